"""What helps to choose in Path of Civilization: what an answer costs, what one has, and what it brings.

Made from the planner's own observation, so that nothing is told that was not known.
"""

from collections.abc import Sequence

from render.path_of_civilization import phrases
from render.path_of_civilization.phrases import agents_of, gains, research_of
from render.path_of_civilization.words import winner_of
from render.words.text import Texts
from rules.core.contract import Action, Choice
from rules.path_of_civilization.actions import (
    Agents,
    Also,
    Benefit,
    Board,
    Buy,
    Claim,
    Deploy,
    Fate,
    Plan,
    Points,
    Study,
    Take,
    Token,
)
from rules.path_of_civilization.cards import (
    BOARDS,
    MULTIPLIERS,
    RESEARCH_MAX,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
    has_priority,
)
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.powers import (
    cost_of,
    deployment_pool,
    limit,
    payer_of,
    research_pool,
)
from rules.path_of_civilization.state import PASS, Kind
from rules.path_of_civilization.vocabulary import AGENTS, TYPE_OF, TYPES, Counts


def hint(texts: Texts, observation: CivObservation, choice: Choice, action: Action) -> str:
    """What the observation adds to ``choice``, which leads to ``action``; empty for spectators."""
    seat = observation.viewer
    if seat is None:
        return ""
    match action:
        case Plan() if choice.question == "pc-left":
            return project_agents(texts, observation, seat, action.left)
        case Plan():
            return project(texts, observation, seat, action)
        case Deploy(agents=kept):
            return _left_out(texts, agents_of, deployment_pool(observation, seat), kept)
        case Study(points=kept):
            return _study(texts, observation, seat, kept)
        case Token(token=token):
            return gains(texts, TOKENS[token].gains)
        case Benefit(token=token):
            times = MULTIPLIERS[observation.civilizations[seat].philosophy]
            return texts.t("pc-hint-benefit", count=times, gains=gains(texts, TOKENS[token].gains))
        case Also():
            return ""
        case Claim(card=card):
            return _claim(texts, observation, seat, card)
        case Buy(technology=card):
            return _purchase(texts, observation, seat, card)
        case Take(technology=card):
            return _taken(texts, observation, card)
        case Fate(times=times):
            return _fate(texts, observation, times)
        case Points(points=points):
            return _raised(texts, observation.civilizations[seat].research, points)
        case Agents(agents=counts):
            return _held(texts, observation.civilizations[seat].agents, counts)
        case Board(board=board):
            return gains(texts, BOARDS[board].bonus)
    return ""


# --- the project ----------------------------------------------------------------------------------------------------


def project_agents(texts: Texts, observation: CivObservation, seat: int, left: Sequence[str]) -> str:
    """The agents that a left side makes, together with what the leaders make, against the limit."""
    pool = _pool(deployment_pool(observation, seat), [TECHNOLOGIES[card].left for card in left])
    most = limit(observation, seat, "deployment")
    return texts.t("pc-hint-agents", count=sum(pool), agents=agents_of(texts, pool), over=sum(pool) > most, limit=most)


def project(texts: Texts, observation: CivObservation, seat: int, plan: Plan) -> str:
    """The sum of a whole project: agents and research against their limits, and what becomes ancient (PC-6). Of which
    types the research is stands on the cards, and in the picture."""
    made = _pool(deployment_pool(observation, seat), [TECHNOLOGIES[card].left for card in plan.left])
    found = _pool(research_pool(observation, seat), [TECHNOLOGIES[card].right for card in plan.right])
    rest = list(observation.civilizations[seat].hand)
    for card in (*plan.left, *plan.right):  # a hand may hold a technology twice
        rest.remove(card)
    room, most = limit(observation, seat, "deployment"), limit(observation, seat, "research")
    sides = [
        texts.t(
            "pc-hint-left",
            cards=_words(texts, plan.left),
            count=sum(made),
            agents=agents_of(texts, made),
            over=sum(made) > room,
            limit=room,
        ),
        texts.t(
            "pc-hint-right",
            cards=_words(texts, plan.right),
            count=sum(found),
            over=sum(found) > most,
            limit=most,
        ),
    ]
    lost = [texts.t("pc-hint-discarded", cards=_words(texts, rest))] if rest else []
    return texts.sentences([*sides, *lost])


def _words(texts: Texts, cards: Sequence[str]) -> list[str]:
    """The names of the cards; of two equal ones that they are two."""
    if len(cards) > 1 and len(set(cards)) == 1:
        return [texts.t("pc-two-alike", card=f"@{cards[0]}")]
    return [f"@{card}" for card in cards]


def _pool(produced: Counts, sides: Sequence[Counts]) -> Counts:
    """What cards make together with what is made without them: in phase A nothing has been played yet."""
    return tuple(map(sum, zip(produced, *sides, strict=True)))


def outlook(texts: Texts, before: CivObservation, after: CivObservation, names: Sequence[str]) -> str:
    """What comes of new wishes as things stand; empty for other plans, of which the answer itself says it."""
    if after.viewer is None or not after.wishes or after.wishes == before.wishes:
        return ""
    return _wishes(texts, after, after.viewer, names)


