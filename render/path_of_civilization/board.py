"""The table: round path, coming events, both markets, technologies, philosophy, all seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.core.bands import Band
from render.core.canvas import UNITS, Canvas
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.parts import as_part
from render.kit.seatcard import MARGIN, Rect, framed
from render.path_of_civilization import market, path, philosophy, piles, seats, standing
from render.path_of_civilization.changes import Spot, Thing, compared, fresh_of
from render.path_of_civilization.events import EventTexts, EventView, draw_event
from render.path_of_civilization.market import Market, Offer
from render.path_of_civilization.philosophy import Step
from render.path_of_civilization.seats import SeatView
from render.words.since import Changes
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
    Battle,
    Challenge,
)
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import PASS, Kind, Level
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
    markets: Sequence[tuple[Kind, str]]
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


def board_bands(
    observation: CivObservation,
    texts: BoardTexts,
    targets: Sequence[Action] = (),
    since: CivObservation | None = None,
    header: Header | None = None,
    *,
    closed: bool = False,
) -> list[Band]:
    """The whole picture from top to bottom. ``targets`` are the legal actions whose cards are framed; what is different
    from ``since`` is marked; a ``header`` stands in place of the table's own. Of a table that is ``closed`` nobody is
    framed as being to act."""
    marks = Marks(targets_of(targets), compared(since, observation))
    parts = [
        _path_band(observation),
        *_event_bands(observation, texts),
        *market.market_bands(markets_of(observation, texts, marks)),
        _piles_band(observation, marks),
        _philosophy_band(observation, marks),
    ]
    seats_band = _seats_band(observation, texts, marks, closed=closed)
    return _in_parts(header or _header(observation, texts), parts, seats_band)


def part_bands(
    observation: CivObservation, texts: BoardTexts, kind: Kind, since: CivObservation | None = None
) -> list[Band]:
    """The parts of the picture that a question is about, where it is not about a market: the benefits or the coming
    events, with all civilizations; the whole picture for any other."""
    marks = Marks(targets_of(()), compared(since, observation))
    if kind in ("token", "benefit"):
        parts = [_philosophy_band(observation, marks)]
    elif kind == "fate":
        parts = _event_bands(observation, texts)
    else:
        return board_bands(observation, texts, (), since)
    return _in_parts(_header(observation, texts), parts, _seats_band(observation, texts, marks))


def _in_parts(header: Header, parts: Sequence[Band], seats_band: Band) -> list[Band]:
    return [_header_band(header), *(as_part("board", band) for band in parts), as_part("players", seats_band)]


def _header_band(header: Header) -> Band:
    return Band(("header", header), HEIGHT + 18, lambda canvas: draw_header(canvas, header))


def _path_band(observation: CivObservation) -> Band:
    stands, now = standing.stands(observation), 0 if observation.over else observation.round
    return Band(("path", stands, now), path.HEIGHT + _GAP, lambda canvas: path.draw_path(canvas, 0, stands, now))


def _header(observation: CivObservation, texts: BoardTexts) -> Header:
    icons = {"wonder": "wonder", "leader": "leader", "buy": "technology", "battle": "swords", "over": "vp"}
    icon = icons.get(observation.step, "history")
    return Header(texts.title, texts.detail, texts.right, icon=icon, names=tuple(texts.seats))


# --- events -----------------------------------------------------------------------------------------------------------


def _event_bands(observation: CivObservation, texts: BoardTexts) -> list[Band]:
    """The coming events side by side in a band; none once all are over."""
    events = [event_of(observation, texts, number, event) for number, event in standing.coming(observation)]
    if not events:
        return []
    height = max(event.height for event in events)
    width = (_WIDTH - _GAP * (len(events) - 1)) / len(events)

    def paint(canvas: Canvas) -> None:
        for column, event in enumerate(events):
            draw_event(canvas, Rect(MARGIN + column * (width + _GAP), 0, width, height), event)

    return [Band(("events", *events), height + _GAP, paint)]


def event_of(
    observation: CivObservation, texts: BoardTexts, number: int, card: Challenge | Battle, *, past: bool = False
) -> EventView:
    """The event of a round with everybody's standing in it, unless it is ``past``; that of this round is framed."""
    words = EventTexts(texts.name(card.id), texts.when(number), texts.fate, texts.history, texts.nothing)
    due = number == observation.round and not past
    if isinstance(card, Challenge):
        return EventView(card, words, due, points=() if past else standing.history(observation, card))
    lines, threat = LINES_IN_PLAY[observation.seats], observation.threat_in(card)
    return EventView(
        card, words, due, lines=lines, power=threat, ranks=() if past else standing.ranks(observation, card)
    )


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
    printed = observation.great(card)
    viewer = observation.viewer
    cost = printed.cost if viewer is None else powers.cost_of(observation, viewer, card)
    wanting = standing.claimants(observation, card)
    marked = card in marks.targets or card in marks.fresh(kind)
    winner = wanting[0] if wanting else None
    wish = observation.wishes.index(card) + 1 if card in observation.wishes else 0
    return Offer(printed, texts.name(card), number, cost, wanting, winner, marked, wish)


