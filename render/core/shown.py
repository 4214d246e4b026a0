"""What a picture shows, and where: every text and every piece drawn on it, with its box.

The list is attached to the picture itself, also to a cached one that is pasted onto others. While pictures are
``watched``, the visible share of each item is recorded as well: nothing may cover a piece or a number.
"""

from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, Literal, NamedTuple

from PIL import Image

_SHOWN: Final = "shown"
"""The key of the list in a picture's ``info``."""
_WATCH: Final = "watch"
_HALF: Final = [255 * (value > 127) for value in range(256)]
"""More than half covers; less is a smooth edge."""

Box = tuple[int, int, int, int]


class Shown(NamedTuple):
    """A text, or a piece by the key that it is kept under, and its box in pixels of the picture."""

    kind: Literal["text", "piece"]
    name: str
    left: int
    top: int
    right: int
    bottom: int

    @property
    def box(self) -> Box:
        """The box alone."""
        return self.left, self.top, self.right, self.bottom

    def on(self, size: tuple[int, int]) -> "Shown":
        """The part of it that lies on a picture of this size, possibly empty."""
        left, top = min(max(0, self.left), size[0]), min(max(0, self.top), size[1])
        return Shown(
            self.kind, self.name, left, top, max(left, min(size[0], self.right)), max(top, min(size[1], self.bottom))
        )

    def moved(self, x: int, y: int) -> "Shown":
        """The same on a picture onto which this one is pasted at ``x``, ``y``."""
        return Shown(self.kind, self.name, self.left + x, self.top + y, self.right + x, self.bottom + y)


class Watch:
    """Tracks which item shows at each pixel of a picture being drawn. Texts lie on pieces, so each kind is tracked by
    itself."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._tops = {"text": Image.new("I", size), "piece": Image.new("I", size)}
        self._things: list[tuple[Shown, float]] = []

    def cover(self, box: Box, mask: Image.Image | None = None) -> None:
        """Something is drawn here, covering what was there."""
        whole = None if mask is None else mask.point(_HALF)
        for top in self._tops.values():
            top.paste(0, box, whole)

    def add(self, thing: Shown, mask: Image.Image | None = None, share: float = 1) -> None:
        """Adds a drawn item: the pixels of a mask, else the whole of its box; ``share`` of them was visible in its
        source."""
        number = len(self._things) + 1
        self._tops[thing.kind].paste(number, thing.box, None if mask is None else mask.point(_HALF))
        pixels = self._count(thing, number)
        self._things.append((thing, share / pixels if pixels else 0.0))

    def _numbers(self, thing: Shown) -> Sequence[int]:
        return array("i", self._tops[thing.kind].crop(thing.box).tobytes())

    def _count(self, thing: Shown, number: int) -> int:
        return self._numbers(thing).count(number)

    def masks(self) -> Iterator[tuple[Shown, float, Image.Image]]:
        """The visible part of everything, with its share and as a mask of its box."""
        for number, (thing, each) in enumerate(self._things, 1):
            bits = bytes(255 * (value == number) for value in self._numbers(thing))
            if any(bits):
                size = thing.right - thing.left, thing.bottom - thing.top
                yield thing, sum(map(bool, bits)) * each, Image.frombytes("L", size, bits)

    def left(self) -> list[tuple[Shown, float]]:
        """Everything drawn, with its visible share."""
        return [
            (thing, self._count(thing, number) * each) for number, (thing, each) in enumerate(self._things, 1) if each
        ]


class _Pasted(NamedTuple):
    """All that another picture shows, which begins at ``x``, ``y``."""

    things: "Things"
    x: int
    y: int


Things = list[Shown | _Pasted]

_watching: ContextVar[list[Image.Image] | None] = ContextVar("watching", default=None)


@contextmanager
def watched() -> Iterator[list[Image.Image]]:
    """Watches the pictures begun meanwhile (see :func:`left_of`); yields those passed to :func:`remember`."""
    pictures: list[Image.Image] = []
    token = _watching.set(pictures)
    try:
        yield pictures
    finally:
        _watching.reset(token)


def remember(picture: Image.Image) -> None:
    """Marks a whole picture, not a part that is cached for others."""
    pictures = _watching.get()
    if pictures is not None:
        pictures.append(picture)


def begin(picture: Image.Image) -> tuple[Things, Watch | None]:
    """The list of a picture to be drawn on, and its watch if there is one."""
    things: Things = picture.info.setdefault(_SHOWN, [])
    if _watching.get() is not None:
        picture.info.setdefault(_WATCH, Watch(picture.size))
    return things, picture.info.get(_WATCH)


def shown_on(picture: Image.Image) -> Sequence[Shown]:
    """All that a picture shows, in drawing order; also what is covered."""
    return [*_moved(picture.info.get(_SHOWN, ()), 0, 0)]


def _moved(things: "Sequence[Shown | _Pasted]", x: int, y: int) -> Iterator[Shown]:
    for thing in things:
        if isinstance(thing, Shown):
            yield thing.moved(x, y) if x or y else thing
        else:
            yield from _moved(thing.things, thing.x + x, thing.y + y)


def take_over(things: Things, picture: Image.Image, x: int, y: int) -> None:
    """Adds to the list of a picture what another one shows that is pasted on it at ``x``, ``y``. They are not moved
    before somebody asks."""
    pasted = picture.info.get(_SHOWN)
    if pasted:
        things.append(_Pasted(pasted, x, y))


def keep(picture: Image.Image, things: Sequence[Shown]) -> Image.Image:
    """The picture, made from another one, with these items, fully visible."""
    picture.info.pop(_WATCH, None)
    picture.info[_SHOWN] = list(things)
    return picture


def parts_of(picture: Image.Image) -> Iterator[tuple[Shown, float, Image.Image | None]]:
    """The items of a picture that is pasted on another one: the visible share of each, and which pixels of its box it
    is, ``None`` for all."""
    watch: Watch | None = picture.info.get(_WATCH)
    if watch is not None:
        yield from watch.masks()
        return
    alpha = picture.getchannel("A") if picture.mode == "RGBA" else None
    for thing in shown_on(picture):
        here = thing.on(picture.size)
        yield here, 1.0, alpha.crop(here.box) if alpha is not None and thing.kind == "piece" else None


def left_of(picture: Image.Image) -> list[tuple[Shown, float]]:
    """The items of a picture with their visible shares; all fully visible where it was not watched."""
    watch: Watch | None = picture.info.get(_WATCH)
    return [(thing, 1.0) for thing in shown_on(picture)] if watch is None else watch.left()
