"""The hours in which a member presses buttons: quiet hours are proposed from them."""

from collections.abc import Mapping

from data.engines.store import Transaction

DAY = 24 * 3600.0
SPAN = 14
"""Days over which activity must be known before quiet hours are proposed."""
ENOUGH = 40
"""Hours of days with a press that must be known."""
SHORTEST, LONGEST = 6, 10
"""The length of a proposed quiet time in hours; of a longer silence the middle is proposed."""
SELDOM = 0.05
"""An hour counts as silent up to this share of the busiest hour's presses."""


async def note(transaction: Transaction, user_id: int, now: float) -> None:
    """Records a press: an hour counts once a day."""
    day, hour = int(now // DAY), int(now % DAY // 3600)
    await transaction.run(
        "INSERT INTO activity_hours (user_id, hour, days, first_day, last_day) VALUES (?, ?, 1, ?, ?)"
        " ON CONFLICT (user_id, hour) DO UPDATE"
        " SET days = activity_hours.days + CASE WHEN activity_hours.last_day < excluded.last_day THEN 1 ELSE 0 END,"
        " last_day = CASE WHEN activity_hours.last_day < excluded.last_day"
        " THEN excluded.last_day ELSE activity_hours.last_day END",
        user_id, hour, day, day,
    )  # fmt: skip


async def learned(transaction: Transaction, user_id: int) -> tuple[int, int] | None:
    """The hours of UTC, from and to, in which the member never presses anything; ``None`` where too little is known."""
    rows = await transaction.rows(
        "SELECT hour, days, first_day, last_day FROM activity_hours WHERE user_id = ?", user_id
    )
    if not rows or max(row["last_day"] for row in rows) - min(row["first_day"] for row in rows) < SPAN:
        return None
    return silence({row["hour"]: row["days"] for row in rows})


def silence(days: Mapping[int, int]) -> tuple[int, int] | None:
    """The longest silence in a day, from and to; ``days`` are the days with a press by the hour. ``None`` where too
    little is known, or no silence is long enough."""
    if sum(days.values()) < ENOUGH:
        return None
    most = max(days.values()) * SELDOM
    silent = [days.get(hour, 0) <= most for hour in range(24)]
    runs = [(_length(silent, hour), hour) for hour in range(24)]
    length, begin = max(runs, key=lambda run: (run[0], -run[1]))
    if length < SHORTEST:
        return None
    kept = min(length, LONGEST)
    begin = (begin + (length - kept) // 2) % 24
    return begin, (begin + kept) % 24


def _length(silent: list[bool], begin: int) -> int:
    """The number of silent hours from ``begin`` on."""
    return next((count for count in range(24) if not silent[(begin + count) % 24]), 24)
