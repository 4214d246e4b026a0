"""Ratings and statistics: what a finished table counts for, and for whom."""

from __future__ import annotations

from data import lobby, ratings
from data.lobby import Opening
from data.ratings import Standing
from data.store import Store
from data.tables import TableRow, Tables
from rules.core import table as core
from rules.core.contract import AnyGame
from rules.core.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW
from tests.rules.core.bazaar import BazaarGame
from tests.rules.core.endings import CaravanBazaar, LostBazaar, SoloBazaar

NAMES = {AIKO: "Aiko", MARTA: "Marta", JULES: "Jules", None: "Bot"}


async def finished(store: Store, game: BazaarGame, *users: int | None, seed: str = "seed") -> TableRow:
    """A table of these people, played to its end by the game's own answers."""
    tables = Tables(store, {"bazaar": game})
    host, *others = users
    assert host is not None
    opening = Opening("bazaar", 7, 70, Holder(host, NAMES[host]), len(users), {}, None)
    row = await lobby.open_lobby(tables, opening, None, NOW)
    for user in others:
        await lobby.join(tables, row.id, Holder(user, NAMES[user]), None, NOW)
    await lobby.begin(tables, row.id, host, seed, None, NOW)

    def step(game: AnyGame, table: core.Table) -> core.Change:
        seat = core.owing(game, table)[0]
        return core.act(game, table, seat, [game.notation(game.default(table.state, seat))], NOW)

    while (done := await tables.perform_as(row.id, step, NOW)) is not None:
        if done.change.table.ended:
            return done.row
    raise AssertionError("the game did not end")


async def results(store: Store, row: TableRow) -> list[tuple]:
    rows = await store.reading.rows("SELECT seat, user_id, rank FROM results WHERE table_id = ? ORDER BY seat", row.id)
    return [tuple(one) for one in rows]


async def rated(store: Store) -> dict[int, tuple[float, int]]:
    rows = await store.reading.rows("SELECT user_id, mu, games FROM ratings")
    return {row["user_id"]: (row["mu"], row["games"]) for row in rows}


async def ranks_in(store: Store, game: BazaarGame, wanted: set[int], *users: int | None) -> TableRow:
    """A finished table in which the people's ranks are these."""
    for number in range(60):
        row = await finished(store, game, *users, seed=f"seed {number}")
        if {rank for _, _, rank in await results(store, row)} == wanted:
            return row
        await store.write(lambda transaction: transaction.run("DELETE FROM results"))
        await store.write(lambda transaction: transaction.run("DELETE FROM ratings"))
    raise AssertionError("no such game was found")


async def test_the_better_of_two_people_gains_and_the_other_loses(store):
    row = await ranks_in(store, BazaarGame(), {1, 2}, AIKO, MARTA)
    winner, loser = (user for _, user, _ in sorted(await results(store, row), key=lambda one: one[2]))
    found = await rated(store)
    assert found[winner][0] > found[loser][0]
    (standing,) = await ratings.standings_of(store.reading, winner)
    assert (standing.games, standing.wins) == (1, 1)
    assert standing.skill > 0
    assert [one.wins for one in await ratings.best(store.reading, "bazaar")] == [1, 0]


async def test_people_who_tie_behind_a_side_that_nobody_plays_have_drawn(store):
    row = await ranks_in(store, CaravanBazaar(), {2}, AIKO, MARTA)
    assert await results(store, row) == [(0, AIKO, 2), (1, MARTA, 2)]
    (one, other) = (await rated(store)).values()
    assert one == other
    assert one[1] == 1
    assert [one.wins for one in await ratings.best(store.reading, "bazaar")] == [0, 0]


async def test_who_is_ahead_of_the_other_gains_although_a_side_that_nobody_plays_wins(store):
    row = await ranks_in(store, CaravanBazaar(), {1, 3}, AIKO, MARTA)
    winner, loser = (user for _, user, _ in sorted(await results(store, row), key=lambda one: one[2]))
    found = await rated(store)
    assert found[winner][0] > found[loser][0]


async def test_a_game_that_nobody_wins_is_kept_and_not_rated(store):
    row = await finished(store, LostBazaar(), AIKO, MARTA, JULES)
    assert {rank for _, _, rank in await results(store, row)} == {2}
    assert await rated(store) == {}
    assert await ratings.standings_of(store.reading, AIKO) == [Standing(AIKO, "bazaar", 1, 0, 0)]


async def test_a_game_of_one_is_kept_and_not_rated(store):
    row = await ranks_in(store, SoloBazaar(), {1}, AIKO)
    assert await results(store, row) == [(0, AIKO, 1)]
    assert await rated(store) == {}
    assert await ratings.standings_of(store.reading, AIKO) == [Standing(AIKO, "bazaar", 1, 1, 0)]


async def test_the_ranking_counts_what_was_won_against_people(store):
    await ranks_in(store, BazaarGame(), {1, 2}, AIKO, MARTA)
    before = await ratings.best(store.reading, "bazaar")
    for number in range(4):
        await finished(store, BazaarGame(), AIKO, None, seed=f"bots {number}")
    assert await ratings.best(store.reading, "bazaar") == before
    (standing,) = await ratings.standings_of(store.reading, AIKO)
    assert standing.games == 5
