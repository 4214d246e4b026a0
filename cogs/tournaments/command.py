"""``/tournament``: the front desk's page of tournaments as typed commands."""

from typing import Literal

from discord import app_commands
from discord.ext import commands

from cogs.base import answers, users
from cogs.base.context import Context, Interaction
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import complete_games
from cogs.commands.guarded import guarded
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


class TournamentCommands(commands.GroupCog, group_name="tournament", group_description=said("tournament-description")):
    """Tournaments."""

    @app_commands.command(name="list", description=said("tournament-list"))
    @guarded
    async def all(self, context: Context) -> None:
        """The tournaments of the server."""
        await answers.begin(context)
        await tournaments_page.show_list(context)

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
    @app_commands.autocomplete(game=complete_games)
    @guarded
    async def new(
        self,
        context: Context,
        game: app_commands.Range[str, 1, 100],
        title: app_commands.Range[str, 0, 60] = "",
        seats: app_commands.Range[int, 2, 5] | None = None,
        rounds: app_commands.Range[int, 1, 9] = USUAL_ROUNDS,
        days: Literal[1, 2, 3, 4, 5, 7, 10, 14, 21, 28] = USUAL_DAYS,
        most: Literal[4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128] = USUAL_MOST,
        clock: Literal["fast", "daily", "relaxed", "none"] | None = None,
    ) -> None:
        """Plans a tournament; its page opens the sign-up."""
        services = context.services
        await answers.defer(context)
        info = services.asked_game(game, context.words).info
        settings = await guilds.guild(services.store.reading, context.guild_id)
        size = seats or tournaments.table_sizes(services.tables, info.slug)[0]
        chosen = PRESETS[clock] if clock else settings.new_clock
        plan = TournamentPlan(title, info.slug, dict(info.defaults), chosen, size, rounds, days, most)
        await tournaments_dialog.make(context, plan)

    @app_commands.command(name="show", description=said("tournament-show"))
    @app_commands.describe(tournament=said("tournament-which"))
    @guarded
    async def show(self, context: Context, tournament: Number | None = None) -> None:
        """The user's part in a tournament, and its state."""
        await tournaments_page.open_page(context, await _named(context, tournament))

    @app_commands.command(name="begin", description=said("tournament-begin"))
    @app_commands.describe(tournament=said("tournament-which"))
    @guarded
    async def begin(self, context: Context, tournament: Number | None = None) -> None:
        """The host ends the sign-up."""
        await tournaments_host.begin(context, await _named(context, tournament))

    @app_commands.command(name="cancel", description=said("tournament-cancel"))
    @app_commands.describe(tournament=said("tournament-which"))
    @guarded
    async def cancel(self, context: Context, tournament: Number | None = None) -> None:
        """The host cancels the tournament, after a confirmation."""
        await tournaments_host.ask_to_call_off(context, await _named(context, tournament))

    @app_commands.command(name="bump", description=said("tournament-bump"))
    @app_commands.describe(tournament=said("tournament-which"), table=said("tournament-table"))
    @guarded
    async def bump(
        self,
        context: Context,
        tournament: Number | None = None,
        table: app_commands.Range[int, 1, 64] | None = None,
    ) -> None:
        """The host bumps an idle table."""
        press = await _named(context, tournament)
        if table is None:
            await tournaments_host.choose_idle(context, press)
        else:
            await tournaments_host.push_table(context, press.numbers[0], table)

    @app_commands.command(name="move", description=said("tournament-move"))
    @app_commands.describe(tournament=said("tournament-which"))
    @guarded
    async def move(self, context: Context, tournament: Number | None = None) -> None:
        """The host lets the tournament go on in this channel."""
        await tournaments_host.move(context, await _named(context, tournament))

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


async def _named(context: Context, number: int | None) -> Pressed:
    """The tournament with this number; without one the newest open one here. Acknowledges. Raises ``TableError`` if
    there is none."""
    await answers.defer(context)
    await users.meet(context)
    known = await tournaments_page.known_to(context)
    wanted = number or max((one.id for one in known if one.is_open), default=0)
    if not wanted:
        raise TableError("tournament-none-yours" if context.guild_id is None else "tournament-none-here")
    return Pressed("tournament", (wanted,))
