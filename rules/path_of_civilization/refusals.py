"""Why an action is refused: all reason ids and the rules behind them."""

from typing import Any

from rules.core.contract import Refusal
from rules.path_of_civilization.actions import (
    Agents,
    Also,
    Benefit,
    Board,
    Buy,
    CivAction,
    Claim,
    Deploy,
    Fate,
    Pass,
    Plan,
    Points,
    Ready,
    Study,
    Take,
    Token,
)
from rules.path_of_civilization.cards import LEADERS, TECHNOLOGIES
from rules.path_of_civilization.legal import MOST_TOGETHER, answers
from rules.path_of_civilization.powers import cost_of, deployment_pool, limit, payer_of, research_pool
from rules.path_of_civilization.state import CLAIMS, PASS, STEPS, CivState, Kind, Window
from rules.path_of_civilization.vocabulary import AGENTS, TYPE_OF, Counts

REASONS: dict[str, str] = {
    "game-over": "PC-13.1",
    "pc-window-closed": "PC-16.2",
    "pc-not-yet": "PC-5.1",
    "pc-choose-first": "PC-14.21",
    "pc-nothing-to-choose": "PC-14.21",
    "pc-not-asked": "PC-16.1",
    "pc-nothing-to-change": "PC-16.1",
    "pc-board-taken": "PC-4.1",
    "pc-not-in-hand": "PC-6.1",
    "pc-two-a-side": "PC-6.1",
    "pc-not-in-pool": "PC-6.5",
    "pc-over-limit": "PC-6.6",
    "pc-under-limit": "PC-6.6",
    "pc-token-not-offered": "PC-7.3",
    "pc-benefit-not-available": "PC-7.5",
    "pc-other-market": "PC-8.1",
    "pc-not-in-market": "PC-8.3",
    "pc-cannot-pay-card": "PC-8.3",
    "pc-already-wished": "PC-8.5",
    "pc-already-passed": "PC-8.5",
    "pc-already-ready": "PC-8.5",
    "pc-no-wish-before": "PC-8.8",
    "pc-point-not-in-pool": "PC-9.1",
    "pc-over-research-limit": "PC-9.2",
    "pc-under-research-limit": "PC-9.2",
    "pc-pile-empty": "PC-9.5",
    "pc-cannot-pay-technology": "PC-9.5",
    "pc-other-exchanges": "PC-10.3",
    "pc-exchange-limit": "PC-10.3",
    "pc-exchanges-together": "PC-10.3",
    "pc-cannot-pay-exchange": "PC-10.3",
    "pc-other-count": "PC-14.2",
    "pc-other-kind": "PC-14.2",
    "pc-level-too-high": "PC-14.8",
}
"""Reason id -> the rule it usually stands for."""

_ANSWERS: dict[type[CivAction], tuple[Kind, ...]] = {
    Board: ("board",),
    Plan: ("plan",),
    Deploy: ("deploy",),
    Token: ("token",),
    Benefit: ("benefit",),
    Claim: CLAIMS,
    Also: CLAIMS,
    Pass: CLAIMS,
    Ready: CLAIMS,
    Study: ("study",),
    Buy: ("buy",),
    Fate: ("fate",),
    Agents: ("choice",),
    Points: ("choice",),
    Take: ("choice",),
}
"""Kind of action -> the windows that it answers."""


def _because(reason: str, rule: str = "", **args: Any) -> Refusal:
    return Refusal(rule or REASONS[reason], reason, args)


def refuse(state: CivState, seat: int, action: CivAction) -> Refusal:
    """The first rule that an action which is not legal here breaks."""
    window = state.window
    if state.over or window is None:
        return _because("game-over")
    if window.kind not in _ANSWERS[type(action)]:
        return _refuse_time(state, window, action)
    if isinstance(action, Claim | Also) and (action.card in LEADERS) != (window.kind == "leader"):
        return _because("pc-other-market", card=f"@{action.card}")
    if seat not in window.seats:
        return _because("pc-not-asked")
    if window.kind not in CLAIMS and seat in window.decided and action in answers(state, seat):
        return _because("pc-nothing-to-change")
    return _refuse_answer(state, seat, action)


def _refuse_time(state: CivState, window: Window, action: CivAction) -> Refusal:
    """Something else is asked for: what this would answer is over, or comes later."""
    kinds = _ANSWERS[type(action)]
    if window.kind == "choice":
        return _because("pc-choose-first")
    if kinds == ("choice",):
        return _because("pc-nothing-to-choose")
    if max(STEPS.index(kind) for kind in kinds) < STEPS.index(window.kind):
        return _because("pc-window-closed")
    return _because("pc-not-yet")


