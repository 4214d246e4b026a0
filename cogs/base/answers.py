"""One way to answer every interaction: acknowledged at once, by the answer itself where it is ready, and with one clear
sentence on any failure."""

import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.base import emoji, failures, layout
from cogs.base.context import Context, Interaction
from cogs.base.services import jump_link, place_link
from cogs.runtime.acknowledgement import Acknowledgement
from cogs.runtime.discord_errors import ALREADY_ACKNOWLEDGED, TOO_LATE, UNFILLABLE
from cogs.runtime.fair_queue import acting
from data.engines.store import StoreError, StoreUnsure, counting
from data.processes.processes import ClaimLost
from data.tables.table_row import TableRow
from data.tables.tables import Repeated
from render.kit.renderer import Drawing
from render.words.text import Texts
from rules.core.errors import RulesError

NOBODY = discord.AllowedMentions.none()
ACKNOWLEDGED, DUE, UPDATE = "acknowledged", "due", "update"
PUBLIC, SHARED, LAYOUT, HELD, ANEW = "public", "shared", "layout", "held", "anew"
"""Marks of an interaction: its acknowledgement arrived but the response was lost; that is still due; the answer fills
the clicked message; a new answer is public, and empty yet; the message it fills is visible to others; that message
uses layout components; what is released once it is answered; the message that stands in for one that cannot be filled,
``None`` until it is sent."""
LARGE, SMALL, ITEM = "### ", "-# ", "- "
"""Discord's mark-up for a large line, a small line, and an item of a list."""
RETRIES = 2
LONGEST = 2000
"""Characters of a message, Discord's limit."""
T = TypeVar("T")
V = TypeVar("V", bound=discord.ui.View | discord.ui.LayoutView)

_log = logging.getLogger("ziggurat.answers")


class Elsewhere(Exception):
    """The interaction was delivered to another process as well, which handles it: nothing is done here."""


def printed(context: Context, text: str) -> str:
    """A private answer as the user prefers to read it: in large print, if the message has room."""
    large = enlarged(text) if context.taste.large else text
    return large if len(large) <= LONGEST else text


def enlarged(text: str) -> str:
    """The text in large print: each line is a heading; headings hold no lists."""
    lines = [line.removeprefix(SMALL).removeprefix(LARGE).removeprefix(ITEM) for line in text.splitlines()]
    return "\n".join(LARGE + line if line.strip() else line for line in lines)


async def defer(context: Context, *, update: bool = False, public: bool = False) -> None:
    """Acknowledges at once: with a "thinking" answer, or silently when the message itself will change. Then waits
    for a free place among the handlers."""
    if context.interaction.response.is_done() or DUE in context.interaction.extras:
        return
    update = update and context.interaction.message is not None  # a dialog may outlast the message that opened it
    _mark(context, update, public)
    await _acknowledge(context, update, public)
    await _take_place(context)


async def begin(context: Context, *, update: bool = False) -> None:
    """Like :func:`defer`, for what changes nothing for others: the answer is the acknowledgement, unless it takes
    longer than a moment. That saves a request, and the user one way to Discord and back. Where answers take long to
    arrive it is acknowledged at once; so it is by each of several processes, and Discord decides which of them has the
    interaction."""
    if context.services.store.is_shared or not context.services.uplink.is_quick:
        await defer(context, update=update)
        return
    update = update and context.interaction.message is not None
    _mark(context, update, public=False)
    context.interaction.extras[DUE] = Acknowledgement(lambda: _acknowledge(context, update, public=False))
    await _take_place(context)


async def acknowledge(context: Context) -> None:
    """Sends the acknowledgement that is still due. Call before something changes for others: an interaction that
    Discord does not know any more changes nothing."""
    due = _take_due(context)
    if due is not None:
        await due.send_now()


async def _is_acknowledged(context: Context) -> bool:
    """Whether it was acknowledged; one that is due is not sent any more."""
    due = _take_due(context)
    if due is not None:
        await due.settle()
    return context.interaction.response.is_done() or bool(context.interaction.extras.get(ACKNOWLEDGED))


def _mark(context: Context, update: bool, public: bool) -> None:
    extras, message = context.interaction.extras, context.interaction.message
    extras[PUBLIC], extras[UPDATE] = public, update
    extras[SHARED] = public or (update and message is not None and not message.flags.ephemeral)
    extras[LAYOUT] = update and message is not None and message.flags.components_v2


def mark_filled(interaction: Interaction) -> None:
    """Its public answer shows something: an error that comes after this leaves it alone."""
    interaction.extras[PUBLIC] = False


async def _take_place(context: Context) -> None:
    """Waits for a free place among the handlers."""
    held: contextlib.AsyncExitStack | None = context.interaction.extras.pop(HELD, None)
    if held is not None:
        await held.enter_async_context(context.services.concurrency.place())


