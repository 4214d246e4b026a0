"""What goes wrong around a table: places that vanish, rights that are missing, a Discord that stumbles, a full disk."""

from __future__ import annotations

import random
import sqlite3

import aiohttp
import pytest

from cogs.app.client import PERMISSIONS
from cogs.base import threads
from cogs.base.transport import Transport
from cogs.delivery.messages import Delivery
from data.engines.store import Store, StoreError
from data.outbox import outbox
from data.people import people
from data.tables import posts
from playground.rest import messages as message_routes
from playground.testing.person import DidNotRespond
from playground.world.permissions import BOT_BITS, EMBED_LINKS
from tests.cogs.delivery.test_notifications import SILENT
from tests.cogs.people.test_reminders import quiet
from tests.kit.admission import UNEXPECTED
from tests.kit.privately import begin_private
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    is_board,
    open_room,
    open_table,
    until,
)
from tests.playing.turns import actions, confirm_of, open_panel, plan_turn, planned, take_turn

SEND, ATTACH, THREADS, SEND_IN_THREADS = 1 << 11, 1 << 15, 1 << 35, 1 << 38


async def turn(board: Board, number: int = 0) -> Guest:
    """Whoever's turn it is takes it."""
    guest = await board.guest_to_act()
    assert guest is not None
    said = await take_turn(await open_panel(board, guest), guest, random.Random(number))
    assert said["content"].startswith("Done."), said["content"]
    return guest


async def boards_of(board: Board, channel: Object | str) -> list[Object]:
    return [one for one in await board.players[0].messages(channel) if one["attachments"] and not one["flags"] & 64]


async def allow(room: Room, channel: Object, bits: int) -> None:
    await room.guests[0].request("PATCH", f"/ui/channels/{channel['id']}", {"bot_permissions": str(bits)})


async def games_channel(room: Room) -> Object:
    place = await room.guests[0].bootstrap()
    return next(one for one in place["guild"]["channels"] if one["name"] == "games")


# --- places that vanish -------------------------------------------------------------------------------------------


async def test_the_game_goes_on_in_a_new_thread(board, room):
    await room.settled()
    await board.players[0].request("DELETE", f"/ui/channels/{board.thread['id']}?user={board.players[0].id}")
    guest = await board.guest_to_act()
    asking = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    done = await take_turn(await guest.press(asking, "Play"), guest, random.Random(1))
    assert done["content"].startswith("Done.")
    await room.settled()
    [thread] = await guest.threads()
    assert thread["id"] != board.thread["id"]
    board.thread = thread
    anew = (await boards_of(board, thread))[-1]
    assert f"<@{(await board.guest_to_act()).id}>" in anew["content"]
    opening = await guest.wait_message("games", lambda message: message.get("thread", {}).get("id") == thread["id"])
    assert "Nothing is lost." in opening["content"]
    await turn(board, 2)
    await room.settled()
    assert len([one for one in await boards_of(board, thread) if is_board(one)]) == 1


async def test_with_the_channel_gone_direct_messages_are_left(board, room, aiko):
    await room.settled()
    games = await games_channel(room)
    await aiko.request("DELETE", f"/ui/channels/{games['id']}?user={aiko.id}")
    for number in range(3):
        guest = await board.guest_to_act()
        asking = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
        assert (await take_turn(await guest.press(asking, "Play"), guest, random.Random(number)))["content"]
        await room.settled()
    told = [message["content"] for message in await aiko.dms() if "The channel of your game" in message["content"]]
    assert len(told) == 1
    assert (await room.facts(board.number))[1] == 4


@pytest.mark.parametrize("private", [False, True])
async def test_what_was_to_stand_in_a_deleted_thread_stands_in_the_new_one(room, aiko, marta, monkeypatch, private):
    async def unheard(*_: object) -> None:
        pass

    monkeypatch.setattr(threads, "lose_thread", unheard)
    board = await (begin_private(room, aiko, marta) if private else open_table(room, aiko, marta))
    await room.settled()
    await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}?user={aiko.id}")
    now = room.services.now()
    await room.store.write(
        lambda one: outbox.put(one, board.number, "note", now, text="note-host-passed", to=int(marta.id)),
        table=board.number,
    )
    room.services.wake()
    [thread] = await until(aiko.threads)
    await room.settled()
    *_, anew, note = await aiko.messages(thread)
    assert is_board(anew)
    assert note["content"].startswith(f"<@{marta.id}>, the host has left the table")
    assert not [one for one in await aiko.messages("games") if "the host has left" in one["content"]]


