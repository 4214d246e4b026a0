"""What a viewer may know (UR-11.1): everything but the coming throws."""

from rules.core.contract import Result
from rules.royal_game_of_ur.state import UrPublic


class UrObservation(UrPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see. ``result`` is how the game ended, once it is over."""

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
