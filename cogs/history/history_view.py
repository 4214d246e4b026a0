"""The history of a game as one user may read it: their own view while it runs, and all that was hidden afterwards."""

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
from data.teaching import reviews
from render.core.cache import Shelf
from render.kit.renderer import Audience, Renderer
from render.words.fitting import cut
from render.words.text import Texts
from rules.bots.reviewing import Review
from rules.core.contract import AnyGame
from rules.core.errors import OptionError, PositionError, RecordError, TableError
from rules.core.record import Record, must_know
from rules.history import files, history
from rules.history import viewer_record as account
from rules.history.history import Course
from rules.history.viewer_record import ViewerRecord
from rules.table.log_entry import Entry

MOST_STEPS = 4000
"""Steps of a game in a file, if its rules allow more: many times those of the longest game, and still read within
seconds."""
COURSES: Shelf[Course] = Shelf(16 << 20, lambda course: course.weight)
"""The games replayed last: stepping through one reads it once."""
LOGS: Shelf[list[Entry]] = Shelf(8 << 20, lambda entries: sum(1000 + 700 * len(entry.events) for entry in entries))
"""The log entries of those that were records."""
LONGEST_NAME = 32
"""Characters of a name in a file; longer ones are cut."""


@dataclass(frozen=True)
class HistoryView:
    """A game and its log for one user, who holds the seat ``own``, if any. Once it is ``over`` they may see it from
    every seat. ``panel`` is the prefix of its messages' verbs, ``key`` its number in them, ``title`` its name in a
    heading. An imported game that one seat recorded is shown from its ``account``. ``mark`` is unique for the game
    as far as it has gone: its courses are cached by it. ``review`` is that of the user's seat, once one was made.
    Of a ``private`` table only those who may see it are shown anything.

    In custom ids a view is 0 for the public one, and else the number of the seat counted from 1.
    """

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
    review: Review | None = None
    private: bool = False

    def course(self, viewer: int | None) -> Course:
        """All moments of the game for this viewer. Slow where it is not cached: not for the event loop."""
        if self.mark is None:
            return self._played(viewer)
        return COURSES.get((self.mark, viewer), lambda: self._played(viewer))

    def _played(self, viewer: int | None) -> Course:
        if self.account is not None:
            return account.course_of(self.game, self.account)
        return history.course_of(self.game, self.head, self.entries, viewer)

    def position(self, course: Course, number: int) -> dict[str, Any]:
        """The document of the position at a moment, to play on from. That of an account is reconstructed."""
        place = course.sights[number].place
        if self.account is not None:
            state = account.position_at(self.game, self.account, place)
        else:
            state = next(islice(history.pasts(self.game, self.head, self.entries), place, None)).state
        document: dict[str, Any] = self.game.document(state)
        return document

    def entry_of(self, number: int) -> int:
        """How many entries there are up to this one, counted among those that are public."""
        public = [place for place, entry in enumerate(self.entries, 1) if entry.is_told]
        return public[min(number, len(public)) - 1] if public and number else 0

    def make_id(self, verb: str, *numbers: int, rest: str = "") -> str:
        return custom_ids.make(f"{self.panel}{verb}", self.key, *numbers, rest=rest)

    def viewer(self, view: int) -> int | None:
        """The seat of a view: while the game runs always the user's own."""
        if not self.over:
            return self.own
        return view - 1 if 1 <= view <= self.head.seats else None

    @property
    def usual_view(self) -> int:
        """The view shown first: the user's own."""
        return 0 if self.own is None else self.own + 1

    def lines(self, entry: Entry, audience: Audience, viewer: int | None) -> tuple[str, ...]:
        """The lines of one entry; ``audience`` has the names of the seats at that time."""
        lines = log_lines.tell_one(self.game, entry, audience, viewer)
        return (*lines, *self.hidden(entry, audience, viewer)) if self.over else lines

    def hidden(self, entry: Entry, audience: Audience, viewer: int | None) -> list[str]:
        """What single seats, other than the viewer's, could read beside the public lines: revealed once the game is
        over."""
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
"""The prefix of the verbs about a game from a file."""


async def view_for(context: Context, press: Pressed) -> HistoryView:
    """The history of the game of a button."""
    if press.verb.startswith(IMPORTED):
        return await imported_view(context, press.numbers[0])
    return await view_of(context, press.table_id)


async def view_of(context: Context, table_id: int) -> HistoryView:
    """The history of a table for the user. Raises ``TableError`` if there is none for them."""
    services = context.services
    row = await services.tables.row(table_id)
    if row.status not in ("running", "over"):
        raise TableError("table-not-started")
    if row.slug not in services.tables.games:
        raise TableError("replay-game-gone")
    row, table = await services.tables.moment(row)
    words, game = context.words, services.tables.game(row)
    return HistoryView(
        "",
        row.id,
        words.t("replay-table", game=words.game(game.info), number=row.id),
        row.slug,
        await services.tables.beginning(row),
        await services.tables.history(row),
        services.audience(row, words, table),
        row.seat_of(context.user.id),
        row.status == "over",
        game,
        services.renderer(row),
        mark=(services.tables, row.id, row.version, row.moves),
        review=await reviews.find(services.store.reading, row.id, context.user.id) if row.status == "over" else None,
        private=row.private,
    )


async def imported_view(context: Context, key: int) -> HistoryView:
    """The game that the user has imported. Raises ``TableError`` when it is no longer kept."""
    services = context.services
    data = await imports.find(services.store.reading, key, context.user.id)
    if data is None:
        raise TableError("import-gone")
    return await services.pool.run_aside(open_view, services.tables.games, services.renderers, context.words, data, key)


def read_view(
    games: Mapping[str, AnyGame], renderers: Mapping[str, Renderer], words: Texts, data: bytes
) -> HistoryView:
    """The game of a file, played through once to validate it. Raises ``RecordError`` for what is none,
    ``OptionError`` for seats and options that its game does not have. Slow: not for the event loop."""
    try:
        game_history = open_view(games, renderers, words, data)
        if game_history.account is not None:
            sights = game_history.course(game_history.own).sights
            if not all(words.tells(game_history.game.info, event) for sight in sights for event in sight.events):
                raise RecordError("record-unreadable", detail="an event has no words")
    except PositionError as error:  # errors of positions are written for developers
        raise RecordError("record-unreadable", detail=error.plain()) from error
    return game_history


def open_view(
    games: Mapping[str, AnyGame], renderers: Mapping[str, Renderer], words: Texts, data: bytes, key: int = 0
) -> HistoryView:
    """The game of a file that was validated before."""
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
    """The most moments of an account: those of the longest game, and as many that were undone."""
    return min(MOST_STEPS, 2 * game.bound(seats) + 1)


def _must_be_possible(game: AnyGame, kept: Record | ViewerRecord) -> None:
    """Raises ``RecordError`` for more steps than any game has, before they are read."""
    must_know(game, kept.version)
    if kept.seats not in game.info.seats:
        raise OptionError("seats-not-offered", seats=kept.seats, offered_list=game.info.seats)
    if isinstance(kept, ViewerRecord):
        steps, most = len(kept.moments), most_moments(game, kept.seats)
    else:
        steps, most = len(kept.steps), min(MOST_STEPS, game.bound(kept.seats))
    if steps > most:
        raise RecordError("record-too-long", steps=steps)
