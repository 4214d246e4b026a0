"""What must hold in every position: each card is in one place, each number possible, the open window the right one."""

from collections import Counter
from collections.abc import Iterator

from rules.path_of_civilization.actions import MOST, notation, sorted_cards
from rules.path_of_civilization.card_checks import BATTLE_STANDS, CHALLENGE_STANDS
from rules.path_of_civilization.cards import (
    BASIC,
    BATTLES,
    BOARDS,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    LEADERS,
    LEGACY_MAX,
    PILES,
    POPULATION_MAX,
    RESEARCH_MAX,
    ROUNDS,
    TOKENS,
    TOP_LEVEL,
    WONDERS,
)
from rules.path_of_civilization.claims import intentions_of
from rules.path_of_civilization.legal import answers, concerned
from rules.path_of_civilization.powers import affordable_cards
from rules.path_of_civilization.setup import TOKENS_A_LEVEL, era_cards, full_piles
from rules.path_of_civilization.state import CLAIMS, PASS, STEPS, CivState, Window
from rules.path_of_civilization.vocabulary import CIVIL

HAND = 4
"""The fewest technologies that a player ever has to plan with (PC-6.2, PC-9.6)."""


def broken(state: CivState) -> tuple[str, ...]:
    """The conservation laws that ``state`` breaks, one short line each. The window is looked at only where everything
    else is in order."""
    return pieces_broken(state) or tuple(_window(state))


def pieces_broken(state: CivState) -> tuple[str, ...]:
    """The same, whatever is being asked."""
    found = (*_technologies(state), *_market_cards(state), *_tokens(state), *_events(state), *_tracks(state))
    return found or tuple(_course(state))


def _technologies(state: CivState) -> Iterator[str]:
    """PC-2.2: what is not in a pile is with a player."""
    held = Counter(card for own in state.civilizations for card in own.technologies)
    for name, copies, left in zip(PILES, full_piles(), state.piles, strict=True):
        if left < 0 or left + held[name] != copies:
            yield f"{left + held[name]} {name} instead of {copies}"
    for seat, own in enumerate(state.civilizations):
        if any(own.technologies.count(name) != 1 for name in BASIC):
            yield f"seat {seat}: not one of each basic technology"
        if state.step in ("board", "plan"):
            if own.left or own.right or own.discovery or len(own.hand) < HAND:
                yield f"seat {seat}: before the project all usable technologies are in hand"
            if own.hand != sorted_cards(own.hand):
                yield f"seat {seat}: a hand is in order"
        elif own.hand or (len(own.left), len(own.right)) != (2, 2):
            yield f"seat {seat}: two technologies lie on each side"
        if (own.left, own.right) != (sorted_cards(own.left), sorted_cards(own.right)):
            yield f"seat {seat}: the technologies of a side are in order"


def _market_cards(state: CivState) -> Iterator[str]:
    """PC-2.3: each wonder and leader is in one place; the player who has one, has it face up."""
    for name, cards, decks, market in (
        ("wonder", WONDERS, state.wonder_decks, state.wonder_market),
        ("leader", LEADERS, state.leader_decks, state.leader_market),
    ):
        owned = [card for own in state.civilizations for card in (own.wonders if name == "wonder" else own.leaders)]
        taken = [card for card in state.taken if card in cards]
        everywhere = Counter([*owned, *taken, *market, *(card for deck in decks for card in deck)])
        if everywhere != Counter(list(cards)):
            yield f"not every {name} is in one place"
        if len(decks) != len(era_cards(WONDERS)) or any(
            cards[card].era != era for era, deck in enumerate(decks, 1) for card in deck if card in cards
        ):
            yield f"a {name} is in the deck of another era"
    if any(card not in WONDERS and card not in LEADERS for card in state.taken):
        yield "something else than a wonder or a leader was taken"


def _tokens(state: CivState) -> Iterator[str]:
    """PC-4.6, PC-7.3: two tokens a level; face up from the first arrival on."""
    places = [(*level.available, *level.offered, *filter(None, [level.rejected])) for level in state.levels]
    if len(places) != TOP_LEVEL or len(state.tokens) != TOP_LEVEL:
        yield f"there are {TOP_LEVEL} philosophy levels"
        return
    if Counter(token for pair in (*places, *state.tokens) for token in pair) != Counter(list(TOKENS)):
        yield "not every benefit token is in one place"
    reached = max(own.philosophy for own in state.civilizations)
    for number, (level, hidden) in enumerate(zip(state.levels, state.tokens, strict=True), 1):
        pair = hidden or places[number - 1]
        if len(hidden) + len(places[number - 1]) != TOKENS_A_LEVEL:
            yield f"level {number}: not {TOKENS_A_LEVEL} tokens"
        elif level.face_up != (number <= reached) or bool(hidden) == level.face_up:
            yield f"level {number}: tokens are face up where somebody has been, and only there"
        elif level.offered and (len(level.offered) < TOKENS_A_LEVEL or state.step != "token"):
            yield f"level {number}: tokens are offered in pairs, while one of them is chosen"
        elif bool(level.rejected) != (len(level.available) == 1):
            yield f"level {number}: one token is rejected, or none"
        elif not level.rejected and pair != sorted_cards(pair):
            yield f"level {number}: tokens are in order"


