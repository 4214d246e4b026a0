"""Buttons, selects and dialogs: one table of verbs, and one place that acknowledges a click, finds its handler and
always answers."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import discord

from cogs.base import answers, custom_ids
from cogs.base.answers import Interaction
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.help import cards, doctor, report, rule_book
from cogs.help import page as help_page
from cogs.history import animation, export, log, play_on, replay
from cogs.history.history_view import IMPORTED
from cogs.kit import close_up
from cogs.lobby import clock_dialog, joining, opening, participants, private, relocation
from cogs.lobby import controls as lobby_controls
from cogs.matchmaking import match as matchmaking_match
from cogs.matchmaking import page as matchmaking_page
from cogs.people import avoid, privacy, quiet_hours, reminders, timezone, vacation
from cogs.permissions import table as permissions_table
from cogs.permissions.authorization import admit
from cogs.play import actions, conditional_moves, more, my_games, premoves, undo
from cogs.play import panel as play_panel
from cogs.seats import handover, hosts, notes, nudge, pauses, spectators, substitutes, timeouts
from cogs.server import desk
from cogs.server import page as server_page
from cogs.statistics import page as statistics_page
from cogs.statistics import ranking, records, versus
from cogs.tournaments import dialog as tournaments_dialog
from cogs.tournaments import host as tournaments_host
from cogs.tournaments import page as tournaments_page
from cogs.tournaments import table as tournaments_table
from rules.core.errors import TableError

_log = logging.getLogger("ziggurat.router")
Handler = Callable[[Services, Interaction, Pressed], Awaitable[None]]
Dialog = Callable[[Services, Interaction, Pressed], Awaitable[discord.ui.Modal | None]]


@dataclass(frozen=True)
class Verb:
    """What a custom id with this verb does. ``numbers`` is how many numbers it has: with fewer or more it is none of
    this version's. A ``private`` verb is acknowledged with an answer of its own that only the person sees, any other as
    a change of the message that was clicked. A verb that ``selects`` needs selected values, or typed ones. Where there
    is a ``dialog`` for what was selected it is opened, and nothing else is done. One that answers for everybody
    acknowledges by ``itself``."""

    handle: Handler
    numbers: int = 1
    private: bool = False
    selects: bool = False
    itself: bool = False
    dialog: Dialog | None = None


def _at_table(act: Callable[[Services, Interaction, int], Awaitable[None]]) -> Handler:
    """The handler of a verb that needs nothing but its table."""

    async def handle(services: Services, interaction: Interaction, press: Pressed) -> None:
        await act(services, interaction, press.table_id)

    return handle


def _anywhere(act: Callable[[Services, Interaction], Awaitable[None]]) -> Handler:
    """The handler of a verb that is about no single table."""

    async def handle(services: Services, interaction: Interaction, press: Pressed) -> None:
        await act(services, interaction)

    return handle


def _of_its_moment(act: Handler) -> Handler:
    """The handler of a public button that says so, with the way to the newest one, when the game has gone on since."""

    async def handle(services: Services, interaction: Interaction, press: Pressed) -> None:
        try:
            await act(services, interaction, press)
        except TableError as refusal:
            if refusal.reason != "stale":
                raise
            await answers.tell_stale(interaction, await services.tables.row(press.table_id))

    return handle


async def _undo(services: Services, interaction: Interaction, press: Pressed) -> None:
    table_id, moves = press.numbers
    await undo.undo(services, interaction, table_id, moves)


async def _nothing_more(services: Services, interaction: Interaction, press: Pressed) -> None:
    """The handler of a verb that only opens its dialog."""


VERBS: dict[str, Verb] = {
    # the front desk, and what it leads to
    "open": Verb(_anywhere(opening.choose_game), numbers=0, private=True),
    "open-again": Verb(_anywhere(opening.choose_game), numbers=0),
    "open-game": Verb(opening.game_chosen, numbers=0, selects=True),
    "open-seats": Verb(opening.seats_chosen, numbers=2, selects=True),
    "open-bots": Verb(opening.bots_chosen, numbers=2, selects=True),
    "open-table": Verb(opening.open_chosen, numbers=2, itself=True),
    "lobbies": Verb(_anywhere(joining.show_lobbies), numbers=0, private=True),
    "lobbies-join": Verb(joining.join, numbers=0, selects=True),
    "help": Verb(_anywhere(help_page.show_help), numbers=0, private=True),
    "help-game": Verb(help_page.show_game, numbers=0, selects=True),
    "rulebooks": Verb(_anywhere(help_page.show_rulebooks), numbers=0, private=True),
    "rule-search": Verb(_nothing_more, numbers=0, dialog=help_page.ask_rule),
    "rule-find": Verb(help_page.find_rule, numbers=0, selects=True),
    # what was played and won
    "stats": Verb(_anywhere(statistics_page.show_own), numbers=0, private=True),
    "stats-of": Verb(statistics_page.person_chosen, numbers=0, selects=True),
    "stats-show": Verb(statistics_page.back_to_all),
    "stats-game": Verb(statistics_page.game_chosen, selects=True),
    "ranking": Verb(ranking.game_chosen, selects=True),
    "ranking-show": Verb(ranking.turn_page, numbers=2),
    "feats": Verb(records.game_chosen, selects=True),
    "feats-show": Verb(records.show_of_game),
    "versus": Verb(versus.person_chosen, numbers=0, selects=True),
    "versus-ask": Verb(_anywhere(versus.ask), numbers=0),
    "versus-show": Verb(versus.person_named),
    # a report, and the desk itself
    "report-any": Verb(_nothing_more, numbers=0, dialog=report.ask),
    "report": Verb(_nothing_more, dialog=report.ask),
    "report-any-send": Verb(report.send, numbers=0, private=True, selects=True),
    "report-send": Verb(report.send, private=True, selects=True),
    "desk-there": Verb(desk.post_there, numbers=0, private=True, selects=True),
    # a lobby's message, and the host's panel of options
    "join": Verb(lobby_controls.join),
    "leave": Verb(lobby_controls.leave),
    "addbot": Verb(lobby_controls.add_bot),
    "dropbot": Verb(lobby_controls.remove_bot),
    "cancel": Verb(lobby_controls.cancel),
    "start": Verb(lobby_controls.start),
    "alone": Verb(lobby_controls.start_alone),
    "options": Verb(_at_table(lobby_controls.show_options), private=True),
    "option": Verb(lobby_controls.choose_option, selects=True, dialog=clock_dialog.dialog_for),
    "clock": Verb(lobby_controls.choose_own_clock, selects=True),
    "still": Verb(lobby_controls.choose_still, selects=True),
    "page": Verb(lobby_controls.turn_page, numbers=2),
    # the board, and the score sheet
    "play": Verb(_at_table(my_games.open_play), numbers=2, private=True),
    "hand": Verb(_at_table(actions.show_hand), private=True),
    "undo": Verb(_of_its_moment(_undo), numbers=2, private=True),
    "undo-turn": Verb(_of_its_moment(undo.undo_turn), numbers=2),
    "ask-back": Verb(_of_its_moment(undo.ask), numbers=2),
    "agree-back": Verb(_of_its_moment(undo.agree), numbers=2, private=True),
    "decline-back": Verb(_of_its_moment(undo.decline), numbers=2, private=True),
    "log": Verb(_at_table(log.show_log), numbers=2, private=True),
    "rules": Verb(_at_table(actions.show_rules), private=True),
    "resume": Verb(_at_table(pauses.resume), private=True),
    "rematch": Verb(_at_table(lobby_controls.rematch), private=True),
    # the history, and stepping through a game
    "log-page": Verb(log.turn_page, numbers=3),
    "log-look": Verb(log.show_picture, private=True, selects=True),
    "replay": Verb(_at_table(replay.open_replay), private=True),
    "replay-to": Verb(replay.step_to, numbers=3),
    "replay-turn": Verb(replay.choose_turn, numbers=3, selects=True),
    "replay-ask": Verb(replay.choose_turn, numbers=3, dialog=replay.ask_turn),
    "replay-typed": Verb(replay.type_turn, numbers=3, selects=True),
    "replay-as": Verb(replay.look_as, numbers=3, selects=True),
    "film-gif": Verb(animation.make_animation, numbers=2, private=True),
    "film-page": Verb(animation.make_page, numbers=2, private=True),
    # what else can be done at a table
    "more": Verb(_at_table(more.show_more), private=True),
    "look-board": Verb(_at_table(actions.show_board), private=True),
    "text": Verb(_at_table(actions.show_text), private=True),
    "in-advance": Verb(_at_table(premoves.show_premoves), private=True),
    "pause": Verb(_at_table(pauses.pause), private=True),
    "pause-longer": Verb(_at_table(pauses.agree_typed), private=True),
    "pause-end": Verb(pauses.end),
    "pause-agree": Verb(pauses.agree, numbers=2),
    "keep-open": Verb(pauses.keep_open),
    "resign-ask": Verb(_at_table(actions.ask_to_resign), private=True),
    "seats": Verb(_at_table(handover.choose_seat), private=True),
    "seat-leaves": Verb(handover.choose_comer, selects=True),
    "seat-comes": Verb(handover.person_comes, numbers=2, selects=True),
    "seat-me": Verb(handover.asker_comes, numbers=2),
    "seat-bot": Verb(handover.bot_comes, numbers=2),
    "cards": Verb(cards.open_cards, private=True),
    "cards-page": Verb(cards.open_cards),
    "card": Verb(cards.show_card, private=True, selects=True),
    "export": Verb(_at_table(export.send_record), private=True),
    "import": Verb(_nothing_more, numbers=0, dialog=export.ask_file),
    "import-file": Verb(export.take_file, numbers=0, private=True, selects=True),
    "note": Verb(_nothing_more, dialog=notes.ask),
    "note-keep": Verb(notes.keep, private=True, selects=True),
    "note-drop": Verb(_at_table(notes.drop)),
    "what-if": Verb(play_on.ask_seat, numbers=3, private=True),
    "what-if-seat": Verb(play_on.open_table, numbers=3, selects=True),
    # the private panel
    "tab": Verb(play_panel.open_tab, numbers=4),
    "pick": Verb(play_panel.pick, numbers=4, selects=True),
    "take": Verb(play_panel.pick, numbers=4),
    "back": Verb(play_panel.step_back, numbers=4),
    "clear": Verb(play_panel.clear, numbers=4),
    "go": Verb(play_panel.commit, numbers=4),
    "look": Verb(close_up.show_closer, private=True, selects=True),
    # all games of a person
    "games": Verb(_anywhere(my_games.show_games), numbers=0, private=True),
    "next": Verb(_anywhere(my_games.open_next), numbers=0, private=True),
    # how somebody is rung
    "nudge": Verb(_at_table(nudge.nudge), private=True),
    "quiet-accept": Verb(quiet_hours.accept, numbers=2),
    "quiet-decline": Verb(_anywhere(quiet_hours.decline), numbers=0),
    "rhythm-show": Verb(_anywhere(reminders.show_rhythm), numbers=0, private=True),
    "rhythm-ask": Verb(_anywhere(reminders.show_rhythm), numbers=0, dialog=reminders.ask),
    "rhythm": Verb(reminders.set_all, numbers=0, selects=True),
    # whom somebody does not want to play with
    "avoid": Verb(_anywhere(avoid.show_page), numbers=0, private=True),
    "avoid-add": Verb(avoid.add, numbers=0, selects=True),
    "avoid-remove": Verb(avoid.remove, numbers=0, selects=True),
    # looking for players
    "seek": Verb(_anywhere(matchmaking_page.show_page), numbers=0, private=True),
    "seek-ask": Verb(_anywhere(matchmaking_page.show_page), numbers=0, dialog=matchmaking_page.ask),
    "seek-begin": Verb(matchmaking_page.begin, numbers=0, selects=True),
    "seek-stop": Verb(_anywhere(matchmaking_page.stop), numbers=0),
    "seek-wider": Verb(matchmaking_page.widen, numbers=0),
    "seek-as-it-is": Verb(_anywhere(matchmaking_page.keep_clocks), numbers=0),
    "match-accept": Verb(matchmaking_match.accept),
    "match-decline": Verb(matchmaking_match.decline),
    "quiet-ask": Verb(_nothing_more, numbers=0, dialog=reminders.ask_quiet),
    "quiet-own": Verb(reminders.set_own_quiet, numbers=0, selects=True),
    "zones": Verb(_anywhere(timezone.choose_region), numbers=0),
    "zones-of": Verb(timezone.region_chosen, numbers=0, selects=True),
    "zones-page": Verb(timezone.turn_page),
    "zone": Verb(timezone.zone_chosen, selects=True),
    # tournaments
    "cups": Verb(_anywhere(tournaments_page.show_list), numbers=0, private=True),
    "cup-show": Verb(tournaments_page.chosen, numbers=0, selects=True),
    "cup": Verb(tournaments_page.open_page, private=True),
    "cup-page": Verb(tournaments_page.open_page),
    "cup-how": Verb(tournaments_page.how, private=True),
    "cup-pages": Verb(tournaments_page.turn_page, numbers=2),
    "cup-join": Verb(tournaments_page.join, private=True),
    "cup-leave": Verb(tournaments_page.leave, private=True),
    "cup-gone": Verb(tournaments_page.leave_for_good),
    "cup-ready": Verb(tournaments_table.ready, numbers=2),
    "cup-new": Verb(_anywhere(tournaments_dialog.choose_game), numbers=0),
    "cup-game": Verb(_nothing_more, numbers=0, selects=True, dialog=tournaments_dialog.ask),
    "cup-made": Verb(tournaments_dialog.made, numbers=0, selects=True),
    "cup-change": Verb(_nothing_more, dialog=tournaments_dialog.ask_again),
    "cup-changed": Verb(tournaments_dialog.changed, selects=True),
    "cup-plan-page": Verb(tournaments_dialog.show_page, numbers=2),
    "cup-option": Verb(tournaments_dialog.option_chosen, numbers=2, selects=True),
    "cup-publish": Verb(tournaments_dialog.publish),
    "cup-begin": Verb(tournaments_host.begin),
    "cup-off": Verb(tournaments_host.ask_to_call_off),
    "cup-off-sure": Verb(tournaments_host.call_off),
    "cup-bump": Verb(tournaments_host.choose_idle),
    "cup-push": Verb(tournaments_host.push, selects=True),
    # a server's settings
    "server": Verb(_anywhere(server_page.show_server), numbers=0, private=True),
    "server-ask": Verb(_nothing_more, numbers=0, dialog=server_page.ask),
    "server-set": Verb(server_page.set_all, numbers=0, selects=True),
    "doctor": Verb(_anywhere(doctor.show_doctor), numbers=0, private=True),
    "doctor-again": Verb(_anywhere(doctor.show_doctor), numbers=0),
    "trial": Verb(_anywhere(doctor.try_out), numbers=0, private=True),
    "trial-press": Verb(doctor.pressed, numbers=0),
    # rule books
    "rulebook": Verb(rule_book.turn_to, private=True),
    "leaf": Verb(rule_book.turn_to),
    "section": Verb(rule_book.turn_to_section, numbers=0, selects=True),
    "found": Verb(rule_book.turn_found),
    "why": Verb(rule_book.show_why, private=True),
    # other private messages
    "premoves": Verb(_at_table(premoves.show_premoves)),
    "premove-open": Verb(premoves.open_list, selects=True),
    "premove-page": Verb(premoves.turn_page, numbers=2),
    "premove-on": Verb(premoves.turn_on),
    "premove-off": Verb(premoves.turn_off),
    "premove-pick": Verb(premoves.pick, numbers=2, selects=True),
    "premove-back": Verb(premoves.step_back, numbers=2),
    "premove-leave": Verb(premoves.leave_list, numbers=2),
    "premove-all": Verb(premoves.leave_all),
    "if": Verb(_at_table(conditional_moves.open_bound)),
    "if-tab": Verb(conditional_moves.open_tab, numbers=4),
    "if-pick": Verb(conditional_moves.pick, numbers=4, selects=True),
    "if-take": Verb(conditional_moves.pick, numbers=4),
    "if-back": Verb(conditional_moves.step_back, numbers=4),
    "if-clear": Verb(conditional_moves.clear, numbers=4),
    "if-bind": Verb(conditional_moves.bind, numbers=4),
    "if-forget": Verb(conditional_moves.forget, selects=True),
    "resign": Verb(_at_table(actions.resign)),
    # the people of a table
    "people": Verb(_at_table(participants.show_people), private=True),
    "invite": Verb(participants.invite, selects=True),
    "withdraw": Verb(participants.withdraw, selects=True),
    "private-ask": Verb(_anywhere(private.choose_game), numbers=0, private=True),
    "private-open": Verb(private.open_chosen, numbers=0, selects=True),
    "host-ask": Verb(hosts.ask, selects=True),
    "host-accept": Verb(hosts.accept, numbers=2),
    "host-decline": Verb(hosts.decline, numbers=2),
    "watch": Verb(_at_table(spectators.watch), private=True),
    "watch-board": Verb(_at_table(actions.show_board), private=True),
    "watch-text": Verb(_at_table(actions.show_text), private=True),
    "unwatch": Verb(_at_table(spectators.unwatch)),
    "notice": Verb(spectators.set_notice, selects=True),
    "move-ask": Verb(_at_table(relocation.ask), private=True),
    "move-to": Verb(relocation.move, selects=True),
    # what is stored
    "privacy": Verb(_anywhere(privacy.show_page), numbers=0, private=True),
    "privacy-file": Verb(privacy.send_file, numbers=0, private=True),
    "privacy-delete": Verb(privacy.ask, numbers=0),
    "privacy-sure": Verb(privacy.delete, numbers=0),
    # vacation
    "vacation": Verb(vacation.open_page, numbers=0, private=True),
    "vacation-begin": Verb(vacation.begin, numbers=0),
    "vacation-end": Verb(vacation.end, numbers=0),
    "vacation-by-itself": Verb(vacation.let_begin, numbers=0),
    "vacation-by-hand": Verb(vacation.keep_from_beginning, numbers=0),
    # a seat whose time has run out
    "late-wait": Verb(timeouts.wait, numbers=3),
    "late-substitute": Verb(timeouts.look_for_substitute, numbers=3),
    "late-bot": Verb(timeouts.let_bot_play, numbers=3),
    "late-take": Verb(timeouts.take_seat, numbers=3),
    # the offer of a seat
    "offer-accept": Verb(substitutes.accept, numbers=2),
    "offer-decline": Verb(substitutes.decline, numbers=2),
}

_OF_ANY_GAME = (
    "replay-to",
    "replay-turn",
    "replay-ask",
    "replay-typed",
    "replay-as",
    "film-gif",
    "film-page",
    "what-if",
    "what-if-seat",
)
"""The verbs that a game from a file has as well."""
VERBS |= {f"{IMPORTED}{verb}": VERBS[verb] for verb in _OF_ANY_GAME}


async def on_component(services: Services, interaction: Interaction) -> None:
    """A button was pressed, something selected, or a dialog sent."""
    data: Mapping[str, Any] = interaction.data or {}
    values = _typed(data) if "components" in data else data.get("values", ())
    try:
        press = custom_ids.parse(str(data.get("custom_id", "")), [str(value) for value in values])
    except custom_ids.BadId:
        press = Pressed("unknown", ())
    await answers.guard(interaction, lambda: _handle(services, interaction, press))


def _typed(data: Mapping[str, Any]) -> list[str]:
    """What was filled into the fields of a dialog, in their order: what was typed or chosen, several with commas."""
    fields = [line.get("component") or {} for line in data["components"]]
    return [",".join(map(str, field.get("values") or [field.get("value") or ""])) for field in fields]


async def _handle(services: Services, interaction: Interaction, press: Pressed) -> None:
    verb = VERBS.get(press.verb)
    if verb is None or len(press.numbers) != verb.numbers or (verb.selects and not press.values):
        _log.warning("a button of an unknown kind was pressed: %s", press.verb)
        await answers.defer(interaction)
        raise TableError("button-unknown")
    if verb.dialog is None and not verb.itself:  # a dialog can only be opened as the first answer
        await answers.defer(interaction, update=not verb.private)
    if not await _may(services, interaction, press, verb):
        return
    dialog = None if verb.dialog is None else await verb.dialog(services, interaction, press)
    if dialog is not None:
        await answers.ask(interaction, dialog)
        return
    if not verb.itself:
        await answers.defer(interaction, update=not verb.private)
    await verb.handle(services, interaction, press)


async def _may(services: Services, interaction: Interaction, press: Pressed, verb: Verb) -> bool:
    """Whether the table of permissions lets the person go on. A private panel that has nothing left to do gives way to
    the reason; otherwise ``TableError`` is raised with it."""
    row = permissions_table.VERBS[press.verb]
    try:
        await admit(services, interaction, row, press.table_id if row.at_table else 0)
    except TableError as refused:
        panel = interaction.message is not None and interaction.message.flags.ephemeral and not verb.private
        if not panel or refused.reason == "table-paused":
            raise
        await answers.defer(interaction, update=True)
        await answers.show(interaction, answers.texts_for(interaction).refusal(refused))
        return False
    return True
