"""What a civilization's cards amount to: lasting effects added up, things counted, costs, limits, pools (PC-14)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import get_args

import msgspec

from rules.path_of_civilization.cards import (
    CHALLENGES,
    LEADERS,
    LEVEL_COSTS,
    LINES_IN_PLAY,
    PILES,
    TECHNOLOGIES,
    TOP_LEVEL,
    WONDERS,
    Challenge,
    type_of,
)
from rules.path_of_civilization.state import Civilization, CivPublic, Kind
from rules.path_of_civilization.vocabulary import (
    AGENT_OF,
    AMBASSADOR,
    BUILDER,
    PHILOSOPHER,
    SAGE,
    TYPE_OF,
    TYPES,
    UNIT,
    Counts,
    Fate,
    Final,
    Gain,
    Lasting,
    Target,
    Trigger,
)

Sources = tuple[tuple[str, Lasting], ...]
"""Lasting effects, each with the card that it comes from."""


@lru_cache(maxsize=1024)
def in_force(leader: str, cemetery: tuple[str, ...], granted: tuple[str, ...]) -> Sources:
    living = [(leader, effect) for effect in LEADERS[leader].permanent] if leader else []
    buried = [(name, effect) for name in cemetery for effect in LEADERS[name].cemetery]
    to_all = [(name, effect) for name in granted for fate in CHALLENGES[name].fate for effect in fate.then]
    return (*living, *buried, *to_all)


def lasting(public: CivPublic, seat: int) -> Sources:
    """The continuous effects that hold for a seat: its living leader's, its cemetery's in order of entry, then those
    granted to all (PC-17.2)."""
    own = public.civilizations[seat]
    return in_force(own.leader, own.cemetery, public.granted)


def triggered(public: CivPublic, seat: int, trigger: Trigger) -> Iterator[tuple[str, Gain]]:
    """What a seat receives after such an event, each with its card (PC-14.16)."""
    for source, effect in lasting(public, seat):
        if effect.effect == "whenever" and effect.trigger == trigger:
            yield from ((source, gain) for gain in effect.then)


class Totals(msgspec.Struct, frozen=True):
    """Lasting effects, added up (PC-14.10 to PC-14.16): agents and points produced, by how much ``costs`` are reduced,
    what is added to power, to history points by type, to the limits of both phases; what each trigger brings."""

    agents: Counts
    points: Counts
    costs: dict[Target, int]
    power: int
    history: Counts
    deployment: int
    research: int
    triggers: dict[str, tuple[Gain, ...]]


@lru_cache(maxsize=4096)
def totals_of(leader: str, cemetery: tuple[str, ...], granted: tuple[str, ...]) -> Totals:
    """What a living leader, a cemetery and the challenges granted to all amount to."""
    effects = [effect for _, effect in in_force(leader, cemetery, granted)]

    def total(word: str, **fields: str) -> int:
        named = [one for one in effects if one.effect == word]
        return sum([one.count for one in named if all(getattr(one, name) == fields[name] for name in fields)])

    both = total("limit_bonus", phase="both")
    triggers: dict[str, tuple[Gain, ...]] = {}
    for one in effects:
        if one.effect == "whenever":
            triggers[one.trigger] = triggers.get(one.trigger, ()) + one.then
    bonuses = [one for one in effects if one.effect == "history_bonus"]
    return Totals(
        agents=tuple([total("produce_agents", type=agent) for agent in AGENT_OF]),
        points=tuple([total("produce_research", type=kind) for kind in TYPES]),
        costs={target: total("reduce_cost", target=target) for target in get_args(Target)},
        power=total("power_bonus"),
        history=tuple([sum([one.count for one in bonuses if kind in one.types]) for kind in TYPES]),
        deployment=both + total("limit_bonus", phase="deployment"),
        research=both + total("limit_bonus", phase="research"),
        triggers=triggers,
    )


def _totals(public: CivPublic, seat: int) -> Totals:
    own = public.civilizations[seat]
    return totals_of(own.leader, own.cemetery, public.granted)


# --- phases B and D -------------------------------------------------------------------------------------------------


def deployment_pool(public: CivPublic, seat: int) -> Counts:
    """The agents that phase B may place, by ``AGENTS`` (PC-6.5)."""
    rows = [TECHNOLOGIES[name].left for name in public.civilizations[seat].left]
    return tuple(map(sum, zip(_totals(public, seat).agents, *rows, strict=True)))


def research_pool(public: CivPublic, seat: int) -> Counts:
    """The research points that phase D may give, by ``TYPES`` (PC-9.1)."""
    rows = [TECHNOLOGIES[name].right for name in public.civilizations[seat].right]
    return tuple(map(sum, zip(_totals(public, seat).points, *rows, strict=True)))


def limit(public: CivPublic, seat: int, phase: str) -> int:
    """How many agents (``deployment``) or points (``research``) the phase gives at most (PC-6.6, PC-9.2)."""
    totals = _totals(public, seat)
    bonus = totals.deployment if phase == "deployment" else totals.research
    return public.civilizations[seat].base_limit + bonus


# --- phase C --------------------------------------------------------------------------------------------------------


def _reduced(public: CivPublic, seat: int, target: Target, cost: int) -> int:
    return max(1, cost - _totals(public, seat).costs[target])


def cost_of(public: CivPublic, seat: int, card: str) -> int:
    """What a wonder costs a seat in builders, or a leader in ambassadors (PC-8.2)."""
    if card in WONDERS:
        return _reduced(public, seat, "wonder", WONDERS[card].cost)
    return _reduced(public, seat, "leader", LEADERS[card].cost)


def payer_of(kind: Kind) -> int:
    """The agents that pay for ``wonder`` or ``leader`` cards."""
    return BUILDER if kind == "wonder" else AMBASSADOR


def affordable_cards(public: CivPublic, seat: int, kind: Kind) -> list[str]:
    """The cards of a market that a seat can pay in full (PC-8.3), in the order of the market."""
    held = public.civilizations[seat].agents[payer_of(kind)]
    return [card for card in public.market(kind) if held and cost_of(public, seat, card) <= held]


def level_cost(public: CivPublic, seat: int) -> int | None:
    """The philosophers that the next level costs a seat (PC-7.1); ``None`` on the top level."""
    level = public.civilizations[seat].philosophy
    return None if level == TOP_LEVEL else _reduced(public, seat, "philosophy", LEVEL_COSTS[level + 1])


def can_advance(public: CivPublic, seat: int) -> bool:
    """Whether a seat must go up a level in step C1 (PC-7.2)."""
    cost = level_cost(public, seat)
    return cost is not None and public.civilizations[seat].agents[PHILOSOPHER] >= cost


def benefits(public: CivPublic, seat: int) -> list[str]:
    """The tokens that a seat on its level may choose from (PC-7.5), from its own level downwards."""
    levels = public.levels[: public.civilizations[seat].philosophy]
    return [token for level in reversed(levels) for token in level.available]


# --- phases E and F -------------------------------------------------------------------------------------------------


def affordable_technologies(public: CivPublic, seat: int) -> list[str]:
    """The piles with copies left that a seat can pay (PC-9.5)."""
    research = public.civilizations[seat].research
    return [
        name
        for name, copies in zip(PILES, public.piles, strict=True)
        if copies and TECHNOLOGIES[name].cost <= research[TYPE_OF[TECHNOLOGIES[name].type]]
    ]


def free_technologies(public: CivPublic, max_level: int) -> list[str]:
    """The piles with copies left that a free technology may come from (PC-14.8)."""
    return [
        name
        for name, copies in zip(PILES, public.piles, strict=True)
        if copies and TECHNOLOGIES[name].level <= max_level
    ]


def cards_of_type(own: Civilization, *types: str) -> int:
    """How many of a player's cards are of these types (PC-1.5)."""
    return sum([type_of(card) in types for card in own.cards])


