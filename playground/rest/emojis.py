"""The application's own emoji."""

from __future__ import annotations

from playground.checks.bodies import EMOJI
from playground.checks.emojis import EMOJIS_LIMIT, check_emoji_name, emoji_image
from playground.errors import refusal
from playground.payloads import objects
from playground.rest.call import Answer, Call, Routes
from playground.world import images
from playground.world.ids import APPLICATION_ID
from playground.world.store import Record


def _check_application(call: Call) -> None:
    if call.params["application"] != APPLICATION_ID:
        raise refusal(10002)


def _one(call: Call) -> Record:
    _check_application(call)
    record = call.core.world.emojis.get(call.params["emoji"])
    if record is None:
        raise refusal(10014)
    return record


def _names(call: Call, *, but: str | None = None) -> set[str]:
    """The names of the application's emoji, except one."""
    return {emoji["name"] for emoji in call.core.world.emojis.values() if emoji["id"] != but}


def listed(call: Call) -> Answer:
    """GET /applications/A/emojis"""
    _check_application(call)
    world = call.core.world
    return 200, {"items": [objects.emoji(world, record) for record in world.emojis.values()]}


def get(call: Call) -> Answer:
    """GET /applications/A/emojis/E"""
    return 200, objects.emoji(call.core.world, _one(call))


def create(call: Call) -> Answer:
    """POST /applications/A/emojis"""
    _check_application(call)
    world = call.core.world
    body = call.object(EMOJI)
    check_emoji_name(body.get("name"), _names(call))
    data = emoji_image(body.get("image"))
    if len(world.emojis) >= EMOJIS_LIMIT:
        raise refusal(30008)
    record = world.add_emoji(body["name"], data, animated=images.is_animated(data))
    call.core.hub.emojis()
    return 201, objects.emoji(world, record)


def change(call: Call) -> Answer:
    """PATCH /applications/A/emojis/E: its name."""
    record = _one(call)
    body = call.object(EMOJI)
    if "name" in body:
        check_emoji_name(body["name"], _names(call, but=record["id"]))
        call.core.world.put("emoji", record | {"name": body["name"]})
        call.core.hub.emojis()
    return 200, objects.emoji(call.core.world, _one(call))


def remove(call: Call) -> Answer:
    """DELETE /applications/A/emojis/E"""
    call.core.world.drop_emoji(_one(call))
    call.core.hub.emojis()
    return 204, None


_ALL = "/applications/{application}/emojis"
_ONE = "/applications/{application}/emojis/{emoji}"

ROUTES: Routes = [
    ("GET", _ALL, listed),
    ("POST", _ALL, create),
    ("GET", _ONE, get),
    ("PATCH", _ONE, change),
    ("DELETE", _ONE, remove),
]
