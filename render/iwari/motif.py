"""The lobby picture of Iwari: where four lands meet, seen close."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK
from render.iwari import layout, pieces
from render.iwari.colours import BIOME_COLOURS, MAP_COLOURS
from render.iwari.field import Field
from render.iwari.ground import biome_of, draw_ground
from render.lobby.card import MOTIF_HEIGHT, MOTIF_WIDTH
from rules.iwari.atlas import ATLAS

_MAP = "new_horizons"
_PLACE = Field(540, 296, 262, 255, across=MOTIF_WIDTH)
_TENTS = {"D1-2": 4, "D1-3": 1, "D1-5": 3, "C1-5": 0, "C1-3": 2, "C1-4": 3}
_STACKS = {"D1": (0, 4, 1, 3), "C1": (2,)}


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    scale = size / UNITS
    area = Image.new("RGB", (round(MOTIF_WIDTH * scale), round(MOTIF_HEIGHT * scale)), MAP_COLOURS["sea"])
    canvas = Canvas(area, scale)
    land = ATLAS[_MAP]
    draw_ground(canvas, land, _PLACE, border_roads=False)
    part = _PLACE.part
    for name, point in sorted(land.drawn.points.items(), key=lambda one: one[1][1]):
        if not _PLACE.shows([point], 30):
            continue
        if name in _TENTS:
            pieces.tent(canvas, _TENTS[name], *_PLACE.at(point), part)
        else:
            pieces.space(canvas, name.partition("-")[2], *_PLACE.at(point), part)
    for entry in land.drawn.territories:
        if entry.id in _STACKS:
            at, room = _PLACE.at(entry.code_at), layout.places_on(land)[entry.id].stack
            assert room is not None
            pieces.stone(canvas, "", BIOME_COLOURS[biome_of(entry.id)], *at, part)
            pieces.stack(canvas, _STACKS[entry.id], room.lean, *at, part)
            pieces.code(canvas, entry.id, *_PLACE.at(room.code), part)
    canvas.frame(0, 0, MOTIF_WIDTH, MOTIF_HEIGHT, 18, ((INK, 6),))
    return area
