"""What the log says of everyday troubles: one line each. A traceback is for what nobody foresaw."""

import logging

import aiohttp
import discord

from cogs.delivery.codes import TOO_LATE

DATABASE = "asyncpg.pool"
"""The logger that writes a traceback each time that the database is away."""
TERSE = ("discord.app_commands.tree", "discord.client", DATABASE)
"""With those of discord.py that write one for a suggestion that came too late, and for every try to connect."""


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
    """The net, Discord in trouble, a connection that was closed, an interaction that nobody waits for any more."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.code in TOO_LATE
    return isinstance(error, (aiohttp.ClientError, OSError, discord.ConnectionClosed, discord.GatewayNotFound))


def be_terse() -> None:
    """Sets this up; any number of times."""
    for name in TERSE:
        logger = logging.getLogger(name)
        if not any(isinstance(known, Everyday) for known in logger.filters):
            logger.addFilter(Everyday())
