"""The game and its naive twin must agree wherever they meet: legal actions, what actions do, and the final scores.

Two kinds of positions are compared: those of whole random games, and crowded boards on which cards become useless
(KB-8.3), lines are long (KB-7.5) and moves have few targets (KB-7.10).
"""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.registry import game_of
from tests.effort import few_of_each, sample, several
from tests.rules.kingdom_builder import naive

pytestmark = pytest.mark.slow

GAME = game_of("kingdom_builder")
SEATS = (2, 3, 4, 5)
GAMES_PER_SEATS = several(2, 5)
WALKED = 1000
CROWDED = several(60, 160)
CROWDED_STEPS = 5
BUILDERS = (
    "fishermen",
    "miners",
    "merchants",
    "workers",
    "discoverers",
    "knights",
    "hermits",
    "lords",
    "citizens",
    "farmers",
)
VERBS = ("build", "oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock", "put", "end")


@dataclass
class Meeting:
    """One position in both worlds, the action taken there and the position it led to."""

    seat: int
    document: dict[str, Any]
    legal: list[str]
    notation: str
    after: dict[str, Any]

    @property
    def phase(self) -> str:
        if self.document["lifted"]:
            return "lifted"
        if naive.mandatory_complete(self.document):
            return "after"
        return "placing" if self.document["placed"] else "before"

    def lost_origins(self) -> set[str]:
        """The origins of the tiles that the action cost the seat."""
        before, after = (
            {tile["origin"] for tile in document["tiles"][self.seat]} for document in (self.document, self.after)
        )
        return before - after

    def lifts_from_water(self) -> bool:
        """Whether the settlement in hand stood on water and may go back to water (KB-7.7)."""
        lifted = self.document["lifted"]
        terrain = naive.terrain_of(self.document)
        return bool(lifted) and lifted["kind"] == "harbor" and terrain[naive.hex_of(lifted["hex"])] == naive.WATER


@dataclass
class Walk:
    """What a number of games showed: meetings, and the end positions with their results."""

    meetings: list[Meeting] = field(default_factory=list)
    ends: list[Any] = field(default_factory=list)


def liveliest(legal: list[str], document: dict[str, Any], dice: Dice) -> str:
    """A random action with a taste for tiles: it uses them often, builds at locations and lifts what matters."""
    by_verb: dict[str, list[str]] = {}
    for notation in legal:
        by_verb.setdefault(notation.split()[0], []).append(notation)
    own = naive.own_settlements(document, document["active"])
    locations = naive.hexes_with(document, naive.LOCATION)
    origins = naive.hexes_of(tile["origin"] for tile in document["tiles"][document["active"]])

    def worth_lifting(notation: str) -> bool:
        verb, name = notation.split()[:2]
        place = naive.hex_of(name)
        afloat = verb == "harbor" and naive.terrain_of(document)[place] == naive.WATER
        return afloat or any(naive.neighbours(origin) & own == {place} for origin in origins)

    def appeal(notation: str) -> tuple[bool, int]:
        place = naive.hex_of(notation.split()[1])
        return naive.touches(place, locations), len(naive.neighbours(place) & own)

    tiles = sorted(by_verb.keys() - {"build", "put", "end"})
    if tiles and dice.below(10) < 7:
        verb = dice.pick(tiles)
        if verb in naive.MOVE_TILES and dice.below(3):
            return max(dice.shuffled(by_verb[verb]), key=worth_lifting)
        return dice.pick(by_verb[verb])
    if "build" in by_verb and dice.below(3):
        return max(dice.shuffled(by_verb["build"]), key=appeal)
    return dice.pick(legal)


def step(state: Any, dice: Dice) -> tuple[Any, Meeting]:
    """Plays one action of the seat to act."""
    (seat,) = GAME.to_act(state)
    document = GAME.document(state)
    actions = GAME.legal_actions(state, seat)
    legal = [GAME.notation(action) for action in actions]
    notation = liveliest(legal, document, dice)
    successor = GAME.apply(state, seat, actions[legal.index(notation)]).state
    return successor, Meeting(seat, document, legal, notation, GAME.document(successor))


def random_options(seats: int, dice: Dice) -> dict[str, str]:
    chosen = {option.name: dice.pick(option.values) for option in GAME.info.options}
    return GAME.info.applicable(seats, chosen)


