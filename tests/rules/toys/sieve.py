"""Sieve: a toy game for one, with windows between its fences and a choice of exactly two.

Rules, numbered as refusals name them:

SV-1  The stones are shuffled into a stack, face down: nine of them, or fifteen in a long game.
SV-2  Drawing turns three stones of the stack up.
SV-3  Two of the three are sunk, one after the other.
SV-4  The third is laid on the tower when it is higher than the tower's top, and is lost otherwise.
SV-5  With mercy (long games only) the first stone that would be lost is laid all the same.
SV-6  The game ends with the stack. The score is the height of the tower.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.chance import Chance, Dice
from rules.core.contract import Action, Choice, Closing, Game, GameInfo, Option, Outcome, Refusal, Result, Takes
from rules.core.errors import PositionError, UnknownNotation
from rules.core.event import Event

DRAWN = 3
STONES = {"short": 9, "long": 15}


class Draw(Action, frozen=True, tag="draw"):
    pass


class Sink(Action, frozen=True, tag="sink"):
    stone: int


class SievePublic(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody may see: the stones turned up, and where the others are that were."""

    stones: int
    mercy: bool
    spared: bool = False
    up: tuple[int, ...] = ()
    tower: tuple[int, ...] = ()
    sunk: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()


class SieveState(SievePublic, frozen=True, kw_only=True):
    chance: Chance
    stack: tuple[int, ...]

    @property
    def over(self) -> bool:
        return not self.up and not self.stack


class SieveObservation(SievePublic, frozen=True, kw_only=True):
    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def closing(self) -> Closing:
        """The last turn has come once all stones were turned up."""
        known = len(self.up) + len(self.tower) + len(self.sunk) + len(self.lost)
        return "turn" if self.up and known == self.stones else ""


class Document(msgspec.Struct, forbid_unknown_fields=True):
    """The position document. An omitted stack holds the stones that are nowhere else, the lowest on top."""

    seats: int = 1
    stones: int = 9
    mercy: bool = False
    spared: bool = False
    up: tuple[int, ...] = ()
    tower: tuple[int, ...] = ()
    sunk: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    stack: tuple[int, ...] | None = None
    seed: str = "0"
    used: int = 0


def _public(value: SievePublic) -> dict[str, Any]:
    return {name: getattr(value, name) for name in SievePublic.__struct_fields__}


