"""Large print: the parts of every picture cover it, are twice as large, break nothing apart that has room, and are
told in words."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from render.core import shown
from render.core.canvas import UNITS, Canvas
from render.core.encode import encode
from render.core.palette import CARD, GOLD, INK, PAGE, Colour
from render.core.regions import regions_on
from render.kit import large_print, parts
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.large_print import Sheet, sheets_of
from render.kit.renderer import MOST_BOARDS, SIZE, Audience, Drawing
from render.kit.seatcard import Rect
from render.registry import RENDERERS
from render.words.fitting import ALT
from render.words.text import Texts, texts
from rules.conformance.conformance import play_random
from rules.registry import GAMES
from tests.effort import paired, sample
from tests.render.telling import LANGUAGES, PLAIN

EVERY = pytest.mark.parametrize("slug", sorted(GAMES))
MESSAGE = 8 * 1024 * 1024
"""Bytes of all files of a message, well below Discord's limit."""
WHOLE = 0.2
"""Words and pieces up to this share of a picture's width are on one sheet at least as a whole."""


def pictures(slug: str) -> Iterator[Image.Image]:
    """Half-way through games, in the suite with all seats taken: the board for all, and a hand."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    for seats in sample(reversed(game.info.seats), 1):
        steps = play_random(game, seats, {}, "large print").played
        state, people = steps[len(steps) // 2].state, Audience(texts("en"), PLAIN[:seats])
        yield renderer.draw_board(game.observe(state, None), people, ())
        yield renderer.draw_hand(game.observe(state, 0), people)


def left_out(whole: Image.Image, sheets: list[Sheet]) -> set[Any]:
    """The colours of what is on none of the sheets, besides the page and the empty end of the bar of the title."""
    rest = whole.copy()
    for sheet in sheets:
        for piece in sheet.pieces:
            rest.paste(PAGE, piece.box)
    found = (colour for _, colour in rest.getcolors(1 << 20) or ())
    return {colour for colour in found if not is_near(colour, PAGE) and colour != INK}


def is_near(colour: Any, other: Colour) -> bool:
    """Whether it is the same: a kept board has the nearest of the game's fixed colours."""
    return all(abs(one - two) <= 4 for one, two in zip(colour, other, strict=True))


def too_wide(whole: Image.Image, sheets: list[Sheet]) -> list[Sheet]:
    """The sheets that are less than twice as large as the picture at one width."""
    return [sheet for sheet in sheets if sheet.width * large_print.TIMES > whole.width]


def broken(whole: Image.Image, sheets: list[Sheet]) -> list[str]:
    """What is small enough for a sheet and yet on none as a whole. The words of the title are read on in the row
    below."""
    boxes = [piece.box for sheet in sheets for piece in sheet.pieces]
    return [
        thing.name
        for thing in (one.on(whole.size) for one in shown.shown_on(whole))
        if 0 < thing.right - thing.left <= WHOLE * whole.width
        and thing.bottom > HEIGHT * whole.width / UNITS
        and not any(
            left <= thing.left and thing.right <= right and top <= thing.top and thing.bottom <= bottom
            for left, top, right, bottom in boxes
        )
    ]


@EVERY
def test_all_parts_are_twice_as_large_and_cover_the_picture(slug: str) -> None:
    for whole in pictures(slug):
        sheets = large_print.united(sheets_of(whole, regions_on(whole)), MOST_BOARDS)
        assert 1 < len(sheets) <= MOST_BOARDS
        assert left_out(whole, sheets) == set()
        assert too_wide(whole, sheets) == []
        assert broken(whole, sheets) == []


@pytest.mark.parametrize(("slug", "language"), paired(GAMES, LANGUAGES))
def test_players_are_a_picture_of_their_own_and_each_is_told(slug: str, language: str) -> None:
    game, renderer = GAMES[slug], RENDERERS[slug]
    seats = game.info.seats[-1]
    seen, people = game.observe(game.setup(seats, game.options(seats, {}), "large"), 0), PLAIN[:seats]
    words = texts(language)
    normal = renderer.boards(seen, Audience(words, people))
    large = renderer.in_large_print(normal, words)
    assert len(normal) < len(large) <= MOST_BOARDS
    assert len({one.alt for one in large}) == len(large)
    assert all(one.alt.strip() and len(one.alt) <= ALT and "large-" not in one.alt for one in large)
    assert normal[0].alt[:40] in large[0].alt
    assert any(one.alt.startswith(opening(words, "players")) for one in large)
    assert all(one.picture.width == SIZE for one in large)
    assert sum(len(one.picture.data) for one in large) < MESSAGE
    if not game.info.secret_hand:
        return
    both = (*normal, renderer.hand(seen, Audience(words, people)))
    assert len(both) < len(renderer.in_large_print(both, words)) <= MOST_BOARDS, "as in direct messages"


