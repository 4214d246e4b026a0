"""The lines about a tournament: what is played, the entrants, its state, and the result."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

from cogs.base.services import Services
from cogs.kit.clock_words import clock_line, date_of, stamp_of
from data.tables.table_row import TableRow
from data.tournaments import progress, rounds, tournaments
from data.tournaments.rounds import (
    BYE,
    OPEN,
    PLAYING,
    Pairing,
    Round,
)
from data.tournaments.tournaments import (
    IN,
    OVER,
    RUNNING,
    SIGNING,
    WAITING,
    Entrant,
    Tournament,
)
from render.core.harmless import harmless_name
from render.words.markup import unmarked
from render.words.numbers import decimal
from render.words.text import Name, Texts
from rules.tournaments.tie_breaks import Standing, standings

LONGEST = 2000
"""Discord's limit of a message."""
LISTED = 30
"""Names or tables that are listed at most: with the longest names less than the 2500 characters that Fluent takes."""
PODIUM, FIGURES = 3, 7
"""Places told in the result with their figures, and of how many people at most."""

Lines = Callable[[int], list[str]]
"""Lines that list at most so many of people or tables, and tell how many more there are."""


def no_lines(_: int) -> list[str]:
    """Where nothing is listed."""
    return []


def fitted(lines: Lines) -> str:
    """The lines with as many listed as fit one message."""
    text = ""
    for count in range(LISTED, 0, -1):
        text = "\n".join(lines(count))
        if len(text) <= LONGEST:
            break
    return text


def title(services: Services, tournament: Tournament, words: Texts) -> str:
    """The title of a tournament, else its game and number."""
    if tournament.plan.title:
        return harmless_name(tournament.plan.title)
    return words.t("tournament-untitled", game=game_name(services, tournament, words), number=tournament.id)


def written_title(services: Services, tournament: Tournament, words: Texts) -> str:
    """The title as a message can hold it."""
    return unmarked(title(services, tournament, words))


def game_name(services: Services, tournament: Tournament, words: Texts) -> str:
    """The name of its game, if that is offered here."""
    game = services.tables.games.get(tournament.plan.slug)
    return tournament.plan.slug if game is None else words.game(game.info)


def name(entrant: Entrant) -> Name:
    """A name in a message, without a mention."""
    return Name(unmarked(entrant.name))


def names(people: Sequence[Entrant]) -> list[Name]:
    """The names in a message."""
    return [name(one) for one in people]


def facts(services: Services, tournament: Tournament, words: Texts) -> list[str]:
    """What is played: tables, rounds, windows, clock, and the options that differ from the defaults."""
    plan = tournament.plan
    lines = [
        words.t("tournament-facts", seats=plan.seats, rounds=plan.rounds, window=plan.days),
        words.t("seek-clock", clock=clock_line(words, plan.clock)),
    ]
    game = services.tables.games.get(plan.slug)
    if game is not None:
        info = game.info
        lines += [
            words.chosen(info, name, value)
            for name, usual in info.defaults.items()
            if (value := plan.options.get(name, usual)) != usual
        ]
    return lines


async def plan_lines(services: Services, tournament: Tournament, words: Texts) -> list[str]:
    """What is played, and how many will meet again."""
    return [*facts(services, tournament, words), *await outlook_lines(services, tournament, words)]


async def outlook_lines(services: Services, tournament: Tournament, words: Texts) -> list[str]:
    """How many pairs will meet again in any case: computed for the entrants, or for the maximum until they fill more
    than one table."""
    plan, people = tournament.plan, len(tournament.those(IN))
    if people <= plan.seats:
        people = plan.most
    if plan.slug not in services.tables.games:
        return []
    outlook = await asyncio.to_thread(progress.expected, services.tables, plan, people)
    if outlook is None:
        return []
    if not outlook.repeats:
        key = "tournament-outlook-none"
    else:
        key = "tournament-outlook-must" if outlook.repeats == outlook.unavoidable else "tournament-outlook-about"
    return [words.t(key, people=people, count=outlook.repeats)]


async def table_of(services: Services, table_id: int, words: Texts) -> tuple[str, int] | None:
    """The title of a table's tournament, and the round; ``None`` without one."""
    found = await rounds.of_table(services.store.reading, table_id)
    if found is None:
        return None
    return title(services, await tournaments.get(services.store.reading, found[0]), words), found[1]


def people_lines(tournament: Tournament, words: Texts) -> Lines:
    """The entrants, and the waiting list."""
    inside, waiting = tournament.those(IN), tournament.those(WAITING)

    def lines(count: int) -> list[str]:
        found = [words.t("tournament-places", count=len(inside), most=tournament.plan.most)]
        if inside:
            found.append(words.t("tournament-names", **_named(inside, count)))
        if waiting:
            found.append(words.t("tournament-waiting", count=len(waiting), **_named(waiting, count)))
        return found

    return lines


def _named(people: Sequence[Entrant], count: int) -> dict[str, Any]:
    """So many names, and how many more there are."""
    return {"name_list": names(people[:count]), "more": max(0, len(people) - count)}


