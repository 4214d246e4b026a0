"""``/table`` and ``/move``: typed commands common to all games."""

from functools import cache
from typing import Any

import discord
from discord import app_commands

from cogs.asking import page as asking_page
from cogs.base.context import Context, Interaction
from cogs.commands.command import Command, Parameter, make_command
from cogs.commands.completion import Choices, complete_moves
from cogs.commands.find_table import Act, find_known_table
from cogs.commands.named import offered
from cogs.commands.translate import said
from cogs.history import export, log
from cogs.lobby import participants_page, relocation
from cogs.my_games.page import open_play
from cogs.permissions.authorization import refusal, row_of
from cogs.play import actions, premoves, undo
from cogs.seats import hosts, notes, nudge, pauses, spectators, substitutes
from rules.core.errors import TableError


class ChannelOption(app_commands.Transformer):
    """A channel for a table, as typed: whether the bot knows it is checked later, also in a direct message."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        return [discord.ChannelType.text, discord.ChannelType.news]

    async def transform(self, interaction: Interaction, value: Any) -> app_commands.AppCommandChannel:
        channel: app_commands.AppCommandChannel = value
        return channel


SUBSTITUTE = (
    Parameter("leaving", said("table-leaving"), kind=discord.User | None, default=None),
    Parameter("coming", said("table-coming"), kind=discord.User | None, default=None),
)


async def complete_topics(context: Context, current: str, slug: str, beginning: str) -> Choices:
    """What can be asked about the board of this channel; nothing for who may not look at it."""
    asked = row_of(context)
    try:
        row = await find_known_table(context)
        if asked is None or await refusal(context, asked, row) is not None:
            return []
        return offered(await asking_page.topics_at(context, row.id), current)
    except TableError:
        return []


ASK = (Parameter("about", said("table-ask-about"), complete_topics),)
INVITE = (Parameter("player", said("table-invite-player"), kind=discord.User),)
HOST = (Parameter("new", said("table-host-new"), kind=discord.User),)
MOVE = (
    Parameter(
        "channel",
        said("table-move-channel"),
        kind=app_commands.Transform[app_commands.AppCommandChannel, ChannelOption],
    ),
)

SUBCOMMANDS: tuple[tuple[str, app_commands.locale_str, Act, tuple[Parameter, ...]], ...] = (
    ("play", said("table-play"), open_play, ()),
    ("hand", said("table-hand"), actions.show_hand, ()),
    ("board", said("table-board"), actions.show_board, ()),
    ("text", said("table-text"), actions.show_text, ()),
    ("ask", said("table-ask"), asking_page.ask, ASK),
    ("log", said("table-log"), log.show_log, ()),
    ("rules", said("table-rules"), actions.show_rules, ()),
    ("undo", said("table-undo"), undo.undo, ()),
    ("resign", said("table-resign"), actions.ask_to_resign, ()),
    ("pause", said("table-pause"), pauses.pause, ()),
    ("longer-pause", said("table-longer-pause"), pauses.agree_typed, ()),
    ("resume", said("table-resume"), pauses.resume, ()),
    ("premove", said("table-premove"), premoves.show_premoves, ()),
    ("substitute", said("table-substitute"), substitutes.substitute, SUBSTITUTE),
    ("note", said("table-note"), notes.show_note, ()),
    ("nudge", said("table-nudge"), nudge.nudge, ()),
    ("export", said("table-export"), export.send_record, ()),
    ("people", said("table-people"), participants_page.show_people, ()),
    ("invite", said("table-invite"), participants_page.invite_typed, INVITE),
    ("watch", said("table-watch"), spectators.watch, ()),
    ("host", said("table-host"), hosts.ask_typed, HOST),
    ("move", said("table-move"), relocation.move_typed, MOVE),
)
"""The subcommands of ``/table``: name, description, handler and parameters."""
SHOWING = {"play", "hand", "board", "text", "ask", "log", "rules", "premove", "people", "export"}
"""Those that only show something."""


@cache
def make_table_group() -> app_commands.Group:
    group = app_commands.Group(name="table", description=said("table-description"))
    for subcommand in SUBCOMMANDS:
        group.add_command(make_command(*subcommand, direct=subcommand[0] in SHOWING))
    return group


@cache
def make_move_command() -> Command:
    """``/move``: notation for any game."""
    notation = Parameter("notation", said("move-notation"), complete_moves, app_commands.Range[str, 1, 500])
    return make_command("move", said("move-description"), _move, [notation])


async def _move(context: Context, table_id: int, notation: str) -> None:
    """Steps are separated by commas or semicolons."""
    steps = [part.strip() for part in notation.replace(";", ",").split(",") if part.strip()]
    await actions.move(context, table_id, steps)
