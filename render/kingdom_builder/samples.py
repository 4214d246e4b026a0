"""Made-up positions: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image

from render.header import ICON_SLOT
from render.kingdom_builder.board import BoardTexts, draw_board
from render.kingdom_builder.hand import HandTexts, draw_hand
from render.kingdom_builder.hexes import SIDE
from render.kingdom_builder.motif import lobby_motif
from render.kingdom_builder.observation import LOCATION_GLYPHS
from render.kingdom_builder.scores import ScoreTexts, draw_scores
from render.lobbycard import LobbyCard, LobbyOption, LobbySeat, draw_lobby_card

TERRAIN = (
    "FDDMMDDCCCCCCDDWDDDD"
    "FFDDDMMCCCMMCDDWDDDD"
    "FFFFFFFMMMMMCMMWDDLF"
    "WWFKGGTTMMMCMMWMDFFF"
    "FFWWGGGTTCCCTTWMMCFF"
    "FCCWGTTCCCCTTWCCCMFF"
    "DFLCWTTLCGCLTTWFFFFF"
    "DDCWTTGGGGGGTWGKGFGT"
    "DDDWTTTGGGGGTTWGGGGT"
    "DDWWTTTGGGGGTTWGGGTT"
    "DDCWWTTGGGDDCWWTTTGG"
    "DCWFFTTTGGDKCWTTTLGG"
    "DDWFFTTLFGCCCFFFTCFF"
    "WWWFGTFFFFCCFFWDDCCF"
    "WWWWGGGGFFCGGWFFDDCC"
    "WTTWGGCCDCGGLFWFWDDC"
    "WTCTWGCCDCGGGTFFWWDD"
    "WKCFWLDDCWGGTTMWWWDW"
    "WWCFWWWDDWGMTTWWWWWW"
    "WWWWWWWWWWTTTWWWWWWW"
)
_PLACES = (
    (58, "paddock"),
    (122, "tavern"),
    (127, "tavern"),
    (131, "paddock"),
    (237, "farm"),
    (247, "oasis"),
    (312, "farm"),
    (345, "oasis"),
)
NAMES = ("Aiko", "Marta", "健太", "Jules", "Noor")


@dataclass(frozen=True)
class SampleLocation:
    """A location hex."""

    hex: int
    kind: str
    left: int


@dataclass(frozen=True)
class SampleTile:
    """A tile held by a seat."""

    kind: str
    origin: int
    state: str


@dataclass(frozen=True)
class SamplePosition:
    """An observation of Kingdom Builder as the pictures read it."""

    seats: int
    settlements: tuple[tuple[int, ...], ...]
    supply: tuple[int, ...]
    tiles: tuple[tuple[SampleTile, ...], ...]
    viewer: int | None = None
    over: bool = False
    active: int = 0
    terrain: str = TERRAIN
    locations: tuple[SampleLocation, ...] = ()
    builders: tuple[str, str, str] = ("fishermen", "merchants", "miners")
    card: str | None = "canyon"
    hand: str | None = None
    deck: int = 14
    discards: tuple[str, ...] = ("grass", "grass", "forest", "desert", "flower")
    lifted: int | None = None
    last: tuple[int, ...] = ()
    final_round: bool = False
    scores: tuple[tuple[tuple[str, int], ...], ...] | None = None


def _grow(start: int, count: int, taken: set[int]) -> tuple[int, ...]:
    """``count`` free buildable hexes spreading from ``start``; they are added to ``taken``."""
    found: list[int] = []
    queue = [start]
    while queue and len(found) < count:
        hex_ = queue.pop(0)
        if hex_ in taken or TERRAIN[hex_] not in "GCDFT":
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


def position(seats: int = 4, pieces: int = 15) -> SamplePosition:
    """A middle game: ``pieces`` settlements a seat and a few tiles in every state."""
    taken: set[int] = set()
    starts = ((43, 268, 156), (128, 306, 92), (40, 214, 371), (284, 196, 313), (180, 9, 255))
    settlements = [
        tuple(sorted(hex_ for start in starts[seat] for hex_ in _grow(start, pieces // 3, taken)))
        for seat in range(seats)
    ]
    states = ("ready", "fresh", "used")
    tiles = tuple(
        tuple(
            SampleTile(_PLACES[(seat + number) % 8][1], _PLACES[(seat + number) % 8][0], states[(seat + number) % 3])
            for number in range((seat + 2) % 4)
        )
        for seat in range(seats)
    )
    return SamplePosition(
        seats=seats,
        settlements=tuple(settlements),
        supply=tuple(40 - len(hexes) for hexes in settlements),
        tiles=tiles,
        active=1,
        locations=tuple(SampleLocation(hex_, kind, index % 3) for index, (hex_, kind) in enumerate(_PLACES)),
        last=settlements[0][-3:],
    )


BOARD_TEXTS = BoardTexts(
    title=f"Marta builds on {ICON_SLOT} canyon",
    detail="1st of 3 settlements",
    builders=(
        ("Fishermen", "1 each beside water"),
        ("Merchants", "4 per place linked"),
        ("Miners", "1 each beside mountains"),
    ),
    time="9 h",
)

HAND_TEXTS = HandTexts(
    title="Your hand",
    private="only you see this",
    card="Next turn you build on",
    card_name="flower field",
    tiles="Location tiles",
    no_tiles="none yet: build beside a location",
    tile_names={kind: kind for kind in LOCATION_GLYPHS},
    supply="Left to build",
    discards="Played cards",
    builders=(
        ("Fishermen", "1 point for each of your settlements beside water"),
        ("Merchants", "4 points for each location and castle linked by your settlements"),
        ("Miners", "1 point for each of your settlements beside mountains"),
    ),
)
SCORE_TEXTS = ScoreTexts(
    title="Final score",
    subtitle="Kingdom Builder",
    right="after round 14",
    total="Total",
    categories={"castle": "Castles", "fishermen": "Fishermen", "merchants": "Merchants", "miners": "Miners"},
    places=("3.", "1.", "2.", "4.", "5."),
    footer="Marta placed her last settlement in round 14.",
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


def finished(seats: int = 5) -> SamplePosition:
    """A scored game."""
    points = ((9, 11, 16, 7), (12, 14, 20, 6), (6, 13, 12, 15), (9, 8, 16, 9), (3, 10, 12, 12))
    categories = ("castle", "fishermen", "merchants", "miners")
    scores = tuple(tuple(zip(categories, points[seat], strict=True)) for seat in range(seats))
    return replace(position(seats), over=True, card=None, scores=scores)


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind, together showing every piece in every colour."""
    middle = position(5)
    yield draw_board(middle, NAMES, BOARD_TEXTS, (33, 52, 73, 93), 1600)
    yield draw_board(replace(position(3), lifted=middle.settlements[1][0]), NAMES, BOARD_TEXTS, range(40, 80), 1200)
    yield draw_board(finished(), NAMES, BOARD_TEXTS, (), 1200)
    yield draw_hand(replace(middle, viewer=1, active=0, hand="flower"), HAND_TEXTS)
    yield draw_scores(finished(), NAMES, SCORE_TEXTS)
    yield draw_lobby_card(LOBBY_CARD, lobby_motif())
