"""What has changed since a seat's own last move: the moment to compare pictures with, and what the others did, in
words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import msgspec

from cogs.base.services import Services
from cogs.kit import log_lines
from data.tables.table_row import TableRow
from render.kit.renderer import Audience
from render.words.fitting import MESSAGE
from rules.core.contract import AnyGame, Observation
from rules.table import table as core
from rules.table.log_entry import taken_back, without

MOST_LINES = 3
"""So many lines tell what has happened, where not all of it is told."""
ROOM = 900
"""Characters of these lines in a message; all of it has a message of its own."""
BEGINNING = 1
"""The version of a table at which its game begins: a seat that saw that last has not acted yet."""
MOVES = ("act", *log_lines.IN_ADVANCE)
OF_THE_TABLE = ("resign", "vanish", "vacant", "substitute", "pause", "resume", "ask-back")
"""Events of the table that concern every player: who plays, and whether play goes on."""


@dataclass(frozen=True)
class MoveLines:
    """A move of others: the lines that tell what it did to the viewer, and all lines of it."""

    own: tuple[str, ...]
    whole: tuple[str, ...]


@dataclass(frozen=True)
class SinceLastMove:
    """What is new to a seat. ``since`` is what it saw after its own last move, before that of the beginning. ``lines``
    tell what the others did since, above all to the player, under a heading; ``rest`` counts the ``moves`` that they
    leave out, ``all_lines`` is all of it. Each is empty if nothing has happened."""

    since: Observation | None = None
    moves: tuple[MoveLines, ...] = ()
    lines: tuple[str, ...] = ()
    rest: int = 0
    all_lines: tuple[str, ...] = ()

    def within(self, most: int) -> "SinceLastMove":
        """The same in so many lines below the heading."""
        if len(self.lines) <= most + 1:
            return self
        lines, rest = chosen(self.moves, most)
        return replace(self, lines=(self.lines[0], *lines), rest=rest)


NOTHING_NEW = SinceLastMove()


async def since_last_move(services: Services, row: TableRow, seat: int | None, audience: Audience) -> SinceLastMove:
    """What is new to ``seat``; nothing for a spectator."""
    found = None if seat is None else await services.tables.since(row, (seat,))
    if seat is None or found is None:
        return NOTHING_NEW
    moment, table = found
    game = services.tables.game(row)
    seen = game.observe(table.state, seat)
    entries = without_undone(await services.tables.entries(row, moment.moves), seat)
    entries = log_lines.without_implied(entries, services.renderer(row).implied)
    whole = log_lines.tell_each(game, entries, audience, seat)
    moves = moves_since(game, entries, whole, audience, seen)
    lines, rest = chosen(moves)
    heading = audience.texts.t("since-beginning" if table.version == BEGINNING else "since-heading")
    all_lines = shortened([line for lines in whole for line in lines], audience, heading)
    return SinceLastMove(seen, tuple(moves), (heading, *lines) if lines else (), rest, all_lines)


def without_undone(entries: Sequence[core.Entry], seat: int) -> list[core.Entry]:
    """The entries of other players, without undone moves, which count as if never made, and what was asked and agreed
    for that. The moves of ``seat`` itself are not new."""
    gone = set[int]()
    standing: list[tuple[int, int | None]] = []  # the entry and the seat of each step
    for place, entry in enumerate(entries):
        if entry.kind == "undo":
            public = msgspec.structs.replace(entry, count=entry.shown_count)
            steps = taken_back(public, standing, lambda step: step[1])
            gone |= {place, *(standing[step][0] for step in steps)}
            standing = without(standing, steps)
            if not entry.own:
                gone |= _agreed(entries[:place])
        elif entry.kind in MOVES:
            standing += [(place, entry.seat)] * len(entry.steps)
    return [
        entry
        for place, entry in enumerate(entries)
        if place not in gone and (entry.seat != seat or entry.kind != "act")
    ]


def _agreed(entries: Sequence[core.Entry]) -> set[int]:
    """The entries with what was asked and agreed last, before something was taken back."""
    found = set[int]()
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].kind == "decline-back":
            break
        if entries[place].kind in ("ask-back", "agree-back"):
            found.add(place)
    return found


def moves_since(
    game: AnyGame,
    entries: list[core.Entry],
    whole: Sequence[tuple[str, ...]],
    audience: Audience,
    seen: Observation,
) -> list[MoveLines]:
    """The moves of others, with the lines that concern the viewer of ``seen``; ``whole`` are all lines of each entry.
    What was done in the viewer's own name meanwhile concerns them."""
    concerning = [
        entry
        if entry.seat == seen.viewer
        else msgspec.structs.replace(
            entry, events=tuple(one for one in entry.events if game.concerns(one.seen_by(seen.viewer), seen))
        )
        for entry in entries
    ]
    each = log_lines.tell_each(game, concerning, audience, seen.viewer)
    moves = []
    for entry, own, all_of_it in zip(entries, each, whole, strict=True):
        if (entry.kind in (*MOVES, *OF_THE_TABLE) or entry.seat == seen.viewer) and (own or all_of_it):
            moves.append(MoveLines(tuple(own), tuple(all_of_it)))
    return moves


def chosen(moves: Sequence[MoveLines], most: int = MOST_LINES) -> tuple[tuple[str, ...], int]:
    """The lines that are told, in the order of the game, and how many moves are not told: first of all what was done to
    the viewer, then what the others did last, a line each, and then the further lines of these moves, the newest
    first. Of a move that did something to the viewer the rest is told where all of it has room."""
    newest = list(reversed(list(enumerate(moves))))
    shown: dict[int, list[str]] = {}
    room = most
    for place, move in newest:
        if move.own and room:
            shown[place] = _without_empty_heading(move.own[:room])
            room -= len(shown[place])
    for place, move in newest:
        if not move.own and room:
            shown[place] = list(move.whole[:1])
            room -= 1
    for place, move in newest:
        least = len(shown.get(place, ()))
        if place in shown and (not move.own or least < len(move.whole) <= least + room):
            shown[place] = _without_empty_heading(move.whole[: least + room])
            room -= max(0, len(shown[place]) - least)
    lines = [line for place in sorted(shown) for line in shown[place]]
    rest = sum(not shown.get(place) and bool(_without_empty_heading(move.whole)) for place, move in enumerate(moves))
    return tuple(log_lines.fit(lines, ROOM).split("\n")) if lines else (), rest


def _without_empty_heading(lines: Sequence[str]) -> list[str]:
    """The lines without a last one that only announces what would follow."""
    return list(lines[:-1] if lines and lines[-1].endswith((":", "：")) else lines)


def shortened(lines: Sequence[str], audience: Audience, heading: str) -> tuple[str, ...]:
    """The ``heading`` and the newest lines that one message holds, with the count of those before them."""
    if not lines:
        return ()
    words = audience.texts
    kept = log_lines.fit(list(lines), MESSAGE).split("\n")
    earlier = max(0, len("\n".join(lines).split("\n")) - len(kept))
    more = (words.t("since-earlier", count=earlier),) if earlier else ()
    return (heading, *more, *kept)
