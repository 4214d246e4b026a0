"""The pictures all games share: header, seat cards, score sheet, lobby, hand strip."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_struct
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.core.palette import BEST, GOLD, PAGE
from render.kit import handstrip
from render.kit.handstrip import HandItem, draw_hand_strip
from render.kit.header import ICON_SLOT, Header, draw_header
from render.kit.scoresheet import (
    ScoreColumn,
    ScoreIcons,
    ScoreRow,
    ScoreSheet,
    ScoreTexts,
    draw_score_sheet,
    score_sheet,
)
from render.kit.seatcard import (
    Rect,
    SeatCard,
    draw_seat_card,
    strip,
)
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from rules.core.contract import Result

SHEET = ScoreSheet(
    title="Final score",
    subtitle="A game",
    right="after round 9",
    columns=(
        ScoreColumn(0, "Aiko", (3, 7), 10, "2."),
        ScoreColumn(1, "Marta", (9, 7), 16, "1.", winner=True),
    ),
    rows=(ScoreRow("castle", "Castles"), ScoreRow("vp", "Tokens")),
    total="Total",
    footer="It is over.",
    praised=True,
)
RESULT = Result((2, 1), (10, 16), (("castles", (3, 9)), ("tokens", (7, 7))), "over")
SCORE_TEXTS = ScoreTexts(
    title="Final score",
    subtitle="A game",
    right="after round 9",
    total="Total",
    categories={"castles": "Castles", "tokens": "Tokens"},
    places=("2.", "1."),
    footer="It is over.",
)
SCORE_ICONS = ScoreIcons({"castles": "castle", "tokens": "vp"})
LOBBY = LobbyCard(
    title="A game",
    detail="open table",
    right="about 45 min",
    icon="castle",
    seats=(LobbySeat("Aiko", "host", "leader"), LobbySeat(None, "free seat")),
    options=(LobbyOption("clock", "24 h a move"),),
)
MOTIF = Image.new("RGB", (432, 420), (10, 120, 90))


def header(**parts) -> Image.Image:
    canvas = Canvas.new(800, 78)
    draw_header(canvas, Header(**{"title": "Marta builds", **parts}))
    return canvas.picture


def count(picture: Image.Image, colour: tuple[int, int, int]) -> int:
    return {value: number for number, value in picture.getcolors(1 << 20)}.get(colour, 0)


@pytest.mark.parametrize(
    "part",
    [
        {"title": "Aiko builds"},
        {"detail": "1 of 3"},
        {"right": "14"},
        {"seat": 1},
        {"icon": "castle"},
        {"right_icon": "deck"},
        {"private": True},
        {"flag": "end_of_game"},
        {"seat": 1, "sign": "lion"},
    ],
)
def test_every_part_of_the_header_shows(part):
    assert ImageChops.difference(header(), header(**part)).getbbox() is not None


def test_a_long_header_never_touches_its_right_side():
    short, long = header(right="14"), header(title="W" * 60, detail="w" * 60, right="14")
    edge = (752, 0, 800, 39)
    assert short.crop(edge).tobytes() == long.crop(edge).tobytes()


NAME = "Maximiliane von und zu Hohenstein-Waldburg"


def test_a_long_name_is_cut_before_the_words_of_the_bar(written: list[str]) -> None:
    words, detail = " builds on the canyon", "2 to place, or tiles"
    header(title=NAME + words, detail=detail, right="14", names=("i", NAME))
    right, title, *rest = written
    name = title.removesuffix(words)
    assert title.endswith(words)
    assert name.endswith("…")
    assert len(name) > 10
    assert NAME.startswith(name[:-1])
    assert (right, rest) == ("14", [detail])


def test_a_name_with_enough_room_is_not_cut(written: list[str]) -> None:
    header(title=f"{NAME} builds", names=(NAME,))
    assert written == [f"{NAME} builds"]


def test_a_mark_stands_in_its_slot():
    canvas = Canvas.new(800, 78)
    mark = Image.new("RGB", (20, 20), (255, 0, 200))
    draw_header(canvas, Header(f"builds on {ICON_SLOT} canyon"), [mark])
    assert count(canvas.picture, (255, 0, 200)) == 400
    bare = header(title=f"on{ICON_SLOT}canyon")
    assert ImageChops.difference(bare, header(title="oncanyon")).getbbox() is not None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_strip_fills_the_width_evenly(seats):
    places = list(strip(seats, 10, 200))
    assert places[0].x == 24
    assert places[-1].right == pytest.approx(1576)
    assert len({round(place.w, 6) for place in places}) == 1


def seat_card(**parts) -> Image.Image:
    canvas = Canvas.new(800, 260)
    draw_seat_card(canvas, Rect(24, 10, 300, 230), SeatCard(**{"seat": 2, "name": "Aiko", **parts}))
    return canvas.picture


@pytest.mark.parametrize(
    "part",
    [
        {"name": "Marta"},
        {"seat": 3},
        {"active": True},
        {"line": "Bull"},
        {"first": True},
        {"sign": "lion"},
    ],
)
def test_every_part_of_a_seat_card_shows(part):
    assert ImageChops.difference(seat_card(), seat_card(**part)).getbbox() is not None


@pytest.mark.parametrize("name", ["🎲", "สมชาย", "Bob 🎲"])
def test_a_name_that_cannot_be_drawn_leaves_the_emblem_alone(name):
    assert seat_card(name=name).tobytes() == seat_card(name="").tobytes()


def test_long_words_stay_inside_their_card():
    wide = seat_card(name="W" * 40, line="あと99時間と59分の長い一行", active=True)
    outside = Image.new("RGB", (400, 130), PAGE)
    assert wide.crop((163, 0, 563, 130)).tobytes() == outside.tobytes()


def test_a_result_makes_its_sheet():
    names = ("Aiko", "Marta")
    assert score_sheet(RESULT, names, SCORE_TEXTS, SCORE_ICONS) == SHEET
    grounded = replace(SCORE_ICONS, grounds={"castles": (10, 120, 90)}, head="ankh")
    sheet = score_sheet(RESULT, names, SCORE_TEXTS, grounded)
    assert [row.ground for row in sheet.rows] == [(10, 120, 90), None]
    assert sheet.icon == "ankh"


def test_a_game_that_was_not_scored_has_no_sheet():
    conceded = Result((1, 2), (0, 0), (), "conceded")
    with pytest.raises(ValueError, match="not scored"):
        score_sheet(conceded, ("Aiko", "Marta"), SCORE_TEXTS, SCORE_ICONS)


def test_a_side_that_nobody_plays_has_a_column_of_its_own():
    result = Result((2, 3, 1), (10, 9, 12), (("castles", (10, 9, 12)),), "over", neutrals=("caravan",))
    words = replace(SCORE_TEXTS, places=("2.", "3.", "1."), neutrals=("Caravan",))
    sheet = score_sheet(result, ("Aiko", "Marta"), words, SCORE_ICONS)
    assert [(column.seat, column.name, column.winner) for column in sheet.columns] == [
        (0, "Aiko", False),
        (1, "Marta", False),
        (None, "Caravan", True),
    ]
    *others, caravan = sheet.columns
    unlike = [draw_score_sheet(replace(sheet, columns=(*others, replace(caravan, seat=seat)))) for seat in (None, 2)]
    assert ImageChops.difference(*unlike).getbbox() is not None
    signed = replace(sheet, columns=(*others, replace(caravan, sign="bull")))
    assert ImageChops.difference(unlike[0], draw_score_sheet(signed)).getbbox() is not None


def test_a_seat_alone_has_a_verdict_in_place_of_a_rank():
    words = replace(SCORE_TEXTS, places=("",), verdict="An empire!")
    for ranks, praised in (((1,), True), ((2,), False)):
        result = Result(ranks, (10,), (("castles", (3,)), ("tokens", (7,))), "over", verdict="empire")
        sheet = score_sheet(result, ("Aiko",), words, SCORE_ICONS)
        (column,) = sheet.columns
        assert (column.winner, column.place, sheet.verdict, sheet.praised) == (False, "", "An empire!", praised)
        assert (count(draw_score_sheet(sheet), GOLD) > 5000) == praised
        other = draw_score_sheet(replace(sheet, verdict="A tribe."))
        left, *_ = ImageChops.difference(draw_score_sheet(sheet), other).getbbox()
        assert left > 1600 / 2


def test_where_nobody_wins_no_card_is_golden_and_the_verdict_stands_below():
    words = replace(SCORE_TEXTS, places=("", ""), verdict="The city has fallen.")
    result = replace_struct(RESULT, ranks=(2, 2), verdict="fallen")
    sheet = score_sheet(result, ("Aiko", "Marta"), words, SCORE_ICONS)
    assert not any(column.winner for column in sheet.columns)
    picture, without = draw_score_sheet(sheet), draw_score_sheet(replace(sheet, verdict=""))
    assert count(picture, GOLD) < 3000  # the star of the header alone
    assert picture.height - without.height == 124
    assert picture.crop((0, 0, 1600, 500)).tobytes() == without.crop((0, 0, 1600, 500)).tobytes()


def test_the_best_of_a_row_is_marked_unless_all_are_equal():
    marked = count(draw_score_sheet(SHEET), BEST)
    equal = replace(SHEET, columns=tuple(replace(column, values=(7, 7)) for column in SHEET.columns))
    both = replace(SHEET, columns=(SHEET.columns[0], replace(SHEET.columns[1], values=(9, 8))))
    assert marked > 1000
    assert count(draw_score_sheet(equal), BEST) == 0
    assert count(draw_score_sheet(both), BEST) > 1.7 * marked


def test_the_winner_has_the_gold_frame():
    none = replace(SHEET, columns=tuple(replace(column, winner=False) for column in SHEET.columns))
    assert count(draw_score_sheet(SHEET), GOLD) > count(draw_score_sheet(none), GOLD) + 5000


def test_what_the_end_adds_a_tile_and_a_sign_show():
    plain = draw_score_sheet(SHEET, 800)
    first, *others = SHEET.columns
    rows = (replace(SHEET.rows[0], ground=(10, 120, 90)), *SHEET.rows[1:])
    changed = [replace(SHEET, columns=(replace(first, sign="bull"), *others)), replace(SHEET, rows=rows)]
    changed += [replace(SHEET, columns=(replace(first, added=added), *others)) for added in ((2, 0), (0, 2))]
    pictures = {draw_score_sheet(sheet, 800).tobytes() for sheet in changed}
    assert len(pictures | {plain.tobytes()}) == 5


def test_nothing_added_leaves_the_sheet_as_it_was():
    first, *others = SHEET.columns
    same = replace(SHEET, columns=(replace(first, added=(0, 0)), *others))
    assert draw_score_sheet(same, 800).tobytes() == draw_score_sheet(SHEET, 800).tobytes()


def test_a_category_may_not_apply():
    gap = replace(SHEET, columns=(replace(SHEET.columns[0], values=(None, 7)), SHEET.columns[1]))
    assert ImageChops.difference(draw_score_sheet(SHEET), draw_score_sheet(gap)).getbbox() is not None


def test_the_sheet_grows_by_a_row_and_its_footer():
    more = replace(
        SHEET,
        rows=(*SHEET.rows, ScoreRow("clock", "Time")),
        columns=tuple(replace(column, values=(*column.values, 0)) for column in SHEET.columns),
    )
    assert draw_score_sheet(more).height - draw_score_sheet(SHEET).height == 82
    assert draw_score_sheet(replace(SHEET, footer="")).height == draw_score_sheet(SHEET).height - 76


@pytest.mark.parametrize(
    "change",
    [
        {"title": "Another"},
        {"detail": ""},
        {"right": ""},
        {"seats": (*LOBBY.seats, LobbySeat(None, "free seat"))},
        {"seats": (LOBBY.seats[0], LobbySeat("Marta", "joined", "check"))},
        {"seats": (replace(LOBBY.seats[0], icon=None), LOBBY.seats[1])},
        {"options": (LobbyOption("clock", "48 h a move"),)},
    ],
)
def test_every_part_of_the_lobby_shows(change):
    before, after = (draw_lobby_card(card, MOTIF, 1200) for card in (LOBBY, replace(LOBBY, **change)))
    assert before.size == after.size == (1200, 585)
    assert ImageChops.difference(before, after).getbbox() is not None


def test_options_that_do_not_fit_begin_a_new_row():
    many = replace(LOBBY, options=LOBBY.options * 6)
    assert draw_lobby_card(many, MOTIF, 1200).height > draw_lobby_card(LOBBY, MOTIF, 1200).height
    endless = replace(LOBBY, options=(LobbyOption("clock", "w" * 300),))
    assert draw_lobby_card(endless, MOTIF, 1200).height == draw_lobby_card(LOBBY, MOTIF, 1200).height


@pytest.mark.parametrize(("items", "rows"), [(1, 1), (7, 1), (8, 2), (15, 3)])
def test_a_hand_breaks_after_seven(items, rows):
    drawn: list[Rect] = []
    canvas = Canvas.new(800, 120 + 352 * rows)
    hand = [HandItem(number, "temple") for number in range(1, items + 1)]
    draw_hand_strip(canvas, 100, hand, lambda _, place, __: drawn.append(place), 332)
    assert len({place.y for place in drawn}) == rows
    assert max(place.right for place in drawn) <= 1600 - 24
    assert max(sum(place.y == other.y for other in drawn) for place in drawn) == min(items, handstrip.PER_ROW)


def test_a_chosen_item_is_framed_and_ticked():
    def drawn(*, chosen: bool) -> Image.Image:
        canvas = Canvas.new(800, 460)
        draw_hand_strip(canvas, 100, [HandItem(1, "temple", selected=chosen)], lambda *_: None, 332)
        return canvas.picture

    assert count(drawn(chosen=True), GOLD) > 1500
    assert count(drawn(chosen=False), GOLD) == 0
