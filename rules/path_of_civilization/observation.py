"""What a viewer may know of a position (PC-15)."""

from rules.core.contract import Result, public_part
from rules.path_of_civilization.scoring import result
from rules.path_of_civilization.state import CivPublic, CivState


class CivObservation(CivPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see, and of the open window the viewer's own sealed ``answer`` as a
    notation ("": none) and own ``wishes``, the dearest first. ``result`` is how the game ended, once it is over."""

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
    answer: str
    wishes: tuple[str, ...]


def observe(state: CivState, seat: int | None) -> CivObservation:
    """What ``seat`` (``None``: a spectator) may know of ``state``."""
    return CivObservation(
        **public_part(state, CivPublic),
        viewer=seat,
        to_act=state.awaited,
        result=result(state),
        answer="" if seat is None else state.answers[seat],
        wishes=() if seat is None else state.wishes[seat],
    )
