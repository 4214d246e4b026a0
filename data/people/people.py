"""What is stored of members: language, closed direct messages, how they are notified."""

from typing import Final, Literal

import msgspec

from data.engines.store import Row, Transaction
from data.people import timezones
from data.people.reminder_schedule import USUAL_HOURS, Quiet, ReminderSettings

CLOSED_FOR = 24 * 3600.0
"""Seconds until closed direct messages are tried again."""
REACHED_AGAIN = 0.0
"""In place of the time since when direct messages are closed: the member has acted there since, or chosen how they are
notified, but nothing was sent yet."""


GONE = 0
"""The id in place of a member whose data was deleted: no user has it."""

NotifiedBy = Literal["thread", "dm"]
"""What notifies a player of their turn."""
BY_THREAD: Final = "thread"
BY_DM: Final = "dm"


class Person(msgspec.Struct, frozen=True):
    """A member as stored. ``discord_locale``, the language of their Discord, is empty until they first used the bot;
    what is written to them is in the language ``spoken``. ``ring`` is what notifies them of their turn: the mention in
    the thread, or the direct message. They are reminded after ``remind_hours`` (0: not at all), and not in the hours of
    their ``zone`` from ``quiet_begin`` to ``quiet_end`` (``None``: never quiet). ``digest_at`` is when they last got a
    digest of many waiting tables, ``digest_id`` its message; ``nudged_at`` when they were last nudged;
    ``quiet_proposed`` whether quiet hours were proposed to them. Settings: a ``language`` of their own (empty: none),
    whether many waiting tables come as one ``digest``, private answers in ``large`` print or ``plain``, without emoji.
    With ``quick`` their moves are carried out at once where they can be undone; ``None`` until that was offered to
    them. Who is ``hidden`` is in no ranking and no record, and others do not see their statistics."""

    user_id: int
    name: str = ""
    discord_locale: str = ""
    dm_channel_id: int | None = None
    dm_closed_at: float | None = None
    remind_hours: int = USUAL_HOURS
    ring: NotifiedBy = BY_THREAD
    zone: str = ""
    quiet_begin: int | None = None
    quiet_end: int | None = None
    digest_at: float | None = None
    digest_id: int | None = None
    nudged_at: float | None = None
    quiet_proposed: int = 0
    language: str = ""
    digest: int = 1
    large: int = 0
    hidden: int = 0
    plain: int = 0
    quick: int | None = None

    @property
    def is_known(self) -> bool:
        """Whether they have used the bot: a row may hold settings alone."""
        return bool(self.name)

    @property
    def spoken(self) -> str:
        """The language of everything written to them: their own setting, else that of their Discord."""
        return self.language or self.discord_locale

    @property
    def reminder_settings(self) -> ReminderSettings:
        quiet = None
        if self.quiet_begin is not None and self.quiet_end is not None:
            quiet = Quiet(self.quiet_begin, self.quiet_end, timezones.known_or_utc(self.zone))
        return ReminderSettings(self.remind_hours, quiet)

    def dms_closed(self, now: float) -> bool:
        return self.dm_closed_at is not None and now - self.dm_closed_at < CLOSED_FOR


_COLUMNS = tuple({"discord_locale": "locale"}.get(name, name) for name in Person.__struct_fields__)


async def person(transaction: Transaction, user_id: int) -> Person:
    """The stored member, or the defaults."""
    row = await transaction.row("SELECT * FROM people WHERE user_id = ?", user_id)
    return Person(user_id) if row is None else of_row(row)


def of_row(row: Row) -> Person:
    """The member of a row that has all columns of ``people``."""
    return Person(*(row[column] for column in _COLUMNS))


class Taste(msgspec.Struct, frozen=True):
    """How a member wishes to read private answers: in which language (empty: that of their Discord), in large print,
    and ``plain``, without emoji."""

    language: str = ""
    large: bool = False
    plain: bool = False


