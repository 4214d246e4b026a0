"""Tables without a server: opened in direct messages and in conversations without the bot, and who comes to them."""

from __future__ import annotations

import asyncio
import random

import pytest

from cogs.base.services import Services
from cogs.lobby import direct, late_answers
from data.engines.store import StoreBusy
from data.lobby import lobby as lobby_data
from data.outbox import dm_budget, outbox
from data.seats import invitations
from data.server.ceilings import Ceilings
from data.tables import direct_places
from rules.core.errors import TableError
from rules.table.player import Holder
from tests.cogs.delivery.test_notifications import SILENT
from tests.cogs.lobby.held import Held, queue_goes_on, until_claimed
from tests.cogs.people.test_reminders import loud_dms, quiet
from tests.cogs.seats.test_clocks import later
from tests.kit.directly import board_calling, board_of, boards_of, card_of, names, open_directly
from tests.kit.privately import table_of
from tests.kit.room import PATIENCE, Board, Guest, Object, buttons, until
from tests.playing.endings import check_traffic, score_sheet
from tests.playing.turns import open_panel, take_turn


async def test_alone_with_a_bot_player_in_ones_own_direct_messages(room, marta):
    """No server at all: a card, the board with the hand below it, the panel, the log, the end, and again."""
    await marta.change(left=True, installed=True)
    card = await open_directly(marta, bots=1)
    dm = await marta.dm()
    assert card["channel_id"] == dm["id"]
    board = Board(room, table_of(card), dm, [marta])
    assert names([await board_calling(marta)]) == ["board", "hand"]
    assert await marta.threads() == []
    guest = await board.next_guest()
    assert guest is marta
    await room.settled()
    said = await take_turn(await open_panel(board, marta), marta, random.Random(0))
    assert "discord.com" not in said["content"]  # the board is right here
    assert await board.next_guest() is marta
    await room.settled()
    newest, older = (await boards_of(marta))[-1], (await marta.dms())[1]
    assert buttons(older) == {}
    assert "Marta" in newest["content"]
    assert "builds" in newest["content"]
    assert "Marta" in (await marta.type(dm, "table log"))["content"]
    (line,) = [one for one in (await marta.type(dm, "games"))["content"].splitlines() if "discord.com" in one]
    assert f"https://discord.com/channels/@me/{dm['id']}/{(await boards_of(marta))[-1]['id']}" in line
    await marta.resign(dm)
    again = await marta.press(await score_sheet(marta, board), "Rematch")
    assert "https://discord.com/channels/@me" in again["content"]
    await board_calling(marta)
    await room.settled()
    assert [names([one]) for one in await boards_of(marta)] == [["board", "hand"]]
    await check_traffic(room)


async def test_whom_one_cannot_invite(room, marta, noor, monkeypatch):
    """Oneself, a bot, whom one avoids, who takes no messages, who has deleted the account: a sentence each, and the
    table stands anyway."""
    dm = await marta.dm()
    assert "sit at this table already" in (await open_directly(marta, invite=marta))["content"]
    assert "Other bots cannot play" in (await open_directly(marta, invite="Ziggurat"))["content"]
    assert (
        "In a server everybody may join"
        in (await marta.type("games", "play", game="kingdom_builder", invite=noor))["content"]
    )
    assert [one for one in await marta.dms() if "Start" in buttons(one)] == []
    await noor.change(dms_closed=True)
    said = await (await marta.slash(dm, "play", game="kingdom_builder", invite=noor)).answers(2, PATIENCE)
    assert "I cannot write to Noor" in said[1]["content"]
    assert "integration_type=1" in said[1]["content"]
    assert said[1]["flags"] & 64
    assert "Start" in buttons(said[0])
    await noor.change(dms_closed=False)
    await noor.type("games", "settings avoid", person=marta)
    page = await marta.press(said[0], "People")
    asked = await marta.select(page, [noor.id], custom_id=f"z:invite:{table_of(said[0])}/player")
    assert "Not everybody" in await marta.told(asked)
    assert await noor.dms() == []
    jules, kenta = await room.join("Jules", "Kenta")
    await kenta.change(deleted=True)
    gone = await marta.select(page, [kenta.id], custom_id=f"z:invite:{table_of(said[0])}/player")
    assert "I cannot write to Kenta" in (await gone.answer())["content"]
    monkeypatch.setattr(room.services.tables, "ceilings", Ceilings(invited=2))
    asked = await marta.select(page, [jules.id], custom_id=f"z:invite:{table_of(said[0])}/player")
    assert "2 people by direct message within the last day, and that is as many" in (await asked.answer())["content"]
    monkeypatch.setattr(room.services.tables, "ceilings", Ceilings())
    monkeypatch.setitem(dm_budget.MOST, dm_budget.MESSAGE, 0)
    late = await marta.select(page, [jules.id], custom_id=f"z:invite:{table_of(said[0])}/player")
    told = (await late.answer())["content"]
    assert "again in two hours" in told
    assert "I cannot write to" not in told
    assert await jules.dms() == []


