"""The history of a table and stepping through a game: by clicks, as each viewer may."""

from __future__ import annotations

import random
import re

import msgspec
import pytest

from cogs.history import log
from cogs.history import replay as replays
from cogs.history.history_view import HistoryView
from data.engines.store import Transaction
from render.kit.renderer import Audience
from render.registry import RENDERERS
from render.words.text import texts
from rules.registry import GAMES
from tests.cogs.seats.test_substitutes import one_step
from tests.data.statistics.finishing import Ended, end
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
    until,
)
from tests.playing.skipping import commit_moves
from tests.playing.turns import confirm_of, open_panel, plan_turn
from tests.rules.history.test_history import pair

MOVE = re.compile(r"Move (\d+) of (\d+)")


def at_move(message: Object) -> tuple[int, int]:
    """At which move the replay stands, and how many there are."""
    found = MOVE.search(message["content"].replace(",", ""))
    assert found is not None, message["content"]
    return int(found[1]), int(found[2])


def is_spent(message: Object, label: str) -> bool:
    return bool(buttons(message)[label].get("disabled"))


@pytest.fixture
async def race(room: Room, aiko: Guest, marta: Guest) -> Board:
    """A short game that has just been won."""
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    await commit_moves(room, board.number)
    return board


# --- the history ----------------------------------------------------------------------------------------------------


async def test_the_history_is_read_page_by_page_in_both_orders(room, race, aiko):
    newest = await aiko.type(race.thread, "table log")
    assert newest["flags"] & 64
    pages = [newest]
    while "Earlier" in buttons(pages[-1]):
        pages.append(await aiko.press(pages[-1], "Earlier"))
    assert len(pages) > 2
    oldest = await aiko.press(pages[-1], "From the start")
    again = [oldest]
    while "Later" in buttons(again[-1]):
        again.append(await aiko.press(again[-1], "Later"))
    assert (await aiko.press(again[-1], "Earlier"))["content"] == again[-2]["content"]
    assert "The game begins." in oldest["content"].splitlines()[1]
    assert "Turn 1 " in oldest["content"]
    assert sorted(lines_of(pages)) == sorted(lines_of(again))
    assert all(len(page["content"]) <= 2000 for page in (*pages, *again))
    row = await room.services.tables.row(race.number)
    told = [entry for entry in await room.services.tables.entries(row) if entry.events]
    assert len(lines_of(pages)) >= len(told)


def lines_of(pages: list[Object]) -> list[str]:
    """What is told on these pages, without headings."""
    return [line for page in pages for line in page["content"].splitlines()[1:] if not line.startswith("**Turn")]


async def test_each_entry_leads_to_its_picture(race, aiko):
    shown = await aiko.press(await aiko.type(race.thread, "table log"), "From the start")
    [menu] = menus(shown)
    assert menu["options"][0]["label"] == "The game begins.", "it is in no turn"
    assert menu["options"][1]["label"].startswith("Turn 1 · ")
    for option in menu["options"][1:5]:
        picture = await aiko.choose(shown, menu, [option["value"]])
        assert picture["flags"] & 64
        assert picture["attachments"][0]["description"]
        told = option["label"].partition(" · ")[2].rstrip("…")
        assert told in picture["content"].replace("**", "").replace("\\", "")


async def test_during_the_game_everybody_reads_their_own_history_and_all_of_it_afterwards(board, room):
    await room.settled()
    guest, other = await board.guest_to_act(), await board.other()
    [stranger] = await room.join("Noor")
    panel = await plan_turn(await open_panel(board, guest), guest, random.Random(0))
    await guest.press(panel, confirm_of(panel))
    await room.settled()
    own = (await guest.type(board.thread, "table log"))["content"]
    assert "Your card for your next turn" in own
    for one in (other, stranger):
        assert "Your card" not in (await one.type(board.thread, "table log"))["content"]
    lines = [line for line in own.splitlines() if "Your card" not in line]
    assert (await stranger.type(board.thread, "table log"))["content"].splitlines() == lines
    await other.resign(board.thread)
    await room.settled()
    for one in (other, stranger):
        told = (await one.type(board.thread, "table log"))["content"]
        assert re.search(rf"-# Shown to . {guest.user['global_name']} alone: Your card for your next turn", told)


