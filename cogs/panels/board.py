"""The table's public face: the board with whose turn it is, the last moves in words, and five buttons."""

from dataclasses import dataclass

import discord
import msgspec

from cogs.answers import LONGEST
from cogs.panels import custom_ids
from cogs.services import Services
from data.tables import TableRow
from render.core.renderer import Audience, Drawing
from render.core.text import Name, Texts, label_of, unmarked
from rules.core import table as core
from rules.core.contract import AnyGame, Observation

LAST_LINES = 8
IN_ADVANCE = ("premove", "standing")
"""Entries that say nothing beside their events, as nobody is to notice that the answer was left in advance: they are
told like any other. Logs kept from earlier use the second word."""


@dataclass(frozen=True)
class Panel:
    """What the board message holds."""

    content: str
    drawings: tuple[Drawing, ...]
    view: discord.ui.View


def board_view(words: Texts, row: TableRow, over: bool, hand: bool = True) -> discord.ui.View:
    """The five buttons: without those to play with once the game is ``over``, without ``hand`` where nobody has one."""
    view = discord.ui.View(timeout=None)
    if not over:
        view.add_item(play_button(words, row))
        if hand:
            view.add_item(_button(words.t("button-hand"), custom_ids.make("hand", row.id)))
        view.add_item(_button(words.t("button-undo"), custom_ids.make("undo", row.id, row.moves)))
    view.add_item(_button(words.t("button-log"), custom_ids.make("log", row.id, row.moves)))
    view.add_item(_button(words.t("button-rules"), custom_ids.make("rules", row.id)))
    return view


def play_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    """The button that opens the private panel."""
    return _button(words.t("button-play"), custom_ids.make("play", row.id, row.moves), discord.ButtonStyle.primary)


def premove_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    """The button that opens the answers left in advance, in place of the private message it stands on."""
    return _button(words.t("button-premoves"), custom_ids.make("premoves", row.id))


def resign_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    """The button that gives the seat up."""
    return _button(words.t("button-resign"), custom_ids.make("resign", row.id), discord.ButtonStyle.danger)


def score_view(words: Texts, row: TableRow) -> discord.ui.View:
    """Under the score sheet: play again."""
    view = discord.ui.View(timeout=None)
    view.add_item(_button(words.t("button-rematch"), custom_ids.make("rematch", row.id), discord.ButtonStyle.primary))
    return view


def _button(
    label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=label, custom_id=custom_id, style=style)


async def board_panel(
    services: Services, row: TableRow, table: core.Table, words: Texts, ping: tuple[int, ...] = (), since: int = 0
) -> Panel:
    """The board as everybody may see it. ``ping`` mentions seats; the log is told from number ``since`` on."""
    game, renderer = services.tables.game(row), services.renderer(row)
    audience = services.audience(row, words)
    observation = game.observe(table.state, None)
    before = await _seen_by_called(services, row, table)
    drawings = await services.pool.run(renderer.boards, observation, audience, (), before)
    entries = without_implied(await services.tables.entries(row, since), renderer.implied)
    lines = tell(game, entries, audience)[-LAST_LINES:]
    unfinished = table.ended and game.result(table.state) is None
    head = words.t("table-closed") if unfinished else renderer.headline(observation, audience)
    mentions = " ".join(f"<@{table.players[seat].user_id}>" for seat in ping if not table.players[seat].is_bot)
    content = fit([*lines, "", f"**{head}** {mentions}".strip()])
    return Panel(content, drawings, board_view(words, row, bool(table.ended), game.info.secret_hand))


async def _seen_by_called(services: Services, row: TableRow, table: core.Table) -> Observation | None:
    """What everybody could see after the own last move of the person who is to act now, of several the earliest: what
    has changed since then is marked. ``None`` where only bot players are to act, or nothing is known of it."""
    game = services.tables.game(row)
    called = [seat for seat in core.owing(game, table) if not table.players[seat].is_bot]
    found = await services.tables.since(row, called)
    return None if found is None else game.observe(found[1].state, None)


def without_implied(entries: list[core.Entry], implied: frozenset[str]) -> list[core.Entry]:
    """The entries without the events at their end that the headline below them tells anyway."""
    if not entries:
        return entries
    events = entries[-1].events
    while events and events[-1].kind in implied:
        events = events[:-1]
    return [*entries[:-1], msgspec.structs.replace(entries[-1], events=events)]


def tell(game: AnyGame, entries: list[core.Entry], audience: Audience, viewer: int | None = None) -> list[str]:
    """Log entries as lines, as ``viewer`` may know them; they go up to the newest. What was done before a seat changed
    hands is told under the name of who held it then."""
    words = audience.texts
    lines: list[str] = []
    for entry, labels in zip(entries, _labels_then(entries, audience), strict=True):
        if entry.kind not in ("act", *IN_ADVANCE):
            said = _said(words, entry, labels)
            if said:
                lines.append(said)
        lines += words.story(game.info, [event.seen_by(viewer) for event in entry.events], labels)
    return lines


def _said(words: Texts, entry: core.Entry, labels: tuple[Name, ...]) -> str:
    """What an entry says beside its events; ``labels`` are the seats' names before it."""
    seat = entry.seat if entry.seat is not None and entry.seat < len(labels) else None
    name, detail, key = "" if seat is None else labels[seat], unmarked(entry.detail), f"log-{entry.kind}"
    if entry.kind == "substitute":
        detail = Name(detail)
    elif entry.kind == "vanish" and seat is not None and detail:
        key, detail = "log-bot-sits", label_of(seat, detail, person=False)
    return words.t(key, name=name, detail=detail, steps=entry.count)


def _labels_then(entries: list[core.Entry], audience: Audience) -> list[tuple[Name, ...]]:
    """For each entry the seats' names as they were before it."""
    found = []
    for entry in reversed(entries):
        if entry.seat is not None and entry.former is not None:
            audience = audience.as_held_by(entry.seat, entry.former.name, not entry.former.is_bot)
        found.append(audience.written)
    return found[::-1]


def fit(lines: list[str], longest: int = LONGEST) -> str:
    """As many of the last lines as one message takes."""
    kept = [line[:longest] for line in lines]
    while len("\n".join(kept)) > longest:
        kept.pop(0)
    return "\n".join(kept).strip()
