"""What a viewer may know of a position (TE-22), and states that fit what is known."""

import msgspec

from rules.core.bits import cells_of, mask_of
from rules.core.chance import Chance, Dice
from rules.core.contract import Result
from rules.tigris_euphrates.bag import counted
from rules.tigris_euphrates.board import COUNTS, MAPS, PAIRS
from rules.tigris_euphrates.kingdoms import leaders_in, realm_of
from rules.tigris_euphrates.scoring import finals, result
from rules.tigris_euphrates.state import Conflict, Kind, Phase, Raised, TigrisState, Tower
from rules.tigris_euphrates.strength import fitting_colour, open_wars, parties
from rules.tigris_euphrates.treasures import claimant


class Kingdom(msgspec.Struct, frozen=True):
    """A region with leaders. ``leaders`` are (seat, colour); ``strength`` counts its face-up tiles by colour;
    ``monuments`` are places in ``PAIRS``; ``ziggurat`` tells whether it stands here."""

    squares: tuple[int, ...]
    leaders: tuple[tuple[int, int], ...]
    strength: tuple[int, ...]
    treasures: tuple[int, ...]
    monuments: tuple[int, ...]
    ziggurat: bool


class Party(msgspec.Struct, frozen=True):
    """One side of a conflict: the seat, its leader's square, the squares of the tiles that count for it and of its
    whole kingdom, and the hand tiles it has ``committed`` (``None``: not yet decided)."""

    seat: int
    square: int
    tiles: tuple[int, ...]
    kingdom: tuple[int, ...]
    committed: int | None = None

    @property
    def strength(self) -> int:
        """What is known of its strength: board tiles and committed ones."""
        return len(self.tiles) + (self.committed or 0)


class Dispute(msgspec.Struct, frozen=True):
    """A conflict between two leaders of ``colour``; ``support`` is the colour of the tiles that count."""

    kind: Kind
    colour: int
    support: int
    attacker: Party
    defender: Party


