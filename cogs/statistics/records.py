"""The records of a game: the highest scores, the quickest win, the longest game, each with a link to its replay."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import game_select
from cogs.kit.buttons import button
from cogs.kit.clock_words import duration
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL
from cogs.statistics.page import is_near
from cogs.statistics.ranking import scope_button, scope_of
from data.statistics import statistics
from data.statistics.statistics import LONGEST, SCORE, GameRecord
from render.words.markup import unmarked
from render.words.numbers import whole
from render.words.text import Texts


async def game_chosen(context: Context, press: Pressed) -> None:
    await show(context, press.values[0], press.numbers[0])


async def show_of_game(context: Context, press: Pressed) -> None:
    await show(context, press.rest, press.numbers[0])


async def show(context: Context, slug: str, scope: int) -> None:
    """The records of a game, in a server or everywhere. Raises ``TableError`` for an unknown game."""
    services = context.services
    words, reading = context.words, services.store.reading
    info = services.asked_game(slug, words).info
    guild_id = scope_of(context, scope)
    found = await statistics.game_records(
        services.store.surveying, info.slug, context.user.id, guild_id, scored=info.scored
    )
    names = await statistics.names_of(reading, [user_id for one in found for user_id in one.user_ids])
    lines = [words.t("records-head", game=words.game(info), here="no" if guild_id is None else "yes")]
    lines += [_line(words, one, names) for one in found] or [words.t("records-none")]
    lines.append(words.t("records-about"))
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(services, words, "records", words.t("records-which"), scope))
    for one in found:
        if await is_near(context, one.table_id):
            view.add_item(button(_label(words, one), custom_ids.make("replay", one.table_id, rest=one.kind)))
    view.add_item(button(words.t("button-rankings"), custom_ids.make("ranking-show", scope, 0, rest=info.slug)))
    view.add_item(button(words.t("button-stats"), custom_ids.make("stats-show", context.user.id)))
    if context.guild_id is not None:
        view.add_item(scope_button(words, scope, custom_ids.make("records-show", 1 - scope, rest=info.slug)))
    await answers.show(context, "\n".join(lines), view=view)


def _line(words: Texts, one: GameRecord, names: dict[int, str]) -> str:
    shown = [unmarked(names.get(user_id, "")) or words.t("stats-somebody") for user_id in one.user_ids]
    day = f"<t:{int(one.at)}:D>"
    if one.kind == SCORE:
        return words.t("records-score", seats=one.seats, total=whole(one.value), name=shown, day=day)
    turns = words.t("stats-turns", count=one.value)
    if one.kind == LONGEST:
        time = duration(words, one.seconds)
        return words.t("records-longest", turns=turns, time=time, name_list=shown, day=day)
    return words.t("records-quickest", turns=turns, name=shown, seats=one.seats, day=day)


def _label(words: Texts, one: GameRecord) -> str:
    if one.kind == SCORE:
        return words.t("button-record-score", seats=one.seats)
    return words.t("button-record-longest" if one.kind == LONGEST else "button-record-quickest")


VERBS = {
    "records": Verb(game_chosen, PERSONAL, selects=True, direct=True),
    "records-show": Verb(show_of_game, PERSONAL, direct=True),
}
