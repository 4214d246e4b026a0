"""Games played at random, with all that happened in them."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, State, Transition
from rules.core.record import Record, Step

_REVISING = 8
"""Random play tries to revise a decision at one step in so many."""


class BrokenLaw(Exception):
    """A broken law of the contract; ``record`` replays to the position that shows it."""

    def __init__(self, law: str, detail: str, record: Record) -> None:
        self.law = law
        self.detail = detail
        self.record = record
        super().__init__(f"{law} ({detail}), after {len(record.steps)} steps")


class PlayedAction(msgspec.Struct, frozen=True):
    """One action of a random game: the position before it, its seat, and its transition."""

    state: Any
    seat: int
    legal: Sequence[Action]
    action: Action
    transition: Transition[State]


class Playthrough(msgspec.Struct, frozen=True):
    """A game that was played, from its set-up or from the position document ``start``."""

    seats: int
    options: dict[str, str]
    seed: str
    opening: Any
    played: tuple[PlayedAction, ...]
    start: Mapping[str, Any] | None = None

    def record(self, game: AnyGame, upto: int | None = None) -> Record:
        """The record of the first ``upto`` actions (all when ``None``)."""
        steps = tuple(Step(one.seat, game.notation(one.action)) for one in self.played[:upto])
        start = None if self.start is None else dict(self.start)
        return Record(game.info.slug, game.info.version, self.seats, self.options, self.seed, steps, start)

    @property
    def final(self) -> Any:
        return self.played[-1].transition.state if self.played else self.opening


def play_random(
    game: AnyGame,
    seats: int,
    options: Mapping[str, str] | None = None,
    seed: str = "0",
    start: Mapping[str, Any] | None = None,
) -> Playthrough:
    """One full game of uniformly random choices; now and then a decision is revised while its window is open. With
    ``start``, a position document of so many seats with these options, it begins there.

    Raises ``BrokenLaw`` when it does not end within its bound; revisions do not count there.
    """
    chosen = game.options(seats, options or {})
    dice = Dice(f"choices of {seed}")
    opening = state = game.setup(seats, chosen, seed) if start is None else game.position(start)
    played: list[PlayedAction] = []
    bound = game.bound(seats)
    while owing := game.to_act(state):
        seat = owing[0] if len(owing) == 1 else dice.pick(owing)
        if dice.below(_REVISING) == 0:
            revising = [other for other in range(seats) if other not in owing and game.legal_actions(state, other)]
            if revising:
                seat = dice.pick(revising)
                bound += 1
        legal = game.legal_actions(state, seat)
        if not legal:
            law = "a seat to act has actions"
            raise _broken(game, Playthrough(seats, chosen, seed, opening, tuple(played), start), law, f"seat {seat}")
        action = legal[dice.below(len(legal))]
        transition = game.apply(state, seat, action)
        played.append(PlayedAction(state, seat, legal, action, transition))
        state = transition.state
        if len(played) > bound:
            law = "the game ends within its bound"
            raise _broken(game, Playthrough(seats, chosen, seed, opening, tuple(played), start), law, str(bound))
    return Playthrough(seats, chosen, seed, opening, tuple(played), start)


def _broken(game: AnyGame, playthrough: Playthrough, law: str, detail: str) -> BrokenLaw:
    return BrokenLaw(law, detail, playthrough.record(game))
