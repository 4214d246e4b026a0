"""What a viewer may know of a position (IW-15)."""

from rules.core.contract import Closing, Result, public_part
from rules.iwari.scoring import result
from rules.iwari.state import DISPLAY, HAND, Cards, IwariPublic, IwariState


class IwariObservation(IwariPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see, the numbers of cards in the ``deck`` and in each hand, and the
    viewer's own ``hand`` by biome (``None`` for a spectator). ``result`` is how the game ended, once it is over."""

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
    deck: int
    hand_sizes: tuple[int, ...]
    hand: Cards | None

    @property
    def due(self) -> int:
        """How many cards leave the deck before this turn is over, if the active hand stays as it is now: every card
        drawn or taken is one less, from the hand or from the display (IW-5.2, IW-5.4)."""
        return HAND - self.hand_sizes[self.active] + DISPLAY - len(self.display)

    @property
    def runs_out(self) -> bool:
        """Whether the deck is empty, or will be, at the end of this turn: a turn that has not begun takes a card at
        least, and if pieces are placed, more (IW-6.1)."""
        if self.over or self.drafting:
            return False
        return self.deck <= (self.due if self.phase in ("draw", "end") else max(self.due, 1))

    @property
    def closing(self) -> Closing:
        """The last turn, or with the option ``finish_round`` the last round, once the second deck is exhausted or will
        be (IW-6.4, IW-10.3)."""
        if self.half == 1 or not self.runs_out:
            return ""
        last = self.options["finish_round"] == "off" or (self.active + 1) % self.seats == self.starter
        return "turn" if last else "round"


def observe(state: IwariState, seat: int | None) -> IwariObservation:
    """What ``seat`` (``None``: a spectator) may know of ``state``."""
    return IwariObservation(
        **public_part(state, IwariPublic),
        viewer=seat,
        to_act=() if state.over else (state.active,),
        result=result(state),
        deck=len(state.deck),
        hand_sizes=tuple(map(sum, state.hands)),
        hand=None if seat is None else state.hands[seat],
    )
