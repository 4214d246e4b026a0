"""One way to answer every interaction: acknowledged at once, and with one clear sentence whatever goes wrong."""

import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.base import emoji, layout
from cogs.base.context import Context
from cogs.base.services import jump_link, place_link
from cogs.base.why import why_button
from cogs.runtime.discord_errors import ALREADY_ACKNOWLEDGED, TOO_LATE
from cogs.runtime.fair_queue import acting
from data.engines.store import (
    NO_TABLE,
    StoreError,
    StoreUnread,
    StoreUnsure,
    counting,
)
from data.people import people
from data.processes.processes import ClaimLost
from data.tables.tables import Repeated, TableRow
from render.kit.renderer import Drawing
from render.words.text import Texts
from rules.core.errors import RulesError, TableError

NOBODY = discord.AllowedMentions.none()
ACKNOWLEDGED, PUBLIC, SHARED, LAYOUT, HELD = "acknowledged", "public", "shared", "layout", "held"
"""What is noted of an interaction: that its acknowledgement arrived unheard, that a new answer is for everybody, that
others can read the message that it fills, that this message is one in layout components, and what is given back once it
is answered."""
LARGE, SMALL, ITEM = "### ", "-# ", "- "
"""What makes a line large, small, or an item of a list, in Discord's mark-up."""
RETRIES = 2
LONGEST = 2000
"""Characters of a message, by Discord's rules."""
T = TypeVar("T")

_log = logging.getLogger("ziggurat.answers")


class Elsewhere(Exception):
    """The interaction was delivered to another process as well, which has it in hand: here nothing is done."""


def printed(context: Context, text: str) -> str:
    """A private answer as the person wishes to read it: in large print, where the message has room for that."""
    large = enlarged(text) if context.taste.large else text
    return large if len(large) <= LONGEST else text


def enlarged(text: str) -> str:
    """The text in large print: each line is a heading, and in a heading there are no lists."""
    lines = [line.removeprefix(SMALL).removeprefix(LARGE).removeprefix(ITEM) for line in text.splitlines()]
    return "\n".join(LARGE + line if line.strip() else line for line in lines)


async def defer(context: Context, *, update: bool = False, public: bool = False) -> None:
    """Acknowledges at once: with a "thinking" answer, or silently when the message itself will change. Then it waits
    until it is this person's turn."""
    if context.interaction.response.is_done():
        return
    await _acknowledge(context, update, public)
    held: contextlib.AsyncExitStack | None = context.interaction.extras.pop(HELD, None)
    if held is not None:
        await held.enter_async_context(context.services.concurrency.place())


async def _acknowledge(context: Context, update: bool, public: bool) -> None:
    interaction = context.interaction
    message = interaction.message
    interaction.extras[PUBLIC] = public
    interaction.extras[SHARED] = public or (update and message is not None and not message.flags.ephemeral)
    interaction.extras[LAYOUT] = update and message is not None and message.flags.components_v2
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
            # Discord takes one first answer alone, and so tells who of two has the interaction, at no cost.
            raise Elsewhere from error
        # Deliveries are handled once, so this was our own try: it arrived, and only its answer was lost.
        interaction.extras[ACKNOWLEDGED] = True


async def insist(send: Callable[[], Awaitable[T]]) -> T:
    """Sends again when the connection broke before anything was answered: idle ones are closed without a word."""
    for _ in range(RETRIES):
        with contextlib.suppress(aiohttp.ClientConnectionError):
            return await send()
    return await send()


