"""What is asked of a button before anything is done at a table: whether the table is still where it stands."""

from cogs.base.context import Context
from cogs.base.services import jump_link
from data.lobby import relocation
from data.tables.tables import TableRow
from rules.core.errors import TableError


async def admit(context: Context, row: TableRow) -> None:
    """Raises ``TableError`` for a public button in a place that the table has moved from, with the way to the new
    one."""
    message = context.interaction.message
    if message is None or message.flags.ephemeral:
        return
    if await relocation.has_left(context.services.store.reading, row, context.channel_id):
        raise TableError("table-moved", link=jump_link(row))
