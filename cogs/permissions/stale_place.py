"""Checks of a button whether its table is still in this channel."""

from cogs.base.context import Context
from cogs.base.services import jump_link
from data.lobby import relocation
from data.tables.table_row import TableRow
from rules.core.errors import TableError


async def admit(context: Context, row: TableRow) -> None:
    """Raises ``TableError`` with a link for a public button in a channel that the table has left."""
    message = context.interaction.message
    if message is None or message.flags.ephemeral:
        return
    if await relocation.has_left(context.services.store.reading, row, context.channel_id):
        raise TableError("table-moved", link=jump_link(row))
