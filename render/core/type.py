"""Letters: two weights of one family, measured, cut and checked so that a missing glyph never becomes a box.

Latin letters come from Source Sans Pro, the very design of Noto's Latin, enlarged to match: its files are small. The
main face is Noto Sans CJK JP from the two pinned data wheels: Vietnamese, Greek, Cyrillic, kana, kanji, hanzi, hangul.
Where the Noto wheels are absent, Debian's ``fonts-noto-cjk`` is used, and failing that the font inside Pillow (plain
ASCII).
"""

import threading
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from importlib import import_module
from itertools import groupby
from math import ceil, floor
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from render.core import glyphs
from render.core.cache import SIGNS, PictureCache
from render.core.harmless import harmless

CAP_HEIGHT = 0.733
"""Height of a capital relative to the size; digits and names are centred by it."""
ELLIPSIS = "…"
SMALLEST_SHARE = 0.8
"""Words may shrink to this share of their size before they are wrapped or cut."""

INK = "ink"
"""The key of that box in the mask's ``info``; None where nothing of the text is seen."""
_DEBIAN = Path("/usr/share/fonts/opentype/noto")
_ABSENT = "\uffff"
_lock = threading.RLock()
_texts = PictureCache(SIGNS)
_DROPPED = {*map(chr, range(0x200B, 0x2010)), "\ufe0e", "\ufe0f"}


ROBOT = "\ue001"
"""An icon among letters (Unicode's private area): the robot before a bot player's name."""
_ICONS = {ROBOT: "robot"}
_ICON_SHARE = 0.9
"""The size of an icon among letters over theirs."""


class _Icons:
    """The icons as one more face, with the part of a font's interface that is used here."""

    def __init__(self, size: float) -> None:
        self._size = max(1, round(size * _ICON_SHARE))
        self._rise = round((size * CAP_HEIGHT + self._size) / 2)

    def getlength(self, run: str) -> float:
        return float(self._size * len(run))

    def getbbox(self, run: str, anchor: str) -> tuple[float, float, float, float]:
        return 0, -self._rise, self._size * len(run), self._size - self._rise

    def write(self, picture: Image.Image, pen: float, baseline: float, run: str) -> None:
        """Paint the run's icons, the first at ``pen``; each is centred on the height of the capitals."""
        for number, character in enumerate(run):
            place = round(pen) + number * self._size, round(baseline) - self._rise
            picture.paste(255, place, glyphs.mask(_ICONS[character], self._size))


_MAIN, _LATIN, _ICON = 0, 1, 2
FACES, LATIN_FACES = 2, 8
"""The most fonts kept open. One of the main face takes 2 MB at any size and opens in a millisecond, one of the Latin
face a sixth of both; rendered texts are cached anyway."""
_BEYOND_LATIN = "\u0250"
"""The first character after the Latin letters, Western digits and their punctuation, which the small face draws."""
_LATIN_SCALE = 1.117
"""Source Sans is drawn smaller on its em than its copy inside Noto Sans CJK."""


@lru_cache(maxsize=4)
def font_path(bold: bool, face: int = _MAIN) -> Path | None:
    """The font file of a weight, or None: for the main face then Pillow's own font is left, for the second none."""
    weight = "bold" if bold else "regular"
    try:
        if face == _LATIN:
            fonts = import_module("font_source_sans_pro")
            return Path(fonts.SourceSansProBold if bold else fonts.SourceSansPro)
        return Path(import_module(f"noto_cjk_sans_jp_{weight}").FONT_PATH)
    except ImportError:
        collection = _DEBIAN / f"NotoSansCJK-{weight.capitalize()}.ttc"
        return collection if face == _MAIN and collection.exists() else None


def _font(face: int, bold: bool, size: float) -> ImageFont.FreeTypeFont:
    return _latin_font(bold, size) if face == _LATIN else _main_font(bold, size)


@lru_cache(maxsize=FACES)
def _main_font(bold: bool, size: float) -> ImageFont.FreeTypeFont:
    path = font_path(bold)
    if path is None:
        return ImageFont.load_default(size)  # type: ignore[return-value]
    return ImageFont.truetype(str(path), size)


@lru_cache(maxsize=LATIN_FACES)
def _latin_font(bold: bool, size: float) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(font_path(bold, _LATIN)), size * _LATIN_SCALE)


def _snap(px: float) -> float:
    return max(4.0, round(px * 2) / 2)


def _runs(text: str, bold: bool, size: float) -> Iterator[tuple[ImageFont.FreeTypeFont | _Icons, str]]:
    """The text in stretches that one face can draw."""
    for face, characters in groupby(text, _face):
        font = _Icons(size) if face == _ICON else _font(_MAIN if face is None else face, bold, size)
        yield font, "".join(characters)


