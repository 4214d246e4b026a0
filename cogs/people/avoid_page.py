"""The users whom a player avoids: one private page, with a menu to add users and one to remove them."""

from collections.abc import Mapping
from typing import Any

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from data.people import avoids
from data.people.avoids import Avoided
from render.core.harmless import harmless_name
from render.words.markup import unmarked
from render.words.text import Name, Texts
from rules.core.errors import TableError

AT_ONCE = 10
"""Users added at once, at most."""


async def show_page(context: Context, note: str = "") -> None:
    """The user's list, its explanation, and the two menus."""
    words = context.words
    listed = await avoids.listed(context.services.store.reading, context.user.id)
    lines = [note, words.t("avoid-heading"), words.t("avoid-about")]
    if listed:
        lines += [f"- {_label(one)}" for one in listed]
    else:
        lines.append(words.t("avoid-nobody"))
    await answers.show(context, "\n".join(filter(None, lines)), view=_view(words, listed))


def _view(words: Texts, listed: list[Avoided]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(
        discord.ui.UserSelect[discord.ui.View](
            custom_id=custom_ids.make("avoid-add"), placeholder=words.t("avoid-add"), max_values=AT_ONCE
        )
    )
    if listed:
        off = discord.ui.Select[discord.ui.View](
            custom_id=custom_ids.make("avoid-remove"), placeholder=words.t("avoid-remove"), max_values=len(listed)
        )
        for one in listed:
            off.add_option(label=harmless_name(one.name)[:100] or str(one.user_id), value=str(one.user_id))
        view.add_item(off)
    return view


def _label(one: Avoided) -> Name:
    return Name(unmarked(one.name))


async def add(context: Context, press: Pressed) -> None:
    """Users were chosen to be added. Raises ``TableError`` for the user themselves and for bots."""
    data: Mapping[str, Any] = context.interaction.data or {}
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    users, members = resolved.get("users") or {}, resolved.get("members") or {}
    chosen = []
    for value in press.values:
        user = users.get(value) or {}
        names = ((members.get(value) or {}).get("nick"), user.get("global_name"), user.get("username"))
        chosen.append((_number(value), next(filter(None, names), ""), bool(user.get("bot"))))
    await put(context, chosen)


async def add_typed(context: Context, person: discord.abc.User) -> None:
    await put(context, [(person.id, person.display_name, person.bot)])


async def put(context: Context, chosen: list[tuple[int, str, bool]]) -> None:
    """Adds users (id, name, whether they are a bot), and shows the list."""
    user_id = context.user.id
    if any(one == user_id for one, _, _ in chosen):
        raise TableError("avoid-self")
    if any(bot for _, _, bot in chosen):
        raise TableError("avoid-bot")
    others = [Avoided(one, name) for one, name, _ in chosen]
    await context.services.store.write(lambda transaction: avoids.add(transaction, user_id, others))
    context.services.wake()
    await show_page(context, context.words.t("avoid-done"))


async def remove(context: Context, press: Pressed) -> None:
    """Users were chosen to be removed."""
    user_id, others = context.user.id, [_number(value) for value in press.values]
    await context.services.store.write(lambda transaction: avoids.remove(transaction, user_id, others))
    context.services.wake()
    await show_page(context, context.words.t("avoid-removed"))


def _number(value: str) -> int:
    """The id of a user. Raises ``TableError`` for what our menu does not send."""
    if not value.isdecimal() or int(value) > custom_ids.LARGEST:
        raise TableError("button-unknown")
    return int(value)


VERBS = {
    "avoid": Verb(anywhere(show_page), PERSONAL, numbers=0, private=True, direct=True),
    "avoid-add": Verb(add, PERSONAL, numbers=0, selects=True),
    "avoid-remove": Verb(remove, PERSONAL, numbers=0, selects=True),
}
