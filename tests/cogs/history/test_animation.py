"""Whole games as an animation and as a page, asked for on the replay."""

from __future__ import annotations

import dataclasses
import io
import json
import re
import threading

import pytest
from PIL import Image

from cogs.history import animation as films
from cogs.history.animation import AnimatedRecording, PageRecording, Recording
from cogs.history.history_view import HistoryView
from render.kit.renderer import Audience
from render.registry import RENDERERS
from render.words.text import texts
from rules.bots.reviewing import Review, TurningPoint
from rules.conformance.conformance import play_random
from rules.history.history import as_entries
from rules.registry import GAMES
from tests.kit.bare import BARE
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    open_table,
    until,
)
from tests.playing.skipping import commit_moves
from tests.rules.history.test_history import pair

pytestmark = pytest.mark.pictures

MEGABYTES = 8 << 20


@pytest.fixture
async def race(room: Room, aiko: Guest, marta: Guest) -> Board:
    """A game that ended after a few moves."""
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    await commit_moves(room, board.number, 6)
    await marta.resign(board.thread)
    await room.settled()
    return board


async def filmed(guest: Guest, shown: Object, label: str) -> Object:
    """The message with the film, once it is made."""
    asked = await guest.click(shown, label)
    await asked.acknowledged(PATIENCE)

    async def is_made() -> Object | None:
        answers = (await asked.details())["answers"]
        return answers[-1] if answers and answers[-1]["attachments"] else None

    found: Object = await until(is_made)
    return found


async def test_a_game_is_sent_as_an_animation(race, aiko):
    shown = await aiko.type(race.thread, "replay")
    made = await filmed(aiko, shown, "Animation")
    assert made["flags"] & 64
    assert "It shows every move." in made["content"]
    [file] = made["attachments"]
    assert re.fullmatch(r"royal_game_of_ur-\d+\.gif", file["filename"])
    assert "Game over" in file["description"] or "Aiko" in file["description"]
    data = await aiko.picture(made)
    assert len(data) <= MEGABYTES
    moves = int(re.search(r"of (\d+)", shown["content"])[1])
    assert Image.open(io.BytesIO(data)).n_frames == moves + 1


async def test_a_game_is_sent_as_a_page(race, aiko):
    shown = await aiko.type(race.thread, "replay")
    made = await filmed(aiko, shown, "Page to keep")
    [file] = made["attachments"]
    assert file["filename"].endswith(".html")
    page = (await aiko.picture(made)).decode()
    moves = int(re.search(r"of (\d+)", shown["content"])[1])
    assert page.count("moments.push(") == moves + 1
    assert "Marta" in page


async def test_one_game_is_drawn_once_at_a_time_and_others_wait(room, race, aiko, marta, monkeypatch):
    """The second who asks for the same game is told so; another game is drawn behind it."""
    other = await open_table(room, aiko, marta, game="royal_game_of_ur")
    await commit_moves(room, other.number, 2)
    going, hold = [], threading.Event()
    step = Recording.step

    def slow(self: Recording, spent: float) -> bool:
        going.append(self.game_history.key)
        hold.wait(PATIENCE)
        return step(self, spent)

    monkeypatch.setattr(Recording, "step", slow)
    first = await aiko.type(race.thread, "replay")
    again = await marta.type(race.thread, "replay")
    behind = await marta.type(other.thread, "replay")
    asked = await aiko.click(first, "Animation")
    await aiko.wait_until(lambda: bool(going))
    said = await marta.told(await marta.click(again, "Page to keep"))
    assert said.startswith("This game is being drawn already.")
    waiting = await marta.press(behind, "Animation")
    assert "yours comes next" in waiting["content"]
    assert set(going) == {race.number}
    hold.set()

    async def both() -> bool:
        done = await asked.details()
        late = await marta.message(waiting)
        return bool(done["answers"] and done["answers"][-1]["attachments"] and late["attachments"])

    await aiko.wait_until(both)
    assert going.index(other.number) > max(number for number, key in enumerate(going) if key == race.number)


async def test_drawing_a_film_is_not_done_on_the_event_loop_and_lets_boards_between(room, race, aiko, monkeypatch):
    where: list[str] = []
    draw = type(RENDERERS["royal_game_of_ur"]).draw_board

    def watched(self, *args, **kwargs):
        where.append(threading.current_thread().name)
        return draw(self, *args, **kwargs)

    monkeypatch.setattr(type(RENDERERS["royal_game_of_ur"]), "draw_board", watched)
    shown = await aiko.type(race.thread, "replay")
    await filmed(aiko, shown, "Animation")
    assert where
    assert all(name.startswith("pool") for name in where)


async def test_how_far_it_is_is_told(room, race, aiko, monkeypatch):
    monkeypatch.setattr(films, "PROGRESS_EVERY", 0.0)
    shown = await aiko.type(race.thread, "replay")
    told: list[int] = []
    asked = await aiko.click(shown, "Animation")

    async def is_made() -> bool:
        answers = (await asked.details())["answers"]
        found = re.search(r"Drawing: (\d+)", answers[-1]["content"]) if answers else None
        told.extend([int(found[1])] if found else [])
        return bool(answers and answers[-1]["attachments"])

    await until(is_made)
    assert told
    assert told == sorted(told)
    edits = [one for one in await room.traffic() if one["method"] == "PATCH" and "@original" in one["path"]]
    assert len(edits) >= 4


# --- what it shows --------------------------------------------------------------------------------------------------


