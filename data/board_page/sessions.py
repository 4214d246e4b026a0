"""Links to the page of a table, and the sessions that come of them: one person's, at one table, until they end.

A link works once and soon; a session also comes of an Activity, for which Discord says who looks at it. No secret is
stored: of each there is a digest alone, so that nobody who reads the database can open a page.
"""

import hashlib
from typing import Literal

import msgspec

from data.engines.store import Transaction

LINK_LASTS, SESSION_LASTS = 10 * 60.0, 24 * 3600.0
"""Seconds."""

MOST = 8
"""The sessions of one person at all tables; the oldest end where there would be more."""

Kind = Literal["link", "session"]


class Session(msgspec.Struct, frozen=True):
    """Whose page it is, of which table, and until when (seconds since the epoch); ``digest`` is that of its secret."""

    user_id: int
    table_id: int
    ends_at: float
    digest: str


def digest_of(secret: str) -> str:
    """What is stored of a secret. It is long and random, so that one round is enough. What a browser sends in its
    place may be any bytes."""
    return hashlib.sha256(secret.encode(errors="surrogateescape")).hexdigest()


async def offer(transaction: Transaction, secret: str, user_id: int, table_id: int, now: float) -> None:
    """A link for this person to this table, in place of an earlier one that was not used."""
    await _hold(transaction, user_id)
    await transaction.run(
        "DELETE FROM page_keys WHERE user_id = ? AND table_id = ? AND kind = 'link'", user_id, table_id
    )
    await _keep(transaction, "link", Session(user_id, table_id, now + LINK_LASTS, digest_of(secret)), now)


async def begin(transaction: Transaction, link: str, secret: str, now: float) -> Session | None:
    """Uses a link up; the session that begins has this ``secret``. ``None`` where the link was used before, has ended,
    or never was."""
    found = await _find(transaction, link, "link", now)
    if found is None or not await transaction.run("DELETE FROM page_keys WHERE digest = ?", digest_of(link)):
        return None
    return await start(transaction, secret, found.user_id, found.table_id, now)


async def start(transaction: Transaction, secret: str, user_id: int, table_id: int, now: float) -> Session:
    """A session with this ``secret``, of a person of whom it is known who they are."""
    await _hold(transaction, user_id)
    rows = await transaction.rows(
        "SELECT digest FROM page_keys WHERE user_id = ? AND kind = 'session' ORDER BY ends_at DESC", user_id
    )
    for row in rows[MOST - 1 :]:
        await transaction.run("DELETE FROM page_keys WHERE digest = ?", row["digest"])
    session = Session(user_id, table_id, now + SESSION_LASTS, digest_of(secret))
    await _keep(transaction, "session", session, now)
    return session


async def find(transaction: Transaction, secret: str, now: float) -> Session | None:
    """The session with this secret; ``None`` where there is none, or none any more."""
    return await _find(transaction, secret, "session", now)


async def end(transaction: Transaction, secret: str) -> None:
    """Ends a session."""
    await transaction.run("DELETE FROM page_keys WHERE digest = ? AND kind = 'session'", digest_of(secret))


async def _hold(transaction: Transaction, user_id: int) -> None:
    """They may have pressed twice: then what the other press writes is seen first."""
    await transaction.hold(f"page {user_id}")


async def _keep(transaction: Transaction, kind: Kind, session: Session, now: float) -> None:
    """Stores a link or a session; all that have ended are forgotten."""
    await transaction.run("DELETE FROM page_keys WHERE ends_at <= ?", now)
    await transaction.run(
        "INSERT INTO page_keys (digest, kind, user_id, table_id, ends_at) VALUES (?, ?, ?, ?, ?)",
        session.digest, kind, session.user_id, session.table_id, session.ends_at,
    )  # fmt: skip


async def _find(transaction: Transaction, secret: str, kind: Kind, now: float) -> Session | None:
    row = await transaction.row(
        "SELECT user_id, table_id, ends_at, digest FROM page_keys WHERE digest = ? AND kind = ? AND ends_at > ?",
        digest_of(secret), kind, now,
    )  # fmt: skip
    return None if row is None else Session(**dict(row))
