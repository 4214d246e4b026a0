"""People whom somebody would rather not meet are kept apart from them, and nobody is told why."""

from __future__ import annotations

import pytest

from tests.cogs.seats.test_substitutes import asked, holders
from tests.cogs.seats.test_timeouts import (
    SUBSTITUTE,
    TAKE,
    late_table,
    question,
)
from tests.kit.guest import SELECT
from tests.kit.privately import open_private
from tests.kit.room import Guest, Object, buttons, menus, open_table, take_seat

USER_SELECT = 5
REFUSED = "There is no seat for you at this table."


def adding(page: Object) -> Object:
    """The menu that puts people on the list."""
    return next(one for row in page["components"] for one in row["components"] if one["type"] == USER_SELECT)


async def avoid(guest: Guest, *others: Guest) -> Object:
    """Somebody puts people on their list, by the page alone."""
    page = await guest.type("games", "settings avoid")
    return await guest.choose(page, adding(page), [other.id for other in others])


async def test_one_adds_and_takes_off_on_a_private_page(room, aiko, marta, noor):
    page = await aiko.type("games", "settings avoid")
    assert page["flags"] & 64
    assert "There is nobody on it." in page["content"]
    assert menus(page) == []
    page = await avoid(aiko, marta, noor)
    assert page["content"].startswith("Done, the list is changed.")
    assert ("- Marta" in page["content"], "- Noor" in page["content"]) == (True, True)
    await room.restart()
    page = await aiko.type("games", "settings avoid", person=noor)
    assert page["content"].count("- ") == 2
    [off] = menus(page)
    assert off["type"] == SELECT
    page = await aiko.choose(page, off, [marta.id])
    assert page["content"].startswith("Done, they are off the list.")
    assert ("- Marta" in page["content"], "- Noor" in page["content"]) == (False, True)
    assert "- " not in (await marta.type("games", "settings avoid"))["content"]


async def test_neither_oneself_nor_a_bot(room, aiko):
    page = await aiko.type("games", "settings avoid")
    for value, told in ((aiko.id, "yourself"), (str(room.bot.user.id), "Bots are not on the list")):
        assert told in await aiko.told(await aiko.select(page, [value], custom_id=adding(page)["custom_id"]))
    assert "nobody on it" in (await aiko.type("games", "settings avoid"))["content"]


@pytest.mark.parametrize("direction", ["host", "joiner", "third", "joiner third"])
async def test_nobody_joins_where_somebody_is_kept_apart_from_them_and_the_words_are_the_same(
    room, aiko, marta, noor, direction
):
    """Whoever is the host, or merely sits there, and whoever of the two avoids the other."""
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    await marta.press(lobby, "Join")
    one, other = {
        "host": (aiko, noor),
        "joiner": (noor, aiko),
        "third": (marta, noor),
        "joiner third": (noor, marta),
    }[direction]
    await avoid(one, other)
    assert await noor.told(await noor.click(lobby, "Join")) == f"{REFUSED} Open one of your own with **/play**."
    [row] = await room.services.tables.of_user(int(aiko.id), "lobby")
    assert row.seat_of(int(noor.id)) is None
    page = await one.type("games", "settings avoid")
    await one.choose(page, menus(page)[0], [other.id])
    await noor.press(lobby, "Join")
    [row] = await room.services.tables.of_user(int(aiko.id), "lobby")
    assert row.seat_of(int(noor.id)) == 2


async def test_a_refusal_and_the_log_name_nobody(room, aiko, marta, caplog):
    caplog.set_level("DEBUG")
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    caplog.clear()
    await avoid(aiko, marta)
    told = await marta.told(await marta.click(lobby, "Join"))
    assert "Aiko" not in told
    mine = [one for one in caplog.records if one.name.startswith("ziggurat")]
    assert [one.getMessage() for one in mine if marta.id in one.getMessage() or "avoid" in one.getMessage()] == []


async def test_who_plays_again_does_not_call_them(room, aiko, marta, noor):
    board = await open_table(room, aiko, marta, noor)
    await avoid(marta, aiko)
    await marta.resign(board.thread)
    await noor.resign(board.thread)
    sheet = await aiko.wait_message(board.thread, lambda one: "Rematch" in buttons(one))
    await aiko.press(sheet, "Rematch")
    lobby = await aiko.wait_message("games", lambda one: "Join" in buttons(one))
    assert [one["id"] for one in lobby["mentions"]] == [noor.id]
    assert REFUSED in await marta.told(await marta.click(lobby, "Join"))


async def test_a_seat_is_not_handed_over_to_them(room, board, aiko, marta, noor):
    await room.settled()
    before = await holders(board)
    await avoid(marta, noor)
    refused = await aiko.type(board.thread, "table substitute", leaving=aiko, coming=noor)
    assert refused["content"] == "They cannot take this seat. Please ask somebody else."
    assert (
        "has been asked" in (await marta.type(board.thread, "table substitute", leaving=marta, coming=noor))["content"]
    ), "the one who avoids them leaves"
    await take_seat(board, noor)
    assert await holders(board) == [noor.id if one == marta.id else one for one in before]


async def test_an_offer_made_before_is_not_taken(room, board, aiko, marta, noor):
    await room.settled()
    before = await holders(board)
    offer = await asked(board, noor, leaving=aiko, coming=noor)
    await avoid(noor, marta)
    assert REFUSED in await noor.told(await noor.click(offer, "Accept"))
    assert await holders(board) == before


async def test_the_seat_of_somebody_who_is_gone_is_not_taken(room, aiko, marta, noor):
    board, _, [other] = await late_table(room, aiko, marta)
    await other.press(await question(board, other), SUBSTITUTE)
    free = await question(board, noor, TAKE)
    before = await holders(board)
    await avoid(noor, other)
    assert REFUSED in await noor.told(await noor.click(free, TAKE))
    assert await holders(board) == before


async def test_nobody_is_invited_to_a_private_table_where_they_would_meet(room, aiko, marta, noor):
    lobby = await open_private(marta)
    await avoid(noor, marta)
    thread = {"id": lobby["channel_id"]}
    refused = await marta.type(thread, "table invite", player=noor)
    assert refused["content"] == "Not everybody you have named can be invited to this table. Please ask others."
    assert await room.store.reading.rows("SELECT 1 FROM invitations WHERE user_id = ?", int(noor.id)) == []
    assert "Invited: Aiko" in (await marta.type(thread, "table invite", player=aiko))["content"]


async def test_in_japanese(room, aiko, marta):
    [kenta] = await room.join("健太")
    page = await avoid(kenta, aiko)
    assert page["content"].startswith("リストを変更しました。")
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    assert "このテーブルにはあなたの席がありません" in await kenta.told(await kenta.click(lobby, "Join"))