class TigrisObservation(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's knowledge.

    Colours are numbered black, red, blue, green (settlement, temple, farm, market; king, priest, farmer, trader;
    palace, library, granary, market hall); tuples over colours go in this order. Squares are ``row * 16 + column``
    and ascend. Tuples over seats are in seat order.

    The board: ``river`` squares (all others are land), face-up ``tiles`` by colour, ``flipped`` tiles (under
    monuments and the ziggurat), ``ruins`` (catastrophes), ``leaders`` by seat and colour (a square, or ``None`` in
    the supply), ``treasures`` on the board and which of them have ``priority``, ``monuments`` built and ``unbuilt``
    (places in ``PAIRS``), the ``ziggurat``, ``buildings`` by colour, and ``kingdoms``, by first leader colour. While
    wars are fought the square ``union`` connects nothing.

    The course: whose turn (``active``), the ``turn``'s number, ``phase``, ``actions`` left in this turn (the one under
    way among them), the square of the tile just ``placed``, the ``conflict`` being fought and all ``wars`` still open
    over the union (the one being fought among them). ``last`` are the squares changed in this turn when it has
    ``begun``, else in the turn before. ``ended`` tells why the game is over.

    The seats: ``dynasties``, ``hand_sizes``, ``catastrophes`` left, ``points`` by colour and treasures ``won``: both
    ``None`` for seats whose totals the viewer may not see (TE-21). ``finals`` are the points by colour after the
    treasures were assigned, once the game is over. ``hand`` are the viewer's tiles by colour.

    ``bag`` is how many tiles are left in it, ``removed`` what left the game openly by colour, ``discarded`` how many
    tiles were exchanged face down.
    """

    viewer: int | None
    to_act: tuple[int, ...]
    over: bool
    result: Result | None
    seats: int
    options: dict[str, str]
    river: tuple[int, ...]
    tiles: tuple[tuple[int, ...], ...]
    flipped: tuple[int, ...]
    ruins: tuple[int, ...]
    leaders: tuple[tuple[int | None, ...], ...]
    treasures: tuple[int, ...]
    priority: tuple[int, ...]
    monuments: tuple[Raised, ...]
    unbuilt: tuple[int, ...]
    ziggurat: Tower | None
    buildings: tuple[int | None, ...]
    kingdoms: tuple[Kingdom, ...]
    active: int
    first: int
    turn: int
    phase: Phase
    actions: int
    placed: int | None
    union: int | None
    conflict: Dispute | None
    wars: tuple[Dispute, ...]
    last: tuple[int, ...]
    begun: bool
    ended: str
    dynasties: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    catastrophes: tuple[int, ...]
    points: tuple[tuple[int, ...] | None, ...]
    won: tuple[int | None, ...]
    finals: tuple[tuple[int, ...], ...] | None
    hand: tuple[int, ...] | None
    bag: int
    removed: tuple[int, ...]
    discarded: int


def to_act(state: TigrisState) -> tuple[int, ...]:
    """The seat that owes the decision now (TE-23)."""
    match state.phase:
        case "over":
            return ()
        case "attack" | "defence":
            assert state.conflict is not None
            return (state.conflict.attacker if state.phase == "attack" else state.conflict.defender,)
        case "treasure":
            return (claimant(state),)
        case _:
            return (state.active,)


def observe(state: TigrisState, viewer: int | None) -> TigrisObservation:
    """What ``viewer`` (``None``: a spectator) may know of ``state``."""
    over = state.phase == "over"
    open_to_all = over or state.options["scoring"] == "open"
    built = {monument.pair for monument in state.monuments}
    return TigrisObservation(
        viewer=viewer,
        to_act=to_act(state),
        over=over,
        result=result(state),
        seats=state.seats,
        options=state.options,
        river=_squares(state.map.river),
        tiles=tuple(map(_squares, state.tiles)),
        flipped=_squares(state.flipped),
        ruins=_squares(state.ruins),
        leaders=state.leaders,
        treasures=_squares(state.treasures),
        priority=_squares(state.treasures & state.map.priority),
        monuments=state.monuments,
        unbuilt=tuple(pair for pair in range(len(PAIRS)) if pair not in built),
        ziggurat=state.ziggurat,
        buildings=state.buildings,
        kingdoms=tuple(_kingdom(state, squares) for squares in realm_of(state).kingdoms),
        active=state.active,
        first=state.first,
        turn=state.turn,
        phase=state.phase,
        actions=state.actions,
        placed=state.placed,
        union=state.union,
        conflict=None if state.conflict is None else _dispute(state, state.conflict),
        wars=tuple(_dispute(state, war) for war in open_wars(state)),
        last=state.last,
        begun=state.begun,
        ended=state.ended,
        dynasties=state.dynasties,
        hand_sizes=tuple(map(sum, state.hands)),
        catastrophes=state.catastrophes,
        points=tuple(own if open_to_all or seat == viewer else None for seat, own in enumerate(state.points)),
        won=tuple(own if open_to_all or seat == viewer else None for seat, own in enumerate(state.won)),
        finals=finals(state) if over else None,
        hand=None if viewer is None else state.hands[viewer],
        bag=len(state.bag),
        removed=state.removed,
        discarded=sum(state.discarded),
    )


def _squares(mask: int) -> tuple[int, ...]:
    return tuple(cells_of(mask))


def _kingdom(state: TigrisState, squares: int) -> Kingdom:
    return Kingdom(
        squares=_squares(squares),
        leaders=tuple(leaders_in(state, squares)),
        strength=tuple((squares & tiles).bit_count() for tiles in state.tiles),
        treasures=_squares(squares & state.treasures),
        monuments=tuple(monument.pair for monument in state.monuments if squares >> monument.square & 1),
        ziggurat=state.ziggurat is not None and bool(squares >> state.ziggurat.square & 1),
    )


def _dispute(state: TigrisState, conflict: Conflict) -> Dispute:
    committed = state.conflict.committed if state.conflict and state.conflict.colour == conflict.colour else None
    now = realm_of(state)
    attacker, defender = (
        Party(side.seat, side.square, _squares(side.tiles), _squares(now.holding(side.square)))
        for side in parties(state, conflict)
    )
    attacker = msgspec.structs.replace(attacker, committed=committed)
    return Dispute(conflict.kind, conflict.colour, fitting_colour(conflict), attacker, defender)


# --- imagining --------------------------------------------------------------------------------------------------------


def unseen(observation: TigrisObservation) -> list[int]:
    """The colours of all tiles that the viewer does not see: in other hands, in the bag, exchanged face down."""
    under: list[Raised | Tower] = [*observation.monuments, *filter(None, [observation.ziggurat])]
    rest = []
    for colour, count in enumerate(COUNTS):
        flipped = sum(raised.squares.bit_count() for raised in under if raised.tile == colour)
        held = observation.hand[colour] if observation.hand else 0
        seen = len(observation.tiles[colour]) + flipped + observation.removed[colour] + held
        rest += [colour] * (count - seen)
    return rest


def resample_from(observation: TigrisObservation, dice: Dice) -> TigrisState:
    """A state that gives this observation: other hands, the bag, the face-down discards and hidden totals are drawn
    anew from what is left."""
    chance = Chance(dice.branch())
    hidden = dice.shuffled(unseen(observation))
    at = 0
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        if seat == observation.viewer and observation.hand is not None:
            hands.append(observation.hand)
        else:
            hands.append(counted(hidden[at : at + size]))
            at += size
    bag = hidden[at : at + observation.bag]
    conflict = observation.conflict
    return TigrisState(
        chance=chance,
        options=observation.options,
        dynasties=observation.dynasties,
        tiles=tuple(map(mask_of, observation.tiles)),
        ruins=mask_of(observation.ruins),
        leaders=observation.leaders,
        treasures=mask_of(observation.treasures),
        won=_imagined_treasures(observation, dice),
        monuments=observation.monuments,
        ziggurat=observation.ziggurat,
        buildings=observation.buildings,
        hands=tuple(hands),
        bag=bag,
        removed=observation.removed,
        discarded=counted(hidden[at + observation.bag :]),
        points=_imagined_points(observation, dice),
        catastrophes=observation.catastrophes,
        active=observation.active,
        first=observation.first,
        turn=observation.turn,
        actions=observation.actions,
        phase=observation.phase,
        placed=observation.placed,
        union=observation.union,
        conflict=None if conflict is None else _imagined_conflict(conflict),
        last=observation.last,
        begun=observation.begun,
        ended=observation.ended,
    )


def _imagined_conflict(dispute: Dispute) -> Conflict:
    attacker = dispute.attacker
    return Conflict(dispute.kind, dispute.colour, attacker.seat, dispute.defender.seat, attacker.committed)


def _imagined_treasures(observation: TigrisObservation, dice: Dice) -> tuple[int, ...]:
    """Treasures taken that the viewer cannot place go to the other seats at random (TE-1.8)."""
    won = [own or 0 for own in observation.won]
    veiled = [seat for seat, own in enumerate(observation.won) if own is None]
    missing = MAPS[observation.options["board"]].temples.bit_count() - len(observation.treasures) - sum(won)
    for _ in range(missing):
        won[dice.pick(veiled)] += 1
    return tuple(won)


def _imagined_points(observation: TigrisObservation, dice: Dice) -> tuple[tuple[int, ...], ...]:
    """Hidden totals are thought to be about as high as the viewer's own; a spectator goes by the turns played."""
    known = next((own for own in observation.points if own is not None), None)
    level = observation.turn // (2 * observation.seats) if known is None else sum(known) // len(known)
    return tuple(tuple(dice.below(2 * level + 2) for _ in COUNTS) if own is None else own for own in observation.points)
