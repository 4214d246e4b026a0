"""Opening a table: typed in one line, or chosen step by step on a private page. The lobby is public."""

from dataclasses import dataclass, replace

import discord
import msgspec

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import jump_link
from cogs.base.users import own_dm
from cogs.commands.game_choice import game_select
from cogs.kit import buttons, lists
from cogs.kit.verbs import Verb, anywhere
from cogs.lobby.controls import show_here, show_pressed
from cogs.lobby.direct import invite, show_to_user
from cogs.lobby.message import level_select
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from data.lobby import lobby, seating
from data.lobby.opening import OpeningRequest
from data.lobby.options import intended_seats
from data.server import guilds
from data.statistics import ratings
from data.tables.table_row import TableRow
from rules.core.bot_level import LevelName
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table.player import Holder

SMALLEST = 2
"""A table is opened for at least so many, unless fewer are requested: others are to see a free seat."""


async def open_table(
    context: Context,
    asked: str,
    seats: int | None,
    bots: int,
    level: str = "normal",
    guest: discord.User | discord.Member | None = None,
    *,
    channel_id: int | None = None,
) -> None:
    """Opens a lobby of the game ``asked`` for, by slug or name, where the interaction happens, or in another channel;
    ``bots`` seats are taken by bot players of a ``level`` at once, and if that fills the table the game begins. Outside
    of servers it is shown to each player in their direct messages, and a ``guest`` is invited. Raises ``TableError`` if
    no table can be opened."""
    services = context.services
    game = services.asked_game(asked, context.words)
    direct = context.guild_id is None
    if channel_id is None and _thread_of(context) is not None:
        raise TableError("lobby-in-thread")
    request = await required.ask_to_open(context, channel_id, direct=True)
    _check_guest(context, guest)
    await answers.defer(context, public=True)
    opening = await opening_of(context, game, request, seats, bots, level, private=direct)
    full = 0 < len(opening.bots) == opening.seat_count - 1  # no free seats: the game begins at once
    seed = services.new_seed() if full else ""
    elsewhere = channel_id is not None
    row = await lobby.open_lobby(services.tables, opening, context.id, services.now(), seed, elsewhere=elsewhere)
    if elsewhere:
        await _show_elsewhere(context, row)
        return
    if direct:
        await _show_directly(context, row, guest)
        return
    if full:  # the thread of the answer will have its id
        answer = await context.interaction.original_response()
        row = msgspec.structs.replace(row, lobby_message_id=answer.id)
    await show_here(context, row, new=True)
    services.wake()


async def opening_of(
    context: Context,
    game: AnyGame,
    request: OpeningRequest,
    seats: int | None,
    bots: int,
    level: str,
    *,
    private: bool,
) -> lobby.Opening:
    """What a new table of the user starts with: as many seats as are asked for or usual, the gentlest options for who
    has never finished the game, the clock of the server. Outside of servers their direct messages are opened. Raises
    ``TableError``."""
    services, info, user = context.services, game.info, context.user
    await users.meet(context)
    bots = min(bots, info.most - 1)
    veteran = await ratings.has_finished(services.store.reading, user.id, info.slug)
    return lobby.Opening(
        info.slug,
        request.guild_id,
        request.channel_id,
        Holder(user.id, user.display_name),
        max(seats or intended_seats(info, max(SMALLEST, bots + 1)), bots + 1),
        {} if veteran else info.gentlest,
        (await guilds.guild(services.store.reading, request.guild_id)).new_clock,
        bots=(seating.level_of(game, level),) * bots,
        manages=request.manages,
        private=private,
        host_dm=await own_dm(context) if request.guild_id is None else 0,
    )


async def _show_elsewhere(context: Context, row: TableRow) -> None:
    """Says in private that a table has opened in another channel, and where."""
    context.services.wake()
    words, view = context.words, discord.ui.View(timeout=None)
    if row.status == "running":
        view.add_item(buttons.play_button(words, row))
    text = "rematch-begun" if row.status == "running" else "rematch-opened"
    await answers.show(context, words.t(text, link=jump_link(row)), view=view)


def _thread_of(context: Context) -> discord.Thread | None:
    """The thread of a server in which the interaction happens."""
    channel = context.interaction.channel
    return channel if isinstance(channel, discord.Thread) and context.guild_id is not None else None


async def _show_directly(context: Context, row: TableRow, guest: discord.User | discord.Member | None) -> None:
    """Shows a new table without a server: to its host, to whom it invites, and where it was opened. Raises
    ``TableError`` where its host cannot be written to: then it is cancelled."""
    services, host_id = context.services, context.user.id
    if not context.is_own_dm:
        try:
            await show_to_user(context, row.id, new=True)
        except TableError:
            await lobby.cancel(services.tables, row.id, host_id, None, services.now())
            services.wake()
            raise
    await show_pressed(context, row, new=True)
    services.wake()
    if guest is not None:
        try:
            text = await invite(context, row, [(guest.id, guest.display_name)], opening=True)
        except TableError as refusal:  # the table stands all the same
            text = context.words.refusal(refusal)
        await answers.say(context, text)


