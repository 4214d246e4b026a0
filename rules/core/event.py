"""Events: what happened, as data. Logs are worded from events, in the reader's own language."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened.

    ``kind`` names the text (``<game>-event-<kind>``). ``args`` are public: numbers, notations, and words of the game's
    glossary written with a leading ``@`` (``"@grass"``). ``private`` adds to them for single seats. ``reveals``: a
    player learned something that the acting seat's own knowledge did not decide: a card turned up or drawn, a die
    rolled. Such an event raises an undo fence.
    """

    kind: str
    seat: int | None = None
    args: dict[str, Any] = {}
    private: dict[int, dict[str, Any]] = {}
    reveals: bool = False

    def names(self, seat: int) -> bool:
        """Whether it is about this seat, or names it in an argument that ends in ``_seat``."""
        return self.seat == seat or any(value == seat for name, value in self.args.items() if name.endswith("_seat"))

    def seen_by(self, seat: int | None) -> "Event":
        """The event as ``seat`` (``None``: a spectator) may know it: without the private part of other seats."""
        own = self.private.get(seat, {}) if seat is not None else {}
        return Event(self.kind, self.seat, {**self.args, **own}, {}, self.reveals)
