"""What a viewer may know of a position (section 13 of the rules)."""

import msgspec

from rules.core.contract import Result
from rules.sobek.ankh import orientations, takeable, usable_directions
from rules.sobek.market import EMPTY, line
from rules.sobek.scoring import breakdown, result
from rules.sobek.state import Last, Phase, SobekState, Trader, owed
from rules.sobek.tiles import HIDDEN, TILES, TYPES, backs_of, ids_of


class Cell(msgspec.Struct, frozen=True):
    """A market cell. ``tile`` is the id of a face-up tile and empty where one lies face down (its back is ``character``
    or ``pharaoh``); ``back`` is the back of any tile. Both are empty on an empty cell."""

    tile: str = ""
    back: str = ""


class Target(msgspec.Struct, frozen=True):
    """A tile that may be taken now, and how many tiles of corruption it costs (SB-5.2)."""

    cell: int
    corruption: int


class SoldSet(msgspec.Struct, frozen=True):
    """A sold set: its tiles by id, the tokens on it, its scarabs (tokens included) and its value now (SB-7.7)."""

    goods: str
    tiles: tuple[str, ...]
    tokens: tuple[str, ...]
    scarabs: int
    points: int


class Side(msgspec.Struct, frozen=True):
    """What the viewer knows of one player.

    Public: ``backs`` (how many tiles of each back are in hand), ``hand_size``, ``sets``, ``corruption_tiles`` (their
    number), ``given`` (corruption canoe tokens), ``kept`` (canoe tokens worth points), ``deben_count``,
    ``royal_count``, ``lost_count``, ``shed_count``, ``looked`` (may look at the slot tokens).

    Only for the owner, for everybody once the game is over, else ``None``: ``hand`` and ``corruption`` (tile ids in
    canonical order), ``debens``, ``royals``, ``lost``, ``shed`` (values) and ``corruption_count`` (SB-2.7). The tiles
    in ``corruption`` are also shown to the Vizier's player during that choice.
    """

    backs: dict[str, int]
    hand_size: int
    sets: tuple[SoldSet, ...]
    corruption_tiles: int
    given: tuple[str, ...]
    kept: tuple[str, ...]
    deben_count: int
    royal_count: int
    lost_count: int
    shed_count: int
    looked: bool
    hand: tuple[str, ...] | None
    corruption: tuple[str, ...] | None
    debens: tuple[int, ...] | None
    royals: tuple[int, ...] | None
    lost: tuple[int, ...] | None
    shed: tuple[int, ...] | None
    corruption_count: int | None


class SobekObservation(msgspec.Struct, frozen=True, kw_only=True):
    """One viewer's knowledge. Tiles and tokens are ids of the shipped data, cells are numbered 1 to 36.

    ``market[cell - 1]`` is a cell; ``line`` are the cells of the Ankh's line from end to end (its own cell, which is
    empty, not among them), ``directions`` those that count now (all four in an extra turn), ``targets`` what may be
    taken now if a tile may be taken at all, whoever's turn it is. ``ankh`` and ``forced`` are cells, 0 for none.
    ``active`` has the turn, ``asked`` is the seat that must decide (``None`` when the game is over).

    ``slots`` tells which canoe slots still hold a token. Where the viewer may look, ``slot_tokens`` holds their ids,
    "" for a token that is gone; elsewhere it is ``None``. The same goes for ``drawn`` (the Architect's tokens, sorted;
    ``drawn_count`` is public). ``aside`` counts the tokens set aside, ``spent`` are the discarded ones.

    ``deck``, ``bag`` (Deben), ``pool`` (royal corruption) and ``boxed`` (starting tiles nobody saw) are numbers;
    ``removed`` are the tiles out of the game that everybody knows, ``used`` the characters played, the latest last.

    ``selling`` and ``picked`` (tile ids) are the viewer's own begun sale or choice for the Scribe; others see nothing
    of it. ``owed`` is how many tiles the Scribe still asks for, the viewer's own picks taken off. ``orientations`` are
    the directions in which the Ankh may be turned now. ``scores`` are the categories by seat, once the game is over.
    """

    viewer: int | None
    to_act: tuple[int, ...]
    over: bool
    result: Result | None
    options: dict[str, str]
    phase: Phase
    active: int
    asked: int | None
    starter: int
    extra: bool
    market: tuple[Cell, ...]
    ankh: int
    direction: str
    line: tuple[int, ...]
    directions: tuple[str, ...]
    targets: tuple[Target, ...]
    forced: int
    orientations: tuple[str, ...]
    deck: int
    boxed: int
    removed: tuple[str, ...]
    used: tuple[str, ...]
    slots: tuple[bool, ...]
    slot_tokens: tuple[str, ...] | None
    aside: int
    drawn_count: int
    drawn: tuple[str, ...] | None
    spent: tuple[str, ...]
    bag: int
    pool: int
    sides: tuple[Side, ...]
    selling: str
    picked: tuple[str, ...]
    owed: int
    last: Last
    scores: tuple[tuple[str, tuple[int, ...]], ...] | None


