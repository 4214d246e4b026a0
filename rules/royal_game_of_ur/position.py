"""The position document: a whole position as readable JSON, and back (UR-13; see the package docstring)."""

from collections.abc import Mapping
from typing import Any

from rules.core.chance import Chance
from rules.core.documents import Checks, Completer, Documents
from rules.core.errors import PositionError
from rules.royal_game_of_ur import invariants
from rules.royal_game_of_ur.board import ROUTES
from rules.royal_game_of_ur.state import UrState
from rules.royal_game_of_ur.turn import throw_dice

VERSION = 1

_DOCUMENTS = Documents(UrState, "royal_game_of_ur", VERSION)
_CHECK = Checks("ur")


def document(state: UrState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    return _DOCUMENTS.write(state)


def read(source: Mapping[str, Any], complete: Completer) -> UrState:
    """The state of a document; without a throw the active seat is thrown for (UR-13.3). ``complete`` checks and
    completes the options. Raises ``PositionError``."""
    given = _DOCUMENTS.read(source, complete)
    fields: dict[str, Any] = {"first": 0, "throw": None, "chance": Chance("0")} | given.fields
    home = _CHECK.per_seat("home", given.seats, fields.get("home", ()), 0)
    fields.setdefault("active", int(home[1] == int(given.options["pieces"])))
    for field in ("active", "first"):
        _CHECK.number(field, fields[field], most=given.seats - 1)
    board = _CHECK.per_seat("board", given.seats, fields.get("board", ()), ())
    for seat, route in enumerate(ROUTES[given.options["path"]]):
        for square in board[seat]:
            if square not in route[1:-1]:
                raise PositionError("ur-position-square", "UR-2.2", seat=seat, square=square)
        board[seat] = tuple(sorted(board[seat], key=route.index))
    state = UrState(options=given.options, **fields | {"board": tuple(board), "home": tuple(home)})
    _CHECK.lawful(invariants.broken_by_pieces(state))
    if not state.over and "throw" not in given.fields:
        state = throw_dice(state)[0]
    elif not state.over and state.throw is None:
        raise PositionError("ur-position-no-throw", "UR-13.2", seat=state.active)
    elif not state.over and not state.ways():
        raise PositionError("ur-position-throw", "UR-13.2", seat=state.active, throw=state.throw)
    _CHECK.lawful(invariants.broken(state))
    return state