def _wishes(texts: Texts, observation: CivObservation, seat: int, names: Sequence[str]) -> str:
    """What the newest wish costs and brings and, where intentions are seen, which wish would be gained now."""
    newest = observation.wishes[-1]
    if newest == PASS:
        return ""
    told = [texts.t("pc-outlook-card", card=f"@{newest}", claim=_claim(texts, observation, seat, newest))]
    window = observation.window
    meant = window.intentions[seat] if window is not None and window.intentions else ""
    winner = winner_of(observation, meant)
    if winner == seat:
        told.append(texts.t("pc-outlook-gains", card=f"@{meant}"))
    elif winner is not None:
        told.append(texts.t("pc-outlook-second", card=f"@{meant}", name=names[winner]))
    return texts.sentences(told)


# --- limits ---------------------------------------------------------------------------------------------------------


def _left_out(texts: Texts, said: object, pool: Counts, kept: Counts) -> str:
    lost = tuple(there - chosen for there, chosen in zip(pool, kept, strict=True))
    assert callable(said)
    return texts.t("pc-hint-left-out", what=said(texts, lost))


def _study(texts: Texts, observation: CivObservation, seat: int, kept: Counts) -> str:
    """What is not gained, and what is lost at the end of a track (PC-9.4)."""
    own = observation.civilizations[seat].research
    lost = tuple(max(0, height + points - RESEARCH_MAX) for height, points in zip(own, kept, strict=True))
    if any(lost):
        return texts.t("pc-hint-lost", what=research_of(texts, lost))
    return _left_out(texts, research_of, research_pool(observation, seat), kept)


def _raised(texts: Texts, own: Counts, points: Counts) -> str:
    """Where the tracks will stand."""
    return texts.enumerate(
        [
            texts.t("pc-hint-track", type=f"@{kind}", number=height, then=min(RESEARCH_MAX, height + more))
            for kind, height, more in zip(TYPES, own, points, strict=True)
            if more
        ]
    )


def _held(texts: Texts, own: Counts, counts: Counts) -> str:
    """What will lie in the trays."""
    then = tuple(there + more if more else 0 for there, more in zip(own, counts, strict=True))
    return texts.t("pc-hint-then", what=agents_of(texts, then))


# --- purchases ------------------------------------------------------------------------------------------------------


def _claim(texts: Texts, observation: CivObservation, seat: int, card: str) -> str:
    """What a wonder or leader costs, what one has, what it is worth and does, and who would come before (PC-8.6)."""
    found = observation.great(card)
    kind: Kind = "wonder" if card in WONDERS else "leader"
    payer = payer_of(kind)
    cost, held = cost_of(observation, seat, card), observation.civilizations[seat].agents[payer]
    told = texts.t(
        "pc-hint-claim",
        agent=f"@{AGENTS[payer]}",
        count=cost,
        held=held,
        all=cost == held,
        vp=found.vp,
        effects=phrases.in_short(texts, found),
    )
    return texts.t("pc-hint-behind", claim=told) if _is_behind(observation, seat, card) else told


def _is_behind(observation: CivObservation, seat: int, card: str) -> bool:
    """Whether another player who means the card comes before this seat."""
    winner = winner_of(observation, card)
    boards = [own.board for own in observation.civilizations]
    return winner is not None and winner != seat and has_priority(boards[winner], boards[seat], card)


def _purchase(texts: Texts, observation: CivObservation, seat: int, card: str) -> str:
    """What a technology costs, what one has, what it is worth, its bonus, and how many are left."""
    found = TECHNOLOGIES[card]
    held = observation.civilizations[seat].research[TYPE_OF[found.type]]
    return texts.t(
        "pc-hint-buy",
        type=f"@{found.type}",
        count=found.cost,
        held=held,
        all=found.cost == held,
        vp=found.vp,
        gains=gains(texts, found.bonus),
        left=observation.copies(card),
    )


def _taken(texts: Texts, observation: CivObservation, card: str) -> str:
    """What a free technology is worth, and its bonus where the card that gives it says so (PC-14.8)."""
    found, seat = TECHNOLOGIES[card], observation.viewer or 0
    due = observation.due[seat]
    bonus = bool(due) and due[0].gain.purchase_bonus
    return texts.t("pc-hint-take", vp=found.vp, bonus=bonus, gains=gains(texts, found.bonus))


def _fate(texts: Texts, observation: CivObservation, times: Sequence[int]) -> str:
    """All that the exchanges cost and bring."""
    challenge = observation.challenge
    if challenge is None:
        return ""
    parts = [
        texts.t(
            "pc-hint-exchange",
            count=count,
            paid=texts.enumerate([phrases.price(texts, one) for one in exchange.pay]),
            gain=gains(texts, exchange.gain),
        )
        for count, exchange in zip(times, challenge.exchanges, strict=True)
        if count
    ]
    return texts.enumerate(parts)
