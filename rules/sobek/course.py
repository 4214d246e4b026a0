"""What every action shares: telling what happened, drawing by chance, and the end of a turn (SB-4.3, SB-4.7)."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core.bitset import cells_of, with_item
from rules.core.chance import Dice
from rules.core.contract import Outcome
from rules.core.event import Event
from rules.sobek.ankh import may_refill, takeable
from rules.sobek.ending import closed
from rules.sobek.legal import can_act
from rules.sobek.observation import observe
from rules.sobek.resample import sale_in_hand
from rules.sobek.state import SobekState, with_own
from rules.sobek.tiles import BACK_TILES, PHARAOHS, TILES, TYPES
from rules.sobek.tokens import sorted_tokens, without

_FACES = tuple(f"@{tile.face}" for tile in TILES)


def tile_words(tiles: int) -> list[str]:
    """The faces of these tiles as words of the glossary, one for each tile."""
    return [_FACES[tile] for tile in cells_of(tiles)]


def back_words(tiles: int) -> list[str]:
    """The backs of these tiles as words of the glossary, one for each tile."""
    return [f"@{back}_tile" for back, those in BACK_TILES.items() for _ in range((tiles & those).bit_count())]


class Course:
    """One action being carried out: the ``state`` so far and the events that led to it.

    :meth:`reveal` is called before anything happens that the acting seat could not have known. What only others learn
    is told by events that reveal; a preview may show it to the acting seat."""

    def __init__(self, state: SobekState) -> None:
        self.state = state
        self._actor = state.asked
        self._events: list[Event] = []
        self._shown: SobekState | None = None
        self._unforeseen = False

    def set(self, **changes: Any) -> None:
        """Changes fields of the state. Who has put a Deben token back does not know what becomes of it afterwards."""
        if "bag" in changes:
            changes.setdefault("put_back", (0,) * self.state.seats)
        self.state = replace(self.state, **changes)

    def set_own(self, seat: int, **changes: Any) -> None:
        """Changes something that one player owns. What has left the corruption area counts as unknown afterwards."""
        if "corruption" in changes:
            changes.setdefault("peeked", self.state.peeked[seat] & changes["corruption"])
        self.state = with_own(self.state, seat, **changes)

    def reveal(self) -> None:
        """Marks the state as the last one that a preview may show."""
        if self._shown is None:
            self._shown = self.state

    def tell(
        self,
        kind: str,
        seat: int | None,
        args: Mapping[str, Any] | None = None,
        private: Mapping[int, dict[str, Any]] | None = None,
        *,
        reveals: bool = False,
    ) -> None:
        """Adds an event."""
        self._events.append(Event(kind, seat, dict(args or {}), dict(private or {}), reveals))

    def outcome(self, *, sealed: bool = False) -> Outcome[SobekState]:
        """What the action led to."""
        return Outcome(self.state, tuple(self._events), self._shown, sealed, unforeseen=self._unforeseen)

    # --- what several rules do --------------------------------------------------------------------------------

    def pick(self, items: Sequence[int]) -> int:
        """One of ``items`` by chance."""
        self.reveal()
        dice = self.state.chance.dice()
        chosen = dice.pick(items)
        self.set(chance=dice.rest())
        return chosen

    def join(self, seat: int, goods: str, tiles: int) -> None:
        """Tiles of the hand join the player's set of this type, old or new (SB-7.1, SB-9.9)."""
        hand, sets, place = self.state.hands[seat], self.state.sets[seat], TYPES.index(goods)
        self.set_own(seat, hands=hand ^ tiles, sets=with_item(sets, place, sets[place] | tiles))

    def spend(self, token: str) -> None:
        """Discards a canoe token."""
        self.set(spent=sorted_tokens((*self.state.spent, token)))

    def draw_deben(self, seat: int) -> None:
        """``seat`` draws a Deben token and alone sees its value; nothing when the bag is empty (SB-5.5, SB-8.6)."""
        if not self.state.bag:
            return
        value = self.pick(self.state.bag)
        self.set(bag=without(self.state.bag, value))
        self.gain_deben(seat, value)

    def gain_deben(self, seat: int, value: int, **beside: int) -> None:
        """``seat`` keeps a Deben token that was drawn, and alone learns what else it saw (``beside``)."""
        self.set_own(seat, debens=tuple(sorted((*self.state.debens[seat], value))))
        self.tell("deben-drawn", seat, {}, {seat: {"value": value, **beside}}, reveals=True)

    def take_royal(self, seat: int, tile: int) -> None:
        """A pharaoh tile taken from the market brings a royal corruption token (SB-12.3)."""
        if not PHARAOHS >> tile & 1 or not self.state.pool:
            return
        value = self.pick(self.state.pool)
        self.set(pool=without(self.state.pool, value))
        self.set_own(seat, royals=tuple(sorted((*self.state.royals[seat], value))))
        self.tell("royal-token", seat, {}, {seat: {"value": value}}, reveals=True)

    # --- the turn's end ---------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """The opponent's turn begins."""
        self.start_turn(1 - self.state.active)

    def start_turn(self, seat: int, *, extra: bool = False) -> None:
        """The turn of ``seat`` begins; the game ends when it can do nothing (SB-4.3, SB-10.1).

        With nothing to take or refill only the hand decides: that the game goes on then tells something of it. The
        player who acted could know that it ends if the hand is their own, or no set can be in it as far as they have
        seen; that it holds no character is seen by its backs."""
        begun = replace(self.state, active=seat, phase="turn", extra=extra, selling="", picked=0)
        if takeable(begun) or may_refill(begun):
            self.state = begun
            return
        hidden = self._shown is not None
        self.reveal()
        self.state = begun
        self.tell("nothing-to-take", seat, reveals=True)
        if not can_act(begun):
            others = seat != self._actor
            self._unforeseen = hidden or (others and sale_in_hand(observe(begun, self._actor), Dice("")) > 0)
            self.tell("game-over", seat, reveals=True)
            self.state, events = closed(begun)
            self._events += events