def history_points(public: CivPublic, seat: int, challenge: Challenge) -> int:
    """A seat's history points in a challenge (PC-10.4)."""
    own = public.civilizations[seat]
    bonus = _totals(public, seat).history[TYPE_OF[challenge.type]]
    return cards_of_type(own, challenge.type) + own.agents[SAGE] + bonus


def power(public: CivPublic, seat: int) -> int:
    """A seat's power in a battle (PC-11.1)."""
    own = public.civilizations[seat]
    return 2 * own.agents[UNIT] + own.legacy + _totals(public, seat).power


def battle_lines(public: CivPublic, powers: Sequence[int], threat: int) -> tuple[int | None, ...]:
    """By seat, the number of the reward line that these powers receive, from 1; ``None``: nothing (PC-11.3, 11.4)."""
    ranks = [1 + sum(other > own for other in (*powers, threat)) for own in powers]
    lines = LINES_IN_PLAY[public.seats]
    return tuple(rank if own >= 1 and rank <= lines else None for own, rank in zip(powers, ranks, strict=True))


def counted(own: Civilization, effect: Final | Fate) -> int:
    """How often an effect counts for a player: what its counter says, divided (PC-14.17, PC-14.19)."""
    match effect.counter:
        case "cards_of_type":
            number = cards_of_type(own, *effect.types)
        case "leaders":
            number = len(own.leaders)
        case "wonders":
            number = len(own.wonders)
        case "philosophy_level":
            number = own.philosophy
        case _:
            number = own.legacy
    return number // effect.divisor
