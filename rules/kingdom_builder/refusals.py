"""Why an action is refused: all reason ids and the rules behind them."""

from typing import Any

from rules.core.contract import Refusal
from rules.kingdom_builder.actions import KINDS, Build, End, Extra, KingdomAction, Lift, Put
from rules.kingdom_builder.hexes import EDGE, HEXES, NAMES
from rules.kingdom_builder.state import KingdomState, Lifted
from rules.kingdom_builder.tiles import ground_of

REASONS: dict[str, str] = {
    "game-over": "KB-9.2",
    "kb-not-your-turn": "KB-3.8",
    "kb-put-first": "KB-7.9",
    "kb-nothing-lifted": "KB-7.9",
    "kb-end-too-early": "KB-4.6",
    "kb-mandatory-done": "KB-4.3",
    "kb-supply-empty": "KB-8.1",
    "kb-no-card": "KB-8.4",
    "kb-between-placements": "KB-4.4",
    "kb-no-such-tile": "KB-6.9",
    "kb-tile-fresh": "KB-6.3",
    "kb-tile-used": "KB-4.5",
    "kb-no-such-hex": "KB-2.5",
    "kb-not-buildable": "KB-5.2",
    "kb-occupied": "KB-5.1",
    "kb-wrong-terrain": "KB-4.3",
    "kb-must-touch-own": "KB-5.3",
    "kb-not-edge": "KB-7.4",
    "kb-no-line": "KB-7.5",
    "kb-not-two-straight": "KB-7.8",
    "kb-origin": "KB-7.9",
    "kb-not-own": "KB-7.6",
    "kb-no-target": "KB-7.13",
}
"""Reason id -> the rule it usually stands for. An extra action names its own rule of KB-7 where that says more."""

TILE_RULES: dict[str, str] = {kind: f"KB-7.{number}" for number, kind in enumerate(KINDS, 1)}


def _because(reason: str, rule: str = "", **args: Any) -> Refusal:
    return Refusal(rule or REASONS[reason], reason, args)


def refuse(state: KingdomState, seat: int, action: KingdomAction) -> Refusal:
    """The first rule that an action which is not legal here breaks."""
    if state.over:
        return _because("game-over")
    if seat != state.active:
        return _because("kb-not-your-turn", active=state.active)
    if state.lifted is not None:
        if not isinstance(action, Put):
            return _because("kb-put-first", hex=NAMES[state.lifted.hex], tile=f"@{state.lifted.kind}")
        return _refuse_put(state, state.lifted, action.hex)
    match action:
        case Build(hex=cell):
            return _refuse_build(state, cell)
        case Extra() | Lift():
            return _refuse_tile(state, action)
        case Put():
            return _because("kb-nothing-lifted")
        case End():
            return _because("kb-end-too-early", due=state.due)


def _refuse_build(state: KingdomState, cell: int) -> Refusal:
    if state.mandatory_over:
        if not state.supply[state.active]:
            return _because("kb-supply-empty")
        return _because("kb-mandatory-done") if state.card else _because("kb-no-card")
    return _refuse_hex(state, cell, f"@{state.card}", state.ground.land[state.card], "KB-4.3")


def _refuse_tile(state: KingdomState, action: Extra | Lift) -> Refusal:
    """First whether the tile can be used at all, then what is wrong with the hex."""
    kind, cell = action.kind, action.hex
    held = [tile for tile in state.tiles[state.active] if tile.origin == action.origin and tile.kind == kind]
    if not held or KINDS[kind]["action"] != ("build" if isinstance(action, Extra) else "move"):
        where = NAMES[action.origin] if 0 <= action.origin < HEXES else str(action.origin)
        return _because("kb-no-such-tile", tile=f"@{kind}", origin=where)
    if state.phase == "placing":
        return _because("kb-between-placements", due=state.due)
    if held[0].state == "fresh":
        return _because("kb-tile-fresh", tile=f"@{kind}")
    if held[0].state == "used":
        return _because("kb-tile-used", tile=f"@{kind}")
    if isinstance(action, Lift):
        return _refuse_lift(state, kind, cell)
    if not state.supply[state.active]:
        return _because("kb-supply-empty", TILE_RULES[kind])
    if kind == "oracle" and not state.card:
        return _because("kb-no-card")
    return _refuse_extra(state, kind, cell)


def _refuse_extra(state: KingdomState, kind: str, cell: int) -> Refusal:
    board = state.ground
    rule = TILE_RULES[kind]
    if kind == "tavern":
        return _refuse_ground(state, cell, board.buildable, "", rule) or _because("kb-no-line", hex=NAMES[cell])
    if kind == "tower":
        blocked = _refuse_ground(state, cell, board.buildable, "", rule)
        if blocked is None and not EDGE >> cell & 1:
            return _because("kb-not-edge", hex=NAMES[cell])
    return _refuse_hex(state, cell, _wanted(state, kind), ground_of(kind, board, state.card), rule)


def _refuse_lift(state: KingdomState, kind: str, cell: int) -> Refusal:
    if not 0 <= cell < HEXES:
        return _because("kb-no-such-hex", hex=str(cell))
    if not state.settlements[state.active] >> cell & 1:
        return _because("kb-not-own", TILE_RULES[kind], hex=NAMES[cell])
    if kind == "paddock":
        return _because("kb-no-target", TILE_RULES[kind], hex=NAMES[cell])
    ground = ground_of(kind, state.ground, state.card) & ~state.occupied
    rule = "KB-7.10" if ground else "KB-7.13" if kind == "barn" else TILE_RULES[kind]
    return _because("kb-no-target", rule, hex=NAMES[cell])


def _refuse_put(state: KingdomState, lifted: Lifted, cell: int) -> Refusal:
    if cell == lifted.hex:
        return _because("kb-origin", hex=NAMES[cell])
    ground = ground_of(lifted.kind, state.ground, state.card)
    rule = TILE_RULES[lifted.kind]
    if lifted.kind == "paddock":
        return _refuse_ground(state, cell, ground, "", rule) or _because("kb-not-two-straight", hex=NAMES[cell])
    return _refuse_hex(state, cell, _wanted(state, lifted.kind), ground, rule)


def _wanted(state: KingdomState, kind: str) -> str:
    terrain = KINDS[kind]["terrain"]
    return f"@{state.card if terrain == 'card' else terrain}"


def _refuse_hex(state: KingdomState, cell: int, wanted: str, ground: int, rule: str) -> Refusal:
    """What is wrong with a target hex, where only KB-5.3 is left when nothing else is."""
    return _refuse_ground(state, cell, ground, wanted, rule) or _because("kb-must-touch-own", hex=NAMES[cell])


def _refuse_ground(state: KingdomState, cell: int, ground: int, wanted: str, rule: str) -> Refusal | None:
    """Whether a hex is none at all, can carry no settlement, carries one, or is of the wrong terrain."""
    if not 0 <= cell < HEXES:
        return _because("kb-no-such-hex", hex=str(cell))
    board = state.ground
    terrain = f"@{board.terrain_of(cell)}"
    if not (board.buildable | ground) >> cell & 1:
        return _because("kb-not-buildable", hex=NAMES[cell], terrain=terrain)
    if state.occupied >> cell & 1:
        return _because("kb-occupied", hex=NAMES[cell])
    if not ground >> cell & 1:
        return _because("kb-wrong-terrain", rule, hex=NAMES[cell], terrain=terrain, wanted=wanted)
    return None
