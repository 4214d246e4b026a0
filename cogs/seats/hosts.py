"""The host hands a table over: whom to, and what they answer. Each function answers an acknowledged interaction."""

import discord

from cogs.base import answers
from cogs.base.answers import Interaction
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, jump_link
from cogs.kit.verbs import Verb
from cogs.permissions.rows import BECOMING_HOST, INVITING
from data.seats import hosts
from render.words.text import Name
from rules.core.errors import TableError


async def ask(services: Services, interaction: Interaction, press: Pressed) -> None:
    """The host has chosen who is to be host."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await _ask(services, interaction, press.table_id, int(press.values[0]))


async def ask_typed(services: Services, interaction: Interaction, table_id: int, new: discord.User) -> None:
    """The same, typed."""
    await _ask(services, interaction, table_id, new.id)


async def _ask(services: Services, interaction: Interaction, table_id: int, user_id: int) -> None:
    row = await hosts.offer(services.tables, table_id, interaction.user.id, user_id, interaction.id, services.now())
    services.wake()
    words = answers.texts_for(interaction)
    told = words.t("host-waits", name=Name(f"<@{user_id}>"), link=jump_link(row))
    await answers.show(interaction, told, view=discord.ui.View())


async def accept(services: Services, interaction: Interaction, press: Pressed) -> None:
    """Whoever was asked becomes the host; the question says so, for everybody to read."""
    table_id, offer_id = press.numbers
    await answers.meet(services, interaction)
    row = await hosts.accept(services.tables, table_id, offer_id, interaction.user.id, interaction.id, services.now())
    services.wake()
    await _answered(services, interaction, table_id, "host-lapsed" if row is None else "host-accepted")


async def decline(services: Services, interaction: Interaction, press: Pressed) -> None:
    """Whoever was asked says no, and the host is told."""
    table_id, offer_id = press.numbers
    stood = await hosts.decline(
        services.tables, table_id, offer_id, interaction.user.id, interaction.id, services.now()
    )
    services.wake()
    await _answered(services, interaction, table_id, "host-declined" if stood else "host-lapsed")


async def _answered(services: Services, interaction: Interaction, table_id: int, key: str) -> None:
    row = await services.tables.row(table_id)
    words = await services.public_texts(interaction.guild, row.guild_id)
    await answers.show(interaction, words.t(key, name=Name(f"<@{interaction.user.id}>")))


VERBS = {
    "host-ask": Verb(ask, INVITING, selects=True),
    "host-accept": Verb(accept, BECOMING_HOST, numbers=2),
    "host-decline": Verb(decline, BECOMING_HOST, numbers=2),
}
