"""A tournament in pictures and words: the standings and the rounds, a page at a time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from PIL import Image

from render.core.canvas import UNITS
from render.core.type import safe_names
from render.tournaments.rounds import (
    COLUMNS,
    GAP,
    TALLEST,
    RoundColumn,
    RoundsSheet,
    SeatLine,
    TableCard,
    draw_rounds,
)
from render.tournaments.standings import (
    ROWS,
    StandingsRow,
    StandingsSheet,
    draw_standings,
)
from render.words.fitting import ALT, cut
from render.words.numbers import decimal
from render.words.text import Name, Texts
from rules.tournaments.tie_breaks import Standing, standings
from rules.tournaments.tournament import Pairings, TournamentTable, points_at

LONGEST_NAME = 20
"""The most letters of a name in an alt text."""
_QUARTERS = ("", "¼", "½", "¾")
_ABSENT = "–"


@dataclass(frozen=True)
class Show:
    """A tournament to be shown: its ``title``, the ``game`` in the reader's language, all entrants with their
    ``names``, the ``rounds`` so far with the running one last, how many are ``planned``, who has ``gone``, and whether
    it is ``over``."""

    title: str
    game: str
    names: Mapping[int, str]
    rounds: tuple[Pairings, ...]
    planned: int
    gone: frozenset[int] = frozenset()
    over: bool = False

    @cached_property
    def ranked(self) -> tuple[Standing, ...]:
        return standings(tuple(self.names), self.rounds)

    @property
    def running(self) -> Pairings | None:
        """The running round."""
        return self.rounds[-1] if self.rounds and not self.rounds[-1].over else None


@dataclass(frozen=True)
class TournamentPicture:
    """One picture of a tournament: ``kind`` is ``standings`` or ``rounds``, ``number`` counts from 0 within it."""

    kind: str
    number: int


@dataclass(frozen=True)
class Part:
    """Some tables of a round in one column; ``number`` is the round's, from 1. ``first`` is headed."""

    number: int
    tables: tuple[TournamentTable | tuple[int, ...], ...]
    first: bool = True


