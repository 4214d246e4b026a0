"""Why a seat with nothing to decide may not do what it wants."""

from typing import Any

from rules.core.contract import AnyGame
from rules.core.errors import IllegalAction, TableError, UnknownNotation


def must_decide(game: AnyGame, state: Any, seat: int, step: str) -> None:
    """Refuses ``step`` to somebody with nothing to decide: by the game's own rule, where what they want can be read.
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
