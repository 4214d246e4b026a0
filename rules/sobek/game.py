"""Sobek in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.chance import Chance, Dice
from rules.core.contract import Choice, Game, GameInfo, Option, Outcome, Preset, Refusal, Result, Takes
from rules.core.event import Event
from rules.sobek import actions, evaluation, invariants, menus, observation, position, refusals, resample, scoring
from rules.sobek.actions import Done, SobekAction
from rules.sobek.concerns import concerns
from rules.sobek.fallback import fallback
from rules.sobek.legal import legal_actions
from rules.sobek.observation import SobekObservation
from rules.sobek.setup import FIRST_PLAYERS, begin
from rules.sobek.state import SEATS, SobekState
from rules.sobek.turn import take


def _preset(name: str, pharaoh: str, first: bool = False) -> Preset:
    values = {
        "treasures_of_the_pharaoh": pharaoh,
        "corruption_scoring": "minus_one_each",
        "first_player": "random",
    }
    return Preset(name, values, first)


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

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> SobekState:
        return begin(dict(options), chance)

    def to_act(self, state: SobekState) -> tuple[int, ...]:
        return () if state.over else (state.asked,)

    def list_actions(self, state: SobekState, seat: int) -> Sequence[SobekAction]:
        return () if state.over or seat != state.asked else legal_actions(state)

    def play(self, state: SobekState, seat: int, action: SobekAction) -> Outcome[SobekState]:
        return take(state, action)

    def refuse(self, state: SobekState, seat: int, action: SobekAction) -> Refusal:
        return refusals.refuse(state, seat, action)

    def observe(self, state: SobekState, seat: int | None) -> SobekObservation:
        return observation.observe(state, seat)

    def resample_from(self, observed: SobekObservation, dice: Dice) -> SobekState:
        return resample.resample_from(observed, dice)

    def fallback(self, observed: SobekObservation, legal: Sequence[SobekAction]) -> SobekAction:
        return fallback(observed, legal)

    def result(self, state: SobekState) -> Result | None:
        return scoring.result(state)

    def bound(self, seats: int) -> int:
        """Every turn moves tiles that never come back: 67 leave the market at most one by one, each after a refill and
        before an orientation at worst; 24 sales of 3 tiles need 12 faces, a beginning, an end and a token at most;
        each of 12 characters a second step, and three Scribes (the Spy one of them) a pick for each of 37 faces."""
        return 3 * 67 + 24 * (12 + 3) + 12 * 2 + 3 * 37

    def document(self, state: SobekState) -> dict[str, Any]:
        return position.document(state)

    def position(self, document: Mapping[str, Any]) -> SobekState:
        return position.read(document, self.kept_options)

    def notation(self, action: SobekAction) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> SobekAction:
        return actions.parse(text)

    def order(self, action: SobekAction) -> tuple[int, ...]:
        return actions.order(action)

    def path(self, action: SobekAction) -> tuple[Choice, ...]:
        return menus.path(action)

    def takes(self, observed: SobekObservation, choice: Choice) -> Takes:
        return menus.takes(observed, choice)

    def upcoming(self, observed: SobekObservation, legal: Sequence[SobekAction]) -> Sequence[SobekAction]:
        return menus.upcoming(observed, legal)

    def ends_turn(self, action: SobekAction) -> bool:
        return isinstance(action, Done)

    def quiescent(self, state: SobekState) -> bool:
        return state.over or (state.phase == "turn" and not state.selling)

    def evaluate(self, state: SobekState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def concerns(self, event: Event, seen: SobekObservation) -> bool:
        return concerns(event, seen)

    def invariants(self, state: SobekState) -> tuple[str, ...]:
        return invariants.broken(state)


SOBEK = Sobek()
"""The one object of this game."""
