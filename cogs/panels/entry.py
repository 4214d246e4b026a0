"""What is asked before anything is done at a table: whether a private one is open to the person, and whether the table
is still where its button stands."""

from cogs.answers import Interaction
from cogs.services import Services, jump_link
from data import invitations, moving
from data.tables import TableRow
from rules.core.errors import TableError


async def admit(services: Services, interaction: Interaction, row: TableRow) -> None:
    """Raises ``TableError`` for somebody to whom the table is closed, and for a public button in a place that the table
    has moved from, with the way to the new one."""
    reading = services.store.reading
    await invitations.admit(reading, row, interaction.user.id)
    message = interaction.message
    if message is None or message.flags.ephemeral:
        return
    if await moving.has_left(reading, row, interaction.channel_id):
        raise TableError("table-moved", link=jump_link(row))