async def tastes(transaction: Transaction) -> dict[int, Taste]:
    """The wishes of all members that have any."""
    rows = await transaction.rows(
        "SELECT user_id, language, large, plain FROM people WHERE language <> '' OR large = 1 OR plain = 1"
    )
    return {row["user_id"]: Taste(row["language"], bool(row["large"]), bool(row["plain"])) for row in rows}


async def meet(transaction: Transaction, user_id: int, name: str, locale: str) -> None:
    """Stores the name and language of a member who has just used the bot."""
    await transaction.run(
        "INSERT INTO people (user_id, name, locale) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
        user_id, name, locale,
    )  # fmt: skip


class Heard(msgspec.Struct, frozen=True):
    """What an interaction says of a member: their name in a server (``guild_id``; ``None``: in direct messages, where
    server names do not show), and the language of their Discord."""

    user_id: int
    guild_id: int | None
    name: str
    locale: str


_OF_TABLES = "table_id IN (SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running'))"
_OF_TOURNAMENTS = "tournament_id IN (SELECT id FROM tournaments WHERE guild_id = ? AND state IN ('signing', 'running'))"
_NAMED = {"seats": _OF_TABLES, "spectators": _OF_TABLES, "invitations": _OF_TABLES, "entrants": _OF_TOURNAMENTS}
"""The columns with a member's name, and the condition for rows of a server that are not over."""


async def is_unheard(transaction: Transaction, heard: Heard) -> bool:
    """Whether :func:`take` would change anything; false for a member who never used the bot."""
    known = await person(transaction, heard.user_id)
    if not known.is_known or heard.guild_id is None:
        return known.is_known and known.discord_locale != heard.locale
    if (known.name, known.discord_locale) != (heard.name, heard.locale):
        return True
    for table, current in _NAMED.items():
        if await transaction.row(
            f"SELECT 1 FROM {table} WHERE user_id = ? AND name <> ? AND {current}",
            heard.user_id, heard.name, heard.guild_id,
        ):  # fmt: skip
            return True
    return False


async def take(transaction: Transaction, heard: Heard) -> None:
    """Updates the member's name and language, and their name at the open and running tables of that server."""
    await remember(transaction, heard.user_id, locale=heard.locale)
    if heard.guild_id is None:
        return
    await remember(transaction, heard.user_id, name=heard.name)
    for table, current in _NAMED.items():
        await transaction.run(
            f"UPDATE {table} SET name = ? WHERE user_id = ? AND name <> ? AND {current}",
            heard.name, heard.user_id, heard.name, heard.guild_id,
        )  # fmt: skip


async def remember(transaction: Transaction, user_id: int, **fields: int | float | str | None) -> None:
    """Sets fields of :class:`Person`."""
    await transaction.run("INSERT INTO people (user_id) VALUES (?) ON CONFLICT DO NOTHING", user_id)
    for field, value in fields.items():
        if field not in _COLUMNS:
            raise ValueError(f"a person has no {field}")
        await transaction.run(f"UPDATE people SET {field} = ? WHERE user_id = ?", value, user_id)


async def offer_quick(transaction: Transaction, user_id: int) -> bool:
    """Quick moves are about to be offered to a member; false where they were before."""
    return bool(await transaction.run("UPDATE people SET quick = 0 WHERE user_id = ? AND quick IS NULL", user_id))


async def guild_locale(transaction: Transaction, guild_id: int | None) -> str:
    """The language set for a server, else its own on Discord as last seen; empty where neither is known."""
    row = await transaction.row("SELECT locale, spoken FROM guilds WHERE guild_id = ?", guild_id)
    return str(row["locale"] or row["spoken"]) if row else ""


async def set_guild_locale(transaction: Transaction, guild_id: int, locale: str) -> bool:
    """Sets the language of a server; false where it is set already."""
    return bool(await transaction.run(
        "INSERT INTO guilds (guild_id, locale) VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET locale = excluded.locale WHERE guilds.locale <> excluded.locale",
        guild_id, locale,
    ))  # fmt: skip
