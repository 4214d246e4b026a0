"""The Royal Game of Ur in words: complete enough to play blind, within Discord's limits."""

from dataclasses import replace
from functools import lru_cache

import pytest

from render.kit import tell
from render.royal_game_of_ur.renderer import UrRenderer
from render.words.text import texts
from rules.core.contract import Choice, Result
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur import Go, UrState
from rules.royal_game_of_ur.board import PLACES
from tests.render import telling
from tests.render.royal_game_of_ur import samples

RENDERER = UrRenderer()
ENGLISH = samples.AUDIENCE
CHOICE = Choice("ur-which-piece", "B4")


@lru_cache(maxsize=4)
def course(path: str) -> tuple[UrState, ...]:
    """Every position of a random game."""
    opening = GAME.setup(2, {"path": path, "rosettes": "unsafe", "capture_throw": "on"}, f"words {path}")
    return tuple(telling.states_of(telling.random_game(GAME, opening, f"words {path}")))


def test_the_alt_text_begins_with_the_throw_and_names_every_piece_with_its_step() -> None:
    alt = RENDERER.board_alt(samples.position(), ENGLISH)
    assert alt.startswith("The Royal Game of Ur. Aiko throws 3 and moves a piece. Last move: from B1 to B3.")
    assert "Marta: 2 in hand, 1 home, on the board C4 (step 1 of 14), B3 (step 7 of 14), B4 (step 8 of 14)" in alt


def test_the_text_board_tells_pieces_ways_and_paths() -> None:
    told = "\n".join(RENDERER.board_text(samples.position(), ENGLISH))
    assert "first player Marta" in told
    assert "- A new piece to A2" in told
    assert "- From A1 to B3, captures Marta’s piece" in told
    assert "Path of Aiko: A4, A3, A2, A1 rosette, B1, B2, B3, B4 rosette, B5, B6, B7, B8, A8, A7 rosette" in told
    ways = samples.position().ways()
    assert told.count("\n- ") == len(ways)


def test_throws_that_passed_are_told_with_their_reason() -> None:
    blocked = samples.position(
        board=[["A4", "B4"], ["B3"]], home=[0, 6], active=1, throw=3, passed=[[1, 1], [0, 0]], last=["hand", "A4"]
    )
    headline = RENDERER.headline(blocked, ENGLISH)
    expected = "◆ Marta threw 1, could not use it and passed. ● Aiko threw 0 and passed. "
    assert headline == expected + "◆ Marta throws 3 and moves a piece."


def test_the_end_and_the_preview_have_their_own_headline() -> None:
    assert RENDERER.headline(samples.finished(), ENGLISH) == "◆ Marta has brought all pieces home and wins."
    done = GAME.apply(GAME.position({"board": [["A4"], []], "throw": 1}), 0, GAME.parse("move A4"))
    assert RENDERER.headline(GAME.observe(done.shown, 0), ENGLISH) == "● Aiko has moved; the dice come next."


def test_hints_say_where_a_piece_goes_and_what_it_does_there() -> None:
    seen = samples.position(board=[["B1", "B3", "A7"], ["B2"]], throw=1)
    hints = {piece: RENDERER.hint(seen, CHOICE, Go(piece), ENGLISH) for piece in seen.ways()}
    assert hints == {
        "hand": "to A4",
        "B1": "to B2, captures Marta’s piece",
        "B3": "to B4, a rosette: throw again",
        "home": "from A7",
    }


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_refusals_are_sentences(language: str) -> None:
    tries = [GAME.notation(Go(place)) for place in PLACES]
    met, sentences = telling.refusals(GAME, texts(language), course("finkel")[::6], tries)
    assert met >= {
        "ur-not-your-turn", "ur-hand-empty", "ur-no-piece", "ur-write-off", "ur-not-exact", "ur-nothing-to-bear-off",
        "ur-own-piece",
    }  # fmt: skip
    assert telling.untold(GAME, sentences) == []


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_score_sheet_counts_pieces(language: str) -> None:
    over = samples.finished()
    assert over.result is not None
    sheet = RENDERER.sheet(over, over.result, replace(ENGLISH, texts=texts(language)))
    assert [column.total for column in sheet.columns] == [3, 7]
    assert [column.winner for column in sheet.columns] == [False, True]
    assert [row.label for row in sheet.rows] == [texts(language).title("ur", "home")]


def test_a_total_is_told_as_pieces_home() -> None:
    won = Result((1, 2), (7, 1), (("home", (7, 1)),), "all-home")
    names = ENGLISH.labels
    assert tell.announcement(texts("en"), GAME.info, won, names).startswith(f"{names[0]} wins with 7 pieces home!")
    assert "上がり7個で" in tell.announcement(texts("ja"), GAME.info, won, names)
    told = tell.score_alt(texts("en"), GAME.info, won, names)
    assert f"1. {names[0]}: 7 pieces home. 2. {names[1]}: 1 piece home." in told
