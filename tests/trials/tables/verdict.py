"""What became of it all: the presses of people and the messages of Discord, held against the logs."""

from __future__ import annotations

import asyncio
import json
import traceback
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from data.engines.store import Store
from tests.trials.league.truth import TableStory
from tests.trials.tables.journal import Journal, Told
from tests.trials.tables.player import Player, Press


@dataclass
class Moves:
    """The presses of one seat against its log. ``numbers`` are the lines that confirmed presses have made, of those
    that boards tell."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    half: list[str] = field(default_factory=list)
    numbers: list[tuple[Press, int]] = field(default_factory=list)


def errors_of(ended: Iterable[object]) -> list[str]:
    """What has driven people away, by the results of their tasks, and where it was raised."""
    found = []
    for error in ended:
        if isinstance(error, BaseException) and not isinstance(error, asyncio.CancelledError):
            places = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(error.__traceback__)[-3:]]
            found.append(f"{error!r} in {', '.join(places)}")
    return found


def match(presses: Sequence[Press], acts: Sequence[tuple[int, tuple[str, ...]]], where: str, moves: Moves) -> None:
    """Finds for each line of the log (``acts``: its number on boards, 0 where none tells it, and its steps) the press
    that made it, in order and with as few faults as can be: a confirmed press without a line is lost, a line without a
    press is doubled, or half where it is the beginning of what somebody pressed."""
    rest = [[(0, 0)] * (len(acts) + 1) for _ in range(len(presses) + 1)]
    for one in range(len(presses), -1, -1):
        for other in range(len(acts), -1, -1):
            ways = []
            if one == len(presses) and other == len(acts):
                ways.append((0, 0))
            if one < len(presses):
                ways.append((rest[one + 1][other][0] + presses[one].done, 1))
            if other < len(acts):
                ways.append((rest[one][other + 1][0] + 1, 2))
            if one < len(presses) and other < len(acts) and makes(presses[one], acts[other][1]):
                ways.append((rest[one + 1][other + 1][0], 0))
            rest[one][other] = min(ways)
    one = other = 0
    while one < len(presses) or other < len(acts):
        way = rest[one][other][1]
        if way == 0:
            if presses[one].done and acts[other][0]:
                moves.numbers.append((presses[one], acts[other][0]))
            one, other = one + 1, other + 1
        elif way == 1:
            if presses[one].done:
                moves.lost.append(f"{where}: {presses[one].steps}")
            one += 1
        else:
            number, steps = acts[other]
            begun = any(press.steps and steps == press.steps[: len(steps)] != press.steps for press in presses)
            (moves.half if begun else moves.doubled).append(f"{where}, line {number}: {steps}")
            other += 1


def makes(press: Press, steps: tuple[str, ...]) -> bool:
    """Whether a press can have made these steps: those of its plan, and what only declares the turn finished."""
    return press.steps is None or press.steps in (steps, steps[:-1])


def judge_moves(players: Iterable[Player], stories: Mapping[int, TableStory]) -> Moves:
    """All seats that somebody has pressed for, or that somebody holds."""
    pressed: dict[tuple[int, int], list[Press]] = defaultdict(list)
    for player in players:
        for press in player.presses:
            pressed[press.table, press.seat].append(press)
    acts: dict[tuple[int, int], list[tuple[int, tuple[str, ...]]]] = defaultdict(list)
    for table, story in stories.items():
        for moment, entry, number in zip(story.moments, story.entries, story.numbers, strict=True):
            if entry.kind == "act" and entry.seat is not None and moment.holders[entry.seat]:
                acts[table, entry.seat].append((number if entry.is_told else 0, entry.steps))
    moves = Moves()
    for table, seat in pressed.keys() | acts.keys():
        match(pressed[table, seat], acts[table, seat], f"table {table} seat {seat}", moves)
    return moves


# --- messages ---------------------------------------------------------------------------------------------------


async def left_places(store: Store) -> set[str]:
    """The channels and threads from which somebody has moved a table."""
    return {str(row["channel_id"]) for row in await store.reading.rows("SELECT channel_id FROM former_places")}


def doubled_messages(journal: Journal, left: Collection[str] = ()) -> list[str]:
    """Messages that tell what another one tells: each is told with what it is about. One that was taken away may have
    been told again; what stands in a place that a table has ``left``, or opened its thread, once more elsewhere."""
    kept: dict[tuple[object, ...], list[Told]] = defaultdict(list)
    for told in journal.messages.values():
        if not told.removed:
            place = next((one for one in (told.id, told.channel) if one in left), "")
            kept[*told.about, place].append(told)
    doubled = [same for same in kept.values() if len(_standing(same)) > 1 or _rung(same) > 1]
    return [f"{len(same)} times {same[0].about}" for same in doubled]


def _standing(same: Sequence[Told]) -> list[Told]:
    return [told for told in same if not told.gone]


def _rung(same: Sequence[Told]) -> int:
    return sum(told.rings for told in same)


def gaps(journal: Journal, stories: Mapping[int, TableStory]) -> list[str]:
    """Boards that do not go on where the one before ended, and tables whose newest board does not tell their end."""
    found = []
    for table, story in stories.items():
        boards = journal.tables[table].boards
        if not boards:
            found.append(f"table {table} has no board")
            continue
        end = max(board.end or 0 for board in boards)
        if end != story.numbers[-1]:
            last = [entry for entry in story.entries if entry.is_told][-1]
            found.append(
                f"table {table}: the boards end with {end} of {story.numbers[-1]}; the last is {last.kind},"
                f" seat {last.seat}"
            )
        ends = [board.begin or 0 for board in boards]
        if ends != sorted(ends):
            found.append(f"table {table}: boards out of order, {ends}")
        found += [f"table {table} does not call {user}" for user in not_called(story, boards)]
    sheets = Counter(told.table for told in journal.told("sheet"))
    over = {table for table, story in stories.items() if story.row.status == "over"}
    return found + [f"table {table} has no score sheet" for table in over if not sheets[table]]


def not_called(story: TableStory, boards: Sequence[Told]) -> list[int]:
    """Who owes a decision and is named by no board since it was asked of them."""
    last, found = story.moments[-1], []
    for seat in last.owing:
        user, asked = last.holders[seat], len(story.moments)
        while asked > 1 and seat in story.moments[asked - 2].owing:
            asked -= 1
        since = [board for board in boards if (board.end or 0) >= story.numbers[asked - 1]]
        if user is not None and not any(f"{user}" in one.called for one in since):
            found.append(user)
    return found


async def left_over(store: Store) -> list[str]:
    """What stands in the outbox, and the bot players who are about to move."""
    bots = await store.reading.rows("SELECT table_id, seat FROM timers WHERE kind = 'bot'")
    found = [f"table {row['table_id']}: a bot player in seat {row['seat']} has not moved" for row in bots]
    rows = await store.reading.rows("SELECT * FROM outbox")
    kept = ({name: row[name] for name in row.keys()} for row in rows)  # noqa: SIM118
    return found + [f"outbox: {json.dumps(row, default=str)}" for row in kept]


async def faults_in_logs(store: Store, moves: Moves, stories: Mapping[int, TableStory]) -> dict[str, list[str]]:
    """What is wrong with the moves in the logs, and with the logs themselves."""
    astray = [f"table {number}: {story.fault}" for number, story in stories.items() if story.fault]
    return {
        "moves lost": moves.lost,
        "moves doubled": moves.doubled,
        "moves half": moves.half,
        "logs that do not lead to their state": astray + await broken_rows(store),
    }


async def broken_rows(store: Store) -> list[str]:
    """Tables whose log has a gap, or another length or version than the table says."""
    rows = await store.surveying.rows(
        "SELECT t.id, t.moves, t.version, COUNT(l.number) AS lines, MAX(l.number) AS last, MAX(l.version) AS newest"
        " FROM tables t LEFT JOIN log l ON l.table_id = t.id WHERE t.status IN ('running', 'over')"
        " GROUP BY t.id, t.moves, t.version"
    )
    return [
        f"table {row['id']}: {row['lines']} lines up to {row['last']} of {row['moves']}"
        for row in rows
        if not row["lines"] == row["last"] == row["moves"] or row["newest"] > row["version"]
    ]
