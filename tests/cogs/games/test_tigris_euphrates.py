"""Tigris & Euphrates at the table: few taps, a conflict that asks somebody out of turn, answers left in advance."""

from __future__ import annotations

import pytest

from cogs.kit.log_lines import tell
from render.kit.renderer import Audience
from render.words.text import texts
from rules.core.event import Event
from rules.table.table import Entry
from rules.tigris_euphrates import TIGRIS_EUPHRATES, TigrisEuphrates
from rules.tigris_euphrates.board import SQUARE_OF
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
    table_of,
    until,
)
from tests.playing.turns import more_of, position_of
from tests.playing.walking import answer_in
from tests.rules.tigris_euphrates.desk import at


@pytest.fixture
async def tigris(room: Room, aiko: Guest, marta: Guest) -> Board:
    """A game of two that has just begun."""
    lobby = await aiko.type("games", "play", game="tigris_euphrates")
    await marta.press(lobby, "Join")
    await aiko.press(lobby, "Start")
    return await table_of(room, lobby, [aiko, marta])


async def pick(guest: Guest, panel: Object, label: str) -> Object:
    """One tap: the button, or the entry of a list, with this label; what is known of it may stand behind it."""
    pressed = next((one for one in buttons(panel) if one == label or one.startswith(f"{label}: ")), None)
    if pressed is not None:
        return await guest.press(panel, pressed)
    for menu in menus(panel):
        for option in menu["options"]:
            if label in (option["label"], answer_in(option)):
                return panel if option.get("default") else await guest.choose(panel, menu, [option["value"]])
    if more_of(panel):
        return await pick(guest, await guest.press(panel, more_of(panel)), label)
    raise AssertionError(f"{label} is not on {panel['content']}")


def option_menu(panel: Object, option: str) -> Object:
    """The list that sets this option of the lobby."""
    return next(menu for menu in menus(panel) if menu["custom_id"].endswith(f"/{option}"))


async def play(guest: Guest, board: Board, *labels: str) -> Object:
    """Opens the panel and taps these in turn; the last answer."""
    panel = await guest.press(await board.shown(guest), "Play")
    for label in labels:
        panel = await pick(guest, panel, label)
    return panel


async def revolt(board: Board, room: Room) -> tuple[Guest, Guest]:
    """Attacker and defender of a revolt of kings beside the temple on I7, the attacker asked for support."""
    defender = await board.guest_to_act()
    attacker = await board.other()
    assert defender is not None
    placed = await play(defender, board, "Leader: your king", "Row 7", "H7", "Confirm so far")
    assert "It is still your turn." in placed["content"]
    await defender.type(board.thread, "tigris pass")
    await defender.type(board.thread, "tigris end")
    await room.settled()
    before = await play(attacker, board, "Leader: your king", "Row 7", "J7")
    assert "Revolt: " in before["content"]
    assert "temples 1 : 1 on the board" in before["content"]
    await attacker.press(before, "Confirm so far" if "Confirm so far" in buttons(before) else "Confirm")
    await room.settled()
    return attacker, defender


async def test_a_leader_is_placed_in_four_taps(tigris, room):
    guest = await tigris.guest_to_act()
    taps = ("Leader: your king", "Row 7", "H7", "Confirm so far")
    await play(guest, tigris, *taps)
    table, state = await position_of(tigris)
    assert state.leaders[table.seat_of(int(guest.id))][0] == SQUARE_OF["H7"]


async def test_the_panel_begins_with_what_is_awaited(tigris):
    guest = await tigris.guest_to_act()
    panel = await play(guest, tigris)
    assert "### Where does your king go?" in panel["content"]
    assert "Action 1 of 2." in panel["content"]


@pytest.mark.pictures
async def test_who_is_asked_out_of_turn_gets_board_and_hand(tigris, room):
    attacker, defender = await revolt(tigris, room)
    asked = await play(attacker, tigris, "Add nothing")
    assert "adds nothing: strength 1." in asked["content"]
    await attacker.press(asked, "Confirm")
    message = await defender.wait_dm(lambda one: "is asked for support" in one["content"], PATIENCE)
    assert ["board" in one["filename"] for one in message["attachments"]] == [True, False]
    assert all(one["description"] for one in message["attachments"])
    assert "temples 1 : 1" in message["content"]
    panel = await defender.press(message, "Play")
    before = await pick(defender, panel, "Add nothing")
    told = before["content"]
    assert "The revolt ends 1 : 1, a tie: the defender" in told
    assert "returns to " in told
    assert "gains 1 red point for the revolt." in told
    done = await defender.press(before, "Confirm")
    assert done["content"].startswith("Done.")
    table, state = await position_of(tigris)
    assert state.points[table.seat_of(int(defender.id))] == (0, 1, 0, 0)
    assert state.leaders[table.seat_of(int(attacker.id))][0] is None


async def test_an_answer_left_in_advance_is_given_and_can_be_cleared(tigris, room):
    defender = await tigris.guest_to_act()
    opened = await play(defender, tigris, "Answers in advance")
    assert "“Add nothing” is answered for you at once" in opened["content"]
    left = await defender.press(opened, "Never add support")
    assert left["content"].startswith("Noted.")
    attacker, _ = await revolt(tigris, room)
    await attacker.type(tigris.thread, "tigris support", count=0)
    await room.settled()
    table, state = await position_of(tigris)
    assert state.conflict is None
    assert state.points[table.seat_of(int(defender.id))] == (0, 1, 0, 0)
    shown = await defender.type(tigris.thread, "table premove")
    cleared = await defender.press(shown, "Turn off: Never add support")
    assert cleared["content"].startswith("You will be asked again")
    table, _ = await position_of(tigris)
    assert table.players[table.seat_of(int(defender.id))].premoves == ()


