"""The lobby picture of Path of Civilization: a technology, a wonder and a leader on the table, agents beside them."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, SUNK, mix
from render.kit.seatcard import Rect
from render.lobby.card import MOTIF_HEIGHT, MOTIF_WIDTH
from render.path_of_civilization import cards
from render.path_of_civilization.colours import TYPE_COLOURS
from render.path_of_civilization.signs import agent, research
from rules.path_of_civilization.cards import LEADERS, TECHNOLOGIES, WONDERS
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

_GROUND = mix(TYPE_COLOURS["science"], INK, 0.5)
_STEP = MOTIF_WIDTH / 5


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB. The cards have signs and no names, which
    would be words."""
    scale = size / UNITS
    area = Image.new("RGB", (round(MOTIF_WIDTH * scale), round(MOTIF_HEIGHT * scale)), _GROUND)
    canvas = Canvas(area, scale)
    for number in range(0, 560, 40):
        canvas.box(0, number, MOTIF_WIDTH, 3, mix(_GROUND, SUNK, 0.12))
    for number, type_ in enumerate(TYPES):
        research(canvas, type_, _STEP * (number + 0.5), 66, 88)
    places = [Rect(18 + 182 * number, 136 + 18 * (number % 2), 174, 174 * cards.RATIO) for number in range(3)]
    great = WONDERS["wonder_hanging_gardens"]
    cards.great(canvas, places[0], great, "", great.cost)
    cards.technology(canvas, places[1], TECHNOLOGIES["tech_science_2"], "")
    leader = LEADERS["leader_hannibal"]
    cards.great(canvas, places[2], leader, "", leader.cost)
    for number, name in enumerate(AGENTS):
        agent(canvas, name, _STEP * (number + 0.5), 480 - 14 * (number % 2), 92)
    canvas.frame(0, 0, MOTIF_WIDTH, MOTIF_HEIGHT, 18, ((INK, 6),))
    return area
