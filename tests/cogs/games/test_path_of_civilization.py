"""Path of Civilization at the table: several people decide at once, and none of them disturbs another."""

from __future__ import annotations

from typing import Any

import pytest

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization import CivState
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
    until,
)
from tests.playing.turns import confirm_of, lists, more_of, open_panel, tabs

SLUG = "path_of_civilization"
MOVED_ON = "What you saw was out of date"

WONDERS = {
    "seats": 2,
    "round": 2,
    "step": "wonder",
    "civilizations": [
        {"board": "board_jade", "agents": {"builder": 3}},
        {"board": "board_amber", "agents": {"builder": 3}},
    ],
    "wonder_market": ["wonder_hanging_gardens", "wonder_gobekli_tepe", "wonder_stonehenge"],
}
"""Both can pay for the gardens, and Marta's board is the first for culture."""


async def state_of(board: Board) -> CivState:
    _, table = await board.room.services.tables.at(board.number)
    state: CivState = table.state
    return state


async def opened(room: Room, monkeypatch: pytest.MonkeyPatch, position: dict[str, Any], *people: Guest) -> Board:
    """A table in a position of ours."""
    state = GAME.position({"game": SLUG, **position})
    monkeypatch.setattr(type(GAME), "begin", lambda *_: state)
    return await open_table(room, *people, game=SLUG)


async def plan(board: Board, guest: Guest, left: int = 0, right: int = 0) -> Object:
    """A project is planned on the private panel, question by question, and not confirmed."""
    panel = await open_panel(board, guest)
    menu = lists(panel)[0]
    panel = await guest.choose(panel, menu, [menu["options"][left]["value"]])
    shown = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]
    return await guest.press(panel, shown[right])


# --- a seat for itself ------------------------------------------------------------------------------------------------


async def test_one_commit_leaves_other_panels_and_drafts_alone(room: Room) -> None:
    people = await room.join("Aiko", "Marta", "Jules")
    board = await open_table(room, *people, game=SLUG)
    aiko, marta, _ = people
    planned = await plan(board, aiko, left=3)
    chosen = planned["content"]
    done = await marta.press(await plan(board, marta, left=5), "Confirm")
    assert done["content"].startswith("Done.")
    await room.settled()
    again = await open_panel(board, aiko)
    assert again["content"] == chosen, "the draft stands as it was"
    answer = await aiko.press(planned, "Confirm")
    assert MOVED_ON not in answer["content"]
    assert (await state_of(board)).window.decided == (0, 1)


async def test_the_table_shows_who_is_awaited_and_not_what_was_chosen(room: Room) -> None:
    people = await room.join("Aiko", "Marta", "Jules")
    board = await open_table(room, *people, game=SLUG)
    marta = people[1]
    await marta.press(await plan(board, marta), "Confirm")
    await room.settled()
    shown = await board.shown()
    assert "Aiko and ▲ Jules to choose" in shown["content"].replace("● ", "")
    assert "Marta" not in shown["content"]
    for name in ("Tribe", "Fire", "Rites", "Tools", "Hunting"):
        assert name not in shown["content"]
        assert name not in (shown["attachments"][0]["description"].partition("Wonders:")[0])


async def test_a_choice_may_be_changed_until_the_last_one_commits(room: Room) -> None:
    people = await room.join("Aiko", "Marta")
    board = await open_table(room, *people, game=SLUG)
    aiko, marta = people
    await aiko.press(await plan(board, aiko, left=0), "Confirm")
    was = (await state_of(board)).answers[0]
    await aiko.press(await plan(board, aiko, left=6), "Confirm")
    now = (await state_of(board)).answers[0]
    assert was != now
    late = await plan(board, aiko, left=2)
    await marta.press(await plan(board, marta), "Confirm")
    await room.settled()
    own, made = (await state_of(board)).civilizations[0], GAME.parse(now)
    assert (own.left, own.right) == (made.left, made.right)
    before = await room.facts(board.number)
    assert MOVED_ON in (await aiko.press(late, "Confirm"))["content"]
    typed = await aiko.slash(board.thread, "civ project", left="culture0 science0", right="industry0 military0")
    assert await aiko.told(typed) == (
        "That question has closed; nothing can be changed there any more. See what is asked now."
    )
    assert await room.facts(board.number) == before


