"""The table's public face: the board with whose turn it is, the last moves in words, six buttons, and the answers to a
small decision that is nobody's secret."""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from cogs.base import custom_ids, layout
from cogs.base.answers import LONGEST
from cogs.base.services import Services
from cogs.kit.buttons import button, play_button
from cogs.kit.clock_words import deadline_line, stamp_of
from cogs.kit.desk_link import add_desk_button
from cogs.kit.log_lines import tell_each, without_implied
from cogs.play.screen import answer_text
from data.seats import spectators
from data.tables.table_row import TableRow
from render.kit.renderer import Audience, Drawing, Renderer
from render.words.text import Texts
from rules.core.contract import Action, AnyGame, Observation
from rules.table import table as core
from rules.table.undo import is_offered

MOST_ANSWERS = 5
"""So many answers stand side by side on a board; a decision with more is made on the private panel alone."""
ANSWER_ROW = 4
"""Below all other buttons, which fill their rows from the first one on."""


@dataclass(frozen=True)
class Panel:
    """What the board message holds. ``entry_lines`` are the lines of each entry of the log that it tells, ``foot`` is
    whose turn it is, and until when. ``wide`` makes it a layout with each picture as wide as the message."""

    entry_lines: tuple[tuple[str, ...], ...]
    foot: str
    drawings: tuple[Drawing, ...]
    view: discord.ui.View
    wide: bool = False

    def composed(self, skipped: int = 0) -> tuple[str | None, discord.ui.View | discord.ui.LayoutView]:
        """The content and the view of the message, without the first entries."""
        return layout.composed(self.content(skipped), self.drawings, self.view, wide=self.wide)

    def content(self, skipped: int = 0) -> str:
        """The words of the message, without the first entries."""
        lines = [line for entry in self.entry_lines[skipped:] for line in entry]
        return "\n".join([*lines, "", self.foot]).strip()

    def skipped(self) -> int:
        """How many of the first entries have no room in the message, and are told ahead of it."""
        counts = (count for count in range(len(self.entry_lines)) if len(self.content(count)) <= LONGEST)
        return next(counts, len(self.entry_lines))


def board_view(words: Texts, row: TableRow, table: core.Table, hand: bool = True, undo: bool = True) -> discord.ui.View:
    """The six buttons: without those to play with once the game is over, and resume in their place while it is
    paused; without ``hand`` where nobody has one, without ``undo`` where nobody can take anything back now. Where
    a player asks to take steps back, the answers of the others."""
    view = discord.ui.View(timeout=None)
    plays = not table.ended and not table.paused
    if plays:
        view.add_item(play_button(words, row))
    elif table.paused:
        resume = custom_ids.make("resume", row.id)
        view.add_item(button(words.t("button-resume"), resume, discord.ButtonStyle.primary))
    if hand and not table.ended:
        view.add_item(button(words.t("button-hand"), custom_ids.make("hand", row.id)))
    if plays and undo:
        view.add_item(button(words.t("button-undo"), custom_ids.make("undo", row.id, row.moves)))
    view.add_item(button(words.t("button-log"), custom_ids.make("log", row.id, row.moves)))
    view.add_item(button(words.t("button-rules"), custom_ids.make("rules", row.id)))
    view.add_item(button(words.t("button-more"), custom_ids.make("more", row.id)))
    if plays and table.asked_back is not None:
        if not row.reader or table.seat_of(row.reader) != table.asked_back.seat:
            view.add_item(button(words.t("button-agree-back"), custom_ids.make("agree-back", row.id, row.moves)))
        view.add_item(button(words.t("button-decline-back"), custom_ids.make("decline-back", row.id, row.moves)))
    return view


def answers_on_board(game: AnyGame, table: core.Table) -> Sequence[Action]:
    """The answers that the one person who is to decide can give on the board itself: all, where they are few and
    nobody's secret, else none."""
    if not game.on_board or table.paused:
        return ()
    owing = core.owing(game, table)
    if len(owing) != 1 or table.players[owing[0]].is_bot:
        return ()
    legal = game.legal_actions(table.state, owing[0])
    if len(legal) > MOST_ANSWERS:
        return ()
    questions = {choice.question for action in legal for choice in game.path(action)}
    return legal if questions <= game.on_board else ()


