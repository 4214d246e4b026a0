"""What has changed on the board between two observations of one viewer."""

from render.words.since import Changes, compare
from rules.royal_game_of_ur.board import SQUARES
from rules.royal_game_of_ur.observation import UrObservation


def changes(since: UrObservation | None, seen: UrObservation) -> Changes[str, int]:
    """What is marked: all that is different from ``since``; without it, or where nothing is, the last move."""
    found = compared(since, seen)
    if found or not seen.last:
        return found
    (origin, target), standing = seen.last, _standing(seen)
    left = ((origin, _mover(seen)),) if origin in SQUARES and origin not in standing else ()
    return Changes((target,) if target in standing else (), left)


def arrived(since: UrObservation | None, seen: UrObservation, seat: int) -> tuple[int, int]:
    """How many pieces of a seat have come back to the hand, and how many have come home, since then."""
    if since is None:
        return 0, 0
    return max(0, seen.hand(seat) - since.hand(seat)), max(0, seen.home[seat] - since.home[seat])


def compared(since: UrObservation | None, seen: UrObservation) -> Changes[str, int]:
    """The squares with a piece of another seat than in ``since``, and those with none any more and whose it was."""
    return Changes() if since is None else compare(_standing(since), _standing(seen))


def _mover(seen: UrObservation) -> int:
    """Whose piece made the last move: it stands where it went, or is home."""
    standing = _standing(seen).get(seen.last[1])
    if standing is not None:
        return standing
    following = seen.passed[0][0] if seen.passed else seen.active
    return seen.active if seen.over else 1 - following


def _standing(seen: UrObservation) -> dict[str, int]:
    return {square: seat for seat, own in enumerate(seen.board) for square in own}
