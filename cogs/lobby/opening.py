"""Opening a table: typed in one line, or chosen step by step on a private page. The lobby is public."""

from collections.abc import Sequence

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import Select, game_select
from cogs.kit import buttons
from cogs.kit.verbs import Verb, anywhere
from cogs.lobby.controls import show
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from data.lobby import lobby
from data.server import guilds
from data.statistics import ratings
from rules.core.contract import GameInfo
from rules.core.errors import TableError
from rules.table.player import Holder

SMALLEST = 2
"""A table is opened for at least so many, unless fewer are requested: others are to see a free seat."""


async def open_table(context: Context, slug: str, seats: int | None, bots: int) -> None:
    """Opens a lobby of ``slug`` where the interaction happens; ``bots`` seats are taken by bot players at once, and
    if that fills the table the game begins. Raises ``TableError`` if no table can be opened."""
    services = context.services
    words = context.words
    game = services.asked_game(slug, words)
    if isinstance(context.interaction.channel, discord.Thread):
        raise TableError("lobby-in-thread")
    request = await required.ask_to_open(context)
    settings = await guilds.guild(services.store.reading, request.guild_id)
    await answers.defer(context, public=True)
    await answers.meet(context)
    bots = min(bots, game.info.most - 1)
    count = seats or lobby.intended_seats(game.info, max(SMALLEST, bots + 1))
    full = bots > 0 and count == bots + 1  # no free seats: the game begins at once
    host = Holder(context.user.id, context.user.display_name)
    veteran = await ratings.has_finished(services.store.reading, context.user.id, slug)
    options = {} if veteran else game.info.gentlest
    opening = lobby.Opening(
        slug,
        request.guild_id,
        request.channel_id,
        host,
        count,
        options,
        settings.new_clock,
        bots=bots,
        manages=request.manages,
    )
    seed = services.new_seed() if full else ""
    row = await lobby.open_lobby(services.tables, opening, context.id, services.now(), seed)
    if full:  # the thread of the answer will have its id
        answer = await context.interaction.original_response()
        row = msgspec.structs.replace(row, lobby_message_id=answer.id)
    await show(services, row, await services.public_texts(context.guild, row.guild_id), context.interaction)
    services.wake()


# --- step by step -------------------------------------------------------------------------------------------------


async def choose_game(context: Context) -> None:
    """The first page: the list of games."""
    words = context.words
    select = game_select(context.services, words, "open-game", words.t("open-which"))
    view = discord.ui.View(timeout=None)
    view.add_item(select)
    await answers.show(context, words.t("open-which"), view=view)


async def game_chosen(context: Context, press: Pressed) -> None:
    """A game was chosen: shows the page of its table, with the usual number of seats."""
    info = context.services.asked_game(press.values[0], context.words).info
    await _show_page(context, info, lobby.intended_seats(info, SMALLEST), 0)


async def seats_chosen(context: Context, press: Pressed) -> None:
    await _change(context, press, seats=press.values[0])


async def bots_chosen(context: Context, press: Pressed) -> None:
    await _change(context, press, bots=press.values[0])


async def open_chosen(context: Context, press: Pressed) -> None:
    """Opens the table with these settings."""
    info, seats, bots = _chosen(context, press)
    await open_table(context, info.slug, seats, bots)


def _chosen(context: Context, press: Pressed) -> tuple[GameInfo, int, int]:
    """Game, seats and bot players of a custom id. Raises ``TableError`` for what is not offered."""
    info = context.services.asked_game(press.rest, context.words).info
    seats, bots = press.numbers
    if seats not in info.seats or bots >= seats:
        raise TableError("button-unknown")
    return info, seats, bots


async def _change(context: Context, press: Pressed, **chosen: str) -> None:
    info, seats, bots = _chosen(context, press)
    if any(not value.isdecimal() for value in chosen.values()):
        raise TableError("button-unknown")
    seats = int(chosen.get("seats", seats))
    bots = min(int(chosen.get("bots", bots)), seats - 1)
    if seats not in info.seats:
        raise TableError("button-unknown")
    await _show_page(context, info, seats, bots)


async def _show_page(context: Context, info: GameInfo, seats: int, bots: int) -> None:
    """The numbers of seats and bot players; options and clock follow in the lobby."""
    words = context.words
    full = 0 < bots == seats - 1
    view = discord.ui.View(timeout=None)
    numbers = (seats, bots)
    choices = [(words.t("open-seats", seats=one), one, one == seats) for one in sorted(info.seats)]
    if len(choices) > 1:
        view.add_item(_numbers("open-seats", words.t("open-seats-asked"), numbers, info.slug, choices))
    choices = [(words.t("open-bots", bots=one), one, one == bots) for one in range(seats)]
    if len(choices) > 1:
        view.add_item(_numbers("open-bots", words.t("open-bots-asked"), numbers, info.slug, choices))
    label = words.t("button-open-begin" if full else "button-open-table")
    view.add_item(
        buttons.button(label, custom_ids.make("open-table", *numbers, rest=info.slug), discord.ButtonStyle.success)
    )
    fewest = min(one for one in info.seats if one >= SMALLEST)
    if not full:
        alone = custom_ids.make("open-table", fewest, fewest - 1, rest=info.slug)
        view.add_item(buttons.button(words.t("button-alone", bots=fewest - 1), alone))
    view.add_item(buttons.button(words.t("button-open-other"), custom_ids.make("open-again")))
    facts = words.t(
        "open-facts", game=words.game(info), level=words.t(f"level-{info.level}"), minutes=info.minutes[seats]
    )
    text = words.t("open-full" if full else "open-waits", seats=seats, bots=bots)
    await answers.show(context, f"{facts}\n{text}", view=view)


def _numbers(
    verb: str, asked: str, numbers: Sequence[int], slug: str, choices: Sequence[tuple[str, int, bool]]
) -> Select:
    select = Select(custom_id=custom_ids.make(verb, *numbers, rest=slug), placeholder=asked)
    for label, value, chosen in choices:
        select.add_option(label=label, value=str(value), default=chosen)
    return select


# --- the games to choose from ---------------------------------------------------------------------------------------


VERBS = {
    "open": Verb(anywhere(choose_game), PERSONAL, numbers=0, private=True),
    "open-again": Verb(anywhere(choose_game), PERSONAL, numbers=0),
    "open-game": Verb(game_chosen, PERSONAL, numbers=0, selects=True),
    "open-seats": Verb(seats_chosen, PERSONAL, numbers=2, selects=True),
    "open-bots": Verb(bots_chosen, PERSONAL, numbers=2, selects=True),
    "open-table": Verb(open_chosen, PERSONAL, numbers=2, itself=True),
}
