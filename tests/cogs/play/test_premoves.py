"""Answers left in advance: shown, put together, left, taken back, given, and over with their round."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.base.emoji import WORDS_ALONE
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView
from cogs.play.premove_message import (
    SWITCHES,
    PremoveView,
    draw_controls,
    tell_premoves,
)
from render.kit.renderer import Audience
from render.words.text import texts
from rules.core.contract import Premove, PremoveOffer
from rules.tigris_euphrates import TIGRIS_EUPHRATES
from tests.cogs.base.test_limits import check_view
from tests.kit.room import (
    Board,
    Guest,
    Object,
    buttons,
    menus,
    open_table,
)
from tests.kit.toys import LooseMeadow, open_meadow
from tests.playing.turns import state_of, tabs

LEFTOVERS, REST = "MW-effect-leftovers", "MW-effect-rest"
PLOTS = ("take · 1", "take · 2", "take · 3", "take · 4")


async def open_premoves(board: Board, guest: Guest) -> Object:
    return await guest.press(await guest.press(await board.shown(guest), "Play"), "Answers in advance")


async def add(guest: Guest, message: Object, *plots: int) -> Object:
    """Puts these plots on the list, one after another."""
    for plot in plots:
        [menu] = menus(message)
        message = await guest.choose(message, menu, [f"take {plot}"])
    return message


async def move(board: Board, guest: Guest, notation: str) -> None:
    """Somebody moves by typing."""
    said = await guest.type(board.thread, "move", notation=notation)
    assert "Done." in said["content"]
    await board.room.settled()


async def held(board: Board, guest: Guest) -> list[tuple[str, tuple[str, ...]]]:
    _, table = await board.room.services.tables.at(board.number)
    seat = table.seat_of(int(guest.id))
    return [(premove.name, premove.steps) for premove in table.players[seat].premoves]


# --- what is shown ------------------------------------------------------------------------------------------------


async def test_each_offer_is_told_with_its_rule_and_its_end(meadow):
    aiko, _ = meadow.players
    shown = await open_premoves(meadow, aiko)
    assert shown["flags"] & 64
    assert (
        f"**{LEFTOVERS}**: MW-rule-leftovers It holds until the end of this round, and each answer is given once."
        in (shown["content"])
    )
    assert f"**{REST}**: MW-rule-rest It holds until the end of this round." in shown["content"]
    [menu] = menus(shown)
    assert [option["label"] for option in menu["options"]] == list(PLOTS)
    assert (menu["min_values"], menu["max_values"]) == (1, 1)
    assert menu["placeholder"] == f"{LEFTOVERS}: choose step 1"
    assert set(buttons(shown)) == {REST, "Play"}
    assert (await aiko.type(meadow.thread, "table premove"))["content"] == shown["content"]


async def test_japanese_is_told_in_japanese(meadow):
    aiko, _ = meadow.players
    await aiko.change(locale="ja")
    shown = await aiko.type(meadow.thread, "table premove")
    assert "このラウンドの終わりまで有効です。回答はそれぞれ一度だけ使われます。" in shown["content"]


# --- a list in an order -------------------------------------------------------------------------------------------


async def test_an_ordered_list_is_put_together_step_by_step_and_left_by_a_button(meadow):
    aiko, _ = meadow.players
    shown = await add(aiko, await open_premoves(meadow, aiko), 3, 1, 4)
    assert "not left yet: 1. take · 3, 2. take · 1, 3. take · 4" in shown["content"]
    assert [option["value"] for option in menus(shown)[0]["options"]] == ["take 2"]
    assert await held(meadow, aiko) == []
    shown = await aiko.press(shown, "Step back")
    assert "not left yet: 1. take · 3, 2. take · 1" in shown["content"]
    assert "take · 4" not in shown["content"]
    shown = await aiko.press(shown, "Leave this list")
    assert shown["content"].startswith("Noted.")
    assert f"**{LEFTOVERS}** is on." in shown["content"]
    assert "Left now: 1. take · 3, 2. take · 1" in shown["content"]
    assert "not left yet" not in shown["content"]
    assert "Leave this list" not in buttons(shown)
    assert await held(meadow, aiko) == [("leftovers", ("take 3", "take 1"))]


async def test_a_list_survives_a_restart_before_it_is_left(meadow):
    aiko, _ = meadow.players
    shown = await add(aiko, await open_premoves(meadow, aiko), 3)
    await meadow.room.restart()
    shown = await add(aiko, shown, 2)
    assert "not left yet: 1. take · 3, 2. take · 2" in shown["content"]
    assert await held(meadow, aiko) == []


async def test_a_list_that_is_left_can_be_changed_and_cleared(meadow):
    aiko, _ = meadow.players
    shown = await aiko.press(await add(aiko, await open_premoves(meadow, aiko), 3, 1), "Leave this list")
    shown = await add(aiko, await aiko.press(shown, "Step back"), 2)
    assert "Left now: 1. take · 3, 2. take · 1" in shown["content"]
    assert "not left yet: 1. take · 3, 2. take · 2" in shown["content"]
    shown = await aiko.press(shown, "Leave this list")
    assert await held(meadow, aiko) == [("leftovers", ("take 3", "take 2"))]
    shown = await add(aiko, shown, 4)
    cleared = await aiko.press(shown, "Clear the list")
    assert cleared["content"].startswith("You will be asked again")
    assert "take" not in cleared["content"].replace("taken", "")
    assert await held(meadow, aiko) == []
    assert await meadow.room.store.reading.rows("SELECT * FROM premove_drafts") == []


async def test_nothing_left_and_a_list_begun_is_cleared_silently(meadow):
    aiko, _ = meadow.players
    before = await meadow.room.facts(meadow.number)
    shown = await add(aiko, await open_premoves(meadow, aiko), 3)
    cleared = await aiko.press(shown, "Clear the list")
    assert cleared["content"].startswith("Answers given for you without asking.")
    assert "Clear the list" not in buttons(cleared)
    assert await meadow.room.facts(meadow.number) == before


async def test_an_old_message_shows_how_things_stand(meadow):
    aiko, _ = meadow.players
    first = await open_premoves(meadow, aiko)
    second = await aiko.type(meadow.thread, "table premove")
    await add(aiko, second, 3)
    answer = await add(aiko, first, 4)
    assert answer["content"].startswith("What you saw was out of date")
    assert "not left yet: 1. take · 3" in answer["content"]
    assert "take · 4" not in answer["content"]


# --- a switch -----------------------------------------------------------------------------------------------------


async def test_a_switch_is_pressed_on_and_off(meadow):
    aiko, _ = meadow.players
    shown = await aiko.press(await open_premoves(meadow, aiko), REST)
    assert shown["content"].startswith("Noted.")
    assert f"**{REST}** is on." in shown["content"]
    assert await held(meadow, aiko) == [("rest", ("rest",))]
    shown = await aiko.press(shown, f"Turn off: {REST}")
    assert shown["content"].startswith("You will be asked again")
    assert await held(meadow, aiko) == []
    assert REST in buttons(shown)


# --- what becomes of it -------------------------------------------------------------------------------------------


async def test_nobody_notices_that_something_is_left(meadow):
    """No board, no entry in the log; what the other has planned goes on, and so does every public button."""
    aiko, marta = meadow.players
    board, panel = await meadow.shown(marta), await marta.press(await meadow.shown(marta), "Play")
    panel = await marta.press(panel, tabs(panel)[0])
    _, lines = await meadow.room.facts(meadow.number)
    sent = len(await meadow.room.traffic())
    shown = await aiko.press(await add(aiko, await open_premoves(meadow, aiko), 3, 1), "Leave this list")
    await aiko.press(shown, REST)
    await meadow.room.settled()
    said = (await meadow.room.traffic())[sent:]
    assert not [one for one in said if one["path"].startswith("/channels/")]
    assert (await meadow.room.facts(meadow.number))[1] == lines
    assert await meadow.shown(marta) == board
    done = await marta.press(panel, "Confirm")
    assert done["content"].startswith("Done.")


async def test_steps_are_given_in_order_and_used_up(meadow):
    """Aiko asks for 3, then 1; Marta gets 2 as a leftover in between. What is left is told each time."""
    aiko, marta = meadow.players
    await aiko.press(await add(aiko, await open_premoves(meadow, aiko), 3, 1), "Leave this list")
    await move(meadow, aiko, "claim 4")
    await move(meadow, marta, "claim 4")
    assert (await state_of(meadow)).won == ((3,), ())
    shown = await open_premoves(meadow, aiko)
    assert "Left now: 1. take · 1" in shown["content"]
    assert "take · 3" not in shown["content"]
    await move(meadow, marta, "take 2")
    assert (await state_of(meadow)).won == ((1, 3), (2,))
    assert await held(meadow, aiko) == []
    board = await meadow.shown(marta)
    assert "advance" not in board["content"]


@pytest.mark.parametrize(("plots", "said", "others"), [((3,), "Done.", 0), ((3, 1), "Your answer is given; ", 1)])
async def test_an_answer_to_a_question_that_is_open_is_said_to_be_given(meadow, plots, said, others):
    aiko, marta = meadow.players
    await move(meadow, aiko, "claim 4")
    await move(meadow, marta, "claim 4")
    shown = await aiko.press(await add(aiko, await open_premoves(meadow, aiko), *plots), "Leave this list")
    assert (await state_of(meadow)).won == ((3,), ())
    assert shown["content"].startswith(said)
    assert len(await held(meadow, aiko)) == others


async def test_where_nothing_can_be_left_a_button_leads_on(room, aiko):
    board = await open_table(room, aiko, bots=1, game="sobek")
    shown = await aiko.type(board.thread, "table premove")
    assert shown["content"] == "Nothing can be answered in advance here."
    assert "Play" in buttons(shown)


async def test_a_step_that_somebody_took_stays_without_standing_in_the_way(meadow):
    """The list may keep what is gone; it is left out as soon as the list is changed."""
    aiko, marta = meadow.players
    await marta.press(await add(marta, await open_premoves(meadow, marta), 3, 1), "Leave this list")
    await move(meadow, aiko, "claim 3")
    shown = await aiko.type(meadow.thread, "table premove")
    assert "Left now" not in shown["content"]
    await move(meadow, marta, "claim 4")
    assert (await state_of(meadow)).won == ((3,), (4,))
    shown = await marta.press(await marta.type(meadow.thread, "table premove"), REST)
    assert "Left now: 1. take · 3, 2. take · 1" in shown["content"]
    assert await held(meadow, marta) == [("leftovers", ("take 3", "take 1")), ("rest", ("rest",))]
    shown = await add(marta, shown, 2)
    assert "not left yet: 1. take · 1, 2. take · 2" in shown["content"]


async def test_what_holds_for_a_round_is_over_with_it(meadow):
    """The list and the switch have expired in the next round, and so has a list that was begun."""
    aiko, marta = meadow.players
    await aiko.press(await open_premoves(meadow, aiko), REST)
    shown = await add(marta, await open_premoves(meadow, marta), 4)
    await move(meadow, aiko, "claim 1")
    await move(meadow, marta, "claim 2")
    await move(meadow, marta, "pass")
    assert (await state_of(meadow)).round == 2
    assert await held(meadow, aiko) == []
    again = await open_premoves(meadow, aiko)
    assert f"**{REST}**: " in again["content"]
    answer = await marta.press(shown, "Step back")
    assert answer["content"].startswith("What you saw was out of date")
    assert "not left yet" not in answer["content"]


async def test_whoever_has_no_seat_leaves_nothing(meadow):
    [jules] = await meadow.room.join("Jules")
    said = await jules.told(await jules.slash(meadow.thread, "table premove"))
    assert said.startswith("You have no seat at this table. You can look on")


async def test_nothing_is_left_once_the_game_is_over(meadow):
    aiko, marta = meadow.players
    shown = await add(aiko, await open_premoves(meadow, aiko), 3)
    again = await open_premoves(meadow, aiko)
    await marta.resign(meadow.thread)
    for message, label in ((shown, REST), (again, "Leave this list")):
        answer = await aiko.press(message, label)
        assert (answer["content"], buttons(answer)) == ("This game is over.", {})
    for guest in (aiko, marta):
        assert await guest.told(await guest.slash(meadow.thread, "table premove")) == "This game is over."


# --- lists without an order ---------------------------------------------------------------------------------------


@pytest.fixture
async def loose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    """The same meadow, in which leftovers are asked for in any order: any number of them, or two as a pair."""
    async with open_meadow(tmp_path, monkeypatch, LooseMeadow()) as board:
        yield board


async def test_what_has_no_order_is_chosen_together(loose):
    aiko, _ = loose.players
    shown = await open_premoves(loose, aiko)
    opener, menu = menus(shown)
    assert [option["label"] for option in opener["options"]] == [LEFTOVERS, "MW-effect-pair"]
    assert (menu["min_values"], menu["max_values"]) == (1, 4)
    assert menu["placeholder"] == f"{LEFTOVERS} (up to 4)"
    shown = await aiko.choose(shown, menu, ["take 4", "take 2"])
    assert shown["content"].startswith("Noted.")
    assert "Left now: take · 2, take · 4" in shown["content"]
    assert await held(loose, aiko) == [("leftovers", ("take 2", "take 4"))]
    _, menu = menus(shown)
    assert [option["value"] for option in menu["options"] if option.get("default")] == ["take 2", "take 4"]
    shown = await aiko.press(shown, "Clear the list")
    assert await held(loose, aiko) == []


async def test_what_needs_several_is_left_by_a_button(loose):
    aiko, _ = loose.players
    shown = await open_premoves(loose, aiko)
    shown = await aiko.choose(shown, menus(shown)[0], ["pair"])
    assert "Choose 2 more steps before you can leave it." in shown["content"]
    assert "Leave this list" not in buttons(shown)
    _, menu = menus(shown)
    assert (menu["min_values"], menu["max_values"]) == (2, 2)
    assert menu["placeholder"] == "MW-effect-pair (exactly 2)"
    shown = await aiko.choose(shown, menu, ["take 3", "take 1"])
    assert "not left yet: take · 1, take · 3" in shown["content"]
    assert await held(loose, aiko) == []
    shown = await aiko.press(shown, "Leave this list")
    assert shown["content"].startswith("Noted.")
    assert await held(loose, aiko) == [("pair", ("take 1", "take 3"))]


# --- any number of offers -----------------------------------------------------------------------------------------

MANY = tuple(f"choice-{number}" for number in range(60))


class Offered:
    """A seat's view with these offers and premoves, of a game that has no text for any of them."""

    def __init__(self, offers: tuple[PremoveOffer, ...], left: tuple[Premove, ...] = ()) -> None:
        self.offered_in_advance, self.left_in_advance = offers, left
        self.game, self.row = TIGRIS_EUPHRATES, SimpleNamespace(id=1 << 40, moves=1000)
        self.audience = Audience(texts("en"), ("Aiko", "Marta"))
        self.emoji, self.observation = WORDS_ALONE, None

    premove_of, premove_steps = SeatView.premove_of, SeatView.premove_steps


