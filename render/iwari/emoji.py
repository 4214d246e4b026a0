"""The emoji of Iwari, and which of them an answer of the menu carries."""

from typing import Final

from render.core.canvas import Canvas
from render.core.palette import GOLD, INK, OFF, WHITE, Colour, mix, on
from render.iwari.colours import BIOME_COLOURS, MAP_COLOURS
from render.iwari.icons import BIOME_GLYPHS
from render.kit.emoji import EDGE, MIDDLE, RIMS, Emoji, Paint, disc
from rules.core.contract import Action, Choice
from rules.iwari.actions import PIECES, Place
from rules.iwari.maps import BIOME_OF, BIOMES, TERRITORY_OF
from rules.iwari.observation import IwariObservation

_PIECE: Final[Colour] = OFF
"""The pieces of nobody's."""


def _card(biome: str) -> Paint:
    """A card of a biome, which is also the land that it pays for."""

    def paint(area: Canvas) -> None:
        area.box(10, 2, EDGE - 20, EDGE - 4, BIOME_COLOURS[biome], radius=18, rims=RIMS)
        area.glyph(BIOME_GLYPHS[biome], MIDDLE, MIDDLE, 76, on(BIOME_COLOURS[biome]))

    return paint


def _deck(area: Canvas) -> None:
    ground = MAP_COLOURS["land_line"]
    area.box(10, 2, EDGE - 20, EDGE - 4, ground, radius=18, rims=RIMS)
    area.glyph("tent", MIDDLE, MIDDLE, 74, mix(ground, WHITE, 0.8))


def _pieces(tents: int, totems: int) -> Paint:
    """So many tents and totems, of two the second before the first."""
    signs = ["tentpiece"] * tents + ["totem"] * totems

    def paint(area: Canvas) -> None:
        if len(signs) == 1:
            area.glyph(signs[0], MIDDLE, MIDDLE, 104, _PIECE, rims=RIMS)
            return
        for sign, x, y in zip(signs, (42, 86), (46, 82), strict=True):
            area.glyph(sign, x, y, 62, _PIECE, rims=RIMS)

    return paint


EMOJI: Final = (
    *(Emoji(biome, _card(biome)) for biome in BIOMES),
    Emoji("deck", _deck),
    *(Emoji(pieces, _pieces(*counts)) for pieces, counts in PIECES.items()),
    Emoji("feat", disc("honour", GOLD, INK, 84)),
    Emoji("line", disc("winding_road", MAP_COLOURS["land_line"], WHITE, 74)),
)


def emoji_of(observation: IwariObservation, choice: Choice, action: Action | None) -> str:
    """The key of the emoji of an answer, the first ``action`` behind it; empty for one without. What is placed carries
    the card that pays for it."""
    match choice.question:
        case "iw-what":
            return {"feat": "feat", "swap": "deck"}.get(choice.value) or of_territory(choice.value)
        case "iw-pieces" if isinstance(action, Place):
            return action.pair or BIOMES[BIOME_OF[action.territory]]
        case "iw-space":
            return "tent"
        case "iw-feat":
            return of_territory(choice.value) or "line"
        case "iw-swap":
            return choice.value
        case "iw-take":
            return choice.value if choice.value in BIOMES else "deck"
    return ""


def of_territory(name: str) -> str:
    """The biome of a territory; empty where none is called so."""
    number = TERRITORY_OF.get(name)
    return "" if number is None else BIOMES[BIOME_OF[number]]
