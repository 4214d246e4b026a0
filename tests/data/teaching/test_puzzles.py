"""Puzzles: which one comes next, and how a first answer is rated."""

from __future__ import annotations

from data.statistics.ratings import fresh
from data.teaching import puzzles
from tests.data.conftest import AIKO, MARTA, NOW

SLUG = "sobek"
STARTS = {"easy": 20.0, "middle": 25.5, "hard": 31.0}


async def given(store, name, user_id=AIKO, now=NOW, guild_id=None):
    return await store.write(lambda transaction: puzzles.give(transaction, user_id, SLUG, name, now, guild_id))


async def answered(store, name, solved, user_id=AIKO):
    return await store.write(
        lambda transaction: puzzles.answer(transaction, user_id, SLUG, name, STARTS[name], solved=solved)
    )


async def hardness(store, name):
    row = await store.reading.row("SELECT mu FROM puzzle_ratings WHERE slug = ? AND name = ?", SLUG, name)
    return row["mu"]


async def following(store, user_id=AIKO):
    return await puzzles.next_of(store.reading, user_id, SLUG, STARTS)


async def test_a_right_answer_lifts_the_person_and_lowers_the_puzzle(store):
    assert await given(store, "middle")
    rated = await answered(store, "middle", True)
    assert rated.before == puzzles.beginner()
    assert rated.after.rating > rated.before.rating
    assert (rated.after.tried, rated.after.solved, rated.after.streak, rated.after.longest) == (1, 1, 1, 1)
    assert await puzzles.score_of(store.reading, AIKO, SLUG) == rated.after
    assert await hardness(store, "middle") < 25.5
    assert await puzzles.score_of(store.reading, MARTA, SLUG) == puzzles.beginner()


async def test_a_wrong_one_ends_the_streak(store):
    for name, solved in (("easy", True), ("middle", True), ("hard", False)):
        await given(store, name)
        rated = await answered(store, name, solved)
    assert rated.after.rating < rated.before.rating
    assert (rated.after.tried, rated.after.solved, rated.after.streak, rated.after.longest) == (3, 2, 0, 2)
    assert await hardness(store, "hard") > 31.0


async def test_the_second_answer_does_not_count(store):
    await given(store, "middle")
    first = await answered(store, "middle", False)
    assert not await given(store, "middle"), "it was answered before"
    assert await answered(store, "middle", True) is None
    assert await puzzles.score_of(store.reading, AIKO, SLUG) == first.after


async def test_what_was_not_given_does_not_count(store):
    assert await answered(store, "middle", True) is None
    assert await puzzles.scores_of(store.reading, AIKO) == {}


async def test_the_next_is_new_and_about_as_strong_as_the_person(store):
    assert fresh().mu == 25.0
    assert await following(store) == "middle"
    await given(store, "middle")
    assert await following(store) == "easy", "what was passed over comes after what is new"
    await answered(store, "middle", True)
    assert await following(store) == "hard"


async def test_once_all_are_answered_the_oldest_comes_back(store):
    for later, name in enumerate(("hard", "easy", "middle")):
        await given(store, name, now=NOW + later)
        await answered(store, name, True)
    assert await following(store) == "hard"
    assert not await given(store, "hard", now=NOW + 9)
    assert await following(store) == "easy"


async def test_the_server_whose_puzzle_it_was_stays_with_the_first_answer(store):
    await given(store, "middle", guild_id=7)
    await given(store, "middle")
    await answered(store, "middle", True)
    await given(store, "middle", guild_id=8)
    [row] = await store.reading.rows("SELECT guild_id FROM puzzles_given")
    assert row["guild_id"] == 7
