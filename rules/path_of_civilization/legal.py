"""Whom a window concerns and how each of them may answer it (PC-16), in the canonical order of ``...actions``."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from rules.path_of_civilization import actions, powers
from rules.path_of_civilization.actions import MOST, PASSING, READY, SIDE, CivAction, sorted_cards
from rules.path_of_civilization.cards import BOARDS, CHALLENGES, RESEARCH_MAX, TOKENS, Challenge
from rules.path_of_civilization.effects import is_asked
from rules.path_of_civilization.state import CLAIMS, PASS, Civilization, CivPublic, CivState, Kind
from rules.path_of_civilization.vocabulary import AGENT_OF, NONE, TYPE_OF, Counts, Fate, Gain

MOST_TOGETHER = 24
"""Where several exchanges of a challenge are used, each is used so often at most: it bounds the answers, and no tray
is ever so full. One alone is used as often as it can be paid."""


def list_actions(state: CivState, seat: int) -> Sequence[CivAction]:
    """All legal actions of a seat: also those that change what it has decided (PC-16.2)."""
    window = state.window
    if window is None or seat not in window.seats:
        return ()
    if window.kind in CLAIMS:
        return claim_actions(state, seat)
    found = answers(state, seat)
    return () if seat in window.decided and len(found) == 1 else found


# --- whom a window concerns -----------------------------------------------------------------------------------------


def concerned(public: CivPublic, kind: Kind) -> tuple[int, ...]:
    """The seats that such a window concerns now; nobody else is asked (PC-16.1)."""
    if kind == "board":
        return public.choosing[:1]
    return tuple([seat for seat in range(public.seats) if _is_concerned(public, seat, kind)])


def _is_concerned(public: CivPublic, seat: int, kind: Kind) -> bool:
    match kind:
        case "deploy":
            return sum(powers.deployment_pool(public, seat)) > powers.limit(public, seat, "deployment")
        case "study":
            return sum(powers.research_pool(public, seat)) > powers.limit(public, seat, "research")
        case "token":
            return seat in public.advanced and bool(public.levels[public.civilizations[seat].philosophy - 1].offered)
        case "benefit":
            tokens = powers.benefits(public, seat) if seat in public.advanced else []
            return len(tokens) > 1 or any(gain.chooses for token in tokens for gain in TOKENS[token].gains)
        case "wonder" | "leader":
            return bool(powers.affordable_cards(public, seat, kind))
        case "buy":
            return bool(powers.affordable_technologies(public, seat))
        case "fate":
            return public.challenge is not None and len(fates(public.civilizations[seat], public.challenge)) > 1
        case "choice":
            return bool(public.due[seat]) and is_asked(public, public.due[seat][0].gain)
    return True


# --- how they may answer --------------------------------------------------------------------------------------------


def answers(public: CivPublic, seat: int) -> Sequence[CivAction]:
    """The answers to the open window of a seat that it concerns. Only what everybody knows is looked at. (Claims take
    several steps: :func:`claim_actions`.)"""
    assert public.window is not None
    own = public.civilizations[seat]
    match public.window.kind:
        case "board":
            taken = [other.board for other in public.civilizations]
            return [actions.board(name) for name in BOARDS if name not in taken]
        case "plan":
            return plans(sorted_cards(own.hand))
        case "deploy":
            pool = powers.deployment_pool(public, seat)
            return [actions.deploy(kept) for kept in selections(pool, powers.limit(public, seat, "deployment"))]
        case "study":
            pool = powers.research_pool(public, seat)
            return [actions.study(kept) for kept in selections(pool, powers.limit(public, seat, "research"))]
        case "token":
            return [actions.token(name) for name in sorted_cards(public.levels[own.philosophy - 1].offered)]
        case "benefit":
            return [actions.benefit(name) for name in sorted_cards(powers.benefits(public, seat))]
        case "buy":
            return [actions.buy(name) for name in powers.affordable_technologies(public, seat)]
        case "fate":
            assert public.challenge is not None
            return fates(own, public.challenge)
    return choices(public, public.due[seat][0].gain)


def choices(public: CivPublic, gain: Gain) -> Sequence[CivAction]:
    """The ways to choose inside an effect."""
    match gain.effect:
        case "gain_agents_choice":
            return [actions.agents(one) for one in spreads(_places(gain.types, AGENT_OF), gain.count)]
        case "gain_research_choice":
            return [actions.points(one) for one in spreads(_places(gain.types, TYPE_OF), gain.count)]
    return [actions.take(name) for name in powers.free_technologies(public, gain.max_level)]


def claim_actions(state: CivState, seat: int) -> Sequence[CivAction]:
    """What a seat may wish for (PC-8.3, PC-8.8). What would change nothing is no action."""
    assert state.window is not None
    kind, wishes = state.window.kind, state.wishes[seat]
    cards = sorted_cards(powers.affordable_cards(state, seat, kind))
    found: list[CivAction] = [actions.claim(card) for card in cards if wishes != (card,)]
    if wishes and wishes != (PASS,):
        found += [actions.also(card) for card in cards if card not in wishes]
    if wishes != (PASS,):
        found.append(PASSING)
    if seat not in state.window.decided:
        found.append(READY)
    return found


def _places(words: Sequence[str], numbers: dict[str, int]) -> tuple[int, ...]:
    return tuple(sorted(numbers[word] for word in words))


@lru_cache(maxsize=4096)
def plans(hand: tuple[str, ...]) -> tuple[CivAction, ...]:
    """Two cards left, two right, of a sorted hand (PC-6.1); equal cards are the same. Sorted cards: sorted plans."""
    found = []
    for left in dict.fromkeys(combinations(hand, SIDE)):
        rest = list(hand)
        for card in left:
            rest.remove(card)
        found += [actions.plan(left, right) for right in dict.fromkeys(combinations(rest, SIDE))]
    return tuple(found)


@lru_cache(maxsize=4096)
def selections(pool: Counts, size: int) -> tuple[Counts, ...]:
    """The ways to take exactly so many out of a pool (PC-6.6, PC-9.2), much of the first kinds first; the whole pool
    where it is no larger."""
    if sum(pool) <= size:
        return (pool,)
    return tuple(_selections(pool, size))


def _selections(pool: Counts, size: int) -> Iterator[Counts]:
    if not pool:
        if size == 0:
            yield ()
        return
    for count in range(min(pool[0], size), -1, -1):
        if sum(pool[1:]) >= size - count:
            yield from ((count, *rest) for rest in _selections(pool[1:], size - count))


@lru_cache(maxsize=1024)
def spreads(places: tuple[int, ...], count: int) -> tuple[Counts, ...]:
    """The ways to distribute so many over these places of five (PC-14.2, PC-14.4)."""
    return selections(tuple([count if place in places else 0 for place in range(len(NONE))]), count)


# --- exchanges ------------------------------------------------------------------------------------------------------


def fates(own: Civilization, challenge: Challenge) -> Sequence[CivAction]:
    """How often each exchange may be used, one after the other in their printed order (PC-10.3)."""
    return _fates(challenge.id, own.agents, own.research)


@lru_cache(maxsize=1024)
def _fates(name: str, agents: Counts, research: Counts) -> tuple[CivAction, ...]:
    return tuple(actions.fate(times) for times in _times(CHALLENGES[name].exchanges, agents, research))


def _times(exchanges: Sequence[Fate], agents: Counts, research: Counts, most: int = MOST) -> Iterator[tuple[int, ...]]:
    """Each exchange is used ``most`` times at most. What is gained by choice pays for nothing here: nobody has chosen
    yet."""
    if not exchanges:
        yield ()
        return
    exchange = exchanges[0]
    for number in range(min(most, MOST if exchange.max_times is None else exchange.max_times) + 1):
        beside = most if not number else MOST_TOGETHER if number <= MOST_TOGETHER else 0
        yield from ((number, *rest) for rest in _times(exchanges[1:], agents, research, beside))
        paid = _exchanged(exchange, list(agents), list(research))
        if paid is None:
            return
        agents, research = paid


def _exchanged(exchange: Fate, agents: list[int], research: list[int]) -> tuple[Counts, Counts] | None:
    """What a player holds after one more exchange; ``None`` where it cannot be paid."""
    for price in exchange.pay:
        held, place = (agents, AGENT_OF[price.type]) if price.pay == "agents" else (research, TYPE_OF[price.type])
        held[place] -= price.count
        if held[place] < 0:
            return None
    for gain in exchange.gain:
        if gain.effect == "gain_agents":
            place = AGENT_OF[gain.type]
            agents[place] = min(MOST, agents[place] + gain.count)
        elif gain.effect == "gain_research":
            place = TYPE_OF[gain.type]
            research[place] = min(RESEARCH_MAX, research[place] + gain.count)
    return tuple(agents), tuple(research)
