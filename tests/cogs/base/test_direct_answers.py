"""What only shows something is answered in one request, which acknowledges it; what takes longer, or changes something
for others, is acknowledged before."""

from __future__ import annotations

import asyncio
import gc

import pytest

from cogs.runtime import acknowledgement, uplink
from cogs.runtime.acknowledgement import Acknowledgement
from tests.kit.forgotten import forgotten
from tests.kit.room import Object, Room
from tests.playing.turns import actions, confirm_of, open_panel, planned

REPLY, THINKING, CHANGING, UPDATE = 4, 5, 6, 7
CALLBACKS = "POST /interactions/"


async def requests(room: Room, since: int) -> list[tuple[str, int]]:
    """What the bot has asked of Discord about interactions: the way, and the type of a first answer."""
    found = []
    for one in (await room.traffic())[since:]:
        body = one.get("json") or (one.get("multipart") or {}).get("payload_json") or {}
        if "/callback?" in one["path"]:
            found.append(("callback", body["type"]))
        elif "/webhooks/" in one["path"]:
            found.append((one["method"].lower(), 0))
    return found


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """On a busy machine too every answer is ready soon, and none is long on its way."""
    monkeypatch.setattr(acknowledgement, "SOON", 60.0)
    monkeypatch.setattr(uplink, "SLOW", 60.0)


@pytest.fixture
def at_once(monkeypatch, patience):
    """Whatever is not answered in this very moment is acknowledged."""
    monkeypatch.setattr(acknowledgement, "SOON", 0.0)


async def opened(room: Room, board) -> tuple[Object, list[tuple[str, int]]]:
    guest = await board.guest_to_act()
    await room.settled()
    since = len(await room.traffic())
    panel = await open_panel(board, guest)
    return panel, await requests(room, since)


async def test_a_panel_and_each_press_on_it_take_one_request(board, room):
    panel, asked = await opened(room, board)
    assert asked == [("callback", REPLY)]
    guest = await board.guest_to_act()
    since = len(await room.traffic())
    panel = await guest.press(panel, actions(panel)[0])
    assert await requests(room, since) == [("callback", UPDATE)]
    assert panel["attachments"]
    assert panel["flags"] & 64


async def test_so_does_a_typed_command_that_shows_something(board, room):
    guest = await board.guest_to_act()
    await room.settled()
    since = len(await room.traffic())
    shown = await guest.type(board.thread, "table board")
    assert await requests(room, since) == [("callback", REPLY)]
    assert shown["attachments"]
    assert shown["flags"] & 64


async def test_what_takes_a_moment_is_acknowledged_before(board, room, at_once):
    panel, asked = await opened(room, board)
    assert asked == [("callback", THINKING), ("patch", 0)]
    guest = await board.guest_to_act()
    since = len(await room.traffic())
    panel = await guest.press(panel, actions(panel)[0])
    assert await requests(room, since) == [("callback", CHANGING), ("patch", 0)]
    assert panel["attachments"]
    assert panel["flags"] & 64


async def test_an_answer_waits_for_the_acknowledgement_that_is_on_its_way(board, room, at_once):
    panel, _ = await opened(room, board)
    guest = await board.guest_to_act()
    since = len(await room.traffic())
    await room.fault(CALLBACKS, "delay", 1, 0.2)
    shown = await guest.press(panel, actions(panel)[0])
    assert await requests(room, since) == [("callback", CHANGING), ("patch", 0)]
    assert shown["content"] != panel["content"]


async def test_a_move_is_acknowledged_before_it_is_made(board, room):
    guest, panel = await planned(board)
    since = len(await room.traffic())
    done = await guest.press(panel, confirm_of(panel))
    assert done["content"].startswith("Done.")
    assert (await requests(room, since))[:2] == [("callback", CHANGING), ("patch", 0)]


@pytest.mark.parametrize("lost", [("lost", 500), ("reset", "after")])
async def test_an_answer_whose_response_is_lost_has_arrived(board, room, lost):
    panel, _ = await opened(room, board)
    guest = await board.guest_to_act()
    await room.fault(CALLBACKS, lost[0], 1, lost[1])
    shown = await guest.press(panel, actions(panel)[0])
    assert shown["content"] != panel["content"]
    assert (await guest.press(shown, "Step back"))["content"] != shown["content"]


