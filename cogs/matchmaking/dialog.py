"""The dialog with all criteria of a search for players."""

from collections.abc import Sequence

import discord

from cogs.base import custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.clock_words import clock_line
from cogs.kit.verbs import Verb, anywhere
from cogs.matchmaking.page import show_page
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.lobby.opening import check_channel
from data.matchmaking import matches, searches
from data.matchmaking.matches import YES
from data.matchmaking.searches import DAYS, Search
from data.server import guilds
from rules.core.errors import TableError
from rules.table.clock import DAILY, DAY, PRESETS

ANY = "any"
NEAR, BOTS = "near", "bots"
FIELDS = 5
"""Fields of the dialog: games, players, clocks, opponents, duration."""
MOST_OPTIONS = 25
USUAL_DAYS = 7
USUAL_CLOCKS = tuple(name for name, clock in PRESETS.items() if clock == DAILY)


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog, filled in with the current search."""
    services = context.services
    words = context.words
    search = await searches.find(services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("seek-title"), custom_id=custom_ids.make("seek-begin"))
    infos = [game.info for game in services.tables.games.values()][: MOST_OPTIONS - 1]
    chosen_games = search.games if search is not None and len(search.games) < len(services.tables.games) else (ANY,)
    games = [(words.t("seek-any-game"), ANY), *((words.game(info), info.slug) for info in infos)]
    dialog.add_item(_select(words.t("seek-ask-games"), "games", games, chosen_games))
    numbers = sorted({seats for info in infos for seats in info.seats if seats > 1})
    seats = [(words.t("seek-any-seats"), ANY), *((words.t("seek-players", count=one), str(one)) for one in numbers)]
    own_seats = tuple(map(str, search.seats)) if search is not None and search.seats else (ANY,)
    dialog.add_item(_select(words.t("seek-ask-seats"), "seats", seats, own_seats))
    clocks = [(clock_line(words, clock), name) for name, clock in PRESETS.items()]
    own_clocks = USUAL_CLOCKS if search is None else search.clocks
    dialog.add_item(_select(words.t("seek-ask-clocks"), "clocks", clocks, own_clocks))
    opponents = [(words.t("seek-choice-near"), NEAR), (words.t("seek-choice-bots"), BOTS)]
    own_opponents = () if search is None else [*([NEAR] * search.near), *([BOTS] * search.bots)]
    dialog.add_item(_select(words.t("seek-ask-people"), "company", opponents, own_opponents, least=0))
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
    """The dialog was submitted: begins the search, or shows why not. Who has accepted a table is shown that, and that
    it waits for the others."""
    words = context.words
    await users.meet(context)
    try:
        search = await _search_of(context, press.values)
        begun = await context.services.store.write(lambda transaction: _begin(transaction, search))
    except TableError as refusal:
        await show_page(context, words.refusal(refusal))
        return
    context.services.wake()
    await show_page(context, words.t("seek-begun") if begun else "")


async def _begin(transaction: Transaction, search: Search) -> bool:
    """Begins the search, unless its owner has accepted a table. Raises ``TableError`` where they are to answer."""
    proposal = await matches.asking(transaction, search.user_id)
    own = None if proposal is None else proposal.asked(search.user_id)
    if own is None:
        await searches.begin(transaction, search)
    elif own.answer != YES:
        raise TableError("match-first")
    return own is None


async def _search_of(context: Context, values: Sequence[str]) -> Search:
    """The search of the dialog. Raises ``TableError`` for what cannot be played, for a server that the user has left,
    for a channel where no table can be opened, and for values that our dialog does not send."""
    services = context.services
    if len(values) != FIELDS:
        raise TableError("button-unknown")
    games, seats, clocks, opponents, days = ([part for part in value.split(",") if part] for value in values)
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
    await required.ask_there(context, guild_id, channel_id, private=False)
    check_channel(await guilds.guild(services.store.reading, guild_id), channel_id)
    written_to = before is not None and context.guild_id is None
    manages = before.manages if before is not None and written_to else required.manages(context, guild_id)
    now = services.now()
    return Search(
        context.user.id,
        tuple(playable),
        tuple(sorted(numbers)),
        tuple(name for name in PRESETS if name in clocks),
        NEAR in opponents,
        BOTS in opponents,
        now,
        name=context.user.display_name,
        guild_id=guild_id,
        channel_id=channel_id,
        until=now + int(days[0]) * DAY,
        manages=manages,
    )


def _place(context: Context, before: Search | None) -> tuple[int, int]:
    """The server and the channel for the table: those of the interaction, and in direct messages those of the
    previous search. Raises ``TableError`` without either."""
    channel = context.interaction.channel
    if context.guild_id is None:
        if before is None:
            raise TableError("seek-in-server")
        return before.guild_id, before.channel_id
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    return context.guild_id, parent or context.channel_id or 0


VERBS = {
    "seek-ask": Verb(anywhere(show_page), PERSONAL, numbers=0, dialog=ask),
    "seek-begin": Verb(begin, PERSONAL, numbers=0, selects=True),
}
