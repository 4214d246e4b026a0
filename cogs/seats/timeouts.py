"""A seat whose time has run out: the question to the other players, and its buttons.

Each function answers an interaction that is acknowledged already.
"""

import discord

from cogs.base import custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import operations
from cogs.kit.clock_words import stamp_of
from cogs.kit.verbs import Verb
from cogs.permissions.rows import DECIDING, TAKING
from cogs.seats.pauses import standing
from cogs.seats.substitutes import arrive
from data.engines.store import Transaction
from data.seats import vacations
from data.statistics import ratings
from data.tables import presence
from data.tables.table_row import TableRow
from data.tables.tables import claim
from render.words.markup import unmarked
from render.words.text import Name, Texts
from rules.core.contract import AnyGame
from rules.table import table as core
from rules.table import timeouts
from rules.table.player import Holder, Late, VoteChoice
from rules.table.timeouts import (
    BOT,
    CHOICES,
    SUBSTITUTE,
    WAIT,
)

LABELS = {WAIT: "button-wait", SUBSTITUTE: "button-look", BOT: "button-let-bot"}
"""The labels of the buttons."""


ASKED = ("timeout-asked", "gone-asked")
ALONE = ("timeout-alone", "gone-alone")
NOBODY = ("timeout-nobody", "gone-nobody")
VACANT = ("timeout-vacant", "gone-vacant")
"""The texts when the time has run out, and when the player has left the server."""


def open_question(table: core.Table, seat: int, number: int) -> Late | None:
    """The open question about a seat, if this is the ``number``-th time that its time ran out."""
    late = table.players[seat].late if seat < len(table.players) else None
    return late if late is not None and late.number == number else None


def mark_of(table: core.Table, table_id: int, seat: int, late: Late) -> str:
    """The custom id that only this question has; empty if nobody decides."""
    if late.vacant:
        return custom_ids.make("late-take", table_id, seat, late.number)
    return custom_ids.make(f"late-{BOT}", table_id, seat, late.number) if timeouts.deciders(table, seat) else ""


def called(table: core.Table, seat: int, late: Late) -> list[int]:
    """The users whom the message mentions: the late player, and those who have yet to decide."""
    seats = [] if late.gone else [seat]
    if not late.vacant:
        voted = {vote.seat for vote in late.votes}
        seats += [one for one in timeouts.deciders(table, seat) if one not in voted]
    return [user_id for one in seats if (user_id := table.players[one].user_id) is not None]


def question_text(table: core.Table, seat: int, late: Late, words: Texts) -> str:
    """The text of the question: whose time is up, who decides until when, and the votes so far."""
    lines = [_asked(table, seat, late, words)]
    if table.pause is not None:
        lines.append(standing(table.pause, words))
    for choice in CHOICES:
        names = [_mention(table, vote.seat) for vote in late.votes if vote.choice == choice]
        if names:
            lines.append(words.t("timeout-said", choice=words.t(LABELS[choice]), name_list=names))
    return "\n".join(lines)


def _asked(table: core.Table, seat: int, late: Late, words: Texts) -> str:
    name, stamp = _called(table, seat, late), stamp_of(timeouts.ends_at(table, seat))
    if late.vacant:
        return words.t(VACANT[late.gone], name=name, stamp=stamp)
    deciders = timeouts.deciders(table, seat)
    if not deciders:
        key = ALONE if core.is_alone(table, seat) else NOBODY
        return words.t(key[late.gone], name=name, stamp=stamp)
    return words.t(
        ASKED[late.gone],
        name=name,
        decider_list=[_mention(table, one) for one in deciders],
        count=len(deciders),
        stamp=stamp,
    )


def question_view(row: TableRow, table: core.Table, seat: int, late: Late, words: Texts) -> discord.ui.View:
    """The buttons of the question: the choices, or the free seat. Of a table without a server no substitute learns."""
    view = discord.ui.View(timeout=None)
    if late.vacant:
        _add(view, words.t("button-take-seat"), discord.ButtonStyle.success, "late-take", row.id, seat, late.number)
    elif timeouts.deciders(table, seat):
        primary, secondary = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
        possible = {WAIT: timeouts.may_wait(table, seat), SUBSTITUTE: not row.is_direct, BOT: True}
        for choice in (choice for choice in CHOICES if possible[choice]):
            style = primary if choice == WAIT else secondary
            label = words.t(LABELS[choice])
            _add(view, label, style, f"late-{choice}", row.id, seat, late.number)
    return view


