"""The review after a game: private, once for each player, with turning points to look at and to play on from."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.bots.reviewer import Reviewer
from cogs.permissions.rows import REVIEWING, Relation, Role, TableStage
from cogs.teaching.review_page import wins_of
from data.teaching import reviews
from rules.bots import bot_player, judging
from rules.bots.explaining import Reason
from rules.bots.reviewing import CurvePoint, Review, TurningPoint, played_turns
from rules.core.chance import Dice
from rules.core.errors import TableError
from rules.registry import GAMES
from tests.cogs.history.test_history import at_move
from tests.cogs.press.test_refusals import forge
from tests.kit.room import Board, Guest, Object, Room, buttons, menus, open_table
from tests.patience import PATIENCE
from tests.playing.skipping import commit_moves

BUILDER, RACE = "kingdom_builder", "royal_game_of_ur"


def some_review(record: Any, seat: int) -> Review:
    """A review that names two turns of the seat, in which another one was better."""
    game, points = GAMES[record.game], []
    for turn in list(played_turns(game, record, seat))[3:]:
        better = judging.turn_of(game, turn.observation, seat, Dice("better"), bot_player.QUICK)
        if judging.alike(game, turn.observation, seat, better, turn.steps):
            better = judging.turn_of(game, turn.observation, seat, Dice("other"), game.bot_levels["easy"])
        played, other = (tuple(game.notation(one) for one in steps) for steps in (turn.steps, better))
        points.append(TurningPoint(turn.step, played, other, 0.4, (Reason("merchants", 4.0), Reason("later", -2.0))))
        if len(points) == 2:
            break
    curve = (*(CurvePoint(step, (0.3, 0.7)) for step in (0, 20, 40)), CurvePoint(len(record.steps), (0.0, 1.0)))
    return Review(12, 81.4, tuple(points), curve, {"merchants": 0.4})


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a process would be asked; the review comes at once."""
    tasks: list[Any] = []

    async def review(self: Reviewer, key: Any, task: Any) -> Review:
        tasks.append(task)
        return some_review(task.record, task.seat)

    monkeypatch.setattr(Reviewer, "review", review)
    return tasks


@pytest.fixture
async def over(room: Room, aiko: Guest, marta: Guest) -> Board:
    """A game that was just played to its end."""
    board = await open_table(room, aiko, marta)
    await commit_moves(room, board.number)
    return board


async def reviewed(board: Board, guest: Guest) -> Object:
    """What the button below the score sheet answers."""
    sheet = await guest.wait_message(board.thread, lambda message: "Rematch" in buttons(message))
    return await finished(await guest.press(sheet, "Review"), guest)


async def finished(shown: Object, guest: Guest) -> Object:
    """The message once it no longer says that the review is being made."""

    async def made() -> Object | None:
        newest = await guest.message(shown)
        return None if "looking through your game" in newest["content"] else newest

    found: Object = await guest.wait_until(made, PATIENCE)
    return found


async def kept(room: Room) -> int:
    return len(await room.store.reading.rows("SELECT * FROM reviews"))


async def test_a_review_is_shown_with_its_turning_points_and_kept(room, over, aiko, marta, asked):
    shown = await reviewed(over, aiko)
    assert shown["flags"] & 64, "nobody else sees it"
    assert "**Accuracy 81** of 100, over the 12 turns" in shown["content"]
    assert "100 means that every turn was as good as that of a strong bot player" in shown["content"]
    assert "2 turns cost you most" in shown["content"]
    assert re.search(r"1\. Turn \d+: about 10 wins in 100", shown["content"])
    [picture] = shown["attachments"]
    assert "accuracy 81 of 100" in picture["description"]
    assert "Marta: 70 % at the beginning" in picture["description"]
    assert await kept(room) == len(asked) == 1
    await reviewed(over, aiko)
    assert len(asked) == 1, "it is kept"
    await reviewed(over, marta)
    assert await kept(room) == 2, "each has their own"
    assert {task.seat for task in asked} == {0, 1}


async def test_a_turning_point_shows_what_was_played_what_was_better_and_why(room, over, aiko, asked):
    point = await aiko.press(await reviewed(over, aiko), "Turning point 1")
    assert "Turning point 1 of 2" in point["content"]
    played, _, better = point["content"].partition("**Better:**")
    assert "Aiko" in played
    assert "Aiko" in better
    assert "For it: Merchants bring 4 more" in better
    assert "Its price: " in better
    assert "about 10 wins in 100" in better
    assert point["attachments"]
    other = await aiko.press(point, "Turning point 2")
    assert "Turning point 2 of 2" in other["content"]
    whole = await aiko.press(other, "Whole review")
    assert "**Accuracy 81**" in whole["content"]


