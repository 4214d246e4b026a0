"""What has changed since a seat's own last move: the moment to compare pictures with, and what happened, in words."""

from dataclasses import dataclass

from cogs.panels import board
from cogs.services import Services
from data.tables import TableRow
from render.core.renderer import Audience
from rules.core.contract import Observation

MOST_LINES = 6
ROOM = 900
"""Characters that the lines may take of a message."""


@dataclass(frozen=True)
class News:
    """What is new to a seat. ``since`` is what it knew after its own last move, ``None`` where nothing is known of it;
    ``lines`` tell what the others have done, with a heading, and are empty where they have done nothing."""

    since: Observation | None = None
    lines: tuple[str, ...] = ()


NOTHING_NEW = News()


async def news_of(services: Services, row: TableRow, seat: int | None, audience: Audience) -> News:
    """What is new to ``seat``; nothing for a spectator."""
    found = None if seat is None else await services.tables.since(row, (seat,))
    if found is None:
        return NOTHING_NEW
    moment, table = found
    game = services.tables.game(row)
    entries = [
        entry
        for entry in await services.tables.entries(row, moment.moves)
        if entry.seat != seat or entry.kind not in ("act", "undo")  # what was taken back again is no news
    ]
    lines = board.tell(game, board.without_implied(entries, services.renderer(row).implied), audience, seat)
    return News(game.observe(table.state, seat), shortened(lines, audience))


def shortened(lines: list[str], audience: Audience) -> tuple[str, ...]:
    """The heading and the newest lines; how many more there are, and where."""
    if not lines:
        return ()
    words = audience.texts
    kept = board.fit(lines[-MOST_LINES:], ROOM).split("\n")
    earlier = max(0, len("\n".join(lines).split("\n")) - len(kept))
    more = (words.t("since-earlier", count=earlier, button=words.t("button-log")),) if earlier else ()
    return (words.t("since-heading"), *more, *kept)
