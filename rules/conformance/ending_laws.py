"""Laws of a game's coming end: it is public, it only comes nearer, and no player ends a game without notice.

Part of the conformance kit.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rules.core.chance import Dice
from rules.core.contract import CLOSINGS, Action, AnyGame, Transition
from rules.core.draft import end_foreseen

TWINS = 400
"""The most resampled states that are checked where a game ends: few of them may hold what lets it go on."""


@dataclass(frozen=True)
class EndingLaws:
    """The laws for one game; ``require`` raises for a broken one."""

    game: AnyGame
    seats: int
    require: Callable[[bool, str, object], None]

    def coming(self, state: Any, seat: int, action: Action, after: Transition[Any]) -> None:
        """What is said of the coming end is the same for all viewers, and true."""
        game, closing = self.game, self.game.observe(state, None).closing
        told = {game.observe(state, viewer).closing for viewer in range(self.seats)}
        self.require(told == {closing}, "the coming end is public", told)
        then, over = game.observe(after.state, None).closing, not game.to_act(after.state)
        self.require(not (over and then), "an end that has come is not to come", action)
        nearer = over or CLOSINGS.index(then) >= CLOSINGS.index(closing)
        self.require(nearer, "a coming end is not taken back", action)
        done = closing == "turn" and game.ends_turn(action) and game.to_act(after.state) != (seat,)
        self.require(over or not done, "no turn follows the last one", action)

    def foretold(self, state: Any, seat: int, action: Action, after: Transition[Any], dice: Dice) -> None:
        """A preview shows what the action leads to, unless something hidden decides it."""
        game, seen = self.game, self.game.observe(state, seat)
        over = not game.to_act(after.state)
        law = "what is told of the end depends on no secret"
        for other in game.legal_actions(state, seat) if over else (action,):
            told = {end_foreseen(game, seen, game.resample_from(seen, dice), seat, [other]) for _ in range(2)}
            self.require(len(told) == 1, law, other)
        foreseen = end_foreseen(game, seen, game.resample_from(seen, dice), seat, [action])
        self.require((foreseen == "game") == after.ends, law, action)
        if not over or after.ends:
            return
        known = game.observe(after.state, seat)
        twins = (game.apply(game.resample_from(seen, dice), seat, action).state for _ in range(TWINS))
        hidden = any(game.observe(twin, seat) != known for twin in twins)
        self.require(hidden, "an end that nothing hidden comes before is foretold", action)