async def test_a_restart_between_the_third_and_the_fourth_commit_loses_none(room: Room) -> None:
    people = await room.join("Aiko", "Marta", "Jules", "Noor")
    board = await open_table(room, *people, game=SLUG)
    for number, guest in enumerate(people[:3]):
        await guest.press(await plan(board, guest, left=number), "Confirm")
    before = (await state_of(board)).answers
    assert before[3] == ""
    assert all(before[:3])
    await room.restart()
    assert (await state_of(board)).answers == before
    await people[3].press(await plan(board, people[3], left=4), "Confirm")
    await room.settled()
    state = await state_of(board)
    assert state.step != "plan"
    for seat, answer in enumerate(before[:3]):
        made = GAME.parse(answer)
        assert (state.civilizations[seat].left, state.civilizations[seat].right) == (made.left, made.right)


# --- claims -----------------------------------------------------------------------------------------------------------


async def test_who_loses_a_wonder_is_told_and_asked_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, WONDERS, aiko, marta)
    await aiko.type(board.thread, "civ wonder", first="hanging_gardens")
    await aiko.type(board.thread, "civ ready")
    await room.settled()
    shown = await board.shown()
    assert "● Aiko wants Hanging Gardens of Babylon (ready)" in shown["content"]
    assert "◆ Marta (choosing)" in shown["content"]
    await marta.type(board.thread, "civ wonder", first="hanging_gardens")
    await room.settled()
    state = await state_of(board)
    assert state.window.decided == ()
    shown = await board.board_for(aiko)
    assert "● Aiko would no longer gain Hanging Gardens of Babylon, and may choose again." in shown["content"]
    assert "● Aiko wants Hanging Gardens of Babylon (choosing, comes second)" in shown["content"]
    await aiko.type(board.thread, "civ wonder", first="gobekli_tepe", second="stonehenge")  # in place of the first wish
    assert (await state_of(board)).wishes[0] == ("wonder_gobekli_tepe", "wonder_stonehenge")
    for guest in (aiko, marta):
        await guest.type(board.thread, "civ ready")
    await room.settled()
    assert (await state_of(board)).civilizations[1].wonders == ("wonder_hanging_gardens",)


async def test_a_claim_on_the_panel_tells_cost_holdings_and_effect_first(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, WONDERS, aiko, marta)
    panel = await open_panel(board, aiko)
    [gardens] = [label for label in buttons(panel) if label.startswith("Hanging Gardens")]
    assert "Your 3 builders for 4 VP. Immediate: 2 population." in panel["content"]
    panel = await aiko.press(panel, gardens)
    assert "### Your wish: Hanging Gardens of Babylon." in panel["content"]
    assert "As things stand you gain: Hanging Gardens of Babylon." in panel["content"]
    await aiko.press(panel, "Confirm")
    assert (await state_of(board)).window.decided == (0,)
    panel = await open_panel(board, marta)
    panel = await marta.press(panel, next(label for label in buttons(panel) if label.startswith("Hanging Gardens")))
    panel = await marta.press(panel, "Confirm")  # Aiko’s next wish, if there is one, comes to light
    assert (await state_of(board)).window.decided == ()
    assert "Done. It is still your turn." in panel["content"]
    await marta.press(panel, "Confirm")
    state = await state_of(board)
    assert (state.step, state.window.decided) == ("wonder", (1,))
    panel = await open_panel(board, aiko)
    assert "◆ Marta comes first for Hanging Gardens of Babylon: what do you want instead?" in panel["content"]
    panel = await aiko.press(panel, "Or else Stonehenge")
    assert "### Your wish: Hanging Gardens of Babylon, or else Stonehenge." in panel["content"]
    await aiko.press(panel, "Confirm")
    await room.settled()
    state = await state_of(board)
    assert [own.wonders for own in state.civilizations] == [("wonder_stonehenge",), ("wonder_hanging_gardens",)]


