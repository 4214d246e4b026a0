"""Pictures made of bands: full-width strips, one below the other, each compressed once per content.

A board seldom changes as a whole. Each band is drawn, reduced to the game's colours and compressed by itself; the
resulting few kilobytes are cached, and a picture is assembled from such pieces without being drawn.
"""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import ceil

from PIL import Image

from render.core.cache import Shelf
from render.core.canvas import UNITS, Canvas, joined
from render.core.encode import LIMIT, CompressedRows, Picture, assembled, compressed, compressed_again, encode
from render.core.fixed_palette import reduce
from render.core.regions import Region, regions_on

BUDGET = 3 << 20
"""The budget in bytes of a process's compressed bands: the newest boards of about twenty tables."""
_ITSELF = 2000
"""Approximate bytes of a cached band besides its pixels: most of it is its key."""
_LEVELS = (5, 9)
"""Compression levels: the first is nearly as good as the best at a seventh of the time. Where a picture would exceed
``LIMIT``, as many of its bands as necessary are compressed harder, from the top: what changes most is at the foot of a
board."""


@dataclass(frozen=True)
class Band:
    """A strip ``height`` u high, rounded up to whole pixels. ``paint`` paints it on its own canvas, from 0 down;
    ``key`` names everything that it depends on, within one game."""

    key: Hashable
    height: float
    paint: Callable[[Canvas], None]


def draw_bands(bands: Sequence[Band], size: int) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide, before its colours are reduced."""
    drawn = [_drawn(band, size) for band in bands]
    return joined(drawn)


def encode_bands(bands: Sequence[Band], size: int, game: str, stem: str = "board") -> Picture:
    """The picture as a file, in the stored colours of its ``game``; equal pictures give equal bytes. Raises ValueError
    for a game without stored colours."""
    pieces = [_piece(band, size, game, _LEVELS[0]) for band in bands]
    for level in _LEVELS[1:]:
        for number, band in enumerate(bands):
            if _length(pieces) <= LIMIT:
                break
            pieces[number] = _piece(band, size, game, level)
    if _length(pieces) > LIMIT:
        return encode(draw_bands(bands, size), game, stem)
    height = 0
    regions: list[Region] = []
    for piece in pieces:
        regions += [region.moved(0, height) for region in piece.regions]
        height += piece.rows
    return Picture(assembled(size, pieces, game), f"{stem}.png", size, height, tuple(regions))


@dataclass(frozen=True)
class _Piece(CompressedRows):
    """A compressed band, and where it may be touched."""

    regions: tuple[Region, ...] = ()


def _length(pieces: Sequence[_Piece]) -> int:
    """The approximate size of a file of these, in bytes."""
    return 1024 + sum(len(piece.data) for piece in pieces)


def _drawn(band: Band, size: int) -> Image.Image:
    rows = ceil(band.height * size / UNITS - 0.001)
    canvas = Canvas.new(size, rows * UNITS / size)
    band.paint(canvas)
    return canvas.picture


def _piece(band: Band, size: int, game: str, level: int) -> _Piece:
    """A band compressed at this level. It is drawn on a cache miss, and not again to be compressed harder."""
    key = (game, size, band.key)
    found = _KEPT.find((level, key))
    if found is None:
        easier = _KEPT.find((_LEVELS[0], key))
        found = _pack(_drawn(band, size), game, level) if easier is None else compressed_again(easier, level)
        _KEPT.keep((level, key), found)
    return found


def _pack(drawn: Image.Image, game: str, level: int) -> _Piece:
    piece = compressed(reduce(drawn, game), level)
    return _Piece(piece.rows, piece.check, piece.data, tuple(regions_on(drawn)))


_KEPT: Shelf[_Piece] = Shelf(BUDGET, lambda piece: len(piece.data) + _ITSELF)
