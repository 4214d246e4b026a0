"""Every way that opens a table asks the same: a table of ways and of what a server, or who runs the bot, has set."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator
from itertools import product
from pathlib import Path

import msgspec
import pytest
from _pytest.mark import ParameterSet

from data import privacy
from data.engines.store import Store, Transaction
from data.history import imports
from data.lobby import beginning, lobby
from data.lobby.opening import Opening
from data.matchmaking import matches, searches
from data.server import ceilings, guilds, reports
from data.server.ceilings import Ceilings
from data.server.guilds import Guild
from data.settings import SettingsError
from data.tables.tables import Tables
from data.tournaments import tournaments
from data.tournaments.tournaments import Asker, TournamentPlan
from rules.core.errors import TableError
from rules.history.snapshot import freeze
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from rules.table.player import Holder
from tests.data.conftest import AIKO, BY_ANY_ENGINE, JULES, MARTA, NOW, POSTGRES, SQLITE
from tests.data.matchmaking.test_matches import seek
from tests.data.statistics.finishing import Ended, end
from tests.effort import WHOLE, covering

GUILD, HERE, ELSEWHERE, OTHER_GUILD = 7, 70, 71, 8
SLUG = "kingdom_builder"
Way = Callable[[Tables, bool], Awaitable[object]]


def opening(host: int = AIKO, guild_id: int = GUILD, **fields: object) -> Opening:
    return Opening(SLUG, guild_id, HERE, Holder(host, "Aiko"), 2, {}, None, **fields)  # type: ignore[arg-type]


async def lobby_of_two(tables: Tables, manages: bool) -> object:
    return await lobby.open_lobby(tables, opening(manages=manages), None, NOW)


async def private(tables: Tables, manages: bool) -> object:
    return await lobby.open_lobby(tables, opening(manages=manages, private=True), None, NOW)


async def begun_at_once(tables: Tables, manages: bool) -> object:
    return await lobby.open_lobby(tables, opening(manages=manages, bots=("normal",)), None, NOW, "seed")


async def rematch(tables: Tables, manages: bool) -> object:
    return await beginning.rematch(tables, await finished(tables, MARTA), AIKO, "seed", None, NOW, manages=manages)


async def rematch_alone(tables: Tables, manages: bool) -> object:
    return await beginning.rematch(tables, await finished(tables, None), AIKO, "seed", None, NOW, manages=manages)


async def play_on(tables: Tables, manages: bool) -> object:
    state = KINGDOM_BUILDER.setup(2, {}, "seed")
    whole = msgspec.structs.replace(opening(manages=manages), options=dict(state.options))
    return await imports.open_at(tables, whole, 0, KINGDOM_BUILDER.document(state), None, NOW)


async def tournament(tables: Tables, manages: bool) -> object:
    plan, asker = TournamentPlan("", SLUG, {}, None, 2, 1, 7, 32), Asker(AIKO, manages)
    drafted = await tables.store.write(
        lambda transaction: tournaments.draft(tables, transaction, GUILD, HERE, asker, plan, "seed", NOW)
    )
    return await tables.store.write(
        lambda transaction: tournaments.publish(tables, transaction, drafted.id, asker, NOW)
    )


WAYS: dict[str, Way] = {
    one.__name__: one for one in (lobby_of_two, private, begun_at_once, rematch, rematch_alone, play_on, tournament)
}


async def finished(tables: Tables, other: int | None) -> int:
    """A game in the server that is over, which Aiko has played with somebody, or a bot player."""
    ranks = {AIKO: 1} if other is None else {AIKO: 1, other: 2}
    table_id = await end(tables.store, Ended(ranks, slug=SLUG, bots=2 - len(ranks)))
    table = core.start(KINGDOM_BUILDER, [Holder(AIKO, "Aiko"), Holder(other, "Marta")], {}, "seed", NOW).table
    snapshot = msgspec.json.encode(freeze(KINGDOM_BUILDER, table))
    await tables.store.write(
        lambda transaction: transaction.run("UPDATE tables SET snapshot = ? WHERE id = ?", snapshot, table_id)
    )
    return table_id


async def has(tables: Tables, count: int, host: int = AIKO, guild_id: int = GUILD) -> None:
    """Somebody hosts so many tables already."""
    for _ in range(count):
        await lobby.open_lobby(tables, opening(host, guild_id), None, NOW)


async def says(tables: Tables, way: Way, manages: bool = False) -> str:
    """Why somebody may not open a table in this way; empty where they may, and then it is there."""
    before = await count(tables)
    try:
        await way(tables, manages)
    except TableError as refused:
        return refused.reason
    assert await count(tables) > before
    return ""


async def count(tables: Tables) -> int:
    """How many tables and tournaments are open."""
    row = await tables.store.reading.row(
        "SELECT (SELECT COUNT(*) FROM tables WHERE status IN ('lobby', 'running'))"
        " + (SELECT COUNT(*) FROM tournaments WHERE state = 'signing')"
    )
    assert row is not None
    return int(row[0])


# What is set, how many tables Aiko and Jules have there before, and what Aiko is told: without managing the server, and
# managing it.
SETTINGS: dict[str, tuple[Guild, Ceilings, tuple[int, int, int], tuple[str, str]]] = {
    "nothing": (Guild(), Ceilings(), (1, 1, 1), ("", "")),
    "channels": (Guild(channels=(ELSEWHERE,)), Ceilings(), (0, 0, 0), ("lobby-elsewhere", "lobby-elsewhere")),
    "this channel": (Guild(channels=(ELSEWHERE, HERE)), Ceilings(), (0, 0, 0), ("", "")),
    "hosts": (Guild(hosts=guilds.MANAGERS), Ceilings(), (0, 0, 0), ("hosts-managers-only", "")),
    "how many": (Guild(most_tables=2), Ceilings(), (2, 0, 0), ("too-many-tables", "too-many-tables")),
    "how many, of others": (Guild(most_tables=2), Ceilings(), (1, 2, 2), ("", "")),
    "lobbies": (Guild(), Ceilings(lobbies=2), (1, 0, 1), ("ceiling-lobbies", "ceiling-lobbies")),
    "tables": (Guild(), Ceilings(tables=2), (1, 0, 1), ("ceiling-tables", "ceiling-tables")),
    "opened": (Guild(), Ceilings(opened=2), (1, 0, 1), ("ceiling-opened", "ceiling-opened")),
    "server": (Guild(), Ceilings(server=3), (1, 2, 0), ("ceiling-server", "ceiling-server")),
    "server, elsewhere": (Guild(), Ceilings(server=3), (1, 1, 1), ("", "")),
}


async def set_up(store: Store, setting: str) -> tuple[Tables, tuple[str, str]]:
    """What is set, with the tables that are there before, and what is to be told."""
    wished, most, (own, of_others, elsewhere), expected = SETTINGS[setting]
    tables = Tables(store, {SLUG: KINGDOM_BUILDER})
    await has(tables, own)
    await has(tables, of_others, JULES)
    await has(tables, elsewhere, AIKO, OTHER_GUILD)
    await store.write(lambda transaction: guilds.keep(transaction, GUILD, wished))
    return Tables(store, {SLUG: KINGDOM_BUILDER}, ceilings=most), expected


def cases() -> Iterator[ParameterSet]:
    """Every way with every setting in turns with and without managing the server, with both where that makes a
    difference, each on SQLite; on PostgreSQL every way once and every setting once. In the trial all of them."""
    every = list(product(WAYS, SETTINGS, (False, True)))
    for number, (way, setting, manages) in enumerate(every):
        told = SETTINGS[setting][3]
        place = list(WAYS).index(way) + list(SETTINGS).index(setting)
        if WHOLE or told[0] != told[1] or manages == bool(place % 2):
            yield pytest.param(SQLITE, way, setting, manages, id=f"{SQLITE}-{way}-{setting}-{number % 2}")
    met = covering(every, lambda case: {case[:1], case[1:2]}, random.Random(7))
    for way, setting, manages in every if WHOLE else met:
        name = f"{POSTGRES}-{way}-{setting}-{int(manages)}"
        yield pytest.param(POSTGRES, way, setting, manages, id=name, marks=pytest.mark.slow)


@pytest.mark.parametrize(("engine", "way", "setting", "manages"), list(cases()), indirect=["engine"])
async def test_every_way_asks_what_is_set(store: Store, way: str, setting: str, manages: bool) -> None:
    tables, expected = await set_up(store, setting)
    assert await says(tables, WAYS[way], manages) == expected[manages]


@pytest.mark.parametrize("setting", SETTINGS)
async def test_people_who_are_brought_together_may_open_their_table(store: Store, setting: str) -> None:
    """It is that of one of them who may host it: Marta, who has nothing yet, where Aiko has too many. Where neither may
    they are not even asked; where that comes later, nothing comes of it."""
    tables, expected = await set_up(store, setting)
    await store.write(lambda transaction: transaction.run("UPDATE tables SET private = 1"))  # nobody joins them
    await store.write(lambda transaction: guilds.keep(transaction, GUILD, Guild()))
    of_all = expected[0] in ("lobby-elsewhere", "hosts-managers-only", "ceiling-server")
    await seek(store, AIKO)
    await seek(store, MARTA)
    open_to_all = Tables(store, {SLUG: KINGDOM_BUILDER})
    assert await store.write(lambda transaction: matches.look(open_to_all, transaction, NOW))
    proposal = await matches.asking(store.reading, AIKO)
    assert proposal is not None
    await store.write(lambda transaction: guilds.keep(transaction, GUILD, SETTINGS[setting][0]))
    done = proposal
    for one in (Holder(AIKO, "Aiko"), Holder(MARTA, "Marta")):
        done = await store.write(
            lambda transaction, holder=one: matches.accept(tables, transaction, proposal.id, holder, "seed", NOW)
        )
    assert (done.table_id is None) == of_all
    if done.table_id is not None:
        host = (await tables.row(done.table_id)).host_id
        assert host == (MARTA if expected[0] else AIKO)
        return
    assert not await store.write(lambda transaction: matches.look(tables, transaction, NOW)), "nobody is asked in vain"
    await store.write(lambda transaction: managing(transaction, MARTA))
    asked = await store.write(lambda transaction: matches.look(tables, transaction, NOW))
    assert asked == (expected[0] == "hosts-managers-only"), "one of them manages the server"


async def managing(transaction: Transaction, user_id: int) -> None:
    """Somebody has begun to look who manages the server."""
    found = await searches.find(transaction, user_id)
    assert found is not None
    await searches.begin(transaction, msgspec.structs.replace(found, manages=True))


def test_there_is_one_way_to_write_a_new_table() -> None:
    shipped = [path for floor in ("data", "cogs") for path in Path(floor).rglob("*.py")]
    assert len(shipped) > 100
    writing = [str(path) for path in shipped if "INSERT INTO tables" in path.read_text("utf-8")]
    assert writing == ["data/lobby/opening.py"]
    unasked = [str(path) for path in shipped if "of_tournament=True" in path.read_text("utf-8")]
    assert unasked == ["data/tournaments/round_tables.py"], "those of a tournament alone were asked for before"


# --- what else has a ceiling --------------------------------------------------------------------------------------


async def test_somebody_holds_so_many_tournaments_wherever(store: Store) -> None:
    tables = Tables(store, {SLUG: KINGDOM_BUILDER}, ceilings=Ceilings(tournaments=1))
    await tournament(tables, False)
    await store.write(lambda transaction: transaction.run("UPDATE tournaments SET guild_id = ?", OTHER_GUILD))
    assert await says(tables, tournament) == "ceiling-tournaments"


async def test_reports_and_files_have_ceilings_by_the_day(store: Store) -> None:
    most = Ceilings(reports=2, imports=2, invited=2)

    async def report(user_id: int, now: float) -> None:
        await store.write(lambda transaction: reports.keep(transaction, most, user_id, "words", now, None, None, None))

    async def bring(user_id: int, now: float) -> None:
        await store.write(lambda transaction: ceilings.attempt(transaction, most, user_id, "import", now))

    async def invite(user_id: int, now: float) -> None:
        await store.write(lambda transaction: ceilings.attempt(transaction, most, user_id, "invite", now))

    for does, told in ((report, "ceiling-reports"), (bring, "ceiling-imports"), (invite, "ceiling-invited")):
        for _ in range(2):
            await does(AIKO, NOW)
        with pytest.raises(TableError) as refused:
            await does(AIKO, NOW + ceilings.DAY - 1)
        assert refused.value.reason == told
        await does(MARTA, NOW)
        await does(AIKO, NOW + ceilings.DAY + 1)


async def test_what_somebody_has_spent_goes_with_them(store: Store, tables: Tables) -> None:
    await store.write(lambda transaction: ceilings.attempt(transaction, Ceilings(), AIKO, "import", NOW))
    assert (await privacy.everything(store.reading, AIKO))["spent"]
    await privacy.erase(tables, AIKO, str, NOW)
    assert not await store.reading.rows("SELECT * FROM spent")


@BY_ANY_ENGINE
async def test_one_person_cannot_open_hundreds_of_anything_by_default(tables: Tables) -> None:
    """What was possible: 500 lobbies, 100 games, 100 private tables."""
    for number in range(Ceilings().lobbies):
        await lobby.open_lobby(tables, opening(private=bool(number % 2)), None, NOW)
    for way in (lobby_of_two, private, begun_at_once):
        assert await says(tables, way) == "ceiling-lobbies"
    for number in range(Ceilings().lobbies):
        await lobby.cancel(tables, number + 1, AIKO, None, NOW)
    for _ in range(Ceilings().tables):
        assert await says(tables, begun_at_once) == ""
    assert await says(tables, begun_at_once) == "ceiling-tables"


# --- the operator's way to change them ----------------------------------------------------------------------------


def test_whoever_runs_the_bot_sets_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file = tmp_path / ".env"
    assert ceilings.ceilings(env_file) == Ceilings()
    monkeypatch.setenv(ceilings.CEILINGS, "tables=200, reports=0")
    assert ceilings.ceilings(env_file) == Ceilings(tables=200, reports=0)
    Ceilings(reports=0).check(reports=10**6)
    for wrong in ("tables", "tables=many", "chairs=3", "tables=-1", "200"):
        monkeypatch.setenv(ceilings.CEILINGS, wrong)
        with pytest.raises(SettingsError, match="lobbies, tables, opened"):
            ceilings.ceilings(env_file)


def test_every_ceiling_is_documented_with_its_default() -> None:
    told = Path("docs/operations.md").read_text("utf-8")
    assert ceilings.CEILINGS in told
    for name, most in msgspec.structs.asdict(Ceilings()).items():
        assert f"| `{name}` | {most} |" in told
