"""Why an action is refused: all reason ids and the rules behind them."""

from typing import Any

from rules.core.contract import Refusal
from rules.sobek.actions import Character, Done, Pick, Recover, Refill, Sell, SobekAction, Take, Token, Turn
from rules.sobek.ankh import takeable
from rules.sobek.legal import CHARACTER_TILE, choices_of, copyable, token_targets
from rules.sobek.market import CELLS, CENTRAL
from rules.sobek.sales import SMALLEST, common_types, later, sale_types, usable
from rules.sobek.state import SobekState, owed
from rules.sobek.tiles import BACKS, DEBEN_ICONS, FACE_RANK, FACE_TILES, FIT, WILD, first_of

REASONS: dict[str, str] = {
    "game-over": "SB-10.1",
    "sb-not-your-turn": "SB-4.2",
    "sb-scribe-first": "SB-9.8",
    "sb-central-first": "SB-4.1",
    "sb-central-after-refill": "SB-6.3",
    "sb-token-first": "SB-7.9",
    "sb-architect-first": "SB-9.10",
    "sb-recover-first": "SB-9.4",
    "sb-orient-first": "SB-5.8",
    "sb-sale-first": "SB-7.1",
    "sb-forced": "SB-4.5",
    "sb-no-such-cell": "SB-2.1",
    "sb-not-central": "SB-6.3",
    "sb-cell-empty": "SB-5.1",
    "sb-cell-is-ankh": "SB-2.3",
    "sb-not-on-line": "SB-5.1",
    "sb-say-keep-or-deben": "SB-5.5",
    "sb-no-deben-icon": "SB-5.5",
    "sb-bag-empty": "SB-5.7",
    "sb-refill-line": "SB-6.1",
    "sb-refill-deck": "SB-6.1",
    "sb-turn-not-now": "SB-5.8",
    "sb-turn-empty-line": "SB-5.8",
    "sb-set-too-small": "SB-7.2",
    "sb-too-few-chosen": "SB-7.2",
    "sb-only-wild": "SB-7.3",
    "sb-type-not-clear": "SB-7.6",
    "sb-extends-other": "SB-7.6",
    "sb-only-all": "SB-7.2",
    "sb-pick-not-now": "SB-7.1",
    "sb-done-not-now": "SB-7.1",
    "sb-not-in-hand": "SB-7.1",
    "sb-does-not-fit": "SB-7.2",
    "sb-picked-twice": "SB-14.2",
    "sb-picked-in-order": "SB-14.2",
    "sb-scribe-too-many": "SB-9.8",
    "sb-scribe-too-few": "SB-9.8",
    "sb-token-not-now": "SB-8.1",
    "sb-no-such-token": "SB-8.1",
    "sb-token-target-missing": "SB-8.2",
    "sb-token-no-target": "SB-8.2",
    "sb-token-not-on-line": "SB-8.12",
    "sb-token-not-own-set": "SB-8.10",
    "sb-character-not-held": "SB-9.1",
    "sb-copy-not-used": "SB-9.11",
    "sb-copy-missing": "SB-9.11",
    "sb-choice-missing": "SB-9.1",
    "sb-choice-idle": "SB-9.1",
    "sb-choice-wrong": "SB-9.1",
    "sb-recover-not-now": "SB-9.4",
    "sb-not-in-corruption": "SB-9.4",
}
"""Reason id -> the rule it usually stands for. Characters and tokens name their own rule where that says more."""

ABILITY_RULES: dict[str, str] = {
    "queen": "SB-9.3",
    "vizier": "SB-9.4",
    "thief": "SB-9.5",
    "merchant": "SB-9.6",
    "high_priest": "SB-9.7",
    "high_priestess": "SB-9.7",
    "scribe_livestock": "SB-9.8",
    "scribe_fish": "SB-9.8",
    "courtesan": "SB-9.9",
    "architect": "SB-9.10",
    "spy": "SB-9.11",
    "royal_adviser": "SB-9.12",
}
TOKEN_RULES: dict[str, str] = {
    "scarabs_wheat_fish_livestock": "SB-8.10",
    "scarabs_ebony_marble": "SB-8.14",
    "forced_tile": "SB-8.12",
}


def _because(reason: str, rule: str = "", **args: Any) -> Refusal:
    return Refusal(rule or REASONS[reason], reason, args)


