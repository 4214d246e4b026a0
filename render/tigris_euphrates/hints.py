"""What a choice of the menu would lead to, on one short line: who scores, who fights how strongly, who goes home.

Made from the planner's own observation, so a hint tells nothing new.
"""

from collections.abc import Sequence

from render.words.numbers import signed
from render.words.text import Name, Texts
from rules.core.chance import Dice
from rules.core.contract import Action, Choice, Outcome
from rules.tigris_euphrates.actions import (
    Catastrophe,
    Leader,
    Monument,
    Support,
    TigrisAction,
    Tile,
    War,
    Withdraw,
    Ziggurat,
)
from rules.tigris_euphrates.board import COLOURS, NAMES, NEIGHBOURS, RED, TILES, TRADER
from rules.tigris_euphrates.kingdoms import leaders_in, owner_in, realm_of, region, tiles_in
from rules.tigris_euphrates.monuments import ANY, paid
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.placement import point_taker
from rules.tigris_euphrates.resample import resample_from
from rules.tigris_euphrates.state import ACTIONS, TigrisPublic, TigrisState
from rules.tigris_euphrates.strength import fitting_colour, open_wars, parties
from rules.tigris_euphrates.treasures import claims
from rules.tigris_euphrates.turn import take


def outlook(texts: Texts, before: TigrisObservation, after: TigrisObservation) -> str:
    """That another action may follow the one planned, or wait (TE-4.2)."""
    further = after.phase == "action" and after.actions < before.actions
    return texts.t("te-outlook-action", number=ACTIONS - after.actions + 1) if further else ""


