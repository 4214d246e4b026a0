"""The emoji of Sobek, and which of them an answer of the menu carries."""

from typing import Final

from render.core.canvas import Canvas
from render.core.palette import GOLD, INK, RED, WHITE
from render.kit.emoji import EDGE, MIDDLE, RIMS, Emoji, Paint, disc, shape, tile
from render.sobek.colours import BACK_COLOURS, BOARD_COLOURS, GOODS_COLOURS, PALE, ROYAL
from render.sobek.icons import BACK_GLYPHS, DIRECTION_GLYPHS
from rules.core.bitset import cells_of
from rules.core.contract import Action, Choice
from rules.sobek.actions import Take
from rules.sobek.market import EMPTY
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import BACK_OF, FACE_RANK, FACE_TILES, TILES, Tile


def _back(kind: str) -> Paint:
    """A tile that lies face down: a pale frame sets it off from the goods."""

    def paint(area: Canvas) -> None:
        area.box(2, 2, EDGE - 4, EDGE - 4, BACK_COLOURS[kind], radius=24, rims=RIMS)
        area.frame(20, 20, EDGE - 40, EDGE - 40, 12, ((PALE, 4),))
        area.glyph(BACK_GLYPHS[kind], MIDDLE, MIDDLE, 68, WHITE)

    return paint


_WHATS: Final = {
    "refill": "bag",
    "turn": "ankh",
    "sell": "deben",
    "token": "canoe",
    "character": "character",
    "recover": "corruption",
}
"""What is done -> its emoji."""

EMOJI: Final = (
    *(Emoji(goods, tile(goods, colour)) for goods, colour in GOODS_COLOURS.items()),
    *(Emoji(kind, _back(kind)) for kind in BACK_COLOURS),
    Emoji("deben", shape("deben", GOLD, 106)),
    Emoji("ankh", disc("ankh", BOARD_COLOURS["ankh"], PALE, 82)),
    *(Emoji(glyph, disc(glyph, WHITE, INK, 82)) for glyph in DIRECTION_GLYPHS.values()),
    Emoji("canoe", disc("canoe", BOARD_COLOURS["canoe"], WHITE, 78)),
    Emoji("corruption", disc("cross", RED, WHITE, 64)),
    Emoji("royal", tile("leader", ROYAL, PALE, 80)),
    Emoji("bag", tile("bag", BOARD_COLOURS["market"], INK)),
)


def emoji_of(observation: SobekObservation, choice: Choice, action: Action | None) -> str:
    """The key of the emoji of an answer, the first ``action`` behind it; empty for one without."""
    match choice.question:
        case "sb-what":
            return _WHATS.get(choice.value.split()[0], "")
        case "sb-cell" | "sb-any-cell" | "sb-force":
            taken = isinstance(action, Take) and action.deben == "deben"
            return "deben" if taken else _lying(observation, int(choice.value.split()[0]))
        case "sb-direction":
            return DIRECTION_GLYPHS[choice.value]
        case "sb-sale" | "sb-join" | "sb-goods" | "sb-absolve":
            return choice.value.split()[0]
        case "sb-pick":
            return _of_face(choice.value.split()[1])
        case "sb-tile":
            return _of_face(choice.value)
        case "sb-token":
            return "canoe"
        case "sb-who":
            return "character"
        case "sb-back":
            return choice.value
        case "sb-royal":
            return "royal"
        case "menu-region":
            return choice.value
    return ""


def _lying(observation: SobekObservation, cell: int) -> str:
    """What lies on a cell of the market: goods, or the back of what is face down."""
    number = observation.market[cell]
    if number == EMPTY:
        return ""
    return _of_tile(TILES[number]) if number < len(TILES) else BACK_OF[number]


def _of_face(face: str) -> str:
    return _of_tile(TILES[next(iter(cells_of(FACE_TILES[FACE_RANK[face]])))])


def _of_tile(tile: Tile) -> str:
    """A tile by its goods; pharaoh tiles have two, and wild characters none."""
    if tile.kind == "pharaoh" or not tile.types:
        return tile.kind
    return tile.types[0]
