"""Figures, meetings, feats and rankings: what counts, and who may see it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from data import privacy
from data.engines.store import Store
from data.people import people
from data.statistics import ratings, results, statistics
from data.statistics.ratings import SETTLED
from data.statistics.statistics import (
    LONGEST,
    QUICKEST,
    SCORE,
    Best,
    GameStatistics,
    Streaks,
)
from data.tables.tables import Tables
from rules.core.contract import AnyGame
from rules.table import table as core
from rules.table import undo
from rules.table.player import forgotten_name
from rules.table.table_record import record_of
from tests.data.conftest import AIKO, BY_ANY_ENGINE, JULES, MARTA, NOW
from tests.data.statistics.finishing import DAY, Ended, end
from tests.data.statistics.test_ratings import finished
from tests.effort import several
from tests.rules.toys.bazaar import BazaarGame

NOOR, NOBODY = 104, 999
EVERYBODY = (AIKO, MARTA, JULES, NOOR, NOBODY)
HERE, ELSEWHERE = 7, 8


async def of(store: Store, user: int, asker: int | None = None) -> GameStatistics:
    """Somebody's figures in the game, as they see them or somebody else does."""
    found = (await statistics.statistics_of(store.reading, user, user if asker is None else asker)).of("bazaar")
    assert found is not None
    return found


async def hide(store: Store, user: int, hidden: int = 1) -> None:
    await store.write(lambda transaction: people.remember(transaction, user, hidden=hidden))


# --- one person -----------------------------------------------------------------------------------------------------


async def test_the_curve_has_a_point_for_each_rated_game_and_ends_at_the_rating(store):
    for number in range(4):
        await finished(store, BazaarGame(), AIKO, MARTA, seed=f"curve {number}")
    await finished(store, BazaarGame(), AIKO, None, seed="a bot player")
    own = await of(store, AIKO)
    standing = (await ratings.ranking(store.reading, "bazaar", AIKO)).own
    assert (own.games, len(own.curve)) == (5, 4)
    assert own.skill == standing.skill
    assert own.is_new
    assert standing.is_new


@pytest.mark.parametrize(("games", "new"), [(1, True), (SETTLED - 1, True), (SETTLED, False)])
async def test_a_rating_settles_after_so_many_games(store, games, new):
    for number in range(games):
        await end(store, Ended({AIKO: 1, MARTA: 2}, at=DAY * number))
    assert (await of(store, AIKO)).is_new is new
    assert all(one.is_new is new for one in (await ratings.ranking(store.reading, "bazaar", NOBODY)).shown)


async def test_streaks_are_of_rated_games_in_their_order_and_whoever_leaves_ends_theirs(store):
    wins, losses = {AIKO: 1, MARTA: 2}, {AIKO: 2, MARTA: 1}
    for at, table in enumerate([wins, wins, wins, losses, wins, wins], 1):
        await end(store, Ended(table, at=at * DAY))
    await end(store, Ended({AIKO: 2}, at=7 * DAY, bots=1))
    assert (await of(store, AIKO)).streaks == Streaks(2, 3), "a bot player ends no streak"
    await end(store, Ended({MARTA: 1}, left=[AIKO], at=8 * DAY))
    assert (await of(store, AIKO)).streaks == Streaks(0, 3)
    assert (await of(store, AIKO)).games == 7, "what was left is not finished"
    assert (await of(store, MARTA)).streaks == Streaks(1, 1)
    await end(store, Ended({AIKO: 1, MARTA: 2}, at=9 * DAY, slug="stall"))
    whole = await statistics.statistics_of(store.reading, AIKO, AIKO)
    assert (whole.streaks, whole.of("stall").streaks) == (Streaks(1, 3), Streaks(1, 1))


