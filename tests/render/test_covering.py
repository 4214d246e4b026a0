"""On no picture of any game is a piece or a number covered, or a word cut; and what is covered is found."""

from typing import Any

import pytest

from render.core import shown, sprites
from render.core.canvas import Canvas
from render.core.palette import GOLD
from render.kit.renderer import Audience, PlanView
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.registry import GAMES
from tests.data.texts.reading import COMPLETE
from tests.effort import WHOLE, paired, sample, several
from tests.games import facts_of
from tests.render.covering import covered
from tests.render.legible import NAMES, cut_words

TABLES = paired(
    [(slug, seats) for slug, game in GAMES.items() for seats in sample(reversed(game.info.seats), 1)],
    COMPLETE if WHOLE else ["de"],
)
"""In the suite each game with all its seats taken, in the language of the longest words."""


@pytest.mark.parametrize(("table", "language"), TABLES)
def test_nothing_covers_a_piece_or_a_number_and_no_word_is_cut(
    table: tuple[str, int], language: str, written: list[str]
) -> None:
    """Near the end, in the trial half-way as well: boards with and without targets, panels, hands and all that can be
    looked at, with every option that adds to them."""
    slug, seats = table
    game, renderer = GAMES[slug], RENDERERS[slug]
    options: dict[str, str] = {}
    for preset in game.info.presets:
        options |= preset.values
    steps = play_random(game, seats, game.options(seats, options), f"covered {seats}").played
    people = Audience(texts(language), NAMES[:seats])
    for place in (len(steps) - 2, len(steps) // 2)[: several(1, 2)]:
        before, now = steps[place - 1].state, steps[place].state
        acting = (*game.to_act(now), 0)[0]
        with shown.watched() as pictures:
            draw_all(game, renderer, (before, now), acting, people)
        assert pictures
        for picture in pictures:
            assert covered(picture, facts_of(slug).least_of_a_piece) == []
    assert len(written) > several(25, 50)
    assert cut_words(written) == []


def draw_all(game: Any, renderer: Any, states: tuple[Any, Any], acting: int, people: Audience) -> None:
    """The board for all and for a player, their panel and hand, and the views that can be looked at."""
    before, now = states
    public, own = game.observe(now, None), game.observe(now, acting)
    legal = game.legal_actions(now, acting) if acting in game.to_act(now) else ()
    renderer.draw_board(public, people, (), game.observe(before, None))
    renderer.draw_board(own, people, legal)
    renderer.panel(PlanView(own, own, legal), people)
    renderer.hand(own, people)
    for view in sample(renderer.views(public, people)[:6], 3):
        renderer.look(public, view.key, people)


# --- the law itself ---------------------------------------------------------------------------------------------------


def drawn(paint: Any) -> list[str]:
    with shown.watched():
        canvas = Canvas.new(400, 400)
        paint(canvas)
    return covered(canvas.picture, 0.9)


def test_a_box_over_a_number_is_found() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.text(200, 200, "13", 60, anchor="m")
        canvas.box(190, 150, 100, 100, GOLD)

    (found,) = drawn(paint)
    assert found.startswith("text 13")


def test_a_piece_half_under_another_is_found() -> None:
    def paint(canvas: Canvas) -> None:
        sprites.badge(canvas, 1, 200, 200, 100)
        sprites.badge(canvas, 2, 240, 200, 100)

    (found,) = drawn(paint)
    assert found.startswith("piece ('badge', 1")


def test_a_number_said_again_on_what_covers_it_is_seen() -> None:
    def paint(canvas: Canvas) -> None:
        canvas.text(200, 200, "7", 60, anchor="m")
        canvas.disc(200, 200, 120, GOLD)
        canvas.text(210, 220, "7", 60, anchor="m")

    assert drawn(paint) == []


def test_a_ring_round_a_piece_covers_nothing() -> None:
    def paint(canvas: Canvas) -> None:
        sprites.badge(canvas, 1, 200, 200, 100)
        canvas.ring(200, 200, 140)

    assert drawn(paint) == []


def test_what_a_kept_picture_shows_is_shown_where_it_is_pasted() -> None:
    inner = Canvas.new(100, 1600)
    inner.text(800, 800, "42", 500, anchor="m")
    outer = Canvas.new(400, 1600)
    outer.paste_at(inner.picture, 150, 200)
    (there,), (here,) = shown.shown_on(inner.picture), shown.shown_on(outer.picture)
    assert here == there.moved(150, 200)
    assert here.name == "42"


def test_what_is_not_watched_is_whole() -> None:
    canvas = Canvas.new(100, 100)
    canvas.text(800, 50, "5", 60)
    canvas.box(0, 0, 1600, 100, GOLD)
    assert [share for _, share in shown.left_of(canvas.picture)] == [1.0]