async def test_the_thread_of_a_private_lobby_is_deleted_while_the_bot_is_away(room, aiko):
    await aiko.slash("games", "play", game="kingdom_builder", private=True)
    [thread] = await until(aiko.threads)
    await aiko.wait_message(thread, lambda message: "Start" in buttons(message), PATIENCE)
    await room.settled()
    await room.stop()
    await aiko.request("DELETE", f"/ui/channels/{thread['id']}?user={aiko.id}")
    assert not await aiko.threads()
    await room.start()
    [anew] = await until(aiko.threads)
    await aiko.wait_message(anew, lambda message: "Start" in buttons(message), PATIENCE)
    await room.settled()


async def test_the_channel_of_a_lobby_is_deleted_while_the_bot_is_away(room, aiko):
    """Once it is told of, however often the bot comes back."""
    await aiko.type("games", "play", game="kingdom_builder")
    await room.settled()
    games = await games_channel(room)
    await room.stop()
    await aiko.request("DELETE", f"/ui/channels/{games['id']}?user={aiko.id}")
    await room.start()
    await aiko.wait_dm(lambda message: "Move" in str(buttons(message)), PATIENCE)
    await room.settled()
    told = len(await aiko.dms())
    await room.restart()
    await room.settled()
    assert len(await aiko.dms()) == told


async def test_a_table_without_a_channel_is_offered_in_direct_messages_that_are_opened_again(board, room, aiko):
    await room.settled()
    await room.store.write(lambda one: people.remember(one, int(aiko.id), dm_channel_id=5))
    games = await games_channel(room)
    await aiko.request("DELETE", f"/ui/channels/{games['id']}?user={aiko.id}")
    now = room.services.now()
    await room.store.write(
        lambda one: outbox.put(one, board.number, "homeless", now, user=int(aiko.id)), table=board.number
    )
    room.services.wake()
    await aiko.wait_dm(lambda message: "The channel of your game" in message["content"], PATIENCE)