def _events(state: CivState) -> Iterator[str]:
    """PC-4.4."""
    if [CHALLENGES[name].stand for name in state.challenges if name in CHALLENGES] != list(CHALLENGE_STANDS):
        yield "a challenge of each stand lies there, in their order"
    elif {CHALLENGES[name].type for name in state.challenges} != set(CIVIL):
        yield "the challenges ask for each civil type once"
    if [BATTLES[name].stand for name in state.battles if name in BATTLES] != list(BATTLE_STANDS):
        yield "a battle of each stand lies there, in their order"


def _tracks(state: CivState) -> Iterator[str]:
    for seat, own in enumerate(state.civilizations):
        numbers = (
            ("population", own.population, POPULATION_MAX),
            ("legacy", own.legacy, LEGACY_MAX),
            ("philosophy", own.philosophy, TOP_LEVEL),
        )
        for name, number, most in numbers:
            if not 0 <= number <= most:
                yield f"seat {seat}: {name} {number}"
        agents = all(0 <= count <= MOST for count in own.agents)
        if not agents or own.vp < 0 or not all(0 <= height <= RESEARCH_MAX for height in own.research):
            yield f"seat {seat}: a number out of its bounds"
        if own.cemetery and not own.leader:
            yield f"seat {seat}: a leader dies only for another one"
    boards = [own.board for own in state.civilizations if own.board]
    if len(set(boards)) < len(boards) or not set(boards) <= set(BOARDS):
        yield "all boards are different"


def _course(state: CivState) -> Iterator[str]:
    waiting = [seat for seat, own in enumerate(state.civilizations) if not own.board]
    if sorted(state.choosing) != waiting or (bool(waiting) and state.step != "board"):
        yield "boards are chosen before round 1, by those who have none"
    if (state.step == "board") != (state.round == 0) or not 0 <= state.round <= ROUNDS:
        yield f"no round {state.round}"
    resolving = state.step == "fate" and not (state.window and state.window.kind == "fate")
    resolved = state.round - (not resolving and STEPS.index(state.step) <= STEPS.index("fate"))
    past = [
        name
        for round_, place in CHALLENGE_ROUNDS.items()
        for name in [state.challenges[place]]
        if round_ <= resolved and any(one.effect == "grant_permanent" for one in CHALLENGES[name].fate)
    ]
    if [name for name in past if name in state.granted] != list(state.granted):
        yield "only challenges that were resolved grant anything, in their order"
    if list(state.advanced) != sorted(set(state.advanced)) or not set(state.advanced) <= set(range(state.seats)):
        yield "nobody advances twice in a round"
    elif any(not state.civilizations[seat].philosophy for seat in state.advanced):
        yield "who advanced is above level 0"
    for name, rows in (("due", state.due), ("answers", state.answers), ("wishes", state.wishes)):
        if len(rows) != state.seats:
            yield f"{name} speak of every seat"
    if state.over and (state.window is not None or state.round != ROUNDS):
        yield "over before its time"


def _window(state: CivState) -> Iterator[str]:
    window = state.window
    if window is None:
        if not state.over:
            yield "nobody is asked for anything"
        if any(state.answers) or any(state.wishes) or any(state.due):
            yield "something is left over from an earlier decision"
        return
    expected = concerned(state, window.kind)
    fits = set(window.seats) <= set(expected) if window.kind == "buy" else window.seats == expected
    if not window.seats or not fits or list(window.seats) != sorted(set(window.seats)):
        yield "the window asks others than those whom it concerns"
        return
    if window.kind != state.step and window.kind != "choice":
        yield f"the step {state.step} asks for {window.kind}"
    if window.kind not in ("choice", "buy") and any(state.due):
        yield "gains wait although something else is asked"
    decided = list(window.decided)
    if decided != sorted(set(decided)) or not set(decided) < set(window.seats):
        yield "some of those who are asked have decided, and not all"
    if window.kind in CLAIMS:
        yield from _claims(state, window)
        return
    if any(state.wishes) or window.intentions:
        yield "wishes where nothing is claimed"
    for seat in range(state.seats):
        given = [notation(action) for action in answers(state, seat)] if seat in decided else [""]
        if state.answers[seat] not in given:
            yield f"seat {seat}: {state.answers[seat]!r} is no answer"


def _claims(state: CivState, window: Window) -> Iterator[str]:
    if any(state.answers):
        yield "sealed answers where wishes are asked for"
    for seat, wishes in enumerate(state.wishes):
        cards = affordable_cards(state, seat, window.kind) if seat in window.seats else []
        known = wishes == (PASS,) or (set(wishes) <= set(cards) and len(set(wishes)) == len(wishes))
        if not known or (seat in window.decided and not wishes):
            yield f"seat {seat}: such wishes cannot be"
    shown = intentions_of(state, state.wishes) if state.open_claims else ()
    if window.intentions != shown:
        yield "the intentions do not follow from the wishes"
