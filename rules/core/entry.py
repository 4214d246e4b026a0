"""A line of a table's log."""

import msgspec

from rules.core.event import Event
from rules.core.player import Holder


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. ``kind``: start, act, undo, default, premove, resign, vanish, substitute, pause,
    resume, end; logs kept from earlier say ``standing`` for premove. ``steps`` are notations; an ``undo`` names how
    many steps it takes back in ``count``, a ``default`` how many deadlines in a row were missed (0 in logs kept from
    earlier). Where the seat changes hands, ``former`` is who held it until then and ``detail`` the name of who holds
    it now; logs kept from earlier do not say who it was."""

    kind: str
    seat: int | None
    at: float
    steps: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    count: int = 0
    detail: str = ""
    former: Holder | None = None
