"""A picture measured in units: 1 u is 1/1600 of the picture's width, whatever its size in pixels.

Everything is drawn at the target scale; edges are smooth because every shape is a colour pasted through a mask that was
drawn larger and reduced. Cached sprites are made with ``sprite`` and pasted with ``paste``.
"""

from collections.abc import Callable, Iterable, Sequence
from math import ceil, cos, pi, sin

from PIL import Image, ImageChops

from render.core import glyphs, regions, shapes
from render.core import shown as seen
from render.core import type as letters
from render.core.cache import Ground
from render.core.display_list import DisplayList, stamp
from render.core.palette import CARD, GOLD, INK, LINE, PAGE, Colour, shadow

UNITS = 1600
Rim = tuple[Colour, float]
"""A ring of a disc or box, from outside in: its colour and width in u."""
Point = tuple[float, float]
Window = shapes.Window
HIGHLIGHT: tuple[Rim, ...] = ((INK, 3), (GOLD, 7), (INK, 2))
"""The highlight of a choice or target: gold between two ink lines."""
ROUND = 12
"""The corners of the region of something round."""
CORNER = 18
_LARGE = 9_000
"""Pixels from which a box is filled in parts."""
_STRIP = 128


class Canvas:
    """A picture being drawn. All positions and sizes are in u; text sizes too.

    It can be a window on a larger one, whose positions hold: ``corner`` is where in that it begins, in pixels. What
    lies outside costs next to nothing. The masks of polygons and lines are not cached on one that is drawn ``once``.
    """

    def __init__(
        self, picture: Image.Image, scale: float, corner: tuple[int, int] = (0, 0), *, once: bool = False
    ) -> None:
        self.picture = picture
        self.scale = scale
        self._once = once
        self._left, self._top = corner
        self._width, self._height = picture.size
        self._shown, self._watch = seen.begin(picture)
        self._regions = regions.begin(picture)
        self._list = picture if isinstance(picture, DisplayList) else None

    @classmethod
    def new(
        cls, pixels: int, height: float, ground: Colour = PAGE, window: Window | None = None, *, once: bool = False
    ) -> "Canvas":
        """A canvas ``pixels`` wide and ``height`` units high, or only a ``window`` on it."""
        scale = pixels / UNITS
        left, top, right, bottom = window or (0, 0, pixels, round(height * scale))
        size = right - left, bottom - top
        picture = Image.new("RGB", size, ground) if once else DisplayList(size, ground)
        canvas = cls(picture, scale, (left, top), once=once)
        seen.remember(canvas.picture)
        return canvas

    def window(self, beyond: int = 0) -> Window:
        """Where in the whole it is, and so many pixels more on every side."""
        left, top = self._left, self._top
        return left - beyond, top - beyond, left + self._width + beyond, top + self._height + beyond

    def _sees(self, left: float, top: float, width: float, height: float) -> bool:
        """Whether any of this area, in pixels of the whole, is in the window."""
        return -width < left - self._left < self._width and -height < top - self._top < self._height

    def shows(self, x: float, y: float, w: float, h: float) -> bool:
        """Whether any of this area, in u, is in the window, or may be once its edges are whole pixels."""
        return self._sees(x * self.scale - 1, y * self.scale - 1, w * self.scale + 2, h * self.scale + 2)

    # A board takes some five hundred of the next two, and Pillow's own ``paste`` spends longer on checking its
    # arguments than on the pixels: what is drawn here is whole already, and of one mode.

    def stamp(self, colour: Colour, left: int, top: int, mask: Image.Image) -> None:
        """A colour through a mask with its top left corner at whole pixels."""
        x, y = left - self._left, top - self._top
        width, height = mask.size
        if -width < x < self._width and -height < y < self._height:
            if not self._listed(mask, x, y, width, height, colour):
                stamp(self.picture, colour, (x, y, x + width, y + height), mask.im)
            if self._watch is not None:
                self._watch.cover((x, y, x + width, y + height), mask)

    def _listed(
        self, what: Image.Image | Ground | None, x: int, y: int, width: int, height: int, colour: Colour | None = None
    ) -> bool:
        """Adds what is drawn to the list of a picture that has no pixels yet."""
        if self._list is None or self._list.marks is None:
            return False
        self._list.marks.append((what, x, y, x, y, x + width, y + height, colour))
        return True

    def _flood(self, colour: Colour, left: int, top: int, right: int, bottom: int) -> None:
        """A colour over a whole area in pixels."""
        if self._sees(left, top, right - left, bottom - top):
            x, y = self._left, self._top
            if not self._listed(None, left - x, top - y, right - left, bottom - top, colour):
                self.picture.im.paste(colour, (left - x, top - y, right - x, bottom - y))
            if self._watch is not None:
                self._watch.cover((left - x, top - y, right - x, bottom - y))

    def px(self, units: float) -> int:
        """Units as whole pixels."""
        return round(units * self.scale)

    def box(
        self, x: float, y: float, w: float, h: float, fill: Colour, *, radius: float = 0, rims: Sequence[Rim] = ()
    ) -> None:
        """A rounded box with rims inside its edge, outermost first."""
        left, top = self.px(x), self.px(y)
        extent = max(1, self.px(x + w) - left), max(1, self.px(y + h) - top)
        if not radius and not rims:
            self._flood(fill, left, top, left + extent[0], top + extent[1])
            return
        if not self._sees(left, top, *extent):
            return
        inset = 0.0
        for colour, width in (*rims, (fill, 0.0)):
            self._fill(colour, left, top, extent, radius, inset)
            inset += width

    def _fill(self, colour: Colour, left: int, top: int, extent: tuple[int, int], radius: float, inset: float) -> None:
        """Pastes a colour through a box's mask; the solid middle of a large box without it, which is much quicker."""
        (w, h), scale = extent, self.scale
        cap, edge = ceil(max(radius, inset) * scale) + 1, ceil(inset * scale) + 1
        if w * h < _LARGE or min(w, h) <= 2 * cap:
            self.stamp(colour, left, top, shapes.box(w, h, radius * scale, inset * scale))
            return
        for part, mask in shapes.box_rim(w, h, radius * scale, inset * scale, cap, edge):
            self.stamp(colour, left + part[0], top + part[1], mask)
        self._flood(colour, left + edge, top + cap, left + w - edge, top + h - cap)

    def frame(self, x: float, y: float, w: float, h: float, radius: float, rims: Sequence[Rim]) -> None:
        """Only the rims of a box: the ground shows inside."""
        left, top = self.px(x), self.px(y)
        extent = max(1, self.px(x + w) - left), max(1, self.px(y + h) - top)
        if not self._sees(left, top, *extent):
            return
        inset = 0.0
        for colour, width in rims:
            rim = shapes.rim(*extent, radius * self.scale, inset * self.scale, (inset + width) * self.scale)
            self.stamp(colour, left, top, rim)
            inset += width

    def card(
        self, x: float, y: float, w: float, h: float, *, active: bool = False, fill: Colour = CARD, lifted: bool = True
    ) -> None:
        """A paper card; ``active`` gives the gold border, ``lifted`` the hard shadow."""
        if lifted:
            self.box(x, y + 5, w, h, shadow(PAGE), radius=CORNER)
        self.box(x, y, w, h, fill, radius=CORNER, rims=((GOLD, 7),) if active else ((LINE, 3),))

    def pill(self, x: float, y: float, w: float, h: float, fill: Colour, *, rims: Sequence[Rim] = ()) -> None:
        """A box whose ends are half circles."""
        self.box(x, y, w, h, fill, radius=h / 2, rims=rims)

    def disc(self, cx: float, cy: float, diameter: float, fill: Colour, *, rims: Sequence[Rim] = ()) -> None:
        """A disc around a centre, with rims inside its edge, outermost first."""
        self.box(cx - diameter / 2, cy - diameter / 2, diameter, diameter, fill, radius=diameter / 2, rims=rims)

    def ring(self, cx: float, cy: float, diameter: float, rims: Sequence[Rim] = HIGHLIGHT) -> None:
        """A ring around a centre: the ground shows inside."""
        self.frame(cx - diameter / 2, cy - diameter / 2, diameter, diameter, diameter / 2, rims)

    def brackets(self, x: float, y: float, w: float, h: float, arm: float = 24, width: float = 9) -> None:
        """Four corner brackets around a square piece: the mark of the last move."""
        corners = ((x, y, 1, 1), (x + w, y, -1, 1), (x, y + h, 1, -1), (x + w, y + h, -1, -1))
        for colour, thick in ((INK, width + 5), (GOLD, width)):
            for cx, cy, dx, dy in corners:
                self.line(((cx + dx * arm, cy), (cx, cy), (cx, cy + dy * arm)), thick, colour)

    def outline(
        self, cells: Iterable[Sequence[Point]], width: float = 9, fill: Colour = GOLD, edge: float = 2.5
    ) -> None:
        """One line round all cells (their corners in order) that share sides with each other: the mark of what has
        changed. Neighbours must share their common corners exactly."""
        sides: dict[frozenset[Point], None] = {}
        for corners in cells:
            for side in zip(corners, (*corners[1:], corners[0]), strict=True):
                key = frozenset(side)
                if key in sides:
                    del sides[key]
                else:
                    sides[key] = None
        for colour, thick in ((INK, width + 2 * edge), (fill, width)):
            for ends in sides:
                self.line(sorted(ends), thick, colour)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled polygon."""
        corners = [(x * self.scale, y * self.scale) for x, y in points]
        if self._sees_some(corners, 0):
            area, left, top = shapes.polygon(corners, self.window() if self._once else None)
            self.stamp(fill, left, top, area)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """A line with round ends and joints."""
        corners = [(x * self.scale, y * self.scale) for x, y in points]
        if self._sees_some(corners, width * self.scale):
            area, left, top = shapes.line(corners, width * self.scale, self.window() if self._once else None)
            self.stamp(colour, left, top, area)

    def _sees_some(self, points: Sequence[Point], width: float) -> bool:
        """Whether a line of that width through these points, in pixels, can come into the window."""
        reach = width / 2 + 2
        left, top = min(x for x, _ in points) - reach, min(y for _, y in points) - reach
        right, bottom = max(x for x, _ in points) + reach, max(y for _, y in points) + reach
        return self._sees(left, top, right - left, bottom - top)

    def glyph(self, name: str, cx: float, cy: float, size: float, colour: Colour, *, rims: Sequence[Rim] = ()) -> None:
        """An icon around a centre; rims lie outside it, outermost first."""
        px = max(1, self.px(size))
        left, top = round(cx * self.scale - px / 2), round(cy * self.scale - px / 2)
        reach = sum(width for _, width in rims)
        margin = ceil(reach * self.scale)
        if not self._sees(left - margin, top - margin, px + 2 * margin, px + 2 * margin):
            return
        for rim, width in rims:
            grown = glyphs.outline(name, px, reach * self.scale)
            edge = (grown.width - px) // 2
            self.stamp(rim, left - edge, top - edge, grown)
            reach -= width
        self.stamp(colour, left, top, glyphs.mask(name, px))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: Colour = INK,
        *,
        bold: bool = False,
        anchor: str = "l",
        room: float | None = None,
        shrinks: bool = True,
    ) -> float:
        """Write one line whose capitals are centred on ``y``; returns its width in u.

        ``anchor`` is l, m or r. Words wider than ``room`` shrink (unless ``shrinks`` is false) to 0.8 and are then cut
        with "…".
        """
        px, shown = size * self.scale, letters.visible(text)
        if room is not None:
            px = letters.shrink(shown, px, room * self.scale, bold) if shrinks else px
            shown = letters.fit(shown, px, room * self.scale, bold)
        if not shown:
            return 0.0
        reach = letters.width(shown, px, bold)
        pen = x * self.scale - reach * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
        baseline = y * self.scale + letters.CAP_HEIGHT * px / 2
        if self._sees(pen - px, baseline - 2 * px, reach + 2 * px, 3 * px):
            area, left, top = letters.mask(shown, px, bold)
            left, top = round(pen) + left, round(baseline) + top
            self.stamp(colour, left, top, area)
            self._note(shown, left - self._left, top - self._top, area)
        return reach / self.scale

    def _note(self, text: str, left: int, top: int, area: Image.Image) -> None:
        """Records a text: the box of its ink, in pixels of the picture."""
        ink = area.info[letters.INK]
        if ink is not None:
            thing = seen.Shown("text", text, left + ink[0], top + ink[1], left + ink[2], top + ink[3])
            self._shown.append(thing)
            if self._watch is not None:
                self._watch.add(thing)

    def words(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        room: float,
        colour: Colour = INK,
        *,
        bold: bool = False,
        anchor: str = "l",
        lines: int = 2,
        leading: float = 1.18,
        from_top: bool = False,
        high: float | None = None,
    ) -> None:
        """Write words around the middle height ``y``: they shrink to 0.8, then wrap to at most ``lines`` lines.

        With ``from_top`` the first line lies at ``y`` and the others below it. In a bar that is only so ``high`` they
        shrink further, so that none of them is cut and all their ink is in it.
        """
        pixels, shown = size * self.scale, letters.visible(text)
        px, set_lines = letters.flow(shown, pixels, room * self.scale, lines, bold)
        if high is not None:
            px, set_lines, ink = letters.flow_in(
                shown, pixels, (room * self.scale, high * self.scale), lines, bold, leading
            )
            y += ink / self.scale
        step = px / self.scale * leading
        first = y if from_top else y - step * (len(set_lines) - 1) / 2
        for number, line in enumerate(set_lines):
            self.text(x, first + step * number, line, px / self.scale, colour, bold=bold, anchor=anchor)

    def region(self, name: str, outline: Sequence[Point]) -> None:
        """Notes where something is that an answer may name: its corners in u (see :mod:`render.core.regions`)."""
        left, top, scale = self._left, self._top, self.scale
        corners = tuple((x * scale - left, y * scale - top) for x, y in outline)
        found = regions.Region(name, corners).within(*self.picture.size)
        if found is not None:
            self._regions.append(found)

    def region_box(self, name: str, x: float, y: float, w: float, h: float) -> None:
        """The same of something upright."""
        self.region(name, ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))

    def region_disc(self, name: str, cx: float, cy: float, diameter: float) -> None:
        """The same of something round."""
        turns = [2 * pi * turn / ROUND for turn in range(ROUND)]
        self.region(name, [(cx + diameter / 2 * cos(turn), cy + diameter / 2 * sin(turn)) for turn in turns])

    def measure(self, text: str, size: float, *, bold: bool = False) -> float:
        """The width of a text in u."""
        return letters.width(letters.visible(text), size * self.scale, bold) / self.scale

    def paste(self, picture: Image.Image, cx: float, cy: float) -> None:
        """A sprite around a centre."""
        left, top = round(cx * self.scale - picture.width / 2), round(cy * self.scale - picture.height / 2)
        self.paste_at(picture, left, top)

    def paste_at(self, picture: Image.Image, left: int, top: int) -> None:
        """A sprite or a layer with its top left corner at whole pixels."""
        if not self._sees(left, top, *picture.size):
            return
        x, y = left - self._left, top - self._top
        self._take_over(picture, x, y)
        if self._listed(picture, x, y, picture.width, picture.height):
            return
        if picture.mode == "RGBA":
            self.picture.im.paste(picture.im, (x, y, x + picture.width, y + picture.height), picture.im)
            return
        left, top = max(0, -x), max(0, -y)
        right, bottom = min(picture.width, self.picture.width - x), min(picture.height, self.picture.height - y)
        for begin in range(top, bottom, _STRIP):  # in strips: colours are not looked up for all rows at once
            strip = picture.crop((left, begin, right, min(bottom, begin + _STRIP)))
            self.picture.paste(strip, (x + left, y + begin))

    def lay(self, ground: Ground, left: int, top: int) -> None:
        """A ground with its top left corner at whole pixels."""
        x, y = max(left, self._left), max(top, self._top)
        right, bottom = (
            min(left + ground.width, self._left + self._width),
            min(top + ground.height, self._top + self._height),
        )
        if x >= right or y >= bottom:
            return
        dx, dy = left - self._left, top - self._top
        if self._watch is None and self._listed(ground, dx, dy, ground.width, ground.height):
            self._shown += [thing.moved(dx, dy) for thing in ground.shown]
            self._regions += [region.moved(dx, dy) for region in ground.regions]
        else:
            self.paste_at(ground.part((x - left, y - top, right - left, bottom - top)), x, y)

    def _take_over(self, picture: Image.Image, x: int, y: int) -> None:
        """Records what a pasted picture shows, and where it may be touched."""
        seen.take_over(self._shown, picture, x, y)
        regions.take_over(self._regions, picture, x, y)
        if self._watch is not None:
            mask = picture.getchannel("A") if picture.mode == "RGBA" else None
            self._watch.cover((x, y, x + picture.width, y + picture.height), mask)
            for thing, share, own in seen.parts_of(picture):
                self._watch.add(thing.moved(x, y), own, share)


def sprite(width: int, height: int, scale: float, paint: Callable[[Canvas], None]) -> Image.Image:
    """A piece on transparent ground, width x height pixels, as ``RGBA`` without dark edges.

    It is painted on black and on white: where the two differ the ground shows through, and the black one is the
    piece's colour already multiplied by its cover.
    """
    black, white = (Canvas(Image.new("RGB", (width, height), ground), scale) for ground in ("black", "white"))
    paint(black)
    paint(white)
    through = ImageChops.subtract(white.picture.getchannel("G"), black.picture.getchannel("G"))
    bands = (*black.picture.split(), ImageChops.invert(through))
    return seen.keep(Image.merge("RGBa", bands).convert("RGBA"), seen.shown_on(black.picture))


def joined(pictures: Sequence[Image.Image], gap: int = 0) -> Image.Image:
    """Pictures of one width below each other, so many pixels apart."""
    height = sum(picture.height for picture in pictures) + gap * (len(pictures) - 1)
    page = Canvas(DisplayList((pictures[0].width, height), PAGE), 1)
    y = 0
    for picture in pictures:
        page.paste_at(picture, 0, y)
        y += picture.height + gap
    return page.picture