def _set(text: str, bold: bool, size: float) -> Iterator[tuple[float, ImageFont.FreeTypeFont | _Icons, str]]:
    """The same, each with its start: what precedes is measured, the last stretch need not be."""
    pen, before = 0.0, None
    for font, run in _runs(text, bold, size):
        pen += 0.0 if before is None else before[0].getlength(before[1])
        yield pen, font, run
        before = font, run


@lru_cache(maxsize=4096)
def width(text: str, px: float, bold: bool = False) -> float:
    """How far the text reaches, in pixels at ``px`` font size."""
    with _lock:
        return sum(font.getlength(run) for font, run in _runs(text, bold, _snap(px)))


@lru_cache(maxsize=4096)
def _extent(text: str, size: float, bold: bool) -> tuple[int, int, int, int]:
    """Left, top, width, height in pixels of the text's ink, relative to the pen on the baseline."""
    left = top = right = bottom = 0.0
    with _lock:
        for pen, font, run in _set(text, bold, size):
            box = font.getbbox(run, anchor="ls")
            left, top = min(left, pen + box[0]), min(top, box[1])
            right, bottom = max(right, pen + box[2]), max(bottom, box[3])
    x, y = floor(left) - 1, floor(top) - 1
    return x, y, ceil(right) + 1 - x, ceil(bottom) + 1 - y


def mask(text: str, px: float, bold: bool = False) -> tuple[Image.Image, int, int]:
    """The text as an ``L`` mask, which knows the box of its ink, and the offset (x, y) of its top left corner from the
    pen on the baseline."""
    size = _snap(px)
    left, top, *extent = _extent(text, size, bold)

    def draw() -> Image.Image:
        picture = Image.new("L", (extent[0], extent[1]))
        brush = ImageDraw.Draw(picture)
        with _lock:
            for pen, font, run in _set(text, bold, size):
                if isinstance(font, _Icons):
                    font.write(picture, pen - left, -top, run)
                else:
                    brush.text((pen - left, -top), run, fill=255, font=font, anchor="ls")
        picture.info[INK] = picture.getbbox()
        return picture

    return _texts.get((text, size, bold), draw), left, top


@lru_cache(maxsize=1)
def _probe(face: int) -> ImageFont.FreeTypeFont:
    """The face as it maps single characters, without composing them from parts."""
    path = font_path(True, face)
    if path is None:
        return ImageFont.load_default(24)  # type: ignore[return-value]
    return ImageFont.truetype(str(path), 24, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=16384)
def _face(character: str) -> int | None:
    """The face that draws this character, None if none does. Loose combining marks count as missing."""
    if character in _ICONS:
        return _ICON
    if unicodedata.category(character)[0] in "MC":
        return None
    faces = [_LATIN, _MAIN] if character < _BEYOND_LATIN else [_MAIN, _LATIN]
    if font_path(True, _LATIN) is None:
        faces.remove(_LATIN)
    if character.isspace():
        return faces[0] if character in (" ", "\u00a0", "\u3000") else None
    for face in faces:
        with _lock:
            font = _probe(face)
            if bytes(font.getmask(character)) != bytes(font.getmask(_ABSENT)):
                return face
    return None


def has_glyph(character: str) -> bool:
    """Whether this character can be drawn (both weights hold the same characters)."""
    return _face(character) is not None


def has_glyphs(text: str) -> bool:
    """Whether every character of the text can be drawn."""
    return all(map(has_glyph, text))


def visible(text: str) -> str:
    """The text without characters that the font lacks: the last guard against boxes, not a way to show names."""
    return text if has_glyphs(text) else "".join(filter(has_glyph, text))


@lru_cache(maxsize=1024)
def safe_name(name: str) -> str | None:
    """The name as it may be drawn, or None when it holds anything the font lacks.

    None means: write the seat ("Seat 3") or show its emblem alone, never half a name.
    """
    kept = "".join(
        character
        for character in harmless(name)
        if character not in _DROPPED and unicodedata.category(character) != "Cc"
    ).strip()
    return kept if kept and has_glyphs(kept) else None


def safe_names(names: Sequence[str], fallback: Callable[[int], str]) -> list[str]:
    """All names of a table as they may be drawn; ``fallback(seat)`` replaces one that cannot. No user's name holds an
    icon."""
    shown = (None if _ICONS.keys() & set(name) else safe_name(name) for name in names)
    return [name or fallback(seat) for seat, name in enumerate(shown)]


def with_robot(name: str) -> str:
    """A bot player's name as it is drawn: after the robot."""
    return f"{ROBOT} {name}"


def fit(text: str, px: float, room: float, bold: bool = False) -> str:
    """The text, cut and ended with "…" where it would reach farther than ``room`` pixels."""
    if width(text, px, bold) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + ELLIPSIS, px, bold) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS if low else ELLIPSIS


def shrink(text: str, px: float, room: float, bold: bool = False) -> float:
    """The size at which the text fits the room, at least 0.8 of ``px``."""
    reach = width(text, px, bold)
    if reach <= room:
        return px
    least, size = px * SMALLEST_SHARE, int(px * room / reach * 2) / 2
    while size > least and width(text, size, bold) > room:  # letters do not grow evenly with their size
        size -= 0.5
    return max(least, size)


