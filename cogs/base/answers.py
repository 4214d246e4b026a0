"""One way to answer every interaction: acknowledged at once, and with one clear sentence whatever goes wrong."""

import contextlib
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

import aiohttp
import discord

from cogs.base.services import Services, jump_link, place_link
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
from render.words.text import Texts, texts
from rules.core.errors import RulesError, TableError

Interaction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()
ACKNOWLEDGED, PUBLIC, SHARED, HELD = "acknowledged", "public", "shared", "held"
"""What is noted of an interaction: that its acknowledgement arrived unheard, that a new answer is for everybody, that
others can read the message that it fills, and what is given back once it is answered."""
LARGE, SMALL = "### ", "-# "
"""What makes a line large or small, in Discord's mark-up."""
RETRIES = 2
LONGEST = 2000
"""Characters of a message, by Discord's rules."""
T = TypeVar("T")

_log = logging.getLogger("ziggurat.answers")


class Elsewhere(Exception):
    """The interaction was delivered to another process as well, which has it in hand: here nothing is done."""


def texts_for(interaction: Interaction) -> Texts:
    """The texts in the language of the person who acts: as they wish it, else that of their Discord."""
    return texts(_taste(interaction).language or str(interaction.locale))


def _taste(interaction: Interaction) -> people.Taste:
    found: people.Taste = interaction.client.services.tastes.get(interaction.user.id, people.Taste())
    return found


def printed(interaction: Interaction, text: str) -> str:
    """A private answer as the person wishes to read it: in large print each line is a heading, where the message has
    room for that."""
    if not _taste(interaction).large:
        return text
    large = "\n".join(LARGE + line.removeprefix(SMALL) if line.strip() else line for line in text.splitlines())
    return large if len(large) <= LONGEST else text


async def defer(interaction: Interaction, *, update: bool = False, public: bool = False) -> None:
    """Acknowledges at once: with a "thinking" answer, or silently when the message itself will change. Then it waits
    until it is this person's turn."""
    if interaction.response.is_done():
        return
    await _acknowledge(interaction, update, public)
    held: contextlib.AsyncExitStack | None = interaction.extras.pop(HELD, None)
    if held is not None:
        services: Services = interaction.client.services
        await held.enter_async_context(services.concurrency.place())


async def _acknowledge(interaction: Interaction, update: bool, public: bool) -> None:
    message = interaction.message
    interaction.extras[PUBLIC] = public
    interaction.extras[SHARED] = public or (update and message is not None and not message.flags.ephemeral)
    try:
        if update:
            await insist(interaction.response.defer)
        else:
            await insist(lambda: interaction.response.defer(ephemeral=not public, thinking=True))
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise
        services: Services = interaction.client.services
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


async def say(interaction: Interaction, text: str, view: discord.ui.View | None = None) -> None:
    """A private answer in words."""
    shown: dict[str, Any] = {"view": detach(view)} if view is not None else {}
    text = limited(printed(interaction, text))
    if interaction.response.is_done() or interaction.extras.get(ACKNOWLEDGED):
        await interaction.followup.send(text, ephemeral=True, allowed_mentions=NOBODY, **shown)
    else:
        await interaction.response.send_message(text, ephemeral=True, allowed_mentions=NOBODY, **shown)


async def show(
    interaction: Interaction, text: str, drawings: Sequence[Drawing] = (), view: discord.ui.View | None = None
) -> None:
    """Fills the deferred answer (or the clicked private panel): words, pictures, controls."""
    controls = detach(view) if view else None
    told = limited(text if interaction.extras.get(SHARED) else printed(interaction, text))

    async def fill() -> None:
        files = [attachment(drawing) for drawing in drawings]
        await interaction.edit_original_response(
            content=told, attachments=files, view=controls, allowed_mentions=NOBODY
        )

    await insist(fill)


def attachment(drawing: Drawing) -> discord.File:
    """The picture as a file with its alt text."""
    return discord.File(BytesIO(drawing.picture.data), drawing.picture.filename, description=drawing.alt)


