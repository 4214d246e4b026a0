"""A server's settings: language, where tables may be opened, by whom, how many, and the usual clock."""

from typing import Final, Literal

import msgspec

from data.engines.store import Transaction
from rules.table.clock import DAILY, PRESETS, Clock

Hosts = Literal["", "managers"]
"""Who may open a table."""
EVERYBODY: Final = ""
MANAGERS: Final = "managers"
USUAL_CLOCK = next(name for name, clock in PRESETS.items() if clock == DAILY)


class Guild(msgspec.Struct, frozen=True):
    """A server's settings. An empty ``locale`` means its language on Discord; ``channels`` are those in which tables
    may be opened (none: in all), ``clock`` is the name of a new table's clock, ``most_tables`` how many tables a member
    may host at once (0: no limit), ``hosts`` who may open one."""

    locale: str = ""
    channels: tuple[int, ...] = ()
    clock: str = USUAL_CLOCK
    most_tables: int = 0
    hosts: Hosts = EVERYBODY

    @property
    def new_clock(self) -> Clock | None:
        """The clock of a new table."""
        return PRESETS.get(self.clock, DAILY)


async def guild(transaction: Transaction, guild_id: int | None) -> Guild:
    """The settings of a server, or the defaults."""
    row = await transaction.row("SELECT * FROM guilds WHERE guild_id = ?", guild_id)
    if row is None:
        return Guild()
    channels = tuple(int(one) for one in row["channels"].split(",") if one)
    return Guild(row["locale"], channels, row["clock"] or USUAL_CLOCK, row["most_tables"], row["hosts"])


async def keep(transaction: Transaction, guild_id: int, wished: Guild) -> None:
    channels = ",".join(map(str, wished.channels))
    await transaction.run("INSERT INTO guilds (guild_id) VALUES (?) ON CONFLICT DO NOTHING", guild_id)
    await transaction.run(
        "UPDATE guilds SET locale = ?, channels = ?, clock = ?, most_tables = ?, hosts = ? WHERE guild_id = ?",
        wished.locale, channels, wished.clock, wished.most_tables, wished.hosts, guild_id,
    )  # fmt: skip


async def unheard(surveying: Transaction, spoken: dict[int, str]) -> list[tuple[int, str]]:
    """Those of these servers whose language on Discord is new or has changed, with it."""
    rows = await surveying.rows("SELECT guild_id, spoken FROM guilds")
    known = {row["guild_id"]: row["spoken"] for row in rows}
    return [(guild_id, language) for guild_id, language in sorted(spoken.items()) if known.get(guild_id) != language]


async def hear(transaction: Transaction, spoken: list[tuple[int, str]]) -> None:
    """Stores the languages of these servers on Discord."""
    await transaction.many(
        "INSERT INTO guilds (guild_id, spoken) VALUES (?, ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET spoken = excluded.spoken",
        spoken,
    )
