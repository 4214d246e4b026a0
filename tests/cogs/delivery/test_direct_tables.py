"""A table without a server in the direct messages of each who plays: boards, what others did, and closed doors."""

from __future__ import annotations

import random

import pytest

from cogs.seats.chat import must_be_direct
from data.outbox import board_requests, dm_budget, outbox
from data.people import people
from data.tables import direct_places
from playground.testing.reading import components
from render.words.text import texts
from rules.core.errors import TableError
from tests.cogs.delivery.test_notifications import SILENT, leave, rung, turn
from tests.cogs.lobby.test_relocation import LOBBY
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.cogs.seats.test_timeouts import BOT, SUBSTITUTE, WAIT, stay
from tests.kit.desks import USER
from tests.kit.directly import begin_directly, board_of, boards_of, card_of, names, shows_board
from tests.kit.large_print import read_large, widths
from tests.kit.room import PATIENCE, Board, Guest, Object, Room, buttons, menus, open_table, take_seat, until
from tests.playing.endings import check_traffic
from tests.playing.turns import open_panel, take_turn

WEEK = 8 * 24 * 3600.0
"""Longer than any decision may take."""


async def table_between(room: Room, *guests: Guest, game: str = "kingdom_builder") -> Board:
    """A table without a server that these people play, as the first of them sees it."""
    number = await begin_directly(room, *guests, game=game)
    return Board(room, number, await guests[0].dm(), list(guests))


async def turn_of(room: Room, board: Board) -> tuple[Guest, Guest]:
    """Plays one turn in the direct messages of who is to act; they, and the other one."""
    guest = await board.next_guest()
    assert guest is not None
    own = Board(room, board.number, await guest.dm(), [guest])
    await take_turn(await open_panel(own, guest), guest, random.Random(0))
    await room.settled()
    return guest, next(one for one in board.players if one is not guest)


async def told(guest: Guest) -> str:
    """All that stands in somebody's direct messages."""
    return "\n".join(message["content"] for message in await guest.dms())


async def test_large_print_is_a_layout_as_long_as_it_is_wished(room, marta, noor):
    """Each picture is as wide as the message; one board can be played from, before and after it is set otherwise."""
    for guest in (marta, noor):
        await guest.change(left=True, installed=True)
    await read_large(room, marta)
    board = await table_between(room, marta, noor)
    for large in (True, False, True):
        await read_large(room, marta, large=large)
        acted, other = await turn_of(room, board)
        for guest in (acted, other):
            (shown,) = await boards_of(guest)
            assert len(shown["attachments"]) == 2
            assert widths(shown) == ([1, 1] if guest is marta and large else [])


async def test_two_friends_each_in_their_direct_messages(room, marta, noor):
    """Each has one board that can be played from, with their own hand below it, and learns what the other did."""
    for guest in (marta, noor):
        await guest.change(left=True, installed=True)
    board = await table_between(room, marta, noor)
    assert await marta.threads() == []
    for _ in range(3):
        acted, other = await turn_of(room, board)
        for guest in (acted, other):
            (shown,) = await boards_of(guest)
            assert names([shown]) == ["board", "hand"]
            assert f"{acted.user['global_name']} builds" in await told(guest)
        (called,) = await boards_of(other)
        assert f"<@{other.id}>" in called["content"]
    row, table = await room.services.tables.at(board.number)
    game, audience = room.services.tables.game(row), room.services.audience(row, texts("en"))
    for guest in (marta, noor):
        own = game.observe(table.state, row.seat_of(int(guest.id)))
        (shown,) = await boards_of(guest)
        assert shown["attachments"][1]["description"] == room.services.renderer(row).hand_alt(own, audience)
    gone = await board.next_guest()
    await gone.resign(await gone.dm())
    for guest in (marta, noor):
        assert "Rematch" in buttons(await guest.wait_dm(lambda message: "Rematch" in buttons(message), PATIENCE))
    winner = noor if gone is marta else marta
    dm = await winner.dm()
    assert "Kingdom Builder: 1 game" in (await winner.type(dm, "stats"))["attachments"][0]["description"]
    assert "nobody is in the ranking" in (await winner.type(dm, "ranking", game="kingdom_builder"))["content"]
    shown = await winner.type(dm, "replay", table=board.number)
    assert f"**Kingdom Builder**, table {board.number}" in shown["content"]
    await check_traffic(room)


