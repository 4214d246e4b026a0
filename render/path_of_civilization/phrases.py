"""Effects, costs and whole cards in words: every word of the closed vocabulary (PC-14) has its phrase.

A phrase says an amount or an effect without a full stop, so that phrases stand in lists, behind a timing, or alone.
"""

from collections.abc import Iterable, Sequence

from render.words.text import Texts
from rules.path_of_civilization.cards import (
    BATTLES,
    BOARDS,
    CHALLENGES,
    EARLIER_WONDERS,
    LEADERS,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
    Battle,
    Board,
    Challenge,
    Leader,
    Technology,
    Token,
    Wonder,
)
from rules.path_of_civilization.vocabulary import (
    AGENTS,
    CIVIL,
    TYPES,
    Counts,
    Fate,
    Final,
    Gain,
    Lasting,
    Price,
    Printed,
)

PREFIX = "pc"

Card = Technology | Wonder | Leader | Challenge | Battle | Token | Board

CARDS: dict[str, Card] = {**TECHNOLOGIES, **WONDERS, **LEADERS, **CHALLENGES, **BATTLES, **TOKENS, **BOARDS}
"""Every card that has a name, by id; boards and benefit tokens among them."""


def name_of(texts: Texts, card: str) -> str:
    """What a card is called."""
    return texts.word(PREFIX, card)


# --- amounts --------------------------------------------------------------------------------------------------------


def agents(texts: Texts, kind: str, count: int) -> str:
    """So many agents of one kind."""
    return texts.t("pc-gain-agents", agent=f"@{kind}", count=count)


def research(texts: Texts, kind: str, count: int) -> str:
    """So much research of one type."""
    return texts.t("pc-gain-research", type=f"@{kind}", count=count)


def agents_of(texts: Texts, counts: Counts) -> str:
    """Agents of several kinds, in the order of all lists; "nothing" where there are none."""
    return _listed(texts, [agents(texts, kind, count) for kind, count in zip(AGENTS, counts, strict=True) if count])


def research_of(texts: Texts, counts: Counts) -> str:
    """Research of several types, where it is clear that it is research."""
    words = [f"@research_{kind}" for kind, count in zip(TYPES, counts, strict=True) for _ in range(count)]
    return texts.t("pc-list", item_list=words) if words else texts.t("pc-nothing")


def _listed(texts: Texts, parts: Sequence[str]) -> str:
    return texts.enumerate(parts) or texts.t("pc-nothing")


def price(texts: Texts, one: Price) -> str:
    """A part of what an exchange costs."""
    return agents(texts, one.type, one.count) if one.pay == "agents" else research(texts, one.type, one.count)


def gain(texts: Texts, one: Gain) -> str:
    """Something received (PC-14.1 to PC-14.8)."""
    match one.effect:
        case "gain_agents":
            return agents(texts, one.type, one.count)
        case "gain_agents_choice" if set(AGENTS) <= set(one.types):
            return texts.t("pc-gain-agents-choice", count=one.count)
        case "gain_agents_choice":
            return texts.t("pc-gain-agents-choice-of", count=one.count, agents=_words(one))
        case "gain_research":
            return research(texts, one.type, one.count)
        case "gain_research_choice" if set(TYPES) <= set(one.types):
            return texts.t("pc-gain-research-choice", count=one.count)
        case "gain_research_choice":
            return texts.t("pc-gain-research-choice-of", count=one.count, types=_words(one))
        case "gain_population":
            return texts.t("pc-gain-population", count=one.count)
        case "gain_military_legacy":
            return texts.t("pc-gain-legacy", count=one.count)
        case "gain_vp":
            return texts.t("pc-gain-vp", count=one.count)
    return texts.t("pc-gain-free-technology", level=roman(texts, one.max_level), bonus=one.purchase_bonus)


def _words(one: Gain | Lasting | Final | Fate) -> list[str]:
    """The agents or types that an effect names, as words of the glossary."""
    return [f"@{kind}" for kind in one.types]


def gains(texts: Texts, given: Iterable[Gain]) -> str:
    """Several things received together; "nothing" where there are none."""
    return _listed(texts, [gain(texts, one) for one in given])


def roman(texts: Texts, level: int) -> str:
    """The number of a level as it is printed."""
    return texts.t("pc-roman", level=level)


# --- effects --------------------------------------------------------------------------------------------------------


def effect(texts: Texts, one: Gain | Lasting | Final) -> str:
    """An effect of a card, without its timing."""
    if isinstance(one, Gain):
        return gain(texts, one)
    return lasting(texts, one) if isinstance(one, Lasting) else final(texts, one)


def lasting(texts: Texts, one: Lasting) -> str:
    """A continuous effect (PC-14.10 to PC-14.16)."""
    match one.effect:
        case "produce_agents":
            return texts.t("pc-does-produce-agents", gain=agents(texts, one.type, one.count))
        case "produce_research":
            return texts.t("pc-does-produce-research", gain=research(texts, one.type, one.count))
        case "reduce_cost":
            return texts.t("pc-does-reduce-cost", target=one.target, count=one.count)
        case "power_bonus":
            return texts.t("pc-does-power-bonus", count=one.count)
        case "history_bonus" if set(CIVIL) <= set(one.types):
            return texts.t("pc-does-history-bonus-all", count=one.count)
        case "history_bonus":
            return texts.t("pc-does-history-bonus", count=one.count, types=_words(one))
        case "limit_bonus":
            return texts.t("pc-does-limit-bonus", phase=one.phase, count=one.count)
    trigger = one.trigger.replace("_", "-")
    return texts.t("pc-does-whenever", trigger=trigger, gain=gains(texts, one.then))


