"""What a viewer may know of a position (TE-22)."""

from rules.core.contract import Result, public_part
from rules.tigris_euphrates.scoring import finals, result
from rules.tigris_euphrates.state import Points, TigrisPublic, TigrisState, Tiles
from rules.tigris_euphrates.turn import to_act


class TigrisObservation(TigrisPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see, and of what is hidden the viewer's own ``hand`` by colour, the
    ``hand_sizes`` by seat, how many tiles are left in the ``bag`` and were exchanged face down (``discarded``), and the
    ``points`` by colour and treasures ``won`` of the seats whose totals the viewer may see, ``None`` for the others
    (TE-21).

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
    finals: tuple[Points, ...] | None


def observe(state: TigrisState, viewer: int | None) -> TigrisObservation:
    """What ``viewer`` (``None``: a spectator) may know of ``state``."""
    open_to_all = state.over or state.options["scoring"] == "open"
    return TigrisObservation(
        **public_part(state, TigrisPublic),
        viewer=viewer,
        to_act=to_act(state),
        result=result(state),
        hand=None if viewer is None else state.hands[viewer],
        hand_sizes=tuple(map(sum, state.hands)),
        bag=len(state.bag),
        discarded=sum(state.discarded),
        points=tuple(own if open_to_all or seat == viewer else None for seat, own in enumerate(state.points)),
        won=tuple(own if open_to_all or seat == viewer else None for seat, own in enumerate(state.won)),
        finals=finals(state) if state.over else None,
    )
