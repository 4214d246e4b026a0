"""The picture of a review: a line a seat, the turning points numbered on one of them."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from render.core.encode import LIMIT, encode
from render.core.palette import SEATS
from render.kit.renderer import SIZE
from render.teaching.ahead import AheadSheet, ShareLine, draw_ahead, share_at
from rules.registry import GAMES

NAMES = ("Aiko", "健太", "W" * 60, "🤖 Enki", "")
PLACES = (0.0, 0.25, 0.5, 0.75, 1.0)


def sheet(seats: int, points: int = 5, **changes: object) -> AheadSheet:
    places = tuple(one / max(1, points - 1) for one in range(points))
    shares = [tuple((one * (seat + 2) % 5) / 5 for one in range(points)) for seat in range(seats)]
    lines = tuple(ShareLine(seat, NAMES[seat], shares[seat]) for seat in range(seats))
    usual = AheadSheet("Review", "A game", "accuracy 87", "Who was ahead", "Beginning", "End", places, lines, 0)
    return replace(usual, **changes)


@pytest.mark.parametrize(("slug", "seats"), [(slug, max(game.info.seats)) for slug, game in GAMES.items()])
def test_every_seat_has_a_line_in_its_colour(slug: str, seats: int) -> None:
    picture = encode(draw_ahead(sheet(seats, marks=(0.2, 0.5, 0.9)), SIZE), slug, "review")
    assert len(picture.data) <= LIMIT
    with Image.open(BytesIO(picture.data)) as opened:
        assert opened.size == (picture.width, picture.height)
        drawn = {colour for _, colour in opened.convert("RGB").getcolors(1 << 20)}
    for seat in range(seats):
        near = min(max(abs(a - b) for a, b in zip(SEATS[seat].colour, colour, strict=True)) for colour in drawn)
        assert near <= 12, "its palette has the colour"


def test_the_turning_points_change_the_picture() -> None:
    without, one, three = (draw_ahead(sheet(2, marks=marks), 800) for marks in ((), (0.5,), (0.2, 0.5, 0.9)))
    assert len({picture.tobytes() for picture in (without, one, three)}) == 3


@pytest.mark.parametrize("points", [1, 2, 41])
def test_short_and_long_games_are_drawn(points: int) -> None:
    assert draw_ahead(sheet(2, points), 800).width == 800


@pytest.mark.parametrize(
    ("place", "share"), [(-0.1, 0.2), (0.0, 0.2), (0.125, 0.3), (0.25, 0.4), (0.5, 0.8), (1.0, 0.1), (1.2, 0.1)]
)
def test_a_mark_lies_on_its_line(place: float, share: float) -> None:
    assert share_at(PLACES, (0.2, 0.4, 0.8, 0.5, 0.1), place) == pytest.approx(share)
