"""Tables that do not show how they stand, though somebody could see it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tests.trials.league.truth import TableStory
from tests.trials.tables.journal import Journal
from tests.trials.tables.verdict import not_called


@dataclass
class Seen:
    """What was looked for in vain. ``taken_away`` are the tables whose newest board showed how they stand until it was
    deleted, and where nobody has moved since; ``homeless`` those whose channel is gone, and for which nobody has chosen
    another one."""

    faults: list[str] = field(default_factory=list)
    taken_away: list[int] = field(default_factory=list)
    homeless: list[int] = field(default_factory=list)


def unseen(journal: Journal, stories: Mapping[int, TableStory], lost: Collection[int]) -> Seen:
    """Each table's newest board against its log. ``lost`` are the channels that are gone."""
    seen = Seen()
    for table, story in stories.items():
        boards, end = journal.tables[table].boards, story.numbers[-1]
        if story.row.channel_id in lost:
            if story.row.status == "running":
                seen.homeless.append(table)
            continue
        standing = [board for board in boards if not board.gone]
        if any(board.end == end for board in standing):
            seen.faults += [f"table {table} does not call {user}" for user in not_called(story, boards)]
        elif any(board.end == end for board in boards if board.removed):
            seen.taken_away.append(table)
        else:
            shown = max((board.end or 0 for board in boards), default=None)
            last = [entry for entry in story.entries if entry.is_told][-1]
            seen.faults.append(f"table {table}: the boards end with {shown} of {end}; the last is {last.kind}")
    return seen
