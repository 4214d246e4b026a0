"""Iwari in the contract: every promise, kept by the module that knows its rules."""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from rules.core.bot_level import BotLevel
from rules.core.contract import Game, GameInfo, Option, Preset
from rules.iwari import (
    actions,
    concerns,
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
    spoils,
    turn,
)
from rules.iwari.actions import End, IwariAction
from rules.iwari.atlas import ATLAS
from rules.iwari.expeditions import of_first_version
from rules.iwari.map_checks import DEFAULT_MAP, faults_of
from rules.iwari.maps import COMPONENTS
from rules.iwari.observation import IwariObservation
from rules.iwari.state import IwariState

ON_OFF = ("off", "on")
SCOPES = ("same_territory", "along_roads")
"""The values of the option ``settlement_scope`` (IW-8.6)."""

WITH_BORDER_ROADS = tuple(name for name, ground in ATLAS.items() if ground.border_roads)
"""The maps on which that option changes anything (IW-8.9)."""


OPTIONS = (
    Option("map", tuple(ATLAS), DEFAULT_MAP),
    Option("feats", ON_OFF, "off"),
    Option("expeditions", ON_OFF, "off"),
    Option("settlement_scope", SCOPES, SCOPES[0], needs={"map": WITH_BORDER_ROADS}),
    Option("open_draft", ON_OFF, "off"),
    Option("finish_round", ON_OFF, "off"),
)

_USUAL = {option.name: option.default for option in OPTIONS}
PRESETS = (
    Preset("basic", _USUAL, first=True),
    Preset("full", _USUAL | {"feats": "on", "expeditions": "on"}),
)
"""The game as it is learnt, and with what can be added to it."""


class Iwari(Game[IwariState, IwariAction, IwariObservation]):
    """Michael Schacht's Iwari for 2 to 5 players, with feats and expeditions, on maps of its own."""

    info = GameInfo(
        slug="iwari",
        name="Iwari",
        prefix="iw",
        seats=tuple(COMPONENTS["seats"]),
        options=OPTIONS,
        presets=PRESETS,
        version=position.RULES_VERSION,
        minutes={2: 35, 3: 40, 4: 50, 5: 60},
        earlier=(1,),
    )

    wholes = menus.WHOLES
    at_once = menus.AT_ONCE
    file_checks = {"map": faults_of}
    weighed = tuple({"map": name, "feats": "on", "expeditions": "on"} for name in ATLAS)
    swing = 5.5
    bot_levels = {
        "easy": BotLevel(samples=1, temperature=0.4),
        "normal": BotLevel(),
        "hard": BotLevel(turns=2, work=10_000, replies_of_several=12),
        "expert": BotLevel(turns=2, work=40_000, replies_of_several=12),
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
    spoils = staticmethod(spoils.spoils_of)
    concerns = staticmethod(concerns.concerns)
    invariants = staticmethod(invariants.broken)

    def as_of(self, opening: IwariState, version: int) -> IwariState:
        """Version 1 had other expedition cards in two places of the deck."""
        return opening if version > 1 else replace(opening, expeditions=of_first_version(opening.expeditions))

    def to_act(self, state: IwariState) -> tuple[int, ...]:
        return () if state.over else (state.active,)

    def order(self, position: object, action: IwariAction) -> tuple[Any, ...]:
        return actions.order(action)

    def bound(self, seats: int) -> int:
        """Every turn of a game takes a card out of the deck at least, or out of the display in at most one turn each
        of the last round; two decks are no more than all cards twice. A turn has two placements, each of a decision
        and two spaces, three cards and its end; feats come six times; starting hands are chosen card by card."""
        cards: int = sum(COMPONENTS["biomes"].values())
        feats: int = sum(COMPONENTS["feats"].values())
        return (2 * cards + seats) * (2 * 3 + 3 + 1) + feats + seats * 4

    def position(self, document: Mapping[str, Any]) -> IwariState:
        return position.read(document, self.kept_options)

    def ends_turn(self, action: IwariAction) -> bool:
        return isinstance(action, End)

    def quiescent(self, state: IwariState) -> bool:
        return state.over or state.placing is None

    def pending(self, state: IwariState) -> bool:
        """Pieces that are paid for go down in the same action, and feat tokens at once (IW-4, IW-12.7)."""
        return state.placing is not None


IWARI = Iwari()
"""The one object of this game."""
