"""A tournament in pictures: everybody stands on them once, whatever their names, and nothing overflows."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from render.core.encode import LIMIT, encode
from render.core.palette import GOLD, PAGE, TEAL
from render.tournaments.rounds import (
    RoundColumn,
    RoundsSheet,
    SeatLine,
    TableCard,
    draw_rounds,
)
from render.tournaments.standings import StandingsRow, StandingsSheet, draw_standings
from render.tournaments.tournament import (
    Show,
    TournamentPicture,
    described,
    draw,
    opening,
    pages,
)
from render.words.fitting import ALT
from render.words.text import texts
from rules.tournaments.tie_breaks import standings
from rules.tournaments.tournament import Pairings, TournamentTable, not_played
from tests.effort import paired, sample
from tests.render.differing import changed
from tests.render.legible import cut_words
from tests.render.telling import LANGUAGES
from tests.render.tournaments.samples import SHOWS, people

TALLEST = 1650
"""In units: a page is about as high as wide, so that a telephone shows it whole."""

ROW = StandingsRow("2.", "Marta", ("3½", "7", "5¼", "3"), "playing")
SHEET = StandingsSheet(
    "Spring Cup",
    "A game",
    "Round 3 of 5",
    ("Points", "Buchholz", "Sonneborn-\nBerger", "Won"),
    (ROW, ROW),
    "Ties.",
    "1",
)
CARD = TableCard((SeatLine("Aiko", "1", won=True), SeatLine("健太", "0")))
ROUNDS = RoundsSheet(
    "Spring Cup", "A game", "Round 1 of 2", (RoundColumn("Round 1", "one plays", (CARD,)),), "Note.", "1"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_of_the_standings_is_cut(language: str, written: list[str]) -> None:
    short = replace(SHOWS["small"], names=dict.fromkeys(SHOWS["small"].names, "Aiko"))
    draw(short, TournamentPicture("standings", 0), texts(language))
    assert len(written) > 20
    assert cut_words(written) == []


def count(picture: Image.Image, colour: tuple[int, int, int]) -> int:
    return {value: number for number, value in picture.getcolors(1 << 20)}.get(colour, 0)


@pytest.mark.parametrize(("name", "language"), paired(SHOWS, LANGUAGES))
def test_every_page_can_be_sent(name, language):
    """Small enough for a message, not too high for a telephone, and with words for who cannot see it."""
    show, words = SHOWS[name], texts(language)
    for page in sample(pages(show), 2):
        picture = draw(show, page, words, 1200)
        assert picture.width == 1200
        assert picture.height <= TALLEST * 0.75
        assert len(encode(picture, "tournament", "tournament").data) <= LIMIT
        told = described(show, page, words)
        assert show.title in told
        assert len(told) <= ALT
        assert not re.search(r"tournament-|\{", told)


@pytest.mark.parametrize("name", SHOWS)
def test_everybody_stands_in_the_standings_once(name):
    show, words = SHOWS[name], texts("en")
    short = replace(show, names={entrant: f"<{entrant}>" for entrant in show.names})
    told = [described(short, page, words) for page in pages(short) if page.kind == "standings"]
    found = [int(entrant) for text in told for entrant in re.findall(r"<(\d+)>", text)]
    assert found == [one.entrant for one in standings(tuple(show.names), show.rounds)]


@pytest.mark.parametrize("name", SHOWS)
def test_everybody_stands_in_every_round_once(name):
    show, words = SHOWS[name], texts("en")
    short = replace(show, names={entrant: f"<{entrant}>" for entrant in show.names})
    told = [described(short, page, words) for page in pages(short) if page.kind == "rounds"]
    found = sorted(int(entrant) for text in told for entrant in re.findall(r"<(\d+)>", text))
    assert found == sorted([*show.names] * len(show.rounds))


def test_the_newest_round_is_opened():
    for show in SHOWS.values():
        page = opening(show)
        assert page in pages(show)
        if show.rounds:
            before = [other for other in pages(show) if other.kind == "rounds" and other.number < page.number]
            newest = f"Round {len(show.rounds)}:"
            assert newest in described(show, page, texts("en"))
            assert all(newest not in described(show, other, texts("en")) for other in before)
        else:
            assert page == TournamentPicture("standings", 0)


@pytest.mark.parametrize(
    "change",
    [
        {"place": "3."},
        {"name": "Noor"},
        {"values": ("3½", "7", "5", "3")},
        {"state": "done"},
        {"state": "bye"},
        {"best": True},
        {"faded": True},
    ],
)
def test_every_part_of_a_row_shows(change):
    assert changed(draw_standings(SHEET, 800), draw_standings(replace(SHEET, rows=(ROW, replace(ROW, **change))), 800))


@pytest.mark.parametrize("change", [{"title": "x"}, {"right": "x"}, {"headings": ("a", "b", "c", "d")}, {"page": "2"}])
def test_every_part_of_the_standings_shows(change):
    assert changed(draw_standings(SHEET, 800), draw_standings(replace(SHEET, **change), 800))


@pytest.mark.parametrize(
    "card",
    [
        replace(CARD, running=True),
        replace(CARD, aside=True),
        replace(CARD, lines=(CARD.lines[0], SeatLine("健太", "½"))),
        replace(CARD, lines=(CARD.lines[0], SeatLine("健太", "0", absent=True))),
        replace(CARD, lines=(CARD.lines[0], SeatLine("健太", "0", won=True))),
        replace(CARD, lines=(*CARD.lines, SeatLine("Noor", "0"))),
    ],
    ids=["running", "aside", "result", "absent", "won", "three"],
)
def test_every_part_of_a_table_shows(card):
    other = replace(ROUNDS, columns=(replace(ROUNDS.columns[0], cards=(card,)),))
    assert changed(draw_rounds(ROUNDS, 800), draw_rounds(other, 800))


def test_who_has_won_is_framed_in_gold():
    over, words = SHOWS["over"], texts("en")
    framed, plain = (draw(show, TournamentPicture("standings", 0), words) for show in (over, replace(over, over=False)))
    assert count(framed, GOLD) > count(plain, GOLD) + 10_000


def test_it_shows_who_plays_now_and_who_is_ready():
    words, page = texts("en"), TournamentPicture("standings", 0)
    small = SHOWS["small"]
    done = sum(len(table.seats) for table in small.rounds[-1].tables if table.over)
    assert done
    assert count(draw(small, page, words), TEAL) > 200 * done
    assert count(draw(replace(small, rounds=small.rounds[:-1]), page, words), TEAL) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stay_in_their_places(language):
    """The widest names leave the columns of numbers and the neighbouring tables as they are."""
    words = texts(language)
    plain, wide = (Show("Cup", "Game", dict.fromkeys(range(4), name), ROUND, 3) for name in ("W", "W" * 200))
    for page, left in ((TournamentPicture("standings", 0), 1140), (TournamentPicture("rounds", 0), 1010)):
        one, other = (draw(show, page, words) for show in (plain, wide))
        box = ImageChops.difference(one, other).getbbox()
        if page.kind == "standings":
            assert box[2] < 757
        column = (left, 100, 1600, one.height)
        assert not changed(one.crop(column), other.crop(column))


ROUND = (Pairings((TournamentTable((0, 1), (1, 2)), TournamentTable((2, 3)))),)


@pytest.mark.parametrize("name", ["🎲🎲🎲", "مريم", "", "Zoë 🦊"])
def test_who_cannot_be_written_has_a_number(name):
    words, page = texts("en"), TournamentPicture("standings", 0)
    shows = [Show("Cup", "Game", {7: "Aiko", 9: called}, (), 3) for called in (name, "Player 2")]
    assert not changed(*(draw(show, page, words) for show in shows))


def test_long_titles_and_names_are_cut_in_words():
    show = Show("T" * 100, "G" * 100, dict.fromkeys(people(20), "N" * 300), (), 3)
    assert len(described(show, TournamentPicture("standings", 0), texts("en"))) <= ALT
    assert draw(show, TournamentPicture("standings", 0), texts("en"), 400).width == 400


def test_what_is_said_of_tables():
    rounds = (
        Pairings((TournamentTable((1, 2), (1, 2)), not_played(TournamentTable((3, 4)), [4])), (5,)),
        Pairings((TournamentTable((1, 3)), TournamentTable((2, 5), (1, 1)))),
    )
    show = Show("Cup", "Go", {1: "Aiko", 2: "健太", 3: "Noor", 4: "Enki", 5: "Wen"}, rounds, 2)
    assert described(show, TournamentPicture("rounds", 0), texts("en")) == (
        "Tables of Cup (Go). Round 1: Aiko 1, 健太 0. Noor 1, Enki absent or replaced. Bye: Wen. "
        "Round 2: Aiko and Noor still play. 健太 ½, Wen ½."
    )
    assert described(show, TournamentPicture("standings", 0), texts("en")).startswith(
        "Standings of Cup (Go, Round 2 of 2): place and name, points, Buchholz, Sonneborn-Berger. 1. Wen: 1½, "
    )


def test_names_and_titles_that_look_like_mentions_are_said_as_they_are():
    called = {1: "@everyone", 2: "@here", 3: "@grass"}
    show = Show(
        "@here Cup",
        "Go",
        called,
        (Pairings((TournamentTable((1, 2), (1, 2)),), (3,)), Pairings((TournamentTable((3, 2)),), (1,))),
        2,
    )
    for page in pages(show):
        told = described(show, page, texts("en"))
        assert "@here Cup" in told
        assert all(name in told.replace("@here Cup", "") for name in called.values())
    assert "@everyone 1, @here 0. Bye: @grass." in described(show, TournamentPicture("rounds", 0), texts("en"))


@pytest.mark.parametrize(
    ("lang", "row"),
    [("en", "1. a: 1.00, 0.33, 0.33."), ("ja", "1位 a：1.00、0.33、0.33"), ("de", "1. a: 1,00, 0,33, 0,33.")],
)
def test_parts_of_points_that_are_no_quarters_are_decimals(lang, row):
    show = Show("Cup", "Go", dict(enumerate("abcd")), (Pairings((TournamentTable((0, 1, 2, 3), (1, 2, 3, 4)),)),), 2)
    told = described(show, TournamentPicture("standings", 0), texts(lang))
    assert row in told


def test_the_ground_shows_below_the_last_table():
    """A column with fewer tables than its neighbour ends with its last one."""
    sheet = replace(ROUNDS, columns=(ROUNDS.columns[0], RoundColumn("Round 2", "", (CARD, CARD, CARD))))
    picture = draw_rounds(sheet)
    assert picture.getpixel((400, picture.height - 130)) == PAGE
    assert picture.getpixel((1000, picture.height - 130)) != PAGE
