"""Tournaments on private pages: the list of a server, a tournament with its actions, signing up and leaving.

Each function answers an interaction that is acknowledged, or will be by the answer.
"""

import discord

from cogs.base import answers, custom_ids, servers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import link_of
from cogs.kit import buttons
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from cogs.tournaments import message as tournaments_message
from cogs.tournaments import table as tournaments_table
from cogs.tournaments import texts as tournaments_texts
from cogs.tournaments.texts import fitted, no_lines
from data.engines.store import Transaction
from data.tables.tables import claim
from data.tournaments import progress, relocation, rounds, tournaments
from data.tournaments.round_tables import RoundContext
from data.tournaments.tournaments import (
    DRAFT,
    IN,
    RUNNING,
    SIGNING,
    Asker,
    Tournament,
)
from render.tournaments import tournament as pictures
from render.words.text import Texts
from rules.core.errors import TableError
from rules.table.clock import DAY

MOST_LISTED = 25
"""Entries of a list, Discord's limit."""

Select = discord.ui.Select[discord.ui.View]


def asker(context: Context, tournament: Tournament) -> Asker:
    """The user, and whether they may manage the server of the tournament."""
    return Asker(context.user.id, required.manages(context, tournament.guild_id))


async def found(context: Context, tournament_id: int) -> Tournament:
    """The tournament, if the user may see it: in its own server everybody may, elsewhere its host and its entrants,
    also those who are out; a draft only its host. Raises ``TableError``."""
    tournament = await tournaments.get(context.services.store.reading, tournament_id)
    user_id = context.user.id
    concerned = tournament.host_id == user_id or tournament.once_entrant(user_id) is not None
    if tournament.state == DRAFT and tournament.host_id != user_id:
        raise TableError("tournament-unknown")
    if context.guild_id != tournament.guild_id and not concerned:
        raise TableError("tournament-elsewhere")
    return tournament


# --- the list -----------------------------------------------------------------------------------------------------


async def known_to(context: Context) -> list[Tournament]:
    """The tournaments of the server; outside of servers the open ones of the user, the newest first."""
    reading = context.services.store.reading
    if context.guild_id is None:
        return await tournaments.of_person(reading, context.user.id)
    return await tournaments.of_guild(reading, context.guild_id, MOST_LISTED)


async def show_list(context: Context, note: str = "") -> None:
    """The tournaments that are known here, newest first."""
    words = context.words
    known = await known_to(context)
    view = discord.ui.View(timeout=None)
    if known:
        select = Select(custom_id=custom_ids.make("tournament-show"), placeholder=words.t("tournament-which"))
        for one in known[:MOST_LISTED]:
            about = words.t(f"tournament-state-{one.state}", count=len(one.those(IN)), most=one.plan.most)
            label = tournaments_texts.title(context.services, one, words)
            select.add_option(label=label[:100], value=str(one.id), description=about[:100])
        view.add_item(select)
    if context.guild_id is not None:
        new = custom_ids.make("tournament-new")
        view.add_item(buttons.button(words.t("button-tournament-new"), new, discord.ButtonStyle.primary))
    none = "error-tournament-none-yours" if context.guild_id is None else "tournament-none"
    lines = [words.t("tournament-heading"), words.t("tournament-about" if known else none)]
    await answers.show(context, "\n".join(filter(None, [note, *lines])), view=view)


