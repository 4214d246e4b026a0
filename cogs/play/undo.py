"""Undoing steps: the last ones, the whole turn, and beyond that by everybody's consent.

Each function answers an interaction that is acknowledged already.
"""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.kit import operations
from cogs.kit.verbs import Verb, of_its_moment
from cogs.permissions.rows import MOVING, PLANNING
from data.tables.tables import Performed, Request
from data.tournaments import rounds
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import table as core
from rules.table import undo as taking_back
from rules.table.table_record import taken_together
from rules.table.undo import Back

Button = discord.ui.Button[discord.ui.View]


async def undo(context: Context, table_id: int, of: int | None = None) -> None:
    """Undoes the player's last committed steps; if others have acted since, offers to ask them. Bot players are not
    asked."""
    try:
        done = await operations.perform(context, table_id, core.undo, of=of)
    except TableError as refusal:
        if refusal.reason != "nothing-to-undo":
            raise
        if await _is_alone(context.services, table_id, context.user.id):
            request = Request(table_id, context.user.id, context.id, None, of)
            await _tell(context, await _undo_alone(context.services, request, context.now()), "undo-done")
        else:
            await _offer_to_ask(context, table_id)
        return
    words = context.words
    more = core.can_undo(done.change.table, done.seat)
    view = _view(("undo-turn", words.t("button-undo-turn"), (table_id, done.row.moves))) if more else None
    await answers.show(context, words.t("undo-done", link=jump_link(done.row)), view=view)


async def undo_freely(services: Services, request: Request, now: float) -> Performed:
    """Undoes the last committed steps of a player where nobody has to be asked. Raises ``TableError``."""
    try:
        done, _ = await operations.perform_request(services, request, core.undo, now)
    except TableError as refusal:
        alone = await _is_alone(services, request.table_id, request.user_id)
        if refusal.reason != "nothing-to-undo" or not alone:
            raise
        return await _undo_alone(services, request, now)
    return done


async def undo_turn(context: Context, press: Pressed) -> None:
    """Undoes all that the player has done in this turn."""
    table_id, moves = press.numbers
    done = await operations.perform(context, table_id, taking_back.undo_turn, of=moves)
    await _tell(context, done, "undo-done")


async def _is_alone(services: Services, table_id: int, user_id: int) -> bool:
    """Whether everybody else at the table is a bot player. In a tournament consent is always needed."""
    _, table = await services.tables.at(table_id)
    seat = table.seat_of(user_id)
    if seat is None or not core.is_alone(table, seat):
        return False
    return not await rounds.counts(services.store.reading, table_id)


async def _undo_alone(services: Services, request: Request, now: float) -> Performed:
    """Undoes the player's last move, with all that bot players did since. Raises ``TableError`` if something was
    revealed since."""
    row, table = await services.tables.at(request.table_id)
    seat = table.seat_of(request.user_id)
    if seat is None:
        raise TableError("not-seated")
    most = taken_together(await services.tables.history(row), seat)
    back = await find(services, request.table_id, request.user_id, most)

    def operation(game: AnyGame, table: core.Table, seat: int, now: float) -> core.Change:
        return taking_back.ask_back(game, table, back, now)

    done, _ = await operations.perform_request(services, request, operation, now)
    return done


async def _offer_to_ask(context: Context, table_id: int) -> None:
    """Nothing can be undone freely: offers to ask for consent. Raises ``TableError`` if nothing can be undone."""
    back = await find(context.services, table_id, context.user.id)
    row, words = await context.services.tables.row(table_id), context.words
    text = words.t("back-offer", steps=back.told)
    view = _view(("ask-back", words.t("button-ask-back"), (table_id, row.moves)))
    await answers.show(context, text, view=view)


async def ask(context: Context, press: Pressed) -> None:
    """Asks all others to undo steps."""
    table_id, moves = press.numbers
    operation = await asking(context.services, table_id, context.user.id)
    done = await operations.perform(context, table_id, operation, of=moves)
    await _tell(context, done, "undo-done" if done.change.table.asked_back is None else "back-asked")


async def agree(context: Context, press: Pressed) -> None:
    """A player who was asked agrees."""
    table_id, moves = press.numbers
    done = await operations.perform(context, table_id, await agreeing(context.services, table_id), of=moves)
    await _tell(context, done, "undo-done" if done.change.table.asked_back is None else "back-agreed")


async def asking(services: Services, table_id: int, user_id: int) -> operations.Operation:
    """Asks the others to undo what this player has done last, and all since. Raises ``TableError``."""
    back = await find(services, table_id, user_id)
    return lambda game, table, seat, now: taking_back.ask_back(game, table, back, now)


async def agreeing(services: Services, table_id: int) -> operations.Operation:
    """Agrees to what is asked at this table. Raises ``TableError``."""
    _, table = await services.tables.at(table_id)
    if table.asked_back is None:
        raise TableError("back-over")
    back = await find(services, table_id, table.players[table.asked_back.seat].user_id)
    return lambda game, table, seat, now: taking_back.agree_back(game, table, back, seat, now)


async def decline(context: Context, press: Pressed) -> None:
    """A player who was asked declines, or the asker withdraws."""
    table_id, moves = press.numbers
    done = await operations.perform(context, table_id, taking_back.decline_back, of=moves)
    await _tell(context, done, "back-declined")


async def find(services: Services, table_id: int, user_id: int | None, most: int | None = None) -> Back:
    """What would be undone, ``most`` own steps of it. Replays the whole game, outside the event loop."""
    row, table = await services.tables.at(table_id)
    seat = None if user_id is None else table.seat_of(user_id)
    if seat is None:
        raise TableError("not-seated")
    kept = await services.tables.record(row)
    return await services.pool.run(taking_back.find_back, services.tables.game(row), table, kept, seat, most)


def _view(*buttons: tuple[str, str, tuple[int, int]]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for verb, label, numbers in buttons:
        view.add_item(Button(label=label, custom_id=custom_ids.make(verb, *numbers)))
    return view


async def _tell(context: Context, done: Performed, key: str) -> None:
    await answers.show(context, context.words.t(key, link=jump_link(done.row)))


async def _undo(context: Context, press: Pressed) -> None:
    table_id, moves = press.numbers
    await undo(context, table_id, moves)


VERBS = {
    "undo": Verb(of_its_moment(_undo), MOVING, numbers=2, private=True),
    "undo-turn": Verb(of_its_moment(undo_turn), MOVING, numbers=2),
    "ask-back": Verb(of_its_moment(ask), MOVING, numbers=2),
    "agree-back": Verb(of_its_moment(agree), MOVING, numbers=2, private=True),
    "decline-back": Verb(of_its_moment(decline), PLANNING, numbers=2, private=True),
}
