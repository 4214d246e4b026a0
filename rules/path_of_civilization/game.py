"""Path of Civilization in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rules.core.chance import Chance, Dice
from rules.core.contract import (
    Choice,
    Game,
    GameInfo,
    Option,
    Outcome,
    Premove,
    PremoveOffer,
    Preset,
    Refusal,
    Result,
    Spoil,
    Until,
)
from rules.core.event import Event
from rules.path_of_civilization import (
    actions,
    evaluation,
    invariants,
    legal,
    menus,
    observation,
    position,
    premoves,
    refusals,
    resample,
    scoring,
    spoils,
)
from rules.path_of_civilization.actions import CivAction, Ready
from rules.path_of_civilization.card_checks import faults_of
from rules.path_of_civilization.cards import EARLIER_VERSIONS, ROUNDS, SOLO_THREAT, VERSION
from rules.path_of_civilization.claims import unwavering
from rules.path_of_civilization.concerns import concerns
from rules.path_of_civilization.fallback import fallback
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.setup import begin
from rules.path_of_civilization.state import CivState
from rules.path_of_civilization.turn import take

OPTIONS = (
    Option("board_assignment", ("random", "choose"), "random"),
    Option("claim_mode", ("open", "sealed_ranked"), "open", seats=(2, 3, 4, 5)),
    Option("solo_threat", tuple(SOLO_THREAT), "normal", seats=(1,)),
    Option("auto_ready", ("off", "on"), "on"),
)
"""PC-19.1. How many play, and how long a decision may take, are the lobby's matter."""

PRESETS = (Preset("usual", {option.name: option.default for option in OPTIONS}, first=True),)

DECISIONS = 240
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
    file_checks = {"cards": faults_of}

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> CivState:
        return begin(seats, dict(options), chance)

    def as_of(self, opening: CivState, version: int) -> CivState:
        return replace(opening, version=version)

    def to_act(self, state: CivState) -> tuple[int, ...]:
        return state.awaited

    def list_actions(self, state: CivState, seat: int) -> Sequence[CivAction]:
        return legal.list_actions(state, seat)

    def play(self, state: CivState, seat: int, action: CivAction) -> Outcome[CivState]:
        return take(state, action=action, seat=seat)

    def refuse(self, state: CivState, seat: int, action: CivAction) -> Refusal:
        return refusals.refuse(state, seat, action)

    def observe(self, state: CivState, seat: int | None) -> CivObservation:
        return observation.observe(state, seat)

    def resample_from(self, observed: CivObservation, dice: Dice) -> CivState:
        return resample.resample_from(observed, dice)

    def fallback(self, observed: CivObservation, legal: Sequence[CivAction]) -> CivAction:
        return fallback(observed, legal)

    def considered(self, state: CivState, seat: int, legal: Sequence[CivAction]) -> Sequence[CivAction]:
        return unwavering(state, seat, legal)

    def result(self, state: CivState) -> Result | None:
        return scoring.result(state)

    def bound(self, seats: int) -> int:
        """Every window but the claims takes one decision of each seat, and a round has some ten of them. Wishes may
        change any number of times before somebody is ready (PC-8.4), so no number holds for players who never make up
        their minds; this one holds for all who take a hundred changes a claim at most."""
        return ROUNDS * seats * DECISIONS

    def document(self, state: CivState) -> dict[str, Any]:
        return position.document(state)

    def position(self, document: Mapping[str, Any]) -> CivState:
        return position.read(document, self.kept_options)

    def seats_in(self, state: CivState) -> int:
        return state.seats

    def notation(self, action: CivAction) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> CivAction:
        return actions.parse(text)

    def order(self, action: CivAction) -> tuple[int, ...]:
        return actions.order(action)

    def path(self, action: CivAction) -> tuple[Choice, ...]:
        return menus.path(action)

    def menu_order(self, observed: CivObservation, action: CivAction) -> tuple[Any, ...]:
        return menus.menu_order(observed, action)

    def ends_turn(self, action: CivAction) -> bool:
        return isinstance(action, Ready)

    def evaluate(self, state: CivState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def spoils(self, state: CivState, moves: Sequence[tuple[int, CivAction]]) -> Sequence[Spoil]:
        return spoils.spoils_of(state, moves)

    def premove_offers(self, observed: CivObservation) -> tuple[PremoveOffer, ...]:
        return premoves.offers(observed)

    def premove_answer(
        self, observed: CivObservation, legal: Sequence[CivAction], premove: Premove
    ) -> CivAction | None:
        return premoves.answer(observed, legal, premove)

    def premove_mark(self, observed: CivObservation, until: Until) -> str:
        return str(observed.round)

    def concerns(self, event: Event, seen: CivObservation) -> bool:
        return concerns(event, seen)

    def invariants(self, state: CivState) -> tuple[str, ...]:
        return invariants.broken(state)


PATH_OF_CIVILIZATION = PathOfCivilization()
"""The one object of this game."""
