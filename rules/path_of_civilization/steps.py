"""The steps of a round, one after the other (PC-5 to PC-11): how each begins, and what its answers lead to."""

from collections.abc import Callable

from rules.core.bitset import with_item
from rules.path_of_civilization import events, market, technology, windows
from rules.path_of_civilization.actions import Benefit, Board, Deploy, Plan, Study, Token, sorted_cards
from rules.path_of_civilization.cards import (
    BATTLE_ROUNDS,
    BOARDS,
    CHALLENGE_ROUNDS,
    MULTIPLIERS,
    ROUNDS,
    TOKENS,
)
from rules.path_of_civilization.course import Course, word_list
from rules.path_of_civilization.effects import add_agents, add_research
from rules.path_of_civilization.legal import concerned, selections
from rules.path_of_civilization.powers import (
    benefits,
    can_advance,
    deployment_pool,
    level_cost,
    limit,
    research_pool,
    triggered,
)
from rules.path_of_civilization.state import STEPS, CivPublic, Due, Level, Step
from rules.path_of_civilization.vocabulary import PHILOSOPHER, Counts
from rules.path_of_civilization.windows import Answers


def following(public: CivPublic) -> Step:
    """The step after this one: events only in their rounds (PC-10.1), boards until all are chosen."""
    if public.step == "board":
        return "board" if public.choosing else "plan"
    later = [step for step in STEPS[STEPS.index(public.step) + 1 : -1] if takes_place(step, public.round)]
    return later[0] if later else "over" if public.round == ROUNDS else "plan"


def takes_place(step: Step, round_: int) -> bool:
    """Whether a round has this step: events come in their rounds alone (PC-10.1)."""
    if step in ("fate", "history"):
        return round_ in CHALLENGE_ROUNDS
    return step != "battle" or round_ in BATTLE_ROUNDS


def enter(course: Course, step: Step) -> None:
    """Begins a step; the start of the round comes before phase A."""
    course.set(step=step)
    if step == "plan":
        _begin_round(course)
    begin_step(course, step)


def begin_step(course: Course, step: Step) -> None:
    """What a step does first, then its window; where that concerns nobody, the step is carried out at once."""
    if step in _FIRST:
        _FIRST[step](course)
    if step == "history" or step == "battle" or step == "over":
        return
    windows.open_window(course, step, concerned(course.state, step))
    if course.state.window is None and step in _CLOSE:
        _CLOSE[step](course, {})


def close(course: Course) -> None:
    """Carries out what was answered in the window that has closed."""
    window = course.state.window
    assert window is not None
    course.tell("revealed", None, step=window.kind)
    if window.kind in ("wonder", "leader"):
        market.close(course)
        return
    _CLOSE[window.kind](course, windows.close_window(course))


# --- set-up and start of round (PC-4, PC-5) -------------------------------------------------------------------------


def _close_board(course: Course, answers: Answers) -> None:
    """PC-4.1, PC-4.2."""
    for seat, action in answers.items():
        assert isinstance(action, Board)
        course.set(choosing=course.state.choosing[1:])
        give_board(course, seat, action.board)


def give_board(course: Course, seat: int, board: str) -> None:
    """A seat has its board, and its starting bonus is due."""
    course.change(seat, board=board)
    course.tell("board", seat, board=f"@{board}")
    course.owe(seat, *[Due(board, gain) for gain in BOARDS[board].bonus])


def _begin_round(course: Course) -> None:
    """PC-5.2: cards are taken back, new ones revealed."""
    for seat, own in enumerate(course.state.civilizations):
        hand = sorted_cards((*own.hand, *own.left, *own.right, *own.discovery))
        course.change(seat, hand=hand, left=(), right=(), discovery=())
    course.set(round=course.state.round + 1, advanced=())
    market.reveal_new(course)


# --- phases A, B and D (PC-6, PC-9) ---------------------------------------------------------------------------------


def _close_plan(course: Course, answers: Answers) -> None:
    """PC-6.1, PC-6.2."""
    for seat, action in answers.items():
        assert isinstance(action, Plan)
        own, rest = course.own(seat), list(course.own(seat).hand)
        for card in (*action.left, *action.right):
            rest.remove(card)
        course.change(seat, hand=(), left=action.left, right=action.right, ancient=(*own.ancient, *rest))
        course.tell(
            "planned",
            seat,
            left_list=word_list(action.left),
            right_list=word_list(action.right),
            discarded_list=word_list(tuple(rest)),
        )


