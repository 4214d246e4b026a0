"""Deleting what is stored of a person beyond the seats of their games: asked once, then done."""

import discord

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import board, custom_ids
from cogs.services import Services
from data import matches, people
from data.store import Transaction


async def ask(services: Services, interaction: Interaction) -> None:
    """What would be deleted, and the button that does it."""
    words = answers.texts_for(interaction)
    if await services.tables.of_user(interaction.user.id):
        await answers.show(interaction, words.t("settings-forget-later"))
        return
    view = discord.ui.View(timeout=None)
    view.add_item(board.button(words.t("button-forget"), custom_ids.make("forget"), discord.ButtonStyle.danger))
    await answers.show(interaction, words.t("settings-forget-ask"), view=view)


async def forget(services: Services, interaction: Interaction) -> None:
    """Deletes it, unless the person still sits at a running table."""
    words, user_id, now = answers.texts_for(interaction), interaction.user.id, services.now()
    if await services.tables.of_user(user_id):
        await answers.show(interaction, words.t("settings-forget-later"))
        return

    async def work(transaction: Transaction) -> None:
        await matches.stop(transaction, user_id, now)
        await people.forget(transaction, user_id)

    await services.store.write(work)
    await services.learn_tastes()
    services.wake()
    await answers.show(interaction, words.t("settings-forget-done"))
