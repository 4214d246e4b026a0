"""Ratings and statistics: what a finished table counts for, and for whom."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from data.engines.store import Store, migrations
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.statistics import ratings, statistics
from data.statistics.ratings import RankingEntry
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.core.contract import AnyGame
from rules.table import table as core
from rules.table.player import Holder
from tests.data.conftest import AIKO, BY_ANY_ENGINE, JULES, MARTA, NOW
from tests.rules.toys.bazaar import BazaarGame
from tests.rules.toys.endings import CaravanBazaar, LostBazaar, SoloBazaar

Operation = Callable[[AnyGame, core.Table], core.Change]
NAMES = {AIKO: "Aiko", MARTA: "Marta", JULES: "Jules", 104: "Noor", None: "Bot"}


async def finished(
    store: Store, game: BazaarGame, *users: int | None, seed: str = "seed", first: Operation | None = None
) -> TableRow:
    """A table of these people, played to its end by the game's own answers, after what happens ``first``."""
    tables = Tables(store, {"bazaar": game})
    host, *others = users
    assert host is not None
    opening = Opening("bazaar", 7, 70, Holder(host, NAMES[host]), len(users), {}, None)
    row = await lobby.open_lobby(tables, opening, None, NOW)
    for user in others:
        await lobby.join(tables, row.id, Holder(user, NAMES[user]), None, NOW)
    await beginning.begin(tables, row.id, host, seed, None, NOW)

    if first is not None:
        done = await tables.perform_as(row.id, first, NOW)
        assert done is not None
        if done.change.table.ended:
            return done.row

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


async def best(store: Store, asker: int = 0) -> list[RankingEntry]:
    """The ranking of the game, from the top."""
    return [*(await ratings.ranking(store.reading, "bazaar", asker)).shown]


async def played(store: Store, user: int) -> tuple[int, int]:
    """How many games somebody has finished, and won."""
    found = (await statistics.statistics_of(store.reading, user, user)).of("bazaar")
    return (0, 0) if found is None else (found.games, found.wins)


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
    assert await played(store, winner) == (1, 1)
    assert (await best(store))[0].skill > 0
    assert [one.wins for one in await best(store)] == [1, 0]


async def test_people_who_tie_behind_a_side_that_nobody_plays_have_drawn(store):
    row = await ranks_in(store, CaravanBazaar(), {2}, AIKO, MARTA)
    assert await results(store, row) == [(0, AIKO, 2), (1, MARTA, 2)]
    (one, other) = (await rated(store)).values()
    assert one == other
    assert one[1] == 1
    assert [one.wins for one in await best(store)] == [0, 0]


async def test_who_is_ahead_of_the_other_gains_although_a_side_that_nobody_plays_wins(store):
    row = await ranks_in(store, CaravanBazaar(), {1, 3}, AIKO, MARTA)
    winner, loser = (user for _, user, _ in sorted(await results(store, row), key=lambda one: one[2]))
    found = await rated(store)
    assert found[winner][0] > found[loser][0]


async def test_a_game_that_nobody_wins_is_kept_and_not_rated(store):
    row = await finished(store, LostBazaar(), AIKO, MARTA, JULES)
    assert {rank for _, _, rank in await results(store, row)} == {2}
    assert await rated(store) == {}
    assert await played(store, AIKO) == (1, 0)


async def test_a_game_of_one_is_kept_and_neither_rated_nor_won(store):
    row = await ranks_in(store, SoloBazaar(), {1}, AIKO)
    assert await results(store, row) == [(0, AIKO, 1)]
    assert await rated(store) == {}
    assert await played(store, AIKO) == (1, 0)


async def test_the_ranking_counts_what_was_won_against_people(store):
    await ranks_in(store, BazaarGame(), {1, 2}, AIKO, MARTA)
    before = await best(store)
    for number in range(4):
        await finished(store, BazaarGame(), AIKO, None, seed=f"bots {number}")
    assert await best(store) == before
    assert (await played(store, AIKO))[0] == 5


async def test_levels_of_bot_players_are_rated_by_their_games_with_people(store):
    """On the scale of the people, whose own ratings stay as they are."""
    await finished(store, BazaarGame(), AIKO, MARTA)
    people = await rated(store)
    skill, met = 1000, set()
    for number in range(6):
        row = await finished(store, BazaarGame(), AIKO, None, seed=f"level {number}")
        (_, _, person), (_, _, bot) = await results(store, row)
        [normal] = await ratings.of_bots(store.reading, "bazaar")
        assert (normal.level, normal.games) == ("normal", number + 1)
        if bot != person:
            assert (normal.skill > skill) == (bot < person)
        skill = normal.skill
        met.add(bot - person)
    assert {-1, 1} <= met
    assert await rated(store) == people


