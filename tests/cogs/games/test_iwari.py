"""Iwari on the private panel: nothing is left half done, the third tribe's turn is announced, spaces are offered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rules.iwari import IWARI, Iwari
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
)
from tests.kit.turns import confirm_button, open_panel

SETTLED = {"tents": [["T1-1", "T1-2"], ["T1-3", "F1-1", "F1-2"], ["D1-1", "G1-1", "C1-1"]]}
PAIR = ("desert", "desert", "tundra")
Opened = Callable[..., Awaitable[tuple[Board, Guest, Object]]]


@pytest.fixture
def opened(room: Room, aiko: Guest, marta: Guest, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens a table of two in a position of ours, and the panel of who is to act."""

    async def start(*hand: str, **fields: Any) -> tuple[Board, Guest, Object]:
        document = {"game": "iwari", "seats": 2, **SETTLED, **fields, "hands": [[*hand], []]}
        state = IWARI.position(document)
        monkeypatch.setattr(Iwari, "begin", lambda *_: state)
        board = await open_table(room, aiko, marta, game="iwari")
        guest = await board.guest_to_act()
        assert guest is not None
        return board, guest, await open_panel(board, guest)

    return start


async def tap(guest: Guest, panel: Object, *labels: str) -> Object:
    """Presses buttons one after another; a label may go on with what is known of it."""
    for label in labels:
        shown = next(one for one in buttons(panel) if one == label or one.startswith(f"{label} · "))
        panel = await guest.press(panel, shown)
    return panel


async def test_pieces_that_are_paid_for_are_put_down_before_anything_can_be_confirmed(opened):
    _, guest, panel = await opened(*PAIR)
    panel = await tap(guest, panel, "D1 desert", "D1: 2 tents for 2 desert")
    for missing, space in (("chooses 2 spaces in D1", "D1-2"), ("chooses a space in D1", "D1-4")):
        assert confirm_button(panel) is None
        assert f"Before you can confirm: ● Aiko {missing}." in panel["content"]
        panel = await tap(guest, panel, space)
    assert "Before you can confirm" not in panel["content"]
    assert confirm_button(panel) is not None
    assert "D1 then: ● Aiko leads with 2 tents, then ▲ Third tribe 1." in panel["content"]


async def test_what_is_legal_is_on_buttons_with_what_is_free(opened):
    _, guest, panel = await opened("tundra", "forest", "coast")
    shown = [label for label in buttons(panel) if label[2:3] == " " and label[1].isdigit()]
    assert shown == [
        "T1 tundra · 5 free ●2 ◆1", "T2 tundra · 5 free", "F1 forest · 6 free ◆2", "F2 forest · 4 free",
        "C1 coast · 5 free ▲1", "C2 coast · 5 free",
    ]  # fmt: skip
    assert "Suggestions, the best first, are on the upper buttons" in panel["content"]
    suggested = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
    assert len(suggested) == 6
    panel = await tap(guest, panel, "T1 tundra")
    assert "Hoarfrost Steppe: tents ● Aiko 2, ◆ Marta 1; totems none; 5 free." in panel["content"]
    assert "- T1: 1 totem for tundra · totems then ● Aiko 1" in panel["content"]
    assert [menu["placeholder"] for menu in menus(panel)][-1] == "Look at…"
    panel = await tap(guest, panel, "T1: 1 tent for tundra")
    assert "T1-7" in buttons(panel)
    await tap(guest, panel, "T1-7", "Confirm these steps")


async def test_pairs_of_spaces_are_suggested(opened):
    board, guest, panel = await opened(*PAIR)
    panel = await tap(guest, panel, "T1 tundra", "T1: 2 tents: tundra, 2 desert")
    pairs = [label for label in buttons(panel) if " + " in label]
    assert len(pairs) == len(set(pairs)) == 10
    first, second = pairs[0].split(" + ")
    panel = await tap(guest, panel, pairs[0])
    assert f"2 tents ({first}, {second})" in panel["content"]
    await tap(guest, panel, "Confirm these steps")
    await board.room.settled()
    assert f"({first}, {second})" in (await board.shown(guest))["content"]


async def test_the_third_tribes_turn_is_announced_in_the_panel_and_in_the_thread(opened):
    board, guest, panel = await opened("tundra", "forest", "coast")
    banner = "The third tribe’s turn"
    assert banner not in panel["content"]
    panel = await tap(guest, panel, "T1 tundra", "T1: 1 tent for tundra", "T1-7")
    assert f"**{banner} · ● Aiko places for it**" in panel["content"]
    panel = await tap(guest, panel, "Confirm these steps")
    assert f"{banner}: ● Aiko places for it with the cards left in hand." in panel["content"]
    await board.room.settled()
    shown = await board.shown(guest)
    assert f"{banner}: ● Aiko places for it" in shown["content"]
    assert f"{banner}: ● Aiko" in shown["attachments"][0]["description"]


async def test_the_end_of_the_deck_is_announced_before_the_commit(opened):
    rest = ["tundra"] * 9 + ["forest"] * 9 + ["glacier"] * 7 + ["coast"] * 7 + ["desert"] * 6
    _, guest, panel = await opened(
        *PAIR, deck=["coast", "glacier"], display=["tundra", "forest", "glacier", "coast"], discards=rest
    )
    warning = "The deck runs out this turn: the mid scoring follows."
    assert warning not in panel["content"]
    panel = await tap(guest, panel, "D1 desert")
    assert "the deck runs out this turn" in panel["content"]
    panel = await tap(guest, panel, "D1: 2 tents for 2 desert", "D1-2", "D1-4")
    assert warning in panel["content"]


async def test_face_up_cards_are_buttons_beside_the_deck(opened):
    display = ["coast", "glacier", "glacier", "forest"]
    _, _, panel = await opened("tundra", "glacier", phase="draw", display=display)
    shown = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
    assert [label.partition(" · ")[0] for label in shown] == ["forest", "glacier", "coast", "From the deck"]
    assert "glacier · you have 1" in shown


async def test_spaces_are_completed_for_people_who_type(opened):
    board, guest, _ = await opened(*PAIR)

    async def offered(current: str) -> list[str]:
        typed = {"territory": "D1", "pieces": "tents"}
        return [
            one["value"] for one in await guest.autocomplete(board.thread, "iwari place", "spaces", current, **typed)
        ]

    assert await offered("") == ["2", "3", "4", "5", "6"]
    assert await offered("4") == ["4"]
    assert await offered("4 ") == ["4 2", "4 3", "4 5", "4 6"]
    await guest.type(board.thread, "iwari place", territory="D1", pieces="tents", spaces="2 4")
    await board.room.settled()
    assert "2 tents (D1-2, D1-4)" in (await board.shown(guest))["content"]
