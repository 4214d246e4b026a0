"""``/settings``: the server's language, and how and when members are notified."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base import answers, users
from cogs.base.context import Context, Interaction
from cogs.commands.guarded import guarded
from cogs.commands.translate import said
from cogs.people import avoid_page, languages, vacation_page
from cogs.people import reminders_page as own_page
from data.engines.store import Transaction
from data.outbox import server_jobs
from data.people import people


class Settings(commands.GroupCog, group_name="settings", group_description=said("settings-description")):
    """Settings of servers and members."""

    @app_commands.command(name="language", description=said("settings-language"))
    @app_commands.describe(language=said("settings-language-option"))
    @app_commands.choices(
        language=[app_commands.Choice(name=name, value=name) for name in (*languages.NAMES, languages.AUTOMATIC)]
    )
    @guarded
    async def language(self, context: Context, language: str) -> None:
        """The language of everything public in this server; private texts follow each member's own client."""
        await answers.defer(context)
        services, words = context.services, context.words
        chosen, guild_id = languages.NAMES.get(language, ""), context.guild_id or 0

        async def keep(transaction: Transaction) -> None:
            if await people.set_guild_locale(transaction, guild_id, chosen):
                await server_jobs.follow_language(transaction, guild_id, services.now())

        await services.store.write(keep)
        services.wake()
        done = words.t("settings-language-done", language=language)
        await answers.show(context, languages.with_gaps(words, done, chosen))

    @app_commands.command(name="reminders", description=said("settings-reminders"))
    @app_commands.describe(hours=said("settings-reminders-option"))
    @guarded
    async def reminders(self, context: Context, hours: app_commands.Range[int, 0, 168]) -> None:
        """How many hours to wait before a reminder; 0 for none."""
        await answers.defer(context)
        await users.meet(context)
        await own_page.keep(context.services, context.user.id, remind_hours=own_page.checked_hours(hours))
        await users.reached_again(context)
        await answers.show(context, context.words.t("settings-reminders-done", hours=hours))

    @app_commands.command(name="quiet", description=said("settings-quiet"))
    @app_commands.describe(
        begin=said("settings-quiet-begin"), end=said("settings-quiet-end"), zone=said("settings-quiet-zone")
    )
    @guarded
    async def quiet(
        self,
        context: Context,
        begin: app_commands.Range[int, 0, 23] | None = None,
        end: app_commands.Range[int, 0, 23] | None = None,
        zone: app_commands.Range[str, 1, 50] | None = None,
    ) -> None:
        """The hours in which nothing rings, in the user's time zone (left out: unchanged). Without hours there are
        none, but a time zone alone leaves them as they are."""
        await answers.defer(context)
        await users.meet(context)
        services, words, user_id = context.services, context.words, context.user.id
        known = await people.person(services.store.reading, user_id)
        hours = (begin, end)
        if zone is not None and hours == (None, None):
            hours = known.quiet_begin, known.quiet_end
        fields = own_page.quiet_fields(known, *hours, zone or known.zone, services.now())
        await own_page.keep(services, user_id, **fields)
        kept = await people.person(services.store.reading, user_id)
        text = own_page.quiet_line(words, kept.reminder_settings.quiet, services.now())
        await answers.show(context, words.sentences([words.t("reminders-done"), text]))

    @quiet.autocomplete("zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        context = Context.of(interaction)
        found = own_page.zone_choices(context.words, current, context.services.now())
        return [app_commands.Choice(name=name, value=value) for name, value in found]

    @app_commands.command(name="rhythm", description=said("settings-rhythm"))
    @guarded
    async def page(self, context: Context) -> None:
        """How the user is notified, on one page with a dialog to change it."""
        await answers.begin(context)
        await users.meet(context)
        await own_page.show_reminders(context)

    @app_commands.command(name="ring", description=said("settings-ring"))
    @app_commands.describe(where=said("settings-ring-option"))
    @app_commands.choices(
        where=[
            app_commands.Choice(name=said("settings-ring-thread"), value=people.BY_THREAD),
            app_commands.Choice(name=said("settings-ring-dm"), value=people.BY_DM),
        ]
    )
    @guarded
    async def ring(self, context: Context, where: str) -> None:
        """What rings at the user's turn: the mention in the thread, or the direct message."""
        await answers.defer(context)
        await users.meet(context)
        user_id = context.user.id
        chosen = people.BY_DM if where == people.BY_DM else people.BY_THREAD
        await context.services.store.write(lambda transaction: people.remember(transaction, user_id, ring=chosen))
        await users.reached_again(context)
        await answers.show(context, context.words.t("settings-ring-done", where=chosen))

    @app_commands.command(name="vacation", description=said("settings-vacation"))
    @guarded
    async def vacation(self, context: Context) -> None:
        """The user's vacation: how many days are left, and the switches."""
        await answers.begin(context)
        await users.meet(context)
        await vacation_page.show_page(context)

    @app_commands.command(name="avoid", description=said("settings-avoid"))
    @app_commands.describe(person=said("settings-avoid-person"))
    @guarded
    async def avoid(self, context: Context, person: discord.User | None = None) -> None:
        """The users whom a player avoids: ``person`` is added; the page removes them."""
        await answers.defer(context)
        await users.meet(context)
        if person is None:
            await avoid_page.show_page(context)
        else:
            await avoid_page.put(context, [person])
