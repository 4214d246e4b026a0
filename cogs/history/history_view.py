"""The history of a game as one person may read it: their own view while it runs, and all that was hidden afterwards."""

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from typing import Any

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import log_lines
from data.history import imports
from render.core.cache import Shelf
from render.kit.renderer import Audience, Renderer
from render.words.fitting import cut
from render.words.text import Texts
from rules.core.contract import AnyGame
from rules.core.errors import OptionError, PositionError, RecordError, TableError
from rules.core.record import Record, must_know
from rules.history import files, history
from rules.history import viewer_record as account
from rules.history.history import Course
from rules.history.viewer_record import ViewerRecord
from rules.table.log_entry import Entry

MOST_STEPS = 4000
"""Steps of a game in a file, where its rules allow more: many times those of the longest game, and still read within
seconds."""
COURSES: Shelf[Course] = Shelf(16 << 20, lambda course: course.weight)
"""The games that were looked at last: who steps through one has it read once."""
LOGS: Shelf[list[Entry]] = Shelf(8 << 20, lambda entries: sum(1000 + 700 * len(entry.events) for entry in entries))
"""What happened in those of them that were records."""
LONGEST_NAME = 32
"""Characters of a name in a file; longer ones are cut."""

_MARKS = re.compile(r"\\(.)|\*\*|^-# |^- ")
"""What stands in a line for Discord's sake alone."""


def plain(line: str) -> str:
    """A line of the history without the marks of a message."""
    return _MARKS.sub(lambda mark: mark[1] or "", line)


@dataclass(frozen=True)
class HistoryView:
    """A game and its log for one person, who holds the seat ``own``, if any. Once it is ``over`` they may look at it
    from every seat. ``panel`` is what the verbs of its messages begin with, ``key`` the number by which they name it,
    ``title`` how it is called in a heading. What somebody knew of a game elsewhere is told from their ``account``.
    ``mark`` is the same for the same game as far as it has gone, and for no other: its courses are kept under that.

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
    account: ViewerRecord | None = None
    mark: Hashable = None

    def course(self, viewer: int | None) -> Course:
        """All moments of the game for this viewer. Long to find where it is not kept: not for the event loop."""
        if self.mark is None:
            return self._played(viewer)
        return COURSES.get((self.mark, viewer), lambda: self._played(viewer))

    def _played(self, viewer: int | None) -> Course:
        if self.account is not None:
            return account.course_of(self.game, self.account)
        return history.course_of(self.game, self.head, self.entries, viewer)

    def position(self, course: Course, number: int) -> dict[str, Any]:
        """The document of the position at a moment, to play on from. Of an account it is an imagined one."""
        place = course.sights[number].place
        if self.account is not None:
            state = account.position_at(self.game, self.account, place)
        else:
            state = next(islice(history.pasts(self.game, self.head, self.entries), place, None)).state
        document: dict[str, Any] = self.game.document(state)
        return document

    def entry_of(self, number: int) -> int:
        """How many entries there are up to the one of this number among those that all are told."""
        told = [place for place, entry in enumerate(self.entries, 1) if entry.is_told]
        return told[min(number, len(told)) - 1] if told and number else 0

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
        lines = log_lines.tell_one(self.game, entry, audience, viewer)
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


IMPORTED = "import-"
"""What the verbs about a game from a file begin with."""


async def view_for(context: Context, press: Pressed) -> HistoryView:
    """The history of the game that was pressed."""
    if press.verb.startswith(IMPORTED):
        return await imported_view(context, press.numbers[0])
    return await view_of(context, press.table_id)


async def view_of(context: Context, table_id: int) -> HistoryView:
    """The history of a table for the person who acts. Raises ``TableError`` where there is none for them."""
    services = context.services
    row = await services.tables.row(table_id)
    if row.status not in ("running", "over"):
        raise TableError("table-not-started")
    if row.slug not in services.tables.games:
        raise TableError("replay-game-gone")
    words, game = context.words, services.tables.game(row)
    return HistoryView(
        "",
        row.id,
        words.t("replay-table", game=words.game(game.info), number=row.id),
        row.slug,
        await services.tables.beginning(row),
        await services.tables.history(row),
        services.audience(row, words),
        row.seat_of(context.user.id),
        row.status == "over",
        game,
        services.renderer(row),
        mark=(services.tables, row.id, row.version, row.moves),
    )


async def imported_view(context: Context, key: int) -> HistoryView:
    """The game that the person has brought in a file. Raises ``TableError`` when it is kept no more."""
    services = context.services
    data = await imports.find(services.store.reading, key, context.user.id)
    if data is None:
        raise TableError("import-gone")
    return await services.pool.run_aside(open_view, services.tables.games, services.renderers, context.words, data, key)


def read_view(
    games: Mapping[str, AnyGame], renderers: Mapping[str, Renderer], words: Texts, data: bytes
) -> HistoryView:
    """The game of a file, played through once, so that all of it is known to fit. Raises ``RecordError`` for what is
    none, ``OptionError`` for seats and options that its game does not have. Long to read: not for the event loop."""
    try:
        story = open_view(games, renderers, words, data)
        if story.account is not None:
            sights = story.course(story.own).sights
            if not all(words.tells(story.game.info, event) for sight in sights for event in sight.events):
                raise RecordError("record-unreadable", detail="an event has no words")
    except PositionError as error:  # what is wrong with a position is told to those who write them
        raise RecordError("record-unreadable", detail=error.plain()) from error
    return story


def open_view(
    games: Mapping[str, AnyGame], renderers: Mapping[str, Renderer], words: Texts, data: bytes, key: int = 0
) -> HistoryView:
    """The same of a file that was read before."""
    kept = files.decode(data)
    if kept.game not in games:
        raise RecordError("record-game-unknown", game=kept.game)
    game, renderer = games[kept.game], renderers[kept.game]
    _must_be_possible(game, kept)
    mark = blake2b(data).digest()
    title = words.t("replay-import", game=words.game(game.info))
    names = kept.names if len(kept.names) == kept.seats else tuple(words.seat(seat) for seat in range(kept.seats))
    audience = Audience(words, tuple(cut(" ".join(name.split()) or "?", LONGEST_NAME) for name in names))
    if isinstance(kept, ViewerRecord):
        head = Record(kept.game, kept.version, kept.seats, kept.options, "")
        entries = account.entries_of(kept)
        return HistoryView(
            IMPORTED, key, title, kept.game, head, entries, audience, kept.viewer, False, game, renderer, kept, mark
        )
    entries = LOGS.get(mark, lambda: history.as_entries(game, kept))
    return HistoryView(IMPORTED, key, title, kept.game, kept, entries, audience, None, True, game, renderer, mark=mark)


def most_moments(game: AnyGame, seats: int) -> int:
    """So many moments an account has at most: those of the longest game, and as many that were taken back."""
    return min(MOST_STEPS, 2 * game.bound(seats) + 1)


def _must_be_possible(game: AnyGame, kept: Record | ViewerRecord) -> None:
    """Raises ``RecordError`` for more steps than any game has, before they are looked at."""
    must_know(game, kept.version)
    if kept.seats not in game.info.seats:
        raise OptionError("seats-not-offered", seats=kept.seats, offered_list=game.info.seats)
    if isinstance(kept, ViewerRecord):
        steps, most = len(kept.moments), most_moments(game, kept.seats)
    else:
        steps, most = len(kept.steps), min(MOST_STEPS, game.bound(kept.seats))
    if steps > most:
        raise RecordError("record-too-long", steps=steps)
