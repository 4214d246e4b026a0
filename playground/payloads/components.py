"""Components as stored and as returned: ids and defaults filled in, media resolved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from playground.checks.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
    walk,
)
from playground.world.store import Record

Media = Callable[[str], dict[str, Any]]
"""Turns a media URL (maybe `attachment://...`) into an unfurled media object."""


class _Numbers:
    """Ids for the components of one message: given ones are kept, the others are numbered around them."""

    def __init__(self, components: Iterable[Record]) -> None:
        self._taken = {int(c["id"]) for c in walk(components) if c.get("id")}
        self._last = 0

    def next(self, given: Any) -> int:
        if given:
            return int(given)
        self._last += 1
        while self._last in self._taken:
            self._last += 1
        return self._last


def normalise(components: list[Record] | None) -> list[Record]:
    """The stored form of checked components: only known keys, defaults filled in, an id each."""
    numbers = _Numbers(components or [])
    return [_stored(component, numbers) for component in components or []]


def _stored(component: Record, numbers: _Numbers) -> Record:
    kind = component["type"]
    result: Record = {"type": kind, "id": numbers.next(component.get("id"))}
    if kind == ROW:
        result["components"] = [_stored(child, numbers) for child in component["components"]]
    elif kind == BUTTON:
        result |= _given(component, "custom_id", "style", "label", "url", "sku_id")
        result |= {"disabled": bool(component.get("disabled"))} | _emoji(component)
    elif kind in SELECTS:
        result |= _select(component)
    elif kind == SECTION:
        result["components"] = [_stored(child, numbers) for child in component["components"]]
        result["accessory"] = _stored(component["accessory"], numbers)
    elif kind == TEXT_DISPLAY:
        result["content"] = component["content"]
    elif kind == THUMBNAIL:
        result |= {"media": {"url": component["media"]["url"]}} | _described(component)
    elif kind == GALLERY:
        items = component["items"]
        result["items"] = [{"media": {"url": item["media"]["url"]}} | _described(item) for item in items]
    elif kind == FILE:
        result |= {"file": {"url": component["file"]["url"]}, "spoiler": bool(component.get("spoiler"))}
    elif kind == SEPARATOR:
        divider = component.get("divider")
        result |= {"spacing": component.get("spacing") or 1, "divider": True if divider is None else divider}
    elif kind == CONTAINER:
        result |= {"accent_color": component.get("accent_color"), "spoiler": bool(component.get("spoiler"))}
        result["components"] = [_stored(child, numbers) for child in component["components"]]
    return result


def _given(holder: Record, *keys: str) -> Record:
    return {key: holder[key] for key in keys if holder.get(key) is not None}


def _described(holder: Record) -> Record:
    return {"description": holder.get("description"), "spoiler": bool(holder.get("spoiler"))}


def _emoji(holder: Record) -> Record:
    emoji = holder.get("emoji")
    if not emoji:
        return {}
    own = {"id": str(emoji["id"])} if emoji.get("id") else {}
    return {"emoji": own | _given(emoji, "name") | ({"animated": True} if emoji.get("animated") else {})}


def _select(select: Record) -> Record:
    low, high = select.get("min_values"), select.get("max_values")
    result = _given(select, "custom_id", "placeholder", "channel_types", "default_values") | {
        "min_values": 1 if low is None else int(low),
        "max_values": 1 if high is None else int(high),
        "disabled": bool(select.get("disabled")),
    }
    if select["type"] == STRING_SELECT:
        result["options"] = [
            _given(option, "label", "value", "description")
            | _emoji(option)
            | ({"default": True} if option.get("default") else {})
            for option in select["options"]
        ]
    return result


def render(component: Record, media: Media) -> Record:
    """The returned form of a stored component: every media URL becomes an unfurled media object."""
    result = dict(component)
    for key in ("media", "file"):
        if key in component:
            result[key] = media(component[key]["url"])
    if component["type"] == FILE:
        result |= {"name": result["file"].pop("filename", None), "size": result["file"].pop("size", None)}
    if "items" in component:
        result["items"] = [item | {"media": _plain(media(item["media"]["url"]))} for item in component["items"]]
    if "media" in result:
        result["media"] = _plain(result["media"])
    if "components" in component:
        result["components"] = [render(child, media) for child in component["components"]]
    if "accessory" in component:
        result["accessory"] = render(component["accessory"], media)
    return result


def _plain(unfurled: Record) -> Record:
    return {key: value for key, value in unfurled.items() if key not in ("filename", "size")}


def find(components: Iterable[Record], custom_id: str) -> Record | None:
    """The component with this custom_id, at any depth."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def media_urls(components: Iterable[Record]) -> set[str]:
    """Every media URL in the components."""
    urls: set[str] = set()
    for component in walk(components):
        holders = [component.get("media"), component.get("file")]
        holders += [item.get("media") for item in component.get("items") or ()]
        urls |= {holder["url"] for holder in holders if holder}
    return urls
