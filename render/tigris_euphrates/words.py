"""Tigris & Euphrates in words: whose decision it is and for what, alt texts, and what stands on the pictures.

Made from observations and results only. The whole board to play blind is in ``reading``.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from render.kit import tell
from render.kit.scoresheet import ScoreTexts
from render.tigris_euphrates.board import BoardTexts
from render.tigris_euphrates.changes import compared
from render.tigris_euphrates.hand import HandTexts
from render.words.fitting import ALT, cut
from render.words.since import told
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.core.contract import GameInfo, Result
from rules.tigris_euphrates.board import BUILDINGS, COLOURS, LEADERS, NAMES, TILES
from rules.tigris_euphrates.kingdoms import leaders_in, realm_of, tiles_in
from rules.tigris_euphrates.monuments import placed_colour
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.state import ACTIONS, Conflict
from rules.tigris_euphrates.strength import Side, fitting_colour, open_wars, parties

PREFIX = "te"


# --- the situation ------------------------------------------------------------------------------------------------


def headline(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> str:
    """Who is awaited for what, in a conflict with both strengths, and whether the turn is the last; or who has won."""
    result = observation.result
    if result is not None:
        winners = [names[seat] for seat in result.winning_seats]
        won = texts.t("te-won", winners=winners, count=len(winners), points=max(result.totals))
        return texts.sentences([won, *texts.decided(PREFIX, result)])
    return texts.sentences([_asked(texts, observation, names), *texts.closing(PREFIX, observation.closing)])


def progress(texts: Texts, observation: TigrisObservation) -> str:
    """Which action of the turn it is, and whether the turn is the last."""
    number = ACTIONS - observation.actions + 1
    action = [texts.t("te-progress", number=number)] if observation.phase == "action" else []
    return texts.sentences([*action, *texts.closing(PREFIX, observation.closing)])


def _asked(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> str:
    fought = observation.conflict
    if fought is None:
        return texts.t("te-turn", **_facts(observation, names), war_list=wars(texts, observation, names))
    attacker, defender = parties(observation, fought)
    return texts.t(
        "te-conflict",
        kind=fought.kind,
        colour=f"@{COLOURS[fought.colour]}",
        leader=f"@{LEADERS[fought.colour]}",
        tile=f"@{TILES[fitting_colour(fought)]}",
        square=NAMES[_scene(observation, fought)],
        seat=names[attacker.seat],
        defender_seat=names[defender.seat],
        attack=attacker.total,
        defence=defender.total,
        committed=attacker.committed,
    )


def wars(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> list[str]:
    """The wars still open, each with both sides and their strengths on the board."""
    return [
        texts.t(
            "te-war",
            colour=f"@{COLOURS[war.colour]}",
            seat=names[attacker.seat],
            attack=attacker.total,
            defence=defender.total,
            defender_seat=names[defender.seat],
        )
        for war in open_wars(observation)
        for attacker, defender in [parties(observation, war)]
    ]


def counts(texts: Texts, numbers: Iterable[int]) -> list[str]:
    """Tiles by colour as words ("3 temples"), those there are none of left out."""
    found = [
        texts.t("te-count", tile=f"@{tile}", count=count) for tile, count in zip(TILES, numbers, strict=True) if count
    ]
    return found or [texts.t("te-none")]


def points(texts: Texts, numbers: Iterable[int]) -> list[str]:
    """Points by colour as words ("black 3")."""
    return [
        texts.t("te-board-point", colour=f"@{colour}", points=number)
        for colour, number in zip(COLOURS, numbers, strict=True)
    ]


def leaders(texts: Texts, observation: TigrisObservation, names: Sequence[str], kingdom: int) -> list[str]:
    """The leaders of a kingdom, a set of squares as a mask: which, whose, where."""
    return [
        texts.t(
            "te-board-leader",
            leader=f"@{LEADERS[colour]}",
            seat=names[seat],
            square=squares([observation.leaders[seat][colour]])[0],
        )
        for seat, colour in leaders_in(observation, kingdom)
    ]


def squares(places: Iterable[int | None]) -> list[str]:
    """The names of these squares."""
    return [NAMES[place] for place in places if place is not None]


def _facts(observation: TigrisObservation, names: Sequence[str]) -> dict[str, Any]:
    """What the texts of a phase may ask for."""
    colour = placed_colour(observation) if observation.phase == "building" else 0
    return {
        "phase": observation.phase,
        "seat": names[observation.to_act[0] if observation.to_act else observation.active],
        "number": ACTIONS - observation.actions + 1,
        "square": None if observation.placed is None else NAMES[observation.placed],
        "building": f"@{BUILDINGS[colour]}",
    }


def _scene(observation: TigrisObservation, fought: Conflict) -> int:
    """Where a conflict is fought: at the unification tile, or where the leader came to."""
    return parties(observation, fought)[0].square if observation.union is None else observation.union


# --- the pictures -------------------------------------------------------------------------------------------------


def board_captions(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> BoardTexts:
    """The words on the board picture; ``names`` are without emblems."""
    result = observation.result
    head = _head(texts, observation, names) if result is None else tell.over(texts, PREFIX, result, names)
    return BoardTexts(
        *head,
        dynasties=tuple(texts.title(PREFIX, dynasty) for dynasty in observation.dynasties),
    )


def _head(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> tuple[str, str]:
    """What happens, and more of it."""
    fought = observation.conflict
    facts = _facts(observation, names)
    if fought is not None:
        phase = "revolt" if fought.kind == "revolt" else "attack"
        facts |= {"phase": phase, "square": NAMES[_scene(observation, fought)]}
    return texts.t("te-head-title", **facts), _detail(texts, observation, names)


def _detail(texts: Texts, observation: TigrisObservation, names: Sequence[str]) -> str:
    fought = observation.conflict
    if fought is not None:
        attacker, defender = (_force(texts, side, names) for side in parties(observation, fought))
        return texts.t("te-head-fight", tile=f"@{TILES[fitting_colour(fought)]}", attacker=attacker, defender=defender)
    if observation.phase == "war":
        return texts.enumerate([_strengths(texts, observation, war) for war in open_wars(observation)])
    return texts.t("te-head-detail", bag=observation.bag)


def _strengths(texts: Texts, observation: TigrisObservation, war: Conflict) -> str:
    attack, defence = (side.total for side in parties(observation, war))
    return texts.t("te-head-war", colour=f"@{COLOURS[war.colour]}", attack=attack, defence=defence)


def _force(texts: Texts, side: Side, names: Sequence[str]) -> str:
    seat, board = listed(names[side.seat]), side.strength
    if side.committed is None:
        return texts.t("te-head-asked", seat=seat, strength=board)
    return texts.t("te-head-committed", seat=seat, board=board, committed=side.committed, strength=side.total)


def hand_captions(texts: Texts, observation: TigrisObservation) -> HandTexts:
    """The words on the viewer's hand picture."""
    left = 0 if observation.viewer is None else observation.catastrophes[observation.viewer]
    return HandTexts(
        title=texts.t("te-hand-title"),
        private=texts.t("hand-private"),
        tile_names=tuple(texts.title(PREFIX, tile) for tile in TILES),
        no_tiles=texts.t("te-hand-no-tiles"),
        points=texts.t("te-hand-points"),
        weakest=texts.t("te-hand-weakest"),
        supply=texts.t("te-hand-supply"),
        leader_names=tuple(texts.title(PREFIX, leader) for leader in LEADERS),
        catastrophes=texts.t("te-hand-catastrophes", count=left),
        bag=texts.t("te-hand-bag", bag=observation.bag),
    )


