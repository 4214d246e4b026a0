"""Titles stay inside their bars: in all texts of both languages, by where their ink lies."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image, ImageChops

from render.core import type as letters
from render.core.canvas import UNITS, Canvas
from render.kit import tell
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.renderer import SIZE, Audience, PlanView
from render.kit.seatcard import Rect
from render.path_of_civilization import cards, events, philosophy, seats, technologies, tracks
from render.path_of_civilization.captions import namer
from render.path_of_civilization.events import EventTexts
from render.path_of_civilization.market import Offer, draw_offer
from render.path_of_civilization.seats import SeatView
from render.words.text import LANGUAGES, texts
from rules.core.contract import Result
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import BATTLES, CHALLENGES, LEADERS, PILES, TECHNOLOGIES, WONDERS
from rules.path_of_civilization.scoring import RATINGS
from rules.path_of_civilization.state import CivState
from tests.effort import WHOLE, several
from tests.render.differing import changed
from tests.render.legible import cut_words
from tests.render.path_of_civilization import samples
from tests.render.path_of_civilization.samples import RENDERER, at, seen
from tests.render.path_of_civilization.test_pictures import with_own

WIDTHS = {"a market": 297.6, "a gallery of few": 504.0, "a hand of seven": 208.0}
"""How wide upright cards are, in u."""

SOME = [one for one in LANGUAGES if WHOLE or one == "de"]
"""In the suite the language with the longest words."""
Draw = Callable[[Canvas, Rect, str], None]
"""Draws a card of this name in a place."""


def longest(some: Iterable[Any], name: Callable[[str], str]) -> list[Any]:
    """The cards with the longest titles; in the trial all."""
    by_length = sorted(some, key=lambda card: letters.width(name(card.id), 36), reverse=True)
    return by_length[: several(12, len(by_length))]


def ink(draw: Draw, place: Rect, name: str) -> Rect:
    """Where the title's ink lies, in u."""
    pictures = []
    for words in (name, ""):
        canvas = Canvas.new(SIZE, place.bottom + 20)
        draw(canvas, place, words)
        pictures.append(canvas.picture)
        scale = canvas.scale
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    left, top, right, bottom = (edge / scale for edge in box)
    return Rect(left, top, right - left, bottom - top)


def assert_inside(found: Rect, bar: Rect, margin: float, what: str) -> None:
    """The ink keeps this margin to the edges of its bar."""
    assert found.x >= bar.x + margin, what
    assert found.right <= bar.right - margin, what
    assert found.y >= bar.y + margin, what
    assert found.bottom <= bar.bottom - margin, what


