"""Pictures for the directory and the README: a board of every game in the midst of a game of bot players; and the icon
of the application, a ziggurat."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any

from PIL import Image, ImageDraw

from render.core.encode import encode
from render.kit.renderer import Audience, Renderer
from render.words.text import Texts
from rules.bots import bot_player
from rules.bots.bot_names import free_name
from rules.core.chance import Dice
from rules.core.contract import AnyGame

WIDTHS = (1600, 400)
"""In pixels: for a large screen, and as a phone shows a board in a channel."""

LARGEST = 4_000_000
"""Bytes of a file: as many as a PNG needs."""

PART = 0.6
"""How much of the game has been played."""

ICON, TERRACES = 1024, 4
NIGHT, CLAY, LIGHT = "#22304a", ("#c98a4b", "#b0713a"), "#f3d9a4"


def midgame(game: AnyGame, seed: str) -> tuple[Any, Any]:
    """The position after the :data:`PART` of a game of bot players at a table of three, or of as many as the game has
    seats for; and the one some decisions before."""
    seats = min(game.info.seats, key=lambda count: abs(count - 3))
    state: Any = game.setup(seats, {}, seed)
    dice, states = Dice(seed), [state]
    while owing := game.to_act(state):
        observation = game.observe(state, owing[0])
        action = bot_player.choose(game, observation, owing[0], dice)
        state = game.apply(state, owing[0], action).state
        if game.quiescent(state):
            states.append(state)
    place = int(PART * len(states))
    return states[place], states[max(0, place - 2)]


def pictures(game: AnyGame, renderer: Renderer, words: Texts, seed: str) -> Mapping[int, bytes]:
    """The board in the midst of a game, as PNG files by width."""
    state, before = midgame(game, seed)
    names: list[str] = []
    for _ in range(game.seats_in(state)):
        names.append(free_name(f"{seed} {len(names)}", names))
    audience = Audience(words, tuple(names))
    seen, since = (game.observe(one, None) for one in (state, before))
    board = renderer.draw_board(seen, audience, (), since)
    found = {}
    for width in WIDTHS:
        size = width, round(board.height * width / board.width)
        scaled = board.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        found[width] = encode(scaled, game.info.slug, limit=LARGEST).data
    return found


def icon() -> bytes:
    """A ziggurat of :data:`TERRACES` with its stairs, as a PNG file of :data:`ICON` pixels each way; Discord cuts a
    circle out of it."""
    picture = Image.new("RGB", (ICON, ICON), NIGHT)
    draw = ImageDraw.Draw(picture)
    step, middle = ICON // 8, ICON // 2
    ground = middle + step * TERRACES // 2
    for terrace in range(TERRACES):
        half, top = step * (TERRACES - terrace) * 3 // 4, ground - step * (terrace + 1)
        draw.rectangle((middle - half, top, middle + half, top + step - 1), CLAY[terrace % 2])
    half = step // 3
    draw.rectangle((middle - half, ground - step * (TERRACES - 1), middle + half, ground - 1), LIGHT)
    file = BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()
