"""Relocating a tournament to another channel, and what happens when its own is gone or closed to the bot."""

from data.engines.store import Transaction
from data.lobby.opening import check_channel
from data.outbox import announcements, direct_messages
from data.people.people import GONE
from data.server import guilds
from data.tournaments import rounds, tournaments
from data.tournaments.round_tables import RoundContext, tell
from data.tournaments.rounds import BYE, OPEN
from data.tournaments.tournaments import OVER, RUNNING, SIGNING, Asker, Tournament
from rules.core.errors import TableError


async def move(at: RoundContext, tournament_id: int, asker: Asker, channel_id: int) -> Tournament:
    """The host lets an open tournament go on in a channel: it is posted there anew, and tables that begin from now on
    open there. Those who were called in the old channel are called again. Tables that have begun move by themselves.
    One that is over moves only where its result may not have been shown. Raises ``TableError``."""
    before = await tournaments.get(at.transaction, tournament_id)
    must_be_movable(before, asker)
    if before.channel_id == channel_id and before.lost_at is None:
        raise TableError("tournament-move-same")
    check_channel(await guilds.guild(at.transaction, before.guild_id), channel_id)
    await at.transaction.run(
        "UPDATE tournaments SET channel_id = ?, message_id = NULL, lost_at = NULL WHERE id = ?",
        channel_id, tournament_id,
    )  # fmt: skip
    await announcements.drop(at.transaction, tournament_id, "card", "final")
    await announcements.put(at.transaction, tournament_id, "card", at.now)
    if before.state == OVER:
        await announcements.put(at.transaction, tournament_id, "final", at.now)
    if before.message_id is not None:
        await announcements.put(
            at.transaction, tournament_id, "left", at.now, channel=before.channel_id, message=before.message_id
        )
    if before.state == RUNNING:
        await _call_again(at, before)
    return await tournaments.get(at.transaction, tournament_id)


def must_be_movable(tournament: Tournament, asker: Asker) -> None:
    """Raises ``TableError`` where the member may not move the tournament."""
    tournament.must_host(asker)
    if tournament.state != OVER or tournament.lost_at is None:
        tournaments.must_be(tournament, SIGNING, RUNNING)


async def _call_again(at: RoundContext, before: Tournament) -> None:
    """Notifies those who were called in the channel that was left, or could not be."""
    latest = await rounds.latest(at.transaction, before.id)
    for pairing in latest.pairings if latest is not None else ():
        unread = any(one.channel_id in (None, before.channel_id) for one in pairing.seats)
        if pairing.state in (OPEN, BYE) and unread:
            await tell(at, pairing)


# --- the channel is lost ------------------------------------------------------------------------------------------


async def lose(transaction: Transaction, tournament_id: int, now: float, *, gone: bool) -> None:
    """Nothing can be posted in the channel of a tournament: it is ``gone``, or closed to the bot. The host is told,
    once, until something could be posted."""
    tournament = await tournaments.get(transaction, tournament_id)
    if gone:
        await transaction.run("UPDATE tournaments SET message_id = NULL WHERE id = ?", tournament_id)
    if tournament.state not in (SIGNING, RUNNING, OVER) or tournament.lost_at is not None:
        return
    await transaction.run("UPDATE tournaments SET lost_at = ? WHERE id = ?", now, tournament_id)
    if tournament.host_id != GONE:
        await direct_messages.put(
            transaction, tournament.host_id, "channel-lost", now, tournament=tournament_id, gone=gone
        )


async def lose_channel(transaction: Transaction, guild_id: int, channel_id: int, now: float) -> bool:
    """A channel of a server was deleted: the hosts of its open tournaments are told; whether there are any."""
    rows = await transaction.rows(
        "SELECT id FROM tournaments WHERE guild_id = ? AND channel_id = ? AND state IN ('signing', 'running')",
        guild_id, channel_id,
    )  # fmt: skip
    for row in rows:
        await lose(transaction, row["id"], now, gone=True)
    await transaction.run(
        "UPDATE tournaments SET message_id = NULL WHERE guild_id = ? AND channel_id = ?", guild_id, channel_id
    )
    return bool(rows)


async def shown_in(transaction: Transaction) -> list[tuple[int, int, int]]:
    """The open tournaments whose channel is not known to be lost, each with its server and its channel."""
    rows = await transaction.rows(
        "SELECT id, guild_id, channel_id FROM tournaments WHERE state IN ('signing', 'running') AND lost_at IS NULL"
    )
    return [(row["id"], row["guild_id"], row["channel_id"]) for row in rows]
