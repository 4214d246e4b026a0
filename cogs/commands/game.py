"""What the slash group of every game shares: typed moves, completed from the legal ones, and the hand."""

from typing import ClassVar

from discord import app_commands
from discord.ext import commands

from cogs import answers
from cogs.answers import Interaction
from cogs.commands.table import legal_choices, legal_texts, run_here
from cogs.commands.translate import said
from cogs.panels import actions
from cogs.services import Services

Choices = list[app_commands.Choice[str]]


class GameCog(commands.GroupCog):
    """The moves of one game as subcommands. A subclass names the game and its group."""

    slug: ClassVar[str]

    def __init__(self, services: Services) -> None:
        self._services = services

    async def move(self, interaction: Interaction, *steps: str) -> None:
        """Takes these steps at the table of this place."""
        await run_here(
            self._services, interaction, lambda table: actions.move(self._services, interaction, table, steps)
        )

    async def moves(self, interaction: Interaction, current: str, beginning: str = "", holding: str = "") -> Choices:
        """The legal moves with this ``beginning``, which is cut off, or with this in them."""
        return await legal_choices(self._services, interaction, current, self.slug, beginning, holding)

    async def words(self, interaction: Interaction, current: str, beginning: str) -> Choices:
        """The words that legal moves may go on with after this ``beginning``, in the language of the person."""
        game, words = self._services.game(self.slug), answers.texts_for(interaction)
        legal = await legal_texts(self._services, interaction, self.slug)
        following = dict.fromkeys(
            text.removeprefix(beginning).partition(" ")[0] for text in legal if text.startswith(beginning)
        )
        typed = current.strip().lower()
        named = [(words.word(game.info.prefix, word), word) for word in following]
        return [
            app_commands.Choice(name=name[:100], value=word)
            for name, word in named
            if name.lower().startswith(typed) or word.startswith(typed)
        ][:25]

    async def labelled(self, interaction: Interaction, current: str, beginning: str) -> Choices:
        """The legal moves with this ``beginning``, named as the menu names what follows it, in the language of the
        person."""
        game, words = self._services.game(self.slug), answers.texts_for(interaction)
        typed, found = current.strip().lower(), []
        for text in await legal_texts(self._services, interaction, self.slug):
            if not text.startswith(beginning):
                continue
            value = text.removeprefix(beginning)
            path = [choice for choice in game.path(game.parse(text)) if choice.value != beginning.strip()]
            name = " · ".join(words.choice(game.info, choice) for choice in path)
            if typed in value or typed in name.lower():
                found.append(app_commands.Choice(name=name[:100], value=value))
        return found[:25]

    @app_commands.command(name="hand", description=said("table-hand"))
    async def hand(self, interaction: Interaction) -> None:
        await run_here(self._services, interaction, lambda table: actions.show_hand(self._services, interaction, table))
