"""The Royal Game of Ur's pictures show every visible fact, in its place, and quickly."""

import pytest
from msgspec.structs import replace
from PIL import Image

from render.core.palette import RED, SEATS
from render.kit.renderer import SIZE, Audience
from render.royal_game_of_ur import board as drawing
from render.royal_game_of_ur.colours import BOARD_COLOURS
from rules.royal_game_of_ur.board import ROSETTES, SQUARES
from tests.render.differing import changed
from tests.render.royal_game_of_ur import samples
from tests.render.royal_game_of_ur.samples import board

BASE = samples.position()
SCALE = SIZE / 1600


def area(square: str) -> tuple[int, int, int, int]:
    """The box around a square's plaque, in pixels."""
    x, y = drawing.stand(square)
    left, top, right, bottom = (round(part * SCALE) for part in (x - 101, y - 103, x + 87, y + 85))
    return left, top, right, bottom


def colours(picture: Image.Image, square: str) -> set[tuple[int, int, int]]:
    return {colour for _, colour in picture.crop(area(square)).getcolors(1 << 16)}


VISIBLE = {
    "a piece": replace(BASE, board=(("A3", "A1", "B1", "B6", "A8"), BASE.board[1])),
    "its owner": replace(BASE, board=(BASE.board[0], ("C4", "B3", "B4", "B5"))),
    "home": replace(BASE, home=(2, 1)),
    "who acts": replace(BASE, active=1),
    "who began": replace(BASE, first=0),
    "the throw": replace(BASE, throw=2),
    "what passed": replace(BASE, passed=((1, 0),)),
    "how it passed": replace(BASE, passed=((1, 0), (0, 0), (1, 0))),
    "the last move": replace(BASE, last=("B2", "B4")),
    "where it led": replace(BASE, last=("B1", "B7")),
    "pieces in all": replace(BASE, options={**BASE.options, "pieces": "9"}),
    "the path": replace(BASE, options={**BASE.options, "path": "masters"}),
    "the preview": replace(BASE, throw=None),
}


@pytest.mark.parametrize("fact", VISIBLE)
def test_every_visible_fact_changes_the_picture(fact):
    assert changed(board(BASE, marked=False), board(VISIBLE[fact], marked=False)) is not None


@pytest.mark.parametrize("square", SQUARES)
def test_every_square_is_where_it_should_be(square):
    """A piece changes its own square alone; a rosette alone carries red."""
    empty = samples.position(throw=1)
    row = 1 if square[0] == "C" else 0
    held = replace(empty, board=((square,), ()) if row == 0 else ((), (square,)))
    bare = replace(held, board=((), ()))
    with_piece, without = board(held, marked=False).crop(area(square)), board(bare, marked=False).crop(area(square))
    assert changed(with_piece, without) is not None
    assert SEATS[row].colour in {colour for _, colour in with_piece.getcolors(1 << 16)}
    assert (BOARD_COLOURS["carnelian"] in {colour for _, colour in without.getcolors(1 << 16)}) == (square in ROSETTES)


def test_targets_captures_and_further_throws_are_marked_where_they_happen():
    seen = samples.busy()
    plain, marked = board(seen, marked=False), board(seen)
    ways = seen.ways()
    touched = {place for way in ways.values() for place in (way.origin, way.target) if place in SQUARES}
    for square in SQUARES:
        box = area(square)
        inner = (box[0] + 58, box[1] + 58, box[2] - 48, box[3] - 48)
        differs = changed(plain.crop(inner), marked.crop(inner)) is not None
        assert differs == any(way.target == square and not way.captures for way in ways.values()), square
        if square in touched:
            assert changed(plain.crop(box), marked.crop(box)) is not None
    captures = samples.position(board=[["B1"], ["B2"]], throw=1)
    assert RED in colours(board(captures), "B2")
    assert RED not in colours(board(captures, marked=False), "B2")


def test_what_came_and_what_left_since_then_are_marked_where_they_are():
    """Two moves of the other seat, one of them a capture: marks, ghosts, and the captured piece back in hand."""
    since = samples.position(board=[["A3", "B2"], ["C4", "B5"]], throw=2)
    seen = samples.position(board=[["A3"], ["B2", "B7"]], throw=2)
    plain, marked = (drawing.draw_board(seen, samples.AUDIENCE, {}, SIZE, one) for one in (None, since))
    for square in SQUARES:
        x, y = (part * SCALE for part in drawing.stand(square))
        inner = tuple(round(part) for part in (x - 40, y - 40, x + 40, y + 40))
        assert (changed(plain.crop(inner), marked.crop(inner)) is not None) == (square in ("C4", "B5")), square
        differs = changed(plain.crop(area(square)), marked.crop(area(square))) is not None
        assert differs or square not in ("B2", "C4", "B5", "B7"), square
    assert changed(plain.crop((0, 0, SIZE, 175)), marked.crop((0, 0, SIZE, 175))) is not None


def test_the_piece_in_hand_and_the_place_at_home_are_marked():
    seen = samples.position(board=[["A7"], []], throw=1)
    top = board(seen, marked=False).crop((0, 0, SIZE, 175)), board(seen).crop((0, 0, SIZE, 175))
    box = changed(*top)
    assert box is not None
    assert 542 * SCALE < box[0] < 1068 * SCALE < box[2]


def test_the_winner_is_framed_and_nothing_is_thrown():
    over = board(samples.finished())
    left, right = round(840 * SCALE), round(1140 * SCALE)
    assert len(over.crop((left, round(255 * SCALE), right, round(420 * SCALE))).getcolors(1 << 16)) == 1


def test_names_that_no_font_has_become_seat_numbers():
    audiences = [Audience(samples.AUDIENCE.texts, (name, "Marta")) for name in ("\U0001f9c0", "Seat 1")]
    one, other = (drawing.draw_board(BASE, audience, {}, SIZE) for audience in audiences)
    assert changed(one, other) is None
