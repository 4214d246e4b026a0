"""Nothing may cover a piece or a number: what the drawing itself recorded, held against the order in which it was
drawn. The record is made where pixels are written, so that no renderer can forget what it covers."""

from collections.abc import Sequence

from PIL import Image

from render.core import shown
from render.core.shown import Shown

NUMBER, WORDS = 0.75, 0.85
"""So much of the box of a number, and of a text, must be left: a line may strike a number out, and tails of letters may
touch what stands below."""
NEAR = 85
"""Within so many pixels something is in the same place."""


def covered(picture: Image.Image, piece: float, number: float = NUMBER) -> list[str]:
    """What cannot be seen as it should on a picture that was drawn while somebody watched, in plain words; at least
    so much of each ``piece`` and ``number`` should be left."""
    things = shown.left_of(picture)
    return [
        f"{thing.kind} {thing.name} at {thing.box}: {share:.0%} is left"
        for place, (thing, share) in enumerate(things)
        if share < (piece if thing.kind == "piece" else number if is_number(thing) else WORDS)
        and not _said_again(thing, [later for later, _ in things[place + 1 :]])
    ]


def is_number(thing: Shown) -> bool:
    """A number, or a short name that has one."""
    return thing.kind == "text" and any(map(str.isdigit, thing.name)) and len(thing.name) <= 4


def _said_again(thing: Shown, later: Sequence[Shown]) -> bool:
    """Whether the same stands on what covers it: the number of a line on its mountain."""
    return any(
        other[:2] == thing[:2] and abs(other.left - thing.left) < NEAR and abs(other.top - thing.top) < NEAR
        for other in later
    )
