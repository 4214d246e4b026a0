"""How high a card is on a phone, as far as it can be told without one; the gallery's test asks the page itself."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from cogs.base.phone import INNER, ROW, height_of, in_rows

LINE = "so many words that no phone has them all on one line, however small its letters may be"


def buttons(*labels: str) -> list[ui.Button[ui.View]]:
    return [ui.Button(label=label, custom_id=str(number)) for number, label in enumerate(labels)]


def section(text: str, label: str = "Take 11") -> ui.Section[ui.LayoutView]:
    return ui.Section(text, accessory=ui.Button(label=label, custom_id="x"))


def shown_in(rows: list[ui.ActionRow[ui.LayoutView]]) -> list[list[str | None]]:
    return [[one.label for one in row.children if isinstance(one, ui.Button)] for row in rows]


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        (ui.TextDisplay("short"), ui.TextDisplay(LINE)),
        (ui.TextDisplay(f"-# {LINE}"), ui.TextDisplay(LINE)),
        (ui.TextDisplay("a" * 25), ui.TextDisplay("あ" * 25)),
        (ui.TextDisplay("one\ntwo"), ui.TextDisplay("one\ntwo\nthree")),
        (section(f"-# {LINE}"), section(LINE)),
        (section(LINE), section(LINE, "A button that takes half of the line")),
        (
            ui.ActionRow(*buttons("A", "B", "C")),
            ui.ActionRow(*buttons("Confirm", "a", "long row of", "buttons", "too")),
        ),
    ],
)
def test_what_takes_more_lines_is_higher(lower, higher):
    assert height_of([lower]) < height_of([higher])


def test_marks_that_nobody_sees_take_no_room():
    assert height_of([ui.TextDisplay("**a** " * 20)]) == pytest.approx(height_of([ui.TextDisplay("a " * 20)]), abs=25)
    assert height_of([ui.TextDisplay("<:piece:1234567890123456789> one line")]) == height_of([ui.TextDisplay("one")])


def test_a_control_is_a_finger_high_and_one_beside_another_adds_nothing():
    one, two = (height_of(in_rows(buttons(*labels))) for labels in (["A"], ["A", "B"]))
    assert one == two
    assert height_of([*in_rows(buttons("A")), *in_rows(buttons("B"))]) == one + 48


@pytest.mark.parametrize(("high", "count", "expected"), [(600, 1, INNER / 2), (1200, 1, INNER), (600, 2, INNER / 2)])
def test_a_picture_is_as_wide_as_the_card_and_several_are_squares(high, count, expected):
    gallery = ui.MediaGallery(*(discord.MediaGalleryItem(f"attachment://{number}.png") for number in range(count)))
    assert height_of([gallery], [(1200, high)] * count) - height_of([gallery], [(0, 0)]) == expected


def test_a_closed_list_shows_what_is_chosen_in_it():
    def listed(label: str, *, chosen: bool) -> float:
        select = ui.Select(options=[discord.SelectOption(label=label[:100], default=chosen)])
        return height_of([ui.ActionRow(select)])

    assert listed(LINE, chosen=True) > listed(LINE, chosen=False) == listed("short", chosen=True)


def test_rows_of_buttons_are_filled_as_far_as_a_phone_is_wide():
    assert shown_in(in_rows(buttons(*"ABCDE"))) == [list("ABCDE")]
    assert [len(row) for row in shown_in(in_rows(buttons(*"ABCDEFG")))] == [2, 5]
    long = "Something to be read in peace"
    assert (
        shown_in(in_rows(buttons(long, long, "A", "B"))) == [[long], [long], ["A", "B"]]
        or len(in_rows(buttons(long, long, "A", "B"))) <= 3
    )
    assert in_rows([]) == []


@pytest.mark.parametrize("count", range(1, 12))
def test_rows_keep_the_order_and_are_never_higher_than_full_ones(count):
    labels = [f"B{number}, +{number * 3}" + " and more" * (number % 3) for number in range(count)]
    rows = in_rows(buttons(*labels))
    assert [label for row in shown_in(rows) for label in row] == labels
    assert all(1 <= len(row) <= ROW for row in shown_in(rows))
    full = [ui.ActionRow(*buttons(*labels[start : start + ROW])) for start in range(0, count, ROW)]
    assert height_of(rows) <= height_of(full)