async def test_one_plays_on_from_a_turning_point(room, over, aiko, asked):
    point = await aiko.press(await reviewed(over, aiko), "Turning point 2")
    question = await aiko.press(point, "Play on from here")
    opened = await aiko.choose(question, menus(question)[0], ["0"])
    assert "opens: https://" in opened["content"]
    row = await room.store.reading.row("SELECT MAX(id) AS id FROM tables")
    assert row is not None
    _, table = await room.services.tables.at(int(row["id"]))
    [task] = asked
    turn = next(
        one
        for one in played_turns(GAMES[BUILDER], task.record, 0)
        if one.step == some_review(task.record, 0).points[1].step
    )
    game = GAMES[BUILDER]
    assert game.observe(game.position(table.start), 0) == turn.observation, "as it was before the turn"


async def test_the_replay_marks_a_turning_point_and_leads_to_the_review(room, over, aiko, marta, asked):
    replay = await aiko.type(over.thread, "replay")
    assert "★" not in replay["content"]
    point = await aiko.press(await finished(await aiko.press(replay, "Review"), aiko), "Turning point 1")
    replay = await aiko.press(point, "See it in the replay")
    assert "★ Turning point 1" in replay["content"]
    at, _ = at_move(replay)
    assert "★" not in (await aiko.press(replay, "Forward"))["content"]
    theirs = await marta.type(over.thread, "replay")
    assert "Review" in buttons(theirs)
    assert at > 0


async def test_more_offers_the_review_once_the_game_is_over(room, over, aiko, asked):
    sheet = await aiko.wait_message(over.thread, lambda message: "Rematch" in buttons(message))
    page = await aiko.press(await aiko.press(sheet, "More"), "My seat")
    assert "**Accuracy 81**" in (await finished(await aiko.press(page, "Review"), aiko))["content"]


async def test_a_race_is_reviewed_by_a_process(room, aiko, marta):
    board = await open_table(room, aiko, marta, game=RACE, pieces="5")
    await commit_moves(room, board.number)
    shown = await reviewed(board, aiko)
    assert re.search(r"\*\*Accuracy \d+\*\* of 100", shown["content"])
    assert shown["attachments"]
    assert room.services.reviewer.process_id is None, "its process has ended"


async def test_a_killed_process_is_told_and_the_review_made_on_request(room, over, aiko, monkeypatch):
    async def late(self: Reviewer, key: Any, task: Any) -> Review:
        raise TableError("review-late")

    monkeypatch.setattr(Reviewer, "review", late)
    shown = await reviewed(over, aiko)
    assert "could not be finished this time" in shown["content"]
    assert await kept(room) == 0

    async def review(self: Reviewer, key: Any, task: Any) -> Review:
        return some_review(task.record, task.seat)

    monkeypatch.setattr(Reviewer, "review", review)
    again = await finished(await aiko.press(shown, "Try again"), aiko)
    assert "**Accuracy 81**" in again["content"]


async def test_no_review_while_the_game_runs(room, board, aiko, asked):
    await commit_moves(room, board.number, 3)
    assert "Review" not in buttons(await aiko.type(board.thread, "replay"))
    for stage in (TableStage.RUNNING, TableStage.PAUSED):
        assert REVIEWING.cells[stage].refusal(Relation(Role.SEAT)) == "review-running"
    assert asked == []


async def test_no_review_of_a_game_that_was_given_up(room, board, aiko, marta, asked):
    await commit_moves(room, board.number, 12)
    await marta.resign(board.thread)
    await room.settled()
    sheet = await aiko.wait_message(board.thread, lambda message: "Rematch" in buttons(message))
    assert "Review" not in buttons(sheet)
    replay = await aiko.press(sheet, "Replay")
    assert "Review" not in buttons(replay)
    older = await aiko.message(await forge(room, f"z:review:{board.number}"))  # below games of an older version
    shown = await finished(await aiko.press(older, "Forged"), aiko)
    assert "given up before its end" in shown["content"]
    assert asked == []


async def test_no_review_for_those_who_had_no_seat(room, over, noor, asked):
    shown = await reviewed(over, noor)
    assert "Reviews are for those who played" in shown["content"]
    assert asked == []


async def test_too_few_decisions_are_no_review(room, over, aiko, monkeypatch):
    async def review(self: Reviewer, key: Any, task: Any) -> Review:
        return Review(2, 100.0)

    monkeypatch.setattr(Reviewer, "review", review)
    shown = await reviewed(over, aiko)
    assert "too few decisions" in shown["content"]
    assert "needs 4 turns" in (await reviewed(over, aiko))["content"]


async def test_an_old_button_of_a_turning_point_that_is_gone(room, over, aiko, asked):
    point = await aiko.press(await reviewed(over, aiko), "Turning point 2")
    await room.store.write(lambda transaction: transaction.run("DELETE FROM reviews"))
    at = int(aiko.id)
    await room.store.write(
        lambda transaction: reviews.keep(transaction, over.number, at, BUILDER, Review(9, 99.0), 0.0)
    )
    shown = await aiko.press(point, "Turning point 1")
    assert "not in the review any more" in shown["content"]


@pytest.mark.parametrize(("loss", "wins"), [(0.01, 1), (0.2, 5), (0.4, 10), (9.0, 50)])
def test_a_loss_is_told_in_wins_of_even_games(loss, wins):
    assert wins_of(loss) == wins
