"""The statistics of a player: a picture of all games, and one of each game."""

from dataclasses import dataclass

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit import lists
from cogs.kit.buttons import button
from cogs.kit.clock_words import duration
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from data.people import people
from data.statistics import statistics
from data.statistics.ratings import SETTLED
from data.statistics.statistics import GameStatistics, PersonStatistics
from data.teaching import reviews
from render.core.encode import encode
from render.core.type import safe_name
from render.kit.renderer import SIZE, Drawing
from render.statistics.curve import Curve
from render.statistics.figures import (
    MOST_GAMES,
    PALETTE,
    GameLine,
    GameSheet,
    Overview,
    Tile,
    draw_game_sheet,
    draw_overview,
)
from render.words.dates import day
from render.words.fitting import ALT, cut
from render.words.gains import rounded
from render.words.markup import unmarked
from render.words.numbers import whole
from render.words.text import Name, Texts
from rules.core.contract import GameInfo
from rules.core.errors import TableError

MOST = 25
"""Games in the list."""


@dataclass(frozen=True)
class Whose:
    """The player whose statistics are shown. ``own`` says that it is the user themselves."""

    id: int
    name: str
    own: bool

    @property
    def drawn(self) -> str:
        """The name as a picture can show it; empty if it cannot."""
        return safe_name(self.name) or ""

    @property
    def written(self) -> Name:
        """The name as a message can hold it."""
        return Name(unmarked(self.name))


# --- whose ----------------------------------------------------------------------------------------------------------


def oneself(context: Context) -> Whose:
    return Whose(context.user.id, context.user.display_name, True)


async def whose(context: Context, user_id: int) -> Whose:
    """The player of a button."""
    if user_id == context.user.id:
        return oneself(context)
    names = await statistics.names_of(context.services.store.reading, [user_id])
    return Whose(user_id, names.get(user_id) or context.words.t("stats-somebody"), False)


def chosen(context: Context, press: Pressed) -> Whose:
    """The player chosen in a list. Raises ``TableError`` for a bot."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    person = users.chosen_person(context, press.values[0])
    if person.bot:
        raise TableError("figures-bot")
    return Whose(person.id, person.display_name, person.id == context.user.id)


def named(context: Context, person: discord.abc.User) -> Whose:
    """The player given in a command. Raises ``TableError`` for a bot."""
    if person.bot:
        raise TableError("figures-bot")
    return Whose(person.id, person.display_name, person.id == context.user.id)


async def check_shown(context: Context, person: Whose) -> None:
    """Raises ``TableError`` if a player has hidden their statistics from the user."""
    if await statistics.is_hidden(context.services.store.reading, person.id, context.user.id):
        raise TableError("figures-hidden")


async def is_near(context: Context, table_id: int) -> bool:
    """Whether the user may replay a game: one of this server, or one that they have played to its end."""
    row = await context.services.tables.row(table_id)
    here = row.guild_id is not None and row.guild_id == context.guild_id
    return here or row.seat_of(context.user.id) is not None


# --- clicks ---------------------------------------------------------------------------------------------------------


async def show_own(context: Context) -> None:
    await show_all(context, oneself(context))


async def person_chosen(context: Context, press: Pressed) -> None:
    """Shows the player chosen on the page."""
    await show_all(context, chosen(context, press))


async def back_to_all(context: Context, press: Pressed) -> None:
    """All games of the button's player."""
    await show_all(context, await whose(context, press.numbers[0]))


async def game_chosen(context: Context, press: Pressed) -> None:
    """Shows the game chosen on a player's page."""
    await show_game(context, await whose(context, press.numbers[0]), press.values[0])


async def show_all(context: Context, person: Whose) -> None:
    """All games of a player. Raises ``TableError`` if they are hidden."""
    services = context.services
    await check_shown(context, person)
    words = context.words
    found = await statistics.statistics_of(services.store.surveying, person.id, context.user.id)
    known = [one for one in found.games if one.slug in services.tables.games]
    view = await _further_buttons(context, person, known)
    gone = len(found.games) - len(known)
    lines = [words.t("stats-head", name=person.written), *([words.t("stats-gone", count=gone)] if gone else [])]
    if not known:
        await answers.show(context, "\n".join([*lines, words.t("stats-none")]), view=view)
        return
    drawing = await services.pool.run(_draw_all, services, words, person, found, known)
    lines += await _about(services, words, person)
    await answers.show(context, "\n".join(lines), [drawing], view)


