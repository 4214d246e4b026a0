"""What a viewer may know of a position (IW-15)."""

from rules.core.contract import Closing, Result, public_part
from rules.iwari.scoring import result
from rules.iwari.state import Cards, IwariPublic, IwariState


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
        """How many cards leave the deck before this turn is over, if the active hand stays as it is now."""
        return self.due_with(self.hand_sizes[self.active])

    @property
    def runs_out(self) -> bool:
        """Whether the deck is empty, or will be, at the end of this turn."""
        return self.runs_out_with(self.deck, self.hand_sizes[self.active])

    @property
    def closing(self) -> Closing:
        return self.closing_with(self.deck, self.hand_sizes[self.active])


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
