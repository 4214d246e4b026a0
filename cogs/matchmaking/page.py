"""Looking for players: one private page, one dialog with all wishes, and what is asked later."""

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
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.lobby.opening import check_channel
from data.matchmaking import matches, searches
from data.matchmaking.searches import DAYS, Search
from data.server import guilds
from render.words.text import Texts
from rules.core.errors import TableError
from rules.matchmaking.matching import beside
from rules.table.clock import DAILY, DAY, PRESETS

ANY = "any"
NEAR, BOTS = "near", "bots"
FIELDS = 5
"""So many fields the dialog has: games, players, clocks, with whom, for how long."""
MOST_OPTIONS = 25
USUAL_DAYS = 7
USUAL_CLOCKS = tuple(name for name, clock in PRESETS.items() if clock == DAILY)


async def show_page(context: Context, note: str = "") -> None:
    """Whether the person looks for players, and for what; whether they are asked something just now."""
    services = context.services
    words, user_id, reading = context.words, context.user.id, services.store.reading
    proposal = await matches.asking(reading, user_id)
    own = None if proposal is None else proposal.asked(user_id)
    if proposal is not None and own is not None:
        content, view = await matchmaking_match.told(services, proposal, own, words)
    else:
        search = await searches.find(reading, user_id)
        content, view = page(services, words, search)
    await answers.show(context, "\n".join(filter(None, [note, content])), view=view)


def page(services: Services, words: Texts, search: Search | None) -> tuple[str, discord.ui.View]:
    """The page of somebody who is asked nothing."""
    view = discord.ui.View(timeout=None)
    lines = [words.t("seek-heading"), words.t("seek-about")]
    if search is None:
        view.add_item(button(words.t("button-seek"), custom_ids.make("seek-ask"), discord.ButtonStyle.primary))
    else:
        lines = [words.t("seek-heading"), *(f"- {line}" for line in _told(services, words, search))]
        view.add_item(button(words.t("button-seek-change"), custom_ids.make("seek-ask")))
        view.add_item(button(words.t("button-seek-stop"), custom_ids.make("seek-stop"), discord.ButtonStyle.danger))
    view.add_item(button(words.t("button-avoid"), custom_ids.make("avoid")))
    return "\n".join(lines), view


def _told(services: Services, words: Texts, search: Search) -> list[str]:
    """What somebody looks for, line by line."""
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


def way_in(words: Texts) -> discord.ui.View:
    """The button that leads to the page."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-seek"), custom_ids.make("seek"), discord.ButtonStyle.primary))
    return view


# --- the dialog -------------------------------------------------------------------------------------------------


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog with all wishes, filled in as they were."""
    services = context.services
    words = context.words
    search = await searches.find(services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("seek-title"), custom_id=custom_ids.make("seek-begin"))
    infos = [game.info for game in services.tables.games.values()][: MOST_OPTIONS - 1]
    wished = search.games if search is not None and len(search.games) < len(services.tables.games) else (ANY,)
    games = [(words.t("seek-any-game"), ANY), *((words.game(info), info.slug) for info in infos)]
    dialog.add_item(_select(words.t("seek-ask-games"), "games", games, wished))
    numbers = sorted({seats for info in infos for seats in info.seats if seats > 1})
    seats = [(words.t("seek-any-seats"), ANY), *((words.t("seek-players", count=one), str(one)) for one in numbers)]
    own_seats = tuple(map(str, search.seats)) if search is not None and search.seats else (ANY,)
    dialog.add_item(_select(words.t("seek-ask-seats"), "seats", seats, own_seats))
    clocks = [(clock_line(words, clock), name) for name, clock in PRESETS.items()]
    own_clocks = USUAL_CLOCKS if search is None else search.clocks
    dialog.add_item(_select(words.t("seek-ask-clocks"), "clocks", clocks, own_clocks))
    company = [(words.t("seek-choice-near"), NEAR), (words.t("seek-choice-bots"), BOTS)]
    own_company = () if search is None else [*([NEAR] * search.near), *([BOTS] * search.bots)]
    dialog.add_item(_select(words.t("seek-ask-people"), "company", company, own_company, least=0))
    days = [(words.t("duration-days", count=one), str(one)) for one in DAYS]
    dialog.add_item(_select(words.t("seek-ask-days"), "days", days, (str(USUAL_DAYS),), most=1))
    return dialog


def _select(
    asked: str,
    name: str,
    options: Sequence[tuple[str, str]],
    chosen: Sequence[str],
    *,
    least: int = 1,
    most: int | None = None,
) -> discord.ui.Label[discord.ui.Modal]:
    select = discord.ui.Select[discord.ui.Modal](
        custom_id=name, min_values=least, max_values=most or len(options), required=least > 0
    )
    for label, value in options:
        select.add_option(label=label[:100], value=value, default=value in chosen)
    return discord.ui.Label(text=asked, component=select)


