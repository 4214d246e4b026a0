"""``/doctor``: whether the bot has all permissions that tables need in this server, and a trial of it."""

from discord import app_commands
from discord.ext import commands

from cogs.base import answers
from cogs.base.context import Context
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.help import doctor


class Doctor(commands.Cog):
    """``/doctor``."""

    @app_commands.command(name="doctor", description=said("doctor-description"))
    @app_commands.describe(test=said("doctor-test"))
    @guarded
    async def doctor(self, context: Context, test: bool = False) -> None:
        """What is missing, where, and how to grant it; with ``test`` everything is tried."""
        await answers.defer(context)
        await (doctor.try_out if test else doctor.show_doctor)(context)
