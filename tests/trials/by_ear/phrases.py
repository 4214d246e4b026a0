"""What phrases are worth to a player who only listens."""

import re

Phrases = tuple[tuple[str, float], ...]
"""Patterns and what each is worth: times the number that it has, where it has one."""


def phrase_worth(phrases: Phrases, answer: str) -> float:
    """What the phrases in an answer are worth together."""
    total = 0.0
    for pattern, worth in phrases:
        for found in re.finditer(pattern, answer):
            total += worth * (float(found[1]) if found.groups() and found[1] else 1.0)
    return total
