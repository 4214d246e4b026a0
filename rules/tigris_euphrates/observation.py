"""What a viewer may know of a position (TE-22)."""

from rules.core.contract import Closing, Result, public_part
from rules.tigris_euphrates.scoring import finals, is_last_turn, result
from rules.tigris_euphrates.state import Points, TigrisPublic, TigrisState, Tiles
from rules.tigris_euphrates.turn import to_act


class TigrisObservation(TigrisPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see, and of what is hidden the viewer's own ``hand`` by colour, the
    ``hand_sizes`` by seat, how many tiles are left in the ``bag`` and were exchanged face down (``discarded``), and the
    ``points`` by colour and treasures ``won`` of the seats whose totals the viewer is shown, ``None`` for the others
    (TE-21.1). Each gain was told to everybody (TE-21.3): ``tally`` and ``hoards`` are those of all seats added up, as
    the player who listens can do; nobody is shown them.

    ``result`` is how the game ended, once it is over, ``finals`` the points by colour after the treasures were
    assigned.
    """

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
    hand: Tiles | None
    hand_sizes: tuple[int, ...]
    bag: int
    discarded: int
    points: tuple[Points | None, ...]
    won: tuple[int | None, ...]
    tally: tuple[Points, ...]
    hoards: tuple[int, ...]
    finals: tuple[Points, ...] | None

    @property
    def closing(self) -> Closing:
        """Only the turn that is being played can be known to be the last."""
        last = not self.over and is_last_turn(self.treasures, self.hand_sizes, self.bag)
        return "turn" if last else ""


def observe(state: TigrisState, seat: int | None) -> TigrisObservation:
    """What ``seat`` (``None``: a spectator) may know of ``state``."""
    open_to_all = state.over or state.options["scoring"] == "open"
    return TigrisObservation(
        **public_part(state, TigrisPublic),
        viewer=seat,
        to_act=to_act(state),
        result=result(state),
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple(map(sum, state.hands)),
        bag=len(state.bag),
        discarded=sum(state.discarded),
        points=tuple(own if open_to_all or owner == seat else None for owner, own in enumerate(state.points)),
        won=tuple(own if open_to_all or owner == seat else None for owner, own in enumerate(state.won)),
        tally=state.points,
        hoards=state.won,
        finals=finals(state) if state.over else None,
    )
