"""The course of a turn (TE-4): what every action does, and what follows from it.

Events (``<kind>``: args; every event names the seat that it is about)::

    leader-placed       leader, square            leader-moved      leader, from, square
    leader-withdrawn    leader, square            leader-home       leader, square, cause (revolt, war, homeless)
    tile-placed         tile, square              scored            points, colour, cause (see ``awards``)
    united              square, wars              war-due           as war-begun, when several colours are open
    revolt-begun        leader, colour, tile (that supports), defender_seat, attack, defence; seat: the attacker
    war-begun           the same                  supported         count, tile, strength
    revolt-won          leader, colour, loser_seat, attack, defence, strength, weaker, tie; seat: the winner
    war-won             the same                  war-off           colour: an open war falls away (TE-11.10)
    tiles-lost          count, tile, squares; seat: the loser
    catastrophe-placed  square, tile (what it covers, or None)
    building-placed     building, square          building-moved    building, from, square
    building-returned   building, square          declined          what (building, monument)
    monument-built      first, second (colours), square             ziggurat-built  square
    treasures-taken     count, squares            passed
    exchanged           count, own: tiles         drawn             count, own: tiles
    point-due           the ziggurat's, whose colour is asked for
    turn-ended                                    game-over         reason (treasures, bag)
"""

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.contract import Outcome
from rules.core.event import Event
from rules.tigris_euphrates import buildings, conflict, monuments, treasures
from rules.tigris_euphrates.actions import (
    Building,
    Catastrophe,
    Decline,
    Exchange,
    Leader,
    Leave,
    Monument,
    Pass,
    Point,
    Support,
    TigrisAction,
    Tile,
    War,
    Withdraw,
    Ziggurat,
)
from rules.tigris_euphrates.awards import award, send_homeless_home, touched
from rules.tigris_euphrates.bag import draw, refill, words
from rules.tigris_euphrates.board import LEADERS, NAMES, TILES
from rules.tigris_euphrates.kingdoms import owner_in, realm_of, region
from rules.tigris_euphrates.placement import point_taker
from rules.tigris_euphrates.setup import LAST_TREASURES
from rules.tigris_euphrates.state import ACTIONS, Conflict, Ended, TigrisPublic, TigrisState, plus
from rules.tigris_euphrates.strength import open_wars


def to_act(state: TigrisPublic) -> tuple[int, ...]:
    """The seat that owes the decision now (TE-23)."""
    match state.phase:
        case "over":
            return ()
        case "attack" | "defence":
            assert state.conflict is not None
            return (state.conflict.attacker if state.phase == "attack" else state.conflict.defender,)
        case "treasure":
            return (treasures.claims(state)[0][0],)
        case _:
            return (state.active,)


def take(state: TigrisState, seat: int, action: TigrisAction) -> Outcome[TigrisState]:
    """What a legal action of ``seat``, the one to act, leads to."""
    log: list[Event] = []
    match action:
        case Tile(colour=colour, square=square):
            state = _place_tile(state, colour, square, log)
        case Leader(colour=colour, square=square):
            state = _position(state, colour, square, log)
        case Support(count=count):
            return _support(state, count)
        case Exchange(tiles=tiles):
            return _exchange(state, tiles)
        case Withdraw(colour=colour):
            state = _withdraw(state, colour, log)
        case Catastrophe(square=square):
            state = _ruin(state, square, log)
        case War(colour=colour):
            war = next(war for war in open_wars(state) if war.colour == colour)
            state = conflict.begin(state, war, log)
        case Building(square=square):
            state = _offer_monument(buildings.put(state, square, log), log)
        case Monument() | Ziggurat():
            state = _close_action(monuments.build(state, action, log), log)
        case Decline():
            state = _decline(state, log)
        case Leave(square=square):
            return _leave(state, square)
        case Point(colour=colour):
            return _end_turn(award(state, state.active, colour, 1, "ziggurat", log), log)
        case Pass():
            log.append(Event("passed", state.active))
            state = _close_action(touched(state), log)
        case _:
            if not monuments.owes_ziggurat_point(state, state.active):
                return _end_turn(state, log)
            state = replace(state, phase="ziggurat")
            log.append(Event("point-due", state.active))
    return Outcome(state, tuple(log))


# --- actions (TE-5 to TE-8) -------------------------------------------------------------------------------------------


