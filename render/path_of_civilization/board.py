"""The table: round path, coming events, both markets, technologies, philosophy, all seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.header import HEIGHT, Header, draw_header
from render.core.seatcard import MARGIN, Rect
from render.core.since import Changes
from render.path_of_civilization import market, path, philosophy, piles, seats, standing
from render.path_of_civilization.changes import Spot, Thing, fresh_of, on_table
from render.path_of_civilization.events import (
    EventTexts,
    battle_height,
    challenge_height,
    draw_battle,
    draw_challenge,
)
from render.path_of_civilization.market import Market, Offer
from render.path_of_civilization.philosophy import Step
from render.path_of_civilization.seats import SeatView
from rules.core.contract import Action
from rules.path_of_civilization import powers
from rules.path_of_civilization.actions import Also, Benefit, Buy, Claim, Take, Token
from rules.path_of_civilization.cards import (
    LEADERS,
    LEVEL_COSTS,
    LEVEL_VP,
    LINES_IN_PLAY,
    MULTIPLIERS,
    PILES,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
    Battle,
    Challenge,
)
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import PASS, Level
from rules.path_of_civilization.vocabulary import TYPES

_WIDTH = UNITS - 2.0 * MARGIN
_GAP = 16.0


@dataclass(frozen=True)
class BoardTexts:
    """The words on the table, in the reader's language: the header; the ``name`` of each card by id; the names of the
    ``seats``; the headings of the markets by kind, words for an empty one; how an event is told; and
    what is said of a seat that wants the card of this number, or (0) none."""

    title: str
    detail: str
    right: str
    name: Callable[[str], str]
    seats: Sequence[str]
    markets: Sequence[tuple[str, str]]
    empty: str
    when: Callable[[int], str]
    fate: str
    history: str
    nothing: str
    wants: Callable[[int], str]


@dataclass(frozen=True)
class Marks:
    """What is marked: ids of cards and tokens that may be chosen, and what has changed."""

    targets: frozenset[str]
    changed: Changes[Spot, Thing]

    def fresh(self, kind: str) -> frozenset[str]:
        """The names of this kind that are new or changed."""
        return frozenset(spot.name for spot in self.changed.new if spot.kind == kind)


def targets_of(actions: Sequence[Action]) -> frozenset[str]:
    """The cards and tokens that these actions choose; other actions have no place on the table."""
    found = set()
    for action in actions:
        match action:
            case Claim(card=card) | Also(card=card) | Buy(technology=card) | Take(technology=card):
                found.add(card)
            case Benefit(token=token) | Token(token=token):
                found.add(token)
    return frozenset(found)


def draw_board(
    observation: CivObservation,
    texts: BoardTexts,
    targets: Sequence[Action] = (),
    size: int = UNITS,
    since: CivObservation | None = None,
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide. ``targets`` are the legal actions whose cards are framed; what is
    different from ``since`` is marked."""
    marks = Marks(targets_of(targets), on_table(since, observation))
    events = standing.coming(observation)
    markets = markets_of(observation, texts, marks)
    event_height = max((_event_height(observation, event) for _, event in events), default=0.0)
    market_height = market.markets_height(markets)
    parts = (path.HEIGHT, event_height, market_height, piles.HEIGHT, philosophy.HEIGHT, seats.HEIGHT)
    canvas = Canvas.new(size, HEIGHT + 18 + sum(part + _GAP for part in parts if part) + 14)
    draw_header(canvas, _header(observation, texts))
    y = HEIGHT + 18.0
    path.draw_path(canvas, y, standing.stands(observation), 0 if observation.over else observation.round)
    y += path.HEIGHT + _GAP
    if events:
        _draw_events(canvas, Rect(MARGIN, y, _WIDTH, event_height), observation, texts, events)
        y += event_height + _GAP
    market.draw_markets(canvas, y, markets)
    y += market_height + _GAP
    _draw_piles(canvas, y, observation, marks)
    y += piles.HEIGHT + _GAP
    philosophy.draw_philosophy(canvas, y, _WIDTH, steps_of(observation, marks), marks.targets)
    y += philosophy.HEIGHT + _GAP
    seats.draw_seats(canvas, y, seat_views(observation, texts, marks))
    return canvas.picture


def _header(observation: CivObservation, texts: BoardTexts) -> Header:
    icons = {"wonder": "wonder", "leader": "leader", "buy": "technology", "battle": "swords", "over": "vp"}
    icon = icons.get(observation.step, "history")
    return Header(texts.title, texts.detail, texts.right, icon=icon)


# --- events -----------------------------------------------------------------------------------------------------------


def _event_height(observation: CivObservation, event: Challenge | Battle) -> float:
    if isinstance(event, Challenge):
        return challenge_height(event, seats=observation.seats)
    return battle_height(LINES_IN_PLAY[observation.seats], standing.ranks(observation, event))