async def test_what_has_no_room_in_a_list_is_seen_to_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card's effect may be longer than Discord's lists have room for."""
    people = await room.join("Aiko", "Marta")
    rich = {"agents": {"builder": 7}}
    market = [*WONDERS["wonder_market"], "wonder_grand_canal", "wonder_temple_artemis", "wonder_himeji"]
    position = {**WONDERS, "civilizations": [rich, rich], "wonder_market": market}
    board = await opened(room, monkeypatch, position, *people)
    panel = await open_panel(board, people[0])
    panel = await people[0].press(panel, more_of(panel))
    [himeji] = [one for menu in lists(panel) for one in menu["options"] if one["label"] == "Himeji Castle"]
    assert himeji["description"].startswith("5 of your 7 builders for 6 VP. At the end of the game: ")
    assert himeji["description"].endswith("…")


async def test_a_wish_takes_two_touches_and_so_does_none(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best known wish is laid out; who wants nothing says so, is told so, and is asked nothing more."""
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, WONDERS, aiko, marta)
    await aiko.press(await open_panel(board, aiko), "Confirm Hanging Gardens of Babylon")
    state = await state_of(board)
    assert (state.wishes[0], state.window.decided) == (("wonder_hanging_gardens",), (0,))
    await marta.press(await open_panel(board, marta), "Want nothing")
    await room.settled()
    state = await state_of(board)
    assert [own.wonders for own in state.civilizations] == [("wonder_hanging_gardens",), ()]


async def test_a_wish_given_up_is_over(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, WONDERS, aiko, marta)
    await aiko.press(await open_panel(board, aiko), "Confirm Hanging Gardens of Babylon")
    panel = await open_panel(board, aiko)
    assert "Your wish: Hanging Gardens of Babylon; you may still choose otherwise." in panel["content"]
    assert confirm_of(panel) == "", "nobody asks for it"
    panel = await aiko.press(panel, "Want nothing")
    assert "### You want nothing this round." in panel["content"]
    assert tabs(panel) == []
    await aiko.press(panel, "Confirm")
    assert (await state_of(board)).wishes[0] == ("pass",)
    panel = await open_panel(board, aiko)
    assert "You want nothing this round; you may still choose a card." in panel["content"]


