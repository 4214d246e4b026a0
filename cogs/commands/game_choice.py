"""A game chosen from a list, or while its name is typed."""

from collections.abc import Callable

import discord
from discord import app_commands

from cogs.base import custom_ids
from cogs.base.context import Context, Interaction
from cogs.base.services import Services
from cogs.commands.completion import Choices
from render.words.text import Texts
from rules.core.contract import GameInfo

Select = discord.ui.Select[discord.ui.View]


def game_select(
    services: Services,
    words: Texts,
    verb: str,
    asked: str,
    *numbers: int,
    offers: Callable[[str], bool] = lambda slug: True,
) -> Select:
    """A list of the games, each with difficulty and length; the quickest first. ``numbers`` go into its custom id,
    ``offers`` says by its slug whether a game is in it."""
    select = Select(custom_id=custom_ids.make(verb, *numbers), placeholder=asked)
    infos = [game.info for slug, game in services.tables.games.items() if offers(slug)]
    for info in sorted(infos, key=_minutes):
        about = words.t("open-about", level=words.t(f"level-{info.level}"), minutes=_minutes(info))
        select.add_option(label=words.game(info), value=info.slug, description=about)
    return select


def described_game(words: Texts, info: GameInfo) -> str:
    """A game with difficulty and length, in one line."""
    level = words.t(f"level-{info.level}")
    return words.t("play-choice", game=words.game(info), level=level, minutes=_minutes(info))


def _minutes(info: GameInfo) -> int:
    return info.usual_minutes


def game_choices(context: Context, current: str, described: bool = False) -> Choices:
    """The games whose name or slug contains what was typed; ``described`` adds difficulty and length, and sorts the
    quickest first."""
    words, wanted = context.words, current.lower()
    infos = [game.info for game in context.services.tables.games.values()]
    if described:
        infos.sort(key=_minutes)
    names = {info.slug: described_game(words, info) if described else words.game(info) for info in infos}
    return [
        app_commands.Choice(name=name, value=slug)
        for slug, name in names.items()
        if wanted in name.lower() or wanted in slug
    ][:25]


async def complete_games(interaction: Interaction, current: str) -> Choices:
    """Completes the name of a game in a typed command."""
    return game_choices(Context.of(interaction), current)