async def test_a_board_deleted_by_somebody_is_posted_anew(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    shown = await board.shown()
    panel = await open_panel(board, guest)
    await guest.request("DELETE", f"/ui/messages/{board.thread['id']}/{shown['id']}?user={guest.id}")
    moves = await guest.autocomplete(board.thread, "move", "notation")
    await guest.type(board.thread, "move", notation=moves[0]["value"])
    await room.settled()
    fresh = await board.shown()
    assert fresh["id"] != shown["id"]
    assert guest.user["global_name"] in fresh["content"]
    assert "out of date" in (await guest.press(panel, actions(panel)[0]))["content"]


async def test_the_lobby_message_is_deleted_before_the_thread_opens(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    lobby = await marta.press(lobby, "Join")
    await room.fault(r"POST /channels/\d+/messages/\d+/threads", "delay", 1, 1.0)
    await aiko.press(lobby, "Start")
    await aiko.request("DELETE", f"/ui/messages/{lobby['channel_id']}/{lobby['id']}?user={aiko.id}")

    async def ahead() -> list[Object]:
        room.ahead += 1
        room.services.wake()
        return await aiko.threads()

    [thread] = await until(ahead)
    board = Board(room, 1, thread, [aiko, marta])
    assert (await board.shown())["attachments"]


async def test_an_archived_thread_is_reopened(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    await guest.request("PATCH", f"/ui/channels/{board.thread['id']}", {"archived": True})
    asking = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    await guest.press(asking, "Play")
    moves = await guest.autocomplete(asking["channel_id"], "move", "notation")
    said = await guest.type(asking["channel_id"], "move", notation=moves[0]["value"])
    assert "Done." in said["content"]
    assert said["content"].endswith(f"/{board.thread['id']}")
    await room.settled()
    [thread] = await guest.threads()
    assert not thread["thread_metadata"]["archived"]
    assert len([one for one in await boards_of(board, thread) if is_board(one)]) >= 1


async def test_a_board_older_than_an_hour_is_posted_anew(board, room):
    await room.settled()
    guest = await board.guest_to_act()
    shown = await board.shown()
    room.ahead = 3500.0
    await one_step(board, guest)
    assert (await board.shown())["id"] != shown["id"]


async def test_a_throttled_edit_is_posted_anew(board, room):
    """The bot's clock is behind: Discord says that the message is too old to be edited so often."""
    await room.settled()
    guest = await board.guest_to_act()
    shown = await board.shown()
    await guest.request("POST", "/test/clock", {"ahead": 4000})
    for _ in range(3):
        status = await edit_as_bot(room, shown)
        assert status == 200
    assert await edit_as_bot(room, shown) == 429
    await one_step(board, guest)
    assert (await board.shown())["id"] != shown["id"]


async def edit_as_bot(room: Room, message: Object) -> int:
    url = f"{room.server.api_base}/channels/{message['channel_id']}/messages/{message['id']}"
    async with (
        aiohttp.ClientSession() as session,
        session.patch(url, json={"content": "."}, headers={"Authorization": f"Bot {room.server.token}"}) as answer,
    ):
        return answer.status


async def one_step(board: Board, guest: Guest) -> None:
    moves = await guest.autocomplete(board.thread, "move", "notation")
    said = await guest.type(board.thread, "move", notation=moves[0]["value"])
    assert "Done." in said["content"]
    await board.room.settled()


# --- rights -------------------------------------------------------------------------------------------------------


async def test_play_names_the_missing_permissions(room, aiko):
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~ATTACH & ~THREADS)
    said = await aiko.told(await aiko.slash("games", "play", game="kingdom_builder"))
    assert "Attach Files" in said
    assert "Create Public Threads" in said
    assert await room.store.reading.rows("SELECT * FROM tables") == []


async def test_no_right_to_embed_is_asked_for(room, aiko):
    """Nothing is ever embedded."""
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~EMBED_LINKS)
    assert "Join" in buttons(await aiko.type("games", "play", game="kingdom_builder"))
    assert not PERMISSIONS.embed_links


@pytest.mark.parametrize("missing", [SEND_IN_THREADS, ATTACH])
async def test_a_permission_lost_on_the_way_is_told_to_the_host_once(board, room, aiko, missing):
    await room.settled()
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~missing)
    for number in range(3):
        guest = await board.guest_to_act()
        asking = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
        await take_turn(await guest.press(asking, "Play"), guest, random.Random(number))
        await guest.wait_dm(lambda message: message["content"] and not message["components"], PATIENCE)
        follower = await board.guest_to_act()
        await follower.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    told = [message["content"] for message in await aiko.dms() if "I am not allowed to write" in message["content"]]
    assert len(told) == 1
    await allow(room, games, BOT_BITS)
    room.ahead = 2000.0
    room.services.wake()
    await room.settled()
    shown = await board.shown()
    assert f"<@{(await board.guest_to_act()).id}>" in shown["content"]
    assert len([one for one in await boards_of(board, board.thread) if is_board(one)]) == 1


@pytest.mark.parametrize(("hours", "again"), [(1, ""), (30, ""), (2, "invited")])
async def test_however_late_a_permission_comes_back_the_board_follows(board, room, aiko, hours, again):
    """Without it nobody would be called: the next one to act may get no direct message. Where the bot is invited again
    it comes at once."""
    await room.settled()
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~SEND_IN_THREADS)
    await turn(board)
    await allowed_again(room, games, hours, waiting=not again)
    if again:
        await aiko.request("POST", "/test/invite", {})
    await room.settled()
    assert f"<@{(await board.guest_to_act()).id}>" in (await board.shown())["content"]
    assert len([one for one in await boards_of(board, board.thread) if is_board(one)]) == 1


async def test_however_late_a_permission_comes_back_the_game_has_a_thread(board, room, aiko):
    await room.settled()
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~SEND)
    await aiko.request("DELETE", f"/ui/channels/{board.thread['id']}?user={aiko.id}")
    await allowed_again(room, games, 2.25)
    await room.settled()
    [thread] = await aiko.threads()
    assert [one for one in await boards_of(board, thread) if is_board(one)]


