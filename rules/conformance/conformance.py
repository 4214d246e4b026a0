"""The conformance kit: plays a game at random and checks the contract.

:func:`play_random` plays one full game and records everything; :func:`check` then checks it against the laws. A broken
law raises :class:`BrokenLaw` with the record that shows it. A new game gets most of its tests from these two functions.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Any

import msgspec

from rules.conformance.ending_laws import EndingLaws
from rules.conformance.random_play import BrokenLaw as BrokenLaw
from rules.conformance.random_play import PlayedAction as PlayedAction
from rules.conformance.random_play import Playthrough as Playthrough
from rules.conformance.random_play import play_random as play_random
from rules.conformance.table_laws import TableLaws
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Choice, Observation, State, Transition
from rules.core.draft import look_ahead
from rules.core.errors import IllegalAction, OptionError, PositionError, RulesError, UnknownNotation
from rules.core.event import Event
from rules.core.menu import WIDEST, Node, actions_of, menu_of, plan_menu, walk
from rules.core.record import Record, Step, extended, replay
from rules.core.record import decode as decode_record
from rules.core.record import encode as encode_record

View = Callable[[Observation], Any]
"""Anything made for a viewer from an observation: a text, an alt text, a picture's bytes."""


_WAYS_TO_CHOOSE = 1000
"""The most combinations of options that are checked."""


