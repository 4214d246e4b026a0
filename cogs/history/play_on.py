"""Playing on from a past position, against bot players: a table that is never rated. Outside of servers it is played in
the direct messages of the user; what goes on from a private table is private."""

from typing import Any

import discord

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import thread_link
from cogs.base.users import own_dm
from cogs.history.history_view import HistoryView, view_for
from cogs.history.replay import number_of
from cogs.kit import lists
from cogs.kit.verbs import Verb
from cogs.permissions import required
from cogs.permissions.rows import REVISITING
from data.history import imports
from data.lobby.opening import Opening
from render.words.fitting import LABEL, cut
from rules.core.errors import TableError
from rules.table.player import Holder


async def ask_seat(context: Context, press: Pressed) -> None:
    """Asks for the seat to play."""
    _, view, number = press.numbers
    async with context.services.studio.reading():
        game_history = await _open_view(context, press)
    await required.ask_to_open(context, _place(context), private=game_history.private, direct=True)
    words, shown = game_history.audience.texts, discord.ui.View(timeout=None)
    seats = [(cut(name, LABEL), str(seat)) for seat, name in enumerate(game_history.audience.labels)]
    custom_id = game_history.make_id("what-if-seat", view, number)
    shown.add_item(lists.select(custom_id, words.t("revisit-choose"), seats))
    lines = [words.t("revisit-ask"), *([words.t("revisit-anew")] if game_history.account is not None else [])]
    await answers.show(context, "\n".join(lines), view=shown)


async def open_table(context: Context, press: Pressed) -> None:
    """A seat was chosen: opens the table in a new thread. Raises ``TableError`` if it cannot, and if the game is
    over at that moment."""
    services = context.services
    seat = number_of(press.values[0])
    _, view, number = press.numbers
    async with services.studio.reading():
        game_history = await _open_view(context, press)
        if seat >= game_history.head.seats:
            raise TableError("button-unknown")
        position = await services.pool.run_aside(_position, game_history, view, number)
    request = await required.ask_to_open(context, _place(context), private=game_history.private, direct=True)
    words = game_history.audience.texts
    options = {name: str(value) for name, value in position["options"].items()}
    host = Holder(context.user.id, context.user.display_name)
    direct = context.guild_id is None
    opening = Opening(
        game_history.slug,
        request.guild_id,
        request.channel_id,
        host,
        game_history.head.seats,
        options,
        None,
        manages=request.manages,
        private=direct or game_history.private,
        host_dm=await own_dm(context) if direct else 0,
    )
    await users.meet(context)
    row = await imports.open_at(services.tables, opening, seat, position, context.id, services.now())
    services.wake()
    link = thread_link(row, opening.host_dm or request.channel_id)
    await answers.show(context, words.t("revisit-opened", number=row.id, link=link))


def _position(game_history: HistoryView, view: int, number: int) -> dict[str, Any]:
    course = game_history.course(game_history.viewer(view))
    number = course.clamped(number)
    if course.sights[number].observation.over:
        raise TableError("revisit-over")
    return game_history.position(course, number)


async def _open_view(context: Context, press: Pressed) -> HistoryView:
    """The game, if the user may play on: of a running table only from the file of what they know."""
    game_history = await view_for(context, press)
    if not game_history.over and game_history.account is None:
        raise TableError("revisit-running")
    return game_history


def _place(context: Context) -> int | None:
    """The channel for the new thread: the one of the interaction, or that of its thread."""
    channel = context.interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else context.channel_id


VERBS = {
    "what-if": Verb(ask_seat, REVISITING, numbers=3, private=True),
    "what-if-seat": Verb(open_table, REVISITING, numbers=3, selects=True),
}
