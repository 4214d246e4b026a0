"""Actions at a table besides moving: hand, log, rules, undo, resign, pause, and so on.

Each function answers an interaction that is acknowledged, or will be by the answer; buttons and ``/table`` commands
share them.
"""

from collections.abc import Callable, Sequence

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import jump_link
from cogs.help.rule_book import all_rules_button
from cogs.kit import buttons, log_lines
from cogs.kit.clock_words import own_line
from cogs.kit.close_up import look_select
from cogs.kit.next_table import after_move
from cogs.kit.operations import perform, perform_request
from cogs.kit.seat_view import view_seat
from cogs.kit.since_last_move import since_last_move
from cogs.kit.verbs import Verb, at_table, of_its_moment
from cogs.people import vacation_page
from cogs.people.quiet_hours import propose
from cogs.permissions.rows import HOLDING, MOVING, PLANNING, READING, RULES
from data.lobby import options
from data.statistics import results
from data.tables.tables import Performed, Request
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import table as core

Take = Callable[[AnyGame, core.Table, int, Sequence[str], float], core.Change]
"""How steps of a seat are taken at a table."""


async def show_hand(context: Context, table_id: int) -> None:
    """The private picture of the player's seat. Raises ``TableError`` in a game without secrets."""
    services = context.services
    at = await view_seat(context, table_id)
    if not at.game.info.secret_hand:
        raise TableError("no-secret-hand")
    renderer = services.renderer(at.row)
    draw = services.printing(context.user.id, at.row, context.words, lambda *seen: (renderer.hand(*seen),))
    drawings = await services.pool.run(draw, at.observation, at.audience)
    view = None
    if not at.table.ended and at.game.legal_actions(at.table.state, at.seat):
        view = discord.ui.View(timeout=None)
        view.add_item(buttons.play_button(at.audience.texts, at.row))
    lines = [at.headline(renderer), own_line(at.audience, at.table, at.seat)]
    await answers.show(context, "\n".join(filter(None, lines)), drawings, view)


async def show_rules(context: Context, table_id: int) -> None:
    """The rules of the game on one screen, and what this table's options change."""
    row = await context.services.tables.row(table_id)
    words = context.words
    info = context.services.game(row.slug).info
    view = discord.ui.View(timeout=None)
    for leads_on in filter(None, [buttons.lesson_button(words, row.slug), all_rules_button(words, row.slug)]):
        view.add_item(leads_on)
    await answers.show(context, words.help(info), view=view if view.children else None)
    changed = words.changed_rules(info, options.applying_options(info, row))
    if changed:
        await answers.say(context, "\n".join(changed))


async def show_text(context: Context, table_id: int) -> None:
    """The whole position in words, for players who cannot see the board."""
    services = context.services
    row, table = await services.tables.at(table_id)
    seat = table.seat_of(context.user.id)
    observation = services.tables.game(row).observe(table.state, seat)
    audience, renderer = services.audience(row, context.words, table).aloud, services.renderer(row)
    all_lines = (await since_last_move(services, row, seat, audience)).all_lines
    _, notices = renderer.notice(observation, audience)
    first, *others = (*notices, *filter(None, ["\n".join(all_lines)]), *renderer.board_text(observation, audience))
    await answers.show(context, first)
    for block in others:
        await answers.say(context, block)


async def show_board(context: Context, table_id: int) -> None:
    """The board, privately, with a link to the public one and the list of details."""
    services = context.services
    row, table = await services.tables.at(table_id)
    game, words = services.tables.game(row), context.words
    audience, renderer = services.audience(row, words, table), services.renderer(row)
    seat = table.seat_of(context.user.id)
    observation, since = game.observe(table.state, seat), (await since_last_move(services, row, seat, audience)).since
    draw = services.printing(context.user.id, row, words, renderer.boards)
    drawings = await services.pool.run(draw, observation, audience, (), since)
    view = discord.ui.View(timeout=None)
    select = look_select(renderer, table_id, observation, audience, context.emoji(row.slug))
    if select is not None:
        view.add_item(select)
    await answers.show(context, words.t("board-here", link=jump_link(row)), drawings, view)


