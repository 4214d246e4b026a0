"""Turns played on the private panel by reading labels, as a person would."""

from __future__ import annotations

import random
from typing import Any

from rules.table import table as core
from tests.kit.room import (
    Board,
    Guest,
    Object,
    buttons,
    menus,
)

LIMIT = 30


def confirm_button(panel: Object) -> Object | None:
    """The button that commits what is planned so far, where the panel has one that can be pressed; not the one that
    takes an answer with it."""
    for button in buttons(panel).values():
        if button["custom_id"].startswith("z:go:") and "/" not in button["custom_id"] and not button.get("disabled"):
            return button
    return None


def confirm_of(panel: Object) -> str:
    """Its label; empty while there is nothing to confirm."""
    button = confirm_button(panel)
    return str(button["label"]) if button else ""


def is_ready(panel: Object) -> bool:
    """Whether the plan reaches the end of the turn: the button says when it would be carried out only in part."""
    button = confirm_button(panel)
    return button is not None and button["label"] != "Confirm so far"


def tabs(panel: Object) -> list[str]:
    """The buttons that choose what to do."""
    return [label for label, one in buttons(panel).items() if leads_on(one) or one["custom_id"].startswith("z:take:")]


def leads_on(button: Object) -> bool:
    """Whether a button opens another question; the one that opens the rest of the answers does not."""
    return button["custom_id"].startswith("z:tab:") and not button["custom_id"].endswith("*")


def more_of(panel: Object) -> str:
    """The button that opens the rest of the answers; empty where all are on show."""
    found = [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:tab:")]
    return next((label for label in found if not leads_on(buttons(panel)[label])), "")


def lists(panel: Object) -> list[Object]:
    """The lists that choose what to do."""
    return [menu for menu in menus(panel) if menu["custom_id"].startswith("z:pick:")]


def actions(panel: Object) -> list[str]:
    """The buttons that plan an action by themselves: what is offered first, or all there is in the part chosen."""
    return [label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:")]


async def choose_on(panel: Object, guest: Guest, dice: random.Random) -> Object:
    """One choice: an action that stands on a button, or in the lowest menu as many as it takes together."""
    direct, more = actions(panel), more_of(panel)
    if more and dice.random() < 0.5:
        panel = await guest.press(panel, more)
        if not lists(panel) and not tabs(panel):
            return panel  # a sentence: the game has moved on, or nothing can be saved
        direct = []
    if direct and (not lists(panel) or dice.random() < 0.5):
        return await guest.press(panel, dice.choice(direct))
    if not lists(panel):
        return await guest.press(panel, tabs(panel)[-1])
    menu = lists(panel)[-1]
    values = [option["value"] for option in menu["options"]]
    wanted = dice.sample(values, min(menu["max_values"], len(values)))
    return await guest.choose(panel, menu, wanted)


async def plan_turn(panel: Object, guest: Guest, dice: random.Random, *, tiles: float = 0.0) -> Object:
    """Plans until the turn can be ended; with probability ``tiles`` a tile is used where one can be."""
    for _ in range(LIMIT):
        others = [tab for tab in tabs(panel) if tab != "Build settlements" and tab not in actions(panel)]
        if others and lists(panel) and dice.random() < tiles:
            panel = await guest.press(panel, dice.choice(others))
            panel = await choose_on(panel, guest, dice)
        elif is_ready(panel):
            return panel
        else:
            panel = await choose_on(panel, guest, dice)
    raise AssertionError(f"no end of the turn in sight: {panel['content']}")


async def take_turn(panel: Object, guest: Guest, dice: random.Random, *, tiles: float = 0.0) -> Object:
    """Plans and confirms; what the panel says afterwards."""
    panel = await plan_turn(panel, guest, dice, tiles=tiles)
    return await guest.press(panel, confirm_of(panel))


async def open_panel(board: Board, guest: Guest) -> Object:
    """The private panel, from the board in the thread."""
    return await guest.press(await board.shown(guest), "Play")


async def planned(board: Board) -> tuple[Guest, Object]:
    """Who is to act, with a whole turn planned that is not confirmed yet; and the panel."""
    guest = await board.guest_to_act()
    assert guest is not None
    return guest, await plan_turn(await open_panel(board, guest), guest, random.Random(0))


async def position_of(board: Board) -> tuple[core.Table, Any]:
    """The table and its position, from the store."""
    _, table = await board.room.services.tables.at(board.number)
    return table, table.state


async def state_of(board: Board) -> Any:
    return (await position_of(board))[1]


async def refused(guest: Guest, board: Board, path: str, **options: Any) -> str:
    """The one sentence that answers a typed move which changes nothing."""
    before = await board.room.facts(board.number)
    said = await guest.told(await guest.slash(board.thread, path, **options))
    assert await board.room.facts(board.number) == before
    return said
