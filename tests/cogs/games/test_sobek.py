"""Sobek at the table: few taps, the value of a sale before it is made, the Scribe who asks out of turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from data.people import people
from playground.testing.person import PlaygroundError
from rules.sobek import SOBEK, Sobek
from rules.sobek.tiles import TILES
from tests.kit.forgotten import forgotten
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    table_of,
)
from tests.playing.turns import confirm_of, more_of, state_of
from tests.playing.walking import labels_of

MARKET = {"9": "wheat-v1", "16": "livestock-b0-deben", "24": "thief", "35": "marble-v2"}
HAND = ["wheat-h1-1", "wheat-h1-2", "wheat-f1-1", "wheat-b0", "statue-v", "ebony-h2"]
PLAYED = "Merchant: take any tile"
DIFFERENT = ["wheat-h1-1", "wheat-b0", "statue-v", "ebony-h2", "queen", "fish-b0", "marble-h2", "spy"]
"""Tiles of a hand of which no two are alike."""
Opened = Callable[..., Awaitable[Board]]


@pytest.fixture
def opened(room: Room, aiko: Guest, marta: Guest, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens a table of two in a position of ours; seat 0 is to act unless the position says otherwise."""

    async def start(*hands: list[str], **fields: Any) -> Board:
        options = {"treasures_of_the_pharaoh": "on"}
        given = {"market": MARKET, "ankh": 2, "direction": "h", "hands": hands, "options": options, **fields}
        position = SOBEK.position({"game": "sobek", **given})
        monkeypatch.setattr(Sobek, "begin", lambda *_: position)
        lobby = await aiko.type("games", "play", game="sobek")
        await marta.press(lobby, "Join")
        await aiko.press(lobby, "Start")
        return await table_of(room, lobby, [aiko, marta])

    return start


async def play(board: Board) -> tuple[Guest, Object]:
    """Whoever is to act opens the panel."""
    guest = await board.guest_to_act()
    assert guest is not None
    return guest, await guest.press(await board.shown(guest), "Play")


async def tap(guest: Guest, panel: Object, *labels: str) -> Object:
    """One tap: the button with this label, which may go on with what is known of it, or these entries of a list
    together."""
    pressed = next((one for one in buttons(panel) if one == labels[0] or one.startswith(f"{labels[0]}: ")), None)
    if pressed is not None:
        return await guest.press(panel, pressed)
    for menu in menus(panel):
        values = {option["label"]: option["value"] for option in menu["options"]}
        if set(labels) <= values.keys():
            return await guest.choose(panel, menu, [values[label] for label in labels])
    raise AssertionError(f"{labels} are not on {panel['content']}")


async def listed(guest: Guest, panel: Object) -> Object:
    """The list of all answers."""
    return await guest.press(panel, more_of(panel)) if more_of(panel) else panel


@pytest.mark.pictures
async def test_a_tile_is_taken_in_two_taps_whether_it_has_a_deben_icon_or_not(opened, room):
    board = await opened(HAND, [])
    guest, panel = await play(board)
    assert "Take a tile on the Ankh’s line" in panel["content"]
    everything = await listed(guest, panel)
    hints = {option["label"]: option.get("description") for menu in menus(everything) for option in menu["options"]}
    assert hints["Take 24"] == "character tile, face down, costs 1 corruption, Ankh then horizontal"
    panel = await tap(guest, everything, "Take 9")
    assert "● Aiko takes a tile from cell 9: wheat (1 scarab)." in panel["content"]
    await tap(guest, panel, "Confirm")
    assert (await state_of(board)).ankh == 9
    await room.settled()
    board = await opened(HAND, [])
    guest, panel = await play(board)
    panel = await tap(guest, panel, "16 for a Deben")
    assert "trades a tile for a Deben token: livestock (no scarab)" in panel["content"]
    await tap(guest, panel, "Confirm")
    assert len((await state_of(board)).debens[0]) == 1


@pytest.mark.parametrize(("label", "reveals"), [("Take 9", False), ("Take 24", True)])
async def test_a_quick_move_needs_no_confirmation_unless_it_reveals_something(opened, room, label, reveals):
    """What lies face up is taken at once and can be undone; a tile that lies face down is not."""
    board = await opened(HAND, [])
    guest, panel = await play(board)
    await room.store.write(lambda it: people.remember(it, int(guest.id), quick=1))
    before = await room.facts(board.number)
    panel = await tap(guest, await listed(guest, panel), label)
    await room.settled()
    assert (await room.facts(board.number) != before) is not reveals
    assert bool(confirm_of(panel)) is reveals
    assert ("Undo" in buttons(await board.shown())) is not reveals
    if not reveals:
        assert "Taken back." in (await guest.press(await board.shown(), "Undo"))["content"]