@pytest.mark.parametrize("language", SOME)
def test_the_title_of_an_event_stays_in_its_bar(language: str, written: list[str]) -> None:
    said, name = texts(language), namer(texts(language))
    for card in (*CHALLENGES.values(), *BATTLES.values()):
        when = said.t("pc-pic-when", number=int(card.stand[0]))

        def draw(canvas: Canvas, place: Rect, title: str) -> None:
            words = EventTexts(title, when, "Fate", "History", "-")  # noqa: B023
            if card.id in CHALLENGES:  # noqa: B023
                events.draw_challenge(canvas, place, CHALLENGES[card.id], words, fresh=True)  # noqa: B023
            else:
                events.draw_battle(canvas, place, BATTLES[card.id], words, 5, 14, (), fresh=True)  # noqa: B023

        place = Rect(24, 20, 768, 420)
        used = Canvas.new(SIZE, 10).measure(when, 36)
        bar = Rect(place.x + 130, place.y, place.w - 130 - used - 24, 74)
        assert_inside(ink(draw, place, name(card.id)), bar, 5, name(card.id))
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("language", SOME)
def test_the_title_of_a_pile_stays_in_its_bar(language: str, written: list[str]) -> None:
    name = namer(texts(language))
    for card in PILES:

        def draw(canvas: Canvas, place: Rect, title: str) -> None:
            technologies._draw_pile(canvas, place, TECHNOLOGIES[card], title, 8)  # noqa: B023

        place = Rect(24, 20, 297.6, 326)
        bar = Rect(place.x, place.y, place.w - 75, 74)
        assert_inside(ink(draw, place, name(card)), bar, 5, name(card))
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("language", SOME)
@pytest.mark.parametrize("where", WIDTHS)
def test_the_title_of_an_upright_card_stays_in_its_head(where: str, language: str, written: list[str]) -> None:
    name, width = namer(texts(language)), WIDTHS[where]
    for card in longest((*WONDERS.values(), *LEADERS.values(), *TECHNOLOGIES.values()), name):

        def draw(canvas: Canvas, place: Rect, title: str) -> None:
            cards._upright_head(canvas, place, card.type, title or " ")  # noqa: B023

        place = Rect(24, 20, width, width * cards.RATIO)
        bar = Rect(place.x + width * 0.265, place.y, width * 0.735, width * 0.36)
        assert_inside(ink(draw, place, name(card.id)), bar, 2, name(card.id))
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("language", SOME)
@pytest.mark.parametrize("tagged", [False, True])
def test_the_title_of_a_lying_card_stays_above_its_effects(tagged: bool, language: str, written: list[str]) -> None:
    name = namer(texts(language))
    for card in longest((*WONDERS.values(), *LEADERS.values()), name):

        def draw(canvas: Canvas, place: Rect, title: str) -> None:
            cards.lying(canvas, place, card, title, card.cost, 7, tagged=tagged)  # noqa: B023

        place = Rect(24, 20, 506.6, cards.LYING)
        bar = Rect(place.x + 92, place.y, place.w - 92, 84)
        assert_inside(ink(draw, place, name(card.id)), bar, 2, name(card.id))
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("language", SOME)
@pytest.mark.parametrize(("count", "wish"), [(1, 0), (3, 2), (5, 1)])
def test_badges_cover_no_title_of_a_lying_card(count: int, wish: int, language: str, written: list[str]) -> None:
    name = namer(texts(language))
    place = Rect(24, 60, 506.6, cards.LYING)
    for card in longest((*WONDERS.values(), *LEADERS.values()), name):

        def with_title(title: str, *seats_: int) -> Image.Image:
            canvas = Canvas.new(SIZE, place.bottom + 20)
            draw_offer(canvas, place, Offer(card, title, 1, card.cost, seats_, 0, wish=wish if seats_ else 0))  # noqa: B023
            return canvas.picture

        everybody = tuple(range(count))
        bare = ImageChops.difference(with_title(""), with_title("", *everybody)).getbbox()
        title = ImageChops.difference(with_title("", *everybody), with_title(name(card.id), *everybody))
        assert bare is not None
        assert title.crop(bare).getbbox() is None, card.id
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("language", SOME)
def test_the_title_of_an_ancient_technology_stays_in_its_tab(language: str, written: list[str]) -> None:
    name = namer(texts(language))
    for card in TECHNOLOGIES:

        def draw(canvas: Canvas, place: Rect, title: str) -> None:
            cards.ancient(canvas, place, TECHNOLOGIES[card], title)  # noqa: B023

        place = Rect(24, 20, 297.6, 58)
        assert_inside(ink(draw, place, name(card)), Rect(place.x + 44, place.y, place.w - 102, 58), 1.5, name(card))
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("language", SOME)
@pytest.mark.parametrize("count", GAME.info.seats)
def test_a_living_leader_stays_in_its_band(count: int, language: str, written: list[str]) -> None:
    name = namer(texts(language))
    view = SeatView("Aiko", (0,) * 5, (0,) * 5, 0, 4, 0, 0)
    for card in longest(LEADERS.values(), name):

        def draw(canvas: Canvas, place: Rect, title: str) -> None:
            shown = replace(view, leader=(title, card.type))  # noqa: B023
            seats.draw_seats(canvas, place.y, [view] * (count - 1) + [shown])

        place = Rect(24, 20, 1552, seats.height_of(count))
        found = ink(draw, place, name(card.id))
        low = place.bottom - 14
        assert low - 96 <= found.y <= found.bottom <= low - 4, card.id
        assert found.right <= place.right - 24, card.id
    assert not any(text.endswith(letters.ELLIPSIS) for text in written)