def detach(view: discord.ui.View) -> discord.ui.View:
    """The view as mere components: clicks are routed by their custom id, so nothing of it is kept in memory."""
    view.stop()
    return view


async def ask(interaction: Interaction, dialog: discord.ui.Modal) -> None:
    """Opens a dialog. What is typed there is routed by its custom id, so nothing of it is kept in memory."""
    dialog.stop()
    await insist(lambda: interaction.response.send_modal(dialog))


async def guard(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    """Runs a handler; whatever it raises becomes one sentence for the person who acted."""
    with acting(interaction.user.id):
        async with contextlib.AsyncExitStack() as held:
            interaction.extras[HELD] = held
            await _guarded(interaction, work)


async def _guarded(interaction: Interaction, work: Callable[[], Awaitable[None]]) -> None:
    with counting() as written:
        try:
            await work()
        except Repeated:
            _log.info("interaction %s was delivered twice", interaction.id)
        except Elsewhere:
            _log.info("another process has interaction %s in hand", interaction.id)
        except ClaimLost as error:
            await _excuse(interaction, StoreUnsure(str(error)))
        except StoreError as error:
            await _excuse(interaction, written.told(error))
        except (RulesError, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            await _excuse(interaction, error)
        except Exception as error:
            _log.exception("a handler failed")
            await _excuse(interaction, error)


async def _excuse(interaction: Interaction, error: Exception) -> None:
    if isinstance(error, discord.HTTPException) and error.code in TOO_LATE:
        # Another process may have answered, where one takes over from another.
        level = logging.INFO if error.code == ALREADY_ACKNOWLEDGED else logging.WARNING
        _log.log(level, "an interaction had expired or was answered before: %s", error)
        return
    words = texts_for(interaction)
    try:
        if interaction.extras.get(PUBLIC):
            # The next answer would fill the public one, for everybody to read.
            await interaction.delete_original_response()
        await say(interaction, sentence(words, error), _reasons(words, error))
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


def move_made(interaction: Interaction, words: Texts, row: TableRow) -> str:
    """What somebody reads whose move is made: the new board comes by itself, elsewhere a link leads there."""
    if interaction.channel_id == row.place:
        return words.t("move-made-here")
    return words.t("move-made", link=place_link(row))


async def tell_stale(interaction: Interaction, row: TableRow) -> None:
    """The button is older than the table: a short word, and where to look."""
    words = texts_for(interaction)
    await say(interaction, words.t("panel-stale", link=jump_link(row)))


@dataclass(frozen=True)
class Chosen:
    """Somebody who was chosen from a list of all members; ``bot`` tells a program."""

    id: int
    display_name: str
    bot: bool


def chosen_person(interaction: Interaction, user_id: str) -> Chosen:
    """Who was chosen, as Discord names them with the choice. Raises ``TableError`` where it names nobody."""
    data: Mapping[str, Any] = interaction.data or {}
    resolved = data.get("resolved") or {}
    user = resolved.get("users", {}).get(user_id)
    if user is None:
        raise TableError("no-such-player")
    nick = resolved.get("members", {}).get(user_id, {}).get("nick")
    return Chosen(int(user_id), nick or user.get("global_name") or user["username"], bool(user.get("bot")))


async def meet(services: Services, interaction: Interaction) -> None:
    """Remembers name and language of the person, for what is written to them."""
    known = await people.person(services.store.reading, interaction.user.id)
    if not known.is_known:
        user, locale = interaction.user, str(interaction.locale)
        await services.store.write(
            lambda transaction: people.meet(transaction, user.id, user.display_name, locale), table=NO_TABLE
        )
    else:
        await hear(services, interaction)


async def hear(services: Services, interaction: Interaction) -> None:
    """Takes what a person is called, and the language of their Discord, from what they have just used, if they are
    known at all. A name holds in the server in which it is used."""
    user, guild_id = interaction.user, interaction.guild_id
    heard = people.Heard(user.id, guild_id, user.display_name, str(interaction.locale))
    if services.heard.knows(heard):
        return
    if await people.is_unheard(services.store.reading, heard):
        await services.store.write(lambda transaction: people.take(transaction, heard))
    services.heard.keep(heard)
