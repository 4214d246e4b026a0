"""How good a position looks to bot players.

Everybody decides at once, so a bot player judges an answer while it is still sealed: it imagines its own civilization
with it, and what the round is then bound to bring (``prospects``). Others count where they stand in the way: at a card
that a player with better priority wants, and in battles. Worths are points (``outlook``).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import exp, fsum

from rules.core.data import shipped
from rules.path_of_civilization.actions import READY, parse
from rules.path_of_civilization.cards import (
    LEADERS,
    LEVEL_COSTS,
    LEVEL_VP,
    LIMITS,
    MULTIPLIERS,
    PILES,
    POPULATION_VP,
    ROUNDS,
    TECHNOLOGIES,
    TOP_LEVEL,
    WONDERS,
    has_priority,
)
from rules.path_of_civilization.outlook import AGENT_WORTH, IDLE_WORTH, outlook_of
from rules.path_of_civilization.powers import cost_of, power, totals_of
from rules.path_of_civilization.prospects import Prospect, coming_benefits
from rules.path_of_civilization.state import CLAIMS, PASS, CivPublic, CivState, Window
from rules.path_of_civilization.turn import take
from rules.path_of_civilization.vocabulary import AMBASSADOR, BUILDER, PHILOSOPHER, SAGE, TYPE_OF, UNIT, Final

WEIGHTS: dict[str, float] = shipped("path_of_civilization", "weights")
"""By term: what is scored counts as it is, what is hoped for as games of bot players have shown
(``python -m tests.trials.fitting path_of_civilization``)."""

TERMS: tuple[str, ...] = (
    "points",
    "choices",
    "technologies",
    "wonders",
    "leaders",
    "philosophy",
    "population",
    "builders",
    "ambassadors",
    "history",
    "research",
    "purchase",
    "work",
    "lasting",
    "battles",
    "waiting",
)
"""What is good and what is bad about a position: VP tokens; gains to be chosen; the points of cards; the philosophy
level and the way to the next ones; limits and growth; agents; challenges; research, and what it buys this round; what
technologies, and leaders, will make; battles; not having decided."""

DONE = 0.01
"""What it costs not to have decided: nobody thinks for ever."""

BENEFIT = 2.4
"""A benefit of a philosophy level, carried out once."""

NEXT_LEVEL = 0.93
"""What a level is worth beside the one before it, which comes a round earlier."""

PART_OF_LEVEL, LAST_PART_OF_LEVEL = 0.8, 0.3
"""The share of a level's worth that philosophers on the way to it have; where only one more advance is to come."""

CLAIMED = (4.0, 2.0)
"""So many builders or ambassadors can be used in every claim to come, and so many besides."""

SQUARE, CIRCLE = 1.3, 0.45
"""An agent and a research point that a technology makes in a round."""

LONG, LATER = 4.0, 0.35
"""A technology works for so many rounds; of those after them so much counts, as better ones come."""

POINT = 1.1
STAGES = ((4, 0.5), (7, 1.0), (10, 1.5))
"""A research point, and what reaching the price of a level adds."""

LIMIT = 0.9
GROWN = 0.15
EARLY_RULE = 6.0
"""A leader is expected to live for so many rounds."""

MADE = (1.0, 0.8)
"""What is produced by lasting effects, against the same got at once: agents, and a point in points."""

MADE_FIGHTER = 0.9
OFF = (0.7, 0.5, 0.6)
"""A builder, an ambassador, a philosopher less to be paid."""

FIRED = {"buy_technology": 1.0, "gain_wonder": 0.5, "advance_philosophy": 0.4}
"""How often a trigger fires in a round."""

BATTLE = 0.85
ARMING = 1.3
"""Power that everybody gains in a deployment."""

DOUBT, DOUBT_A_ROUND = 1.05, 1.5
"""How far off a guess at a player's power is, now and for every round in between."""

KNOWN = 0.5
"""The same once all have deployed."""

LEGACY = 0.3
BURIAL = 0.4
"""What a leader's effect from the cemetery is worth while it lives, over four rounds."""

NEAR = (0.6, 4.0)
"""Points of a threshold not reached yet: at most such a share, and nothing from so many points below."""