async def show_game(context: Context, person: Whose, slug: str) -> None:
    """One game of a player. Raises ``TableError`` for an unknown one, and if they are hidden."""
    services = context.services
    await check_shown(context, person)
    words = context.words
    info = services.asked_game(slug, words).info
    found = await statistics.statistics_of(services.store.surveying, person.id, context.user.id)
    known = [one for one in found.games if one.slug in services.tables.games]
    game = found.of(info.slug)
    view = await _further_buttons(context, person, known, game)
    lines = [words.t("stats-head-game", name=person.written, game=words.game(info))]
    if game is None:
        await answers.show(context, "\n".join([*lines, words.t("stats-none")]), view=view)
        return
    drawing = await services.pool.run(_draw_game, services, words, person, game)
    lines += await _habits(services, words, person, info)
    lines += await _about(services, words, person)
    await answers.show(context, "\n".join(lines), [drawing], view)


async def _habits(services: Services, words: Texts, person: Whose, info: GameInfo) -> list[str]:
    """What costs the user most in a game, once enough of theirs were reviewed; nobody else is told."""
    habits = await reviews.habits(services.store.reading, person.id, info.slug) if person.own else None
    if habits is None or not habits.costs:
        return []
    swing = services.game(info.slug).swing
    lines = [
        words.t("review-habit", habit=words.t(f"{info.prefix}-term-{term}", change="less", by=rounded(cost * swing)))
        for term, cost in habits.costs
    ]
    return [words.t("review-habits", games=habits.games), *lines]


async def _about(services: Services, words: Texts, person: Whose) -> list[str]:
    """What counts, and who sees it."""
    lines = [words.t("stats-about", settled=SETTLED)]
    if person.own:
        lines.append(words.t("stats-about-own"))
        if (await people.person(services.store.reading, person.id)).hidden:
            lines.append(words.t("stats-about-hidden"))
    return lines


async def _further_buttons(
    context: Context,
    person: Whose,
    games: list[GameStatistics],
    shown: GameStatistics | None = None,
) -> discord.ui.View:
    """Another game, another player, and related pages."""
    words = context.words
    view = discord.ui.View(timeout=None)
    if games:
        options = [(words.game(context.services.game(one.slug).info), one.slug) for one in games[:MOST]]
        custom_id = custom_ids.make("stats-game", person.id)
        view.add_item(lists.select(custom_id, words.t("stats-game"), options, shown.slug if shown else None))
    view.add_item(people_select(words, "stats-of", "stats-whose"))
    slug = next((one.slug for one in (shown, *games) if one is not None), context.services.quickest().slug)
    here = int(context.guild_id is not None)
    if shown is not None:
        view.add_item(button(words.t("stats-all-games"), custom_ids.make("stats-show", person.id)))
    view.add_item(button(words.t("button-rankings"), custom_ids.make("ranking-show", here, 0, rest=slug)))
    view.add_item(button(words.t("button-records"), custom_ids.make("records-show", here, rest=slug)))
    if person.own:
        view.add_item(button(words.t("button-versus"), custom_ids.make("versus-ask")))
    else:
        view.add_item(button(words.t("button-versus-me"), custom_ids.make("versus-show", person.id)))
    return view


def people_select(words: Texts, verb: str, asked: str) -> discord.ui.UserSelect[discord.ui.View]:
    """A list of all members, under a text that asks for one."""
    return discord.ui.UserSelect[discord.ui.View](custom_id=custom_ids.make(verb), placeholder=words.t(asked))


# --- the pictures ---------------------------------------------------------------------------------------------------


def _draw_all(
    services: Services, words: Texts, person: Whose, found: PersonStatistics, known: list[GameStatistics]
) -> Drawing:
    games, wins = sum(one.games for one in known), sum(one.wins for one in known)
    tiles = (
        Tile(words.t("stats-tile-games"), str(games)),
        Tile(words.t("stats-tile-wins"), str(wins)),
        Tile(words.t("stats-tile-streak"), str(found.streaks.current)),
        Tile(words.t("stats-tile-longest"), str(found.streaks.longest)),
    )
    lines = tuple(_line(services, words, one) for one in known[:MOST_GAMES])
    more = len(known) - len(lines)
    title = person.drawn or words.t("stats-title")
    overview = Overview(
        title, words.t("stats-all-games"), tiles, lines, words.t("stats-more", count=more) if more else ""
    )
    alt_lines = [
        words.t(
            "stats-alt-all",
            name=Name(person.name),
            games=games,
            wins=wins,
            current=found.streaks.current,
            longest=found.streaks.longest,
        ),
        *(_game_text(services, words, one) for one in known),
    ]
    return Drawing(encode(draw_overview(overview, SIZE), PALETTE, "stats"), cut("\n".join(alt_lines), ALT))