def refuse(state: SobekState, seat: int, action: SobekAction) -> Refusal:
    """The first rule that an action which is not legal here breaks."""
    if state.over:
        return _because("game-over")
    if seat != state.asked:
        return _because("sb-scribe-first" if state.phase == "scribe" else "sb-not-your-turn", active_seat=state.asked)
    return _refuse_phase(state, action) or _refuse_action(state, action)


_ASKED: dict[str, tuple[type, str]] = {
    "opening": (Take, "sb-central-first"),
    "refilled": (Take, "sb-central-after-refill"),
    "orient": (Turn, "sb-orient-first"),
    "canoe": (Token, "sb-token-first"),
    "architect": (Token, "sb-architect-first"),
    "vizier": (Recover, "sb-recover-first"),
    "scribe": (Pick, "sb-scribe-first"),
}
"""Phase -> the kind of action it asks for, and the refusal of all others."""


def _refuse_phase(state: SobekState, action: SobekAction) -> Refusal | None:
    """Whether something else is asked first, or this kind of action is not asked at all."""
    if state.phase in _ASKED:
        kind, reason = _ASKED[state.phase]
        return None if isinstance(action, kind) else _because(reason)
    match action:
        case Turn():
            return _because("sb-turn-not-now")
        case Token():
            return _because("sb-token-not-now")
        case Recover():
            return _because("sb-recover-not-now")
    if state.selling:
        return None if isinstance(action, Pick | Done) else _because("sb-sale-first", goods=f"@{state.selling}")
    match action:
        case Pick():
            return _because("sb-pick-not-now")
        case Done():
            return _because("sb-done-not-now")
    if state.forced and not isinstance(action, Take):
        return _because("sb-forced", cell=str(state.forced))
    return None


def _refuse_action(state: SobekState, action: SobekAction) -> Refusal:
    match action:
        case Take():
            return _refuse_take(state, action)
        case Refill():
            return _because("sb-refill-deck" if not state.deck else "sb-refill-line")
        case Turn(direction=direction):
            return _because("sb-turn-empty-line", direction=f"@dir_{direction}")
        case Sell(goods=goods, whole=whole):
            tiles, sold = usable(state.hand, goods), state.sold(state.active)
            if not whole and goods in sale_types(tiles, sold):
                return _because("sb-only-all", goods=f"@{goods}")
            return _refuse_sale(tiles, goods, sold)
        case Pick():
            return _refuse_scribe(state, action) if state.phase == "scribe" else _refuse_pick(state, action)
        case Done():
            return _refuse_chosen(state.picked, state.selling, state.sold(state.active))
        case Token():
            return _refuse_token(state, action)
        case Character():
            return _refuse_character(state, action)
        case Recover(face=face):
            return _because("sb-not-in-corruption", tile=f"@{face}")


def _refuse_take(state: SobekState, action: Take) -> Refusal:
    cell = action.cell
    if not 1 <= cell <= CELLS:
        return _because("sb-no-such-cell", cell=str(cell))
    if state.phase in ("opening", "refilled") and cell not in CENTRAL:
        return _because("sb-not-central", "SB-4.1" if state.phase == "opening" else "SB-6.3", cell=str(cell))
    if cell == state.ankh:
        return _because("sb-cell-is-ankh", cell=str(cell))
    if state.market[cell] < 0:
        return _because("sb-cell-empty", cell=str(cell))
    if cell not in takeable(state):
        if state.forced:
            return _because("sb-forced", cell=str(state.forced))
        return _because("sb-not-on-line", cell=str(cell))
    if not DEBEN_ICONS >> state.market[cell] & 1:
        return _because("sb-no-deben-icon", cell=str(cell))
    return _because("sb-say-keep-or-deben" if state.bag else "sb-bag-empty", cell=str(cell))


# --- sales ----------------------------------------------------------------------------------------------------------


def _refuse_sale(tiles: int, goods: str, sold: tuple[str, ...]) -> Refusal:
    """Why these tiles, all of which fit ``goods``, cannot be sold as that."""
    name = f"@{goods}"
    if tiles.bit_count() < SMALLEST:
        return _because("sb-set-too-small", goods=name, count=tiles.bit_count(), least=SMALLEST)
    if not tiles & ~WILD:
        return _because("sb-only-wild", goods=name)
    readings = common_types(tiles)
    extended = [reading for reading in readings if reading in sold]
    if len(extended) == 1:
        return _because("sb-extends-other", goods=name, other=f"@{extended[0]}")
    return _because("sb-type-not-clear", goods=name, readings=[f"@{reading}" for reading in readings])