async def test_however_late_a_permission_comes_back_a_lobby_is_posted(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    await room.settled()
    games = await games_channel(room)
    await aiko.request("DELETE", f"/ui/messages/{games['id']}/{lobby['id']}?user={aiko.id}")
    await allow(room, games, BOT_BITS & ~SEND)
    now = room.services.now()
    await room.store.write(lambda one: outbox.put(one, 1, "lobby", now), table=1)
    await allowed_again(room, games, 2.25)
    await aiko.wait_message(games, lambda one: one["id"] != lobby["id"] and "Join" in buttons(one), PATIENCE)


async def allowed_again(room: Room, channel: Object, hours: float, *, waiting: bool = True) -> None:
    """The bot is not allowed what it wants for so many hours, and then is; ``waiting`` until it tries again."""
    for _ in range(round(hours * 4)):
        room.ahead += 900
        await until(lambda: waits_again(room))
    await allow(room, channel, BOT_BITS)
    if waiting:
        room.ahead += 900
        room.services.wake()


async def waits_again(room: Room) -> bool:
    """Whether something waits, and has failed once more."""
    room.services.wake()
    rows = await room.store.reading.rows(
        "SELECT due_at FROM outbox WHERE attempts > 0 OR id = (SELECT MIN(id) FROM outbox)"
    )
    return bool(rows) and all(row["due_at"] > room.services.now() for row in rows)


async def test_a_host_who_could_not_be_told_of_it_is_told_next_time(board, room, aiko, monkeypatch):
    async def no_channel(self, person):
        raise aiohttp.ClientConnectionError

    await room.settled()
    await room.store.write(lambda transaction: posts.forget_host_told(transaction, board.number))
    delivery = Delivery(room.bot, room.services)
    with monkeypatch.context() as patch:
        patch.setattr(Transport, "dm_channel", no_channel)
        await delivery.tell_host(board.number, "note-no-permission")
    for _ in range(2):
        await delivery.tell_host(board.number, "note-no-permission")
    told = [message["content"] for message in await aiko.dms() if "I am not allowed to write" in message["content"]]
    assert len(told) == 1


async def test_a_host_is_told_of_it_in_their_quiet_hours_without_a_ring(board, room, aiko):
    await room.settled()
    await quiet(room, aiko)
    await room.store.write(lambda one: posts.forget_host_told(one, board.number))
    await Delivery(room.bot, room.services).tell_host(board.number, "note-no-permission")
    told = await aiko.wait_dm(lambda one: "I am not allowed to write" in one["content"], PATIENCE)
    assert told["flags"] & SILENT


async def test_a_host_whose_direct_messages_are_gone_is_told_once_they_are_opened_again(board, room, aiko):
    await room.settled()
    await room.store.write(lambda one: posts.forget_host_told(one, board.number))
    await room.store.write(lambda one: people.remember(one, int(aiko.id), dm_channel_id=5))
    delivery = Delivery(room.bot, room.services)
    for _ in range(3):
        await delivery.tell_host(board.number, "note-no-permission")
    told = [message["content"] for message in await aiko.dms() if "I am not allowed to write" in message["content"]]
    assert len(told) == 1


async def test_without_threads_the_table_is_played_in_the_channel(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    lobby = await marta.press(lobby, "Join")
    games = await games_channel(room)
    await allow(room, games, BOT_BITS & ~THREADS)
    await aiko.press(lobby, "Start")
    await room.settled()
    board = Board(room, 1, games, [aiko, marta])
    await turn(board)
    await room.settled()
    told = [message["content"] for message in await aiko.dms() if "open a thread" in message["content"]]
    assert len(told) == 1
    guest = await board.guest_to_act()
    typed = await guest.autocomplete("games", "move", "notation")
    assert "Done." in (await guest.type("games", "move", notation=typed[0]["value"]))["content"]


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_direct_messages_are_mentioned_once(room, aiko, marta, code, monkeypatch):
    monkeypatch.setattr(message_routes, "CLOSED_DM", code)
    await aiko.change(dms_closed=True)
    await marta.change(dms_closed=True)
    board = await open_table(room, aiko, marta)
    for number in range(4):
        await room.settled()
        await turn(board, number)
    await room.settled()
    notes = [one["content"] for one in await aiko.messages(board.thread) if "direct messages" in one["content"]]
    assert len(notes) == 2
    assert {note.split(",")[0] for note in notes} == {f"<@{aiko.id}>", f"<@{marta.id}>"}
    refused = [one for one in await room.traffic() if one.get("response_status") == 403]
    assert len(refused) == 2


async def test_who_closes_their_direct_messages_again_is_told_so_again(room, aiko, marta):
    await aiko.change(dms_closed=True)
    board = await open_table(room, aiko, marta)
    notes = []
    for closed in (True, False, True):
        await aiko.change(dms_closed=closed)
        for number in range(4):
            await room.settled()
            await turn(board, number)
        await room.settled()
        seen = [one["content"] for one in await aiko.messages(board.thread)]
        notes.append(len([one for one in seen if one.startswith(f"<@{aiko.id}>, I cannot send you")]))
        room.ahead += people.CLOSED_FOR
    assert notes == [1, 1, 2]


# --- the store ----------------------------------------------------------------------------------------------------

UNREAD = "My records are out of reach just now, and nothing has changed. Please try again in a moment."
BUSY = "I could not save that just now, so nothing has changed. Please try again in a moment."


async def test_a_locked_database_delays_a_move_and_loses_nothing(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, busy_ms=100) as room:
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        await room.settled()
        guest, panel = await planned(board)
        before = await room.facts(board.number)
        other_process = sqlite3.connect(tmp_path / "ziggurat.sqlite3", isolation_level=None)
        other_process.execute("BEGIN IMMEDIATE")
        refused = await (await guest.click(panel, confirm_of(panel))).answers(1, PATIENCE)
        assert BUSY in [message["content"] for message in refused]
        assert all(message["flags"] & 64 for message in refused)
        assert await room.facts(board.number) == before
        moves = await guest.autocomplete(board.thread, "move", "notation")
        assert await guest.told(await guest.slash(board.thread, "move", notation=moves[0]["value"])) == BUSY
        lobby = await marta.told(await marta.slash("games", "play", game="kingdom_builder"))
        assert lobby == BUSY
        other_process.execute("ROLLBACK")
        other_process.close()
        done = await guest.press(panel, confirm_of(panel))
        assert done["content"].startswith("Done.")
        assert (await room.facts(board.number))[1] == before[1] + 1
        await room.settled()


async def test_a_full_disk_leaves_nothing_half_done(board, room):
    await room.settled()
    guest, panel = await planned(board)
    version, lines = await room.facts(board.number)
    pages = await room.store.reading.row("PRAGMA page_count")
    await room.store.write(lambda transaction: transaction.row(f"PRAGMA max_page_count = {pages[0]}"))

    async def full() -> bool:
        said = await guest.told(await guest.slash(board.thread, "report", words="x" * 1500))
        assert said == BUSY or said.startswith("Thank you")
        return said == BUSY

    await until(full)
    reports = await room.store.reading.row("SELECT COUNT(*) FROM reports")
    answer = await (await guest.click(panel, confirm_of(panel))).answers(1, PATIENCE)
    done = any(message["content"].startswith("Done.") for message in answer)
    assert done or BUSY in [message["content"] for message in answer]
    assert await room.facts(board.number) == (version + done, lines + done)
    await room.store.write(lambda transaction: transaction.row("PRAGMA max_page_count = 1000000"))
    after = await room.store.reading.row("SELECT COUNT(*) FROM reports")
    assert after[0] == reports[0]
    if not done:
        assert (await guest.press(panel, confirm_of(panel)))["content"].startswith("Done.")
    await room.settled()


@pytest.fixture
def away(room, monkeypatch):
    """A database of which nothing can be read."""

    def gone(self):
        raise StoreError("The database is away.")

    for way in ("reading", "surveying"):
        monkeypatch.setattr(type(room.store), way, property(gone))


async def test_a_reading_that_fails_says_so_in_other_words_than_a_writing(board, room, away, caplog, monkeypatch):
    """Nobody wanted to save anything; and what only suggests while somebody types is a line in the log."""
    guest = board.players[0]
    assert await guest.told(await guest.slash(board.thread, "table text")) == UNREAD
    assert await guest.told(await guest.slash("games", "stats")) == UNREAD
    assert await guest.told(await guest.slash("games", "play", game="kingdom_builder")) == UNREAD
    monkeypatch.setattr("playground.lifecycle.interactions.ANSWER_SECONDS", 1.0)
    for words, field in (("move", "notation"), ("replay", "table")):
        with pytest.raises(DidNotRespond):
            await guest.autocomplete(board.thread, words, field)
    assert not [one for one in caplog.records if one.exc_info], "no traceback"
    suggestions = [one for one in caplog.records if "autocomplete" in one.getMessage()]
    assert [one.levelname for one in suggestions] == ["WARNING"] * 2


async def test_a_file_that_cannot_be_read_is_trouble_of_the_database(tmp_path):
    """The disk fails while it is read: a ``StoreError`` in every way of reading."""
    store = await Store.open(tmp_path / "ziggurat.sqlite3")
    try:
        for reading in (store.reading, store.surveying):
            with pytest.raises(StoreError, match="no such table"):
                await reading.rows("SELECT 1 FROM nowhere")
    finally:
        await store.close()


async def test_who_has_written_something_is_not_told_that_nothing_has_changed(room, aiko, monkeypatch):
    """The table is open, and then the database is away: nobody knows yet how it stands."""
    away = []

    async def write(self, work, table=None):
        answer = await Store.write(self, work, table)
        if await found.fget(self).row("SELECT 1 FROM tables"):
            away.append(True)
        return answer

    def reading(self):
        if away:
            raise StoreError("The database is away.")
        return found.fget(self)

    kind = type(room.store)
    found = kind.reading
    with monkeypatch.context() as broken:
        broken.setattr(kind, "write", write)
        broken.setattr(kind, "reading", property(reading))
        said = await (await aiko.slash("games", "play", game="kingdom_builder")).answers(1, PATIENCE)
    assert away
    assert [one["content"] for one in said] == [UNEXPECTED]
    assert len(await room.services.tables.of_user(int(aiko.id), "lobby")) == 1


# --- a Discord that stumbles --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "kind", "arg"),
    [
        (r"POST /interactions/", "5xx", 500),
        (r"POST /interactions/", "lost", 500),
        (r"POST /interactions/", "429", 0.1),
        (r"(PATCH|POST) /webhooks/", "5xx", 500),
        (r"(PATCH|POST) /webhooks/", "lost", 500),
        (r"(PATCH|POST) /webhooks/", "429", 0.1),
        (r"(PATCH|POST) /webhooks/", "reset", None),
        (r"(PATCH|POST) /webhooks/", "delay", 0.5),
        (r"POST /channels/\d+/messages$", "5xx", 500),
        (r"POST /channels/\d+/messages$", "lost", 500),
        (r"POST /channels/\d+/messages$", "429", 0.1),
        (r"POST /channels/\d+/messages$", "429", {"retry_after": 0.2, "global": True}),
        (r"POST /channels/\d+/messages$", "reset", None),
        (r"POST /channels/\d+/messages$", "reset", "after"),
        (r"POST /channels/\d+/messages$", "delay", 0.5),
        (r"PATCH /channels/\d+/messages/", "5xx", 500),
        (r"PATCH /channels/\d+/messages/", "reset", None),
    ],
)
async def test_play_goes_on_through_a_stumble(board, room, pattern, kind, arg):
    await room.settled()
    guest = await board.guest_to_act()
    before = await room.facts(board.number)
    panel = await plan_turn(await open_panel(board, guest), guest, random.Random(0))
    await room.fault(pattern, kind, 1, arg)
    clicked = await guest.click(panel, confirm_of(panel))

    async def committed() -> bool:
        return (await room.facts(board.number))[1] == before[1] + 1

    async def through() -> bool:
        room.ahead += 0.5
        room.services.wake()
        row = await room.store.reading.row("SELECT COUNT(*) FROM outbox")
        return row[0] == 0

    await until(committed)
    await until(through)
    answer = await clicked.answer(PATIENCE)
    assert answer["content"]
    assert await room.facts(board.number) == (before[0] + 1, before[1] + 1)
    follower = await board.guest_to_act()
    shown = await board.board_for(follower)
    assert [one["id"] for one in await boards_of(board, board.thread) if f"<@{follower.id}>" in one["content"]] == [
        shown["id"]
    ]
    asked = [one for one in await follower.dms() if "Play" in buttons(one)]
    assert len(asked) == 1


@pytest.mark.parametrize(
    "drop",
    [{"code": 4000}, {"op": 7}, {"op": 9, "resume": False}, {"op": 9, "resume": True}],
)
async def test_a_dropped_connection_loses_no_click(board, room, drop):
    await room.settled()
    guest, panel = await planned(board)
    before = await room.facts(board.number)
    await guest.request("POST", "/test/drop", drop)

    async def clicks() -> bool:
        try:
            answer = await guest.press(panel, confirm_of(panel))
        except Exception:
            return False
        return bool(answer["content"])

    await until(clicks)
    assert (await room.facts(board.number))[1] == before[1] + 1
    await room.settled()
    assert f"<@{(await board.guest_to_act()).id}>" in (await board.shown())["content"]
