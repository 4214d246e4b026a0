"""The contract of a game: one stateless object with the same interface for all games.

A game is a subclass of :class:`Game`. Its state, its actions and its observations are its own frozen msgspec structs.
Everything here is pure: the same arguments give the same answer on every machine, and nothing is changed in place.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

import msgspec

from rules.core.bot_level import BotLevel, LevelName
from rules.core.chance import Chance, Dice
from rules.core.errors import IllegalAction, OptionError, UnknownNotation
from rules.core.errors import Refusal as Refusal
from rules.core.event import Event
from rules.core.forms import narrowed, written
from rules.core.info import GameInfo as GameInfo
from rules.core.info import Option as Option
from rules.core.info import Preset as Preset
from rules.core.result import CLOSINGS as CLOSINGS
from rules.core.result import Closing as Closing
from rules.core.result import Result as Result
from rules.core.result import Spoil as Spoil
from rules.core.result import ranks_of as ranks_of


class Action(msgspec.Struct, frozen=True, tag=True, tag_field="type", gc=False):
    """A decision of one seat: a small value; equal values mean the same."""

    @property
    def word(self) -> str:
        """The first word of its notation, where a game has one for each kind of action."""
        return type(self).__name__.lower()


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of a position: declared once a game, and the allow-list of what is shown.

    A game's state is a subclass that adds what is hidden, its observation one that adds what the viewer may know. What
    an option may hide counts as hidden.
    """

    options: dict[str, str]

    @property
    def closing(self) -> Closing:
        """How near the end is by public facts: "" where a game cannot tell, and after its end."""
        return ""


class State(Protocol):
    """A whole position, secrets included: a game's ``Public`` part and the hidden one. ``chance`` is the rest of the
    seeded stream."""

    @property
    def chance(self) -> Chance: ...


class Observation(Protocol):
    """What one viewer may know: a game's ``Public`` part and what ``viewer`` (a seat, ``None`` for a spectator) may
    know besides.

    Two states that a viewer cannot tell apart give equal observations. Pictures, menus, texts and bot players are made
    from observations only. ``result`` is how the game ended, once it is ``over``: nothing else computes it. ``closing``
    is the same for all viewers: the coming end is public.
    """

    @property
    def viewer(self) -> int | None: ...

    @property
    def to_act(self) -> tuple[int, ...]: ...

    @property
    def over(self) -> bool: ...

    @property
    def closing(self) -> Closing: ...

    @property
    def result(self) -> Result | None: ...