async def _acknowledge(context: Context, update: bool, public: bool) -> None:
    interaction = context.interaction
    try:
        if update:
            await insist(interaction.response.defer)
        else:
            await insist(lambda: interaction.response.defer(ephemeral=not public, thinking=True))
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        services = context.services
        if services.store.is_shared and services.callbacks.count(interaction.id) < 2:
            # Discord takes only one first answer, and so says which of the two has the interaction, at no cost.
            raise Elsewhere from error
        # Deliveries are handled once, so this was our own try: it arrived, and only the response was lost.
        interaction.extras[ACKNOWLEDGED] = True


async def insist(send: Callable[[], Awaitable[T]]) -> T:
    """Sends again if the connection broke before any response: idle connections are closed without notice."""
    for _ in range(RETRIES):
        with contextlib.suppress(aiohttp.ClientConnectionError):
            return await send()
    return await send()


def limited(text: str) -> str:
    """The text cut to what one message holds: better cut than unanswered."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


async def say(context: Context, text: str, view: discord.ui.View | None = None) -> None:
    """Sends a private text."""
    interaction = context.interaction
    shown: dict[str, Any] = {"view": detach(view)} if view is not None else {}
    text = limited(printed(context, text))
    if await _is_acknowledged(context):
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **shown)
    else:  # it may be the first request on a connection that was idle
        await insist(lambda: interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **shown))


async def show(
    context: Context, text: str, drawings: Sequence[Drawing] = (), view: discord.ui.View | None = None
) -> None:
    """Fills the deferred answer (or the clicked private message): words, pictures, controls."""
    shared = context.interaction.extras.get(SHARED)
    large = len(drawings) > 1 and not shared and context.taste.large
    if large or context.interaction.extras.get(LAYOUT):
        shown = layout.galleries(drawings) if large else [layout.gallery(drawings)] if drawings else []
        await show_layout(context, layout.plain_layout(text, shown, view), drawings)
        return
    await _fill(context, content=_limited_for(context, text), files=lambda: layout.files_of(drawings), view=view)


async def pictures_of(
    context: Context, row: TableRow, words: Texts, drawings: Sequence[Drawing], beside: Sequence[layout.Control]
) -> tuple[Sequence[layout.Control], Sequence[Drawing]]:
    """The pictures of a private layout as the user prefers to see them, and those of its files: in one gallery, or in
    large print, in parts that are each as wide as the message, where it has room for these ``beside`` its other
    controls."""
    if not context.interaction.extras.get(SHARED) and context.taste.large:
        services = context.services
        large = await services.pool.run(services.renderer(row).in_large_print, drawings, words)
        if layout.has_room(beside, len(large)):
            return layout.galleries(large), large
    return [layout.gallery(drawings)], drawings


async def show_layout(context: Context, view: discord.ui.LayoutView, drawings: Sequence[Drawing]) -> None:
    """Fills the deferred answer (or the clicked private message) with a layout of pictures."""
    if not context.interaction.extras.get(SHARED) and context.taste.large:
        layout.rewrite(view, enlarged)
    await _fill(context, content=None, files=lambda: layout.files_of(drawings), view=view)


async def show_file(
    context: Context,
    text: str,
    file: Callable[[], discord.File],
    view: discord.ui.View | None = None,
    *,
    picture: bool = False,
) -> None:
    """Fills the deferred answer with a file, or with an animated ``picture``. The file is opened anew for each try."""
    if context.interaction.extras.get(LAYOUT):
        shown = layout.file_item(file(), picture=picture)
        await _fill(context, content=None, files=lambda: [file()], view=layout.plain_layout(text, [shown], view))
        return
    await _fill(context, content=_limited_for(context, text), files=lambda: [file()], view=view)


async def _fill(
    context: Context,
    content: str | None,
    files: Callable[[], list[discord.File]],
    view: discord.ui.View | discord.ui.LayoutView | None,
) -> None:
    if isinstance(view, discord.ui.LayoutView):
        layout.limit(view)
    if view is not None:
        detach(view)

    async def fill() -> None:
        made = files()
        try:
            await _answer(context, content, made, view)
        finally:
            for file in made:  # discord.py closes those of an edit alone
                file.close()

    extras = context.interaction.extras
    try:
        await insist(fill)
    except discord.HTTPException as error:
        if error.code in UNFILLABLE and ANEW not in extras:
            extras[ANEW] = None
        elif view is not None and emoji.is_refused(error):
            context.services.emoji.forget()
            emoji.take_off(view)
        else:
            raise
        await insist(fill)
    if view is not None:
        layout.take_apart(view.walk_children())


async def _answer(
    context: Context,
    content: str | None,
    files: list[discord.File],
    view: discord.ui.View | discord.ui.LayoutView | None,
) -> None:
    """One try: the first answer, or an edit of the acknowledged one."""
    interaction, uplink = context.interaction, context.services.uplink
    if ANEW in interaction.extras:
        await _answer_anew(context, content, files, view)
        return
    if await _is_acknowledged(context):
        await interaction.edit_original_response(content=content, attachments=files, view=view, allowed_mentions=NOBODY)
        mark_filled(interaction)
        return
    began = time.monotonic()
    try:
        if interaction.extras.get(UPDATE):
            await interaction.response.edit_message(
                content=content, attachments=files, view=view, allowed_mentions=NOBODY
            )
        else:
            shown: dict[str, Any] = {} if view is None else {"view": view}
            await interaction.response.send_message(
                content, files=files, ephemeral=True, allowed_mentions=NOBODY, **shown
            )
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            uplink.took(math.inf if error.code in TOO_LATE else 0.0)
            raise
        interaction.extras[ACKNOWLEDGED] = True  # it arrived, and only the response was lost
    uplink.took(time.monotonic() - began)


async def _answer_anew(
    context: Context,
    content: str | None,
    files: list[discord.File],
    view: discord.ui.View | discord.ui.LayoutView | None,
) -> None:
    """One try where the message to be filled was deleted, or cannot be edited: in another private one, which further
    answers edit."""
    interaction = context.interaction
    standing: discord.WebhookMessage | None = interaction.extras[ANEW]
    if standing is not None:
        await standing.edit(content=content, attachments=files, view=view, allowed_mentions=NOBODY)
        return
    shown: dict[str, Any] = {} if view is None else {"view": view}
    if content is not None:
        shown["content"] = content
    if await _is_acknowledged(context):
        interaction.extras[ANEW] = await interaction.followup.send(
            files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True, **shown
        )
        mark_filled(interaction)
        return
    await interaction.response.send_message(files=files, ephemeral=True, allowed_mentions=NOBODY, **shown)
    del interaction.extras[ANEW]  # the answer is the original one now


def _limited_for(context: Context, text: str) -> str:
    return limited(text if context.interaction.extras.get(SHARED) else printed(context, text))


def detach(view: V) -> V:
    """Stops the view: clicks are routed by their custom id, so it is not kept in memory."""
    view.stop()
    return view


async def ask(context: Context, dialog: discord.ui.Modal) -> None:
    """Opens a dialog."""
    await open_dialog(context.interaction, dialog)


async def open_dialog(interaction: Interaction, dialog: discord.ui.Modal) -> None:
    """Opens a dialog; its submission is routed by custom id, so discord.py must not store the view."""
    dialog.stop()
    await insist(lambda: interaction.response.send_modal(dialog))


async def guard(context: Context, work: Callable[[], Awaitable[None]]) -> None:
    """Runs a handler; whatever it raises becomes one sentence for the user."""
    with acting(context.user.id):
        async with contextlib.AsyncExitStack() as held:
            context.interaction.extras[HELD] = held
            held.callback(_forget_due, context)
            await _guarded(context, work)


def _forget_due(context: Context) -> None:
    due = _take_due(context)
    if due is not None:
        due.cancel()


def _take_due(context: Context) -> Acknowledgement | None:
    due: Acknowledgement | None = context.interaction.extras.pop(DUE, None)
    return due


async def _guarded(context: Context, work: Callable[[], Awaitable[None]]) -> None:
    with counting() as written:
        try:
            await work()
            await acknowledge(context)  # what has not answered
        except Repeated:
            _log.info("interaction %s was delivered twice", context.id)
        except Elsewhere:
            _log.info("another process handles interaction %s", context.id)
        except ClaimLost as error:
            await _report(context, StoreUnsure(str(error)))
        except StoreError as error:
            await _report(context, written.told(error))
        except (RulesError, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            await _report(context, error)
        except Exception as error:
            _log.exception("a handler failed")
            await _report(context, error)


async def _report(context: Context, error: Exception) -> None:
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        # Another process may have answered during a handover.
        level = logging.INFO if error.code == ALREADY_ACKNOWLEDGED else logging.WARNING
        _log.log(level, "an interaction had expired or was answered before: %s", error)
        return
    words = context.words
    try:
        if context.interaction.extras.get(PUBLIC):
            # The next answer would fill the public one, visible to everybody.
            await context.interaction.delete_original_response()
        await say(context, failures.sentence(words, error), failures.reasons(words, error))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failed:
        _log.warning("could not answer an interaction: %s", failed)


def move_made(context: Context, words: Texts, row: TableRow) -> str:
    """The text for a player whose move is made: the new board follows by itself; elsewhere a link leads there."""
    if context.channel_id == row.place or (row.is_direct and context.is_own_dm):
        return words.t("move-made-here")
    return words.t("move-made", link=place_link(row))


async def tell_stale(context: Context, row: TableRow) -> None:
    """The button is older than the table: says so, with a link to the table."""
    words = context.words
    await say(context, words.t("panel-stale", link=jump_link(row)))