def state_line(services: Services, tournament: Tournament, latest: Round | None, words: Texts) -> str:
    """Its state in one line."""
    called = written_title(services, tournament, words)
    game = game_name(services, tournament, words)
    if tournament.state == RUNNING and latest is not None:
        return words.t(
            "tournament-running", title=called, game=game, number=latest.number, rounds=tournament.plan.rounds,
            begin=date_of(latest.begin_by), end=stamp_of(latest.ends_at),
        )  # fmt: skip
    key = {SIGNING: "tournament-signing", OVER: "tournament-over"}.get(tournament.state, "tournament-off")
    if tournament.state == "draft":
        key = "tournament-draft"
    return words.t(key, title=called, game=game)


async def table_lines(services: Services, tournament: Tournament, latest: Round, words: Texts) -> Lines:
    """The running tables of the round: the players, and a link, or who is not ready."""
    found = [one for one in latest.pairings if one.state in (OPEN, PLAYING)]
    tables = [await _table_line(services, tournament, one, words) for one in found[:LISTED]]
    free = [tournament.numbered(one.seats[0].entrant) for one in latest.pairings if one.state == BYE]

    def lines(count: int) -> list[str]:
        shown = tables[:count]
        if len(found) > count:
            shown.append(words.t("tournament-more-tables", count=len(found) - count))
        if free:
            shown.append(words.t("tournament-byes", name_list=names(free), count=len(free)))
        if latest.repeats:
            shown.append(words.t("tournament-repeats", count=latest.repeats))
        return shown

    return lines


async def _table_line(services: Services, tournament: Tournament, pairing: Pairing, words: Texts) -> str:
    people = [tournament.numbered(one.entrant) for one in pairing.seats if not one.absent]
    if pairing.state == PLAYING and pairing.table_id is not None:
        link = f"https://discord.com/channels/{tournament.guild_id}/"
        row = await services.tables.row(pairing.table_id)
        return words.t(
            "tournament-table-plays", number=pairing.number, name_list=names(people), link=f"{link}{row.place}"
        )
    slow = [tournament.numbered(one.entrant) for one in pairing.seats if not one.ready and not one.absent]
    return words.t("tournament-table-waits", number=pairing.number, name_list=names(people), slow_list=names(slow))


# --- standings ----------------------------------------------------------------------------------------------------


def ranked(tournament: Tournament, rounds: Iterable[Round]) -> tuple[Standing, ...]:
    """The standings of all entrants who ever took part."""
    people = [one.number for one in tournament.entrants if one.state != WAITING]
    return standings(people, [one.drawn for one in rounds])


def exactly(value: Fraction, words: Texts) -> str:
    """A score in usual notation: 4, 4½, 3.33, in German 3,33."""
    whole, rest = divmod(value, 1)
    if not rest:
        return str(whole)
    if rest == Fraction(1, 2):
        return f"{whole}½" if whole else "½"
    return decimal(words.language, float(value), 2)


def winner_lines(services: Services, tournament: Tournament, rounds: Sequence[Round], words: Texts) -> Lines:
    """Who has won."""
    table = ranked(tournament, rounds)
    called = written_title(services, tournament, words)
    if not any(one.tables for one in table):
        nothing = words.t("tournament-final-nothing", title=called)
        return lambda _: [nothing]
    best = [tournament.numbered(one.entrant) for one in table if one.place == 1]
    points = exactly(table[0].points, words)
    return lambda count: [
        words.t("tournament-final", title=called, count=len(best), points=points, **_named(best, count))
    ]


def figure_lines(tournament: Tournament, rounds: Sequence[Round], words: Texts) -> list[str]:
    """The first of the standings with their figures, and the tie-break; nothing where nothing was played."""
    table = ranked(tournament, rounds)
    if not any(one.tables for one in table):
        return []
    top, second = table[0], next((one for one in table if one.place > 1), None)
    podium = [one for one in table if one.place <= PODIUM]
    lines = [_statistics(tournament, one, words) for one in podium[:FIGURES]]
    if second is not None and second.place == 2 and second.points == top.points:
        key, own, other = _decided(top, second)
        best, rival = (name(tournament.numbered(one.entrant)) for one in (top, second))
        lines.append(words.t(key, name=best, rival=rival, own=exactly(own, words), other=exactly(other, words)))
    return [*lines, words.t("tournament-ties")]


def _decided(top: Standing, close: Standing) -> tuple[str, Fraction, Fraction]:
    """The text about the tie-break that put one before the other, with both their figures."""
    if top.buchholz != close.buchholz:
        return "tournament-by-buchholz", top.buchholz, close.buchholz
    if top.sonneborn != close.sonneborn:
        return "tournament-by-sonneborn", top.sonneborn, close.sonneborn
    return "tournament-by-wins", Fraction(top.wins), Fraction(close.wins)


def _statistics(tournament: Tournament, one: Standing, words: Texts) -> str:
    return words.t(
        "tournament-figures", place=one.place, name=unmarked(tournament.numbered(one.entrant).name),
        points=exactly(one.points, words), buchholz=exactly(one.buchholz, words),
        sonneborn=exactly(one.sonneborn, words),
    )  # fmt: skip


async def tournament_lines(services: Services, row: TableRow, words: Texts) -> list[str]:
    """The tournament of a table, if it has one."""
    found = await table_of(services, row.id, words)
    return [] if found is None else [words.t("tournament-table-of", title=unmarked(found[0]), number=found[1])]