def final(texts: Texts, one: Final) -> str:
    """What counts at the end of the game (PC-14.17)."""
    return texts.t("pc-scores-per", vp=one.vp, per=per(texts, one), most=one.max_vp)


def fate(texts: Texts, one: Fate) -> str:
    """An effect of the upper half of a challenge (PC-14.18 to PC-14.20)."""
    match one.effect:
        case "exchange":
            paid = texts.enumerate([price(texts, part) for part in one.pay])
            return texts.t("pc-exchange", paid=paid, gain=gains(texts, one.gain), most=one.max_times)
        case "reward_per":
            return texts.t("pc-rewards-per", gain=gains(texts, one.gain), per=per(texts, one), most=one.max_times)
    return texts.t("pc-grants", effects=texts.enumerate([lasting(texts, part) for part in one.then]))


def per(texts: Texts, one: Final | Fate) -> str:
    """What is counted, and how many of it count once."""
    return texts.t("pc-per", counter=one.counter.replace("_", "-"), divisor=one.divisor, types=_words(one))


def printed(texts: Texts, effects: Sequence[Printed]) -> list[str]:
    """The effects of a wonder or leader behind their timings, those of one timing together."""
    timed: dict[str, list[str]] = {}
    for one in effects:
        timed.setdefault(one.timing, []).append(effect(texts, one.effect))
    return [
        texts.t(f"pc-timing-{timing.replace('_', '-')}", effects=texts.enumerate(parts))
        for timing, parts in timed.items()
    ]


def in_short(texts: Texts, card: Wonder | Leader) -> str:
    """All that a wonder or leader does, on one line."""
    return texts.sentences([texts.t("pc-card-effect", effect=one) for one in printed(texts, card.printed)]) or texts.t(
        "pc-card-no-effect"
    )


# --- whole cards ----------------------------------------------------------------------------------------------------


def card_text(texts: Texts, card: str) -> list[str]:
    """A card in full, as lines of Discord markdown. Raises ``KeyError`` for an id that no card has."""
    found = CARDS[card]
    name = name_of(texts, card)
    if isinstance(found, Technology):
        return _technology(texts, found, name)
    if isinstance(found, Wonder | Leader):
        lines = [*_great(texts, found, name), *_as_before(texts, card)]
    elif isinstance(found, Challenge):
        lines = _challenge(texts, found, name)
    elif isinstance(found, Battle):
        number = int(found.stand[0])
        lines = [texts.t("pc-card-battle", name=name, number=number, power=found.threat)]
        for rank, line in enumerate(found.lines, 1):
            lines.append(texts.t("pc-card-line", number=rank, gains=gains(texts, line)))
        lines.append(texts.t("pc-card-lines"))
    elif isinstance(found, Token):
        lines = [texts.t("pc-card-token", name=name, gains=gains(texts, found.gains))]
    else:
        lines = [texts.t("pc-card-board", name=name, gains=gains(texts, found.bonus))]
        lines.append(texts.t("pc-card-priority", type_list=[f"@{kind}" for kind in found.priority]))
    return [*lines, texts.t("pc-card-original")]


def _technology(texts: Texts, card: Technology, name: str) -> list[str]:
    lines = [texts.t("pc-card-technology", name=name, type=f"@{card.type}", level=card.level, vp=card.vp)]
    sides = {"left": agents_of(texts, card.left), "right": research_of(texts, card.right)}
    if card.level:
        lines.append(texts.t("pc-card-cost-technology", type=f"@{card.type}", count=card.cost, copies=card.copies))
    lines.append(texts.t("pc-card-sides", **sides))
    return [*lines, *([texts.t("pc-card-bonus", gains=gains(texts, card.bonus))] if card.bonus else [])]


def _great(texts: Texts, card: Wonder | Leader, name: str) -> list[str]:
    facts = {"name": name, "type": f"@{card.type}", "era": card.era, "vp": card.vp}
    wonder = isinstance(card, Wonder)
    return [
        texts.t("pc-card-wonder", **facts) if wonder else texts.t("pc-card-leader", **facts),
        texts.t("pc-card-cost-wonder" if wonder else "pc-card-cost-leader", count=card.cost),
        in_short(texts, card),
    ]


def _as_before(texts: Texts, card: str) -> list[str]:
    """What a wonder does in games that began under earlier versions of the rules, where that was something else."""
    return [
        texts.t("pc-card-earlier", version=version, effect=in_short(texts, wonders[card]))
        for version, wonders in EARLIER_WONDERS.items()
        if card in wonders
    ]


def _challenge(texts: Texts, card: Challenge, name: str) -> list[str]:
    lines = [texts.t("pc-card-challenge", name=name, type=f"@{card.type}", number=int(card.stand[0]))]
    lines += [texts.t("pc-card-fate", effects=fate(texts, one)) for one in card.fate]
    if card.thresholds:
        reached = [texts.t("pc-card-threshold", count=count, vp=vp) for count, vp in card.thresholds]
        lines.append(texts.t("pc-card-history-last", threshold_list=reached))
    else:
        lines.append(texts.t("pc-card-history", divisor=card.divisor, gain=gains(texts, card.bonus)))
    return lines
