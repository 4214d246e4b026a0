"""The game and its naive twin must agree wherever they meet: legal actions, sales, what actions do, and the end.

Three kinds of positions are compared: those of whole random games, in which some players hoard, sell or play
characters; dealt positions with full hands, sold sets and used characters, where wild and pharaoh tiles meet many sets
(SB-7.3, SB-7.6); and last turns, after which the game is counted (SB-10, SB-11).
"""

import json
from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, TypeVar

import pytest

from rules.core.chance import Dice
from rules.registry import game_of
from tests.effort import few_of_each, several
from tests.rules.sobek import naive, naive_play, naive_sales, naive_table
from tests.rules.sobek.engines import DEBENS, RULES

Thing = TypeVar("Thing")

pytestmark = pytest.mark.slow

GAME = game_of("sobek")
GAMES = several(16, 36)
WALKED = 800
DEALT = several(150, 220)
DEALT_STEPS = 4
LAST_TURNS = several(60, 120)
SALES_PER_HAND_SIZE = several(1, 3)
VERBS = ("take", "refill", "turn", "sell", "pick", "done", "token", "character", "recover")
PHASES = ("opening", "turn", "refilled", "orient", "canoe", "architect", "vizier", "scribe")
CHARACTERS = tuple(name for name, tile in naive_table.tile_data().items() if tile["kind"] == "character")
BASE_TOKENS = (
    *["extra_turn", "extra_turn", "scarabs_wheat_fish_livestock", "scarabs_wheat_fish_livestock"],
    *["corruption_to_hand", "corruption_1", "corruption_2", "points_7", "points_2_deben", "points_2_deben"],
    *["best_of_two_deben", "forced_tile", "forced_tile"],
)
EXTRA_TOKENS = ("discard_opponent_deben", "scarabs_ebony_marble")
# What a player of this sort likes to do, the best first; everything else comes after.
TASTES: dict[str, tuple[str, ...]] = {
    "hoarder": ("take", "refill"),
    "seller": ("sell",),
    "actor": ("character",),
    "drifter": (),
}


@dataclass
class Meeting:
    """One position in both worlds, the action taken there and the position it led to."""

    seat: int
    document: dict[str, Any]
    legal: list[str]
    notation: str
    after: dict[str, Any]


@dataclass
class Walk:
    """What a number of games showed: meetings, and the end positions."""

    meetings: list[Meeting] = field(default_factory=list)
    ends: list[Any] = field(default_factory=list)


def chosen_by(taste: str, legal: list[str], dice: Dice) -> str:
    """A random action by a player with this taste: first the verb, then one of its actions."""
    by_verb: dict[str, list[str]] = {}
    for notation in legal:
        by_verb.setdefault(notation.split()[0], []).append(notation)
    liked = [verb for verb in by_verb if verb in TASTES[taste]]
    verb = dice.pick(liked) if liked and dice.below(10) < 8 else dice.pick(sorted(by_verb))
    options = by_verb[verb]
    if verb in ("character", "token", "sell"):  # not whatever has most targets
        stems = sorted({" ".join(notation.split()[: 3 if "spy" in notation else 2]) for notation in options})
        stem = dice.pick(stems)
        options = [notation for notation in options if f"{notation} ".startswith(f"{stem} ")]
    return dice.pick(options)


def step(state: Any, taste: str, dice: Dice) -> tuple[Any, Meeting]:
    """Plays one action of the seat that is asked."""
    (seat,) = GAME.to_act(state)
    document = GAME.document(state)
    actions = GAME.legal_actions(state, seat)
    legal = [GAME.notation(action) for action in actions]
    notation = chosen_by(taste, legal, dice)
    successor = GAME.apply(state, seat, actions[legal.index(notation)]).state
    return successor, Meeting(seat, document, legal, notation, GAME.document(successor))


def takes_are_special(document: dict[str, Any]) -> bool:
    """Whether a rare rule governs what may be taken (SB-4.1, SB-4.5, SB-8.4)."""
    return document["forced"] is not None or document["extra"] or document["phase"] == "opening"


