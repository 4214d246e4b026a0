"""The actions of a tournament's host: beginning it, bumping an idle table, moving it to another channel, cancelling
it."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import buttons, lists
from cogs.kit.verbs import Verb
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from cogs.tournaments import page as tournaments_page
from cogs.tournaments import texts as tournaments_texts
from cogs.tournaments.page import MOST_LISTED
from data.engines.store import Transaction
from data.tables.tables import claim
from data.tournaments import progress, relocation, tournaments
from data.tournaments.round_tables import RoundContext
from data.tournaments.tournaments import RUNNING, Tournament
from render.core.harmless import harmless_name
from rules.core.errors import TableError
from rules.table.clock import DAY


async def begin(context: Context, press: Pressed) -> None:
    """The sign-up ends, and the first round is paired."""
    services = context.services
    tournament_id, now = press.numbers[0], services.now()
    tournament = await tournaments_page.found(context, tournament_id)
    who, planned = tournaments_page.asker(context, tournament), tournament.plan.rounds

    async def work(transaction: Transaction) -> Tournament:
        await claim(transaction, context.id, now)
        return await progress.begin(
            RoundContext(services.tables, transaction, now, services.new_seed), tournament_id, who
        )

    begun = await services.store.write(work)
    services.wake()
    words, rounds = context.words, begun.plan.rounds
    key = "tournament-begun" if rounds == planned else "tournament-begun-fewer"
    outlook = await tournaments_texts.outlook_lines(services, begun, words)
    await tournaments_page.show(context, tournament_id, "\n".join([words.t(key, rounds=rounds), *outlook]))


async def ask_to_call_off(context: Context, press: Pressed) -> None:
    """What cancelling means, with the button to confirm."""
    words = context.words
    tournament = await _hosted(context, press.numbers[0])
    view = discord.ui.View(timeout=None)
    sure = custom_ids.make("tournament-off-sure", tournament.id)
    view.add_item(buttons.button(words.t("button-tournament-off"), sure, discord.ButtonStyle.danger))
    view.add_item(buttons.button(words.t("button-tournament"), custom_ids.make("tournament-page", tournament.id)))
    await answers.show(context, words.t("tournament-off-ask"), view=view)


async def call_off(context: Context, press: Pressed) -> None:
    services = context.services
    tournament_id, now = press.numbers[0], services.now()
    who = tournaments_page.asker(context, await tournaments_page.found(context, tournament_id))

    async def work(transaction: Transaction) -> Tournament:
        await claim(transaction, context.id, now)
        at = RoundContext(services.tables, transaction, now, services.new_seed)
        return await progress.call_off(at, tournament_id, who)

    gone = await services.store.write(work)
    services.wake()
    words = context.words
    text = words.t("tournament-off", title=tournaments_texts.written_title(services, gone, words))
    await answers.show(context, text, view=discord.ui.View())


async def choose_idle(context: Context, press: Pressed) -> None:
    """The tables without activity for days, to bump one. Raises ``TableError`` if there are none."""
    services = context.services
    words = context.words
    tournament = await _hosted(context, press.numbers[0])
    tournaments.must_be(tournament, RUNNING)
    at = RoundContext(services.tables, services.store.reading, services.now(), services.new_seed)
    idle = await progress.idle(at, tournament.id)
    days = int(progress.IDLE // DAY)
    if not idle:
        raise TableError("tournament-not-idle", days=days)
    options = []
    for pairing in idle[:MOST_LISTED]:
        people = [harmless_name(tournament.numbered(one.entrant).name) for one in pairing.seats]
        label = words.t("tournament-idle", number=pairing.number, names=words.enumerate(people))
        options.append((label, str(pairing.number)))
    view = discord.ui.View(timeout=None)
    custom_id = custom_ids.make("tournament-push", tournament.id)
    view.add_item(lists.select(custom_id, words.t("tournament-which-table"), options))
    view.add_item(buttons.button(words.t("button-tournament"), custom_ids.make("tournament-page", tournament.id)))
    await answers.show(context, words.t("tournament-bump-about", days=days), view=view)


async def push(context: Context, press: Pressed) -> None:
    """A table was chosen: it goes on without those it waits for."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await push_table(context, press.numbers[0], int(press.values[0]))


async def push_table(context: Context, tournament_id: int, number: int) -> None:
    """Bumps the table with this number."""
    services = context.services
    now = services.now()
    who = tournaments_page.asker(context, await tournaments_page.found(context, tournament_id))

    async def work(transaction: Transaction) -> None:
        await claim(transaction, context.id, now)
        at = RoundContext(services.tables, transaction, now, services.new_seed)
        await progress.bump(at, tournament_id, who, number)

    await services.store.write(work)
    services.wake()
    words = context.words
    await tournaments_page.show(context, tournament_id, words.t("tournament-bumped", number=number))


async def move(context: Context, press: Pressed) -> None:
    """The tournament goes on in this channel. Raises ``TableError`` where it cannot."""
    services = context.services
    tournament = await tournaments_page.found(context, press.numbers[0])
    who, now, channel_id = tournaments_page.asker(context, tournament), services.now(), context.channel_id or 0
    relocation.must_be_movable(tournament, who)
    if context.guild_id != tournament.guild_id:
        raise TableError("table-in-server" if context.guild_id is None else "tournament-elsewhere")
    if isinstance(context.interaction.channel, discord.Thread):
        raise TableError("lobby-in-thread")
    required.check_there(context.words, context.interaction.app_permissions, channel_id, private=False)

    async def work(transaction: Transaction) -> None:
        await claim(transaction, context.id, now)
        at = RoundContext(services.tables, transaction, now, services.new_seed)
        await relocation.move(at, tournament.id, who, channel_id)

    await services.store.write(work)
    services.wake()
    done = context.words.t("tournament-move-done", channel=f"<#{channel_id}>")
    await tournaments_page.show(context, tournament.id, done)


async def _hosted(context: Context, tournament_id: int) -> Tournament:
    """A tournament of the user. Raises ``TableError`` if they are not its host."""
    tournament = await tournaments_page.found(context, tournament_id)
    tournament.must_host(tournaments_page.asker(context, tournament))
    return tournament


VERBS = {
    "tournament-begin": Verb(begin, PERSONAL),
    "tournament-off": Verb(ask_to_call_off, PERSONAL),
    "tournament-off-sure": Verb(call_off, PERSONAL),
    "tournament-bump": Verb(choose_idle, PERSONAL),
    "tournament-push": Verb(push, PERSONAL, selects=True),
    "tournament-move": Verb(move, PERSONAL),
}
