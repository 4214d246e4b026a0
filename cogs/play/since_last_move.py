"""What has changed since a seat's own last move: the moment to compare pictures with, and what happened to its holder,
in words."""

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from cogs.base.services import Services
from cogs.kit import log_lines
from data.tables.tables import TableRow
from render.kit.renderer import Audience
from rules.core.contract import AnyGame, Observation
from rules.table import table as core

MOST_LINES = 6
ROOM = 900
"""Characters that the lines may take of a message."""
MOVES = ("act", *log_lines.IN_ADVANCE)
OF_THE_TABLE = ("resign", "vanish", "vacant", "substitute", "pause", "resume", "ask-back")
"""What happens to a table, and so to everybody at it: with whom one plays on, and whether one may."""


@dataclass(frozen=True)
class SinceLastMove:
    """What is new to a seat. ``since`` is what it knew after its own last move, ``None`` where nothing is known of it;
    ``touched`` tells what has happened to its holder since, and ``rest`` counts the other moves. ``lines`` are both,
    with a heading, as one message takes them, and ``story`` is all of it; each is empty where nothing has happened."""

    since: Observation | None = None
    touched: tuple[str, ...] = ()
    rest: int = 0
    lines: tuple[str, ...] = ()
    story: tuple[str, ...] = ()


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
    touched, rest = personal(game, entries, whole, audience, seen)
    story = shortened([line for lines in whole for line in lines], audience)
    return SinceLastMove(seen, touched, rest, told(touched, rest, audience), story)


def without_undone(entries: Sequence[core.Entry], seat: int) -> list[core.Entry]:
    """What the others did, without what they have taken back: that is as if it had never been. What ``seat`` did
    itself is no news either."""
    kept: list[core.Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            left = entry.count
            while left > 0 and kept and kept[-1].kind in MOVES and kept[-1].seat == entry.seat:
                left -= len(kept.pop().steps)
        elif entry.seat != seat or entry.kind != "act":
            kept.append(entry)
    return kept


def personal(
    game: AnyGame,
    entries: list[core.Entry],
    whole: Sequence[tuple[str, ...]],
    audience: Audience,
    seen: Observation,
) -> tuple[tuple[str, ...], int]:
    """The lines that tell what has touched the viewer of ``seen``, and how many moves there were besides; ``whole`` are
    all lines of each entry. What was done in the viewer's own name meanwhile has touched them."""
    concerning = [
        entry
        if entry.seat == seen.viewer
        else msgspec.structs.replace(
            entry, events=tuple(one for one in entry.events if game.concerns(one.seen_by(seen.viewer), seen))
        )
        for entry in entries
    ]
    touched: list[str] = []
    rest = 0
    told_of = log_lines.tell_each(game, concerning, audience, seen.viewer)
    for entry, own, all_of_it in zip(entries, told_of, whole, strict=True):
        if entry.kind in (*MOVES, *OF_THE_TABLE) or entry.seat == seen.viewer:
            touched += own
            rest += not own and bool(all_of_it)
    return tuple(touched), rest


def told(touched: Sequence[str], rest: int, audience: Audience) -> tuple[str, ...]:
    """What has happened to somebody, under a heading, and how much has happened besides; empty where nothing has."""
    words = audience.texts
    heading, *lines = shortened(touched, audience) or (words.t("since-heading"),)
    if rest:
        key = "since-rest" if touched else "since-untouched"
        lines.append(words.t(key, count=rest, button=words.t("button-log")))
    return (heading, *lines) if lines else ()


def shortened(lines: Sequence[str], audience: Audience) -> tuple[str, ...]:
    """The heading and the newest lines; how many more there are, and where."""
    if not lines:
        return ()
    words = audience.texts
    kept = log_lines.fit(list(lines[-MOST_LINES:]), ROOM).split("\n")
    earlier = max(0, len("\n".join(lines).split("\n")) - len(kept))
    more = (words.t("since-earlier", count=earlier, button=words.t("button-log")),) if earlier else ()
    return (words.t("since-heading"), *more, *kept)
