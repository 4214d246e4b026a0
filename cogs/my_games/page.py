"""The player's games: those that wait for them, least time first, and the others."""

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.base.services import Services, jump_link
from cogs.kit.clock_words import stamp_of
from cogs.kit.desk_link import add_desk_button
from cogs.kit.next_table import under_games, waiting_tables
from cogs.kit.verbs import Verb, anywhere, at_table
from cogs.permissions.rows import PERSONAL, PLAYING
from cogs.play import panel as play_panel
from cogs.seats import spectators
from data.tables import direct_places, presence
from data.tables.pending_turns import PendingTable
from data.tables.table_row import TableRow
from render.words.fitting import blocks
from render.words.text import Texts

MOST_TABLES = 20
"""The most tables listed that wait for the player, and that wait for others; the rest is counted."""


async def show_games(context: Context) -> None:
    """The player's tables: whom they wait for, until when, and links to them."""
    words, user_id = context.words, context.user.id
    groups = [[words.t(heading), *lines] for heading, lines in await _groups(context.services, words, user_id)]
    first, *others = blocks(groups) or [words.t("games-none")]
    view = await under_games(context.services, words, user_id)
    await add_desk_button(view, context.services, words, context.guild_id)
    await answers.show(context, first, view=view)
    for block in others:
        await answers.say(context, block)


async def _groups(services: Services, words: Texts, user_id: int) -> list[tuple[str, list[str]]]:
    """The player's tables under the text ids of their headings, a line each; without those of games that this version
    does not know."""
    mine = await waiting_tables(services, user_id)
    running = [row for row in await services.tables.of_user(user_id) if row.slug in services.tables.games]
    asking = {one.table_id for one in mine}
    others = [row for row in running if row.id not in asking]
    lobbies = [row for row in await services.tables.of_user(user_id, "lobby") if row.slug in services.tables.games]
    groups = {
        "games-yours": await waiting_lines(services, words, mine, user_id) + rest_lines(words, len(mine) - MOST_TABLES),
        "games-waiting": [await _line(services, words, row, user_id) for row in others[:MOST_TABLES]]
        + rest_lines(words, len(others) - MOST_TABLES),
        "games-lobbies": [
            words.t("games-line-lobby", game=_name(services, words, row), number=row.id, link=jump_link(row))
            for row in [await direct_places.seen_by(services.store.reading, row, user_id) for row in lobbies]
        ],
    }
    return [(heading, lines) for heading, lines in groups.items() if lines]


async def waiting_lines(services: Services, words: Texts, waiting: list[PendingTable], user_id: int) -> list[str]:
    """A line for each table that waits for the player: its task, deadline, and a link."""
    return [
        await _line(services, words, await services.tables.row(one.table_id), user_id, one.deadline)
        for one in waiting[:MOST_TABLES]
    ]


def rest_lines(words: Texts, rest: int) -> list[str]:
    """What is said of so many tables that are not listed: nothing where there are none."""
    return [words.t("games-rest", count=rest)] if rest > 0 else []


async def _line(services: Services, words: Texts, row: TableRow, user_id: int, deadline: float | None = None) -> str:
    row = await direct_places.seen_by(services.store.reading, row, user_id)
    table, game = await services.tables.load(row), services.tables.game(row)
    task = services.renderer(row).headline(game.observe(table.state, None), services.audience(row, words))
    if deadline is not None:
        task = words.t("games-task-until", task=task, stamp=stamp_of(deadline))
    return words.t("games-line", game=_name(services, words, row), number=row.id, task=task, link=jump_link(row))


def _name(services: Services, words: Texts, row: TableRow) -> str:
    return words.game(services.tables.game(row).info)


async def open_next(context: Context) -> None:
    """The panel of the waiting table with the least time, and where its board is, for that is elsewhere; without
    such a table the player's games."""
    services, user_id = context.services, context.user.id
    waiting = await waiting_tables(services, user_id)
    if not waiting:
        await show_games(context)
        return
    table_id = waiting[0].table_id
    row = await direct_places.seen_by(services.store.reading, await services.tables.row(table_id), user_id)
    await open_play(context, table_id, context.words.t("board-here", link=jump_link(row)))


async def open_play(context: Context, table_id: int, note: str = "") -> None:
    """The private panel of a table with a ``note``, and a sign that the player is there. Users without a seat get the
    spectator's view."""
    _, table = await context.services.tables.at(table_id)
    if table.seat_of(context.user.id) is None:
        await spectators.watch_public(context, table_id)
        return
    await users.meet(context)
    await play_panel.open_panel(context, table_id, note)
    user_id, now = context.user.id, context.now()
    await context.services.store.write(
        lambda transaction: presence.note(transaction, table_id, user_id, now), table=table_id
    )


VERBS = {
    "play": Verb(at_table(open_play), PLAYING, numbers=2, private=True, direct=True),
    "games": Verb(anywhere(show_games), PERSONAL, numbers=0, private=True, direct=True),
    "next": Verb(anywhere(open_next), PERSONAL, numbers=0, private=True, direct=True),
}
