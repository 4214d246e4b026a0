"""The buttons below a game that has ended: play again, the next waiting table, the front desk."""

import discord

from cogs.base import custom_ids
from cogs.base.services import Services, place_link
from cogs.kit.buttons import button
from cogs.kit.desk_link import add_desk_button
from data.tables.table_row import TableRow
from render.words.text import Texts

PRIMARY = discord.ButtonStyle.primary


async def score_view(services: Services, words: Texts, row: TableRow, *, played_out: bool) -> discord.ui.View:
    """Below the score sheet: play again, replay, review of a game that was ``played_out``, and more."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-rematch"), custom_ids.make("rematch", row.id), PRIMARY))
    view.add_item(button(words.t("button-replay"), custom_ids.make("replay", row.id)))
    if played_out:
        view.add_item(button(words.t("button-review"), custom_ids.make("review", row.id)))
    view.add_item(button(words.t("button-more"), custom_ids.make("more", row.id)))
    view.add_item(button(words.t("button-next-any"), custom_ids.make("next")))
    await add_desk_button(view, services, words, row.guild_id, row.channel_id)
    return view


async def result_view(services: Services, words: Texts, row: TableRow) -> discord.ui.View:
    """Below the result in the lobby's channel: the same, with a link to the table's thread."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-rematch"), custom_ids.make("rematch", row.id), PRIMARY))
    view.add_item(discord.ui.Button(label=words.t("button-place"), url=place_link(row)))
    view.add_item(button(words.t("button-lobbies"), custom_ids.make("lobbies")))
    await add_desk_button(view, services, words, row.guild_id, row.channel_id)
    return view


async def cancelled_view(services: Services, words: Texts, row: TableRow) -> discord.ui.View:
    """Below a cancelled table: open another one."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-open"), custom_ids.make("open"), PRIMARY))
    view.add_item(button(words.t("button-lobbies"), custom_ids.make("lobbies")))
    await add_desk_button(view, services, words, row.guild_id, row.channel_id)
    return view