def check(game: AnyGame, playthrough: Playthrough, *, stride: int = 1, views: Sequence[View] = ()) -> None:
    """Checks a played game against every law. The costly ones look at each ``stride``-th position only."""
    dice = Dice(f"laws of {playthrough.seed}")
    _check_replay(game, playthrough)
    pool = {one.action: None for one in playthrough.played[:: max(1, len(playthrough.played) // 60)]}
    for number, one in enumerate(playthrough.played):
        law = _Laws(game, playthrough, number)
        law.position(one.state)
        law.transition(one)
        law.documents(one.state)
        if number % stride == 0 or one is playthrough.played[-1]:
            law.ending(one)
        if number % stride == 0:
            law.actions(one, pool, dice)
            law.menus(one)
            law.secrets(one.state, dice, views)
            law.looking_ahead(one, dice)
            law.telling(one, dice)
            law.gathering(one, dice)
            law.at_a_table(one, dice)
    for number in {0, len(playthrough.played) // 2}:
        _Laws(game, playthrough, number).bad_documents()
    last = _Laws(game, playthrough, len(playthrough.played))
    last.position(playthrough.final)
    last.documents(playthrough.final)
    last.secrets(playthrough.final, dice, views)


def check_defaults(game: AnyGame, seats: int, options: Mapping[str, str] | None = None, seed: str = "0") -> int:
    """Plays a game of fallback answers only and returns its length; it must end within its bound."""
    state = game.setup(seats, options, seed)
    record = Record(game.info.slug, game.info.version, seats, game.options(seats, options or {}), seed)
    while owing := game.to_act(state):
        action = game.default(state, owing[0])
        if action not in game.legal_actions(state, owing[0]):
            raise BrokenLaw("the default is legal", game.notation(action), record)
        state = game.apply(state, owing[0], action).state
        record = extended(record, [Step(owing[0], game.notation(action))])
        if len(record.steps) > game.bound(seats):
            raise BrokenLaw("defaults end the game", str(len(record.steps)), record)
    return len(record.steps)


def check_options(game: AnyGame) -> None:
    """Checks the laws of options, for every seat count and many combinations."""
    info = game.info
    nothing = Record(info.slug, info.version, info.fewest, {}, "")
    before: dict[str, tuple[str, ...]] = {}
    for option in info.options:
        known = all(name in before and {*values} <= {*before[name]} for name, values in option.needs.items())
        if not known or not {*option.seats} <= {*info.seats}:
            raise BrokenLaw("an option depends on seats and on options before it", option.name, nothing)
        before[option.name] = option.values
    for seats, values in islice(product(info.seats, product(*before.values())), _WAYS_TO_CHOOSE):
        chosen = dict(zip(before, values, strict=True))
        _check_choice(game, seats, chosen, msgspec.structs.replace(nothing, seats=seats, options=chosen))


def _check_choice(game: AnyGame, seats: int, chosen: dict[str, str], record: Record) -> None:
    """An option that applies keeps its value. One that does not has its default: choosing it is refused in a new game,
    and ignored in a stored one."""
    applicable = game.info.applicable(seats, chosen)
    try:
        complete = game.options(seats, applicable)
    except OptionError as error:
        raise BrokenLaw("what applies can be chosen", error.plain(), record) from error
    for option in game.info.options:
        applies = option.applies(seats, complete)
        if complete[option.name] != (chosen[option.name] if applies else option.default):
            raise BrokenLaw("an option that does not apply has its default", option.name, record)
    try:
        game.options(seats, chosen)
        refused = False
    except OptionError:
        refused = True
    if refused != (complete != chosen):
        raise BrokenLaw("an option that does not apply is refused", str(chosen), record)
    try:
        ignored = game.kept_options(seats, chosen) == complete
    except OptionError:
        ignored = False
    if not ignored:
        raise BrokenLaw("an option that does not apply is ignored when read", str(chosen), record)


class _Laws:
    """The laws at one position of a playthrough."""

    def __init__(self, game: AnyGame, playthrough: Playthrough, number: int) -> None:
        self.game = game
        self.playthrough = playthrough
        self.number = number

    def require(self, holds: bool, law: str, detail: object = "") -> None:
        if not holds:
            raise BrokenLaw(law, str(detail), self.playthrough.record(self.game, self.number))

    @property
    def viewers(self) -> Iterable[int | None]:
        return (*range(self.playthrough.seats), None)

    def position(self, state: Any) -> None:
        game = self.game
        owing = game.to_act(state)
        self.require(list(owing) == sorted(set(owing)), "seats to act are ascending", owing)
        result = game.result(state)
        over = result is not None
        self.require(over == (not owing), "nobody is to act just when the game is over", owing)
        if result is not None:
            rows = (result.ranks, result.totals, *(row for _, row in result.breakdown))
            sides = self.playthrough.seats + len(result.neutrals)
            self.require(all(len(row) == sides for row in rows), "a result speaks of every side", result)
            won, lost = min(result.ranks) == 1, set(result.ranks) == {2}
            judged = bool(result.verdict) or (won and not result.solo)
            self.require((won or lost) and judged, "a result names a winner or a verdict", result)
        for seat in range(self.playthrough.seats):
            legal = game.legal_actions(state, seat)
            self.require(bool(legal) or seat not in owing, "a seat to act has actions", seat)
            self.require(not (over and legal), "nothing is legal when the game is over", seat)
        broken = game.invariants(state)
        self.require(not broken, "conservation", "; ".join(broken))

    def transition(self, one: PlayedAction) -> None:
        after = one.transition
        chance_used = after.state.chance != one.state.chance
        self.require(after.fence or not chance_used, "chance raises a fence", one.action)
        over = not self.game.to_act(after.state)
        self.require(after.fence or self.game.info.undo or over, "a game without undo fences each action", one.action)
        self.require(after.fence or after.shown is after.state, "what is shown early hides a reveal", one.action)
        if not after.events and not self.game.pending(after.state):  # such a step is never committed by itself
            for viewer in self.viewers:
                alike = self.game.observe(one.state, viewer) == self.game.observe(after.state, viewer)
                self.require(alike or viewer == one.seat, "who is told nothing sees nothing change", one.action)
            self.require(not after.fence, "what nobody is told of raises no fence", one.action)

    def actions(self, one: PlayedAction, pool: Mapping[Action, None], dice: Dice) -> None:
        game, state = self.game, one.state
        for seat in range(self.playthrough.seats):
            legal = game.legal_actions(state, seat)
            if seat == one.seat:
                self.require(tuple(legal) == tuple(one.legal), "nothing is changed in place", one.action)
            keys = [game.order(state, action) for action in legal]
            self.require(keys == sorted(keys), "legal actions are sorted", seat)
            self.require(len(set(legal)) == len(legal), "legal actions are unique", seat)
            texts = [game.notation(action) for action in legal]
            self.require(len({text.lower() for text in texts}) == len(texts), "notation is unique", seat)
            for action, text in zip(legal, texts, strict=True):
                self.require(len(text) <= 100, "notation has at most 100 characters", text)
                self.require(game.parse(text) == action, "notation parses back", text)
                self.require(game.find(legal, text.upper()) == action, "notation is found in any case", text)
            foreign = [action for action in pool if action not in legal]
            for _ in range(min(6, len(foreign))):
                self._is_refused(state, seat, dice.pick(foreign))
            for text in _mangled(game.notation(one.action)):
                self._is_read_or_refused(state, seat, legal, text)

    def _is_read_or_refused(self, state: Any, seat: int, legal: Sequence[Action], text: str) -> None:
        try:
            action = self.game.parse(text)
        except UnknownNotation:
            return
        except Exception as error:
            self.require(False, "what cannot be read is refused", f"{text}: {error!r}")
        if action not in legal:
            self._is_refused(state, seat, action)

    def _is_refused(self, state: Any, seat: int, action: Action) -> None:
        before = self.game.document(state)
        try:
            self.game.apply(state, seat, action)
        except IllegalAction as refusal:
            self.require(bool(refusal.rule), "a refusal names its rule", f"{action}: {refusal.reason}")
        except Exception as error:
            self.require(False, "what is not legal is refused", f"{action}: {error!r}")
        else:
            self.require(False, "only legal actions are accepted", action)
        self.require(self.game.document(state) == before, "a refusal changes nothing", action)

    def menus(self, one: PlayedAction) -> None:
        paths = [tuple(choice.value for choice in self.game.path(action)) for action in one.legal]
        known = set(paths)
        for path in paths:
            shorter = any(path[:length] in known for length in range(len(path)))
            self.require(bool(path) and not shorter, "a menu path goes on from no other", path)
        observation = self.game.observe(one.state, one.seat)
        root = menu_of(self.game, observation, one.legal)
        found = actions_of(root)
        self.require(len(found) == len(one.legal), "a menu leads to every action once", len(found))
        self.require(set(found) == set(one.legal), "a menu leads to legal actions only")
        for node in (root, plan_menu(self.game, observation, one.legal)):
            self._check_node(node, node, "")

    def _check_node(self, root: Node, node: Node, address: str) -> None:
        self.require(len(node.branches) <= WIDEST, "a menu level fits a list", address)
        gathered = 1 <= node.least <= node.most <= max(1, len(node.branches))
        self.require(gathered, "a menu gathers what it has", address)
        for branch in node.branches:
            there = f"{address}.{branch.key}" if address else branch.key
            self.require(walk(root, there) is branch, "a menu address leads to its branch", there)
            if branch.node is not None:
                self._check_node(root, branch.node, there)

    def gathering(self, one: PlayedAction, dice: Dice) -> None:
        """Where so many steps must be taken together, fewer decide nothing: until then only their list is offered. What
        is offered together with a step must be legal after it."""
        game, observation = self.game, self.game.observe(one.state, one.seat)
        offered = (*one.legal, *game.upcoming(observation, one.legal))
        lists: dict[str, tuple[Choice, list[Action]]] = {}
        for action in offered:
            first = game.path(action)[0]
            lists.setdefault(first.value, (first, []))[1].append(action)
        for first, together in lists.values():
            takes = game.takes(observation, first)
            self.require(1 <= takes.least <= takes.most, "least is not more than most", f"{first.value}: {takes}")
            for _ in range(2 if takes.least > 1 else 0):
                self._gather(one, together, takes.least, dice)

    def _gather(self, one: PlayedAction, together: Sequence[Action], least: int, dice: Dice) -> None:
        game, state, taken = self.game, one.state, list[Action]()
        for _ in range(least - 1):
            taken.append(dice.pick([action for action in game.legal_actions(state, one.seat) if action in together]))
            transition = game.apply(state, one.seat, taken[-1])
            state = transition.state
            legal = game.legal_actions(state, one.seat) if one.seat in game.to_act(state) else ()
            open_still = bool(legal) and not transition.fence and all(action in together for action in legal)
            self.require(open_still, "fewer steps than must be gathered decide nothing", taken)

    def documents(self, state: Any) -> None:
        game = self.game
        document = game.document(state)
        again = game.position(msgspec.json.decode(msgspec.json.encode(document)))
        self.require(again == state, "a position document round-trips")
        self.require(game.document(again) == document, "a position document is canonical")
        seats = document.get("seats")
        self.require(seats == self.playthrough.seats, "a position document tells its seats", seats)

    def bad_documents(self) -> None:
        """Any document is either a position or a ``PositionError``."""
        played = self.playthrough.played
        state = played[self.number].state if played else self.playthrough.opening
        document = self.game.document(state)
        for name in document:
            less = {other: value for other, value in document.items() if other != name}
            for bad in (less, *({**document, name: value} for value in (None, -1, "?", [None], [-1], {"?": 0}))):
                try:
                    self.game.position(bad)
                except PositionError:
                    continue
                except Exception as error:
                    self.require(False, "a bad position document is refused", f"{name} {bad.get(name)}: {error!r}")

    def secrets(self, state: Any, dice: Dice, views: Sequence[View]) -> None:
        game = self.game
        for viewer in self.viewers:
            seen = game.observe(state, viewer)
            self.require(seen.viewer == viewer, "an observation names its viewer", viewer)
            self.require(seen.to_act == tuple(game.to_act(state)), "an observation tells who is to act", viewer)
            result = game.result(state)
            self.require(seen.over == (result is not None), "an observation tells whether the game is over", viewer)
            self.require(seen.result == result, "an observation tells the result", viewer)
            seed = dice.branch()
            other = game.resample(state, viewer, Dice(seed))
            game.observe(self.playthrough.opening, viewer)
            self.require(
                other == game.resample_from(seen, Dice(seed)), "resampling depends on its arguments only", viewer
            )
            again = game.observe(other, viewer)
            self.require(again == seen, "states that a viewer cannot tell apart look the same", viewer)
            self.require(not game.invariants(other), "an imagined state keeps the laws", game.invariants(other))
            stuck = [seat for seat in game.to_act(other) if not game.legal_actions(other, seat)]
            self.require(not stuck, "in an imagined state whoever is to act can act", stuck)
            fresh = other.chance.seed != state.chance.seed
            self.require(fresh, "an imagined state has a chance of its own", viewer)
            if viewer is not None:
                legal = game.legal_actions(state, viewer)
                same = tuple(game.legal_actions(other, viewer)) == tuple(legal)
                self.require(same, "a menu tells no secret", viewer)
            for view in views:
                self.require(view(again) == view(seen), "what is made for a viewer tells no secret", viewer)

    def looking_ahead(self, one: PlayedAction, dice: Dice) -> None:
        """Without a fence, an action tells the actor nothing, nor anyone who could have expected the action."""
        game, after = self.game, one.transition
        seen = game.observe(one.state, one.seat)
        other = game.resample_from(seen, dice)
        self.require(one.action in game.legal_actions(other, one.seat), "a menu tells no secret", one.seat)
        imagined = game.apply(other, one.seat, one.action)
        self.require(imagined.fence == after.fence, "a fence does not depend on secrets", one.action)
        plan = look_ahead(game, seen, one.seat, [game.notation(one.action)], dice)
        self.require(plan.stopped is None and len(plan.steps) == 1, "a plan may hold any legal step", one.action)
        if after.fence:
            same = game.observe(imagined.shown, one.seat) == game.observe(after.shown, one.seat)
            self.require(same, "a preview does not tell the future", one.action)
            again = look_ahead(game, seen, one.seat, [game.notation(one.action)], dice)
            self.require(plan == again, "a preview shows the same whatever is hidden", one.action)
            return
        same = game.observe(imagined.state, one.seat) == game.observe(after.state, one.seat)
        self.require(same, "without a fence the actor learns nothing", one.action)
        for viewer in self.viewers:
            state = game.resample_from(game.observe(one.state, viewer), dice)
            if one.action not in game.legal_actions(state, one.seat):
                continue
            blind = game.apply(state, one.seat, one.action).state
            same = game.observe(blind, viewer) == game.observe(after.state, viewer)
            self.require(same, "without a fence others learn the action only", f"{viewer}: {one.action}")

    def telling(self, one: PlayedAction, dice: Dice) -> None:
        """Events, and the one public sign of a sealed action, tell a viewer no more than their observation does."""
        game, after = self.game, one.transition
        for viewer in self.viewers:
            twin = game.resample_from(game.observe(one.state, viewer), dice)
            if one.action not in game.legal_actions(twin, one.seat):
                continue
            other = game.apply(twin, one.seat, one.action)
            if game.observe(other.state, viewer) == game.observe(after.state, viewer):
                same = _determined(other, viewer) == _determined(after, viewer)
                self.require(same, "events tell a viewer no secret", f"{viewer}: {one.action}")
        if not after.sealed or after.fence:
            return
        for action in (one.legal[0], one.legal[-1], dice.pick(one.legal)):
            other = game.apply(one.state, one.seat, action)
            if not other.sealed:
                continue
            for viewer in self.viewers:
                if viewer != one.seat:
                    same = game.observe(other.state, viewer) == game.observe(after.state, viewer)
                    same = same and _determined(other, viewer) == _determined(after, viewer)
                    self.require(same, "a sealed action shows only that it was made", f"{viewer}: {action}")

    def ending(self, one: PlayedAction) -> None:
        laws, dice = EndingLaws(self.game, self.playthrough.seats, self.require), Dice(f"end {self.number}")
        laws.coming(one.state, one.seat, one.action, one.transition)
        laws.foretold(one.state, one.seat, one.action, one.transition, dice)

    def at_a_table(self, one: PlayedAction, dice: Dice) -> None:
        game, after = self.game, one.transition
        table = TableLaws(game, self.playthrough.seats, self.playthrough.options, self.require)
        table.answering_on_board(one.state, one.seat, dice)
        table.undoing(one.state, one.seat, one.action, after)
        table.unseen(one.state, one.seat, one.action, Dice(f"unseen {self.playthrough.seed} {self.number}"))
        table.touching(one.state, one.seat, one.action, after, dice)
        table.running_out(one.state)
        table.premoves(one.state, one.seat, one.action, dice)
        table.conditionals(one.state, one.seat, one.action, after, dice)


def _determined(transition: Transition[State], viewer: int | None) -> list[Event]:
    """The events that must follow from what ``viewer`` sees: all but plain public reveals, which chance decides."""
    return [event.seen_by(viewer) for event in transition.events if event.private or not event.reveals]


def _mangled(text: str) -> Iterator[str]:
    """Likely typing errors of ``text``."""
    words = text.split()
    yield from ("", "?", " ".join(words[:-1]), f"{text} 0", f"{text} ?", text[::-1], " ".join(words[::-1]))
    for number in ("0", "-1", "99", "x", "²"):
        yield re.sub(r"\d+", number, text)


def _check_replay(game: AnyGame, playthrough: Playthrough) -> None:
    record = playthrough.record(game)
    if decode_record(encode_record(record)) != record:
        raise BrokenLaw("a record round-trips", "", record)
    try:
        same = replay(game, record) == playthrough.final
    except RulesError as error:
        raise BrokenLaw("replaying the record gives the state", error.plain(), record) from error
    if not same:
        raise BrokenLaw("replaying the record gives the state", "", record)