async def test_a_level_is_rated_only_where_it_began_against_somebody_who_stayed(store):
    await finished(store, BazaarGame(), AIKO, None, first=lambda game, table: core.resign(game, table, 0, NOW))
    await finished(store, BazaarGame(), AIKO, MARTA, first=hands_over(None))
    assert await ratings.of_bots(store.reading, "bazaar") == []


# --- who leaves, and who comes ------------------------------------------------------------------------------------


def hands_over(user: int | None) -> Operation:
    """Somebody else takes the first seat: a person, or a bot player."""
    holder = Holder(user, "Jules" if user else "Bot")
    return lambda game, table: core.substitute(game, table, 0, holder, NOW)


async def test_who_resigns_takes_the_last_place(store):
    await finished(store, BazaarGame(), AIKO, MARTA, first=lambda game, table: core.resign(game, table, 0, NOW))
    found = await rated(store)
    assert found[AIKO][0] < found[MARTA][0]
    assert [one.user_id for one in await best(store)] == [MARTA, AIKO]
    assert await played(store, AIKO) == (0, 0), "who resigned has finished nothing"


@BY_ANY_ENGINE
async def test_who_was_replaced_by_a_bot_player_takes_the_last_place_however_well_it_plays(store):
    won = wins = 0
    for number in range(12):
        row = await finished(store, BazaarGame(), AIKO, MARTA, seed=f"gone {number}", first=hands_over(None))
        bot, other = (rank for _, _, rank in await results(store, row))
        won, wins = won + (bot < other), wins + (other == 1)
        found = await rated(store)
        assert found[AIKO][0] < found[MARTA][0]
        assert found[AIKO][1] == found[MARTA][1] == number + 1
    assert won
    (first, _) = await best(store)
    assert (first.user_id, first.wins, first.games) == (MARTA, wins, 12)


async def test_a_substitute_is_not_rated_and_who_left_takes_the_last_place(store):
    row = await finished(store, BazaarGame(), AIKO, MARTA, first=hands_over(JULES))
    found = await rated(store)
    assert set(found) == {AIKO, MARTA}
    assert found[AIKO][0] < found[MARTA][0]
    assert [user for _, user, _ in await results(store, row)] == [JULES, MARTA]
    assert (await played(store, JULES))[0] == 1, "what a substitute has played is listed all the same"
    assert JULES not in {one.user_id for one in await best(store)}


async def test_who_comes_for_a_bot_player_is_not_rated(store):
    def comes(game: AnyGame, table: core.Table) -> core.Change:
        return core.substitute(game, table, 1, Holder(JULES, "Jules"), NOW)

    await finished(store, BazaarGame(), AIKO, None, first=comes)
    assert await rated(store) == {}


async def test_who_comes_back_has_not_left(store):
    def goes_and_comes(game: AnyGame, table: core.Table) -> core.Change:
        gone = core.substitute(game, table, 0, Holder(None, "Bot"), NOW).table
        return core.substitute(game, gone, 0, Holder(AIKO, "Aiko"), NOW)

    row = await finished(store, BazaarGame(), AIKO, MARTA, seed="back", first=goes_and_comes)
    ranks = {user: rank for _, user, rank in await results(store, row)}
    found = await rated(store)
    assert (found[AIKO][0] > found[MARTA][0]) == (ranks[AIKO] < ranks[MARTA])


async def test_results_of_an_older_database_count_as_they_did(store, tmp_path):
    steps = migrations()
    number = next(number for number, script in steps if script.stem.endswith("__rated"))
    with sqlite3.connect(tmp_path / "old.sqlite3") as old:
        for other, script in steps[: number - 1]:
            old.executescript(f"{script.read_text(encoding='utf-8')}; PRAGMA user_version = {other};")
        for table_id, users in enumerate([(AIKO, MARTA), (AIKO, None), (AIKO,)], 1):
            old.execute(
                "INSERT INTO tables (id, slug, status, channel_id, host_id, seat_count, options, made_at)"
                f" VALUES ({table_id}, 'bazaar', 'over', 1, 1, 2, '{{}}', 1.0)"
            )
            for seat, user in enumerate(users):
                old.execute(
                    "INSERT INTO results VALUES (?, ?, ?, 'bazaar', ?, 0, 1.0)", (table_id, seat, user, seat + 1)
                )
        old.execute("INSERT INTO ratings VALUES (?, 'bazaar', 30.0, 5.0, 1)", (AIKO,))
    old.close()
    opened = await Store.open(tmp_path / "old.sqlite3")
    (first,) = await best(opened)
    assert (first.wins, first.games) == (1, 1)
    await opened.close()
