"""Each button, list and dialog has a verb, declared beside its handler."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.permissions.rows import PermissionRow
from rules.core.errors import TableError

Handler = Callable[[Context, Pressed], Awaitable[None]]
Dialog = Callable[[Context, Pressed], Awaitable[discord.ui.Modal | None]]


@dataclass(frozen=True)
class Verb:
    """What a custom id with this verb does, and who ``may`` use it. ``numbers`` is the count of its numbers: with
    another count it is not of this version. A ``private`` verb is acknowledged with a private answer, any other as
    an edit of the clicked message. A verb that ``selects`` needs selected or typed values. If ``dialog`` returns a
    dialog it is opened, and nothing else is done. A verb with ``itself`` acknowledges in its handler. A ``direct`` verb
    shows something, and is acknowledged by its answer if that is ready in a moment; what it spends or tells others, if
    anything, comes after :func:`cogs.base.answers.acknowledge`."""

    handle: Handler
    may: PermissionRow
    numbers: int = 1
    private: bool = False
    selects: bool = False
    itself: bool = False
    direct: bool = False
    dialog: Dialog | None = None


def at_table(act: Callable[[Context, int], Awaitable[None]]) -> Handler:
    """The handler of a verb that needs only its table."""

    async def handle(context: Context, press: Pressed) -> None:
        await act(context, press.table_id)

    return handle


def anywhere(act: Callable[[Context], Awaitable[None]]) -> Handler:
    """The handler of a verb without a table."""

    async def handle(context: Context, press: Pressed) -> None:
        await act(context)

    return handle


def of_its_moment(act: Handler) -> Handler:
    """The handler of a public button that, if the game has gone on since, says so with a link to the newest board."""

    async def handle(context: Context, press: Pressed) -> None:
        try:
            await act(context, press)
        except TableError as refusal:
            if refusal.reason != "stale":
                raise
            await answers.tell_stale(context, await context.services.tables.row(press.table_id))

    return handle


async def nothing_more(context: Context, press: Pressed) -> None:
    """The handler of a verb that only opens a dialog."""
