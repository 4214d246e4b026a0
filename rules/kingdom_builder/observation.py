"""What a viewer may know of a position (KB-12.1, KB-12.2)."""

from rules.core.contract import Result, public_part
from rules.kingdom_builder.scoring import breakdown, result
from rules.kingdom_builder.state import KingdomPublic, KingdomState


class KingdomObservation(KingdomPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see, and of what is hidden the viewer's own ``hand``, who holds a
    hidden card (``hidden``, by seat) and the size of the draw pile (``deck``). ``scores`` has (category, gold) pairs by
    seat, or is ``None`` while they are not shown. ``result`` is how the game ended, once it is over."""

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
    hand: str | None
    hidden: tuple[bool, ...]
    deck: int
    scores: tuple[tuple[tuple[str, int], ...], ...] | None


def observe(state: KingdomState, seat: int | None) -> KingdomObservation:
    """What ``seat`` (``None``: a spectator) may know of ``state``."""
    hand = "" if seat is None else state.hands[seat]
    shown = state.over or state.options["running_scores"] == "on"
    return KingdomObservation(
        **public_part(state, KingdomPublic),
        viewer=seat,
        to_act=() if state.over else (state.active,),
        result=result(state),
        hand=hand or None,
        hidden=tuple(bool(card) for card in state.hands),
        deck=len(state.deck),
        scores=_scores(state) if shown else None,
    )


def _scores(state: KingdomPublic) -> tuple[tuple[tuple[str, int], ...], ...]:
    rows = breakdown(state)
    return tuple(tuple((category, gold[seat]) for category, gold in rows) for seat in range(state.seats))
