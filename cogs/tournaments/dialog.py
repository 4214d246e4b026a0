"""Planning a tournament: the game from a list, its numbers in one dialog, clock and options on a private page; then
the sign-up opens in the same channel."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import discord
import msgspec

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.commands.game_choice import game_select
from cogs.kit import buttons, lists
from cogs.kit.clock_words import OWN, clock_line, clock_name
from cogs.kit.dialog_fields import select
from cogs.kit.verbs import Verb, anywhere, nothing_more
from cogs.permissions import required
from cogs.permissions.rows import PERSONAL
from cogs.tournaments import page as tournaments_page
from cogs.tournaments import texts as tournaments_texts
from data.engines.store import Transaction
from data.server import guilds
from data.tournaments import tournaments
from data.tournaments.tournaments import (
    DAYS,
    DRAFT,
    LONGEST_TITLE,
    MOST,
    MOST_ROUNDS,
    SIGNING,
    Asker,
    Tournament,
    TournamentPlan,
)
from render.words.text import Texts
from rules.core.contract import GameInfo
from rules.core.errors import TableError
from rules.table.clock import PRESETS

FIELDS = 5
"""Fields of the dialog: the title, the seats of a table, the rounds, the days of a round, the number of players."""
USUAL_ROUNDS: Final = 5
USUAL_DAYS: Final = 7
USUAL_MOST: Final = 32
A_PAGE = 3
"""Options of the game on one page, besides the clock and a row of buttons."""
NUMBERS = (
    ("tournament-ask-seats", "seats", "tournament-choice-seats"),
    ("tournament-ask-rounds", "rounds", "tournament-choice-rounds"),
    ("tournament-ask-days", "days", "tournament-choice-days"),
    ("tournament-ask-most", "most", "tournament-choice-most"),
)
"""The numbers in the dialog: the question, the field, the text of an option."""
CLOCK, LARGEST = "clock", 100

Select = discord.ui.Select[discord.ui.View]
PlanChange = Callable[[TournamentPlan], TournamentPlan]


async def choose_game(context: Context) -> None:
    """Asks for the game. Raises ``TableError`` if the user may not host a tournament here."""
    await _check(context)
    words = context.words
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(context.services, words, "tournament-game", words.t("tournament-which-game")))
    await answers.show(context, words.t("tournament-plan-about"), view=view)


async def _check(context: Context) -> None:
    """Raises ``TableError`` if the user may not open a table here."""
    if isinstance(context.interaction.channel, discord.Thread):
        raise TableError("lobby-in-thread")
    await required.ask_to_open(context)


# --- the dialog ---------------------------------------------------------------------------------------------------


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog for a new tournament of the chosen game."""
    words, slug = context.words, press.values[0]
    info = context.services.asked_game(slug, words).info
    return _dialog(context.services, words, info, custom_ids.make("tournament-made", rest=slug), None)