async def test_who_cannot_be_reached_is_named_and_the_rules_for_the_seat_hold(room, marta, noor):
    """The door closes in the middle of a game: the other one is told once, and decides when the time is up; who comes
    back is shown what was missed."""
    await stay(room, marta, noor)
    board = await table_between(room, marta, noor)
    guest = await board.next_guest()
    assert guest is not None
    gone = next(one for one in board.players if one is not guest)
    seen = len(await gone.dms())
    await gone.change(dms_closed=True)
    await turn_of(room, board)
    assert (await told(guest)).count("I cannot write to") == 1
    room.ahead += WEEK
    room.services.wake()
    asked = await guest.wait_dm(lambda message: WAIT in buttons(message), PATIENCE)
    assert f"<@{gone.id}>" in asked["content"]
    assert SUBSTITUTE not in buttons(asked), "nobody else would see that a seat is free"
    assert WAIT not in buttons(await guest.press(asked, WAIT))
    await room.settled()
    assert len(await gone.dms()) == seen
    await gone.change(dms_closed=False)
    (old,) = await boards_of(gone)
    await gone.type(await gone.dm(), "games")
    await gone.wait_dm(lambda one: shows_board(one) and one["id"] != old["id"], PATIENCE)
    await room.settled()
    assert (await told(guest)).count("I cannot write to") == 1


async def test_a_table_whose_last_way_to_a_person_closes_goes_on_by_its_clock(room, marta, noor):
    """The one has closed the direct messages, the other deleted the account."""
    await stay(room, marta, noor)
    board = await table_between(room, marta, noor)
    guest = await board.next_guest()
    assert guest is not None
    other = next(one for one in board.players if one is not guest)
    await guest.change(dms_closed=True)
    await other.change(deleted=True)
    own = Board(room, board.number, await guest.dm(), [guest])
    await take_turn(await open_panel(own, guest), guest, random.Random(0))
    await room.settled()
    seen = [len(await one.dms()) for one in (marta, noor)]
    room.ahead += WEEK
    room.services.wake()

    async def late() -> bool:
        _, table = await room.services.tables.at(board.number)
        return any(player.late is not None for player in table.players)

    await until(late)
    await room.settled()
    assert [len(await one.dms()) for one in (marta, noor)] == seen


async def test_a_board_waits_until_direct_messages_may_be_opened_again(room, marta, noor, monkeypatch):
    board = await table_between(room, marta, noor)
    acting = await board.next_guest()
    assert acting is not None
    other = next(one for one in board.players if one is not acting)
    monkeypatch.setitem(dm_budget.MOST, dm_budget.OPENING, 0)
    await room.store.write(lambda one: people.remember(one, int(other.id), dm_channel_id=None))
    own = Board(room, board.number, await acting.dm(), [acting])
    await take_turn(await open_panel(own, acting), acting, random.Random(0))

    async def waits() -> bool:
        found = await room.store.reading.rows("SELECT attempts FROM outbox WHERE reader = ?", int(other.id))
        return any(row["attempts"] for row in found)

    await until(waits)
    (old,) = await boards_of(other)
    monkeypatch.setitem(dm_budget.MOST, dm_budget.OPENING, 40)
    room.ahead += 3600.0
    room.services.wake()
    await other.wait_dm(lambda one: shows_board(one) and one["id"] != old["id"], PATIENCE)


