"""Buttons that many messages have."""

import discord

from cogs.base import custom_ids
from data.tables.table_row import TableRow
from data.teaching.lessons import has_lesson
from render.words.text import Texts

WIDEST = 80
"""Characters of a button's label, Discord's limit."""


def play_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    """The button that opens the private panel."""
    return button(words.t("button-play"), custom_ids.make("play", row.id, row.moves), discord.ButtonStyle.primary)


def premove_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    """The button that shows the premoves, in place of the private message it is on."""
    return button(words.t("button-premoves"), custom_ids.make("premoves", row.id))


def resign_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    return button(words.t("button-resign"), custom_ids.make("resign", row.id), discord.ButtonStyle.danger)


def lesson_button(words: Texts, slug: str) -> discord.ui.Button[discord.ui.View] | None:
    """The button that opens the lesson of a game in a new message; ``None`` for a game without one."""
    return button(words.t("button-lesson"), custom_ids.make("lesson", rest=slug)) if has_lesson(slug) else None


def button(
    label: str, custom_id: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(label=label[:WIDEST], custom_id=custom_id, style=style)
