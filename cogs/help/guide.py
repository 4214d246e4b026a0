"""The guided first turn of a game: a few sentences in the private panel, one at a time, over one's own real turn."""

from typing import Any

import discord
from discord import ui

from cogs.base import custom_ids
from cogs.base.layout import Control
from cogs.kit.buttons import button
from data.play import practice
from data.tables.table_row import TableRow
from render.words.text import Texts
from rules.core.contract import GameInfo


def step_of(words: Texts, info: GameInfo, step: int) -> str:
    """What a step says; empty where the guide has no such step."""
    key = f"{info.prefix}-guide-{step}"
    return words.t(key) if step > practice.SKIPPED and words.has(key) else ""


def guide_button(words: Texts, info: GameInfo, row: TableRow) -> list[ui.Button[Any]]:
    """What begins the guide of a game that has one."""
    return [_leads_to(words, "button-guide", row, 1)] if step_of(words, info, 1) else []


def guide_items(words: Texts, info: GameInfo, row: TableRow, step: int) -> list[Control]:
    """A step with what leads on and what ends the guide; nothing where the guide has no such step."""
    lines = step_of(words, info, step)
    if not lines:
        return []
    last = not step_of(words, info, step + 1)
    following = _leads_to(words, "button-guide-end" if last else "button-guide-next", row, 0 if last else step + 1)
    following.style = discord.ButtonStyle.primary
    skip = [] if last else [_leads_to(words, "button-guide-skip", row, practice.SKIPPED)]
    return [ui.TextDisplay(lines), ui.ActionRow[Any](following, *skip)]


def _leads_to(words: Texts, key: str, row: TableRow, step: int) -> ui.Button[Any]:
    return button(words.t(key), custom_ids.make("guide", row.id, step))