async def ask_again(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog with the current plan."""
    services = context.services
    words = context.words
    tournament = await tournaments.get(services.store.reading, press.numbers[0])
    tournament.must_host(tournaments_page.asker(context, tournament))
    info = services.asked_game(tournament.plan.slug, words).info
    return _dialog(services, words, info, custom_ids.make("tournament-changed", tournament.id), tournament.plan)


def _dialog(
    services: Services, words: Texts, info: GameInfo, custom_id: str, plan: TournamentPlan | None
) -> discord.ui.Modal:
    dialog = discord.ui.Modal(title=words.t("tournament-dialog"), custom_id=custom_id)
    title = discord.ui.TextInput[discord.ui.Modal](
        custom_id="title", default=plan.title if plan else None, required=False, max_length=LONGEST_TITLE
    )
    dialog.add_item(
        discord.ui.Label(
            text=words.t("tournament-ask-title"), description=words.t("tournament-about-title"), component=title
        )
    )
    sizes = tournaments.table_sizes(services.tables, info.slug)
    usual = (sizes[0], USUAL_ROUNDS, USUAL_DAYS, USUAL_MOST)
    now = (plan.seats, plan.rounds, plan.days, plan.most) if plan else usual
    offered: tuple[Sequence[int], ...] = (sizes, range(1, MOST_ROUNDS + 1), DAYS, MOST)
    for (asked, name, label), values, chosen in zip(NUMBERS, offered, now, strict=True):
        options = [(words.t(label, count=one), str(one)) for one in values]
        dialog.add_item(select(words.t(asked), name, options, str(chosen)))
    return dialog


async def made(context: Context, press: Pressed) -> None:
    """The dialog for a new tournament was submitted: keeps a private draft."""
    info = context.services.asked_game(press.rest, context.words).info
    settings = await guilds.guild(context.services.store.reading, context.guild_id)
    plan = _read(press.values, TournamentPlan("", info.slug, dict(info.defaults), settings.new_clock, 0, 0, 0, 0))
    await make(context, plan)


async def make(context: Context, plan: TournamentPlan) -> None:
    """Keeps a draft, and shows its page."""
    services = context.services
    await _check(context)
    guild_id, channel_id, now = context.guild_id or 0, context.channel_id or 0, services.now()
    who, seed = Asker(context.user.id, required.manages(context, guild_id)), services.new_seed()
    await users.meet(context)
    drafted = await services.store.write(
        lambda transaction: tournaments.draft(services.tables, transaction, guild_id, channel_id, who, plan, seed, now)
    )
    await _show(context, drafted)


async def changed(context: Context, press: Pressed) -> None:
    """The dialog for an existing tournament was submitted."""
    tournament = await tournaments.get(context.services.store.reading, press.numbers[0])
    await _change(context, tournament, partial(_read, press.values))


def _read(values: Sequence[str], before: TournamentPlan) -> TournamentPlan:
    """The plan from the dialog. Raises ``TableError`` for what our dialog does not send."""
    if len(values) != FIELDS or not all(one.isdecimal() and len(one) < LARGEST for one in values[1:]):
        raise TableError("button-unknown")
    seats, rounds, days, most = map(int, values[1:])
    return msgspec.structs.replace(before, title=values[0], seats=seats, rounds=rounds, days=days, most=most)


async def _change(context: Context, tournament: Tournament, changed: PlanChange, page: int = 0) -> None:
    services = context.services
    who, now = tournaments_page.asker(context, tournament), services.now()
    after = await services.store.write(
        lambda transaction: tournaments.change(services.tables, transaction, tournament.id, who, changed, now)
    )
    services.wake()
    await _show(context, after, page)


# --- the page of a plan -------------------------------------------------------------------------------------------


async def show_page(context: Context, press: Pressed) -> None:
    """The page, with some of the options."""
    tournament_id, page = press.numbers
    tournament = await tournaments.get(context.services.store.reading, tournament_id)
    tournament.must_host(tournaments_page.asker(context, tournament))
    tournaments.must_be(tournament, DRAFT, SIGNING)
    await _show(context, tournament, page)


async def _show(context: Context, tournament: Tournament, page: int = 0) -> None:
    services = context.services
    words = context.words
    info = services.asked_game(tournament.plan.slug, words).info
    names = [
        one.name for one in info.options if one.name in info.applicable(tournament.plan.seats, tournament.plan.options)
    ]
    pages = [names[start : start + A_PAGE] for start in range(0, len(names), A_PAGE)] or [[]]
    page = page % len(pages)
    view = discord.ui.View(timeout=None)
    view.add_item(_clock_select(tournament, words, page))
    for name in pages[page]:
        view.add_item(_option_select(tournament, info, name, words, page))
    if tournament.state == DRAFT:
        publish = custom_ids.make("tournament-publish", tournament.id)
        view.add_item(buttons.button(words.t("button-tournament-publish"), publish, discord.ButtonStyle.success))
    view.add_item(
        buttons.button(words.t("button-reminders-change"), custom_ids.make("tournament-change", tournament.id))
    )
    if len(pages) > 1:
        more = custom_ids.make("tournament-plan-page", tournament.id, (page + 1) % len(pages))
        view.add_item(buttons.button(words.t("button-tournament-options"), more))
    if tournament.state == SIGNING:
        view.add_item(buttons.button(words.t("button-tournament"), custom_ids.make("tournament-page", tournament.id)))
    head = tournaments_texts.state_line(services, tournament, None, words)
    most = words.t("tournament-choice-most", count=tournament.plan.most)
    outlook = await tournaments_texts.outlook_lines(services, tournament, words)
    lines = [head, *(f"- {line}" for line in (*tournaments_texts.facts(services, tournament, words), most, *outlook))]
    await answers.show(context, "\n".join(lines), view=view)


def _clock_select(tournament: Tournament, words: Texts, page: int) -> Select:
    chosen = clock_name(tournament.plan.clock)
    options = [
        (clock_line(words, tournament.plan.clock if name == OWN else PRESETS[name]), name)
        for name in (*PRESETS, *([OWN] if chosen == OWN else []))
    ]
    custom_id = custom_ids.make("tournament-option", tournament.id, page, rest=CLOCK)
    return lists.select(custom_id, words.t("lobby-pace"), options, chosen)


def _option_select(tournament: Tournament, info: GameInfo, name: str, words: Texts, page: int) -> Select:
    option = next(one for one in info.options if one.name == name)
    options = [(words.chosen(info, name, value), value) for value in option.values]
    custom_id = custom_ids.make("tournament-option", tournament.id, page, rest=name)
    return lists.select(custom_id, words.option(info, name), options, tournament.plan.options.get(name, option.default))


async def option_chosen(context: Context, press: Pressed) -> None:
    """A clock or an option was chosen on the page."""
    tournament_id, page = press.numbers
    tournament, value = await tournaments.get(context.services.store.reading, tournament_id), press.values[0]

    def changed(plan: TournamentPlan) -> TournamentPlan:
        if press.rest != CLOCK:
            return msgspec.structs.replace(plan, options={**plan.options, press.rest: value})
        return msgspec.structs.replace(plan, clock=PRESETS[value]) if value in PRESETS else plan

    await _change(context, tournament, changed, page)


async def publish(context: Context, press: Pressed) -> None:
    """The sign-up opens, publicly in the channel."""
    services = context.services
    tournament_id, now = press.numbers[0], services.now()
    await _check(context)
    who = tournaments_page.asker(context, await tournaments.get(services.store.reading, tournament_id))

    async def work(transaction: Transaction) -> Tournament:
        return await tournaments.publish(services.tables, transaction, tournament_id, who, now)

    await services.store.write(work)
    services.wake()
    words = context.words
    await tournaments_page.show(context, tournament_id, words.t("tournament-published"))


VERBS = {
    "tournament-new": Verb(anywhere(choose_game), PERSONAL, numbers=0, direct=True),
    "tournament-game": Verb(nothing_more, PERSONAL, numbers=0, selects=True, dialog=ask),
    "tournament-made": Verb(made, PERSONAL, numbers=0, selects=True),
    "tournament-change": Verb(nothing_more, PERSONAL, dialog=ask_again),
    "tournament-changed": Verb(changed, PERSONAL, selects=True),
    "tournament-plan-page": Verb(show_page, PERSONAL, numbers=2, direct=True),
    "tournament-option": Verb(option_chosen, PERSONAL, numbers=2, selects=True),
    "tournament-publish": Verb(publish, PERSONAL),
}
