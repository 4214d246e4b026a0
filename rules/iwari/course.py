"""What every action shares: changing the state, moving cards, telling what happened."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.contract import Outcome
from rules.core.event import Event
from rules.iwari.maps import BIOMES
from rules.iwari.state import DISPLAY, IwariState


def card_word(card: int) -> str:
    """A card as a word of the glossary."""
    return f"@{BIOMES[card]}"


class Course:
    """One action being carried out: the ``state`` so far and the events that led to it.

    :meth:`reveal` is called before anything happens that the acting seat could not have known."""

    def __init__(self, state: IwariState) -> None:
        self.state = state
        self._events: list[Event] = []
        self._shown: IwariState | None = None

    def set(self, **changes: Any) -> None:
        """Changes fields of the state."""
        self.state = replace(self.state, **changes)

    def reveal(self) -> None:
        """Marks the state as the last one that a preview may show."""
        if self._shown is None:
            self._shown = self.state

    def tell(
        self,
        kind: str,
        args: Mapping[str, Any] | None = None,
        private: Mapping[int, dict[str, Any]] | None = None,
        *,
        tribe: int | None = None,
        reveals: bool = False,
    ) -> None:
        """Adds an event of the active seat, or of ``tribe``; the third tribe's have kinds of their own."""
        state = self.state
        third = tribe is not None and tribe >= state.seats
        seat = state.active if tribe is None or third else tribe
        self._events.append(
            Event(f"third-{kind}" if third else kind, seat, dict(args or {}), dict(private or {}), reveals)
        )

    @property
    def told(self) -> bool:
        """Whether anything has been told yet."""
        return bool(self._events)

    def announce(self, kind: str, args: Mapping[str, Any] | None = None) -> None:
        """Adds an event that nobody in particular brought about, and that reveals something."""
        self._events.append(Event(kind, None, dict(args or {}), {}, True))

    def outcome(self) -> Outcome[IwariState]:
        """What the action led to."""
        return Outcome(self.state, tuple(self._events), self._shown)

    # --- cards ------------------------------------------------------------------------------------------------

    def spend(self, cards: Mapping[int, int]) -> None:
        """Cards of the active hand go to the discard pile (IW-4.13): by biome, how many."""
        state = self.state
        hand, discards = list(state.hand), list(state.discards)
        for card, count in cards.items():
            hand[card] -= count
            discards[card] += count
        self.set(hands=with_item(state.hands, state.active, tuple(hand)), discards=tuple(discards))

    def gain(self, card: int, **changes: Any) -> None:
        """A card joins the active hand; ``changes`` say where it came from."""
        state = self.state
        hand = with_item(state.hand, card, state.hand[card] + 1)
        self.set(hands=with_item(state.hands, state.active, hand), **changes)

    @property
    def can_draw(self) -> bool:
        """Whether the active hand is not full and there is a card for it."""
        return self.state.to_draw_with(len(self.state.deck), sum(self.state.hand)) > 0

    def fill_display(self) -> None:
        """Turns cards up until four lie there or the deck is empty (IW-5.4)."""
        state = self.state
        count = min(DISPLAY - len(state.display), len(state.deck))
        if count <= 0:
            return
        self.reveal()
        turned, deck = state.deck[:count], state.deck[count:]
        self.set(display=(*state.display, *turned), deck=deck)
        self.announce("display-filled", {"card_list": list(map(card_word, turned)), "left": len(deck)})