async def begin(context: Context, press: Pressed) -> None:
    """The dialog was sent in: the person looks for players from now on, or reads why not."""
    words = context.words
    await answers.meet(context)
    try:
        search = await _wished(context, press.values)
        await context.services.store.write(lambda transaction: _begin(transaction, search))
    except TableError as refusal:
        await show_page(context, words.refusal(refusal))
        return
    context.services.wake()
    await show_page(context, words.t("seek-begun"))


async def _begin(transaction: Transaction, search: Search) -> None:
    if await matches.asking(transaction, search.user_id) is not None:
        raise TableError("match-first")
    await searches.begin(transaction, search)


async def _wished(context: Context, values: Sequence[str]) -> Search:
    """What the dialog asks for. Raises ``TableError`` for what cannot be played, and for what no dialog of ours
    sends."""
    services = context.services
    if len(values) != FIELDS:
        raise TableError("button-unknown")
    games, seats, clocks, company, days = ([part for part in value.split(",") if part] for value in values)
    slugs = list(services.tables.games) if ANY in games else games
    numbers = [] if ANY in seats else [int(one) for one in seats if one.isdecimal()]
    known = set(slugs) <= services.tables.games.keys() and set(clocks) <= PRESETS.keys()
    if not (known and slugs and clocks) or days not in [[str(one)] for one in DAYS]:
        raise TableError("button-unknown")
    playable = [
        slug
        for slug in slugs
        if any(one > 1 and (not numbers or one in numbers) for one in services.game(slug).info.seats)
    ]
    if not playable:
        raise TableError("seek-impossible")
    before = await searches.find(services.store.reading, context.user.id)
    guild_id, channel_id = _place(context, before)
    check_channel(await guilds.guild(services.store.reading, guild_id), channel_id)
    written_to = before is not None and context.guild_id is None
    manages = before.manages if before is not None and written_to else required.manages(context, guild_id)
    now = services.now()
    return Search(
        context.user.id,
        tuple(playable),
        tuple(sorted(numbers)),
        tuple(name for name in PRESETS if name in clocks),
        NEAR in company,
        BOTS in company,
        now,
        name=context.user.display_name,
        guild_id=guild_id,
        channel_id=channel_id,
        until=now + int(days[0]) * DAY,
        manages=manages,
    )


def _place(context: Context, before: Search | None) -> tuple[int, int]:
    """The server and the channel in which the table is to be: where it is asked for, and in direct messages where it
    was before. Raises ``TableError`` where that is nowhere."""
    channel = context.interaction.channel
    if context.guild_id is None:
        if before is None:
            raise TableError("seek-in-server")
        return before.guild_id, before.channel_id
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return context.guild_id, parent or context.channel_id or 0


async def stop(context: Context) -> None:
    """Somebody looks no more."""
    services = context.services
    user_id, now = context.user.id, services.now()
    await services.store.write(lambda transaction: matches.stop(transaction, user_id, now))
    services.wake()
    await show_page(context, context.words.t("seek-stopped"))


# --- what is asked later ----------------------------------------------------------------------------------------


async def clocks_asked(
    services: Services, user_id: int, clocks: Sequence[str], words: Texts
) -> tuple[str, discord.ui.View, int] | None:
    """Asks whether other clocks would do, and where somebody is called for it who takes no direct messages; ``None``
    where they look no more."""
    search = await searches.find(services.store.reading, user_id)
    if search is None:
        return None
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-clocks-yes"), custom_ids.make("seek-wider"), discord.ButtonStyle.success))
    view.add_item(button(words.t("button-clocks-no"), custom_ids.make("seek-as-it-is")))
    names = [f"- {clock_line(words, PRESETS[name])}" for name in clocks]
    return "\n".join([words.t("seek-clocks"), *names]), view, search.channel_id


async def widen(context: Context, press: Pressed) -> None:
    """The clocks next to the wished ones will do as well. Raises ``TableError`` where the person looks no more."""
    user_id = context.user.id

    async def work(transaction: Transaction) -> None:
        search = await searches.find(transaction, user_id)
        if search is None:
            raise TableError("seek-over")
        if search.asked:
            await searches.widen(transaction, user_id, beside(search.clocks))

    await context.services.store.write(work)
    context.services.wake()
    await show_page(context, context.words.t("seek-clocks-yes"))


async def keep_clocks(context: Context) -> None:
    """They will not."""
    await show_page(context, context.words.t("seek-clocks-no"))


def ended(words: Texts) -> tuple[str, discord.ui.View]:
    """Tells that a search is over, with the way to another."""
    return words.t("seek-ended"), way_in(words)


VERBS = {
    "seek": Verb(anywhere(show_page), PERSONAL, numbers=0, private=True),
    "seek-ask": Verb(anywhere(show_page), PERSONAL, numbers=0, dialog=ask),
    "seek-begin": Verb(begin, PERSONAL, numbers=0, selects=True),
    "seek-stop": Verb(anywhere(stop), PERSONAL, numbers=0),
    "seek-wider": Verb(widen, PERSONAL, numbers=0),
    "seek-as-it-is": Verb(anywhere(keep_clocks), PERSONAL, numbers=0),
}