def public_part(whole: Public, kind: type[Public]) -> dict[str, Any]:
    """The fields of ``whole`` (a state or an observation) that its game's public type ``kind`` has, by name."""
    return {name: getattr(whole, name) for name in kind.__struct_fields__}


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One level of a menu: the ``question`` it answers and the ``value`` chosen.

    ``label`` is a text id (of the game's own texts) with ``args``; without it the value itself is shown. ``region``
    gathers values when there are too many for one list (a board row, a colour).

    ``price`` is the text id of what the choice costs, with the same ``args``: where there is one, the choice stands on
    a line beside a button with its price, and ``line`` is what that line says. A choice that stands ``aside`` has a
    button of its own beside the list of the other answers to its question, and is never opened unasked.
    """

    question: str
    value: str
    label: str = ""
    args: dict[str, Any] = {}
    region: str = ""
    line: str = ""
    price: str = ""
    aside: bool = False


class Takes(msgspec.Struct, frozen=True):
    """How many steps of one kind are gathered in one list: at most ``most``; fewer than ``least`` decide nothing.

    Until ``least`` are taken, only steps of the same list may follow. The default is one step at a time.
    """

    least: int = 1
    most: int = 1


Until = Literal["turn", "round", "game"]
"""How long a premove holds: this turn, this round, or the whole game."""


class PremoveOffer(msgspec.Struct, frozen=True):
    """A premove that a seat may leave now: from ``least`` to ``most`` of the ``choices``, whose order counts when it is
    ``ordered``. ``until`` says when it expires.

    A choice is the notation of an action or a short id of the game's texts; ``name`` identifies the offer. Each step is
    used once, unless it ``repeats``: "never ask me" is an offer of one choice that repeats until the end of the game.
    ``closing`` is a choice appended to every list, so that the game does not wait for a player whose list is used up.
    """

    name: str
    choices: tuple[str, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    until: Until = "game"
    repeats: bool = False
    closing: str = ""


class Premove(msgspec.Struct, frozen=True):
    """A premove of a seat, known to it alone: the unused ``steps`` of the offer called ``name``. ``until`` and
    ``repeats`` are the offer's; ``mark`` is what the game answered for ``until`` when it was left: once it answers
    otherwise the premove has expired."""

    name: str
    steps: tuple[str, ...]
    mark: str = ""
    until: Until = "game"
    repeats: bool = False


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
O = TypeVar("O", bound=Observation)  # noqa: E741


class Outcome(msgspec.Struct, Generic[S], frozen=True):
    """What a game's :meth:`Game.play` returns.

    ``shown`` is the state just before the first chance or reveal, where there was one. ``touched`` are the seats,
    besides the acting one, whose choices (legal actions, or the meaning of their open menus) the action changed;
    ``None``: all. ``sealed``: others learn only that the action was made (a bid under the cup); it touches no seat.
    ``unforeseen``: something hidden from the acting seat has ended the game; an end that it could work out is announced
    beforehand.
    """

    state: S
    events: tuple[Event, ...]
    shown: S | None = None
    sealed: bool = False
    touched: frozenset[int] | None = None
    unforeseen: bool = False


class Transition(msgspec.Struct, Generic[S], frozen=True):
    """An applied action: the new state, the events, ``shown`` (what a preview may draw: the state before the first
    chance or reveal, else the new state) and whether a ``fence`` now bars undo. ``sealed`` and ``touched`` are the
    outcome's. ``ends``: the game is over, and the acting seat could know that it would be."""

    state: S
    events: tuple[Event, ...]
    shown: S
    fence: bool
    sealed: bool
    touched: frozenset[int] | None = None
    ends: bool = False


class Game(ABC, Generic[S, A, O]):
    """The interface of a game.

    A game declares in one line which function of its modules implements a member: ``parse =
    staticmethod(actions.parse)``. The function has the parameters of the member here, by the same names, without
    ``self``. What needs the game itself, or is as short as that line, is a method.
    """

    info: ClassVar[GameInfo]
    wholes: ClassVar[frozenset[str]] = frozenset()
    """The questions of the menu whose answers are offered together with the steps that belong to them: a panel lists
    whole decisions. Where further questions of the menu follow the first one, it offers them answered to the end."""
    at_once: ClassVar[frozenset[str]] = frozenset()
    """The questions whose best answer a panel offers to confirm as it is laid out, without choosing it first."""
    whole_turns: ClassVar[bool] = False
    """Whether a turn is several such decisions: a panel offers all of them together, the best known first."""

    opens: ClassVar[str] = ""
    """The answer to the menu's first question that a panel lies open at, where it is offered; else at the one with the
    best action."""

    on_board: ClassVar[frozenset[str]] = frozenset()
    """The questions of the menu that may be answered on the public board, where one seat is asked and the answers are
    few: nothing about them is secret, neither which answers there are nor what is known of each, and one answer is the
    whole decision."""

    file_checks: ClassVar[Mapping[str, Callable[[bytes], Sequence[str]]]] = {}
    """Kinds of files that contributors may add to the game (its maps, say), with a function that returns their faults,
    one line each. ``python -m rules <slug>-<kind> FILE`` runs it."""

    def __init__(self) -> None:
        self._last_legal: tuple[S | None, int, Sequence[A]] = (None, -1, ())

    # --- the course of a game ---------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """The opening position; ``seats`` and ``options`` are checked and complete."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats with a pending decision, ascending; empty only when the game is over."""

    @abstractmethod
    def list_actions(self, state: S, seat: int) -> Sequence[A]:
        """All legal actions of ``seat``, in the order of :meth:`order`; empty for a seat that may neither decide nor
        revise. A seat that has decided may revise while the window is open."""

    @abstractmethod
    def play(self, state: S, seat: int, action: A) -> Outcome[S]:
        """The outcome of a *legal* action. Callers use :meth:`apply`."""

    @abstractmethod
    def refuse(self, state: S, seat: int, action: A) -> Refusal:
        """Why ``action`` is not legal here for ``seat``: the first rule that it breaks."""

    @abstractmethod
    def observe(self, state: S, seat: int | None) -> O:
        """What ``seat`` (``None``: a spectator) may know."""

    @abstractmethod
    def resample_from(self, observation: O, dice: Dice) -> S:
        """A state that gives this observation to its viewer, with everything hidden resampled from ``dice``."""

    @abstractmethod
    def fallback(self, observation: O, legal: Sequence[A]) -> A:
        """The game's own answer, where no player can decide. Repeated, it ends the game."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """How the game ended; ``None`` while it runs."""

    @abstractmethod
    def bound(self, seats: int) -> int:
        """No game of this many seats takes more actions than this."""

    # --- texts of positions and actions -----------------------------------------------------------------------

    @abstractmethod
    def document(self, state: S) -> dict[str, Any]:
        """The position as a JSON document, complete: ``position(document(state)) == state``. For every game it holds
        the number of ``seats``."""

    @abstractmethod
    def position(self, document: Mapping[str, Any]) -> S:
        """The state of a position document; what it omits takes sensible defaults. Raises ``PositionError``."""

    @abstractmethod
    def notation(self, action: A) -> str:
        """The action as short text: unique among legal actions, at most 100 characters."""

    @abstractmethod
    def parse(self, text: str) -> A:
        """The action with this notation, the inverse of :meth:`notation`. Raises ``UnknownNotation``."""

    @abstractmethod
    def order(self, position: S | O, action: A) -> tuple[Any, ...]:
        """The sort key of the canonical order, the same at a state and at an observation of it."""

    # --- menus, bot players, laws ---------------------------------------------------------------------------

    @abstractmethod
    def path(self, action: A) -> tuple[Choice, ...]:
        """The action as the answers to a few questions, in the order a player thinks of them."""

    def menu_order(self, observation: O, action: A) -> tuple[Any, ...]:
        """The sort key of the menu, where the likeliest answers come first; by default the canonical order."""
        return self.order(observation, action)

    def worth_showing(self, observation: O, legal: Sequence[A]) -> Sequence[A]:
        """Those of the ``legal`` answers to a question, at least one, that a panel shows at once: all, unless some of
        them come to nothing, or to no more than others that cost less."""
        return legal

    def takes(self, observation: O, choice: Choice) -> Takes:
        """How many steps that begin with this answer the seat may, or must, take consecutively now, gathered in one
        list."""
        return Takes()

    def upcoming(self, observation: O, legal: Sequence[A]) -> Sequence[A]:
        """Steps that are not legal yet but may follow legal ones: a panel offers all in one list."""
        return ()

    def offered(self, observation: O, legal: Sequence[A]) -> Sequence[A]:
        """Those of the ``legal`` actions, at least one, that a panel offers: all, unless some would only go back on
        what was just answered, or say what others say better."""
        return legal

    def ends_turn(self, action: A) -> bool:
        """Whether the action only declares the turn finished, so that confirming a plan may include it."""
        return False

    def quiescent(self, state: S) -> bool:
        """False between the steps of one decision, where an evaluation would mean nothing."""
        return True

    def turn_mark(self, state: S) -> str:
        """A value that changes between two turns of a seat in a row. By default it is not to act between them."""
        return ""

    def pending(self, state: S) -> bool:
        """Whether the last step began what its seat must finish before committing (pieces paid for and not yet placed):
        a plan is not committed there."""
        return False

    weights: Mapping[str, float] = {}
    """What the terms of the evaluation are multiplied by, fitted by matches; 1 where a term is not named."""
    swing: ClassVar[float] = 10.0
    """So much more in the evaluation makes a win about 2.7 times as likely; fitted by matches."""

    def terms(self, state: S, seat: int) -> Mapping[str, float]:
        """What is good and what is bad for ``seat`` about this (imagined) position, by name, in units of the game."""
        return {}

    def evaluate(self, state: S, seat: int) -> float:
        """How good this (imagined) position is for ``seat``: the more, the greater its weighted terms are together."""
        weights = self.weights
        return sum([weights.get(name, 1.0) * value for name, value in self.terms(state, seat).items()])

    def considered(self, state: S, seat: int) -> Sequence[A]:
        """The legal actions, at least one, that a bot player considers for this seat in an imagined state: all, unless
        the game omits those that would only cycle."""
        return self.legal_actions(state, seat)

    def chances(self, state: S, seat: int, action: A) -> Sequence[tuple[float, S]]:
        """All that a legal action may lead to, by probability, what is alike as one; empty where secrets matter."""
        return ()

    def before_chance(self, state: S, seat: int, action: A) -> S:
        """What a legal action leads to, to be evaluated: before chance decides, where the game can tell that."""
        return self.play(state, seat, action).state

    def solved(self, state: S, seat: int) -> float | None:
        """What :meth:`evaluate` would tell with perfect play, before chance decides; ``None`` where it is not known."""
        return None

    bot_levels: ClassVar[Mapping[LevelName, BotLevel]] = {"normal": BotLevel()}
    """The levels that its bot players have, from weak to strong."""

    weighed: ClassVar[tuple[Mapping[str, str], ...]] = ({},)
    """The option sets that the balance report plays."""

    def spoils(self, state: S, moves: Sequence[tuple[int, A]]) -> Sequence[Spoil]:
        """What could be taken in a finished game, ``moves`` being its actions with their seats: the content of the
        balance report (``rules.bots.balance``). Empty for a game with nothing to report."""
        return ()

    def concerns(self, event: Event, seen: O) -> bool:
        """Whether an event caused by others concerns the viewer of ``seen``, their observation before it: their pieces,
        score, hand or options. By default events about their seat, or that name it; a game adds its own."""
        return seen.viewer is not None and event.names(seen.viewer)

    def premove_offers(self, observation: O) -> tuple[PremoveOffer, ...]:
        """The premoves that the viewer may leave now: none for a spectator, and none after the end."""
        return ()

    def premove_answer(self, observation: O, legal: Sequence[A], premove: Premove) -> A | None:
        """The legal answer that a premove gives to the pending decision, if any. Of ordered steps it is the first that
        can answer; more steps after it do not change the answer."""
        return None

    def premove_mark(self, observation: O, until: Until) -> str:
        """A value that is constant during the current turn, or round, and never recurs: its number, say. Called for
        offers until ``turn`` or ``round`` only."""
        return ""

    @abstractmethod
    def invariants(self, state: S) -> tuple[str, ...]:
        """The invariants that this state breaks, each as one short line; empty when all hold."""

    # --- the same for every game --------------------------------------------------------------------------------

    def setup(self, seats: int, options: Mapping[str, str] | None = None, seed: str = "0") -> S:
        """The opening position: a pure function of its arguments. Raises ``OptionError``."""
        return self.begin(seats, self.options(seats, options or {}), Chance(str(seed)))

    def options(self, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values, defaults filled in, for a new game. Raises ``OptionError``, also for a choice
        that does not apply."""
        complete = self.kept_options(seats, chosen)
        for name, value in chosen.items():
            if value != complete[name]:
                raise OptionError("option-not-here", option=name, value=value, seats=seats)
        return complete

    def kept_options(self, seats: int, written: Mapping[str, str]) -> dict[str, str]:
        """The same for stored options of a document, a record or a table: values that do not apply any more are
        ignored, so that an option can become dependent on another one. Raises ``OptionError`` for what the game does
        not know."""
        return self.info.kept(seats, written)

    def options_again(self, options: Mapping[str, str], ended: S, first: int) -> Mapping[str, str]:
        """The options of a rematch after a game with these ``options``, whose seat ``first`` has the first seat now."""
        return options

    def as_of(self, opening: S, version: int) -> S:
        """The ``opening`` of a game that began under this version of the rules, the current or an earlier one."""
        return opening

    def seats_in(self, state: S) -> int:
        """The number of seats of this position."""
        return int(self.document(state)["seats"])

    def legal_actions(self, state: S, seat: int) -> Sequence[A]:
        """Complete, sorted, without duplicates. The last answer is cached: choosing and applying both ask."""
        known, whose, actions = self._last_legal
        if known is state and whose == seat:
            return actions
        actions = self.list_actions(state, seat)
        self._last_legal = (state, seat, actions)
        return actions

    def apply(self, state: S, seat: int, action: A) -> Transition[S]:
        """Takes ``action`` for ``seat``. Raises ``IllegalAction`` unless it is in :meth:`legal_actions`."""
        if action not in self.legal_actions(state, seat):
            why = self.refuse(state, seat, action)
            raise IllegalAction(why.reason, why.rule, **why.args)
        outcome = self.play(state, seat, action)
        fence = outcome.state.chance != state.chance or any(event.reveals for event in outcome.events)
        shown = outcome.state if outcome.shown is None else outcome.shown
        touched = frozenset() if outcome.sealed else outcome.touched
        ends = not outcome.unforeseen and not self.to_act(outcome.state)
        return Transition(outcome.state, outcome.events, shown, fence, outcome.sealed, touched, ends)

    def resample(self, state: S, seat: int | None, dice: Dice) -> State:
        """Another state with the same observation for ``seat``: a function of that observation and ``dice``."""
        return self.resample_from(self.observe(state, seat), dice)

    def view(self, observation: O) -> dict[str, Any]:
        """An observation as JSON values, places and pieces by their names."""
        return {"over": observation.over, **written(observation)}

    def default(self, state: S, seat: int) -> A:
        """:meth:`fallback` from the seat's own observation."""
        return self.fallback(self.observe(state, seat), self.legal_actions(state, seat))

    def find(self, legal: Sequence[A], text: str) -> A:
        """The legal action that ``text``, of any width, means: its notation, or a prefix of whole words that fits one.

        A prefix of several that is itself a whole action is that action, so that the game's own refusal says what is
        missing. Raises ``UnknownNotation`` for none or several."""
        text = narrowed(text)
        wanted = " ".join(text.lower().split())
        read = self._read(text)
        if read is not None and self.notation(read).lower() == wanted and read in legal:
            return read
        notations = {self.notation(action).lower(): action for action in legal}
        if wanted in notations:
            return notations[wanted]
        fitting = [action for notation, action in notations.items() if notation.startswith(wanted + " ")]
        if len(fitting) == 1:
            return fitting[0]
        if read is not None:
            return read
        if not fitting:
            return self.parse(text)
        readings = ", ".join(self.notation(action) for action in fitting[:5])
        raise UnknownNotation("notation-ambiguous", text=text, readings=readings)

    def _read(self, text: str) -> A | None:
        try:
            return self.parse(text)
        except UnknownNotation:
            return None


AnyGame = Game[Any, Any, Any]