def _position(state: TigrisState, colour: int, square: int, log: list[Event]) -> TigrisState:
    """A leader comes to ``square``; a leader of its colour in the kingdom it joins means revolt (TE-5.9)."""
    seat = state.active
    own = state.leaders[seat]
    origin = own[colour]
    args = {"leader": f"@{LEADERS[colour]}", "square": NAMES[square]}
    if origin is None:
        log.append(Event("leader-placed", seat, args))
    else:
        log.append(Event("leader-moved", seat, {**args, "from": NAMES[origin]}))
        state = touched(replace(state, leaders=with_item(state.leaders, seat, with_item(own, colour, None))), origin)
    joined = realm_of(state).beside(square)
    rival = owner_in(state, joined[0], colour) if joined else None
    state = touched(replace(state, leaders=with_item(state.leaders, seat, with_item(own, colour, square))), square)
    if rival is not None:
        return conflict.begin(state, Conflict("revolt", colour, seat, rival), log)
    return _close_action(state, log)


def _withdraw(state: TigrisState, colour: int, log: list[Event]) -> TigrisState:
    seat = state.active
    square = state.leaders[seat][colour]
    assert square is not None
    log.append(Event("leader-withdrawn", seat, {"leader": f"@{LEADERS[colour]}", "square": NAMES[square]}))
    own = with_item(state.leaders[seat], colour, None)
    return _close_action(touched(replace(state, leaders=with_item(state.leaders, seat, own)), square), log)


def _place_tile(state: TigrisState, colour: int, square: int, log: list[Event]) -> TigrisState:
    """The tile scores (TE-6.8, TE-6.9) or unites two kingdoms (TE-6.11)."""
    seat = state.active
    log.append(Event("tile-placed", seat, {"tile": f"@{TILES[colour]}", "square": NAMES[square]}))
    joined = realm_of(state).beside(square)
    taker = point_taker(state, joined[0], colour) if len(joined) == 1 else None
    state = replace(
        state,
        tiles=with_item(state.tiles, colour, state.tiles[colour] | 1 << square),
        hands=with_item(state.hands, seat, plus(state.hands[seat], colour, -1)),
        placed=square,
        union=square if len(joined) > 1 else None,
    )
    state = touched(state, square)
    if taker is not None:
        owner, leader = taker
        state = award(state, owner, colour, 1, "tile" if leader == colour else "king", log)
        stands = state.buildings[colour]
        if stands is not None and region(state.solid, 1 << square) >> stands & 1:
            state = award(state, owner, colour, 1, "building", log)
    if state.union is not None:
        wars = open_wars(state)
        log.append(Event("united", seat, {"square": NAMES[square], "wars": len(wars)}))
        if len(wars) > 1:
            log.extend(Event("war-due", war.attacker, conflict.forecast(state, war)) for war in wars)
        return _fight_on(state, log)
    return _offer_building(state, log)


def _ruin(state: TigrisState, square: int, log: list[Event]) -> TigrisState:
    """A catastrophe; the tile below is out of the game, leaders may become homeless (TE-7.4, TE-7.6)."""
    seat = state.active
    covered = next((colour for colour, squares in enumerate(state.tiles) if squares >> square & 1), None)
    tile = None if covered is None else f"@{TILES[covered]}"
    log.append(Event("catastrophe-placed", seat, {"square": NAMES[square], "tile": tile}))
    if covered is not None:
        tiles = with_item(state.tiles, covered, state.tiles[covered] & ~(1 << square))
        state = replace(state, tiles=tiles, removed=plus(state.removed, covered, 1))
    left = with_item(state.catastrophes, seat, state.catastrophes[seat] - 1)
    state = touched(replace(state, ruins=state.ruins | 1 << square, catastrophes=left), square)
    return _close_action(send_homeless_home(state, log), log)


def _exchange(state: TigrisState, tiles: tuple[int, ...]) -> Outcome[TigrisState]:
    """Tiles go face down, as many are drawn; a bag that cannot give them ends the game at once (TE-8.6)."""
    seat = state.active
    count = sum(tiles)
    log = [Event("exchanged", seat, {"count": count}, {seat: {"tiles": words(tiles)}})]
    hand = tuple(held - given for held, given in zip(state.hands[seat], tiles, strict=True))
    discarded = tuple(map(sum, zip(state.discarded, tiles, strict=True)))
    shown = touched(replace(state, hands=with_item(state.hands, seat, hand), discarded=discarded))
    if count > len(shown.bag):
        return Outcome(_over(shown, "bag", log), tuple(log), shown)
    after = _close_action(draw(shown, seat, count, log), log)
    return Outcome(after, tuple(log), shown)


