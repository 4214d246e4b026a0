"""How often a finger touches the private panel, from the panel opened to the move confirmed.

Opening a list is one touch, each choice in it another, a button one.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from rules.core.bitset import cells_of
from rules.iwari import IWARI
from rules.kingdom_builder import KINGDOM_BUILDER, KingdomState
from rules.kingdom_builder.hexes import NAMES, neighbours
from rules.path_of_civilization import PATH_OF_CIVILIZATION
from rules.path_of_civilization.cards import BASIC
from rules.registry import GAMES
from rules.sobek import SOBEK
from tests.effort import paired
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
    is_board,
    menus,
    open_table,
    until,
)
from tests.playing.turns import more_of, open_panel
from tests.playing.walking import answer_in, is_chosen
from tests.rules.kingdom_builder import desk as kingdom
from tests.rules.tigris_euphrates import desk as tigris

FIRST = "the first suggestion, where there is one; else the first entry of the list"
GREEN = 3

Opened = Callable[[Any], Awaitable[Board]]


class Finger:
    """One person's finger on a panel."""

    def __init__(self, guest: Guest, panel: Object) -> None:
        self.guest = guest
        self.panel = panel
        self.touches = 0

    async def choose(self, label: str) -> None:
        """Presses the button with this label, or finds it in a list."""
        if label == FIRST:
            await self._choose_first()
            return
        if not is_board(self.panel) and is_chosen(self.panel, label):
            return
        while True:
            for shown in buttons(self.panel):
                if shown == label or shown.startswith(f"{label}: "):
                    await self._press(shown)
                    return
            for menu in reversed(menus(self.panel)):
                for option in menu["options"]:
                    if label in (option["label"], answer_in(option)):
                        if not option.get("default"):
                            await self._open_and_choose(menu, option)
                        return
            assert more_of(self.panel), f"{label} is not on {self.panel['content']}"
            await self._press(more_of(self.panel))

    async def confirm(self) -> None:
        shown = buttons(self.panel)
        label = next((label for label, one in shown.items() if one["custom_id"].startswith("z:go:")), "")
        assert buttons(self.panel)[label]["style"] == GREEN, self.panel["content"]
        await self._press(label)

    async def _choose_first(self) -> None:
        shown = [label for label, one in buttons(self.panel).items() if one["custom_id"].startswith("z:take:")]
        if shown:
            await self._press(shown[0])
        else:
            await self._open_and_choose(menus(self.panel)[-1], menus(self.panel)[-1]["options"][0])

    async def _press(self, label: str) -> None:
        self.touches += 1
        self.panel = await self.guest.press(self.panel, label)

    async def _open_and_choose(self, menu: Object, option: Object) -> None:
        self.touches += 2
        self.panel = await self.guest.choose(self.panel, menu, [option["value"]])


@pytest.fixture
def opened(room: Room, aiko: Guest, marta: Guest, monkeypatch: pytest.MonkeyPatch) -> Opened:
    """Opens a table of two in a position of ours."""

    async def start(slug: str, state: Any) -> Board:
        monkeypatch.setattr(type(GAMES[slug]), "begin", lambda *_: state)
        return await open_table(room, aiko, marta, game=slug)

    return start


HAND = "settlement temple 2 farm market 2"
MARKET = {
    "1": "fish-h1", "3": "ivory-f3", "5": "ivory-v3", "8": "ebony-h2", "9": "wheat-v1", "11": "ebony-v2",
    "14": "fish-v1", "16": "livestock-b0-deben", "20": "fish-f1", "24": "vizier", "29": "livestock-h1",
    "35": "marble-v2",
}  # fmt: skip
SOLD = [{"wheat": ["start-wheat-f0", "start-wheat-v0", "start-wheat-h0"]}, {}]
GOODS = ["wheat-h1-1", "wheat-h1-2", "wheat-f1-1", "wheat-b0", "statue-v"]


def sobek(*hand: str, **fields: Any) -> Any:
    market = {"market": MARKET, "ankh": 2, "direction": "h", "options": {"treasures_of_the_pharaoh": "on"}}
    return SOBEK.position({"game": "sobek", "hands": [[*hand], ["fish-b0"]], **market, **fields})


