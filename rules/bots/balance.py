"""The balance report: bot players play many games; it reports how often everything that could be taken was taken, and
how the takers fared.

A share is fair when it is what the seats alone would give: one in four with four seats. So a ratio of 1.00 means no
effect. Takers may have been ahead before, so a ratio alone proves nothing: with ``stray`` decisions, drawn at random,
takers are chosen at random as well.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Result

SELDOM = 0.03
"""What is taken in fewer games than this share of those offering it counts as never taken."""

CERTAIN = 3.0
"""A ratio stands out when it is so many standard deviations away from fair ..."""

NOTABLE = 0.25
"""... and so far from 1."""


class BalanceRow(msgspec.Struct):
    """One thing: to how many players it was ``offered``, how many were ``takers``, how many ``pieces`` they took; the
    games they ``won`` (a shared victory counts as its part), the ``fair`` value and its ``variance``, and the sum of
    their ``lead`` over the mean of the seats at their table, in points."""

    kind: str
    name: str
    offered: int = 0
    takers: int = 0
    pieces: int = 0
    won: float = 0.0
    fair: float = 0.0
    variance: float = 0.0
    lead: float = 0.0

    @property
    def share(self) -> float:
        """The takers' share of the players to whom it was offered."""
        return self.takers / self.offered if self.offered else 0.0

    @property
    def ratio(self) -> float:
        """The takers' victories against their fair share."""
        return self.won / self.fair if self.fair else 1.0

    @property
    def stands_out(self) -> str:
        """What is notable about it, "" if nothing."""
        if self.share < SELDOM:
            return "hardly ever taken"
        certain = abs(self.won - self.fair) > CERTAIN * sqrt(self.variance)
        if certain and abs(self.ratio - 1) > NOTABLE:
            return "won with" if self.ratio > 1 else "lost with"
        return ""


def weigh(
    game: AnyGame,
    games: int,
    seed: str,
    stray: int = 0,
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> list[BalanceRow]:
    """The rows of so many games; ``stray`` percent of the decisions are random. The games cycle through all seat counts
    with rivals, or the given ``seats``, and through the game's option sets, changed by these ``options``."""
    rows: dict[tuple[str, str], BalanceRow] = {}
    seats = seats or [number for number in game.info.seats if number > 1] or game.info.seats
    for number in range(games):
        turn, seat = divmod(number, len(seats))
        chosen = {**game.weighed[turn % len(game.weighed)], **(options or {})}
        state = game.setup(seats[seat], chosen, f"balance {seed} {number}")
        final, moves = _played(game, state, Dice(f"balance {seed} {number}"), stray)
        result = game.result(final)
        assert result is not None
        for spoil in game.spoils(final, moves):
            row = rows.setdefault((spoil.kind, spoil.name), BalanceRow(spoil.kind, spoil.name))
            for seat, pieces in enumerate(spoil.taken):
                row.offered += 1
                if pieces:
                    _add(row, pieces, result, seat)
    return list(rows.values())


def _played(game: AnyGame, state: Any, dice: Dice, stray: int) -> tuple[Any, list[tuple[int, Action]]]:
    moves: list[tuple[int, Action]] = []
    while owing := game.to_act(state):
        seat = owing[0]
        if stray and dice.below(100) < stray:
            action: Action = dice.pick(game.legal_actions(state, seat))
        else:
            action = bot_player.choose(game, game.observe(state, seat), seat, dice, bot_player.QUICK)
        moves.append((seat, action))
        state = game.apply(state, seat, action).state
    return state, moves


def _add(row: BalanceRow, pieces: int, result: Result, seat: int) -> None:
    """Counts what a side took; neutral sides are left out, as seats cannot take their things."""
    fair = len(result.winning_seats) / len(result.winners) / result.seats if result.winners else 0.0
    row.takers += 1
    row.pieces += pieces
    row.won += 1 / len(result.winners) if seat in result.winners else 0.0
    row.fair += fair
    row.variance += fair * (1 - fair)
    row.lead += result.totals[seat] - sum(result.totals[: result.seats]) / result.seats


def report_lines(rows: list[BalanceRow]) -> Iterator[str]:
    """The report in lines: every kind as a table, then what stands out."""
    kinds: defaultdict[str, list[BalanceRow]] = defaultdict(list)
    for row in rows:
        kinds[row.kind].append(row)
    for kind, own in kinds.items():
        yield f"{kind:<22} {'offered':>8} {'takers':>8} {'share':>7} {'pieces':>7} {'victories':>10} {'points':>7}"
        for row in sorted(own, key=lambda row: (-row.ratio, row.name)):
            lead = row.lead / row.takers if row.takers else 0.0
            yield (
                f"  {row.name:<20} {row.offered:>8} {row.takers:>8} {100 * row.share:>6.1f}% {row.pieces:>7} "
                f"{row.ratio:>9.2f}x {lead:>+7.1f}"
            )
        yield ""
    if not rows:
        yield "This game names nothing to be weighed."
        return
    notable = [row for row in rows if row.stands_out]
    yield "What stands out:" if notable else "Nothing stands out."
    for row in sorted(notable, key=lambda row: (row.stands_out, row.kind, -abs(row.ratio - 1))):
        yield f"  {row.stands_out}: {row.kind} {row.name} (taken by {100 * row.share:.1f} %, {row.ratio:.2f}x)"
