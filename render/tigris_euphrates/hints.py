"""What a choice of the menu would lead to, on one short line: who scores, who fights how strongly, who goes home.

Made from the planner's own observation, so a hint tells nothing new.
"""

from collections.abc import Sequence

from render.core.text import Texts
from rules.core.contract import Action, Choice
from rules.tigris_euphrates.actions import (
    Catastrophe,
    Leader,
    Monument,
    Support,
    Tile,
    War,
    Withdraw,
    Ziggurat,
)
from rules.tigris_euphrates.board import BLOCKS, COLOURS, CROSSES, LEADERS, NAMES, NEIGHBOURS, RED
from rules.tigris_euphrates.kingdoms import owner_in, realm_of, region, tiles_in
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.placement import point_taker
from rules.tigris_euphrates.state import ACTIONS
from rules.tigris_euphrates.strength import open_wars, parties


def outlook(texts: Texts, before: TigrisObservation, after: TigrisObservation) -> str:
    """That another action may follow the one planned, or wait (TE-4.2)."""
    further = after.phase == "action" and after.actions < before.actions
    return texts.t("te-outlook-action", number=ACTIONS - after.actions + 1) if further else ""


def hint(texts: Texts, observation: TigrisObservation, choice: Choice, action: Action, names: Sequence[str]) -> str:
    """What the observation adds to ``choice``, which leads to ``action``; empty when there is nothing to add."""
    if choice.question == "te-what":
        return _piece(texts, observation, action)
    match action:
        case Tile(colour=colour, square=square) if choice.question == "te-where":
            return _tile(texts, observation, colour, square, names)
        case Leader(colour=colour, square=square) if choice.question == "te-where":
            return _leader(texts, observation, colour, square, names)
        case Catastrophe(square=square) if choice.question == "te-where":
            return _homeless(texts, observation, 1 << square, names)
        case Monument(square=square) if choice.question == "te-which-monument":
            return _homeless(texts, observation, BLOCKS[square], names)
        case Ziggurat(square=square) if choice.question == "te-where":
            return _homeless(texts, observation, CROSSES[square], names)
        case Support(count=count):
            return _support(texts, observation, count)
        case War(colour=colour):
            return _war(texts, observation, colour, names)
    return ""


def _piece(texts: Texts, observation: TigrisObservation, action: Action) -> str:
    """Where a leader stands, how many tiles or catastrophes are left."""
    seat, held = observation.viewer, observation.hand
    if seat is None or held is None:
        return ""
    match action:
        case Leader(colour=colour):
            at = observation.leaders[seat][colour]
            return texts.t("te-hint-leader", square=None if at is None else NAMES[at])
        case Withdraw(colour=colour):
            return NAMES[observation.leaders[seat][colour] or 0]
        case Tile(colour=colour):
            return texts.t("te-hint-held", count=held[colour])
        case Catastrophe():
            return texts.t("te-hint-left", count=observation.catastrophes[seat])
    return ""


# --- tiles and leaders --------------------------------------------------------------------------------------------


def _tile(texts: Texts, observation: TigrisObservation, colour: int, square: int, names: Sequence[str]) -> str:
    """Who scores for the tile, or which wars it brings (TE-6.6 to TE-6.11)."""
    met = realm_of(observation).beside(square)
    if not met:
        return texts.t("te-hint-alone")
    if len(met) > 1:
        return _union(texts, observation, met)
    taker = point_taker(observation, met[0], colour)
    if taker is None:
        return texts.t("te-hint-no-point")
    seat, leader = taker
    points = 1 + _reaches_building(observation, colour, square)
    king = leader != colour
    return texts.t("te-hint-point", points=points, colour=f"@{COLOURS[colour]}", seat=names[seat], king=king)


def _reaches_building(observation: TigrisObservation, colour: int, square: int) -> bool:
    """Whether the kingdom with the new tile holds the building of its colour (TE-19.8)."""
    building = observation.buildings[colour]
    if building is None:
        return False
    return bool(region(observation.solid | 1 << square, 1 << square) >> building & 1)


def _union(texts: Texts, observation: TigrisObservation, met: Sequence[int]) -> str:
    wars = []
    for colour in range(len(COLOURS)):
        sides = [(owner, kingdom) for kingdom in met if (owner := owner_in(observation, kingdom, colour)) is not None]
        if len(sides) == 2:
            sides.sort(key=lambda side: (side[0] - observation.active) % observation.seats)
            attack, defence = (tiles_in(observation, kingdom)[colour] for _, kingdom in sides)
            wars.append(texts.t("te-hint-war", colour=f"@{COLOURS[colour]}", attack=attack, defence=defence))
    return texts.t("te-hint-wars", war_list=wars) if wars else texts.t("te-hint-peace")


def _leader(texts: Texts, observation: TigrisObservation, colour: int, square: int, names: Sequence[str]) -> str:
    """The revolt that the leader brings about, or whether it joins a kingdom (TE-5.9)."""
    mine = observation.leaders[observation.active][colour]
    met = realm_of(observation).beside(square)
    joined = [kingdom for kingdom in met if mine is None or not kingdom >> mine & 1]
    for kingdom in joined:
        rival = owner_in(observation, kingdom, colour)
        if rival is not None:
            stands = observation.leaders[rival][colour] or 0
            temples = observation.tiles[RED]
            attack, defence = ((NEIGHBOURS[place] & temples).bit_count() for place in (square, stands))
            tie = attack == defence
            return texts.t("te-hint-revolt", seat=names[rival], attack=attack, defence=defence, tie=tie)
    return texts.t("te-hint-joins") if joined else ""


def _homeless(texts: Texts, observation: TigrisObservation, lost: int, names: Sequence[str]) -> str:
    """The leaders that go home without the temples on these squares (TE-5.12)."""
    temples = observation.tiles[RED] & ~lost
    going = [
        texts.t("te-board-leader", leader=f"@{LEADERS[colour]}", seat=names[seat], square=NAMES[square])
        for seat, own in enumerate(observation.leaders)
        for colour, square in enumerate(own)
        if square is not None and not NEIGHBOURS[square] & temples
    ]
    return texts.t("te-hint-homeless", leader_list=going) if going else ""


# --- conflicts ----------------------------------------------------------------------------------------------------


def _support(texts: Texts, observation: TigrisObservation, count: int) -> str:
    """Both strengths with so much support; for the defender that is the outcome."""
    if observation.conflict is None:
        return ""
    attacker, defender = parties(observation, observation.conflict)
    if observation.phase == "attack":
        own, other = attacker.total + count, defender.total
        need, held = max(0, own - other), observation.hand_sizes[defender.seat]
        outcome = "tie" if own == other else "lose" if own < other else "win" if need > held else "open"
        return texts.t("te-hint-attack", own=own, other=other, need=need, outcome=outcome)
    own, other = defender.total + count, attacker.total
    return texts.t("te-hint-defence", own=own, other=other, outcome=_outcome(own, other))


def _outcome(defence: int, attack: int) -> str:
    """How a conflict of these strengths ends for the defender: a tie is won (TE-9.4)."""
    return "tie" if defence == attack else "win" if defence > attack else "lose"


def _war(texts: Texts, observation: TigrisObservation, colour: int, names: Sequence[str]) -> str:
    for war in open_wars(observation):
        if war.colour == colour:
            attack, defence = (side.total for side in parties(observation, war))
            sides = {"seat": names[war.attacker], "defender_seat": names[war.defender]}
            return texts.t("te-hint-fight", attack=attack, defence=defence, **sides)
    return ""
