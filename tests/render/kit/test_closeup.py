"""The enlarged part of a board: it holds all that is asked about, and nothing is enlarged in vain."""

import pytest
from PIL import Image, ImageOps

from render.core.canvas import UNITS
from render.kit.closeup import (
    HALF,
    HIGHEST,
    WIDTHS,
    centred,
    enlarge,
    fitted,
    fitting_size,
    lowered,
    parts_of,
)
from render.kit.seatcard import Rect

BOARD = Rect(0, 80, UNITS, 1300)
MARGIN = 150


def holds(part: Rect, x: float, y: float) -> bool:
    return part.x <= x <= part.right and part.y <= y <= part.bottom


@pytest.mark.parametrize(
    ("points", "width"),
    [
        ([(60, 100)], WIDTHS[0]),
        ([(1580, 1370), (1300, 1100)], WIDTHS[0]),
        ([(100, 200), (800, 600)], WIDTHS[1]),
    ],
)
def test_a_part_holds_its_points_within_the_board(points, width):
    (part,) = parts_of(points, MARGIN, BOARD)
    assert part.w == width
    assert all(holds(part, x, y) for x, y in points)
    assert BOARD.x <= part.x < part.right <= BOARD.right
    assert BOARD.y <= part.y < part.bottom <= BOARD.bottom


def test_a_long_row_is_cut_in_two():
    row = [(50 + 95 * column, 700) for column in range(16)]
    parts = parts_of(row, MARGIN, BOARD)
    assert [part.w for part in parts] == [HALF, HALF]
    assert all(any(holds(part, x, y) for part in parts) for x, y in row)


@pytest.mark.parametrize("points", [[], [(50, 100), (1500, 1200)], [(700, 100), (700, 1300)]])
def test_what_lies_all_over_the_board_is_not_enlarged(points):
    assert parts_of(points, MARGIN, BOARD) == ()


def test_the_parts_stand_below_each_other_in_the_size_asked_for():
    parts = [Rect(0, 0, 800, 400), Rect(400, 100, 800, 400)]
    drawn = []

    def draw(size, window):
        drawn.append((size, window))
        return Image.new("RGB", (window[2] - window[0], window[3] - window[1]))

    picture = enlarge(draw, parts, 1200)
    assert picture.width == 1200
    assert 1200 < picture.height < 1300
    assert drawn == [(2400, (0, 0, 1200, 600)), (2400, (600, 150, 1800, 750))]


def test_a_picture_that_is_low_enough_stays_as_it_is():
    low = Image.new("RGB", (1200, round(1200 * HIGHEST)))
    assert lowered(low) is low


def test_a_picture_that_is_too_high_stands_smaller_on_a_page_as_wide():
    page = lowered(Image.new("RGB", (1200, 1800)))
    assert page.size == (1200, round(1200 * HIGHEST))
    left, top, right, bottom = ImageOps.invert(page.convert("L")).point(lambda one: 255 if one > 128 else 0).getbbox()
    assert (top, bottom) == (0, page.height)
    assert right - left == 600
    assert left == 1200 - right


@pytest.mark.parametrize(
    ("heights", "size"),
    [((0.7,), 1200), ((0.8,), 1080), ((0.6, 0.14), 1200), ((0.6, 0.15), 1080), ((1.0, 0.2), 720), ((9.0,), 660)],
)
def test_what_would_be_too_high_is_drawn_smaller_in_one_of_few_sizes(heights, size):
    assert fitting_size(heights, 1200) == size


@pytest.mark.parametrize(("height", "sizes"), [(0.7, [1200]), (0.8, [1200, 1080]), (9.0, [1200, 660])])
def test_only_what_is_too_high_is_drawn_a_second_time_and_smaller(height, sizes):
    drawn = []

    def draw(size):
        drawn.append(size)
        return Image.new("RGB", (size, round(size * height)))

    page = fitted(draw, 1200)
    assert drawn == sizes
    assert page.size == (1200, round(sizes[-1] * height))


def test_a_narrow_picture_stands_in_the_middle_of_its_page():
    page = centred(Image.new("RGB", (800, 500)), 1200)
    assert page.size == (1200, 500)
    assert [page.getpixel((x, 9)) == (0, 0, 0) for x in (199, 200, 999, 1000)] == [False, True, True, False]
    wide = Image.new("RGB", (1200, 500))
    assert centred(wide, 1200) is wide
