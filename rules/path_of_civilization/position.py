"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.documents import LARGEST, Checks, Completer, Documents, taken_from
from rules.core.errors import PositionError
from rules.path_of_civilization import invariants
from rules.path_of_civilization.actions import MOST, sorted_cards
from rules.path_of_civilization.card_checks import BATTLE_STANDS, CHALLENGE_STANDS
from rules.path_of_civilization.cards import (
    BASIC,
    BATTLES,
    BOARDS,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    EARLIER_VERSIONS,
    ERA_OF_ROUND,
    LEADERS,
    LEGACY_MAX,
    NEW_CARDS,
    PILES,
    POPULATION_MAX,
    RESEARCH_MAX,
    ROUNDS,
    TECHNOLOGIES,
    TOKENS,
    TOP_LEVEL,
    VERSION,
    WONDERS,
    Leader,
    Wonder,
)
from rules.path_of_civilization.claims import intentions_of
from rules.path_of_civilization.course import Course
from rules.path_of_civilization.legal import concerned
from rules.path_of_civilization.resample import unseen_cards, unseen_tokens
from rules.path_of_civilization.setup import TOKENS_A_LEVEL, battles_at, challenge_at, full_piles
from rules.path_of_civilization.state import CLAIMS, PASS, STEPS, UNTOLD, Civilization, CivState, Kind, Level
from rules.path_of_civilization.steps import begin_step, takes_place
from rules.path_of_civilization.turn import go_on
from rules.path_of_civilization.vocabulary import CIVIL, gain_faults

_DOCUMENTS = Documents(CivState, "path_of_civilization", VERSION, earlier=EARLIER_VERSIONS)
_CHECK = Checks("pc")

MOST_CHOSEN = 10
"""No more things are chosen at once by a gain that is due, so that there are a thousand ways at most; cards give 4."""
MOST_DUE = 200
"""No more gains are due to a civilization: twice what a game could bring it at once."""

_EVERYTHING = {*TECHNOLOGIES, *WONDERS, *LEADERS, *CHALLENGES, *BATTLES, *TOKENS, *BOARDS}

Fields = dict[str, Any]
"""Fields of the state by name: those that a document mentions, and more and more of the others."""


