"""Meadow: a toy game of open claims that all make at once, and of leftovers that are asked for in turn.

Two to four shepherds. Rules, numbered as refusals name them:

MW-1  A round opens with two plots more than there are seats, drawn from the bag.
MW-2  Every seat claims one of them, openly, and may claim another instead until the last one has claimed.
MW-3  Then a plot that one seat alone has claimed is its own.
MW-4  A plot that several have claimed stays open. Three or more may let the lot decide (``contest``): it draws one of
      those who claimed it, or (``favour``) of those among them who have the fewest points.
MW-5  The open plots are leftovers: from seat 0 on each seat in turn takes one or passes, round and round. Who has
      passed takes no more in this round.
MW-6  When no plot is left, or all have passed, the next round begins; after the last one the game is over. The score
      is the sum of the numbers on the own plots' signs, which are their last digits.
MW-7  Nothing is done after the end.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.chance import Chance, Dice
from rules.core.contract import (
    Action,
    Choice,
    Closing,
    Game,
    GameInfo,
    Option,
    Outcome,
    Premove,
    PremoveOffer,
    Refusal,
    Result,
    ranks_of,
)
from rules.core.errors import PositionError, UnknownNotation
from rules.core.event import Event

ROUNDS, MORE = 3, 2


class Claim(Action, frozen=True, tag="claim"):
    plot: int


class Take(Action, frozen=True, tag="take"):
    plot: int


class Pass(Action, frozen=True, tag="pass"):
    pass


TYPES = (Claim, Take, Pass)
REST = PremoveOffer("rest", ("rest",), until="round", repeats=True)
"""Passes for the rest of the round. The list of leftovers, in order, is offered beside it."""


class MeadowPublic(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody may see. ``claims`` are 0 until made; ``turn`` is whose leftover it is, -1 while claims are open."""

    contest: str
    favour: str
    won: tuple[tuple[int, ...], ...]
    claims: tuple[int, ...]
    plots: tuple[int, ...]
    passed: tuple[bool, ...]
    round: int = 1
    turn: int = -1
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.won)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(plot % 10 for plot in own) for own in self.won)


class MeadowState(MeadowPublic, frozen=True, kw_only=True):
    chance: Chance
    bag: tuple[int, ...]


