"""Which players were notified of a seat's pending decision: once each, however often the table is shown again."""

from collections.abc import Collection, Mapping

from data.engines.store import Transaction


async def due(
    transaction: Transaction,
    table_id: int,
    deciding: Mapping[int, int],
    newly: Collection[int],
    notified: Mapping[int, int],
) -> list[int]:
    """The seats to notify now, recorded as notified. ``deciding`` are the players with a pending decision, by
    seat: those whose decision is ``newly`` pending are notified, and those who were not yet, as they took the seat
    over. ``notified`` are the players who were, by seat."""
    await transaction.many(
        "DELETE FROM notified WHERE table_id = ? AND seat = ?",
        [(table_id, seat) for seat in notified if seat not in deciding],
    )
    asked = sorted(seat for seat, user_id in deciding.items() if seat in newly or notified.get(seat) != user_id)
    await transaction.many(
        "INSERT INTO notified (table_id, seat, user_id) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id",
        [(table_id, seat, deciding[seat]) for seat in asked],
    )
    return asked
