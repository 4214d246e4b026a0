"""A few tables that are played, and copied by rows as often as is wanted."""

import sqlite3
from pathlib import Path

from data.engines.migrations import migrations
from data.engines.shapes import shapes
from data.tables.tables import Tables
from rules.registry import GAMES
from tests.processes.stores import open_store
from tests.trials.benchmark.moves import new_game, play_on

BLOCK = 10
"""So many tables are played, and copied as one; the last of them still runs."""
PEOPLE = 1000
"""How far apart the ids of the people of two copies are."""
OWNERS = {"user_id", "host_id", "guild_id", "channel_id", "thread_id", "board_channel_id"}
"""Columns whose values are moved on by the copy: ids of people and of Discord."""
OWNED = {"tables", "people", "ratings"}
"""What is copied besides what has a column for the table it belongs to; intents are not."""


async def play_block(path: Path) -> None:
    """The tables that are copied: played to their end but for the last."""
    store = await open_store(path)
    tables = Tables(store, GAMES)
    for number in range(BLOCK):
        row = await new_game(tables, 2)
        await play_on(tables, row, 5 if number == BLOCK - 1 else None)
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    await store.write(
        lambda transaction: transaction.run(
            "UPDATE tables SET guild_id = 1, thread_id = CASE WHEN id % 4 > 0 THEN id END"
        )
    )
    await store.write(lambda transaction: transaction.run("UPDATE rating_history SET guild_id = 1"))
    await store.close()


def copy_up_to(path: Path, size: int) -> int:
    """Copies the first tables until there are so many; how many rows the log has then."""
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("PRAGMA synchronous = OFF")
    present = base.execute("SELECT MAX(host_id) / ? FROM tables", (PEOPLE,)).fetchone()[0] + 1
    copies = (present, size // BLOCK - 1)
    base.execute("BEGIN")
    for shape in shapes(migrations()[-1][0]):
        if shape.name == "outbox" or not ("table_id" in shape.columns or shape.name in OWNED):
            continue
        values = ", ".join(_moved_on(shape.name, column) for column in shape.columns)
        own = "id" if shape.name == "tables" else "table_id" if "table_id" in shape.columns else "0"
        base.execute(
            f"WITH RECURSIVE copy (n) AS (SELECT ? WHERE ? <= ? UNION ALL SELECT n + 1 FROM copy WHERE n < ?)"
            f" INSERT INTO {shape.name} ({', '.join(shape.columns)})"
            f" SELECT {values} FROM copy CROSS JOIN {shape.name} WHERE {own} <= {BLOCK}"
            + (f" AND user_id < {PEOPLE}" if own == "0" else ""),
            (copies[0], *copies, copies[1]),
        )
    base.execute("COMMIT")
    lines = base.execute("SELECT COUNT(*) FROM log").fetchone()[0]
    base.close()
    return int(lines)


def _moved_on(table: str, column: str) -> str:
    """What stands in a column of the copy number ``n``."""
    if column == "table_id" or (table, column) == ("tables", "id"):
        return f"{column} + n * {BLOCK}"
    return f"{column} + n * {PEOPLE}" if column in OWNERS else column