async def test_a_history_of_rules_that_are_known_no_more_is_still_read(room, race, aiko):
    await of_other_version(room, race)
    shown = await aiko.type(race.thread, "table log")
    assert "Turn " in shown["content"]
    [menu] = menus(shown)
    said = await aiko.told(await aiko.select(shown, [menu["options"][0]["value"]], custom_id=menu["custom_id"]))
    assert said.startswith("This game was played by version 99 of the rules")
    said = await aiko.told(await aiko.slash(race.thread, "replay"))
    assert said.startswith("This game was played by version 99 of the rules")


async def of_other_version(room: Room, board: Board) -> None:
    """The table was played by rules that this version does not know."""

    async def work(transaction: Transaction) -> None:
        row = await transaction.row("SELECT snapshot FROM tables WHERE id = ?", board.number)
        assert row is not None
        kept = msgspec.json.decode(row["snapshot"]) | {"rules": 99}
        await transaction.run("UPDATE tables SET snapshot = ? WHERE id = ?", msgspec.json.encode(kept), board.number)

    await room.store.write(work)


# --- the replay -----------------------------------------------------------------------------------------------------


async def test_the_score_sheet_leads_through_the_whole_game(room, race, aiko):
    sheet = await aiko.wait_message(race.thread, lambda message: "Rematch" in buttons(message))
    shown = await aiko.press(sheet, "Replay")
    assert shown["flags"] & 64
    first, moves = at_move(shown)
    assert first == 0
    assert is_spent(shown, "Back")
    assert is_spent(shown, "First")
    met = [0]
    for _ in range(3):
        shown = await aiko.press(shown, "Forward")
        met.append(at_move(shown)[0])
        assert shown["attachments"][0]["description"]
    assert met == [0, 1, 2, 3]
    assert at_move(await aiko.press(shown, "Back"))[0] == 2
    last = await aiko.press(shown, "Last")
    assert at_move(last) == (moves, moves)
    assert is_spent(last, "Forward")
    assert at_move(await aiko.press(last, "First"))[0] == 0
    for one in await room.traffic():
        assert "replay" not in str(one.get("path"))
    assert (await room.facts(race.number)) == (await room.facts(race.number))


async def test_one_jumps_to_the_own_next_turn_and_to_any_turn(race, aiko):
    shown = await aiko.type(race.thread, "replay")
    turns = await aiko.press(shown, "My next turn")
    assert "Aiko" in turns["content"].splitlines()[0]
    menu = menus(shown)[0]
    wanted = menu["options"][5]
    there = await aiko.choose(turns, menus(turns)[0], [wanted["value"]])
    assert f"Turn {wanted['value']} ·" in there["content"]
    asked = await (await aiko.click(there, "Turn number…")).modal()
    sent = await (await aiko.submit_modal({"turn": "30"}, asked)).answer()
    assert "Turn 30 ·" in sent["content"]
    asked = await (await aiko.click(sent, "Turn number…")).modal()
    said = await aiko.told(await aiko.submit_modal({"turn": "9999"}, asked))
    assert "There is no turn “9999”" in said


async def test_a_finished_game_is_looked_at_from_every_seat(board, room, aiko, marta):
    await commit_moves(room, board.number, 3)
    await marta.resign(board.thread)
    await room.settled()
    shown = await aiko.type(board.thread, "replay")
    shown = await aiko.press(shown, "Last")
    views = menus(shown)[-1]
    assert [option["label"] for option in views["options"]] == [
        "As everybody saw it", "As ● Aiko saw it", "As ◆ Marta saw it",
    ]  # fmt: skip
    hands = []
    for value in ("0", "1", "2"):
        seen = await aiko.choose(shown, menus(shown)[-1], [value])
        assert at_move(seen) == at_move(shown)
        shown = seen
        hands.append([one["description"] for one in seen["attachments"][1:]])
    assert hands[0] == []
    assert hands[1] != hands[2]


