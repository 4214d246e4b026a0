"""The decision of a player and how it is written (UR-12.1): which piece goes."""

from rules.core.contract import Action
from rules.core.errors import UnknownNotation
from rules.royal_game_of_ur.board import HAND, HOME, PLACES


class Go(Action, frozen=True):
    """One piece uses the throw: one of the ``hand``, the own one on a square, or the one that comes ``home``."""

    piece: str


def notation(action: Go) -> str:
    """The action as short text."""
    return {HAND: "enter", HOME: "off"}.get(action.piece, f"move {action.piece}")


_ACTIONS = {notation(action).lower(): action for action in map(Go, PLACES)}


def parse(text: str) -> Go:
    """The action written as ``text``; case and spaces do not matter. Raises ``UnknownNotation``."""
    found = _ACTIONS.get(" ".join(text.lower().split()))
    if found is None:
        raise UnknownNotation("notation-unknown", text=text)
    return found
