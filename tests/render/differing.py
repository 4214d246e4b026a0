"""Where two pictures differ."""

from PIL import Image, ImageChops

Box = tuple[int, int, int, int]


def changed(one: Image.Image, other: Image.Image) -> Box | None:
    """Where two pictures differ; where their sizes do, all over."""
    if one.size != other.size:
        return (0, 0, *one.size)
    return ImageChops.difference(one, other).getbbox()