class MeadowObservation(MeadowPublic, frozen=True, kw_only=True):
    """``gone`` are the plots that nobody took when their round was over."""

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
    gone: tuple[int, ...]

    @property
    def closing(self) -> Closing:
        return ""


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The position document. Plots that are nowhere else were left over."""

    seats: int
    won: tuple[tuple[int, ...], ...]
    claims: tuple[int, ...]
    plots: tuple[int, ...]
    passed: tuple[bool, ...]
    bag: tuple[int, ...]
    contest: str = "void"
    favour: str = "equal"
    round: int = 1
    turn: int = -1
    over: bool = False
    seed: str = "0"
    used: int = 0


def all_plots(seats: int) -> range:
    return range(1, ROUNDS * (seats + MORE) + 1)


def _public(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in MeadowPublic.__struct_fields__}


def _with(values: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*values[:place], value, *values[place + 1 :])


class MeadowGame(Game[Any, Any, Any]):
    info = GameInfo(
        "meadow",
        "Meadow",
        "MW",
        (2, 3, 4),
        (
            Option("contest", ("void", "lot"), "void", seats=(3, 4)),
            Option("favour", ("equal", "trailing"), "equal", needs={"contest": ("lot",)}),
        ),
        1,
        {2: 5, 3: 7, 4: 9},
        secret_hand=False,
    )

    # --- the course of a game

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> MeadowState:
        dice = chance.dice()
        bag = dice.shuffled(all_plots(seats))
        empty = MeadowState(
            **options,
            won=((),) * seats,
            claims=(0,) * seats,
            plots=(),
            passed=(False,) * seats,
            round=0,
            chance=dice.rest(),
            bag=bag,
        )
        return self._next_round(empty)[0]

    def _next_round(self, state: MeadowState) -> tuple[MeadowState, Event]:
        """MW-1, or the end (MW-6)."""
        none = (False,) * state.seats
        if state.round == ROUNDS:
            over = msgspec.structs.replace(state, plots=(), passed=none, turn=-1, over=True)
            return over, Event("over", reveals=True)
        count = state.seats + MORE
        plots = tuple(sorted(state.bag[:count]))
        opened = msgspec.structs.replace(
            state, plots=plots, bag=state.bag[count:], passed=none, turn=-1, round=state.round + 1
        )
        return opened, Event("opened", None, {"plots": list(plots)}, reveals=True)

    def to_act(self, state: MeadowState) -> tuple[int, ...]:
        if state.over:
            return ()
        if state.turn >= 0:
            return (state.turn,)
        return tuple(seat for seat, claim in enumerate(state.claims) if not claim)

    def list_actions(self, state: MeadowState, seat: int) -> Sequence[Any]:
        if state.over:
            return []
        if state.turn < 0:
            return [Claim(plot) for plot in state.plots]
        return [*map(Take, state.plots), Pass()] if seat == state.turn else []

    def play(self, state: MeadowState, seat: int, action: Any) -> Outcome[Any]:
        if isinstance(action, Claim):
            again = state.claims[seat] > 0
            state = msgspec.structs.replace(state, claims=_with(state.claims, seat, action.plot))
            claimed = Event("claimed", seat, {"plot": action.plot})
            owing = frozenset(other for other, claim in enumerate(state.claims) if not claim)
            if not owing:
                return self._resolve(state, claimed)
            # Whoever alone owes a claim may have planned beyond it, what to take of the leftovers.
            return Outcome(state, (claimed,), touched=owing if again and len(owing) == 1 else frozenset())
        if isinstance(action, Take):
            event = Event("taken", seat, {"plot": action.plot})
            state = self._give(state, seat, action.plot)
        else:
            event = Event("passed", seat)
            state = msgspec.structs.replace(state, passed=_with(state.passed, seat, True))
        order = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
        following = next((other for other in order if not state.passed[other]), None)
        if following is None or not state.plots:
            after, opened = self._next_round(state)
            return Outcome(after, (event, opened), shown=state)
        return Outcome(msgspec.structs.replace(state, turn=following), (event,), touched=frozenset({following}))

    def _give(self, state: MeadowState, seat: int, plot: int) -> MeadowState:
        plots = tuple(other for other in state.plots if other != plot)
        won = _with(state.won, seat, tuple(sorted((*state.won[seat], plot))))
        return msgspec.structs.replace(state, plots=plots, won=won)

    def _resolve(self, claimed: MeadowState, last: Event) -> Outcome[Any]:
        """MW-3, MW-4."""
        state, events, dice = claimed, [last], claimed.chance.dice()
        for plot in claimed.plots:
            rivals = [seat for seat, claim in enumerate(claimed.claims) if claim == plot]
            lot = len(rivals) > 1 and state.contest == "lot"
            if lot and state.favour == "trailing":
                fewest = min(claimed.scores[seat] for seat in rivals)
                rivals = [seat for seat in rivals if claimed.scores[seat] == fewest]
            winner = dice.pick(rivals) if lot else rivals[0] if len(rivals) == 1 else None
            if winner is not None:
                state = self._give(state, winner, plot)
                events.append(Event("granted", winner, {"plot": plot}, reveals=lot))
        state = msgspec.structs.replace(state, claims=(0,) * state.seats, turn=0, chance=dice.rest())
        return Outcome(state, tuple(events), shown=claimed if any(event.reveals for event in events) else None)

    def refuse(self, state: MeadowState, seat: int, action: Any) -> Refusal:
        if state.over:
            return Refusal("MW-7", "game-over")
        rule = "MW-2" if isinstance(action, Claim) else "MW-5"
        if isinstance(action, Claim) != (state.turn < 0):
            return Refusal(rule, "other-phase")
        if state.turn not in (-1, seat):
            return Refusal("MW-5", "not-your-decision")
        return Refusal(rule, "no-such-plot")

    def observe(self, state: MeadowState, seat: int | None) -> MeadowObservation:
        known = {*state.plots, *state.bag, *(plot for own in state.won for plot in own)}
        gone = tuple(plot for plot in all_plots(state.seats) if plot not in known)
        return MeadowObservation(
            **_public(state), viewer=seat, to_act=self.to_act(state), result=self.result(state), gone=gone
        )

    def resample_from(self, observation: MeadowObservation, dice: Dice) -> MeadowState:
        seen = {*observation.plots, *observation.gone, *(plot for own in observation.won for plot in own)}
        bag = dice.shuffled([plot for plot in all_plots(observation.seats) if plot not in seen])
        return MeadowState(**_public(observation), chance=Chance(dice.branch()), bag=bag)

    def fallback(self, observation: MeadowObservation, legal: Sequence[Any]) -> Any:
        return legal[-1]

    def result(self, state: MeadowState) -> Result | None:
        if not state.over:
            return None
        return Result(ranks_of(state.scores), state.scores, (("plots", state.scores),), "rounds-played")

    def bound(self, seats: int) -> int:
        return ROUNDS * (seats + seats + MORE + seats)

    # --- texts of positions and actions

    def document(self, state: MeadowState) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(
            Document(**_public(state), seats=state.seats, bag=state.bag, seed=state.chance.seed, used=state.chance.used)
        )
        return document

    def position(self, document: Mapping[str, Any]) -> MeadowState:
        try:
            given = msgspec.convert(dict(document), Document)
        except msgspec.ValidationError as error:
            raise PositionError("document-unreadable", detail=str(error)) from error
        rows = (given.won, given.claims, given.passed)
        if given.seats not in self.info.seats or any(len(row) != given.seats for row in rows):
            raise PositionError("seats-not-offered", seats=given.seats)
        state = MeadowState(**_public(given), chance=Chance(given.seed, given.used), bag=given.bag)
        options = {option.name: option.values for option in self.info.options}
        fits = (
            not self.invariants(state)
            and all(getattr(given, name) in values for name, values in options.items())
            and all(claim in (0, *given.plots) for claim in given.claims)
            and -1 <= given.turn < given.seats
            and 1 <= given.round <= ROUNDS
            and given.used >= 0
            and given.over != bool(given.plots)
            and len(given.bag) == (ROUNDS - given.round) * (given.seats + MORE)
        )
        if not fits:
            raise PositionError("position-impossible")
        return state

    def notation(self, action: Any) -> str:
        return "pass" if isinstance(action, Pass) else f"{action.__struct_config__.tag} {action.plot}"

    def parse(self, text: str) -> Any:
        words = text.lower().split()
        if words == ["pass"]:
            return Pass()
        known = {"claim": Claim, "take": Take}
        if len(words) == 2 and words[0] in known and words[1].isdecimal() and len(words[1]) < 5:
            return known[words[0]](int(words[1]))
        raise UnknownNotation("notation-unknown", text=text)

    def order(self, position: object, action: Any) -> tuple[Any, ...]:
        return (TYPES.index(type(action)), *msgspec.structs.astuple(action))

    # --- menus, premoves, bot players, laws

    def path(self, action: Any) -> tuple[Choice, ...]:
        if isinstance(action, Pass):
            return (Choice("what", "pass"),)
        return (Choice("what", action.__struct_config__.tag), Choice("plot", str(action.plot)))

    def premove_offers(self, observation: MeadowObservation) -> tuple[PremoveOffer, ...]:
        """Leftovers in this order, for this round only; or none at all."""
        if observation.over or observation.viewer is None:
            return ()
        plots = tuple(map(str, observation.plots))
        return (PremoveOffer("leftovers", plots, 1, len(plots), ordered=True, until="round"), REST)

    def premove_answer(self, observation: MeadowObservation, legal: Sequence[Any], premove: Premove) -> Any:
        if observation.turn < 0 or observation.turn != observation.viewer:
            return None
        if premove.name == REST.name:
            return Pass()
        return next((Take(int(step)) for step in premove.steps if int(step) in observation.plots), None)

    def premove_mark(self, observation: MeadowObservation, until: str) -> str:
        return str(observation.round)

    def evaluate(self, state: MeadowState, seat: int) -> float:
        return float(state.scores[seat])

    def invariants(self, state: MeadowState) -> tuple[str, ...]:
        placed = [*state.plots, *state.bag, *(plot for own in state.won for plot in own)]
        every = set(all_plots(state.seats))
        return () if len(set(placed)) == len(placed) and every >= set(placed) else ("every plot is in one place",)


MEADOW = MeadowGame()