async def test_a_sentence_is_told_on_a_connection_that_had_broken_too(board, room):
    """A refusal is the first request after a while, and nothing went before it."""
    await room.settled()
    other = await board.other()
    await room.fault(CALLBACKS, "reset", 1, None)
    assert "nothing for you to decide" in (await other.press(await board.shown(other), "Play"))["content"]
    await room.fault(CALLBACKS, "reset", 1, None)
    assert "Atlantis" in await other.told(await other.slash("games", "civ card", name="Atlantis"))


async def test_an_answer_that_is_refused_for_its_words_is_one_sentence(board, room):
    panel, _ = await opened(room, board)
    guest = await board.guest_to_act()
    await room.fault(CALLBACKS, "refuse", 1, 50035)
    told = await guest.press(panel, actions(panel)[0])
    assert told["flags"] & 64
    assert "went wrong" in told["content"]


async def test_an_interaction_that_discord_forgot_makes_no_move(board, room, monkeypatch):
    guest, panel = await planned(board)
    _, before = await room.facts(board.number)
    await forgotten(room, guest.press(panel, confirm_of(panel)), monkeypatch)
    assert (await room.facts(board.number))[1] == before


async def test_where_answers_are_long_on_their_way_presses_are_acknowledged_before(board, room, monkeypatch):
    monkeypatch.setattr(uplink, "SLOW", 0.2)
    panel, _ = await opened(room, board)
    guest = await board.guest_to_act()
    await room.fault(CALLBACKS, "delay", 1, 0.3)
    panel = await guest.press(panel, actions(panel)[0])
    since = len(await room.traffic())
    panel = await guest.press(panel, "Step back")
    assert await requests(room, since) == [("callback", CHANGING), ("patch", 0)]
    monkeypatch.setattr(uplink, "AGAIN", 0.0)
    room.services.uplink.took(0.3)
    since = len(await room.traffic())
    await guest.press(panel, actions(panel)[0])
    assert await requests(room, since) == [("callback", UPDATE)]


async def test_so_they_are_after_an_answer_that_came_too_late(board, room, monkeypatch):
    panel, _ = await opened(room, board)
    guest = await board.guest_to_act()
    await forgotten(room, guest.press(panel, actions(panel)[0]), monkeypatch)
    since = len(await room.traffic())
    assert "out of date" in (await guest.press(panel, actions(panel)[0]))["content"]
    assert await requests(room, since) == [("callback", CHANGING), ("patch", 0)]


async def test_one_that_is_settled_is_not_sent(at_once):
    sent = []

    async def send() -> None:
        sent.append(1)

    due = Acknowledgement(send)
    await due.settle()
    await asyncio.sleep(0.01)
    assert sent == []


async def test_one_that_is_under_way_is_waited_for(at_once):
    sent = []

    async def send() -> None:
        await asyncio.sleep(0.01)
        sent.append(1)

    due = Acknowledgement(send)
    await asyncio.sleep(0.005)
    await due.settle()
    assert sent == [1]
    await due.send_now()
    assert sent == [1]


async def test_one_that_is_sent_now_is_sent_once(at_once):
    sent = []

    async def send() -> None:
        sent.append(1)

    due = Acknowledgement(send)
    await due.send_now()
    await asyncio.sleep(0.01)
    await due.settle()
    assert sent == [1]


async def test_what_refuses_it_is_told_to_who_waits(at_once):
    async def send() -> None:
        raise OSError("refused")

    due = Acknowledgement(send)
    await asyncio.sleep(0.01)
    with pytest.raises(OSError, match="refused"):
        await due.settle()


async def test_a_refusal_that_nobody_waits_for_any_more_is_no_error(at_once, caplog):
    """Its handler was cancelled, as the bot was asked to end."""

    async def send() -> None:
        raise OSError("refused")

    gc.collect()
    caplog.clear()  # what earlier tests have left behind
    due = Acknowledgement(send)
    await asyncio.sleep(0.01)
    due.cancel()
    del due
    gc.collect()
    assert caplog.records == []
