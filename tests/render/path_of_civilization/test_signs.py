"""The icon language of Path of Civilization: every word has its signs, every sign is explained, every card is drawn."""

from collections.abc import Iterator

import pytest
from PIL import ImageChops

from render.core import glyphs
from render.core.bands import draw_bands
from render.core.canvas import Canvas
from render.core.palette import PAGE
from render.kit.seatcard import Rect
from render.path_of_civilization import captions, cards
from render.path_of_civilization.card import CardTexts, draw_card
from render.path_of_civilization.effects import WORDS, gains, rows_of, signs_of
from render.path_of_civilization.events import history
from render.path_of_civilization.legend import ENTRIES, ROW, SECTIONS, SIGN_ROOM, Paint, draw_entry, draw_legend
from render.path_of_civilization.market import Market, Offer, draw_offer, market_bands
from render.path_of_civilization.motif import lobby_motif
from render.path_of_civilization.signs import Sign, Signs
from render.words.text import LANGUAGES, texts
from rules.path_of_civilization.cards import BATTLES, BOARDS, CHALLENGES, LEADERS, TECHNOLOGIES, TOKENS, WONDERS
from rules.path_of_civilization.vocabulary import FATE, FINAL, GAINS, LASTING
from tests.effort import sample

EVERY = (*TECHNOLOGIES, *WONDERS, *LEADERS, *CHALLENGES, *BATTLES, *TOKENS, *BOARDS)


def rows() -> Iterator[Signs]:
    """The rows of all cards."""
    for great in (*WONDERS.values(), *LEADERS.values()):
        yield from rows_of(great.printed)
    for technology in TECHNOLOGIES.values():
        yield gains(technology.bonus)
    for challenge in CHALLENGES.values():
        yield from map(signs_of, challenge.fate)
        yield from history(challenge)
    for battle in BATTLES.values():
        yield from map(gains, battle.lines)
    for token in TOKENS.values():
        yield gains(token.gains)


def test_every_word_of_the_vocabulary_has_its_signs() -> None:
    assert {*GAINS, *LASTING, *FINAL, *FATE} == WORDS


def test_every_sign_exists_and_stands_in_the_legend() -> None:
    def looks(sign: Sign) -> tuple[str, str]:
        """What a sign looks like, for those that are pictures; types are told by circles."""
        return ("research", sign.name) if sign.kind == "type" else sign[:2]

    used = {looks(sign) for row in rows() for sign in row if sign.kind not in ("word", "gap")}
    explained = {looks(sign) for section in SECTIONS for _, row in section if isinstance(row, tuple) for sign in row}
    assert len(used) > 20
    assert used - explained == set()
    assert {name for kind, name in used if kind == "glyph"} <= glyphs.recipes().keys()


def test_effects_of_different_cards_read_differently() -> None:
    """Two leaders or wonders have the same row only where they do the same."""
    told: dict[tuple[Signs, ...], object] = {}
    for card in (*WONDERS.values(), *LEADERS.values()):
        assert told.setdefault(rows_of(card.printed), card.printed) == card.printed


def test_no_card_needs_more_than_two_rows() -> None:
    assert max(len(rows_of(card.printed)) for card in (*WONDERS.values(), *LEADERS.values())) == 2


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_every_card_has_a_picture_of_its_own(language: str) -> None:
    said = texts(language)
    pictures = set()
    for card in EVERY:
        words = CardTexts(captions.namer(said)(card), ["One line.", "Another " * 20], "Fate", "History")
        drawn = draw_card(card, words, 400)
        assert drawn.width == 400
        pictures.add(drawn.tobytes())
    assert len(pictures) == len(EVERY)
    with pytest.raises(KeyError):
        draw_card("wonder_nowhere", words, 400)


def test_a_reduced_cost_is_told() -> None:
    canvases = [Canvas.new(400, 500) for _ in range(2)]
    for canvas, cost in zip(canvases, (3, 2), strict=True):
        cards.great(canvas, Rect(20, 20, 300, 420), WONDERS["wonder_hanging_gardens"], "Gardens", cost)
    assert ImageChops.difference(canvases[0].picture, canvases[1].picture).getbbox() is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_whole(language: str) -> None:
    words = captions.legend_captions(texts(language))
    assert all(meaning and not meaning.startswith("pc-") for meaning in words.meanings.values())
    assert draw_legend(words, 1200).width == 1200


def markets(count: int, *seats: int) -> list[Market]:
    """So many wonders and half as many leaders, all of them wanted by these seats."""
    some = list(WONDERS.values())[:count], list(LEADERS.values())[: count // 2]
    return [
        Market(kind, "Heading", tuple(Offer(card, card.id, 1, card.cost, seats) for card in cards_), "empty")
        for kind, cards_ in zip(("wonder", "leader"), some, strict=True)
    ]


@pytest.mark.parametrize("count", range(20))
def test_markets_of_any_size_stay_within_their_bands(count: int) -> None:
    for band in market_bands(markets(count)):
        canvas = Canvas.new(1200, band.height + 40)
        band.paint(canvas)
        below = canvas.picture.crop((0, round(band.height * canvas.scale) + 1, *canvas.picture.size))
        assert below.getcolors() == [(below.width * below.height, PAGE)]


def test_a_badge_that_reaches_up_into_the_row_above_is_whole() -> None:
    """It is as on a card that lies alone, where the two bands meet as elsewhere."""
    card = WONDERS["wonder_suez"]
    wanted, free = [Offer(card, "", 1, card.cost, seats, seats and seats[0]) for seats in ((0, 2), ())]
    alone = [Canvas.new(1200, 300), Canvas.new(1200, 300)]
    for canvas, offer in zip(alone, (wanted, free), strict=True):
        draw_offer(canvas, Rect(24, 84, 504, 164), offer)
    badges = ImageChops.difference(*(canvas.picture for canvas in alone)).getbbox()
    rows = [[Market("wonder", "", (free,) * 6 + (last,), "")] for last in (wanted, free)]
    below = ImageChops.difference(*(draw_bands(market_bands(market), 1200) for market in rows)).getbbox()
    assert badges is not None
    assert below is not None
    assert [below[2] - below[0], below[3] - below[1]] == [badges[2] - badges[0], badges[3] - badges[1]]


def test_the_lobby_picture_is_full() -> None:
    assert lobby_motif(1600).size == (576, 560)


MARKS = (
    "multiplier", "unseen", "rejected", "threat", "ruler", "copies", "number", "claims", "wish", "decided", "priority",
)  # fmt: skip
"""What stands on the pictures besides the icon language."""


def test_the_legend_explains_every_mark() -> None:
    assert {f"pc-legend-{mark}" for mark in MARKS} <= set(ENTRIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_legend_is_cut(language: str) -> None:
    alt = captions.legend_alt(texts(language))
    assert len(alt) < 1024
    assert "…" not in alt


@pytest.mark.parametrize(("name", "signs"), [entry for section in SECTIONS for entry in section])
def test_a_sign_of_the_legend_stays_in_its_place(name: str, signs: Signs | Paint) -> None:
    """Beside what it means, and clear of the signs above and below it."""
    canvas = Canvas.new(1200, 200)
    plain = canvas.picture.copy()
    draw_entry(canvas, signs, 24, 100)
    box = ImageChops.difference(canvas.picture, plain).getbbox()
    assert box is not None, name
    left, top, right, bottom = (edge / canvas.scale for edge in box)
    assert 18 <= left < right <= 24 + SIGN_ROOM - 24, name
    assert 100 - ROW / 2 + 2 <= top < bottom <= 100 + ROW / 2 - 2, name
