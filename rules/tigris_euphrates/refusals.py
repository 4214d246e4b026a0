"""Why an action is refused: all reason ids and the rules behind them."""

from typing import Any

from rules.core.contract import Refusal
from rules.tigris_euphrates import monuments, treasures
from rules.tigris_euphrates.actions import (
    Building,
    Catastrophe,
    Decline,
    End,
    Exchange,
    Leader,
    Leave,
    Monument,
    Point,
    Support,
    TigrisAction,
    Tile,
    War,
    Withdraw,
    Ziggurat,
)
from rules.tigris_euphrates.board import (
    BLOCKS,
    BLUE,
    BUILDINGS,
    COLOURS,
    LEADERS,
    NAMES,
    NEIGHBOURS,
    PAIRS,
    RED,
    SQUARES,
    TILES,
)
from rules.tigris_euphrates.buildings import LINE, length, runs
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.state import Phase, TigrisState
from rules.tigris_euphrates.strength import fitting_colour, parties
from rules.tigris_euphrates.turn import to_act

REASONS: dict[str, str] = {
    "game-over": "TE-15",
    "te-not-your-turn": "TE-4.1",
    "te-not-asked": "TE-23.5",
    "te-war-first": "TE-11.2",
    "te-support-first": "TE-9.3",
    "te-building-first": "TE-19.6",
    "te-monument-first": "TE-12.1",
    "te-treasure-first": "TE-13.3",
    "te-actions-used": "TE-4.5",
    "te-point-first": "TE-18.6",
    "te-actions-left": "TE-4.2",
    "te-no-war": "TE-11.2",
    "te-no-conflict": "TE-9.3",
    "te-no-building": "TE-19.3",
    "te-no-monument": "TE-12.1",
    "te-nothing-to-decline": "TE-12.5",
    "te-no-treasures": "TE-13.1",
    "te-no-point": "TE-18.6",
    "te-no-such-square": "TE-3.1",
    "te-occupied": "TE-6.1",
    "te-ruined": "TE-7.4",
    "te-leader-same-square": "TE-5.6",
    "te-leader-on-river": "TE-5.2",
    "te-leader-no-temple": "TE-5.2",
    "te-leader-joins-kingdoms": "TE-5.4",
    "te-leader-not-on-board": "TE-5.1",
    "te-tile-not-held": "TE-6.1",
    "te-farm-on-land": "TE-6.2",
    "te-tile-on-river": "TE-6.2",
    "te-three-kingdoms": "TE-6.3",
    "te-no-catastrophe": "TE-7.1",
    "te-catastrophe-on-leader": "TE-7.3",
    "te-catastrophe-on-treasure": "TE-7.3",
    "te-catastrophe-on-monument": "TE-7.3",
    "te-catastrophe-on-building": "TE-19.11",
    "te-catastrophe-on-ruin": "TE-7.3",
    "te-exchange-count": "TE-8.1",
    "te-war-not-open": "TE-11.2",
    "te-support-not-held": "TE-9.3",
    "te-english-attack": "TE-20.2",
    "te-english-defence": "TE-20.3",
    "te-building-not-longer": "TE-19.4",
    "te-building-off-line": "TE-19.3",
    "te-monument-built": "TE-12.2",
    "te-monument-colour": "TE-12.2",
    "te-monument-square": "TE-12.1",
    "te-monument-without-tile": "TE-12.4",
    "te-ziggurat-off": "TE-16.1",
    "te-ziggurat-built": "TE-18.1",
    "te-ziggurat-no-cross": "TE-18.2",
    "te-leave-not-there": "TE-13.2",
    "te-leave-priority": "TE-13.2",
}
"""Reason id -> the rule it usually stands for."""

_AWAITED: dict[Phase, str] = {
    "war": "te-war-first",
    "attack": "te-support-first",
    "defence": "te-support-first",
    "building": "te-building-first",
    "monument": "te-monument-first",
    "treasure": "te-treasure-first",
    "confirm": "te-actions-used",
    "ziggurat": "te-point-first",
}


def _because(reason: str, rule: str = "", **args: Any) -> Refusal:
    return Refusal(rule or REASONS[reason], reason, args)


