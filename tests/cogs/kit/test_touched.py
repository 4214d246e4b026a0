"""Somebody who comes back reads first what has happened to them, and then how much has happened besides."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.kit.since_last_move import MoveLines, chosen, without_undone
from rules.core.bitset import cells_of
from rules.kingdom_builder.hexes import HEX_OF, NAMES, neighbours
from rules.registry import GAMES
from rules.table.log_entry import Entry
from tests.cogs.delivery.test_notifications import dms_of, leave
from tests.cogs.seats.test_clocks import later
from tests.kit.room import (
    Board,
    Guest,
    Room,
    open_table,
    until,
)
from tests.playing.turns import open_panel
from tests.rules.iwari import desk as iwari
from tests.rules.kingdom_builder import desk as kingdom
from tests.rules.path_of_civilization.test_claims import builders
from tests.rules.royal_game_of_ur import desk as ur
from tests.rules.sobek import desk as sobek
from tests.rules.tigris_euphrates import desk as tigris
from tests.rules.tigris_euphrates.test_wars import FRONT

HEADING = re.compile(r"\*\*Since (?:your last move|the game began)\*\*")
MARKET = {"9": "wheat-f1-2", "16": "livestock-h1", "6": "ebony-v2"}


def beside(taken: str) -> tuple[str, ...]:
    """Two free hexes for the first player, side by side, of which the second holds one if ``taken``; then one to
    build on."""
    free = kingdom.places(kingdom.at(card="grass"), "build")
    pairs = ((one, NAMES[other]) for one in sorted(free) for other in cells_of(neighbours(1 << HEX_OF[one])))
    one, other = next(pair for pair in pairs if pair[1] in free)
    return (one if taken else "", other)


HELD, BUILT = beside("taken")

CASES: dict[str, tuple[Any, list[tuple[int, str]], int, list[str], list[str]]] = {
    "royal_game_of_ur": (lambda: ur.at("B1", "B2 C4"), [(0, "move B1")], 1, ["captures"], ["moves B1"]),
    "kingdom_builder": (
        lambda: kingdom.at("", HELD, card="grass", active=0),
        [(0, f"build {BUILT}")],
        1,
        [f"builds on grass: {BUILT}"],
        [],
    ),
    "sobek": (
        lambda: sobek.at("thief", "4*wheat1 2*fish1 2*statue", market=MARKET),
        [(0, "character thief goods")],
        1,
        ["plays a character", "steals a tile"],
        [],
    ),
    "iwari": (
        lambda: iwari.at("TFG", "", "T1-1", seats=2),
        [(0, "place T1 tent"), (0, "space T1-4")],
        1,
        ["places in T1"],
        ["plays for"],
    ),
    "path_of_civilization": (
        lambda: builders(4, 4),
        [(0, "claim great_wall"), (0, "ready"), (1, "claim great_wall")],
        0,
        ["would no longer gain"],
        [],
    ),
}
"""A position of each game, what is done there, who comes back, and what they read and do not read: of a move that has
room, all."""


async def move(board: Board, seat: int, notation: str) -> None:
    guest = board.players[seat]
    told = await guest.type(board.thread, "move", notation=notation)
    assert "Done." in told["content"], told["content"]
    await board.room.settled()


async def come_round(board: Board, seat: int) -> None:
    """The others go on by the game's own answers until it is this seat's turn."""
    while (acting := await board.seat_to_act()) != seat:
        row, table = await board.room.services.tables.at(board.number)
        game = board.room.services.tables.game(row)
        await move(board, acting, game.notation(game.default(table.state, acting)))


async def begun(room: Room, players: list[Guest], slug: str, state: Any, monkeypatch: pytest.MonkeyPatch) -> Board:
    """A table of these people in a position of ours."""
    monkeypatch.setattr(type(GAMES[slug]), "begin", lambda *_: state)
    board = await open_table(room, *players, game=slug)
    await room.settled()
    return board


@pytest.mark.parametrize("slug", sorted(CASES))
async def test_the_panel_tells_what_has_touched_somebody(room, aiko, marta, monkeypatch, slug):
    position, moves, viewer, read, unread = CASES[slug]
    board = await begun(room, [aiko, marta], slug, position(), monkeypatch)
    for seat, notation in moves:
        await move(board, seat, notation)
    await come_round(board, viewer)
    content = (await board.players[viewer].type(board.thread, "table play"))["content"]
    news = HEADING.split(content, 1)[1].partition("\n\n")[0]
    assert [one for one in read if one not in news] == [], content
    assert [one for one in unread if one in news] == [], content


async def test_a_reminder_and_the_panel_tell_of_a_lost_war(room, aiko, marta, monkeypatch):
    """The one who is attacked reads of it, and what the attacker adds."""
    board = await begun(room, [aiko, marta], "tigris_euphrates", tigris.at("temple market 3", **FRONT), monkeypatch)
    await move(board, 0, "tile temple E6")
    await move(board, 0, "support 3")
    await leave(room)
    await later(room, 12.5)

    async def reminded() -> str:
        return next((one["content"] for one in await dms_of(marta) if one["content"].startswith("Reminder: ")), "")

    news = HEADING.split(await until(reminded), 1)[1]
    assert "attacks" in news
    assert "adds 3" in news
    assert "History" not in news, "no button of that name stands there"
    panel = await open_panel(board, marta)
    assert news.strip() in panel["content"].replace("-# ", ""), "in small print where there is little room"


async def test_a_digest_tells_it_below_each_table(room, aiko, marta, monkeypatch):
    boards = []
    for _ in range(4):
        board = await begun(room, [aiko, marta], "royal_game_of_ur", ur.at("B1", "B2 C4"), monkeypatch)
        await move(board, 0, "move B1")
        boards.append(board)
    waiting = [one for one in boards if await one.guest_to_act() is marta]
    assert len(waiting) == 4
    await leave(room)
    await later(room, 12.5)

    async def digest() -> str:
        return next((one["content"] for one in await dms_of(marta) if "4 tables wait" in one["content"]), "")

    content = await until(digest)
    assert content.count("\n  - ") >= 4
    assert content.count("captures") == 4


def test_what_was_done_to_the_viewer_comes_before_what_the_others_did_last():
    assert chosen([]) == ((), 0)
    others = [MoveLines((), (f"Move {number}.", "More of it.")) for number in range(5)]
    assert chosen(others[:2]) == (("Move 0.", "Move 1.", "More of it."), 0)
    assert chosen(others) == (("Move 2.", "Move 3.", "Move 4."), 2)
    hit = MoveLines(("A piece of yours is lost.", "You score."), ("All of it.",))
    assert chosen([hit, *others]) == (("A piece of yours is lost.", "You score.", "Move 4."), 4)
    assert chosen([hit, hit, hit]) == ((hit.own[0], *hit.own), 1), "the newest whole"


def test_what_is_taken_back_is_no_news():
    first = Entry("act", 1, 0.0, ("a",))
    second = Entry("act", 1, 1.0, ("b", "c"))
    mine = Entry("act", 0, 2.0, ("d",))
    undone = Entry("undo", 1, 3.0, count=2, own=True)
    assert without_undone([first, second, undone], 0) == [first]
    assert without_undone([mine, first, second], 0) == [first, second]
    assert without_undone([first, Entry("undo", 1, 3.0, count=1, own=True), second], 0) == [second]
    theirs = Entry("act", 2, 2.0, ("d",))
    assert without_undone([first, second, theirs, undone], 0) == [first, theirs], "nobody else's is taken back"


def test_what_is_taken_back_by_agreement_is_no_news():
    first, second = Entry("act", 1, 0.0, ("a",)), Entry("act", 2, 1.0, ("b",))
    asked, agreed, declined = (Entry(f"{kind}-back", 1, 2.0) for kind in ("ask", "agree", "decline"))
    back = Entry("undo", 1, 3.0, count=2)
    assert without_undone([first, second, asked, agreed, back], 0) == []
    assert without_undone([first, asked, declined, second, asked, agreed, back], 0) == [asked, declined]
    mine = Entry("act", 0, 2.0, ("c",))
    assert without_undone([first, mine, asked, agreed, back], 0) == []
    assert without_undone([first, second, asked, agreed, Entry("undo", 1, 3.0, count=1)], 0) == [first]