def pages(show: Show) -> tuple[TournamentPicture, ...]:
    """All its pictures: the standings, then the rounds."""
    ranks = -(-len(show.names) // ROWS) or 1
    rounds = len(_layout(show))
    return (
        *(TournamentPicture("standings", number) for number in range(ranks)),
        *(TournamentPicture("rounds", at) for at in range(rounds)),
    )


def opening(show: Show) -> TournamentPicture:
    """The first page with the newest round; the standings before there is one."""
    for number, parts in enumerate(_layout(show)):
        if any(part.number == len(show.rounds) for part in parts):
            return TournamentPicture("rounds", number)
    return TournamentPicture("standings", 0)


def draw(show: Show, page: TournamentPicture, words: Texts, size: int = UNITS) -> Image.Image:
    """A page as an RGB picture ``size`` pixels wide."""
    if page.kind == "standings":
        return draw_standings(_standings(show, page, words), size)
    return draw_rounds(_rounds(show, page, words), size)


def described(show: Show, page: TournamentPicture, words: Texts) -> str:
    """The page's alt text."""
    sentences = (
        _standings_in_words(show, page, words) if page.kind == "standings" else _rounds_in_words(show, page, words)
    )
    return cut(words.sentences(sentences), ALT)


# --- layout -----------------------------------------------------------------------------------------------------------


def _layout(show: Show) -> list[tuple[Part, ...]]:
    """The pages of the rounds, each with its columns. Rounds share a page where every one fits into a column; else each
    has its own pages."""
    whole = [Part(number, _groups(one)) for number, one in enumerate(show.rounds, 1)]
    if show.planned > 1 and all(_height(part.tables) <= TALLEST for part in whole):
        to_come = [Part(number, ()) for number in range(len(whole) + 1, show.planned + 1)]
        found = _shares([*whole, *to_come], COLUMNS)
        return [tuple(parts) for parts in found if any(part.tables for part in parts)]
    return [page for part in whole for page in _spread(part)]


def _groups(one: Pairings) -> tuple[TournamentTable | tuple[int, ...], ...]:
    """The tables of a round, and last those who sit out."""
    return (*one.tables, one.byes) if one.byes else one.tables


def _height(groups: Sequence[TournamentTable | tuple[int, ...]]) -> float:
    return sum(_blank(group).height + GAP for group in groups)


def _blank(group: TournamentTable | tuple[int, ...]) -> TableCard:
    """An empty card of a group, to be measured."""
    return TableCard((SeatLine(""),) * len(group.seats if isinstance(group, TournamentTable) else group))


def _spread(part: Part) -> list[tuple[Part, ...]]:
    """The pages of one large round: its tables in as few columns as hold them, in equal shares, row by row down."""
    wanted = max(COLUMNS, -(-int(_height(part.tables)) // TALLEST))
    columns = -(-wanted // COLUMNS) * COLUMNS
    most = -(-len(part.tables) // columns)
    shares = [part.tables[start : start + most] for start in range(0, len(part.tables), most)]
    parts = [Part(part.number, share, number % COLUMNS == 0) for number, share in enumerate(shares)]
    return [tuple(parts[start : start + COLUMNS]) for start in range(0, len(parts), COLUMNS)]


def _shares(parts: list[Part], most: int) -> list[list[Part]]:
    """The parts in as few groups of at most so many as hold them, of nearly equal size, the larger first."""
    count = -(-len(parts) // most)
    sizes = [len(parts) // count + (number < len(parts) % count) for number in range(count)]
    rest = iter(parts)
    return [[next(rest) for _ in range(size)] for size in sizes]


# --- the standings ---------------------------------------------------------------------------------------------------


def _standings(show: Show, page: TournamentPicture, words: Texts) -> StandingsSheet:
    names, shown, pictures = _drawn_names(show, words), _values(show, words), -(-len(show.names) // ROWS)
    each = -(-len(show.names) // max(1, pictures))
    rows = tuple(
        StandingsRow(
            place=words.t("score-place", place=one.place),
            name=names[one.entrant],
            values=shown[one.entrant],
            state=_state(show, one.entrant, words),
            best=show.over and one.place == 1,
            faded=one.entrant in show.gone,
        )
        for one in show.ranked[page.number * each : (page.number + 1) * each]
    )
    headings = (
        words.t("tournament-picture-points"),
        words.t("tournament-picture-buchholz"),
        words.t("tournament-picture-sonneborn"),
        words.t("tournament-picture-wins"),
    )
    playing = show.running and sum(not table.over for table in show.running.tables)
    left = words.t("tournament-picture-left", tables=playing) if playing else ""
    return StandingsSheet(
        show.title,
        show.game,
        _when(show, words),
        headings,
        rows,
        left or words.t("tournament-picture-ties"),
        _page(page, pictures, words),
    )


def _when(show: Show, words: Texts) -> str:
    if show.over:
        return words.t("tournament-picture-final")
    if not show.rounds:
        return words.t("tournament-picture-before")
    return words.t("tournament-picture-round", number=len(show.rounds), planned=show.planned)


def _page(page: TournamentPicture, of: int, words: Texts) -> str:
    return words.t("tournament-picture-page", number=page.number + 1, pages=of) if of > 1 else ""


def _state(show: Show, entrant: int, words: Texts) -> str:
    """An entrant's state in the running round."""
    if entrant in show.gone:
        return words.t("tournament-picture-gone")
    if show.running is None:
        return ""
    if entrant in show.running.byes:
        return words.t("tournament-picture-bye")
    for table in show.running.tables:
        if entrant in table.seats:
            return "done" if table.over else "playing"
    return ""


def _values(show: Show, words: Texts) -> dict[int, tuple[str, str, str, str]]:
    """The values of the columns, by entrant."""
    points = _numbers([one.points for one in show.ranked], words)
    buchholz = _numbers([one.buchholz for one in show.ranked], words)
    sonneborn = _numbers([one.sonneborn for one in show.ranked], words)
    wins = [str(one.wins) for one in show.ranked]
    columns = zip(points, buchholz, sonneborn, wins, strict=True)
    return {one.entrant: values for one, values in zip(show.ranked, columns, strict=True)}


def _numbers(values: Sequence[Fraction], words: Texts) -> list[str]:
    """A column of numbers; halves and quarters as fractions where there are no other parts."""
    if all(4 % value.denominator == 0 for value in values):
        return [_quarters(value) for value in values]
    return [decimal(words.language, float(value), 2) for value in values]


def _quarters(value: Fraction) -> str:
    whole, part = divmod(int(value * 4), 4)
    return f"{whole or ('' if part else 0)}{_QUARTERS[part]}"


def _drawn_names(show: Show, words: Texts) -> dict[int, str]:
    """All names as they can be drawn."""
    drawn = safe_names(
        tuple(show.names.values()), lambda number: words.t("tournament-picture-player", number=number + 1)
    )
    return dict(zip(show.names, drawn, strict=True))


# --- the rounds ------------------------------------------------------------------------------------------------------


def _rounds(show: Show, page: TournamentPicture, words: Texts) -> RoundsSheet:
    layout, names = _layout(show), _drawn_names(show, words)
    parts = layout[page.number]
    columns = tuple(_column(show, part, names, words) for part in parts)
    shown = {part.number: show.rounds[part.number - 1] for part in parts if part.tables}
    again = [str(number) for number, one in shown.items() if one.repeats]
    notes = [words.t("tournament-picture-again", rounds=words.enumerate(again))] if again else []
    if any(table.absent for one in shown.values() for table in one.tables):
        notes.append(words.t("tournament-picture-absent"))
    page_of = _page(page, len(layout), words)
    return RoundsSheet(show.title, show.game, _when(show, words), columns, words.sentences(notes), page_of)


def _column(show: Show, part: Part, names: Mapping[int, str], words: Texts) -> RoundColumn:
    heading = words.t("tournament-picture-column", number=part.number) if part.first else ""
    if not part.tables:
        return RoundColumn(heading, words.t("tournament-picture-later"), ())
    playing = sum(not table.over for table in show.rounds[part.number - 1].tables)
    detail = words.t("tournament-picture-running", tables=playing) if playing and part.first else ""
    return RoundColumn(heading, detail, tuple(_card(group, names, words) for group in part.tables))


def _card(group: TournamentTable | tuple[int, ...], names: Mapping[int, str], words: Texts) -> TableCard:
    if not isinstance(group, TournamentTable):
        bye = words.t("tournament-picture-bye")
        return TableCard(tuple(SeatLine(names[entrant], bye) for entrant in group), aside=True)
    lines = tuple(
        SeatLine(names[entrant], mark, won=entrant in _firsts(group), absent=entrant in group.absent)
        for entrant, mark in zip(group.seats, _marks(group, words), strict=True)
    )
    return TableCard(lines, running=not group.over)


def _firsts(table: TournamentTable) -> tuple[int, ...]:
    """The seats marked as winners, including one who was there alone."""
    came = tuple(entrant for entrant in table.seats if entrant not in table.absent)
    return came if table.over and len(came) == 1 else table.winners


def _marks(table: TournamentTable, words: Texts) -> tuple[str, ...]:
    """Each seat's result: at tables of two the points, else the place; nothing while it is played."""
    if not table.over:
        return ("",) * len(table.seats)
    if len(table.seats) == 2:
        marks = [_quarters(scored) for scored in points_at(table)]
    else:
        marks = [words.t("score-place", place=place) for place in table.places]
    return tuple(_ABSENT if one in table.absent else mark for one, mark in zip(table.seats, marks, strict=True))


# --- in words --------------------------------------------------------------------------------------------------------


def _name_in_words(show: Show, entrant: int) -> Name:
    """A name for a listing, cut where it is long."""
    name = show.names[entrant]
    return Name(name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…", person=False)


def _standings_in_words(show: Show, page: TournamentPicture, words: Texts) -> list[str]:
    shown, each = _values(show, words), -(-len(show.names) // max(1, -(-len(show.names) // ROWS)))
    title, when = Name(show.title, person=False), _when(show, words)
    sentences = [words.t("tournament-picture-told-standings", title=title, game=show.game, when=when)]
    for one in show.ranked[page.number * each : (page.number + 1) * each]:
        points, buchholz, sonneborn, _ = shown[one.entrant]
        sentences.append(
            words.t(
                "tournament-picture-told-row",
                place=words.t("score-place", place=one.place),
                name=_name_in_words(show, one.entrant),
                points=points,
                buchholz=buchholz,
                sonneborn=sonneborn,
            )
        )
    return sentences


def _rounds_in_words(show: Show, page: TournamentPicture, words: Texts) -> list[str]:
    sentences = [words.t("tournament-picture-told-rounds", title=Name(show.title, person=False), game=show.game)]
    for part in _layout(show)[page.number]:
        if part.first and part.tables:
            sentences.append(words.t("tournament-picture-told-round", number=part.number))
        sentences += [_group_in_words(show, group, words) for group in part.tables]
    return sentences


def _group_in_words(show: Show, group: TournamentTable | tuple[int, ...], words: Texts) -> str:
    if not isinstance(group, TournamentTable):
        names = [_name_in_words(show, entrant) for entrant in group]
        return words.t("tournament-picture-told-bye", names=Name(words.enumerate(names), person=False))
    names = [_name_in_words(show, entrant) for entrant in group.seats]
    if not group.over:
        return words.t("tournament-picture-told-running", names=Name(words.join(names), person=False))
    absent = words.t("tournament-picture-told-absent")
    seats = [
        words.t("tournament-picture-told-seat", name=name, mark=absent if mark == _ABSENT else mark)
        for name, mark in zip(names, _marks(group, words), strict=True)
    ]
    return words.t("tournament-picture-told-over", seats=Name(words.enumerate(seats), person=False))
