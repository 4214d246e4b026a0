"""How much is tried: the suite takes a sample of what ``python -m tests.trials.whole`` takes as a whole."""

import os
import random
from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")
Key = tuple[object, ...]
"""Something that is to be met at least once."""

WHOLE_VARIABLE = "ZIGGURAT_TESTS_WHOLE"
WHOLE = bool(os.environ.get(WHOLE_VARIABLE))
"""Whether tests take their time."""


def several(suite: int, whole: int) -> int:
    """How many to try: so many in the suite, and so many in the trial."""
    return whole if WHOLE else suite


def covering(things: Iterable[T], keys: Callable[[T], set[Key]], dice: random.Random) -> list[T]:
    """So many of these things, in their order, that all of their keys are met."""
    numbered = list(enumerate(things))
    met: set[Key] = set()
    taken = list[int]()
    for number, thing in dice.sample(numbered, len(numbered)):
        if not keys(thing) <= met:
            met |= keys(thing)
            taken.append(number)
    return [numbered[number][1] for number in sorted(taken)]
