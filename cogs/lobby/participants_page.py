"""The participants of a table on one private page: invited users, spectators, the host; and the actions on them.

Each function answers an interaction that is acknowledged, or will be by the answer.
"""

from collections.abc import Sequence

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import buttons, lists
from cogs.kit.verbs import Verb, at_table
from cogs.lobby.direct import invite as invite_directly
from cogs.permissions.rows import INVITING, PARTICIPANTS
from data.lobby import lobby
from data.people.people import GONE
from data.seats import invitations, spectators
from data.seats.invitations import PLAYER, SPECTATOR, Invitation, InvitedAs
from data.tables.table_row import TableRow
from render.core.harmless import harmless_name
from render.words.markup import unmarked
from render.words.text import Name, Texts
from rules.core.errors import TableError

MOST_AT_ONCE = 10
"""Users invited at once, at most."""
MOST_LISTED = 25
"""Entries of a list, Discord's limit."""

UserSelect = discord.ui.UserSelect[discord.ui.View]


async def show_people(context: Context, table_id: int) -> None:
    """The page, with the actions of this user."""
    await _show(context, table_id)


async def _show(context: Context, table_id: int, note: str = "") -> None:
    services = context.services
    row = await services.tables.row(table_id)
    words, reading = context.words, services.store.reading
    invited = await invitations.all_of(reading, row.id)
    watching = await spectators.all_of(reading, row.id)
    follows = any(one.user_id == context.user.id for one in watching)
    lines = [words.t("people-heading", game=words.game(services.game(row.slug).info), number=row.id)]
    if row.host_id != GONE:
        lines.append(words.t("people-host", name=Name(f"<@{row.host_id}>")))
    if row.seats:
        lines.append(words.t("people-playing", name_list=services.audience(row, words).written))
    for key, names in (
        ("people-invited-player", [one.name for one in invited if one.role == PLAYER]),
        ("people-invited-spectator", [one.name for one in invited if one.role == SPECTATOR]),
        ("people-watching", [one.name for one in watching]),
    ):
        if names:
            lines.append(words.t(key, count=len(names), name_list=[Name(unmarked(name)) for name in names]))
    view = _controls(row, words, context.user.id, invited, follows)
    await answers.show(context, "\n".join(filter(None, [note, *lines])), view=view)


def _controls(row: TableRow, words: Texts, user_id: int, invited: list[Invitation], follows: bool) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    under_way = row.status in ("lobby", "running")
    hosts = row.host_id == user_id and under_way
    if hosts and row.private and not (row.is_direct and row.status == "running"):
        for inviting in invite_selects(row, words):
            view.add_item(inviting)
        withdrawn = _withdraw_select(row, words, invited)
        if withdrawn is not None:
            view.add_item(withdrawn)
    others = [seat for seat in row.seats if seat.user_id not in (None, user_id)]
    if hosts and others:
        options = [(harmless_name(seat.name), str(seat.user_id)) for seat in others]
        view.add_item(lists.select(custom_ids.make("host-ask", row.id), words.t("host-whom"), options))
    if hosts and not row.is_direct:
        view.add_item(buttons.button(words.t("button-move"), custom_ids.make("move-ask", row.id)))
    if row.status == "running" and row.seat_of(user_id) is None:
        view.add_item(buttons.button(words.t("button-watch"), custom_ids.make("watch", row.id)))
    if follows:
        view.add_item(buttons.button(words.t("button-unwatch"), custom_ids.make("unwatch", row.id)))
    return view


def invite_selects(row: TableRow, words: Texts) -> list[UserSelect]:
    """The lists from which the host of a private table invites users: to play, and to watch."""
    return [
        UserSelect(
            custom_id=custom_ids.make("invite", row.id, rest=role),
            placeholder=words.t(f"invite-{role}"),
            max_values=MOST_AT_ONCE,
        )
        for role in ((PLAYER,) if row.is_direct else (PLAYER, SPECTATOR))
    ]


def _withdraw_select(row: TableRow, words: Texts, invited: list[Invitation]) -> lists.Select | None:
    """The list of invitations that can be withdrawn; a seat of a game that has begun is kept."""
    found = [one for one in invited if row.status == "lobby" or row.seat_of(one.user_id) is None][:MOST_LISTED]
    if not found:
        return None
    options = [(harmless_name(one.name), str(one.user_id)) for one in found]
    select = lists.select(custom_ids.make("withdraw", row.id), words.t("invite-withdraw"), options)
    select.max_values = len(found)
    return select


async def invite(context: Context, press: Pressed) -> None:
    """The host has chosen users to invite."""
    if press.rest not in (PLAYER, SPECTATOR):
        raise TableError("button-unknown")
    role: InvitedAs = PLAYER if press.rest == PLAYER else SPECTATOR
    await _invite(context, press.table_id, [users.chosen_person(context, value) for value in press.values], role)


async def invite_typed(context: Context, table_id: int, player: discord.User) -> None:
    """The host has typed a player to invite."""
    await _invite(context, table_id, [player], PLAYER)


async def _invite(
    context: Context, table_id: int, chosen: Sequence[users.Chosen | discord.User], role: InvitedAs
) -> None:
    """Invites people, and shows the page. Raises ``TableError`` for bots."""
    services, words = context.services, context.words
    if any(one.bot for one in chosen):
        raise TableError("bots-cannot-be-invited")
    people = [(one.id, one.display_name) for one in chosen]
    row = await services.tables.row(table_id)
    if row.is_direct:
        await _show(context, row.id, await invite_directly(context, row, people))
        return
    await users.must_be_in_server(context, row, people)
    newly = await invitations.ask(services.tables, row.id, context.user.id, people, role, context.id, services.now())
    services.wake()
    names = [Name(unmarked(name)) for user_id, name in people if user_id in newly]
    note = words.t("invite-done", name_list=names) if names else words.t("invite-nobody")
    await _show(context, row.id, note)


async def withdraw(context: Context, press: Pressed) -> None:
    """The host has chosen the invitations to withdraw."""
    services = context.services
    if not all(value.isdecimal() for value in press.values):
        raise TableError("button-unknown")
    user_ids = [int(value) for value in press.values]
    await lobby.withdraw(services.tables, press.table_id, context.user.id, user_ids, context.id, services.now())
    services.wake()
    await _show(context, press.table_id, context.words.t("invite-withdrawn"))


VERBS = {
    "people": Verb(at_table(show_people), PARTICIPANTS, private=True, direct=True),
    "invite": Verb(invite, INVITING, selects=True),
    "withdraw": Verb(withdraw, INVITING, selects=True),
}
