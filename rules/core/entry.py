"""A line of a table's log."""

import msgspec

from rules.core.event import Event
from rules.core.player import Holder


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. ``kind``: start, act, undo, premove, resign, timeout, wait, vacant, vanish,
    substitute, away, back, pause, resume, end; logs kept from earlier say ``standing`` for premove, and ``default``
    where the game answered for somebody who was late. ``steps`` are notations; an ``undo`` names how many steps it
    takes back in ``count``. Where the seat changes hands, ``former`` is who held it until then and ``detail`` the name
    of who holds it now; logs kept from earlier do not say who it was."""

    kind: str
    seat: int | None
    at: float
    steps: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    count: int = 0
    detail: str = ""
    former: Holder | None = None
