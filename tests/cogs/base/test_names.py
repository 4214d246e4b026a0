"""People whose names are nothing to see, turn the text round, or lead elsewhere: what the bot sends does not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from tests.cogs.seats.test_substitutes import one_step
from tests.kit.desks import invited, walk
from tests.kit.room import Board, Room, buttons, open_table, until
from tests.kit.tournaments import CUP, begun

ROUND, NOTHING, INVITES = "\u202eevil\u2066", "\u200b\u3164\u2060", "Ann discord.gg/abc"
GAME = {"game": "kingdom_builder"}
SENT = {"content", "description", "label", "name", "placeholder", "title", "text", "footer", "value"}
"""The fields of what is sent that somebody reads."""
INVITATION = re.compile(r"discord\.gg/|discord(?:app)?\.com/invite", re.IGNORECASE)
READ_AS_TEXT = {"content", "text"}
"""Of those where Discord makes links of words; a picture's description, a label and a title stay what they are."""


def told(body: Any, field: str = "") -> Iterator[tuple[str, str]]:
    """All texts of a request, by their fields."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from told(value, name)
    elif isinstance(body, list):
        for value in body:
            yield from told(value, field)
    elif isinstance(body, str) and field in SENT:
        yield field, body


def hidden(text: str) -> list[str]:
    """The signs of a text that nobody sees."""
    return [hex(ord(sign)) for sign in text if unicodedata.category(sign) in ("Cc", "Cf") and sign not in "\n\u200d"]


async def test_names_that_would_do_something_only_stand_there(room: Room):
    evil, empty, ann = await room.join(ROUND, NOTHING, INVITES)
    board = await open_table(room, evil, empty, ann)
    for _ in range(2):
        await one_step(board, await board.guest_to_act())
    acting = await board.guest_to_act()
    waits = next(guest for guest in (evil, empty, ann) if guest is not acting)
    for path in ("log", "people", "text", "nudge"):
        await waits.type(board.thread, f"table {path}")
    await empty.type("games", "play", game="sobek")
    for path, options in (("stats", {}), ("games", {}), ("ranking", GAME), ("records", GAME)):
        await ann.type("games", path, **options)
    await ann.type("games", "versus", player=evil)
    desk = await invited(room, ann)
    await walk(ann, desk, "Play with others", "Join a table")
    await ann.type("games", "settings avoid", person=empty)
    for guest in (evil, empty):
        await guest.resign(board.thread)
    shown = await begun(room, [evil, empty, ann], desk, title=f"{ROUND} discord.gg/abc")
    assert CUP in buttons(shown)
    await evil.press(shown, CUP)
    await room.settled()
    sent = [
        one
        for request in await room.traffic()
        for one in told([request.get("json"), request.get("multipart", {}).get("payload_json")])
    ]
    names = " ".join(text for _, text in sent)
    assert "evil" in names
    assert "Ann" in names
    assert "?" in names
    for field, text in sent:
        assert not hidden(text), (field, text)
        assert field not in READ_AS_TEXT or not INVITATION.search(text), (field, text)


async def test_a_name_that_looks_like_a_mention_calls_nobody(board: Board, room: Room):
    mover, other = await board.guest_to_act(), await board.other()
    [jules] = await room.join("Jules")
    assert mover is not None
    name, seat = f"<@{jules.id}> *x*", int(mover.id)
    await room.settled()
    await room.store.write(
        lambda transaction: transaction.run("UPDATE seats SET name = ? WHERE user_id = ?", name, seat)
    )
    while await board.guest_to_act() is mover:
        moves = await mover.autocomplete(board.thread, "move", "notation")
        await mover.type(board.thread, "move", notation=moves[0]["value"])
    await room.settled()
    await board.board_for(other)
    told = [one["content"] for one in await other.messages(board.thread)]
    assert any(f"\\<@{jules.id}\\> \\*x\\* builds on" in content for content in told)
    sent = [one["multipart"]["payload_json"] for one in await room.traffic() if "multipart" in one]
    said = [one["allowed_mentions"] for one in sent if jules.id in one.get("content", "")]
    assert said
    assert all(one["parse"] == [] and int(jules.id) not in one.get("users", ()) for one in said)


async def test_japanese_calls_people_politely_and_a_bot_player_by_its_name(room: Room):
    [kenta] = await room.join("健太")
    board = await open_table(room, kenta, bots=1)
    row = await room.services.tables.row(board.number)
    bot = next(seat.name for seat in row.seats if seat.user_id is None)
    await until(board.guest_to_act)
    while await board.guest_to_act() is kenta:
        moves = [one["value"] for one in await kenta.autocomplete(board.thread, "move", "notation")]
        await kenta.type(board.thread, "move", notation="end" if "end" in moves else moves[0])
    await until(board.guest_to_act)
    said = (await kenta.type(board.thread, "table log"))["content"]
    assert " 健太さん" in said
    assert f" {bot}が" in said
    assert f" {bot}さん" not in said
