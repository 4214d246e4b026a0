"""Kingdom Builder in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.bitset import cells_of
from rules.core.chance import Chance, Dice
from rules.core.contract import Choice, Game, GameInfo, Option, Outcome, Preset, Refusal, Result, Takes
from rules.core.event import Event
from rules.kingdom_builder import (
    actions,
    evaluation,
    invariants,
    observation,
    placement,
    position,
    refusals,
    resample,
    scoring,
)
from rules.kingdom_builder import tiles as tile_rules
from rules.kingdom_builder.actions import BUILDS, END, PUTS, End, Extra, KingdomAction, Lift, Put, tile_actions, word_of
from rules.kingdom_builder.board import COMPONENTS
from rules.kingdom_builder.concerns import concerns
from rules.kingdom_builder.fallback import fallback
from rules.kingdom_builder.hexes import NAMES, SIDE
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.setup import begin
from rules.kingdom_builder.state import KingdomState
from rules.kingdom_builder.turn import take


class KingdomBuilder(Game[KingdomState, KingdomAction, KingdomObservation]):
    """Donald X. Vaccarino's Kingdom Builder for 2 to 5 players."""

    info = GameInfo(
        slug="kingdom_builder",
        name="Kingdom Builder",
        prefix="kb",
        seats=tuple(COMPONENTS["seats"]),
        options=(
            Option("setup", ("random", "first_game"), "random"),
            Option("lords_card", ("included", "excluded"), "included", needs={"setup": ("random",)}),
            Option("running_scores", ("off", "on"), "off"),
        ),
        version=1,
        minutes={2: 25, 3: 35, 4: 45, 5: 60},
        presets=(
            Preset("first", {"setup": "first_game", "lords_card": "included", "running_scores": "on"}, first=True),
            Preset("standard", {"setup": "random", "lords_card": "included", "running_scores": "off"}),
        ),
    )
    wholes = frozenset({"kb-where"})

    def begin(self, seats: int, options: Mapping[str, str], chance: Chance) -> KingdomState:
        return begin(seats, dict(options), chance)

    def to_act(self, state: KingdomState) -> tuple[int, ...]:
        return () if state.over else (state.active,)

    def list_actions(self, state: KingdomState, seat: int) -> Sequence[KingdomAction]:
        if state.over or seat != state.active:
            return ()
        if state.lifted is not None:
            return [PUTS[cell] for cell in cells_of(tile_rules.put_targets(state))]
        legal: list[KingdomAction] = [BUILDS[cell] for cell in cells_of(placement.mandatory_targets(state))]
        for tile in tile_rules.usable_tiles(state):
            of_tile = tile_actions(tile.kind, tile.origin)
            legal += [of_tile[cell] for cell in cells_of(tile_rules.targets(state, tile.kind))]
        if state.mandatory_over:
            legal.append(END)
        return legal

    def play(self, state: KingdomState, seat: int, action: KingdomAction) -> Outcome[KingdomState]:
        return take(state, action)

    def refuse(self, state: KingdomState, seat: int, action: KingdomAction) -> Refusal:
        return refusals.refuse(state, seat, action)

    def observe(self, state: KingdomState, seat: int | None) -> KingdomObservation:
        return observation.observe(state, seat)

    def resample_from(self, observed: KingdomObservation, dice: Dice) -> KingdomState:
        return resample.resample_from(observed, dice)

    def fallback(self, observed: KingdomObservation, legal: Sequence[KingdomAction]) -> KingdomAction:
        return fallback(observed, legal)

    def result(self, state: KingdomState) -> Result | None:
        return scoring.result(state)

    def bound(self, seats: int) -> int:
        """14 turns empty a supply of 40; in each 3 placements, 8 tiles with 2 actions each, and the end of the turn.

        KB-8.4 cannot lengthen this: even four full terrains, which 200 settlements do not fill, leave 5 cards."""
        return 14 * seats * (3 + 8 * 2 + 1)

    def document(self, state: KingdomState) -> dict[str, Any]:
        return position.document(state)

    def position(self, document: Mapping[str, Any]) -> KingdomState:
        return position.read(document, self.kept_options)

    def notation(self, action: KingdomAction) -> str:
        return actions.notation(action)

    def parse(self, text: str) -> KingdomAction:
        return actions.parse(text)

    def order(self, action: KingdomAction) -> tuple[int, int, int]:
        return actions.order(action)

    def path(self, action: KingdomAction) -> tuple[Choice, ...]:
        """What, which tile (the question answers itself when only one tile of the kind is ready), then which hex."""
        word = word_of(action)
        what = Choice("kb-what", word, f"kb-what-{word}")
        if isinstance(action, End):
            return (what,)
        where = "kb-from" if isinstance(action, Lift) else "kb-to" if isinstance(action, Put) else "kb-where"
        target = Choice(where, NAMES[action.hex], region=str(action.hex // SIDE + 1))
        if isinstance(action, Extra | Lift):
            return (what, Choice("kb-which-tile", NAMES[action.origin]), target)
        return (what, target)

    def takes(self, observed: KingdomObservation, choice: Choice) -> Takes:
        """All due placements at once while the hexes that touch an own settlement stay the choice for all of them."""
        building = (choice.question, choice.value) == ("kb-what", "build")
        return evaluation.placements_together(observed) if building else Takes()

    def ends_turn(self, action: KingdomAction) -> bool:
        return isinstance(action, End)

    def quiescent(self, state: KingdomState) -> bool:
        return state.lifted is None

    def evaluate(self, state: KingdomState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def concerns(self, event: Event, seen: KingdomObservation) -> bool:
        return concerns(event, seen)

    def invariants(self, state: KingdomState) -> tuple[str, ...]:
        return invariants.broken(state)


KINGDOM_BUILDER = KingdomBuilder()