def _piles_band(observation: CivObservation, marks: Marks) -> Band:
    copies = dict(zip(PILES, observation.piles, strict=True))
    by_type = {type_: [count for card, count in copies.items() if TECHNOLOGIES[card].type == type_] for type_ in TYPES}
    marked = marks.fresh("pile") | marks.targets
    places = frozenset((TECHNOLOGIES[card].type, TECHNOLOGIES[card].level) for card in copies if card in marked)
    key = "piles", observation.piles, places
    return Band(key, piles.HEIGHT + _GAP, lambda canvas: piles.draw_piles(canvas, 0, _WIDTH, by_type, places))


def _philosophy_band(observation: CivObservation, marks: Marks) -> Band:
    steps, chosen = steps_of(observation, marks), frozenset(marks.targets & TOKENS.keys())

    def paint(canvas: Canvas) -> None:
        philosophy.draw_philosophy(canvas, 0, _WIDTH, steps, chosen)

    return Band(("philosophy", steps, chosen), philosophy.HEIGHT + _GAP, paint)


def _seats_band(observation: CivObservation, texts: BoardTexts, marks: Marks, *, closed: bool = False) -> Band:
    shown = seat_views(observation, texts, marks, closed=closed)
    return Band(
        ("seats", shown), seats.height_of(len(shown)) + _GAP + 14, lambda canvas: seats.draw_seats(canvas, 0, shown)
    )


def steps_of(observation: CivObservation, marks: Marks) -> tuple[Step, ...]:
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
    return tuple(found)


def seat_views(
    observation: CivObservation, texts: BoardTexts, marks: Marks, *, closed: bool = False
) -> tuple[SeatView, ...]:
    """What the strip shows of every seat; nobody is awaited at a table that is ``closed``."""
    window = observation.window
    awaited = framed(observation.result, observation.to_act, closed=closed)
    decided = set(window.decided) if window is not None else set()
    points = standing.totals(observation)
    return tuple(
        SeatView(
            name=texts.seats[seat],
            agents=own.agents,
            research=own.research,
            points=points[seat],
            limit=own.base_limit,
            legacy=own.legacy,
            philosophy=own.philosophy,
            leader=(texts.name(own.leader), LEADERS[own.leader].type) if own.leader else None,
            line=_wish(observation, texts, seat),
            awaited=seat in awaited,
            done=seat in decided,
            fresh=fresh_of(marks.changed, seat),
        )
        for seat, own in enumerate(observation.civilizations)
    )


def _wish(observation: CivObservation, texts: BoardTexts, seat: int) -> str:
    """What a seat openly wants: the number of the card in its market."""
    window = observation.window
    wanted = window.intentions[seat] if window is not None and window.intentions else ""
    if not wanted or window is None:
        return ""
    return texts.wants(0 if wanted == PASS else 1 + observation.market(window.kind).index(wanted))
