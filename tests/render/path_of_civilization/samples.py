"""Positions met in play: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec.structs import replace
from PIL import Image

from render.kit.renderer import SIZE, Audience
from render.kit.scoresheet import draw_score_sheet
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.path_of_civilization import captions, views
from render.path_of_civilization.card import CardTexts, draw_card
from render.path_of_civilization.hand import draw_project
from render.path_of_civilization.legend import draw_legend
from render.path_of_civilization.renderer import CivRenderer
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.contract import Action
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.cards import LEADERS, WONDERS
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import CivState

COLOURS = 100
"""So many colours the palette has: with fewer of them a crowded table stays below the limit."""

NAMES = ("Aiko", "Marta", "健太", "Jules", "Noor")
RENDERER = CivRenderer()


@cache
def played(seats: int, seed: str = "samples") -> tuple[CivState, ...]:
    """The positions of a game at random."""
    found = play_random(GAME, seats, {}, seed)
    return (*(step.state for step in found.played), found.final)


def at(seats: int, kind: str, number: int) -> CivState:
    """The first position of a game whose open window asks for this kind of decision, in this round or later."""
    found = (
        state
        for seed in ("samples", "more", "most", "last")
        for state in played(seats, seed)
        if state.window is not None and state.window.kind == kind and state.round >= number
    )
    return next(found)


def seen(state: CivState, viewer: int | None = None) -> CivObservation:
    """What a viewer knows of it."""
    return GAME.observe(state, viewer)


def audience(seats: int, language: str = "en") -> Audience:
    """Readers of a table of so many seats."""
    return Audience(texts(language), NAMES[:seats])


def board(
    state: CivState, targets: Sequence[Action] = (), viewer: int | None = None, since: CivState | None = None
) -> Image.Image:
    """The table of a position."""
    known = None if since is None else seen(since, viewer)
    return RENDERER.draw_board(seen(state, viewer), audience(state.seats), targets, known)


def crowded(wonders: int, leaders: int) -> CivState:
    """Late in a game of five, with markets of so many cards that nobody has."""
    state = at(5, "wonder", 8)
    held = {card for own in state.civilizations for card in own.cards}
    free = [[card for card in some if card not in held] for some in (WONDERS, LEADERS)]
    return replace(state, wonder_market=tuple(free[0][:wonders]), leader_market=tuple(free[1][:leaders]))


def finished(seats: int) -> CivState:
    """The end of a game at random."""
    return played(seats)[-1]


def hand(state: CivState, seat: int, language: str = "en") -> Image.Image:
    """The hand of a seat with a plan chosen."""
    project = views.project(seen(state, seat), seat, GAME.legal_actions(state, seat)[-1:])
    return draw_project(project, captions.hand_captions(texts(language), project), SIZE)


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind."""
    for seats, kind, number in ((5, "plan", 1), (4, "wonder", 2), (3, "buy", 6), (1, "plan", 5)):
        state = at(seats, kind, number)
        acting = GAME.to_act(state)[0]
        yield board(state, GAME.legal_actions(state, acting), acting)
    yield board(crowded(6, 5))
    yield board(finished(5))
    for language in ("en", "ja"):
        yield hand(at(5, "plan", 4), GAME.to_act(at(5, "plan", 4))[0], language)
        yield draw_legend(captions.legend_captions(texts(language)), SIZE)
    yield from closer(seen(crowded(9, 12), 0))
    over = finished(5)
    result = GAME.result(over)
    assert result is not None
    yield draw_score_sheet(RENDERER.sheet(seen(over), result, audience(5)), SIZE)
    words = CardTexts("Galileo Galilei", ["Permanent: more history."], "Fate", "History")
    yield draw_card("leader_galileo", words, SIZE)
    yield lobby()


def closer(known: CivObservation) -> Iterator[Image.Image]:
    """What can be looked at: a civilization, a market, the piles, the boards, the events."""
    people = audience(known.seats)
    said = people.texts
    texts_of = captions.board_captions(said, known, people.drawn)
    yield views.civilization(known, 1, captions.civilization_captions(said, known, 1, people.drawn), SIZE)
    yield views.market(known, "leader", texts_of, captions.gallery_captions(said, known, "leader"), SIZE)
    yield views.technologies(known, captions.technology_captions(said, known), SIZE)
    yield views.boards(known, captions.choice_captions(said, known), SIZE)
    yield views.events(known, texts_of, captions.events_head(said), SIZE)


def lobby() -> Image.Image:
    """A lobby card."""
    card = LobbyCard(
        "Path of Civilization",
        "waiting for players",
        "2 of 5",
        "wonder",
        (LobbySeat("Aiko", "host", "first"), LobbySeat("健太", "ready", "check"), LobbySeat(None, "free seat")),
        (LobbyOption("history", "Boards dealt by chance"), LobbyOption("swords", "Normal threat")),
    )
    return draw_lobby_card(card, RENDERER.motif(SIZE), SIZE)
