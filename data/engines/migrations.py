"""The numbered migrations, which only go forward.

One file serves both engines as long as it says nothing but tables, columns, keys and indexes, in the words of SQLite:
:mod:`data.engines.dialect` knows the types by which PostgreSQL calls them. Where a step needs more than that, a file of
the same number in ``migrations/postgres`` takes its place there. PostgreSQL begins with the newest of the tables at the
time it came: that file holds the number of the last step of which there is no other.

A new version of the program is started beside the old one, which goes on working on the newer tables until it ends. So
a program also opens a database that was migrated further than it knows, as long as each of those steps says that it
may: by itself the one before may, and ``-- Works with V031`` in a file says that all from there on may. A step that
takes something away, or asks for what the one before does not give, says that only itself may.
"""

import re
from pathlib import Path

MIGRATIONS = Path(__file__).parent.parent / "migrations"
POSTGRES = MIGRATIONS / "postgres"
_WORKS = re.compile(r"^-- Works with V(\d{3})\b", re.MULTILINE)
_NAME = re.compile(r"V(\d{3})__(\w+)\.sql")


def migrations() -> list[tuple[int, Path]]:
    """The shipped migrations of SQLite by number, gapless from 1."""
    return _numbered(MIGRATIONS)


def postgres_migrations() -> list[tuple[int, Path]]:
    """Those of PostgreSQL: the first holds all tables as they stood then, and the others follow without a gap."""
    own = dict(_numbered(POSTGRES))
    first = min(own)
    return [(number, own.get(number, path)) for number, path in migrations() if number >= first]


def works_with(number: int, script: str) -> int:
    """The oldest version of the program that goes on working after this step."""
    said = _WORKS.search(script)
    return number - 1 if said is None else int(said[1])


def too_new(version: int, newest: int) -> str:
    """What is told where a database was migrated further than the program can work with."""
    return f"The database is of version {version}, newer than this program knows ({newest})."


def _numbered(folder: Path) -> list[tuple[int, Path]]:
    found = []
    for path in sorted(folder.glob("V*.sql")):
        match = _NAME.fullmatch(path.name)
        if match is None:
            raise ValueError(f"{path.name} is not named like a migration")
        found.append((int(match.group(1)), path))
    return found