def score_captions(texts: Texts, info: GameInfo, result: Result) -> ScoreTexts:
    """The words on the score sheet."""
    return tell.score_captions(texts, info, result, total="te-score-total")


# --- alt texts ----------------------------------------------------------------------------------------------------


def board_alt(
    texts: Texts, observation: TigrisObservation, names: Sequence[str], since: TigrisObservation | None = None
) -> str:
    """The alt text of the board picture, what matters most first, cut to Discord's limit."""
    sentences = [
        texts.t("te-alt-title"),
        headline(texts, observation, names),
        *(_changed(texts, observation, since) or last(texts, observation)),
    ]
    kingdoms = realm_of(observation).kingdoms
    if kingdoms:
        sentences.append(texts.t("te-alt-kingdoms"))
    for number, kingdom in enumerate(kingdoms, 1):
        found, held = leaders(texts, observation, names, kingdom), counts(texts, tiles_in(observation, kingdom))
        sentences.append(texts.t("te-alt-kingdom", number=number, leader_list=found, tile_list=held))
    for name, hand, left in zip(names, observation.hand_sizes, observation.catastrophes, strict=False):
        sentences.append(texts.t("te-alt-seat", seat=listed(name), hand=hand, catastrophes=left))
    if observation.treasures:
        sentences.append(texts.t("te-alt-treasures", square_list=squares(cells_of(observation.treasures))))
    sentences.append(texts.t("te-alt-bag", bag=observation.bag))
    return cut(texts.sentences(sentences), ALT)


def _changed(texts: Texts, observation: TigrisObservation, since: TigrisObservation | None) -> list[str]:
    """The squares that hold something new since then, and those that something has left."""
    found = compared(since, observation)
    new, left = (spot.square for spot in found.new), (spot.square for spot, _ in found.left)
    return told(texts, new, left, NAMES.__getitem__)


def last(texts: Texts, observation: TigrisObservation) -> list[str]:
    """What changed last, in a sentence, if anything did."""
    return [texts.t("te-last", square_list=squares(observation.last))] if observation.last else []


def hand_alt(texts: Texts, observation: TigrisObservation) -> str:
    """What the viewer's own hand picture shows."""
    seat = observation.viewer
    if seat is None or observation.hand is None:
        return texts.t("te-hand-no-tiles")
    supply = [
        f"@{leader}" for leader, place in zip(LEADERS, observation.leaders[seat], strict=True) if place is None
    ] or [texts.t("te-none")]
    sentences = [texts.t("te-hand", tile_list=counts(texts, observation.hand))]
    own = observation.points[seat]
    if own is not None:
        won = observation.won[seat]
        sentences.append(texts.t("te-hand-own-points", point_list=points(texts, own), won=won))
    left = observation.catastrophes[seat]
    sentences.append(texts.t("te-hand-own-supply", leader_list=supply, catastrophes=left))
    return cut(texts.sentences(sentences), ALT)
