"""What happens in this process, counted since it began, for whoever runs the bot. It names no person and no table."""

import logging
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Counters:
    """``moves`` by game: what people and bot players have committed. ``errors`` by logger: what nobody foresaw.
    ``dropped`` by target: rows of the outbox that were given up, after the last try or as they cannot be sent."""

    moves: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)
    dropped: Counter[str] = field(default_factory=Counter)


class ErrorCounter(logging.Handler):
    """Counts what is logged as an error."""

    def __init__(self, counters: Counters) -> None:
        super().__init__(logging.ERROR)
        self._counters = counters

    def emit(self, record: logging.LogRecord) -> None:
        self._counters.errors[record.name] += 1
