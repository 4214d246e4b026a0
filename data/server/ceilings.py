"""Ceilings: how much one member may have at once, or begin in a day, to protect shared resources; ordinary play never
reaches them. The operator can change them."""

from pathlib import Path
from typing import Literal

import msgspec

from data.engines.store import Transaction
from data.settings import SettingsError, setting
from rules.core.errors import TableError

CEILINGS = "ZIGGURAT_CEILINGS"
DAY = 24 * 3600.0


class Ceilings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The most of each; 0: no limit. Per member: tables that they host and that have not begun (``lobbies``), all
    ``tables`` that they host, those ``opened`` in a day, ``tournaments`` that they host, files imported (``imports``),
    ``reports`` sent and people ``invited`` by direct message in a day. Per ``server``: its tables."""

    lobbies: int = 10
    tables: int = 50
    opened: int = 100
    tournaments: int = 6
    imports: int = 50
    reports: int = 20
    invited: int = 20
    server: int = 500

    def check(self, **counted: int) -> None:
        """Raises ``TableError``, which says what to do, where a count has reached its ceiling."""
        for name, count in counted.items():
            most = getattr(self, name)
            if most and count >= most:
                raise TableError(f"ceiling-{name}", most=most)


DEFAULTS = Ceilings()


Kind = Literal["import", "invite"]

_COUNTED: dict[Kind, str] = {"import": "imports", "invite": "invited"}
"""The ceiling of each kind of attempt."""


async def attempt(transaction: Transaction, ceilings: Ceilings, user_id: int, kind: Kind, now: float) -> None:
    """Counts a file import, readable or not, as reading is what takes long, or a person that is invited by direct
    message. Raises ``TableError`` past the ceiling."""
    await transaction.run("DELETE FROM spent WHERE user_id IS NOT NULL AND at <= ?", now - DAY)
    row = await transaction.row("SELECT COUNT(*) FROM spent WHERE user_id = ? AND kind = ?", user_id, kind)
    ceilings.check(**{_COUNTED[kind]: row[0] if row is not None else 0})
    await transaction.run("INSERT INTO spent (kind, at, user_id) VALUES (?, ?, ?)", kind, now, user_id)


def ceilings(env_file: Path) -> Ceilings:
    """The ceilings as changed by ``ZIGGURAT_CEILINGS``: ``tables=200,reports=0``. Raises ``SettingsError``."""
    text = setting(CEILINGS, env_file)
    pairs = [part.partition("=") for part in text.replace(",", " ").split()]
    named = {name: int(value) for name, _, value in pairs if value.isascii() and value.isdecimal()}
    if len(named) != len(pairs) or not named.keys() <= set(Ceilings.__struct_fields__):
        known = ", ".join(Ceilings.__struct_fields__)
        raise SettingsError(f"{CEILINGS} is of the form NAME=NUMBER,NAME=NUMBER, with these names: {known}.")
    return Ceilings(**named)
