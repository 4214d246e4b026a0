"""Private notices of a tournament: a player's table of a round, with the button to begin it, and other personal
ones."""

from dataclasses import dataclass

import discord

from cogs.base import answers, custom_ids, servers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, place_link
from cogs.kit.buttons import button
from cogs.kit.clock_words import date_of, stamp_of
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL
from cogs.tournaments import texts as tournaments_texts
from data.engines.store import Transaction
from data.outbox.outbox import Intent
from data.people import avoids
from data.tournaments import progress, rounds, tournaments
from data.tournaments.round_tables import RoundContext, late_at, there_at
from data.tournaments.rounds import (
    BYE,
    OPEN,
    PLAYING,
    Pairing,
    Round,
    Seat,
)
from data.tournaments.tournaments import (
    OFF,
    RUNNING,
    Entrant,
    Tournament,
)
from render.words.text import Texts
from rules.core.errors import TableError


@dataclass(frozen=True)
class TournamentNotice:
    """A direct message about a tournament. ``channel_id`` is where its reader is mentioned instead; 0: nowhere.
    ``standing`` is the earlier message to edit, by channel and id; ``kept`` are tournament, round and entrant of the
    table for which it is kept."""

    content: str
    view: discord.ui.View
    channel_id: int
    standing: tuple[int, int] | None = None
    kept: tuple[int, int, int] | None = None


def way_in(words: Texts, tournament_id: int) -> discord.ui.View:
    """The button to a tournament's page."""
    view = discord.ui.View(timeout=None)
    view.add_item(
        button(words.t("button-tournament"), custom_ids.make("tournament", tournament_id), discord.ButtonStyle.primary)
    )
    return view


# --- a table of a round -------------------------------------------------------------------------------------------


async def own_lines(services: Services, tournament: Tournament, user_id: int, words: Texts) -> list[str]:
    """The user's part in a tournament, and the state of their table."""
    entrant = tournament.once_entrant(user_id)
    if entrant is None or not tournament.is_open:
        return []
    if entrant.state == tournaments.OUT:
        return [words.t("tournament-you-are-out")]
    if entrant.state == tournaments.WAITING:
        return [words.t("tournament-you-wait")]
    if tournament.state != RUNNING:
        return [words.t("tournament-you-are-in")]
    latest = await rounds.latest(services.store.reading, tournament.id)
    pairing = None if latest is None else latest.of(entrant.number)
    if latest is None or pairing is None:
        return [words.t("tournament-you-next")]
    return [await table_text(services, tournament, latest, pairing, entrant, words)]


async def table_text(
    services: Services, tournament: Tournament, latest: Round, pairing: Pairing, entrant: Entrant, words: Texts
) -> str:
    """The state of a table of a round, for one of its players."""
    called = tournaments_texts.written_title(services, tournament, words)
    if pairing.state == BYE:
        return words.t("tournament-free", title=called, number=latest.number)
    if tournament.state == OFF:
        return words.t("tournament-off", title=called)
    others = [tournament.numbered(one.entrant) for one in pairing.seats if one.entrant != entrant.number]
    avoided = {one.user_id for one in await avoids.listed(services.store.reading, entrant.user_id)}
    there = [one for one in others if one.user_id in avoided]
    own = pairing.of(entrant.number)
    facts = words.t(
        "tournament-paired", title=called, number=latest.number, name_list=tournaments_texts.names(others),
        game=tournaments_texts.game_name(services, tournament, words),
    )  # fmt: skip
    if there:  # only visible to its owner
        facts = words.sentences([facts, words.t("tournament-avoided", name_list=tournaments_texts.names(there))])
    if own is None or own.absent or pairing.state not in (OPEN, PLAYING):
        points = pairing.points_of(entrant.number)
        return f"{facts}\n{words.t('tournament-table-over', points=tournaments_texts.exactly(points, words))}"
    if pairing.table_id is not None:
        row = await services.tables.row(pairing.table_id)
        return f"{facts}\n{words.t('tournament-table-begun', link=place_link(row), stamp=stamp_of(latest.ends_at))}"
    slow = [tournament.numbered(one.entrant) for one in pairing.seats if not one.ready and not one.absent]
    key = "tournament-ready" if own.ready else "tournament-begin-when"
    waiting = words.t(
        key, begin=date_of(latest.begin_by), end=stamp_of(latest.ends_at), name_list=tournaments_texts.names(slow)
    )
    return f"{facts}\n{waiting}"


def table_view(tournament: Tournament, pairing: Pairing | None, own: Seat | None, words: Texts) -> discord.ui.View:
    """The button to begin the table, if still needed, and the one to the tournament."""
    view = discord.ui.View(timeout=None)
    if pairing is not None and may_begin(tournament, pairing, own):
        view.add_item(begin_button(tournament, pairing.round, words))
    view.add_item(button(words.t("button-tournament"), custom_ids.make("tournament", tournament.id)))
    return view


def may_begin(tournament: Tournament, pairing: Pairing, own: Seat | None) -> bool:
    """Whether a player of the table still has to say that they are ready."""
    return tournament.state == RUNNING and pairing.state == OPEN and own is not None and not (own.ready or own.absent)


def begin_button(tournament: Tournament, number: int, words: Texts) -> discord.ui.Button[discord.ui.View]:
    """The button for a player who is ready."""
    ready = custom_ids.make("tournament-ready", tournament.id, number)
    return button(words.t("button-tournament-ready"), ready, discord.ButtonStyle.success)


