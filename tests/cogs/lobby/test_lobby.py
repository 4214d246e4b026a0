"""The lobby: when people act at the same moment, or its message is gone; and options that do not always apply."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.base.services import Services
from cogs.lobby import controls, late_answers
from cogs.runtime.heartbeat import Heartbeat
from data.lobby import lobby as lobby_data
from data.outbox import outbox
from data.tables.table_row import TableRow
from rules.table.clock import DAILY, HOUR, Clock
from tests.cogs.lobby.held import Held, queue_goes_on, until_claimed
from tests.kit.desks import invited, walk
from tests.kit.privately import table_of as number_of
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_room,
    open_table,
    set_clock,
    table_of,
    until,
)
from tests.kit.toys import FencedMeadow, MeadowRenderer
from tests.playing.turns import actions, take_turn
from tests.rules.toys.meadow import MEADOW

POSTED = r"POST .*/channels/\d+/messages"
EDIT = r"PATCH .*/channels/\d+/messages/\d+"


async def test_a_slow_edit_does_not_cover_who_has_joined_since(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    setup = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/setup"))
    await room.fault(r"PATCH /channels/\d+/messages/", "delay", 1, 1.0)
    await aiko.choose(panel, setup, ["first_game"])
    joined = await marta.press(lobby, "Join")
    assert not buttons(joined)["Start"].get("disabled")

    async def slow_edit_arrived() -> bool:
        return any(re.fullmatch(EDIT, f"{one['method']} {one['path']}") for one in await room.traffic())

    async def can_be_started() -> bool:
        return not buttons(await aiko.message(lobby))["Start"].get("disabled")

    await until(slow_edit_arrived)
    await until(can_be_started)
    started = await aiko.press(await aiko.message(lobby), "Start")
    assert list(buttons(started)) == ["Play"]


async def test_a_lobby_message_that_was_deleted_is_posted_anew(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    await aiko.request("DELETE", f"/ui/messages/{lobby['channel_id']}/{lobby['id']}?user={aiko.id}")
    setup = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/setup"))
    await aiko.choose(panel, setup, ["first_game"])
    room.ahead += outbox.ANSWERING
    room.services.wake()
    anew = await aiko.wait_message("games", lambda message: "Start" in buttons(message), PATIENCE)
    await room.settled()
    assert anew["id"] != lobby["id"]
    row = await room.services.tables.row(1)
    assert (row.options["setup"], str(row.lobby_message_id)) == ("first_game", anew["id"])


def has_start(message: Object) -> bool:
    return "Start" in buttons(message)


async def lobbies_shown(room: Room, guest: Guest) -> list[Object]:
    """The messages that show the only table, once the queue has nothing left; one of them is stored."""
    room.ahead += outbox.ANSWERING
    room.services.wake()
    await guest.wait_message("games", has_start, PATIENCE)
    await room.settled()
    shown = [message for message in await guest.messages("games") if has_start(message)]
    assert (await room.services.tables.row(1)).lobby_message_id in [int(message["id"]) for message in shown]
    return shown


async def test_a_lobby_of_a_game_that_is_offered_no_more_hides_no_other(room, aiko, marta):
    gone = number_of(await aiko.type("games", "play", game="kingdom_builder"))
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    await room.settled()
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'forgotten' WHERE id = ?", gone))
    listed = await walk(marta, await invited(room, marta), "Play with others", "Join a table")
    assert [option["value"] for option in menus(listed)[0]["options"]] == [str(number_of(lobby))]


@pytest.mark.parametrize("way", ["posted", "being posted", "stood still"])
async def test_a_lobby_whose_answer_comes_late_is_shown_once(room, aiko, way):
    """The queue shows it, and what would have answered is taken away; but where it is this process that waits to post
    it, the answer shows it."""
    held = Held(controls.lobby_message)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(controls, "lobby_message", held)
        if way == "posted":  # another process knows nothing of what this one is about to do
            patch.setattr(Services, "editing", lambda services, table_id: asyncio.Lock())
        interaction = await aiko.slash("games", "play", game="sobek")
        await held.drawn.wait()
        if way == "stood still":
            patch.setattr(Heartbeat, "is_sure", False)
            before = await due_at(room)
        else:
            queue_goes_on(room)
            await (aiko.wait_message("games", has_start, PATIENCE) if way == "posted" else until_claimed(room))
        held.go_on.set()
        if way == "being posted":
            assert has_start(await interaction.answer(PATIENCE))
        else:
            assert "a message of its own" in await aiko.told(interaction)
        if way == "stood still":
            assert await due_at(room) == before, "another process posts it as soon as it would have"
    assert len(await lobbies_shown(room, aiko)) == 1
    if way == "being posted":
        assert not await tried(room, POSTED)
        assert not await tried(room, EDIT), "nothing was left to show"


async def due_at(room: Room) -> float:
    [queued] = await room.store.reading.rows("SELECT due_at FROM outbox WHERE kind = 'lobby'")
    return float(queued["due_at"])


async def come_late(room: Room, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new table is opened by a process that stands still before it has answered."""
    monkeypatch.setattr(Heartbeat, "is_sure", False)
    await guest.slash("games", "play", game="sobek")
    await until(lambda: room.store.reading.row("SELECT 1 FROM tables"))