async def test_an_invitation_is_accepted_once_and_before_the_start(room, marta, noor):
    jules, kenta = await room.join("Jules", "Kenta")
    lobby = await open_directly(marta, invite=noor)
    page = await marta.press(lobby, "People")
    menu = f"z:invite:{table_of(lobby)}/player"
    assert "Invited" in (await (await marta.select(page, [jules.id, kenta.id], custom_id=menu)).answer())["content"]
    card, late = await card_of(noor), await card_of(jules)
    again = await marta.select(page, [noor.id, jules.id], custom_id=menu)
    assert "is invited already or sits at the table" in (await again.answer())["content"], "they are sent nothing"
    own = {"Rules on one page", "New here? Rules on one page", "People"}
    assert set(buttons(card)) <= own | {"Join"}
    await noor.press(card, "Join")
    await room.settled()
    assert set(buttons(await noor.message(card))) <= own | {"Leave", "Add a bot player"}
    await marta.press(await marta.message(lobby), "Start")
    await board_of(noor)
    assert "has begun already" in await jules.told(await jules.click(late, "Join"))
    invited = await marta.select(page, [kenta.id], custom_id=menu)
    assert "has begun already" in await marta.told(invited)
    await room.settled()
    assert "Join" not in buttons(await jules.message(late))
    assert await boards_of(jules) == []
    other = Holder(int(kenta.id), "Kenta")
    with pytest.raises(TableError) as refused:
        await lobby_data.join(room.services.tables, table_of(lobby), other, None, room.services.now(), 5)
    assert refused.value.reason == "lobby-started"


async def test_an_invitation_in_quiet_hours_rings_when_they_are_over(room, marta, noor):
    await quiet(room, noor)
    await open_directly(marta, invite=noor)
    card = await card_of(noor)
    assert card["flags"] & SILENT
    await later(room, 5)
    await later(room, 1.1)
    [ring] = await until(lambda: loud_dms(noor))
    assert card["id"] in ring
    await noor.press(card, "Join")


async def invited_again(host: Guest, lobby: Object, guest: Guest) -> Object:
    """The card that an invitation brings to somebody who has been at the table before."""
    before = {one["id"] for one in await guest.dms()}
    page = await host.press(await host.message(lobby), "People")
    asked = await host.select(page, [guest.id], custom_id=f"z:invite:{table_of(lobby)}/player")
    assert f"Invited: {guest.user['global_name']}" in (await asked.answer(PATIENCE))["content"]
    return await guest.wait_dm(lambda one: "Join" in buttons(one) and one["id"] not in before, PATIENCE)


async def test_who_was_at_the_table_before_has_no_buttons_until_they_are_invited_again(room, marta, noor):
    lobby = await open_directly(marta, invite=noor)
    card = await card_of(noor)
    await noor.press(card, "Join")
    await room.settled()
    await noor.press(await noor.message(card), "Leave")
    await room.settled()
    assert not buttons(await noor.message(card))
    card = await invited_again(marta, lobby, noor)
    page = await marta.press(await marta.message(lobby), "People")
    taken = await marta.select(page, [noor.id], custom_id=f"z:withdraw:{table_of(lobby)}")
    assert "withdrawn" in (await taken.answer(PATIENCE))["content"]
    await room.settled()
    assert not buttons(await noor.message(card))
    card = await invited_again(marta, lobby, noor)
    await noor.press(card, "Join")
    await room.settled()
    assert "Leave" in buttons(await noor.message(card))


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_conversation_is_invited_by_a_card_and_the_game_goes_on_in_direct_messages(
    room, marta, noor, elsewhere
):
    """The bot is not there: it answers by the interaction alone. Whoever cannot be written to is told how they can."""
    [jules] = await room.join("Jules")
    await marta.change(left=True, installed=True)
    await jules.change(left=True)
    among = await marta.conversation(noor, jules, elsewhere=elsewhere)
    card = await marta.type(among, "play", game="kingdom_builder")
    assert card["channel_id"] == among["id"]
    assert "Start" in buttons(await card_of(marta, "Start"))
    said = await jules.told(await jules.click(card, "Join"))
    assert "I cannot write to you" in said
    assert "integration_type=1" in said
    twice = [await noor.click(card, "Join") for _ in range(2)]
    assert "You are seated already." in [(await one.answer(PATIENCE))["content"] for one in twice]
    assert len([one for one in await noor.dms() if one["attachments"]]) == 1
    assert "Noor" in (await noor.message(card))["attachments"][0]["description"]
    assert await noor.told(await noor.click(card, "Join")) == "You are seated already."
    await room.settled()
    assert "Noor" in (await card_of(marta, "Start"))["attachments"][0]["description"]
    begun = await marta.press(card, "Start")
    assert "Play" in buttons(begun)
    for guest in (marta, noor):
        assert names([await board_of(guest)]) == ["board", "hand"]
    board = Board(room, table_of(begun), await marta.dm(), [marta, noor])
    guest = await board.next_guest()
    assert guest is not None
    await take_turn(await guest.press(begun, "Play"), guest, random.Random(0))
    await room.settled()
    assert [len(await boards_of(guest)) for guest in (marta, noor)] == [1, 1]
    posted = [one for one in await room.traffic() if f"/channels/{among['id']}/" in one["path"]]
    assert posted == []
    assert [one["id"] for one in await noor.messages(among) if not one["flags"] & 64] == [card["id"]]
    await check_traffic(room)


