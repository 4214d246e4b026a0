"""A small decision that is nobody's secret is made on the public board, in one touch, by the seat that is asked."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.play.board_message import MOST_ANSWERS, answers_on_board
from rules.core.menu import menu_of
from rules.registry import GAMES
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR, RoyalGameOfUr, UrState
from rules.table import table as core
from rules.table.player import Holder
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
    until,
)

OPENING = {"board": [["B1", "B3", "A7"], ["B2"]], "throw": 1, "next": [2, 2, 2]}
ANSWERS = [
    "A new piece to A4",
    "From B1 to B2, captures Marta’s piece",
    "From B3 to B4, a rosette: throw again",
    "Bring a piece home from A7",
]
PEOPLE = [Holder(1, "Aiko"), Holder(2, "Marta")]


def answers(board: Object) -> list[str]:
    """The answers that stand on a board, in their order."""
    return [label for label, one in buttons(board).items() if one["custom_id"].startswith("z:answer:")]


@pytest.fixture
async def ur(room: Room, aiko: Guest, marta: Guest, monkeypatch: pytest.MonkeyPatch) -> Board:
    """A race in the middle, in which the first seat, Aiko's, has four ways to use a throw."""
    monkeypatch.setattr(RoyalGameOfUr, "begin", lambda *_: ROYAL_GAME_OF_UR.position(OPENING))
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    await room.settled()
    return board


async def state(board: Board) -> UrState:
    _, table = await board.room.services.tables.at(board.number)
    found: UrState = table.state
    return found


async def asked(board: Board) -> tuple[Guest, Guest, Object]:
    """Who is asked, who is not, and the board."""
    guest = await board.guest_to_act()
    assert guest is not None
    return guest, await board.other(), await board.shown()


def of(board: Object, start: str) -> str:
    """The answer that begins so."""
    return next(label for label in answers(board) if label.startswith(start))


async def test_one_touch_makes_the_move(ur: Board) -> None:
    guest, other, shown = await asked(ur)
    expected = [label.replace("Marta", other.user["global_name"]) for label in ANSWERS]
    assert answers(shown) == expected
    pressed = await guest.click(shown, of(shown, "From B1"))
    await until(lambda: _stands(ur, "B2"))
    await ur.room.settled()
    assert (await state(ur)).board == (("B2", "B3", "A7"), ())
    assert not (await pressed.details())["answers"], "the board tells it"
    following = await ur.board_for(other)
    assert following["id"] != shown["id"]
    assert "captures" in following["content"]
    assert answers(following)
    assert not buttons(await guest.message(shown)), "the board before has no buttons any more"


async def test_another_seat_is_told_whose_turn_it_is(ur: Board) -> None:
    guest, other, shown = await asked(ur)
    before = await ur.room.facts(ur.number)
    told = await (await other.click(shown, of(shown, "From B3"))).answer(PATIENCE)
    assert told["content"].startswith("It is the turn of ● ")
    assert guest.user["global_name"] in told["content"]
    assert told["flags"] & 64
    assert await ur.room.facts(ur.number) == before


async def test_whoever_has_no_seat_is_told_so(ur: Board) -> None:
    _, _, shown = await asked(ur)
    [noor] = await ur.room.join("Noor")
    before = await ur.room.facts(ur.number)
    told = await (await noor.click(shown, of(shown, "From B3"))).answer(PATIENCE)
    assert told["content"].startswith("You have no seat at this table.")
    assert told["flags"] & 64
    assert await ur.room.facts(ur.number) == before


async def test_a_button_of_an_earlier_moment_does_nothing(ur: Board) -> None:
    """The board before keeps its buttons for a moment: they are Aiko's, and she may be the one who is asked again."""
    guest, _, shown = await asked(ur)
    await ur.room.fault(rf"PATCH /channels/\d+/messages/{shown['id']}$", "delay", 1, PATIENCE)
    label = of(shown, "From B3")
    await (await guest.click(shown, label)).acknowledged(PATIENCE)
    await until(lambda: _stands(ur, "B4"))
    assert await ur.guest_to_act() is guest, "the rosette gives a further throw"
    before = await ur.room.facts(ur.number)
    custom_id = buttons(shown)[label]["custom_id"]
    told = await (await guest.click(shown, custom_id=custom_id)).answer(PATIENCE)
    assert "This button is from an earlier moment." in told["content"]
    assert told["flags"] & 64
    assert await ur.room.facts(ur.number) == before


async def _stands(board: Board, square: str) -> bool:
    return square in (await state(board)).board[0]


async def test_what_is_delivered_twice_is_done_once(ur: Board) -> None:
    guest, _, shown = await asked(ur)
    pressed = await guest.click(shown, of(shown, "From B1"))
    await guest.request("POST", "/test/repeat", {"interaction_id": pressed.id})
    await until(lambda: _stands(ur, "B2"))
    await ur.room.settled()
    row = await ur.room.services.tables.row(ur.number)
    entries = await ur.room.services.tables.entries(row)
    assert [entry.steps for entry in entries if entry.kind == "act"] == [("move B1",)]
    assert not (await pressed.details())["answers"]


async def test_a_paused_table_asks_nothing_on_its_board(ur: Board) -> None:
    guest, other, _ = await asked(ur)
    for one in (guest, other):
        await one.type(ur.thread, "table pause")
    await ur.room.settled()
    newest = (await guest.messages(ur.thread["id"]))[-1]
    assert not answers(newest)


async def test_a_bot_player_is_not_asked_on_the_board() -> None:
    table = core.start(ROYAL_GAME_OF_UR, PEOPLE, {}, "bots", 0.0).table
    assert answers_on_board(ROYAL_GAME_OF_UR, table)
    [seat] = core.owing(ROYAL_GAME_OF_UR, table)
    holders = [Holder(None, "Enki") if number == seat else one for number, one in enumerate(PEOPLE)]
    beside = core.start(ROYAL_GAME_OF_UR, holders, {}, "bots", 0.0).table
    assert not answers_on_board(ROYAL_GAME_OF_UR, beside)


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.on_board])
def test_the_answers_on_a_board_are_the_whole_menu(slug: str) -> None:
    """In a game played by its own answers: wherever a board asks, it holds every answer, each a single one."""
    game: Any = GAMES[slug]
    table = core.start(game, PEOPLE, {}, f"board {slug}", 0.0).table
    found = 0
    for _ in range(300):
        owing = core.owing(game, table)
        if not owing:
            break
        offered = answers_on_board(game, table)
        if offered:
            found += 1
            root = menu_of(game, game.observe(table.state, owing[0]), game.legal_actions(table.state, owing[0]))
            assert len(offered) <= MOST_ANSWERS
            assert {branch.action for branch in root.branches} == {*offered}
        action = game.default(table.state, owing[0])
        table = core.act(game, table, owing[0], [game.notation(action)], 0.0).table
    assert found
