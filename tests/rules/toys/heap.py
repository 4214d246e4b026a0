"""Heap: a toy game in which the greatest gain at once is often a mistake.

Two players take stones from one heap in turn, from one to ``most`` at a time. Each stone is a point, and the last one
is worth ten. Nothing is hidden.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.chance import Chance, Dice
from rules.core.contract import Action, Choice, Closing, Game, GameInfo, Outcome, Refusal, Result, ranks_of

LAST = 10


class TakeStones(Action, frozen=True, tag="take"):
    stones: int


class HeapState(msgspec.Struct, frozen=True):
    heap: int
    most: int = 3
    points: tuple[int, int] = (0, 0)
    active: int = 0
    chance: Chance = Chance("heap")


class HeapObservation(msgspec.Struct, frozen=True):
    state: HeapState
    viewer: int | None
    to_act: tuple[int, ...]
    over: bool
    closing: Closing = ""
    result: Result | None = None


class HeapGame(Game[HeapState, TakeStones, HeapObservation]):
    info = GameInfo("heap", "Heap", "HP", (2,), (), 1, {2: 5})

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> HeapState:
        return HeapState(13, chance=chance)

    def to_act(self, state: HeapState) -> tuple[int, ...]:
        return (state.active,) if state.heap else ()

    def list_actions(self, state: HeapState, seat: int) -> Sequence[TakeStones]:
        if seat not in self.to_act(state):
            return ()
        return [TakeStones(stones) for stones in range(1, min(state.most, state.heap) + 1)]

    def play(self, state: HeapState, seat: int, action: TakeStones) -> Outcome[HeapState]:
        gain = action.stones + (LAST if action.stones == state.heap else 0)
        points = tuple(own + gain * (place == seat) for place, own in enumerate(state.points))
        changes = {"heap": state.heap - action.stones, "points": points, "active": 1 - seat}
        return Outcome(msgspec.structs.replace(state, **changes), ())

    def evaluate(self, state: HeapState, seat: int) -> float:
        return state.points[seat] - state.points[1 - seat]

    def observe(self, state: HeapState, seat: int | None) -> HeapObservation:
        return HeapObservation(state, seat, self.to_act(state), not state.heap, result=self.result(state))

    def resample_from(self, observation: HeapObservation, dice: Dice) -> HeapState:
        return msgspec.structs.replace(observation.state, chance=Chance(dice.branch()))

    def fallback(self, observation: HeapObservation, legal: Sequence[TakeStones]) -> TakeStones:
        return legal[0]

    def result(self, state: HeapState) -> Result | None:
        return None if state.heap else Result(ranks_of(state.points), state.points, (("points", state.points),), "last")

    def bound(self, seats: int) -> int:
        return 13

    def refuse(self, state: HeapState, seat: int, action: TakeStones) -> Refusal:
        return Refusal("HP-1", "not-legal")

    def document(self, state: HeapState) -> dict[str, Any]:
        return {"seats": 2, **msgspec.structs.asdict(state)}

    def position(self, document: Mapping[str, Any]) -> HeapState:
        return HeapState(**{name: value for name, value in document.items() if name != "seats"})

    def notation(self, action: TakeStones) -> str:
        return f"take {action.stones}"

    def parse(self, text: str) -> TakeStones:
        return TakeStones(int(text.removeprefix("take ")))

    def order(self, position: object, action: TakeStones) -> tuple[Any, ...]:
        return (action.stones,)

    def path(self, action: TakeStones) -> tuple[Choice, ...]:
        return (Choice("how-many", str(action.stones)),)

    def invariants(self, state: HeapState) -> tuple[str, ...]:
        return ()


HEAP = HeapGame()