def _check_guest(context: Context, guest: discord.User | discord.Member | None) -> None:
    """Raises ``TableError`` for a user who cannot be invited; in servers all may join, or a private table is for
    those who are invited."""
    if guest is None:
        return
    if context.guild_id is not None:
        raise TableError("invite-in-server")
    if guest.bot:
        raise TableError("bots-cannot-be-invited")
    if guest.id == context.user.id:
        raise TableError("direct-yourself")


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
    game = context.services.asked_game(press.values[0], context.words)
    await _show_page(context, _Plan(game, intended_seats(game.info, SMALLEST)))


async def seats_chosen(context: Context, press: Pressed) -> None:
    await _change(context, press, seats=press.values[0])


async def bots_chosen(context: Context, press: Pressed) -> None:
    await _change(context, press, bots=press.values[0])


async def level_chosen(context: Context, press: Pressed) -> None:
    plan = _chosen(context, press)
    await _show_page(context, replace(plan, level=seating.level_of(plan.game, press.values[0])))


async def open_chosen(context: Context, press: Pressed) -> None:
    """Opens the table with these settings; pressed in a thread, in the channel of that."""
    plan, thread = _chosen(context, press), _thread_of(context)
    channel_id = None
    if thread is not None:
        await answers.defer(context)
        await required.ask_there(context, context.guild_id, thread.parent_id, private=False)
        channel_id = thread.parent_id
    await open_table(context, plan.game.info.slug, plan.seats, plan.bots, plan.level, channel_id=channel_id)


@dataclass(frozen=True)
class _Plan:
    """What is chosen on the page: the game, how many ``seats``, how many ``bots`` take and how well they play."""

    game: AnyGame
    seats: int
    bots: int = 0
    level: LevelName = "normal"

    def custom_id(self, verb: str) -> str:
        return custom_ids.make(verb, self.seats, self.bots, rest=f"{self.game.info.slug} {self.level}")


def _chosen(context: Context, press: Pressed) -> _Plan:
    """What a custom id holds; the version before named no level. Raises ``TableError`` for what is not offered."""
    slug, _, level = press.rest.partition(" ")
    game = context.services.asked_game(slug, context.words)
    seats, bots = press.numbers
    if seats not in game.info.seats or bots >= seats:
        raise TableError("button-unknown")
    return _Plan(game, seats, bots, seating.level_of(game, level or "normal"))


async def _change(context: Context, press: Pressed, **chosen: str) -> None:
    plan = _chosen(context, press)
    if any(not value.isdecimal() for value in chosen.values()):
        raise TableError("button-unknown")
    seats = int(chosen.get("seats", plan.seats))
    bots = min(int(chosen.get("bots", plan.bots)), seats - 1)
    if seats not in plan.game.info.seats:
        raise TableError("button-unknown")
    await _show_page(context, replace(plan, seats=seats, bots=bots))


async def _show_page(context: Context, plan: _Plan) -> None:
    """The numbers of seats and bot players; options and clock follow in the lobby."""
    words, info, seats, bots = context.words, plan.game.info, plan.seats, plan.bots
    full = 0 < bots == seats - 1
    view = discord.ui.View(timeout=None)
    choices = [(words.t("open-seats", seats=one), str(one)) for one in sorted(info.seats)]
    if len(choices) > 1:
        view.add_item(lists.select(plan.custom_id("open-seats"), words.t("open-seats-asked"), choices, str(seats)))
    choices = [(words.t("open-bots", bots=one), str(one)) for one in range(seats)]
    if len(choices) > 1:
        view.add_item(lists.select(plan.custom_id("open-bots"), words.t("open-bots-asked"), choices, str(bots)))
    if bots and len(plan.game.bot_levels) > 1:
        view.add_item(level_select(plan.custom_id("open-level"), plan.game.bot_levels, plan.level, words))
    label = words.t("button-open-begin" if full else "button-open-table")
    view.add_item(buttons.button(label, plan.custom_id("open-table"), discord.ButtonStyle.success))
    fewest = min(one for one in info.seats if one >= SMALLEST)
    if not full:
        most = max(seats, fewest)
        alone = replace(plan, seats=most, bots=most - 1)
        view.add_item(buttons.button(words.t("button-alone", bots=alone.bots), alone.custom_id("open-table")))
    view.add_item(buttons.button(words.t("button-open-other"), custom_ids.make("open-again")))
    facts = words.t(
        "open-facts", game=words.game(info), level=words.t(f"level-{info.level}"), minutes=info.minutes[seats]
    )
    text = words.t("open-full" if full else "open-waits", seats=seats, bots=bots)
    await answers.show(context, f"{facts}\n{text}", view=view)


VERBS = {
    "open": Verb(anywhere(choose_game), PERSONAL, numbers=0, private=True, direct=True),
    "open-again": Verb(anywhere(choose_game), PERSONAL, numbers=0, direct=True),
    "open-game": Verb(game_chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "open-seats": Verb(seats_chosen, PERSONAL, numbers=2, selects=True, direct=True),
    "open-bots": Verb(bots_chosen, PERSONAL, numbers=2, selects=True, direct=True),
    "open-level": Verb(level_chosen, PERSONAL, numbers=2, selects=True, direct=True),
    "open-table": Verb(open_chosen, PERSONAL, numbers=2, itself=True),
}
