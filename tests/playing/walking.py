"""Any action of any game, found on the private panel by its labels, as a person would."""

from __future__ import annotations

from collections.abc import Sequence

from playground.testing.reading import components
from render.words.text import texts
from rules.core.contract import Action, AnyGame, Choice
from tests.kit.room import (
    Guest,
    Object,
    buttons,
    menus,
)
from tests.playing.turns import confirm_of, more_of

BLUE, SECTION = 1, 9
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
    if not are_offered(panel, leaves) and more_of(panel):
        panel = await guest.press(panel, more_of(panel))
        taps += 1
    if not are_offered(panel, leaves) and not is_chosen(panel, region):
        panel = await tap(guest, panel, region)
        taps += 1
    if not are_offered(panel, leaves) and more_of(panel):
        panel = await guest.press(panel, more_of(panel))
        taps += 1
    return await tap(guest, panel, *leaves), taps + 1


async def carry_out(guest: Guest, panel: Object, game: AnyGame, *actions: Action) -> tuple[Object, Object, int]:
    """Walks to an action and confirms: the panel before the commit, the answer to it, and all the taps."""
    before, taps = await walk(guest, panel, game, *actions)
    return before, await guest.press(before, confirm_of(before)), taps + 1


async def tap(guest: Guest, panel: Object, *labels: str) -> Object:
    """One tap: the button with this label, or these entries of one list together. A button may also say what is known
    of its answer."""
    if len(labels) == 1:
        for label, one in buttons(panel).items():
            if is_named(label, one, labels[0]):
                return await guest.press(panel, label)
    for menu in reversed(menus(panel)):
        values = {name: option["value"] for option in menu["options"] for name in (option["label"], answer_in(option))}
        if set(labels) <= values.keys() and len(labels) <= menu["max_values"]:
            return await guest.choose(panel, menu, [values[label] for label in labels])
    raise AssertionError(f"{labels} are not on {panel['content']}")


def answer_in(option: Object) -> str:
    """What an entry of a list is called; the chosen one says behind it what is known of it."""
    label = str(option["label"])
    return label.rpartition(": ")[0] if option.get("default") and ": " in label else label


def is_named(shown: str, button: Object, label: str) -> bool:
    """Whether a button gives just this answer, alone or with what is known of it."""
    alone = "!" not in button["custom_id"]
    return alone and (shown == label or shown.startswith((f"{label}: ", f"{label} to ")))


def are_offered(panel: Object, labels: Sequence[str]) -> bool:
    """Whether this answer stands on a button or in a list, or these together in one list."""
    if len(labels) == 1:
        return is_offered(panel, labels[0])
    listed = [{option["label"] for option in menu["options"]} for menu in menus(panel) if menu["max_values"] > 1]
    return any(set(labels) <= one for one in listed)


def is_offered(panel: Object, label: str) -> bool:
    """Whether a button or an entry of a list reads so."""
    options = [option for menu in menus(panel) for option in menu["options"]]
    listed = any(label in (option["label"], answer_in(option)) for option in options)
    return listed or any(is_named(shown, one, label) for shown, one in buttons(panel).items())


def is_chosen(panel: Object, label: str) -> bool:
    """Whether the panel shows what this choice leads to."""
    marked = [option["label"] for menu in menus(panel) for option in menu["options"] if option.get("default")]
    told = any(one == label or one.startswith(f"{label}: ") for one in marked)
    return told or any(button["style"] == BLUE for button in [buttons(panel).get(label)] if button)


def labels_of(panel: Object) -> dict[str, str]:
    """The answers of all lists and buttons, with what is said beside them."""
    said = {one["label"]: one.get("description") or "" for menu in menus(panel) for one in menu["options"]}
    for text in buttons(panel):
        said.setdefault(text, "")
        parts = text.split(": ")  # an answer may have a colon of its own
        for end in range(1, len(parts)):
            label = ": ".join(parts[:end])
            said[label] = said.get(label) or ": ".join(parts[end:])
    beside = [one for one in components(panel) if one["type"] == SECTION]
    said |= {one["accessory"]["label"]: one["components"][0]["content"].removeprefix("-# ") for one in beside}
    above = [line.removeprefix("-# ") for line in panel["content"].splitlines()]
    for label in [label for label, hint in said.items() if label and not hint]:  # where there is little room
        said[label] = next((line for line in above if line.startswith(f"{label} ")), "")
    return said