# --- conflicts (TE-9 to TE-11) ----------------------------------------------------------------------------------------


def _support(state: TigrisState, count: int) -> Outcome[TigrisState]:
    """The attacker's, or the defender's, support, which nobody can take back (TE-23.2): the last event carries the
    fence, and all of the outcome follows from what its seat knows, so that a preview may show it."""
    fought = state.conflict
    assert fought is not None
    log: list[Event] = []
    if state.phase == "attack":
        state = conflict.commit(state, fought, fought.attacker, count, log)
        state = replace(state, conflict=replace(fought, committed=count), phase="defence")
    else:
        state = conflict.commit(state, fought, fought.defender, count, log)
        state = conflict.resolve(state, fought, count, log)
        state = _close_action(state, log) if fought.kind == "revolt" else _fight_on(state, log)
    log[-1] = replace(log[-1], reveals=True)
    return Outcome(state, tuple(log))


def _fight_on(state: TigrisState, log: list[Event]) -> TigrisState:
    """The next war, a choice between several, or the end of them all (TE-11.2, TE-11.12)."""
    wars = open_wars(state)
    if len(wars) > 1:
        return replace(state, phase="war")
    if wars:
        return conflict.begin(state, wars[0], log)
    return _offer_building(replace(state, union=None), log)


# --- the rest of an action (TE-4.4) -----------------------------------------------------------------------------------


def _offer_building(state: TigrisState, log: list[Event]) -> TigrisState:
    if buildings.sites(state):
        return replace(state, phase="building")
    return _offer_monument(state, log)


def _offer_monument(state: TigrisState, log: list[Event]) -> TigrisState:
    if monuments.offers(state):
        return replace(state, phase="monument")
    return _close_action(state, log)


def _decline(state: TigrisState, log: list[Event]) -> TigrisState:
    log.append(Event("declined", state.active, {"what": state.phase}))
    return _offer_monument(state, log) if state.phase == "building" else _close_action(state, log)


def _leave(state: TigrisState, square: int) -> Outcome[TigrisState]:
    """A trader's owner takes all treasures of the kingdom but this one (TE-13.2). Only the active player may take back
    what was done in the turn (TE-23.2): with another player's choice the last event carries the fence."""
    log: list[Event] = []
    seat, lying = treasures.claims(state)[0]
    after = _close_action(treasures.take(state, seat, lying & ~(1 << square), log), log)
    if seat != state.active:
        log[-1] = replace(log[-1], reveals=True)
    return Outcome(after, tuple(log))


def _close_action(state: TigrisState, log: list[Event]) -> TigrisState:
    """Treasures are handed out, then the action is over (TE-13, TE-4.4)."""
    state = treasures.hand_over(replace(state, phase="action"), log)
    if state.phase == "treasure":
        return state
    left = state.actions - 1
    return replace(state, actions=left, placed=None, phase="action" if left else "confirm")


# --- the end of the turn and of the game (TE-14, TE-15) ---------------------------------------------------------------


def _end_turn(state: TigrisState, log: list[Event]) -> Outcome[TigrisState]:
    """Monuments pay, hands are filled, then the next turn or the end. A preview shows what happens before the draw."""
    shown = monuments.income(state, log)
    log.append(Event("turn-ended", state.active, reveals=True))
    after, enough = refill(shown, log)
    if not enough or after.treasures.bit_count() <= LAST_TREASURES:
        reason: Ended = "treasures" if enough else "bag"
        return Outcome(_over(after, reason, log), tuple(log), shown)
    following = (after.active + 1) % after.seats
    after = replace(after, active=following, turn=after.turn + 1, actions=ACTIONS, phase="action", begun=False)
    return Outcome(after, tuple(log), shown)


def _over(state: TigrisState, reason: Ended, log: list[Event]) -> TigrisState:
    log.append(Event("game-over", None, {"reason": reason}, reveals=True))
    return replace(state, phase="over", ended=reason, actions=0)
