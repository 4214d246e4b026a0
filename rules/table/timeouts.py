"""What happens when the time of a seat has run out, or its holder has left the server: nothing in the game. The others
at the table vote whether to wait, look for a substitute, or let a bot player take over; the late player may still move.

Where they do not agree in a day, the most votes decide, and a bot player takes over where there are none. A player who
has never finished a game and misses the very first decision is replaced by a bot player at once. Where no other player
waits, the seat is kept for a week.

Who was given a day more has it, also where they leave the server meanwhile: the others are asked again when it is over.

Waiting is bounded: while the game does not go on, a seat is given ``MOST_FAVOURS`` days at most (and a whole clock
counts as one); then a bot player takes over.
"""

from collections import Counter
from typing import Final

import msgspec

from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table.clock import DAY
from rules.table.log_entry import Entry
from rules.table.player import Holder, Late, Vote, VoteChoice
from rules.table.table import (
    NOTHING_LEFT,
    Change,
    Table,
    favoured,
    fenced,
    is_alone,
    must_run,
    new_bot,
    owing,
    settle,
    substitute,
    with_player,
)

WAIT: Final = "wait"
SUBSTITUTE: Final = "substitute"
BOT: Final = "bot"
CHOICES: tuple[VoteChoice, ...] = (WAIT, SUBSTITUTE, BOT)
GRACE, ALONE = float(DAY), 7.0 * DAY
"""Seconds that the others have to vote, or that a seat is kept for which no other player waits."""
MOST_FAVOURS = 14
"""How often a seat is given time while the game does not go on: a day of voting, a day more, or a whole clock for a
player who returns to it."""


def expire(game: AnyGame, table: Table, now: float) -> Change | None:
    """Handles every seat whose time has run out, and votes whose day is over. ``None`` when no seat is late."""
    out = [seat for seat in owing(game, table) if table.players[seat].is_late(now)]
    if table.paused or not out:
        return None
    after, entries = table, list[Entry]()
    for seat in out:
        late = after.players[seat].late
        if late is None:
            spared = after.players[seat].spared
            after, told = _ask(after, seat, now, gone=spared is not None and spared.gone)
        else:
            after, told = _do(after, seat, _wanted(after, seat, late), now)
        entries += told
    after = _closed(game, after)
    return settle(game, table, after, entries, now, _gone(table, after))


def leave(game: AnyGame, table: Table, seat: int, now: float) -> Change | None:
    """The player in ``seat`` has left the server, and the table waits for them: the others vote at once. ``None`` where
    nothing is to be decided: the seat has no pending decision, or there was a vote already."""
    player = table.players[seat]
    asked = player.late is not None or player.spared is not None
    if table.paused or seat not in owing(game, table) or player.is_bot or asked:
        return None
    after, entries = _ask(table, seat, now, gone=True)
    after = _closed(game, after)
    return settle(game, table, after, entries, now, _gone(table, after))


def vote(game: AnyGame, table: Table, seat: int, late: int, number: int, choice: VoteChoice, now: float) -> Change:
    """``seat`` votes about the seat ``late``, whose time ran out for the ``number``-th time. What more than half of the
    others want is done at once. Raises ``TableError``."""
    asked = _asked(table, late, number)
    if asked.vacant or choice not in CHOICES:
        raise TableError("timeout-settled")
    if seat not in deciders(table, late):
        raise TableError("timeout-not-yours")
    if choice == WAIT and not may_wait(table, late):
        raise TableError("timeout-waited")
    votes = (*(one for one in asked.votes if one.seat != seat), Vote(seat, choice))
    after, entries = with_player(table, late, late=msgspec.structs.replace(asked, votes=votes)), list[Entry]()
    if 2 * sum(one.choice == choice for one in votes) > len(deciders(table, late)):
        after, entries = _do(after, late, choice, now)
        after = _closed(game, after)
    return settle(game, table, after, entries, now, _gone(table, after))