def opening(words: Texts, part: str) -> str:
    """How a picture of this part begins to be told."""
    return words.t("large-part", part=part, number=1, count=1).rstrip(".。")


# --- the law itself ---------------------------------------------------------------------------------------------------


def board(*, gap: bool) -> Image.Image:
    """A board over the whole width with an edge, and below it two cards, or one."""
    canvas = Canvas.new(SIZE, 1000)
    canvas.box(60, 0, UNITS - 60, 700, CARD)
    for x in range(100, UNITS - 100, 100):
        canvas.disc(x, 300, 120, GOLD)
    canvas.text(30, 300, "7", 40, anchor="m")
    parts.note_board(canvas, Rect(0, 0, UNITS, 700), 60)
    for x, width in ((20, 770), (810, 770)) if gap else ((20, 1560),):
        canvas.box(x, 720, width, 260, CARD)
    parts.note(canvas, "players", 700, 300)
    return canvas.picture


def test_a_board_is_cut_into_columns_that_overlap_and_repeat_its_edge() -> None:
    whole = board(gap=True)
    *columns, players = sheets_of(whole, regions_on(whole))
    assert [(one.name, one.place, one.places) for one in columns] == [("board", place, 3) for place in (1, 2, 3)]
    boxes = [one.pieces[0].box for one in columns]
    assert all(left[2] > right[0] for left, right in pairwise(boxes))
    assert [one.pieces[0].edge for one in columns] == [0, 45, 45]
    assert (players.name, len(players.pieces)) == ("players", 2)
    cards = [piece.box for piece in players.pieces]
    assert cards[0][2] == cards[1][0], "they are cut between the cards"


def test_columns_show_the_edge_and_twice_as_much_as_before() -> None:
    whole = board(gap=True)
    drawing = Drawing(encode(whole, "sobek"), "A board.")
    large = RENDERERS["sobek"].in_large_print((drawing,), texts("en"))
    assert large[1].alt == "The board, in large print, picture 2 of 4. From the left this is part 2 of 3."
    second = Image.open(io.BytesIO(large[1].picture.data)).convert("RGB")
    edge = second.crop((0, 0, 80, second.height))
    assert len(edge.getcolors() or ()) > 1, "the number of the row is there"


def test_the_bar_of_a_title_that_takes_several_rows_is_whole() -> None:
    """Each row of it reaches to the right edge, wherever its last word ends."""
    canvas = Canvas.new(SIZE, 200)
    draw_header(canvas, Header("Round 5 · Project", "two left, two right", "3 to decide", icon="vp"))
    drawing = Drawing(encode(canvas.picture, "sobek"), "A title.")
    [large] = RENDERERS["sobek"].in_large_print((drawing,), texts("en"))
    picture = Image.open(io.BytesIO(large.picture.data)).convert("RGB")
    [(_, edge)] = picture.crop((SIZE - 1, 0, SIZE, picture.height)).getcolors() or ()
    assert picture.height > 2 * 2 * HEIGHT * SIZE / UNITS
    assert is_near(edge, INK)


def test_the_laws_find_what_is_left_out_too_small_or_broken() -> None:
    canvas = Canvas.new(SIZE, 400)
    canvas.text(800, 200, "seven", 60, anchor="m")
    whole = canvas.picture
    halves = [Sheet("board", (large_print.Piece((x, 0, x + SIZE // 2, 300)),)) for x in (0, SIZE // 2)]
    assert broken(whole, halves) == ["seven"]
    assert left_out(whole, halves) == set()
    assert left_out(whole, halves[:1]) != set()
    assert too_wide(whole, [Sheet("board", (large_print.Piece((0, 0, SIZE, 300)),))]) != []


def test_only_so_many_pictures_as_a_message_holds() -> None:
    canvas = Canvas.new(SIZE, 2400)
    for number in range(12):
        canvas.box(20, number * 200 + 20, 700, 150, CARD)
        parts.note(canvas, "aside", number * 200, 200)
    sheets = sheets_of(canvas.picture, regions_on(canvas.picture))
    assert len(sheets) == 12
    assert len(large_print.united(sheets, 5)) == 5
    assert left_out(canvas.picture, large_print.united(sheets, 5)) == set()
