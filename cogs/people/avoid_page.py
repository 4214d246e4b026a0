"""The users whom a player avoids: one private page, with a menu to add users and one to remove them."""

from collections.abc import Sequence

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import lists
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
        options = [(harmless_name(one.name) or str(one.user_id), str(one.user_id)) for one in listed]
        off = lists.select(custom_ids.make("avoid-remove"), words.t("avoid-remove"), options)
        off.max_values = len(listed)
        view.add_item(off)
    return view


def _label(one: Avoided) -> Name:
    return Name(unmarked(one.name))


async def add(context: Context, press: Pressed) -> None:
    """Users were chosen to be added. Raises ``TableError`` for the user themselves and for bots."""
    await put(context, [users.chosen_person(context, value) for value in press.values])


async def put(context: Context, chosen: Sequence[users.Chosen | discord.abc.User]) -> None:
    """Adds users, and shows the list."""
    user_id = context.user.id
    if any(one.id == user_id for one in chosen):
        raise TableError("avoid-self")
    if any(one.bot for one in chosen):
        raise TableError("avoid-bot")
    others = [Avoided(one.id, one.display_name) for one in chosen]
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
