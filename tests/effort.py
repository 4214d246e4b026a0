"""How much is tried: the suite takes a sample of what ``python -m tests.trials.whole`` takes as a whole."""

import os
import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
S = TypeVar("S")
Key = tuple[object, ...]
"""Something that is to be met at least once."""

WHOLE_VARIABLE = "ZIGGURAT_TESTS_WHOLE"
WHOLE = bool(os.environ.get(WHOLE_VARIABLE))
"""Whether tests take their time."""


def several(suite: int, whole: int) -> int:
    """How many to try: so many in the suite, and so many in the trial."""
    return whole if WHOLE else suite


def sample(things: Iterable[T], suite: int) -> list[T]:
    """All of these in the trial; in the suite so many of them, evenly from the first to the last."""
    every = list(things)
    if WHOLE or len(every) <= suite:
        return every
    return [every[place * (len(every) - 1) // max(suite - 1, 1)] for place in range(suite)]


def paired(things: Iterable[T], others: Sequence[S]) -> list[tuple[T, S]]:
    """Each with each in the trial; in the suite each with one of the others, which come in turns."""
    if WHOLE:
        return [(thing, other) for thing in things for other in others]
    return [(thing, others[number % len(others)]) for number, thing in enumerate(things)]


def few_of_each(things: Iterable[T], kind: Callable[[T], Hashable], suite: int) -> list[T]:
    """All of these in the trial; in the suite the first so many of each kind."""
    met = Counter[Hashable]()
    taken = list[T]()
    for thing in things:
        met[kind(thing)] += 1
        if WHOLE or met[kind(thing)] <= suite:
            taken.append(thing)
    return taken


def covering(
    things: Iterable[T], keys: Callable[[T], set[Key]], dice: random.Random, met: set[Key] | None = None
) -> list[T]:
    """So many of these things, in their order, that all of their keys are met, as far as they were not ``met`` before;
    they are afterwards."""
    numbered = list(enumerate(things))
    met = set() if met is None else met
    taken = list[int]()
    for number, thing in dice.sample(numbered, len(numbered)):
        if not keys(thing) <= met:
            met |= keys(thing)
            taken.append(number)
    return [numbered[number][1] for number in sorted(taken)]
