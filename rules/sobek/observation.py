"""What a viewer may know of a position (section 13 of the rules)."""

import msgspec

from rules.core.contract import Result, public_part
from rules.sobek.scoring import result
from rules.sobek.state import HAND_AFTER_SCRIBE, SobekPublic, SobekState, Tiles, Word
from rules.sobek.tiles import backs_of


class Side(msgspec.Struct, frozen=True):
    """What the viewer knows of all that one player hides.

    Public: ``backs`` (how many tiles of each back are in hand), ``corruption_tiles`` (their number), ``deben_count``,
    ``royal_count``, ``lost_count``, ``shed_count``.

    Only for the owner, for everybody once the game is over, else ``None``: the tiles in ``hand`` and ``corruption``,
    the values of ``debens``, ``royals``, ``lost``, ``shed``; and, while the game runs, ``put_back``, the value that the
    owner knows to be in the bag (0: none). The tiles in ``corruption`` are also shown to the Vizier's
    player during that choice; those that still lie there afterwards are ``peeked``, which both players know.
    """

    backs: dict[str, int]
    corruption_tiles: int
    deben_count: int
    royal_count: int
    lost_count: int
    shed_count: int
    hand: Tiles | None
    corruption: Tiles | None
    debens: tuple[int, ...] | None
    royals: tuple[int, ...] | None
    lost: tuple[int, ...] | None
    shed: tuple[int, ...] | None
    peeked: Tiles = 0
    put_back: int = 0

    @property
    def hand_size(self) -> int:
        return sum(self.backs.values())


class SobekObservation(SobekPublic, frozen=True, kw_only=True):
    """One viewer's knowledge: what everybody may see, what is known of each seat's secrets (``sides``), and of what
    else is hidden:

    ``slots`` tells which canoe slots still hold a token. Where the viewer may look, ``slot_tokens`` holds their ids,
    "" for a token that is gone; elsewhere it is ``None``. The same goes for ``drawn`` (the Architect's tokens, sorted;
    ``drawn_count`` is public). ``deck``, ``boxed`` (starting tiles nobody saw), ``aside`` (canoe tokens), ``bag``
    (Deben) and ``pool`` (royal corruption) are numbers.

    ``selling`` and ``picked`` are the viewer's own begun sale or choice for the Scribe; others see nothing of it.
    ``result`` is how the game ended, once it is over.
    """

    viewer: int | None
    to_act: tuple[int, ...]
    result: Result | None
    sides: tuple[Side, ...]
    deck: int
    boxed: int
    slots: tuple[bool, ...]
    slot_tokens: tuple[str, ...] | None
    aside: int
    drawn_count: int
    drawn: tuple[str, ...] | None
    bag: int
    pool: int
    selling: Word
    picked: Tiles

    @property
    def own(self) -> Side | None:
        """What the viewer hides; ``None`` for a spectator."""
        return None if self.viewer is None else self.sides[self.viewer]

    @property
    def owed(self) -> int:
        """How many tiles the Scribe still asks for, the viewer's own picks taken off (SB-9.8)."""
        if self.phase != "scribe":
            return 0
        return max(0, self.sides[self.asked].hand_size - HAND_AFTER_SCRIBE - self.picked.bit_count())

    def corruption_count(self, seat: int) -> int | None:
        """All that counts as a player's corruption (SB-2.7), where the viewer may know it."""
        side = self.sides[seat]
        if side.corruption is None or side.royals is None:
            return None
        return side.corruption_tiles + self.given_corruption(seat) + sum(side.royals)


def observe(state: SobekState, seat: int | None) -> SobekObservation:
    """What ``seat`` (``None``: a spectator) may know of ``state``."""
    choosing = seat == state.asked and not state.over
    return SobekObservation(
        **public_part(state, SobekPublic),
        viewer=seat,
        to_act=() if state.over else (state.asked,),
        result=result(state),
        sides=tuple(_side(state, owner, seat) for owner in range(state.seats)),
        deck=len(state.deck),
        boxed=len(state.box),
        slots=tuple(map(bool, state.slots)),
        slot_tokens=state.slots if seat is not None and state.looked[seat] else None,
        aside=len(state.aside),
        drawn_count=len(state.drawn),
        drawn=state.drawn if choosing and state.phase == "architect" else None,
        bag=len(state.bag),
        pool=len(state.pool),
        selling=state.selling if choosing else "",
        picked=state.picked if choosing else 0,
    )


def _side(state: SobekState, seat: int, viewer: int | None) -> Side:
    shown = state.over or viewer == seat
    peeking = state.phase == "vizier" and viewer == state.active and not state.over
    return Side(
        backs=backs_of(state.hands[seat]),
        corruption_tiles=state.corruption[seat].bit_count(),
        deben_count=len(state.debens[seat]),
        royal_count=len(state.royals[seat]),
        lost_count=len(state.lost[seat]),
        shed_count=len(state.shed[seat]),
        hand=state.hands[seat] if shown else None,
        corruption=state.corruption[seat] if shown or peeking else None,
        debens=state.debens[seat] if shown else None,
        royals=state.royals[seat] if shown else None,
        lost=state.lost[seat] if shown else None,
        shed=state.shed[seat] if shown else None,
        peeked=0 if viewer is None or state.over else state.peeked[seat],
        put_back=state.put_back[seat] if viewer == seat and not state.over else 0,
    )