def refuse(state: TigrisState, seat: int, action: TigrisAction) -> Refusal:
    """The first rule that an action which is not legal here breaks."""
    if state.phase == "over":
        return _because("game-over")
    asked = to_act(state)
    if seat not in asked:
        if asked[0] == state.active:
            return _because("te-not-your-turn", active_seat=state.active)
        return _because("te-not-asked", asked_seat=asked[0])
    return _refuse_other_time(state, action) or _refuse_content(state, action)


def _refuse_other_time(state: TigrisState, action: TigrisAction) -> Refusal | None:
    """Actions that answer another question than the one that is open."""
    answers, reason = _question_of(action)
    if state.phase in answers:
        return None
    if state.phase == "action":
        return _because(reason, actions=state.actions)
    return _because(_AWAITED[state.phase])


def _question_of(action: TigrisAction) -> tuple[tuple[Phase, ...], str]:
    """In which phases an action can be an answer, and why it is none while an action of the turn is due."""
    match action:
        case War():
            return ("war",), "te-no-war"
        case Support():
            return ("attack", "defence"), "te-no-conflict"
        case Building():
            return ("building",), "te-no-building"
        case Monument() | Ziggurat():
            return ("monument",), "te-no-monument"
        case Decline():
            return ("building", "monument"), "te-nothing-to-decline"
        case Leave():
            return ("treasure",), "te-no-treasures"
        case End():
            return ("confirm",), "te-actions-left"
        case Point():
            return ("ziggurat",), "te-no-point"
        case _:
            return ("action",), ""


def _refuse_content(state: TigrisState, action: TigrisAction) -> Refusal:
    match action:
        case Leader(colour=colour, square=square):
            return _refuse_leader(state, colour, square)
        case Withdraw(colour=colour):
            return _because("te-leader-not-on-board", leader=f"@{LEADERS[colour]}")
        case Tile(colour=colour, square=square):
            return _refuse_tile(state, colour, square)
        case Catastrophe(square=square):
            return _refuse_catastrophe(state, square)
        case Exchange(tiles=tiles):
            return _refuse_exchange(state, tiles)
        case War(colour=colour):
            return _because("te-war-not-open", colour=f"@{COLOURS[colour]}")
        case Support(count=count):
            return _refuse_support(state, count)
        case Building(square=square):
            return _refuse_building(state, square)
        case Monument(pair=pair, square=square):
            return _refuse_monument(state, pair, square)
        case Leave(square=square):
            return _refuse_leave(state, square)
        case _:
            return _refuse_ziggurat(state, action)


def _refuse_square(state: TigrisState, square: int, rule: str) -> Refusal | None:
    """Whether a square is none at all, ruined or taken."""
    if not 0 <= square < SQUARES:
        return _because("te-no-such-square", square=str(square))
    if state.ruins >> square & 1:
        return _because("te-ruined", square=NAMES[square])
    if state.solid >> square & 1:
        return _because("te-occupied", rule, square=NAMES[square])
    return None


def _refuse_leader(state: TigrisState, colour: int, square: int) -> Refusal:
    args = {"leader": f"@{LEADERS[colour]}"}
    origin = state.leaders[state.active][colour]
    if square == origin:
        return _because("te-leader-same-square", square=NAMES[square], **args)
    taken = _refuse_square(state, square, "TE-5.2")
    if taken is not None:
        return taken
    args["square"] = NAMES[square]
    if not state.map.land >> square & 1:
        return _because("te-leader-on-river", **args)
    if not NEIGHBOURS[square] & state.tiles[RED]:
        return _because("te-leader-no-temple", **args)
    return _because("te-leader-joins-kingdoms", **args)


def _refuse_tile(state: TigrisState, colour: int, square: int) -> Refusal:
    tile = f"@{TILES[colour]}"
    if not state.hands[state.active][colour]:
        return _because("te-tile-not-held", tile=tile, held=0)
    taken = _refuse_square(state, square, "TE-6.1")
    if taken is not None:
        return taken
    if not state.map.ground[colour] >> square & 1:
        reason = "te-farm-on-land" if colour == BLUE else "te-tile-on-river"
        return _because(reason, tile=tile, square=NAMES[square])
    return _because("te-three-kingdoms", square=NAMES[square], kingdoms=len(realm_of(state).beside(square)))


