"""Pictures that are a list of what is to be drawn, until somebody looks at their pixels.

The pictures of a table differ by a few marks from each other. A strip in which the same is drawn as in one of another
picture is the same, so it need neither be drawn nor compressed again (:mod:`render.core.encode`).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from struct import Struct
from typing import TYPE_CHECKING

from PIL import Image, _imaging

from render.core.cache import Cached, Ground, next_number
from render.core.palette import Colour

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore, PixelAccess

Mark = tuple[Image.Image | Ground | None, int, int, int, int, int, int, Colour | None]
"""Something drawn: a mask for a colour, or a picture or ground without one, or a colour alone; where its top left
corner is, and the box in which it shows, in pixels of the picture."""

HIGH = 64
"""The greatest height of a strip, in pixels."""
_LARGE = 300
"""Pixels of a mask from which a picture of one colour is made to be pasted through it."""
_RGBA = "RGBA"
_pack_mark = Struct("<qiii").pack
_pack_box = Struct("<iiii").pack
_pack_strip = Struct("<iii").pack


class DisplayList(Image.Image):
    """An RGB picture of this size on a ``ground``."""

    def __init__(self, size: tuple[int, int], ground: Colour) -> None:
        super().__init__()
        self._mode, self._size, self.ground = "RGB", size, ground
        self.marks: list[Mark] | None = []
        """What is drawn on it, in drawing order; ``None`` once it has pixels."""

    @property
    def im(self) -> "ImagingCore":
        """The pixels, drawn when they are asked for."""
        if self.marks is not None:
            self.im = _draw(flat(self), self._size[0], 0, self._size[1], self.ground).im
        return super().im

    @im.setter
    def im(self, im: "ImagingCore") -> None:
        self._im, self.marks = im, None

    def load(self) -> "PixelAccess | None":
        pixels: PixelAccess = self.im.pixel_access(0)
        return pixels


def flat(listed: DisplayList) -> Iterator[Mark]:
    """What is drawn; in place of each such picture that is pasted on this one what is drawn on that."""
    for mark in listed.marks or ():
        what, x, y, left, top, right, bottom, _ = mark
        if not isinstance(what, DisplayList) or what.marks is None:
            yield mark
            continue
        left, top, right, bottom = max(left, 0), max(top, 0), min(right, listed.width), min(bottom, listed.height)
        yield None, 0, 0, left, top, right, bottom, what.ground
        for one, ox, oy, west, north, east, south, colour in flat(what):
            west, north = max(west + x, left), max(north + y, top)
            east, south = min(east + x, right), min(south + y, bottom)
            if west < east and north < south:
                yield one, ox + x, oy + y, west, north, east, south, colour


@dataclass(frozen=True, slots=True)
class Strip:
    """A part of a picture over its whole ``width``, from ``top`` to ``bottom``. Its ``key`` names all that is drawn in
    it."""

    width: int
    top: int
    bottom: int
    ground: Colour
    marks: Sequence[Mark]
    key: bytes

    def draw(self) -> Image.Image:
        """Its pixels, RGB."""
        return _draw(self.marks, self.width, self.top, self.bottom, self.ground)


def strips_of(listed: DisplayList) -> list[Strip]:
    """A picture without pixels from the top down."""
    width, height = listed.size
    count = -(-height // HIGH)
    keys: list[list[bytes]] = [[] for _ in range(count)]
    marks: list[list[Mark]] = [[] for _ in range(count)]
    for mark in flat(listed):
        key, top, bottom = _key_of(mark), mark[4], mark[6]
        for number in range(max(0, top) // HIGH, min(count, (bottom - 1) // HIGH + 1)):
            keys[number].append(key)
            marks[number].append(mark)
    found = []
    for number in range(count):
        top, bottom = number * HIGH, min(height, number * HIGH + HIGH)
        begin = _pack_strip(width, bottom - top, _number_of(listed.ground)), _pack_box(top, 0, 0, 0)
        key = blake2b(b"".join((*begin, *keys[number])), digest_size=16).digest()
        found.append(Strip(width, top, bottom, listed.ground, marks[number], key))
    return found


def _key_of(mark: Mark) -> bytes:
    """Names what is drawn, and where."""
    what, x, y, left, top, right, bottom, colour = mark
    tone = -1 if colour is None else _number_of(colour)
    if what is None:
        return _pack_mark(0, 0, 0, tone) + _pack_box(left, top, right, bottom)
    key = _pack_mark(what.number if isinstance(what, Cached | Ground) else next_number(), x, y, tone)
    if right - left == what.width and bottom - top == what.height:
        return key
    return key + _pack_mark(-1, 0, 0, 0) + _pack_box(left, top, right, bottom)


def _number_of(colour: Colour) -> int:
    return colour[0] << 16 | colour[1] << 8 | colour[2]


def _draw(marks: Iterator[Mark] | Sequence[Mark], width: int, start: int, end: int, ground: Colour) -> Image.Image:
    """The pixels of a picture of this width from one height to another."""
    picture = Image.new("RGB", (width, end - start), ground)
    im = picture.im
    for what, x, y, left, top, right, bottom, colour in marks:
        if what is None:
            im.paste(colour, (left, top - start, right, bottom - start))
        elif isinstance(what, Ground) or (colour is None and what.mode != _RGBA):
            box = max(left, 0), max(top, start), min(right, width), min(bottom, end)
            within = box[0] - x, box[1] - y, box[2] - x, box[3] - y
            part = what.pixels(within) if isinstance(what, Ground) else what.crop(within)
            part = part if part.mode == "RGB" else part.convert("RGB")
            im.paste(part.im, (box[0], box[1] - start, box[2], box[3] - start))
        else:
            pixels = what.im
            if right - left != what.width or bottom - top != what.height:
                pixels = pixels.crop((left - x, top - y, right - x, bottom - y))
            place = left, top - start, right, bottom - start
            if colour is None:
                im.paste(pixels, place, pixels)
            else:
                stamp(picture, colour, place, pixels)
    return picture


def stamp(picture: Image.Image, colour: Colour, box: tuple[int, int, int, int], mask: "ImagingCore") -> None:
    """A colour through the pixels of a mask of the size of the ``box``. Pillow pastes a picture through a mask in half
    the time that it takes for a colour, to the same result where there is no transparency."""
    size = box[2] - box[0], box[3] - box[1]
    large = picture.mode == "RGB" and size[0] * size[1] > _LARGE
    picture.im.paste(_imaging.fill("RGB", size, colour) if large else colour, box, mask)