async def test_one_plays_in_the_thread_and_another_from_their_direct_messages(room, aiko, marta):
    """Whoever wishes it has the table there as well, and is rung there alone; a second press ends it."""
    board = await open_table(room, aiko, marta)
    page = await marta.press(await board.shown(marta), "More")
    assert "as well" in (await marta.press(await marta.press(page, "My seat"), "In direct messages"))["content"]
    assert names([await board_of(marta)]) == ["board", "hand"]
    await room.settled()
    for _ in range(3):
        guest = await board.next_guest()
        assert guest is not None
        place = board.thread if guest is aiko else await marta.dm()
        await take_turn(await open_panel(Board(room, board.number, place, [guest]), guest), guest, random.Random(0))
        await room.settled()
        (shown,) = await boards_of(marta)
        assert names([shown]) == ["board", "hand"]
        assert f"{guest.user['global_name']} builds" in await told(marta)
        assert f"{guest.user['global_name']} builds" in (await board.shown(aiko))["content"]
    page = await marta.press((await boards_of(marta))[0], "More")
    assert "alone again" in (await marta.press(await marta.press(page, "My seat"), "In direct messages"))["content"]
    await room.settled()
    assert not await boards_of(marta), "the last board there shows no position that can be played on"
    seen = len(await marta.dms())
    guest = await board.next_guest()
    assert guest is not None
    await take_turn(await open_panel(board, guest), guest, random.Random(0))
    await room.settled()
    assert [names([one]) for one in (await marta.dms())[seen:]] in ([], [["hand"]])

    seen = len(await marta.dms())
    reader, now = int(marta.id), room.services.now()
    await room.services.store.write(  # as if it had been queued when she pressed
        lambda transaction: board_requests.put(transaction, board.number, now, post=True, reader=reader),
        table=board.number,
    )
    room.services.wake()
    await room.settled()
    assert len(await marta.dms()) == seen
    assert await direct_places.find(room.services.store.reading, board.number, reader) is None


async def test_taking_back_is_asked_in_the_direct_messages_of_the_others(meadow):
    """The board there asks, once, and is answered there; typed where it is not clear which table is meant, the command
    says how else."""
    room, (aiko, marta) = meadow.room, meadow.players
    await begin_directly(room, aiko, marta, game="meadow")
    assert "below its board" in await aiko.told(await aiko.slash(await aiko.dm(), "table undo"))
    await room.store.write(
        lambda transaction: transaction.run("UPDATE tables SET status = 'cancelled' WHERE id = ?", meadow.number)
    )
    for guest, notation in ((aiko, "claim 1"), (marta, "claim 2"), (aiko, "take 3"), (marta, "pass")):
        assert "Done." in (await guest.type(await guest.dm(), "move", notation=notation))["content"]
    await room.settled()
    offered = await aiko.type(await aiko.dm(), "table undo")
    assert "If everybody agrees, 2 steps can be taken back." in offered["content"]
    assert "The others are asked" in (await aiko.press(offered, "Ask to take back"))["content"]
    await room.settled()
    (shown,) = [one for one in await boards_of(marta) if "Agree" in buttons(one)]
    assert "Agree" not in buttons((await boards_of(aiko))[-1])
    await marta.press(shown, "Agree")
    await room.settled()
    row = (await room.services.tables.of_user(int(aiko.id)))[0]
    assert [entry.kind for entry in await room.services.tables.entries(row)][-2:] == ["ask-back", "undo"]
    assert "Agree" not in buttons((await boards_of(marta))[-1])


async def write(guest: Guest, message: Object, label: str, line: str) -> str:
    """Fills in a line in the dialog that a button opens; what answers."""
    dialog = await (await guest.click(message, label)).modal(PATIENCE)
    return await guest.told(await guest.submit_modal({"Your line": line}, dialog))


async def page_of_table(guest: Guest) -> Object:
    """The actions on the table, from the newest board in somebody's direct messages."""
    (shown,) = await boards_of(guest)
    return await guest.press(await guest.press(shown, "More"), "The table")


