"""Why a seat without a pending decision may not do what it wants."""

from typing import Any

from rules.core.contract import AnyGame
from rules.core.errors import IllegalAction, TableError, UnknownNotation


def must_decide(game: AnyGame, state: Any, seat: int, step: str) -> None:
    """Refuses ``step`` of a seat without a pending decision: by the game's own rule, where the step can be parsed.
    Raises ``IllegalAction`` or ``TableError``."""
    if game.legal_actions(state, seat):
        return
    try:
        wanted = game.parse(step)
    except UnknownNotation:
        raise TableError("not-your-turn") from None
    why = game.refuse(state, seat, wanted)
    refusal = IllegalAction(why.reason, why.rule, **why.args)
    refusal.step = step
    raise refusal
