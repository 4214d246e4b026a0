"""The game and its naive twin must agree wherever they meet: legal actions, what actions do, and the end.

Two kinds of positions are compared: those of whole random games with all options, and crowded random positions on every
map, in which supplies run short, totems meet their limit, and settlements reach over borders and lines.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from rules.conformance.conformance import play_random
from rules.core.chance import Chance, Dice
from rules.iwari import IWARI as GAME
from rules.iwari.feats import ON_LINES
from tests.effort import several
from tests.rules.iwari import naive, naive_map, naive_play
from tests.rules.iwari.naive_map import Document

pytestmark = pytest.mark.slow

MAPS = GAME.info.options[0].values
GAMES = several(8, 40)
POSITIONS = several(20, 500)
"""So many positions on every map are scored."""

PLAYED = several(5, 4)
"""Every so many-th of them is played on as well."""


def random_options(seats: int, dice: Dice, **fixed: str) -> dict[str, str]:
    chosen = {option.name: dice.pick(option.values) for option in GAME.info.options} | fixed
    return GAME.options(seats, GAME.info.applicable(seats, chosen))


# --- comparing ------------------------------------------------------------------------------------------------------


def without_chance(document: Document) -> Document:
    return {name: value for name, value in document.items() if name != "chance"}


def check_step(state: Any, action: Any, after: Any) -> None:
    """Both worlds lead to the same; the order of a shuffled deck is taken from the real one."""
    before, real = GAME.document(state), GAME.document(after)

    def shuffle(cards: list[str]) -> list[str]:
        deck = real["deck"]
        filled = len(cards) - len(deck)
        order = [*real["display"][len(real["display"]) - filled :], *deck] if filled else list(deck)
        assert Counter(order) == Counter(cards), "a new deck is the discard pile"
        return order

    told = naive_play.naive_apply(before, GAME.notation(action), shuffle)
    assert without_chance(told) == without_chance(real), GAME.notation(action)


def check_legal(state: Any) -> list[Any]:
    document = GAME.document(state)
    (seat,) = GAME.to_act(state)
    actions = list(GAME.legal_actions(state, seat))
    assert {GAME.notation(action) for action in actions} == naive.naive_legal(document, seat)
    return actions


def check_end(state: Any) -> None:
    document, result = GAME.document(state), GAME.result(state)
    assert result is not None
    rows = dict(result.breakdown)
    for tribe, scores in enumerate(naive_map.naive_scores(document)):
        assert {name: rows[name][tribe] if name in rows else 0 for name in scores} == scores
        assert result.totals[tribe] == sum(scores.values())
    assert result.winners == naive_map.naive_winners(document)
    assert len(result.neutrals) == (document["seats"] == 2)


# --- whole games ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_whole_games_are_the_same_in_both_worlds(seats: int) -> None:
    dice = Dice(f"whole games {seats}")
    seen: Counter[str] = Counter()
    for number in range(GAMES // 4):
        options = random_options(
            seats, dice, map=MAPS[(number + seats) % len(MAPS)], feats=("on", "off")[number % 4 == 3]
        )
        playthrough = play_random(GAME, seats, options, dice.branch())
        for one in playthrough.played:
            check_legal(one.state)
            check_step(one.state, one.action, one.transition.state)
            seen[GAME.notation(one.action).split()[0]] += 1
            seen[one.state.phase] += 1
            seen["drafting"] += one.state.drafting
        check_end(playthrough.final)
    assert all(
        seen[word] for word in ("place", "space", "feat", "swap", "take", "draw", "end", "drafting", "discovery")
    )
    assert seen["third"] if seats == 2 else not seen["third"]


# --- crowded positions ----------------------------------------------------------------------------------------------


def crowded(name: str, dice: Dice) -> Document:
    """A random position on a map, lawful but not one that play is likely to reach."""
    seats = dice.pick(GAME.info.seats)
    options = random_options(seats, dice, map=name)
    data = naive_map.map_data(name)
    tribes = 3 if seats == 2 else seats
    here: Document = {"game": "iwari", "seats": seats, "options": options, "half": 1 + dice.below(2)}
    here["tents"], here["stacks"] = [[] for _ in range(tribes)], {}
    favourite = dice.below(tribes)
    density = 3 + dice.below(8)
    for territory in data["territories"]:
        for space in territory["tent_spaces"]:
            tribe = favourite if dice.below(2) else dice.below(tribes)
            if dice.below(10) < density and len(here["tents"][tribe]) < 20:
                here["tents"][tribe].append(space)
        most = max(naive_map.all_tents({**here, "options": options}, territory["id"]))
        if territory["totem_space"] is not None:
            here["stacks"][territory["id"]] = [dice.below(tribes) for _ in range(dice.below(most + 1))]
    for tribe in range(tribes):
        while sum(stack.count(tribe) for stack in here["stacks"].values()) > 8:
            stack = dice.pick([stack for stack in here["stacks"].values() if tribe in stack])
            stack.remove(tribe)
    types = range(1, naive_map.LAST_ICON[seats] + 1)
    by_type = [[line["number"] for line in data["lines"] if line.get("mountain") == one] for one in types]
    here["mountains"] = [dice.pick(numbers) for numbers in by_type]
    if options["feats"] == "on":
        here["feats"] = list(some_feats({**here, "mountains": here["mountains"]}, data, tribes, dice))
    if options["expeditions"] == "on":
        cards = dice.shuffled(tuple(naive_map.expedition_data()))[:3]
        here["expeditions"] = [
            {"card": card, "scored": list(dice.shuffled(range(tribes)))[: dice.below(3)]} for card in cards
        ]
    if here["half"] == 2:
        here["interim"] = {one["id"]: [dice.below(9) for _ in range(tribes)] for one in data["territories"]}
    here["active"], here["starter"] = dice.below(seats), dice.below(seats)
    return here


def some_feats(here: Document, data: Document, tribes: int, dice: Dice) -> Iterator[Document]:
    for kind, tokens in (("unity", 2), ("discovery", 2), ("honour", 1), ("awe", 1)):
        if kind in ON_LINES:
            lines = [line for line in naive_map.open_lines(here) if line["kind"] == ON_LINES[kind]]
            places = [str(line["number"]) for line in lines]
        else:
            places = [one["id"] for one in data["territories"]]
        for tribe in list(dice.shuffled(range(tribes)))[: dice.below(tokens + 1)]:
            yield {"kind": kind, "tribe": tribe, "where": dice.pick(places)}


def with_cards(here: Document, dice: Dice) -> Document:
    """The cards of the game, dealt at random; often the deck is nearly empty."""
    removed = {2: 2, 3: 2, 4: 1, 5: 0}[here["seats"]]
    cards = [card for card, count in naive_map.ALL_CARDS.items() for _ in range(count - removed)]
    shuffled = list(dice.shuffled(cards))
    hands = [[shuffled.pop() for _ in range(3)] for _ in range(here["seats"])]
    if not dice.below(3):
        kind = dice.pick(list(naive_map.ALL_CARDS))
        swap = [card for card in shuffled if card == kind][:3]
        for card in swap:
            shuffled.remove(card)
        shuffled += hands[here["active"]]
        hands[here["active"]] = swap
    display = [shuffled.pop() for _ in range(4)]
    deck = shuffled[: dice.below(6)] if dice.below(2) else shuffled
    return {**here, "hands": hands, "display": display, "deck": deck}


@pytest.mark.parametrize("name", MAPS)
def test_crowded_positions_score_the_same_in_both_worlds(name: str) -> None:
    dice = Dice(f"crowded {name}")
    shared = lost = 0
    for _ in range(POSITIONS):
        state = GAME.position({**crowded(name, dice), "half": 2, "over": True})
        check_end(state)
        result = GAME.result(state)
        assert result is not None
        shared += len(result.winners) > 1
        lost += not result.winning_seats
    assert lost


@pytest.mark.parametrize("name", MAPS)
def test_crowded_positions_go_on_the_same_in_both_worlds(name: str) -> None:
    dice = Dice(f"played {name}")
    for number in range(POSITIONS // PLAYED):
        state: Any = GAME.position(with_cards(crowded(name, dice), dice))
        state = replace(state, chance=Chance(str(number)))
        for _ in range(6):
            actions = check_legal(state)
            placing = [action for action in actions if GAME.notation(action).startswith("place")]
            action = dice.pick(placing if placing and dice.below(4) else actions)
            after = GAME.apply(state, state.active, action).state
            assert GAME.invariants(after) == ()
            check_step(state, action, after)
            state = after
            if not GAME.to_act(state):
                check_end(state)
                break
