"""A part of a picture, enlarged for small screens."""

from collections.abc import Callable, Sequence

from PIL import Image

from render.core import regions
from render.core.canvas import UNITS, Canvas, Point, Window, joined
from render.core.display_list import DisplayList
from render.core.palette import PAGE
from render.kit.seatcard import Rect

WIDTHS = (800.0, 1070.0)
"""The width of the part in u: twice as large, or half as large again. More sizes would fill the caches of boards."""

HALF = 840.0
"""The width of each half of a long, low part in u; the halves are stacked."""

LOW = 420.0
"""Parts up to this height in u are low."""

HIGHEST = 0.75
"""The greatest height of the picture of a private panel as a share of its width: a third of a phone's screen, where
the question and its answers have to stand as well."""

_LEAST = 0.55
"""The least height of a part as a share of its width, so that its surroundings show."""
_MOST = 0.75
"""The greatest height of a part as a share of its width."""
_GAP = 12
_STEPS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.55)
"""The sizes of pictures that would be too high for a private panel, as shares of its width."""


def parts_of(points: Sequence[Point], margin: float, bounds: Rect) -> tuple[Rect, ...]:
    """The parts of a picture, in u and within ``bounds``, that show these points with a ``margin`` around them; none
    where they are so far apart that nothing would be gained."""
    if not points:
        return ()
    left, right = min(x for x, _ in points) - margin, max(x for x, _ in points) + margin
    top, bottom = min(y for _, y in points) - margin, max(y for _, y in points) + margin
    for width in WIDTHS:
        if right - left <= width and bottom - top <= width * _MOST:
            return (_around((left + right) / 2, (top + bottom) / 2, width, max(bottom - top, width * _LEAST), bounds),)
    if bottom - top <= LOW:
        sides = (bounds.x + HALF / 2, bounds.right - HALF / 2)
        return tuple(_around(x, (top + bottom) / 2, HALF, bottom - top, bounds) for x in sides)
    return ()


def _around(x: float, y: float, width: float, height: float, bounds: Rect) -> Rect:
    """A part of this size, centred as near to (x, y) as the bounds allow."""
    height = min(height, bounds.h)
    left = min(max(x - width / 2, bounds.x), bounds.right - width)
    top = min(max(y - height / 2, bounds.y), bounds.bottom - height)
    return Rect(left, top, width, height)


def enlarge(draw: Callable[[int, Window], Image.Image], parts: Sequence[Rect], size: int) -> Image.Image:
    """These parts of a picture, each ``size`` pixels wide, from the top down. ``draw`` draws a window on the picture
    that is so many pixels wide as a whole."""
    found = []
    for part in parts:
        whole = round(size * UNITS / part.w)
        scale = whole / UNITS
        left, top = round(part.x * scale), round(part.y * scale)
        found.append(draw(whole, (left, top, left + size, top + round(part.h * scale))))
    return stacked(found)


def fitting_size(heights: Sequence[float], size: int) -> int:
    """How many pixels wide to draw pictures below each other, so that they are no higher than a private panel may be on
    a page ``size`` pixels wide. ``heights`` are theirs as shares of their width. One of few sizes: each fills the
    caches with pieces of its own."""
    fits = [step for step in _STEPS if sum(heights) * step + _GAP * (len(heights) - 1) / size <= HIGHEST]
    return round(size * (fits[0] if fits else _STEPS[-1]))


def fitted(draw: Callable[[int], Image.Image], width: int) -> Image.Image:
    """What ``draw`` draws so many pixels wide, for a private panel; what would be too high there drawn smaller, in the
    middle of a page of this width."""
    picture = draw(width)
    size = fitting_size([picture.height / width], width)
    return picture if size == width else centred(draw(size), width)


def centred(picture: Image.Image, width: int) -> Image.Image:
    """The picture in the middle of a page of this width."""
    if picture.width == width:
        return picture
    page = Canvas(DisplayList((width, picture.height), PAGE), 1)
    page.paste_at(picture, (width - picture.width) // 2, 0)
    return page.picture


def stacked(pictures: Sequence[Image.Image]) -> Image.Image:
    """Pictures of one width below each other."""
    if len(pictures) == 1:
        return pictures[0]
    return joined(pictures, _GAP)


def lowered(picture: Image.Image) -> Image.Image:
    """The picture of a private panel; one that is too high smaller, in the middle of a page of the same width."""
    width, height = picture.size
    if height <= width * HIGHEST:
        return picture
    small = picture.resize((round(width * width * HIGHEST / height), round(width * HIGHEST)), Image.Resampling.HAMMING)
    share = small.width / width
    regions.keep(small, (one.moved(0, 0, share) for one in regions.regions_on(picture)))
    return centred(small, width)