def observe(state: SobekState, viewer: int | None) -> SobekObservation:
    """What ``viewer`` (``None``: a spectator) may know of ``state``."""
    trader = None if viewer is None else state.traders[viewer]
    choosing = viewer is not None and viewer == state.asked and not state.over
    picked = state.picked if choosing else 0
    return SobekObservation(
        viewer=viewer,
        to_act=() if state.over else (state.asked,),
        over=state.over,
        result=result(state),
        options=state.options,
        phase=state.phase,
        active=state.active,
        asked=None if state.over else state.asked,
        starter=state.starter,
        extra=state.extra,
        market=_market(state),
        ankh=state.ankh,
        direction=state.direction,
        line=line(state.ankh, state.direction),
        directions=usable_directions(state),
        targets=tuple(Target(cell, len(jumped)) for cell, jumped in sorted(takeable(state).items())),
        forced=state.forced,
        orientations=orientations(state) if state.phase == "orient" else (),
        deck=len(state.deck),
        boxed=len(state.box),
        removed=ids_of(state.removed),
        used=tuple(TILES[tile].id for tile in state.used),
        slots=tuple(map(bool, state.slots)),
        slot_tokens=state.slots if trader is not None and trader.looked else None,
        aside=len(state.aside),
        drawn_count=len(state.drawn),
        drawn=state.drawn if choosing and state.phase == "architect" else None,
        spent=state.spent,
        bag=len(state.bag),
        pool=len(state.pool),
        sides=tuple(_side(state, seat, viewer) for seat in range(len(state.traders))),
        selling=state.selling if choosing else "",
        picked=ids_of(picked),
        owed=max(0, owed(state) - picked.bit_count()),
        last=state.last,
        scores=breakdown(state) if state.over else None,
    )


def _market(state: SobekState) -> tuple[Cell, ...]:
    return tuple(_FACE_DOWN_OR_UP[tile] for tile in state.market[1:])


_FACE_DOWN_OR_UP: dict[int, Cell] = {
    number: Cell("" if HIDDEN >> number & 1 else tile.id, tile.back) for number, tile in enumerate(TILES)
} | {EMPTY: Cell()}
"""Tile -> how its cell looks to everybody (SB-3.3)."""


def _side(state: SobekState, seat: int, viewer: int | None) -> Side:
    trader = state.traders[seat]
    open_ = state.over or viewer == seat
    peeking = state.phase == "vizier" and viewer == state.active and not state.over
    return Side(
        backs=backs_of(trader.hand),
        hand_size=trader.hand.bit_count(),
        sets=tuple(_sold_set(trader, goods) for goods in trader.sold),
        corruption_tiles=trader.corruption.bit_count(),
        given=trader.given,
        kept=trader.kept,
        deben_count=len(trader.debens),
        royal_count=len(trader.royals),
        lost_count=len(trader.lost),
        shed_count=len(trader.shed),
        looked=trader.looked,
        hand=ids_of(trader.hand) if open_ else None,
        corruption=ids_of(trader.corruption) if open_ or peeking else None,
        debens=trader.debens if open_ else None,
        royals=trader.royals if open_ else None,
        lost=trader.lost if open_ else None,
        shed=trader.shed if open_ else None,
        corruption_count=trader.corruption_count if open_ else None,
    )


def _sold_set(trader: Trader, goods: str) -> SoldSet:
    return SoldSet(
        goods=goods,
        tiles=ids_of(trader.sets[TYPES.index(goods)]),
        tokens=tuple(one.token for one in trader.attached if one.goods == goods),
        scarabs=trader.scarabs(goods),
        points=trader.set_value(goods),
    )
