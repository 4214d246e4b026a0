"""How much one person may have at once, or begin in a day, so that nobody takes what all share: ceilings that nobody
meets who only plays. Whoever runs the bot sets others."""

from pathlib import Path

import msgspec

from data.engines.store import Transaction
from data.settings import SettingsError, setting
from rules.core.errors import TableError

CEILINGS = "ZIGGURAT_CEILINGS"
DAY = 24 * 3600.0


class Ceilings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many at most; 0 stands for any number. One person: tables that they host and that have not begun
    (``lobbies``), all ``tables`` that they host, those ``opened`` in a day, ``tournaments`` that they hold, files
    brought (``imports``) and ``reports`` sent in a day. A ``server``: its tables."""

    lobbies: int = 10
    tables: int = 50
    opened: int = 100
    tournaments: int = 6
    imports: int = 50
    reports: int = 20
    server: int = 500

    def check(self, **counted: int) -> None:
        """Raises ``TableError``, which says what to do, where there are as many as may be."""
        for name, count in counted.items():
            most = getattr(self, name)
            if most and count >= most:
                raise TableError(f"ceiling-{name}", most=most)


DEFAULTS = Ceilings()


async def attempt(transaction: Transaction, ceilings: Ceilings, user_id: int, now: float) -> None:
    """Somebody brings a file: it counts whether it can be read or not, as reading is what takes long. Raises
    ``TableError`` where they have brought as many as may be."""
    await transaction.run("DELETE FROM spent WHERE user_id IS NOT NULL AND at <= ?", now - DAY)
    row = await transaction.row("SELECT COUNT(*) FROM spent WHERE user_id = ? AND kind = 'import'", user_id)
    ceilings.check(imports=row[0] if row is not None else 0)
    await transaction.run("INSERT INTO spent (kind, at, user_id) VALUES ('import', ?, ?)", now, user_id)


def ceilings(env_file: Path) -> Ceilings:
    """The ceilings as ``ZIGGURAT_CEILINGS`` changes them: ``tables=200 reports=0``. Raises ``SettingsError``."""
    text = setting(CEILINGS, env_file)
    pairs = [part.partition("=") for part in text.replace(",", " ").split()]
    named = {name: int(value) for name, _, value in pairs if value.isascii() and value.isdecimal()}
    if len(named) != len(pairs) or not named.keys() <= set(Ceilings.__struct_fields__):
        known = ", ".join(Ceilings.__struct_fields__)
        raise SettingsError(f"{CEILINGS} is of the form NAME=NUMBER NAME=NUMBER, with these names: {known}.")
    return Ceilings(**named)
