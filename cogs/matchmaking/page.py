"""Searching for players: one private page, and later questions."""

from collections.abc import Sequence

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit.buttons import button
from cogs.kit.clock_words import clock_line, stamp_of
from cogs.kit.verbs import Verb, anywhere
from cogs.matchmaking import match as matchmaking_match
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.matchmaking import matches, searches
from data.matchmaking.searches import Search
from render.words.text import Texts
from rules.core.errors import TableError
from rules.matchmaking.matching import beside
from rules.table.clock import PRESETS


async def show_page(context: Context, note: str = "") -> None:
    """The user's search, or the match that awaits their answer."""
    services = context.services
    words, user, reading = context.words, context.user, services.store.reading
    client, proposal = context.interaction.client, await matches.asking(reading, user.id)
    if proposal and not await matchmaking_match.is_still_offered(client, services, words, proposal, user):
        proposal = None
    own = None if proposal is None else proposal.asked(user.id)
    if proposal is not None and own is not None:
        content, view = await matchmaking_match.message_of(services, proposal, own, words)
    else:
        search = await searches.find(reading, user.id)
        content, view = page(services, words, search, begins=context.guild_id is not None)
    await answers.show(context, "\n".join(filter(None, [note, content])), view=view)


def page(services: Services, words: Texts, search: Search | None, *, begins: bool) -> tuple[str, discord.ui.View]:
    """The page without a pending match. Outside of servers no search ``begins``."""
    view = discord.ui.View(timeout=None)
    lines = [words.t("seek-heading"), words.t("seek-about" if begins else "error-seek-in-server")]
    if search is None and begins:
        view.add_item(button(words.t("button-seek"), custom_ids.make("seek-ask"), discord.ButtonStyle.primary))
    if search is not None:
        lines = [words.t("seek-heading"), *(f"- {line}" for line in _search_lines(services, words, search))]
        view.add_item(button(words.t("button-seek-change"), custom_ids.make("seek-ask")))
        view.add_item(button(words.t("button-seek-stop"), custom_ids.make("seek-stop"), discord.ButtonStyle.danger))
    view.add_item(button(words.t("button-avoid"), custom_ids.make("avoid")))
    return "\n".join(lines), view


def _search_lines(services: Services, words: Texts, search: Search) -> list[str]:
    """The criteria of a search, line by line."""
    known = [slug for slug in search.games if slug in services.tables.games]
    games = [words.game(services.game(slug).info) for slug in known]
    return [
        words.t("seek-games", games=words.enumerate(games)),
        words.t("seek-seats", seats=_seats(words, search.seats)),
        *(words.t("seek-clock", clock=clock_line(words, PRESETS[name])) for name in search.clocks),
        words.t("seek-near" if search.near else "seek-anybody"),
        words.t("seek-with-bots" if search.bots else "seek-without-bots"),
        words.t("seek-until", place=f"<#{search.channel_id}>", stamp=stamp_of(search.until)),
    ]


def _seats(words: Texts, seats: Sequence[int]) -> str:
    return words.enumerate([str(one) for one in seats]) if seats else words.t("seek-any-seats")


def way_in(words: Texts, clocks: Sequence[str] = (), ended_for: int | None = None) -> discord.ui.View:
    """The button to the page, to the question whether these ``clocks`` would do, or to what is said of the search of a
    user that has ended."""
    view = discord.ui.View(timeout=None)
    custom_id = custom_ids.make("seek-clocks", rest=",".join(clocks)) if clocks else custom_ids.make("seek")
    if ended_for is not None:
        custom_id = custom_ids.make("seek-over", ended_for)
    view.add_item(button(words.t("button-seek"), custom_id, discord.ButtonStyle.primary))
    return view


async def stop(context: Context) -> None:
    """Ends the search; where a table has ended it already, shows that."""
    services = context.services
    user_id, now = context.user.id, services.now()
    opened = await services.store.write(lambda transaction: matches.stop(transaction, user_id, now))
    services.wake()
    if opened is None:
        await show_page(context, context.words.t("seek-stopped"))
    else:
        await matchmaking_match.show(context, opened)


# --- what is asked later ----------------------------------------------------------------------------------------


async def clocks_asked(
    services: Services, user_id: int, clocks: Sequence[str], words: Texts
) -> tuple[str, discord.ui.View, Search] | None:
    """Asks whether other clocks would do, with the search; ``None`` if that is over, or another one."""
    search = await searches.find(services.store.reading, user_id)
    if search is None or not search.asked:
        return None
    view = discord.ui.View(timeout=None)
    wider = custom_ids.make("seek-wider", rest=",".join(clocks))
    view.add_item(button(words.t("button-clocks-yes"), wider, discord.ButtonStyle.success))
    view.add_item(button(words.t("button-clocks-no"), custom_ids.make("seek-as-it-is")))
    names = [f"- {clock_line(words, PRESETS[name])}" for name in clocks]
    return "\n".join([words.t("seek-clocks"), *names]), view, search


async def show_clocks(context: Context, press: Pressed) -> None:
    """The question about other clocks, for the user who was called in a channel; the page where it does not stand any
    more, or is another user's."""
    services, user_id = context.services, context.user.id
    search = await searches.find(services.store.reading, user_id)
    clocks = [name for name in press.rest.split(",") if search is not None and name in beside(search.clocks)]
    asked = await clocks_asked(services, user_id, clocks, context.words) if clocks else None
    if asked is None:
        await show_page(context)
    else:
        await answers.show(context, asked[0], view=asked[1])


async def show_end(context: Context, press: Pressed) -> None:
    """The page, which says to the user who was called that their search is over, unless they have begun another."""
    user_id = context.user.id
    over = press.numbers[0] == user_id and await searches.find(context.services.store.reading, user_id) is None
    await show_page(context, ended(context.words, context.channel_id or 0) if over else "")


async def widen(context: Context, press: Pressed) -> None:
    """Adds the clocks that were asked about. Raises ``TableError`` if the search is over or another one."""
    user_id, asked = context.user.id, [name for name in press.rest.split(",") if name]
    if not {*asked} <= PRESETS.keys():
        raise TableError("button-unknown")

    async def work(transaction: Transaction) -> None:
        search = await searches.find(transaction, user_id)
        if search is None:
            raise TableError("seek-over")
        if not search.asked:
            raise TableError("seek-changed")
        # a button of an earlier version names no clocks
        await searches.widen(transaction, user_id, asked or beside(search.clocks))

    await context.services.store.write(work)
    context.services.wake()
    await show_page(context, context.words.t("seek-clocks-yes"))


async def keep_clocks(context: Context) -> None:
    await show_page(context, context.words.t("seek-clocks-no"))


def ended(words: Texts, channel_id: int) -> str:
    """Says that a search is over, and in which channel another can begin."""
    return words.t("seek-ended", place=f"<#{channel_id}>")


VERBS = {
    "seek": Verb(anywhere(show_page), PERSONAL, numbers=0, private=True, direct=True),
    "seek-stop": Verb(anywhere(stop), PERSONAL, numbers=0),
    "seek-clocks": Verb(show_clocks, PERSONAL, numbers=0, private=True, direct=True),
    "seek-over": Verb(show_end, PERSONAL, private=True, direct=True),
    "seek-wider": Verb(widen, PERSONAL, numbers=0),
    "seek-as-it-is": Verb(anywhere(keep_clocks), PERSONAL, numbers=0),
}