class SieveGame(Game[Any, Any, Any]):
    info = GameInfo(
        "sieve",
        "Sieve",
        "SV",
        (1,),
        (
            Option("length", ("short", "long"), "short"),
            Option("mercy", ("off", "on"), "off", needs={"length": ("long",)}),
        ),
        1,
        {1: 5},
        secret_hand=False,
    )

    # --- the course of a game

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> SieveState:
        dice = chance.dice()
        stones = STONES[options["length"]]
        stack = dice.shuffled(range(1, stones + 1))
        return SieveState(stones=stones, mercy=options["mercy"] == "on", chance=dice.rest(), stack=stack)

    def to_act(self, state: SieveState) -> tuple[int, ...]:
        return () if state.over else (0,)

    def list_actions(self, state: SieveState, seat: int) -> Sequence[Any]:
        if seat or state.over:
            return []
        return [Sink(stone) for stone in state.up] or [Draw()]

    def play(self, state: SieveState, seat: int, action: Any) -> Outcome[Any]:
        if isinstance(action, Draw):
            up = tuple(sorted(state.stack[:DRAWN]))
            drawn = msgspec.structs.replace(state, up=up, stack=state.stack[DRAWN:])
            return Outcome(drawn, (Event("drawn", seat, {"stones": list(up)}, reveals=True),), shown=state)
        up = tuple(stone for stone in state.up if stone != action.stone)
        sunk = Event("sunk", seat, {"stone": action.stone})
        state = msgspec.structs.replace(state, up=up, sunk=tuple(sorted((*state.sunk, action.stone))))
        if len(up) > 1:
            return Outcome(state, (sunk,))
        state, kind = self._lay(msgspec.structs.replace(state, up=()), up[0])
        return Outcome(state, (sunk, Event(kind, seat, {"stone": up[0]})))

    def _lay(self, state: SieveState, stone: int) -> tuple[SieveState, str]:
        fits = not state.tower or stone > state.tower[-1]
        if fits or (state.mercy and not state.spared):
            laid = (*state.tower, stone)
            return msgspec.structs.replace(state, tower=laid, spared=state.spared or not fits), "laid"
        return msgspec.structs.replace(state, lost=tuple(sorted((*state.lost, stone)))), "lost"

    def refuse(self, state: SieveState, seat: int, action: Any) -> Refusal:
        if state.over:
            return Refusal("SV-6", "game-over")
        return Refusal("SV-2", "stones-are-up") if isinstance(action, Draw) else Refusal("SV-3", "no-such-stone")

    def observe(self, state: SieveState, seat: int | None) -> SieveObservation:
        return SieveObservation(**_public(state), viewer=seat, to_act=self.to_act(state), result=self.result(state))

    def resample_from(self, observation: SieveObservation, dice: Dice) -> SieveState:
        seen = {*observation.up, *observation.tower, *observation.sunk, *observation.lost}
        stack = dice.shuffled([stone for stone in range(1, observation.stones + 1) if stone not in seen])
        return SieveState(**_public(observation), chance=Chance(dice.branch()), stack=stack)

    def fallback(self, observation: SieveObservation, legal: Sequence[Any]) -> Any:
        return legal[0]

    def result(self, state: SieveState) -> Result | None:
        if not state.over:
            return None
        height = (len(state.tower),)
        high = 2 * len(state.tower) >= state.stones
        return Result(
            (1 if high else 2,), height, (("tower", height),), "stack-empty", verdict="high" if high else "low"
        )

    def bound(self, seats: int) -> int:
        return max(STONES.values())

    # --- texts of positions and actions

    def document(self, state: SieveState) -> dict[str, Any]:
        chance = {"seed": state.chance.seed, "used": state.chance.used}
        document: dict[str, Any] = msgspec.to_builtins(Document(**_public(state), stack=state.stack, **chance))
        return document

    def position(self, document: Mapping[str, Any]) -> SieveState:
        try:
            given = msgspec.convert(dict(document), Document)
        except msgspec.ValidationError as error:
            raise PositionError("document-unreadable", detail=str(error)) from error
        if given.seats != 1 or given.stones not in STONES.values() or given.used < 0:
            raise PositionError("position-impossible")
        fields = {name: getattr(given, name) for name in SievePublic.__struct_fields__}
        seen = {*given.up, *given.tower, *given.sunk, *given.lost}
        rest = tuple(stone for stone in range(1, given.stones + 1) if stone not in seen)
        stack = rest if given.stack is None else given.stack
        state = SieveState(**fields, chance=Chance(given.seed, given.used), stack=stack)
        if self.invariants(state) or len(stack) % DRAWN or len(given.up) not in (0, DRAWN - 1, DRAWN):
            raise PositionError("position-impossible", "SV-1")
        return state

    def notation(self, action: Any) -> str:
        return "draw" if isinstance(action, Draw) else f"sink {action.stone}"

    def parse(self, text: str) -> Any:
        words = text.lower().split()
        if words == ["draw"]:
            return Draw()
        if len(words) == 2 and words[0] == "sink" and words[1].isdecimal() and len(words[1]) < 5:
            return Sink(int(words[1]))
        raise UnknownNotation("notation-unknown", text=text)

    def order(self, position: object, action: Any) -> tuple[Any, ...]:
        return msgspec.structs.astuple(action)

    # --- menus, bot players, laws

    def path(self, action: Any) -> tuple[Choice, ...]:
        if isinstance(action, Draw):
            return (Choice("what", "draw"),)
        return (Choice("what", "sink"), Choice("stone", str(action.stone)))

    def takes(self, observation: SieveObservation, choice: Choice) -> Takes:
        due = len(observation.up) - 1 if choice.value == "sink" else 1
        return Takes(due, due)

    def quiescent(self, state: SieveState) -> bool:
        return not state.up

    def evaluate(self, state: SieveState, seat: int) -> float:
        return len(state.tower) - max(state.tower, default=0) / state.stones

    def invariants(self, state: SieveState) -> tuple[str, ...]:
        placed = sorted((*state.up, *state.tower, *state.sunk, *state.lost, *state.stack))
        return () if placed == list(range(1, state.stones + 1)) else ("every stone is in one place",)


SIEVE = SieveGame()
