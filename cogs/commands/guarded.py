"""Typed commands as handlers: what one raises becomes one sentence for the user."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context, Interaction

C = TypeVar("C", bound=commands.Cog)
P = ParamSpec("P")


def guarded(
    handler: Callable[Concatenate[C, Context, P], Awaitable[None]],
) -> Callable[Concatenate[C, Interaction, P], Coroutine[Any, Any, None]]:
    """The callback of a command, whose parameters are those of its ``handler`` behind the context."""

    @wraps(handler)
    async def run(cog: C, interaction: Interaction, /, *args: P.args, **typed: P.kwargs) -> None:
        context = Context.of(interaction)
        await answers.guard(context, lambda: handler(cog, context, *args, **typed))

    return run