async def ready(context: Context, press: Pressed) -> None:
    """The player is ready; once all players of the table are, its game begins. Raises ``TableError`` if they have left
    its server, or the table is gone."""
    services = context.services
    tournament_id, number = press.numbers
    await servers.must_be_member(context, (await tournaments.get(services.store.reading, tournament_id)).guild_id)
    user_id, now = context.user.id, services.now()
    await users.meet(context)

    async def work(transaction: Transaction) -> Pairing:
        at = RoundContext(services.tables, transaction, now, services.new_seed)
        return await progress.ready(at, tournament_id, number, user_id)

    pairing = await services.store.write(work)
    services.wake()
    reading, words = services.store.reading, context.words
    tournament = await tournaments.get(reading, tournament_id)
    latest = (await rounds.all_of(reading, tournament_id))[number - 1]
    entrant = tournament.entrant(user_id)
    if entrant is None:
        raise TableError("tournament-no-table")
    text = await table_text(services, tournament, latest, pairing, entrant, words)
    view = table_view(tournament, pairing, pairing.of(entrant.number), words)
    await answers.show(context, text, view=view)


# --- direct messages ------------------------------------------------------------------------------------------------


async def note(services: Services, intent: Intent, words: Texts) -> TournamentNotice | None:
    """The notice as things stand now; ``None`` if it is no longer needed."""
    reading = services.store.reading
    try:
        tournament = await tournaments.get(reading, intent.payload["tournament"])
    except TableError:
        return None
    called = tournaments_texts.written_title(services, tournament, words)
    if intent.kind == "called-off":
        return TournamentNotice(
            words.t("tournament-off", title=called), discord.ui.View(timeout=None), tournament.channel_id
        )
    way = way_in(words, tournament.id)
    if intent.kind == "channel-lost":
        if tournament.lost_at is None:
            return None
        text = words.t("tournament-channel-gone", title=called)
        if not intent.payload["gone"]:
            text = words.t("tournament-channel-closed", title=called, place=f"<#{tournament.channel_id}>")
        return TournamentNotice(text, way, 0)
    if intent.kind == "moved-up":
        if not tournament.is_open:
            return None
        return TournamentNotice(words.t("tournament-moved-up", title=called), way, tournament.channel_id)
    number = int(intent.payload["round"])
    if intent.kind == "absent":
        key = "tournament-absent-out" if intent.payload["out"] else "tournament-absent"
        last = tournament.state != RUNNING or number >= tournament.plan.rounds
        if intent.payload.get("came"):  # those of earlier versions do not say it
            key = "tournament-replaced"
        return TournamentNotice(words.t(key, title=called, number=number, last=last), way, tournament.channel_id)
    return await _of_round(services, tournament, intent, number, words)


async def _of_round(
    services: Services, tournament: Tournament, intent: Intent, number: int, words: Texts
) -> TournamentNotice | None:
    played = await rounds.all_of(services.store.reading, tournament.id)
    entrant = next((one for one in tournament.entrants if one.user_id == intent.to), None)
    latest = played[number - 1] if 0 < number <= len(played) else None
    pairing = latest.of(entrant.number) if latest is not None and entrant is not None else None
    own = pairing.of(entrant.number) if pairing is not None and entrant is not None else None
    if latest is None or entrant is None or pairing is None or own is None:
        return None
    if intent.kind == "soon":
        return await _soon(services, tournament, latest, pairing, own, words)
    standing = None if own.channel_id is None or own.message_id is None else (own.channel_id, own.message_id)
    if standing is None and (own.absent or pairing.table_id is not None or tournament.state == OFF):
        return None  # the answer to their click showed it, or they are told by another message
    text = await table_text(services, tournament, latest, pairing, entrant, words)
    view = table_view(tournament, pairing, own, words)
    return TournamentNotice(text, view, tournament.channel_id, standing, (tournament.id, number, entrant.number))


async def _soon(
    services: Services, tournament: Tournament, latest: Round, pairing: Pairing, own: Seat, words: Texts
) -> TournamentNotice | None:
    """Warns a player before their table begins without them, or before the round ends, whether it is their turn or
    not."""
    called, now = tournaments_texts.written_title(services, tournament, words), services.now()
    if may_begin(tournament, pairing, own) and now < latest.begin_by:
        text = words.t("tournament-soon-begin", title=called, number=latest.number, stamp=stamp_of(latest.begin_by))
        return TournamentNotice(text, table_view(tournament, pairing, own, words), tournament.channel_id)
    if tournament.state != RUNNING or pairing.state != PLAYING or now >= latest.ends_at:
        return None
    at = RoundContext(services.tables, services.store.reading, now, services.new_seed)
    if own.entrant not in await there_at(at, pairing):
        return None
    key = "tournament-soon-end" if own.entrant in await late_at(at, pairing) else "tournament-soon-end-later"
    row = await services.tables.row(pairing.table_id or 0)
    text = words.t(key, title=called, number=latest.number, stamp=stamp_of(latest.ends_at), link=place_link(row))
    return TournamentNotice(text, way_in(words, tournament.id), tournament.channel_id)


VERBS = {
    "tournament-ready": Verb(ready, PERSONAL, numbers=2),
}