async def chosen(context: Context, press: Pressed) -> None:
    """Shows the tournament chosen from the list."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await show(context, int(press.values[0]))


async def open_page(context: Context, press: Pressed) -> None:
    await show(context, press.numbers[0])


# --- one of them --------------------------------------------------------------------------------------------------


async def show(context: Context, tournament_id: int, note: str = "") -> None:
    """The page: the state, the user's table, and the actions."""
    services = context.services
    words, reading = context.words, services.store.reading
    tournament = await found(context, tournament_id)
    latest = await rounds.latest(reading, tournament.id)
    head = [*filter(None, [note]), tournaments_texts.state_line(services, tournament, latest, words)]
    if tournament.state in (DRAFT, SIGNING):
        head += await tournaments_texts.plan_lines(services, tournament, words)
    people = tournaments_texts.people_lines(tournament, words) if tournament.state == SIGNING else no_lines
    last = await tournaments_table.own_lines(services, tournament, context.user.id, words)
    if tournament.lost_at is not None:
        last.append(words.t("tournament-channel-lost"))
    elif tournament.message_id is not None:
        link = link_of(tournament.guild_id, tournament.channel_id, tournament.message_id)
        last.append(words.t("tournament-seen-there", link=link))
    view = await _view(context, tournament, words)
    await answers.show(context, fitted(lambda count: [*head, *people(count), *last]), view=view)


async def _view(context: Context, tournament: Tournament, words: Texts) -> discord.ui.View:
    view, user_id = discord.ui.View(timeout=None), context.user.id
    entrant = tournament.entrant(user_id)
    latest = await rounds.latest(context.services.store.reading, tournament.id)
    pairing = None if latest is None or entrant is None else latest.of(entrant.number)
    own = None if pairing is None or entrant is None else pairing.of(entrant.number)
    if pairing is not None and tournaments_table.may_begin(tournament, pairing, own):
        view.add_item(tournaments_table.begin_button(tournament, pairing.round, words))
    if tournament.state == SIGNING and entrant is None:
        join = custom_ids.make("tournament-join", tournament.id)
        view.add_item(buttons.button(words.t("button-tournament-join"), join, discord.ButtonStyle.primary))
    if tournament.is_open and entrant is not None:
        view.add_item(
            buttons.button(words.t("button-tournament-leave"), custom_ids.make("tournament-leave", tournament.id))
        )
    if latest is not None:
        pages = custom_ids.make("tournament-pages", tournament.id, 0)
        view.add_item(buttons.button(words.t("button-tournament-pages"), pages))
    who = asker(context, tournament)
    if tournament.is_open and (who.user_id == tournament.host_id or who.manages):
        _add_hosting(view, tournament, words)
    if _may_come_here(context, tournament, who):
        move = custom_ids.make("tournament-move", tournament.id)
        view.add_item(buttons.button(words.t("button-tournament-move"), move))
    view.add_item(buttons.button(words.t("button-tournament-how"), custom_ids.make("tournament-how", tournament.id)))
    return view


def _add_hosting(view: discord.ui.View, tournament: Tournament, words: Texts) -> None:
    """The actions of the host."""
    if tournament.state == SIGNING:
        begin = custom_ids.make("tournament-begin", tournament.id)
        view.add_item(buttons.button(words.t("button-tournament-begin"), begin, discord.ButtonStyle.success))
        view.add_item(
            buttons.button(
                words.t("button-reminders-change"), custom_ids.make("tournament-plan-page", tournament.id, 0)
            )
        )
    if tournament.state == RUNNING:
        view.add_item(
            buttons.button(words.t("button-tournament-bump"), custom_ids.make("tournament-bump", tournament.id))
        )
    off = custom_ids.make("tournament-off", tournament.id)
    view.add_item(buttons.button(words.t("button-tournament-off"), off, discord.ButtonStyle.danger))


def _may_come_here(context: Context, tournament: Tournament, who: Asker) -> bool:
    """Whether the user may let the tournament go on in this channel, and it does not do so already."""
    if context.guild_id != tournament.guild_id or isinstance(context.interaction.channel, discord.Thread):
        return False
    try:
        relocation.must_be_movable(tournament, who)
    except TableError:
        return False
    return tournament.lost_at is not None or tournament.channel_id != context.channel_id


