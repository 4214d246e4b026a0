"""Iwari on the private panel: nothing is left half done, the third tribe's turn is announced, spaces are offered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs.play.menu_controls import MARKS
from playground.testing.reading import components
from rules.iwari import IWARI, Iwari
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
)
from tests.playing.turns import confirm_button, open_panel
from tests.playing.walking import SECTION, is_chosen

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
    """Presses buttons one after another, or chooses in a list; a label may go on with what is known of it."""
    for label in labels:
        shown = [one for one in buttons(panel) if one == label or one.startswith(f"{label}: ")]
        if shown:
            panel = await guest.press(panel, shown[0])
        elif not is_chosen(panel, label):
            found = [(menu, one) for menu in menus(panel) for one in menu["options"] if one["label"] == label]
            assert found, f"{label} is not on {list(buttons(panel))}"
            menu, option = found[-1]
            panel = await guest.choose(panel, menu, [option["value"]])
    return panel


def lines_of(panel: Object) -> dict[str, tuple[str, Object]]:
    """The lines beside buttons, or above them with a number: by what is placed what is known of it, and the button."""
    sections = [one for one in components(panel) if one["type"] == SECTION]
    told = [(one["components"][0]["content"].split("\n-# "), one["accessory"]) for one in sections]
    marked = {label[0]: button for label, button in buttons(panel).items() if label[0] in MARKS}
    lines = [line.removeprefix("-# ") for line in panel["content"].splitlines()]
    told += [(line[2:].split(", ", 1), marked[line[0]]) for line in lines if line[:1] in marked]
    return {line: (hint, button) for (line, hint), button in told}


async def take(guest: Guest, panel: Object, beginning: str) -> Object:
    """Presses the button beside the line that begins so."""
    [button] = [button for line, (_, button) in lines_of(panel).items() if line.startswith(beginning)]
    return await (await guest.click(panel, custom_id=button["custom_id"])).answer(PATIENCE)


async def test_pieces_that_are_paid_for_are_put_down_before_anything_can_be_confirmed(opened):
    _, guest, panel = await opened(*PAIR)
    panel = await tap(guest, panel, "D1 desert", "Other…", "2 tents for 2 desert")
    assert "### Where do your 2 tents go in D1 " in panel["content"]
    assert confirm_button(panel) is None
    [pair, *_] = [label for label in buttons(panel) if " and " in label]
    panel = await guest.press(panel, pair)
    assert confirm_button(panel) is not None
    assert "In D1 you would lead with 2 tents, ahead of ▲ the third tribe with 1." in panel["content"]
    panel = await guest.press(panel, "Step back")
    assert confirm_button(panel) is None, "one of two tents is still in hand"
    assert "### Where does your tent go in D1 " in panel["content"]


async def test_the_panel_is_one_list_of_places_and_a_few_answers(opened):
    _, guest, panel = await opened("tundra", "forest", "coast")
    assert panel["content"].startswith("### Pitch tents or raise a totem")
    [places] = menus(panel)
    assert sorted(one["label"][:2] for one in places["options"]) == ["C1", "C2", "F1", "F2", "T1", "T2"]
    assert sum(one.get("default", False) for one in places["options"]) == 1
    panel = await tap(guest, panel, "T1 tundra")
    [places] = menus(panel)
    known = {one["label"]: one.get("description") for one in places["options"]}
    assert "T1 tundra: 5 free, you lead with 2" in known, "what is chosen tells on its label"
    assert known["F1 forest"] == "6 free, ◆ Marta leads with 2"
    assert known["F2 forest"] == "4 free, no tent yet"
    told = lines_of(panel)
    hint, button = told["1 totem"]
    assert (hint, button["label"]) == ("you would lead in totems with 1", "1 tundra")
    [tent] = [line for line in told if line.startswith("1 tent on ")]
    assert told[tent][0].startswith("you would lead with 3")
    assert "Swap a card" in buttons(panel)


async def test_other_spaces_are_one_list_away_once_pieces_are_down(opened):
    board, guest, panel = await opened(*PAIR)
    panel = await tap(guest, panel, "D1 desert")
    panel = await take(guest, panel, "2 tents on ")
    [others] = [menu for menu in menus(panel) if menu["custom_id"].startswith("z:instead:")]
    assert others["placeholder"] == "Instead: Which space? (exactly 2)"
    free = {one["label"]: one["value"] for one in others["options"]}
    panel = await guest.choose(panel, others, [free["3"], free["6"]])
    assert "2 tents (D1-3, D1-6)" in panel["content"]
    await tap(guest, panel, "Confirm so far")
    await board.room.settled()
    assert "(D1-3, D1-6)" in (await board.shown(guest))["content"]


async def test_a_single_tent_is_moved_by_a_button(opened):
    _, guest, panel = await opened("tundra", "forest", "coast", tents=[["T1-1"], ["F2-1", "D1-1"], ["C1-1"]])
    panel = await tap(guest, panel, "F2 forest", "Other…", "1 tent for 1 forest", "3")
    panel = await tap(guest, panel, "or on 4")
    assert "1 tent (F2-4)" in panel["content"]
    assert "or on 3" in buttons(panel)
    assert "or on 4" not in buttons(panel)


async def test_the_third_tribes_turn_is_announced_in_the_panel_and_in_the_thread(opened):
    board, guest, panel = await opened("tundra", "forest", "coast")
    banner = "The third tribe’s turn"
    assert banner not in panel["content"]
    panel = await tap(guest, panel, "T1 tundra", "Other…", "1 tent for 1 tundra", "7")
    assert f"**{banner} · ● Aiko places for it**" in panel["content"]
    panel = await tap(guest, panel, "Confirm so far")
    assert "### Place for the third tribe" in panel["content"]
    await board.room.settled()
    shown = await board.shown(guest)
    assert f"{banner}: ● Aiko places for it" in shown["content"]
    assert f"{banner}: Aiko" in shown["attachments"][0]["description"]


async def test_the_end_of_the_deck_is_announced_before_the_commit(opened):
    rest = ["tundra"] * 9 + ["forest"] * 9 + ["glacier"] * 7 + ["coast"] * 7 + ["desert"] * 6
    _, guest, panel = await opened(
        *PAIR, deck=["coast", "glacier"], display=["tundra", "forest", "glacier", "coast"], discards=rest
    )
    warning = "The deck runs out this turn: the mid scoring follows."
    assert warning not in panel["content"]
    panel = await tap(guest, panel, "D1 desert")
    assert any("the deck runs out this turn" in hint for hint, _ in lines_of(panel).values())
    panel = await take(guest, panel, "2 tents on ")
    assert warning in panel["content"]


async def test_face_up_cards_are_buttons_beside_the_deck(opened):
    display = ["coast", "glacier", "glacier", "forest"]
    _, _, panel = await opened("tundra", "glacier", phase="draw", display=display)
    shown = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
    assert {label.partition(": ")[0] for label in shown} == {"forest", "glacier", "coast", "From the deck"}
    assert "glacier: you have 1" in shown


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
