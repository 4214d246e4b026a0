"""The list "Look at…": pictures of details of the board, each in a private message."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.emoji import WORDS_ALONE, PieceEmoji
from cogs.kit import buttons
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from render.kit.renderer import Audience, Renderer
from render.words.text import Texts
from rules.core.contract import Observation
from rules.core.errors import TableError

Select = discord.ui.Select[discord.ui.View]


def look_select(
    renderer: Renderer,
    table_id: int,
    observation: Observation,
    audience: Audience,
    emoji: PieceEmoji = WORDS_ALONE,
) -> Select | None:
    """The list of details that the observation's viewer may see; ``None`` if the game has none."""
    offered = renderer.views(observation, audience)
    if not offered:
        return None
    select = Select(custom_id=custom_ids.make("look", table_id), placeholder=audience.texts.t("look-at"))
    for view in offered:
        select.add_option(label=view.label[:100], value=view.key, emoji=emoji.of(view.emoji))
    return select


def look_button(words: Texts, table_id: int) -> discord.ui.Button[discord.ui.View]:
    """The button that opens this list."""
    return buttons.button(words.t("button-look-closer"), custom_ids.make("looks", table_id))


async def show_list(context: Context, table_id: int) -> None:
    """Shows the list of details. Raises ``TableError`` if the game has none."""
    row, table = await context.services.tables.at(table_id)
    audience = context.services.audience(row, context.words)
    observation = context.services.tables.game(row).observe(table.state, table.seat_of(context.user.id))
    renderer = context.services.renderer(row)
    select = look_select(renderer, table_id, observation, audience, context.emoji(row.slug))
    if select is None:
        raise TableError("view-gone")
    view = discord.ui.View(timeout=None)
    view.add_item(select)
    await answers.show(context, audience.texts.t("look-which"), view=view)


async def show_closer(context: Context, press: Pressed) -> None:
    """Shows the chosen detail as it is now, in a new message: the panel and its plan do not change. Raises
    ``TableError`` if it is not offered any more."""
    services = context.services
    key = press.values[0]
    row, table = await services.tables.at(press.table_id)
    audience, renderer = services.audience(row, context.words), services.renderer(row)
    seat = table.seat_of(context.user.id)
    observation = services.tables.game(row).observe(table.state, seat)
    label = next((view.label for view in renderer.views(observation, audience) if view.key == key), None)
    if label is None:
        raise TableError("view-gone")
    drawing = await services.pool.run(renderer.look, observation, key, audience)
    await answers.show(context, label, (drawing,))


VERBS = {
    "looks": Verb(at_table(show_list), READING, private=True, direct=True),
    "look": Verb(show_closer, READING, private=True, selects=True, direct=True),
}