def whole_games() -> Walk:
    """Random games with all options; most of their plain takes are left out, all else is kept."""
    walk = Walk()
    dice = Dice("second generator")
    common: list[Meeting] = []
    for number in range(GAMES):
        options = {option.name: dice.pick(option.values) for option in GAME.info.options}
        options["treasures_of_the_pharaoh"] = ("off", "on")[number % 2]
        tastes = [dice.pick(sorted(TASTES)) for _ in range(2)]
        state = GAME.setup(2, options, dice.branch())
        while GAME.to_act(state):
            state, meeting = step(state, tastes[GAME.to_act(state)[0]], dice)
            special = meeting.after["over"] or takes_are_special(meeting.document)
            plain = meeting.notation.startswith("take") and not special
            (common if plain else walk.meetings).append(meeting)
        walk.ends.append(state)
    walk.meetings += dice.shuffled(common)[: max(200, WALKED - len(walk.meetings))]
    return walk


# --- dealt positions ----------------------------------------------------------------------------------------------


def sold_sets(tiles: list[str], dice: Dice) -> dict[str, list[str]]:
    """A few sets out of these tiles, which then are gone from the list."""
    sets: dict[str, list[str]] = {}
    for goods in dice.shuffled(naive_table.GOODS)[: dice.below(5)]:
        plain = [tile for tile in tiles if naive_table.types_of(tile) == {goods}]
        if len(plain) >= 3:
            sets[goods] = plain[: 2 + dice.below(2)]
            sets[goods] += [tile for tile in tiles if tile not in plain and naive_table.fits(tile, goods)][:1]
            if len(sets[goods]) < 3:
                sets[goods] = plain[:3]
            for tile in sets[goods]:
                tiles.remove(tile)
    return sets


def drawn_from(pile: list[Thing], number: int) -> list[Thing]:
    """The first things of the pile, which then are gone from it."""
    taken = pile[:number]
    del pile[:number]
    return taken


def dealt(dice: Dice) -> dict[str, Any]:
    """A position with full hands, in which sets were sold and characters were used."""
    expansion = bool(dice.below(4))
    everything = [name for name, tile in naive_table.tile_data().items() if expansion or not tile["expansion"]]
    starting = [tile for tile in dice.shuffled(everything) if tile.startswith("start-")]
    tiles = [tile for tile in dice.shuffled(everything) if not tile.startswith("start-")]
    tiles.sort(key=lambda tile: naive_table.tile_data()[tile]["kind"] == "goods" and dice.below(3) > 0)
    if expansion and dice.below(3) == 0:
        tiles.sort(key=lambda tile: tile != "spy")
    box = drawn_from(starting, 2)
    used = [tile for tile in CHARACTERS if tile in tiles[1:] and dice.below(3) == 0]
    tiles = [tile for tile in tiles if tile not in used]
    hands = [drawn_from(tiles, 6 + dice.below(10)), drawn_from(tiles, dice.below(12))]
    tiles = list(dice.shuffled([*tiles, *starting]))
    sets = [sold_sets(tiles, dice), sold_sets(tiles, dice)]
    corruption = [drawn_from(tiles, dice.below(6)), drawn_from(tiles, dice.below(6))]
    later = [tile for tile in tiles if not tile.startswith("start-")]
    cells = list(dice.shuffled(sorted(naive_table.PLACE)))
    ankh = cells.pop()
    market = {str(cell): tile for cell, tile in zip(cells, drawn_from(later, 1 + dice.below(20)), strict=False)}
    deck = drawn_from(later, dice.pick((0, 0, 2, 8)))
    tokens = list(dice.shuffled(BASE_TOKENS + (EXTRA_TOKENS if expansion else ())))
    slots = drawn_from(tokens, 5)
    sales = min(5, sum(map(len, sets)))
    slots[:sales] = [""] * sales
    bag = list(dice.shuffled(DEBENS))
    debens = [drawn_from(bag, dice.below(4)), drawn_from(bag, dice.below(4))]
    lost = drawn_from(bag, len(bag) - dice.below(3)) if dice.below(6) == 0 else []
    royals = list(dice.shuffled(range(1, 7)))
    fields: dict[str, Any] = {"hands": hands, "sets": sets, "corruption": corruption, "market": market, "deck": deck}
    fields |= {"box": box, "used": used, "ankh": ankh, "direction": dice.pick(sorted(naive_table.STEPS))}
    fields |= {"slots": slots, "looked": [bool(own) for own in sets], "debens": debens, "lost": [[], lost]}
    if expansion:
        fields["royals"] = [royals[: dice.below(3)], royals[4 : 4 + dice.below(2)]]
    return {
        "game": "sobek",
        "version": 1,
        "options": {"treasures_of_the_pharaoh": "on" if expansion else "off"},
        "active": 0,
        "extra": dice.below(6) == 0,
        **fields,
    }


