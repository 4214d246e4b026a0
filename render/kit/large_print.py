"""Large print: a picture of a message cut into its parts, one thing a picture, each twice as large at least.

A picture says itself where its parts are, by regions named ``part players``, ``part aside`` and so on that the game
notes as it draws (:mod:`render.kit.parts`). What lies in none of them is the board, or of a hand's picture the hand.

A part that is wider than half the picture is cut where nothing is cut through, as between two cards; a board of hexes
has no such place, and so its pictures overlap, and each repeats the numbers of the rows that stand at its left edge.
"""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from itertools import pairwise
from typing import NamedTuple

from PIL import Image, ImageChops

from render.core.canvas import UNITS
from render.core.encode import PRIVATE_LIMIT, Picture, encode
from render.core.palette import PAGE
from render.core.regions import Region
from render.kit.parts import EDGE, PART
from render.words.fitting import ALT, cut
from render.words.text import Texts

TIMES = 2
"""So many times as large as before is everything at least, where both are shown at one width."""
_OVERLAP = 320
"""How much neighbours have in common at least where there is no gap between them, in u: what is
no wider is whole on one of them."""
_GAP = 8
"""The width from which an upright strip without any drawing is a gap, in u: letters stand closer."""
_LEAST = 0.4
"""A cut further left than this share of the room gains nothing."""
_TALL = 0.6
"""A piece higher than this share of half the width is a picture of its own; lower ones stand below each other."""
_HIGHEST = 1.7
"""The greatest height of pieces below each other, as a share of their width."""

Box = tuple[int, int, int, int]


class Piece(NamedTuple):
    """A box of the picture in pixels, and the ``edge`` that is repeated at the left of it: the pixels of its width."""

    box: Box
    edge: int = 0

    @property
    def width(self) -> int:
        """With the edge."""
        return self.edge + self.box[2] - self.box[0]

    @property
    def height(self) -> int:
        return self.box[3] - self.box[1]


class Sheet(NamedTuple):
    """One picture of large print: pieces of the part ``name``, below each other. Of a part that is cut into columns it
    is the ``place`` -th from the left (0: it is not cut) of ``places``."""

    name: str
    pieces: tuple[Piece, ...]
    place: int = 0
    places: int = 0

    @property
    def width(self) -> int:
        """Of the widest piece."""
        return max(piece.width for piece in self.pieces)

    @property
    def height(self) -> int:
        """Of all pieces together."""
        return sum(piece.height for piece in self.pieces)


def in_large_print(picture: Picture, alt: str, texts: Texts, game: str, most: int) -> Iterator[tuple[Picture, str]]:
    """The pictures that take the place of one, ``most`` if it can be, with their alt texts: the first has that of the
    whole as well."""
    with Image.open(BytesIO(picture.data)) as file:
        whole = file.convert("RGB")
    stem = picture.filename.partition(".")[0]
    sheets = united(sheets_of(whole, picture.regions, "hand" if stem == "hand" else "board"), most)
    if not sheets:  # there is nothing on it
        yield picture, alt
    for number, sheet in enumerate(sheets, 1):
        named = texts.t("large-part", part=sheet.name, number=number, count=len(sheets))
        where = [texts.t("large-column", place=sheet.place, count=sheet.places)] if sheet.place else []
        said = texts.sentences([named, *where, *([alt] if number == 1 else [])])
        yield encode(_drawn(whole, sheet, picture.width), game, stem, PRIVATE_LIMIT), cut(said, ALT)


def sheets_of(whole: Image.Image, regions: Iterable[Region], rest: str = "board") -> list[Sheet]:
    """How a picture is cut; what is in none of its parts is of that name."""
    regions = [*regions]
    found: list[Sheet] = []
    for name, box, is_whole in _parts(whole, regions, rest):
        edge = max((round(_box(one)[2]) for one in regions if one.name == EDGE and _meets(_box(one), box)), default=0)
        rows = [box] if is_whole else _rows(whole, box)
        pieces = [piece for row in rows for piece in _pieces(whole, row, edge)]
        found += _sheets(name, [piece for piece in pieces if not _is_empty(whole.crop(piece.box))])
    return found


def _parts(whole: Image.Image, regions: Sequence[Region], rest: str) -> list[tuple[str, Box, bool]]:
    """The noted parts, each one ``whole`` thing, and what lies between them, from the top down; strips of one colour
    show nothing."""
    noted = {(one.name.removeprefix(PART), _box(one)) for one in regions if one.name.startswith(PART)}
    found: list[tuple[str, Box, bool]] = []
    y = 0
    for name, box in sorted(noted, key=lambda part: (part[1][1], part[1][0])):
        if box[1] > y:
            found.append((rest, (0, y, whole.width, box[1]), False))
        found.append((name, box, True))
        y = max(y, box[3])
    if y < whole.height:
        found.append((rest, (0, y, whole.width, whole.height), False))
    return [(name, box, one) for name, box, one in found if not _is_empty(whole.crop(box))]


