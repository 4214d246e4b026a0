"""Kingdom Builder in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.bot_level import BotLevel
from rules.core.contract import Game, GameInfo, Option, Preset
from rules.kingdom_builder import (
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
from rules.kingdom_builder.actions import End, KingdomAction
from rules.kingdom_builder.board import COMPONENTS
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.state import KingdomState


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
    wholes = menus.WHOLES
    whole_turns = True
    swing = 13.0
    bot_levels = {
        "easy": BotLevel(samples=1, temperature=2.2),
        "normal": BotLevel(samples=1),  # what is hidden hardly matters to one decision
        "hard": BotLevel(turns=2, work=2_300, beam=8),
        "expert": BotLevel(turns=2, work=5_600, beam=8),
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

    terms = staticmethod(evaluation.terms)
    concerns = staticmethod(concerns.concerns)
    invariants = staticmethod(invariants.broken)

    def to_act(self, state: KingdomState) -> tuple[int, ...]:
        return () if state.over else (state.active,)

    def order(self, position: object, action: KingdomAction) -> tuple[Any, ...]:
        return actions.order(action)

    def bound(self, seats: int) -> int:
        """14 turns empty a supply of 40; in each 3 placements, 8 tiles with 2 actions each, and the end of the turn.

        KB-8.4 cannot lengthen this: even four full terrains, which 200 settlements do not fill, leave 5 cards."""
        return 14 * seats * (3 + 8 * 2 + 1)

    def position(self, document: Mapping[str, Any]) -> KingdomState:
        return position.read(document, self.kept_options)

    def considered(self, state: KingdomState, seat: int) -> Sequence[KingdomAction]:
        return considered.considered(state, seat, self.legal_actions(state, seat))

    def ends_turn(self, action: KingdomAction) -> bool:
        return isinstance(action, End)

    def quiescent(self, state: KingdomState) -> bool:
        return state.lifted is None


KINGDOM_BUILDER = KingdomBuilder()
