"""For the operator. The database is the one of ``ZIGGURAT_DATABASE``, else the file in the folder ``--data``.

python -m data backup TARGET       writes a copy to a SQLite file, also while the bot runs
python -m data restore FILE        puts such a copy into a database that is empty
python -m data copy SOURCE TARGET  copies between a SQLite file and PostgreSQL, either way; "-" is the database above
python -m data reports             what people reported
python -m data texts [LANG]        what other languages lack; English stands in for it. Of one language also what is
                                   left over, too long, or unlike its source
python -m data lessons             what is wrong with the lessons

Arguments show in the list of processes: put a PostgreSQL password in ZIGGURAT_DATABASE, in PGPASSWORD, or in the file
of PGPASSFILE (~/.pgpass).
"""

import argparse
import asyncio
import os
import signal
import sys
import time
import unicodedata
from datetime import UTC, datetime
from pathlib import Path

from babel import UnknownLocaleError

from data.engines import addresses, copying
from data.engines.store import StoreError
from data.settings import SettingsError, database
from data.teaching.lesson_checks import faults
from data.teaching.lessons import has_lesson
from data.texts.comparing import findings
from data.texts.missing import LOCALE, counted, gaps
from rules.registry import GAMES

_UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Unicode categories that are invisible and change how other characters show."""

EVERY = 5.0
"""Seconds between two progress lines."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    parser = argparse.ArgumentParser(prog="python -m data", description="Backups, copies, reports, texts, lessons.")
    told = "where the database is kept, if it is a file (var)"
    parser.add_argument("--data", type=Path, default=Path("var"), help=told)
    stored = argparse.ArgumentParser(add_help=False)  # behind a command it says the same
    stored.add_argument("--data", type=Path, default=argparse.SUPPRESS, help=told)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    backup = commands.add_parser("backup", parents=[stored], help="a consistent copy, also while the bot runs")
    backup.add_argument("target", type=Path)
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", parents=[stored], help="puts a backup into a database that is empty")
    restore.add_argument("file", type=Path)
    restore.set_defaults(run=_restore)
    copied = 'copies a database to another, a SQLite file or PostgreSQL; "-" is our own'
    copy = commands.add_parser("copy", parents=[stored], help=copied)
    copy.add_argument("source")
    copy.add_argument("target")
    copy.set_defaults(run=_copy)
    commands.add_parser("reports", parents=[stored], help="what people reported").set_defaults(run=_reports)
    commands.add_parser("lessons", help="what is wrong with the lessons").set_defaults(run=_lessons)
    texts = commands.add_parser("texts", help="what other languages lack, or all that is wrong with one")
    texts.add_argument("language", nargs="?", metavar="LANG", help="the name of its folder in data/locale: de")
    texts.set_defaults(run=_texts)
    args, more = parser.parse_known_args(arguments)
    if more:  # not repeated: it may be an address with a password
        parser.error("there are more arguments than this command takes")
    try:
        asyncio.run(args.run(args))
        sys.stdout.flush()
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left would be written at the end
        if not isinstance(error, BrokenPipeError):  # else the reader has what it wanted
            print(f"Not all of it could be written: {error.strerror}.", file=sys.stderr)
            return 1
    return 0


async def _backup(args: argparse.Namespace) -> None:
    await copying.backup(_own(args), args.target, _Progress())
    print(f"Saved to {args.target}.")


async def _restore(args: argparse.Namespace) -> None:
    _print_counts(await copying.copy_between(args.file, _own(args), _Progress()))


async def _copy(args: argparse.Namespace) -> None:
    source, target = (_own(args) if one == "-" else _place(one) for one in (args.source, args.target))
    _print_counts(await copying.copy_between(source, target, _Progress()))


class _Progress:
    """Prints progress now and then."""

    def __init__(self) -> None:
        self._printed_at = time.monotonic()

    def __call__(self, text: str) -> None:
        now = time.monotonic()
        if now - self._printed_at >= EVERY:
            self._printed_at = now
            print(text, file=sys.stderr, flush=True)


def _print_counts(counts: dict[str, int]) -> None:
    rows = sum(counts.values())
    print(f"Copied {rows} rows of {len(counts)} tables and compared them: all are the same.")


def _own(args: argparse.Namespace) -> Path | str:
    return _place(database(args.data, Path(".env")))


def _place(address: Path | str) -> Path | str:
    """The database's location: a path as such. Raises ``StoreError`` for what is neither path nor address."""
    place = address if isinstance(address, Path) else addresses.parse(address)
    return place if isinstance(place, Path) else address


async def _reports(args: argparse.Namespace) -> None:
    async with copying.opened(_own(args)) as source, source.snapshot() as reading:
        for row in await reading.rows("SELECT * FROM reports ORDER BY id"):
            when = datetime.fromtimestamp(row["at"], UTC).isoformat(timespec="minutes")
            print(f"# {row['id']}, {when}, table {row['table_id']} at version {row['version']}, by {row['user_id']}")
            for line in _plain(row["words"]).split("\n"):
                print(f"> {line}")  # marks lines that a user wrote
            if row["record"] is not None:
                print(_plain(row["record"].decode(errors="replace")))


async def _texts(args: argparse.Namespace) -> None:
    told = [gap.told for gap in gaps()] if args.language is None else _wrong_with(args.language)
    for line in told:
        print(line)
    if told and args.language is not None:
        print("{}: {:,} of {:,} texts and rules are there.".format(args.language, *counted(args.language)))
    if not told:
        print("Every language has every text and every rule." if args.language is None else "All is as it should be.")


def _wrong_with(language: str) -> list[str]:
    """Raises ``SettingsError`` for a language that has no folder."""
    known = sorted(path.name for path in LOCALE.iterdir() if path.is_dir())
    if language not in known:
        raise SettingsError(f"There is no folder data/locale/{language}. There are: {', '.join(known)}.")
    try:
        return [finding.told for finding in findings(language)]
    except (UnknownLocaleError, ValueError) as error:
        raise SettingsError(
            f"data/locale/{language} is named by no code of a language, such as de or pt-BR."
        ) from error


async def _lessons(_: argparse.Namespace) -> None:
    found = [fault for game in GAMES.values() if has_lesson(game.info.slug) for fault in faults(game)]
    for fault in found:
        print(fault)
    if not found:
        print("Every lesson can be played to its end, and has all its texts.")


def _plain(text: str) -> str:
    """A user's text, safe for a terminal: characters that move its cursor, colour it or reverse its lines are
    escaped."""
    return "".join(
        sign if sign in "\n\t" or unicodedata.category(sign) not in _UNSEEN else sign.encode("unicode_escape").decode()
        for sign in text
    )  # fmt: skip


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a backup leaves no half of it behind
    sys.exit(main())