@pytest.mark.parametrize("kind", ["refuse", "5xx"])
async def test_a_late_answer_that_cannot_be_taken_away_is_not_filled_with_a_private_sentence(
    room, aiko, monkeypatch, kind
):
    monkeypatch.setattr(late_answers, "EDIT_PATIENCE", 0.2)
    await room.fault(r"DELETE /webhooks/", kind, 9, 50001 if kind == "refuse" else 500)
    await come_late(room, aiko, monkeypatch)
    await until(lambda: tried(room, r"DELETE .*/webhooks/.*"))
    await asyncio.sleep(0.5)
    assert not await tried(room, r"POST .*/webhooks/.*")
    monkeypatch.setattr(Heartbeat, "is_sure", True)
    assert len(await lobbies_shown(room, aiko)) == 1


async def test_a_late_answer_after_which_nothing_can_be_said_leaves_one_lobby(room, aiko, monkeypatch):
    """That is not taken for a lobby that cannot be edited."""
    await room.fault(r"POST /webhooks/", "refuse", 1, 10008)
    await come_late(room, aiko, monkeypatch)
    await until(lambda: tried(room, r"POST .*/webhooks/.*"))
    await asyncio.sleep(0.2)
    monkeypatch.setattr(Heartbeat, "is_sure", True)
    assert len(await outbox.of(room.store.reading, ("table", 1), "lobby")) == 1


async def test_a_lobby_that_its_process_may_have_posted_already_is_left_to_the_queue(room, aiko, monkeypatch):
    """It has claimed the message, and what became of that is not stored yet."""
    open_lobby = lobby_data.open_lobby

    async def open_and_claim(*arguments: Any, **options: Any) -> TableRow:
        row = await open_lobby(*arguments, **options)
        claim = "UPDATE outbox SET claimed_by = ?"
        await room.store.write(lambda it: it.run(claim, room.services.process.id), table=row.id)
        return row

    monkeypatch.setattr(lobby_data, "open_lobby", open_and_claim)
    interaction = await aiko.slash("games", "play", game="sobek")
    assert "a message of its own" in await aiko.told(interaction)
    assert len(await lobbies_shown(room, aiko)) == 1


async def test_an_answer_that_takes_too_long_leaves_the_lobby_to_the_queue(room, aiko, monkeypatch):
    monkeypatch.setattr(late_answers, "FILLING", 0.3)
    await room.fault(r"PATCH /webhooks/", "429", 1, 60.0)
    interaction = await aiko.slash("games", "play", game="sobek")
    assert "a message of its own" in await aiko.told(interaction)
    assert len(await lobbies_shown(room, aiko)) == 1


async def tried(room: Room, request: str) -> bool:
    """Whether the bot has sent such a request."""
    return any(re.fullmatch(request, f"{one['method']} {one['path']}") for one in await room.traffic())


