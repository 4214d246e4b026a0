"""A paused or idle table: its messages and their buttons.

Each function answers an interaction that is acknowledged already.
"""

from collections.abc import Iterable

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import jump_link
from cogs.kit import operations
from cogs.kit.clock_words import date_of, duration, stamp_of
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import DECIDING, MOVING, RESUMING
from data.engines.store import Transaction
from data.seats import standstill
from data.tables.table_row import TableRow
from data.tables.timers import IDLE
from render.words.text import Name, Texts
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import pauses
from rules.table import table as core
from rules.table.clock import Pause


async def pause(context: Context, table_id: int) -> None:
    """Pauses clocks and game, for a day or, if everybody agrees, for longer."""
    done = await operations.perform(context, table_id, pauses.pause)
    words, current = context.words, done.change.table.pause
    stamp = stamp_of(None if current is None else current.until)
    await answers.show(context, words.t("pause-done", stamp=stamp, link=jump_link(done.row)))


async def resume(context: Context, table_id: int) -> None:
    done = await operations.perform(context, table_id, pauses.resume)
    await answers.show(context, context.words.t("resume-done", link=jump_link(done.row)))


async def agree_typed(context: Context, table_id: int) -> None:
    """Agrees to a long pause."""
    done = await operations.perform(context, table_id, pauses.agree)
    words, table = context.words, done.change.table
    key = "pause-agreed-all" if pauses.is_long(table) else "pause-agreed"
    stamp = stamp_of(table.pause.until if table.pause is not None else None)
    await answers.show(context, words.t(key, stamp=stamp, link=jump_link(done.row)))


async def agree(context: Context, press: Pressed) -> None:
    """The same by the button of the message, which then shows who has agreed."""
    table_id, since = press.numbers

    def stands(table: core.Table) -> bool:
        return table.pause is not None and int(table.pause.since) == since

    def operation(game: AnyGame, table: core.Table, seat: int, now: float) -> core.Change:
        if not stands(table):
            raise TableError("table-not-paused")
        return pauses.agree(game, table, seat, now)

    words = await context.public_texts((await operations.perform(context, table_id, operation)).row)

    def draw(row: TableRow, table: core.Table) -> tuple[str, discord.ui.View] | None:
        return (text(table, words), view(row, table, words)) if stands(table) else None

    await operations.show_to_all(context, table_id, draw)


async def end(context: Context, press: Pressed) -> None:
    """Resumes clocks and game by the button of the message, which then says so."""
    row = (await operations.perform(context, press.table_id, pauses.resume)).row
    words, name = await context.public_texts(row), Name(f"<@{context.user.id}>")
    resumed = words.t("log-resume", name=name), discord.ui.View()
    await operations.show_to_all(context, row.id, lambda row, table: resumed)


async def keep_open(context: Context, press: Pressed) -> None:
    """A player still plays: the table stays open."""
    services = context.services
    row, table = await services.tables.at(press.table_id)
    if table.seat_of(context.user.id) is None:
        raise TableError("not-seated")
    now = services.now()

    async def work(transaction: Transaction) -> bool:
        return await standstill.keep_open(transaction, row.id, now)

    kept = await services.store.write(work, table=row.id)
    services.wake()
    words, name = await context.public_texts(row), Name(f"<@{context.user.id}>")
    if not kept:
        await operations.show_settled(context, row.id, words.t("timeout-over"))
        return
    notice = words.t("idle-kept", name=name), discord.ui.View()
    await operations.show_to_all(context, row.id, lambda row, table: notice)


def asked(table: core.Table) -> list[int]:
    """The users whose consent to a long pause is missing."""
    current = table.pause
    if current is None or table.ended or pauses.is_long(table):
        return []
    return _people(table, pauses.missing(table, current))


def text(table: core.Table, words: Texts) -> str:
    """The text of a pause: until when it lasts, who may make it longer, and who agrees already."""
    current = table.pause
    if current is None:
        return words.t("timeout-over")
    stamp = stamp_of(current.until)
    if pauses.is_long(table):
        return words.t("pause-long", stamp=stamp)
    name_list = [Name(f"<@{user_id}>") for user_id in asked(table)]
    if current.seat in current.agreed and name_list:
        name, longest = Name(f"<@{table.players[current.seat].user_id}>"), date_of(pauses.longest(table))
        lines = [words.t("pause-asked", name=name, name_list=name_list, stamp=stamp, longest=longest)]
    else:  # who began it has left the seat, or nobody is left to be asked
        lines = [standing(current, words)]
    agreed = [Name(f"<@{user_id}>") for user_id in _people(table, current.agreed) if user_id not in asked(table)]
    if any(seat != current.seat for seat in current.agreed):
        lines.append(words.t("timeout-said", choice=words.t("button-agree-pause"), name_list=agreed))
    return "\n".join(lines)


def standing(pause: Pause, words: Texts) -> str:
    """That the table is paused, and until when."""
    return words.sentences([words.t("table-paused"), words.t("pause-until", stamp=stamp_of(pause.until))])


def ending(table: core.Table, words: Texts) -> str:
    """The text a while before a pause ends; it mentions all players."""
    current = table.pause
    name_list = [Name(f"<@{user_id}>") for user_id in people(table)]
    return words.t("pause-ends", name_list=name_list, stamp=stamp_of(None if current is None else current.until))


def view(row: TableRow, table: core.Table, words: Texts) -> discord.ui.View:
    """The buttons of the message."""
    shown = discord.ui.View(timeout=None)
    if table.pause is None or table.ended:
        return shown
    if not pauses.is_long(table):
        label = words.t("button-agree-pause")
        shown.add_item(discord.ui.Button(label=label, style=discord.ButtonStyle.primary, custom_id=mark_of(row, table)))
    shown.add_item(discord.ui.Button(label=words.t("button-resume"), custom_id=custom_ids.make("pause-end", row.id)))
    return shown


def mark_of(row: TableRow, table: core.Table) -> str:
    """The custom id that only the message of this pause has."""
    return custom_ids.make("pause-agree", row.id, 0 if table.pause is None else int(table.pause.since))


def idle_text(table: core.Table, closes_at: float, words: Texts) -> str:
    """The question after a long time without activity."""
    name_list = [Name(f"<@{user_id}>") for user_id in people(table)]
    return words.t("idle-asked", name_list=name_list, time=duration(words, IDLE), stamp=stamp_of(closes_at))


def idle_view(row: TableRow, words: Texts) -> discord.ui.View:
    """The button of the question."""
    shown = discord.ui.View(timeout=None)
    custom_id = custom_ids.make("keep-open", row.id)
    style = discord.ButtonStyle.primary
    shown.add_item(discord.ui.Button(label=words.t("button-keep-open"), style=style, custom_id=custom_id))
    return shown


def people(table: core.Table) -> list[int]:
    """All players, by user id."""
    return _people(table, range(len(table.players)))


def _people(table: core.Table, seats: Iterable[int]) -> list[int]:
    return [user_id for seat in seats if (user_id := table.players[seat].user_id) is not None]


VERBS = {
    "resume": Verb(at_table(resume), RESUMING, private=True),
    "pause": Verb(at_table(pause), MOVING, private=True),
    "pause-longer": Verb(at_table(agree_typed), RESUMING, private=True),
    "pause-end": Verb(end, RESUMING),
    "pause-agree": Verb(agree, RESUMING, numbers=2),
    "keep-open": Verb(keep_open, DECIDING),
}
