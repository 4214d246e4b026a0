"""Games as files: what a player may know, brought back to be looked at and played on from."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from typing import Any

import discord
import pytest

from cogs.history import export
from data.history import imports
from rules.core import record as records
from rules.core.record import Record
from rules.history import files, viewer_record
from rules.history.viewer_record import ViewerRecord
from tests.cogs.history.test_animation import filmed
from tests.cogs.history.test_history import at_move
from tests.cogs.seats.test_substitutes import one_step
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    is_board,
    menus,
    open_table,
    until,
)
from tests.playing.endings import check_traffic
from tests.playing.skipping import commit_moves


@pytest.fixture
async def race(room: Room, aiko: Guest, marta: Guest) -> Board:
    """A game that was given up after a few moves."""
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    await commit_moves(room, board.number, 8)
    await marta.resign(board.thread)
    await room.settled()
    return board


async def exported(guest: Guest, board: Board) -> bytes:
    return await guest.picture(await guest.type(board.thread, "table export"))


def file(data: bytes | str | dict[str, Any], name: str = "game.json") -> Object:
    """What is attached."""
    if isinstance(data, dict):
        data = json.dumps(data)
    raw = data.encode() if isinstance(data, str) else data
    return {"filename": name, "data": b64encode(raw).decode()}


async def test_a_player_is_given_what_they_know_and_everything_at_the_end(board, room, aiko, marta):
    await commit_moves(room, board.number, 4)
    row, table = await room.services.tables.at(board.number)
    game = room.services.tables.game(row)
    for guest in (aiko, marta):
        shown = await guest.type(board.thread, "table export")
        assert shown["attachments"][0]["filename"] == f"kingdom_builder-{board.number}.json"
        kept = files.decode(await guest.picture(shown))
        assert isinstance(kept, ViewerRecord)
        assert kept.viewer == table.seat_of(int(guest.id))
        assert kept.names == ("Aiko", "Marta")
        last = list(viewer_record.positions(game, kept))[-1].state
        assert game.observe(last, kept.viewer) == game.observe(table.state, kept.viewer)
        assert any("builds" in line for seen in kept.moments for line in seen.told)
    await marta.resign(board.thread)
    await room.settled()
    [stranger] = await room.join("Noor")
    whole = files.decode(await exported(stranger, board))
    assert isinstance(whole, Record)
    assert game.document(records.replay(game, whole)) == game.document(table.state)


async def test_a_file_is_brought_and_stepped_through(race, room, aiko):
    data = await exported(aiko, race)
    [stranger] = await room.join("Noor")
    shown = await stranger.type("games", "import", file=file(data))
    assert shown["flags"] & 64
    assert "from a file" in shown["content"]
    move, moves = at_move(shown)
    assert move == 0
    shown = await stranger.press(shown, "Forward")
    assert at_move(shown)[0] == 1
    last = await stranger.press(shown, "Last")
    assert at_move(last)[0] == moves
    assert "Marta" in last["attachments"][0]["description"]
    page = await filmed(stranger, last, "Page to keep")
    assert page["attachments"][0]["filename"].startswith("royal_game_of_ur-import-")


async def test_a_file_is_chosen_in_a_dialog(race, room, aiko):
    given = await aiko.type(race.thread, "table export")
    data = await aiko.picture(given)
    dialog = await (await aiko.click(given, "A game from a file")).modal(PATIENCE)
    used = await aiko.submit_modal({"The file": file(data, "Ur, at home.json")}, dialog)
    shown = await used.answer(PATIENCE)
    assert shown["flags"] & 64
    assert shown["content"].startswith("**The Royal Game of Ur** from a file")
    dialog = await (await aiko.click(given, "A game from a file")).modal(PATIENCE)
    refused = await aiko.submit_modal({"The file": file(b"nothing of the kind")}, dialog)
    assert (await aiko.told(refused)).startswith("This is not the file of a game")


async def test_the_file_of_a_running_game_is_seen_from_its_seat_alone_and_played_on_from(board, room, aiko):
    await commit_moves(room, board.number, 4)
    shown = await aiko.type("games", "import", file=file(await exported(aiko, board)))
    shown = await aiko.press(shown, "Last")
    now = await aiko.type(board.thread, "table hand")
    assert shown["attachments"][1]["description"] == now["attachments"][0]["description"]
    assert len(menus(shown)) == 1
    table = await played_on(room, aiko, shown, 0)
    game = room.services.tables.game(await room.services.tables.row(table))
    _, old = await room.services.tables.at(board.number)
    _, new = await room.services.tables.at(table)
    began = game.position(new.start)
    assert game.observe(began, 0) == game.observe(old.state, 0)


async def test_a_file_is_brought_and_played_on_from_without_a_server(race, room, aiko):
    """The table is in the direct messages of who has brought it, whatever conversation it was brought to."""
    data = await exported(aiko, race)
    [noor] = await room.join("Noor")
    await noor.change(left=True, installed=True)
    for number, place in enumerate((await noor.dm(), await noor.conversation(aiko)), start=race.number + 1):
        shown = await noor.type(place, "import", file=file(data))
        asked = await noor.press(await noor.press(shown, "Forward"), "Play on from here")
        opened = await noor.choose(asked, menus(asked)[0], ["0"])
        assert f"opens: https://discord.com/channels/@me/{(await noor.dm())['id']}" in opened["content"]
        await room.settled()
        assert (await room.services.tables.row(number)).is_direct
        boards = [one["custom_id"] for message in await noor.dms() for one in buttons(message).values()]
        assert any(one.startswith(f"z:play:{number}") for one in boards)
    await check_traffic(room)


async def test_in_the_post_of_a_forum_no_table_opens(race, room, aiko):
    data = await exported(aiko, race)
    await aiko.request("POST", "/ui/channels", {"name": "voices", "type": 15})
    [forum] = await until(lambda: room.bot.guilds[0].forums)
    post = (await forum.create_thread(name="post", content="a post")).thread
    shown = await aiko.type({"id": str(post.id)}, "import", file=file(data))
    refused = await aiko.told(await aiko.click(await aiko.press(shown, "Forward"), "Play on from here"))
    assert refused.startswith("A table opens in a channel, not in a thread.")


async def played_on(room: Room, guest: Guest, shown: Object, seat: int) -> int:
    """Plays on from what is shown; the number of the new table."""
    asked = await guest.press(shown, "Play on from here")
    anew = "that is dealt anew" in asked["content"]
    assert anew is (len(menus(shown)) == 1), "only a player's own file hides things"
    opened = await guest.choose(asked, menus(asked)[0], [str(seat)])
    assert "opens: https://" in opened["content"]
    row = await room.store.reading.row("SELECT MAX(id) AS id FROM tables")
    assert row is not None
    number = int(row["id"])

    async def shows() -> bool:
        found = await room.services.tables.row(number)
        return found.board_message_id is not None

    await until(shows)
    return number


async def counted(room: Room) -> list[Object]:
    """What counts for anybody's statistics."""
    rows = [await room.store.reading.rows(f"SELECT * FROM {name}") for name in ("results", "ratings")]
    return [dict(row) for found in rows for row in found]


