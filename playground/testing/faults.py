"""Faults on demand, as data: what can go wrong between a bot and Discord."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

KINDS = ("429", "5xx", "refuse", "lost", "delay", "reset")


@dataclass
class Fault:
    """One fault waiting for the next matching requests.

    `kind` and `arg`: "429" (seconds, or {"retry_after", "global"}), "5xx" (the status, 500), "refuse" (the code of
    a refusal), "lost" (the work is done, then this status, 500), "delay" (seconds before the work is done), "reset"
    (the connection breaks; with arg "after" once the work is done).
    """

    pattern: re.Pattern[str]
    kind: str
    times: int
    arg: Any


class Faults:
    """The list of waiting faults; the first that matches is used up by one."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, pattern: str, kind: str, times: int = 1, arg: Any = None) -> None:
        """Apply the fault to the next `times` requests that match "METHOD /path" (without /api/v10).

        Raises:
            ValueError: unknown kind, or a pattern that is no regular expression.
        """
        if kind not in KINDS:
            raise ValueError(f"There is no fault of kind {kind!r}; known are {', '.join(KINDS)}.")
        try:
            compiled = re.compile(pattern)
        except re.error as error:
            raise ValueError(f"The pattern {pattern!r} is no regular expression: {error}.") from error
        self._waiting.append(Fault(compiled, kind, times, arg))

    def take(self, request: str) -> Fault | None:
        """The fault for "METHOD /path", if any."""
        for fault in self._waiting:
            if fault.pattern.search(request):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        self._waiting.clear()
