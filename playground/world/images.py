"""Pixel sizes of pictures, read from their first bytes."""

from __future__ import annotations

import mimetypes
import struct

_KNOWN_TYPES = {
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".webp": "image/webp",
    ".gif": "image/gif",
    ".json": "application/json; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}


SHOWN = frozenset({"image/png", "image/jpeg", "image/webp", "image/gif"})
"""Types that are displayed; any other file is downloaded."""


def content_type(filename: str) -> str | None:
    """The content type for the name's extension, or None."""
    dot = filename.rfind(".")
    ending = filename[dot:].lower() if dot >= 0 else ""
    return _KNOWN_TYPES.get(ending) or mimetypes.guess_type(filename)[0]


def kind(data: bytes) -> str | None:
    """The content type by the first bytes of a PNG, GIF, WebP or JPEG; None for anything else."""
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "image/webp"
    starts = {b"\x89PNG\r\n\x1a\n": "image/png", b"GIF8": "image/gif", b"\xff\xd8": "image/jpeg"}
    return next((found for start, found in starts.items() if data.startswith(start)), None)


def is_animated(data: bytes) -> bool:
    """Whether a picture counts as animated: every GIF, and a WebP with the animation flag."""
    return kind(data) == "image/gif" or (data[8:16] == b"WEBPVP8X" and bool(data[20] & 0x02))


def size(data: bytes) -> tuple[int, int] | None:
    """(width, height) in pixels of a PNG, GIF, WebP or JPEG; None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:4] == b"GIF8" and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp(data)
    if data[:2] == b"\xff\xd8":
        return _jpeg(data)
    return None


def _webp(data: bytes) -> tuple[int, int] | None:
    kind = data[12:16]
    if kind == b"VP8X" and len(data) >= 30:
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L" and len(data) >= 25:
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and len(data) >= 30:
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        # Start-of-frame markers carry the size; C4, C8 and CC share their range but are tables.
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None
