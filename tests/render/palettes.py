"""Build stored palettes: ``python -m tests.render.palettes [<slug> ...]`` (no slug: all).

A game gives its pictures as ``tests.render.<game>.samples.pictures()``. The flat colours that fill them are kept
exactly; the rest of the 256, or of the ``COLOURS`` that the samples name, are fitted to the smoothed edges.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Sequence
from importlib import import_module

from PIL import Image

from render.core.fixed_palette import FOLDER, SIZE, stored

_EXACT = 64
_FLAT = 16
"""So many of the exact ones fill whole grounds: no fitted one may stand in for them."""
_MOST, _CROWD = 400, 0.7
"""How much a frequent colour pulls the fitted ones: its count to this power, up to a bound."""
_ROUNDS = 3


def build(pictures: Iterable[Image.Image], size: int = SIZE) -> list[tuple[int, int, int]]:
    """The colours for these RGB pictures: the most frequent ones exactly, the others by median cut and k-means."""
    counted: Counter[tuple[int, int, int]] = Counter()
    for picture in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or ():
            counted[colour] += count
    exact = [
        colour
        for colour, _ in sorted(counted.items(), key=lambda item: (-item[1], item[0]))[: min(_EXACT, size * 3 // 5)]
    ]
    rest = sorted(colour for colour in counted if colour not in set(exact))
    weights = [min(_MOST, round(counted[colour] ** _CROWD)) for colour in rest]
    pixels = [colour for colour, weight in zip(rest, weights, strict=True) for _ in range(max(1, weight))]
    strip = Image.new("RGB", (max(1, len(pixels)), 1))
    strip.putdata(pixels)
    fitted = strip.quantize(size - len(exact), Image.Quantize.MEDIANCUT, kmeans=_ROUNDS).getpalette() or []
    soft = [(fitted[i], fitted[i + 1], fitted[i + 2]) for i in range(0, len(fitted), 3)]
    colours = exact + [one for one in soft if not any(_hides(one, colour) for colour in exact[:_FLAT])]
    return sorted(set(colours))[:size]


def _hides(one: tuple[int, int, int], exact: tuple[int, int, int]) -> bool:
    """Whether Pillow would give an exact colour as this one: it looks for the nearest to the corner of a cell of four
    values each way, not to the colour itself."""
    corner = tuple(value & 0xFC for value in exact)
    return one != exact and _apart(corner, one) <= _apart(corner, exact)


def _apart(one: Sequence[int], other: Sequence[int]) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


def main(games: list[str]) -> None:
    """Write the palette file of each game named, or of all."""
    for game in games or sorted(path.parent.name for path in FOLDER.glob("*/palette.txt")):
        samples = import_module(f"tests.render.{game}.samples")
        target = FOLDER / game / "palette.txt"
        target.unlink(missing_ok=True)  # or parts that are kept reduced would carry the colours of before
        stored.cache_clear()
        colours = build(samples.pictures(), getattr(samples, "COLOURS", SIZE))
        target.write_text("".join("#{:02X}{:02X}{:02X}\n".format(*colour) for colour in colours), encoding="ascii")
        print(f"{game}: {len(colours)} colours")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.render.palettes", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="slug")
    main(parser.parse_args().games)