async def test_the_best_score_is_of_a_game_that_all_have_played_to_the_end(store):
    low = await end(store, Ended({AIKO: 1, MARTA: 2}, {AIKO: 30, MARTA: 10}))
    await end(store, Ended({AIKO: 1}, {AIKO: 99}, left=[MARTA]))
    assert (await of(store, AIKO)).best == Best(30, 2, low)
    high = await end(store, Ended({AIKO: 2}, {AIKO: 40}, bots=3))
    await end(store, Ended({AIKO: 1, MARTA: 2}, {AIKO: 40, MARTA: 1}, at=2 * DAY))
    assert (await of(store, AIKO)).best == Best(40, 4, high), "of equal ones the first"


async def test_the_usual_length_is_the_middle_one(store):
    for turns, days in ((10, 2), (12, 3), (90, 40)):
        await end(store, Ended({AIKO: 1, MARTA: 2}, turns=turns, lasted=days * DAY))
    await end(store, Ended({AIKO: 1}, left=[MARTA], turns=1))
    found = await of(store, AIKO)
    assert (found.turns, found.seconds) == (12, 3 * DAY)


async def test_a_real_game_is_counted_with_its_turns_and_days(store):
    row = await finished(store, BazaarGame(), AIKO, MARTA, seed="turns")
    (kept,) = await store.reading.rows("SELECT * FROM finished WHERE table_id = ?", row.id)
    moves = [one for one in await store.reading.rows("SELECT entry FROM log") if b'"act"' in one["entry"]]
    assert 0 < kept["turns"] <= len(moves)
    assert kept["whole"] == 1
    first = msgspec.json.decode((await store.reading.row("SELECT entry FROM log WHERE number = 1"))["entry"])
    assert kept["began_at"] == first["at"]


async def test_turns_that_were_taken_back_are_not_counted(store):
    def there_and_back(game: AnyGame, table: core.Table) -> core.Change:
        entries: list[core.Entry] = []

        def take(change: core.Change) -> None:
            nonlocal table
            table = change.table
            entries.extend(change.entries)

        def back() -> undo.Back:
            return undo.find_back(game, table, record_of(table, entries), 0)

        for seat in (0, 1):
            take(core.act(game, table, seat, [f"bid {seat + 1}"], NOW))
        take(undo.ask_back(game, table, back(), NOW))
        for seat in (1, 2):
            take(undo.agree_back(game, table, back(), seat, NOW))
        assert (entries[-1].kind, entries[-1].count) == ("undo", 2)
        return core.Change(table, tuple(entries))

    for first in (None, there_and_back):
        await finished(store, BazaarGame(), AIKO, MARTA, JULES, seed="turns", first=first)
    kept = [row["turns"] for row in await store.reading.rows("SELECT turns FROM finished ORDER BY table_id")]
    assert kept[0] == kept[1] > 0


async def test_the_most_played_game_comes_first(store):
    for slug, count in (("stall", 1), ("bazaar", 3), ("tent", 2)):
        for _ in range(count):
            await end(store, Ended({AIKO: 1, MARTA: 2}, slug=slug))
    found = await statistics.statistics_of(store.reading, AIKO, AIKO)
    assert [one.slug for one in found.games] == ["bazaar", "tent", "stall"]
    assert (await statistics.statistics_of(store.reading, NOBODY, NOBODY)).games == ()


# --- two people -----------------------------------------------------------------------------------------------------


async def test_meetings_are_the_games_of_both_the_newest_first(store):
    first = await end(store, Ended({AIKO: 1, MARTA: 2, JULES: 3}, at=1 * DAY))
    await end(store, Ended({AIKO: 1, JULES: 2}, at=2 * DAY))
    left = await end(store, Ended({MARTA: 1}, left=[AIKO], at=3 * DAY))
    alone = await end(store, Ended({AIKO: 2, MARTA: 1}, at=4 * DAY, private=True))
    lost = await end(store, Ended({AIKO: 2, MARTA: 2}, at=5 * DAY))
    found = await statistics.meetings(store.reading, AIKO, MARTA)
    assert [one.table_id for one in found] == [lost, alone, left, first]
    assert [(one.own_rank < one.other_rank) - (one.own_rank > one.other_rank) for one in found] == [0, -1, -1, 1]
    assert [statistics.has_left(one.own_rank) for one in found] == [False, False, True, False]
    other = await statistics.meetings(store.reading, MARTA, AIKO)
    assert [(one.own_rank, one.other_rank) for one in other] == [(one.other_rank, one.own_rank) for one in found]
    assert await statistics.meetings(store.reading, AIKO, AIKO) == []