async def test_lines_are_passed_on_where_both_wish_it(room, marta, noor):
    """The other one is asked once; may answer, report a line with its words, and mute; nothing in it calls anybody."""
    await table_between(room, marta, noor)
    page = await page_of_table(marta)
    assert "I have asked Noor" in await write(marta, page, "Write to the others", "Good luck!")
    assert "I have asked Noor" in await write(marta, page, "Write to the others", "Are you there?")
    asked = await noor.wait_dm(lambda message: "Pass them on" in buttons(message), PATIENCE)
    await room.settled()
    assert [one["content"] for one in await noor.dms() if "Pass them on" in buttons(one)] == [asked["content"]]
    assert "Good luck" not in await told(noor)
    for click in [await noor.click(asked, "Pass them on") for _ in range(2)]:
        assert "are passed on to you" in (await click.answer(PATIENCE))["content"]
    await room.settled()
    assert len([one for one in await marta.dms() if "reads your lines" in one["content"]]) == 1
    assert "Passed on to Noor" in await write(marta, page, "Write to the others", f"**Hello** <@{noor.id}> @everyone")
    line = await noor.wait_dm(lambda message: "Answer" in buttons(message), PATIENCE)
    assert line["mentions"] == []
    assert "Passed on to Marta" in await write(noor, line, "Answer", "Hello yourself")
    await marta.wait_dm(lambda message: "Hello yourself" in message["content"], PATIENCE)
    dialog = await (await noor.click(line, "Report a problem")).modal(PATIENCE)
    said = await noor.submit_modal({"What is wrong?": f"{line['content']} is rude"}, dialog)
    assert "Thank you" in await noor.told(said)
    assert dialog["components"][0]["component"]["value"] == f"{line['content']}\n"
    assert "Nothing more is passed on" in (await noor.press(line, "Mute"))["content"]
    assert "as they wish" in await write(marta, page, "Write to the others", "Still there?")
    await room.settled()
    assert "Still there" not in await told(noor)


