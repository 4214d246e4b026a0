"""Games that take long to read: nobody else waits for them, whoever asks for how many."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import pytest

from cogs.drawing.pool import Pool
from cogs.drawing.studio import Studio
from cogs.history import history_view, replay
from cogs.history.history_view import (
    COURSES,
    MOST_STEPS,
    open_view,
    read_view,
)
from cogs.runtime.fair_queue import acting
from render.core.cache import Shelf
from render.registry import RENDERERS
from render.words.text import texts
from rules.core.chance import Dice
from rules.core.errors import RecordError
from rules.history import files
from rules.registry import GAMES
from tests.cogs.history.test_broken_files import exported
from tests.cogs.history.test_export import file
from tests.cogs.history.test_history import at_move
from tests.kit.room import (
    PATIENCE,
    Board,
    Room,
    open_table,
)
from tests.playing.skipping import commit_moves


def seen(slug: str, moments: int) -> bytes:
    """The file of a game in which nothing happens for so many moments, as somebody could write it."""
    game = GAMES[slug]
    state = game.setup(game.info.fewest, {}, "long")
    document = game.document(game.resample_from(game.observe(state, 0), Dice("long")))
    plain: dict[str, Any] = {
        "game": slug,
        "version": game.info.version,
        "seats": game.info.fewest,
        "options": dict(game.info.defaults),
        "viewer": 0,
        "names": [],
        "moments": [{"position": document}, *[{}] * (moments - 1)],
    }
    return files.sealed(plain)


def read(data: bytes) -> Any:
    return read_view(GAMES, RENDERERS, texts("en"), data)


def most(slug: str) -> int:
    """By the rules alone: no game takes more actions than this; each may have been taken back once."""
    return min(MOST_STEPS, 2 * GAMES[slug].bound(GAMES[slug].info.fewest) + 1)


class LookedAt(Exception):
    """A file is short enough to be played."""


@pytest.mark.fast
@pytest.mark.parametrize("slug", GAMES)
def test_a_file_has_no_more_moments_than_a_game(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, looked_at, longest = GAMES[slug], list[int](), seen(slug, most(slug))

    def position(*_: Any) -> None:
        looked_at.append(1)
        raise LookedAt

    monkeypatch.setattr(type(game), "position", position)
    monkeypatch.setattr(history_view, "COURSES", Shelf(0, lambda course: course.weight))  # none is known
    with pytest.raises(LookedAt):
        read(longest)
    looked_at.clear()
    with pytest.raises(RecordError) as refused:
        read(seen(slug, most(slug) + 1))
    assert refused.value.reason == "record-too-long"
    record = json.loads(exported(slug, True))
    del record["sum"]
    record["steps"] = [record["steps"][0]] * (min(MOST_STEPS, game.bound(record["seats"])) + 1)
    monkeypatch.setattr(type(game), "begin", lambda *_: looked_at.append(1))
    with pytest.raises(RecordError) as refused:
        read(files.sealed(record))
    assert refused.value.reason == "record-too-long"
    assert looked_at == [], "it is refused before anything is played"


@pytest.mark.parametrize("whole", [True, False], ids=["record", "account"])
def test_a_file_is_played_through_once_and_kept_small(whole: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    slug = "path_of_civilization"
    data = exported(slug, True) if whole else seen(slug, most(slug))
    game, asked = GAMES[slug], list[int]()
    story = read(data)
    course = story.course(story.viewer(story.usual_view))
    assert whole or course.last == most(slug) - 1
    observe = type(game).observe
    monkeypatch.setattr(type(game), "observe", lambda *_: asked.append(1) or observe(*_))
    for number in (course.last, 0, course.last // 2):
        again = open_view(GAMES, RENDERERS, texts("ja"), data)
        shown = replay.message_of(again, again.usual_view, lambda course, number=number: number)
        assert shown.drawings
    assert asked == []
    assert sum(len(sight.folded.data) for sight in course.sights) < 2500 * (course.last + 1)
    assert COURSES.used <= 16 << 20


@pytest.mark.fast
async def test_a_board_does_not_wait_for_whole_games() -> None:
    pool, go_on = Pool(2), threading.Event()
    reading = [asyncio.create_task(pool.run_aside(go_on.wait, PATIENCE)) for _ in range(20)]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE / 2):
        drawn = await asyncio.gather(*(pool.run(lambda: "drawn") for _ in range(6)))
        await pool.calm()
    assert drawn == ["drawn"] * 6
    assert not any(one.done() for one in reading)
    go_on.set()
    await asyncio.gather(*reading)
    pool.close()


@pytest.mark.fast
async def test_one_game_is_read_at_a_time_and_one_of_each_person_by_turns() -> None:
    studio, told, inside, most_inside = Studio(), list[str](), 0, 0

    async def read_one(name: str) -> None:
        nonlocal inside, most_inside
        with acting(name):
            async with studio.reading():
                inside += 1
                most_inside = max(inside, most_inside)
                told.append(name)
                await asyncio.sleep(0)
                inside -= 1

    await asyncio.gather(*(read_one(name) for name in "AAAAAABC"))
    assert most_inside == 1
    assert told.index("B") <= 2
    assert told.index("C") <= 3


async def test_others_move_while_somebody_steps_through_a_long_file(room: Room, board: Board, monkeypatch) -> None:
    """Thirty presses wait for one reading that does not end: everybody else goes on, and the thirty are answered."""
    [noor] = await room.join("Noor")
    shown = await noor.type("games", "import", file=file(seen("royal_game_of_ur", 40)))
    go_on, message_of = threading.Event(), replay.message_of
    monkeypatch.setattr(replay, "message_of", lambda *args: go_on.wait(PATIENCE) and message_of(*args))
    presses = [await noor.click(shown, "Forward") for _ in range(30)]
    for press in presses:
        await press.acknowledged(PATIENCE)
    await commit_moves(room, board.number, 3)
    other = await open_table(room, *board.players, game="royal_game_of_ur")
    assert (await other.shown())["attachments"]
    assert all(press.state != "answered" for press in presses)
    go_on.set()
    for press in presses:
        assert at_move(await press.answer(PATIENCE))[0] == 1
