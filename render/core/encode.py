"""Encodes a drawn picture for sending: 256 fixed colours, as palette PNG or lossless WebP.

A picture that is a list yet is drawn, reduced and compressed strip by strip, and each strip once per content: the few
kilobytes that come of it are cached, and a file is assembled from them.
"""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from typing import TypeVar

from PIL import Image
from zlib_ng import zlib_ng

from render.core.cache import Shelf
from render.core.display_list import DisplayList, Strip, strips_of
from render.core.fixed_palette import palette_of, reduce, stored
from render.core.regions import Region, regions_on

LIMIT = 150 * 1024
"""Bytes a picture should stay below."""

PRIVATE_LIMIT = 2 * LIMIT
"""The same for the picture of a private panel: one person waits for it, and it is drawn at every press."""

LARGE = 1_800_000
"""Pixels from which a board rarely stays below it with the quickest encoding, so that is not tried."""


BUDGET = 4 << 20
"""The budget in bytes of a process's compressed strips: what about forty private panels are made of."""
_ITSELF = 400
"""Approximate bytes of a compressed strip besides its pixels."""
_QUICK, _CLOSE, _CLOSER = 2, 4, 6
"""Compression levels of zlib: the second for large pictures, which would be too large otherwise, the third for those
that are too large all the same."""
_HEAD = b"\x78\x9c"
_END = b"\x03\x00"
"""How a stream of zlib begins and ends (RFC 1950, 1951)."""
_ADLER = 65521


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
    palette = bytes(reduced.getpalette() or ())
    return png_file(*reduced.size, palette, zlib_ng.compress(_rows(reduced), level))


def _rows(reduced: Image.Image) -> bytes:
    """The rows of a PNG of one byte a pixel; each begins with a zero: it is not filtered."""
    return reduced.crop((-1, 0, *reduced.size)).tobytes()


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
    ("png", lambda reduced: _png(reduced, _level(reduced))),
    ("png", lambda reduced: _png(reduced, _CLOSER)),
    ("webp", lambda reduced: _webp(reduced, method=1, effort=0)),
    ("webp", lambda reduced: _webp(reduced, method=4, effort=75)),
)
"""From quick to small."""


def _level(image: Image.Image) -> int:
    """The level that is tried first."""
    return _QUICK if image.width * image.height < LARGE else _CLOSE


def encode(image: Image.Image, game: str, stem: str = "board", limit: int = LIMIT) -> Picture:
    """Encode an RGB picture with the game's palette; equal pictures give equal bytes.

    Palette PNG, or lossless WebP where that would pass the ``limit``. ``stem`` names the file.
    """
    ways = _WAYS
    if isinstance(image, DisplayList) and image.marks is not None and stored(game) is not None:
        data = _in_strips(image, game, limit)
        if len(data) <= limit:
            return Picture(data, f"{stem}.png", image.width, image.height, tuple(regions_on(image)))
        ways = _WAYS[1:]
    suffix, data = _smallest_quick(reduce(image, game), ways, limit)
    return Picture(data, f"{stem}.{suffix}", image.width, image.height, tuple(regions_on(image)))


def _smallest_quick(reduced: Image.Image, ways: Sequence[Way], limit: int) -> tuple[str, bytes]:
    """The first encoding that stays below the limit, else the last."""
    *tried, last = ways
    for suffix, way in tried:
        data = way(reduced)
        if len(data) <= limit:
            return suffix, data
    return last[0], last[1](reduced)


@dataclass(frozen=True, slots=True)
class CompressedRows:
    """Compressed rows of a picture: how many, their Adler-32, and the bytes."""

    rows: int
    check: int
    data: bytes


Piece = TypeVar("Piece", bound=CompressedRows)
_pieces: Shelf[CompressedRows] = Shelf(BUDGET, lambda piece: len(piece.data) + _ITSELF)


def _in_strips(listed: DisplayList, game: str, limit: int) -> bytes:
    """A palette PNG of a picture without pixels. Where it is larger than the ``limit``, its strips are compressed once
    more: the next picture of the table has most of them as well."""
    level = _level(listed)
    strips = strips_of(listed)
    pieces = [_pieces.get((game, level, strip.key), partial(_piece, strip, game, level)) for strip in strips]
    data = assembled(listed.width, pieces, game)
    if len(data) <= limit:
        return data
    closer = [
        _pieces.get((game, _CLOSER, strip.key), partial(compressed_again, piece, _CLOSER))
        for strip, piece in zip(strips, pieces, strict=True)
    ]
    return assembled(listed.width, closer, game)


def _piece(strip: Strip, game: str, level: int) -> CompressedRows:
    return compressed(reduce(strip.draw(), game), level)


def compressed(reduced: Image.Image, level: int) -> CompressedRows:
    """A picture in palette colours, to whole bytes that neither refer back nor end the stream, so that they can be
    concatenated."""
    rows = _rows(reduced)
    return CompressedRows(reduced.height, zlib_ng.adler32(rows), _deflated(rows, level))


def compressed_again(piece: Piece, level: int) -> Piece:
    """The same rows, compressed at another level."""
    rows = zlib_ng.decompress(piece.data + _END, -zlib_ng.MAX_WBITS)
    return replace(piece, data=_deflated(rows, level))


def _deflated(rows: bytes, level: int) -> bytes:
    work = zlib_ng.compressobj(level, wbits=-zlib_ng.MAX_WBITS, memLevel=9)
    return work.compress(rows) + work.flush(zlib_ng.Z_FULL_FLUSH)


def assembled(width: int, pieces: Sequence[CompressedRows], game: str) -> bytes:
    """The palette PNG of a picture that consists of these pieces from the top down, in the stored colours of its
    ``game``. Raises ValueError for a game without stored colours."""
    height, check = 0, 1
    for piece in pieces:
        height += piece.rows
        check = _joined(check, piece.check, piece.rows * (width + 1))
    stream = b"".join((_HEAD, *(piece.data for piece in pieces), _END, check.to_bytes(4, "big")))
    return png_file(width, height, palette_of(game), stream)


def _joined(first: int, second: int, length: int) -> int:
    """The Adler-32 of two byte strings, from that of each and the ``length`` of the second."""
    low = (first & 0xFFFF) + (second & 0xFFFF) - 1
    high = (first >> 16) + (second >> 16) + length * ((first & 0xFFFF) - 1)
    return high % _ADLER << 16 | low % _ADLER
