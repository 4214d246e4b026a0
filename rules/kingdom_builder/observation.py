"""What a viewer may know of a position (KB-12.1, KB-12.2), and states that fit what is known."""

from collections import Counter

import msgspec

from rules.core.bits import cells_of, mask_of
from rules.core.chance import Chance, Dice
from rules.core.contract import Observation
from rules.kingdom_builder.board import CARDS, Quadrant, board_of
from rules.kingdom_builder.scoring import breakdown, result
from rules.kingdom_builder.state import COPIES, KingdomState, Lifted, Phase, Tile


class Location(msgspec.Struct, frozen=True):
    """A location hex and how many tiles are left on it."""

    hex: int
    kind: str
    left: int


class KingdomObservation(Observation, frozen=True, kw_only=True):
    """One viewer's knowledge. Tuples go over seats unless said otherwise; hexes ascend.

    ``terrain`` are the 400 letters of the board, ``board`` its four quadrants. ``card`` is the revealed card of the
    active seat, ``hand`` the viewer's own hidden one, ``hidden`` tells who holds a hidden card, ``kept`` are played
    cards that stay with their owners in the last round (KB-4.8), ``deck`` is the size of the draw pile. ``due`` are
    the mandatory placements still owed. ``last`` are the hexes filled or reached in this turn when it has ``begun``,
    else in the turn before. ``scores`` has (category, gold) pairs by seat, or is ``None`` while it is not shown.
    """

    seats: int
    options: dict[str, str]
    board: tuple[Quadrant, ...]
    terrain: str
    builders: tuple[str, ...]
    settlements: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    locations: tuple[Location, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    taken: tuple[tuple[int, ...], ...]
    active: int
    first: int
    round: int
    final_round: bool
    phase: Phase
    placed: int
    due: int
    mandatory_over: bool
    lifted: Lifted | None
    card: str | None
    hand: str | None
    hidden: tuple[bool, ...]
    kept: tuple[str, ...]
    deck: int
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    last: tuple[int, ...]
    begun: bool
    running_scores: bool
    scores: tuple[tuple[tuple[str, int], ...], ...] | None


def observe(state: KingdomState, viewer: int | None) -> KingdomObservation:
    """What ``viewer`` (``None``: a spectator) may know of ``state``."""
    board = board_of(state.board)
    running = state.options["running_scores"] == "on"
    hand = "" if viewer is None else state.hands[viewer]
    return KingdomObservation(
        viewer=viewer,
        to_act=() if state.over else (state.active,),
        over=state.over,
        result=result(state),
        seats=state.seats,
        options=state.options,
        board=state.board,
        terrain=board.terrain,
        builders=state.builders,
        settlements=tuple(tuple(cells_of(own)) for own in state.settlements),
        supply=state.supply,
        locations=tuple(map(Location, board.locations, board.kinds, state.left)),
        tiles=state.tiles,
        taken=tuple(tuple(cells_of(origins)) for origins in state.taken),
        active=state.active,
        first=state.first,
        round=state.round,
        final_round=state.final_round,
        phase=state.phase,
        placed=state.placed,
        due=state.due,
        mandatory_over=state.mandatory_over,
        lifted=state.lifted,
        card=state.card or None,
        hand=hand or None,
        hidden=tuple(bool(card) for card in state.hands),
        kept=state.kept,
        deck=len(state.deck),
        discards=state.discards,
        removed=state.removed,
        last=state.last,
        begun=state.begun,
        running_scores=running,
        scores=_scores(state) if running or state.over else None,
    )


def _scores(state: KingdomState) -> tuple[tuple[tuple[str, int], ...], ...]:
    rows = breakdown(state)
    return tuple(tuple((category, gold[seat]) for category, gold in rows) for seat in range(state.seats))


def unseen_cards(observation: KingdomObservation) -> tuple[str, ...]:
    """The cards of the 25 that the viewer sees nowhere, sorted by terrain: hidden hands and the draw pile."""
    seen = Counter((*observation.discards, *observation.removed, *observation.kept))
    seen.update(card for card in (observation.card, observation.hand) if card)
    return tuple(card for card in CARDS for _ in range(COPIES - seen[card]))


def resample_from(observation: KingdomObservation, dice: Dice) -> KingdomState:
    """A state that gives this observation: the other hands and the draw pile are drawn anew from the unseen cards."""
    cards = iter(dice.shuffled(unseen_cards(observation)))
    hands = tuple(
        (observation.hand or "") if seat == observation.viewer else next(cards) if hidden else ""
        for seat, hidden in enumerate(observation.hidden)
    )
    return KingdomState(
        chance=Chance(dice.branch()),
        options=observation.options,
        board=observation.board,
        builders=observation.builders,
        settlements=tuple(mask_of(own) for own in observation.settlements),
        supply=observation.supply,
        tiles=observation.tiles,
        taken=tuple(mask_of(origins) for origins in observation.taken),
        left=tuple(location.left for location in observation.locations),
        active=observation.active,
        first=observation.first,
        card=observation.card or "",
        hands=hands,
        deck=tuple(cards),
        discards=observation.discards,
        removed=observation.removed,
        kept=observation.kept,
        placed=observation.placed,
        mandatory_over=observation.mandatory_over,
        lifted=observation.lifted,
        round=observation.round,
        final_round=observation.final_round,
        over=observation.over,
        last=observation.last,
        begun=observation.begun,
    )