async def how(context: Context, press: Pressed) -> None:
    """How the tournament is played, with its own numbers."""
    words = context.words
    tournament = await found(context, press.numbers[0])
    plan = tournament.plan
    days = int(progress.IDLE // DAY)
    keys = (
        "tournament-how-rounds",
        "tournament-how-begin",
        "tournament-how-end",
        "tournament-how-absent",
        "tournament-how-points",
        "tournament-how-ties",
    )
    lines = [words.t(key, seats=plan.seats, window=plan.days, idle=days) for key in keys]
    await answers.show(context, "\n".join([words.t("tournament-how-heading"), *(f"- {line}" for line in lines)]))


async def turn_page(context: Context, press: Pressed) -> None:
    """One of the pictures: the standings first, then the rounds."""
    services = context.services
    tournament_id, number = press.numbers
    words = context.words
    tournament = await found(context, tournament_id)
    played = await rounds.all_of(services.store.reading, tournament.id)
    if not played:
        raise TableError("tournament-not-begun")
    shown = tournaments_message.show_of(services, tournament, played, words)
    pages = pictures.pages(shown)
    number = min(number, len(pages) - 1)
    drawing = await tournaments_message.draw(services, tournament, shown, pages[number], words)
    view = discord.ui.View(timeout=None)
    for to, key in ((number - 1, "button-page-before"), (number + 1, "button-page-after")):
        if 0 <= to < len(pages):
            view.add_item(buttons.button(words.t(key), custom_ids.make("tournament-pages", tournament.id, to)))
    view.add_item(buttons.button(words.t("button-tournament"), custom_ids.make("tournament-page", tournament.id)))
    latest = played[-1]
    await answers.show(context, tournaments_texts.state_line(services, tournament, latest, words), (drawing,), view)


# --- signing up ---------------------------------------------------------------------------------------------------


async def join(context: Context, press: Pressed) -> None:
    services = context.services
    tournament = await found(context, press.numbers[0])
    await servers.must_be_member(context, tournament.guild_id)
    await users.meet(context)
    user, now = context.user, services.now()

    async def work(transaction: Transaction) -> Tournament:
        await claim(transaction, context.id, now)
        return await tournaments.join(transaction, tournament.id, user.id, user.display_name, now)

    joined = await services.store.write(work)
    services.wake()
    own, words = joined.entrant(user.id), context.words
    key = "tournament-joined" if own is not None and own.state == IN else "tournament-joined-waiting"
    await show(context, tournament.id, words.t(key))


async def leave(context: Context, press: Pressed) -> None:
    """The user leaves; once the rounds have begun, after a confirmation."""
    tournament = await found(context, press.numbers[0])
    own, words = tournament.entrant(context.user.id), context.words
    if tournament.state == RUNNING and own is not None and own.state == IN:
        view = discord.ui.View(timeout=None)
        gone = custom_ids.make("tournament-gone", tournament.id)
        view.add_item(buttons.button(words.t("button-tournament-gone"), gone, discord.ButtonStyle.danger))
        await answers.show(context, words.t("tournament-leave-ask"), view=view)
        return
    await _leave(context, tournament.id)


async def leave_for_good(context: Context, press: Pressed) -> None:
    await _leave(context, press.numbers[0])


async def _leave(context: Context, tournament_id: int) -> None:
    services = context.services
    user_id, now = context.user.id, services.now()

    async def work(transaction: Transaction) -> None:
        await claim(transaction, context.id, now)
        await progress.leave(RoundContext(services.tables, transaction, now, services.new_seed), tournament_id, user_id)

    await services.store.write(work)
    services.wake()
    view = discord.ui.View(timeout=None)
    await answers.show(context, context.words.t("tournament-left"), view=view)


VERBS = {
    "tournaments": Verb(anywhere(show_list), PERSONAL, numbers=0, private=True, direct=True),
    "tournament-show": Verb(chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "tournament": Verb(open_page, PERSONAL, private=True, direct=True),
    "tournament-page": Verb(open_page, PERSONAL, direct=True),
    "tournament-how": Verb(how, PERSONAL, private=True, direct=True),
    "tournament-pages": Verb(turn_page, PERSONAL, numbers=2, direct=True),
    "tournament-join": Verb(join, PERSONAL, private=True),
    "tournament-leave": Verb(leave, PERSONAL, private=True),
    "tournament-gone": Verb(leave_for_good, PERSONAL),
}
