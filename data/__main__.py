"""For whoever runs the bot. The database is the one of ``ZIGGURAT_DATABASE``, else the file in the folder ``--data``.

python -m data backup TARGET       writes a copy to a SQLite file, also while the bot runs
python -m data restore FILE        puts such a copy into a database that is empty
python -m data copy SOURCE TARGET  copies between a SQLite file and PostgreSQL, either way
python -m data reports             what people reported
"""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from data import copying
from data.engines import addresses
from data.settings import SettingsError, database
from data.store import Store, StoreError


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m data", description="Backups, copies and reports.")
    parser.add_argument("--data", type=Path, default=Path("var"), help="where the database is kept, if it is a file")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    backup = commands.add_parser("backup", help="a consistent copy, also while the bot runs")
    backup.add_argument("target", type=Path)
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", help="puts a backup into a database that is empty")
    restore.add_argument("file", type=Path)
    restore.set_defaults(run=_restore)
    copy = commands.add_parser("copy", help="copies a database to another, a SQLite file or PostgreSQL")
    copy.add_argument("source")
    copy.add_argument("target")
    copy.set_defaults(run=_copy)
    commands.add_parser("reports", help="what people reported").set_defaults(run=_reports)
    args, more = parser.parse_known_args(arguments)
    if more:  # not repeated: it may be an address, with its password
        parser.error("there are more arguments than this command takes")
    try:
        asyncio.run(args.run(args))
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


async def _backup(args: argparse.Namespace) -> None:
    store = await _open(args)
    try:
        await store.backup(args.target)
    finally:
        await store.close()
    print(f"Saved to {args.target}.")


async def _restore(args: argparse.Namespace) -> None:
    _tell(await copying.copy_between(args.file, _place(database(args.data, Path(".env")))))


async def _copy(args: argparse.Namespace) -> None:
    _tell(await copying.copy_between(_place(args.source), _place(args.target)))


def _tell(counts: dict[str, int]) -> None:
    rows = sum(counts.values())
    print(f"Copied {rows} rows of {len(counts)} tables and compared them: all are the same.")


async def _open(args: argparse.Namespace) -> Store:
    place = _place(database(args.data, Path(".env")))
    copying.must_exist(place)
    return await Store.open(place)


def _place(address: Path | str) -> Path | str:
    """Where a database is: a path as such. Raises ``StoreError`` for what is neither path nor address."""
    place = address if isinstance(address, Path) else addresses.parse(address)
    return place if isinstance(place, Path) else address


async def _reports(args: argparse.Namespace) -> None:
    store = await _open(args)
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
