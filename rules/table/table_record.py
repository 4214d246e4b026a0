"""The record of a table: its log without what was taken back."""

from collections.abc import Sequence

from rules.core.record import Record, Step
from rules.table.log_entry import taken_back, without
from rules.table.table import Entry, Table


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    """The record of a table from its whole log, without what was taken back."""
    steps: list[Step] = []
    for entry in entries:
        if entry.kind == "undo":
            steps = without(steps, taken_back(entry, steps, lambda step: step.seat))
        elif entry.seat is not None:
            steps.extend(Step(entry.seat, text) for text in entry.steps)
    seats = len(table.players)
    return Record(table.game, table.rules, seats, table.options, table.seed, tuple(steps), table.start)


def taken_together(entries: Sequence[Entry], seat: int) -> int:
    """How many of the standing steps of ``seat`` it took together in its newest move, by the whole log."""
    standing: list[tuple[int, int]] = []
    for number, entry in enumerate(entries):
        if entry.kind == "undo":
            standing = without(standing, taken_back(entry, standing, lambda step: step[0]))
        elif entry.seat is not None:
            standing.extend((entry.seat, number) for _ in entry.steps)
    own = [number for one, number in standing if one == seat]
    return own.count(own[-1]) if own else 0