def controls(premoves: PremoveView) -> list[dict[str, Any]]:
    view = draw_controls(premoves)
    check_view(view)
    assert fit(tell_premoves(premoves))
    return [one for row in view.to_components() for one in row["components"]]


def labels(premoves: PremoveView) -> list[str]:
    return [one["label"] for one in controls(premoves) if one["type"] == 2]


def test_more_than_one_select_holds_stands_on_pages():
    offer = PremoveOffer("many", MANY, 2, 50, until="turn")
    at = Offered((offer,))
    seen = []
    for page in range(3):
        [menu] = [one for one in controls(PremoveView(at, "many", MANY[:3], page)) if one["type"] == 3]
        seen += [option["value"] for option in menu["options"]]
    assert seen == list(MANY[3:])
    assert labels(PremoveView(at, "many", MANY[:3])) == [
        "Leave this list", "Step back", "Clear the list", "Page 2", "Play"
    ]  # fmt: skip
    assert "Page 1" in labels(PremoveView(at, "many", MANY[:3], 2))
    full = PremoveView(at, "many", MANY[:50])
    assert not [one for one in controls(full) if one["type"] == 3]
    assert labels(full) == ["Leave this list", "Step back", "Clear the list", "Play"]


def test_a_list_that_lacks_steps_cannot_be_left():
    at = Offered((PremoveOffer("list", MANY[:5], 3, 3, ordered=True),))
    assert labels(PremoveView(at)) == ["Play"]
    assert labels(PremoveView(at, draft=MANY[:2])) == ["Step back", "Clear the list", "Play"]
    assert labels(PremoveView(at, draft=MANY[:3])) == ["Leave this list", "Step back", "Clear the list", "Play"]
    told = tell_premoves(PremoveView(at, draft=MANY[:2]))
    assert told[-1] == "Choose one more step before you can leave it."


def test_many_switches_and_lists_share_one_message():
    switches = tuple(PremoveOffer(name, (name,)) for name in MANY[:30])
    lists = tuple(PremoveOffer(f"list-{number}", MANY[:4], ordered=True, most=4) for number in range(3))
    at = Offered((*switches, *lists), (Premove("old", ("pass",)), Premove(MANY[0], (MANY[0],))))
    premoves = PremoveView(at, "list-1", MANY[:1])
    assert len(premoves.switches) == SWITCHES - 1
    assert [offer.name for offer in premoves.lists][:2] == [MANY[SWITCHES - 1], MANY[SWITCHES]]
    assert premoves.opened == lists[1]
    assert "Turn off: te-effect-old" in labels(premoves)
    assert f"Turn off: te-effect-{MANY[0]}" in labels(premoves)
    *_, old, steps = tell_premoves(premoves)
    assert old.startswith("**te-effect-old** is on. te-rule-old It holds until the end of the game")
    assert steps == "Left now: Pass"


def test_a_switch_names_its_choice_where_it_is_not_the_offer_itself():
    at = Offered((PremoveOffer("never", ("pass",), repeats=True),))
    assert labels(PremoveView(at)) == ["te-effect-never · Pass", "Play"]
