"""Every placement of Iwari takes four touches of the opened panel at most where its territory is already chosen there,
and six elsewhere, wherever its pieces go.

The controls of the panel are searched for the shortest way to a placement: a button is one touch, a list one for
opening it and one more for a choice in it, confirming another.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from cogs.base import custom_ids
from cogs.kit.seat_view import SeatView
from cogs.planning.addresses import answers_of, below
from cogs.planning.plans import before_last
from cogs.play.levels import EVERYTHING
from playground.checks.components import walk as components
from render.kit.renderer import Audience
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.bitset import cells_of
from rules.core.contract import Action
from rules.core.menu import Branch, address_of, plan_menu, walk
from rules.iwari import IWARI, IwariState
from rules.iwari.actions import SPACE_ACTIONS, Place, Swap
from rules.iwari.atlas import ATLAS
from rules.iwari.feats import free_spaces
from rules.iwari.maps import BIOME_OF, BIOMES, SPACES, TERRITORIES
from rules.table import table as core
from rules.table.player import Holder
from tests.cogs.base.test_limits import panel, row_of
from tests.effort import paired, several
from tests.kit.room import Object

HERE, ELSEWHERE, SWAP = 4, 6, 3
"""The touches from the opened panel: in the territory that is chosen there, in another one, to swap a card."""
NAMES = ("Aiko", "Marta", "Jules", "Noor", "Kenta")
TEXT, BUTTON, LIST = 10, 2, 3

Steps = tuple[str, ...]


class Way(NamedTuple):
    """How far a finger has come: the steps that are planned, and the place in the menu."""

    steps: Steps = ()
    address: str = ""


class Panel:
    """The panel of who is to act in a position, and where its buttons and lists lead."""

    def __init__(self, state: IwariState) -> None:
        seats = IWARI.seats_in(state)
        holders = [Holder(seat + 1, name) for seat, name in enumerate(NAMES[:seats])]
        table = replace(core.start(IWARI, holders, {}, "touches", 0.0).table, state=state)
        observation, audience = IWARI.observe(state, state.active), Audience(texts("en"), NAMES[:seats])
        self.at = SeatView(row_of("iwari", table), table, IWARI, state.active, 1, observation, audience)
        self._seen: dict[Way, list[Object]] = {}

    async def shown(self, way: Way) -> list[Object]:
        """All components on the panel there, however deep."""
        if way not in self._seen:
            message = await panel(self.at, *way)
            self._seen[way] = list(components(message["view"].to_components()))
        return self._seen[way]

    async def chosen(self) -> str:
        """The territory that the opened panel has chosen."""
        lists = [one for one in await self.shown(Way()) if one["type"] == LIST]
        labels = [option["label"] for one in lists for option in one["options"] if option.get("default")]
        return labels[0].split()[0] if labels else ""

    async def touches(self, wanted: Steps) -> int:
        """How many it takes to carry out these steps, in any order: the fewest."""
        reached, best, done = {Way(): 0}, ELSEWHERE + 1, set[Way]()
        while reached:
            way = min(reached, key=lambda one: reached[one])
            here = reached.pop(way)
            done.add(way)
            if here + 1 >= best:
                break
            for control in await self.shown(way):
                for press, taken in self._presses(control, way, wanted):
                    if press.verb == "go" and set(way.steps) == set(wanted):
                        best = min(best, here + taken)
                    elif here + taken + 1 < best:
                        following = self._after(press, way, wanted)
                        if following is not None and following not in done:
                            reached[following] = min(reached.get(following, best), here + taken)
        return best

    def _presses(self, control: Object, way: Way, wanted: Steps) -> Iterator[tuple[custom_ids.Pressed, int]]:
        """What a finger may do with a control, and the touches that it takes. Of a list of which several are chosen
        only what is wanted is looked at."""
        if control["type"] == BUTTON:
            yield custom_ids.parse(control["custom_id"]), 1
        elif control["type"] == LIST and control["min_values"] == 1:
            for option in control["options"]:
                yield custom_ids.parse(control["custom_id"], [option["value"]]), 2
        elif control["type"] == LIST:
            for values in combinations([option["value"] for option in control["options"]], control["min_values"]):
                press = custom_ids.parse(control["custom_id"], values)
                if {IWARI.notation(action) for action in self._answered(press, way)[1]} <= set(wanted):
                    yield press, 2

    def _answered(self, press: custom_ids.Pressed, way: Way) -> tuple[Steps, list[Action], list[str], str]:
        """The steps that stay, the actions that are added to them and those that come with them, and the address that
        is looked at where no action is."""
        plan = self.at.plan(way.steps)
        kept = before_last(self.at, plan) if press.verb == "instead" else plan
        assert kept is not None
        root = plan_menu(IWARI, kept.observation, kept.legal)
        above, keys, then = answers_of(press)
        branches: list[Branch | None] = [walk(root, below(above, key)) for key in keys]
        actions = [branch.action for branch in branches if branch is not None and branch.action is not None]
        return kept.steps, actions, then, below(above, keys[0])

    def _after(self, press: custom_ids.Pressed, way: Way, wanted: Steps) -> Way | None:
        """Where a press leads, if that is on the way to what is wanted."""
        if press.verb not in ("tab", "take", "pick", "instead"):
            return None
        if press.rest.endswith(EVERYTHING):
            return Way(way.steps, press.rest)
        kept, actions, then, address = self._answered(press, way)
        if not actions:
            plan = self.at.plan(way.steps)
            root = plan_menu(IWARI, plan.observation, plan.legal)
            left = [IWARI.parse(step) for step in wanted if step not in way.steps]
            leads = any((address_of(root, action) or "").startswith(f"{address}.") for action in left)
            return Way(way.steps, address) if leads else None
        longer = (*kept, *map(IWARI.notation, actions), *then)
        return Way(longer) if longer[0] == wanted[0] and self.at.plan(longer).stopped is None else None


def positions(name: str, seats: int, seed: str) -> Iterator[IwariState]:
    """Positions of a random game in which pieces may be placed, also for the third tribe."""
    for one in play_random(IWARI, seats, {"map": name}, seed).played:
        state: IwariState = one.state
        if state.phase in ("act", "third") and any(isinstance(action, Place) for action in placements(state)):
            yield state


def placements(state: IwariState) -> list[Place]:
    return [action for action in IWARI.legal_actions(state, state.active) if isinstance(action, Place)]


def wholes(state: IwariState, place: Place) -> list[Steps]:
    """A placement with each choice of spaces."""
    free = list(cells_of(free_spaces(state, place.territory)))
    if not place.tents or len(free) == place.tents:
        return [(IWARI.notation(place),)]
    chosen = combinations(free, place.tents)
    return [tuple(map(IWARI.notation, (place, *(SPACE_ACTIONS[space] for space in spaces)))) for spaces in chosen]


async def allowed(shown: Panel, place: Place) -> int:
    """So many touches a placement may take."""
    return HERE if await shown.chosen() == TERRITORIES[place.territory] else ELSEWHERE


@pytest.mark.parametrize(("name", "seats"), paired(ATLAS, [2, 3, 5]))
async def test_a_placement_takes_few_touches(name, seats):
    dice = random.Random(f"{name} {seats}")
    counted = set()
    for state in dice.sample(list(positions(name, seats, "touches")), 2):
        shown = Panel(state)
        for place in dice.sample(placements(state), min(4, len(placements(state)))):
            most = await allowed(shown, place)
            for steps in dice.sample(wholes(state, place), min(several(1, 2), len(wholes(state, place)))):
                assert await shown.touches(steps) <= most, steps
                counted.add(most)
    assert ELSEWHERE in counted


@pytest.mark.parametrize(("name", "biome"), paired(ATLAS, BIOMES))
async def test_so_do_two_tents_wherever_they_may_go(name, biome):
    """Some pairs of spaces where one tent stands so far, and so all others are free."""
    land, other = ATLAS[name], BIOMES[BIOMES.index(biome) - 1]
    first = [SPACES[next(cells_of(land.spaces[territory]))] for territory in land.territories]
    dice = random.Random(f"{name} {biome}")
    for hand in ([biome, biome, other], [biome, other, other]):
        options = {"map": name}
        state = IWARI.position(
            {"game": "iwari", "seats": 3, "options": options, "tents": [[], first, []], "hands": [hand, [], []]}
        )
        both = [
            place
            for place in placements(state)
            if place.pieces == "tents" and BIOMES[BIOME_OF[place.territory]] == biome
        ]
        assert both
        shown = Panel(state)
        for place in both:
            for steps in dice.sample(wholes(state, place), min(several(1, 2), len(wholes(state, place)))):
                assert await shown.touches(steps) <= await allowed(shown, place), steps


async def test_the_best_placement_takes_two_touches_and_other_spaces_one_more():
    """From the opened panel: the answer and Confirm, and between them another space."""
    [state] = random.Random("best").sample(list(positions("new_horizons", 3, "best")), 1)
    shown = Panel(state)
    taken = [press for control in await shown.shown(Way()) for press in presses_of(control) if "!" in press.rest]
    kept, actions, then, _ = shown._answered(taken[0], Way())
    whole = (*kept, *map(IWARI.notation, actions), *then)
    assert await shown.touches(whole) == 2
    place = actions[0]
    assert isinstance(place, Place)
    others = [steps for steps in wholes(state, place) if set(steps) != set(whole)]
    assert others
    assert {await shown.touches(steps) for steps in others} == {3}


def presses_of(control: Object) -> list[custom_ids.Pressed]:
    """What a button stands for."""
    return [custom_ids.parse(control["custom_id"])] if control["type"] == BUTTON else []


@pytest.mark.parametrize("seats", [2, 4])
async def test_a_card_is_swapped_in_three_touches(seats):
    """The way there is on the opened panel, and not in the list of territories."""
    for state in random.Random("swap").sample(list(positions("new_horizons", seats, "swap")), 3):
        swaps = [action for action in IWARI.legal_actions(state, state.active) if isinstance(action, Swap)]
        shown = Panel(state)
        lists = [one for one in await shown.shown(Way()) if one["type"] == LIST]
        assert all(option["label"] != "Swap a card" for one in lists for option in one["options"])
        for action in swaps:
            assert await shown.touches((IWARI.notation(action),)) == SWAP


@pytest.mark.parametrize("seats", [2, 3, 5])
async def test_no_answer_stands_there_twice(seats):
    """Each line says something else, and each line with a price is one of a few."""
    for state in random.Random("twice").sample(list(positions("new_horizons", seats, "twice")), 5):
        shown = await Panel(state).shown(Way())
        lines = [one["content"].splitlines()[0] for one in shown if one["type"] == TEXT and "\n-# " in one["content"]]
        assert len(set(lines)) == len(lines) <= 5
        labels = [one["label"] for one in shown if one["type"] == BUTTON]
        assert labels.count("Swap a card") == (state.phase == "act")


@pytest.mark.parametrize("seats", [2, 5])
async def test_the_best_known_card_is_drawn_in_one_touch(seats):
    """Confirm names it; every other one takes two."""
    drawing = [one.state for one in play_random(IWARI, seats, {}, "card").played if one.state.phase == "draw"]
    for state in random.Random("card").sample(drawing, 3):
        shown = Panel(state)
        presses = [press for control in await shown.shown(Way()) for press in presses_of(control)]
        [confirms] = [press for press in presses if press.verb == "go"]
        _, [card], _, _ = shown._answered(confirms, Way())
        assert card in IWARI.legal_actions(state, state.active)
        others = [one for press in presses if press.verb == "take" for one in shown._answered(press, Way())[1]]
        for other in others:
            assert await shown.touches((IWARI.notation(other),)) == 2
