"""What was played and won: of one person, and of the best at a game."""

import discord

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import custom_ids
from cogs.panels.custom_ids import Pressed
from cogs.panels.opening import game_select
from cogs.services import Services
from data import ratings
from render.core.text import Texts
from rules.core.errors import TableError


async def show_own(services: Services, interaction: Interaction) -> None:
    """What the person played and won, by game."""
    await show_person(services, interaction, interaction.user.id)


async def show_person(services: Services, interaction: Interaction, user_id: int) -> None:
    """What somebody played and won, by game."""
    words = answers.texts_for(interaction)
    own = user_id == interaction.user.id
    standings = await ratings.standings_of(services.store.surveying, user_id, private=own)
    lines = [
        words.t(
            "stats-line",
            game=words.game(services.game(one.slug).info),
            games=one.games,
            wins=one.wins,
            skill=one.skill,
        )
        for one in standings
    ]
    head = words.t("stats-head", name=f"<@{user_id}>")
    told = "\n".join([head, *lines, words.t("stats-about")]) if lines else words.t("stats-none")
    await answers.show(interaction, told, view=_onward(services, words))


async def person_chosen(services: Services, interaction: Interaction, press: Pressed) -> None:
    """Somebody was chosen on the page."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await show_person(services, interaction, int(press.values[0]))


async def game_chosen(services: Services, interaction: Interaction, press: Pressed) -> None:
    """A game was chosen on the page."""
    await show_ranking(services, interaction, press.values[0])


async def show_ranking(services: Services, interaction: Interaction, slug: str) -> None:
    """The highest rated people of a game. Raises ``TableError`` for one that nobody knows."""
    words = answers.texts_for(interaction)
    info = services.asked_game(slug, words).info
    standings = await ratings.best(services.store.surveying, info.slug)
    lines = [
        words.t("ranking-line", place=place, name=f"<@{one.user_id}>", skill=one.skill, wins=one.wins, games=one.games)
        for place, one in enumerate(standings, 1)
    ]
    head = words.t("ranking-head", game=words.game(info))
    told = "\n".join([head, *lines, words.t("ranking-about")]) if lines else words.t("stats-none")
    await answers.show(interaction, told, view=_onward(services, words))


def _onward(services: Services, words: Texts) -> discord.ui.View:
    """Somebody else's figures, and the best of each game."""
    view = discord.ui.View(timeout=None)
    view.add_item(
        discord.ui.UserSelect[discord.ui.View](
            custom_id=custom_ids.make("stats-of"), placeholder=words.t("stats-whose")
        )
    )
    view.add_item(game_select(services, words, "ranking", words.t("ranking-which")))
    return view
