"""Standing orders: answers to the later windows of this round, left in advance (PC-16.5)."""

from collections.abc import Sequence
from itertools import product
from typing import Final, Literal

from rules.core.contract import Premove, PremoveOffer, Until
from rules.path_of_civilization.actions import (
    READY,
    CivAction,
    Claim,
    Fate,
    also,
    buy,
    claim,
    deploy,
    fate,
    notation,
    parse,
    study,
)
from rules.path_of_civilization.cards import PILES
from rules.path_of_civilization.fallback import KEPT_FIRST, kept_agents, kept_points
from rules.path_of_civilization.legal import answers
from rules.path_of_civilization.menus import menu_order
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.powers import deployment_pool, limit, research_pool
from rules.path_of_civilization.state import PASS, STEPS, Kind
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

Order = Literal["project", "wish_wonders", "wish_leaders", "purchases", "exchanges", "keep_agents", "keep_research"]
"""The names of the offers."""
PROJECT: Final = "project"
WONDER: Final = "wish_wonders"
LEADER: Final = "wish_leaders"
PURCHASES: Final = "purchases"
EXCHANGES: Final = "exchanges"
DEPLOY: Final = "keep_agents"
STUDY: Final = "keep_research"

OFFERS: tuple[Order, ...] = (PROJECT, WONDER, LEADER, PURCHASES, EXCHANGES, DEPLOY, STUDY)
"""Together the decisions of a whole round, in the order of its windows; what only matters at a limit comes last."""

ASKED: dict[Order, Kind] = {
    PROJECT: "plan", WONDER: "wonder", LEADER: "leader", PURCHASES: "buy", EXCHANGES: "fate", DEPLOY: "deploy",
    STUDY: "study",
}  # fmt: skip
"""Offer -> the window that it answers."""

KEEP_AGENTS = tuple(f"keep_{kind}" for kind in AGENTS)
KEEP_RESEARCH = tuple(f"keep_{kind}" for kind in TYPES)
"""What stays rather than anything else where there is too much."""

MOST_TIMES = 6
"""An exchange ordered in advance is used so often at most."""


def offers(observation: CivObservation) -> tuple[PremoveOffer, ...]:
    """What the viewer may leave for the windows of this round that are still to come, or open: with the project of
    phase A all that is to follow."""
    if observation.over or observation.viewer is None or not observation.round:
        return ()
    made = [_offer(observation, name) for name in OFFERS if _is_coming(observation, ASKED[name])]
    return tuple([offer for offer in made if offer.choices])


def _is_coming(seen: CivObservation, kind: Kind) -> bool:
    """Whether such a window is open or still to come this round: choices inside effects follow the one of their
    step."""
    now = seen.window is not None and seen.window.kind == kind
    return now or STEPS.index(kind) > STEPS.index(seen.step)


def _offer(seen: CivObservation, name: Order) -> PremoveOffer:
    match name:
        case "project":
            return PremoveOffer(name, _projects(seen), until="round")
        case "keep_agents":
            return PremoveOffer(name, KEEP_AGENTS, 1, len(KEEP_AGENTS) - 1, until="round")
        case "keep_research":
            return PremoveOffer(name, KEEP_RESEARCH, 1, len(KEEP_RESEARCH) - 1, until="round")
        case "wish_wonders" | "wish_leaders":
            cards = seen.market(ASKED[name])
            choices = (*[notation(claim(card)) for card in cards], notation(READY)) if cards else ()
        case "purchases":
            choices = tuple([notation(buy(card)) for card in PILES if seen.copies(card)])
        case _:
            return PremoveOffer(name, tuple([notation(fate(times)) for times in _orders(seen)]), until="round")
    closing = notation(READY) if name in (WONDER, LEADER) else ""
    return PremoveOffer(name, choices, 1, len(choices), ordered=True, until="round", closing=closing)


def _projects(seen: CivObservation) -> tuple[str, ...]:
    """The projects that the viewer may choose, those that give most first; none once one is chosen: it is changed as it
    was chosen."""
    window = seen.window
    if window is None or window.kind != "plan" or seen.viewer is None or seen.viewer not in window.awaited:
        return ()
    found = sorted(answers(seen, seen.viewer), key=lambda action: menu_order(seen, action))
    return tuple([notation(action) for action in found])


def _orders(seen: CivObservation) -> list[tuple[int, ...]]:
    """How often each exchange of this round's challenge may be ordered."""
    exchanges = () if seen.challenge is None else seen.challenge.exchanges
    most = [MOST_TIMES if exchange.max_times is None else exchange.max_times for exchange in exchanges]
    return list(product(*[range(times + 1) for times in most])) if exchanges else []


def answer(observation: CivObservation, legal: Sequence[CivAction], premove: Premove) -> CivAction | None:
    """What a standing order answers to the open window, where it is the one that it was left for."""
    window, viewer = observation.window, observation.viewer
    name = next((one for one in OFFERS if one == premove.name), None)
    if window is None or viewer not in window.awaited or name is None or window.kind != ASKED[name]:
        return None
    assert viewer is not None
    match name:
        case "project":
            return _if_legal(parse(premove.steps[0]), legal)
        case "keep_agents":
            first = [kind for kind in KEPT_FIRST if KEEP_AGENTS[kind] in premove.steps]
            order = (*first, *[kind for kind in KEPT_FIRST if kind not in first])
            kept = kept_agents(deployment_pool(observation, viewer), limit(observation, viewer, "deployment"), order)
            return _if_legal(deploy(kept), legal)
        case "keep_research":
            spared = [track for track, choice in enumerate(KEEP_RESEARCH) if choice in premove.steps]
            room = limit(observation, viewer, "research")
            own = observation.civilizations[viewer]
            return _if_legal(study(kept_points(own, research_pool(observation, viewer), room, spared)), legal)
        case "wish_wonders" | "wish_leaders":
            wishes = [_wish(observation, legal, step) for step in premove.steps]
            return next((action for action in wishes if action is not None), None)
        case "purchases":
            return next((parse(step) for step in premove.steps if parse(step) in legal), None)
    return _exchange(legal, premove.steps[0])


def mark(observation: CivObservation, until: Until) -> str:
    """Every offer holds until the end of the round."""
    return str(observation.round)


def _if_legal(action: CivAction, legal: Sequence[CivAction]) -> CivAction | None:
    return action if action in legal else None


def _wish(seen: CivObservation, legal: Sequence[CivAction], step: str) -> CivAction | None:
    """A wish behind those that are there, or the ready mark."""
    action = parse(step)
    if isinstance(action, Claim):
        following: CivAction = also(action.card) if seen.wishes and seen.wishes != (PASS,) else action
        return following if following in legal else None
    return READY if READY in legal else None


def _exchange(legal: Sequence[CivAction], step: str) -> CivAction | None:
    """As often as it was ordered, or as often as can be paid."""
    wanted = parse(step)
    assert isinstance(wanted, Fate)
    payable = [
        action
        for action in legal
        if isinstance(action, Fate)
        and len(action.times) == len(wanted.times)
        and all(times <= most for times, most in zip(action.times, wanted.times, strict=True))
    ]
    return max(payable, key=lambda action: action.times, default=None)