async def test_one_plays_on_from_a_position_against_bots_and_is_not_rated(race, room, aiko):
    shown = await aiko.press(await aiko.type(race.thread, "replay"), "Forward")
    entries = room.services.tables
    number = await played_on(room, aiko, shown, 1)
    row, table = await entries.at(number)
    assert [seat.is_bot for seat in row.seats] == [True, False]
    assert row.channel_id == (await entries.row(race.number)).channel_id
    thread = next(one for one in await aiko.threads() if int(one["id"]) == row.thread_id)
    board = Board(room, number, thread, [aiko])
    await aiko.wait_message(thread, is_board, PATIENCE)
    before = await counted(room)
    await until(board.guest_to_act)
    await one_step(board, aiko)
    await aiko.resign(thread)
    await room.settled()
    row, table = await entries.at(number)
    assert row.status == "over"
    kept = await entries.record(row)
    game = entries.game(row)
    assert kept.start is not None
    assert game.document(records.replay(game, kept)) == game.document(table.state)
    assert await counted(room) == before
    again = await aiko.type(thread, "replay")
    assert at_move(again)[0] == 0


async def test_one_does_not_play_on_from_a_running_table(board, room, aiko):
    await commit_moves(room, board.number, 2)
    assert "Play on from here" not in buttons(await aiko.type(board.thread, "replay"))