def add_answers(
    view: discord.ui.View,
    renderer: Renderer,
    row: TableRow,
    game: AnyGame,
    observation: Observation,
    audience: Audience,
    answers: Sequence[Action],
) -> None:
    """Puts a button for each of the answers in a row of their own, with what everybody may know of it."""
    for action in answers:
        choice = game.path(action)[-1]
        label = audience.texts.choice(game.info, choice)
        hint = renderer.hint(observation, choice, action, audience)
        custom_id = custom_ids.make("answer", row.id, row.moves, rest=game.notation(action))
        added = button(answer_text(audience.texts, game.info, label, hint), custom_id, discord.ButtonStyle.primary)
        added.row = ANSWER_ROW
        view.add_item(added)


async def board_panel(
    services: Services, row: TableRow, table: core.Table, words: Texts, ping: tuple[int, ...], after: int
) -> Panel:
    """The board as everybody may see it, with a reader's own hand below it. ``ping`` mentions seats; the log is told
    behind number ``after``."""
    game, renderer = services.tables.game(row), services.renderer(row)
    audience = services.audience(row, words, table)
    observation = game.observe(table.state, None)
    before = await _seen_by_called(services, row, table)
    drawings = await services.pool.run(renderer.boards, observation, audience, (), before)
    drawings = (*drawings, *await _hand(services, row, table, audience))
    if row.reader:
        drawings = await services.pool.run(services.printing(row.reader, row, words, lambda: drawings))
    entries = await services.tables.entries(row, after)
    head = renderer.headline(observation, audience)
    if table.ended:
        head = words.t("log-end", detail=table.ended)
        entries = [entry for entry in entries if entry.kind != "end"]
    elif table.paused:
        stamp = stamp_of(None if table.pause is None else table.pause.until)
        head = words.sentences([words.t("table-paused"), words.t("pause-until", stamp=stamp)])
    else:
        entries = without_implied(entries, renderer.implied)
    mentions = " ".join(f"<@{table.players[seat].user_id}>" for seat in ping if not table.players[seat].is_bot)
    view = board_view(words, row, table, game.info.secret_hand, is_offered(game, table))
    owing = core.owing(game, table)
    if not row.reader or table.seat_of(row.reader) in owing:
        add_answers(view, renderer, row, game, observation, audience, answers_on_board(game, table))
    if table.ended:
        await add_desk_button(view, services, words, row.guild_id, row.channel_id)
    until = deadline_line(audience, table, owing)
    foot = f"**{head}** {mentions}".strip()
    lines = [foot, until, await _watched(services, row, words)]
    text, wide = "\n".join(filter(None, lines)), services.reads_large(row.reader)
    return Panel(tell_each(game, entries, audience), text, drawings, view, wide)


async def _hand(services: Services, row: TableRow, table: core.Table, audience: Audience) -> tuple[Drawing, ...]:
    """The hand of the reader, where the game has one and goes on; nobody else sees their direct messages."""
    game, seat = services.tables.game(row), table.seat_of(row.reader) if row.reader else None
    if seat is None or table.ended or not game.info.secret_hand:
        return ()
    found = await services.tables.since(row, (seat,))
    since = None if found is None else game.observe(found[1].state, seat)
    return await services.pool.run(services.renderer(row).ask, game.observe(table.state, seat), audience, since)


async def _watched(services: Services, row: TableRow, words: Texts) -> str:
    """How many watch the table; empty where nobody does."""
    count = await spectators.count(services.store.reading, row.id)
    return words.t("board-watched", count=count) if count else ""


async def _seen_by_called(services: Services, row: TableRow, table: core.Table) -> Observation | None:
    """What everybody could see after the own last move of the person who is to act now, of several the earliest: what
    has changed since then is marked. ``None`` where only bot players are to act, or nothing is known of it."""
    game = services.tables.game(row)
    called = [seat for seat in core.owing(game, table) if not table.players[seat].is_bot]
    found = await services.tables.since(row, called)
    return None if found is None else game.observe(found[1].state, None)