async def test_nobody_notices_an_answer_left_in_advance(tigris, room):
    """Neither the buttons on the next board nor the one that takes a move back tell that somebody left an answer."""
    attacker = await tigris.guest_to_act()
    defender = await tigris.other()
    await play(attacker, tigris, "Leader: your king", "Row 7", "H7", "Confirm so far")
    await room.settled()
    before = await tigris.shown()
    opened = await play(defender, tigris, "Answers in advance")
    assert (await defender.press(opened, "Never add support"))["content"].startswith("Noted.")
    taken_back = await attacker.press(before, "Undo")
    assert taken_back["content"].startswith("Taken back.")
    await room.settled()
    numbers = [int(buttons(board)["History"]["custom_id"].split(":")[-1]) for board in (before, await tigris.shown())]
    assert numbers[1] == numbers[0] + 1


async def test_typed_moves_are_completed_word_by_word(tigris):
    guest = await tigris.guest_to_act()
    leaders = await guest.autocomplete(tigris.thread, "tigris leader", "leader")
    assert [one["value"] for one in leaders] == ["king", "priest", "farmer", "trader"]
    squares = await guest.autocomplete(tigris.thread, "tigris leader", "square", "h", leader="king")
    assert "H7" in [one["value"] for one in squares]
    said = await guest.type(tigris.thread, "tigris leader", leader="king", square="H7")
    assert "Done." in said["content"]
    tiles = await guest.autocomplete(tigris.thread, "tigris tile", "tile")
    table, state = await position_of(tigris)
    held = [count for count in state.hands[table.seat_of(int(guest.id))] if count]
    assert len(tiles) == len(held)


async def test_typed_lists_of_pieces_are_named_as_in_the_menu(room, monkeypatch):
    """A value is notation, whoever reads it; what is shown with it is in the person's words."""
    state = at("temple 2 market", "temple", temple="C10 D10 C11")
    monkeypatch.setattr(TigrisEuphrates, "begin", lambda *_: state)
    board = await open_table(room, *await room.join("Aiko", "Marta"), game="tigris_euphrates")
    aiko = board.players[0]
    exchanges = await aiko.autocomplete(board.thread, "tigris exchange", "tiles", "temple m")
    assert [(one["value"], one["name"]) for one in exchanges] == [
        ("temple market", "2 tiles · temple and market"),
        ("temple temple market", "3 tiles · 2 temples and market"),
    ]
    await aiko.type(board.thread, "tigris tile", tile="temple", square="D11")
    monuments = await aiko.autocomplete(board.thread, "tigris monument", "monument", "green")
    assert [(one["value"], one["name"]) for one in monuments] == [("temple market C10", "red and green at C10")]
    built = await aiko.type(board.thread, "tigris monument", monument="temple market C10")
    assert "Done." in built["content"]


async def test_more_choices_than_rows_share_two_pages(room, aiko):
    lobby = await aiko.type("games", "play", game="tigris_euphrates")
    panel = await aiko.press(lobby, "Options")
    assert len(menus(panel)) == 4
    panel = await aiko.press(panel, "Page 2")
    points = option_menu(panel, "scoring")
    panel = await aiko.choose(panel, points, ["open"])
    assert option_menu(panel, "scoring") != points
    row = await until(lambda: room.store.reading.row("SELECT options FROM tables"))
    assert '"scoring":"open"' in row["options"].replace(" ", "")


async def test_the_rules_tell_what_the_options_change(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="tigris_euphrates")
    panel = await aiko.press(lobby, "Options")
    await aiko.choose(panel, option_menu(panel, "board"), ["advanced"])
    await marta.press(lobby, "Join")
    await aiko.press(lobby, "Start")
    board = await table_of(room, lobby, [aiko, marta])
    answer = await marta.press(await board.shown(marta), "Rules")
    assert TIGRIS_EUPHRATES.info.name in answer["content"]
    more = await marta.wait_message(board.thread, lambda one: "Advanced map" in one["content"], PATIENCE)
    assert "14 treasures" in more["content"]


async def test_a_game_without_answers_in_advance_offers_none(board):
    """Kingdom Builder never asks anybody out of turn."""
    guest = await board.guest_to_act()
    panel = await play(guest, board)
    assert "Answers in advance" not in buttons(panel)
    answer = await guest.type(board.thread, "table premove")
    assert answer["content"] == "Nothing can be answered in advance here."
    assert [*buttons(answer)] == ["Play"]


@pytest.mark.parametrize("kind", ["act", "premove", "standing"])
def test_the_log_tells_an_answer_left_in_advance_like_any_other(kind):
    """Logs kept from earlier have a word of their own for it."""
    event = Event("supported", 1, {"count": 0, "tile": "@temple", "strength": 2})
    audience = Audience(texts("en"), ("Aiko", "Marta"))
    lines = tell(TIGRIS_EUPHRATES, [Entry(kind, 1, 0.0, ("support 0",), (event,))], audience)
    assert len(lines) == 1
    assert "Marta" in lines[0]
    assert lines == tell(TIGRIS_EUPHRATES, [Entry("act", 1, 0.0, ("support 0",), (event,))], audience)
