"""Effects in the icon language: every word of the closed vocabulary as a row of signs (PC-14)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from render.core.palette import INK
from render.path_of_civilization.colours import TYPE_COLOURS
from render.path_of_civilization.icons import LEVELS
from render.path_of_civilization.signs import GAP, POINTS, THEN, Sign, Signs, timing, word
from rules.path_of_civilization.vocabulary import AGENTS, CIVIL, TYPES, Fate, Gain, Lasting, Printed
from rules.path_of_civilization.vocabulary import Final as Score

LEGACY: Final = Sign("glyph", "legacy", TYPE_COLOURS["military"])
PHILOSOPHY: Final = Sign("glyph", "philosopher", TYPE_COLOURS["spirituality"])
POPULATION: Final = Sign("glyph", "population")
HISTORY: Final = Sign("glyph", "history")
POWER: Final = Sign("glyph", "swords")
LIMIT: Final = Sign("glyph", "limit")
TECHNOLOGY: Final = Sign("glyph", "technology")
WONDER: Final = Sign("glyph", "wonder")
LEADER: Final = Sign("glyph", "leader")
BONUS: Final = Sign("glyph", "bonus")

_TARGETS: Final = {"wonder": WONDER, "leader": LEADER, "philosophy": PHILOSOPHY}
_TRIGGERS: Final = {"buy_technology": TECHNOLOGY, "gain_wonder": WONDER, "advance_philosophy": PHILOSOPHY}
_COUNTERS: Final = {
    "leaders": LEADER,
    "wonders": WONDER,
    "philosophy_level": PHILOSOPHY,
    "military_legacy": LEGACY,
}
_LONG: Final = frozenset(("whenever", "score_per", "history_bonus", "gain_technology"))
_MINUS, _TIMES, _AT_MOST, _EACH = "−", "×", "≤", "/"


def times(count: int, sign: Sign) -> Signs:
    """A number of something; the number one goes without saying."""
    return (sign,) if count == 1 else (word(str(count)), sign)


def joined(rows: Iterable[Signs], between: Signs = (GAP,)) -> Signs:
    """Rows as one."""
    parts: list[Sign] = []
    for row in rows:
        parts += [*between, *row] if parts else row
    return tuple(parts)


def one_of(kind: str, names: Sequence[str], everything: Sequence[str]) -> Signs:
    """Agents or research of choice: the question mark, or those to choose from where they are not all."""
    if set(everything) <= set(names):
        return (Sign(kind),)
    return joined(((Sign(kind, name),) for name in names), (word(_EACH),))


Effect = Gain | Lasting | Score | Fate


def signs_of(effect: Effect) -> Signs:
    """One effect, without its timing."""
    return _ROWS[effect.effect](effect)


def gains(effects: Iterable[Gain | Lasting]) -> Signs:
    """Effects one after another on one row."""
    return joined(map(signs_of, effects))


def rows_of(printed: Sequence[Printed]) -> tuple[Signs, ...]:
    """The rows of a wonder or leader: effects of one timing side by side behind its sign, longer ones on rows of their
    own."""
    rows: list[tuple[str, Signs]] = []
    for one in printed:
        own, signs = one.effect.effect in _LONG, signs_of(one.effect)
        if rows and rows[-1][0] == one.timing and not own:
            rows[-1] = (one.timing, (*rows[-1][1], GAP, *signs))
        else:
            rows.append(("" if own else one.timing, (timing(one.timing), GAP, *signs)))
    return tuple(signs for _, signs in rows)


def _research_choice(effect: Gain) -> Signs:
    chosen = one_of("research", effect.types, TYPES)
    return chosen if effect.count == 1 else (word(str(effect.count)), *chosen)


def _agents_choice(effect: Gain) -> Signs:
    chosen = one_of("agent", effect.types, AGENTS)
    return chosen if effect.count == 1 else (word(str(effect.count)), *chosen)


def _technology(effect: Gain) -> Signs:
    most = (TECHNOLOGY, word(f"{_AT_MOST}{LEVELS[effect.max_level]}"))
    return (*most, word("+"), BONUS) if effect.purchase_bonus else most


def _history(effect: Lasting) -> Signs:
    bonus = (word(f"+{effect.count}"), HISTORY)
    types = () if set(CIVIL) <= set(effect.types) else tuple(Sign("type", type_) for type_ in effect.types)
    return (*bonus, *types)


def _limit(effect: Lasting) -> Signs:
    kinds = {"deployment": ("agent",), "research": ("research",), "both": ("agent", "research")}[effect.phase]
    return (word(f"+{effect.count}"), LIMIT, *(Sign(kind) for kind in kinds))


def counter(effect: Score | Fate) -> Signs:
    """What is counted, and how many of it count once."""
    if effect.counter == "cards_of_type":
        counted = tuple(Sign("type", type_) for type_ in effect.types)
    else:
        counted = (_COUNTERS[effect.counter],)
    return counted if effect.divisor == 1 else (word(str(effect.divisor)), *counted)


def _score(effect: Score) -> Signs:
    most = () if effect.max_vp is None else (GAP, word(f"{_AT_MOST}{effect.max_vp}"))
    return (*times(effect.vp, POINTS), word(_EACH), *counter(effect), *most)


def repeats(most: int | None) -> Signs:
    """How often something may be done."""
    return (word(_TIMES), Sign("glyph", "endless") if most is None else word(str(most)))


def paid(effect: Fate) -> Signs:
    """What an exchange costs."""
    kinds = {"agents": "agent", "research": "research"}
    return joined(times(one.count, Sign(kinds[one.pay], one.type)) for one in effect.pay)


def _exchange(effect: Fate) -> Signs:
    most = () if effect.max_times is None else (GAP, word(f"{_TIMES}{effect.max_times}"))
    return (*paid(effect), THEN, *gains(effect.gain), *(most or (GAP, *repeats(None))))


def _reward_per(effect: Fate) -> Signs:
    most = () if effect.max_times is None else (GAP, word(f"{_TIMES}{_AT_MOST}{effect.max_times}"))
    return (*gains(effect.gain), word(_EACH), *counter(effect), *most)


_ROWS: Final[dict[str, Callable[[Any], Signs]]] = {
    "gain_agents": lambda one: times(one.count, Sign("agent", one.type)),
    "gain_agents_choice": _agents_choice,
    "gain_research": lambda one: times(one.count, Sign("research", one.type)),
    "gain_research_choice": _research_choice,
    "gain_population": lambda one: times(one.count, POPULATION),
    "gain_military_legacy": lambda one: times(one.count, LEGACY),
    "gain_vp": lambda one: times(one.count, POINTS),
    "gain_technology": _technology,
    "produce_agents": lambda one: times(one.count, Sign("agent", one.type)),
    "produce_research": lambda one: times(one.count, Sign("research", one.type)),
    "reduce_cost": lambda one: (word(f"{_MINUS}{one.count}", INK), _TARGETS[one.target]),
    "power_bonus": lambda one: (word(f"+{one.count}"), POWER),
    "history_bonus": _history,
    "limit_bonus": _limit,
    "whenever": lambda one: (_TRIGGERS[one.trigger], THEN, *gains(one.then)),
    "score_per": _score,
    "exchange": _exchange,
    "reward_per": _reward_per,
    "grant_permanent": lambda one: (timing("permanent"), GAP, *gains(one.then)),
}

WORDS: Final = frozenset(_ROWS)
"""The words of the vocabulary that have signs."""