async def vote_wait(context: Context, press: Pressed) -> None:
    await _vote(context, press, WAIT)


async def vote_substitute(context: Context, press: Pressed) -> None:
    await _vote(context, press, SUBSTITUTE)


async def vote_bot(context: Context, press: Pressed) -> None:
    await _vote(context, press, BOT)


async def _vote(context: Context, press: Pressed, choice: VoteChoice) -> None:
    """Records a vote; the message shows it, or what has been decided."""
    table_id, seat, number = press.numbers
    row, table = await context.services.tables.at(table_id)
    words = await context.public_texts(row)
    late = open_question(table, seat, number)
    if late is None or late.vacant:
        await _note_presence(context, row, table)
        await operations.show_settled(context, table_id, words.t("timeout-over"))
        return
    decision = words.t(f"timeout-done-{choice}", name=_called(table, seat, late)), discord.ui.View()

    def operation(game: AnyGame, table: core.Table, own: int, now: float) -> core.Change:
        return timeouts.vote(game, table, own, seat, number, choice, now)

    decides = bool((await operations.perform(context, table_id, operation)).change.entries)

    def draw(row: TableRow, table: core.Table) -> tuple[str, discord.ui.View] | None:
        late = open_question(table, seat, number)
        if decides or late is None or late.vacant:
            return decision if decides else None
        return question_text(table, seat, late, words), question_view(row, table, seat, late, words)

    await operations.show_to_all(context, table_id, draw)


async def _note_presence(context: Context, row: TableRow, table: core.Table) -> None:
    """A user who votes too late has seen the table: nothing rings for them just now."""
    user_id, now = context.user.id, context.now()
    if table.seat_of(user_id) is not None:
        await context.services.store.write(
            lambda transaction: presence.note(transaction, row.id, user_id, now), table=row.id
        )


async def take_seat(context: Context, press: Pressed) -> None:
    """The user takes the vacant seat."""
    services = context.services
    table_id, seat, number = press.numbers
    row, table = await services.tables.at(table_id)
    words = await context.public_texts(row)
    late = open_question(table, seat, number)
    if late is None or not late.vacant:
        await operations.show_settled(context, table_id, words.t("timeout-over"))
        return
    await users.meet(context)
    now, user_id, name = services.now(), context.user.id, context.user.display_name
    leaving = services.audience(row, words).written[seat]

    async def prepare(transaction: Transaction, row: TableRow) -> vacations.Seating:
        await claim(transaction, context.id, now)
        await arrive(transaction, row, seat, user_id, now)
        first, new = await ratings.is_first(transaction, user_id, row.slug)
        holder = Holder(user_id, name)
        return lambda game, table: timeouts.take(game, table, seat, number, holder, now, first=first, new=new)

    await vacations.perform_seating(services.tables, table_id, prepare, now)
    services.wake()
    taken = words.t("offer-accepted", name=Name(unmarked(name)), leaving=leaving), discord.ui.View()
    await operations.show_to_all(context, table_id, lambda row, table: taken)


def _called(table: core.Table, seat: int, late: Late) -> Name:
    """A mention of the player, or their name if they have left the server."""
    return Name(unmarked(table.players[seat].name)) if late.gone else _mention(table, seat)


def _mention(table: core.Table, seat: int) -> Name:
    return Name(f"<@{table.players[seat].user_id}>")


def _add(view: discord.ui.View, label: str, style: discord.ButtonStyle, verb: str, *numbers: int) -> None:
    view.add_item(discord.ui.Button(label=label, style=style, custom_id=custom_ids.make(verb, *numbers)))


VERBS = {
    "late-wait": Verb(vote_wait, DECIDING, numbers=3),
    "late-substitute": Verb(vote_substitute, DECIDING, numbers=3),
    "late-bot": Verb(vote_bot, DECIDING, numbers=3),
    "late-take": Verb(take_seat, TAKING, numbers=3),
}
