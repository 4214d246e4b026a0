"""Limits of application commands. Source: Discord's reference, "Application Commands"."""

from __future__ import annotations

import re
from typing import Any

from playground.errors import Problems
from playground.world.store import Record

COMMANDS_LIMIT = 100
CONTEXT_LIMITS = {2: 15, 3: 15}
OPTIONS_LIMIT = 25
CHOICES_LIMIT = 25
NAME_LIMIT = 32
DESCRIPTION_LIMIT = 100
CHOICE_LIMIT = 100
SIZE_LIMIT = 4000
SUBCOMMAND, GROUP = 1, 2
PLACES = {"integration_types": 2, "contexts": 3}
"""The fields that say where a command may be used, and how many values each has, from 0."""
STRING, INTEGER, NUMBER = 3, 4, 10
OPTION_TYPES = range(1, 12)

# Word characters of every script, the hyphen and the apostrophe; upper case is refused separately.
NAME = re.compile(r"[-'\w]{1,32}")


def check_commands(commands: Any) -> None:
    """Raise what is wrong with a whole set of commands (bulk overwrite); paths start with the position."""
    problems = Problems()
    seen: set[tuple[str, int]] = set()
    counts: dict[int, int] = {}
    for number, command in enumerate(commands):
        path = str(number)
        kind = int(command.get("type") or 1)
        counts[kind] = counts.get(kind, 0) + 1
        if (command.get("name", ""), kind) in seen:
            problems.add(
                f"{path}.name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add((command.get("name", ""), kind))
        _check_command(problems, path, command)
    for kind, count in counts.items():
        most = CONTEXT_LIMITS.get(kind, COMMANDS_LIMIT)
        if count > most:
            problems.add("", "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    problems.raise_if_any()


def check_command(command: Record) -> None:
    """Raise what is wrong with one command; paths start at its fields."""
    problems = Problems()
    _check_command(problems, "", command)
    problems.raise_if_any()


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _check_command(problems: Problems, path: str, command: Record) -> None:
    if (command.get("type") or 1) != 1:
        _length(problems, _join(path, "name"), command.get("name"), NAME_LIMIT)
        return
    _check_name(problems, path, command)
    _length(problems, _join(path, "description"), command.get("description"), DESCRIPTION_LIMIT)
    _check_localized(problems, path, command, "description", DESCRIPTION_LIMIT)
    _check_places(problems, path, command)
    _check_options(problems, _join(path, "options"), command.get("options"), depth=0)
    if size(command) > SIZE_LIMIT:
        # Discord does not say which command it was.
        problems.add("", "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({SIZE_LIMIT})")


def _check_places(problems: Problems, path: str, command: Record) -> None:
    """By whose installation, and in which contexts it may be used: each once."""
    for name, count in PLACES.items():
        given = command.get(name)
        if given is None:
            continue
        if not given:
            problems.add(_join(path, name), "BASE_TYPE_REQUIRED", "This field is required")
        for number, one in enumerate(given):
            if one not in range(count):
                known = ", ".join(str(known) for known in range(count))
                problems.add(_join(path, f"{name}.{number}"), "BASE_TYPE_CHOICES", f"Value must be one of {{{known}}}.")
        if len(set(given)) != len(given):
            problems.add(_join(path, name), "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")


def _length(problems: Problems, path: str, value: Any, most: int) -> None:
    if value is None:
        problems.add(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif not 1 <= len(str(value)) <= most:
        problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {most} in length.")


def _check_name(problems: Problems, path: str, thing: Record) -> None:
    names = {_join(path, "name"): thing.get("name")}
    for locale, name in (thing.get("name_localizations") or {}).items():
        names[_join(path, f"name_localizations.{locale}")] = name
    for where, name in names.items():
        _length(problems, where, name, NAME_LIMIT)
        if name and len(name) <= NAME_LIMIT and (not NAME.fullmatch(name) or name != name.lower()):
            problems.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_localized(problems: Problems, path: str, thing: Record, key: str, most: int) -> None:
    for locale, words in (thing.get(f"{key}_localizations") or {}).items():
        _length(problems, _join(path, f"{key}_localizations.{locale}"), words, most)


def _check_options(problems: Problems, path: str, options: Any, depth: int) -> None:
    options = options or []
    if len(options) > OPTIONS_LIMIT:
        problems.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS_LIMIT} or fewer in length.")
        return
    optional_seen = False
    names: set[str] = set()
    for number, option in enumerate(options):
        here = f"{path}.{number}"
        kind = option.get("type")
        _check_name(problems, here, option)
        _length(problems, f"{here}.description", option.get("description"), DESCRIPTION_LIMIT)
        _check_localized(problems, here, option, "description", DESCRIPTION_LIMIT)
        if option.get("name") in names:
            problems.add(
                f"{here}.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
            )
        names.add(option.get("name"))
        if kind not in OPTION_TYPES or (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            problems.add(
                f"{here}.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command option type is invalid"
            )
        elif kind in (SUBCOMMAND, GROUP):
            _check_options(problems, f"{here}.options", option.get("options"), depth + (1 if kind == GROUP else 2))
        else:
            _check_value_option(problems, here, option)
            if option.get("required") and optional_seen:
                problems.add(
                    here,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
            optional_seen = optional_seen or not option.get("required")
    kinds = {option.get("type") for option in options}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        problems.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )


def _check_value_option(problems: Problems, path: str, option: Record) -> None:
    choices = option.get("choices") or []
    if len(choices) > CHOICES_LIMIT:
        problems.add(f"{path}.choices", "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES_LIMIT} or fewer in length.")
        return
    if choices and option.get("autocomplete"):
        problems.add(
            f"{path}.choices",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Autocomplete and choices exclude each other",
        )
    seen: set[str] = set()
    for number, choice in enumerate(choices):
        here = f"{path}.choices.{number}"
        _length(problems, f"{here}.name", choice.get("name"), CHOICE_LIMIT)
        _check_localized(problems, here, choice, "name", CHOICE_LIMIT)
        if option.get("type") == STRING:
            _length(problems, f"{here}.value", choice.get("value"), CHOICE_LIMIT)
        if choice.get("name") in seen:
            problems.add(
                f"{here}.name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice name already exists"
            )
        seen.add(choice.get("name"))


def size(thing: Record) -> int:
    """Characters of names, descriptions and choice values, with each text's longest translation."""
    total = 0
    for key in ("name", "description"):
        words = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
        total += max(len(word) for word in words)
    if "value" in thing:
        total += len(str(thing["value"]))
    return total + sum(size(child) for key in ("options", "choices") for child in thing.get(key) or ())
