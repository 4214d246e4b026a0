"""``/tournament``: the front desk's page of tournaments as typed commands."""

from collections.abc import Awaitable, Callable
from typing import Literal

from discord import app_commands
from discord.ext import commands

from cogs.base import answers, users
from cogs.base.context import Context, Interaction
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import game_choices
from cogs.commands.translate import said
from cogs.tournaments import dialog as tournaments_dialog
from cogs.tournaments import host as tournaments_host
from cogs.tournaments import page as tournaments_page
from cogs.tournaments import texts as tournaments_texts
from cogs.tournaments.dialog import USUAL_DAYS, USUAL_MOST, USUAL_ROUNDS
from cogs.tournaments.page import MOST_LISTED
from data.server import guilds
from data.tournaments import tournaments
from data.tournaments.tournaments import TournamentPlan
from rules.core.errors import TableError
from rules.table.clock import PRESETS

Number = app_commands.Range[int, 1, 2**53 - 1]
Act = Callable[[Context, Pressed], Awaitable[None]]


class TournamentCommands(commands.GroupCog, group_name="tournament", group_description=said("tournament-description")):
    """Tournaments."""

    @app_commands.command(name="list", description=said("tournament-list"))
    async def all(self, interaction: Interaction) -> None:
        """The tournaments of the server."""
        context = Context.of(interaction)

        async def work() -> None:
            await answers.begin(context)
            await tournaments_page.show_list(context)

        await answers.guard(context, work)

    @app_commands.command(name="new", description=said("tournament-new"))
    @app_commands.describe(
        game=said("tournament-game"),
        title=said("tournament-title"),
        seats=said("tournament-seats"),
        rounds=said("tournament-rounds"),
        days=said("tournament-days"),
        most=said("tournament-most"),
        clock=said("tournament-clock"),
    )
    async def new(
        self,
        interaction: Interaction,
        game: app_commands.Range[str, 1, 100],
        title: app_commands.Range[str, 0, 60] = "",
        seats: app_commands.Range[int, 2, 5] | None = None,
        rounds: app_commands.Range[int, 1, 9] = USUAL_ROUNDS,
        days: Literal[1, 2, 3, 4, 5, 7, 10, 14, 21, 28] = USUAL_DAYS,
        most: Literal[4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128] = USUAL_MOST,
        clock: Literal["fast", "daily", "relaxed", "none"] | None = None,
    ) -> None:
        """Plans a tournament; its page opens the sign-up."""
        context = Context.of(interaction)

        async def work() -> None:
            services = context.services
            await answers.defer(context)
            info = services.asked_game(game, context.words).info
            settings = await guilds.guild(services.store.reading, context.guild_id)
            size = seats or tournaments.table_sizes(services.tables, info.slug)[0]
            chosen = PRESETS[clock] if clock else settings.new_clock
            plan = TournamentPlan(title, info.slug, dict(info.defaults), chosen, size, rounds, days, most)
            await tournaments_dialog.make(context, plan)

        await answers.guard(context, work)

    @new.autocomplete("game")
    async def _games(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context.of(interaction)
        return game_choices(context, current)

    @app_commands.command(name="show", description=said("tournament-show"))
    @app_commands.describe(tournament=said("tournament-which"))
    async def show(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """The user's part in a tournament, and its state."""
        context = Context.of(interaction)
        await self._at(context, tournament, tournaments_page.open_page)

    @app_commands.command(name="begin", description=said("tournament-begin"))
    @app_commands.describe(tournament=said("tournament-which"))
    async def begin(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """The host ends the sign-up."""
        context = Context.of(interaction)
        await self._at(context, tournament, tournaments_host.begin)

    @app_commands.command(name="cancel", description=said("tournament-cancel"))
    @app_commands.describe(tournament=said("tournament-which"))
    async def cancel(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """The host cancels the tournament, after a confirmation."""
        context = Context.of(interaction)
        await self._at(context, tournament, tournaments_host.ask_to_call_off)

    @app_commands.command(name="bump", description=said("tournament-bump"))
    @app_commands.describe(tournament=said("tournament-which"), table=said("tournament-table"))
    async def bump(
        self,
        interaction: Interaction,
        tournament: Number | None = None,
        table: app_commands.Range[int, 1, 64] | None = None,
    ) -> None:
        """The host bumps an idle table."""
        context = Context.of(interaction)
        if table is None:
            await self._at(context, tournament, tournaments_host.choose_idle)
            return
        number = table

        async def push(context: Context, press: Pressed) -> None:
            await tournaments_host.push_table(context, press.numbers[0], number)

        await self._at(context, tournament, push)

    @app_commands.command(name="move", description=said("tournament-move"))
    @app_commands.describe(tournament=said("tournament-which"))
    async def move(self, interaction: Interaction, tournament: Number | None = None) -> None:
        """The host lets the tournament go on in this channel."""
        context = Context.of(interaction)
        await self._at(context, tournament, tournaments_host.move)

    async def _at(self, context: Context, number: int | None, act: Act) -> None:
        """Acts on the tournament with this number; without one on the newest open one here. Raises ``TableError`` if
        there is none."""

        async def work() -> None:
            await answers.defer(context)
            await users.meet(context)
            known = await tournaments_page.known_to(context)
            wanted = number or max((one.id for one in known if one.is_open), default=0)
            if not wanted:
                raise TableError("tournament-none-yours" if context.guild_id is None else "tournament-none-here")
            await act(context, Pressed("tournament", (wanted,)))

        await answers.guard(context, work)

    @show.autocomplete("tournament")
    @begin.autocomplete("tournament")
    @cancel.autocomplete("tournament")
    @bump.autocomplete("tournament")
    @move.autocomplete("tournament")
    async def _known(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """The tournaments of the server; outside of servers those of the user."""
        context = Context.of(interaction)
        words, wanted = context.words, str(current).lower()
        known = await tournaments_page.known_to(context)
        names = {one.id: tournaments_texts.title(context.services, one, words) for one in known}
        found = [app_commands.Choice(name=name, value=one) for one, name in names.items() if wanted in name.lower()]
        return found[:MOST_LISTED]