def addressed(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats as a hint says them to its reader, who is called "you"."""
    you = Name(texts.t("te-you"), person=False)
    return tuple(you if seat == observation.viewer else name for seat, name in enumerate(names))


def asked(texts: Texts, observation: TigrisObservation, question: str, names: Sequence[str]) -> str:
    """What the viewer is asked, where that depends on the position: both strengths of a conflict."""
    fought = observation.conflict
    if question != "te-support" or fought is None:
        return ""
    attacker, defender = parties(observation, fought)
    own, other = (defender, attacker) if fought.committed is not None else (attacker, defender)
    return texts.t(
        "te-asked-support",
        kind=fought.kind,
        colour=f"@{COLOURS[fought.colour]}",
        tile=f"@{TILES[fitting_colour(fought)]}",
        own=own.total,
        other=other.total,
        seat=names[other.seat],
    )


def hint(texts: Texts, observation: TigrisObservation, choice: Choice, action: Action, names: Sequence[str]) -> str:
    """What the observation adds to ``choice``, which leads to ``action``; empty when there is nothing to add."""
    if choice.question == "te-what":
        return _piece(texts, observation, action, names)
    match action:
        case Tile(colour=colour, square=square):
            scored = _tile(texts, observation, colour, square, names)
            return texts.enumerate([scored, *_follows(texts, observation, action, names)])
        case Leader(colour=colour, square=square):
            met = _leader(texts, observation, colour, square, names)
            return texts.enumerate([*met, *_follows(texts, observation, action, names)])
        case Catastrophe(square=square):
            return texts.enumerate([_ruin(texts, observation, square), *_follows(texts, observation, action, names)])
        case Ziggurat():
            return texts.enumerate(_follows(texts, observation, action, names))
        case Monument() if choice.question == "te-which-monument":
            return texts.enumerate(_follows(texts, observation, action, names))
        case Support(count=count):
            return _support(texts, observation, count, names)
        case War(colour=colour):
            return _war(texts, observation, colour, names)
    return ""


def _piece(texts: Texts, observation: TigrisObservation, action: Action, names: Sequence[str]) -> str:
    """Where a leader stands, how many tiles or catastrophes are left."""
    seat, held = observation.viewer, observation.hand
    if seat is None or held is None:
        return ""
    match action:
        case Leader(colour=colour):
            at = observation.leaders[seat][colour]
            return texts.t("te-hint-leader", square=None if at is None else NAMES[at])
        case Withdraw(colour=colour):
            stands = NAMES[observation.leaders[seat][colour] or 0]
            return texts.enumerate([stands, *_follows(texts, observation, action, names)])
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
        return _union(texts, observation, met, names)
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


def _union(texts: Texts, observation: TigrisObservation, met: Sequence[int], names: Sequence[str]) -> str:
    wars = []
    for colour in range(len(COLOURS)):
        sides = [(owner, kingdom) for kingdom in met if (owner := owner_in(observation, kingdom, colour)) is not None]
        if len(sides) == 2:
            sides.sort(key=lambda side: (side[0] - observation.active) % observation.seats)
            attack, defence = (tiles_in(observation, kingdom)[colour] for _, kingdom in sides)
            attacker, defender = (names[owner] for owner, _ in sides)
            fight = texts.t("te-hint-fight", attack=attack, defence=defence, seat=attacker, defender_seat=defender)
            wars.append(texts.t("te-hint-war", colour=f"@{COLOURS[colour]}", fight=Name(fight, person=False)))
    return texts.t("te-hint-wars", war_list=wars) if wars else texts.t("te-hint-peace")


def _leader(texts: Texts, observation: TigrisObservation, colour: int, square: int, names: Sequence[str]) -> list[str]:
    """The revolt that the leader brings about, or the temples it stands beside and the kingdom it joins (TE-5.9)."""
    mine = observation.leaders[observation.active][colour]
    temples = observation.tiles[RED]
    beside = (NEIGHBOURS[square] & temples).bit_count()
    met = realm_of(observation).beside(square)
    joined = [kingdom for kingdom in met if mine is None or not kingdom >> mine & 1]
    for kingdom in joined:
        rival = owner_in(observation, kingdom, colour)
        if rival is not None:
            stands = observation.leaders[rival][colour] or 0
            defence = (NEIGHBOURS[stands] & temples).bit_count()
            return [texts.t("te-hint-revolt", seat=names[rival], attack=beside, defence=defence)]
    return [texts.t("te-hint-temples", count=beside), *(_joins(texts, observation, one, names) for one in joined)]


def _joins(texts: Texts, observation: TigrisObservation, kingdom: int, names: Sequence[str]) -> str:
    """Whose leaders are in the kingdom that a leader of the active seat joins."""
    seats = {seat for seat, _ in leaders_in(observation, kingdom)}
    others = [names[seat] for seat in sorted(seats - {observation.active})]
    return texts.t("te-hint-joins", own=observation.active in seats, others=others)


def _ruin(texts: Texts, observation: TigrisObservation, square: int) -> str:
    """Which tile a catastrophe destroys (TE-7.4)."""
    tile = next((TILES[colour] for colour, squares in enumerate(observation.tiles) if squares >> square & 1), None)
    return texts.t("te-hint-ruin", tile=None if tile is None else f"@{tile}")


# --- what follows -------------------------------------------------------------------------------------------------


class _Imagined:
    """A state that fits an observation; a panel asks for the hints of dozens of actions at one."""

    def __init__(self) -> None:
        self._kept: tuple[TigrisObservation, TigrisState] | None = None

    def of(self, observation: TigrisObservation) -> TigrisState:
        kept = self._kept
        if kept is None or kept[0] is not observation:
            kept = self._kept = observation, resample_from(observation, Dice("hint"))
        return kept[1]


_imagined = _Imagined()


def _follows(texts: Texts, observation: TigrisObservation, action: TigrisAction, names: Sequence[str]) -> list[str]:
    """What becomes of the board: whom monuments will pay more or no more, kingdoms that fall apart, treasures that are
    taken, leaders that return, or that something may be built. All of it is public; nothing is told before a conflict
    is fought or a monument built."""
    outcome = take(_imagined.of(observation), observation.to_act[0], action)
    after = outcome.state
    if after.phase in ("building", "monument"):
        return [texts.t("te-hint-build", what=after.phase)]
    if after.phase not in ("action", "treasure", "confirm"):
        return []
    going = [
        texts.t(
            "te-hint-own-leader" if event.seat == observation.viewer else "te-board-leader",
            leader=event.args["leader"],
            seat=names[event.seat],
            square=event.args["square"],
        )
        for event in outcome.events
        if event.kind == "leader-home" and event.seat is not None
    ]
    return [
        *_income(texts, observation, after, names),
        *([texts.t("te-hint-splits")] if _splits(observation, after) else []),
        *_treasures(texts, observation, outcome, names),
        *([texts.t("te-hint-homeless", leader_list=going)] if going else []),
    ]


def _income(texts: Texts, before: TigrisPublic, after: TigrisPublic, names: Sequence[str]) -> list[str]:
    """What monuments and the ziggurat will pay more, or less, at the end of a player's turn (TE-14.2, TE-18.6)."""
    now, then = paid(before), paid(after)
    changes = [(seat, colour, then[seat, colour] - now[seat, colour]) for seat, colour in sorted({*now, *then})]
    return [
        texts.t(
            "te-hint-income",
            seat=names[seat],
            colour=None if colour == ANY else f"@{COLOURS[colour]}",
            points=signed(more),
        )
        for seat, colour, more in changes
        if more
    ]


def _splits(before: TigrisPublic, after: TigrisPublic) -> bool:
    """Whether leaders of one kingdom are in several now (TE-3.10)."""
    led, kingdoms = after.led, realm_of(after).kingdoms
    return any(sum(bool(part & whole & led) for part in kingdoms) > 1 for whole in realm_of(before).kingdoms)


def _treasures(texts: Texts, before: TigrisPublic, outcome: Outcome[TigrisState], names: Sequence[str]) -> list[str]:
    """Who takes how many treasures (TE-13.1), those among which a player chooses included; whose trader is cut off from
    how many (TE-13.4)."""
    after = outcome.state
    taken = [(event.seat, event.args["count"]) for event in outcome.events if event.kind == "treasures-taken"]
    if after.phase == "treasure":
        taken += [(seat, lying.bit_count() - 1) for seat, lying in claims(after)]
    told = [texts.t("te-hint-treasures", seat=names[seat], count=count) for seat, count in taken if seat is not None]
    for seat in range(after.seats):
        lost = (_guarded(before, seat) & after.treasures & ~_guarded(after, seat)).bit_count()
        told += [texts.t("te-hint-cut-off", seat=names[seat], count=lost)] if lost else []
    return told


def _guarded(public: TigrisPublic, seat: int) -> int:
    """The treasures in the kingdom of a seat's trader."""
    stands = public.leaders[seat][TRADER]
    return 0 if stands is None else realm_of(public).holding(stands) & public.treasures


# --- conflicts ----------------------------------------------------------------------------------------------------


def _support(texts: Texts, observation: TigrisObservation, count: int, names: Sequence[str]) -> str:
    """Both strengths with so much support; for the defender that is the outcome."""
    if observation.conflict is None:
        return ""
    attacker, defender = parties(observation, observation.conflict)
    if observation.phase == "attack":
        own, other = attacker.total + count, defender.total
        need, held = max(0, own - other), observation.hand_sizes[defender.seat]
        outcome = "tie" if own == other else "lose" if own < other else "win" if need > held else "open"
        seat = names[defender.seat]
        return texts.t("te-hint-attack", own=own, other=other, need=need, outcome=outcome, seat=seat)
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