async def act(
    context: Context,
    table_id: int,
    steps: Sequence[str],
    version: int | None = None,
    of: int | None = None,
    operation: Take = core.act,
) -> tuple[Performed, str]:
    """Makes steps of the player's seat; also returns the notice about a vacation that ends with it.
    ``version`` and ``of`` are those of the button that was pressed (:class:`Request`)."""
    await answers.acknowledge(context)
    request, now = Request(table_id, context.user.id, context.id, version, of), context.now()
    done, away = await perform_request(
        context.services, request, lambda game, table, seat, now: operation(game, table, seat, steps, now), now
    )
    return done, "" if away is None else vacation_page.moved_line(context.words, away)


async def answer(context: Context, press: Pressed) -> None:
    """An answer was given on the board itself. The next board tells what came of it; in words the person is told only
    what it does not: that a vacation ends, and, once this table waits for others, which other one waits for them."""
    table_id, moves = press.numbers
    done, away = await act(context, table_id, (press.rest,), of=moves, operation=_decide)
    words = context.words
    view = None if _goes_on(context, done) else await after_move(context.services, words, context.user.id)
    if away or view is not None:
        lines = [answers.move_made(context, words, done.row), away]
        await answers.say(context, "\n".join(filter(None, lines)), view)
    await propose(context)


def _goes_on(context: Context, done: Performed) -> bool:
    """Whether who has acted at a table is who it waits for now."""
    table = done.change.table
    return not table.ended and done.seat in core.owing(context.services.tables.game(done.row), table)


def _decide(game: AnyGame, table: core.Table, seat: int, steps: Sequence[str], now: float) -> core.Change:
    """What is asked on the board is answered by the seat that is asked: another one could revise what it has decided.
    Raises ``TableError`` or ``IllegalAction``."""
    if seat not in core.owing(game, table) and game.legal_actions(table.state, seat):
        raise TableError("not-your-turn")
    return core.act(game, table, seat, steps, now)


async def move(context: Context, table_id: int, steps: Sequence[str]) -> None:
    """Typed steps, committed at once; with the way on: at this table while it waits for the same person."""
    services = context.services
    done, away = await act(context, table_id, steps)
    words = context.words
    game = services.tables.game(done.row)
    audience = services.audience(done.row, words)
    lines = log_lines.tell(game, list(done.change.entries), audience, done.seat)
    text = log_lines.fit([*lines, answers.move_made(context, words, done.row), *filter(None, [away])])
    play_on = discord.ui.View(timeout=None)
    play_on.add_item(buttons.play_button(words, done.row))
    view = play_on if _goes_on(context, done) else await after_move(services, words, context.user.id)
    await answers.show(context, text, view=view)
    await propose(context)


async def ask_to_resign(context: Context, table_id: int) -> None:
    """Asks for confirmation, with what it leads to: it cannot be undone. Ratings concern those alone who have begun the
    game."""
    at = await view_seat(context, table_id)
    view = discord.ui.View(timeout=None)
    view.add_item(buttons.resign_button(at.audience.texts, at.row))
    after = core.resign(at.game, at.table, at.seat, context.now()).table
    winner = next((seat for seat, player in enumerate(after.players) if not player.resigned), at.seat)
    rated = results.may_rate(at.table, at.row.private) and at.table.players[at.seat].began == at.user_id
    ending, name = after.ended or "goes-on", at.audience.written[winner]
    text = at.audience.texts.t("resign-ask", ending=ending, winner=name, rated=rated)
    await answers.show(context, text, view=view)


async def resign(context: Context, table_id: int) -> None:
    done = await perform(context, table_id, core.resign)
    await answers.show(context, context.words.t("resign-done", link=jump_link(done.row)))


VERBS = {
    "hand": Verb(at_table(show_hand), HOLDING, private=True, direct=True),
    "rules": Verb(at_table(show_rules), RULES, private=True, direct=True),
    "look-board": Verb(at_table(show_board), READING, private=True, direct=True),
    "text": Verb(at_table(show_text), READING, private=True, direct=True),
    "answer": Verb(of_its_moment(answer), MOVING, numbers=2),
    "resign-ask": Verb(at_table(ask_to_resign), PLANNING, private=True),
    "resign": Verb(at_table(resign), PLANNING),
    "watch-board": Verb(at_table(show_board), READING, private=True, direct=True),
    "watch-text": Verb(at_table(show_text), READING, private=True, direct=True),
}
