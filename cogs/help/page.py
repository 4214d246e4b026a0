"""Help: how to play, one game on one screen, and search in the rule books."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.commands.game_choice import game_select
from cogs.help.cards import cards_button
from cogs.help.rule_book import (
    LONGEST_SEARCH,
    RuleBookMessage,
    all_rules_button,
    look_up,
)
from cogs.help.search_dialog import ask_rule
from cogs.kit import buttons
from cogs.kit.desk_link import add_desk_button
from cogs.kit.next_table import games_button
from cogs.kit.verbs import Verb, anywhere, nothing_more
from cogs.permissions.rows import PERSONAL
from render.words.text import Texts


def help_page(services: Services, words: Texts, asked: str = "") -> RuleBookMessage:
    """How to play, or the rules of one game on one screen; with links to each game. Raises ``TableError`` for an
    unknown game."""
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(services, words, "help-game", words.t("help-which")))
    if asked:
        info = services.asked_game(asked, words).info
        text = words.help(info)
        offered = [
            buttons.lesson_button(words, info.slug),
            all_rules_button(words, info.slug),
            cards_button(services, words, info.slug),
        ]
    else:
        quickest = services.quickest()
        games = words.enumerate([words.game(one.info) for one in services.tables.games.values()])
        text = words.t("help-text", games=games, quickest=words.game(quickest), minutes=quickest.usual_minutes)
        lessons = buttons.button(words.t("button-lessons"), custom_ids.make("lessons"))
        rulebooks = buttons.button(words.t("button-rulebooks"), custom_ids.make("rulebooks"))
        support = buttons.button(words.t("button-support"), custom_ids.make("support"))
        offered = [lessons, games_button(words), rulebooks, support]
    for button in filter(None, offered):
        view.add_item(button)
    return RuleBookMessage(text, view)


async def show_help(context: Context) -> None:
    shown = help_page(context.services, context.words)
    await add_desk_button(shown.view, context.services, context.words, context.guild_id)
    await _show(context, shown)


async def show_game(context: Context, press: Pressed) -> None:
    await _show(context, help_page(context.services, context.words, press.values[0]))


async def show_rulebooks(context: Context) -> None:
    """The rule books, and a dialog to search all of them."""
    await _look_up(context, "")


async def find_rule(context: Context, press: Pressed) -> None:
    await _look_up(context, press.values[0].strip()[:LONGEST_SEARCH])


async def _look_up(context: Context, wanted: str) -> None:
    words = context.words
    shown = look_up(context.services, words, "", wanted)
    shown.view.add_item(buttons.button(words.t("button-rule-search"), custom_ids.make("rule-search")))
    await _show(context, shown)


async def _show(context: Context, shown: RuleBookMessage) -> None:
    await answers.show(context, shown.content, view=shown.view)


VERBS = {
    "help": Verb(anywhere(show_help), PERSONAL, numbers=0, private=True, direct=True),
    "help-game": Verb(show_game, PERSONAL, numbers=0, selects=True, direct=True),
    "rulebooks": Verb(anywhere(show_rulebooks), PERSONAL, numbers=0, private=True, direct=True),
    "rule-search": Verb(nothing_more, PERSONAL, numbers=0, dialog=ask_rule),
    "rule-find": Verb(find_rule, PERSONAL, numbers=0, selects=True, direct=True),
}