def dealt_walks() -> Iterator[Meeting]:
    """A few steps from each of many dealt positions."""
    dice = Dice("dealt")
    for _ in range(DEALT):
        state = GAME.position(dealt(dice))
        taste = dice.pick(("seller", "actor", "drifter"))
        for _ in range(DEALT_STEPS):
            if GAME.to_act(state):
                state, meeting = step(state, taste, dice)
                yield meeting


def last_turns() -> Iterator[tuple[Any, Meeting]]:
    """Ends: seat 0 takes the only tile of the market, and seat 1, with two tiles, can do nothing (SB-10.1)."""
    dice = Dice("last turns")
    for _ in range(LAST_TURNS):
        document = dealt(dice)
        reach = [cell for arm in naive_table.arms(document["ankh"], "h") for cell in arm]
        last_tile = min(document["market"].values())
        document |= {"market": {str(dice.pick(reach)): last_tile}, "direction": "h", "deck": []}
        document["hands"][1] = [tile for tile in document["hands"][1] if tile not in CHARACTERS][:2]
        state, meeting = step(GAME.position(document), "hoarder", dice)
        if meeting.after["over"]:
            yield state, meeting


@cache
def walk() -> Walk:
    """All meetings and ends, gathered once."""
    whole = whole_games()
    whole.meetings += dealt_walks()
    for end, meeting in last_turns():
        whole.meetings.append(meeting)
        whole.ends.append(end)
    whole.meetings = few_of_each(whole.meetings, kind_of, 8)
    return whole


def kind_of(meeting: Meeting) -> Hashable:
    """What is compared of a position is the same for many of its kind."""
    special = takes_are_special(meeting.document), meeting.document["extra"], meeting.after["over"]
    verb, *words = meeting.notation.split()
    spied = words[1:2] if verb == "character" and words[0] == "spy" else []
    return sort_of(meeting.notation), *spied, meeting.document["phase"], *special


@cache
def successors() -> list[list[naive_play.Facts]]:
    """What the naive game makes of every meeting."""
    return [naive_play.naive_apply(meeting.document, meeting.notation) for meeting in walk().meetings]


@pytest.fixture(scope="module")
def meetings() -> list[Meeting]:
    return walk().meetings


def test_positions_of_every_sort_are_compared(meetings: list[Meeting]) -> None:
    verbs = Counter(meeting.notation.split()[0] for meeting in meetings)
    phases = Counter(meeting.document["phase"] for meeting in meetings)
    characters, copied, tokens = Counter[str](), Counter[str](), Counter[str]()
    for meeting in meetings:
        verb, *words = meeting.notation.split()
        if verb == "character":
            characters[words[0]] += 1
            copied[words[1] if words[0] == "spy" and words[1:] else ""] += 1
        elif verb == "token":
            tokens[words[0]] += 1
    assert len(meetings) >= several(350, 1000)
    assert min(verbs[verb] for verb in VERBS) >= several(3, 15), verbs
    assert min(phases[phase] for phase in PHASES) >= several(2, 8), phases
    assert min(characters[name] for name in CHARACTERS) >= several(2, 10), characters
    assert min(copied[name] for name in CHARACTERS if name != "spy") >= 1, copied
    assert min(tokens[name] for name in {*BASE_TOKENS, *EXTRA_TOKENS}) >= several(1, 5), tokens
    assert sum(meeting.document["forced"] is not None for meeting in meetings) >= 10
    assert sum(meeting.document["extra"] for meeting in meetings) >= 10
    assert {option for meeting in meetings for option in meeting.document["options"].items()} >= {
        (option.name, value) for option in GAME.info.options for value in option.values
    }


def test_legal_actions_agree(meetings: list[Meeting]) -> None:
    for meeting in meetings:
        assert len(meeting.legal) == len(set(meeting.legal)), meeting.document
        assert set(meeting.legal) == naive.naive_legal(meeting.document, meeting.seat), meeting.document
        assert naive.naive_legal(meeting.document, 1 - meeting.seat) == set(), meeting.document