def take(
    game: AnyGame, table: Table, seat: int, number: int, holder: Holder, now: float, *, first: bool, new: bool
) -> Change:
    """``holder`` takes the seat for which a substitute is looked for. Raises ``TableError``."""
    if not _asked(table, seat, number).vacant:
        raise TableError("timeout-settled")
    return substitute(game, table, seat, holder, now, first=first, new=new)


def abandon(game: AnyGame, table: Table, now: float) -> Change | None:
    """Closes a table that was idle for long; ``None`` where it has closed."""
    if table.ended:
        return None
    return settle(game, table, msgspec.structs.replace(table, ended="abandoned"), [], now, frozenset())


def may_wait(table: Table, late: int) -> bool:
    """Whether the others may give the seat ``late`` another day."""
    return table.players[late].favours_since(table.went) + 1 < MOST_FAVOURS


def ends_at(table: Table, late: int) -> float | None:
    """When the time to decide about the seat ``late`` is over; at a paused table, if its pause ends by itself."""
    player, pause = table.players[late], table.pause
    if player.left is None or pause is None or pause.until is None:
        return player.deadline
    return pause.until + player.left if table.clock is None else table.clock.end(pause.until, player.left)


def deciders(table: Table, late: int) -> tuple[int, ...]:
    """The seats of the people who vote about the seat ``late``: those who are not late themselves."""
    return tuple(
        seat for seat, player in enumerate(table.players) if seat != late and not player.is_bot and player.late is None
    )


# --- inside -------------------------------------------------------------------------------------------------------


def _asked(table: Table, seat: int, number: int) -> Late:
    must_run(table)
    late = table.players[seat].late if 0 <= seat < len(table.players) else None
    if late is None or late.number != number:
        raise TableError("timeout-settled")
    return late


def _ask(table: Table, seat: int, now: float, *, gone: bool = False) -> tuple[Table, list[Entry]]:
    player, entry = table.players[seat], Entry("gone" if gone else "timeout", seat, now)
    if (player.new and not is_alone(table, seat)) or player.favours_since(table.went) >= MOST_FAVOURS:
        after, entries = _do(table, seat, BOT, now)
        return after, [entry, *entries]
    number = player.timeouts + 1
    grace = ALONE if is_alone(table, seat) else GRACE
    given = favoured(table, seat)
    asked = Late(number, gone=gone)
    after = with_player(table, seat, late=asked, spared=None, timeouts=number, deadline=None, left=grace, **given)
    return after, [entry]


def _wanted(table: Table, seat: int, late: Late) -> VoteChoice:
    """The most votes; a bot player where there are none, and where a substitute was looked for in vain."""
    may_be = [one.choice for one in late.votes if one.choice != WAIT or may_wait(table, seat)]
    most = Counter(may_be).most_common(2)
    if late.vacant or not most or (len(most) > 1 and most[0][1] == most[1][1]):
        return BOT
    return most[0][0]


def _do(table: Table, seat: int, choice: VoteChoice, now: float) -> tuple[Table, list[Entry]]:
    player = table.players[seat]
    if choice == WAIT:
        after = with_player(
            table, seat, late=None, spared=player.late, deadline=None, left=GRACE, **favoured(table, seat)
        )
        return after, [Entry("wait", seat, now)]
    if choice == SUBSTITUTE:
        gone = player.late is not None and player.late.gone
        sought = Late(player.timeouts, vacant=True, gone=gone)
        return with_player(table, seat, late=sought, deadline=None, left=GRACE), [Entry("vacant", seat, now)]
    bot = new_bot(table)
    after = fenced(with_player(table, seat, holder=bot, late=None, away=None, **NOTHING_LEFT))
    return after, [Entry("vanish", seat, now, detail=bot.name, former=player.holder)]


def _gone(before: Table, after: Table) -> frozenset[int]:
    pairs = enumerate(zip(before.players, after.players, strict=True))
    return frozenset(seat for seat, (old, new) in pairs if old.holder != new.holder)


def _closed(game: AnyGame, table: Table) -> Table:
    """Closes a table without people."""
    if all(player.is_bot for player in table.players) and game.result(table.state) is None:
        return msgspec.structs.replace(table, ended="abandoned")
    return table
