"""What is still to come in a game, and what a gain is worth while it is: how bot players count ahead.

All worths are guesses in victory points, found by letting bot players with different guesses play against each other.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum

import msgspec

from rules.path_of_civilization.cards import (
    BATTLE_ROUNDS,
    BATTLES,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    LINES_IN_PLAY,
    PILES,
    ROUNDS,
    SOLO_THREAT,
    TECHNOLOGIES,
)
from rules.path_of_civilization.state import STEPS, CivPublic, Step
from rules.path_of_civilization.vocabulary import AGENT_OF, TYPE_OF, Gain

IDLE_WORTH = (0.5, 0.5, 0.5, 0.0, 0.0)
"""An agent, by ``AGENTS``, that is left at the end (PC-13.1 G)."""

AGENT_WORTH = (1.8, 1.6, 1.6, 1.3, 1.8)
"""An agent that can still be used, by ``AGENTS``: a part of a wonder, a leader, a level, a history point, power."""

POINT_WORTH = 0.4
CHOSEN_POINT = 0.6
LEGACY_WORTH = 0.3
"""A step of military legacy for every battle to come."""

GROWTH_NOW, GROWTH_LATER = 0.2, 1.0
"""A step of population: at least, and besides that when many projects are to come."""

MANY_PROJECTS = 4
FREE_TECHNOLOGY = (0.0, 2.5, 4.0, 6.0, 9.0)
"""A technology for nothing, by the highest level that may be taken."""

HISTORY_CARD = 1.15
"""A card of the type of a challenge to come."""

PLACE = {step: place for place, step in enumerate(STEPS)}


class Test(msgspec.Struct, frozen=True):
    """A challenge to come: the ``type`` it asks for (its number), what its ``bonus`` is worth for every ``divisor``
    points, ``thresholds`` instead (points, and the points that each adds); ``now``: in this round."""

    type: int
    bonus: float
    divisor: int
    thresholds: tuple[tuple[int, int], ...]
    now: bool


class Fight(msgspec.Struct, frozen=True):
    """A battle to come: the power of the threat, what the lines in play are worth, how many rounds away it is, and how
    many deployments come before it."""

    threat: int
    lines: tuple[float, ...]
    rounds: int
    deployments: int


class Outlook(msgspec.Struct, frozen=True):
    """How many of each phase are still to come, this round's included, and which events; ``piles``: what a technology
    of each pile is worth when it is bought, besides its work."""

    plans: int
    deployments: int
    advances: int
    wonders: int
    leaders: int
    studies: int
    purchases: int
    tests: tuple[Test, ...]
    fights: tuple[Fight, ...]
    piles: tuple[float, ...] = ()

    def agent(self, agent: int) -> float:
        """What one more of these agents is worth."""
        uses = (self.wonders, self.leaders, self.advances, len(self.tests), len(self.fights))
        return AGENT_WORTH[agent] if uses[agent] else IDLE_WORTH[agent]

    def gain(self, gain: Gain) -> float:
        """What a gain is worth."""
        match gain.effect:
            case "gain_vp":
                return gain.count
            case "gain_agents":
                return gain.count * self.agent(AGENT_OF[gain.type])
            case "gain_agents_choice":
                return gain.count * max([self.agent(AGENT_OF[one]) for one in gain.types])
            case "gain_research":
                return gain.count * (POINT_WORTH if self.purchases else 0.0)
            case "gain_research_choice":
                return gain.count * (CHOSEN_POINT if self.purchases else 0.0)
            case "gain_population":
                return gain.count * (GROWTH_NOW + GROWTH_LATER * min(1.0, self.plans / MANY_PROJECTS))
            case "gain_military_legacy":
                return gain.count * LEGACY_WORTH * len(self.fights)
        return FREE_TECHNOLOGY[gain.max_level]

    def gains(self, gains: Iterable[Gain]) -> float:
        """What several gains are worth."""
        return fsum([self.gain(one) for one in gains])


def outlook_of(public: CivPublic, done: bool) -> Outlook:
    """What is still to come; ``done``: not the step that is open now, which is decided."""
    threat = SOLO_THREAT[public.options["solo_threat"]] if public.seats == 1 else 0
    return _outlook(public.round, PLACE[public.step], done, public.challenges, public.battles, public.seats, threat)


@lru_cache(maxsize=4096)
def _outlook(
    now: int, place: int, done: bool, challenges: tuple[str, ...], battles: tuple[str, ...], seats: int, threat: int
) -> Outlook:
    rounds = ROUNDS - now

    def left(step: Step) -> int:
        return rounds + (PLACE[step] >= place + done)

    plain = Outlook(
        plans=left("plan"),
        deployments=left("deploy"),
        advances=left("deploy"),
        wonders=left("wonder"),
        leaders=left("leader"),
        studies=left("study"),
        purchases=left("buy"),
        tests=(),
        fights=(),
    )
    tests_to_come = [
        (round_, CHALLENGES[challenges[number]])
        for round_, number in CHALLENGE_ROUNDS.items()
        if round_ > now or (round_ == now and PLACE["history"] > place)
    ]
    fights_to_come = [
        (round_, BATTLES[battles[number]])
        for round_, number in BATTLE_ROUNDS.items()
        if round_ > now or (round_ == now and PLACE["battle"] > place)
    ]
    # what a reward is worth depends on how many tests and fights come, not on what they are
    sketch = msgspec.structs.replace(
        plain,
        tests=tuple(Test(0, 0.0, 1, (), False) for _ in tests_to_come),
        fights=tuple(Fight(0, (), 0, 0) for _ in fights_to_come),
    )
    tests = tuple(
        Test(TYPE_OF[card.type], sketch.gains(card.bonus), card.divisor, _steps(card.thresholds), round_ == now)
        for round_, card in tests_to_come
    )
    fights = tuple(
        Fight(
            threat=card.threat + threat,
            lines=tuple(sketch.gains(line) for line in card.lines[: LINES_IN_PLAY[seats]]),
            rounds=round_ - now,
            deployments=plain.deployments - (ROUNDS - round_),
        )
        for round_, card in fights_to_come
    )
    piles = tuple(
        card.vp + sketch.gains(card.bonus) + HISTORY_CARD * sum([test.type == TYPE_OF[card.type] for test in tests])
        for card in (TECHNOLOGIES[name] for name in PILES)
    )
    return msgspec.structs.replace(plain, tests=tests, fights=fights, piles=piles)


def _steps(thresholds: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Thresholds with what each adds to the one before."""
    before = (0, *(points for _, points in thresholds))
    return tuple((least, points - less) for (least, points), less in zip(thresholds, before, strict=False))
