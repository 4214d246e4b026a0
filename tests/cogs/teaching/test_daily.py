"""A server's puzzle of the day: set by who manages it, posted once, tried by everybody alone."""

from __future__ import annotations

import pytest

from cogs.teaching import daily_message, puzzle_page
from cogs.teaching.daily_worker import puzzle_of
from data.teaching import daily, exercises, puzzles
from data.teaching.daily import DAY, PuzzleName
from playground.world.ids import GUILD_ID
from rules.puzzles.answering import shipped_puzzles
from tests.cogs.help.test_doctor import BITS, deny, place
from tests.cogs.lobby.test_relocation import LOBBY
from tests.kit.desks import invited, walk
from tests.kit.room import PATIENCE, Guest, Object, Room, buttons, until
from tests.kit.ways import Fill

SERVER = int(GUILD_ID)
SLUG = "royal_game_of_ur"
DIALOG = ("More…", "Settings", "This server", "Puzzle of the day")


def is_puzzle(message: Object) -> bool:
    return "Puzzle of the day" in message.get("content", "") and "Try it" in buttons(message)


async def due(room: Room) -> None:
    """The hour has come."""
    await set_in(room, int(LOBBY["id"]))
    room.services.wake()


async def set_in(room: Room, channel_id: int, user_id: int | None = None) -> None:
    """The puzzle is set for this channel, and due."""
    then = room.services.now() - 2 * DAY
    await room.store.write(lambda transaction: daily.keep(transaction, SERVER, channel_id, 0, then, user_id))


@pytest.fixture
def today(monkeypatch) -> str:
    """The puzzle of every day."""
    name = next(iter(shipped_puzzles(SLUG)))
    monkeypatch.setattr("cogs.teaching.daily_worker.puzzle_of", lambda services, day: PuzzleName(SLUG, name))
    return name


async def test_it_is_posted_once_and_tried_alone(room, aiko, marta, today):
    await due(room)
    message = await aiko.wait_message(LOBBY, is_puzzle, PATIENCE)
    assert message["attachments"]
    panel = await marta.press(message, "Try it")
    assert "one turn is clearly the best" in panel["content"]
    exercise = await exercises.of_person(room.store.reading, int(marta.id), "puzzle", SLUG)
    assert exercise.name == today
    told = await marta.press(panel, "Show me")
    assert "best turn" in told["content"]
    assert await daily.solvers(room.store.reading, SERVER, PuzzleName(SLUG, today)) == (1, 0)
    again = await marta.press(message, "Try it")
    assert "does not count this time" in again["content"]
    assert (await puzzles.score_of(room.store.reading, int(marta.id), SLUG)).tried == 1
    assert await exercises.of_person(room.store.reading, int(aiko.id), "puzzle", SLUG) is None


async def test_the_next_one_says_how_many_solved_the_last(room, aiko, marta, today):
    async def solve(transaction):
        await puzzles.give(transaction, int(marta.id), SLUG, today, 0.0, SERVER)
        await puzzles.answer(transaction, int(marta.id), SLUG, today, puzzle_page.EASY, solved=True)

    await due(room)
    await aiko.wait_message(LOBBY, is_puzzle, PATIENCE)
    await room.store.write(solve)
    await due(room)
    message = await aiko.wait_message(LOBBY, lambda one: is_puzzle(one) and "One member" in one["content"], PATIENCE)
    assert "solved the last one" in message["content"]


async def test_what_arrived_is_not_posted_again(room, aiko, today):
    await due(room)
    await aiko.wait_message(LOBBY, is_puzzle, PATIENCE)
    await room.settled()
    channel = room.bot.get_channel(int(LOBBY["id"]))
    [message] = [one async for one in channel.history(limit=5) if "Puzzle of the day" in one.content]
    job = type("Job", (), {"made_at": message.created_at.timestamp() - 60})()
    own_id = message.components[0].children[0].custom_id
    assert await daily_message._arrived(channel, job, own_id)
    assert not await daily_message._arrived(channel, job, own_id + "x")


