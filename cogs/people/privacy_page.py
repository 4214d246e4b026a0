"""What is stored about a member: explained in five lines, sent as a file, and deleted after one confirmation."""

import contextlib
import logging
from datetime import UTC, datetime
from functools import partial
from io import BytesIO
from typing import Any

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import STORIES, Services
from cogs.kit import buttons
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from data import privacy
from data.engines.store import StoreError, Transaction
from data.lobby import lobby
from data.matchmaking import matches
from data.tournaments import progress, tournaments
from data.tournaments.round_tables import RoundContext
from render.core.harmless import harmless_name
from render.words.text import Texts
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.player import forgotten_name

_log = logging.getLogger("ziggurat.privacy")

FILE = "ziggurat-about-me.json"
LINES = "privacy-you", "privacy-games", "privacy-lists", "privacy-never", "privacy-stays"


async def show_page(context: Context) -> None:
    """Five lines about what is stored, and two buttons."""
    words = context.words
    view = discord.ui.View(timeout=None)
    view.add_item(buttons.button(words.t("button-privacy-file"), custom_ids.make("privacy-file")))
    view.add_item(
        buttons.button(words.t("button-privacy-delete"), custom_ids.make("privacy-delete"), discord.ButtonStyle.danger)
    )
    lines = [words.t("privacy-heading"), *(f"- {words.t(key)}" for key in LINES)]
    await answers.show(context, "\n".join(lines), view=view)


async def send_file(context: Context, press: Pressed) -> None:
    """Everything that is stored about the member."""
    found = await privacy.everything(context.services.store.surveying, context.user.id)
    data = msgspec.json.format(msgspec.json.encode(_readable(found)), indent=1)
    text = context.words.t("privacy-file")
    await answers.show_file(context, text, lambda: discord.File(BytesIO(data), FILE))


def _readable(value: Any, name: str = "") -> Any:
    """What is stored, with readable times."""
    if isinstance(value, dict):
        return {inner: _readable(one, inner) for inner, one in value.items()}
    if isinstance(value, list):
        return [_readable(one, name) for one in value]
    if isinstance(value, float) and (name == "at" or name.endswith(("_at", "until", "deadline"))):
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return value


async def ask(context: Context, press: Pressed) -> None:
    """What deletion means, with the button to confirm."""
    words, tables = context.words, context.services.tables
    running = [row for row in await tables.of_user(context.user.id) if row.slug in tables.games]
    text = f"{words.t('privacy-ask-heading')}\n{words.t('privacy-ask', tables=len(running))}"
    await answers.show(context, text, view=_confirmation(words))


def _confirmation(words: Texts) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    sure = custom_ids.make("privacy-sure")
    view.add_item(buttons.button(words.t("button-privacy-sure"), sure, discord.ButtonStyle.danger))
    return view


async def confirm(context: Context, press: Pressed) -> None:
    """Deletes the member. Where the database cannot be written that goes on when they press again."""
    words = context.words
    try:
        await _delete(context.services, context.user.id)
    except StoreError as error:
        _log.warning("somebody could not be deleted whole: %s", error)
        context.services.wake()
        await answers.show(context, words.t("privacy-unfinished"), view=_confirmation(words))
    else:
        await answers.show(context, words.t("privacy-deleted"), view=None)


async def _delete(services: Services, user_id: int) -> None:
    """Deletes a member: first from lobbies and running tables, where a bot player goes on, then from all that is
    stored, and from the free pages of the database file."""
    now = services.now()
    await _leave_all(services, user_id, now)
    await privacy.erase(services.tables, user_id, forgotten_name, now, harmless_name)
    await services.tastes_changed()
    services.store.ring(STORIES)
    services.wake()
    await services.store.purge()


async def _leave_all(services: Services, user_id: int, now: float) -> None:
    """Leaves whatever may seat them meanwhile, then all lobbies, and last the running games, where bot players take
    over; not in games that this version does not know, which stand still."""

    def substitute(game: AnyGame, table: core.Table) -> core.Change | None:
        seat = table.seat_of(user_id)
        return None if seat is None or table.ended else core.substitute(game, table, seat, core.new_bot(table), now)

    async def leave(number: int, transaction: Transaction) -> None:
        await progress.leave(RoundContext(services.tables, transaction, now, services.new_seed), number, user_id)

    await services.store.write(lambda transaction: matches.stop(transaction, user_id, now))
    for tournament in await tournaments.of_person(services.store.reading, user_id):
        with contextlib.suppress(TableError):  # it is over by now
            await services.store.write(partial(leave, tournament.id))
    for row in await services.tables.of_user(user_id, "lobby"):
        with contextlib.suppress(TableError):  # its game has begun by now
            await lobby.leave(services.tables, row.id, user_id, None, now)
    for row in await services.tables.of_user(user_id):
        if row.slug in services.tables.games:
            await services.tables.perform_as(row.id, substitute, now)


VERBS = {
    "privacy": Verb(anywhere(show_page), PERSONAL, numbers=0, private=True, direct=True),
    "privacy-file": Verb(send_file, PERSONAL, numbers=0, private=True),
    "privacy-delete": Verb(ask, PERSONAL, numbers=0),
    "privacy-sure": Verb(confirm, PERSONAL, numbers=0),
}
