"""Where a database is: the path of a file, or the address of a PostgreSQL server."""

import os
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qsl, unquote

from data.engines.store import StoreError

_HOST = r"(?:[^:@/?#,\[\]]*|\[[0-9a-f:.]+\])(?::\d+)?"
_ADDRESS = re.compile(
    r"postgres(?:ql)?://"
    r"(?:(?P<user>[^:@/?#]*)(?::[^:@/?#]*)?@)?"
    rf"(?P<hosts>{_HOST}(?:,{_HOST})*)"
    r"(?:/(?P<name>[^@/?#]*))?"
    r"(?:\?(?P<query>[^#@]*))?"
)
_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*://", re.IGNORECASE)
FORM = "postgresql://user:password@host:port/database"


@dataclass(frozen=True)
class Server:
    """A PostgreSQL database. ``dsn`` is its whole address and may hold a password, so it is never shown; ``name`` is
    the address without it."""

    dsn: str
    name: str

    def __repr__(self) -> str:
        return self.name


def parse(text: str) -> Path | Server:
    """Parses a database address. Raises ``StoreError`` for what is neither path nor address, without quoting it: a
    password may be anywhere in it."""
    if not text.lower().startswith("postgres") or ":" not in text:
        if _SCHEME.match(text):
            raise StoreError(f"The database is a file, named by its path, or has an address like {FORM}.")
        return Path(text)
    match = _ADDRESS.fullmatch(text)
    if match is None or any(sign.isspace() for sign in text):
        raise StoreError(
            f"The address of the database is not of the form {FORM};"
            " in user and password the signs @ : / ? # are written %40 %3A %2F %3F %23."
        )
    query = dict(parse_qsl(match["query"] or ""))
    own = re.findall(r":(\d+)(?=,|$)", match["hosts"])
    ports = own or (query.get("port") or os.environ.get("PGPORT") or "5432").split(",")
    if not all(port.isdecimal() and 0 < int(port) <= 65535 for port in ports):
        raise StoreError("The port of the database, in its address or in PGPORT, is a number from 1 to 65535.")
    where = match["hosts"] or query.get("host", "")
    user = unquote(match["user"] or query.get("user", ""))
    database = unquote(str(match["name"] or query.get("database", query.get("dbname", ""))))
    shown = f"postgresql://{user}@{where}" if user else f"postgresql://{where}"
    return Server(text, f"{shown}/{database}")
