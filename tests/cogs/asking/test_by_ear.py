"""A game without looking: by the board in words, alt texts and the panel's labels alone; in the suite its beginning and
its end.

``python -m tests.trials.by_ear`` plays many games of every kind in the same way, without the protocol.
"""

from __future__ import annotations

import random
from functools import partial

import pytest

from data.tables.tables import Request
from rules.core.contract import AnyGame
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR
from rules.table import table as core
from tests.effort import WHOLE, sample, several
from tests.kit.room import Board, Guest, Room, buttons, open_table
from tests.playing.endings import finished
from tests.playing.skipping import skip_the_middle
from tests.playing.turns import confirm_of, open_panel
from tests.playing.walking import labels_of
from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.listener import choose

SLUG = "royal_game_of_ur"
FIRST = 6
"""So many moves of the beginning."""


async def listen(board: Board, guest: Guest, language: str) -> None:
    """A move of who does not see the board: the board in words is asked for, the panel's answers are listened to, the
    one that sounds best is pressed and confirmed."""
    words = await guest.type(board.thread, "table text")
    panel = await open_panel(board, guest)
    beside = labels_of(panel)
    labels = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
    alt = panel["attachments"][0]["description"]
    heard = Heard(words["content"], alt, tuple(beside.get(label) or label for label in labels))
    panel = await guest.press(panel, labels[choose(SLUG, heard, language)])
    await guest.press(panel, confirm_of(panel))


async def commit_at_random(room: Room, board: Board, guest: Guest, dice: random.Random) -> None:
    """Any legal move of who plays without thinking, without clicks."""
    _, table = await room.services.tables.at(board.number)
    seat, now = table.seat_of(int(guest.id)), room.services.now()
    assert seat is not None
    step = ROYAL_GAME_OF_UR.notation(dice.choice(ROYAL_GAME_OF_UR.legal_actions(table.state, seat)))

    def act(game: AnyGame, table: core.Table, seat: int) -> core.Change:
        return core.act(game, table, seat, [step], now)

    await room.services.tables.perform(Request(board.number, int(guest.id)), act, now)
    room.services.wake()


@pytest.mark.parametrize(("language", "locale"), sample([("ja", "ja"), ("en", "en-US")], 1))
async def test_who_only_listens_plays_to_the_end_and_wins_a_whole_game(room: Room, language: str, locale: str) -> None:
    room.services.new_seed = partial(str, "by ear")
    aiko, marta = await room.join("Aiko", "Marta")
    board = await open_table(room, aiko, marta, game=SLUG, pieces="5")
    await aiko.change(locale=locale)
    dice, moves = random.Random(5), 0
    while (guest := await board.guest_to_act()) is not None:
        await room.settled()
        if guest is aiko:
            await listen(board, guest, language)
            moves += 1
            if moves == FIRST:
                await skip_the_middle(room, board.number)
        else:
            await commit_at_random(room, board, guest, dice)
    _, table = await finished(room, board)
    result = core.result(ROYAL_GAME_OF_UR, table)
    assert moves >= several(FIRST + 1, 20)
    assert not WHOLE or [table.players[seat].name for seat in result.winners] == ["Aiko"]
