"""What helps to choose in Sobek: a line beside each choice of the menu, and what a plan is worth."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from render.core.text import Texts
from render.sobek import words
from rules.core.contract import Action, Choice
from rules.sobek.actions import Character, Sell, Take, Token
from rules.sobek.observation import SobekObservation, SoldSet
from rules.sobek.tiles import FIT, STATUE, TILE_OF, TILES, WILD
from rules.sobek.tokens import CANOE

_PREFIX = "sb"


def outlook(texts: Texts, before: SobekObservation, after: SobekObservation) -> str:
    """What a plan is worth so far: the sale begun, each own set that has changed, what the Scribe still asks for."""
    if after.selling:
        return words.prospect(texts, after, after.selling, after.picked)
    if after.phase == "scribe" and after.viewer == after.asked:
        return texts.t("sb-outlook-owed", owed=after.owed)
    own, earlier = words.own_side(after), words.own_side(before)
    if own is None or earlier is None or before.over:
        return ""
    old = {sold.goods: sold for sold in earlier.sets}
    changed = [sold for sold in own.sets if sold != old.get(sold.goods)]
    return texts.sentences([words.worth(texts, sold, words.points_of(old.get(sold.goods))) for sold in changed])


def hint(texts: Texts, observation: SobekObservation, choice: Choice, action: Action) -> str:
    """What the observation adds to a choice that leads to ``action``: the tile on a cell and its price, the value of a
    set, what a token or a copied character does."""
    match choice.question, action:
        case "sb-cell", Take() | Character() | Token():
            cell = int(choice.value)
            target = next((one for one in observation.targets if one.cell == cell), None)
            price = target.corruption if target and isinstance(action, Take) else 0
            tile = words.tile_words(texts, observation.market[cell - 1], "").strip()
            return texts.t("sb-hint-cell", tile=tile, corruption=price)
        case "sb-sale", Sell(goods=goods, whole=whole):
            return _hint_of_sale(texts, observation, goods, whole=whole)
        case "sb-goods", Token(token=token, target=goods):
            return _with_scarabs(texts, words.own_set(observation, goods), CANOE[token].scarabs)
        case "sb-join", Character(choice=(goods, *joining)):
            return words.prospect(texts, observation, goods, _held(observation, joining))
        case "sb-absolve", Character():
            return _tiles(texts, _absolved(observation, choice.value))
        case "sb-back", Character() if observation.viewer is not None:
            return _tiles(texts, observation.sides[1 - observation.viewer].backs.get(choice.value, 0))
        case "sb-token", Token(token=token):
            return texts.effect(_PREFIX, f"canoe_{token}")
        case "sb-what", Character(copied=copied) if copied:
            return texts.effect(_PREFIX, copied)
    return ""


def _hint_of_sale(texts: Texts, observation: SobekObservation, goods: str, *, whole: bool) -> str:
    """The value that a sale of all fitting tiles leads to; the value now where the tiles are still to be chosen."""
    own, old = words.own_side(observation), words.own_set(observation, goods)
    if own is None or not whole:
        return texts.t("sb-hint-set", points=old.points) if old else texts.t("sb-hint-new")
    fitting = FIT[goods] | WILD
    return words.prospect(texts, observation, goods, [tile for tile in own.hand or () if fitting >> TILE_OF[tile] & 1])


def _with_scarabs(texts: Texts, sold: SoldSet | None, added: int) -> str:
    """The value of a set with so many scarabs more."""
    if sold is None:
        return ""
    scarabs = sold.scarabs + added
    grown = replace(sold, scarabs=scarabs, points=len(sold.tiles) * scarabs)
    return words.worth(texts, grown, sold.points)


def _held(observation: SobekObservation, wanted: Sequence[str]) -> list[str]:
    """Tiles of the viewer's hand that show these faces, as many as each is named."""
    own = words.own_side(observation)
    due = Counter(wanted)
    found = []
    for tile in (own.hand if own else None) or ():
        face = TILES[TILE_OF[tile]].face
        if due[face]:
            due[face] -= 1
            found.append(tile)
    return found


def _tiles(texts: Texts, count: int) -> str:
    return texts.t("sb-tiles", count=count)


def _absolved(observation: SobekObservation, goods: str) -> int:
    """How many tiles of the viewer's corruption a priest removes by naming ``goods`` or statues (SB-9.7)."""
    own = words.own_side(observation)
    fitting = WILD if goods == STATUE else FIT[goods]
    return sum(fitting >> TILE_OF[tile] & 1 for tile in (own.corruption if own else None) or ())