# --- feats ----------------------------------------------------------------------------------------------------------


async def kept(store: Store, asker: int = NOBODY, **asked: Any) -> dict[tuple[str, int], tuple[int, tuple[int, ...]]]:
    """The feats: kind and seats -> what was reached, and by whom."""
    found = await statistics.game_records(store.reading, "bazaar", asker, **asked)
    return {(one.kind, one.seats): (one.value, one.user_ids) for one in found}


async def test_feats_of_a_game(store):
    await end(store, Ended({AIKO: 1, MARTA: 2}, {AIKO: 30, MARTA: 20}, turns=20, at=1 * DAY))
    await end(store, Ended({MARTA: 1, AIKO: 2}, {AIKO: 10, MARTA: 30}, turns=12, at=2 * DAY))
    await end(store, Ended({JULES: 1, MARTA: 2, AIKO: 3}, {JULES: 25, MARTA: 60, AIKO: 2}, turns=50, at=3 * DAY))
    await end(store, Ended({NOOR: 2}, {NOOR: 70}, turns=4, at=4 * DAY))
    assert await kept(store) == {
        (SCORE, 1): (70, (NOOR,)),
        (SCORE, 2): (30, (AIKO,)),
        (SCORE, 3): (60, (MARTA,)),
        (QUICKEST, 2): (12, (MARTA,)),
        (LONGEST, 3): (50, (JULES, MARTA, AIKO)),
    }
    assert (SCORE, 2) not in await kept(store, scored=False)
    assert await kept(store, guild_id=ELSEWHERE) == {}
    assert await kept(store, guild_id=HERE) == await kept(store)


async def test_equal_players_of_one_game_hold_a_record_together(store):
    """Of several games the first holds it, as ever."""
    await end(store, Ended({AIKO: 1, MARTA: 1, JULES: 3}, {AIKO: 30, MARTA: 30, JULES: 9}, turns=20, at=1 * DAY))
    await end(store, Ended({AIKO: 2, MARTA: 2, JULES: 1}, {AIKO: 9, MARTA: 9, JULES: 30}, turns=20, at=2 * DAY))
    assert await kept(store) == {
        (SCORE, 3): (30, (AIKO, MARTA)),
        (QUICKEST, 3): (20, (AIKO, MARTA)),
        (LONGEST, 3): (20, (AIKO, MARTA, JULES)),
    }
    await hide(store, MARTA)
    assert (await kept(store))[SCORE, 3] == (30, (AIKO,))


async def test_a_game_counts_for_the_players_it_had_not_for_those_its_lobby_was_opened_for(store):
    two = await end(store, Ended({AIKO: 1, MARTA: 2}, {AIKO: 30, MARTA: 20}, turns=20, more=2))
    await end(store, Ended({NOOR: 2}, {NOOR: 70}, turns=4, more=1))
    assert await kept(store) == {
        (SCORE, 1): (70, (NOOR,)),
        (SCORE, 2): (30, (AIKO,)),
        (QUICKEST, 2): (20, (AIKO,)),
        (LONGEST, 2): (20, (AIKO, MARTA)),
    }
    assert (await of(store, AIKO)).best == Best(30, 2, two)


@pytest.mark.parametrize(
    "table",
    [
        Ended({AIKO: 1, MARTA: 2}, {AIKO: 99}, private=True),
        Ended({AIKO: 1}, {AIKO: 99}, left=[MARTA]),
        Ended({AIKO: 1}, {AIKO: 99}, bots=1),
        Ended({AIKO: 1, MARTA: 2}, {AIKO: 99}, whole=False),
        Ended({AIKO: 2, MARTA: 2}, {AIKO: 99}),
    ],
    ids=["private", "left", "against a bot player", "given up", "won by nobody"],
)
async def test_what_is_no_feat(store, table):
    await end(store, table)
    assert await kept(store) == {}