def _refuse_catastrophe(state: TigrisState, square: int) -> Refusal:
    if not state.catastrophes[state.active]:
        return _because("te-no-catastrophe")
    if not 0 <= square < SQUARES:
        return _because("te-no-such-square", square=str(square))
    lying = [
        (state.ruins, "te-catastrophe-on-ruin"),
        (state.led, "te-catastrophe-on-leader"),
        (state.flipped, "te-catastrophe-on-monument"),
        (state.treasures, "te-catastrophe-on-treasure"),
    ]
    reason = next((reason for squares, reason in lying if squares >> square & 1), "te-catastrophe-on-building")
    return _because(reason, square=NAMES[square])


def _refuse_exchange(state: TigrisState, tiles: tuple[int, ...]) -> Refusal:
    for colour, (held, given) in enumerate(zip(state.hands[state.active], tiles, strict=False)):
        if given > held:
            return _because("te-tile-not-held", "TE-8.1", tile=f"@{TILES[colour]}", held=held)
    return _because("te-exchange-count")


def _refuse_support(state: TigrisState, count: int) -> Refusal:
    fought = state.conflict
    assert fought is not None
    seat = fought.attacker if state.phase == "attack" else fought.defender
    colour = fitting_colour(fought)
    held = state.hands[seat][colour]
    if not 0 <= count <= held:
        return _because("te-support-not-held", held=held, tile=f"@{TILES[colour]}")
    attacker, defender = parties(state, fought)
    if fought.committed is None:
        return _because("te-english-attack", attack=attacker.strength, defence=defender.strength)
    return _because("te-english-defence", attack=attacker.total, defence=defender.strength)


def _refuse_building(state: TigrisState, square: int) -> Refusal:
    colour = monuments.placed_colour(state)
    if not 0 <= square < SQUARES:
        return _because("te-no-such-square", square=str(square))
    assert state.placed is not None
    args = {"building": f"@{BUILDINGS[colour]}", "square": NAMES[square]}
    lines = runs(state.tiles[colour], state.placed)
    line = max((line.bit_count() for line in lines if line >> square & 1), default=0)
    stands = state.buildings[colour]
    if line >= LINE and stands is not None:
        return _because("te-building-not-longer", length=length(state.tiles[colour], stands), **args)
    return _because("te-building-off-line", **args)


def _refuse_monument(state: TigrisState, pair: int, square: int) -> Refusal:
    colour = monuments.placed_colour(state)
    assert state.placed is not None
    if pair not in range(len(PAIRS)) or square not in BLOCKS:
        return _because("te-monument-square", square=NAMES[square] if square in range(SQUARES) else str(square))
    args = {"first": f"@{COLOURS[PAIRS[pair][0]]}", "second": f"@{COLOURS[PAIRS[pair][1]]}"}
    if pair not in state.unbuilt:
        return _because("te-monument-built", **args)
    if colour not in PAIRS[pair]:
        return _because("te-monument-colour", tile=f"@{TILES[colour]}", **args)
    if not BLOCKS[square] >> state.placed & 1:
        return _because("te-monument-without-tile", square=NAMES[square], placed=NAMES[state.placed])
    return _because("te-monument-square", square=NAMES[square])


def _refuse_ziggurat(state: TigrisState, action: TigrisAction) -> Refusal:
    if state.options["monuments"] != "ziggurat":
        return _because("te-ziggurat-off")
    if state.ziggurat is not None:
        return _because("te-ziggurat-built")
    square = action.square if isinstance(action, Ziggurat) else -1
    return _because("te-ziggurat-no-cross", square=NAMES[square] if square in range(SQUARES) else str(square))


def _refuse_leave(state: TigrisState, square: int) -> Refusal:
    _, lying = treasures.claims(state)[0]
    if square not in range(SQUARES) or not lying >> square & 1:
        return _because("te-leave-not-there", square=NAMES[square] if square in range(SQUARES) else str(square))
    return _because("te-leave-priority", square=NAMES[square])