def _refuse_pick(state: SobekState, pick: Pick) -> Refusal:
    goods = state.selling
    if FACE_TILES[FACE_RANK[pick.face]] & ~(FIT[goods] | WILD):
        return _because("sb-does-not-fit", tile=f"@{pick.face}", goods=f"@{goods}")
    wrong = _refuse_held(state, pick)
    if wrong is not None:
        return wrong
    rest = later(usable(state.hand, goods), state.picked)
    chosen = state.picked | first_of(rest, FACE_RANK[pick.face], pick.count)
    return _refuse_chosen(chosen | later(rest, chosen), goods, state.sold(state.active))


def _refuse_chosen(tiles: int, goods: str, sold: tuple[str, ...]) -> Refusal:
    """Why the tiles chosen for a sale, of all that the hand holds, are none."""
    if tiles.bit_count() < SMALLEST:
        return _because("sb-too-few-chosen", count=tiles.bit_count(), least=SMALLEST)
    return _refuse_sale(tiles, goods, sold)


def _refuse_held(state: SobekState, pick: Pick) -> Refusal | None:
    """Whether the tiles are not in hand, or were passed over in the order of the picks."""
    hand = state.hands[state.asked]
    tiles = FACE_TILES[FACE_RANK[pick.face]]
    if not 1 <= pick.count <= (hand & tiles).bit_count():
        return _because("sb-not-in-hand", tile=f"@{pick.face}", count=pick.count)
    if state.picked & tiles:
        return _because("sb-picked-twice", tile=f"@{pick.face}")
    if not later(hand, state.picked) & tiles:
        return _because("sb-picked-in-order", tile=f"@{pick.face}")
    return None


def _refuse_scribe(state: SobekState, pick: Pick) -> Refusal:
    due = owed(state) - state.picked.bit_count()
    wrong = _refuse_held(state, pick)
    if wrong is not None:
        return wrong
    return _because("sb-scribe-too-many" if pick.count > due else "sb-scribe-too-few", count=due)


# --- tokens and characters ------------------------------------------------------------------------------------------


def _refuse_token(state: SobekState, action: Token) -> Refusal:
    kind, target = action.token, action.target
    offered = state.slots if state.phase == "canoe" else state.drawn
    name = f"@canoe_{kind}"
    if kind not in offered:
        return _because("sb-no-such-token", token=name)
    rule = TOKEN_RULES.get(kind, "")
    if not target:
        return _because("sb-token-target-missing", rule, token=name, readings=_plain_words(token_targets(state, kind)))
    if not token_targets(state, kind):
        return _because("sb-token-no-target", rule, token=name)
    if kind == "forced_tile":
        return _because("sb-token-not-on-line", cell=target)
    return _because("sb-token-not-own-set", rule, goods=f"@{target}")


def _refuse_character(state: SobekState, action: Character) -> Refusal:
    name = f"@{action.name}"
    if not state.hand & CHARACTER_TILE[action.name]:
        return _because("sb-character-not-held", character=name)
    if action.copied and action.copied not in copyable(state):
        return _because("sb-copy-not-used", character=f"@{action.copied}")
    if action.name == "spy" and not action.copied:
        return _because("sb-copy-missing", readings=[f"@{copied}" for copied in copyable(state)])
    rule = ABILITY_RULES[action.ability]
    choices = choices_of(state, action.ability, state.hand ^ CHARACTER_TILE[action.name])
    ability = f"@{action.ability}"
    if not choices:
        return _because("sb-choice-idle", rule, character=ability)
    if not action.choice:
        offered = tuple(dict.fromkeys(choice[0] for choice in choices))
        return _because("sb-choice-missing", rule, character=ability, readings=_plain_words(offered))
    return _because("sb-choice-wrong", rule, character=ability, choice=_plain_words(action.choice))


def _plain_words(words: tuple[str, ...]) -> list[str]:
    """Words of a notation as words of the glossary; numbers stay as they are."""
    return [word if word.isdigit() else f"@{word}_tile" if word in BACKS else f"@{word}" for word in words]
