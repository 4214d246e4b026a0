"""Nothing hidden shows: games whose public facts are equal look equal to everybody who may not know better."""

from __future__ import annotations

import json
import logging
import random
import re
from typing import Any

import msgspec
import pytest

from playground import Server
from playground.testing.person import components
from rules.history.files import decode
from rules.history.history import pasts
from rules.history.snapshot import freeze
from rules.history.viewer_record import positions
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.kingdom_builder.state import KingdomState
from tests.kit.looking import is_ours, look, public
from tests.kit.room import (
    PATIENCE,
    Board,
    Room,
    buttons,
    open_room,
    open_table,
)
from tests.playing.turns import (
    choose_on,
    confirm_of,
    is_ready,
    open_panel,
    plan_turn,
    planned,
)

SEED = "a seed nobody may read"


async def rearrange(room: Room, board: Board, *, hand: bool) -> KingdomState:
    """Changes what nobody can see at the table of two: the waiting seat's card, or the order of the pile."""
    row, table = await room.services.tables.at(board.number)
    state = table.state
    waiting = 1 - state.active
    held = state.hands[waiting]
    place = next(number for number, card in enumerate(state.deck) if card != held)
    deck = list(state.deck)
    hands = list(state.hands)
    if hand:
        hands[waiting], deck[place] = deck[place], hands[waiting]
    else:
        top = next(number for number, card in enumerate(deck) if card != deck[0])
        deck[0], deck[top] = deck[top], deck[0]
    changed = msgspec.structs.replace(state, hands=tuple(hands), deck=tuple(deck))
    kept = freeze(KINGDOM_BUILDER, msgspec.structs.replace(table, state=changed, fence=changed))
    snapshot = msgspec.json.encode(kept)
    await room.store.write(
        lambda transaction: transaction.run("UPDATE tables SET snapshot = ? WHERE id = ?", snapshot, row.id)
    )
    return changed


async def play_part(room: Room, board: Board, *, end: bool) -> list[dict[str, Any]]:
    """Plans, commits a part, plans on and, with ``end``, ends the turn; what the player and a stranger see of it."""
    guest = await board.guest_to_act()
    assert guest is not None
    [stranger] = await room.join("Noor")
    dice = random.Random(5)
    seen = []
    panel = await open_panel(board, guest)
    while not confirm_of(panel):
        seen.append(await look(guest, panel))
        panel = await choose_on(panel, guest, dice)
    if not is_ready(panel):
        seen.append(await look(guest, panel))
        panel = await guest.press(panel, confirm_of(panel))
        await room.settled()
    panel = await plan_turn(panel, guest, dice)
    seen.append(await look(guest, panel))
    if end:
        seen.append(await look(guest, await guest.press(panel, confirm_of(panel))))
    else:
        seen.append(await look(guest, await guest.type(board.thread, "table log")))
        seen.append(await look(guest, await guest.type(board.thread, "table text")))
    await room.settled()
    for path in ("table log", "table text", "table board"):
        seen.append(await look(stranger, await stranger.type(board.thread, path)))
    return seen + await public(stranger, board)


@pytest.mark.pictures
@pytest.mark.parametrize("what", ["hand", "deck"])
async def test_what_is_hidden_changes_nothing_that_others_see(tmp_path, monkeypatch, caplog, what):
    caplog.set_level(logging.DEBUG, "ziggurat")
    seen, logs, hidden = [], [], []
    for number in range(2):
        async with open_room(tmp_path / str(number), monkeypatch, seed=SEED) as room:
            aiko, marta = await room.join("Aiko", "Marta")
            board = await open_table(room, aiko, marta, pace="none")
            await room.settled()
            if number:
                state = await rearrange(room, board, hand=what == "hand")
            else:
                state = (await room.services.tables.at(board.number))[1].state
            await room.restart()
            caplog.clear()
            waiting = await board.other()
            seen.append(await play_part(room, board, end=what == "deck"))
            logs.append([re.sub(r"\d+", "#", record.getMessage()) for record in caplog.records if is_ours(record)])
            holder = waiting if what == "hand" else next(one for one in board.players if one is not waiting)
            own = await holder.type(board.thread, "table hand")
            hidden.append((state.hands, state.deck[0], own["attachments"][0]["description"]))
    assert hidden[0] != hidden[1]
    assert hidden[0][2] != hidden[1][2], "the hidden card shows to the one who holds it"
    assert seen[0] == seen[1]
    assert logs[0] == logs[1]


