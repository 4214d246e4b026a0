"""Options of a slash command: checked against the command, references resolved."""

from __future__ import annotations

from typing import Any

from playground.payloads import objects
from playground.web.refusals import Refused
from playground.web.uploads import take_file
from playground.world.store import Record
from playground.world.world import World

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
KINDS: dict[int, Any] = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}
WORDS = {STRING: "a text", INTEGER: "a whole number", BOOLEAN: "true or false", NUMBER: "a number"}


def command_data(world: World, command: Record, options: Any, *, complete: bool, origin: str = "") -> Record:
    """The `data` of a command interaction.

    Args:
        origin: the address that the links of attached files point to.
        complete: whether required options must be there and values must be valid (not so for autocomplete).

    Raises:
        Refused: unknown, missing or unfitting options.
    """
    resolved: Record = {}
    checker = _Options(world, resolved, complete=complete, origin=origin)
    data: Record = {"id": command["id"], "name": command["name"], "type": command["type"]}
    data["options"] = checker.level(command.get("options") or [], options or [], command["name"])
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    if resolved:
        data["resolved"] = resolved
    return data


class _Options:
    def __init__(self, world: World, resolved: Record, *, complete: bool, origin: str) -> None:
        self._world = world
        self._origin = origin
        self._resolved = resolved
        self._complete = complete

    def level(self, known: list[Record], given: list[Record], where: str) -> list[Record]:
        """One level of options: subcommands, or values."""
        by_name = {option["name"]: option for option in known}
        if any(option["type"] in (SUBCOMMAND, GROUP) for option in known):
            if len(given) != 1 or given[0].get("name") not in by_name:
                raise Refused(f"/{where} needs one of its subcommands: {', '.join(by_name)}.")
            option, chosen = by_name[given[0]["name"]], given[0]
            below = self.level(option.get("options") or [], chosen.get("options") or [], f"{where} {option['name']}")
            return [{"name": option["name"], "type": option["type"], "options": below}]
        for entry in given:
            if entry.get("name") not in by_name:
                raise Refused(f"/{where} has no option {entry.get('name')!r}.")
        names = [entry["name"] for entry in given]
        if len(set(names)) != len(names):
            raise Refused(f"/{where} was given an option twice.")
        missing = [option["name"] for option in known if option.get("required") and option["name"] not in names]
        if self._complete and missing:
            raise Refused(f"/{where} needs the option {missing[0]!r}.")
        return [self.value(by_name[entry["name"]], entry) for entry in given]

    def value(self, option: Record, entry: Record) -> Record:
        """One filled-in option."""
        kind, value = option["type"], entry.get("value")
        result: Record = {"name": option["name"], "type": kind, "value": value}
        if entry.get("focused"):
            # An option still being typed is sent as text, whatever its type.
            return result | {"value": str(value if value is not None else ""), "focused": True}
        if kind in (USER, MENTIONABLE):
            return result | {"value": self.user(option, value)}
        if kind == CHANNEL:
            return result | {"value": self.channel(option, value)}
        if kind == ATTACHMENT:
            what = f"Option {option['name']!r}"
            return result | {"value": take_file(self._world, self._origin, self._resolved, value, what)}
        if kind not in KINDS:
            raise Refused(f"The playground cannot fill in option {option['name']!r} (type {kind}).")
        if not isinstance(value, KINDS[kind]) or (kind != BOOLEAN and isinstance(value, bool)):
            raise Refused(f"Option {option['name']!r} takes {WORDS[kind]}.")
        if self._complete:
            self.check_range(option, value)
        return result

    def check_range(self, option: Record, value: Any) -> None:
        """Choices, smallest and largest number, shortest and longest text."""
        name = option["name"]
        choices = option.get("choices")
        if choices and all(choice["value"] != value for choice in choices):
            raise Refused(f"Option {name!r} takes one of its choices only.")
        size = len(value) if isinstance(value, str) else value
        low = option.get("min_length" if isinstance(value, str) else "min_value")
        high = option.get("max_length" if isinstance(value, str) else "max_value")
        if low is not None and size < low:
            raise Refused(f"Option {name!r} is too small: at least {low}.")
        if high is not None and size > high:
            raise Refused(f"Option {name!r} is too large: at most {high}.")
        if isinstance(value, str) and not value and option.get("required"):
            raise Refused(f"Option {name!r} is empty.")
        if isinstance(value, str) and len(value) > 6000:
            raise Refused(f"Option {name!r} is longer than 6,000 characters.")

    def user(self, option: Record, value: Any) -> str:
        """A person by id, added to the resolved ones."""
        record = self._world.users.get(str(value))
        if record is None:
            raise Refused(f"Option {option['name']!r} takes a person.")
        resolve_user(self._resolved, record)
        return str(record["id"])

    def channel(self, option: Record, value: Any) -> str:
        """A channel by id, added to the resolved ones."""
        record = self._world.channels.get(str(value))
        if record is None or record["type"] not in (option.get("channel_types") or [record["type"]]):
            raise Refused(f"Option {option['name']!r} takes a channel.")
        resolve_channel(self._world, self._resolved, record)
        return str(record["id"])


def resolve_user(resolved: Record, record: Record) -> None:
    """Add a user and member to resolved data."""
    resolved.setdefault("users", {})[record["id"]] = objects.user(record)
    member = objects.bare_member(record) | {"permissions": "0"}
    resolved.setdefault("members", {})[record["id"]] = member


def resolve_channel(world: World, resolved: Record, record: Record) -> None:
    """Add a channel to resolved data."""
    channel = objects.channel(world, record) | {"permissions": "0"}
    resolved.setdefault("channels", {})[record["id"]] = channel