async def test_a_plan_that_ends_earlier_than_it_did_can_still_be_confirmed(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What Aiko plans reveals nothing until Marta wants the stones as well."""
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, WONDERS, aiko, marta)
    panel = await open_panel(board, aiko)
    for label in ("Stonehenge", "Or else Göbekli Tepe"):
        panel = await aiko.press(panel, label)
    assert "### Your wish: Stonehenge, or else Göbekli Tepe." in panel["content"]
    await marta.type(board.thread, "civ wonder", first="stonehenge")
    panel = await aiko.press(panel, "Confirm")
    assert MOVED_ON in panel["content"]
    assert "As things stand you gain: Stonehenge." in panel["content"]
    panel = await aiko.press(panel, "Confirm")
    assert (await state_of(board)).wishes == (("wonder_stonehenge",), ("wonder_stonehenge",))
    await aiko.press(panel, "Confirm")
    assert (await state_of(board)).window.decided == (0,)


async def test_a_purchase_on_the_panel_tells_cost_holdings_and_effect_first(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await room.join("Aiko", "Marta")
    own = {"research": {"culture": 4, "science": 1}}
    position = {"seats": 2, "round": 2, "step": "buy", "civilizations": [own, own]}
    board = await opened(room, monkeypatch, position, *people)
    panel = await open_panel(board, people[0])
    assert "Your 4 culture for 3 VP, 2 population, 1 builder" in panel["content"]
    theatre = next(label for label in buttons(panel) if label.startswith("Theatre"))
    panel = await people[0].press(panel, theatre)
    assert "Chosen: Theatre\nYour 4 culture for 3 VP, 2 population, 1 builder" in panel["content"]


async def test_a_project_is_laid_out_and_taken_by_one_touch(room: Room) -> None:
    people = await room.join("Aiko", "Marta")
    board = await open_table(room, *people, game=SLUG)
    aiko, marta = people
    panel = await open_panel(board, aiko)
    assert "Tribe and Fire make no agents. Rites and Tools make " in panel["content"]
    await aiko.press(panel, "Confirm Plan 1")
    first = GAME.parse((await state_of(board)).answers[0])
    panel = await open_panel(board, aiko)
    assert "You have chosen; you may still choose otherwise." in panel["content"]
    assert confirm_of(panel) == ""
    panel = await aiko.press(panel, "Plan 2")
    assert confirm_of(panel) == "Confirm"
    await aiko.press(panel, "Confirm")
    assert GAME.parse((await state_of(board)).answers[0]) != first
    panel = await marta.press(await open_panel(board, marta), "Plan 3")
    assert "Discards " in panel["content"]
    await marta.press(panel, "Confirm")
    await room.settled()
    assert (await state_of(board)).step == "buy"


# --- cards, alone, in advance -----------------------------------------------------------------------------------------


async def test_any_card_is_shown_by_name_without_a_table(room: Room) -> None:
    [aiko] = await room.join("Aiko")
    shown = await aiko.type("games", "civ card", name="wonder_stonehenge")
    assert shown["content"].startswith("**Stonehenge** · science wonder of era 1 · 2 VP\nCost: 2 builders.")
    assert len(shown["attachments"]) == 1
    assert "Stonehenge" in shown["attachments"][0]["description"]
    assert shown["flags"] & 64
    typed = await aiko.type("games", "civ card", name="normandy")
    assert typed["content"].startswith("**Normandy Landings**: battle of round 9")
    wrong = await aiko.slash("games", "civ card", name="Atlantis")
    assert await aiko.told(wrong) == (
        "No card is called “Atlantis”. Choose one from the list that opens while you type."
    )


async def test_cards_and_answers_are_offered_by_their_names_while_typing(room: Room) -> None:
    people = await room.join("Aiko", "Marta")
    board = await open_table(room, *people, game=SLUG)
    aiko, _ = people
    cards = [one["name"] for one in await aiko.autocomplete("games", "civ card", "name", "great")]
    assert set(cards[:-1]) == {"Great Wall", "Great Pyramid of Giza", "Great Pilgrim Roads"}
    assert cards[-1] == "Alexander the Great", "what begins so comes first"
    left = await aiko.autocomplete(board.thread, "civ project", "left", "fire")
    assert len(left) == 4
    assert {"name": "Tribe and Fire for agents", "value": "culture0 science0"} in left
    right = await aiko.autocomplete(board.thread, "civ project", "right", "", left="culture0 science0")
    assert [one["name"] for one in right] == [
        "Rites and Tools for research",
        "Rites and Hunting for research",
        "Tools and Hunting for research",
    ]
    done = await aiko.type(board.thread, "civ project", left="culture0 science0", right=right[0]["value"])
    assert done["content"].startswith("Done.")
    assert await aiko.autocomplete(board.thread, "civ buy", "card", "") == []


async def test_alone_one_plays_at_once_and_without_a_bot(room: Room) -> None:
    [aiko] = await room.join("Aiko")
    lobby = await aiko.type("games", "play", game=SLUG, seats=1)
    assert "Start" in buttons(lobby)
    panel = await aiko.press(lobby, "Options")
    assert any(menu["custom_id"].endswith("/solo_threat") for menu in menus(panel))
    await aiko.press(lobby, "Start")

    async def begun() -> Any:
        return await room.store.reading.row("SELECT id FROM tables WHERE board_message_id IS NOT NULL")

    row = await until(begun)
    _, table = await room.services.tables.at(row["id"])
    assert len(table.players) == 1
    assert table.state.options["claim_mode"] == "open"


async def test_a_table_is_opened_for_company_and_one_may_start_alone_all_the_same(room: Room) -> None:
    [aiko] = await room.join("Aiko")
    lobby = await aiko.type("games", "play", game=SLUG)
    row = await room.store.reading.row("SELECT id, seat_count FROM tables")
    assert row["seat_count"] == 2
    await aiko.press(lobby, "Start")
    await until(lambda: room.store.reading.row("SELECT 1 FROM tables WHERE board_message_id IS NOT NULL"))
    _, table = await room.services.tables.at(row["id"])
    assert len(table.players) == 1


async def test_against_a_bot_the_game_begins_at_once(room: Room) -> None:
    [aiko] = await room.join("Aiko")
    await aiko.type("games", "play", game=SLUG, bots=1)

    async def moved() -> Any:
        row = await room.store.reading.row("SELECT id FROM tables WHERE board_message_id IS NOT NULL")
        if row is None:
            return None
        _, table = await room.services.tables.at(row["id"])
        return table if table.state.window.decided == (1,) else None

    table = await until(moved, PATIENCE)
    assert [player.is_bot for player in table.players] == [False, True]


async def test_purchases_left_in_advance_are_made_at_their_time(room: Room) -> None:
    people = await room.join("Aiko", "Marta")
    board = await open_table(room, *people, game=SLUG)
    aiko, marta = people
    message = await aiko.press(await open_panel(board, aiko), "Answers in advance")
    opener = menus(message)[0]
    message = await aiko.choose(message, opener, ["purchases"])
    picker = next(menu for menu in menus(message) if "premove-pick" in menu["custom_id"])
    message = await aiko.choose(message, picker, ["buy science1"])
    message = await aiko.press(message, "Leave this list")
    assert "**Purchases** is on." in message["content"]
    await aiko.type(board.thread, "civ project", left="culture0 military0", right="science0 industry0")
    await marta.press(await plan(board, marta), "Confirm")
    await room.settled()
    state = await state_of(board)
    assert state.step == "buy"
    assert state.window.decided == (0,)
    assert state.answers[0] == "buy science1"


async def test_from_the_lobby_too_and_one_bot_is_enough(room: Room) -> None:
    [aiko] = await room.join("Aiko")
    lobby = await aiko.type("games", "play", game=SLUG)
    await aiko.press(lobby, "Play now against a bot")
    await until(lambda: room.store.reading.row("SELECT 1 FROM tables WHERE board_message_id IS NOT NULL"))
    _, table = await room.services.tables.at(1)
    assert [player.is_bot for player in table.players] == [False, True]


# --- a whole round at once ------------------------------------------------------------------------------------------

ROUND = {
    "seats": 2,
    "round": 2,
    "step": "plan",
    "civilizations": [
        {"board": "board_jade", "agents": {"builder": 3, "ambassador": 3}},
        {"board": "board_amber", "agents": {"builder": 3, "ambassador": 3}},
    ],
    "wonder_market": ["wonder_hanging_gardens", "wonder_stonehenge"],
    "leader_market": ["leader_hypatia", "leader_ashoka"],
}
"""Phase A with two wonders and two leaders; Marta's board comes first for culture."""
PROJECT = "plan culture0 science0 / spirituality0 industry0"


async def list_out(guest: Guest, panel: Object, name: str, *steps: str) -> Object:
    """Turns to the list of this name by its button, and puts the steps on it, one after another."""
    for _ in range(9):
        if any(name in str(menu.get("placeholder")) for menu in menus(panel)):
            break
        panel = await guest.press(panel, next(label for label in buttons(panel) if label.startswith("Next: ")))
    for step in steps:
        menu = menus(panel)[-1]
        if step not in [option["value"] for option in menu["options"]]:
            panel = await guest.press(panel, "Page 2")
            menu = menus(panel)[-1]
        panel = await guest.choose(panel, menu, [step])
    return panel


async def order_round(board: Board, guest: Guest, wonders: tuple[str, ...], leaders: tuple[str, ...]) -> Object:
    """The whole round, put together on the private panel and not left yet."""
    panel = await guest.press(await open_panel(board, guest), "Answers in advance")
    panel = await list_out(guest, panel, "Project", PROJECT)
    panel = await list_out(guest, panel, "Wonders wanted", *wonders)
    panel = await list_out(guest, panel, "Leaders wanted", *leaders)
    return await list_out(guest, panel, "Purchases", "buy culture3", "buy industry1", "buy spirituality1")


async def test_a_whole_round_is_ordered_on_one_private_panel_and_goes_by_on_it(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PC-16.5: project, wishes and purchase in one private message; each is given when its window opens, sealed."""
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, ROUND, aiko, marta)
    panel = await order_round(board, aiko, ("claim hanging_gardens", "claim stonehenge"), ("claim hypatia",))
    assert panel["flags"] & 64
    for name in ("Project", "Wonders wanted", "Leaders wanted", "Purchases"):
        assert f"**{name}**" in panel["content"]
    assert panel["content"].count("not left yet") == 4
    state = await state_of(board)
    assert (state.window.decided, state.answers) == ((), ("", "")), "nothing is left before it is said"
    done = await aiko.press(panel, "Leave all that is chosen")
    assert done["content"].startswith("Your answer is given; the rest follows"), "the project is asked for already"
    assert done["content"].count("Left now") == 3
    assert "3. Ready" in done["content"], "at the end of the list nobody waits for its owner"
    await room.settled()
    state = await state_of(board)
    seat = (await room.services.tables.at(board.number))[1].seat_of(int(aiko.id))
    assert state.window.decided == (seat,)
    shown = await board.shown(marta)
    for secret in ("Gardens", "Stonehenge", "Hypatia", "advance"):
        assert secret not in shown["content"]
    await room.restart()
    panel = await order_round(board, marta, ("claim hanging_gardens",), ("claim ashoka",))
    await marta.press(panel, "Leave all that is chosen")
    await room.settled()
    state = await state_of(board)
    assert (state.round, state.step) == (3, "plan"), "eight windows went by on two visits"
    wonders = {own.board: own.wonders for own in state.civilizations}
    assert wonders == {"board_jade": ("wonder_stonehenge",), "board_amber": ("wonder_hanging_gardens",)}
    assert {own.leader for own in state.civilizations} == {"leader_hypatia", "leader_ashoka"}
    kept = await room.services.tables.record(await room.services.tables.row(board.number))
    assert [step.action for step in kept.steps if step.action.startswith("buy")] == ["buy industry1"] * 2
    for guest in (aiko, marta):
        again = await guest.type(board.thread, "table premove")
        assert "Left now" not in again["content"], "it was for that round"


async def test_what_would_be_given_at_once_needs_a_word_more_than_a_selection(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    aiko, marta = await room.join("Aiko", "Marta")
    board = await opened(room, monkeypatch, {**ROUND, "civilizations": [FOUR, FOUR]}, aiko, marta)
    panel = await aiko.press(await open_panel(board, aiko), "Answers in advance")
    panel = await list_out(aiko, panel, "Project", PROJECT)
    assert (await state_of(board)).answers == ("", "")
    assert "not left yet" in panel["content"]
    panel = await aiko.press(panel, "Leave this list")
    assert PROJECT in (await state_of(board)).answers
    assert "**Project**" not in panel["content"]


FOUR = {"hand": ["tech_culture_0", "tech_science_0", "tech_spirituality_0", "tech_industry_0"]}
"""A hand of four has six projects: a list that is chosen at once."""