def _is_empty(image: Image.Image) -> bool:
    """Whether a picture is of one colour."""
    return image.getcolors(1) is not None


def _rows(whole: Image.Image, box: Box) -> Iterator[Box]:
    """A strip cut at the level gaps in it, as between two rows of cards."""
    left, top, right, bottom = box
    turned = whole.crop(box).transpose(Image.Transpose.TRANSPOSE)
    gaps = _gaps(turned, _GAP * whole.width / UNITS)
    ends = [top, *(top + (begin + end) // 2 for begin, end in gaps), bottom]
    return ((left, y, right, end) for y, end in pairwise(ends) if end > y)


def _pieces(whole: Image.Image, box: Box, edge: int) -> Iterator[Piece]:
    """A part from left to right in pieces of at most half the picture's width."""
    left, top, right, bottom = box
    half, overlap, least = (round(share * whole.width) for share in (1 / TIMES, _OVERLAP / UNITS, _GAP / UNITS))
    gaps = [] if edge else [(left + begin, left + end) for begin, end in _gaps(whole.crop(box), least)]
    x, room, before, overlaps = left, half, 0, False
    while right - x > room:
        ends = [min((begin + end) // 2, x + room) for begin, end in gaps if begin + least // 2 <= x + room]
        overlaps = not ends or ends[-1] <= x + room * _LEAST
        end = x + room if overlaps else ends[-1]
        yield Piece((x, top, end, bottom), before)
        x = end - overlap if overlaps else end
        room, before = half - edge, edge
    if overlaps:  # the last one as far as there is room
        x = right - room
    yield Piece((x, top, right, bottom), before)


def _gaps(image: Image.Image, least: float) -> list[tuple[int, int]]:
    """Where the upright strips so wide in which nothing is drawn begin and end: each column is of one colour."""
    width, height = image.size
    if height < 2:
        return []
    below, above = image.crop((0, 1, width, height)), image.crop((0, 0, width, height - 1))
    drawn = ImageChops.difference(below, above).getprojection()[0]
    found, begin = [], 0
    for x, is_drawn in enumerate((*drawn, 1)):
        if is_drawn:
            if x - begin >= least:
                found.append((begin, x))
            begin = x + 1
    return found


def _sheets(name: str, pieces: Sequence[Piece]) -> Iterator[Sheet]:
    """Low pieces below each other, each tall one by itself."""
    level = len({piece.box[1] for piece in pieces}) == 1
    if level and len(pieces) > 1 and all(piece.height > _TALL * piece.width for piece in pieces):
        yield from (Sheet(name, (piece,), place, len(pieces)) for place, piece in enumerate(pieces, 1))
        return
    rows: list[Piece] = []
    for piece in pieces:
        together = [*rows, piece]
        if rows and sum(one.height for one in together) > _HIGHEST * max(one.width for one in together):
            yield Sheet(name, tuple(rows))
            rows = []
        rows.append(piece)
    if rows:
        yield Sheet(name, tuple(rows))


def united(sheets: Sequence[Sheet], most: int) -> list[Sheet]:
    """So many sheets at ``most``, if it can be: the lowest neighbours that are not columns become one, below each
    other."""
    found = [*sheets]
    while len(found) > most:
        pairs = [place for place in range(len(found) - 1) if not found[place].place and not found[place + 1].place]
        if not pairs:
            break
        place = min(pairs, key=lambda one: found[one].height + found[one + 1].height)
        first, second = found[place : place + 2]
        name = first.name if first.name != "header" else second.name
        found[place : place + 2] = [Sheet(name, first.pieces + second.pieces)]
    return found


def _drawn(whole: Image.Image, sheet: Sheet, size: int) -> Image.Image:
    """The sheet, ``size`` pixels wide; the ground of a piece goes on to its right edge."""
    page = Image.new("RGB", (sheet.width, sheet.height), PAGE)
    y = 0
    for piece in sheet.pieces:
        _, top, right, bottom = piece.box
        last = whole.crop((right - 1, top, right, bottom))
        if _is_empty(last):
            page.paste(last.resize((page.width - piece.width + 1, piece.height)), (piece.width - 1, y))
        page.paste(whole.crop((0, top, piece.edge, bottom)), (0, y))
        page.paste(whole.crop(piece.box), (piece.edge, y))
        y += piece.height
    return page.resize((size, round(page.height * size / page.width)), Image.Resampling.BICUBIC)


def _box(region: Region) -> Box:
    xs, ys = [x for x, _ in region.outline], [y for _, y in region.outline]
    return round(min(xs)), round(min(ys)), round(max(xs)), round(max(ys))


def _meets(one: Box, other: Box) -> bool:
    return one[1] < other[3] and other[1] < one[3]