async def test_a_quick_move_is_not_made_where_discord_has_forgotten_the_press(opened, room, monkeypatch):
    """It is acknowledged before, though other presses on the panel are by their answers."""
    board = await opened(HAND, [])
    guest, panel = await play(board)
    await room.store.write(lambda it: people.remember(it, int(guest.id), quick=1))
    before, panel = await room.facts(board.number), await listed(guest, panel)
    await forgotten(room, tap(guest, panel, "Take 9"), monkeypatch)
    assert await room.facts(board.number) == before
    await tap(guest, panel, "Take 9")
    assert await room.facts(board.number) != before


async def test_the_only_action_is_one_button(opened):
    board = await opened(HAND, [], forced=35)
    guest, panel = await play(board)
    assert "You must take the tile on cell 35" in panel["content"]
    assert menus(panel) == []
    panel = await tap(guest, panel, "Take 35")
    assert "Corruption for ● Aiko: livestock (no scarab)." in panel["content"]
    await tap(guest, panel, "Confirm")
    assert (await state_of(board)).ankh == 35


async def test_all_that_fits_is_sold_in_three_taps_its_value_shown_before(opened, room):
    board = await opened(HAND, [])
    guest, panel = await play(board)
    panel = await tap(guest, panel, "Sell")
    assert labels_of(panel)["Sell wheat"] == "4 wheat, 1 statue, 15 points"
    panel = await tap(guest, panel, "Sell wheat")
    assert "The wheat set: 5 tiles times 3 scarabs make 15 points." in panel["content"]
    assert (await state_of(board)).sold(0) == ()
    await tap(guest, panel, "Confirm")
    state = await state_of(board)
    assert state.sold_set(0, "wheat").points == 15
    assert state.phase == "canoe"
    await room.settled()
    told = (await board.shown())["content"]
    assert "chooses a canoe token" in told
    assert "looks at the canoe tokens" not in told


async def test_chosen_tiles_are_sold_in_four_taps_in_whatever_order_they_are_ticked(opened):
    board = await opened(HAND, [])
    guest, panel = await play(board)
    panel = await tap(guest, await listed(guest, await tap(guest, panel, "Sell")), "Choose wheat tiles")
    assert "### Pick 3 or more tiles to sell as wheat" in panel["content"]
    panel = await listed(guest, panel)
    assert menus(panel)[-1]["placeholder"] == "Which tiles, and how many of each?"
    panel = await tap(guest, panel, "1 statue", "3 wheat (1 scarab)")
    assert "The wheat set: 4 tiles times 3 scarabs make 12 points." in panel["content"]
    await tap(guest, panel, "Confirm and sell")
    state = await state_of(board)
    assert (state.sold_set(0, "wheat").points, state.hands[0].bit_count()) == (12, 2)


async def test_too_few_tiles_are_no_sale(opened):
    board = await opened(HAND, [])
    guest, panel = await play(board)
    panel = await tap(guest, await listed(guest, await tap(guest, panel, "Sell")), "Choose wheat tiles")
    panel = await tap(guest, await listed(guest, panel), "1 statue")
    assert "A set takes 3 tiles or more; you have chosen 1." in panel["content"]
    assert "Confirm and sell" not in buttons(panel)


async def test_a_sale_that_is_only_begun_cannot_be_confirmed(opened):
    board = await opened(HAND, [])
    guest, panel = await play(board)
    panel = await tap(guest, await listed(guest, await tap(guest, panel, "Sell")), "Choose wheat tiles")
    assert not {"Confirm so far", "Confirm and sell"} & buttons(panel).keys()
    panel = await tap(guest, await listed(guest, panel), "2 wheat (1 scarab)")
    assert "Confirm so far" not in buttons(panel)
    assert "Confirm and sell" not in buttons(panel)


@pytest.mark.parametrize(
    ("character", "taps", "told"),
    [
        ("queen", ["Queen Sobekneferu: draw 3 tiles"], ""),
        ("thief", ["Thief: steal a tile", "goods tile"], "1 tile"),
        ("high_priest", ["High Priest: remove corruption", "ivory"], "1 tile"),
        ("merchant", ["Merchant: take any tile", "35"], "marble (2 scarabs)"),
        ("courtesan", ["Courtesan: add to a set", "wheat (1 scarab), statue to wheat"], "points instead of"),
        ("spy", ["Spy: copy a character"], ""),
    ],
)
async def test_a_character_is_played_in_four_taps_at_most(opened, character, taps, told):
    sets = [{"wheat": ["start-wheat-f0", "start-wheat-v0", "start-wheat-h0", "wheat-b1"]}, {}]
    board = await opened(
        [*HAND, character], ["fish-v1"], market=MARKET | {"24": "vizier"}, corruption=[["ivory-f3"], []],
        used=["architect"], sets=sets,
    )  # fmt: skip
    guest, panel = await play(board)
    for label in taps:
        hint = labels_of(panel).get(label, "") or panel["content"]
        panel = await tap(guest, panel, label)
    assert told in hint
    if character == "spy":
        assert "Spy as Architect" in labels_of(panel)
        panel = await tap(guest, panel, "Spy as Architect")
    await tap(guest, panel, "Confirm")
    assert len(taps) + 2 <= 4
    state = await state_of(board)
    assert TILES[state.used[-1]].id == character


