"""Games on the pages of their tables: the beginning and the end of one, and what the trial would find."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.room import Board, Room, open_room, open_table
from tests.playing.skipping import skip_the_middle
from tests.processes import chromium
from tests.trials.pages.__main__ import lines
from tests.trials.pages.browser import Target
from tests.trials.pages.offers import Shown
from tests.trials.pages.playing import By, Played, play
from tests.trials.touches.offers import look
from tests.trials.touches.sensible import Commit, Part

SLUG = "royal_game_of_ur"
FIRST, LEFT = 1, 2
"""So many turns come before those of the end, and about so many steps are left then."""


@pytest.mark.whole
async def test_a_game_is_played_by_touch_and_by_buttons_to_its_end():
    async def between(room: Room, board: Board, turn: int) -> None:
        if turn == FIRST:
            await skip_the_middle(room, board.number, LEFT)

    async with chromium.launched() as browser:
        played = await play(SLUG, By.MIXED, browser, "short", between=between)
    assert played.wrong == Counter()
    assert played.touches
    assert played.moves > FIRST


async def test_what_cannot_be_touched_is_found(tmp_path, monkeypatch):
    async with open_room(tmp_path, monkeypatch) as room:
        board = await open_table(room, *await room.join("Aiko", "Marta"))
        guest = await board.guest_to_act()
        assert guest is not None
        sight = await look(board, guest)
    [step, *_] = [sight.at.game.notation(action) for action in sight.plan.legal]
    empty = {"questions": [], "answers": [], "suggested": [], "others": [], "closing": [], "pictures": []}
    assert f"no answer leads to {step}" in Shown(empty, sight, suggesting=False).unreachable()
    answer = {"question": "", "verb": "take", "address": "0", "label": "A1", "chosen": False}
    question = {"address": "", "least": 1, "most": 1}
    over = {**answer, "question": "0", "address": "0.0"}
    covered = empty | {
        "questions": [question, {**question, "address": "0"}],
        "answers": [answer, over],
        "pictures": [{"regions": [{"answers": [0, 1]}]}],
    }
    shown = Shown(covered, sight, suggesting=False)
    assert "no touch gives 'A1'" in shown.unreachable()
    assert shown.touches_of(1) == (Target('.region[data-answers="0 1"]'),)


@pytest.mark.fast
def test_the_table_tells_of_turns_of_kinds_of_decisions_and_of_what_was_wrong():
    turn = [Commit((Part(("move 1",), 1),), 2)]
    played = Played(SLUG, By.KEYS, 7, [turn, turn], [1, 3], [4, 6], 1.25, Counter({"404 for /x": 2}))
    row, *rest = lines(played)
    assert row.split() == [SLUG, "keys", "7", "2", "2", "3", "3", "5", "1.2"]
    assert rest == ["  move: 2 (2)", "  wrong, 2 times: 404 for /x"]
