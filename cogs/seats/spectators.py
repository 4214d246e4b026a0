"""Spectators: they follow a running table, see its public side, and never act. Each function answers an acknowledged
interaction."""

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import jump_link
from cogs.kit import buttons, lists
from cogs.kit.close_up import look_select
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import FOLLOWING, READING, UNFOLLOWING
from data.engines.store import Transaction
from data.seats import spectators
from data.seats.spectators import NOTICES
from data.tables.tables import claim
from rules.core.errors import TableError


async def watch(context: Context, table_id: int) -> None:
    """The user follows the table: shows their page."""
    services = context.services
    await users.meet(context)
    user, now = context.user, services.now()

    async def work(transaction: Transaction) -> None:
        await claim(transaction, context.id, now)
        row = await services.tables.row(table_id, transaction)
        await spectators.follow(transaction, row, user.id, user.display_name, now)

    await services.store.write(work)
    services.wake()
    await _show(context, table_id)


async def _show(context: Context, table_id: int) -> None:
    """The public state of the table, the list of details, and the choice of notices."""
    services = context.services
    row, table = await services.tables.at(table_id)
    words, game, renderer = context.words, services.tables.game(row), services.renderer(row)
    found = await spectators.find(services.store.reading, row.id, context.user.id)
    if found is None:
        raise TableError("spectator-none")
    audience = services.audience(row, words, table)
    observation = game.observe(table.state, None)
    lines = [
        words.t("watch-here", game=words.game(game.info), number=row.id, link=jump_link(row)),
        renderer.headline(observation, audience),
        words.t("watch-count", count=await spectators.count(services.store.reading, row.id)),
    ]
    view = discord.ui.View(timeout=None)
    looking = look_select(renderer, row.id, observation, audience, context.emoji(row.slug))
    if looking is not None:
        view.add_item(looking)
    notices = [(words.t(f"watch-notice-{notice}"), notice) for notice in NOTICES]
    view.add_item(lists.select(custom_ids.make("notice", row.id), words.t("watch-notice"), notices, found.notice))
    for verb in ("watch-board", "watch-text", "unwatch"):
        view.add_item(buttons.button(words.t(f"button-{verb}"), custom_ids.make(verb, row.id)))
    await answers.show(context, "\n".join(lines), view=view)


async def watch_public(context: Context, table_id: int) -> None:
    """The public table, for a user without a seat who has pressed Play."""
    services = context.services
    row, table = await services.tables.at(table_id)
    words, game, renderer = context.words, services.tables.game(row), services.renderer(row)
    audience = services.audience(row, words, table)
    observation = game.observe(table.state, None)
    draw = services.printing(context.user.id, row, words, renderer.boards)
    drawings = await services.pool.run(draw, observation, audience)
    view = discord.ui.View(timeout=None)
    looking = look_select(renderer, row.id, observation, audience)
    if looking is not None:
        view.add_item(looking)
    watch = custom_ids.make("watch", row.id)
    view.add_item(buttons.button(words.t("button-watch"), watch, discord.ButtonStyle.primary))
    view.add_item(buttons.button(words.t("button-watch-text"), custom_ids.make("watch-text", row.id)))
    lines = [words.t("watch-look-on"), renderer.headline(observation, audience)]
    await answers.show(context, "\n".join(lines), drawings, view)


async def set_notice(context: Context, press: Pressed) -> None:
    """Sets the notices that the spectator wants."""
    user_id, chosen = context.user.id, press.values[0]

    async def work(transaction: Transaction) -> None:
        row = await context.services.tables.row(press.table_id, transaction)
        await spectators.set_notice(transaction, row, user_id, chosen)

    await context.services.store.write(work)
    await _show(context, press.table_id)


async def unwatch(context: Context, table_id: int) -> None:
    services = context.services
    user_id, now = context.user.id, services.now()

    async def work(transaction: Transaction) -> None:
        await claim(transaction, context.id, now)
        row = await services.tables.row(table_id, transaction)
        await spectators.stop(transaction, row, user_id, now)

    await services.store.write(work)
    services.wake()
    words = context.words
    await answers.show(context, words.t("watch-ended"), view=discord.ui.View())


VERBS = {
    "watch": Verb(at_table(watch), FOLLOWING, private=True),
    "unwatch": Verb(at_table(unwatch), UNFOLLOWING),
    "notice": Verb(set_notice, READING, selects=True),
}