async def test_the_pages_of_a_full_market_stand_below_the_suggestions(opened):
    """36 cells do not fit into one list: any of them still takes few taps."""
    deck = [tile.id for tile in TILES if tile.back == "goods"]
    market = {str(cell): deck.pop() for cell in range(1, 37) if cell != 2}
    board = await opened(["merchant"], [], market=market, deck=[])
    guest, panel = await play(board)
    assert "### Merchant: which tile do you take from the market?" in (await tap(guest, panel, PLAYED))["content"]
    panel = await listed(guest, await tap(guest, panel, PLAYED))
    await tap(guest, await tap(guest, panel, "36"), "Confirm")
    assert (await state_of(board)).market[36] < 0


@pytest.mark.pictures
async def test_the_scribe_asks_out_of_turn_by_message(opened, room):
    board = await opened(["scribe_fish"], [*HAND, "queen", "fish-b0"])
    guest, panel = await play(board)
    victim = await board.other()
    panel = await tap(guest, panel, "Scribe (fish): they keep at most 6 tiles")
    assert "must turn 2 tiles from hand into corruption" in panel["content"]
    await tap(guest, panel, "Confirm")
    message = await victim.wait_dm(lambda one: "The Scribe’s effect" in one["content"], PATIENCE)
    assert ["board" in one["filename"] for one in message["attachments"]] == [True, False]
    assert all(one["description"] for one in message["attachments"])
    panel = await victim.press(message, "Play")
    panel = await tap(victim, await listed(victim, panel), "1 Queen Sobekneferu", "1 fish (no scarab)")
    assert "You give up as corruption: fish (no scarab) and Queen Sobekneferu." in panel["content"]
    await tap(victim, panel, "Confirm")
    state = await state_of(board)
    assert (state.hands[1].bit_count(), state.corruption[1].bit_count()) == (6, 2)
    await room.settled()
    board_message = await board.shown(guest)
    assert "gives up 2 tiles as corruption: goods tile and character tile" in board_message["content"]
    assert "Queen" not in board_message["content"].partition("gives up")[2]


async def test_a_list_of_exactly_so_many_cannot_be_sent_with_fewer(opened):
    """Eight tiles of eight kinds, six may stay: one choice is too few, and three are too many."""
    board = await opened(["scribe_fish"], DIFFERENT)
    guest, panel = await play(board)
    victim = await board.other()
    panel = await tap(guest, panel, "Scribe (fish): they keep at most 6 tiles")
    await tap(guest, panel, "Confirm")
    message = await victim.wait_dm(lambda one: "The Scribe’s effect" in one["content"], PATIENCE)
    panel = await victim.press(message, "Play")
    assert "### Give up 2 tiles as corruption" in panel["content"]
    panel = await listed(victim, panel)
    [menu] = menus(panel)
    assert len(menu["options"]) == len(DIFFERENT)
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    values = [option["value"] for option in menu["options"]]
    for count in (1, 3):
        with pytest.raises(PlaygroundError):
            await victim.select(panel, values[:count], custom_id=menu["custom_id"])
    panel = await victim.choose(panel, menu, values[:2])
    await tap(victim, panel, "Confirm")
    assert (await state_of(board)).corruption[1].bit_count() == 2


async def test_typed_moves_are_named_in_words_and_a_sale_is_one_command(opened, room):
    board = await opened(HAND, [])
    guest = await board.guest_to_act()
    offered = await guest.autocomplete(board.thread, "sobek take", "cell")
    assert {one["name"]: one["value"] for one in offered}["16 for a Deben"] == "16 deben"
    offered = await guest.autocomplete(board.thread, "sobek sell", "goods", "sell")
    assert [one["value"] for one in offered] == ["wheat all"]
    done = await guest.type(board.thread, "sobek sell", goods="wheat", tiles="statue, 3 wheat1")
    assert "Done." in done["content"]
    assert (await state_of(board)).sold_set(0, "wheat").points == 12
    hand = await guest.type(board.thread, "sobek hand")
    assert "hand" in hand["attachments"][0]["filename"]
    refused = await guest.type(board.thread, "sobek take", cell="9")
    assert refused["content"] == "Choose one of the canoe tokens first."
