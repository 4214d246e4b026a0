"""The thread tells the whole story: each entry of the log once, in order, in the game's own words."""

from __future__ import annotations

import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from cogs.kit.log_lines import tell_each
from data.engines.store import Store, Transaction
from data.outbox.board_requests import BoardRequest
from data.seats import vacations
from data.tables.tables import Request, Tables
from render.words.text import texts
from rules.registry import GAMES
from rules.table import table as core
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_room,
    open_table,
    set_clock,
    table_of,
    until,
)
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import open_panel, take_turn

HOUR = 3600.0
SILENT = 1 << 12


def told(message: Object) -> list[str]:
    """The lines that a message tells above its headline, which is bold."""
    return [line for line in message["content"].partition("**")[0].splitlines() if line]


async def messages_of(board: Board) -> list[Object]:
    """All that was posted in the thread, apart from the score sheet and questions to the players."""
    seen = await board.players[0].messages(board.thread, limit=500)
    others = {"Rematch", "Wait a day more", "Agree to a longer pause"}
    return [one for one in seen if one["content"] and not one["flags"] & 64 and not others & buttons(one).keys()]


async def log_of(board: Board) -> list[tuple[str, bool]]:
    """The lines of the whole log; of each, whether the headline that it led to tells the same."""
    services = board.room.services
    row, _ = await services.tables.at(board.number)
    game, implied = services.tables.game(row), services.renderer(row).implied
    audience = services.audience(row, texts("en"))
    entries = await services.tables.entries(row)
    lines = []
    for entry, whole in zip(entries, tell_each(game, entries, audience), strict=True):
        events = [event for event in entry.events if event.kind in implied]
        by_headline = {*audience.texts.event_lines(game.info, events, audience.written)}
        lines += [(line, line in by_headline or entry.kind == "end") for line in whole]
    return lines


async def check_story(board: Board) -> None:
    """Reads the thread back: nothing is missing, nothing stands twice, nothing stands before what came first."""
    await board.room.settled()
    rest = await log_of(board)
    for message in await messages_of(board):
        for number, line in enumerate(told(message)):
            while not number and rest and rest[0][0] != line and rest[0][1]:
                rest.pop(0)  # the message before has told it by its headline
            assert rest, f"told twice: {line}"
            assert rest.pop(0)[0] == line
    assert all(by_headline for _, by_headline in rest), rest


async def step(board: Board, guest: Guest, dice: random.Random) -> None:
    """One typed action, any that is legal."""
    tables = board.room.services.tables
    row, table = await tables.at(board.number)
    game, seat = tables.game(row), row.seat_of(int(guest.id))
    legal = game.legal_actions(table.state, seat)
    said = await guest.type(board.thread, "move", notation=game.notation(dice.choice(legal)))
    assert "Done." in said["content"], said["content"]


async def play(
    board: Board, dice: random.Random, moments: dict[int, Callable[[Board, Guest], Awaitable[None]]], first: int
) -> int:
    """Plays to the end; ``moments`` are what happens before a step, and behind so many ``first`` ones the middle of the
    game is committed. How many steps people took."""
    count = 0
    while (guest := await board.next_guest()) is not None:
        if count == first:
            first = -1
            await skip_the_middle(board.room, board.number)
            continue
        if count in moments:
            await moments[count](board, guest)
            guest = await board.next_guest()
            assert guest is not None
        elif count % 3 == 0:
            await board.room.settled()
        await step(board, guest, dice)
        count += 1
    return count


async def take_back(board: Board, guest: Guest) -> None:
    """A step, and the same step taken back."""
    tables = board.room.services.tables
    for _ in range(20):
        await step(board, guest, random.Random(1))
        await board.room.settled()
        _, table = await tables.at(board.number)
        if table.pending and table.pender == table.seat_of(int(guest.id)):
            said = await guest.type(board.thread, "table undo")
            assert "Taken back" in said["content"]
            return
        found = await board.next_guest()
        assert found is not None
        guest = found
    raise AssertionError("nothing can be taken back")


async def pause_and_resume(board: Board, guest: Guest) -> None:
    await guest.type(board.thread, "table pause")
    await board.room.settled()
    await guest.type(board.thread, "table resume")


async def run_out(board: Board, guest: Guest) -> None:
    """The time for the decision passes."""
    before = (await board.room.facts(board.number))[1]
    board.room.ahead += 13 * HOUR
    board.room.services.wake()

    async def answered() -> bool:
        return (await board.room.facts(board.number))[1] > before

    await until(answered)


