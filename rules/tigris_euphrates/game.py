"""Tigris & Euphrates in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping
from typing import Any

from rules.core.bot_level import BotLevel
from rules.core.contract import Game, GameInfo, Option, Preset
from rules.tigris_euphrates import (
    actions,
    concerns,
    considered,
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
    turn,
)
from rules.tigris_euphrates.actions import (
    End,
    TigrisAction,
)
from rules.tigris_euphrates.board import COMPONENTS
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.state import TigrisState

OPTIONS = (
    Option("board", ("standard", "advanced"), "standard"),
    Option("war_support", ("standard", "english"), "standard"),
    Option("monuments", ("standard", "ziggurat"), "standard"),
    Option("civilization_buildings", ("off", "on"), "off"),
    Option("scoring", ("hidden", "open"), "hidden"),
)
"""TE-16.1."""

PRESETS = {
    "basic": ("standard", "standard", "standard", "off", "hidden"),
    "advanced": ("advanced", "standard", "ziggurat", "on", "hidden"),
}
"""The values of the five options, in their order (TE-16.2)."""


def _preset(name: str) -> Preset:
    values = {option.name: value for option, value in zip(OPTIONS, PRESETS[name], strict=True)}
    return Preset(name, values, first=name == "basic")


class TigrisEuphrates(Game[TigrisState, TigrisAction, TigrisObservation]):
    """Reiner Knizia's Tigris & Euphrates for 2 to 4 players."""

    info = GameInfo(
        slug="tigris_euphrates",
        name="Tigris & Euphrates",
        prefix="te",
        seats=tuple(COMPONENTS["seats"]),
        options=OPTIONS,
        version=1,
        minutes={2: 60, 3: 90, 4: 120},
        presets=(_preset("basic"), _preset("advanced")),
        level="demanding",
    )

    on_board = menus.ON_BOARD
    swing = 7.0
    bot_levels = {
        "easy": BotLevel(samples=1, temperature=0.8),
        "normal": BotLevel(),
        "hard": BotLevel(
            samples=1, turns=2, work=5_500, replies=5, ends=4, anew=True, turns_of_several=1, replies_of_several=24
        ),
        "expert": BotLevel(
            samples=1, turns=2, work=16_000, replies=5, ends=4, anew=True, turns_of_several=1, replies_of_several=24
        ),
    }

    begin = staticmethod(setup.begin)
    to_act = staticmethod(turn.to_act)
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
    menu_order = staticmethod(menus.menu_order)
    worth_showing = staticmethod(menus.worth_showing)

    considered = staticmethod(considered.considered)
    terms = staticmethod(evaluation.terms)
    concerns = staticmethod(concerns.concerns)
    premove_offers = staticmethod(premoves.offers)
    premove_answer = staticmethod(premoves.answer)
    invariants = staticmethod(invariants.broken)

    def order(self, position: object, action: TigrisAction) -> tuple[Any, ...]:
        return actions.order(action)

    def bound(self, seats: int) -> int:
        """Nothing in the rules forces any player to use up tiles (TE-4.2), so no number holds for players who only pass
        or move leaders for ever. This one holds for all games in which every tenth turn draws a tile: 143 draws, with 8
        decisions a turn on the average."""
        return 143 * 10 * 8

    def position(self, document: Mapping[str, Any]) -> TigrisState:
        return position.read(document, self.kept_options)

    def seats_in(self, state: TigrisState) -> int:
        return state.seats

    def ends_turn(self, action: TigrisAction) -> bool:
        return isinstance(action, End)

    def quiescent(self, state: TigrisState) -> bool:
        return state.phase in ("action", "confirm", "over")


TIGRIS_EUPHRATES = TigrisEuphrates()
