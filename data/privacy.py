"""What is stored about a person: exported as one document, and erased.

Other players' games stay whole: there the erased player has no id, and is named by the seat ("Player A").
"""

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

import msgspec

from data.engines.store import Transaction
from data.history import imports
from data.matchmaking import matches
from data.people.people import GONE
from data.tables import participants
from data.tables.tables import Tables
from data.tournaments import tournaments

THEIR_OWN: tuple[tuple[str, str], ...] = (
    ("people", "user_id"),
    ("ratings", "user_id"),
    ("rating_history", "user_id"),
    ("vacations", "user_id"),
    ("activity_hours", "user_id"),
    ("presence", "user_id"),
    ("premove_drafts", "user_id"),
    ("hints", "user_id"),
    ("puzzle_scores", "user_id"),
    ("puzzles_given", "user_id"),
    ("exercises", "user_id"),
    ("reviews", "user_id"),
    ("page_keys", "user_id"),
    ("activities", "user_id"),
    ("searches", "user_id"),
    ("matched", "user_id"),
    ("outbox", "user_id"),
    ("avoids", "user_id"),
    ("offers", "user_id"),
    ("reports", "user_id"),
    ("notified", "user_id"),
    ("pending_turns", "user_id"),
    ("invitations", "user_id"),
    ("spectators", "user_id"),
    ("imports", "user_id"),
    ("notes", "user_id"),
    ("practice", "user_id"),
    ("rings", "user_id"),
    ("spent", "user_id"),
    ("direct_places", "user_id"),
)
"""Rows about one person, by table and column: exported as they are, and deleted."""

OF_OTHERS: tuple[tuple[str, str], ...] = (("avoids", "avoided_id"), ("offers", "asked_by"), ("outbox", "reader"))
"""Rows of others that mention the person: deleted, not exported."""

IN_GAMES: tuple[tuple[str, str], ...] = (
    ("seats", "user_id"),
    ("results", "user_id"),
    ("tables", "host_id"),
    ("entrants", "user_id"),
    ("tournaments", "host_id"),
    ("daily_puzzles", "user_id"),
)
"""Rows of games, tournaments and servers: exported, and kept without the person."""

TOPICS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("settings", ("people", "vacations", "activity_hours", "practice")),
    ("games", ("tables", "seats", "results", "presence", "offers", "direct_places")),
    ("ratings", ("ratings", "rating_history")),
    ("plans", ("premove_drafts", "notes")),
    ("learning", ("hints", "exercises", "reviews", "puzzle_scores", "puzzles_given")),
    ("others", ("searches", "matched", "avoids", "invitations", "spectators")),
    ("tournaments", ("tournaments", "entrants")),
    ("messages", ("outbox", "rings", "notified", "pending_turns", "spent")),
    ("page", ("page_keys", "activities")),
    ("given", ("reports", "imports", "daily_puzzles")),
)
"""What is stored, by what it is for: the names of the topics, as people read of them, and their tables."""

_NAMED = ("who", "by")
"""The fields of what is queued that hold names."""


async def everything(transaction: Transaction, user_id: int) -> dict[str, Any]:
    """All that is stored about a person, by table; of their games what is kept of the seat. Times are in seconds since
    the epoch. What the log of a game holds is in its record."""
    found: dict[str, Any] = {}
    for table, column in (*THEIR_OWN, *IN_GAMES):
        columns = "id, slug, status, made_at" if table == "tables" else "*"
        rows = await transaction.rows(f"SELECT {columns} FROM {table} WHERE {column} = ?", user_id)
        found[table] = [
            {name: value for name, value in dict(row).items() if not isinstance(value, bytes)} for row in rows
        ]
    return found


async def tables_of(transaction: Transaction, user_id: int) -> list[int]:
    """The games that the person plays, ever played, or hosts, and those to which they are still to be called."""
    rows = await transaction.rows(
        "SELECT id FROM tables WHERE host_id = ? OR id IN (SELECT table_id FROM seats WHERE user_id = ?)"
        " OR INSTR(snapshot, ?) > 0 OR id IN (SELECT table_id FROM outbox WHERE payload LIKE ?)",
        user_id, user_id, str(user_id).encode(), f"%{user_id}%",
    )  # fmt: skip
    return [int(row["id"]) for row in rows]


