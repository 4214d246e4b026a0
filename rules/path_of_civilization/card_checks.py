"""What a card file must fulfil (PC-2, PC-3, PC-14). Every fault is one plain line that begins with the card."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from rules.core.errors import UNREADABLE
from rules.path_of_civilization.vocabulary import (
    AGENTS,
    CIVIL,
    FATE,
    GAINS,
    LEADER_TIMINGS,
    TIMINGS,
    TYPES,
    WONDER_TIMINGS,
    effect_faults,
    gains_faults,
)

ERAS = (1, 2, 3)
LEVELS = (0, 1, 2, 3, 4)
CHALLENGE_STANDS = ("3", "5", "7", "9a")
BATTLE_STANDS = ("4", "6", "8", "9b")
LINES = 5
"""The reward lines of a battle (PC-11.5)."""


def faults_of(content: bytes) -> list[str]:
    """What is wrong with the content of a card file of any kind; nothing when it can be played with."""
    try:
        return faults(msgspec.json.decode(content))
    except UNREADABLE as error:
        return [str(error)]


def faults(document: Any) -> list[str]:
    """All that is wrong with the cards of a file, which names its kind by the one field that it has."""
    kinds = [kind for kind in _CARDS if isinstance(document, dict) and kind in document]
    if len(kinds) != 1 or len(document) != 1:
        return [f"a card file has one field, which is one of: {', '.join(_CARDS)}"]
    kind, cards = kinds[0], document[kinds[0]]
    if not isinstance(cards, list) or not cards:
        return [f"{kind}: a list of cards is needed"]
    found: list[str] = []
    names: list[str] = []
    for number, card in enumerate(cards, 1):
        name = card.get("id") if isinstance(card, dict) else None
        if not isinstance(name, str) or not name.startswith(_PREFIX[kind]) or not name.isidentifier():
            found.append(f"card {number} of {kind}: the id is a word that begins with {_PREFIX[kind]}")
            continue
        if name in names:
            found.append(f"{name}: two cards have this id")
        names.append(name)
        found += [f"{name}: {fault}" for fault in _CARDS[kind](card)]
    return found


# --- fields ---------------------------------------------------------------------------------------------------------


def _fields(card: dict[str, Any], *names: str) -> Iterator[str]:
    """Exactly these fields are there, and ``id``."""
    yield from (f"{name!r} is missing" for name in names if name not in card)
    yield from (f"{name!r} is no field of such a card" for name in card if name not in (*names, "id"))


def _number(card: dict[str, Any], name: str, least: int) -> Iterator[str]:
    value = card.get(name, least)
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        yield f"{name}: {value!r} is no number from {least} on"


def _one_of(card: dict[str, Any], name: str, words: tuple[Any, ...]) -> Iterator[str]:
    if name in card and card[name] not in words:
        yield f"{name}: {card[name]!r} is not one of {', '.join(map(str, words))}"


def _inside(name: str, faults: Iterator[str]) -> Iterator[str]:
    return (f"{name}: {fault}" for fault in faults)


# --- kinds of cards -------------------------------------------------------------------------------------------------


def _technology(card: dict[str, Any]) -> Iterator[str]:
    yield from _fields(card, "type", "level", "cost", "vp", "copies", "left", "right", "purchase_bonus")
    yield from _one_of(card, "type", TYPES)
    yield from _one_of(card, "level", LEVELS)
    for name, least in (("cost", 0), ("vp", 0), ("copies", 1)):
        yield from _number(card, name, least)
    for name, words in (("left", AGENTS), ("right", TYPES)):
        yield from _inside(name, _side(card.get(name, []), words))
    yield from _inside("purchase_bonus", gains_faults(card.get("purchase_bonus", [])))


def _side(given: Any, words: tuple[str, ...]) -> Iterator[str]:
    if not isinstance(given, list):
        yield "a list is needed"
        return
    for one in given:
        if not isinstance(one, dict) or set(one) != {"type", "count"}:
            yield "an entry has type and count"
            continue
        yield from _one_of(one, "type", words)
        yield from _number(one, "count", 1)


def _wonder(card: dict[str, Any]) -> Iterator[str]:
    return _market_card(card, WONDER_TIMINGS)


def _leader(card: dict[str, Any]) -> Iterator[str]:
    return _market_card(card, LEADER_TIMINGS)


def _market_card(card: dict[str, Any], timings: tuple[str, ...]) -> Iterator[str]:
    yield from _fields(card, "era", "type", "cost", "vp", "effects")
    yield from _one_of(card, "era", ERAS)
    yield from _one_of(card, "type", TYPES)
    yield from _number(card, "cost", 1)
    yield from _number(card, "vp", 0)
    effects = card.get("effects", [])
    if not isinstance(effects, list):
        yield "effects: a list is needed"
        return
    for number, one in enumerate(effects, 1):
        timing = one.get("timing") if isinstance(one, dict) else None
        if timing not in timings:
            yield f"effect {number}: {timing!r} is no timing (allowed: {', '.join(timings)})"
        else:
            yield from _inside(f"effect {number}", effect_faults(one, TIMINGS[timing], ("timing",)))


def _challenge(card: dict[str, Any]) -> Iterator[str]:
    yield from _fields(card, "slot", "type", "fate", "history")
    yield from _one_of(card, "slot", CHALLENGE_STANDS)
    yield from _one_of(card, "type", CIVIL)
    fate = card.get("fate", [])
    if isinstance(fate, list):
        for number, one in enumerate(fate, 1):
            yield from _inside(f"fate {number}", effect_faults(one, FATE))
    else:
        yield "fate: a list is needed"
    history = card.get("history")
    if not isinstance(history, dict):
        yield "history: an object is needed"
    else:
        yield from _inside("history", _history(history))


def _history(history: dict[str, Any]) -> Iterator[str]:
    if "thresholds" not in history:
        yield from _fields(history, "vp_per_point", "divisor", "bonus")
        yield from _inside("bonus", gains_faults(history.get("bonus"), needed=True))
        yield from _number(history, "divisor", 1)
    else:
        yield from _fields(history, "vp_per_point", "thresholds")
        thresholds = history["thresholds"]
        if not isinstance(thresholds, list) or not all(isinstance(one, dict) for one in thresholds):
            yield "thresholds: a list of objects is needed"
        else:
            for one in thresholds:
                yield from _inside("thresholds", _fields(one, "at_least", "vp"))
                yield from _number(one, "at_least", 1)
                yield from _number(one, "vp", 0)
    yield from _number(history, "vp_per_point", 0)


def _battle(card: dict[str, Any]) -> Iterator[str]:
    yield from _fields(card, "slot", "threat_power", "reward_lines")
    yield from _one_of(card, "slot", BATTLE_STANDS)
    yield from _number(card, "threat_power", 0)
    lines = card.get("reward_lines", [])
    if not isinstance(lines, list) or len(lines) != LINES:
        yield f"reward_lines: a list of {LINES} lines is needed"
        return
    for number, line in enumerate(lines, 1):
        yield from _inside(f"line {number}", gains_faults(line))


def _token(card: dict[str, Any]) -> Iterator[str]:
    yield from _fields(card, "effects")
    yield from gains_faults(card.get("effects"), needed=True)


def _board(card: dict[str, Any]) -> Iterator[str]:
    yield from _fields(card, "priority", "starting_bonus")
    priority = card.get("priority", [])
    if not isinstance(priority, list) or sorted(map(str, priority)) != sorted(TYPES):
        yield "priority: every type stands there once"
    bonus = card.get("starting_bonus", [])
    yield from _inside("starting_bonus", gains_faults(bonus))
    words = [one.get("effect") for one in bonus if isinstance(one, dict)] if isinstance(bonus, list) else []
    yield from (f"starting_bonus: {word} asks for a choice" for word in words if word in GAINS and "choice" in word)


_CARDS: dict[str, Callable[[dict[str, Any]], Iterator[str]]] = {
    "technologies": _technology,
    "wonders": _wonder,
    "leaders": _leader,
    "challenges": _challenge,
    "battles": _battle,
    "philosophy_tokens": _token,
    "boards": _board,
}

_PREFIX = {
    "technologies": "tech_",
    "wonders": "wonder_",
    "leaders": "leader_",
    "challenges": "challenge_",
    "battles": "battle_",
    "philosophy_tokens": "token_",
    "boards": "board_",
}
"""Kind of cards -> what their ids begin with."""
