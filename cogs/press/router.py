"""Buttons, lists and dialogs: one place that acknowledges an interaction, finds its verb and always answers."""

import logging
from collections.abc import Iterable, Mapping
from dataclasses import replace
from types import ModuleType
from typing import Any

from cogs.asking import page as asking_page
from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.board_page import page as board_page
from cogs.directory import support_page
from cogs.help import cards, doctor, report_dialog, rule_book
from cogs.help import page as help_page
from cogs.history import animation, export, file_dialog, play_on, replay
from cogs.history import log as history_log
from cogs.history.history_view import IMPORTED
from cogs.kit import close_up
from cogs.kit.verbs import Verb
from cogs.lobby import controls as lobby_controls
from cogs.lobby import direct, joining, opening, options_page, participants_page, private, relocation
from cogs.matchmaking import dialog as matchmaking_dialog
from cogs.matchmaking import match as matchmaking_match
from cogs.matchmaking import page as matchmaking_page
from cogs.my_games import page as my_games_page
from cogs.people import avoid_page, privacy_page, quick_moves, quiet_hours, reminders_page, timezone, vacation_page
from cogs.people import dialog as people_dialog
from cogs.permissions.authorization import admit
from cogs.permissions.rows import PERSONAL
from cogs.play import actions, conditional_moves, more_page, premoves, undo
from cogs.play import panel as play_panel
from cogs.seats import chat, handover, hosts, notes, nudge, pauses, spectators, substitutes, timeouts
from cogs.seats import dialog as seats_dialog
from cogs.server import desk
from cogs.server import dialog as server_dialog
from cogs.server import page as server_page
from cogs.statistics import page as statistics_page
from cogs.statistics import ranking, records, versus
from cogs.teaching import daily_dialog, hint, lesson_page, puzzle_page, review_page
from cogs.tournaments import dialog as tournaments_dialog
from cogs.tournaments import host as tournaments_host
from cogs.tournaments import page as tournaments_page
from cogs.tournaments import table as tournaments_table
from rules.core.errors import TableError

_log = logging.getLogger("ziggurat.router")

DECLARING = (
    support_page,
    cards,
    doctor,
    help_page,
    report_dialog,
    rule_book,
    animation,
    export,
    file_dialog,
    history_log,
    play_on,
    replay,
    close_up,
    lobby_controls,
    direct,
    joining,
    opening,
    options_page,
    participants_page,
    private,
    relocation,
    matchmaking_dialog,
    matchmaking_match,
    matchmaking_page,
    people_dialog,
    avoid_page,
    privacy_page,
    quick_moves,
    quiet_hours,
    reminders_page,
    timezone,
    vacation_page,
    actions,
    conditional_moves,
    asking_page,
    more_page,
    my_games_page,
    play_panel,
    premoves,
    undo,
    seats_dialog,
    chat,
    handover,
    hosts,
    notes,
    nudge,
    pauses,
    spectators,
    substitutes,
    timeouts,
    server_dialog,
    desk,
    server_page,
    statistics_page,
    ranking,
    records,
    versus,
    daily_dialog,
    hint,
    lesson_page,
    puzzle_page,
    review_page,
    board_page,
    tournaments_dialog,
    tournaments_host,
    tournaments_page,
    tournaments_table,
)
"""The modules that declare verbs, by room."""


def declared(modules: Iterable[ModuleType]) -> dict[str, Verb]:
    """The verbs of these modules by name. Raises ``ValueError`` if two modules declare the same."""
    found: dict[str, Verb] = {}
    for module in modules:
        verbs: dict[str, Verb] = module.VERBS
        twice = found.keys() & verbs.keys()
        if twice:
            raise ValueError(f"{module.__name__} declares what is declared already: {sorted(twice)}")
        found |= verbs
    return found


VERBS = declared(DECLARING)

_OF_ANY_GAME = (
    "replay-to",
    "replay-turn",
    "replay-ask",
    "replay-typed",
    "replay-as",
    "animation-gif",
    "animation-page",
    "what-if",
    "what-if-seat",
)
"""The verbs that also work for a game from a file."""
VERBS |= {f"{IMPORTED}{verb}": replace(VERBS[verb], may=PERSONAL) for verb in _OF_ANY_GAME}


async def on_component(context: Context) -> None:
    """A button was pressed, a choice selected, or a dialog submitted."""
    data: Mapping[str, Any] = context.interaction.data or {}
    values = _typed(data) if "components" in data else data.get("values", ())
    try:
        press = custom_ids.parse(str(data.get("custom_id", "")), [str(value) for value in values])
    except custom_ids.BadId:
        press = Pressed("unknown", ())
    await answers.guard(context, lambda: _handle(context, press))


def _typed(data: Mapping[str, Any]) -> list[str]:
    """The values of a dialog's fields, in order; several choices are joined with commas."""
    fields = [line.get("component") or {} for line in data["components"]]
    return [",".join(map(str, field.get("values") or [field.get("value") or ""])) for field in fields]


async def _handle(context: Context, press: Pressed) -> None:
    verb = VERBS.get(press.verb)
    if verb is None or len(press.numbers) != verb.numbers or (verb.selects and not press.values):
        _log.warning("a button of an unknown kind was pressed: %s", press.verb)
        await answers.defer(context)
        raise TableError("button-unknown")
    if verb.dialog is None and not verb.itself:  # a dialog can only be the first answer
        await (answers.begin if verb.direct else answers.defer)(context, update=not verb.private)
    admitted = await _admitted(context, press, verb)
    if admitted is None:
        return
    context = admitted
    dialog = None if verb.dialog is None else await verb.dialog(context, press)
    if dialog is not None:
        await answers.ask(context, dialog)
        return
    if not verb.itself:
        await answers.defer(context, update=not verb.private)
    await verb.handle(context, press)


async def _admitted(context: Context, press: Pressed, verb: Verb) -> Context | None:
    """The context with the table of the press, where the table of permissions lets the user go on. A private panel with
    nothing left to do is replaced by the refusal; otherwise ``TableError`` is raised."""
    row = verb.may
    try:
        return context.at(await admit(context, row, press.table_id if row.at_table else 0))
    except TableError as refused:
        panel = (
            context.interaction.message is not None and context.interaction.message.flags.ephemeral and not verb.private
        )
        if not panel or refused.reason == "table-paused":
            raise
        await answers.defer(context, update=True)
        await answers.show(context, context.words.refusal(refused))
        return None
