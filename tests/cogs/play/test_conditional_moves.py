"""Conditional moves by buttons: put together while one waits, bound, made, void, forgotten; nobody else sees them."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Any

from cogs.kit.seat_view import SeatView
from cogs.planning import conditional_drafts
from cogs.play import conditional_moves
from rules.core.contract import AnyGame
from rules.table import table as core
from tests.cogs.games.test_path_of_civilization import WONDERS
from tests.cogs.games.test_path_of_civilization import opened as position
from tests.kit.room import (
    Board,
    Guest,
    Object,
    Room,
    buttons,
    menus,
    open_table,
)
from tests.playing.turns import LIMIT


async def opened(board: Board, guest: Guest) -> Object:
    """The panel of bound moves, from the panel of somebody who waits."""
    return await guest.press(await guest.press(await board.shown(guest), "Play"), "If … then …")


async def sides(board: Board) -> tuple[Guest, Guest]:
    """Who is to act, and who waits."""
    row, table = await board.room.services.tables.at(board.number)
    [seat] = core.owing(board.room.services.tables.game(row), table)
    first = next(guest for guest in board.room.guests if table.seat_of(int(guest.id)) == seat)
    return first, next(guest for guest in board.room.guests if guest is not first)


def choices(panel: Object) -> list[str]:
    return [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:if-take:")]


async def choose(panel: Object, guest: Guest, pick: int = 0) -> Object:
    """One answer: on a button where there are any, else in the lowest list."""
    if choices(panel):
        return await guest.press(panel, choices(panel)[pick % len(choices(panel))])
    menu = [menu for menu in menus(panel) if menu["custom_id"].startswith("z:if-pick:")][-1]
    return await guest.choose(panel, menu, [menu["options"][pick % len(menu["options"])]["value"]])


async def theirs(panel: Object, guest: Guest, pick: int = 0) -> Object:
    """Goes on until it is asked what this person does then."""
    for _ in range(LIMIT):
        if "And what do you do then?" in panel["content"]:
            return panel
        panel = await choose(panel, guest, pick)
    raise AssertionError(panel["content"])


async def bind(board: Board, guest: Guest, pick: int = 0) -> Object:
    panel = await theirs(await opened(board, guest), guest, pick)
    return await guest.press(await choose(panel, guest), "Leave this move")


async def bound(board: Board, guest: Guest) -> tuple[core.Table, int, list[core.conditionals.Conditional]]:
    _, table = await board.room.services.tables.at(board.number)
    seat = table.seat_of(int(guest.id))
    assert seat is not None
    return table, seat, list(core.conditionals_of(table, seat))


async def move(board: Board, guest: Guest, steps: list[str]) -> None:
    said = await guest.type(board.thread, "move", notation=", ".join(steps))
    assert "Done." in said["content"]
    await board.room.settled()


async def test_a_bound_move_is_made_as_if_its_player_had_been_there(board: Board) -> None:
    first, second = await sides(board)
    said = await bind(board, second)
    assert said["content"].startswith("Noted.")
    assert "If " in said["content"]
    _, seat, [one] = await bound(board, second)
    assert {other for other, _ in one.upon} == {1 - seat}
    before = (await board.shown(first))["content"]
    await move(board, first, [step for _, step in one.upon])
    _, _, left = await bound(board, second)
    assert left == []
    row = await board.room.services.tables.row(board.number)
    entries = await board.room.services.tables.entries(row)
    assert [entry.kind for entry in entries][-2:] == ["act", "premove"]
    assert entries[-1].steps == one.steps
    told = (await board.shown(first))["content"]
    assert "bound" not in (before + told).lower()


async def test_another_move_voids_it_and_nobody_is_told(board: Board) -> None:
    first, second = await sides(board)
    await bind(board, second)
    table, _, [one] = await bound(board, second)
    game = board.room.services.game(table.game)
    steps, state, seat = list[str](), table.state, one.upon[0][0]
    while seat in game.to_act(state):
        steps.append(game.notation(game.legal_actions(state, seat)[-1 if not steps else 0]))
        state = game.apply(state, seat, game.find(game.legal_actions(state, seat), steps[-1])).state
    assert steps != [step for _, step in one.upon]
    await move(board, first, steps)
    assert (await bound(board, second))[2] == []
    panel = await second.press(await board.shown(second), "Play")
    assert "If … then …" not in buttons(panel), "now it is their turn"


async def test_what_is_imagined_is_worked_out_once_and_beside_the_event_loop(board: Board, monkeypatch) -> None:
    _, second = await sides(board)
    imagined, threads = list[core.conditionals.Conditional](), set[threading.Thread]()
    imagine = conditional_drafts.imagine

    def watched(game: AnyGame, observation: Any, draft: core.conditionals.Conditional, dice: Any) -> Any:
        imagined.append(draft)
        threads.add(threading.current_thread())
        return imagine(game, observation, draft, dice)

    monkeypatch.setattr(conditional_drafts, "imagine", watched)
    panel = await theirs(await opened(board, second), second)
    panel = await second.press(panel, "Step back")
    await theirs(panel, second)
    assert imagined
    assert threading.main_thread() not in threads
    assert len(imagined) == len(set(imagined))


async def two_bound(board: Board, guest: Guest) -> tuple[Object, Object]:
    """The panel with two bound moves, and the list that deletes one of them; other choices may come to the same
    turn."""
    await bind(board, guest)
    for pick in range(1, LIMIT):
        said = await bind(board, guest, pick)
        [menu] = [menu for menu in menus(said) if menu["custom_id"].startswith("z:if-forget:")]
        if len(menu["options"]) == 2:
            return said, menu
    raise AssertionError(said["content"])


async def test_two_that_are_deleted_at_once_on_two_devices_are_both_gone(board: Board, monkeypatch) -> None:
    _, second = await sides(board)
    said, menu = await two_bound(board, second)
    elsewhere = await opened(board, second)
    seen, both = conditional_moves.view_seat, asyncio.Barrier(2)

    async def together(*asked: Any) -> SeatView:
        at = await seen(*asked)
        await both.wait()
        return at

    monkeypatch.setattr(conditional_moves, "view_seat", together)
    one, other = (option["value"] for option in menu["options"])
    answers = await asyncio.gather(second.choose(said, menu, [one]), second.choose(elsewhere, menu, [other]))
    assert all(answer["content"].startswith("Deleted.") for answer in answers)
    assert (await bound(board, second))[2] == []


async def test_what_is_bound_is_shown_to_its_owner_and_forgotten_there(room: Room) -> None:
    board = await open_table(room, *await room.join("Ai_ko", "Mar_ta"))
    first, second = await sides(board)
    said, menu = await two_bound(board, second)
    shown = [option["label"] for option in menu["options"]]
    assert all(first.user["global_name"] in label for label in shown), "as it is, without markup"
    first_of_two = [menu["options"][0]["value"]]
    older = await opened(board, second)
    said = await second.choose(said, menu, first_of_two)
    assert said["content"].startswith("Deleted.")
    [left] = (await bound(board, second))[2]
    [older_menu] = [menu for menu in menus(older) if menu["custom_id"].startswith("z:if-forget:")]
    again = await second.choose(older, older_menu, first_of_two)
    assert "out of date" in again["content"], "an older list deletes nothing in its place"
    assert (await bound(board, second))[2] == [left]
    assert said["flags"] & 64, "nobody else sees it"


async def test_a_step_is_taken_off_and_all_of_them(board: Board) -> None:
    _, second = await sides(board)
    panel = await theirs(await opened(board, second), second)
    assert "Leave this move" not in buttons(panel)
    panel = await second.press(panel, "Step back")
    assert "And what do you do then?" not in panel["content"]
    panel = await second.press(panel, "Start over")
    assert "Step back" not in buttons(panel)


async def test_what_the_other_sees_alone_keeps_nobody_from_binding(board: Board) -> None:
    """The buttons are of the version of who presses them: that of the other may have gone further."""
    first, second = await sides(board)
    tables, now = board.room.services.tables, board.room.services.now()

    def further(_: AnyGame, table: core.Table) -> core.Change:
        seat = table.seat_of(int(first.id))
        assert seat is not None
        return core.Change(core.with_player(table, seat, version=table.players[seat].version + 5), (), ())

    await tables.perform_as(board.number, further, now)
    assert (await bind(board, second))["content"].startswith("Noted.")


async def test_a_panel_of_before_shows_what_is_true_now(board: Board) -> None:
    first, second = await sides(board)
    panel = await opened(board, second)
    await bind(board, second)
    _, _, [one] = await bound(board, second)
    await move(board, first, [step for _, step in one.upon][:-1])
    said = await choose(panel, second)
    assert "out of date" in said["content"]
    assert (await bound(board, second))[2] != []


async def test_what_another_player_might_do_is_asked_in_their_place(room: Room) -> None:
    """The menu is that player's own: “you” is them there, and the hand that it is about nobody else knows."""
    board = await open_table(room, *await room.join("Aiko", "Marta"), game="tigris_euphrates")
    first, second = await sides(board)
    panel = await opened(board, second)
    assert f"{first.user['global_name']}, what would you do?** Where does your " in panel["content"]
    assert "What others hold in secret is only supposed here." in panel["content"]
    panel = await choose(panel, second)
    assert re.search(rf"If \S+ {first.user['global_name']} chooses “Leader: your .+”", panel["content"])


async def test_what_was_put_together_is_gone_once_the_other_has_done_it(room: Room, monkeypatch) -> None:
    """Of simultaneous decisions one makes no other panel old: the choices of who waits are the same."""
    aiko, marta = await room.join("Aiko", "Marta")
    civilizations = [{"board": "board_jade"}, WONDERS["civilizations"][1]]  # the one can pay for nothing
    board = await position(room, monkeypatch, {**WONDERS, "civilizations": civilizations}, aiko, marta)
    await room.settled()
    panel = await aiko.press(await opened(board, aiko), "Stonehenge")
    assert "chooses “Stonehenge” …" in panel["content"]
    await marta.type(board.thread, "civ wonder", first="stonehenge")
    await room.settled()
    assert "out of date" in (await aiko.press(panel, "Start over"))["content"]
    panel = await opened(board, aiko)
    assert "Or else Hanging Gardens of Babylon" in buttons(panel)
    assert "Start over" not in buttons(panel)
