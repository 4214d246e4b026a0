"""The Royal Game of Ur at the table: a whole game by clicks on the private panel, one by typed commands."""

from __future__ import annotations

import random

import pytest

from cogs.games.group import make_group
from cogs.games.royal_game_of_ur import ROYAL_GAME_OF_UR as ROYAL_GAME_OF_UR_COMMANDS
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR, RoyalGameOfUr
from rules.table import table as core
from tests.kit.room import (
    Guest,
    Object,
    buttons,
    open_room,
    open_table,
    table_of,
    until,
)
from tests.playing.endings import check_traffic, finished, score_sheet
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import (
    confirm_of,
    is_ready,
    lists,
    open_panel,
)
from tests.playing.walking import labels_of

SLUG = "royal_game_of_ur"
FIRST = 10
"""So many moves are clicked before those of the end, and about as many then."""


async def click(panel: Object, guest: Guest, dice: random.Random) -> Object:
    """One move: the panel's buttons or its list, read as a person would, then the confirmation."""
    if lists(panel):
        menu = lists(panel)[-1]
        panel = await guest.choose(panel, menu, [dice.choice(menu["options"])["value"]])
    else:
        moves = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
        assert moves
        known = labels_of(panel)
        told = [known[label] or label for label in moves]
        assert all(" to " in one or " from " in one for one in told), panel["content"]
        panel = await guest.press(panel, dice.choice(moves))
    assert is_ready(panel)
    assert len(panel["attachments"]) == 1
    return await guest.press(panel, confirm_of(panel))


def test_the_slash_group_has_a_command_for_each_action():
    group = make_group(ROYAL_GAME_OF_UR_COMMANDS)
    typed = {command.name: [one.name for one in command.parameters] for command in group.commands}
    assert typed == {"hand": [], "enter": [], "move": ["square"], "off": []}


@pytest.mark.pictures
async def test_two_people_play_by_clicks_to_the_score_sheet(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="ur clicks") as room:
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta, game=SLUG, pieces="5")
        dice, moves, skipped = random.Random(1), 0, False
        while (guest := await board.guest_to_act()) is not None:
            await room.settled()  # the board is drawn anew once the move before it is told
            panel = await click(await open_panel(board, guest), guest, dice)
            moves += 1
            while moves % 2 and await board.guest_to_act() is guest and buttons(panel):
                panel = await click(panel, guest, dice)  # a further throw: the panel goes on
                moves += 1
            if moves >= FIRST and not skipped:
                skipped = True
                await skip_the_middle(room, board.number, FIRST)
        kept, table = await finished(room, board)
        assert moves >= FIRST
        assert len(kept.steps) >= 20
        assert {step.action.split()[0] for step in kept.steps} == {"enter", "move", "off"}
        sheet = await score_sheet(aiko, board)
        result = core.result(ROYAL_GAME_OF_UR, table)
        assert all(table.players[seat].name in sheet["content"] for seat in result.winners)
        assert "All pieces of one player are home." in sheet["attachments"][0]["description"]
        await check_traffic(room)


async def test_a_game_against_a_bot_player_by_typed_commands(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch, seed="ur typed") as room:
        [aiko] = await room.join("Aiko")
        board = await open_table(room, aiko, bots=1, game=SLUG, pieces="5")
        dice, moves = random.Random(2), 0
        while await board.next_guest() is aiko:
            if moves == FIRST // 2:
                await skip_the_middle(room, board.number, FIRST)
                moves += 1
                continue
            legal = [one["value"] for one in await aiko.autocomplete(board.thread, "move", "notation", "")]
            squares = [one["value"] for one in await aiko.autocomplete(board.thread, "ur move", "square", "")]
            assert {f"move {square}" for square in squares} == {text for text in legal if text.startswith("move")}
            word, _, square = dice.choice(legal).partition(" ")
            chosen = {"square": square} if square else {}
            said = await aiko.type(board.thread, f"ur {word}", **chosen)
            assert "Done." in said["content"], said["content"]
            moves += 1
        kept, _ = await finished(room, board)
        assert moves > FIRST // 2
        assert {step.seat for step in kept.steps} == {0, 1}
        await score_sheet(aiko, board)


async def test_the_choice_says_what_it_does_and_the_panel_shows_it_before_the_dice(room, aiko, marta, monkeypatch):
    opening = {"board": [["B1", "B3", "A7"], ["B2"]], "throw": 1, "next": [0, 2]}
    monkeypatch.setattr(RoyalGameOfUr, "begin", lambda *_: ROYAL_GAME_OF_UR.position(opening))
    lobby = await aiko.type("games", "play", game=SLUG)
    await marta.press(lobby, "Join")
    await aiko.press(lobby, "Start")
    board = await table_of(room, lobby, [aiko, marta])
    guest = await board.guest_to_act()
    assert "Undo" not in buttons(await board.shown()), "the dice are thrown after each move"
    panel = await open_panel(board, guest)
    labels = [
        "A new piece to A4", f"From B1 to B2, captures {(await board.other()).user['global_name']}’s piece",
        "From B3 to B4, a rosette: throw again", "Bring a piece home from A7",
    ]  # fmt: skip
    assert "### You threw 1: which piece moves?" in panel["content"]
    assert {*labels} <= {*panel["content"].splitlines()}
    panel = await guest.press(panel, "From B1")
    assert "captures" in panel["content"]
    assert "throws 2" not in panel["content"]
    assert "the dice come next" in panel["attachments"][0]["description"]
    await guest.press(panel, confirm_of(panel))
    await room.settled()
    shown = await board.shown()
    assert "threw 0 and passed" in shown["content"]
    assert shown["content"].count("throws 2") == 1
    assert "My hand" not in buttons(shown)


async def test_the_only_move_is_made_at_once_for_who_has_left_it_in_advance(room, aiko, marta, monkeypatch):
    """UR-4.4: who has not is called for it."""
    opening = {"board": [["A4", "B1"], ["B3"]], "home": [0, 6], "throw": 1, "next": [1, 1, 1, 1, 2]}
    monkeypatch.setattr(RoyalGameOfUr, "begin", lambda *_: ROYAL_GAME_OF_UR.position(opening))
    board = await open_table(room, aiko, marta, game=SLUG)
    opened = await marta.type(board.thread, "table premove")
    assert "Whenever just one move is possible" in opened["content"]
    assert (await marta.press(opened, "Make my only move"))["content"].startswith("Noted.")
    before = await room.facts(board.number)
    await (await aiko.click(await board.shown(), "From A4 to A3")).acknowledged()

    async def moved() -> bool:
        return await room.facts(board.number) != before

    await until(moved)
    await room.settled()
    kept = await room.services.tables.entries(await room.services.tables.row(board.number))
    made = [(entry.kind, entry.seat, entry.steps) for entry in kept if entry.steps]
    assert made == [("act", 0, ("move A4",)), ("premove", 1, ("move B3",)), ("premove", 1, ("move B4",))]
    shown = await board.shown()
    assert f"<@{marta.id}>" not in shown["content"]
    assert f"<@{aiko.id}>" in shown["content"]
    _, table = await room.services.tables.at(board.number)
    assert len(ROYAL_GAME_OF_UR.legal_actions(table.state, 0)) > 1
    panel = await aiko.press(shown, "Play")
    assert "moves from B3 to B4" in panel["content"], "it has happened since the own last move"