def document(state: CivState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    return _DOCUMENTS.write(state)


def read(source: Mapping[str, Any], complete: Completer) -> CivState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given = _DOCUMENTS.read(source, complete)
    seats, fields = given.seats, {"version": given.version, **given.fields}
    choosing = bool(fields.get("choosing")) or fields.get("round") == 0 or fields.get("step") == "board"
    usual: Fields = {"round": 0 if choosing else 1, "step": "board" if choosing else "plan", "choosing": ()}
    usual |= {"taken": (), "advanced": (), "window": None, "chance": Chance("0")}
    fields = usual | fields
    for name, default in (("due", ()), ("answers", ""), ("wishes", ()), ("civilizations", Civilization())):
        fields[name] = tuple(_CHECK.per_seat(name, seats, fields.get(name, ()), default))
    _check_fields(fields, seats)
    fields["civilizations"] = _with_boards(fields)
    fields["civilizations"] = tuple(_with_technologies(own, fields["step"]) for own in fields["civilizations"])
    _fill_events(fields)
    _fill_piles(fields)
    state = _with_hidden(given.options, fields)
    return _asked(state)


# --- checks ---------------------------------------------------------------------------------------------------------


def _check_fields(fields: Fields, seats: int) -> None:
    """Numbers within their bounds and words that name something."""
    _CHECK.number("round", fields["round"], most=ROUNDS)
    for own in fields["civilizations"]:
        _check_civilization(own)
    window = fields["window"]
    numbers = {"advanced": fields["advanced"], "choosing": fields["choosing"]}
    if window is not None:
        numbers |= {"window.seats": window.seats, "window.decided": window.decided}
        _words("window.intentions", window.intentions, (*WONDERS, *LEADERS, PASS, ""))
    for field, named in numbers.items():
        for number in named:
            _CHECK.number(field, number, most=seats - 1)
    _check_words(fields)
    for dues in fields["due"]:
        _CHECK.number("due", len(dues), most=MOST_DUE)
        for due in dues:
            _CHECK.word("due.source", due.source, _EVERYTHING)
            _CHECK.lawful([f"due: {fault}" for fault in gain_faults(due.gain)])
            _CHECK.number("due.gain.count", due.gain.count, most=MOST_CHOSEN if due.gain.chooses else MOST)


def _check_civilization(own: Civilization) -> None:
    for field, number, most in (
        ("population", own.population, POPULATION_MAX),
        ("legacy", own.legacy, LEGACY_MAX),
        ("philosophy", own.philosophy, TOP_LEVEL),
        ("vp", own.vp, LARGEST),
        *(("research", height, RESEARCH_MAX) for height in own.research),
        *(("agents", count, MOST) for count in own.agents),
    ):
        _CHECK.number(field, number, most=most)
    for field in ("hand", "left", "right", "discovery", "ancient"):
        _words(field, getattr(own, field), TECHNOLOGIES)
    _words("board", (own.board,), (*BOARDS, ""))
    _words("leader", (own.leader,), (*LEADERS, ""))
    _words("cemetery", own.cemetery, LEADERS)
    _words("wonders", own.wonders, WONDERS)


def _check_words(fields: Fields) -> None:
    known: dict[str, tuple[Sequence[Sequence[str]], Collection[str]]] = {
        "wonder_market": ([fields.get("wonder_market", ())], WONDERS),
        "leader_market": ([fields.get("leader_market", ())], LEADERS),
        "taken": ([fields["taken"]], (*WONDERS, *LEADERS)),
        "wonder_decks": (fields.get("wonder_decks", ()), WONDERS),
        "leader_decks": (fields.get("leader_decks", ()), LEADERS),
        "challenges": ([fields.get("challenges", ())], CHALLENGES),
        "battles": ([fields.get("battles", ())], BATTLES),
        "granted": ([fields.get("granted", ())], CHALLENGES),
        "tokens": (fields.get("tokens", ()), TOKENS),
        "wishes": (fields["wishes"], (*WONDERS, *LEADERS, PASS)),
    }
    for field, (lists, words) in known.items():
        for one in lists:
            _words(field, one, words)
    for level in fields.get("levels", ()):
        _words("levels", (*level.available, *level.offered, *filter(None, [level.rejected])), TOKENS)
    for field, stands in (("challenges", CHALLENGE_STANDS), ("battles", BATTLE_STANDS)):
        if field in fields and len(fields[field]) != len(stands):
            raise PositionError("pc-position-events", "PC-4.4", field=field, count=len(stands))


def _words(field: str, given: Sequence[str], known: Collection[str]) -> None:
    for word in given:
        _CHECK.word(field, word, known)


# --- what a document does not tell ----------------------------------------------------------------------------------


def _with_boards(fields: Fields) -> tuple[Civilization, ...]:
    """Boards that nobody has, in their order, to those who have none and are not going to choose one."""
    civilizations: tuple[Civilization, ...] = fields["civilizations"]
    left = [name for name in BOARDS if name not in [own.board for own in civilizations]]
    if fields["step"] == "board" and not fields["choosing"]:
        fields["choosing"] = tuple(seat for seat, own in enumerate(civilizations) if not own.board)
    return tuple(
        own if own.board or seat in fields["choosing"] else replace(own, board=left.pop(0))
        for seat, own in enumerate(civilizations)
    )


def _with_technologies(own: Civilization, step: str) -> Civilization:
    """Basic technologies that are named nowhere are in hand; after phase A two lie on each side that is empty, and what
    is left is ancient."""
    hand = [*own.hand, *(name for name in BASIC if name not in own.technologies)]
    if step in ("board", "plan"):
        return replace(own, hand=sorted_cards(hand))
    sides = []
    for side in (own.left, own.right):
        played = side or tuple(hand[:2])
        hand = hand if side else hand[2:]
        sides.append(sorted_cards(played))
    return replace(own, hand=(), left=sides[0], right=sides[1], ancient=(*own.ancient, *hand))


def _fill_events(fields: Fields) -> None:
    """The first events of their stands, the types in their order; what has been granted up to now."""
    usual = tuple(challenge_at(stand, kind) for stand, kind in zip(CHALLENGE_STANDS, CIVIL, strict=True))
    fields.setdefault("challenges", usual)
    fields.setdefault("battles", tuple(battles_at(stand)[0] for stand in BATTLE_STANDS))
    over = STEPS.index(fields["step"]) > STEPS.index("fate")
    past = [
        fields["challenges"][place]
        for round_, place in CHALLENGE_ROUNDS.items()
        if round_ < fields["round"] or (round_ == fields["round"] and over)
    ]
    granting = [name for name in past if any(one.effect == "grant_permanent" for one in CHALLENGES[name].fate)]
    fields.setdefault("granted", tuple(granting))


def _fill_piles(fields: Fields) -> None:
    """What nobody holds lies in its pile."""
    held = [card for own in fields["civilizations"] for card in own.technologies]
    piles = fields.get("piles", (UNTOLD,) * len(PILES))
    fields["piles"] = tuple(
        copies - held.count(name) if left == UNTOLD else left
        for name, copies, left in zip(PILES, full_piles(), piles, strict=True)
    )


def _with_hidden(options: dict[str, str], fields: Fields) -> CivState:
    """The markets of a round that has just begun; decks and tokens in the order of the data."""
    told = {*fields}
    levels = tuple(map(_in_order, _CHECK.per_seat("levels", TOP_LEVEL, fields.get("levels", ()), Level())))
    tokens = tuple(map(sorted_cards, _CHECK.per_seat("tokens", TOP_LEVEL, fields.get("tokens", ()), ())))
    empty: Fields = {"wonder_market": (), "leader_market": (), "wonder_decks": (), "leader_decks": ()}
    state = CivState(options=options, **(empty | fields | {"levels": levels, "tokens": tokens}))
    both: dict[Kind, Mapping[str, Wonder] | Mapping[str, Leader]] = {"wonder": WONDERS, "leader": LEADERS}
    for kind, cards in both.items():
        if f"{kind}_decks" in told:
            continue
        decks = [list(era) for era in unseen_cards(state, cards)]
        market = list(state.market(kind))
        if f"{kind}_market" not in told and state.round:
            market = taken_from(decks[ERA_OF_ROUND[state.round] - 1], NEW_CARDS[state.seats][state.round > 1])
        state = replace(state, **{f"{kind}_market": tuple(market), f"{kind}_decks": tuple(map(tuple, decks))})
    return _with_tokens(state)


def _in_order(level: Level) -> Level:
    return Level(sorted_cards(level.available), level.rejected, sorted_cards(level.offered))


def _with_tokens(state: CivState) -> CivState:
    """Tokens that are named nowhere lie available on levels that a player has reached, and face down on the others."""
    unnamed = [token for token in unseen_tokens(state) if not any(token in pair for pair in state.tokens)]
    reached = max(own.philosophy for own in state.civilizations)
    levels, hidden = [], []
    for number, (level, pair) in enumerate(zip(state.levels, state.tokens, strict=True), 1):
        if number <= reached and not level.face_up and not pair:
            level = Level(tuple(taken_from(unnamed, TOKENS_A_LEVEL)))
        levels.append(level)
        hidden.append(pair or (() if level.face_up else tuple(taken_from(unnamed, TOKENS_A_LEVEL))))
    return replace(state, levels=tuple(levels), tokens=tuple(hidden))


def _asked(state: CivState) -> CivState:
    """The position with its window: the one that is given, else the step begins."""
    _CHECK.lawful(invariants.pieces_broken(state))
    if not takes_place(state.step, state.round):
        _CHECK.lawful([f"round {state.round} has no {state.step}"])
    if state.over:
        _CHECK.lawful(invariants.broken(state))
        return state
    window = state.window
    if window is None:
        if any(state.answers) or any(state.wishes):
            _CHECK.lawful(["answers without a window"])
        course = Course(state)
        if not any(state.due):
            begin_step(course, state.step)
        go_on(course)
        state = course.state
    else:
        window = replace(window, seats=window.seats or concerned(state, window.kind))
        if window.kind in CLAIMS and state.open_claims and not window.intentions:
            window = replace(window, intentions=intentions_of(state, state.wishes))
        state = replace(state, window=window)
    _CHECK.lawful(invariants.broken(state))
    return state
