"""What was found of each assumption, and the table that is made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import StrEnum


@dataclass(frozen=True)
class Rule:
    """A constant or function of the bot that rests on an assumption."""

    module: str
    name: str

    def __str__(self) -> str:
        return f"{self.module}: {self.name}"


@dataclass(frozen=True)
class Assumption:
    """Something that the bot takes for granted; ``rule`` is what to change where Discord differs."""

    key: str
    title: str
    expected: str
    rule: Rule


class Verdict(StrEnum):
    """What became of an assumption."""

    AS_EXPECTED = "as expected"
    IN_PART = "as expected, in part"
    NOT_TRIED = "not tried"
    DIFFERS = "DIFFERS"


@dataclass(frozen=True)
class Remark:
    """One thing that was found. ``holds`` is ``None`` for what could not be tried."""

    holds: bool | None
    text: str
    change: Rule


@dataclass
class Findings:
    """The remarks of one trial, and what it could not take away. ``say`` is told each at once."""

    assumptions: tuple[Assumption, ...]
    left_behind: list[str] = field(default_factory=list)
    say: Callable[[str], None] = lambda line: None

    def __post_init__(self) -> None:
        self._by_key = {one.key: one for one in self.assumptions}
        self.remarks: dict[str, list[Remark]] = {one.key: [] for one in self.assumptions}

    def note(self, key: str, holds: bool | None, text: str, change: Rule | None = None) -> None:
        """Something was found; ``change`` is the rule to change where it is not the assumption's own."""
        known = self._by_key[key]
        self.remarks[key].append(Remark(holds, text, change or known.rule))
        self.say(f"{known.title}: {text}")

    def verdict(self, key: str) -> Verdict:
        """Of all its remarks together."""
        found = {remark.holds for remark in self.remarks[key]}
        if False in found:
            return Verdict.DIFFERS
        if True not in found:
            return Verdict.NOT_TRIED
        return Verdict.IN_PART if None in found else Verdict.AS_EXPECTED

    def changes(self) -> list[str]:
        """What to change in the bot: each rule with what speaks against it."""
        return [
            f"{remark.change} ({self._by_key[key].title}: {remark.text})"
            for key, remarks in self.remarks.items()
            for remark in remarks
            if remark.holds is False
        ]

    def report(self) -> str:
        """The table, what to change, and what is left to take away, as Markdown."""
        lines = ["| assumption | expected | found | |", "| --- | --- | --- | --- |"]
        for one in self.assumptions:
            found = "; ".join(remark.text for remark in self.remarks[one.key]) or "-"
            lines.append(f"| {one.title} | {one.expected} | {found} | {self.verdict(one.key)} |")
        lines += _listed("To change", self.changes() or ["nothing"])
        lines += _listed("Left behind, to be taken away by hand", self.left_behind)
        return "\n".join(lines) + "\n"


def _listed(title: str, entries: Iterable[str]) -> list[str]:
    found = [f"- {entry}" for entry in entries]
    return ["", f"{title}:", "", *found] if found else []
