"""Turns played on the private panel by reading labels, as a person would."""

from __future__ import annotations

import random

from tests.bot.house import Board, Guest, Object, buttons, menus

CONFIRM_END, CONFIRM, CONFIRM_PART = "Confirm and end turn", "Confirm", "Confirm so far"
LIMIT = 30


def confirm_of(panel: Object) -> str:
    """The label of the confirm button on show."""
    return next(label for label in buttons(panel) if label.startswith("Confirm"))


def tabs(panel: Object) -> list[str]:
    """The buttons that choose what to do: those above the last row."""
    return [one["label"] for line in panel["components"][:-1] for one in line["components"] if one["type"] == 2]


async def choose_on(panel: Object, guest: Guest, dice: random.Random) -> Object:
    """One choice in the lowest menu: as many as it takes together."""
    menu = menus(panel)[-1]
    values = [option["value"] for option in menu["options"]]
    wanted = dice.sample(values, min(menu["max_values"], len(values)))
    return await guest.choose(panel, menu, wanted)


async def plan_turn(panel: Object, guest: Guest, dice: random.Random, *, tiles: float = 0.0) -> Object:
    """Plans until the turn can be ended; with probability ``tiles`` a tile is used where one can be."""
    for _ in range(LIMIT):
        label = confirm_of(panel)
        others = [tab for tab in tabs(panel) if tab != "Build a settlement"]
        if others and menus(panel) and dice.random() < tiles:
            panel = await guest.press(panel, dice.choice(others))
            panel = await choose_on(panel, guest, dice)
            continue
        if label == CONFIRM_END or (label == CONFIRM and not buttons(panel)[label].get("disabled")):
            return panel
        panel = await choose_on(panel, guest, dice)
    raise AssertionError(f"no end of the turn in sight: {panel['content']}")


async def take_turn(panel: Object, guest: Guest, dice: random.Random, *, tiles: float = 0.0) -> Object:
    """Plans and confirms; what the panel says afterwards."""
    panel = await plan_turn(panel, guest, dice, tiles=tiles)
    return await guest.press(panel, confirm_of(panel))


async def open_panel(board: Board, guest: Guest) -> Object:
    """The private panel, from the board in the thread."""
    return await guest.press(await board.shown(guest), "Play")
