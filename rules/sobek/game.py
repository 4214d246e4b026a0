"""Sobek in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.bot_level import BotLevel
from rules.core.contract import Game, GameInfo, Option, Preset
from rules.sobek import (
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
    refusals,
    resample,
    scoring,
    setup,
    turn,
)
from rules.sobek.actions import Done, SobekAction
from rules.sobek.observation import SobekObservation
from rules.sobek.setup import FIRST_PLAYERS, SEAT_FIRST
from rules.sobek.state import SEATS, SobekState


def _preset(name: str, pharaoh: str, first: bool = False) -> Preset:
    values = {
        "treasures_of_the_pharaoh": pharaoh,
        "corruption_scoring": "minus_one_each",
        "first_player": "random",
    }
    return Preset(name, values, first)


EVERY = 60
"""Hardly ever has a seat more answers; each of them is followed to several ends. Which tiles a sale takes and what its
token is used on, what is taken after a refill, where the Ankh turns: that decides more than many imagined worlds."""


class Sobek(Game[SobekState, SobekAction, SobekObservation]):
    """Bruno Cathala's and Sébastien Pauchon's Sobek: 2 Players, with Treasures of the Pharaoh."""

    info = GameInfo(
        slug="sobek",
        name="Sobek: 2 Players",
        prefix="sb",
        seats=(SEATS,),
        options=(
            Option("treasures_of_the_pharaoh", ("off", "on"), "off"),
            Option("corruption_scoring", ("minus_one_each", "comparison_only"), "minus_one_each"),
            Option("first_player", FIRST_PLAYERS, "random"),
        ),
        version=1,
        minutes={SEATS: 25},
        presets=(_preset("base", "off", first=True), _preset("pharaoh", "on")),
    )

    wholes = menus.WHOLES
    opens = "take"
    swing = 16.0
    bot_levels = {
        "easy": BotLevel(samples=1, temperature=2.5),
        "normal": BotLevel(),
        "hard": BotLevel(turns=3, work=9_000, replies=EVERY),
        "expert": BotLevel(turns=4, work=26_000, replies=EVERY),
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
    takes = staticmethod(menus.takes)
    upcoming = staticmethod(menus.upcoming)

    weights = evaluation.WEIGHTS
    terms = staticmethod(evaluation.terms)
    concerns = staticmethod(concerns.concerns)
    invariants = staticmethod(invariants.broken)

    def considered(self, state: SobekState, seat: int) -> Sequence[SobekAction]:
        return considered.considered(state, self.legal_actions(state, seat))

    def evaluate(self, state: SobekState, seat: int) -> float:
        """With the shipped weights without the detour by each term's name."""
        if self.weights is evaluation.WEIGHTS:
            return evaluation.evaluate(state, seat)
        return super().evaluate(state, seat)

    def to_act(self, state: SobekState) -> tuple[int, ...]:
        return () if state.over else (state.asked,)

    def order(self, position: object, action: SobekAction) -> tuple[Any, ...]:
        return actions.order(action)

    def bound(self, seats: int) -> int:
        """Every turn moves tiles that never come back: 67 leave the market at most one by one, each after a refill and
        before an orientation at worst; 24 sales of 3 tiles need 12 faces, a beginning, an end and a token at most;
        each of 12 characters a second step, and three Scribes (the Spy one of them) a pick for each of 37 faces."""
        return 3 * 67 + 24 * (12 + 3) + 12 * 2 + 3 * 37

    def position(self, document: Mapping[str, Any]) -> SobekState:
        return position.read(document, self.kept_options)

    def options_again(self, options: Mapping[str, str], ended: SobekState, first: int) -> Mapping[str, str]:
        """The other player begins (SB-3.5)."""
        return {**options, "first_player": SEAT_FIRST[ended.starter == first]}

    def default(self, state: SobekState, seat: int) -> SobekAction:
        """From what everybody may see: nothing else decides it, so no observation is made."""
        return fallback.fallback(state, self.legal_actions(state, seat))

    def ends_turn(self, action: SobekAction) -> bool:
        return isinstance(action, Done)

    def quiescent(self, state: SobekState) -> bool:
        return state.over or (state.phase == "turn" and not state.selling)


SOBEK = Sobek()
"""The one object of this game."""