def with_tile(kind: str) -> KingdomState:
    """A middle game of Kingdom Builder with this tile and a full choice of places."""
    fields = {} if kind in ("oasis", "paddock") else {"board": kingdom.SECOND_BOARD}
    ground = kingdom.at("", "A1", **fields).ground
    origin = next(hex_ for hex_, there in ground.kind_at.items() if there == kind)
    beside = next(cells_of(neighbours(1 << origin) & ground.buildable))
    own = [NAMES[hex_] for hex_ in {beside, *list(cells_of(ground.buildable))[3:60:4]}]
    tile = kingdom.tile(kind, NAMES[origin])
    return kingdom.at(" ".join(own), "", card="grass", tiles=[[tile], []], **fields)


PIECES = [
    ("tigris_euphrates", lambda: tigris.at(HAND), ["Leader: your trader", FIRST]),
    ("tigris_euphrates", lambda: tigris.at(HAND), ["Tile: place a temple", FIRST]),
    ("tigris_euphrates", lambda: tigris.at(HAND), ["Place a catastrophe", FIRST]),
    ("tigris_euphrates", lambda: tigris.at(HAND, leaders=["king F2"]), ["Leader: your king", FIRST]),
    ("tigris_euphrates", lambda: tigris.at(HAND), ["Row 7", "H7"]),
    ("kingdom_builder", lambda: kingdom.at("", "A1", card="grass"), [FIRST]),
    ("kingdom_builder", lambda: with_tile("oasis"), ["Oasis: build on desert", FIRST]),
    ("kingdom_builder", lambda: with_tile("barn"), ["Barn: move to your terrain", FIRST]),
    ("kingdom_builder", lambda: with_tile("paddock"), ["Paddock: move two hexes straight", FIRST]),
    ("kingdom_builder", lambda: with_tile("harbor"), ["Harbor: move onto water", FIRST]),
]


@pytest.mark.parametrize(("slug", "position", "labels"), PIECES)
async def test_a_piece_and_its_square_take_five_touches_at_most(opened, slug, position, labels):
    assert await touches(await opened(slug, position()), labels) <= 5


@pytest.mark.parametrize(("label", "most"), [("Take 9", 3), ("16 for a Deben", 3), ("Take 24", 4), ("Take 16", 4)])
async def test_a_take_takes_three_touches_at_most(opened, label, most):
    """One more where a phone's screen has no room for the answer, and it stands behind "Other…"."""
    assert await touches(await opened("sobek", sobek(*GOODS)), [label]) <= most


async def test_a_sale_takes_four_touches_at_most(opened):
    assert await touches(await opened("sobek", sobek(*GOODS)), ["Sell", "Sell wheat"]) <= 4


@pytest.mark.parametrize(
    ("name", "hand", "labels"),
    [
        ("queen", ["thief"], ["Queen Sobekneferu: draw 3 tiles"]),
        ("thief", ["queen"], ["Thief: steal a tile", FIRST]),
        ("merchant", ["queen"], ["Merchant: take any tile", FIRST]),
        ("high_priest", ["queen", "merchant", "architect"], ["High Priest: remove corruption", FIRST]),
        ("courtesan", ["queen"], ["Courtesan: add to a set", FIRST]),
        ("spy", ["queen"], ["Spy: copy a character", FIRST]),
    ],
)
async def test_a_character_takes_four_touches_at_most(opened, name, hand, labels):
    state = sobek(*GOODS, name, *hand, sets=SOLD, corruption=[["ivory-b3"], []], used=["thief"] * (name == "spy"))
    assert await touches(await opened("sobek", state), labels) <= 4


def iwari(*hand: str, chart: str = "new_horizons", **fields: Any) -> Any:
    """A middle game of two, with the third tribe: the first seat has these cards and is to act."""
    return IWARI.position({"game": "iwari", "seats": 2, "options": {"map": chart}, **fields, "hands": [[*hand], []]})


SETTLED = {"tents": [["T1-1", "T1-2"], ["T1-3", "F1-1", "F1-2"], ["D1-1", "G1-1", "C1-1"]]}
PAIR = ("desert", "desert", "tundra")


