"""What helps to choose in Sobek: a line beside each choice of the menu, and what a plan is worth."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from render.sobek import words
from render.words.text import Texts
from rules.core.bitset import cells_of
from rules.core.contract import Action, Choice
from rules.sobek.actions import Character, Pick, Sell, Take, Token
from rules.sobek.ankh import costs, orientations_after
from rules.sobek.characters import absolved
from rules.sobek.observation import SobekObservation
from rules.sobek.sales import usable
from rules.sobek.tiles import CHARACTERS, TILES, showing

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
        case "sb-cell", Take():
            return _hint_of_take(texts, observation, action)
        case "sb-any-cell" | "sb-force", Character() | Token():
            return words.lying_words(texts, observation.market[int(choice.value)])
        case "sb-sale", Sell(goods=goods, whole=whole):
            return _hint_of_sale(texts, observation, goods, whole=whole)
        case "sb-goods", Token(token=token, target=goods):
            sold = words.own_set(observation, goods)
            return texts.t("sb-hint-worth", points=replace(sold, tokens=(*sold.tokens, token)).points, now=sold.points)
        case "sb-join", Character(choice=(goods, *joining)):
            return _worth(texts, observation, goods, showing(_hand(observation), joining))
        case "sb-absolve", Character():
            return _tiles(texts, _absolved(observation, choice.value))
        case "sb-back", Character() if observation.viewer is not None:
            return _tiles(texts, observation.sides[1 - observation.viewer].backs.get(choice.value, 0))
        case "sb-token", Token(token=token):
            return texts.effect(_PREFIX, f"canoe_{token}")
        case "sb-who", Character():
            return texts.effect(_PREFIX, action.ability)
    return ""


def brief(texts: Texts, observation: SobekObservation, choice: Choice, action: Action) -> str:
    """The same for a button: nothing where tiles are still to be chosen."""
    begins = isinstance(action, Sell) and not action.whole
    return "" if begins else hint(texts, observation, choice, action)


def together(texts: Texts, observation: SobekObservation, actions: Sequence[Action]) -> str | None:
    """What the tiles picked by several actions are worth in the sale that has begun, or that the first of them
    begins."""
    begun = [action.goods for action in actions if isinstance(action, Sell)]
    goods = next(iter(begun), observation.selling)
    faces = [action.face for action in actions if isinstance(action, Pick) for _ in range(action.count)]
    if not goods or not faces:
        return None
    return _worth(texts, observation, goods, observation.picked | showing(_hand(observation), faces))


def _hint_of_take(texts: Texts, observation: SobekObservation, action: Take) -> str:
    """What comes for it, what it costs, and where the Ankh will point."""
    lying = observation.market[action.cell]
    what = texts.t("sb-hint-deben") if action.deben == "deben" else words.lying_words(texts, lying)
    price = costs(observation).get(action.cell, 0)
    cost = texts.t("sb-hint-cost", corruption=price) if price else ""
    shown = TILES[lying].direction if lying < len(TILES) else None
    directions = (shown,) if shown else orientations_after(observation, action.cell)
    many = len(directions) > 1
    turned = texts.t("sb-hint-turn-own") if many else texts.t("sb-hint-turn", direction=f"@dir_{directions[0]}")
    return texts.enumerate([*filter(None, [what, cost, turned])])


def _worth(texts: Texts, observation: SobekObservation, goods: str, added: int) -> str:
    """What the own set of ``goods`` will be worth with the tiles ``added``."""
    old = words.own_set(observation, goods)
    return texts.t("sb-hint-worth", points=replace(old, tiles=old.tiles | added).points, now=old.points)


def _hint_of_sale(texts: Texts, observation: SobekObservation, goods: str, *, whole: bool) -> str:
    """The tiles of a sale of all that fits, and what they are worth; the value now where the tiles are still to be
    chosen."""
    old = words.own_set(observation, goods)
    if not whole:
        return texts.t("sb-hint-set", points=old.points) if old.tiles else texts.t("sb-hint-new")
    tiles = usable(_hand(observation), goods)
    return texts.t("sb-hint-sale", tile_list=_counted(texts, tiles), worth=_worth(texts, observation, goods, tiles))


def _counted(texts: Texts, tiles: int) -> list[str]:
    """So many of each kind: goods whatever their scarabs, characters by their names."""
    kinds = [tile.face if tile.kind != "goods" else tile.types[0] for tile in map(TILES.__getitem__, cells_of(tiles))]
    return [
        texts.word(_PREFIX, kind) if kind in CHARACTERS else texts.t("sb-hint-count", count=count, tile=f"@{kind}")
        for kind, count in Counter(kinds).items()
    ]


def _hand(observation: SobekObservation) -> int:
    """The viewer's hand; nothing for a spectator."""
    return (observation.own.hand if observation.own else None) or 0


def _tiles(texts: Texts, count: int) -> str:
    return texts.t("sb-tiles", count=count)


def _absolved(observation: SobekObservation, goods: str) -> int:
    """How many tiles of the viewer's corruption a priest removes by naming ``goods`` or statues (SB-9.7)."""
    corruption = (observation.own.corruption if observation.own else None) or 0
    return absolved(corruption, goods).bit_count()
