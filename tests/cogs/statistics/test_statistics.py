"""Statistics, rankings, records and two people against each other, by pressing and typing; who is hidden stays so."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping

import pytest
from PIL import Image

from data.people import people
from data.statistics import ratings
from playground.testing.reading import components
from render.words.markup import unmarked
from tests.data.statistics.finishing import DAY, Ended, end
from tests.kit.desks import invited, walk
from tests.kit.room import (
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
    until,
)
from tests.kit.ways import Fill, Pick
from tests.playing.skipping import commit_moves

NOW = 1_700_000_000.0
GAME, NAME = "kingdom_builder", "Kingdom Builder"
OTHER = "Sobek: 2 Players"
HIDDEN = "They keep their figures to themselves."


@pytest.fixture
async def jules(room: Room) -> Guest:
    return (await room.join("Jules"))[0]


async def guild_of(guest: Guest) -> int:
    return int((await guest.bootstrap())["guild"]["id"])


async def play(
    room: Room, ranks: Mapping[Guest, int], totals: Mapping[Guest, int] | None = None, days: float = 0, **parts: object
) -> int:
    """A table that has ended, in this server unless told otherwise; its number."""
    (one, *_) = ranks
    for guest in ranks:
        await room.store.write(
            lambda it, guest=guest: people.meet(it, int(guest.id), str(guest.user["global_name"]), "")
        )
    fields = {"guild_id": await guild_of(one), "slug": GAME, "at": NOW + days * DAY, "lasted": 3 * DAY, **parts}
    by_id = {int(guest.id): rank for guest, rank in ranks.items()}
    return await end(
        room.store, Ended(by_id, {int(guest.id): total for guest, total in (totals or {}).items()}, **fields)
    )


async def hide(guest: Guest, desk: Object) -> Object:
    """Ticks in the dialog that one is to be hidden."""
    return await walk(guest, desk, "More…", "Settings", "Change", Fill({"also": ["hidden"]}))


def alt(message: Object) -> str:
    (picture,) = message["attachments"]
    assert len(picture["description"]) <= 1024
    return str(picture["description"])


def said(message: Object) -> str:
    """All that a message tells, to eyes and to ears, and on its buttons."""
    pictures = [(one["filename"], one["description"]) for one in message["attachments"]]
    return json.dumps([message["content"], pictures, message["components"], message["mentions"]], ensure_ascii=False)


# --- one person -----------------------------------------------------------------------------------------------------


async def test_statistics_are_a_picture_of_all_games_and_of_each(room, aiko, marta):
    for number in range(6):
        await play(room, {aiko: 1, marta: 2} if number % 3 else {aiko: 2, marta: 1}, {aiko: 40 + number}, number)
    await play(room, {aiko: 1}, {aiko: 10}, 9, slug="sobek", bots=1)
    desk = await invited(room, aiko)
    page = await walk(aiko, desk, "More…", "Statistics")
    assert page["content"].startswith("**Aiko**: all games")
    assert len(page["content"].splitlines()[1].split()) < 25, "the fine print is one short line"
    assert "Statistics of Aiko. 7 games, 5 won; 2 won in a row, 2 at most." in alt(page)
    assert "Kingdom Builder: 6 games, 4 won, rating" in alt(page)
    assert "Sobek: 2 Players: 1 game, 1 won, not rated yet" in alt(page)
    image = Image.open(io.BytesIO(await aiko.picture(page)))
    assert image.width == 1200
    closer = await walk(aiko, page, Pick(NAME))
    for told in ("after 6 games that count", "Won in a row: 2, longest 2", "Best score: 45 (2 players)", "3 days"):
        assert told in alt(closer), alt(closer)
    back = await walk(aiko, closer, "All games")
    assert alt(back) == alt(page)
    typed = await aiko.type("games", "stats", game=GAME)
    assert alt(typed) == alt(closer)
    others = await marta.type("games", "stats", player=aiko, game=GAME)
    assert alt(others) == alt(closer)


async def test_a_rating_of_few_games_is_said_to_be_settling(room, aiko, marta):
    await play(room, {aiko: 1, marta: 2})
    page = await aiko.type("games", "stats")
    assert "still settling" in alt(page)
    shown = (await aiko.type("games", "ranking", game=GAME))["content"]
    won, lost = (int(found) for found in re.findall(r"rating (\d+)\?, ", shown))
    assert 800 < lost < 1000 < won < 1200
    assert f"rating {won}?, still settling" in alt(page)
    for number in range(4):
        await play(room, {aiko: 1, marta: 2}, days=number + 1)
    assert "still settling" not in alt(await aiko.type("games", "stats"))
    assert re.findall(r"rating \d+\?", (await aiko.type("games", "ranking", game=GAME))["content"]) == []


@pytest.mark.parametrize("name", ["🎲 @everyone", "<@1> **x**", "שָׁלוֹם", "W" * 32, "../../etc/passwd"])
async def test_odd_names_are_no_trouble(room, aiko, marta, name):
    await play(room, {aiko: 1, marta: 2}, {aiko: 9})
    await room.store.write(lambda transaction: people.meet(transaction, int(aiko.id), name, ""))
    shown = await marta.type("games", "stats", player=aiko)
    for step in (Pick(NAME), "All games", "Against me", "Statistics", "Ranking", "Records"):
        shown = await walk(marta, shown, step)
        assert shown["content"].count(unmarked(name)) >= 1, step
        assert not shown["mentions"]
        assert not shown["mention_everyone"]
        assert not shown["attachments"] or name in alt(shown)


async def test_who_has_no_games_is_told_so(room, aiko, marta):
    assert "Nothing has been played" in (await aiko.type("games", "stats", player=marta))["content"]
    assert "Nothing has been played" in (await aiko.type("games", "stats", player=marta, game=GAME))["content"]
    assert (
        "You and Marta have not finished a game together"
        in (await aiko.type("games", "versus", player=marta))["content"]
    )
    assert "nobody is in the ranking in this server yet" in (await aiko.type("games", "ranking", game=GAME))["content"]
    assert "There are no records of this game yet." in (await aiko.type("games", "records", game=GAME))["content"]


async def test_who_has_played_other_games_alone_is_told_which_one_is_missing(room, aiko, marta):
    await play(room, {aiko: 1, marta: 2})
    shown = await aiko.type("games", "stats", player=marta, game="sobek")
    assert shown["content"] == f"**Marta**: {OTHER}\nNothing has been played to the end yet."
    await walk(aiko, shown, Pick(NAME))


async def test_what_cannot_be_asked_for_is_told_in_a_sentence(room, aiko, marta):
    bot = (await aiko.bootstrap())["bot"]
    for path in ("stats", "versus"):
        told = await aiko.told(await aiko.slash("games", path, player=bot["id"]))
        assert told == "Figures are kept of people, not of bots: choose a person."
    assert "That is you" in await aiko.told(await aiko.slash("games", "versus", player=aiko))
    for path in ("ranking", "records", "stats"):
        assert "There is no game called “chess” here." in await aiko.told(await aiko.slash("games", path, game="chess"))


async def test_a_game_that_is_gone_is_left_out(room, aiko, marta):
    await play(room, {aiko: 1, marta: 2}, slug="forgotten")
    assert "Nothing has been played" in (await aiko.type("games", "stats"))["content"]
    assert "have not finished a game together" in (await aiko.type("games", "versus", player=marta))["content"]
    await play(room, {aiko: 1, marta: 2})
    page = await aiko.type("games", "stats")
    assert "One game that I no longer know is left out." in page["content"]
    assert "1 game, 1 won" in alt(page)
    for path in ("ranking", "records"):
        told = await aiko.told(await aiko.slash("games", path, game="forgotten"))
        assert "There is no game called “forgotten” here." in told


async def test_figures_are_told_in_japanese(room, aiko, marta):
    (kenta,) = await room.join("健太")
    await kenta.change(locale="ja")
    await play(room, {kenta: 1, aiko: 2}, {kenta: 77})
    page = await kenta.type("games", "stats")
    assert "健太さん" in page["content"]
    assert "1回、1勝" in alt(page)
    assert "1位 **健太**：レーティング" in (await kenta.type("games", "ranking", game=GAME))["content"]
    assert "最高得点（2人）：**77**、健太" in (await kenta.type("games", "records", game=GAME))["content"]
    assert "あなたが上の順位" in (await kenta.type("games", "versus", player=aiko))["content"]


# --- rankings -------------------------------------------------------------------------------------------------------


async def test_a_ranking_has_pages_scopes_and_always_ones_own_place(room, aiko, marta, jules):
    for number in range(12):
        await end(room.store, Ended({900 + number: 1, int(marta.id): 2}, slug=GAME, guild_id=await guild_of(aiko)))
    await play(room, {jules: 1, marta: 2}, guild_id=12345)
    desk = await invited(room, aiko)
    page = await walk(marta, desk, "More…", "Statistics", "Ranking", Pick(NAME))
    assert page["content"].startswith("**Kingdom Builder**: the ranking in this server (13 people)")
    assert "Person 900" in page["content"]
    assert "**You**: 13. Marta" in page["content"]
    assert "Jules" not in page["content"]
    last = await walk(marta, page, "Next page")
    assert "13. **Marta**" in last["content"]
    assert "**You**" not in last["content"]
    assert "Next page" not in buttons(last)
    assert (await walk(marta, last, "Previous page"))["content"] == page["content"]
    everywhere = await walk(marta, page, "Everywhere")
    assert "everywhere (14 people)" in everywhere["content"]
    whole = everywhere["content"] + (await walk(marta, everywhere, "Next page"))["content"]
    assert "Jules" in whole
    assert "You are not in it yet" in (await aiko.type("games", "ranking", game=GAME))["content"]
    in_private = await aiko.type(await aiko.dm(), "ranking", game=GAME)
    assert "everywhere (14 people)" in in_private["content"]
    assert "This server" not in buttons(in_private)


async def test_a_ranking_names_the_levels_of_bot_players(room, aiko, marta):
    await play(room, {aiko: 1, marta: 2})
    for ranks in ({int(aiko.id): 2}, {int(marta.id): 1}):
        bot = 3 - ranks[next(iter(ranks))]
        await room.store.write(lambda it, ranks=ranks, bot=bot: ratings.rate_bots(it, GAME, ranks, [("hard", bot)]))
    page = await aiko.type("games", "ranking", game=GAME)
    [line] = [line for line in page["content"].splitlines() if line.startswith("Bot players: ")]
    assert re.fullmatch(r"Bot players: hard \d{3,4}\?", line)


# --- two people -----------------------------------------------------------------------------------------------------


async def test_two_people_against_each_other(room, aiko, marta, jules):
    await play(room, {aiko: 1, marta: 2}, days=1)
    await play(room, {marta: 1, jules: 2, aiko: 3}, days=2)
    await play(room, {marta: 1, aiko: 2}, days=3, slug="sobek")
    await play(room, {aiko: 1}, days=4, left=[int(marta.id)])
    await play(room, {aiko: 2, marta: 2}, days=5)
    page = await walk(aiko, await invited(room, aiko), "More…", "Statistics", "Against each other", Pick("Marta"))
    assert "**You** and **Marta**: 5 games together" in page["content"]
    assert "Aiko against Marta: 2 to 2, 1 level." in alt(page)
    assert "Kingdom Builder: 2 to 1, 1 level." in alt(page)
    assert f"{OTHER}: 0 to 1, 0 level." in alt(page)
    lines = [line for line in page["content"].splitlines() if line.startswith("- ")]
    assert [line.rpartition(": ")[2] for line in lines] == [
        "you were level",
        "Marta had left",
        "Marta came first of the two",
        "Marta came first of the two",
        "you came first of the two",
    ]
    other = await marta.type("games", "versus", player=aiko)
    assert "Marta against Aiko: 2 to 2, 1 level." in alt(other)
    assert "you had left" in other["content"]
    back = await walk(aiko, page, "Statistics")
    assert back["content"].startswith("**Marta**: all games")
    assert alt(await walk(aiko, back, "Against me")) == alt(page)


async def test_a_meeting_and_a_record_lead_to_the_replay(room, aiko, marta):
    board = await open_table(room, aiko, marta)
    await room.settled()
    await marta.resign(board.thread)
    await until(lambda: over(room, board.number))
    await room.store.write(lambda transaction: transaction.run("UPDATE finished SET whole = 1"))
    page = await aiko.type("games", "versus", player=marta)
    replay = await walk(aiko, page, f"Replay {board.number}")
    assert f"table {board.number}" in replay["content"]
    records = await marta.type("games", "records", game=GAME)
    replay = await walk(marta, records, "Replay: quickest win")
    assert f"table {board.number}" in replay["content"]


async def test_a_meeting_leads_to_a_replay_only_where_it_is_open_to_the_user(room, aiko, marta):
    """Who has left a game is a spectator of its server, and nothing elsewhere."""
    board = await open_table(room, aiko, marta, bots=1)
    await room.settled()
    await aiko.resign(board.thread)
    await commit_moves(room, board.number)
    await until(lambda: over(room, board.number))
    replay = f"Replay {board.number}"
    for place, guest, other, open_to_them in (
        ("games", aiko, marta, True),
        (await aiko.dm(), aiko, marta, False),
        (await marta.dm(), marta, aiko, True),
    ):
        page = await guest.type(place, "versus", player=other)
        assert "1 game together" in page["content"]
        assert (replay in buttons(page)) == open_to_them
        said = await guest.told(await guest.slash(place, "replay", table=board.number))
        assert (f"table {board.number}" in said) == open_to_them


async def over(room: Room, number: int) -> bool:
    return (await room.services.tables.row(number)).status == "over"


# --- records --------------------------------------------------------------------------------------------------------


async def test_the_records_of_a_game(room, aiko, marta, jules):
    await play(room, {aiko: 1, marta: 2}, {aiko: 30, marta: 20}, turns=20)
    await play(room, {marta: 1, aiko: 2}, {aiko: 10, marta: 25}, turns=12)
    elsewhere = await play(room, {jules: 1, marta: 2, aiko: 3}, {marta: 60}, turns=50, guild_id=12345)
    desk = await invited(room, aiko)
    page = await walk(aiko, desk, "More…", "Statistics", "Records", Pick(NAME))
    assert "Highest score, 2 players: **30**, Aiko" in page["content"]
    assert "Quickest win: **12 turns**, Marta, 2 players" in page["content"]
    assert "Longest game: **20 turns** in 3 days, Aiko, Marta" in page["content"]
    assert "60" not in page["content"]
    assert {label for label in buttons(page) if label.startswith("Replay")} == {
        "Replay: 2 players",
        "Replay: quickest win",
        "Replay: longest game",
    }
    everywhere = await walk(jules, desk, "More…", "Statistics", "Records", Pick(NAME), "Everywhere")
    assert "Highest score, 3 players: **60**, Marta" in everywhere["content"]
    assert "Longest game: **50 turns** in 3 days, Jules, Marta, Aiko" in everywhere["content"]
    assert "Replay: 3 players" in buttons(everywhere), "one’s own game may be looked at"
    (noor,) = await room.join("Noor")
    by_noor = await noor.type("games", "records", game=GAME, everywhere=True)
    assert f"replay:{elsewhere}" not in said(by_noor), "a game of another server may not"
    assert "Replay: 2 players" in buttons(by_noor)
    ranking = await walk(noor, by_noor, "Ranking")
    assert ranking["content"].startswith("**Kingdom Builder**: the ranking everywhere")


async def test_equal_players_of_one_game_are_all_named(room, aiko, marta):
    await play(room, {aiko: 1, marta: 1}, {aiko: 30, marta: 30}, turns=20)
    page = await aiko.type("games", "records", game=GAME)
    assert "Highest score, 2 players: **30**, Aiko and Marta" in page["content"]
    assert "Quickest win: **20 turns**, Aiko and Marta, 2 players" in page["content"]


# --- who is hidden --------------------------------------------------------------------------------------------------


async def learned(room: Room, guest: Guest, hidden: Guest) -> list[str]:
    """All that a person can learn of games, typed and pressed."""
    found = []
    for everywhere in (False, True):
        for path in ("ranking", "records"):
            shown = await guest.type("games", path, game=GAME, everywhere=everywhere)
            found.append(said(shown))
            while "Next page" in buttons(shown):
                shown = await walk(guest, shown, "Next page")
                found.append(said(shown))
    for other in (one for one in room.guests if one not in (guest, hidden)):
        found.append(said(await guest.type("games", "stats", player=other, game=GAME)))
    return found


async def test_who_is_hidden_is_hidden_from_everybody_but_themselves(room, aiko, marta, jules):
    for number in range(3):
        await play(room, {aiko: 1, marta: 2, jules: 3}, {aiko: 90}, number, turns=3 + number)
    desk = await invited(room, aiko)
    before = [await learned(room, guest, aiko) for guest in (aiko, marta, jules)]
    assert all("Aiko" in "".join(one) for one in before)
    settings = await hide(aiko, desk)
    assert "nobody else sees your figures" in settings["content"]
    for guest in (marta, jules):
        for told in await learned(room, guest, aiko):
            assert "Aiko" not in told
            assert aiko.id not in told
        for path in ("stats", "versus"):
            assert await guest.told(await guest.slash("games", path, player=aiko)) == HIDDEN
        picked = await walk(guest, desk, "More…", "Statistics")
        menu = next(one for one in components(picked) if "stats-of" in one.get("custom_id", ""))
        refused = await guest.select(picked, [aiko.id], custom_id=menu["custom_id"])
        assert await guest.told(refused) == HIDDEN
    assert "Aiko" in "".join(await learned(room, aiko, aiko))
    page = await aiko.type("games", "stats")
    assert "3 games, 3 won" in alt(page)
    assert "You are hidden: nobody else sees your figures." in page["content"]
    assert "only you see yourself here" in (await aiko.type("games", "ranking", game=GAME))["content"]
    assert "3 to 0" in alt(await aiko.type("games", "versus", player=marta))
    shown = await walk(aiko, desk, "More…", "Settings", "Change", Fill({"also": []}))
    assert "nobody else sees your figures" not in shown["content"]
    assert [await learned(room, guest, aiko) for guest in (aiko, marta, jules)] == before


async def test_a_page_that_was_open_when_somebody_hid_shows_them_no_more(room, aiko, marta):
    await play(room, {aiko: 1, marta: 2})
    desk = await invited(room, aiko)
    page = await marta.type("games", "stats", player=aiko)
    closer = await walk(marta, page, Pick(NAME))
    await hide(aiko, desk)
    menu = next(one for one in menus(closer) if "stats-game" in one["custom_id"])
    assert await marta.told(await marta.select(closer, [GAME], custom_id=menu["custom_id"])) == HIDDEN
    for label in ("All games", "Against me"):
        assert await marta.told(await marta.click(closer, label)) == HIDDEN


async def test_private_games_are_for_those_who_played_them(room, aiko, marta, jules):
    await play(room, {aiko: 1, marta: 2}, {aiko: 90}, private=True)
    for path in ("ranking", "records"):
        for guest in (aiko, jules):
            assert "Aiko" not in said(await guest.type("games", path, game=GAME))
    assert "Nothing has been played" in (await jules.type("games", "stats", player=aiko))["content"]
    assert "1 game, 1 won" in alt(await aiko.type("games", "stats"))
    assert "Your private games are in here for you alone." in (await aiko.type("games", "stats"))["content"]
    assert "1 to 0" in alt(await aiko.type("games", "versus", player=marta))


async def test_who_is_deleted_has_no_figures_left(room, aiko, marta, jules):
    await play(room, {aiko: 1, marta: 2, jules: 3}, {aiko: 90, marta: 3})
    await walk(
        aiko,
        await invited(room, aiko),
        "More…",
        "Settings",
        "What is stored about me",
        "Delete me…",
        "Delete me for good",
    )
    for guest in (marta, jules):
        for told in await learned(room, guest, aiko):
            assert "Aiko" not in told
    assert "Nothing has been played" in (await marta.type("games", "stats", player=aiko))["content"]
    assert await room.store.reading.rows("SELECT 1 FROM rating_history WHERE user_id = ?", int(aiko.id)) == []
