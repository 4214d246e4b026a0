"""The Royal Game of Ur in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.bot_level import BotLevel
from rules.core.chance import Chance, Dice
from rules.core.contract import Choice, Game, GameInfo, Option, Preset, Result, public_part
from rules.royal_game_of_ur import actions, endings, evaluation, invariants, position, premoves, refusals, turn
from rules.royal_game_of_ur.actions import Go
from rules.royal_game_of_ur.board import HAND, HOME, STEPS
from rules.royal_game_of_ur.observation import UrObservation
from rules.royal_game_of_ur.state import UrPublic, UrState


class RoyalGameOfUr(Game[UrState, Go, UrObservation]):
    """The game of twenty squares by Irving Finkel's simple rules, with Masters' and Blitz as presets."""

    info = GameInfo(
        slug="royal_game_of_ur",
        name="The Royal Game of Ur",
        prefix="ur",
        seats=(2,),
        options=(
            Option("pieces", ("7", "5"), "7"),
            Option("path", ("finkel", "masters"), "finkel"),
            Option("rosettes", ("safe", "unsafe"), "safe"),
            Option("capture_throw", ("off", "on"), "off"),
        ),
        version=position.VERSION,
        minutes={2: 15},
        secret_hand=False,
        level="easy",
        undo=False,
        scored=False,
        presets=(
            Preset("finkel", {"pieces": "7", "path": "finkel", "rosettes": "safe", "capture_throw": "off"}, first=True),
            Preset("masters", {"pieces": "7", "path": "masters", "rosettes": "unsafe", "capture_throw": "off"}),
            Preset("blitz", {"pieces": "5", "path": "masters", "rosettes": "unsafe", "capture_throw": "on"}),
        ),
    )

    swing = 0.3
    bot_levels = {
        "normal": BotLevel(samples=1),
        "hard": BotLevel(throws=2, work=40_000),
        "expert": BotLevel(throws=3, work=100_000, solved=True),
    }

    on_board = frozenset({"ur-which-piece"})

    begin = staticmethod(turn.begin)
    play = staticmethod(turn.take)
    refuse = staticmethod(refusals.refuse)

    document = staticmethod(position.document)
    notation = staticmethod(actions.notation)
    parse = staticmethod(actions.parse)
    premove_offers = staticmethod(premoves.offers)
    premove_answer = staticmethod(premoves.answer)
    chances = staticmethod(turn.chances)
    before_chance = staticmethod(turn.before_chance)
    solved = staticmethod(endings.solved)
    terms = staticmethod(evaluation.terms)
    invariants = staticmethod(invariants.broken)

    def evaluate(self, state: UrState, seat: int) -> float:
        """About how likely ``seat`` wins."""
        return evaluation.chance_of(super().evaluate(state, seat))

    def to_act(self, state: UrState) -> tuple[int, ...]:
        return () if state.throw is None else (state.active,)

    def list_actions(self, state: UrState, seat: int) -> Sequence[Go]:
        return tuple(map(Go, state.ways())) if seat in self.to_act(state) else ()

    def order(self, position: UrPublic, action: Go) -> tuple[int]:
        """By how far the pieces have come (UR-12.4), which is another order on each path."""
        return (STEPS[position.options["path"]][position.active][action.piece],)

    def observe(self, state: UrState, seat: int | None) -> UrObservation:
        public = public_part(state, UrPublic)
        return UrObservation(**public, viewer=seat, to_act=self.to_act(state), result=self.result(state))

    def resample_from(self, observed: UrObservation, dice: Dice) -> UrState:
        """The coming throws alone are drawn anew (UR-11.2)."""
        return UrState(**public_part(observed, UrPublic), chance=Chance(dice.branch()))

    def fallback(self, observed: UrObservation, legal: Sequence[Go]) -> Go:
        """The most advanced piece that can go (UR-12.5)."""
        return Go(list(observed.ways())[-1])

    def result(self, state: UrState) -> Result | None:
        """The player who has all pieces home wins, and nothing is shared (UR-9.4)."""
        ranks = tuple(1 if home == state.pieces else 2 for home in state.home)
        return Result(ranks, state.home, (("home", state.home),), "all-home") if state.over else None

    def bound(self, seats: int) -> int:
        """No rule ends a long game; none of millions came near this (UR-9.5)."""
        return 2000

    def position(self, document: Mapping[str, Any]) -> UrState:
        return position.read(document, self.kept_options)

    def path(self, action: Go) -> tuple[Choice, ...]:
        """Which piece (UR-12.6); where it goes follows from the throw."""
        label = {HAND: "ur-piece-enter", HOME: "ur-piece-off"}.get(action.piece, "ur-piece-on")
        return (Choice("ur-which-piece", action.piece, label, {"square": action.piece}),)


ROYAL_GAME_OF_UR = RoyalGameOfUr()
