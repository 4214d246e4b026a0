"""Buttons and selects: one place that acknowledges a click, finds its handler, and always answers."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import actions, custom_ids, lobby, look, plan, premoves
from cogs.services import Services
from rules.core.errors import TableError

LOBBY = frozenset({"join", "leave", "addbot", "dropbot", "cancel", "start"})
PRIVATE_PANEL = frozenset({"tab", "pick", "take", "back", "clear", "go"})
IN_ADVANCE = frozenset({"standing", "answer", "ask"})

_log = logging.getLogger("ziggurat.router")
Handler = Callable[[Services, Interaction, custom_ids.Pressed], Awaitable[None]]


async def _play(services: Services, interaction: Interaction, press: custom_ids.Pressed) -> None:
    await answers.meet(services, interaction)
    await plan.opened(services, interaction, press.numbers[0])


async def _undo(services: Services, interaction: Interaction, press: custom_ids.Pressed) -> None:
    try:
        await actions.undo(services, interaction, press.numbers[0], press.numbers[1])
    except TableError as refusal:
        if refusal.reason != "stale":
            raise
        await answers.stale(interaction, await services.tables.row(press.numbers[0]))


PRIVATE: dict[str, Handler] = {
    "play": _play,
    "undo": _undo,
    "hand": lambda services, interaction, press: actions.show_hand(services, interaction, press.numbers[0]),
    "log": lambda services, interaction, press: actions.show_log(services, interaction, press.numbers[0]),
    "rules": lambda services, interaction, press: actions.show_rules(services, interaction, press.numbers[0]),
    "rematch": lambda services, interaction, press: lobby.rematch(services, interaction, press.numbers[0]),
    "options": lambda services, interaction, press: lobby.options_panel(services, interaction, press.numbers[0]),
}


NUMBERS: dict[str, int] = {
    **dict.fromkeys((*LOBBY, *IN_ADVANCE, *PRIVATE, "option", "resign", "look"), 1),
    **dict.fromkeys(("play", "undo", "log", "page"), 2),
    **dict.fromkeys(PRIVATE_PANEL, 4),
}
"""How many numbers the custom id of each verb has; with fewer or more it is none of this version's."""

SELECTS = frozenset({"option", "pick", "look"})


async def on_component(services: Services, interaction: Interaction) -> None:
    """A button was pressed, or something selected."""
    data: Mapping[str, Any] = interaction.data or {}
    values = [str(value) for value in data.get("values", ())]
    try:
        press = custom_ids.parse(str(data.get("custom_id", "")))
    except custom_ids.BadId:
        press = custom_ids.Pressed("unknown", ())
    await answers.guarded(interaction, lambda: _handle(services, interaction, press, values))


async def _handle(services: Services, interaction: Interaction, press: custom_ids.Pressed, values: list[str]) -> None:
    if len(press.numbers) != NUMBERS.get(press.verb) or (press.verb in SELECTS and not values):
        _log.warning("a button of an unknown kind was pressed: %s", press.verb)
        await answers.defer(interaction)
        raise TableError("button-unknown")
    if press.verb in PRIVATE:
        await answers.defer(interaction)
        await PRIVATE[press.verb](services, interaction, press)
        return
    if press.verb == "look":
        await answers.defer(interaction)
        await look.looked(services, interaction, press.numbers[0], values[0])
        return
    await answers.defer(interaction, update=True)
    if press.verb in LOBBY:
        await lobby.pressed(services, interaction, press)
    elif press.verb == "option":
        await lobby.option_chosen(services, interaction, press, values)
    elif press.verb == "page":
        await lobby.options_panel(services, interaction, *press.numbers)
    elif press.verb == "resign":
        await actions.resign(services, interaction, *press.numbers)
    elif press.verb in IN_ADVANCE:
        await premoves.pressed(services, interaction, press)
    else:
        await plan.pressed(services, interaction, press, values)