async def test_each_broken_file_gets_its_sentence(race, room, aiko):
    data = await exported(aiko, race)
    plain = json.loads(data)
    bare = {name: value for name, value in plain.items() if name != "sum"}
    steps = bare["steps"]
    for brought, said in (
        ("", "This is not the file of a game"),
        ("no json", "This is not the file of a game"),
        ("[]", "This is not the file of a game"),
        (b"\x89PNG\r\n\x1a\n", "This is not the file of a game"),
        (data[: len(data) // 2], "This is not the file of a game"),
        (plain | {"seed": "another"}, "This file was changed after it was written"),
        (bare | {"version": 99}, "This game was played by version 99 of the rules"),
        (bare | {"game": "<@1> ../../etc/passwd"}, "This file is of a game that is not offered here"),
        (bare | {"seats": 9}, "This game is not for 9 players"),
        (bare | {"steps": [*steps, [0, "fly away"]]}, f"Step {len(steps) + 1} of the record, “fly away”"),
        (bare | {"steps": steps * 2000}, "This file is too long: no game has"),
        (bare | {"start": {"seats": "many"}}, "This is not the file of a game"),
    ):
        told = await aiko.told(await aiko.slash("games", "import", file=file(brought, "../../@everyone.json")))
        assert told.startswith(said), (told, said)
        assert "went wrong" not in told
    large = await aiko.told(await aiko.slash("games", "import", file=file(b" " * ((4 << 20) + 1))))
    assert "too large" in large
    await room.fault("GET /attachments/", "5xx", arg=503)
    assert (
        await aiko.told(await aiko.slash("games", "import", file=file(data)))
        == "The file did not arrive. Please try again."
    )
    kept = await room.store.reading.row("SELECT COUNT(*) FROM imports")
    assert kept is not None
    assert kept[0] == 0


async def test_of_the_names_in_a_file_is_kept_what_is_shown(race, room, aiko):
    """PostgreSQL has no place for all that a file can hold."""
    plain = json.loads(await exported(aiko, race))
    del plain["sum"]
    shown = await aiko.type("games", "import", file=file(plain | {"names": ["Ai\0ko", "Marta"]}))
    assert "from a file" in shown["content"]
    found = await room.store.reading.rows("SELECT name FROM import_names ORDER BY name")
    assert [row["name"] for row in found] == ["Aiko", "Marta"]


async def test_of_a_file_with_more_names_than_seats_none_is_kept(race, room, aiko):
    plain = json.loads(await exported(aiko, race))
    del plain["sum"]
    shown = await aiko.type("games", "import", file=file(plain | {"names": [f"n{one}" for one in range(2000)]}))
    assert "from a file" in shown["content"]
    assert await room.store.reading.rows("SELECT * FROM import_names") == []
    assert len(await imports.find(room.store.reading, 1, int(aiko.id)) or b"") < 4000


async def test_a_file_that_does_not_arrive_holds_up_nobody(race, aiko, marta, monkeypatch):
    """One game is read at a time: a file is there by then, or given up."""
    fetching = asyncio.Event()

    async def read(*_: Any, **__: Any) -> bytes:
        fetching.set()
        return await asyncio.Future()

    data = await exported(aiko, race)
    with monkeypatch.context() as patched:
        patched.setattr(discord.Attachment, "read", read)
        patched.setattr(export, "FETCHING", 60.0)
        await aiko.slash("games", "import", file=file(data))
        await fetching.wait()
        assert "Turn " in (await marta.type(race.thread, "table log"))["content"]
        patched.setattr(export, "FETCHING", 0.05)
        told = await marta.told(await marta.slash("games", "import", file=file(data)))
        assert told == "The file did not arrive. Please try again."
    assert "from a file" in (await aiko.type("games", "import", file=file(data)))["content"]


async def test_a_file_is_its_owners_alone_and_the_oldest_goes(race, room, aiko, marta):
    data = await exported(aiko, race)
    first = await aiko.type("games", "import", file=file(data))
    assert await imports.find(room.store.reading, 1, int(aiko.id)) == data
    assert await imports.find(room.store.reading, 1, int(marta.id)) is None
    for _ in range(imports.KEPT):
        await room.store.write(lambda transaction: imports.keep(transaction, int(aiko.id), data, 0.0))
    told = await aiko.told(await aiko.click(first, "Forward"))
    assert told.startswith("This file is no longer kept")
    kept = await room.store.reading.row("SELECT COUNT(*) FROM imports")
    assert kept is not None
    assert kept[0] == imports.KEPT


# --- notes ----------------------------------------------------------------------------------------------------------


async def written(guest: Guest, shown: Object, note: str, reminder: str) -> Object:
    dialog = await (await guest.click(shown, "My note")).modal(PATIENCE)
    return await (await guest.submit_modal({"note": note, "reminder": reminder}, dialog)).answer(PATIENCE)


async def test_a_note_is_its_writers_alone_and_stands_on_their_panel(board, room, aiko, marta):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    empty = await guest.type(board.thread, "table note")
    assert "You have written nothing down" in empty["content"]
    kept = await written(guest, empty, "Build near @everyone **B7**", "")
    assert kept["flags"] & 64
    panel = await guest.type(board.thread, "table play")
    assert "**Your note:** Build near @everyone \\*\\*B7\\*\\*" in panel["content"]
    assert "Your note" not in (await other.type(board.thread, "table play"))["content"]
    assert "nothing down" in (await other.type(board.thread, "table note"))["content"]
    kept = await written(guest, await guest.type(board.thread, "table note"), "Build at B8", "Watch @here")
    assert list(buttons(kept)) == ["My note", "Delete my note"]
    gone = await guest.press(kept, "Delete my note")
    assert gone["content"] == "Your note is deleted."
    assert list(buttons(gone)) == ["My note"]
    kept = await written(guest, gone, "Again", "")
    gone = await written(guest, kept, " ", "")
    assert gone["content"] == "Your note is deleted."
    assert "Your note" not in (await guest.type(board.thread, "table play"))["content"]


async def test_nobody_else_ever_reads_a_note(board, room, aiko, marta, caplog):
    caplog.set_level("DEBUG")
    [watcher] = await room.join("Noor")
    await watcher.type(board.thread, "table watch")
    guest, other = await board.guest_to_act(), await board.other()
    secret = "the heron walks at dawn"
    await written(guest, await guest.type(board.thread, "table note"), secret, secret)
    assert secret in (await guest.type(board.thread, "table play"))["content"]
    await commit_moves(room, board.number, 3)
    for one in (other, watcher):
        for command in ("table play", "table hand", "table note", "table log", "table text", "table export", "replay"):
            used = await one.slash(board.thread, command)
            assert secret not in json.dumps(await used.answer(PATIENCE))
        for place in (board.thread, "games"):
            assert secret not in json.dumps(await one.messages(place))
        assert secret not in json.dumps(await one.dms())
    entries = await room.services.tables.entries(await room.services.tables.row(board.number))
    assert secret not in repr(entries)
    await guest.resign(board.thread)
    await room.settled()
    assert secret not in json.dumps(await other.type(board.thread, "replay"))
    assert secret.encode() not in await exported(watcher, board)
    assert secret not in "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("ziggurat")
    )


async def test_what_to_remember_is_told_at_the_next_turn_and_then_no_more(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    await written(guest, await guest.type(board.thread, "table note"), "", "Watch the farm")
    told = []
    for _ in range(3):
        panel = await guest.type(board.thread, "table play")
        told.append("**To remember:** Watch the farm" in panel["content"])
        for one in (guest, other):
            while await board.guest_to_act() is one:
                await commit_moves(room, board.number, 1)
    assert told == [False, True, False]
    await written(other, await other.type(board.thread, "table note"), "", "Mind the river")
    assert await board.guest_to_act() is guest
    while await board.guest_to_act() is guest:
        await commit_moves(room, board.number, 1)
    assert "Mind the river" in (await other.type(board.thread, "table play"))["content"]
