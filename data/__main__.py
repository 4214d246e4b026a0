"""For whoever runs the bot.

python -m data backup TARGET [--data DIR]
python -m data reports [--data DIR]
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from data.engines.sqlite import SqliteStore
from data.store import BUSY_MS, Store, StoreError


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m data", description="Backups and reports.")
    parser.add_argument("--data", type=Path, default=Path("var"), help="where the database is kept")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    backup = commands.add_parser("backup", help="a consistent copy, also while the bot runs")
    backup.add_argument("target", type=Path)
    backup.set_defaults(run=_backup)
    commands.add_parser("reports", help="what people reported").set_defaults(run=_reports)
    args = parser.parse_args(arguments)
    database = args.data / "ziggurat.sqlite3"
    if not database.exists():
        print(f"There is no database at {database}.", file=sys.stderr)
        return 1
    try:
        asyncio.run(args.run(args, database))
    except StoreError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _backup(args: argparse.Namespace, database: Path) -> None:
    store = await SqliteStore.connect(database, BUSY_MS)
    try:
        await store.backup(args.target)
    finally:
        await store.close()
    print(f"Saved to {args.target}.")


async def _reports(args: argparse.Namespace, database: Path) -> None:
    store = await Store.open(database)
    try:
        for row in await store.reading.rows("SELECT * FROM reports ORDER BY id"):
            when = datetime.fromtimestamp(row["at"], UTC).isoformat(timespec="minutes")
            print(f"# {row['id']}, {when}, table {row['table_id']} at version {row['version']}, by {row['user_id']}")
            print(row["words"])
            if row["record"] is not None:
                print(row["record"].decode())
    finally:
        await store.close()


if __name__ == "__main__":
    sys.exit(main())