async def test_a_card_in_a_conversation_stays_when_the_invitation_fails(room, marta, noor, monkeypatch):
    async def busy(*_: object, **__: object) -> None:
        raise StoreBusy("The database is in use by another process.")

    await marta.change(installed=True)
    among = await marta.conversation(noor)
    monkeypatch.setattr(invitations, "ask", busy)
    card = await marta.type(among, "play", game="kingdom_builder", invite=noor.id)
    await room.settled()
    assert "Join" in buttons(await noor.message(card))
    told = [one["content"] for one in await marta.messages(among) if one["flags"] & 64]
    assert len(told) == 1


@pytest.mark.parametrize("way", ["posted", "being posted", "too long"])
async def test_a_host_has_one_card_of_a_table_from_a_conversation_though_it_comes_late(room, marta, noor, way):
    """The queue sends it in time, in this process or another."""
    held = Held(direct.lobby_message)
    await marta.change(installed=True)
    among = await marta.conversation(noor)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(direct, "lobby_message", held)
        if way == "posted":  # another process knows nothing of what this one is about to do
            patch.setattr(Services, "editing", lambda services, table_id: asyncio.Lock())
        if way == "too long":
            patch.setattr(late_answers, "FILLING", 0.3)
            await room.fault(r"POST /channels/\d+/messages", "429", 1, 600.0)
        opened = await marta.slash(among, "play", game="kingdom_builder")
        await held.drawn.wait()
        if way != "too long":
            queue_goes_on(room)
            await (card_of(marta, "Start") if way == "posted" else until_claimed(room))
        held.go_on.set()
        assert "Start" in buttons(await opened.answer(PATIENCE))
    room.ahead += outbox.ANSWERING
    room.services.wake()
    await card_of(marta, "Start")
    await room.settled()
    [card] = [message for message in await marta.dms() if "Start" in buttons(message)]
    place = await direct_places.find(room.store.reading, 1, int(marta.id))
    assert place is not None
    assert str(place.lobby_message_id) == card["id"]


async def test_a_conversation_whose_host_cannot_be_written_to_gets_no_table(room, marta, noor):
    await marta.change(installed=True, dms_closed=True)
    among = await marta.conversation(noor)
    said = await marta.told(await marta.slash(among, "play", game="kingdom_builder"))
    assert "I cannot write to you" in said
    assert await noor.messages(among) == []
    rows = await room.store.reading.rows("SELECT status FROM tables")
    assert [row["status"] for row in rows] == ["cancelled"]
    assert await marta.dms() == []


async def test_the_card_of_who_was_invited_and_did_not_come_says_that_the_game_is_over(room, marta, noor):
    """And no more: they did not play it."""
    (jules,) = await room.join("Jules")
    lobby = await open_directly(marta, game="royal_game_of_ur", invite=noor)
    await room.settled()
    page = await marta.press(lobby, "People")
    menu = f"z:invite:{table_of(lobby)}/player"
    await (await marta.select(page, [jules.id], custom_id=menu)).answer(PATIENCE)
    card = await card_of(jules)
    await noor.press(await card_of(noor), "Join")
    await room.settled()
    await marta.press(await marta.message(lobby), "Start")
    await room.settled()
    assert "the game is on" in (await jules.message(card))["content"]
    await noor.resign(await noor.dm())
    await room.settled()
    over = await jules.message(card)
    assert over["content"] == f"**The Royal Game of Ur**, table {table_of(lobby)}: the game is over."
    assert not buttons(over)
    assert not over["attachments"]
    assert "Marta wins!" in (await marta.message(lobby))["content"]
