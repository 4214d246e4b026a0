"""Application commands, global and of the guild."""

from __future__ import annotations

from typing import Any

from playground.activities.instances import ENTRY_POINT
from playground.checks.bodies import COMMAND, COMMANDS
from playground.checks.commands import COMMANDS_LIMIT, check_command, check_commands
from playground.checks.shapes import require
from playground.errors import ApiError, refusal
from playground.payloads import objects
from playground.rest.call import Answer, Call, Routes
from playground.world.ids import APPLICATION_ID, GUILD_ID
from playground.world.store import Record


def _scope(call: Call) -> str | None:
    """The guild of the path, or None for global commands."""
    if call.params["application"] != APPLICATION_ID:
        raise refusal(10002)
    guild = call.params.get("guild")
    if guild not in (None, GUILD_ID):
        raise refusal(50001)
    return guild


def _in_scope(call: Call, guild: str | None) -> list[Record]:
    return [command for command in call.core.world.commands.values() if command.get("guild_id") == guild]


def _one(call: Call) -> Record:
    guild = _scope(call)
    command = call.core.world.commands.get(call.params["command"])
    if command is None or command.get("guild_id") != guild:
        raise refusal(10063)
    return command


def _option(option: Record) -> Record:
    result = {key: value for key, value in option.items() if value is not None or key.endswith("_localizations")}
    if option.get("options"):
        result["options"] = [_option(child) for child in option["options"]]
    return result


def _record(call: Call, body: Record, guild: str | None, old: Record | None) -> Record:
    """The stored command: the id is kept if one of the same name and type existed."""
    given: dict[str, Any] = {
        "id": old["id"] if old else call.core.world.ids.next(),
        "application_id": APPLICATION_ID,
        "version": call.core.world.ids.next(),
        "type": body.get("type") or 1,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": _text(body.get("default_member_permissions")),
        "nsfw": bool(body.get("nsfw")),
        "integration_types": body.get("integration_types") or [0],
        "contexts": body.get("contexts"),
    }
    if body.get("options"):
        given["options"] = [_option(option) for option in body["options"]]
    if guild is None:
        given["dm_permission"] = body.get("dm_permission") is not False
    else:
        given["guild_id"] = guild
    if given["type"] == ENTRY_POINT:
        given["handler"] = body.get("handler") or 1
    return given


def _text(value: Any) -> str | None:
    return None if value is None else str(value)


def _keep(call: Call, record: Record) -> Record:
    call.core.world.put("command", record)
    return objects.command(record)


def listed(call: Call) -> Answer:
    """GET commands; `with_localizations` adds the dictionaries."""
    full = call.query.get("with_localizations", "").lower() in ("true", "1")
    return 200, [objects.command(record, localizations=full) for record in _in_scope(call, _scope(call))]


_known_as_right: list[Any] = []
"""The set of commands that was looked at last, if nothing is wrong with it."""


def overwrite(call: Call) -> Answer:
    """PUT commands: the whole set at once."""
    guild = _scope(call)
    bodies = call.body or []
    if [bodies] != _known_as_right:  # bots send the same whenever they begin, and looking at all of it takes long
        require(COMMANDS, bodies)
        check_commands(bodies)
        _known_as_right[:] = [bodies]
    world = call.core.world
    old = {(command["name"], command["type"]): command for command in _in_scope(call, guild)}
    kinds = {body.get("type") or 1 for body in bodies}
    if ENTRY_POINT not in kinds and any(kind == ENTRY_POINT for _, kind in old):
        raise refusal(50240)
    for command in old.values():
        del world.commands[command["id"]]
        world.store.drop("command", command["id"])
    records = [_record(call, body, guild, old.get((body["name"], body.get("type") or 1))) for body in bodies]
    answer = [_keep(call, record) for record in records]
    call.core.hub.commands()
    return 200, answer


def create(call: Call) -> Answer:
    """POST a command: 201, or 200 if it replaces one of the same name."""
    guild = _scope(call)
    body = call.object(COMMAND)
    check_command(body)
    same = [c for c in _in_scope(call, guild) if (c["name"], c["type"]) == (body["name"], body.get("type") or 1)]
    if not same and len(_in_scope(call, guild)) >= COMMANDS_LIMIT:
        raise ApiError(
            400, {"message": f"Maximum number of application commands reached ({COMMANDS_LIMIT})", "code": 30032}
        )
    answer = _keep(call, _record(call, body, guild, same[0] if same else None))
    call.core.hub.commands()
    return (200 if same else 201), answer


def get(call: Call) -> Answer:
    """GET one command."""
    return 200, objects.command(_one(call))


def change(call: Call) -> Answer:
    """PATCH one command."""
    old = _one(call)
    body = old | call.object(COMMAND)
    check_command(body)
    answer = _keep(call, _record(call, body, old.get("guild_id"), old))
    call.core.hub.commands()
    return 200, answer


def remove(call: Call) -> Answer:
    """DELETE one command."""
    record = _one(call)
    del call.core.world.commands[record["id"]]
    call.core.world.store.drop("command", record["id"])
    call.core.hub.commands()
    return 204, None


ROUTES: Routes = [
    route
    for base in ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands")
    for route in (
        ("GET", base, listed),
        ("PUT", base, overwrite),
        ("POST", base, create),
        ("GET", base + "/{command}", get),
        ("PATCH", base + "/{command}", change),
        ("DELETE", base + "/{command}", remove),
    )
]
