"""Commands made from a table: their names, parameters, and what they do at the table of the channel."""

import inspect
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from cogs.base.context import Context, Interaction
from cogs.commands.completion import Choices, Complete
from cogs.commands.find_table import Act, act_here
from cogs.permissions.authorization import FOUND_BY
from rules.core.forms import narrowed

Command = app_commands.Command[Any, ..., None]
REQUIRED = inspect.Parameter.empty


@dataclass(frozen=True)
class Parameter:
    """A parameter of a command. ``complete`` offers moves for it, ``kind`` is its type for Discord, and ``default``
    its value where it is optional."""

    name: str
    description: app_commands.locale_str
    complete: Complete | None = None
    kind: Any = app_commands.Range[str, 1, 100]
    default: Any = REQUIRED


def make_command(
    name: str,
    description: app_commands.locale_str,
    act: Act,
    parameters: Sequence[Parameter] = (),
    slug: str = "",
    notation: str = "",
    permission: str = "",
    direct: bool = False,
) -> Command:
    """A command that does ``act`` at the table of this channel, with the parameters by name.

    Moves of the game ``slug`` (empty: of any) are offered for a parameter, those that begin like ``notation`` before
    it; there the parameters are named in braces. ``permission`` is the command's name in the table of permissions,
    if that differs. A ``direct`` command shows something, and is acknowledged by its answer if that is ready in a
    moment.
    """

    async def run(interaction: Interaction, **typed: Any) -> None:
        await act_here(Context.of(interaction), act, direct=direct, **_narrowed(typed))

    run.__doc__ = ""  # without one discord.py looks for it in every class of the module
    run.__signature__ = _signature(parameters)  # type: ignore[attr-defined]  # where discord.py reads the options
    app_commands.describe(**{one.name: one.description for one in parameters})(run)
    extras = {FOUND_BY: permission} if permission else {}
    command: Command = app_commands.Command(name=name, description=description, callback=run, extras=extras)
    for parameter in parameters:
        if parameter.complete is not None:
            before, _, _ = notation.partition(f"{{{parameter.name}}}")
            completion = _completion(parameter.complete, slug, before, [one.name for one in parameters])
            command.autocomplete(parameter.name)(completion)
    return command


def _signature(parameters: Sequence[Parameter]) -> inspect.Signature:
    typed = [
        inspect.Parameter(one.name, inspect.Parameter.KEYWORD_ONLY, annotation=one.kind, default=one.default)
        for one in parameters
    ]
    return inspect.Signature([inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD), *typed])


def _completion(
    complete: Complete, slug: str, before: str, names: Sequence[str]
) -> Callable[[Interaction, str], Coroutine[Any, Any, Choices]]:
    async def offer(interaction: Interaction, current: str) -> Choices:
        context = Context.of(interaction)
        typed = {name: getattr(context.interaction.namespace, name) for name in names}  # None until it is typed
        return await complete(context, narrowed(current), slug, before.format_map(_narrowed(typed)))

    return offer


def _narrowed(typed: dict[str, Any]) -> dict[str, Any]:
    """Parameters by name, what was typed in the usual width."""
    return {name: narrowed(value) if isinstance(value, str) else value for name, value in typed.items()}