async def timed_table(room: Room, *players: Guest) -> Board:
    """A table of Kingdom Builder with a bot player, whose decisions take half a day at most, and no vacation."""
    lobby = await players[0].type("games", "play", game="kingdom_builder")
    await set_clock(players[0], lobby, "6", "12", "12")
    for guest in players:
        await room.store.write(
            lambda transaction, guest=guest: vacations.set_automatic(transaction, int(guest.id), False)
        )
    for guest in players[1:]:
        lobby = await guest.press(lobby, "Join")
    lobby = await players[0].press(lobby, "Add a bot player")
    await players[0].press(lobby, "Start")
    return await table_of(room, lobby, list(players))


@pytest.mark.parametrize("game", ["royal_game_of_ur", "sobek"])
async def test_alone_against_a_bot(tmp_path, monkeypatch, game):
    async with open_room(tmp_path, monkeypatch, seed=f"story {game}") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, game=game, bots=1)
        assert await play(board, random.Random(2), {}, 8) > 8
        await check_story(board)


async def test_two_people_and_a_bot_with_all_that_happens(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="story of three") as room:
        board = await timed_table(room, *await room.join("Aiko", "Marta"))
        moments = {4: take_back, 9: pause_and_resume, 14: run_out, 25: take_back, 31: run_out}
        assert await play(board, random.Random(3), moments, 32) > 31
        kinds = {
            entry.kind for entry in await room.services.tables.entries((await room.services.tables.at(board.number))[0])
        }
        assert {"start", "act", "undo", "pause", "resume", "timeout", "end"} <= kinds
        await check_story(board)


# --- what arrived and was never heard of --------------------------------------------------------------------------


async def calls_of(board: Board) -> list[tuple[str, str]]:
    """Each call in the thread: who was called, by which message."""
    return [
        (guest.id, message["id"])
        for message in await messages_of(board)
        for guest in board.players
        if f"<@{guest.id}>" in message["content"]
    ]


async def forget_board(room: Room, number: int, before: dict[str, Any], wish: BoardRequest) -> None:
    """The bot dies when Discord has taken a board, and before it hears of it: so it stands in the store."""
    await room.stop()
    store = await Store.open(room.directory / "ziggurat.sqlite3")

    async def work(transaction: Transaction) -> None:
        for name, value in before.items():
            await transaction.run(f"UPDATE tables SET {name} = ? WHERE id = ?", value, number)
        await transaction.run(
            "INSERT INTO outbox (table_id, kind, payload, due_at, tried_at, claimed_by)"
            " VALUES (?, 'board', ?, 0, ?, (SELECT MAX(id) FROM processes))",
            number, msgspec.json.encode(wish).decode(), time.time() - 1,
        )  # fmt: skip

    await store.write(work)
    await store.close()


async def move_while_away(room: Room, number: int) -> None:
    """Whoever is to act acts, and the bot dies again before it tells anybody."""
    store = await Store.open(room.directory / "ziggurat.sqlite3")
    tables = Tables(store, GAMES)
    row, table = await tables.at(number)
    game, now = tables.game(row), time.time()
    seat = game.to_act(table.state)[0]
    while seat in game.to_act(table.state):
        legal = [game.notation(action) for action in game.legal_actions(table.state, seat)]
        step = "end" if "end" in legal else legal[0]
        request = Request(number, table.players[seat].user_id or 0)
        done = await tables.perform(
            request, lambda game, table, seat, s=step: core.act(game, table, seat, [s], now), now
        )
        table = done.change.table
    await store.close()


@pytest.mark.parametrize("moves_meanwhile", [False, True])
@pytest.mark.parametrize("later", [0, 900])
async def test_a_board_that_arrived_unheard_is_not_posted_again(board, room, moves_meanwhile, later):
    await room.settled()
    dice, columns = random.Random(4), ("board_message_id", "board_channel_id", "board_from", "board_log")
    for _ in range(2):
        row = await room.store.reading.row("SELECT * FROM tables WHERE id = ?", board.number)
        before = {name: row[name] for name in columns}
        guest = await board.guest_to_act()
        while await board.guest_to_act() is guest:
            await step(board, guest, dice)
            await room.settled()
    row, _ = await room.services.tables.at(board.number)
    follower = row.seat_of(int((await board.guest_to_act()).id))
    known, calls = len(await messages_of(board)), await calls_of(board)
    await forget_board(room, board.number, before, BoardRequest(False, {follower: row.moves}))
    if moves_meanwhile:
        await move_while_away(room, board.number)
    if later:
        await guest.request("POST", "/test/clock", {"ahead": later})
    await room.start()
    await check_story(board)
    assert len(await messages_of(board)) == known + moves_meanwhile
    assert len(await calls_of(board)) == len(calls) + moves_meanwhile
    [live] = [one for one in await messages_of(board) if "Play" in buttons(one)]
    assert f"<@{(await board.guest_to_act()).id}>" in live["content"]


