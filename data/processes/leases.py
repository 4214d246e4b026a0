"""Leases: what only one process does, and which one that is.

A lease lasts as long as the process that holds it (:mod:`data.processes.processes`). A write that only the holder may
make calls :func:`still` in the same transaction: a process that was suspended, and resumes when another holds the
lease, fails there. Each change of holder increments the epoch, so that a lease that was lost and taken back is another
one.
"""

from collections.abc import Collection, Iterable

import msgspec

from data.engines.store import Store, Transaction
from data.processes.processes import SILENCE

LONGEST = 1800.0
"""The most seconds to wait for an identify; a later booking comes from a wrong clock."""


class LeaseLost(Exception):
    """Another process holds the lease by now, or this one was given up: nothing is written."""


class Lease(msgspec.Struct, frozen=True):
    """A task that one process alone does. ``mark`` is what was done last, by any holder."""

    name: str
    holder: int
    epoch: int
    mark: str = ""


async def take(transaction: Transaction, name: str, me: int, now: float) -> Lease | None:
    """The lease, where this process holds it or no living process does; else ``None``."""
    return await _take(
        transaction, name, me,
        "leases.holder IS NULL OR leases.holder = excluded.holder"
        " OR NOT EXISTS (SELECT 1 FROM processes WHERE id = leases.holder AND beat_at > ?)",
        now - SILENCE,
    )  # fmt: skip


async def take_if_free(store: Store, name: str, me: int) -> Lease | None:
    """:func:`take` for repeated attempts: writes nothing where another process holds it."""
    now = store.now()
    if await holder(store.reading, name, now) not in (None, me):
        return None
    return await store.write_aside(lambda it: take(it, name, me, now))


async def seize(transaction: Transaction, name: str, me: int) -> Lease:
    """Takes the lease from its holder."""
    lease = await _take(transaction, name, me, "1 = 1")
    if lease is None:
        raise AssertionError("a lease can always be taken")
    return lease


async def inherit(transaction: Transaction, name: str, me: int, now: float) -> Lease | None:
    """Takes the lease from an older process; ``None`` where a living one holds it that began later."""
    return await _take(
        transaction, name, me,
        "NOT EXISTS (SELECT 1 FROM processes later JOIN processes own ON own.id = excluded.holder"
        " WHERE later.id = leases.holder AND later.beat_at > ? AND later.begun_at > own.begun_at)",
        now - SILENCE,
    )  # fmt: skip


async def _take(transaction: Transaction, name: str, me: int, condition: str, *values: float) -> Lease | None:
    row = await transaction.row(
        "INSERT INTO leases (name, holder, epoch) VALUES (?, ?, 1) ON CONFLICT (name) DO UPDATE SET"
        " epoch = leases.epoch + CASE WHEN leases.holder = excluded.holder THEN 0 ELSE 1 END, holder = excluded.holder"
        f" WHERE {condition} RETURNING epoch, mark",
        name, me, *values,
    )  # fmt: skip
    return None if row is None else Lease(name, me, row["epoch"], row["mark"])


async def still(transaction: Transaction, lease: Lease) -> None:
    """Ensures that the lease is held until the transaction ends. Raises ``LeaseLost``."""
    await keep_mark(transaction, lease, lease.mark)


async def keep_mark(transaction: Transaction, lease: Lease, mark: str) -> Lease:
    """Records what was done last. Raises ``LeaseLost``."""
    if not await transaction.run(
        "UPDATE leases SET mark = ? WHERE name = ? AND holder = ? AND epoch = ?"
        " AND EXISTS (SELECT 1 FROM processes WHERE id = ?)",
        mark, lease.name, lease.holder, lease.epoch, lease.holder,
    ):  # fmt: skip
        raise LeaseLost(lease.name)
    return msgspec.structs.replace(lease, mark=mark)


async def release(transaction: Transaction, leases: Iterable[Lease]) -> None:
    """Releases those that are still held."""
    await transaction.many(
        "UPDATE leases SET holder = NULL WHERE name = ? AND holder = ? AND epoch = ?",
        [(lease.name, lease.holder, lease.epoch) for lease in leases],
    )


async def held_by_others(reading: Transaction, names: Collection[str], me: int, now: float) -> set[str]:
    """Those of the names whose lease another living process holds."""
    rows = await reading.rows(
        "SELECT l.name FROM leases l JOIN processes p ON p.id = l.holder WHERE l.holder <> ? AND p.beat_at > ?",
        me, now - SILENCE,
    )  # fmt: skip
    return {row["name"] for row in rows} & set(names)


async def without_holder(reading: Transaction, names: Collection[str], now: float) -> list[str]:
    """Those of the names whose lease no living process holds, in order."""
    rows = await reading.rows(
        "SELECT l.name FROM leases l JOIN processes p ON p.id = l.holder WHERE p.beat_at > ?", now - SILENCE
    )
    held = {row["name"] for row in rows}
    return [name for name in names if name not in held]


async def holder(reading: Transaction, name: str, now: float) -> int | None:
    """The living process that holds the lease; ``None`` where none does."""
    row = await reading.row(
        "SELECT l.holder FROM leases l JOIN processes p ON p.id = l.holder WHERE l.name = ? AND p.beat_at > ?",
        name, now - SILENCE,
    )  # fmt: skip
    return None if row is None else int(row["holder"])


async def mark_of(reading: Transaction, name: str) -> str:
    """What was done last under the lease of this name."""
    row = await reading.row("SELECT mark FROM leases WHERE name = ?", name)
    return "" if row is None else str(row["mark"])


async def book(transaction: Transaction, bucket: int, now: float, spacing: float) -> float:
    """Books the next identify of a bucket, ``spacing`` seconds long; returns when it begins."""
    (row,) = await transaction.rows(
        "INSERT INTO identify_buckets (bucket, free_at) VALUES (?, ?) ON CONFLICT (bucket) DO UPDATE SET free_at ="
        " CASE WHEN identify_buckets.free_at > ? AND identify_buckets.free_at < ? THEN identify_buckets.free_at + ?"
        " ELSE excluded.free_at END RETURNING free_at",
        bucket, now + spacing, now, now + LONGEST, spacing,
    )  # fmt: skip
    return float(row["free_at"]) - spacing