def limited(text: str) -> str:
    """The text as one message holds it, whatever it is: better cut than unanswered."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


async def say(context: Context, text: str, view: discord.ui.View | None = None) -> None:
    """A private answer in words."""
    interaction = context.interaction
    shown: dict[str, Any] = {"view": detach(view)} if view is not None else {}
    text = limited(printed(context, text))
    if interaction.response.is_done() or interaction.extras.get(ACKNOWLEDGED):
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **shown)
    else:
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **shown)


async def show(
    context: Context, text: str, drawings: Sequence[Drawing] = (), view: discord.ui.View | None = None
) -> None:
    """Fills the deferred answer (or the clicked private message): words, pictures, controls."""
    if context.interaction.extras.get(LAYOUT):
        shown = [layout.gallery(drawings)] if drawings else []
        await show_layout(context, layout.plain_layout(text, shown, view), drawings)
        return
    await _fill(context, content=_limited_for(context, text), files=lambda: layout.files_of(drawings), view=view)


async def show_layout(context: Context, view: discord.ui.LayoutView, drawings: Sequence[Drawing] = ()) -> None:
    """Fills the deferred answer (or the clicked private message) with a layout that shows these pictures."""
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
    """Fills the deferred answer with a file to keep, or a moving ``picture``. It is opened anew for each try."""
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
    if view is not None:
        view.stop()  # clicks are routed by their custom id, so nothing of it is kept in memory

    async def fill() -> None:
        await context.interaction.edit_original_response(
            content=content, attachments=files(), view=view, allowed_mentions=NOBODY
        )

    try:
        await insist(fill)
    except discord.HTTPException as error:
        if view is None or not emoji.is_refused(error):
            raise
        context.services.emoji.forget()
        emoji.take_off(view)
        await insist(fill)


def _limited_for(context: Context, text: str) -> str:
    return limited(text if context.interaction.extras.get(SHARED) else printed(context, text))


def attachment(drawing: Drawing) -> discord.File:
    """The picture as a file with its alt text."""
    return discord.File(BytesIO(drawing.picture.data), drawing.picture.filename, description=drawing.alt)


def detach(view: discord.ui.View) -> discord.ui.View:
    """The view as mere components: clicks are routed by their custom id, so nothing of it is kept in memory."""
    view.stop()
    return view


async def ask(context: Context, dialog: discord.ui.Modal) -> None:
    """Opens a dialog. What is typed there is routed by its custom id, so nothing of it is kept in memory."""
    dialog.stop()
    await insist(lambda: context.interaction.response.send_modal(dialog))


async def guard(context: Context, work: Callable[[], Awaitable[None]]) -> None:
    """Runs a handler; whatever it raises becomes one sentence for the person who acted."""
    with acting(context.user.id):
        async with contextlib.AsyncExitStack() as held:
            context.interaction.extras[HELD] = held
            await _guarded(context, work)


async def _guarded(context: Context, work: Callable[[], Awaitable[None]]) -> None:
    with counting() as written:
        try:
            await work()
        except Repeated:
            _log.info("interaction %s was delivered twice", context.id)
        except Elsewhere:
            _log.info("another process has interaction %s in hand", context.id)
        except ClaimLost as error:
            await _excuse(context, StoreUnsure(str(error)))
        except StoreError as error:
            await _excuse(context, written.told(error))
        except (RulesError, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            await _excuse(context, error)
        except Exception as error:
            _log.exception("a handler failed")
            await _excuse(context, error)


async def _excuse(context: Context, error: Exception) -> None:
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        # Another process may have answered, where one takes over from another.
        level = logging.INFO if error.code == ALREADY_ACKNOWLEDGED else logging.WARNING
        _log.log(level, "an interaction had expired or was answered before: %s", error)
        return
    words = context.words
    try:
        if context.interaction.extras.get(PUBLIC):
            # The next answer would fill the public one, for everybody to read.
            await context.interaction.delete_original_response()
        await say(context, sentence(words, error), _reasons(words, error))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as failed:
        _log.warning("could not answer an interaction: %s", failed)


def _reasons(words: Texts, error: Exception) -> discord.ui.View | None:
    """What leads on to the rule behind a refusal at a table; ``None`` where no rule stands behind it."""
    button = why_button(words, error.table_id, error.game, error) if isinstance(error, RulesError) else None
    if button is None:
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(button)
    return view


def sentence(words: Texts, error: Exception) -> str:
    """What the person is told of an error."""
    if isinstance(error, RulesError):
        return words.refusal(error)
    if isinstance(error, StoreUnsure):
        return words.t("error-unexpected")
    if isinstance(error, StoreUnread):
        return words.t("error-store-unread")
    if isinstance(error, StoreError):
        return words.t("error-store-busy")
    if isinstance(error, discord.Forbidden):
        return words.t("error-forbidden")
    _log.error("told a person that something failed: %s", type(error).__name__)
    return words.t("error-unexpected")


def move_made(context: Context, words: Texts, row: TableRow) -> str:
    """What somebody reads whose move is made: the new board comes by itself, elsewhere a link leads there."""
    if context.channel_id == row.place:
        return words.t("move-made-here")
    return words.t("move-made", link=place_link(row))


async def tell_stale(context: Context, row: TableRow) -> None:
    """The button is older than the table: a short word, and where to look."""
    words = context.words
    await say(context, words.t("panel-stale", link=jump_link(row)))


@dataclass(frozen=True)
class Chosen:
    """Somebody who was chosen from a list of all members; ``bot`` tells a program."""

    id: int
    display_name: str
    bot: bool


def chosen_person(context: Context, user_id: str) -> Chosen:
    """Who was chosen, as Discord names them with the choice. Raises ``TableError`` where it names nobody."""
    data: Mapping[str, Any] = context.interaction.data or {}
    resolved = data.get("resolved") or {}
    user = resolved.get("users", {}).get(user_id)
    if user is None:
        raise TableError("no-such-player")
    nick = resolved.get("members", {}).get(user_id, {}).get("nick")
    return Chosen(int(user_id), nick or user.get("global_name") or user["username"], bool(user.get("bot")))


async def meet(context: Context) -> None:
    """Remembers name and language of the person, for what is written to them."""
    known = await people.person(context.services.store.reading, context.user.id)
    if not known.is_known:
        user, locale = context.user, str(context.interaction.locale)
        await context.services.store.write(
            lambda transaction: people.meet(transaction, user.id, user.display_name, locale), table=NO_TABLE
        )
    else:
        await hear(context)


async def hear(context: Context) -> None:
    """Takes what a person is called, and the language of their Discord, from what they have just used, if they are
    known at all. A name holds in the server in which it is used."""
    services = context.services
    user, guild_id = context.user, context.guild_id
    heard = people.Heard(user.id, guild_id, user.display_name, str(context.interaction.locale))
    if services.heard.knows(heard):
        return
    if await people.is_unheard(services.store.reading, heard):
        await services.store.write(lambda transaction: people.take(transaction, heard))
    services.heard.keep(heard)