async def test_a_board_that_was_followed_loses_its_buttons_even_after_a_kill(board, room):
    """The new board has arrived and is remembered; the bot dies before it has taken the buttons off the old one."""
    await room.settled()
    old, guest = await board.shown(), await board.guest_to_act()
    assert guest is not None
    await room.fault(rf"PATCH /channels/\d+/messages/{old['id']}$", "delay", 1, 30)
    await take_turn(await open_panel(board, guest), guest, random.Random(6))

    async def followed() -> bool:
        return (await room.services.tables.row(board.number)).board_message_id not in (None, int(old["id"]))

    await until(followed)
    await room.restart_without_faults()
    await room.settled()
    [live] = [one for one in await messages_of(board) if "Play" in buttons(one)]
    assert live["id"] != old["id"]
    await check_story(board)


async def test_moves_made_while_a_lost_board_is_tried_again_are_told_once(board, room):
    """The connection breaks after Discord has taken the board; before the next try somebody moves."""
    await room.settled()
    dice = random.Random(5)
    for _ in range(3):
        guest = await board.guest_to_act()
        await room.fault(r"POST /channels/\d+/messages$", "reset", 1, "after")
        while await board.guest_to_act() is guest:
            await step(board, guest, dice)
    room.ahead += 30
    room.services.wake()
    await check_story(board)


async def test_a_long_silence_is_told_in_as_many_messages_as_it_takes(board, room):
    """The bot is away for many moves; then all of them are told."""
    await room.settled()
    await room.stop()
    for _ in range(24):
        await move_while_away(room, board.number)
    await room.start()
    await check_story(board)
    told_ahead = [one for one in await messages_of(board) if not one["attachments"] and "builds" in one["content"]]
    assert told_ahead
    assert all(not one["components"] for one in told_ahead)


# --- the lobby's message and the channel --------------------------------------------------------------------------


async def lobby_of(board: Board) -> Object:
    row, _ = await board.room.services.tables.at(board.number)
    return await board.players[0].message({"id": str(row.lobby_message_id), "channel_id": str(row.channel_id)})


async def ended(board: Board) -> Guest:
    """Somebody resigns; who has won."""
    guest = await board.guest_to_act()
    await guest.resign(board.thread)
    await board.room.settled()
    return next(one for one in board.players if one is not guest)


async def test_the_lobby_message_ends_with_result_and_last_board(board, room):
    await room.settled()
    before = await lobby_of(board)
    assert "the game is on" in before["content"]
    channel = len(await board.players[0].messages(before["channel_id"]))
    winner = await ended(board)
    after = await lobby_of(board)
    assert "the game is on" not in after["content"]
    assert f"{winner.user['global_name']}** wins" in after["content"] or "wins!" in after["content"]
    last = [one for one in await messages_of(board) if one["attachments"]][-1]
    assert after["attachments"][0]["description"] == last["attachments"][0]["description"]
    assert after["attachments"][0]["filename"] != before["attachments"][0]["filename"]
    assert len(await board.players[0].messages(before["channel_id"])) == channel


@pytest.mark.parametrize("gone", [False, True])
async def test_the_channel_is_told_where_nobody_sees_the_lobby_any_more(board, room, gone):
    await room.settled()
    lobby = await lobby_of(board)
    if gone:
        await board.players[0].request(
            "DELETE", f"/ui/messages/{lobby['channel_id']}/{lobby['id']}?user={board.players[0].id}"
        )
    else:
        room.ahead += 7200
    winner = await ended(board)
    said = (await board.players[0].messages(lobby["channel_id"]))[-1]
    assert said["id"] != lobby["id"]
    assert winner.user["global_name"] in said["content"]
    assert board.thread["id"] in said["content"]
    assert said["flags"] & SILENT


async def test_the_end_is_said_once(board, room):
    await room.settled()
    await ended(board)
    whole = "\n".join(one["content"] for one in await board.players[0].messages(board.thread) if not one["flags"] & 64)
    assert whole.count("The game ends by resignation.") == 1
    assert whole.count("wins") == 1