# --- rankings -------------------------------------------------------------------------------------------------------


async def crowd(store: Store, count: int) -> list[int]:
    """So many people, of whom each has beaten the next."""
    users = list(range(1000, 1000 + count))
    for one, other in pairwise(users):
        await end(store, Ended({one: 1, other: 2}))
    return users


async def test_a_rating_starts_at_1000_and_goes_by_what_was_won(store):
    """Who loses the first game is not below nothing; who wins stands above the start."""
    assert ratings.points(ratings.fresh().mu) == 1000
    await end(store, Ended({AIKO: 1, MARTA: 2}, at=0))
    won, lost = (await ratings.ranking(store.reading, "bazaar", NOBODY)).shown
    assert (won.user_id, lost.user_id) == (AIKO, MARTA)
    assert 800 < lost.skill < 1000 < won.skill < 1200
    for user, standing in ((AIKO, won), (MARTA, lost)):
        assert (await of(store, user)).curve[-1].skill == standing.skill


async def test_of_two_with_nearly_the_same_rating_who_has_played_more_stands_higher(store):
    """As it always was, whatever is shown."""
    for user, mu, sigma in ((AIKO, 30.0, 2.0), (MARTA, 32.0, 7.0), (JULES, 24.0, 3.0)):
        await store.write(
            lambda transaction, user=user, mu=mu, sigma=sigma: transaction.run(
                "INSERT INTO ratings (user_id, slug, mu, sigma, games) VALUES (?, 'bazaar', ?, ?, 9)", user, mu, sigma
            )
        )
    shown = (await ratings.ranking(store.reading, "bazaar", NOBODY)).shown
    assert [(one.user_id, one.skill) for one in shown] == [(AIKO, 1200), (JULES, 960), (MARTA, 1280)]


async def test_a_ranking_is_paged_and_knows_ones_own_place(store):
    users = await crowd(store, 26)
    pages = [await ratings.ranking(store.reading, "bazaar", users[0], after=after) for after in (0, 10, 20)]
    assert [len(page.shown) for page in pages] == [10, 10, 6]
    shown = [one for page in pages for one in page.shown]
    assert sorted(one.user_id for one in shown) == users
    assert [one.place for one in shown] == list(range(1, 27))
    assert [one.skill for one in shown] == sorted((one.skill for one in shown), reverse=True)
    assert {page.total for page in pages} == {26}
    own = next(one for one in shown if one.user_id == users[0])
    assert all(page.own == own for page in pages)
    beyond = await ratings.ranking(store.reading, "bazaar", NOBODY, after=500)
    assert (beyond.total, beyond.shown, beyond.own) == (26, (), None)
    assert await ratings.ranking(store.reading, "chess", NOBODY) == ratings.Ranking(0, (), None)


async def test_a_server_ranks_those_who_were_rated_there(store):
    await end(store, Ended({AIKO: 1, MARTA: 2}, guild_id=HERE))
    await end(store, Ended({JULES: 1, MARTA: 2}, guild_id=ELSEWHERE))
    await end(store, Ended({NOOR: 1, JULES: 2}, guild_id=None))
    for guild_id, expected in ((HERE, {AIKO, MARTA}), (ELSEWHERE, {JULES, MARTA}), (None, {*EVERYBODY} - {NOBODY})):
        found = await ratings.ranking(store.reading, "bazaar", NOBODY, guild_id)
        assert {one.user_id for one in found.shown} == expected
        assert found.total == len(expected)


# --- who may see what -----------------------------------------------------------------------------------------------


