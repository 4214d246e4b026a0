"""Laws of a game at a table: the reach of undo, whom an action touches, expired clocks, premoves and conditional moves.
Part of the conformance kit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Premove, PremoveOffer, Transition, Until
from rules.core.draft import look_ahead
from rules.core.errors import RulesError
from rules.core.event import Event
from rules.core.menu import plan_menu
from rules.table import premoves as advance
from rules.table import table as tables
from rules.table import timeouts, undo
from rules.table.clock import each
from rules.table.conditionals import Conditional
from rules.table.pending import AskedBack
from rules.table.player import Holder, Player
from rules.table.table_record import record_of

NOW, SECONDS = 1000.0, 600
"""The time at which the tables of these laws are viewed, and the time for a decision."""

SHORT = 40
"""So many characters the notation of an answer has at most that stands on a button of the board."""

PLANNED = 3
"""The most steps of a plan that are followed."""


UNSEEN = 3
"""The most attempts to find a hidden step."""


@dataclass(frozen=True)
class _LoggedTable:
    """A table that began at the position ``opening``, and its whole log."""

    table: tables.Table
    opening: Any
    entries: tuple[tables.Entry, ...] = ()


@dataclass(frozen=True)
class TableLaws:
    """The laws for one game; ``require`` raises for a broken one."""

    game: AnyGame
    seats: int
    options: dict[str, str]
    require: Callable[[bool, str, object], None]

    def table(self, state: Any) -> tables.Table:
        """A table of people at this position, with full clocks."""
        owing, info = self.game.to_act(state), self.game.info
        players = tuple(
            Player(Holder(seat, str(seat)), deadline=NOW + SECONDS)
            if seat in owing
            else Player(Holder(seat, str(seat)), left=float(SECONDS))
            for seat in range(self.seats)
        )
        return tables.Table(info.slug, info.version, self.options, "", players, state, state, clock=each(SECONDS))

    # --- the board ---------------------------------------------------------------------------------------------

    def answering_on_board(self, state: Any, seat: int, dice: Dice) -> None:
        """What may be answered on the public board is one answer each, short enough for a button, and the same
        whatever is hidden from spectators."""
        game = self.game
        legal = game.legal_actions(state, seat)
        paths = [game.path(action) for action in legal]
        if not all(choice.question in game.on_board for path in paths for choice in path):
            return
        short = all(len(game.notation(action)) <= SHORT for action in legal)
        self.require(short and all(len(path) == 1 for path in paths), "an answer on the board is a button", legal)
        blind = game.resample_from(game.observe(state, None), dice)
        same = tuple(game.legal_actions(blind, seat)) == tuple(legal)
        self.require(same, "an answer on the board tells no secret", legal)

    # --- undo -------------------------------------------------------------------------------------------------

    def undoing(self, state: Any, seat: int, action: Action, transition: Transition[Any]) -> None:
        """What was done without a fence can be undone, and versions only ever grow."""
        game, before = self.game, self.table(state)
        acted = tables.act(game, before, seat, [game.notation(action)], NOW).table
        self.require(acted.state == transition.state, "a table plays by the rules", action)
        self.require(bool(acted.pending) == (not transition.fence), "the engine raises the fence", action)
        if acted.pending and acted.running:
            back = tables.undo(game, acted, seat, NOW).table
            self.require(back.state == state and not back.pending, "undo leads back", action)
            trios = zip(before.players, acted.players, back.players, strict=True)
            versions = [(old.version, on.version, new.version) for old, on, new in trios]
            grown = all(old == on <= new or old < on < new for old, on, new in versions)
            self.require(grown and back.version > acted.version, "versions only grow", action)

    # --- hidden steps of others -------------------------------------------------------------------------------

    def unseen(self, state: Any, seat: int, action: Action, dice: Dice) -> None:
        """A table offers a viewer the same in games that the viewer cannot tell apart: whatever hidden steps others
        have taken, and how many, before ``seat`` takes ``action`` and after."""
        step = (seat, self.game.notation(action))
        start = _LoggedTable(self._conditional_and_asked(state, step), state)
        for other in range(self.seats):
            before = self._unseen_steps(state, other, dice)
            self._is_offered_alike(self._go_on(start, before), start, other)
            acted = self._go_on(start, [step])
            if before and other != seat:
                self._is_offered_alike(self._go_on(start, [*before, step]), acted, other)
            after = self._unseen_steps(acted.table.state, other, dice)
            self._is_offered_alike(self._go_on(acted, after), acted, other)

    def _conditional_and_asked(self, state: Any, step: tuple[int, str]) -> tables.Table:
        """A table with a request to take something back, and conditionals of all players upon a step."""
        table, seat = self.table(state), step[0]
        for other in range(self.seats):
            bound = (Conditional((step, step), ("nothing",)),) if other != seat else ()
            table = tables.with_player(table, other, conditionals=bound)
        return msgspec.structs.replace(table, asked_back=AskedBack(seat, 1, (seat,)))

    def _unseen_steps(self, state: Any, seat: int, dice: Dice) -> list[tuple[int, str]]:
        """A few hidden steps of a seat."""
        found: list[tuple[int, str]] = []
        for _ in range(UNSEEN):
            legal = self.game.legal_actions(state, seat)
            if not legal:
                break
            action = dice.pick(legal)
            transition = self.game.apply(state, seat, action)
            if not transition.events:
                found.append((seat, self.game.notation(action)))
                state = transition.state
        return found

    def _go_on(self, logged: "_LoggedTable", steps: Sequence[tuple[int, str]]) -> "_LoggedTable":
        for seat, step in steps:
            change = tables.act(self.game, logged.table, seat, [step], NOW)
            logged = _LoggedTable(change.table, logged.opening, (*logged.entries, *change.entries))
        return logged

    def _is_offered_alike(self, one: "_LoggedTable", other: "_LoggedTable", unseen: int) -> None:
        """Both are the same to all seats except the one that acted ``unseen``, and those to whom that was revealed
        since."""
        if one.entries == other.entries:
            return
        for viewer in range(self.seats):
            seen, then = (self.game.observe(logged.table.state, viewer) for logged in (one, other))
            if viewer != unseen and seen == then:
                same = self._offered(one, viewer) == self._offered(other, viewer)
                self.require(same, "what others do unseen changes nothing that is offered", f"{viewer}: {one.entries}")

    def _offered(self, logged: "_LoggedTable", viewer: int) -> tuple[Any, ...]:
        """All that depends on the table: the viewer's buttons, all clocks, conditionals and premoves, what undo takes
        back, what may be asked for; and the log."""
        table = logged.table
        player = table.players[viewer]
        clocks = [(one.deadline, one.left, one.late) for one in table.players]
        own = (player.version, player.premoves, tables.conditionals_of(table, viewer), table.asked_back)
        log = [(entry.kind, entry.seat) for entry in logged.entries if entry.is_told]
        return clocks, own, log, self._back(logged, viewer, self._undo), self._back(logged, viewer, self._ask)

    def _back(
        self, logged: "_LoggedTable", viewer: int, operation: Callable[["_LoggedTable", int], tables.Change]
    ) -> Any:
        """The effect of an undo, or of a request for one, as its viewer sees it."""
        try:
            change = operation(logged, viewer)
        except RulesError as refusal:
            return refusal.reason
        seen = self.game.observe(change.table.state, viewer)
        entries = [(one.kind, one.seat, one.shown_count) for one in change.entries if one.is_told]
        return seen, entries, change.table.asked_back

    def _undo(self, logged: "_LoggedTable", viewer: int) -> tables.Change:
        return tables.undo(self.game, logged.table, viewer, NOW)

    def _ask(self, logged: "_LoggedTable", viewer: int) -> tables.Change:
        begun = msgspec.structs.replace(logged.table, start=self.game.document(logged.opening))
        record = record_of(begun, logged.entries)
        return undo.ask_back(self.game, logged.table, undo.find_back(self.game, logged.table, record, viewer), NOW)

    # --- whom an action touches -------------------------------------------------------------------------------

    def touching(self, state: Any, seat: int, action: Action, transition: Transition[Any], dice: Dice) -> None:
        """A seat that is not touched has the same choices as before, and its earlier plan still holds."""
        game, after = self.game, transition.state
        if transition.touched is None:
            return
        self.require(transition.touched <= set(range(self.seats)), "only seats are touched", transition.touched)
        for other in range(self.seats):
            if other == seat or other in transition.touched:
                continue
            same = self._choices(state, other) == self._choices(after, other)
            self.require(same, "who is not touched keeps its choices", f"{other}: {action}")
            steps = self._some_plan(state, other, dice)
            plan = look_ahead(game, game.observe(after, other), other, steps, dice)
            self.require(plan.stopped is None, "who is not touched keeps its plan", f"{other}: {action}, {steps}")

    def _choices(self, state: Any, seat: int) -> tuple[Any, ...]:
        legal = tuple(self.game.legal_actions(state, seat))
        menu = plan_menu(self.game, self.game.observe(state, seat), legal)
        return seat in self.game.to_act(state), legal, menu

    def _some_plan(self, state: Any, seat: int, dice: Dice) -> list[str]:
        steps: list[str] = []
        while len(steps) < PLANNED:
            plan = look_ahead(self.game, self.game.observe(state, seat), seat, steps, dice)
            if not plan.legal:
                break
            steps.append(self.game.notation(dice.pick(plan.legal)))
        return steps

    # --- time that has run out --------------------------------------------------------------------------------

    def running_out(self, state: Any) -> None:
        """Expired time decides nothing in the game: the late player has the same choices, and the others are asked
        once."""
        for late in self.game.to_act(state):
            own = self.game.default(state, late)
            self.require(own in self.game.legal_actions(state, late), "the default is legal", f"{late}: {own}")
            whole = self.table(state)
            waiting = tables.with_player(whole, late, deadline=NOW)
            change = timeouts.expire(self.game, waiting, NOW)
            entries = () if change is None else change.entries
            told = [(entry.kind, entry.seat, entry.steps) for entry in entries]
            self.require(told == [("timeout", late, ())], "time that has run out is told once", told)
            assert change is not None
            self.require(change.table.state == state, "time that has run out decides nothing", late)
            asked = [player.late is not None for player in change.table.players]
            self.require(asked == [seat == late for seat in range(self.seats)], "only who is late is late", asked)
            versions = [player.version for player in change.table.players]
            kept = versions == [player.version for player in whole.players]
            self.require(kept, "who is late has the same choices", late)
            again = timeouts.expire(self.game, change.table, NOW)
            self.require(again is None, "the others have time to decide", late)

    # --- premoves ---------------------------------------------------------------------------------------------

    def premoves(self, state: Any, seat: int, action: Action, dice: Dice) -> None:
        """A premove left at this position, before ``seat`` takes ``action``, answers as its seat would, looks the same
        to all, is used up, and expires in time."""
        game = self.game
        for viewer in (*range(self.seats), None):
            offers = game.premove_offers(game.observe(state, viewer))
            closed = viewer is None or not game.to_act(state)
            self.require(not (closed and offers), "who cannot act is offered nothing in advance", viewer)
            names = {offer.name for offer in offers}
            self.require(len(names) == len(offers), "premoves offered have names of their own", viewer)
            for offer in offers:
                self._can_be_left(offer)
                assert viewer is not None
                premove = self._some_premove(offer, dice)
                self._in_order(state, viewer, offer, premove)
                self._left(state, viewer, offer, premove, seat, action)

    def _can_be_left(self, offer: PremoveOffer) -> None:
        fits = 1 <= offer.least <= offer.most <= len(offer.choices) == len(set(offer.choices))
        fits = fits and offer.closing in ("", *offer.choices)
        self.require(fits and offer.until in get_args(Until), "what is offered in advance can be left", offer)

    def _some_premove(self, offer: PremoveOffer, dice: Dice) -> Premove:
        count = offer.least + dice.below(offer.most - offer.least + 1)
        return Premove(offer.name, dice.shuffled(offer.choices)[:count], "", offer.until, offer.repeats)

    def _in_order(self, state: Any, viewer: int, offer: PremoveOffer, premove: Premove) -> None:
        """The first step that can answer does: later ones change nothing."""
        game = self.game
        if not offer.ordered or viewer not in game.to_act(state):
            return
        seen, legal = game.observe(state, viewer), game.legal_actions(state, viewer)
        whole = game.premove_answer(seen, legal, premove)
        for count in range(1, len(premove.steps)):
            first = game.premove_answer(seen, legal, msgspec.structs.replace(premove, steps=premove.steps[:count]))
            self.require(first in (None, whole), "steps left in advance answer in their order", premove.steps)

    def _left(self, state: Any, viewer: int, offer: PremoveOffer, premove: Premove, seat: int, action: Action) -> None:
        game, plain = self.game, self.table(state)
        step, who = [game.notation(action)], f"{viewer}: {premove.name} {premove.steps}"
        try:
            [whole] = advance.checked(game, game.observe(state, viewer), (), [premove])
            armed = tables.leave_premoves(game, plain, viewer, [premove], NOW)
            acted = armed if armed.entries else tables.act(game, armed.table, seat, step, NOW)
        except RulesError as error:
            self.require(False, "a premove gives a legal answer", f"{who}: {error.plain()}")
            raise
        live = plain
        if not armed.entries:
            others = [player for number, player in enumerate(armed.table.players) if number != viewer]
            alike = others == [player for number, player in enumerate(plain.players) if number != viewer]
            self.require(alike and armed.table.state is state, "a premove is known to its seat alone", who)
            live = tables.act(game, plain, seat, step, NOW).table
            self._in_time(live.state, acted, viewer, armed.table.players[viewer].premoves[0], who)
        fired = [entry for entry in acted.entries if entry.kind == "premove"]
        self._as_if_live(live, acted, fired, viewer, who)
        kept = sum(len(premove.steps) for premove in acted.table.players[viewer].premoves)
        spent = offer.repeats or kept <= len(whole.steps) - len(fired)
        self.require(spent, "a step left in advance answers once", who)
        stays = not offer.repeats or offer.until != "game" or kept == len(whole.steps)
        self.require(stays, "a premove that repeats stays", who)

    def _in_time(self, state: Any, acted: tables.Change, viewer: int, premove: Premove, who: str) -> None:
        """``state`` is what the action led to, before any premove has answered."""
        if premove.until == "game":
            return
        if self.game.premove_mark(self.game.observe(state, viewer), premove.until) == premove.mark:
            return
        fired = any(entry.kind == "premove" for entry in acted.entries)
        self.require(not fired, "an expired premove never answers", who)
        within_undo = any(batch.free for batch in acted.table.pending)
        dropped = within_undo or not acted.table.players[viewer].premoves
        self.require(bool(dropped), "an expired premove is dropped", who)

    def _as_if_live(
        self, live: tables.Table, change: tables.Change, fired: Sequence[tables.Entry], viewer: int, who: str
    ) -> None:
        """The premoves' answers, taken by hand instead, lead to the same state and public log."""
        told: list[Event] = []
        for entry in fired:
            again = tables.act(self.game, live, viewer, entry.steps, NOW)
            live = again.table
            told += again.entries[0].events
        same = live.state == change.table.state and all(entry.seat == viewer for entry in fired)
        self.require(same, "a premove answers as its seat would", who)
        heard = [event for entry in fired for event in entry.events]
        for other in (*range(self.seats), None):
            alike = [event.seen_by(other) for event in heard] == [event.seen_by(other) for event in told]
            self.require(alike, "a premove looks like an answer given at the time", f"{other}: {who}")
        loose = bool(fired) and tables.can_undo(change.table, viewer)
        self.require(not loose, "a premove cannot be taken back", who)

    # --- conditional moves ------------------------------------------------------------------------------------

    def conditionals(self, state: Any, seat: int, action: Action, transition: Transition[Any], dice: Dice) -> None:
        """A move conditional upon ``action`` answers it, and nothing else, as its seat would, and never a hidden
        step."""
        game, step = self.game, self.game.notation(action)
        others = [other for other in game.legal_actions(state, seat) if other != action]
        for viewer in game.to_act(transition.state):
            if viewer in (seat, *game.to_act(state)):
                continue
            answer = game.notation(dice.pick(game.legal_actions(transition.state, viewer)))
            bound, who = Conditional(((seat, step),), (answer,)), f"{viewer}: {step}, {answer}"
            try:
                armed = tables.leave_conditionals(game, self.table(state), viewer, [bound], NOW).table
            except RulesError:
                continue  # its outcome reveals something, or the answer is not legal as far as is known
            self.require(not transition.sealed, "nobody binds a move to what is not heard of", who)
            self._answers(armed, seat, viewer, bound)
            other = dice.pick(others) if others else None
            if other is not None and game.apply(state, seat, other).events:
                self._voids(armed, seat, viewer, game.notation(other))

    def _answers(self, armed: tables.Table, seat: int, viewer: int, bound: Conditional) -> None:
        game, who = self.game, f"{viewer}: {bound}"
        step = bound.upon[0][1]
        acted = tables.act(game, armed, seat, [step], NOW)
        fired = [entry for entry in acted.entries if entry.kind == "premove"]
        left = acted.table.players[viewer].conditionals
        self.require(not left, "a conditional move answers once, or is void", who)
        try:
            live = tables.act(game, self.table(armed.state), seat, [step], NOW).table
            self._as_if_live(live, acted, fired, viewer, who)
        except RulesError as error:  # it was just taken from this very state
            self.require(False, "nothing is changed in place", f"{who}: {error.plain()}")
        self.require(len(fired) <= 1, "a conditional move answers once, or is void", who)

    def _voids(self, armed: tables.Table, seat: int, viewer: int, other: str) -> None:
        acted = tables.act(self.game, armed, seat, [other], NOW)
        fired = any(entry.kind == "premove" for entry in acted.entries)
        holds = tables.conditionals_of(acted.table, viewer)
        self.require(not fired and not holds, "another action voids a conditional move", f"{viewer}: {other}")
