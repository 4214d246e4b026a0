"""Made-up positions: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from PIL import Image

from render.iwari import words
from render.iwari.renderer import IwariRenderer
from render.iwari.tally import draw_tally
from render.iwari.territory import draw_territory
from render.kit.renderer import SIZE, Audience
from render.kit.scoresheet import draw_score_sheet
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.contract import Action
from rules.iwari import IWARI as GAME
from rules.iwari import IwariObservation, IwariState
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import SPACES, TERRITORIES

COLOURS = 72
"""So many colours the palette has: with fewer of them a board stays below the limit."""

NAMES = ("Aiko", "Marta", "健太", "Jules", "Noor")
RENDERER = IwariRenderer()

MIDDLE: Final[Mapping[str, Any]] = {
    "game": "iwari",
    "seats": 5,
    "options": {"feats": "on", "expeditions": "on"},
    "tents": [
        ["T1-1", "T1-2", "T1-3", "F2-1", "C2-3", "G2-1"],
        ["T1-5", "G1-1", "C1-1", "C1-2", "D1-1", "D1-2"],
        ["G1-3", "C1-3", "G2-2", "F1-2"],
        ["F1-1", "F1-3", "F1-4", "F1-5", "T2-4", "T2-5", "G1-2", "G1-7"],
        ["D2-1", "D2-2", "D2-4", "F2-2", "F2-3", "C2-5"],
    ],
    "stacks": {"F1": [0, 3, 1, 1], "G1": [1], "C1": [4, 2], "D2": [4], "T1": [0]},
    "mountains": [7],
    "display": ["tundra", "glacier", "glacier", "coast"],
    "hands": [["tundra", "desert", "desert"], [], [], [], ["forest", "forest", "coast"]],
    "feats": [
        {"kind": "unity", "tribe": 3, "where": "F1"},
        {"kind": "discovery", "tribe": 4, "where": "C1"},
        {"kind": "honour", "tribe": 1, "where": "3"},
    ],
    "expeditions": [{"card": "five_grounds"}, {"card": "deep_roots", "scored": [3]}, {"card": "watchers"}],
    "half": 2,
    "interim": {"T1": [4, 3, 0, 0, 0], "F1": [0, 0, 3, 4, 0]},
    "active": 0,
}
"""A first half of five: a settlement, feats on territories and a line, one expedition scored; Aiko is to act."""


def position(**changes: Any) -> IwariState:
    """The middle of a game, some of it changed."""
    return GAME.position({**MIDDLE, **changes})


def seen(state: IwariState, viewer: int | None = None) -> IwariObservation:
    """What a viewer knows of it."""
    return GAME.observe(state, viewer)


def audience(seats: int, language: str = "en") -> Audience:
    """Readers of a table of so many seats."""
    return Audience(texts(language), NAMES[:seats])


def board(
    state: IwariState, targets: tuple[Action, ...] = (), viewer: int | None = None, since: IwariState | None = None
) -> Image.Image:
    """The board of a position."""
    known = None if since is None else seen(since, viewer)
    return RENDERER.draw_board(seen(state, viewer), audience(GAME.seats_in(state)), targets, known)


def full_map(name: str, **options: str) -> IwariState:
    """A map of five with every space taken and totems wherever there may be some: as much as there can be to draw."""
    ground = ATLAS[name]
    tents: list[list[str]] = [[] for _ in range(5)]
    stacks = {}
    for number, territory in enumerate(ground.territories):
        spaces = [SPACES[space] for space in range(len(SPACES)) if ground.spaces[territory] >> space & 1]
        for place, space in enumerate(spaces):
            tents[(number + place // 2) % 5].append(space)
        if territory in ground.totems:
            stacks[TERRITORIES[territory]] = [number % 5, (number + 2) % 5]
    chosen = {"map": name, "feats": "on", "expeditions": "on", **options}
    return GAME.position({"game": "iwari", "seats": 5, "options": chosen, "tents": tents, "stacks": stacks, "half": 2})


def finished(seats: int, seed: str, **options: str) -> IwariState:
    """The end of a game at random."""
    state: IwariState = play_random(GAME, seats, options, seed).final
    return state


def third_turn() -> IwariState:
    """The third tribe's turn on the way of a game of two."""
    steps = play_random(GAME, 2, {"map": "glacier_mass", "settlement_scope": "along_roads"}, "third").played
    state: IwariState = next(step.state for step in steps[len(steps) // 2 :] if step.state.phase == "third")
    return state


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind."""
    middle = position()
    yield board(middle, GAME.legal_actions(middle, 0))
    for name in ATLAS:
        yield board(full_map(name))
    yield board(full_map("long_way", settlement_scope="along_roads"))
    third = third_turn()
    yield board(third, GAME.legal_actions(third, GAME.to_act(third)[0]))
    spaces = GAME.apply(middle, 0, GAME.parse("place D1 tents")).state
    yield board(spaces, GAME.legal_actions(spaces, 0))
    people = audience(5)
    for viewer in (0, 4):
        yield RENDERER.draw_hand(seen(middle, viewer), people)
    yield RENDERER.draw_hand(seen(third, GAME.to_act(third)[0]), audience(2))
    for state, seats in ((full_map("new_horizons"), 5), (finished(2, "over", map="floating_lands"), 2)):
        yield from points(state, seats)
    over = finished(5, "over", map="long_way", expeditions="on")
    result = GAME.result(over)
    assert result is not None
    yield draw_score_sheet(RENDERER.sheet(seen(over), result, people), SIZE)
    yield lobby()


def points(state: IwariState, seats: int) -> Iterator[Image.Image]:
    """The pictures of points and of a territory."""
    known, people = seen(state), audience(seats)
    for interim in (False, True):
        captions = words.tally_captions(people.texts, known, people.drawn, interim=interim)
        yield draw_tally(known, captions, SIZE, interim=interim)
    captions_of = words.territory_captions(people.texts, known, "G1", people.drawn)
    yield draw_territory(known, "G1", captions_of, SIZE)


def lobby() -> Image.Image:
    """A lobby card."""
    card = LobbyCard(
        "Iwari",
        "waiting for players",
        "2 of 5",
        "tent",
        (LobbySeat("Aiko", "host", "first"), LobbySeat("健太", "ready", "check"), LobbySeat(None, "free seat")),
        (LobbyOption("discovery", "Feats"), LobbyOption("clock", "A Long Way")),
    )
    return draw_lobby_card(card, RENDERER.motif(SIZE), SIZE)
