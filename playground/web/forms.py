"""Using components: press, select, submit a modal. Checked as by Discord's own client."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playground.checks.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_INPUT,
)
from playground.payloads.components import find
from playground.web.options import resolve_channel, resolve_user
from playground.web.refusals import Refused
from playground.web.uploads import take_file
from playground.world.store import Record
from playground.world.world import World

USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8


def click_data(message: Record, custom_id: str) -> Record:
    """The `data` of a press on a button of a message."""
    component = _usable(message, custom_id)
    if component["type"] != BUTTON:
        raise Refused(f"{custom_id!r} is no button.")
    return {"component_type": BUTTON, "custom_id": custom_id, "id": component["id"]}


def select_data(world: World, message: Record, custom_id: str, values: Any) -> Record:
    """The `data` of a choice in a select of a message."""
    component = _usable(message, custom_id)
    if component["type"] not in SELECTS:
        raise Refused(f"{custom_id!r} is no select menu.")
    data: Record = {"component_type": component["type"], "custom_id": custom_id, "id": component["id"]}
    return data | _chosen(world, component, values)


def _usable(message: Record, custom_id: str) -> Record:
    component = find(message["components"], custom_id)
    if component is None:
        raise Refused(f"This message has no component {custom_id!r}.")
    if component.get("disabled"):
        raise Refused(f"The component {component.get('label') or custom_id!r} is disabled.")
    return component


def _chosen(world: World, select: Record, values: Any) -> Record:
    """`values` and `resolved` of a select, checked."""
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Refused("The values of a select are a list of texts.")
    if len(set(values)) != len(values):
        raise Refused("A value was chosen twice.")
    _must_fit(select, len(values), "value")
    if select["type"] in (STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP):
        known = {option["value"] for option in select["options"]}
        unknown = [value for value in values if value not in known]
        if unknown:
            raise Refused(f"{unknown[0]!r} is not among the options.")
        return {"values": values}
    resolved: Record = {}
    for value in values:
        user, channel = world.users.get(value), world.channels.get(value)
        if select["type"] in (USER_SELECT, MENTIONABLE_SELECT) and user is not None:
            resolve_user(resolved, user)
        elif select["type"] == CHANNEL_SELECT and channel is not None and _fits(select, channel):
            resolve_channel(world, resolved, channel)
        else:
            raise Refused(f"{value!r} is not among the options.")
    return {"values": values, "resolved": resolved}


def _must_fit(field: Record, count: int, thing: str) -> None:
    """Refuses a count outside the field's limits."""
    usual = len(field["options"]) if field["type"] == CHECKBOX_GROUP else 1
    low = 1 if field.get("min_values") is None else int(field["min_values"])
    high = usual if field.get("max_values") is None else int(field["max_values"])
    if not low <= count <= high:
        raise Refused(f"Choose {low} to {high} {thing}s, not {count}." if low != high else f"Choose {low} {thing}(s).")


def _fits(select: Record, channel: Record) -> bool:
    """Whether the select allows this channel."""
    return channel["type"] in (select.get("channel_types") or [channel["type"]])


def _fields(components: Any) -> Iterator[Record]:
    """The input components of a modal or of its submission, in order."""
    for component in components or ():
        if component.get("type") == ROW:
            yield from component.get("components") or ()
        elif component.get("type") == LABEL and component.get("component"):
            yield component["component"]


def modal_data(world: World, modal: Record, submitted: Any, origin: str) -> Record:
    """The `data` of a submitted modal, mirroring the modal's shape; links of files begin with `origin`.

    Raises:
        Refused: unknown or missing fields, texts too short or too long, unfitting values, files too many or too large.
    """
    form = _Filled(world, origin, {str(field.get("custom_id")): field for field in _fields(submitted)})
    known = {field["custom_id"] for field in _fields(modal["components"])}
    for custom_id in form.given:
        if custom_id not in known:
            raise Refused(f"The form has no field {custom_id!r}.")
    components = []
    for number, component in enumerate(modal["components"], 1):
        base: Record = {"type": component["type"], "id": component.get("id") or number}
        if component["type"] == ROW:
            components.append(base | {"components": [form.field(field, None) for field in component["components"]]})
        elif component["type"] == LABEL:
            components.append(base | {"component": form.field(component["component"], component.get("label"))})
        else:
            components.append(base)
    data: Record = {"custom_id": modal["custom_id"], "components": components}
    return data | ({"resolved": form.resolved} if form.resolved else {})


class _Filled:
    """A submitted form: the values `given`, by custom_id, and those `resolved`."""

    def __init__(self, world: World, origin: str, given: Record) -> None:
        self._world = world
        self._origin = origin
        self.given = given
        self.resolved: Record = {}

    def field(self, field: Record, label: str | None) -> Record:
        """One field as sent to the bot."""
        entry = self.given.get(field["custom_id"]) or {}
        name = label or field.get("label") or field["custom_id"]
        required = field.get("required") is not False
        base: Record = {"type": field["type"], "custom_id": field["custom_id"], "id": field.get("id") or 0}
        if field["type"] == TEXT_INPUT:
            return base | {"value": _written(field, entry.get("value") or "", name, required=required)}
        if field["type"] == CHECKBOX:
            if not isinstance(entry.get("value", False), bool):
                raise Refused(f"The box {name!r} is ticked or not.")
            return base | {"value": entry.get("value", False)}
        if field["type"] == RADIO_GROUP:
            if entry.get("value") is None and not required:
                return base | {"value": None}
            return base | {"value": _chosen(self._world, field, [entry.get("value")])["values"][0]}
        values = entry.get("values") or []
        if not values and not required:
            return base | {"values": []}
        if field["type"] == FILE_UPLOAD:
            return base | {"values": self._files(field, values, f"The field {name!r}")}
        chosen = _chosen(self._world, field, values)
        for kind, things in chosen.pop("resolved", {}).items():
            self.resolved.setdefault(kind, {}).update(things)
        return base | chosen

    def _files(self, field: Record, values: Any, what: str) -> list[str]:
        """The ids of the files of a field."""
        if not isinstance(values, list):
            raise Refused(f"{what} takes a list of files.")
        _must_fit(field, len(values), "file")
        return [take_file(self._world, self._origin, self.resolved, value, what) for value in values]


def _written(field: Record, value: str, name: str, *, required: bool) -> str:
    """The text of a text field."""
    least = int(field.get("min_length") or 0) if value or required else 0
    most = int(field.get("max_length") or 4000)
    if required and not value:
        raise Refused(f"The field {name!r} must be filled in.")
    if not least <= len(value) <= most:
        raise Refused(f"The field {name!r} takes {least} to {most} characters.")
    return value