async def test_a_running_game_is_seen_as_each_knew_it_and_ends_with_now(board, room, aiko, marta):
    await commit_moves(room, board.number, 4)
    [stranger] = await room.join("Noor")
    for guest, hand in ((aiko, 1), (marta, 1), (stranger, 0)):
        shown = await guest.type(board.thread, "replay")
        move, moves = at_move(shown)
        assert move == moves
        assert is_spent(shown, "Forward")
        assert len(shown["attachments"]) == 1 + hand
        assert len(menus(shown)) == 1  # no list of views
        board_now = await guest.type(board.thread, "table hand") if hand else None
        if board_now is not None:
            assert shown["attachments"][1]["description"] == board_now["attachments"][0]["description"]


async def test_a_forged_view_of_a_running_game_shows_ones_own(board, room, aiko, marta):
    """A custom id that names another seat's view: what it shows is made for who presses it."""
    await commit_moves(room, board.number, 4)
    row = await room.services.tables.row(board.number)
    honest = await aiko.type(board.thread, "replay")
    for view in (0, 2, 99):
        story = await story_for(room, board, aiko)
        assert story.viewer(view) == row.seat_of(int(aiko.id))
    assert honest["attachments"][1]["description"].count("You")


async def story_for(room: Room, board: Board, guest: Guest) -> HistoryView:
    """The story of a table as this person is told it."""
    services = room.services
    row = await services.tables.row(board.number)
    head, entries = await services.tables.beginning(row), await services.tables.history(row)
    audience = services.audience(row, texts("en"))
    own, game = row.seat_of(int(guest.id)), services.tables.game(row)
    return HistoryView(
        "", row.id, "", row.slug, head, entries, audience, own, row.status == "over", game, services.renderer(row)
    )


@pytest.mark.parametrize("slug", GAMES)
def test_replays_of_games_that_a_viewer_could_not_tell_apart_are_alike(slug: str) -> None:
    """Words, controls, alt texts and pictures to the byte, at every moment of a running game."""
    game = GAMES[slug]
    names = ("Aiko", "Marta", "Noor", "Jules", "Sefa")[: game.info.fewest]
    for viewer in (None, 0):
        one, other, entries, _ = pair(game, game.info.fewest, viewer, f"{slug} shown")
        shown = []
        for head in (one, other):
            audience = Audience(texts("en"), names)
            story = HistoryView("", 7, "", slug, head, entries, audience, viewer, False, game, RENDERERS[slug])
            last = replays.message_of(story, 0, lambda course: course.last)
            first = replays.message_of(story, 1, lambda course: 0)
            shown.append(
                [
                    (one.content, [(two.alt, two.picture.data) for two in one.drawings], one.view.to_components())
                    for one in (first, last)
                ]
            )
        assert shown[0] == shown[1]


async def test_a_table_of_another_server_is_not_looked_at_by_strangers(race, room, aiko):
    await room.store.write(
        lambda transaction: transaction.run("UPDATE tables SET guild_id = 5 WHERE id = ?", race.number)
    )
    [stranger] = await room.join("Noor")
    said = await stranger.told(await stranger.slash("games", "replay", table=race.number))
    assert said == texts("en").t("error-table-elsewhere")
    assert at_move(await aiko.type("games", "replay", table=race.number))[0] == 0


async def test_finished_games_are_offered_by_name(race, aiko):
    offered = await aiko.autocomplete("games", "replay", "table")
    assert [(one["name"], one["value"]) for one in offered] == [
        (f"Table {race.number} · The Royal Game of Ur", race.number)
    ]


async def test_an_older_game_is_found_by_what_is_typed(room, race, aiko):
    later = [await end(room.store, Ended({int(aiko.id): 1}, slug="kingdom_builder")) for _ in range(30)]
    offered = await aiko.autocomplete("games", "replay", "table")
    assert [one["value"] for one in offered] == later[:4:-1]
    for typed in ("Royal", f"Table {race.number} "):
        offered = await aiko.autocomplete("games", "replay", "table", typed)
        assert [one["value"] for one in offered] == [race.number]


async def test_in_direct_messages_without_a_running_table_it_is_the_newest_game_that_is_over(room, race, aiko):
    shown = await aiko.type(await aiko.dm(), "replay")
    assert at_move(shown) == at_move(await aiko.type("games", "replay", table=race.number))
    [noor] = await room.join("Noor")
    assert await noor.told(await noor.slash(await noor.dm(), "replay")) == texts("en").t("error-no-table-here")


