"""``/rules``: the rule books, by number, word or game."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction
from cogs.commands.completion import MOST, Choices
from cogs.commands.game_choice import complete_games
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.help.rule_book import LONGEST_SEARCH, books, look_up
from render.help.rulebook import RuleBook, folded


class Rules(commands.Cog):
    """``/rules``."""

    @app_commands.command(name="rules", description=said("rules-description"))
    @app_commands.describe(game=said("rules-game"), find=said("rules-find"))
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def rules(
        self,
        context: Context,
        game: app_commands.Range[str, 1, 100] | None = None,
        find: app_commands.Range[str, 1, LONGEST_SEARCH] | None = None,
    ) -> None:
        """The contents of a rule book, or search results: first in the game that is played here."""
        words, here = context.words, await self._played_at(context)
        chosen = context.services.asked_game(game, words).info.slug if game else ""
        shown = look_up(context.services, words, chosen, (find or "").strip(), here=here)
        await answers.say(context, shown.content, shown.view)

    @rules.autocomplete("find")
    async def _found(self, interaction: Interaction, current: str) -> Choices:
        """Sections and rules whose number or text contains what was typed, of the game that was chosen or is played
        here, else of all."""
        context = Context.of(interaction)
        known = books(context.services, context.words)
        chosen = getattr(context.interaction.namespace, "game", None) or await self._played_at(context)
        searched = [known[chosen]] if chosen in known else list(known.values())
        offered = [one for book in searched for one in _offers(book, current)]
        return [app_commands.Choice(name=name[:100], value=number) for number, name in offered[:MOST]]

    async def _played_at(self, context: Context) -> str:
        """The slug of the game of this thread or channel; empty if there is none."""
        row = await context.services.tables.in_channel(context.channel_id or 0)
        return row.slug if row else ""


def _offers(book: RuleBook, typed: str) -> list[tuple[str, str]]:
    """Numbers and names of the sections, then of the rules, that contain what was typed; only sections before that."""
    wanted = folded(typed)
    offers = [
        (section.number, f"{section.number} {section.heading}")
        for section in book.sections
        if wanted in folded(f"{section.number} {section.heading}")
    ]
    if wanted:
        begun = [rule for rule in book.rules if _begins(rule.number, wanted)]
        rules = dict.fromkeys([*begun, *book.find(typed)])
        offers += [(rule.number, f"{rule.number} {rule.text.replace('**', '')}".splitlines()[0]) for rule in rules]
    return offers


def _begins(number: str, wanted: str) -> bool:
    """Whether a number begins with what was typed, with its letters or without: ``kb-5.``, ``5.``."""
    return folded(number).startswith(wanted) or number.partition("-")[2].startswith(wanted)
