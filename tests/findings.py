"""What a long trial has shown: figures, and faults of which there must be none."""

from __future__ import annotations

from dataclasses import dataclass, field

SHOWN = 12
"""So many faults of each kind are shown."""


@dataclass
class Findings:
    """``figures`` are printed as they are; ``faults`` are sentences, one for each case."""

    figures: dict[str, str] = field(default_factory=dict)
    faults: dict[str, list[str]] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        return not any(self.faults.values())

    def lines(self) -> list[str]:
        """The table, and behind it the first faults of each kind."""
        width = max(map(len, (*self.figures, *self.faults)))
        told = [f"{what:<{width}}  {figure}" for what, figure in self.figures.items()]
        told += [f"{what:<{width}}  {len(cases)}" for what, cases in self.faults.items()]
        for what, cases in self.faults.items():
            told += [f"  {what}: {case}" for case in cases[:SHOWN]]
        return [*told, "passed" if self.passed else "FAILED"]