def terms(state: CivState, seat: int) -> dict[str, float]:
    """What ``seat`` may expect to have in the end, its sealed answer carried out, in points."""
    window = state.window
    if window is not None and seat in window.seats and window.kind in CLAIMS:
        return _of_claim(state, seat, window)
    found = [
        foreseen(_answered(state, seat, window, token), state, seat)
        for token in coming_benefits(state, seat, state.answers[seat]) or ("",)
    ]
    return found[0] if len(found) == 1 else max(found, key=_worth)


def _worth(found: Mapping[str, float]) -> float:
    return fsum([WEIGHTS[name] * value for name, value in found.items()])


def _answered(state: CivState, seat: int, window: Window | None, token: str) -> Prospect:
    """What the seat has with its sealed answer and the benefit of a ``token`` ("": none)."""
    if window is None or seat not in window.seats:
        own = _prospect(state, seat, done=window is None or window.kind == "choice")
    else:
        answer, choosing = state.answers[seat], window.kind == "choice"
        own = _prospect(state, seat, done=bool(answer) or choosing, skipped=int(choosing and bool(answer)))
        if answer:
            own.answer(parse(answer), state)
    if token:
        own.benefit(token)
    return own


def _of_claim(state: CivState, seat: int, window: Window) -> dict[str, float]:
    if window.awaited == (seat,):  # what closing brings is known, and more exact than what is foreseen
        found = terms(take(state, seat, READY).state, seat)
        found["waiting"] = found.get("waiting", 0.0) - DONE
        return found
    own = _prospect(state, seat, done=bool(state.wishes[seat]))
    card = claimed(state, seat)
    if card:
        own.claim(card, cost_of(state, seat, card), state.great(card).instant)
    found = foreseen(own, state, seat)
    if seat not in window.decided:
        found["waiting"] = -DONE
    return found


def _prospect(state: CivState, seat: int, done: bool, skipped: int = 0) -> Prospect:
    """What the seat has, with the gains that are due to it but for the first ones ``skipped``; ``done``: it has nothing
    more to decide in the step that is open."""
    own = Prospect(state, seat, outlook_of(state, done))
    own.gain([one.gain for one in state.due[seat][skipped:]])
    return own


def claimed(state: CivState, seat: int) -> str:
    """The card that the seat would gain if an open claim closed now, as far as everybody's intentions tell; "" if
    none."""
    assert state.window is not None
    if state.open_claims:
        card = state.window.intentions[seat]
        rivals = [other for other in state.window.seats if other != seat and state.window.intentions[other] == card]
    else:
        card, rivals = next(iter(state.wishes[seat]), ""), []
    if card in ("", PASS):
        return ""
    boards = [own.board for own in state.civilizations]
    return "" if any(has_priority(boards[other], boards[seat], card) for other in rivals) else card


def foreseen(own: Prospect, public: CivPublic, seat: int) -> dict[str, float]:
    """What the civilization may expect, and what the rest of the round is bound to bring."""
    outlook, later = own.outlook, ROUNDS - public.round
    if outlook.deployments > later:
        own.deploy()
    if outlook.studies > later:
        own.learn()
    levels = played(own.hand, own.left, own.right, own.discovery)
    found = {
        "points": own.points,
        "technologies": technologies(own.hand, own.left, own.right, own.discovery, own.ancient),
        "philosophy": LEVEL_VP[own.philosophy] + philosophy(own),
        "population": population(own),
        "builders": civil(own.agents[BUILDER], outlook.wonders, BUILDER),
        "ambassadors": civil(own.agents[AMBASSADOR], outlook.leaders, AMBASSADOR),
        "history": history(own),
        "research": research(tuple(own.research), outlook.purchases),
        "work": horizon(outlook.plans) * fsum([WORK[level] for level in levels]),
        "lasting": lasting(own, later),
        "battles": battles(own, public, seat),
    }
    if own.loose:
        found["choices"] = own.loose
    if own.wonders:
        found["wonders"] = wonders(own)
    if own.leader or own.cemetery:
        found["leaders"] = leaders(own, later)
    if outlook.purchases > later:
        copies = tuple(map(bool, public.piles))
        found["purchase"] = best_purchase(
            tuple(own.research), outlook.purchases, outlook.plans, levels, copies, outlook.piles
        )
    return found


