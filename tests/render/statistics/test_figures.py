"""The pictures of what was played: the curve, somebody's games, two people against each other."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.core.encode import LIMIT, encode
from render.core.palette import CARD, GOLD, TEAL
from render.kit.renderer import SIZE
from render.kit.seatcard import Rect
from render.statistics.curve import (
    MOST,
    Curve,
    draw_curve,
    draw_sparkline,
    levels,
    thinned,
)
from render.statistics.figures import (
    MOST_GAMES,
    PALETTE,
    Duel,
    HeadToHead,
    Tile,
    draw_game_sheet,
    draw_overview,
    draw_versus,
)
from render.words.dates import day
from tests.effort import paired
from tests.render.core.samples import GAMES, OVERVIEW, SHEET, VERSUS, course
from tests.render.differing import changed

NAMES = ("Aiko", "健太", "W" * 60, "@everyone", "<@123456789012345678>", "../../etc/passwd", "", "ő ł ş")
DRAWN = ((draw_overview, OVERVIEW), (draw_game_sheet, SHEET), (draw_versus, VERSUS))


# --- the curve ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("low", "high"), [(0, 0), (0, 1), (3, 4), (-40, -38), (-7, 12), (167, 1402), (0, 2000), (-1999, 1), (998, 1001)]
)
def test_the_lines_behind_a_curve_are_round_numbers_around_it(low, high):
    found = levels(low, high)
    assert 2 <= len(found) <= 6
    assert found[0] <= low <= high <= found[-1]
    (step,) = {after - before for before, after in pairwise(found)}
    assert str(step).rstrip("0") in ("1", "2", "5")
    assert found[0] % step == 0


@pytest.mark.parametrize("count", [1, 2, MOST, MOST + 1, 777, 10_000])
def test_a_long_curve_keeps_its_ends_and_its_extremes(count):
    values = course(count)
    kept = thinned(values)
    assert len(kept) <= MOST
    assert [place for place, _ in kept] == sorted({place for place, _ in kept})
    assert all(values[place] == value for place, value in kept)
    assert (kept[0][0], kept[-1][0]) == (0, count - 1)
    assert {max(values), min(values)} <= {value for _, value in kept}


@pytest.mark.parametrize("values", [(5,), (5, 5), (5, 9, -700), course(400)])
def test_a_curve_stays_in_its_place_and_ends_in_a_golden_dot(values):
    place = Rect(100, 100, 1400, 500)
    canvas = Canvas.new(800, 700, CARD, once=True)
    draw_curve(canvas, place, Curve(values, "3 Mar 2026", "many games that count", "12 Oct 2026"))
    left, top, right, bottom = ImageChops.difference(
        canvas.picture, Image.new("RGB", canvas.picture.size, CARD)
    ).getbbox()
    assert (left >= 49, top >= 40, right <= 752, bottom <= 302) == (True, True, True, True)
    colours = {colour for _, colour in canvas.picture.getcolors(1 << 20)}
    assert GOLD in colours
    assert (TEAL in colours) == (len(values) > 1)


def test_a_rise_is_drawn_as_a_rise():
    def ends(values: tuple[int, ...]) -> tuple[int, int]:
        canvas = Canvas.new(800, 200, CARD, once=True)
        draw_sparkline(canvas, Rect(100, 40, 1200, 120), values)
        mask = canvas.picture.convert("RGB")
        rows = [
            [y for y in range(mask.height) if mask.getpixel((x, y)) == TEAL] for x in (round(110 / 2), round(1200 / 2))
        ]
        return rows[0][0], rows[1][0]

    left, right = ends((1, 2, 3))
    assert left > right
    left, right = ends((3, 2, 1))
    assert left < right
    left, right = ends((7, 7, 7))
    assert left == right


# --- the sheets -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Marta"},
        {"detail": "Some games"},
        {"tiles": (*OVERVIEW.tiles[:3], Tile("Longest row", "8"))},
        {"games": (replace(GAMES[0], name="Another"), *GAMES[1:])},
        {"games": (replace(GAMES[0], played="2 games"), *GAMES[1:])},
        {"games": (replace(GAMES[0], rating="7"), *GAMES[1:])},
        {"games": (replace(GAMES[0], note="new"), *GAMES[1:])},
        {"games": (replace(GAMES[0], values=course(48, 9)), *GAMES[1:])},
        {"more": "One more"},
    ],
)
def test_every_part_of_the_overview_shows(change):
    assert changed(draw_overview(OVERVIEW, 800), draw_overview(replace(OVERVIEW, **change), 800))


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Marta"},
        {"detail": "Another"},
        {"caption": "Skill"},
        {"note": "still settling"},
        {"curve": replace(SHEET.curve, values=course(48, 9))},
        {"curve": replace(SHEET.curve, begun="1 Jan")},
        {"curve": replace(SHEET.curve, count="7 games")},
        {"curve": replace(SHEET.curve, ended="31 Dec")},
        {"curve": None, "unrated": "No rating yet"},
        {"tiles": SHEET.tiles[:2]},
        {"tiles": (*SHEET.tiles[:3], replace(SHEET.tiles[3], detail="a week"))},
    ],
)
def test_every_part_of_a_games_sheet_shows(change):
    assert changed(draw_game_sheet(SHEET, 800), draw_game_sheet(replace(SHEET, **change), 800))


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Another"},
        {"detail": "2 games"},
        {"first": "Noor"},
        {"second": "Noor"},
        {"tally": HeadToHead(11, 2, 12)},
        {"level": ""},
        {"duels": VERSUS.duels[:2]},
        {"duels": (Duel("Castles and Canals", HeadToHead(1, 0, 9)), *VERSUS.duels[1:])},
        {"more": "One more"},
    ],
)
def test_every_part_of_a_comparison_shows(change):
    assert changed(draw_versus(VERSUS, 800), draw_versus(replace(VERSUS, **change), 800))


@pytest.mark.parametrize(("name", "size"), paired(NAMES, [400, SIZE, 1600]))
def test_whatever_the_name_the_picture_is_drawn_in_its_size(name, size):
    for draw, sheet in DRAWN:
        titled = draw(replace(sheet, title=name, detail=name), size)
        assert titled.size == draw(sheet, size).size
        assert titled.width == size
    both = draw_versus(replace(VERSUS, first=name, second=name, tally=HeadToHead(12345, 6, 99999)), size)
    assert both.width == size


def test_the_fullest_pictures_keep_the_limit():
    games = tuple(replace(GAMES[0], values=course(400, seed), name="W" * 40) for seed in range(MOST_GAMES))
    full = draw_overview(replace(OVERVIEW, games=games, more="3 more"), SIZE)
    sheet = draw_game_sheet(replace(SHEET, curve=replace(SHEET.curve, values=course(2000))), SIZE)
    duels = draw_versus(replace(VERSUS, duels=VERSUS.duels[:1] * MOST_GAMES), SIZE)
    for picture in (full, sheet, duels):
        encoded = encode(picture, PALETTE, "stats")
        assert len(encoded.data) <= LIMIT
        assert encoded.filename == "stats.png"


def test_the_palette_keeps_the_colours_of_the_house():
    for draw, sheet in DRAWN:
        picture = draw(sheet, 800)
        kept = Image.open(BytesIO(encode(picture, PALETTE).data)).convert("RGB")
        far = max(high for _, high in ImageChops.difference(picture, kept).getextrema())
        assert far <= 32


@pytest.mark.parametrize(("language", "told"), [("en", "14 Nov 2023"), ("ja", "2023/11/14")])
def test_a_day_is_written_as_the_language_does(language, told):
    assert day(language, 1_700_000_000.0) == told
