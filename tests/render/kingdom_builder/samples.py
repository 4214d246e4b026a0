"""Made-up positions: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator

from msgspec.structs import replace
from PIL import Image

from render.kingdom_builder.board import draw_board
from render.kingdom_builder.hand import draw_hand
from render.kingdom_builder.icons import SCORE_ICONS
from render.kingdom_builder.motif import lobby_motif
from render.kingdom_builder.words import board_captions, hand_captions, score_captions
from render.kit.scoresheet import draw_score_sheet, score_sheet
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.words.text import texts
from rules.core.bitset import cells_of, mask_of
from rules.core.contract import Result, ranks_of
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomObservation, Lifted, Tile
from rules.kingdom_builder.hexes import SIDE

NAMES = ("Aiko", "Marta", "健太", "Jules", "Noor")
WORDS = texts("en")
_STARTS = ((43, 268, 156), (128, 306, 92), (40, 214, 371), (284, 196, 313), (180, 9, 255))
_CATEGORIES = ("castles", "fishermen", "merchants", "knights")
_POINTS = ((9, 11, 16, 8), (12, 14, 20, 6), (6, 13, 12, 16), (9, 8, 16, 10), (3, 10, 12, 12))


def _grow(terrain: str, start: int, count: int, taken: set[int]) -> tuple[int, ...]:
    """``count`` free buildable hexes spreading from ``start``; they are added to ``taken``."""
    found: list[int] = []
    queue = [start]
    while queue and len(found) < count:
        hex_ = queue.pop(0)
        if hex_ in taken or terrain[hex_] not in "GCDFT":
            continue
        taken.add(hex_)
        found.append(hex_)
        row, column = divmod(hex_, SIDE)
        steps = ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 2 * (row % 2) - 1), (-1, 2 * (row % 2) - 1))
        queue += [
            (row + down) * SIDE + column + right
            for down, right in steps
            if 0 <= row + down < SIDE and 0 <= column + right < SIDE
        ]
    return tuple(sorted(found))


def position(seats: int = 4, pieces: int = 15) -> KingdomObservation:
    """A spectator's middle game: ``pieces`` settlements a seat and a few tiles in every state."""
    start = GAME.observe(GAME.setup(seats, {"setup": "first_game"}, "sample"), None)
    land = start.ground.terrain
    taken: set[int] = set()
    settlements = [
        tuple(sorted(hex_ for origin in _STARTS[seat] for hex_ in _grow(land, origin, pieces // 3, taken)))
        for seat in range(seats)
    ]
    places = list(start.ground.kind_at.items())
    states = ("ready", "fresh", "used")
    tiles = [
        tuple(
            Tile(kind, origin, states[number % 3])
            for number in range(seat, seat + (seat + 2) % 4)
            for origin, kind in [places[number % 8]]
        )
        for seat in range(seats)
    ]
    return replace(
        start,
        active=1,
        card="canyon",
        deck=14,
        discards=("grass", "grass", "forest", "desert", "flower"),
        settlements=tuple(mask_of(own) for own in settlements),
        supply=tuple(40 - len(hexes) for hexes in settlements),
        tiles=tuple(tiles),
        locations={place: index % 3 for index, (place, _) in enumerate(places)},
        last=settlements[0][-3:],
    )


LOBBY_CARD = LobbyCard(
    title="Kingdom Builder",
    detail="open table",
    right="about 45 min",
    icon="castle",
    seats=(
        LobbySeat("Aiko", "host", "leader"),
        LobbySeat("Marta", "joined", "check"),
        LobbySeat("健太", "joined", "check"),
        LobbySeat(None, "free seat"),
    ),
    options=(LobbyOption("first", "random board"), LobbyOption("clock", "24 h a move")),
)


def finished(seats: int = 5) -> KingdomObservation:
    """A scored game."""
    scores = tuple(tuple(zip(_CATEGORIES, _POINTS[seat], strict=True)) for seat in range(seats))
    return replace(position(seats), over=True, card="", scores=scores, result=result(seats))


def result(seats: int = 5) -> Result:
    """The result of the scored game."""
    breakdown = tuple(
        (name, tuple(row[:seats])) for name, row in zip(_CATEGORIES, zip(*_POINTS, strict=True), strict=True)
    )
    totals = tuple(sum(_POINTS[seat]) for seat in range(seats))
    return Result(ranks_of(totals), totals, breakdown, "settlements-out")


def board(observation: KingdomObservation, targets: tuple[int, ...] = (), size: int = 1200) -> Image.Image:
    """The board picture with its English words."""
    words = board_captions(WORDS, observation, NAMES)
    return draw_board(observation, NAMES, words, targets, size)


def hand(observation: KingdomObservation, viewer: int, card: str | None) -> Image.Image:
    """The hand picture with its English words."""
    seen = replace(observation, viewer=viewer, hand=card)
    return draw_hand(seen, hand_captions(WORDS, seen))


def sheet(seats: int = 5) -> Image.Image:
    """The score sheet with its English words."""
    observation = finished(seats)
    outcome = result(seats)
    captions = score_captions(WORDS, GAME.info, observation, outcome)
    return draw_score_sheet(score_sheet(outcome, NAMES, captions, SCORE_ICONS))


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind, together showing every piece in every colour."""
    middle = position(5)
    held = Lifted(next(cells_of(middle.settlements[1])), "paddock", next(iter(middle.locations)))
    yield board(middle, (33, 52, 73, 93), 1600)
    yield board(replace(position(3), lifted=held), tuple(range(40, 80)))
    yield board(finished())
    yield hand(replace(middle, active=0), 1, "flower")
    yield sheet()
    yield draw_lobby_card(LOBBY_CARD, lobby_motif())
