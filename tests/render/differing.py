"""Where two pictures differ, and what large print shows of one picture twice."""

from itertools import combinations

from PIL import Image, ImageChops

from render.core.regions import regions_on
from render.kit.large_print import sheets_of

Box = tuple[int, int, int, int]


def changed(one: Image.Image, other: Image.Image) -> Box | None:
    """Where two pictures differ; where their sizes do, all over."""
    if one.size != other.size:
        return (0, 0, *one.size)
    return ImageChops.difference(one, other).getbbox()


def twice(whole: Image.Image) -> list[tuple[Box, Box]]:
    """The pieces of a hand's large print that show the same part of it."""
    boxes = [piece.box for sheet in sheets_of(whole, regions_on(whole), "hand") for piece in sheet.pieces]
    return [
        (one, other)
        for one, other in combinations(boxes, 2)
        if max(one[0], other[0]) < min(one[2], other[2]) and max(one[1], other[1]) < min(one[3], other[3])
    ]
