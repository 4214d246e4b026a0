"""Exercises: one of a kind and game before a person, whose stages make earlier panels void."""

from __future__ import annotations

import pytest

from data.teaching import exercises
from rules.core.errors import TableError
from tests.data.conftest import AIKO, NOW

BO = AIKO + 1
POSITION = {"options": {}, "board": ["a1"]}


async def begun(store, user_id=AIKO, name="first", kind="puzzle"):
    return await store.write(
        lambda transaction: exercises.open_exercise(transaction, user_id, kind, "sobek", name, POSITION, 1, NOW)
    )


async def test_an_exercise_is_kept_as_it_was_set(store):
    made = await begun(store)
    assert (made.kind, made.slug, made.name, made.stage, made.position, made.seat) == (
        "puzzle", "sobek", "first", 0, POSITION, 1,
    )  # fmt: skip
    assert await exercises.exercise_of(store.reading, made.id, AIKO) == made
    assert await exercises.of_person(store.reading, AIKO, "puzzle", "sobek") == made
    assert await exercises.of_person(store.reading, AIKO, "lesson", "sobek") is None


async def test_another_takes_its_place_and_makes_its_panels_void(store):
    first = await begun(store)
    second = await begun(store, name="second")
    assert (second.id, second.name, second.version) == (first.id, "second", first.version + 1)
    with pytest.raises(TableError, match="exercise moved on"):
        await store.write(lambda transaction: exercises.keep_steps(transaction, first, ("take 1",)))


async def test_a_plan_is_kept_until_the_next_stage(store):
    made = await begun(store, kind="lesson")
    planned = await store.write(lambda transaction: exercises.keep_steps(transaction, made, ("take 1", "end")))
    assert (await exercises.exercise_of(store.reading, made.id, AIKO)).steps == ("take 1", "end")
    later = {"options": {}, "board": ["b2"]}
    moved = await store.write(lambda transaction: exercises.move_on(transaction, planned, later, 0, 3))
    assert moved == await exercises.exercise_of(store.reading, made.id, AIKO)
    assert (moved.position, moved.seat, moved.stage, moved.steps) == (later, 0, 3, ())


async def test_it_moves_on_once(store):
    made = await begun(store)
    await store.write(lambda transaction: exercises.move_on(transaction, made, POSITION, 0, 1))
    with pytest.raises(TableError, match="exercise moved on"):
        await store.write(lambda transaction: exercises.move_on(transaction, made, POSITION, 0, 1))


async def test_what_has_ended_or_is_another_persons_is_not_found(store):
    made = await begun(store)
    with pytest.raises(TableError, match="exercise gone"):
        await exercises.exercise_of(store.reading, made.id, BO)
    await store.write(lambda transaction: exercises.end(transaction, made))
    with pytest.raises(TableError, match="exercise gone"):
        await exercises.exercise_of(store.reading, made.id, AIKO)