def _line(services: Services, words: Texts, one: GameStatistics) -> GameLine:
    note = words.t("stats-note-unrated") if one.skill is None else words.t("stats-note-new") if one.is_new else ""
    return GameLine(
        words.game(services.game(one.slug).info),
        words.t("stats-played", games=one.games, wins=one.wins),
        "" if one.skill is None else rating(words, one.skill, settling=one.is_new),
        note,
        tuple(point.skill for point in one.curve),
    )


def rating(words: Texts, skill: int, *, settling: bool) -> str:
    """A rating in text, marked while it is still settling."""
    return words.t("rating-settling", skill=whole(skill)) if settling else whole(skill)


def _game_text(services: Services, words: Texts, one: GameStatistics) -> str:
    """A game in one line of text."""
    settled = "none" if one.skill is None else "no" if one.is_new else "yes"
    game = words.game(services.game(one.slug).info)
    return words.t(
        "stats-line", game=game, games=one.games, wins=one.wins, settled=settled,
        skill=rating(words, one.skill or 0, settling=one.is_new),
    )  # fmt: skip


def _draw_game(services: Services, words: Texts, person: Whose, one: GameStatistics) -> Drawing:
    info = services.game(one.slug).info
    curve, note = None, ""
    if one.curve:
        counted = words.t("stats-counted", count=len(one.curve))
        begun, ended = (day(words.language, point.at) for point in (one.curve[0], one.curve[-1]))
        skills = tuple(point.skill for point in one.curve)
        curve = Curve(skills, begun, counted, ended, rating(words, skills[-1], settling=one.is_new))
        if one.is_new:
            note = words.t("stats-settling", count=len(one.curve), settled=SETTLED)
    tiles = [
        Tile(words.t("stats-tile-games"), str(one.games), words.t("stats-won", wins=one.wins)),
        Tile(
            words.t("stats-tile-streak"),
            str(one.streaks.current),
            words.t("stats-longest", count=one.streaks.longest),
        ),
    ]
    if one.best is not None and info.scored:
        seats = words.t("stats-seats", count=one.best.seats)
        tiles.append(Tile(words.t("stats-tile-best"), whole(one.best.total), seats))
    if one.turns:
        turns, time = words.t("stats-turns", count=one.turns), duration(words, one.seconds)
        tiles.append(Tile(words.t("stats-tile-length"), turns, time))
    title = person.drawn or words.t("stats-title")
    sheet = GameSheet(
        title, words.game(info), words.t("stats-rating"), note, curve, words.t("stats-unrated"), tuple(tiles)
    )
    alt = "\n".join(_alt_of_game(words, person, one, _game_text(services, words, one), scored=info.scored))
    return Drawing(encode(draw_game_sheet(sheet, SIZE), PALETTE, "stats"), cut(alt, ALT))


def _alt_of_game(words: Texts, person: Whose, one: GameStatistics, line: str, *, scored: bool) -> list[str]:
    """The alt text of the picture of a game."""
    skills = [point.skill for point in one.curve]
    lines = [words.t("stats-alt-game", name=Name(person.name), line=line)]
    if skills:
        now, high, low = rating(words, skills[-1], settling=one.is_new), whole(max(skills)), whole(min(skills))
        lines.append(words.t("stats-alt-rating", skill=now, count=len(skills), high=high, low=low))
    lines.append(words.t("stats-alt-streak", current=one.streaks.current, longest=one.streaks.longest))
    if one.best is not None and scored:
        lines.append(words.t("stats-alt-best", total=whole(one.best.total), count=one.best.seats))
    if one.turns:
        turns = words.t("stats-turns", count=one.turns)
        lines.append(words.t("stats-alt-length", turns=turns, time=duration(words, one.seconds)))
    return lines


VERBS = {
    "stats": Verb(anywhere(show_own), PERSONAL, numbers=0, private=True, direct=True),
    "stats-of": Verb(person_chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "stats-show": Verb(back_to_all, PERSONAL, direct=True),
    "stats-game": Verb(game_chosen, PERSONAL, selects=True, direct=True),
}
