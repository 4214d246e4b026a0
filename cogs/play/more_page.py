"""More actions at a table: a private page of three groups, each with its buttons and explanations."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.help.cards import cards_button
from cogs.kit import buttons
from cogs.kit.button_rows import ButtonOffer, about_lines, add_row, offered
from cogs.kit.desk_link import add_desk_button
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from cogs.planning.hint_offers import hint_refused
from data.tables.table_row import TableRow
from render.words.text import Texts
from rules.table import table as core
from rules.table.undo import can_take_back

ON_A_ROW = 4
"""Buttons in one row: on a phone more would wrap anyway."""

GROUPS = (
    ButtonOffer("button-more-look", "more-look"),
    ButtonOffer("button-more-seat", "more-seat"),
    ButtonOffer("button-more-table", "more-table"),
)
"""The groups of the first page."""

LOOK = (
    offered("button-board", "look-board", "more-about-board"),
    offered("button-text", "text", "more-about-text"),
    offered("button-ask", "ask", "more-about-ask"),
    offered("button-replay", "replay", "more-about-replay"),
)
"""Views, for everybody."""
RECORD = offered("button-record", "export", "more-about-record")
"""The game as a file: for everybody once it is over, before only for players."""

UNDO = offered("button-undo", "undo", "more-about-undo")
HINT = offered("button-hint", "hint", "more-about-hint")
REVIEW = offered("button-review", "review", "more-about-review")
NOTE = offered("button-note", "note", "more-about-note")
PREMOVES = offered("button-premoves", "in-advance", "more-about-premoves")
HAND_OVER = offered("button-hand-over", "seats", "more-about-hand-over")
BY_DM = offered("button-by-dm", "by-dm", "more-about-by-dm")
BOARD = offered("button-open-board", "open-board", "more-about-open-board")
RESIGN = offered("button-resign", "resign-ask", "more-about-resign", discord.ButtonStyle.danger)
"""Actions on the player's own seat."""

CHAT = offered("button-chat", "chat-say", "more-about-chat")
NUDGE = offered("button-nudge", "nudge", "more-about-nudge")
PAUSE = offered("button-pause", "pause", "more-about-pause")
RESUME = offered("button-resume", "resume", "more-about-resume", discord.ButtonStyle.primary)
LONGER = offered("button-agree-pause", "pause-longer", "more-about-longer")
WATCH = offered("button-watch", "watch", "more-about-watch")
REMATCH = offered("button-rematch", "rematch", "more-about-rematch", discord.ButtonStyle.primary)
PEOPLE = offered("button-people", "people", "more-about-people")
REPORT = offered("button-report", "report", "more-about-report")
"""Actions on the table."""


@dataclass(frozen=True)
class Visitor:
    """A table, and the relation of the user of the page to it; ``has_page`` where it can be played in a browser.
    ``played_out``: its game ended by its rules; ``answers``: the user could answer something in advance; ``hints``:
    they are asked something, and may have a hint."""

    row: TableRow
    table: core.Table
    seat: int | None
    is_host: bool
    has_page: bool = False
    played_out: bool = False
    answers: bool = False
    hints: bool = False

    def look(self) -> tuple[ButtonOffer, ...]:
        return (*LOOK, RECORD) if self.seat is not None or self.table.ended else LOOK

    def own(self) -> tuple[ButtonOffer, ...]:
        """The actions on the user's own seat."""
        if self.seat is None:
            return ()
        if self.table.ended:
            return (REVIEW, NOTE) if self.played_out else (NOTE,)
        undo = (UNDO,) if can_take_back(self.table, self.seat) else ()
        hint = (HINT,) if self.hints else ()
        planning = (PREMOVES,) if self.answers and not self.table.paused else ()
        touched = (BOARD,) if self.has_page else ()
        by_dm = () if self.row.is_direct else (BY_DM,)
        return (*undo, *hint, *touched, NOTE, *planning, *by_dm, HAND_OVER, RESIGN)

    def shared(self) -> tuple[ButtonOffer, ...]:
        """The actions on the table."""
        seated = self.seat is not None
        if self.table.ended:
            return (*((REMATCH,) if seated else ()), PEOPLE, REPORT)
        running: tuple[ButtonOffer, ...] = (RESUME, LONGER) if self.table.paused else (NUDGE, PAUSE)
        if self.row.is_direct and sum(not player.is_bot for player in self.table.players) > 1:
            running = (*running, CHAT)
        host = (HAND_OVER,) if self.is_host else ()
        return (*(running if seated else (WATCH, *host)), PEOPLE, REPORT)


async def show_more(context: Context, table_id: int) -> None:
    """The first page: the groups that have anything for this user now."""
    visitor = await _visitor(context, table_id)
    words = context.words
    groups = [(one, inside) for one, inside in zip(GROUPS, _groups(visitor), strict=True) if inside]
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, [group for group, _ in groups], (table_id,))
    await add_desk_button(view, context.services, words, visitor.row.guild_id, visitor.row.channel_id)
    info = context.services.game(visitor.row.slug).info
    heading = words.t("more-heading", game=words.game(info), number=table_id)
    await answers.show(context, "\n".join([heading, *(_holds(words, *one) for one in groups)]), view=view)


def _holds(words: Texts, group: ButtonOffer, inside: tuple[ButtonOffer, ...]) -> str:
    """A group by its name and what it holds for this user now."""
    about = words.enumerate([words.t(one.label) for one in inside])
    return words.t("offer-line", label=words.t(group.label), about=about)


async def _visitor(context: Context, table_id: int) -> Visitor:
    row, table = await context.services.tables.at(table_id)
    seat, is_host = table.seat_of(context.user.id), row.host_id == context.user.id
    game = context.services.tables.game(row)
    observation = game.observe(table.state, seat)
    answers = seat is not None and not table.ended and bool(game.premove_offers(observation))
    return Visitor(
        row,
        table,
        seat,
        is_host,
        bool(context.services.page),
        played_out=observation.over,
        answers=answers,
        hints=not await hint_refused(context.services, row, game, table, seat),
    )


def _groups(visitor: Visitor) -> tuple[tuple[ButtonOffer, ...], ...]:
    return visitor.look(), visitor.own(), visitor.shared()


def _show_group(number: int) -> Callable[[Context, int], Awaitable[None]]:
    """The handler that opens the page of a group, in place of the first one."""

    async def show(context: Context, table_id: int) -> None:
        visitor = await _visitor(context, table_id)
        services, words, group = context.services, context.words, GROUPS[number]
        offers = _groups(visitor)[number]
        view = discord.ui.View(timeout=None)
        for place, offer in enumerate(offers):
            numbers = (table_id, visitor.row.moves) if offer is UNDO else (table_id,)
            add_row(view, words, place // ON_A_ROW, (offer,), numbers)
        cards = cards_button(services, words, visitor.row.slug) if number == 0 else None
        if cards is not None:
            view.add_item(cards)
        view.add_item(buttons.button(words.t("button-more-back"), custom_ids.make("more-back", table_id)))
        heading = words.t("more-group", group=words.t(group.label), number=table_id)
        await answers.show(context, "\n".join([heading, *about_lines(words, offers)]), view=view)

    return show


VERBS = {
    "more": Verb(at_table(show_more), READING, private=True, direct=True),
    "more-back": Verb(at_table(show_more), READING, direct=True),
    "more-look": Verb(at_table(_show_group(0)), READING, direct=True),
    "more-seat": Verb(at_table(_show_group(1)), READING, direct=True),
    "more-table": Verb(at_table(_show_group(2)), READING, direct=True),
}