async def test_a_game_that_is_offered_no_more_gets_a_sentence(race, room, aiko):
    del room.services.tables.games["royal_game_of_ur"]
    said = await aiko.told(await aiko.slash("games", "replay", table=race.number))
    assert said.startswith("This version no longer knows the game of this table")


async def test_a_running_table_whose_game_is_offered_no_more_hides_no_other(room, aiko, marta):
    board, dm = await open_table(room, aiko, marta), await aiko.dm()
    await room.settled()
    await room.store.write(lambda it: it.run("UPDATE tables SET slug = 'forgotten' WHERE id = ?", board.number))
    for path in ("replay", "table log"):
        said = await aiko.told(await aiko.slash(dm, path))
        assert said.startswith("This version no longer knows the game of this table")
    assert board.thread["id"] not in (await aiko.type(dm, "games"))["content"]
    other = await open_table(room, aiko, bots=1)
    assert await until(other.guest_to_act) is aiko
    assert f"table {other.number}" in await aiko.told(await aiko.slash(dm, "table log"))
    assert other.thread["id"] in (await aiko.type(dm, "games"))["content"]


async def test_a_name_of_then_stands_where_it_was_held_then(room, aiko, marta):
    """What was done before a seat changed hands is shown under the name of who held it."""
    board = await open_table(room, aiko, marta, bots=1)
    await commit_moves(room, board.number, 12)  # a turn of each, whether or not the bot player's was taken before
    await marta.resign(board.thread)
    await room.settled()
    shown = await aiko.type(board.thread, "replay")
    assert "Marta" not in shown["attachments"][0]["description"]
    first = await aiko.press(shown, "First")
    assert "Marta" in first["attachments"][0]["description"]
    turns = next(menu for menu in menus(first) if menu["custom_id"].startswith("z:replay-turn"))
    assert "Marta" in " ".join(option["label"] for option in turns["options"])


async def test_the_end_of_a_game_that_was_given_up_is_nobodys_turn(board, room, aiko, marta):
    await commit_moves(room, board.number, 4)
    before = (await aiko.type(board.thread, "replay"))["content"].splitlines()[-1]
    assert before.startswith("**")
    await marta.type(board.thread, "table pause")
    await room.settled()
    paused = await aiko.type(board.thread, "replay")
    assert paused["content"].splitlines()[-1] == "**The table is paused; the clocks stand still.**"
    assert paused["attachments"][0]["description"].startswith("The table is paused")
    assert "paused" not in (await aiko.press(paused, "Back"))["attachments"][0]["description"]
    await marta.type(board.thread, "table resume")
    await marta.resign(board.thread)
    await room.settled()
    last = await aiko.press(await aiko.type(board.thread, "replay"), "Last")
    assert before not in last["content"]
    assert last["content"].splitlines()[-1] == "The game ends by resignation."
    assert last["attachments"][0]["description"].startswith("The game has ended before its time.")
    earlier = await aiko.press(last, "Back")
    assert earlier["content"].splitlines()[-1].startswith("**")
    assert "ended" not in earlier["attachments"][0]["description"]


async def test_within_a_turn_the_log_goes_as_the_game_went(room, aiko, marta, monkeypatch):
    board = await open_table(room, aiko, marta)
    await room.settled()
    for _ in range(3):
        acting = await board.guest_to_act()
        for _ in range(3):
            await one_step(board, acting)
        await acting.type(board.thread, "move", notation="end")
        await room.settled()
    row = await room.services.tables.row(board.number)
    told = (await aiko.type(board.thread, "table log"))["content"]
    steps = [step for entry in await room.services.tables.entries(row, 0) for step in entry.steps]
    built = [step.split()[1] for step in steps if step.startswith("build")]
    places = [told.index(f": {place}") for place in built]
    turns = [places[number : number + 3] for number in range(0, 9, 3)]
    assert all(turn == sorted(turn) for turn in turns)
    assert [min(turn) for turn in turns] == sorted((min(turn) for turn in turns), reverse=True)
    monkeypatch.setattr(log, "MOST", 3)  # the page begins in the middle of a turn, whose end it still shows
    newest = (await aiko.type(board.thread, "table log"))["content"]
    assert newest.index(f": {built[-2]}") < newest.index(f": {built[-1]}")
    assert f": {built[-3]}" not in newest
