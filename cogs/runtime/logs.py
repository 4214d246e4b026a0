"""The log: one line an event, with its table, server and shard, and the process.

Only unexpected errors have a traceback; everyday ones are one line. No line holds a secret: addresses, tokens and
rows of the database in the lines of libraries are cut out here.
"""

import contextlib
import copy
import logging
import re
import sys
from collections.abc import Callable, Iterator
from contextvars import ContextVar

import aiohttp
import discord

from cogs.runtime.discord_errors import DELETED, TOO_LATE
from data.engines.store import StoreError

DATABASE = "asyncpg.pool"
"""The logger that writes a traceback whenever the database is unreachable."""
PAGES = "aiohttp.server"
"""The logger that writes one for whatever comes to a port and is no HTTP."""
TERSE = (
    *("discord.app_commands.tree", "discord.client", "discord.gateway", "discord.shard", "discord.state"),
    *(DATABASE, PAGES),
)
"""Also those of discord.py that write one for a late completion, and for every attempt to connect."""

EVERYDAY = (
    *(aiohttp.ClientError, aiohttp.http.HttpProcessingError, OSError),
    *(discord.ConnectionClosed, discord.GatewayNotFound, StoreError),
)
FIELDS = ("table", "server", "tournament", "shard", "process")
"""The fields of a line, as far as they are known."""

_NAMED = r"((?:password|token|authorization)['\"]?\s*[=:]\s*['\"]?)(?:Bot )?[^\s'\"&,]+"
_SECRETS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+"), r"\1…"),  # it answers an interaction
    (re.compile(r"\b(postgres(?:ql)?://[^:@/?#\s]*:)[^@/?#\s]*@", re.IGNORECASE), r"\1…@"),
    (re.compile(_NAMED, re.IGNORECASE), r"\1…"),
    (re.compile(r"\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),  # the token of a bot
    # PostgreSQL repeats the row that it refuses, with hands and seeds.
    (re.compile(r"\bDETAIL: .*?(?=\nHINT:|\n\n|\Z)", re.DOTALL), "DETAIL: …"),
)

_about: ContextVar[dict[str, int] | None] = ContextVar("about", default=None)


@contextlib.contextmanager
def about(**fields: int | None) -> Iterator[None]:
    """Fields of lines logged in the ``with`` block, and in tasks started there; ``None`` is unknown."""
    token = _about.set({**(_about.get() or {}), **_known(fields)})
    try:
        yield
    finally:
        _about.reset(token)


def also(**fields: int | None) -> None:
    """Adds fields to the current block."""
    found = _about.get()
    if found is not None:
        found.update(_known(fields))


def of_event(subject: object) -> dict[str, int | None]:
    """The server of an event of Discord's gateway. Events without a server arrive on shard 0."""
    if isinstance(subject, discord.Guild):
        return {"server": subject.id}
    server: int | None = getattr(subject, "guild_id", None) or getattr(getattr(subject, "guild", None), "id", None)
    return {"server": server, "shard": 0 if server is None and isinstance(subject, discord.Interaction) else None}


def _known(fields: dict[str, int | None]) -> dict[str, int]:
    return {name: value for name, value in fields.items() if value is not None}


class Lines(logging.Formatter):
    """The format of a line. ``process`` returns the number of this process in the database, 0 if it has none yet;
    ``shards`` is how many shards the bot has in all."""

    def __init__(self, *, for_machines: bool = False) -> None:
        super().__init__()
        self.process: Callable[[], int] = lambda: 0
        self.shards = 1
        self._for_machines = for_machines
        self._form = _json() if for_machines else logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        clean = copy.copy(record)
        clean.msg, clean.args = scrubbed(record.getMessage()), ()
        if record.exc_info:
            clean.exc_info, clean.exc_text = None, scrubbed(self.formatException(record.exc_info))
        fields = self._fields()
        if self._for_machines:
            clean.process = None
            clean.__dict__.update(fields)
        else:
            clean.msg = "".join([_on_one_line(clean.msg), *(f" {name}={value}" for name, value in fields.items())])
            clean.exc_text = clean.exc_text and "    " + clean.exc_text.replace("\n", "\n    ")
        return self._form.format(clean)

    def _fields(self) -> dict[str, int]:
        found = dict(_about.get() or {})
        if "server" in found:
            found.setdefault("shard", (found["server"] >> 22) % self.shards)
        found |= _known({"process": self.process() or None})
        return {name: found[name] for name in FIELDS if name in found}


def _json() -> logging.Formatter:
    from pythonjsonlogger.json import JsonFormatter  # for those who ask for it

    names = {"timestamp": "time", "levelname": "level", "name": "logger", "exc_info": "traceback"}
    return JsonFormatter(
        ["levelname", "name", "message", "process"], timestamp=True, rename_fields=names, json_ensure_ascii=False
    )


def scrubbed(text: str) -> str:
    """The text without secrets."""
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


def _on_one_line(text: str) -> str:
    """Typed text, or the output of another program, must not look like another line."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def write(level: str, *, for_machines: bool) -> Lines:
    """Sets up logging to the error output, from ``level`` on."""
    lines = Lines(for_machines=for_machines)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(lines)
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(level)
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it logs every value: cards, seeds, everything
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns about missing voice support
    return lines


class Everyday(logging.Filter):
    """Replaces the traceback of an everyday error by its name in the line."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and (record.name == DATABASE or is_everyday(error)):
            record.msg = f"{record.getMessage()}: {type(error).__name__}: {error}"
            record.args, record.exc_info, record.exc_text = (), None, None
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        return True


def is_everyday(error: BaseException) -> bool:
    """Network errors, Discord in trouble, a closed connection, an expired interaction, an unreachable database, a
    request that is no HTTP; and a place or message that members have deleted."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.code in TOO_LATE or error.code in DELETED
    return isinstance(error, EVERYDAY)


def be_terse() -> None:
    """Installs the filter; repeatable."""
    for name in TERSE:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Everyday) for known in logger.filters):
            logger.addFilter(Everyday())
