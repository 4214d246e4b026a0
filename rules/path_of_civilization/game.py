"""Path of Civilization in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core.bot_level import BotLevel
from rules.core.contract import Game, GameInfo, Option, Preset
from rules.path_of_civilization import (
    actions,
    claims,
    concerns,
    evaluation,
    fallback,
    invariants,
    legal,
    menus,
    observation,
    position,
    premoves,
    refusals,
    resample,
    scoring,
    setup,
    spoils,
    turn,
)
from rules.path_of_civilization.actions import CivAction, Ready
from rules.path_of_civilization.card_checks import faults_of
from rules.path_of_civilization.cards import EARLIER_VERSIONS, ROUNDS, SOLO_THREAT, VERSION
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import CivState

OPTIONS = (
    Option("board_assignment", ("random", "choose"), "random"),
    Option("claim_mode", ("open", "sealed_ranked"), "open", seats=(2, 3, 4, 5)),
    Option("solo_threat", tuple(SOLO_THREAT), "normal", seats=(1,)),
    Option("auto_ready", ("off", "on"), "on"),
)
"""PC-19.1. How many play, and how long a decision may take, are the lobby's matter."""

PRESETS = (Preset("usual", {option.name: option.default for option in OPTIONS}, first=True),)

DECISIONS = 1500
"""Decisions of a seat in a round that no game exceeds on the average (see :meth:`PathOfCivilization.bound`)."""


class PathOfCivilization(Game[CivState, CivAction, CivObservation]):
    """Fabien Gridel's Path of Civilization for 1 to 5 players, with cards of its own design."""

    info = GameInfo(
        slug="path_of_civilization",
        name="Path of Civilization",
        prefix="pc",
        seats=(1, 2, 3, 4, 5),
        options=OPTIONS,
        version=VERSION,
        minutes={1: 30, 2: 40, 3: 45, 4: 55, 5: 60},
        presets=PRESETS,
        level="demanding",
        earlier=EARLIER_VERSIONS,
    )
    wholes = menus.WHOLES
    at_once = menus.AT_ONCE
    file_checks = {"cards": faults_of}
    swing = 7.0
    bot_levels = {
        "easy": BotLevel(samples=1, temperature=2.2),
        "normal": BotLevel(),
        "hard": BotLevel(turns=4, work=1_500),
        "expert": BotLevel(turns=4, work=8_000),
    }

    begin = staticmethod(setup.begin)
    list_actions = staticmethod(legal.list_actions)
    play = staticmethod(turn.take)
    refuse = staticmethod(refusals.refuse)
    observe = staticmethod(observation.observe)
    resample_from = staticmethod(resample.resample_from)
    fallback = staticmethod(fallback.fallback)
    result = staticmethod(scoring.result)

    document = staticmethod(position.document)
    notation = staticmethod(actions.notation)
    parse = staticmethod(actions.parse)

    path = staticmethod(menus.path)
    offered = staticmethod(claims.offered)
    menu_order = staticmethod(menus.menu_order)

    weights = evaluation.WEIGHTS
    terms = staticmethod(evaluation.terms)
    spoils = staticmethod(spoils.spoils_of)
    concerns = staticmethod(concerns.concerns)
    premove_offers = staticmethod(premoves.offers)
    premove_answer = staticmethod(premoves.answer)
    premove_mark = staticmethod(premoves.mark)
    invariants = staticmethod(invariants.broken)

    def as_of(self, opening: CivState, version: int) -> CivState:
        return replace(opening, version=version)

    def to_act(self, state: CivState) -> tuple[int, ...]:
        return state.awaited

    def order(self, position: object, action: CivAction) -> tuple[Any, ...]:
        return actions.order(action)

    def bound(self, seats: int) -> int:
        """Every window but the claims takes one decision of each seat, and a round has some ten of them. Wishes may
        change any number of times before a player is ready (PC-8.4), so no number holds for players who never make up
        their minds. This one holds for players at random: the longest of 3,000 games of five took 19,959 decisions."""
        return ROUNDS * seats * DECISIONS

    def turn_mark(self, state: CivState) -> str:
        """Every window is a turn of all who are asked in it (PC-16)."""
        return f"{state.round} {state.step}"

    def position(self, document: Mapping[str, Any]) -> CivState:
        return position.read(document, self.kept_options)

    def seats_in(self, state: CivState) -> int:
        return state.seats

    def considered(self, state: CivState, seat: int) -> Sequence[CivAction]:
        return claims.unwavering(state, seat, self.legal_actions(state, seat))

    def ends_turn(self, action: CivAction) -> bool:
        return isinstance(action, Ready)


PATH_OF_CIVILIZATION = PathOfCivilization()
"""The one object of this game."""
