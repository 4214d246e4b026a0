"""The emoji of Tigris & Euphrates, and which of them an answer of the menu carries."""

from typing import Final

from render.core.canvas import Canvas
from render.core.palette import DETAIL, GOLD, INK, OFF, WHITE, Colour, mix, on
from render.kit.emoji import EDGE, MIDDLE, RIMS, Emoji, Paint, shape, tile
from render.tigris_euphrates.colours import BOARD_COLOURS, SPHERE_COLOURS
from rules.core.contract import Action, Choice
from rules.tigris_euphrates.actions import Exchange, Leader, Leave, Monument, Support, Tile, Withdraw
from rules.tigris_euphrates.board import BUILDINGS, COLOURS, LEADERS, RED, TILES
from rules.tigris_euphrates.observation import TigrisObservation

_STONE: Colour = mix(BOARD_COLOURS["land"], WHITE, 0.35)


def _leader(colour: int) -> Paint:
    """A leader of no seat: the ring is the colour of stone, and the sphere's sign stands where a dynasty's would."""
    ground = SPHERE_COLOURS[TILES[colour]]

    def paint(area: Canvas) -> None:
        area.disc(MIDDLE, MIDDLE, EDGE - 2, ground, rims=((INK, 5), (OFF, 12), (WHITE, 6)))
        area.glyph(TILES[colour], MIDDLE, MIDDLE, 62, on(ground))

    return paint


def _monument(area: Canvas) -> None:
    """Steps in stone with gold on top: words tell the colours."""
    area.box(2, 2, EDGE - 4, EDGE - 4, BOARD_COLOURS["frame"], radius=12, rims=RIMS)
    for inset, colour in ((22, _STONE), (38, mix(_STONE, INK, 0.25)), (52, GOLD)):
        area.box(inset, inset, EDGE - 2 * inset, EDGE - 2 * inset, colour, radius=4, rims=((INK, 4),))


_WHATS: Final = {
    "catastrophe": "catastrophe",
    "exchange": "bag",
    "building": "building",
    "monument": "monument",
    "ziggurat": "ziggurat",
}
"""What is done, where no piece is named -> its emoji."""

EMOJI: Final = (
    *(Emoji(name, tile(name, SPHERE_COLOURS[name])) for name in TILES),
    *(Emoji(name, _leader(colour)) for colour, name in enumerate(LEADERS)),
    Emoji("catastrophe", tile("catastrophe", BOARD_COLOURS["ruin"], DETAIL, 92)),
    Emoji("treasure", shape("treasure", GOLD, 116)),
    Emoji("bag", tile("bag", DETAIL, INK)),
    Emoji("monument", _monument),
    Emoji("ziggurat", tile("ziggurat", _STONE, INK, 88)),
    Emoji("building", tile(BUILDINGS[0], WHITE, INK)),
    Emoji("conflict", tile("swords", DETAIL, INK, 88)),
)


def emoji_of(observation: TigrisObservation, choice: Choice, action: Action | None) -> str:
    """The key of the emoji of an answer, the first ``action`` behind it; empty for one without."""
    if choice.question == "te-what":
        return _of_piece(choice, action)
    match choice.question, action:
        case (("te-which-war" | "te-which-point"), _) if choice.value in COLOURS:
            return TILES[COLOURS.index(choice.value)]
        case "te-support", Support():
            return _support(observation)
        case "te-leave", Leave():
            return "treasure"
        case "te-which-monument", Monument():
            return "monument"
        case "te-which-tiles", Exchange(tiles=tiles):
            chosen = [colour for colour, count in enumerate(tiles) if count]
            return TILES[chosen[0]] if len(chosen) == 1 else "bag"
    return ""


def _of_piece(choice: Choice, action: Action | None) -> str:
    match action:
        case Leader(colour=colour) | Withdraw(colour=colour):
            return LEADERS[colour]
        case Tile(colour=colour):
            return TILES[colour]
    return _WHATS.get(choice.value, "")


def _support(observation: TigrisObservation) -> str:
    """The tiles that fit the conflict: temples in a revolt (TE-9.3), those of its colour in a war."""
    conflict = observation.conflict
    if conflict is None:
        return "conflict"
    return TILES[RED if conflict.kind == "revolt" else conflict.colour]