def random_tables(seed: int) -> list[Ended]:
    """Tables of all kinds, of everybody with everybody."""
    dice = random.Random(seed)
    tables = []
    for number in range(30):
        sat = dice.sample((AIKO, MARTA, JULES, NOOR), dice.randint(1, 4))
        goes = dice.random() < 0.2 and len(sat) > 1
        stays = sat[1:] if goes else sat
        tables.append(
            Ended(
                {user: dice.choice((1, rank)) for rank, user in enumerate(stays, 1)},
                {user: dice.randint(1, 60) for user in stays},
                slug=dice.choice(("bazaar", "stall")),
                guild_id=dice.choice((HERE, ELSEWHERE, None)),
                private=dice.random() < 0.3,
                at=DAY * number,
                turns=dice.randint(2, 90),
                left=sat[:1] if goes else (),
                bots=dice.randint(0, 1),
            )
        )
    return tables


async def told(store: Store, asker: int, others: Sequence[int] = EVERYBODY) -> dict[tuple[Any, ...], Any]:
    """All that somebody can learn, by what they ask for."""
    reading, found = store.reading, {}
    for other in others:
        found["figures", other] = await statistics.statistics_of(reading, other, asker)
        found["meetings", other] = await statistics.meetings(reading, asker, other)
    for slug in ("bazaar", "stall"):
        for guild_id in (None, HERE, ELSEWHERE):
            found["feats", slug, guild_id] = await statistics.game_records(reading, slug, asker, guild_id)
            for after in (0, 1, 2, 3):
                asked = await ratings.ranking(reading, slug, asker, guild_id, after, 1)
                found["ranking", slug, guild_id, after] = asked
    return found


def numbers_in(answer: Any) -> set[int]:
    """Every whole number in an answer, ids among them."""
    plain = msgspec.to_builtins(answer)
    inside = plain.values() if isinstance(plain, dict) else plain if isinstance(plain, (list, tuple)) else ()
    found = {number for one in inside for number in numbers_in(one)}
    return found | ({plain} if isinstance(plain, int) else set())


@pytest.mark.parametrize("seed", range(several(1, 3)))
async def test_who_is_hidden_shows_nothing_to_anybody_else(store, seed):
    for table in random_tables(seed):
        await end(store, table)
    before = {asker: await told(store, asker) for asker in EVERYBODY}
    assert any(AIKO in numbers_in(one) for one in before[MARTA].values())
    await hide(store, AIKO)
    for asker in EVERYBODY:
        answers = await told(store, asker)
        if asker == AIKO:
            assert answers == before[AIKO], "who is hidden sees all that they saw"
            continue
        for asked, answer in answers.items():
            assert AIKO not in numbers_in(answer), (asker, asked)
            if asked[1] == AIKO:
                assert not (answer.games if isinstance(answer, statistics.PersonStatistics) else answer), asked
            elif asked[0] in ("figures", "meetings"):
                assert answer == before[asker][asked], (asker, asked)
    await hide(store, AIKO, 0)
    assert {asker: await told(store, asker) for asker in EVERYBODY} == before


@BY_ANY_ENGINE
@pytest.mark.parametrize("seed", range(several(2, 3)))
async def test_a_private_table_changes_nothing_for_those_who_did_not_sit_there(store, tmp_path, seed):
    tables = random_tables(seed)
    bare = await Store.open(tmp_path / "bare.sqlite3")
    for table in tables:
        await end(store, table)
        await end(bare, table._replace(slug="hidden") if table.private else table)
    await bare.write(lambda transaction: transaction.run("DELETE FROM results WHERE slug = 'hidden'"))
    sat = {user for table in tables if table.private for user in table.ranks}
    assert sat
    for asker in EVERYBODY:
        with_them, without = await told(store, asker), await told(bare, asker)
        for asked, answer in with_them.items():
            if asker not in sat or asked[0] in ("feats", "ranking") or (asked[0] == "figures" and asked[1] != asker):
                assert answer == without[asked], (asker, asked)
    assert await told(store, AIKO) != await told(bare, AIKO), "their own games they see"
    await bare.close()


async def test_who_is_deleted_leaves_no_figures(store):
    for table in random_tables(1):
        await end(store, table)
    await privacy.erase(Tables(store, {}), AIKO, forgotten_name, DAY)
    assert await store.reading.rows("SELECT 1 FROM rating_history WHERE user_id = ?", AIKO) == []
    for asker in EVERYBODY:
        for asked, answer in (await told(store, asker)).items():
            assert AIKO not in numbers_in(answer), (asker, asked)