@lru_cache(maxsize=1 << 10)
def technologies(*places: tuple[str, ...]) -> int:
    """The points on technologies, wherever they lie."""
    return sum([TECHNOLOGIES[name].vp for names in places for name in names])


def wonders(own: Prospect) -> float:
    """The points of wonders, with what there is now."""
    return sum([card.vp + _finals(own, card.final) for card in map(WONDERS.__getitem__, own.wonders)])


def leaders(own: Prospect, later: int) -> float:
    """The points of leaders, with what there is now, and what the living one may still do from the cemetery."""
    total: float = sum([card.vp + _finals(own, card.final) for card in map(LEADERS.__getitem__, own.cemetery)])
    if own.leader:
        ruler = LEADERS[own.leader]
        total += ruler.vp + _finals(own, ruler.final) + BURIAL * len(ruler.cemetery) * later / 4
    return total


def population(own: Prospect) -> float:
    """The level, the limits that come with it and with leaders, and the level as such while it may still grow."""
    plans, totals = own.outlook.plans, own.totals
    limits = 2 * LIMITS[own.population] + totals.deployment + totals.research
    growth = GROWN * own.population * min(1.0, plans / 3)
    return POPULATION_VP[own.population] + LIMIT * limits * min(plans, 6) / 8 + growth


def _finals(own: Prospect, effects: Sequence[Final]) -> int:
    return sum([final(own, effect) for effect in effects]) if effects else 0


