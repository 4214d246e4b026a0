"""The listener that stands in every room hears what is wrong, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit.room import Board, Guest, Room


def called(*guests: Guest) -> dict[str, Any]:
    return {"parse": [], "users": [int(guest.id) for guest in guests]}


def named(*guests: Guest) -> str:
    return " ".join(f"<@{guest.id}>" for guest in guests)


@pytest.fixture
def hear(room: Room) -> Any:
    """What is found wrong with a message in a place."""

    def listen(place: dict[str, Any], **body: Any) -> str:
        room.overheard.hear_message({"channel_id": place["id"]}, body)
        found = " ".join(room.overheard.faults)
        room.overheard.faults.clear()
        return found

    return listen


async def test_who_is_rung_is_named_one_by_one_and_due(board: Board, aiko: Guest, marta: Guest, hear: Any) -> None:
    await board.room.settled()
    shown = await board.shown()
    acting, other = await board.guest_to_act(), await board.other()
    assert acting is not None
    asks = {"components": shown["components"]}
    assert hear(board.thread, content=named(acting), allowed_mentions=called(acting), **asks) == ""
    assert "rings who owes nothing" in hear(
        board.thread, content=named(acting, other), allowed_mentions=called(acting, other), **asks
    )
    all_named = {"parse": ["users"]}
    assert "person by person" in hear(board.thread, content=named(aiko, marta), allowed_mentions=all_named)
    assert "person by person" in hear(board.thread, content=named(aiko))
    assert "who is not named" in hear(board.thread, content="It goes on.", allowed_mentions=called(marta))
    dm = await aiko.dm()
    assert "rings somebody else" in hear(dm, content=named(marta), allowed_mentions=called(marta))


async def test_a_private_message_is_in_the_language_of_its_reader(room: Room, aiko: Guest, hear: Any) -> None:
    kenta = (await room.join("健太"))[0]
    for guest in (aiko, kenta):
        await guest.type("games", "settings avoid")
    english, japanese = "It is your turn at this table; nobody else can move.", "あなたの番です。"
    assert hear(await aiko.dm(), content=english) == ""
    assert "ja is not what" in hear(await aiko.dm(), content=japanese)
    assert hear(await kenta.dm(), content=japanese) == ""
    assert "en is not what" in hear(await kenta.dm(), content=english)
    assert hear(await aiko.dm(), content="健太 is waiting for you.") == ""
