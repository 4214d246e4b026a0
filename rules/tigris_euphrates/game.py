"""Tigris & Euphrates in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.bitset import cells_of
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
)
from rules.core.event import Event
from rules.tigris_euphrates import (
    actions,
    buildings,
    evaluation,
    invariants,
    menus,
    monuments,
    observation,
    placement,
    position,
    refusals,
    resample,
    scoring,
    strength,
    treasures,
)
from rules.tigris_euphrates.actions import (
    DECLINE,
    END,
    POINTS,
    SUPPORTS,
    WARS,
    Building,
    End,
    Leave,
    TigrisAction,
)
from rules.tigris_euphrates.board import COMPONENTS
from rules.tigris_euphrates.concerns import concerns
from rules.tigris_euphrates.fallback import fallback
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.setup import begin
from rules.tigris_euphrates.state import TigrisState
from rules.tigris_euphrates.turn import take, to_act

NO_SUPPORT = "no-support"
NEVER_SUPPORT = PremoveOffer(NO_SUPPORT, (NO_SUPPORT,), repeats=True)
"""What may be left in advance: an answer to every question for support, with none (TE-23.3)."""

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

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> TigrisState:
        return begin(seats, dict(options), chance)

    def to_act(self, state: TigrisState) -> tuple[int, ...]:
        return to_act(state)

    def list_actions(self, state: TigrisState, seat: int) -> Sequence[TigrisAction]:
        if seat not in to_act(state):
            return ()
        match state.phase:
            case "action":
                return placement.turn_actions(state)
            case "war":
                return [WARS[war.colour] for war in strength.open_wars(state)]
            case "attack" | "defence":
                assert state.conflict is not None
                return [SUPPORTS[count] for count in strength.commitments(state, state.conflict, seat)]
            case "building":
                return [*map(Building, cells_of(buildings.sites(state))), DECLINE]
            case "monument":
                return [*monuments.offers(state), DECLINE]
            case "treasure":
                return [*map(Leave, cells_of(treasures.may_stay(state, treasures.claims(state)[0][1])))]
            case "ziggurat":
                return POINTS
            case _:
                return (END,)

    def play(self, state: TigrisState, seat: int, action: TigrisAction) -> Outcome[TigrisState]:
        return take(state, action)

    def refuse(self, state: TigrisState, seat: int, action: TigrisAction) -> Refusal:
        return refusals.refuse(state, seat, action)

    def observe(self, state: TigrisState, seat: int | None) -> TigrisObservation:
        return observation.observe(state, seat)

    def resample_from(self, observed: TigrisObservation, dice: Dice) -> TigrisState:
        return resample.resample_from(observed, dice)

    def fallback(self, observed: TigrisObservation, legal: Sequence[TigrisAction]) -> TigrisAction:
        return fallback(observed, legal)

    def result(self, state: TigrisState) -> Result | None:
        return scoring.result(state)

    def bound(self, seats: int) -> int:
        """Nothing in the rules forces anybody to use up tiles (TE-4.2), so no number holds for players who only pass or
        move leaders for ever. This one holds for all games in which every tenth turn draws a tile: 143 draws, with 8
        decisions a turn on the average."""
        return 143 * 10 * 8

    def document(self, state: TigrisState) -> dict[str, Any]:
        return position.document(state)

    def position(self, document: Mapping[str, Any]) -> TigrisState:
        return position.read(document, self.kept_options)

    def seats_in(self, state: TigrisState) -> int:
        return state.seats

    def notation(self, action: TigrisAction) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> TigrisAction:
        return actions.parse(text)

    def order(self, action: TigrisAction) -> tuple[int, int, int, tuple[int, ...]]:
        return actions.order(action)

    def path(self, action: TigrisAction) -> tuple[Choice, ...]:
        return menus.path(action)

    def menu_order(self, observed: TigrisObservation, action: TigrisAction) -> tuple[Any, ...]:
        return menus.menu_order(observed, action)

    def ends_turn(self, action: TigrisAction) -> bool:
        return isinstance(action, End)

    def quiescent(self, state: TigrisState) -> bool:
        return state.phase in ("action", "confirm", "over")

    def evaluate(self, state: TigrisState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def premove_offers(self, observed: TigrisObservation) -> tuple[PremoveOffer, ...]:
        return () if observed.over or observed.viewer is None else (NEVER_SUPPORT,)

    def premove_answer(
        self, observed: TigrisObservation, legal: Sequence[TigrisAction], premove: Premove
    ) -> TigrisAction | None:
        asked = observed.phase in ("attack", "defence") and observed.viewer in observed.to_act
        return SUPPORTS[0] if premove.name == NO_SUPPORT and asked else None

    def concerns(self, event: Event, seen: TigrisObservation) -> bool:
        return concerns(event, seen)

    def invariants(self, state: TigrisState) -> tuple[str, ...]:
        return invariants.broken(state)


TIGRIS_EUPHRATES = TigrisEuphrates()
