"""Exercises: positions that a person answers alone, at no table. A person has one of a kind and game at a time."""

from typing import Any, Literal

import msgspec

from data.engines.store import Row, Transaction
from rules.core.errors import TableError

Kind = Literal["puzzle", "lesson"]
"""What an exercise is: a puzzle, or a lesson with several stages."""


class Exercise(msgspec.Struct, frozen=True):
    """What stands before a person: ``name`` tells which puzzle or lesson, ``stage`` how far it is, ``position`` is the
    document of a game with them in ``seat``. ``steps`` are planned so far. The ``version`` grows with each stage: the
    panels of those before it are void."""

    id: int
    user_id: int
    kind: Kind
    slug: str
    name: str
    stage: int
    version: int
    position: dict[str, Any]
    seat: int
    steps: tuple[str, ...]
    begun_at: float


async def open_exercise(
    transaction: Transaction,
    user_id: int,
    kind: Kind,
    slug: str,
    name: str,
    position: dict[str, Any],
    seat: int,
    now: float,
) -> Exercise:
    """Sets an exercise, in place of an earlier one of its kind and game."""
    before = await of_person(transaction, user_id, kind, slug)
    version = 1 if before is None else before.version + 1
    await transaction.run(
        "INSERT INTO exercises (user_id, kind, slug, name, stage, version, position, seat, steps, begun_at)"
        " VALUES (?, ?, ?, ?, 0, ?, ?, ?, '[]', ?) ON CONFLICT (user_id, kind, slug) DO UPDATE SET"
        " name = excluded.name, stage = 0, version = excluded.version, position = excluded.position,"
        " seat = excluded.seat, steps = '[]', begun_at = excluded.begun_at",
        user_id, kind, slug, name, version, _written(position), seat, now,
    )  # fmt: skip
    found = await of_person(transaction, user_id, kind, slug)
    assert found is not None
    return found


async def of_person(transaction: Transaction, user_id: int, kind: Kind, slug: str) -> Exercise | None:
    """The exercise of this kind and game that stands before the person, if any."""
    row = await transaction.row(
        "SELECT * FROM exercises WHERE user_id = ? AND kind = ? AND slug = ?", user_id, kind, slug
    )
    return None if row is None else _read(row)


async def exercise_of(transaction: Transaction, exercise_id: int, user_id: int) -> Exercise:
    """The person's exercise with this number. Raises ``TableError`` where it has ended, or is another's."""
    row = await transaction.row("SELECT * FROM exercises WHERE id = ? AND user_id = ?", exercise_id, user_id)
    if row is None:
        raise TableError("exercise-gone")
    return _read(row)


async def keep_steps(transaction: Transaction, exercise: Exercise, steps: tuple[str, ...]) -> Exercise:
    """Replaces what is planned. Raises ``TableError`` where the exercise has moved on."""
    await _check(transaction, exercise)
    await transaction.run("UPDATE exercises SET steps = ? WHERE id = ?", _written(steps), exercise.id)
    return msgspec.structs.replace(exercise, steps=steps)


async def move_on(
    transaction: Transaction, exercise: Exercise, position: dict[str, Any], seat: int, stage: int
) -> Exercise:
    """Sets the next stage, with nothing planned. Raises ``TableError`` where that has been done already."""
    await _check(transaction, exercise)
    version = exercise.version + 1
    await transaction.run(
        "UPDATE exercises SET position = ?, seat = ?, stage = ?, version = ?, steps = '[]' WHERE id = ?",
        _written(position), seat, stage, version, exercise.id,
    )  # fmt: skip
    return msgspec.structs.replace(exercise, position=position, seat=seat, stage=stage, version=version, steps=())


async def end(transaction: Transaction, exercise: Exercise) -> None:
    """Takes the exercise away. Raises ``TableError`` where it has moved on."""
    await _check(transaction, exercise)
    await transaction.run("DELETE FROM exercises WHERE id = ?", exercise.id)


async def _check(transaction: Transaction, exercise: Exercise) -> None:
    """Raises ``TableError`` where the exercise is not as it was."""
    now = await exercise_of(transaction, exercise.id, exercise.user_id)
    if now.version != exercise.version:
        raise TableError("exercise-moved-on")


def _written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(row: Row) -> Exercise:
    return Exercise(
        row["id"],
        row["user_id"],
        row["kind"],
        row["slug"],
        row["name"],
        row["stage"],
        row["version"],
        msgspec.json.decode(row["position"]),
        row["seat"],
        tuple(msgspec.json.decode(row["steps"])),
        row["begun_at"],
    )
