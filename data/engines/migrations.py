"""The numbered migrations, which only go forward.

One file serves both engines while it only has tables, columns, keys and indexes, in SQLite's words:
:mod:`data.engines.dialect` translates the types. A step that needs more has a file of the same number in
``migrations/postgres``, which replaces it there. PostgreSQL begins with all tables as they stood when it was added:
that file holds the number of the last step that has no other.

A new version of the program starts beside the old one, which keeps working on the newer tables until it ends. So a
program also opens a database migrated further than it knows, as long as each of those steps allows it. By default a
step allows the version just before; ``-- Works with V031`` in a file allows all from there on. A step that removes
something, or requires what the version before does not write, allows only its own.
"""

import os
import re
from pathlib import Path

MIGRATIONS = Path(__file__).parent.parent / "migrations"
POSTGRES = MIGRATIONS / "postgres"
_WORKS = re.compile(r"^-- Works with V(\d{3})\b", re.MULTILINE)
_NAME = re.compile(r"V(\d{3})__(\w+)\.sql")


def migrations() -> list[tuple[int, Path]]:
    """Those of SQLite by number, gapless from 1."""
    return _numbered(MIGRATIONS)


def postgres_migrations() -> list[tuple[int, Path]]:
    """Those of PostgreSQL: the first holds all tables as they stood then; the others follow without a gap."""
    own = dict(_numbered(POSTGRES))
    first = min(own)
    return [(number, own.get(number, path)) for number, path in migrations() if number >= first]


def works_with(number: int, script: str) -> int:
    """The oldest version of the program that still works after this step."""
    said = _WORKS.search(script)
    return number - 1 if said is None else int(said[1])


def too_new(version: int, newest: int) -> str:
    """The error for a database migrated further than the program can work with."""
    known = f"newer than this program knows ({newest})"
    return f"The database is of version {version}, {known}: start the version that made it so."


def _numbered(folder: Path) -> list[tuple[int, Path]]:
    found = []
    for name in sorted(name for name in os.listdir(folder) if name.endswith(".sql")):
        match = _NAME.fullmatch(name)
        if match is None:
            raise ValueError(f"{name} is not named like a migration")
        found.append((int(match.group(1)), folder / name))
    return found