async def erase(
    tables: Tables, user_id: int, alias_of: Callable[[int], str], now: float, written_as: Callable[[str], str] = str
) -> None:
    """Erases a person who is in no lobby and no running game of those that are known. ``alias_of`` names the erased
    player of a seat; ``written_as`` makes of a name what stands in the files of games.

    Each game, and every few files, in a transaction of its own, so that other work does not wait for all of them; the
    person's own rows come last, so that an interrupted run can be repeated.
    """
    store = tables.store
    await store.write(lambda transaction: matches.stop(transaction, user_id, now))
    names = await _names(store.reading, user_id)
    games = await tables_of(store.surveying, user_id)
    channels = await _direct_messages(store.reading, user_id)
    known_names = set(names)
    for table_id in games:
        known_names |= await _former_names(store.surveying, table_id, user_id, names)
    await imports.forget(store, known_names | {written_as(name) for name in known_names})
    for table_id in games:
        await _take_out(tables, table_id, user_id, names, alias_of, channels)

    async def work(transaction: Transaction) -> None:
        await transaction.many(
            "UPDATE tables SET channel_id = ? WHERE channel_id = ? AND thread_id IS NULL",
            [(GONE, channel_id) for channel_id in channels],
        )
        await _leave_threads(transaction, user_id, now)
        for table, column in (*THEIR_OWN, *OF_OTHERS):
            await transaction.run(f"DELETE FROM {table} WHERE {column} = ?", user_id)
        for table in ("results", "daily_puzzles"):
            await transaction.run(f"UPDATE {table} SET user_id = NULL WHERE user_id = ?", user_id)
        await tournaments.forget(transaction, user_id, GONE, alias_of)

    await store.write(work)


async def _leave_threads(transaction: Transaction, user_id: int, now: float) -> None:
    """The person is a guest at no lobby and no running game any more, and is removed from the threads."""
    for row in await transaction.rows(
        "SELECT id FROM tables WHERE thread_id IS NOT NULL AND status IN ('lobby', 'running') AND id IN"
        " (SELECT table_id FROM spectators WHERE user_id = ? UNION SELECT table_id FROM invitations WHERE user_id = ?)",
        user_id, user_id,
    ):  # fmt: skip
        await participants.member_left(transaction, row["id"], user_id, now)


async def _direct_messages(transaction: Transaction, user_id: int) -> list[int]:
    """The channels of the person's direct messages with the bot, by which Discord tells the bot whose they are."""
    rows = await transaction.rows(
        "SELECT dm_channel_id AS id FROM people WHERE user_id = ? AND dm_channel_id IS NOT NULL"
        " UNION SELECT channel_id FROM direct_places WHERE user_id = ? UNION SELECT sent.channel_id FROM seats held"
        " JOIN hands sent ON sent.table_id = held.table_id AND sent.seat = held.seat WHERE held.user_id = ?",
        user_id, user_id, user_id,
    )  # fmt: skip
    return [int(row["id"]) for row in rows]


async def _take_out(
    tables: Tables,
    table_id: int,
    user_id: int,
    names: set[str],
    alias_of: Callable[[int], str],
    channels: Sequence[int],
) -> None:
    """Erases the person from one game, with the hands in their ``channels``, and drops its caches."""

    async def work(transaction: Transaction) -> None:
        await transaction.many(
            "DELETE FROM hands WHERE table_id = ? AND channel_id = ?",
            [(table_id, channel_id) for channel_id in channels],
        )
        await _erase_from_game(transaction, table_id, user_id, names, alias_of)
        tables.look_again([table_id])

    await tables.store.write(work, table_id)
    tables.look_again([table_id])


async def _former_names(transaction: Transaction, table_id: int, user_id: int, names: Container[str]) -> set[str]:
    """The names under which a person has come to a game, and left it."""
    entries = await transaction.rows(
        "SELECT number, entry FROM log WHERE table_id = ? AND (INSTR(entry, ?) > 0 OR INSTR(entry, ?) > 0)"
        " ORDER BY number",
        table_id, *(f'"kind":"{kind}"'.encode() for kind in _CHANGES),
    )  # fmt: skip
    seats = await transaction.rows("SELECT seat, user_id FROM seats WHERE table_id = ?", table_id)
    log = {row["number"]: msgspec.json.decode(row["entry"]) for row in entries}
    came = _came(log, {row["seat"]: row["user_id"] for row in seats}, names, user_id)
    former = {entry["former"]["name"] for entry in log.values() if _is(entry.get("former"), user_id)}
    return former | {log[number]["detail"] for number in came}


async def _names(transaction: Transaction, user_id: int) -> set[str]:
    """The names that the person ever had, as far as known."""
    rows = await transaction.rows(
        "SELECT name FROM people WHERE user_id = ? UNION SELECT name FROM seats WHERE user_id = ?"
        " UNION SELECT name FROM offers WHERE user_id = ?",
        user_id, user_id, user_id,
    )  # fmt: skip
    return {row["name"] for row in rows if row["name"]}