async def test_seed_token_and_foreign_cards_stay_inside(tmp_path, monkeypatch, caplog):
    caplog.set_level(logging.DEBUG, "ziggurat")
    async with open_room(tmp_path, monkeypatch, seed=SEED) as room:
        aiko, marta = await room.join("Aiko", "Marta")
        board = await open_table(room, aiko, marta)
        guest, panel = await planned(board)
        await guest.press(panel, confirm_of(panel))
        await guest.type(board.thread, "report", words="Everything is fine here.")
        await room.settled()
        answers = [await one.type(board.thread, "table export") for one in (aiko, marta)]
        views = [json.loads(await one.picture(answer)) for one, answer in zip((aiko, marta), answers, strict=True)]
        told = await room.raw_traffic() + json.dumps(views, ensure_ascii=False)
        for one in (aiko, marta):
            told += json.dumps([*await one.messages(board.thread), *await one.dms()], ensure_ascii=False)
        assert SEED not in told
        row = await room.services.tables.row(board.number)
        truth = [past.state for past in pasts(KINGDOM_BUILDER, await room.services.tables.beginning(row),
                                              await room.services.tables.history(row))]  # fmt: skip
        for seat, view in enumerate(views):
            assert view["viewer"] == seat
            shown = [past.state for past in positions(KINGDOM_BUILDER, decode(json.dumps(view)))]
            assert [one.hands[seat] for one in shown] == [one.hands[seat] for one in truth]
            assert [one.deck for one in shown] != [one.deck for one in truth]
        refused = await room.join("Noor")
        stranger = refused[0]
        said = await stranger.told(await stranger.slash(board.thread, "table export"))
        assert said.startswith("You have no seat at this table. You can look on")
        await marta.resign(board.thread)
        await room.settled()
        whole = await aiko.type(board.thread, "table export")
        assert json.loads(await aiko.picture(whole))["seed"] == SEED
    assert SEED not in caplog.text
    assert Server.token not in "\n".join(record.getMessage() for record in caplog.records if is_ours(record))


async def test_what_is_asked_for_in_private_is_private(board, room):
    """Everything a player is answered is ephemeral; only the outbox speaks to everybody."""
    await room.settled()
    guest = await board.guest_to_act()
    shown = await board.shown()
    before = len([one for one in await guest.messages(board.thread) if not one["flags"] & 64])
    for label in ("Play", "My hand", "History", "Rules"):
        assert (await guest.press(shown, label))["flags"] & 64
    for path in ("undo", "play", "hand", "board", "text", "log", "rules"):
        assert (await guest.type(board.thread, f"table {path}"))["flags"] & 64
    assert (await guest.type(board.thread, "kingdom hand"))["flags"] & 64
    assert (await guest.type(board.thread, "games"))["flags"] & 64
    assert (await guest.type(board.thread, "help"))["flags"] & 64
    assert (await guest.type(board.thread, "stats"))["flags"] & 64
    after = len([one for one in await guest.messages(board.thread) if not one["flags"] & 64])
    assert after == before
    other = await board.other()
    assert [one for one in await other.messages(board.thread) if one["flags"] & 64] == []


async def test_custom_ids_say_no_more_than_table_seat_version_and_place(board, room):
    guest = await board.guest_to_act()
    panel = await open_panel(board, guest)
    for _ in range(2):
        panel = await choose_on(panel, guest, random.Random(1))
    shown = await board.shown()
    asked = await guest.wait_dm(lambda message: "Play" in buttons(message), PATIENCE)
    ids = [one["custom_id"] for message in (panel, shown, asked) for one in components(message) if "custom_id" in one]
    assert ids
    place, suggested = "[0-9rp.*]+", r"(!build( [A-T]\d+)?(;build( [A-T]\d+)?)*)?"
    assert all(re.fullmatch(rf"z:[a-z]+(:\d+)+(/(-|{place}{suggested}))?", one) for one in ids), ids
