"""A civilization as a bot player imagines it some steps ahead: what can be foreseen without any other player.

A :class:`Prospect` begins as a copy of a civilization and is changed in place: an answer that is still sealed is
carried out on it, then what the rest of the round is bound to bring. Free choices are not made, but counted as loose
worth.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rules.path_of_civilization.actions import (
    Agents,
    Benefit,
    Buy,
    CivAction,
    Deploy,
    Plan,
    Points,
    Study,
    Take,
    Token,
    parse,
)
from rules.path_of_civilization.actions import Fate as FateAnswer
from rules.path_of_civilization.cards import (
    LEGACY_MAX,
    LIMITS,
    MULTIPLIERS,
    POPULATION_MAX,
    POPULATION_REWARDS,
    RESEARCH_MAX,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
    type_of,
)
from rules.path_of_civilization.outlook import Outlook
from rules.path_of_civilization.powers import Totals, benefits, payer_of, totals_of
from rules.path_of_civilization.state import CivPublic, Kind
from rules.path_of_civilization.vocabulary import AGENT_OF, TYPE_OF, TYPES, Gain


@lru_cache(maxsize=4096)
def _by_type(*cards: tuple[str, ...]) -> tuple[int, ...]:
    """How many cards of each type there are."""
    kinds = [type_of(card) for some in cards for card in some]
    return tuple(map(kinds.count, TYPES))


def coming_benefits(public: CivPublic, seat: int, answer: str) -> Sequence[str]:
    """The tokens one of which a seat that has gone up is about to carry out (PC-7.5), by its sealed ``answer`` ("":
    none): that one, once it has chosen."""
    window = public.window
    if window is None or window.kind not in ("token", "benefit") or seat not in public.advanced:
        return ()
    match parse(answer) if answer else None:
        case Benefit(token=token):
            return (token,)
        case Token(token=token):
            return (token, *benefits(public, seat))
        case _:
            offered = public.levels[public.civilizations[seat].philosophy - 1].offered
            return (*offered, *benefits(public, seat))


class Prospect:
    """What a seat has, and may be imagined to have. ``loose`` are points for what nobody has decided yet; ``cards``
    counts the cards by type (PC-1.5)."""

    def __init__(self, public: CivPublic, seat: int, outlook: Outlook) -> None:
        own = public.civilizations[seat]
        self.outlook = outlook
        self.granted = public.granted
        self.agents, self.research = [*own.agents], [*own.research]
        self.population, self.legacy, self.philosophy = own.population, own.legacy, own.philosophy
        self.points, self.loose = own.vp, 0.0
        self.hand, self.left, self.right = own.hand, own.left, own.right
        self.discovery, self.ancient = own.discovery, own.ancient
        self.leader, self.cemetery, self.wonders = own.leader, own.cemetery, own.wonders
        self.cards = [*_by_type(own.technologies, own.wonders, own.leaders)]

    @property
    def totals(self) -> Totals:
        return totals_of(self.leader, self.cemetery, self.granted)

    # --- gains ----------------------------------------------------------------------------------------------------

    def gain(self, gains: Iterable[Gain]) -> None:
        """Receives gains; what is to be chosen inside counts as loose worth."""
        for gain in gains:
            match gain.effect:
                case "gain_vp":
                    self.points += gain.count
                case "gain_agents":
                    self.agents[AGENT_OF[gain.type]] += gain.count
                case "gain_research":
                    self.study(TYPE_OF[gain.type], gain.count)
                case "gain_military_legacy":
                    self.legacy = min(LEGACY_MAX, self.legacy + gain.count)
                case "gain_population":
                    for _ in range(gain.count):
                        self.grow()
                case _:
                    self.loose += self.outlook.gain(gain)

    def study(self, kind: int, points: int) -> None:
        """Points on one research track."""
        self.research[kind] = min(RESEARCH_MAX, self.research[kind] + points)

    def grow(self) -> None:
        """A step of population (PC-12.2)."""
        if self.population < POPULATION_MAX:
            self.population += 1
            self.gain(POPULATION_REWARDS[self.population])

    def discover(self, technology: str) -> None:
        """A new technology with its bonus."""
        card = TECHNOLOGIES[technology]
        self.discovery = (*self.discovery, technology)
        self.cards[TYPE_OF[card.type]] += 1
        self.gain(card.bonus)

    def claim(self, card: str, cost: int, instant: Sequence[Gain]) -> None:
        """A wonder or leader with its immediate effects, paid for (PC-8.9, PC-8.10)."""
        kind: Kind = "wonder" if card in WONDERS else "leader"
        self.agents[payer_of(kind)] -= cost
        self.cards[TYPE_OF[type_of(card)]] += 1
        if kind == "wonder":
            self.wonders = (*self.wonders, card)
            self.gain(instant)
            self.gain(self.totals.triggers.get("gain_wonder", ()))
        else:
            if self.leader:
                self.cemetery = (*self.cemetery, self.leader)
            self.leader = card
            self.gain(instant)

    def benefit(self, token: str) -> None:
        """A benefit, as often as the level says (PC-7.5)."""
        for _ in range(MULTIPLIERS[self.philosophy]):
            self.gain(TOKENS[token].gains)

    # --- the answers that one gives alone ---------------------------------------------------------------------------

    def answer(self, answer: CivAction, public: CivPublic) -> None:
        """Carries out a sealed answer of this seat, but for a benefit."""
        match answer:
            case Plan(left=left, right=right):
                rest = list(self.hand)
                for card in (*left, *right):
                    rest.remove(card)
                self.hand, self.left, self.right = (), left, right
                self.ancient = (*self.ancient, *rest)
            case Deploy(agents=counts) | Agents(agents=counts):
                self.agents = [held + more for held, more in zip(self.agents, counts, strict=True)]
            case Study(points=counts) | Points(points=counts):
                for kind, count in enumerate(counts):
                    self.study(kind, count)
            case Buy(technology=card):
                self.research[TYPE_OF[TECHNOLOGIES[card].type]] -= TECHNOLOGIES[card].cost
                self.discover(card)
                self.gain(self.totals.triggers.get("buy_technology", ()))
            case Take(technology=card):
                self.discover(card)
            case FateAnswer(times=times) if public.challenge is not None:
                for exchange, number in zip(public.challenge.exchanges, times, strict=True):
                    for price in exchange.pay:
                        purse, place = (
                            (self.agents, AGENT_OF[price.type])
                            if price.pay == "agents"
                            else (self.research, TYPE_OF[price.type])
                        )
                        purse[place] -= price.count * number
                    for _ in range(number):
                        self.gain(exchange.gain)

    # --- what the round is bound to bring -----------------------------------------------------------------------------

    def deploy(self) -> None:
        """Phase B, with the agents that are worth most (PC-6.5, PC-6.6)."""
        totals = self.totals
        pool = [*totals.agents]
        for name in self.left:
            for agent, count in enumerate(TECHNOLOGIES[name].left):
                pool[agent] += count
        _trim(pool, LIMITS[self.population] + totals.deployment, [self.outlook.agent(one) for one in range(len(pool))])
        for agent, count in enumerate(pool):
            self.agents[agent] += count

    def learn(self) -> None:
        """Phase D, with the points of the lowest tracks (PC-9.1, PC-9.2)."""
        totals = self.totals
        pool = [*totals.points]
        for name in self.right:
            for kind, count in enumerate(TECHNOLOGIES[name].right):
                pool[kind] += count
        _trim(pool, LIMITS[self.population] + totals.research, [-height for height in self.research])
        for kind, count in enumerate(pool):
            if count:
                self.study(kind, count)


def _trim(pool: list[int], limit: int, worth: Sequence[float]) -> None:
    """Takes what is worth least out of a pool until it fits."""
    over = sum(pool) - limit
    if over <= 0:
        return
    for place in sorted(range(len(pool)), key=worth.__getitem__):
        dropped = min(pool[place], over)
        pool[place] -= dropped
        over -= dropped
