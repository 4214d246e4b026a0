"""The parts of a picture, noted where they are drawn, for large print (:mod:`render.kit.large_print`)."""

from dataclasses import replace

from render.core.bands import Band
from render.core.canvas import UNITS, Canvas
from render.kit.seatcard import Rect

PART, EDGE = "part ", "edge"
"""How the regions of parts begin, and what that of an edge is called."""


def note(canvas: Canvas, name: str, y: float, height: float, x: float = 0, width: float = UNITS) -> None:
    """Notes a part of the picture, in u: ``header``, ``board``, ``aside`` (what lies beside the board), ``players``."""
    canvas.region_box(f"{PART}{name}", x, y, width, height)


def note_board(canvas: Canvas, board: Rect, edge: float = 0) -> None:
    """Notes a board, in u, and how wide the edge at its left is that names its rows."""
    note(canvas, "board", board.y, board.h, board.x, board.w)
    if edge:
        canvas.region_box(EDGE, board.x, board.y, edge, board.h)


def as_part(name: str, band: Band) -> Band:
    """A band that is a part of the picture."""

    def paint(canvas: Canvas) -> None:
        band.paint(canvas)
        note(canvas, name, 0, band.height)

    return replace(band, paint=paint)
