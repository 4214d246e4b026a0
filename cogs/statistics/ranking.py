"""The ranking of a game, in a server or everywhere, page by page, always with the user's own place."""

from collections.abc import Sequence

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import game_select
from cogs.kit.buttons import button
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL
from cogs.statistics.page import rating
from data.people import people
from data.statistics import ratings, statistics
from data.statistics.ratings import SETTLED, BotRating, Ranking, RankingEntry
from render.words.markup import unmarked
from render.words.text import Texts
from rules.core.errors import TableError

PAGE = 10
"""Players on a page."""
HERE, EVERYWHERE = 1, 0
"""The numbers of the scopes in custom ids."""


def scope_of(context: Context, number: int) -> int | None:
    """The server of a custom id; ``None`` for everywhere, and in direct messages."""
    return context.guild_id if number == HERE else None


async def game_chosen(context: Context, press: Pressed) -> None:
    await show(context, press.values[0], press.numbers[0], 0)


async def turn_page(context: Context, press: Pressed) -> None:
    """Another page, or the other scope."""
    await show(context, press.rest, press.numbers[0], press.numbers[1])


async def show(context: Context, slug: str, scope: int, page: int) -> None:
    """One page of the ranking, the last if there are fewer. Raises ``TableError`` for an unknown game."""
    services = context.services
    words, asker, reading = context.words, context.user.id, services.store.reading
    info = services.asked_game(slug, words).info
    if page > custom_ids.LARGEST // PAGE:
        raise TableError("button-unknown")
    guild_id = scope_of(context, scope)
    found = await ratings.ranking(services.store.surveying, info.slug, asker, guild_id, page * PAGE, PAGE)
    last = max(0, (found.total - 1) // PAGE)
    if page > last:
        page = last
        found = await ratings.ranking(services.store.surveying, info.slug, asker, guild_id, page * PAGE, PAGE)
    here = "no" if guild_id is None else "yes"
    view = _view(context, words, (info.slug, scope, page, last))
    if not found.total:
        await answers.show(context, words.t("ranking-empty", game=words.game(info), here=here), view=view)
        return
    names = await statistics.names_of(reading, [one.user_id for one in found.shown])
    names[asker] = context.user.display_name
    lines = [words.t("ranking-head", game=words.game(info), here=here, count=found.total)]
    lines += [_line(words, one, names.get(one.user_id, ""), own=one.user_id == asker) for one in found.shown]
    lines += _own(words, found, context.user.display_name)
    lines += _bots(words, await ratings.of_bots(reading, info.slug))
    lines.append(words.t("ranking-about", settled=SETTLED))
    if guild_id is not None:
        lines.append(words.t("ranking-about-here"))
    if found.own is not None and (await people.person(reading, asker)).hidden:
        lines.append(words.t("ranking-about-hidden"))
    await answers.show(context, "\n".join(lines), view=view)


def _line(words: Texts, one: RankingEntry, name: str, *, own: bool = False) -> str:
    """A line of the ranking; a rating that is still settling is marked, the user's own line is bold."""
    shown = unmarked(name) or words.t("stats-somebody")
    return words.t(
        "ranking-line", place=one.place, name=f"**{shown}**" if own else shown, wins=one.wins, games=one.games,
        skill=rating(words, one.skill, settling=one.is_new),
    )  # fmt: skip


def _bots(words: Texts, found: Sequence[BotRating]) -> list[str]:
    """The ratings of the levels of bot players, where any has played."""
    if not found:
        return []
    levels = [
        words.t(
            "ranking-bot",
            level=words.t(f"bot-{one.level}"),
            skill=rating(words, one.skill, settling=one.games < SETTLED),
        )
        for one in found
    ]
    return ["", words.t("ranking-bots", levels=words.enumerate(levels))]


def _own(words: Texts, found: Ranking, name: str) -> list[str]:
    """The user's own place if it is on another page, or that they have none."""
    if found.own is None:
        return ["", words.t("ranking-not-in")]
    if found.own in found.shown:
        return []
    return ["", words.t("ranking-own", line=_line(words, found.own, name))]


def _view(context: Context, words: Texts, shown: tuple[str, int, int, int]) -> discord.ui.View:
    """Another game, another page, the other scope, and related pages."""
    slug, scope, page, last = shown
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(context.services, words, "ranking", words.t("ranking-which"), scope))
    if page:
        back = custom_ids.make("ranking-show", scope, page - 1, rest=slug)
        view.add_item(button(words.t("button-page-before"), back))
    if page < last:
        on = custom_ids.make("ranking-show", scope, page + 1, rest=slug)
        view.add_item(button(words.t("button-page-after"), on))
    view.add_item(button(words.t("button-records"), custom_ids.make("records-show", scope, rest=slug)))
    view.add_item(button(words.t("button-stats"), custom_ids.make("stats-show", context.user.id)))
    if context.guild_id is not None:
        view.add_item(scope_button(words, scope, custom_ids.make("ranking-show", 1 - scope, 0, rest=slug)))
    return view


def scope_button(words: Texts, scope: int, custom_id: str) -> discord.ui.Button[discord.ui.View]:
    """The button to the other scope; direct messages have only one scope."""
    return button(words.t("button-ranking-all" if scope == HERE else "button-ranking-here"), custom_id)


VERBS = {
    "ranking": Verb(game_chosen, PERSONAL, selects=True, direct=True),
    "ranking-show": Verb(turn_page, PERSONAL, numbers=2, direct=True),
}
