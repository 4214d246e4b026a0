"""Why an action is refused: all reason ids and the rules behind them."""

from typing import Any

from rules.core.contract import Refusal
from rules.iwari.actions import Draw, End, Feat, IwariAction, Place, Skip, Space, Swap, Take
from rules.iwari.feats import KINDS, free_spaces
from rules.iwari.legal import payments
from rules.iwari.maps import BIOME_OF, BIOMES, PER_TERRITORY, SPACES, TERRITORIES
from rules.iwari.state import IwariState

REASONS: dict[str, str] = {
    "game-over": "IW-6.4",
    "iw-not-your-turn": "IW-3.1",
    "iw-space-first": "IW-4.7",
    "iw-feat-first": "IW-12.7",
    "iw-third-first": "IW-11.4",
    "iw-draw-first": "IW-5.3",
    "iw-end-first": "IW-5.3",
    "iw-act-first": "IW-3.1",
    "iw-third-never-swaps": "IW-11.4",
    "iw-third-can-place": "IW-11.4",
    "iw-no-such-territory": "IW-1.4",
    "iw-first-piece-alone": "IW-4.4",
    "iw-no-free-space": "IW-4.7",
    "iw-no-tents-left": "IW-4.11",
    "iw-no-totems-left": "IW-4.11",
    "iw-no-totem-space": "IW-14.2",
    "iw-totem-limit": "IW-4.8",
    "iw-pair-of-own-biome": "IW-4.6",
    "iw-no-pair": "IW-4.5",
    "iw-no-matching-card": "IW-4.5",
    "iw-no-such-space": "IW-1.9",
    "iw-other-territory": "IW-4.3",
    "iw-space-taken": "IW-4.7",
    "iw-feat-not-there": "IW-12.7",
    "iw-card-not-in-hand": "IW-5.1",
    "iw-card-not-face-up": "IW-5.2",
    "iw-deck-empty": "IW-5.5",
}
"""Reason id -> the rule it usually stands for. Feats name their own rule."""

FEAT_RULES = {"unity": "IW-12.3", "discovery": "IW-12.4", "honour": "IW-12.5", "awe": "IW-12.6"}


def _because(reason: str, rule: str = "", **args: Any) -> Refusal:
    return Refusal(rule or REASONS[reason], reason, args)


def refuse(state: IwariState, seat: int, action: IwariAction) -> Refusal:
    """The first rule that an action which is not legal here breaks."""
    if state.over:
        return _because("game-over")
    if seat != state.active:
        return _because("iw-not-your-turn", active_seat=state.active)
    return _refuse_phase(state, action) or _refuse_action(state, action)


_ASKED: dict[str, tuple[tuple[type, ...], str]] = {
    "act": ((Place, Swap), "iw-act-first"),
    "third": ((Place, Skip), "iw-third-first"),
    "space": ((Space,), "iw-space-first"),
    "draw": ((Take, Draw), "iw-draw-first"),
    "end": ((End,), "iw-end-first"),
}
"""Phase -> the kinds of actions it asks for, and the refusal of all others."""


def _refuse_phase(state: IwariState, action: IwariAction) -> Refusal | None:
    """Whether something else is asked for now."""
    if state.phase in KINDS:
        asked = isinstance(action, Feat)
        return None if asked else _because("iw-feat-first", FEAT_RULES[state.phase], feat=f"@{state.phase}")
    if state.phase == "third" and isinstance(action, Swap):
        return _because("iw-third-never-swaps")
    kinds, reason = _ASKED[state.phase]
    if isinstance(action, kinds):
        return None
    args: dict[str, Any] = {}
    if state.phase == "draw":
        args = {"count": state.to_draw_with(len(state.deck), sum(state.hand))}
    if state.phase == "space" and state.placing is not None:
        args = {"territory": TERRITORIES[state.placing.territory], "count": state.placing.tents}
    return _because(reason, "IW-2.8" if state.drafting else "", **args)


def _refuse_action(state: IwariState, action: IwariAction) -> Refusal:
    match action:
        case Place():
            return _refuse_place(state, action)
        case Space(space=space):
            return _refuse_space(state, space)
        case Feat(where=where):
            return _because("iw-feat-not-there", FEAT_RULES[state.phase], feat=f"@{state.phase}", where=where)
        case Swap(card=card):
            return _because("iw-card-not-in-hand", card=f"@{BIOMES[card]}")
        case Take(card=card):
            return _because("iw-card-not-face-up", card=f"@{BIOMES[card]}")
        case Draw():
            return _because("iw-deck-empty")
        case _:
            return _because("iw-third-can-place")


def _refuse_place(state: IwariState, action: Place) -> Refusal:
    """What stands in the way on the map, then what is wrong with the payment."""
    territory, name = action.territory, TERRITORIES[action.territory]
    if territory not in state.ground.territories:
        return _because("iw-no-such-territory", territory=name)
    return _refuse_pieces(state, action) or _refuse_payment(state, action)


def _refuse_pieces(state: IwariState, action: Place) -> Refusal | None:
    tribe, territory, name = state.tribe, action.territory, TERRITORIES[action.territory]
    tents, totems = action.tents, action.totems
    counts, stack = state.tents_in(territory), len(state.stacks[territory])
    if totems and territory not in state.ground.totems:
        return _because("iw-no-totem-space", territory=name)
    if tents + totems > 1 and not any(counts) and not stack:
        return _because("iw-first-piece-alone", territory=name)
    if tents > state.tents_left(tribe):
        return _because("iw-no-tents-left", count=state.tents_left(tribe))
    if totems > state.totems_left(tribe):
        return _because("iw-no-totems-left", count=state.totems_left(tribe))
    free = free_spaces(state, territory).bit_count()
    if tents > free:
        return _because("iw-no-free-space", territory=name, count=free)
    most = max(*counts, counts[tribe] + tents)
    if totems and stack + totems > most:
        return _because("iw-totem-limit", territory=name, most=most, count=stack)
    return None


def _refuse_payment(state: IwariState, action: Place) -> Refusal:
    biome, count = BIOME_OF[action.territory], action.tents + action.totems
    if action.pair == BIOMES[biome]:
        return _because("iw-pair-of-own-biome", card=f"@{action.pair}")
    if action.pair and action.pair not in payments(state.hand, biome)[1]:
        return _because("iw-no-pair", card=f"@{action.pair}")
    needed = count - bool(action.pair)
    return _because("iw-no-matching-card", card=f"@{BIOMES[biome]}", count=state.hand[biome], needed=needed)


def _refuse_space(state: IwariState, space: int) -> Refusal:
    placing = state.placing
    assert placing is not None
    if not state.ground.all_spaces >> space & 1:
        return _because("iw-no-such-space", space=SPACES[space])
    if space // PER_TERRITORY != placing.territory:
        return _because("iw-other-territory", space=SPACES[space], territory=TERRITORIES[placing.territory])
    return _because("iw-space-taken", space=SPACES[space])
