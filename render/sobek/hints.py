"""What helps to choose in Sobek: a line beside each choice of the menu, and what a plan is worth."""

from msgspec.structs import replace

from render.sobek import words
from render.words.text import Texts
from rules.core.contract import Action, Choice
from rules.sobek.actions import Character, Sell, Take, Token
from rules.sobek.ankh import costs
from rules.sobek.observation import SobekObservation
from rules.sobek.sales import usable
from rules.sobek.tiles import FIT, STATUE, WILD, showing

_PREFIX = "sb"


def outlook(texts: Texts, before: SobekObservation, after: SobekObservation) -> str:
    """What a plan is worth so far: the sale begun, each own set that has changed, what the Scribe still asks for."""
    if after.selling:
        return words.prospect(texts, after, after.selling, after.picked)
    if after.phase == "scribe" and after.viewer == after.asked:
        return texts.t("sb-outlook-owed", owed=after.owed)
    if after.viewer is None or before.over:
        return ""
    pairs = [(before.sold_set(after.viewer, sold.goods), sold) for sold in after.sold_sets(after.viewer)]
    return texts.sentences([words.worth(texts, sold, old.points) for old, sold in pairs if sold != old])


def hint(texts: Texts, observation: SobekObservation, choice: Choice, action: Action) -> str:
    """What the observation adds to a choice that leads to ``action``: the tile on a cell and its price, the value of a
    set, what a token or a copied character does."""
    match choice.question, action:
        case "sb-cell" | "sb-any-cell", Take() | Character() | Token():
            cell = int(choice.value.split()[0])
            price = costs(observation).get(cell, 0) if isinstance(action, Take) else 0
            tile = words.tile_words(texts, observation.market[cell], "").strip()
            return texts.t("sb-hint-cell", tile=tile, corruption=price)
        case "sb-sale", Sell(goods=goods, whole=whole):
            return _hint_of_sale(texts, observation, goods, whole=whole)
        case "sb-goods", Token(token=token, target=goods):
            sold = words.own_set(observation, goods)
            return words.worth(texts, replace(sold, tokens=(*sold.tokens, token)), sold.points)
        case "sb-join", Character(choice=(goods, *joining)):
            return words.prospect(texts, observation, goods, showing(_hand(observation), joining))
        case "sb-absolve", Character():
            return _tiles(texts, _absolved(observation, choice.value))
        case "sb-back", Character() if observation.viewer is not None:
            return _tiles(texts, observation.sides[1 - observation.viewer].backs.get(choice.value, 0))
        case "sb-token", Token(token=token):
            return texts.effect(_PREFIX, f"canoe_{token}")
        case "sb-who", Character():
            return texts.effect(_PREFIX, action.ability)
    return ""


def _hint_of_sale(texts: Texts, observation: SobekObservation, goods: str, *, whole: bool) -> str:
    """The value that a sale of all fitting tiles leads to; the value now where the tiles are still to be chosen."""
    old = words.own_set(observation, goods)
    if not whole:
        return texts.t("sb-hint-set", points=old.points) if old.tiles else texts.t("sb-hint-new")
    return words.prospect(texts, observation, goods, usable(_hand(observation), goods))


def _hand(observation: SobekObservation) -> int:
    """The viewer's hand; nothing for a spectator."""
    return (observation.own.hand if observation.own else None) or 0


def _tiles(texts: Texts, count: int) -> str:
    return texts.t("sb-tiles", count=count)


def _absolved(observation: SobekObservation, goods: str) -> int:
    """How many tiles of the viewer's corruption a priest removes by naming ``goods`` or statues (SB-9.7)."""
    corruption = (observation.own.corruption if observation.own else None) or 0
    return (corruption & (WILD if goods == STATUE else FIT[goods])).bit_count()
