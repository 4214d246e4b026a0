"""What a hex would bring, on one short line, and why only some hexes are offered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from render.words.numbers import signed
from render.words.text import Texts
from rules.core.bitset import with_item
from rules.core.contract import Action, Choice
from rules.kingdom_builder.actions import Build, Extra, KingdomAction, Lift, Put
from rules.kingdom_builder.board import board_of
from rules.kingdom_builder.hexes import NEIGHBOURS, neighbours
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.placement import card_hexes
from rules.kingdom_builder.scoring import CASTLES, breakdown
from rules.kingdom_builder.tiles import ground_of

_HEXES = ("kb-where", "kb-from", "kb-to")
"""How the questions begin that a hex answers."""


def hint(texts: Texts, observation: KingdomObservation, choice: Choice, action: Action) -> str:
    """What the hex that ``choice`` names would bring or cost; empty where it changes nothing that can be counted now.

    The gold is what the position with the settlement there would score less what it scores now. What a move costs
    depends on where it leads (KB-6.7), so that it is told about the hex it goes to.
    """
    seat = observation.active
    own = observation.settlements[seat]
    if not choice.question.startswith(_HEXES):
        return ""
    match action:
        case Build(hex=cell) | Extra(hex=cell):
            gold = _gold_words(texts, _gold(observation, own, own | 1 << cell))
            return texts.enumerate([*_place(texts, observation, cell), *gold])
        case Put(hex=cell) if observation.lifted is not None:
            lost = _alone_beside(texts, observation, own | 1 << cell, "kb-hint-loses")
            before = own | 1 << observation.lifted.hex
            gold = _gold_words(texts, _gold(observation, before, own | 1 << cell))
            return texts.enumerate([*lost, *_place(texts, observation, cell), *gold])
        case Lift(hex=cell):
            return texts.enumerate(_alone_beside(texts, observation, own & ~(1 << cell), "kb-hint-holds"))
    return ""


def brief(texts: Texts, observation: KingdomObservation, choice: Choice, action: Action) -> str:
    """The same in a word or two: whether the hex gives a tile, and the points it would bring in all."""
    if not choice.question.startswith(_HEXES):
        return ""
    match action:
        case Build() | Extra() | Put():
            gains = _gains(observation, [action])
            lost = [texts.t("kb-hint-loses", tile=f"@{kind}") for kind in gains.lost]
            points = signed(gold) if (gold := sum(gains.gold.values())) else ""
            gives = "both" if gains.tiles and points else "tile" if gains.tiles else "gold"
            return texts.enumerate([*lost, *filter(None, [texts.t("kb-brief", gives=gives, gold=points)])])
    return hint(texts, observation, choice, action)


def together(texts: Texts, observation: KingdomObservation, actions: Sequence[Action]) -> str:
    """What several settlements bring together: the tiles taken and lost, and what castles and builders pay for all."""
    gains = _gains(observation, actions)
    return texts.enumerate(
        [
            *(texts.t("kb-hint-tile", tile=f"@{kind}") for kind in gains.tiles),
            *(texts.t("kb-hint-loses", tile=f"@{kind}") for kind in gains.lost),
            *_gold_words(texts, gains.gold),
        ]
    )


@dataclass(frozen=True)
class _Gains:
    """What actions bring: the kinds of the ``tiles`` taken and of those ``lost``, and the gold by category."""

    tiles: tuple[str, ...]
    lost: tuple[str, ...]
    gold: Mapping[str, int]


def _gains(observation: KingdomObservation, actions: Sequence[Action]) -> _Gains:
    """What these actions, taken one after another, bring to the active seat."""
    seat, ground = observation.active, observation.ground
    before = after = observation.settlements[seat]
    if observation.lifted is not None:
        before |= 1 << observation.lifted.hex
    origins: dict[int, None] = {}
    for action in actions:
        match action:
            case Lift(hex=cell):
                after &= ~(1 << cell)
            case Build(hex=cell) | Extra(hex=cell) | Put(hex=cell):
                after |= 1 << cell
                place = ground.location_by.get(cell)
                if place is not None:
                    origins[ground.locations[place]] = None
    taken = observation.taken[seat]
    tiles = [at for at in origins if observation.locations.get(at) and not taken >> at & 1]
    lost = [tile.kind for tile in observation.tiles[seat] if not NEIGHBOURS[tile.origin] & after]
    return _Gains(tuple(ground.kind_at[at] for at in tiles), tuple(lost), _gold(observation, before, after))


def _place(texts: Texts, observation: KingdomObservation, cell: int) -> list[str]:
    """The location beside the hex: whether it gives a tile (KB-6.1, KB-6.2)."""
    ground = observation.ground
    place = ground.location_by.get(cell)
    if place is None:
        return []
    origin = ground.locations[place]
    had = bool(observation.taken[observation.active] >> origin & 1)
    gives = "had" if had else "tile" if observation.locations.get(origin) else "empty"
    return [texts.t("kb-hint-place", tile=f"@{ground.kind_at[origin]}", gives=gives)]


def _alone_beside(texts: Texts, observation: KingdomObservation, own: int, key: str) -> list[str]:
    """The text ``key`` for each tile whose location would be left if only ``own`` settlements stood (KB-6.5)."""
    return [
        texts.t(key, tile=f"@{tile.kind}")
        for tile in observation.tiles[observation.active]
        if not NEIGHBOURS[tile.origin] & own
    ]


def _gold(observation: KingdomObservation, before: int, after: int) -> dict[str, int]:
    """What castles and builders would pay more, or less, to the active seat with the settlements ``after``."""
    seat = observation.active
    now, then = (
        replace(observation, settlements=with_item(observation.settlements, seat, own)) for own in (before, after)
    )
    return {
        category: new[seat] - old[seat]
        for (category, old), (_, new) in zip(breakdown(now), breakdown(then), strict=True)
        if new[seat] != old[seat]
    }


def _gold_words(texts: Texts, changes: Mapping[str, int]) -> list[str]:
    return [
        texts.t("kb-hint-gold", category="@castle" if category == CASTLES else f"@{category}", gold=signed(gold))
        for category, gold in changes.items()
    ]


def limits(texts: Texts, observation: KingdomObservation, actions: Sequence[Action]) -> str:
    """Why only these hexes are offered, where the rule that settlements must touch leaves some out (KB-5.3); that it
    does not hold where no own settlement can be touched (KB-5.4)."""
    asked = [action for action in actions if isinstance(action, Build | Extra | Put)]
    if not asked:
        return ""
    eligible = _eligible(observation, asked[0])
    if eligible is None:
        return ""
    own = observation.settlements[observation.active]
    touching = eligible & neighbours(own)
    if touching == eligible or not own:
        return ""
    args: dict[str, Any] = {"offered": touching.bit_count(), "count": eligible.bit_count()}
    return texts.t("kb-must-touch" if touching else "kb-touches-none", **args)


def _eligible(observation: KingdomObservation, action: KingdomAction) -> int | None:
    """All hexes that the action could name if settlements did not have to touch; ``None`` where that rule is not what
    limits it. A lifted settlement never goes back (KB-7.9)."""
    left = 0
    match action:
        case Build():
            return card_hexes(observation)
        case Extra(kind=kind):
            pass
        case Put() if observation.lifted is not None:
            kind, left = observation.lifted.kind, 1 << observation.lifted.hex
        case _:
            return None
    if kind in ("tavern", "paddock"):
        return None
    return ground_of(kind, board_of(observation.board), observation.card) & ~(observation.occupied | left)