async def test_who_manages_the_server_sets_and_ends_it(room, aiko):
    desk = await invited(room, aiko)
    page = await walk(aiko, desk, *DIALOG, Fill({"channel": [LOBBY["id"]], "hour": "18"}))
    assert f"Puzzle of the day: <#{LOBBY['id']}>, at 18:00 UTC" in page["content"]
    known = await daily.of(room.store.reading, SERVER)
    assert (known.channel_id, known.hour, known.user_id) == (int(LOBBY["id"]), 18, int(aiko.id))
    refused = await walk(aiko, desk, *DIALOG, Fill({"channel": [], "hour": "18"}))
    assert "needs a text channel" in refused["content"]
    page = await walk(aiko, desk, *DIALOG, Fill({"hour": "never"}))
    assert "Puzzle of the day: none" in page["content"]
    assert await daily.of(room.store.reading, SERVER) is None


async def test_the_days_of_a_week_differ(room):
    days = [puzzle_of(room.services, day) for day in range(6)]
    assert None not in days
    assert len({one.slug for one in days if one}) > 1
    assert puzzle_of(room.services, 3) == puzzle_of(room.services, 3)


async def test_who_had_it_open_already_counts_where_they_try_it(room, aiko, marta, today, monkeypatch):
    monkeypatch.setattr(puzzle_page.puzzles, "next_of", answering(today))
    await marta.type("games", "puzzle", game=SLUG)
    await due(room)
    message = await aiko.wait_message(LOBBY, is_puzzle, PATIENCE)
    panel = await marta.press(message, "Try it")
    await marta.press(panel, "Show me")
    assert await daily.solvers(room.store.reading, SERVER, PuzzleName(SLUG, today)) == (1, 0)


def answering(name: str):
    """The next puzzle of everybody."""

    async def next_of(*_args) -> str:
        return name

    return next_of


async def told_of_the_loss(guest: Guest) -> list[Object]:
    return [one for one in await guest.dms() if "has no puzzle of the day any more" in one["content"]]


async def test_who_has_set_it_is_told_when_its_channel_is_deleted(room, aiko, marta):
    await room.store.write(
        lambda transaction: daily.keep(transaction, SERVER, int(LOBBY["id"]), 0, room.services.now(), int(marta.id))
    )
    await aiko.request("DELETE", f"/ui/channels/{LOBBY['id']}")
    [told] = await until(lambda: told_of_the_loss(marta))
    assert "**Settings** → **This server** → **Puzzle of the day**" in told["content"]
    assert await daily.of(room.store.reading, SERVER) is None
    await room.settled()
    assert await told_of_the_loss(aiko) == []


async def test_a_deletion_that_was_missed_is_told_when_the_next_one_is_due(room, aiko, marta, today):
    """Of one that was set before it was known who has done it, the owner of the server is told."""
    for user, guest in ((int(marta.id), marta), (None, aiko)):
        await set_in(room, 404, user)
        room.services.wake()
        assert len(await until(lambda guest=guest: told_of_the_loss(guest))) == 1
        assert await daily.of(room.store.reading, SERVER) is None
    await room.settled()
    assert [len(await told_of_the_loss(one)) for one in (marta, aiko)] == [1, 1]


@pytest.mark.parametrize("permission", ["view_channel", "send_messages", "attach_files"])
async def test_who_has_set_it_is_told_where_the_bot_may_not_write(room, aiko, marta, today, permission):
    await place(room, LOBBY["id"], deny(GUILD_ID, BITS[permission]))
    await set_in(room, int(LOBBY["id"]), int(marta.id))
    room.services.wake()
    assert len(await until(lambda: told_of_the_loss(marta))) == 1
    assert await daily.of(room.store.reading, SERVER) is None