def _draw_events(
    canvas: Canvas,
    place: Rect,
    observation: CivObservation,
    texts: BoardTexts,
    events: Sequence[tuple[int, Challenge | Battle]],
) -> None:
    width = (place.w - _GAP * (len(events) - 1)) / len(events)
    for column, (number, event) in enumerate(events):
        spot = Rect(place.x + column * (width + _GAP), place.y, width, place.h)
        draw_event(canvas, spot, observation, texts, number, event)


def draw_event(
    canvas: Canvas,
    place: Rect,
    observation: CivObservation,
    texts: BoardTexts,
    number: int,
    event: Challenge | Battle,
    *,
    past: bool = False,
) -> None:
    """An event with everybody's standing in it, unless it is ``past``; the one of this round is framed."""
    words = EventTexts(texts.name(event.id), texts.when(number), texts.fate, texts.history, texts.nothing)
    due = number == observation.round and not past
    if isinstance(event, Challenge):
        points = () if past else standing.history(observation, event)
        draw_challenge(canvas, place, event, words, points, fresh=due)
    else:
        lines, threat = LINES_IN_PLAY[observation.seats], observation.threat_in(event)
        ranks = () if past else standing.ranks(observation, event)
        draw_battle(canvas, place, event, words, lines, threat, ranks, fresh=due)


# --- markets, piles, philosophy, seats --------------------------------------------------------------------------------


def markets_of(observation: CivObservation, texts: BoardTexts, marks: Marks) -> list[Market]:
    """Both markets as they are shown to the observation's viewer, who sees own costs."""
    found = []
    for kind, heading in texts.markets:
        offers = tuple(
            _offer(observation, texts, marks, kind, card, number)
            for number, card in enumerate(observation.market(kind), 1)
        )
        left = tuple(
            (texts.name(spot.name), standing.owner(observation, spot.name))
            for spot, _ in marks.changed.left
            if spot.kind == kind
        )
        found.append(Market(kind, heading, offers, texts.empty, left))
    return found


def _offer(observation: CivObservation, texts: BoardTexts, marks: Marks, kind: str, card: str, number: int) -> Offer:
    printed = WONDERS[card] if kind == "wonder" else LEADERS[card]
    viewer = observation.viewer
    cost = printed.cost if viewer is None else powers.cost_of(observation, viewer, card)
    wanting = standing.claimants(observation, card)
    marked = card in marks.targets or card in marks.fresh(kind)
    winner = wanting[0] if wanting else None
    wish = observation.wishes.index(card) + 1 if card in observation.wishes else 0
    return Offer(printed, texts.name(card), number, cost, wanting, winner, marked, wish)


def _draw_piles(canvas: Canvas, y: float, observation: CivObservation, marks: Marks) -> None:
    copies = dict(zip(PILES, observation.piles, strict=True))
    by_type = {type_: [count for card, count in copies.items() if TECHNOLOGIES[card].type == type_] for type_ in TYPES}
    marked = marks.fresh("pile") | marks.targets
    places = frozenset((TECHNOLOGIES[card].type, TECHNOLOGIES[card].level) for card in copies if card in marked)
    piles.draw_piles(canvas, y, _WIDTH, by_type, places)


def steps_of(observation: CivObservation, marks: Marks) -> list[Step]:
    """The philosophy levels from 0 up."""
    fresh = marks.fresh("level")
    found = []
    for number, cost in enumerate(LEVEL_COSTS):
        here = tuple(seat for seat, own in enumerate(observation.civilizations) if own.philosophy == number)
        level = observation.levels[number - 1] if number else Level()
        shown = (*level.available, *level.offered)
        tokens = tuple(TOKENS[token] for token in shown) if level.face_up else (None, None)
        rejected = (TOKENS[level.rejected],) if level.rejected else ()
        found.append(Step(cost, MULTIPLIERS[number], LEVEL_VP[number], tokens, rejected, here, str(number) in fresh))
    return found


def seat_views(observation: CivObservation, texts: BoardTexts, marks: Marks) -> list[SeatView]:
    """What the strip shows of every seat."""
    window, result = observation.window, observation.result
    awaited = set(observation.to_act) if result is None else set(result.winning_seats)
    decided = set(window.decided) if window is not None else set()
    points = standing.totals(observation)
    return [
        SeatView(
            name=texts.seats[seat],
            agents=own.agents,
            points=points[seat],
            limit=own.base_limit,
            legacy=own.legacy,
            philosophy=own.philosophy,
            line=_wish(observation, texts, seat),
            awaited=seat in awaited,
            done=seat in decided,
            fresh=fresh_of(marks.changed, seat),
        )
        for seat, own in enumerate(observation.civilizations)
    ]


def _wish(observation: CivObservation, texts: BoardTexts, seat: int) -> str:
    """What a seat openly wants: the number of the card in its market."""
    window = observation.window
    wanted = window.intentions[seat] if window is not None and window.intentions else ""
    if not wanted or window is None:
        return ""
    return texts.wants(0 if wanted == PASS else 1 + observation.market(window.kind).index(wanted))
