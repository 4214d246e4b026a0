"""Reading what people see: components, buttons and texts of messages, forms to fill in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Object = dict[str, Any]
BUTTON, TEXT_INPUT, TEXT_DISPLAY, ROW, LABEL = 2, 4, 10, 1, 18
SELECTS = (3, 5, 6, 7, 8)
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23


class PlaygroundError(Exception):
    """The playground refused; the text is its sentence."""


def pick(users: list[Object], who: str | Object) -> Object:
    """The user with this id, user name or display name, or the object itself."""
    if isinstance(who, dict):
        return who
    for user in users:
        if str(who) in (user["id"], user["username"], user["global_name"]):
            return user
    raise PlaygroundError(f"There is no person {who!r}.")


def option_value(menu: Object, wanted: str) -> str | None:
    """The value of the menu's option with this value or label; None if there is none."""
    options = menu.get("options") or []
    for key in ("value", "label"):
        for option in options:
            if option[key] == wanted:
                return str(option["value"])
    return None


def filled(component: Object, fields: dict[str, Any]) -> Object:
    """A form's component as submitted, taking its value out of `fields`; without one the preset is kept."""
    if component["type"] == ROW:
        return {
            "type": ROW,
            "components": [_field(child, child.get("label"), fields) for child in component["components"]],
        }
    if component["type"] == LABEL:
        return {"type": LABEL, "component": _field(component["component"], component.get("label"), fields)}
    return {"type": component["type"]}


def _field(field: Object, label: str | None, fields: dict[str, Any]) -> Object:
    given = fields.pop(field["custom_id"], None)
    if given is None and label is not None:
        given = fields.pop(label, None)
    result = {"type": field["type"], "custom_id": field["custom_id"]}
    if field["type"] == TEXT_INPUT:
        return result | {"value": field.get("value") or "" if given is None else str(given)}
    if field["type"] == CHECKBOX:
        return result | {"value": bool(field.get("default") if given is None else given)}
    if field["type"] == FILE_UPLOAD:  # a file is {filename, data}, its bytes in base64
        return result | {"values": [given] if isinstance(given, dict) else list(given or [])}
    if given is None:
        given = _preset(field)
    if field["type"] == RADIO_GROUP:
        chosen = given[0] if isinstance(given, list) and given else given or None
        return result | {"value": None if chosen is None else option_value(field, str(chosen)) or chosen}
    values = [given] if isinstance(given, str) else list(given or [])
    return result | {"values": [option_value(field, value) or value for value in values]}


def _preset(field: Object) -> list[str]:
    """The preselected values of a field."""
    named = [str(one["id"]) for one in field.get("default_values") or []]
    return named + [str(option["value"]) for option in field.get("options") or [] if option.get("default")]


def components(message: Object) -> list[Object]:
    """Every component of a message, at any depth, in reading order."""
    found: list[Object] = []

    def walk(nodes: Iterable[Object]) -> None:
        for node in nodes:
            found.append(node)
            walk(node.get("components") or ())
            walk([node["accessory"]] if node.get("accessory") else ())

    walk(message["components"])
    return found


def find_button(message: Object, label: str) -> Object:
    """The button with this label or emoji.

    Raises:
        PlaygroundError: there is none; the text lists those there are.
    """
    buttons = [component for component in components(message) if component["type"] == BUTTON]
    for button in buttons:
        if label and label in (button.get("label"), (button.get("emoji") or {}).get("name")):
            return button
    labels = [button.get("label") or (button.get("emoji") or {}).get("name") for button in buttons]
    raise PlaygroundError(f"The message has no button {label!r}; it has {labels}.")


def texts(message: Object) -> list[str]:
    """Everything written in a message: content, embeds, text displays."""
    found = [message["content"]]
    for embed in message["embeds"]:
        found += [embed.get("title"), embed.get("description")]
        found += [part for field in embed.get("fields") or () for part in (field["name"], field["value"])]
        found.append((embed.get("footer") or {}).get("text"))
    found += [component["content"] for component in components(message) if component["type"] == TEXT_DISPLAY]
    return [text for text in found if text]
