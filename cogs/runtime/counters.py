"""Events of this process, counted since it started, for the operator. They name no user and no table."""

import logging
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Counters:
    """``moves`` by game: committed by players and bot players. ``errors`` by logger: unexpected ones. ``dropped`` by
    target: rows of the outbox that were given up, after the last try or as they cannot be sent."""

    moves: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    dropped: Counter[str] = field(default_factory=Counter)


class ErrorCounter(logging.Handler):
    """Counts records logged as errors."""

    def __init__(self, counters: Counters) -> None:
        super().__init__(logging.ERROR)
        self._counters = counters

    def emit(self, record: logging.LogRecord) -> None:
        self._counters.errors[record.name] += 1


def loggers() -> list[str]:
    """The names of all loggers that there are so far."""
    known = [*logging.root.manager.loggerDict.items()]
    return [name for name, logger in known if isinstance(logger, logging.Logger)]
