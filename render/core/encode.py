"""Encodes a drawn picture for sending: 256 fixed colours, as palette PNG or lossless WebP."""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO

from PIL import Image
from zlib_ng import zlib_ng

from render.core.fixed_palette import reduce
from render.core.regions import Region, regions_on

LIMIT = 150 * 1024
"""Bytes a picture should stay below."""

PRIVATE_LIMIT = 2 * LIMIT
"""The same for the picture of a private panel: one person waits for it, and it is drawn at every press."""

LARGE = 1_800_000
"""Pixels from which a board rarely stays below it with the quickest encoding, so that is not tried."""


@dataclass(frozen=True)
class Picture:
    """A picture ready to be attached; ``width`` and ``height`` in pixels. ``regions`` are where it may be touched, in
    drawing order."""

    data: bytes
    filename: str
    width: int
    height: int
    regions: tuple[Region, ...] = ()


def _png(reduced: Image.Image, level: int) -> bytes:
    """A palette PNG. Pillow holds the interpreter while it compresses; zlib takes twice as long for the same size."""
    width, height = reduced.size
    palette = bytes(reduced.getpalette() or ())
    rows = reduced.crop((-1, 0, width, height)).tobytes()  # every row begins with a zero: it is not filtered
    return png_file(width, height, palette, zlib_ng.compress(rows, level))


def png_file(width: int, height: int, palette: bytes, stream: bytes) -> bytes:
    """A palette PNG around the compressed ``stream`` of its rows, each preceded by its filter."""
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", head), (b"PLTE", palette), (b"IDAT", stream), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, data) for name, data in chunks)


def _chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file: its length, name, data and checksum."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib_ng.crc32(data, zlib_ng.crc32(name)))


def _webp(reduced: Image.Image, *, method: int, effort: int) -> bytes:
    buffer = BytesIO()
    reduced.convert("RGB").save(buffer, "WEBP", lossless=True, quality=effort, method=method)
    return buffer.getvalue()


Way = tuple[str, Callable[[Image.Image], bytes]]
_WAYS: tuple[Way, ...] = (
    ("png", lambda reduced: _png(reduced, 2 if reduced.width * reduced.height < LARGE else 4)),
    ("png", lambda reduced: _png(reduced, 6)),
    ("webp", lambda reduced: _webp(reduced, method=1, effort=0)),
    ("webp", lambda reduced: _webp(reduced, method=4, effort=75)),
)
"""From quick to small."""


def encode(image: Image.Image, game: str, stem: str = "board", limit: int = LIMIT) -> Picture:
    """Encode an RGB picture with the game's palette; equal pictures give equal bytes.

    Palette PNG, or lossless WebP where that would pass the ``limit``. ``stem`` names the file.
    """
    suffix, data = _smallest_quick(reduce(image, game), _WAYS, limit)
    return Picture(data, f"{stem}.{suffix}", image.width, image.height, tuple(regions_on(image)))


def _smallest_quick(reduced: Image.Image, ways: Sequence[Way], limit: int) -> tuple[str, bytes]:
    """The first encoding that stays below the limit, else the last."""
    *tried, last = ways
    for suffix, way in tried:
        data = way(reduced)
        if len(data) <= limit:
            return suffix, data
    return last[0], last[1](reduced)
