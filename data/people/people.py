"""What is remembered of people and servers: language, closed DMs, how and where somebody is rung."""

from typing import Final, Literal

import msgspec

from data.engines.store import Transaction
from data.people import timezones
from data.people.reminder_schedule import USUAL_HOURS, Quiet, ReminderSettings

CLOSED_FOR = 24 * 3600.0
"""How long closed DMs are believed closed before they are tried again."""


GONE = 0
"""The id in place of somebody who had themselves deleted: nobody has it."""

Bell = Literal["thread", "dm"]
"""What rings when it is somebody's turn."""
BY_THREAD: Final = "thread"
BY_DM: Final = "dm"


class Person(msgspec.Struct, frozen=True):
    """A person as the store knows them; ``discord_locale``, the language of their Discord, is empty until they were
    met, and not what they are written to in: that is ``spoken``. ``ring`` is what rings when it is
    their turn: the mention in the thread, or the direct message. They are reminded after ``remind_hours`` (0: not at
    all), and not in the hours of their ``zone`` from ``quiet_begin`` to ``quiet_end`` (``None``: never quiet).
    ``digest_at`` is when they were told last of many waiting tables at once, in the message ``digest_id``;
    ``nudged_at`` when they were nudged last; ``quiet_proposed`` whether quiet hours were proposed to them. They wish
    a ``language`` of their own (empty: none), whether many waiting tables are told in one message (``digest``), whether
    private answers come in ``large`` print, and whether ``plain``, without emoji. With ``quick`` their moves are
    carried out at once where they can be undone; it is ``None`` until that was offered to them. Who is ``hidden``
    stands in no ranking and no record, and nobody else sees their figures."""

    user_id: int
    name: str = ""
    discord_locale: str = ""
    dm_channel_id: int | None = None
    dm_closed_at: float | None = None
    remind_hours: int = USUAL_HOURS
    ring: Bell = BY_THREAD
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
        """Whether they were met: somebody may have settings alone."""
        return bool(self.name)

    @property
    def spoken(self) -> str:
        """The language of everything that is written to them: as they wish it, else that of their Discord."""
        return self.language or self.discord_locale

    @property
    def reminder_settings(self) -> ReminderSettings:
        """How they want to be rung."""
        quiet = None
        if self.quiet_begin is not None and self.quiet_end is not None:
            quiet = Quiet(self.quiet_begin, self.quiet_end, timezones.known_or_utc(self.zone))
        return ReminderSettings(self.remind_hours, quiet)

    def dms_closed(self, now: float) -> bool:
        return self.dm_closed_at is not None and now - self.dm_closed_at < CLOSED_FOR


_COLUMNS = tuple({"discord_locale": "locale"}.get(name, name) for name in Person.__struct_fields__)


async def person(transaction: Transaction, user_id: int) -> Person:
    """The person, known or not."""
    row = await transaction.row("SELECT * FROM people WHERE user_id = ?", user_id)
    if row is None:
        return Person(user_id)
    return Person(*(row[column] for column in _COLUMNS))


class Taste(msgspec.Struct, frozen=True):
    """How somebody wishes to read private answers: in which language (empty: that of their Discord), whether in large
    print, and whether ``plain``, without emoji."""

    language: str = ""
    large: bool = False
    plain: bool = False


async def tastes(transaction: Transaction) -> dict[int, Taste]:
    """Of everybody who wishes anything."""
    rows = await transaction.rows(
        "SELECT user_id, language, large, plain FROM people WHERE language <> '' OR large = 1 OR plain = 1"
    )
    return {row["user_id"]: Taste(row["language"], bool(row["large"]), bool(row["plain"])) for row in rows}


async def meet(transaction: Transaction, user_id: int, name: str, locale: str) -> None:
    """Remembers the name and the language of somebody who has just used the bot."""
    await transaction.run(
        "INSERT INTO people (user_id, name, locale) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET name = excluded.name, locale = excluded.locale",
        user_id, name, locale,
    )  # fmt: skip


class Heard(msgspec.Struct, frozen=True):
    """What an interaction tells of a person: what they are called in a server (``guild_id``; ``None``: in direct
    messages, where names of servers do not show), and the language of their Discord."""

    user_id: int
    guild_id: int | None
    name: str
    locale: str


_OF_TABLES = "table_id IN (SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running'))"
_OF_TOURNAMENTS = "tournament_id IN (SELECT id FROM tournaments WHERE guild_id = ? AND state IN ('signing', 'running'))"
_NAMED = {"seats": _OF_TABLES, "spectators": _OF_TABLES, "invitations": _OF_TABLES, "entrants": _OF_TOURNAMENTS}
"""Where a person's name stands, and which of it is of a server and not over yet."""


async def is_unheard(transaction: Transaction, heard: Heard) -> bool:
    """Whether :func:`take` would change anything: not for somebody who was never met."""
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
    """The person is called so from now on, at the open and running tables of that server too."""
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


async def guild_locale(transaction: Transaction, guild_id: int | None) -> str:
    """The language set for a server, else its own on Discord as it was last heard; empty where neither is known."""
    row = await transaction.row("SELECT locale, spoken FROM guilds WHERE guild_id = ?", guild_id)
    return str(row["locale"] or row["spoken"]) if row else ""


async def set_guild_locale(transaction: Transaction, guild_id: int, locale: str) -> None:
    await transaction.run(
        "INSERT INTO guilds (guild_id, locale) VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET locale = excluded.locale",
        guild_id, locale,
    )  # fmt: skip
