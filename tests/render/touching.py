"""What holds for the regions of pictures that are touched: one for each answer with a place, inside, apart."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops, ImageDraw

from render.core.regions import Region
from render.kit.renderer import Audience, Drawing, Renderer
from rules.core.contract import Action, Choice
from rules.core.menu import SPLITS, Branch, Node, actions_of

SLACK = 0.03
"""So much of the smaller of two neighbours may lie on their common edge: corners are not whole pixels."""


def questions(node: Node) -> Iterator[tuple[Node, list[Branch]]]:
    """Every question of a menu with its answers, those of split lists together."""
    answers = list(_unsplit(node))
    yield node, answers
    for branch in answers:
        if branch.node is not None:
            yield from questions(branch.node)


def _unsplit(node: Node) -> Iterator[Branch]:
    for branch in node.branches:
        if node.question in SPLITS and branch.node is not None:
            yield from _unsplit(branch.node)
        else:
            yield branch


def unplaced(renderer: Renderer, seen: Any, choices: Sequence[Choice], drawings: Sequence[Drawing]) -> list[str]:
    """The answers that have a place, but no region on any of the pictures."""
    there = {region.name for one in drawings for region in one.picture.regions}
    found = []
    for choice in choices:
        names = renderer.places(seen, choice)
        if names and not there & {*names}:
            found.append(f"{choice.question} {choice.value}")
    return found


def outside(drawings: Sequence[Drawing]) -> list[Region]:
    """The regions that are not on their picture, or have no area."""
    return [
        region
        for one in drawings
        for region in one.picture.regions
        if len(region.outline) < 3
        or any(not (0 <= x <= one.picture.width and 0 <= y <= one.picture.height) for x, y in region.outline)
    ]


def overlapping(
    renderer: Renderer, seen: Any, choices: Sequence[Choice], drawings: Sequence[Drawing]
) -> list[tuple[str, str]]:
    """The pairs of regions of one question that lie on each other although they answer differently."""
    names = {name for choice in choices for name in renderer.places(seen, choice)}
    found = []
    for one in drawings:
        here = [region for region in one.picture.regions if region.name in names]
        found += [(a.name, b.name) for a, b in combinations(here, 2) if a.name != b.name and _meet(a, b)]
    return found


def box_of(region: Region) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of a region."""
    xs, ys = zip(*region.outline, strict=True)
    return int(min(xs)), int(min(ys)), int(max(xs)) + 1, int(max(ys)) + 1


def _meet(one: Region, other: Region) -> bool:
    first, second = box_of(one), box_of(other)
    left, top = max(first[0], second[0]), max(first[1], second[1])
    right, bottom = min(first[2], second[2]), min(first[3], second[3])
    if right - left < 2 or bottom - top < 2:
        return False
    masks = [_mask(region, left, top, right, bottom) for region in (one, other)]
    common = ImageChops.multiply(*masks).histogram()[255]
    least = min(_mask(region, *box_of(region)).histogram()[255] for region in (one, other))
    return common > max(SLACK * least, 2 * (right - left), 2 * (bottom - top))


def _mask(region: Region, left: int, top: int, right: int, bottom: int) -> Image.Image:
    found = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(found).polygon([(x - left, y - top) for x, y in region.outline], fill=255)
    return found


def mark_of(
    renderer: Renderer, seen: Any, audience: Audience, targets: Sequence[Action]
) -> tuple[int, int, int, int] | None:
    """What the marks of these targets change on the board; ``None`` where they change nothing."""
    plain, marked = (renderer.draw_board(seen, audience, some) for some in ((), targets))
    return ImageChops.difference(plain, marked).getbbox()


def targets_of(node: Node) -> Sequence[Action]:
    return actions_of(node)