async def _erase_from_game(
    transaction: Transaction, table_id: int, user_id: int, names: set[str], alias_of: Callable[[int], str]
) -> None:
    """Erases the person from a game's seats, log, start and snapshot. Its version grows, so that no cache of it
    counts as the newest."""
    stored = await transaction.rows("SELECT number, entry FROM log WHERE table_id = ? ORDER BY number", table_id)
    log = {row["number"]: msgspec.json.decode(row["entry"]) for row in stored}
    seats = await transaction.rows("SELECT seat, user_id FROM seats WHERE table_id = ?", table_id)
    held = {row["seat"]: row["user_id"] for row in seats}
    came = _came(log, held, names, user_id)
    sat = [seat for seat, holder in held.items() if holder == user_id]
    sat += [entry["seat"] for entry in log.values() if _is(entry.get("former"), user_id)]
    alias = alias_of(sat[0]) if sat else ""

    def cleared(document: Any) -> Any:
        return _cleared(document, user_id, names, alias)

    without = {number: cleared(entry) for number, entry in log.items()}
    without |= {number: {**without[number], "detail": alias} for number in came}
    await transaction.many(
        "UPDATE log SET entry = ? WHERE table_id = ? AND number = ?",
        [
            (msgspec.json.encode(without[number]), table_id, number)
            for number, entry in log.items()
            if without[number] != entry
        ],
    )
    await transaction.run(
        "UPDATE seats SET user_id = ?, name = ? WHERE table_id = ? AND user_id = ?", GONE, alias, table_id, user_id
    )
    await transaction.run(
        "UPDATE tables SET version = version + 1, host_id = CASE WHEN host_id <> ? THEN host_id ELSE COALESCE("
        "(SELECT user_id FROM seats WHERE table_id = ? AND user_id <> ? ORDER BY seat LIMIT 1), ?) END WHERE id = ?",
        user_id, table_id, GONE, GONE, table_id,
    )  # fmt: skip
    await _clear_snapshots(transaction, table_id, cleared)
    await _clear_queue(transaction, table_id, user_id, cleared)


async def _clear_snapshots(transaction: Transaction, table_id: int, cleared: Callable[[Any], Any]) -> None:
    for row in await transaction.rows(
        "SELECT version, snapshot FROM tables WHERE id = ? AND snapshot IS NOT NULL", table_id
    ):
        stands = {**cleared(msgspec.json.decode(row["snapshot"])), "version": row["version"]}
        await transaction.run("UPDATE tables SET snapshot = ? WHERE id = ?", msgspec.json.encode(stands), table_id)
    for row in await transaction.rows("SELECT seat, version, snapshot FROM last_seen WHERE table_id = ?", table_id):
        stood = msgspec.json.encode(cleared(msgspec.json.decode(row["snapshot"])))
        await transaction.run(
            "UPDATE last_seen SET snapshot = ? WHERE table_id = ? AND seat = ? AND version = ?",
            stood, table_id, row["seat"], row["version"],
        )  # fmt: skip


async def _clear_queue(transaction: Transaction, table_id: int, user_id: int, cleared: Callable[[Any], Any]) -> None:
    """Clears what is queued for a game, and drops what is for the person. What removes them from its thread names them
    until it is sent: else Discord would not know whom to remove."""
    for row in await transaction.rows(
        "SELECT sent.id, sent.payload FROM outbox sent JOIN tables at ON at.id = sent.table_id"
        " WHERE at.id = ? AND (sent.kind <> 'member' OR at.thread_id IS NULL)",
        table_id,
    ):
        payload = msgspec.json.decode(row["payload"])
        if user_id in (payload.get("to"), payload.get("user")):
            await transaction.run("DELETE FROM outbox WHERE id = ?", row["id"])
        else:
            without = msgspec.json.encode(cleared(payload)).decode()
            await transaction.run("UPDATE outbox SET payload = ? WHERE id = ?", without, row["id"])


_CHANGES = ("substitute", "vanish")
"""The kinds of entries in which a seat changes hands."""


def _came(log: dict[int, Any], held: Mapping[int, int | None], names: Container[str], user_id: int) -> list[int]:
    """The numbers of the entries in which a person has taken over a seat, and which tell how they were called then.
    ``held`` are the present holders. Logs of earlier versions do not say whom the next one followed: there one of their
    ``names`` is theirs."""
    holders, found = dict(held), list[int]()
    for number, entry in reversed(log.items()):
        if entry["kind"] not in _CHANGES:
            continue
        seat = entry["seat"]
        theirs = holders[seat] == user_id if seat in holders else entry["detail"] in names
        if theirs and entry["kind"] == "substitute":
            found.append(number)
        holders.pop(seat, None)
        if entry.get("former") is not None:
            holders[seat] = entry["former"]["user_id"]
    return found


def _is(holder: Any, user_id: int) -> bool:
    """Whether a stored holder of a seat is this person."""
    return isinstance(holder, dict) and holder.get("user_id") == user_id


def _cleared(document: Any, user_id: int, names: Container[str], alias: str) -> Any:
    """A stored document without a person: their id becomes ``GONE``, and their name the alias. Others may be called
    the same: a name is theirs where their id stands beside it, and in what is queued, which names nobody by an id."""
    if isinstance(document, dict):
        without = {
            key: alias if key in _NAMED and value in names else _cleared(value, user_id, names, alias)
            for key, value in document.items()
            if key != str(user_id)
        }
        return {**without, "name": alias} if _is(document, user_id) else without
    if isinstance(document, list):
        return [_cleared(value, user_id, names, alias) for value in document if value != user_id]
    return GONE if document == user_id else document