async def test_in_a_server_people_write_in_the_thread(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    page = await aiko.press(await aiko.press(await board.shown(aiko), "More"), "The table")
    assert "Write to the others" not in buttons(page)
    with pytest.raises(TableError) as refused:
        must_be_direct(await room.services.tables.row(board.number))
    assert refused.value.reason == "chat-in-thread"


async def test_a_rematch_is_offered_in_the_direct_messages_of_the_other(room, marta, noor):
    board = await table_between(room, marta, noor, game="royal_game_of_ur")
    await noor.resign(await noor.dm())
    sheet = await marta.wait_dm(lambda message: "Rematch" in buttons(message), PATIENCE)
    await marta.press(sheet, "Rematch")
    await room.settled()
    card = await card_of(noor)
    assert f"z:join:{board.number + 1}" in {one["custom_id"] for one in buttons(card).values()}
    await noor.press(card, "Join")
    await room.settled()
    await marta.press(await card_of(marta, "Start"), "Start")
    await room.settled()
    for guest in (marta, noor):
        shown = await board_of(guest)
        assert names([shown]) == ["board"]
        assert any(one["custom_id"].startswith(f"z:play:{board.number + 1}") for one in buttons(shown).values())


async def test_who_closes_their_direct_messages_is_rung_in_the_thread(room, aiko, marta):
    """The board there was to ring them, so that the one in the thread did not; where they are known to be closed, the
    thread rings at once."""
    board = await open_table(room, aiko, marta)
    await room.settled()
    page = await marta.press(await board.shown(marta), "More")
    await marta.press(await marta.press(page, "My seat"), "In direct messages")
    if await board.guest_to_act() is marta:
        await turn(board)
    await room.settled()
    await leave(room)
    before = await rung(board, marta)
    await marta.change(dms_closed=True)
    await turn(board, 1)
    assert await board.guest_to_act() is marta
    assert await rung(board, marta) == sorted([*before, "thread"], reverse=True)
    await turn(board, 2)
    await leave(room)
    await turn(board, 3)
    assert await rung(board, marta) == sorted([*before, "thread", "thread"], reverse=True)


async def test_who_plays_there_as_well_is_asked_once_though_the_table_moves(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    page = await marta.press(await board.shown(marta), "More")
    await marta.press(await marta.press(page, "My seat"), "In direct messages")
    await aiko.type(board.thread, "table pause")
    await room.settled()
    await aiko.type(board.thread, "table move", channel=LOBBY)
    await room.settled()
    thread = (await room.services.tables.row(board.number)).thread_id
    for place in (await marta.dm(), {"id": str(thread)}):
        asked = [one for one in await marta.messages(place) if "Agree to a longer pause" in buttons(one)]
        assert len(asked) == 1


async def loud(guest: Guest) -> list[str]:
    """The messages that have rung in somebody's direct messages."""
    return [one["id"] for one in await guest.dms() if not one["flags"] & (SILENT | 64)]


async def test_in_quiet_hours_neither_the_scores_nor_a_rematch_ring(room, marta, noor):
    """What others may learn of it is learned in silence; what concerns the reader rings once they are over."""
    await table_between(room, marta, noor, game="royal_game_of_ur")
    await quiet(room, noor)
    before = await loud(noor)
    await marta.resign(await marta.dm())
    sheet = await marta.wait_dm(lambda message: "Rematch" in buttons(message), PATIENCE)
    assert not sheet["flags"] & SILENT
    await noor.wait_dm(lambda message: "Rematch" in buttons(message), PATIENCE)
    await marta.press(sheet, "Rematch")
    await card_of(noor)
    await room.settled()
    assert await loud(noor) == before
    await later(room, 7)

    async def rung_once() -> bool:
        return len(await loud(noor)) > len(before)

    await until(rung_once)
    await room.settled()
    assert len(await loud(noor)) == len(before) + 1


async def test_a_line_for_somebody_else_rings_no_reader(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    page = await marta.press(await board.shown(marta), "More")
    await marta.press(await marta.press(page, "My seat"), "In direct messages")
    await room.settled()
    before, now = await loud(marta), room.services.now()
    await room.store.write(
        lambda one: outbox.put(one, board.number, "note", now, text="note-reminder", to=int(aiko.id)),
        table=board.number,
    )
    room.services.wake()
    told = await marta.wait_dm(lambda message: "this table is waiting for you" in message["content"], PATIENCE)
    assert f"<@{aiko.id}>" in told["content"]
    assert await loud(marta) == before
    assert "thread" in await rung(board, aiko)


async def test_a_digest_that_cannot_be_sent_is_not_told_to_others_in_their_direct_messages(room, marta, noor):
    """The thread of another table that waits calls instead, where there is one."""
    direct = await table_between(room, marta, noor)
    guest = await direct.next_guest()
    assert guest is not None
    other = next(one for one in direct.players if one is not guest)
    await guest.change(dms_closed=True)

    async def tell() -> None:
        now, seat = room.services.now(), direct.players.index(guest)
        await room.store.write(
            lambda one: outbox.put(one, direct.number, "digest", now, seat, to=int(guest.id)), table=direct.number
        )
        room.services.wake()
        await room.settled()

    await tell()
    assert "for you" not in await told(other)
    board = await open_table(room, marta, noor)
    await room.settled()
    if await board.guest_to_act() is other:
        await turn(board)
    await leave(room)
    await tell()
    assert "for you" not in await told(other)
    called = [one for one in await guest.messages(board.thread) if "2 tables wait for you" in one["content"]]
    assert [(one["flags"] & SILENT, one["mentions"][0]["id"]) for one in called] == [(0, guest.id)]


async def missed(room: Room, marta: Guest, noor: Guest) -> tuple[Guest, Guest]:
    """Who has moved at a table without a server, and who had closed their direct messages then, open again now."""
    board = await table_between(room, marta, noor)
    guest = await board.next_guest()
    gone = next(one for one in board.players if one is not guest)
    await gone.change(dms_closed=True)
    await turn_of(room, board)
    await gone.change(dms_closed=False)
    assert guest is not None
    return guest, gone


@pytest.mark.parametrize("hours", [2, 30])
async def test_who_opens_their_direct_messages_again_is_shown_what_was_missed(room, marta, noor, hours):
    """Whether the bot has begun to try again by itself or not."""
    _, gone = await missed(room, marta, noor)
    await later(room, hours)
    await room.settled()
    (old,) = await boards_of(gone)
    await gone.type(await gone.dm(), "games")
    await gone.wait_dm(lambda one: shows_board(one) and one["id"] != old["id"], PATIENCE)


@pytest.mark.parametrize(
    ("command", "chosen"), [("reminders", {"hours": 12}), ("ring", {"where": "dm"}), ("rhythm", {})]
)
async def test_who_chooses_in_a_server_how_they_are_notified_is_shown_what_was_missed(
    room, marta, noor, command, chosen
):
    """As a rule after they have opened their direct messages: these are tried at once."""
    _, gone = await missed(room, marta, noor)
    (old,) = await boards_of(gone)
    page = await gone.type("games", f"settings {command}", **chosen)
    if command == "rhythm":
        await (await gone.submit_modal({}, await (await gone.click(page, "Change")).modal(PATIENCE))).answer(PATIENCE)
    await gone.wait_dm(lambda one: shows_board(one) and one["id"] != old["id"], PATIENCE)


async def test_who_is_reached_again_at_one_table_is_shown_what_was_missed_at_another(room, marta, noor):
    """Here by the hand of a game that has begun in a server."""
    guest, gone = await missed(room, marta, noor)
    await later(room, 30)
    (old,) = await boards_of(gone)
    await open_table(room, gone, guest)
    await gone.wait_dm(lambda one: shows_board(one) and one["id"] != old["id"], PATIENCE)


async def test_who_opens_their_direct_messages_again_is_told_of_a_game_that_has_ended(room, marta, noor):
    board = await table_between(room, marta, noor)
    guest = await board.next_guest()
    gone = next(one for one in board.players if one is not guest)
    await gone.change(dms_closed=True)
    await guest.resign(await guest.dm())
    await room.settled()
    await gone.change(dms_closed=False)
    await later(room, 30)
    await gone.type(await gone.dm(), "games")
    told = await gone.wait_dm(lambda message: "Rematch" in buttons(message), PATIENCE)
    assert gone.user["global_name"] in told["content"]
    await room.settled()


async def no_board(guest: Guest) -> bool:
    return not await boards_of(guest)


@pytest.mark.parametrize("closed", [False, True])
async def test_whose_seat_a_bot_player_has_taken_over_is_told_of_it(room, marta, noor, closed):
    """No board follows their last one, which would ask them for a move for good; of closed direct messages it says so
    once they are open again."""
    await stay(room, marta, noor)
    board = await table_between(room, marta, noor)
    late = await board.next_guest()
    assert late is not None
    other = next(one for one in board.players if one is not late)
    assert f"<@{late.id}>" in (await boards_of(late))[0]["content"]
    await late.change(dms_closed=closed)
    room.ahead += WEEK
    room.services.wake()
    asked = await other.wait_dm(lambda message: BOT in buttons(message), PATIENCE)
    await other.press(asked, BOT)
    await room.settled()
    if closed:
        await late.change(dms_closed=False)
        await late.type(await late.dm(), "games")
    await until(lambda: no_board(late))
    await room.settled()
    assert "plays on for" in await told(late)
    seen = len(await late.dms())
    await turn_of(room, board)
    assert len(await late.dms()) == seen


@pytest.mark.parametrize("large", [False, True])
async def test_who_hands_over_a_seat_that_they_play_there_as_well_keeps_no_board_to_play_from(room, aiko, marta, large):
    """Who gets it back has a board there again."""
    await read_large(room, marta, large=large)
    board = await open_table(room, aiko, marta)
    page = await marta.press(await board.shown(marta), "More")
    await marta.press(await marta.press(page, "My seat"), "In direct messages")
    await board_of(marta)
    await room.settled()
    await marta.type(board.thread, "table substitute", leaving=marta)
    await until(lambda: no_board(marta))
    await room.settled()
    (shown,) = [one for one in await marta.dms() if "plays on for" in str(one)]
    assert not shown["attachments"]
    await aiko.type(board.thread, "table substitute", coming=marta)
    await take_seat(board, marta)
    assert names([await board_of(marta)]) == ["board", "hand"]


async def test_a_seat_is_handed_over_to_somebody_where_there_is_no_server(room, marta, noor):
    """Nothing that is asked there speaks of one."""
    [jules] = await room.join("Jules")
    for guest in (marta, noor, jules):
        await guest.change(installed=True)
    await table_between(room, marta, noor)
    page = await marta.press(await board_of(marta), "More")
    for label in ("My seat", "Hand over a seat"):
        page = await marta.press(page, label)
    page = await marta.choose(page, menus(page)[0], ["0"])
    [people_list] = [one for one in components(page) if one["type"] == USER]
    assert people_list["placeholder"] == "Another person"
    asked = await (await marta.select(page, [jules.id], custom_id=people_list["custom_id"])).answer(PATIENCE)
    assert asked["content"].startswith("Jules has been asked to take the seat.")
    assert await jules.wait_dm(lambda one: "asks you to take over the seat" in one["content"], PATIENCE)