async def test_a_person_who_was_deleted_during_a_game_is_rated_no_more(store):
    def goes(game: AnyGame, table: core.Table) -> core.Change:
        change = core.substitute(game, table, 0, core.new_bot(table), NOW)
        return msgspec.structs.replace(change, table=core.with_player(change.table, 0, began=people.GONE))

    await finished(store, BazaarGame(), AIKO, MARTA, JULES, seed="gone", first=goes)
    await finished(store, BazaarGame(), AIKO, NOOR, seed="gone", first=goes)
    ids = {one["user_id"] for one in await store.reading.rows("SELECT user_id FROM ratings")}
    assert ids == {MARTA, JULES}


async def test_names_are_those_by_which_people_were_met_last(store):
    await end(store, Ended({AIKO: 1, MARTA: 2}))
    await store.write(lambda transaction: people.meet(transaction, AIKO, "Aiko 🎲", "ja"))
    assert await statistics.names_of(store.reading, [AIKO, MARTA, NOBODY]) == {
        AIKO: "Aiko 🎲",
        MARTA: f"Person {MARTA}",
    }


# --- games from before ----------------------------------------------------------------------------------------------


async def test_what_was_kept_of_no_earlier_game_is_worked_up_once(store):
    for number in range(6):
        await finished(store, BazaarGame(), *((AIKO, MARTA) if number % 2 else (AIKO, MARTA, JULES)), seed=f"{number}")
    before = {asker: await told(store, asker) for asker in EVERYBODY}
    for table in ("rating_history", "finished"):
        await store.write(lambda transaction, table=table: transaction.run(f"DELETE FROM {table}"))
    assert {asker: await told(store, asker) for asker in EVERYBODY} != before
    assert await results.catch_up(store, {}) == 0
    assert await results.catch_up(store, {"bazaar": BazaarGame()}) == 6
    assert {asker: await told(store, asker) for asker in EVERYBODY} == before
    assert await results.catch_up(store, {"bazaar": BazaarGame()}) == 0


async def test_where_no_earlier_game_is_left_nothing_is_written(store, monkeypatch):
    """All games that are over are looked through for it: no move may wait for that."""
    await finished(store, BazaarGame(), AIKO, MARTA, seed="one")
    monkeypatch.setattr(store, "write", None)
    assert await results.catch_up(store, {"bazaar": BazaarGame()}) == 0


async def test_a_history_of_which_not_all_is_known_ends_at_the_rating(store):
    await finished(store, BazaarGame(), AIKO, MARTA, seed="one")
    await finished(store, BazaarGame(), AIKO, MARTA, seed="two")
    await store.write(lambda transaction: transaction.run("UPDATE ratings SET mu = 40, sigma = 5"))
    for table in ("rating_history", "finished"):
        await store.write(lambda transaction, table=table: transaction.run(f"DELETE FROM {table}"))
    await results.catch_up(store, {"bazaar": BazaarGame()})
    found = await of(store, AIKO)
    assert (len(found.curve), found.skill) == (2, 1600)


@pytest.mark.parametrize("snapshot", [b"{}", b"[]", b"nothing of ours", b'{"players": [{}]}', b'{"players": 7}'])
async def test_a_game_that_cannot_be_read_any_more_is_asked_for_once(store, snapshot):
    row = await finished(store, BazaarGame(), AIKO, MARTA, seed="broken")
    await store.write(lambda transaction: transaction.run("DELETE FROM finished"))
    await store.write(
        lambda transaction: transaction.run("UPDATE tables SET snapshot = ? WHERE id = ?", snapshot, row.id)
    )
    assert await results.catch_up(store, {"bazaar": BazaarGame()}) == 1
    assert await results.catch_up(store, {"bazaar": BazaarGame()}) == 0
    assert (await of(store, AIKO)).best is None