def flow(text: str, px: float, room: float, lines: int = 2, bold: bool = False) -> tuple[float, list[str]]:
    """Set words into a room: on one line if 0.8 of the size suffices, else wrapped as large as fits, else cut.

    Returns the size and the lines.
    """
    size = shrink(text, px, room, bold)
    if lines == 1 or width(text, size, bold) <= room:
        return size, [fit(text, size, room, bold)]
    wrapped: list[str] = []
    for share in (1.0, 0.9, SMALLEST_SHARE):
        size = px * share
        wrapped = _wrap(text, size, room, bold)
        if len(wrapped) <= lines:
            break
    if len(wrapped) > lines:
        wrapped = [*wrapped[: lines - 1], "".join(wrapped[lines - 1 :])]
    return size, [fit(line.strip(), size, room, bold) for line in wrapped]


_BAR_SHARES = (1.0, 0.95, 0.9, 0.85, SMALLEST_SHARE, 0.75, 0.7, 0.65)


_LINE_WORTH = 0.1
"""The share of their size that words give up to save a line."""
_BREAK_WORTH = 0.2
"""The share given up for a break that is not inside a word of one script."""


@lru_cache(maxsize=1024)
def flow_in(
    text: str, px: float, room: tuple[float, float], lines: int, bold: bool, leading: float
) -> tuple[float, list[str], float]:
    """Set words into a bar of this width and height: on one line if 0.8 of the size suffices, else wrapped, large and
    on few lines, so that all of them fit with all their ink.

    Returns the size, the lines, and the offset down for the ink to lie inside the bar.
    """
    wide, high = room
    one = shrink(text, px, wide, bold)
    best = (2.0, one, [text]) if width(text, one, bold) <= wide else (0.0, px, [""])
    for whole in (True, False):
        for share in _BAR_SHARES:
            found = [line.strip() for line in _wrap(text, px * share, wide, bold, whole=whole)]
            worth = share * (1 - _LINE_WORTH * len(found)) * (1 if whole else 1 - _BREAK_WORTH)
            if worth > best[0] and len(found) <= lines and _fits(found, px * share, room, bold, leading):
                best = (worth, px * share, found)
    worth, size, found = best
    if not worth:
        size, found = flow(text, px * _BAR_SHARES[-1], wide, lines, bold)
    top, bottom = _inked(found, size, bold, leading)
    return size, found, max(0.0, -high / 2 - top) - max(0.0, bottom - high / 2)


def _fits(lines: Sequence[str], px: float, room: tuple[float, float], bold: bool, leading: float) -> bool:
    top, bottom = _inked(lines, px, bold, leading)
    return bottom - top <= room[1] and all(width(line, px, bold) <= room[0] for line in lines)


def _inked(lines: Sequence[str], px: float, bold: bool, leading: float) -> tuple[float, float]:
    """The top and bottom of the lines' ink, relative to the middle height around which they are written."""
    baselines = [px * (leading * (number - (len(lines) - 1) / 2) + CAP_HEIGHT / 2) for number in range(len(lines))]
    extents = [_extent(line, _snap(px), bold) for line in lines]
    tops = [baseline + top for baseline, (_, top, _, _) in zip(baselines, extents, strict=True)]
    bottoms = [baseline + top + high for baseline, (_, top, _, high) in zip(baselines, extents, strict=True)]
    return min(tops), max(bottoms)


_NO_LINE_START = "、。，．,.)）」』】〕・：；!?！？ー々ゃゅょっャュョッぁぃぅぇぉァィゥェォ"


def _wrap(text: str, px: float, room: float, bold: bool, *, whole: bool = False) -> list[str]:
    lines = [""]
    for piece in _pieces(text, whole):
        if lines[-1] and width((lines[-1] + piece).rstrip(), px, bold) > room:
            lines.append("")
        lines[-1] += piece
    return lines


def _pieces(text: str, whole: bool) -> list[str]:
    """Where a line may break: after spaces, and between East Asian characters, of ``whole`` words only where the script
    changes or a dot stands."""
    pieces = [""]
    for character in text:
        wide = unicodedata.east_asian_width(character) in "WF"
        after_space = pieces[-1].endswith(" ")
        inside = whole and bool(pieces[-1]) and _script(pieces[-1][-1]) == _script(character) != ""
        may_break = (wide and not inside) or after_space
        if pieces[-1] and character != " " and character not in _NO_LINE_START and may_break:
            pieces.append("")
        pieces[-1] += character
    return pieces


def _script(character: str) -> str:
    """The script of a whole word: katakana or kanji; "" for others."""
    if "\u30a1" <= character <= "\u30ff" and character != "・":
        return "katakana"
    return "kanji" if "\u4e00" <= character <= "\u9fff" else ""
