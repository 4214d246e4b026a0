"""What may be left in advance: that the only move there is be made at once (UR-4.4)."""

from collections.abc import Sequence

from rules.core.contract import Premove, PremoveOffer
from rules.royal_game_of_ur.actions import Go
from rules.royal_game_of_ur.observation import UrObservation

ONLY_MOVE = "only-move"
MAKE_ONLY_MOVE = PremoveOffer(ONLY_MOVE, (ONLY_MOVE,), repeats=True)


def offers(observation: UrObservation) -> tuple[PremoveOffer, ...]:
    """What the viewer may leave in advance now."""
    return () if observation.over or observation.viewer is None else (MAKE_ONLY_MOVE,)


def answer(observation: UrObservation, legal: Sequence[Go], premove: Premove) -> Go | None:
    """The only legal move, where there is but one."""
    return legal[0] if premove.name == ONLY_MOVE and len(legal) == 1 else None
