"""The public message of a tournament: what is played, the entrants, standings and rounds as pictures, and the
buttons; and the final one with the winners."""

from collections.abc import Sequence

import discord

from cogs.base import custom_ids
from cogs.base.services import Services
from cogs.kit import buttons
from cogs.kit.clock_words import clock_line
from cogs.tournaments import texts as tournaments_texts
from cogs.tournaments.texts import Lines, fitted, no_lines
from data.tournaments import rounds
from data.tournaments.rounds import Round
from data.tournaments.tournaments import (
    IN,
    OUT,
    OVER,
    RUNNING,
    SIGNING,
    WAITING,
    Tournament,
)
from render.core.encode import encode
from render.kit.renderer import Drawing, Renderer
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.tournaments import tournament as pictures
from render.tournaments.tournament import Show, TournamentPicture
from render.words.text import Texts

SIZE = 1200
NAMED = 4
"""The newest entrants on the card."""


async def card(services: Services, tournament: Tournament, words: Texts) -> tuple[str, list[Drawing], discord.ui.View]:
    """The current public message: text, pictures, buttons."""
    played = await rounds.all_of(services.store.reading, tournament.id)
    latest = played[-1] if played else None
    head = [tournaments_texts.state_line(services, tournament, latest, words)]
    listed: Lines = no_lines
    if tournament.state == SIGNING:
        head += await tournaments_texts.plan_lines(services, tournament, words)
        listed = tournaments_texts.people_lines(tournament, words)
    elif tournament.state == RUNNING and latest is not None:
        listed = await tournaments_texts.table_lines(services, tournament, latest, words)
    elif tournament.state == OVER:
        listed = tournaments_texts.winner_lines(services, tournament, played, words)
    drawings = await _drawings(services, tournament, played, words)
    return fitted(lambda count: [*head, *listed(count)]), drawings, _view(tournament, words)


async def final(services: Services, tournament: Tournament, words: Texts) -> tuple[str, list[Drawing]]:
    """The winners, the tie-breaks, and the standings."""
    played = await rounds.all_of(services.store.reading, tournament.id)
    shown = show_of(services, tournament, played, words)
    drawings = [await draw(services, tournament, shown, pictures.pages(shown)[0], words)] if played else []
    winners = tournaments_texts.winner_lines(services, tournament, played, words)
    figures = tournaments_texts.figure_lines(tournament, played, words)
    return fitted(lambda count: [*winners(count), *figures]), drawings


def mark_of(tournament: Tournament) -> str:
    """A custom id that no other message of the channel has; one that calls an entrant has the tournament's button."""
    return custom_ids.make("tournament-how", tournament.id)


def _view(tournament: Tournament, words: Texts) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    if tournament.state == SIGNING:
        join = custom_ids.make("tournament-join", tournament.id)
        view.add_item(buttons.button(words.t("button-tournament-join"), join, discord.ButtonStyle.primary))
    if tournament.is_open:
        view.add_item(
            buttons.button(words.t("button-tournament-leave"), custom_ids.make("tournament-leave", tournament.id))
        )
    view.add_item(buttons.button(words.t("button-tournament"), custom_ids.make("tournament", tournament.id)))
    view.add_item(buttons.button(words.t("button-tournament-how"), mark_of(tournament)))
    return view


# --- pictures -----------------------------------------------------------------------------------------------------


def show_of(services: Services, tournament: Tournament, played: Sequence[Round], words: Texts) -> Show:
    """The data of a tournament's pictures."""
    return Show(
        tournaments_texts.title(services, tournament, words),
        tournaments_texts.game_name(services, tournament, words),
        {one.number: words.worded(one.name) for one in tournament.entrants if one.state != WAITING},
        tuple(one.drawn for one in played),
        tournament.plan.rounds,
        frozenset(one.number for one in tournament.entrants if one.state == OUT),
        tournament.state == OVER,
    )


async def draw(
    services: Services, tournament: Tournament, shown: Show, page: TournamentPicture, words: Texts
) -> Drawing:
    """One of its pictures, drawn off the loop."""
    return await services.pool.run(_draw, shown, page, words, tournament.plan.slug)


def _draw(shown: Show, page: TournamentPicture, words: Texts, slug: str) -> Drawing:
    image = pictures.draw(shown, page, words, SIZE)
    return Drawing(encode(image, slug, page.kind), pictures.described(shown, page, words))


async def _drawings(services: Services, tournament: Tournament, played: Sequence[Round], words: Texts) -> list[Drawing]:
    """Before the first round the plan and the last entrants; then the standings and the running round."""
    if not played:
        renderer = services.renderers.get(tournament.plan.slug)
        if renderer is None or tournament.state != SIGNING:
            return []
        signed = _signed(services, tournament, words)
        alt = words.t("tournament-alt", title=signed.title, detail=signed.detail, count=len(tournament.those(IN)))
        return [await services.pool.run(_draw_signed, renderer, signed, alt[:1024])]
    shown = show_of(services, tournament, played, words)
    pages = [pictures.pages(shown)[0], pictures.opening(shown)]
    return [await draw(services, tournament, shown, page, words) for page in pages]


def _signed(services: Services, tournament: Tournament, words: Texts) -> LobbyCard:
    inside, plan = tournament.those(IN), tournament.plan
    seats = [LobbySeat(one.name, words.t("tournament-card-in"), "check") for one in inside[-NAMED:]]
    seats.append(LobbySeat(None, words.t("tournament-card-places", count=len(inside), most=plan.most)))
    options = [
        LobbyOption("first", words.t("tournament-card-rounds", rounds=plan.rounds)),
        LobbyOption("first", words.t("tournament-card-days", window=plan.days)),
        LobbyOption("clock", clock_line(words, plan.clock)),
    ]
    return LobbyCard(
        tournaments_texts.title(services, tournament, words),
        tournaments_texts.game_name(services, tournament, words),
        words.t("tournament-card-seats", seats=plan.seats),
        "wonder",
        tuple(seats),
        tuple(options),
    )


def _draw_signed(renderer: Renderer, signed: LobbyCard, alt: str) -> Drawing:
    image = draw_lobby_card(signed, renderer.motif(SIZE), SIZE)
    return Drawing(encode(image, renderer.info.slug, "tournament"), alt)
