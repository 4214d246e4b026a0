"""Letters are measured, cut and checked; what the font lacks never becomes a box."""

from functools import cache

import pytest
from fontTools.ttLib import TTFont
from hypothesis import given
from hypothesis import strategies as st

from render.core import type as letters


@pytest.mark.parametrize(
    "name",
    [
        "Aiko",
        "健太",
        "Zoë",
        "Đặng Thị Hà",
        "Ωmega",
        "Юлия",
        "김민준",
        "ｋａｔａ",
        "O'Neil-Smith 2",
        "Łukasz Żółć",
        "Dvořák",
        "Ağaoğlu",
    ],
)
def test_names_the_font_can_draw_stay_whole(name):
    assert letters.safe_name(name) == name


@pytest.mark.parametrize(
    "name", ["🎲", "Bob 🎲", "สมชาย", "محمد", "דוד", "राम", "x\u0301", "👨‍👩‍👧", "", "  ", "\u200b"]
)
def test_a_name_with_anything_missing_is_not_drawn_at_all(name):
    assert letters.safe_name(name) is None


def test_invisible_characters_are_dropped_and_accents_composed():
    assert letters.safe_name("A\u200bi\u200dk\ufe0fo\x07") == "Aiko"
    assert letters.safe_name("Zoe\u0308") == "Zoë"


def test_a_fallback_stands_for_the_whole_name():
    assert letters.safe_names(["Aiko", "สม x"], lambda seat: f"Seat {seat + 1}") == ["Aiko", "Seat 2"]


@cache
def mapped(bold: bool) -> frozenset[int]:
    """Every character that one of the two faces maps to a glyph."""
    return frozenset().union(*(TTFont(letters.font_path(bold, face), lazy=True).getBestCmap() for face in (0, 1)))


def test_both_weights_hold_the_same_characters():
    assert mapped(True) == mapped(False)


@given(character=st.characters(exclude_categories=["Cs", "Cc", "Cf", "Zs", "Zl", "Zp", "Mn", "Mc", "Me", "Cn", "Co"]))
def test_the_check_agrees_with_the_font_files(character):
    assert letters.has_glyph(character) == (ord(character) in mapped(True))


TEXTS = st.text(alphabet="abcWMil é健太山, -", min_size=1, max_size=60)


@given(text=TEXTS, room=st.integers(30, 400), bold=st.booleans())
def test_a_cut_text_fits_and_says_that_it_was_cut(text, room, bold):
    cut = letters.fit(text, 24, room, bold)
    assert letters.width(cut, 24, bold) <= room
    assert cut == text or cut.endswith(letters.ELLIPSIS)
    assert text.startswith(cut.removesuffix(letters.ELLIPSIS))


@given(text=TEXTS, room=st.integers(60, 300))
def test_words_shrink_wrap_and_fit(text, room):
    size, lines = letters.flow(text, 24, room, 2)
    assert 24 * letters.SMALLEST_SHARE <= size <= 24
    assert 1 <= len(lines) <= 2
    assert max(letters.width(line, size) for line in lines) <= room


@given(text=TEXTS, share=st.floats(letters.SMALLEST_SHARE, 1), px=st.floats(12, 50), bold=st.booleans())
def test_words_are_not_cut_that_fit_at_the_smallest_size(text, share, px, bold):
    room = letters.width(text, px * letters.SMALLEST_SHARE, bold) * (share / letters.SMALLEST_SHARE)
    size = letters.shrink(text, px, room, bold)
    assert size >= px * letters.SMALLEST_SHARE
    assert letters.fit(text, size, room, bold) == text


def test_words_keep_everything_where_two_lines_suffice():
    size, lines = letters.flow("one point beside water", 24, 170, 2)
    assert " ".join(lines) == "one point beside water"
    assert size == 24


def test_japanese_breaks_between_characters_but_not_before_a_full_stop():
    _, lines = letters.flow("水のとなりの入植地。城と場所", 20, 182, 2)
    assert "".join(lines) == "水のとなりの入植地。城と場所"
    assert len(lines) == 2
    assert not lines[1].startswith("。")


def test_masks_hold_all_ink():
    for text in ("Ågjy", "健", "1", "j"):
        mask, left, top = letters.mask(text, 30, True)
        box = mask.getbbox()
        assert box is not None
        assert left <= 0
        assert top < 0
        assert box[0] >= 0
        assert box[2] <= mask.width
        assert box[3] <= mask.height


def test_what_cannot_be_drawn_is_left_out_of_other_texts():
    assert letters.visible("24 h 🎲 a move") == "24 h  a move"


def test_a_robot_stands_before_a_bot_players_name_and_in_nobodys_own():
    shown = letters.with_robot("Enki")
    assert letters.safe_name(shown) == shown
    assert letters.width(shown, 40, True) == 36 + letters.width(" Enki", 40, True)
    assert letters.safe_names([letters.with_robot("Aiko"), "Marta"], "Seat {}".format) == ["Seat 0", "Marta"]


def test_an_icon_among_letters_is_as_wide_as_measured_and_stands_beside_capitals():
    drawn, left, top = letters.mask(letters.ROBOT, 41.5)
    assert letters.width(letters.ROBOT, 41.5) == 37
    inked = drawn.getbbox()
    assert inked is not None
    assert 0 <= inked[0] + left < inked[2] + left <= 37
    middle = (inked[1] + inked[3]) / 2 + top
    assert abs(middle + letters.CAP_HEIGHT * 41.5 / 2) < 3
