"""What has changed since one's own last move: marked on the boards, told in the direct message and on the panel."""

from __future__ import annotations

import random
import re

import pytest

from cogs.kit.since_last_move import MoveLines, chosen, shortened
from render.kit.renderer import Audience
from render.words.fitting import MESSAGE
from render.words.text import EMBLEMS, LANGUAGES, texts
from tests.kit.room import (
    Board,
    Guest,
    Object,
    open_table,
    until,
)
from tests.playing.turns import choose_on, open_panel, take_turn

HEADING, FIRST = "Since your last move", "Since the game began"


async def play(board: Board, dice: random.Random) -> Guest:
    """A whole turn on the panel; who took it."""
    guest = await board.guest_to_act()
    assert guest is not None
    await take_turn(await open_panel(board, guest), guest, dice)
    await board.room.settled()
    return guest


async def newest_dm(guest: Guest) -> str:
    """The words of the direct message that called somebody last."""

    async def sent() -> Object | None:
        return next((one for one in reversed(await guest.dms()) if "Kingdom Builder" in one["content"]), None)

    return str((await until(sent))["content"])


def name_of(board: Board, guest: Guest) -> str:
    """What somebody is called at the table."""
    return ("Aiko", "Marta", "Jules")[board.players.index(guest)]


def news_in(content: str) -> str:
    """What a message tells below the heading."""
    return content.partition(FIRST if FIRST in content else HEADING)[2]


async def test_who_comes_back_finds_what_the_others_did(room):
    """Three people: whoever is called is told of the two others, on every way, and never of their own moves."""
    aiko, marta, jules = await room.join("Aiko", "Marta", "Jules")
    room.services.new_seed = lambda: "news"  # nobody takes a tile: all lines find room
    board = await open_table(room, aiko, marta, jules)
    dice = random.Random(4)
    first, second = [await play(board, dice) for _ in range(2)]
    third = await board.guest_to_act()
    assert third not in (None, first, second)
    shown = await board.board_for(third)
    assert shown["attachments"][0]["description"].count("New or changed: ") == 1
    assert FIRST in await newest_dm(third), "their own first move is still to come"
    assert news_in(await newest_dm(third))
    told = news_in((await third.type(board.thread, "table text"))["content"])
    assert name_of(board, first) in told
    assert name_of(board, second) in told
    await play(board, dice)
    await play(board, dice)
    assert await board.guest_to_act() is second
    await board.board_for(second)
    assert HEADING in await newest_dm(second)
    assert news_in(await newest_dm(second))
    told, *_ = news_in((await second.type(board.thread, "table text"))["content"]).split("\n\n")
    assert (name_of(board, first) in told, name_of(board, third) in told, name_of(board, second) in told) == (
        True,
        True,
        False,
    )
    assert not set(told) & set(EMBLEMS), "a screen reader reads emblems as rubbish"
    panel = await open_panel(board, second)
    assert news_in(panel["content"])
    asked, _, news = panel["content"].partition(HEADING)
    assert name_of(board, second) not in news, "what is asked stands apart"
    assert re.match(r"### (Build 3 settlements|\w+: (build|move) one )", asked), "the question, whatever is best now"
    planned = await choose_on(panel, second, dice)
    assert HEADING not in planned["content"], "while one plans, the plan is told"
    whole = (await second.type(board.thread, "table text"))["content"]
    assert name_of(board, third) in news_in(whole)
    watching = await second.type(board.thread, "table board")
    assert "New or changed: " in watching["attachments"][0]["description"]


async def test_it_is_known_after_a_restart_and_an_undo(room):
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta)
    dice = random.Random(2)
    await play(board, dice)
    await play(board, dice)
    guest = await board.guest_to_act()
    other = await board.other()
    before = news_in((await open_panel(board, guest))["content"])
    assert before
    assert name_of(board, other) in news_in((await guest.type(board.thread, "table text"))["content"])
    await room.restart()
    assert news_in((await open_panel(board, guest))["content"]) == before
    row, table = await room.services.tables.at(board.number)
    game, seat = room.services.tables.game(row), table.seat_of(int(guest.id))
    step = game.notation(game.legal_actions(table.state, seat)[0])
    await guest.type(board.thread, "move", notation=step)
    await room.settled()
    assert HEADING not in (await open_panel(board, guest))["content"], "their own step is no news"
    await guest.type(board.thread, "table undo")
    await room.settled()
    assert news_in((await open_panel(board, guest))["content"]) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_lines_are_cut_to_the_newest_and_lead_to_the_log(language):
    audience = Audience(texts(language), ("Aiko",))
    lines = [f"line {number} " + "x" * 390 for number in range(1, 8)]
    heading, more, *kept = shortened(lines, audience, "News")
    assert kept == lines[-4:]
    assert "3" in more
    assert heading == "News"
    assert shortened(lines[:4], audience, "News")[1:] == tuple(lines[:4])
    assert shortened([], audience, "News") == ()
    assert len("\n".join(shortened(["y" * 3000], audience, "News"))) < MESSAGE + 100


def move(*whole: str, own: tuple[str, ...] = ()) -> MoveLines:
    return MoveLines(own, whole)


@pytest.mark.parametrize(
    ("moves", "told", "untold"),
    [
        ([move("builds", "moves", "takes a tile", "scores")], ["builds", "moves", "takes a tile"], 0),
        ([move("a1", "a2"), move("b1", "b2")], ["a1", "b1", "b2"], 0),
        ([move("a1"), move("b1"), move("c1", "c2"), move("d1", "d2")], ["b1", "c1", "d1"], 1),
        ([move("theirs", "yours", "yours too", own=("yours", "yours too"))], ["theirs", "yours", "yours too"], 0),
        ([move("theirs", "more", "too much", "yours", own=("yours",))], ["yours"], 0),
        ([move("yours", own=("yours",)), move("b1", "b2")], ["yours", "b1", "b2"], 0),
        ([move("Purchases:")], [], 0),
        ([move("a1"), move("b1"), move("Purchases:", "- one")], ["a1", "b1"], 1),
        ([move("b1"), move("Purchases:", "- one")], ["b1", "Purchases:", "- one"], 0),
    ],
)
def test_spare_lines_tell_more_of_the_newest_moves(moves, told, untold):
    lines, rest = chosen(moves)
    assert [*lines] == told
    assert rest == untold


def test_what_did_something_to_the_viewer_is_not_announced_and_left_out():
    purchases = move("Purchases:", "- you: one", own=("Purchases:", "- you: one"))
    assert chosen([purchases], 1) == ((), 1)
    assert chosen([purchases], 2) == (("Purchases:", "- you: one"), 0)


async def test_a_game_of_everybody_knows_no_news_at_its_start(room):
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta)
    guest = await board.guest_to_act()
    assert HEADING not in (await open_panel(board, guest))["content"]
    assert HEADING not in await newest_dm(guest)
