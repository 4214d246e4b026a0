"""The open tables of a server, and joining one of them from the list."""

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.kit import buttons, lists, log_lines
from cogs.kit.verbs import Verb, anywhere
from cogs.lobby.controls import follow
from cogs.permissions.rows import PERSONAL
from data.lobby import lobby
from data.tables.table_row import TableRow
from render.words.markup import unmarked
from render.words.text import Name, Texts
from rules.core.errors import TableError
from rules.core.menu import WIDEST
from rules.table.player import Holder


async def show_lobbies(context: Context, note: str = "") -> None:
    """The open tables of this server that the user may see, the newest first, with a list to join one."""
    words = context.words
    rows = await _joinable(context)
    view = discord.ui.View(timeout=None)
    if rows:
        options = [
            (words.t("lobbies-option", game=_name(context.services, words, row), number=row.id), str(row.id))
            for row in rows
        ]
        view.add_item(lists.select(custom_ids.make("lobbies-join"), words.t("lobbies-join"), options))
    open_one = custom_ids.make("open")
    view.add_item(buttons.button(words.t("button-open"), open_one, discord.ButtonStyle.primary))
    lines = [_line(context.services, words, row) for row in rows]
    shown = [words.t("lobbies-heading"), *lines] if rows else [words.t("lobbies-none")]
    await answers.show(context, log_lines.fit([note, *shown]), view=view)


async def _joinable(context: Context) -> list[TableRow]:
    """The lobbies of known games with a free seat in channels that the user sees; private ones are joined by invitation
    only."""
    guild, user = context.guild, context.user
    if guild is None or not isinstance(user, discord.Member):
        return []
    found = []
    for row in await context.services.tables.lobbies_in(guild.id):
        if row.slug not in context.services.tables.games:
            continue
        place = guild.get_channel_or_thread(row.channel_id)
        room = len(row.seats) < context.services.game(row.slug).info.most
        if room and not row.private and place is not None and place.permissions_for(user).view_channel:
            found.append(row)
    return found[:WIDEST]


def _line(services: Services, words: Texts, row: TableRow) -> str:
    names = [seat.name for seat in row.seats]
    return words.t(
        "lobbies-line",
        game=_name(services, words, row),
        number=row.id,
        names=words.enumerate([Name(unmarked(name)) for name in names]),
        free=max(row.seat_count - len(row.seats), 1),
        link=jump_link(row),
    )


def _name(services: Services, words: Texts, row: TableRow) -> str:
    return words.game(services.game(row.slug).info)


async def join(context: Context, press: Pressed) -> None:
    """The user takes a seat at the chosen table; its lobby shows it. Raises ``TableError`` if it cannot be joined
    any more."""
    services = context.services
    words, chosen = context.words, press.values[0]
    rows = {str(row.id): row for row in await _joinable(context)}
    if chosen not in rows:
        raise TableError("lobby-closed")
    await users.meet(context)
    holder = Holder(context.user.id, context.user.display_name)
    row = await lobby.join(services.tables, rows[chosen].id, holder, context.id, services.now())
    await follow(context, row)
    note = words.t("lobbies-joined", game=_name(services, words, row), number=row.id, link=jump_link(row))
    await show_lobbies(context, note)


VERBS = {
    "lobbies": Verb(anywhere(show_lobbies), PERSONAL, numbers=0, private=True, direct=True),
    "lobbies-join": Verb(join, PERSONAL, numbers=0, selects=True),
}
