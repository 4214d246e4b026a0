"""The private picture of Tigris & Euphrates: the tiles in hand, own points, what can still be placed."""

from dataclasses import dataclass

from PIL import Image

from render.canvas import UNITS, Canvas
from render.header import Header, draw_header
from rules.tigris_euphrates.observation import TigrisObservation


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand picture, in the reader's language.

    ``title`` and ``private`` stand in the header ("Your hand", "only you see this"). ``tile_names`` and
    ``leader_names`` are by colour (settlement, temple, farm, market; king, priest, farmer, trader). ``no_tiles`` stands
    for an empty hand. ``points`` heads the totals and ``weakest`` says what counts ("weakest counts"); ``supply`` heads
    the leaders to place, the ``catastrophes`` left ("1 left") and the ``bag`` ("61 in bag").
    """

    title: str
    private: str
    tile_names: tuple[str, ...]
    no_tiles: str
    points: str
    weakest: str
    supply: str
    leader_names: tuple[str, ...]
    catastrophes: str
    bag: str


def draw_hand(observation: TigrisObservation, texts: HandTexts, size: int = UNITS) -> Image.Image:
    """What the viewer of this observation alone may see, RGB, ``size`` pixels wide.

    The tiles are numbered 1..n by colour: settlements, temples, farms, markets. Raises ValueError for an observation
    without a viewer.
    """
    seat = observation.viewer
    if seat is None:
        raise ValueError("a hand needs a viewer")
    canvas = Canvas.new(size, 800)
    draw_header(canvas, Header(texts.title, texts.private, seat=seat, private=True))
    return canvas.picture