def _close_deploy(course: Course, answers: Answers) -> None:
    """PC-6.5, PC-6.6: all place together."""
    pools = [deployment_pool(course.state, seat) for seat in range(course.state.seats)]
    for seat, pool in enumerate(pools):
        action = answers.get(seat)
        placed = action.agents if isinstance(action, Deploy) else _within(course, seat, pool, "deployment")
        words = add_agents(course, seat, placed)
        if any(pool):
            course.tell("deployed", seat, agent_list=words, lost=sum(pool) - sum(placed))


def _close_study(course: Course, answers: Answers) -> None:
    """PC-9.1 to PC-9.3."""
    pools = [research_pool(course.state, seat) for seat in range(course.state.seats)]
    for seat, pool in enumerate(pools):
        action = answers.get(seat)
        points = action.points if isinstance(action, Study) else _within(course, seat, pool, "research")
        words = add_research(course, seat, points)
        if any(pool):
            course.tell("studied", seat, point_list=words, lost=sum(pool) - len(words))


def _within(course: Course, seat: int, pool: Counts, phase: str) -> Counts:
    """The pool of a seat that had nothing to choose."""
    return selections(pool, limit(course.state, seat, phase))[0]


# --- step C1 (PC-7) -------------------------------------------------------------------------------------------------


def _advance(course: Course) -> None:
    """Who has enough philosophers goes up a level (PC-7.2); the tokens of a new level are turned up (PC-7.3, 7.4)."""
    advancing = [seat for seat in range(course.state.seats) if can_advance(course.state, seat)]
    costs = {seat: level_cost(course.state, seat) or 0 for seat in advancing}
    for seat in advancing:
        course.pay_agents(seat, PHILOSOPHER, costs[seat])
        level = course.own(seat).philosophy + 1
        course.change(seat, philosophy=level)
        course.tell("advanced", seat, level=level)
    course.set(advanced=tuple(advancing))
    for level in sorted({course.own(seat).philosophy for seat in advancing}):
        if not course.state.levels[level - 1].face_up:
            _turn_up(course, level, [seat for seat in advancing if course.own(seat).philosophy == level])


def _turn_up(course: Course, level: int, arrived: list[int]) -> None:
    place = level - 1
    tokens = course.state.tokens[place]
    shown = Level(available=tokens) if len(arrived) > 1 else Level(offered=tokens)
    course.reveal()
    course.set(tokens=with_item(course.state.tokens, place, ()), levels=with_item(course.state.levels, place, shown))
    course.tell("tokens", None, level=level, token_list=word_list(tokens))


def _close_token(course: Course, answers: Answers) -> None:
    for seat, action in answers.items():
        assert isinstance(action, Token)
        place = course.own(seat).philosophy - 1
        (rejected,) = (token for token in course.state.levels[place].offered if token != action.token)
        course.set(levels=with_item(course.state.levels, place, Level((action.token,), rejected)))
        course.tell("available", seat, token=f"@{action.token}", rejected=f"@{rejected}")


def _close_benefit(course: Course, answers: Answers) -> None:
    """One benefit, as often as the level says, then what a step in philosophy triggers (PC-7.5, PC-7.7)."""
    for seat in course.state.advanced:
        action, own = answers.get(seat), course.own(seat)
        found = benefits(course.state, seat)
        token = action.token if isinstance(action, Benefit) else found[0] if found else ""
        if token:
            times = MULTIPLIERS[own.philosophy]
            course.tell("benefit", seat, token=f"@{token}", times=times)
            course.owe(seat, *[Due(token, gain) for gain in TOKENS[token].gains] * times)
        course.owe(seat, *[Due(card, gain) for card, gain in triggered(course.state, seat, "advance_philosophy")])


_FIRST: dict[Step, Callable[[Course], None]] = {
    "token": _advance,
    "study": market.threat_takes,
    "buy": technology.tell_who_cannot_buy,
    "history": events.enter_history,
    "battle": events.enter_battle,
    "over": lambda course: course.tell("game-over"),
}
"""Step -> what happens by itself when it begins."""

_CLOSE: dict[str, Callable[[Course, Answers], None]] = {
    "board": _close_board,
    "plan": _close_plan,
    "deploy": _close_deploy,
    "token": _close_token,
    "benefit": _close_benefit,
    "study": _close_study,
    "buy": technology.close,
    "fate": events.close_fate,
    "choice": technology.close_choice,
}
"""Window -> what its answers lead to."""