@pytest.mark.parametrize("count", GAME.info.seats)
def test_numbers_of_two_digits_stand_apart(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Agents and research of a seat: no number reaches into its neighbour's column."""
    written: list[tuple[float, float, float]] = []
    text = Canvas.text

    def noting(canvas: Canvas, x: float, y: float, words: str, *rest: Any, **named: Any) -> float:
        reach = text(canvas, x, y, words, *rest, **named)
        if words == "10":
            written.append((y, x - reach / 2, x + reach / 2))
        return reach

    monkeypatch.setattr(Canvas, "text", noting)
    view = SeatView("Aiko", (10,) * 5, (10,) * 5, 99, 4, 20, 5)
    seats.draw_seats(Canvas.new(SIZE, 800), 20, [view] * count)
    assert len(written) == 10 * count
    rows = sorted(written)
    gaps = [right[1] - left[2] for left, right in pairwise(rows) if left[0] == right[0]]
    assert min(gaps) >= 6


# --- whole pictures ---------------------------------------------------------------------------------------------------

FULL: dict[str, Any] = {
    "left": ("tech_culture_3", "tech_culture_4"),
    "right": ("tech_military_1", "tech_science_4"),
    "discovery": ("tech_science_4", "tech_spirituality_4"),
    "ancient": tuple(TECHNOLOGIES),
    "agents": (12, 10, 7, 6, 15),
    "research": (10, 10, 0, 10, 5),
    "population": 12,
    "legacy": 20,
    "philosophy": 5,
    "vp": 177,
    "leader": "leader_hildegard",
    "cemetery": ("leader_sappho", "leader_qin", "leader_medici", "leader_king"),
    "wonders": ("wonder_suez", "wonder_hanging_gardens", "wonder_lhc", "wonder_ulugh_beg", "wonder_theatre_epidaurus"),
}
"""All that a civilization may hold, and more."""


def full() -> CivState:
    """A position with a civilization that holds very much."""
    return with_own(samples.crowded(19, 19), 1, **FULL)


@pytest.mark.parametrize("verdict", [name for _, name in RATINGS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_alone_has_reached_fits_the_bar(language: str, verdict: str, written: list[str]) -> None:
    result = Result((2,), (0,), (), "rounds-played", verdict=verdict)
    draw_header(Canvas.new(SIZE, HEIGHT), Header(*tell.over(texts(language), "pc", result, ("Aiko",)), icon="vp"))
    assert written
    assert cut_words(written) == []


@pytest.mark.parametrize("language", SOME)
def test_no_word_on_any_picture_is_cut(language: str, written: list[str]) -> None:
    people, known = Audience(texts(language), samples.NAMES), seen(full(), 1)
    RENDERER.draw_board(known, people, ())
    for view in RENDERER.views(known, people):
        RENDERER.look(known, view.key, people)
    named = sorted(RENDERER.cards(people.texts), key=lambda card: letters.width(card.label, 36), reverse=True)
    for card in named[: several(24, len(named))]:
        RENDERER.card(card.key, people.texts)
    planning = at(5, "plan", 4)
    seat = GAME.to_act(planning)[0]
    for count in (5, 6, 7):
        samples.hand(with_own(planning, seat, hand=(*TECHNOLOGIES,)[:count]), seat, language)
    choosing = GAME.setup(3, {"board_assignment": "choose"}, "boards")
    first = GAME.to_act(choosing)[0]
    RENDERER.panel(PlanView(seen(choosing, first), seen(choosing, first), GAME.legal_actions(choosing, first)), people)
    assert len(written) > 500
    assert cut_words(written) == []


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_who_stands_on_no_level_stands_inside_the_card(count: int) -> None:
    """Clear of its border: there they stand before the first level, at the beginning everybody."""

    def drawn_with(seats: tuple[int, ...]) -> Image.Image:
        canvas = Canvas.new(UNITS, philosophy.HEIGHT + 20)
        steps = [philosophy.Step(0, 0, 0, (), (), seats), philosophy.Step(2, 1, 3, (None, None), (), ())]
        philosophy.draw_philosophy(canvas, 10, 1552, steps)
        return canvas.picture

    left, top, right, bottom = changed(drawn_with(()), drawn_with(tuple(range(count)))) or (0, 0, 0, 0)
    assert 24 + 6 <= left < right <= 24 + 124
    assert 10 + 64 + 38 <= top < bottom <= 10 + philosophy.HEIGHT - 10


@pytest.mark.parametrize(("legacy", "power"), [(0, 0), (20, 5), (5, 50), (20, 99)])
def test_legacy_and_power_stand_apart(legacy: int, power: int) -> None:
    """Each number stands between its own sign and the edge of its half."""

    def drawn_with(*numbers: int) -> Canvas:
        canvas = Canvas.new(SIZE, 150)
        tracks.draw_levels(canvas, 10, 1552, 3, *numbers, ("culture", "science"))
        return canvas

    whole, scale = drawn_with(legacy, power).picture, SIZE / 1600
    left = ImageChops.difference(whole, drawn_with(8 if legacy else 1, power).picture).getbbox()
    right = ImageChops.difference(whole, drawn_with(legacy, 8 if power else 1).picture).getbbox()
    assert left is not None
    assert right is not None
    card = 24 + (1552 - 2 * 330 - 34 + 56) + 17
    assert card + 66 <= left[0] / scale < left[2] / scale <= card + 142
    assert card + 196 <= right[0] / scale < right[2] / scale <= card + 274 - 4