def story_of(slug: str, *, over: bool = True, own: int | None = None, seed: str = "film") -> HistoryView:
    """A random game, with bare pictures."""
    game, seats = GAMES[slug], GAMES[slug].info.most
    record = play_random(game, seats, {}, seed).record(game)
    names = ("Aiko", "<@&1>", "../../x", "Jules", "Sefa")[:seats]
    entries = as_entries(game, record)
    return HistoryView(
        "", 7, "**Game**", slug, record, entries, Audience(texts("en"), names), own, over, game, BARE[slug]
    )


def made(film: Recording, each: float = 0.0) -> int:
    """Draws it all, as if each picture took so long; how many there are."""
    count = 0
    while film.step(count * each):
        count += 1
    return count


@pytest.mark.parametrize("kind", [AnimatedRecording, PageRecording])
def test_a_slow_machine_passes_over_moves_and_says_so(kind: type[AnimatedRecording] | type[PageRecording]) -> None:
    film = kind(story_of("sobek"), 0)
    count = made(film, 1.0)
    assert count <= films.SECONDS + 2
    moves = sum(not sight.undone for sight in film.course.sights) - 1
    assert film.grain == f"It shows {count - 1} of {moves} moves, so that it stays small."


@pytest.mark.parametrize("kind", [AnimatedRecording, PageRecording])
def test_a_game_that_ended_before_its_time_says_so_in_its_last_picture_alone(kind) -> None:
    story = story_of("sobek")
    shortened = dataclasses.replace(story, entries=story.entries[:9], renderer=RENDERERS["sobek"])
    ended = dataclasses.replace(shortened, audience=dataclasses.replace(story.audience, ended=True))
    before, after = (kind(one, 0) for one in (shortened, ended))
    last = before.course.last
    said = [before._draw(number).tobytes() == after._draw(number).tobytes() for number in (0, last - 1, last)]
    assert said == [True, True, False]
    assert after.alt(last) == f"The game has ended before its time. This is how it stood. {before.alt(last)}"
    assert after.alt(last - 1) == before.alt(last - 1)


def test_a_file_is_as_high_as_its_boards_become() -> None:
    story = story_of("path_of_civilization", seed="high")
    film = AnimatedRecording(dataclasses.replace(story, renderer=RENDERERS["path_of_civilization"]), 0)
    ends = max(film._draw(number).height for number in (0, film.course.last))
    assert film.height > ends, "the boards between are higher"


def test_a_game_of_many_moves_is_shown_turn_by_turn_with_all_its_words(monkeypatch) -> None:
    every = PageRecording(story_of("sobek", seed="long"), 0)
    whole = made(every)
    own = PageRecording(story_of("sobek", seed="long", over=False, own=0), 1)
    made(own)
    assert about(own) == "As ● Aiko saw it · Every move has its picture. · The game so far."
    monkeypatch.setattr(films, "PAGED", whole - 1)
    film = PageRecording(story_of("sobek", seed="long"), 0)
    count = made(film)
    assert count < whole
    assert film.grain == "It shows how each turn ended: every single move would be too many."
    assert count == film.course.turns[-1] + 1
    page = film.target.getvalue().decode()
    paged = every.target.getvalue().decode()
    assert sorted(lines_in(page)) == sorted(lines_in(paged))
    assert about(film) == "As everybody saw it · Some moves share a picture; all their texts are here."
    assert about(every) == "As everybody saw it · Every move has its picture."


def test_a_page_whose_pictures_took_too_long_does_not_say_that_each_move_has_one() -> None:
    film = PageRecording(story_of("sobek"), 0)
    made(film, 1.0)
    assert about(film) == "As everybody saw it · Some moves share a picture; all their texts are here."


def about(film: PageRecording) -> str:
    """The sentence below the heading."""
    [written] = re.findall(r"const about = (\".*\");", film.target.getvalue().decode())
    return str(json.loads(written))


def lines_in(page: str) -> list[str]:
    return [line for found in re.findall(r'"lines": \[(.*?)\], "alt"', page) for line in re.findall(r'"(.*?)"', found)]


@pytest.mark.parametrize("kind", [AnimatedRecording, PageRecording])
def test_films_of_running_games_that_a_viewer_could_not_tell_apart_are_alike(kind) -> None:
    game = GAMES["sobek"]
    one, other, entries, differs = pair(game, 2, 0, "film")
    assert differs
    assert entries
    films_made = []
    for head in (one, other):
        audience = Audience(texts("en"), ("Aiko", "Marta"))
        film = kind(
            HistoryView("", 7, "", "sobek", head, entries, audience, 0, False, game, RENDERERS["sobek"]),
            2,  # the other seat's view is asked for, and not given
        )
        made(film)
        films_made.append(film.target.getvalue())
    assert films_made[0] == films_made[1]


def test_the_page_of_ones_own_seat_marks_the_turning_points_of_its_review() -> None:
    story = story_of("sobek")
    review = Review(9, 80.0, tuple(TurningPoint(step, ("take 1",), ("take 2",), 0.4) for step in (3, 8)))
    reviewed = dataclasses.replace(story, own=0, review=review)
    pages = {}
    for seat in (0, 1):
        film = PageRecording(reviewed, seat + 1)
        made(film)
        pages[seat] = [line for line in lines_in(film.target.getvalue().decode()) if "Turning point" in line]
    assert [line.partition(":")[0][-1] for line in pages[0]] == ["1", "2"]
    assert pages[1] == [], "a review is its reader's alone"