@pytest.mark.parametrize(
    ("position", "labels"),
    [
        (lambda: iwari("tundra", "forest", "coast", **SETTLED), [FIRST]),
        (lambda: iwari(*PAIR, **SETTLED), [FIRST]),
        (lambda: iwari("tundra", "forest", "coast", **SETTLED), ["T1 tundra", FIRST]),
        (lambda: iwari(*PAIR, **SETTLED), ["F2 forest", FIRST]),
        (lambda: iwari(*PAIR, **SETTLED), ["D1 desert", FIRST]),
        (lambda: iwari(*PAIR, chart="long_way"), ["C2 coast", FIRST]),
        (lambda: iwari(*PAIR, chart="vast_lands"), ["D1 desert", FIRST]),
    ],
)
async def test_a_placement_takes_four_touches_at_most(opened, position, labels):
    """Territory, pieces with their cards, spaces, confirmed: for one tent or several pieces, on the largest maps."""
    assert await touches(await opened("iwari", position()), labels) <= 4


async def test_a_swap_and_a_card_take_three_touches_at_most(opened):
    assert await touches(await opened("iwari", iwari(*PAIR, **SETTLED)), ["Swap a card", "Swap desert"]) <= 3
    drawing = iwari("tundra", "desert", phase="draw", display=["coast", "glacier", "desert", "forest"], **SETTLED)
    assert await touches(await opened("iwari", drawing), ["glacier"]) <= 3


async def test_a_throw_of_ur_is_used_in_three_touches_at_most(room, aiko, marta):
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    assert await touches(board, [FIRST]) <= 3


HANDS = [
    ["tech_culture_1", "tech_science_0", "tech_spirituality_1", "tech_industry_2", "tech_military_0"],
    ["tech_culture_1", "tech_culture_1", "tech_spirituality_1", "tech_industry_2", "tech_military_0", "tech_science_4"],
]


PROJECTS = [
    [],  # as it is laid out
    [FIRST],
    ["Writing and Metallurgy for agents", FIRST],
    ["Polytheism and Hunting for agents", FIRST],
]


@pytest.mark.parametrize(("labels", "hand"), paired(PROJECTS, HANDS))
async def test_a_project_takes_four_touches_at_most(opened, hand, labels):
    ancient = [card for card in BASIC if card not in hand]
    own = {"hand": hand, "ancient": ancient}
    state = PATH_OF_CIVILIZATION.position({"seats": 2, "round": 3, "civilizations": [own]})
    assert await touches(await opened("path_of_civilization", state), labels) <= 4


@pytest.mark.parametrize("hand", HANDS)
async def test_pairs_that_are_not_the_best_take_two_touches_more(opened, hand):
    """A phone's screen has no room for them: they stand behind "Other…", in a list."""
    state = PATH_OF_CIVILIZATION.position(
        {
            "seats": 2,
            "round": 3,
            "civilizations": [{"hand": hand, "ancient": [one for one in BASIC if one not in hand]}],
        }
    )
    labels = ["Polytheism and Hunting for agents", "Writing and Metallurgy for research"]
    assert await touches(await opened("path_of_civilization", state), labels) <= 6


async def touches(board: Board, labels: list[str]) -> int:
    """The touches of a finger that chooses these labels and confirms; the table has moved on then."""
    guest = await board.guest_to_act()
    assert guest is not None
    before = await board.room.facts(board.number)
    finger = Finger(guest, await open_panel(board, guest))
    for label in labels:
        await finger.choose(label)
    await finger.confirm()
    assert await board.room.facts(board.number) != before, finger.panel["content"]
    return finger.touches


