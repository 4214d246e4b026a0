"""The history of a game as one person may read it: their own view while it runs, and all that was hidden afterwards."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import board, custom_ids
from cogs.services import Services
from render.core.renderer import Audience, Renderer
from rules.core.contract import AnyGame
from rules.core.entry import Entry
from rules.core.errors import TableError
from rules.core.record import Record

_MARKS = re.compile(r"\\(.)|\*\*|^-# |^- ")
"""What stands in a line for Discord's sake alone."""


def plain(line: str) -> str:
    """A line of the history without the marks of a message."""
    return _MARKS.sub(lambda mark: mark[1] or "", line)


@dataclass(frozen=True)
class Story:
    """A game and its log for one person, who holds the seat ``own``, if any. Once it is ``over`` they may look at it
    from every seat. ``panel`` is what the verbs of its messages begin with, ``key`` the number by which they name it,
    ``title`` how it is called in a heading.

    In custom ids a view is 0 for what everybody sees, and else the number of the seat counted from 1."""

    panel: str
    key: int
    title: str
    slug: str
    head: Record
    entries: Sequence[Entry]
    audience: Audience
    own: int | None
    over: bool
    game: AnyGame
    renderer: Renderer

    def make_id(self, verb: str, *numbers: int, rest: str = "") -> str:
        """The custom id for a verb about this game."""
        return custom_ids.make(f"{self.panel}{verb}", self.key, *numbers, rest=rest)

    def viewer(self, view: int) -> int | None:
        """The seat that a view shows: while the game runs the person's own, whatever was asked for."""
        if not self.over:
            return self.own
        return view - 1 if 1 <= view <= self.head.seats else None

    @property
    def usual_view(self) -> int:
        """The view that the person is shown first: their own."""
        return 0 if self.own is None else self.own + 1

    def lines(self, entry: Entry, audience: Audience, viewer: int | None) -> tuple[str, ...]:
        """The lines of one entry; ``audience`` has the seats' names then."""
        lines = board.tell_one(self.game, entry, audience, viewer)
        return (*lines, *self.hidden(entry, audience, viewer)) if self.over else lines

    def hidden(self, entry: Entry, audience: Audience, viewer: int | None) -> list[str]:
        """What single seats, other than the viewer's, were told beside what all could read: it is open once the game
        is over."""
        words, labels = audience.texts, audience.written
        found = []
        for event in entry.events:
            public = words.event(self.game.info, event.seen_by(None), labels)
            for seat in sorted(event.private):
                line = words.event(self.game.info, event.seen_by(seat), labels)
                if line and line != public and seat != viewer:
                    found.append(words.t("log-hidden", name=labels[seat], line=line))
        return found


async def story_of(services: Services, interaction: Interaction, table_id: int) -> Story:
    """The history of a table for the person who acts. Raises ``TableError`` where there is none for them."""
    row = await services.tables.row(table_id)
    if row.status not in ("running", "over"):
        raise TableError("table-not-started")
    if row.slug not in services.tables.games:
        raise TableError("replay-game-gone")
    words, game = answers.texts_for(interaction), services.tables.game(row)
    return Story(
        "",
        row.id,
        words.t("replay-table", game=words.game(game.info), number=row.id),
        row.slug,
        await services.tables.beginning(row),
        await services.tables.entries(row),
        services.audience(row, words),
        row.seat_of(interaction.user.id),
        row.status == "over",
        game,
        services.renderer(row),
    )
