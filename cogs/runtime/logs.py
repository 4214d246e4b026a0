"""What is written to the log: one line an event, with its table, server and shard, and the process.

A traceback is for what nobody foresaw; everyday troubles are one line each. No secret is ever in a line: what a library
writes of addresses, tokens and rows of the database is cut out here.
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

from cogs.runtime.discord_errors import TOO_LATE
from data.engines.store import StoreError

DATABASE = "asyncpg.pool"
"""The logger that writes a traceback each time that the database is away."""
TERSE = ("discord.app_commands.tree", "discord.client", "discord.gateway", "discord.shard", "discord.state", DATABASE)
"""With those of discord.py that write one for a suggestion that came too late, and for every try to connect."""

EVERYDAY = (aiohttp.ClientError, OSError, discord.ConnectionClosed, discord.GatewayNotFound, StoreError)
FIELDS = ("table", "server", "tournament", "shard", "process")
"""What a line tells besides what has happened, as far as it is known."""

_NAMED = r"((?:password|token|authorization)['\"]?\s*[=:]\s*['\"]?)(?:Bot )?[^\s'\"&,]+"
_SECRETS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.~%-]+"), r"\1…"),  # with it an interaction is answered
    (re.compile(r"\b(postgres(?:ql)?://[^:@/?#\s]*:)[^@/?#\s]*@", re.IGNORECASE), r"\1…@"),
    (re.compile(_NAMED, re.IGNORECASE), r"\1…"),
    (re.compile(r"\b[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"), "…"),  # the token of a bot
    # PostgreSQL repeats the row that it refuses, with hands and seeds.
    (re.compile(r"\bDETAIL: .*?(?=\nHINT:|\n\n|\Z)", re.DOTALL), "DETAIL: …"),
)

_about: ContextVar[dict[str, int] | None] = ContextVar("about", default=None)


@contextlib.contextmanager
def about(**fields: int | None) -> Iterator[None]:
    """What is logged within, and in tasks that are begun within, concerns this; ``None`` is what is not known."""
    token = _about.set({**(_about.get() or {}), **_known(fields)})
    try:
        yield
    finally:
        _about.reset(token)


def also(**fields: int | None) -> None:
    """It has turned out that the piece of work that is under way concerns this as well."""
    found = _about.get()
    if found is not None:
        found.update(_known(fields))


def of_event(subject: object) -> dict[str, int | None]:
    """The server that something from Discord's gateway concerns. What happens in no server comes on shard 0."""
    if isinstance(subject, discord.Guild):
        return {"server": subject.id}
    server: int | None = getattr(subject, "guild_id", None) or getattr(getattr(subject, "guild", None), "id", None)
    return {"server": server, "shard": 0 if server is None and isinstance(subject, discord.Interaction) else None}


def _known(fields: dict[str, int | None]) -> dict[str, int]:
    return {name: value for name, value in fields.items() if value is not None}


class Lines(logging.Formatter):
    """The one way a line is written. ``process`` tells the number of this process among those of the database, 0 where
    it has none yet; ``shards`` is how many shards the bot has in all."""

    def __init__(self, *, for_machines: bool = False) -> None:
        super().__init__()
        self.process: Callable[[], int] = lambda: 0
        self.shards = 1
        self._for_machines = for_machines
        self._form = _json() if for_machines else logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        told = copy.copy(record)
        told.msg, told.args = scrubbed(record.getMessage()), ()
        if record.exc_info:
            told.exc_info, told.exc_text = None, scrubbed(self.formatException(record.exc_info))
        fields = self._fields()
        if self._for_machines:
            told.process = None
            told.__dict__.update(fields)
        else:
            told.msg = "".join([_on_one_line(told.msg), *(f" {name}={value}" for name, value in fields.items())])
            told.exc_text = told.exc_text and "    " + told.exc_text.replace("\n", "\n    ")
        return self._form.format(told)

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
    """The text without what is nobody's to read."""
    for secret, instead in _SECRETS:
        text = secret.sub(instead, text)
    return text


def _on_one_line(text: str) -> str:
    """What somebody has typed, or another program has said, must not look like a line of ours."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def write(level: str, *, for_machines: bool) -> Lines:
    """Sets up what is written to the error output, from ``level`` on."""
    lines = Lines(for_machines=for_machines)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(lines)
    logging.getLogger().addHandler(handler)
    logging.getLogger().setLevel(level)
    logging.getLogger("discord").setLevel(logging.WARNING)
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it writes every value down: cards, seeds, all of it
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns that it cannot speak by voice
    return lines


class Everyday(logging.Filter):
    """Takes the traceback from a record where the error is an everyday one, and names the error in its line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Lets every record pass."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and (record.name == DATABASE or is_everyday(error)):
            record.msg = f"{record.getMessage()}: {type(error).__name__}: {error}"
            record.args, record.exc_info, record.exc_text = (), None, None
            record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        return True


def is_everyday(error: BaseException) -> bool:
    """The net, Discord in trouble, a connection that was closed, an interaction that nobody waits for any more, a
    database that is away."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.code in TOO_LATE
    return isinstance(error, EVERYDAY)


def be_terse() -> None:
    """Sets this up; any number of times."""
    for name in TERSE:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Everyday) for known in logger.filters):
            logger.addFilter(Everyday())