def final(own: Prospect, effect: Final) -> int:
    """The points of an effect at the end, with what there is now (PC-14.17)."""
    match effect.counter:
        case "cards_of_type":
            number = sum([own.cards[TYPE_OF[kind]] for kind in effect.types])
        case "leaders":
            number = len(own.cemetery) + bool(own.leader)
        case "wonders":
            number = len(own.wonders)
        case "philosophy_level":
            number = own.philosophy
        case _:
            number = own.legacy
    points = effect.vp * (number // effect.divisor)
    return points if effect.max_vp is None else min(points, effect.max_vp)


def philosophy(own: Prospect) -> float:
    """The philosophers: level after level that they pay for, then the part that they are of another one."""
    left, level, advances = own.agents[PHILOSOPHER], own.philosophy, own.outlook.advances
    total, share, less = 0.0, 1.0, own.totals.costs["philosophy"]
    while left > 0 and level < TOP_LEVEL and advances > 0:
        cost = max(1, LEVEL_COSTS[level + 1] - less)
        level += 1
        gained = (LEVEL_VP[level] - LEVEL_VP[level - 1] + BENEFIT * MULTIPLIERS[level]) * share
        if left >= cost:
            total += gained
        else:
            total += gained * left / cost * (PART_OF_LEVEL if advances > 1 else LAST_PART_OF_LEVEL)
        left -= cost
        advances -= 1
        share *= NEXT_LEVEL
    return total + IDLE_WORTH[PHILOSOPHER] * max(0, left)


def civil(held: int, claims: int, agent: int) -> float:
    """Builders or ambassadors, with so many claims to come."""
    if not claims:
        return IDLE_WORTH[agent] * held
    useful = min(float(held), CLAIMED[0] * claims + CLAIMED[1])
    return AGENT_WORTH[agent] * useful + IDLE_WORTH[agent] * (held - useful)


def history(own: Prospect) -> float:
    """The challenges to come (PC-10); sages count in the first of them."""
    total, sages = 0.0, own.agents[SAGE]
    for test in own.outlook.tests:
        points = own.cards[test.type] + own.totals.history[test.type] + sages
        total += points
        if test.thresholds:
            share, below = NEAR
            for least, more in test.thresholds:
                total += more * (1.0 if points >= least else share * max(0.0, 1 - (least - points) / below))
        elif test.now:
            whole, part = divmod(points, test.divisor)
            total += test.bonus * (whole + 0.3 * part / test.divisor)
        else:
            total += test.bonus * points / test.divisor
        sages = 0
    return total


STUDIED = tuple(POINT * height + fsum(more for least, more in STAGES if height >= least) for height in range(11))
"""What a research track is worth by its height, while technologies are still bought."""


@lru_cache(maxsize=1 << 10)
def research(tracks: tuple[int, ...], purchases: int) -> float:
    """The tracks, by their heights: no more of them than purchases are to come."""
    return fsum([STUDIED[height] for height in sorted(tracks, reverse=True)[:purchases]])


WORK = tuple(0.3 * CIRCLE if level == 0 else (SQUARE * level + CIRCLE * (level + 1)) / 2 for level in range(5))
"""What a technology makes in a round, by its level; half of the cards lie on either side."""


@lru_cache(maxsize=1 << 10)
def played(*places: tuple[str, ...]) -> tuple[int, ...]:
    """The levels of the four technologies that will be played, the best first."""
    return tuple(sorted([TECHNOLOGIES[name].level for names in places for name in names], reverse=True)[:4])


def horizon(plans: int) -> float:
    """How many rounds a technology works for."""
    return min(plans, LONG) + LATER * max(0.0, plans - LONG)


@lru_cache(maxsize=1 << 10)
def best_purchase(
    tracks: tuple[int, ...],
    purchases: int,
    plans: int,
    levels: tuple[int, ...],
    copies: tuple[bool, ...],
    worths: tuple[float, ...],
) -> float:
    """What the best technology that can be bought this round adds, beside those that are played. What the points were
    worth for a purchase is spent: after the last one they are worth nothing. ``copies`` and ``worths`` are by pile."""
    before, later = research(tracks, purchases), purchases - 1
    best = research(tracks, later) - before
    rounds, least = horizon(plans), WORK[levels[3]] if len(levels) == 4 else 0.0
    for name, left, worth in zip(PILES, copies, worths, strict=True):
        card = TECHNOLOGIES[name]
        kind = TYPE_OF[card.type]
        if left and tracks[kind] >= card.cost:
            value = worth + rounds * max(0.0, WORK[card.level] - least)
            if later:
                value += research((*tracks[:kind], tracks[kind] - card.cost, *tracks[kind + 1 :]), later)
            best = max(best, value - before)
    return best


def lasting(own: Prospect, later: int) -> float:
    """What lasting effects will bring in the rounds to come. A living leader's are counted for a few rounds only."""
    outlook, total = own.outlook, 0.0
    buried = totals_of("", own.cemetery, own.granted)
    for totals, rounds in ((own.totals, min(later, EARLY_RULE)), (buried, max(0.0, later - EARLY_RULE))):
        if not rounds:
            continue
        for agent, count in enumerate(totals.agents):
            if count:
                total += rounds * count * (MADE_FIGHTER if agent in (SAGE, UNIT) else AGENT_WORTH[agent]) * MADE[0]
        total += rounds * MADE[1] * sum(totals.points)
        total += rounds * fsum([off * one for off, one in zip(OFF, totals.costs.values(), strict=True)])
        for trigger, gains in totals.triggers.items():
            total += rounds * FIRED[trigger] * outlook.gains(gains)
    return total


def battles(own: Prospect, public: CivPublic, seat: int) -> float:
    """The battles to come: in the first one against what everybody has, later ones by what lasts."""
    fights = own.outlook.fights
    if not fights:
        return 0.0
    fight, lasting_power = fights[0], own.legacy + own.totals.power
    now = lasting_power + 2 * own.agents[UNIT]
    total = LEGACY * lasting_power * (len(fights) - 1)
    if now < 1 and not fight.rounds:
        return total
    known = not fight.deployments
    doubt = KNOWN if known else DOUBT + DOUBT_A_ROUND * fight.rounds
    mine = now + ARMING * fight.rounds
    rank = stronger(fight.threat, mine, doubt)
    for other in range(public.seats):
        if other != seat:
            rank += stronger(power(public, other) + ARMING * fight.deployments, mine, doubt)
    whole = int(rank)
    lines = (*fight.lines, 0.0, 0.0)
    below = min(whole + 1, len(lines) - 1)
    return total + (1.0 if known else BATTLE) * (
        lines[min(whole, below)] * (1 - rank + whole) + lines[below] * (rank - whole)
    )


def stronger(other: float, own: float, doubt: float) -> float:
    """How likely another's power is above the own one."""
    return 1 / (1 + exp(max(-30.0, min(30.0, 2 * (own + 0.5 - other) / doubt))))