def test_the_steps_of_a_sale_lead_to_every_sellable_set_and_no_other(meetings: list[Meeting]) -> None:
    by_size: dict[int, list[Meeting]] = {}
    for meeting in meetings:
        if any(notation.startswith("sell ") for notation in meeting.legal):
            by_size.setdefault(len(meeting.document["hands"][meeting.seat]), []).append(meeting)
    dice = Dice("sales")
    kinds = Counter[str]()
    for same_size in by_size.values():
        for meeting in dice.shuffled(same_size)[:SALES_PER_HAND_SIZE]:
            expected = naive_sales.naive_sales(meeting.document, meeting.seat)
            assert RULES.sales(meeting.document, meeting.seat) == expected, meeting.document
            for goods, faces in expected:
                kinds[kind_of_sale(goods, faces)] += 1
                kinds["extending"] += goods in meeting.document["sets"][meeting.seat]
    assert max(by_size) >= 20, by_size.keys()
    assert min(kinds[kind] for kind in ("plain", "wild", "two types", "extending")) >= 3, kinds


def kind_of_sale(goods: str, faces: tuple[str, ...]) -> str:
    """What makes the type of a set clear: its tiles, or only the set that it extends (SB-7.3, SB-7.6)."""
    firm = [face for face in faces if face not in ("statue", "architect", "spy")]
    if not firm:
        return "wild"
    return "two types" if len(firm) == 1 and firm[0].startswith("pharaoh") else "plain"


def test_successors_agree_with_something_that_chance_may_bring(meetings: list[Meeting]) -> None:
    for meeting, possible in zip(meetings, successors(), strict=True):
        assert naive_play.facts(meeting.after) in possible, (meeting.document, meeting.notation)


def told(facts: naive_play.Facts) -> str:
    """Facts as a text, the same for equal facts."""
    return json.dumps(facts, sort_keys=True)


def sort_of(notation: str) -> str:
    """What an action asks of chance: the verb, the token or the character, or a Deben token for a tile."""
    verb, *words = notation.split()
    if verb in ("token", "character"):
        return words[0]
    return words[-1] if verb == "take" and words[1:] else verb


def test_chance_brings_all_that_it_may_bring(meetings: list[Meeting]) -> None:
    """One position of every sort with a few outcomes, played with many seeds."""
    tried: set[str] = set()
    for meeting, outcomes in zip(meetings, successors(), strict=True):
        possible = {told(found) for found in outcomes}
        if sort_of(meeting.notation) in tried or meeting.after["over"] or not 2 <= len(possible) <= 8:
            continue
        tried.add(sort_of(meeting.notation))
        reached = {told(found) for found in RULES.apply(meeting.document, meeting.notation)}
        assert reached == possible, (meeting.document, meeting.notation)
    by_tokens = {"points_2_deben", "best_of_two_deben", "discard_opponent_deben"}
    assert tried >= {"take", "deben", "thief", *by_tokens}, tried


def test_final_scores_agree_for_both_ways_to_count_corruption() -> None:
    ends = [GAME.document(end) for end in walk().ends]
    for document in ends:
        for scoring in ("minus_one_each", "comparison_only"):
            variant = document | {"options": document["options"] | {"corruption_scoring": scoring}}
            result = GAME.result(GAME.position(variant))
            assert result is not None
            expected = naive.naive_scores(variant)
            assert RULES.scores(variant) == expected, variant
            assert list(result.totals) == [sum(row.values()) for row in expected]
            assert result.winners == naive.naive_winners(variant), variant
    assert len(ends) >= GAMES + LAST_TURNS // 2
    assert sum(document["options"]["treasures_of_the_pharaoh"] == "on" for document in ends) >= GAMES


def test_ties_are_broken_alike() -> None:
    """The ends once more without anything that scores."""
    broken = Counter[int]()
    for end in walk().ends:
        document = GAME.document(end)
        even = {name: value for name, value in document.items() if name not in ("removed", "spent", "bag", "lost")}
        even |= {"sets": [{}, {}], "attached": [[], []], "kept": [[], []], "debens": [[], []]}
        even["options"] = document["options"] | {"corruption_scoring": "comparison_only"}
        result = GAME.result(GAME.position(even))
        assert result is not None
        assert result.totals == (0, 0)
        assert result.winners == naive.naive_winners(even)
        broken[len(result.winners)] += 1
    assert min(broken[1], broken[2]) >= 2, broken