@pytest.mark.parametrize("code", [30046, 50001, "held"])
async def test_what_a_host_has_chosen_stands_though_the_card_cannot_be_edited(room, aiko, monkeypatch, code):
    """It is shown by the queued message, soon after."""
    monkeypatch.setattr(controls, "EDIT_PATIENCE", 0.2)
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    setup = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/setup"))
    fault = ("delay", 1, 60.0) if code == "held" else ("refuse", 1, code)
    await room.fault(r"PATCH /channels/\d+/messages/", *fault)
    await aiko.choose(panel, setup, ["first_game"])
    await asyncio.sleep(0.5)  # longer than it waits for the card
    further = [one["path"] for one in await room.traffic() if one["method"] == "POST" and "/webhooks/" in one["path"]]
    assert further == []  # that would be an error
    assert (await room.services.tables.row(1)).options["setup"] == "first_game"
    room.ahead += outbox.ANSWERING
    room.services.wake()

    async def shown() -> bool:
        return "first game" in str(await aiko.message(lobby)).lower()

    await until(shown)


async def test_bot_players_have_names_of_their_own_on_card_board_and_log(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder", seats=4, bots=2)
    names = [seat.name for seat in (await room.services.tables.row(1)).seats]
    assert len(set(names)) == 3
    assert all(f"🤖 {name}" in lobby["attachments"][0]["description"] for name in names[1:])
    assert "🤖 Aiko" not in lobby["attachments"][0]["description"]
    people = (await aiko.press(lobby, "People"))["content"]
    assert people.endswith(f"\nPlaying: ● Aiko, ◆ 🤖 {names[1]}, ▲ 🤖 {names[2]}")
    await aiko.press(lobby, "Start")
    board = await table_of(room, lobby, [aiko])
    shown = await board.board_for(aiko)
    assert all(f"🤖 {name}" in shown["attachments"][0]["description"] for name in names[1:])


async def test_a_bot_player_is_no_person_on_a_japanese_card(room, aiko):
    await aiko.type("games", "settings language", language="日本語")
    lobby = await aiko.type("games", "play", game="kingdom_builder", seats=3, bots=1)
    [card] = lobby["attachments"]
    assert f"🤖 {(await room.services.tables.row(1)).seats[1].name}（ボットが担当" in card["description"]
    assert "さん" not in card["description"], "a list has bare names"


async def test_the_log_tells_who_held_a_seat_when_and_who_holds_it_now(room, aiko, marta):
    [jules] = await room.join("Jules")
    board = await open_table(room, aiko, marta, jules)
    mover = await board.guest_to_act()
    await take_turn(await mover.press(await board.board_for(mover), "Play"), mover, random.Random(1))
    await mover.resign(board.thread)
    await room.settled()
    name = mover.user["global_name"]
    row = await room.services.tables.row(board.number)
    [bot] = [seat.name for seat in row.seats if seat.is_bot]
    log = (await (await board.other()).type(board.thread, "table log"))["content"]
    assert re.search(rf"{name} builds on", log)
    assert f"{name} resigns." in log
    assert re.search(rf"🤖 {bot} plays on for . {name}\.", log)


# --- alone --------------------------------------------------------------------------------------------------------


async def way_in(guest: Guest, message: Object) -> Object:
    """The thread that the message links to."""
    [thread] = await guest.threads()
    assert message["content"].endswith(f"/{thread['id']}")
    return thread


async def test_a_game_against_a_bot_player_is_one_step(room, aiko):
    answer = await aiko.type("games", "play", game="kingdom_builder", bots=1)
    assert list(buttons(answer)) == ["Play"]
    board = await table_of(room, answer, [aiko])
    assert (await way_in(aiko, answer))["id"] == board.thread["id"]
    await board.board_for(aiko)
    assert actions(await aiko.press(answer, "Play"))
    assert (await room.services.tables.row(1)).seats[1].is_bot
    await room.settled()
    assert len([one for one in await aiko.messages("games") if not one["flags"] & 64]) == 1


async def test_where_seats_are_left_friends_are_waited_for(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder", seats=3, bots=1)
    assert "Join" in buttons(lobby)
    lobby = await aiko.type("games", "play", game="kingdom_builder", seats=2)
    assert "Join" in buttons(lobby)


async def test_a_lobby_has_a_way_to_play_at_once(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="royal_game_of_ur")
    assert await marta.told(await marta.click(lobby, "Play now against a bot")) == (
        "Only the host of the table can do that."
    )
    begun = await aiko.press(lobby, "Play now against a bot")
    assert list(buttons(begun)) == ["Play"]
    await table_of(room, lobby, [aiko])
    await way_in(aiko, await aiko.message(lobby))
    lobby = await aiko.type("games", "play", game="royal_game_of_ur")
    assert "Play now against a bot" not in buttons(await marta.press(lobby, "Join"))


async def test_a_rematch_against_a_bot_player_begins_at_once_in_the_same_place(room, aiko):
    answer = await aiko.type("games", "play", game="kingdom_builder", bots=1)
    board = await table_of(room, answer, [aiko])
    await aiko.resign(board.thread)
    sheet = await aiko.wait_message(board.thread, lambda message: "Rematch" in buttons(message), PATIENCE)
    again = await aiko.press(sheet, "Rematch")
    assert "A new game has begun" in again["content"]
    assert "Play" in buttons(again)
    await room.settled()
    old, new = await room.services.tables.row(1), await room.services.tables.row(2)
    assert (new.status, new.place) == ("running", old.place)
    assert str(new.board_channel_id) == board.thread["id"]
    assert (new.seats[0], [seat.is_bot for seat in new.seats]) == (old.seats[0], [False, True])
    assert len(await aiko.threads()) == 1
    assert (await aiko.press(sheet, "Rematch"))["content"] == again["content"]


# --- for newcomers ------------------------------------------------------------------------------------------------


async def test_what_is_chosen_for_a_first_game_and_said_to_newcomers(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    assert "To learn: medium · to play: about 25 minutes" in lobby["content"]
    assert "Set up for a first game" in lobby["content"]
    info = room.services.game("kingdom_builder").info
    assert (await room.services.tables.row(1)).options == info.gentlest != info.defaults
    rules = await aiko.press(lobby, "New here? Rules on one page")
    assert "**Kingdom Builder**" in rules["content"]
    assert rules["flags"] & 64
    panel = await aiko.press(lobby, "Options")
    told = panel["content"]
    assert all(f"- **{name}**: " in told for name in ("Preset", "Board and builder cards", "Clock"))
    first = menus(panel)[0]["options"][0]
    assert first["default"]
    assert first["label"].endswith("(for a first game)")


async def test_whoever_has_played_the_game_before_is_given_the_usual_one(room, aiko):
    board = await open_table(room, aiko, bots=1)
    row = await room.services.tables.row(board.number)
    sql = "INSERT INTO results (table_id, seat, user_id, slug, rank, total, at) VALUES (1, 0, ?, ?, 1, 9, 0)"
    await room.store.write(lambda transaction: transaction.run(sql, int(aiko.id), row.slug))
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    assert "Set up for a first game" not in lobby["content"]
    assert (await room.services.tables.row(2)).options == room.services.game(row.slug).info.defaults


async def test_games_are_offered_with_how_hard_and_how_long_they_are(room, aiko):
    offered = [one["name"] for one in await aiko.autocomplete("games", "play", "game")]
    assert len(offered) == len(room.services.tables.games)
    assert offered[0].endswith(" · easy · 15 min")
    minutes = [int(re.search(r"(\d+) min$", one)[1]) for one in offered]
    assert minutes == sorted(minutes)


# --- options that do not always apply -----------------------------------------------------------------------------


@pytest.fixture
async def fields(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """A room with a meadow on offer, in which the lot is for three and more, and whom it favours hangs on the lot."""
    async with open_room(tmp_path, monkeypatch, games=[MEADOW], renderers=[MeadowRenderer()]) as room:
        yield room


@pytest.fixture
async def fences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    """The same with more options and with presets, for two or four."""
    async with open_room(tmp_path, monkeypatch, games=[FencedMeadow()], renderers=[MeadowRenderer()]) as room:
        yield room


def offered(panel: Object) -> list[str]:
    """What can be set on this page of the panel."""
    return [menu["custom_id"].partition("/")[2] for menu in menus(panel)]


def chosen(panel: Object) -> dict[str, str]:
    """What is set, as this page tells it."""
    return {
        menu["custom_id"].partition("/")[2]: option["value"]
        for menu in menus(panel)
        for option in menu["options"]
        if option.get("default")
    }


async def set_option(guest: Guest, panel: Object, name: str, value: str) -> Object:
    return await guest.choose(panel, menus(panel)[offered(panel).index(name)], [value])


async def card_says(guest: Guest, lobby: Object, text: str) -> bool:
    """Whether the alt text of the lobby's card holds this."""
    [card] = (await guest.message(lobby))["attachments"]
    return text in card["description"]


async def see(guest: Guest, lobby: Object, text: str) -> None:
    """The card follows the panel in a moment."""
    await until(lambda: card_says(guest, lobby, text))


async def miss(guest: Guest, lobby: Object, text: str) -> None:
    async def gone() -> bool:
        return not await card_says(guest, lobby, text)

    await until(gone)


async def test_options_that_do_not_apply_are_not_shown(fields):
    aiko, marta, jules = await fields.join("Aiko", "Marta", "Jules")
    lobby = await aiko.type("games", "play", game="meadow")
    await miss(aiko, lobby, "MW-option")
    assert offered(await aiko.press(lobby, "Options")) == ["pace"]
    lobby = await jules.press(await marta.press(lobby, "Join"), "Join")
    await see(aiko, lobby, "MW-option-contest: MW-option-contest-void")
    await miss(aiko, lobby, "MW-option-favour")
    panel = await aiko.press(lobby, "Options")
    assert offered(panel) == ["contest", "pace"]
    panel = await set_option(aiko, panel, "contest", "lot")
    assert offered(panel) == ["contest", "favour", "pace"]
    panel = await set_option(aiko, panel, "favour", "trailing")
    assert chosen(panel) == {"contest": "lot", "favour": "trailing", "pace": "daily"}
    await see(aiko, lobby, "MW-option-favour: MW-option-favour-trailing")
    old = await aiko.press(lobby, "Options")
    panel = await set_option(aiko, panel, "contest", "void")
    assert offered(panel) == ["contest", "pace"]
    await miss(aiko, lobby, "MW-option-favour")
    panel = await set_option(aiko, old, "favour", "trailing")  # an old panel still offers it
    assert offered(panel) == ["contest", "pace"]
    assert (await fields.services.tables.row(1)).options == {"contest": "void", "favour": "equal"}


async def test_a_game_begun_by_fewer_tells_only_what_applies_to_them(fields):
    aiko, marta = await fields.join("Aiko", "Marta")
    lobby = await aiko.type("games", "play", game="meadow", seats=4)
    await set_option(aiko, await aiko.press(lobby, "Options"), "contest", "lot")
    await see(aiko, lobby, "MW-option-contest: MW-option-contest-lot")
    started = await aiko.press(await marta.press(lobby, "Join"), "Start")
    await miss(aiko, started, "MW-option-contest")


async def test_a_preset_sets_all_its_values_and_pages_stay_as_they_are(fences):
    [aiko] = await fences.join("Aiko")
    lobby = await aiko.type("games", "play", game="meadow", bots=2)
    assert (await fences.services.tables.row(1)).seat_count == 4
    panel = await aiko.press(lobby, "Options")
    assert (offered(panel), chosen(panel)["preset"]) == (["preset", "contest", "gate"], "plain")
    later = await aiko.press(await aiko.press(lobby, "Options"), "Page 2")
    assert offered(later) == ["ditch", "hedge", "pace"]
    panel = await set_option(aiko, panel, "preset", "fair")
    assert offered(panel) == ["preset", "contest", "favour", "gate"]
    assert chosen(panel) == {"preset": "fair", "contest": "lot", "favour": "trailing", "gate": "off"}
    later = await set_option(aiko, later, "ditch", "on")
    assert chosen(later) == {"ditch": "on", "hedge": "on", "pace": "daily"}
    panel = await aiko.press(later, "Page 1")
    assert chosen(panel)["preset"] == "fair"
    panel = await set_option(aiko, panel, "favour", "equal")
    assert "preset" not in chosen(panel)


async def test_a_table_has_seats_for_all_its_bot_players(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder", seats=2, bots=3)
    await table_of(room, lobby, [aiko])
    row = await room.services.tables.row(1)
    assert (row.seat_count, len(row.seats), row.status) == (4, 4, "running")


async def test_a_table_opens_for_a_number_of_seats_that_is_offered(fences):
    """Three are too many for two and too few for four: a table for four it is, unless three are asked for by name."""
    [aiko] = await fences.join("Aiko")
    for bots, seats in ((0, 2), (2, 4)):
        lobby = await aiko.type("games", "play", game="meadow", bots=bots)
        assert "MW-name" in lobby["content"]
        row = await fences.store.reading.row("SELECT seat_count FROM tables ORDER BY id DESC")
        assert row["seat_count"] == seats
    said = await aiko.told(await aiko.slash("games", "play", game="meadow", seats=3))
    assert said == "This game is not for 3 players. Possible: 2, 4."


# --- the clock ----------------------------------------------------------------------------------------------------


async def test_the_clock_stands_on_the_card_and_is_explained(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    daily = "3 days to begin with, 1 day more per decision, at most 7 days"
    assert f"daily: {daily}" in lobby["attachments"][0]["description"]
    assert f"Clock: {daily}; in a first game twice as much to begin with" in lobby["content"]
    panel = await aiko.press(lobby, "Options")
    assert f"- **Clock**: {daily}." in panel["content"]
    menu = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/pace"))
    assert [(option["value"], option["description"]) for option in menu["options"]] == [
        ("fast", "1 day to begin with, 4 hours more per decision, at most 2 days"),
        ("daily", daily),
        ("relaxed", "7 days to begin with, 36 hours more per decision, at most 10 days"),
        ("none", "Nobody’s time is limited"),
        ("own", "You type the times"),
        ("still", "When the table may stand still, and who learns of hints"),
    ]
    assert chosen(await set_option(aiko, panel, "pace", "none"))["pace"] == "none"
    await see(aiko, lobby, "no time limit")
    assert "Clock:" not in (await aiko.message(lobby))["content"]


async def test_the_host_types_a_clock_of_their_own(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await set_clock(aiko, lobby, "1 day 12 hours", "0", "2日")
    assert chosen(panel)["pace"] == "own"
    assert (await room.services.tables.row(1)).clock == Clock(36 * HOUR, 0, 48 * HOUR)
    assert "36 hours for the whole game" in panel["content"]
    await see(aiko, lobby, "own values: 36 hours for the whole game")


@pytest.mark.parametrize(
    ("times", "sentence"),
    [
        (("0", "12", "12"), "A clock begins with at least 1 hour"),
        (("-5", "12", "12"), "I cannot read “-5” as a time."),
        (("soon", "12", "12"), "I cannot read “soon” as a time."),
        (("5 years", "12", "12"), "I cannot read “5 years” as a time."),
        (("29 days", "12", "29 days"), "A time can be 28 days at most."),
        (("24", "12", "12"), "A clock must be able to hold what it begins with"),
        (("12", "24", "12"), "A clock must be able to hold what it begins with"),
    ],
)
async def test_a_clock_that_nobody_can_play_by_gets_a_sentence(room, aiko, times, sentence):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    said = await set_clock(aiko, lobby, *times)
    assert sentence in said["content"]
    assert (await room.services.tables.row(1)).clock == DAILY


async def test_a_clock_typed_after_the_start_is_refused(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    menu = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/pace"))
    dialog = await (await aiko.select(panel, ["own"], custom_id=menu["custom_id"])).modal(PATIENCE)
    await marta.press(lobby, "Join")
    await aiko.press(lobby, "Start")
    sent = await aiko.submit_modal({"bank": "12", "increment": "12", "cap": "12"}, dialog)
    assert "This game has begun already." in (await sent.answer(PATIENCE))["content"]
    assert (await room.services.tables.row(1)).clock == DAILY


async def test_a_lobby_never_shows_again_what_was(room, aiko, marta):
    """Two people act at once, and the edit of the first is slow: it does not come after that of the second."""
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    await room.settled()
    await room.fault(r"PATCH /webhooks/\d+/[^/]+/messages/@original", "delay", 1, 0.5)
    slow = await aiko.click(lobby, "Add a bot player")

    async def two_sit_there() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM seats")
        return row is not None and row[0] == 2

    await until(two_sit_there)
    await marta.press(lobby, "Join")
    await slow.answer(PATIENCE)
    await room.settled()
    edits = [one["d"] for one in aiko.events if one["t"] == "MESSAGE_UPDATE" and one["d"]["id"] == lobby["id"]]
    alone = [bool(buttons(one)["Start"].get("disabled")) for one in edits]
    told = [one["attachments"][0]["description"] for one in edits]
    assert "Marta" in told[-1]
    first = next(number for number, one in enumerate(told) if "Marta" in one)
    assert all("Marta" in one for one in told[first:]), alone