async def test_the_best_known_answers_come_first(opened):
    """A place worth gold stands before the others, and every place is in the list besides."""
    state = kingdom.at("", "A1", card="grass")
    board = await opened("kingdom_builder", state)
    guest = await board.guest_to_act()
    panel = await open_panel(board, guest)
    shown = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
    whole, single = shown[0], shown[1].partition(": ")[0]
    assert whole == "Build these", "a whole turn first, then its best part"
    assert f"**{single}, " in panel["content"], shown
    assert more_of(panel)
    best = KINGDOM_BUILDER.parse(f"build {single}")
    worth = {
        action: KINGDOM_BUILDER.evaluate(KINGDOM_BUILDER.apply(state, 0, action).state, 0)
        for action in KINGDOM_BUILDER.legal_actions(state, 0)
    }
    assert worth[best] == max(worth.values()) > min(worth.values())
    again = await open_panel(board, guest)
    assert buttons(again).keys() == buttons(panel).keys(), "the same question has the same suggestions"


@pytest.mark.parametrize("kind", ["oasis", "barn", "harbor", "paddock"])
async def test_a_whole_turn_with_a_tile_is_one_answer(opened, kind):
    """KB-4.3, KB-4.4: the settlements and the tile, planned with one button, confirmed with the next."""
    board = await opened("kingdom_builder", with_tile(kind))
    guest = await board.guest_to_act()
    panel = await open_panel(board, guest)
    [planned] = re.findall(r"^\*\*(.+)\*\*$", panel["content"], re.MULTILINE)
    tile = re.findall(rf"{kind.title()} [A-T]\d+{'' if kind == 'oasis' else ' to [A-T][0-9]+'}", planned)
    assert len(tile) == 1, planned
    assert len(re.findall(r"[A-T]\d+", planned.replace(tile[0], ""))) == 3
    finger = Finger(guest, panel)
    await finger.choose("Plan this turn")
    await finger.confirm()
    _, table = await board.room.services.tables.at(board.number)
    assert table.state.active == 1, "the turn has ended"


async def test_a_whole_turn_that_begins_with_settlements_is_a_line_of_its_own(opened):
    tile = kingdom.tile("paddock", "L7")
    board = await opened("kingdom_builder", kingdom.at("M7 N7 M8", "A1", card="desert", tiles=[[tile], []]))
    panel = await open_panel(board, await board.guest_to_act())
    [planned] = re.findall(r"^\*\*(.+)\*\*$", panel["content"], re.MULTILINE)
    assert re.fullmatch(r"Build [A-T]\d+.*, Paddock [A-T]\d+ to [A-T]\d+", planned), planned


async def test_two_actions_take_seven_touches_from_the_ping(opened):
    """Play, the king on the best square, then another kind, its square, and the confirmation."""
    board = await opened("tigris_euphrates", tigris.at(HAND))
    await board.room.settled()
    guest = await board.guest_to_act()
    finger = Finger(guest, await board.shown(guest))
    for label in ("Play", FIRST, "Tile: place a temple", FIRST):
        await finger.choose(label)
    await finger.confirm()
    _, table = await board.room.services.tables.at(board.number)
    assert finger.touches <= 7
    assert table.state.actions == 2, "the turn has ended"
    assert table.state.turn == 2


async def test_a_throw_of_ur_is_used_in_one_touch_from_the_ping(room, aiko, marta):
    board = await open_table(room, aiko, marta, game="royal_game_of_ur")
    await room.settled()
    guest = await board.guest_to_act()
    before = await room.facts(board.number)
    shown = await board.shown(guest)
    answer = next(one for one in buttons(shown).values() if one["custom_id"].startswith("z:answer:"))
    await guest.click(shown, custom_id=answer["custom_id"])

    async def moved() -> bool:
        return await room.facts(board.number) != before

    await until(moved)


async def test_the_second_action_may_follow_or_wait(opened):
    board = await opened("tigris_euphrates", tigris.at(HAND))
    guest = await board.guest_to_act()
    finger = Finger(guest, await open_panel(board, guest))
    await finger.choose("Row 7")
    await finger.choose("H7")
    said = finger.panel["content"]
    assert "Go on with action 2, or confirm now." in said
    assert "### Where does your " in said
    assert buttons(finger.panel)["Confirm so far"]["style"] == GREEN
    assert [menu["placeholder"] for menu in menus(finger.panel)] == ["What do you want to do?"]
    king = next(one for one in menus(finger.panel)[0]["options"] if one["label"] == "Leader: your king")
    assert not king.get("default"), "what stands already is not what is proposed"