def whole_games() -> Walk:
    """Random games of every size, their positions thinned out; a quarter of those kept are lifts in progress."""
    walk = Walk()
    quota = WALKED // len(SEATS)
    dice = Dice("second generator")
    for seats in SEATS:
        played = []
        for _ in range(GAMES_PER_SEATS):
            state = GAME.setup(seats, random_options(seats, dice), dice.branch())
            while GAME.to_act(state):
                state, meeting = step(state, dice)
                played.append(meeting)
            walk.ends.append(state)
        lifted = dice.shuffled([meeting for meeting in played if meeting.phase == "lifted"])[: quota // 4]
        standing = dice.shuffled([meeting for meeting in played if meeting.phase != "lifted"])
        walk.meetings += [*lifted, *standing[: quota - len(lifted)]]
    return walk


def dealt(dice: Dice, scarce: str, active: int) -> dict[str, Any]:
    """All 25 cards of a five-seat game in mid-turn, the active seat showing the scarce terrain (KB-1.3, KB-3.6)."""
    cards = [terrain for terrain in naive.LETTER_OF_CARD for _ in range(5)]
    cards.remove(scarce)
    order = list(dice.shuffled(cards))
    drawn = max(0, dice.below(24) - 3)
    hands = order[:4]
    hands.insert(active, "")
    if drawn == 0:  # nothing left to draw (KB-8.4)
        return {"card": scarce, "hands": hands, "discards": [], "deck": [], "removed": order[4:]}
    return {"card": scarce, "hands": hands, "discards": order[4 : 4 + drawn], "deck": order[4 + drawn :], "removed": []}


def clumps(places: list[naive.Hex], locations: set[naive.Hex], size: int, dice: Dice) -> set[naive.Hex]:
    """That many of the places, grown from a few that touch locations."""
    chosen: set[naive.Hex] = set()
    for location in sorted(locations):
        around = [place for place in places if place in naive.neighbours(location)]
        if around and dice.below(2):
            chosen.add(dice.pick(around))
    while len(chosen) < size:
        left = [place for place in places if place not in chosen]
        chosen.add(dice.pick([place for place in left if naive.touches(place, chosen)] or left))
    return chosen


def crowded_board(dice: Dice) -> dict[str, Any]:
    """Five seats; seats 1 to 4 hold nearly all hexes of two terrains, each in a quadrant of its own."""
    sectors = dice.shuffled(sorted(naive.sector_maps()))[:4]
    board = [{"sector": sector, "turned": bool(dice.below(2))} for sector in sectors]
    scarce, second = dice.shuffled(sorted(naive.LETTER_OF_CARD))[:2]
    full = [naive.LETTER_OF_CARD[scarce], naive.LETTER_OF_CARD[second]]
    places = sorted(naive.hexes_with({"board": board}, full))
    spared = set(dice.shuffled(places)[: 2 + dice.below(5)])
    settlements: list[list[str]] = [[] for _ in range(5)]
    for place in places:
        if place not in spared:
            settlements[1 + naive.quadrant_of(place)].append(naive.name_of(place))
    others = naive.hexes_with({"board": board}, naive.BUILDABLE) - set(places) | spared
    if "harbor" in sectors:
        others |= set(dice.shuffled(sorted(naive.hexes_with({"board": board}, naive.WATER)))[:30])
    locations = naive.hexes_with({"board": board}, naive.LOCATION)
    settlements[0] = sorted(
        naive.name_of(place) for place in clumps(sorted(others), locations, 28 + dice.below(12), dice)
    )
    active = dice.pick((0, 0, 0, 1, 2, 3, 4))
    document = {
        "game": "kingdom_builder",
        "version": 1,
        "seats": 5,
        "board": board,
        "builders": list(dice.shuffled(BUILDERS)[:3]),
        "settlements": settlements,
        "supply": [naive.PIECES - len(own) for own in settlements],
        "placed": dice.below(4),
        "round": 9,
        "active": active,
        **dealt(dice, scarce, active),
    }
    return document | tiles_of(document, dice)


def tiles_of(document: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """Tiles and taken hexes for the settlements that stand: at most two seats at each location hex (KB-6.1, KB-6.4)."""
    tiles: list[list[dict[str, str]]] = [[] for _ in range(5)]
    taken: list[list[str]] = [[] for _ in range(5)]
    for location in sorted(naive.hexes_with(document, naive.LOCATION)):
        origin = naive.name_of(location)
        kind = document["board"][naive.quadrant_of(location)]["sector"]
        arrived = [seat for seat in range(5) if naive.touches(location, naive.own_settlements(document, seat))]
        for seat in arrived[: naive.TILES_PER_LOCATION]:
            taken[seat].append(origin)
            state = dice.pick(("ready", "ready", "ready", "used", "fresh", "lost"))
            if state != "lost":
                tiles[seat].append({"kind": kind, "origin": origin, "state": state})
    return {"tiles": tiles, "taken": taken}


def crowded_walks() -> Iterator[Meeting]:
    """A few steps from each of many crowded boards."""
    dice = Dice("crowded")
    for _ in range(CROWDED):
        document = crowded_board(dice)
        if document["placed"] < naive.PLACEMENTS and not naive.card_targets(document):
            document["placed"] = naive.PLACEMENTS
        state = GAME.position(document)
        for _ in range(CROWDED_STEPS):
            state, meeting = step(state, dice)
            yield meeting


@pytest.fixture(scope="module")
def walk() -> Walk:
    return whole_games()


@pytest.fixture(scope="module")
def meetings(walk: Walk) -> list[Meeting]:
    def kind_of(meeting: Meeting) -> Hashable:
        exchanged = len(meeting.after["removed"]) > len(meeting.document["removed"])
        return (
            meeting.phase,
            meeting.notation.split()[0],
            exchanged,
            meeting.lifts_from_water(),
            bool(meeting.lost_origins()),
        )

    return few_of_each([*walk.meetings, *crowded_walks()], kind_of, 20)


def test_a_thousand_positions_of_every_sort_are_compared(meetings: list[Meeting]) -> None:
    offered = Counter(verb for meeting in meetings for verb in {notation.split()[0] for notation in meeting.legal})
    taken = Counter(meeting.notation.split()[0] for meeting in meetings)
    phases = Counter(meeting.phase for meeting in meetings)
    exchanged = sum(len(meeting.after["removed"]) > len(meeting.document["removed"]) for meeting in meetings)
    lost = sum(bool(meeting.lost_origins()) for meeting in meetings)
    assert len(meetings) >= several(250, 1000)
    assert min(offered[verb] for verb in VERBS) >= several(3, 10), offered
    assert min(taken[verb] for verb in VERBS) >= several(1, 3), taken
    assert min(phases[phase] for phase in ("before", "placing", "after", "lifted")) >= several(20, 50), phases
    afloat = sum(meeting.lifts_from_water() for meeting in meetings)
    assert min(exchanged, lost) >= several(4, 10), (exchanged, lost)
    assert afloat >= several(1, 3)


def test_legal_actions_agree(meetings: list[Meeting]) -> None:
    for meeting in meetings:
        assert meeting.seat == meeting.document["active"], meeting.document
        assert len(meeting.legal) == len(set(meeting.legal)), meeting.document
        assert set(meeting.legal) == naive.naive_legal(meeting.document), meeting.document


def test_successors_agree(meetings: list[Meeting]) -> None:
    for meeting in meetings:
        expected = naive.naive_apply(meeting.document, meeting.notation)
        found = naive.facts(meeting.after)
        assert {key: found[key] for key in expected} == expected, (meeting.document, meeting.notation)


def test_final_scores_agree_for_every_builder_card(walk: Walk) -> None:
    assert len(walk.ends) == len(SEATS) * GAMES_PER_SEATS
    for end in walk.ends:
        document = GAME.document(end)
        document["options"] |= {"lords_card": "included"}
        trios = [document["builders"], BUILDERS[:3], BUILDERS[3:6], BUILDERS[6:9], BUILDERS[7:]]
        for trio in trios:
            variant = document | {"builders": list(trio)}
            result = GAME.result(GAME.position(variant))
            assert result is not None
            expected = naive.naive_scores(variant)
            found = [{category: row[seat] for category, row in result.breakdown} for seat in range(document["seats"])]
            assert found == expected, variant
            assert list(result.totals) == [sum(row.values()) for row in expected]
            highest = max(result.totals)
            assert result.winners == tuple(seat for seat, total in enumerate(result.totals) if total == highest)


def test_running_scores_agree_during_play(walk: Walk) -> None:
    shown = 0
    for meeting in sample(walk.meetings, 200):
        observation = GAME.observe(GAME.position(meeting.document), None)
        if observation.scores is not None:
            shown += 1
            assert [dict(row) for row in observation.scores] == naive.naive_scores(meeting.document), meeting.document
    assert shown >= 50


def test_due_placements_always_have_a_hex_and_no_card_goes_astray(meetings: list[Meeting]) -> None:
    shuffled = 0
    for meeting in meetings:
        after = meeting.after
        due = not (after["over"] or after["lifted"] or naive.mandatory_complete(after))
        assert not due or naive.card_targets(after), (meeting.document, meeting.notation)
        if not after["final_round"]:
            shuffled += len(after["deck"]) > len(meeting.document["deck"])
            assert cards_in(after) == cards_in(meeting.document), (meeting.document, meeting.notation)
    assert shuffled >= several(1, 3)


def cards_in(document: dict[str, Any]) -> Counter[str]:
    """All terrain cards of a position by terrain, wherever they lie."""
    held = [card for card in (document["card"], *document["hands"]) if card]
    return Counter([*held, *document["deck"], *document["discards"], *document["removed"]])
