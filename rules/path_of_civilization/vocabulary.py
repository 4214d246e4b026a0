"""The closed vocabulary of card texts (PC-14): what each word needs, and the values that it becomes.

Every effect of every card is one of the five kinds below. ``rules.path_of_civilization.effects`` carries the gains out,
``...powers`` adds the lasting effects up; there is no code for a single card. A new card needs data only.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args

import msgspec

TYPES: tuple[str, ...] = ("culture", "science", "spirituality", "industry", "military")
"""The card types (PC-1.1), in the order that breaks ties everywhere. Research is counted by these."""

CIVIL: tuple[str, ...] = TYPES[:4]
"""The types that a challenge may ask for (PC-10.10)."""

AGENTS: tuple[str, ...] = ("builder", "ambassador", "philosopher", "sage", "unit")
"""The agents (PC-1.2), in the order of all lists."""

TYPE_OF: dict[str, int] = {word: number for number, word in enumerate(TYPES)}
AGENT_OF: dict[str, int] = {word: number for number, word in enumerate(AGENTS)}

BUILDER, AMBASSADOR, PHILOSOPHER, SAGE, UNIT = range(len(AGENTS))

Counts = tuple[int, ...]
"""Five numbers: by agent (``AGENTS``) or by type (``TYPES``)."""

NONE: Counts = (0, 0, 0, 0, 0)

Target = Literal["wonder", "leader", "philosophy"]
Phase = Literal["deployment", "research", "both"]
Trigger = Literal["buy_technology", "gain_wonder", "advance_philosophy"]
Counter = Literal["cards_of_type", "leaders", "wonders", "philosophy_level", "military_legacy"]
Payment = Literal["agents", "research"]

GainWord = Literal[
    "gain_agents", "gain_agents_choice", "gain_research", "gain_research_choice", "gain_population",
    "gain_military_legacy", "gain_vp", "gain_technology",
]  # fmt: skip
LastingWord = Literal[
    "produce_agents", "produce_research", "reduce_cost", "power_bonus", "history_bonus", "limit_bonus", "whenever",
]  # fmt: skip
FateWord = Literal["exchange", "reward_per", "grant_permanent"]
Timing = Literal["instant", "permanent", "cemetery", "end_of_game"]


class Gain(msgspec.Struct, frozen=True):
    """Something received at once (PC-14.1 to PC-14.8). ``type`` is an agent or a card type, ``types`` those that may be
    chosen from; the last two fields belong to ``gain_technology``."""

    effect: GainWord
    type: str = ""
    types: tuple[str, ...] = ()
    count: int = 0
    max_level: int = 0
    purchase_bonus: bool = False

    @property
    def chooses(self) -> bool:
        """Whether a player decides something when it is carried out."""
        return self.effect in CHOICES


class Lasting(msgspec.Struct, frozen=True):
    """A continuous effect (PC-14.10 to PC-14.16): of a living leader, of one in the cemetery, or granted to all."""

    effect: LastingWord
    type: str = ""
    types: tuple[str, ...] = ()
    count: int = 0
    target: Target | Literal[""] = ""
    phase: Phase | Literal[""] = ""
    trigger: Trigger | Literal[""] = ""
    then: tuple[Gain, ...] = ()


class Final(msgspec.Struct, frozen=True):
    """Points at the end of the game: ``vp`` for each ``divisor`` of what is counted, at most ``max_vp`` (PC-14.17)."""

    effect: Literal["score_per"]
    counter: Counter
    divisor: int
    vp: int
    types: tuple[str, ...] = ()
    max_vp: int | None = None


class Price(msgspec.Struct, frozen=True):
    """A part of what an exchange costs."""

    pay: Payment
    type: str
    count: int


class Fate(msgspec.Struct, frozen=True):
    """The upper half of a challenge (PC-14.18 to PC-14.20). An ``exchange`` uses ``pay``, ``gain`` and ``max_times``, a
    ``reward_per`` all but ``pay`` and ``then``, ``grant_permanent`` only ``then``; without ``max_times`` it is done any
    number of times."""

    effect: FateWord
    pay: tuple[Price, ...] = ()
    gain: tuple[Gain, ...] = ()
    max_times: int | None = None
    counter: Counter | Literal[""] = ""
    types: tuple[str, ...] = ()
    divisor: int = 1
    then: tuple[Lasting, ...] = ()


class Printed(msgspec.Struct, frozen=True):
    """An effect of a wonder or leader with its timing, as it is printed."""

    timing: Timing
    effect: Gain | Lasting | Final


# --- what a word needs ----------------------------------------------------------------------------------------------

Needs = Mapping[str, str]
"""Field -> the kind of its value (:func:`_value_fault`); a kind that ends in ``?`` may be left out or ``null``."""

GAINS: dict[str, Needs] = {
    "gain_agents": {"type": "agent", "count": "count"},
    "gain_agents_choice": {"types": "agents", "count": "count"},
    "gain_research": {"type": "type", "count": "count"},
    "gain_research_choice": {"types": "types", "count": "count"},
    "gain_population": {"count": "count"},
    "gain_military_legacy": {"count": "count"},
    "gain_vp": {"count": "count"},
    "gain_technology": {"max_level": "level", "purchase_bonus": "flag"},
}

CHOICES = frozenset({"gain_agents_choice", "gain_research_choice", "gain_technology"})
"""The gains with a choice inside."""

LASTING: dict[str, Needs] = {
    "produce_agents": {"type": "agent", "count": "count"},
    "produce_research": {"type": "type", "count": "count"},
    "reduce_cost": {"target": "target", "count": "count"},
    "power_bonus": {"count": "count"},
    "history_bonus": {"types": "civil types", "count": "count"},
    "limit_bonus": {"phase": "phase", "count": "count"},
    "whenever": {"trigger": "trigger", "then": "gains"},
}

COUNTED: Needs = {"counter": "counter", "types": "types?", "divisor": "count"}

FINAL: dict[str, Needs] = {"score_per": {**COUNTED, "vp": "count", "max_vp": "count?"}}

FATE: dict[str, Needs] = {
    "exchange": {"pay": "prices", "gain": "gains", "max_times": "count?"},
    "reward_per": {**COUNTED, "gain": "gains", "max_times": "count?"},
    "grant_permanent": {"then": "lasting"},
}

TIMINGS: dict[str, dict[str, Needs]] = {
    "instant": GAINS,
    "permanent": LASTING,
    "cemetery": LASTING,
    "end_of_game": FINAL,
}
"""Timing -> the words that it takes."""

WONDER_TIMINGS = ("instant", "end_of_game")
LEADER_TIMINGS = tuple(TIMINGS)

_WORDS: dict[str, tuple[str, ...]] = {
    "agent": AGENTS,
    "agents": AGENTS,
    "type": TYPES,
    "types": TYPES,
    "civil types": CIVIL,
    "target": get_args(Target),
    "phase": get_args(Phase),
    "trigger": get_args(Trigger),
    "counter": get_args(Counter),
    "payment": get_args(Payment),
}
"""Kind of a value -> the words that it may be, or that a list of it may hold."""

_LISTS = ("agents", "types", "civil types")
_MANY: dict[str, dict[str, Needs]] = {"gains": GAINS, "lasting": LASTING}
_TOP_LEVEL = 4


def effect_faults(given: Any, words: Mapping[str, Needs], beside: Sequence[str] = ()) -> Iterator[str]:
    """What is wrong with one effect of a card file, where these ``words`` are allowed; ``beside`` are fields that may
    stand there besides."""
    if not isinstance(given, dict):
        yield "an effect is an object"
        return
    word = given.get("effect")
    if not isinstance(word, str) or word not in words:
        anywhere = any(word == known for kind in (GAINS, LASTING, FINAL, FATE) for known in kind)
        yield f"{word!r} {'is not allowed here' if anywhere else 'is no effect word'} (allowed: {', '.join(words)})"
        return
    needs = words[word]
    for name in given:
        if name not in needs and name != "effect" and name not in beside:
            yield f"{word}: {name!r} does not belong to it"
    for name, kind in needs.items():
        if given.get(name) is None:
            if not kind.endswith("?"):
                yield f"{word}: {name!r} is missing"
        else:
            yield from (f"{word}: {name}: {fault}" for fault in _value_faults(given[name], kind.removesuffix("?")))
    if "counter" in needs and (given.get("counter") == "cards_of_type") != bool(given.get("types")):
        yield f"{word}: 'types' goes with the counter cards_of_type, and only with that"


def gain_faults(gain: Gain) -> Iterator[str]:
    """What is wrong with a gain that was not read from a card file."""
    usual = {field.name: field.default for field in msgspec.structs.fields(Gain)}
    needed = GAINS.get(gain.effect, {})
    plain: dict[str, Any] = {"effect": gain.effect}
    for name, value in msgspec.structs.asdict(gain).items():
        if name in needed or value != usual[name]:
            plain[name] = list(value) if isinstance(value, tuple) else value
    return effect_faults(plain, GAINS)


def gains_faults(given: Any, needed: bool = False) -> Iterator[str]:
    """What is wrong with a list of gains."""
    return _many_faults(given, GAINS, needed)


def _many_faults(given: Any, words: Mapping[str, Needs], needed: bool) -> Iterator[str]:
    if not isinstance(given, list) or (needed and not given):
        yield "a list of effects is needed"
        return
    for number, one in enumerate(given, 1):
        yield from (f"effect {number}: {fault}" for fault in effect_faults(one, words))


def _value_faults(value: Any, kind: str) -> Iterator[str]:
    """What is wrong with a value that should be of this kind."""
    if kind == "count":
        if not _is_number(value) or value < 1:
            yield f"{value!r} is no number from 1 on"
    elif kind == "level":
        if not _is_number(value) or not 1 <= value <= _TOP_LEVEL:
            yield f"{value!r} is no level from 1 to {_TOP_LEVEL}"
    elif kind == "flag":
        if not isinstance(value, bool):
            yield f"{value!r} is neither true nor false"
    elif kind in _MANY:
        yield from _many_faults(value, _MANY[kind], True)
    elif kind == "prices":
        yield from _prices_faults(value)
    elif kind in _LISTS:
        if not isinstance(value, list) or not value or len({*map(str, value)}) < len(value):
            yield "a list of different words is needed"
        else:
            yield from (fault for one in value for fault in _word_faults(one, kind))
    else:
        yield from _word_faults(value, kind)


def _word_faults(value: Any, kind: str) -> Iterator[str]:
    if value not in _WORDS[kind]:
        yield f"{value!r} is not one of {', '.join(_WORDS[kind])}"


def _prices_faults(value: Any) -> Iterator[str]:
    if not isinstance(value, list) or not value:
        yield "a list of payments is needed"
        return
    for one in value:
        if not isinstance(one, dict) or set(one) != {"pay", "type", "count"}:
            yield "a payment has pay, type and count"
            continue
        yield from _word_faults(one["pay"], "payment")
        yield from _word_faults(one["type"], "agent" if one["pay"] == "agents" else "type")
        yield from _value_faults(one["count"], "count")


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
