"""How much a move gains or loses, as it is written."""

EXACT = 3.0
"""Gains below this are told to a tenth, others as whole numbers."""


def rounded(gain: float) -> float:
    """The size of a gain or loss in units of an evaluation."""
    size = abs(gain)
    return max(0.1, round(size, 1)) if size < EXACT else round(size)