def _refuse_answer(state: CivState, seat: int, action: CivAction) -> Refusal:
    match action:
        case Board(board=name):
            return _because("pc-board-taken", board=f"@{name}")
        case Plan():
            return _refuse_plan(state, seat, action)
        case Deploy(agents=counts):
            return _refuse_deploy(state, seat, counts)
        case Study(points=counts):
            return _refuse_study(state, seat, counts)
        case Token(token=name):
            return _because("pc-token-not-offered", token=f"@{name}")
        case Benefit(token=name):
            return _because("pc-benefit-not-available", token=f"@{name}")
        case Claim(card=card) | Also(card=card):
            return _refuse_claim(state, seat, action, card)
        case Pass():
            return _because("pc-already-passed")
        case Ready():
            return _because("pc-already-ready")
        case Buy(technology=name):
            return _refuse_buy(state, seat, name)
        case Fate(times=times):
            return _refuse_fate(state, times)
    return _refuse_choice(state, seat, action)


def _refuse_plan(state: CivState, seat: int, action: Plan) -> Refusal:
    hand = list(state.civilizations[seat].hand)
    for card in (*action.left, *action.right):
        if card not in hand:
            return _because("pc-not-in-hand", card=f"@{card}")
        hand.remove(card)
    return _because("pc-two-a-side")


def _refuse_deploy(state: CivState, seat: int, counts: Counts) -> Refusal:
    pool, room = deployment_pool(state, seat), limit(state, seat, "deployment")
    for kind, (wanted, there) in enumerate(zip(counts, pool, strict=True)):
        if wanted > there:
            return _because("pc-not-in-pool", agent=f"@{AGENTS[kind]}", count=there)
    reason = "pc-over-limit" if sum(counts) > room else "pc-under-limit"
    return _because(reason, count=sum(counts), limit=room)


def _refuse_study(state: CivState, seat: int, counts: Counts) -> Refusal:
    pool, room = research_pool(state, seat), limit(state, seat, "research")
    for kind, track in TYPE_OF.items():
        if counts[track] > pool[track]:
            return _because("pc-point-not-in-pool", type=f"@{kind}", count=pool[track])
    reason = "pc-over-research-limit" if sum(counts) > room else "pc-under-research-limit"
    return _because(reason, count=sum(counts), limit=room)


def _refuse_claim(state: CivState, seat: int, action: Claim | Also, card: str) -> Refusal:
    assert state.window is not None
    kind, wishes = state.window.kind, state.wishes[seat]
    if card not in state.market(kind):
        return _because("pc-not-in-market", card=f"@{card}")
    cost, held = cost_of(state, seat, card), state.civilizations[seat].agents[payer_of(kind)]
    if cost > held:
        return _because(
            "pc-cannot-pay-card", card=f"@{card}", cost=cost, count=held, agent=f"@{AGENTS[payer_of(kind)]}"
        )
    if isinstance(action, Also) and (not wishes or wishes == (PASS,)):
        return _because("pc-no-wish-before", card=f"@{card}")
    return _because("pc-already-wished", card=f"@{card}")


def _refuse_buy(state: CivState, seat: int, name: str) -> Refusal:
    card = TECHNOLOGIES[name]
    if not state.copies(name):
        return _because("pc-pile-empty", card=f"@{name}")
    held = state.civilizations[seat].research[TYPE_OF[card.type]]
    return _because("pc-cannot-pay-technology", card=f"@{name}", cost=card.cost, count=held, type=f"@{card.type}")


def _refuse_fate(state: CivState, times: tuple[int, ...]) -> Refusal:
    challenge = state.challenge
    assert challenge is not None
    exchanges = challenge.exchanges
    if len(times) != len(exchanges):
        return _because("pc-other-exchanges", count=len(exchanges))
    for wanted, exchange in zip(times, exchanges, strict=True):
        if exchange.max_times is not None and wanted > exchange.max_times:
            return _because("pc-exchange-limit", count=wanted, most=exchange.max_times)
    if sum(map(bool, times)) > 1 and max(times) > MOST_TOGETHER:
        return _because("pc-exchanges-together", most=MOST_TOGETHER)
    return _because("pc-cannot-pay-exchange")


def _refuse_choice(state: CivState, seat: int, action: CivAction) -> Refusal:
    """A choice inside an effect (PC-14.2, PC-14.4, PC-14.8)."""
    gain = state.due[seat][0].gain
    rule = {"gain_agents_choice": "PC-14.2", "gain_research_choice": "PC-14.4", "gain_technology": "PC-14.8"}[
        gain.effect
    ]
    match action:
        case Take(technology=name) if gain.effect == "gain_technology":
            if not state.copies(name):
                return _because("pc-pile-empty", rule, card=f"@{name}")
            return _because("pc-level-too-high", card=f"@{name}", level=gain.max_level)
        case Agents(agents=counts) if gain.effect == "gain_agents_choice":
            wrong = sum(counts) != gain.count
        case Points(points=counts) if gain.effect == "gain_research_choice":
            wrong = sum(counts) != gain.count
        case _:
            return _because("pc-other-kind", rule)
    return _because("pc-other-count", rule, count=gain.count) if wrong else _because("pc-other-kind", rule)
