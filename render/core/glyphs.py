"""Icons: recipes read once, drawn as masks that any colour is pasted through.

``render/core/glyphs.txt`` holds what all pictures share, ``render/<game>/glyphs.txt`` what one game adds. A name stands
for the same drawing everywhere, so it is given once.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from PIL import Image, ImageChops, ImageDraw

from render.core.cache import SIGNS, PictureCache

OVERSAMPLE = 4
FOLDER = Path(__file__).resolve().parents[1]
"""The folder of the library's and every game's packages."""
_SPOKE_STEP = 3
"""Oversampled pixels between two copies of a mask that is being grown."""
_ARC_STEP = 4
_masks = PictureCache(SIGNS)


@dataclass(frozen=True)
class Stroke:
    """One operation of a recipe: ``kind`` is one of P C E R L A, ``numbers`` its operands in unit-square measures."""

    kind: str
    paints: bool
    numbers: tuple[float, ...]


Recipe = tuple[Stroke, ...]
_OPERANDS = {"C": 3, "E": 4, "R": 5, "A": 7}


def parse_stroke(text: str) -> Stroke:
    """Read one operation such as ``L 7 50,96 50,40``.

    Raises ValueError for an unknown letter or a wrong number of operands.
    """
    letter, _, rest = text.strip().partition(" ")
    kind = letter.upper()
    numbers = tuple(float(number) for number in rest.replace(",", " ").split())
    count = len(numbers)
    if kind == "P":
        fits = count >= 6 and count % 2 == 0
    elif kind == "L":
        fits = count >= 5 and count % 2 == 1
    else:
        fits = count == _OPERANDS.get(kind, -1)
    if not fits:
        raise ValueError(f"not an icon operation: {text!r}")
    return Stroke(kind, letter.isupper(), numbers)


def parse_recipes(text: str, known: Mapping[str, Recipe] = MappingProxyType({})) -> dict[str, Recipe]:
    """Read a recipe file: ``name = operation; operation`` or ``name -> other name``, ``#`` begins a comment line.

    ``known`` are further icons that aliases may refer to. Raises ValueError for a name that is given twice.
    """
    recipes: dict[str, Recipe] = {}
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        mark = "->" if "->" in line else "="
        name, meaning = (part.strip() for part in line.split(mark, 1))
        if name in recipes or name in known:
            raise ValueError(f"this icon has its drawing already: {name!r}")
        if mark == "->":
            recipes[name] = recipes[meaning] if meaning in recipes else known[meaning]
        else:
            recipes[name] = tuple(parse_stroke(operation) for operation in meaning.split(";"))
    return recipes


@cache
def recipes() -> Mapping[str, Recipe]:
    """All icons by name: those of the library, then each game's own. Raises ValueError for a name given twice."""
    shared = FOLDER / "core" / "glyphs.txt"
    library = parse_recipes(shared.read_text(encoding="ascii"))
    found = dict(library)
    for path in sorted(FOLDER.glob("*/glyphs.txt")):
        own = {} if path == shared else parse_recipes(path.read_text(encoding="ascii"), library)
        if twice := own.keys() & found.keys():
            raise ValueError(f"these icons have their drawing already: {sorted(twice)}")
        found |= own
    return MappingProxyType(found)


def mask(name: str, px: int) -> Image.Image:
    """The icon as an ``L`` mask of px x px. Raises KeyError for an unknown name."""
    recipe = recipes()[name]
    return _masks.get((name, px), lambda: _draw(recipe, px).reduce(OVERSAMPLE))


def outline(name: str, px: int, width: float) -> Image.Image:
    """The icon grown by ``width`` pixels, rounded to quarters, on every side: a mask of (px + 2 * ceil(width)) square,
    same centre."""
    recipe = recipes()[name]
    width = round(width * OVERSAMPLE) / OVERSAMPLE  # nothing but the key decides how it looks
    return _masks.get((name, px, width), lambda: grow(_draw(recipe, px), width))


def grow(drawn: Image.Image, width: float) -> Image.Image:
    """Grow an oversampled mask by ``width`` final pixels (round corners), add the margin for it and reduce."""
    margin = math.ceil(width) * OVERSAMPLE
    wide = Image.new("L", (drawn.width + 2 * margin, drawn.height + 2 * margin))
    wide.paste(drawn, (margin, margin))
    grown = wide
    spokes = max(12, math.ceil(math.tau * width * OVERSAMPLE / _SPOKE_STEP))
    for spoke in range(spokes):
        angle = math.tau * spoke / spokes
        dx, dy = (round(width * OVERSAMPLE * part) for part in (math.cos(angle), math.sin(angle)))
        grown = ImageChops.lighter(grown, ImageChops.offset(wide, dx, dy))
    return grown.reduce(OVERSAMPLE)


def _draw(recipe: Recipe, px: int) -> Image.Image:
    size = px * OVERSAMPLE
    picture = Image.new("L", (size, size))
    pen = ImageDraw.Draw(picture)
    for stroke in recipe:
        _apply(pen, stroke, size / 100, 255 if stroke.paints else 0)
    return picture


def _apply(pen: ImageDraw.ImageDraw, stroke: Stroke, scale: float, value: int) -> None:
    numbers = [number * scale for number in stroke.numbers]
    if stroke.kind == "P":
        pen.polygon(_pairs(numbers), fill=value)
    elif stroke.kind == "C":
        x, y, radius = numbers
        pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=value)
    elif stroke.kind == "E":
        x, y, rx, ry = numbers
        pen.ellipse((x - rx, y - ry, x + rx, y + ry), fill=value)
    elif stroke.kind == "R":
        pen.rounded_rectangle(tuple(numbers[:4]), radius=numbers[4], fill=value)
    elif stroke.kind == "L":
        round_line(pen, _pairs(numbers[1:]), numbers[0], value)
    else:
        width, x, y, rx, ry = numbers[:5]
        round_line(pen, _arc(x, y, rx, ry, *stroke.numbers[5:]), width, value)


def _pairs(numbers: list[float]) -> list[tuple[float, float]]:
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> list[tuple[float, float]]:
    steps = max(1, math.ceil((end - start) / _ARC_STEP))
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles]


def round_line(pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float, value: int) -> None:
    """A line with round ends and joints."""
    pen.line(points, fill=value, width=max(1, round(width)))
    half = width / 2
    for x, y in points:
        pen.ellipse((x - half, y - half, x + half, y + half), fill=value)
