"""Any action of any game, found on the private panel by its labels, as a person would."""

from __future__ import annotations

from render.words.text import texts
from rules.core.contract import Action, AnyGame, Choice
from tests.kit.room import (
    Guest,
    Object,
    buttons,
    menus,
)
from tests.kit.turns import confirm_of

BLUE = 1
WORDS = texts("en")


async def walk(guest: Guest, panel: Object, game: AnyGame, *actions: Action) -> tuple[Object, int]:
    """Taps until this action is in the plan; several are ticked together in the list that holds all of them.

    Answers the panel then shown and the number of taps."""
    paths = [game.path(action) for action in actions]
    *before, last = paths[0]
    taps = 0
    for choice in before:
        label = WORDS.choice(game.info, choice)
        if not is_chosen(panel, label) and is_offered(panel, label):
            panel = await tap(guest, panel, label)
            taps += 1
    leaves = [WORDS.choice(game.info, path[-1]) for path in paths]
    region = WORDS.choice(game.info, Choice("menu-region", last.region))
    if not is_offered(panel, leaves[0]) and not is_chosen(panel, region):
        panel = await tap(guest, panel, region)
        taps += 1
    return await tap(guest, panel, *leaves), taps + 1


async def carry_out(guest: Guest, panel: Object, game: AnyGame, *actions: Action) -> tuple[Object, Object, int]:
    """Walks to an action and confirms: the panel before the commit, the answer to it, and all the taps."""
    before, taps = await walk(guest, panel, game, *actions)
    return before, await guest.press(before, confirm_of(before)), taps + 1


async def tap(guest: Guest, panel: Object, *labels: str) -> Object:
    """One tap: the button with this label, or these entries of one list together. The only action there is stands on
    a button that also says what is known of it."""
    for label in buttons(panel):
        if label == labels[0] or label.startswith(f"{labels[0]} · "):
            return await guest.press(panel, label)
    for menu in reversed(menus(panel)):
        values = {option["label"]: option["value"] for option in menu["options"]}
        if set(labels) <= values.keys():
            return await guest.choose(panel, menu, [values[label] for label in labels])
    raise AssertionError(f"{labels} are not on {panel['content']}")


def is_offered(panel: Object, label: str) -> bool:
    """Whether a button or an entry of a list reads so."""
    named = any(one == label or one.startswith(f"{label} · ") for one in buttons(panel))
    return named or label in labels_of(panel)


def is_chosen(panel: Object, label: str) -> bool:
    """Whether the panel shows what this choice leads to."""
    marked = [option["label"] for menu in menus(panel) for option in menu["options"] if option.get("default")]
    return label in marked or any(button["style"] == BLUE for button in [buttons(panel).get(label)] if button)


def labels_of(panel: Object) -> dict[str, str]:
    """The answers of all lists and buttons, with what is said beside them or in a line of its own."""
    said = {one["label"]: one.get("description") or "" for menu in menus(panel) for one in menu["options"]}
    lines = [line.removeprefix("- ") for line in panel["content"].splitlines() if line.startswith("- ")]
    for text in (*buttons(panel), *lines):
        label, _, hint = text.partition(" · ")
        said[label] = hint or said.get(label, "")
    return said
