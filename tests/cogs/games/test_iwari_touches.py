"""Every placement of Iwari takes four touches of the private panel at most, wherever its pieces go.

The controls of the panel are searched for the shortest way to a placement: a button is one touch, a list one for
opening it and one more for a choice in it, confirming another. What happens to be suggested before a territory is
chosen saves a touch more, and does not count here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from cogs.base import custom_ids
from cogs.kit.seat_view import SeatView
from cogs.play.levels import answers_of, below
from render.kit.renderer import Audience
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.bitset import cells_of
from rules.core.menu import address_of, plan_menu, walk
from rules.iwari import IWARI, IwariState
from rules.iwari.actions import SPACE_ACTIONS, Place
from rules.iwari.atlas import ATLAS
from rules.iwari.feats import free_spaces
from rules.iwari.maps import BIOME_OF, BIOMES, SPACES
from rules.table import table as core
from rules.table.player import Holder
from tests.cogs.base.test_limits import panel, row_of

MOST = 4
NAMES = ("Aiko", "Marta", "Jules", "Noor", "Kenta")

Steps = tuple[str, ...]


class Panel:
    """The panel of who is to act in a position, and where its buttons and lists lead."""

    def __init__(self, state: IwariState) -> None:
        seats = IWARI.seats_in(state)
        holders = [Holder(seat + 1, name) for seat, name in enumerate(NAMES[:seats])]
        table = replace(core.start(IWARI, holders, {}, "touches", 0.0).table, state=state)
        observation, audience = IWARI.observe(state, state.active), Audience(texts("en"), NAMES[:seats])
        self.at = SeatView(row_of("iwari", table), table, IWARI, state.active, 1, observation, audience)
        self._seen: dict[tuple[Steps, str], list[tuple[str, str, int]]] = {}

    async def controls(self, steps: Steps, address: str) -> list[tuple[str, str, int]]:
        """The verbs and addresses of all answers that can be given there, and how many touches each takes."""
        if (steps, address) not in self._seen:
            shown = await panel(self.at, steps, address)
            found = []
            for control in (one for row in shown["view"].to_components() for one in row["components"]):
                press = custom_ids.parse(control["custom_id"])
                found.append((press.verb, press.rest, 1))
                for option in control.get("options", ()):
                    found.append((press.verb, below(press.rest.strip("-"), option["value"]), 2))
            self._seen[steps, address] = found
        return self._seen[steps, address]

    async def touches(self, wanted: Steps) -> int:
        """How many it takes to carry out these steps, in any order: the fewest."""
        reached, best = {((), ""): 0}, MOST * 2
        open_ways: list[tuple[Steps, str]] = [((), "")]
        while open_ways:
            steps, address = open_ways.pop()
            so_far = reached[steps, address]
            for verb, rest, taken in await self.controls(steps, address):
                if verb == "go" and set(steps) == set(wanted):
                    best = min(best, so_far + taken)
                following = self._after(verb, rest, steps, wanted) if address or steps or verb != "take" else None
                if following is not None and so_far + taken < reached.get(following, MOST):
                    reached[following] = so_far + taken
                    open_ways.append(following)
        return best

    def _after(self, verb: str, rest: str, steps: Steps, wanted: Steps) -> tuple[Steps, str] | None:
        """The steps and the address that an answer leads to, where it is on the way to what is wanted."""
        if verb not in ("tab", "take", "pick"):
            return None
        plan = self.at.plan(steps)
        root = plan_menu(IWARI, plan.observation, plan.legal)
        above, keys = answers_of(custom_ids.Pressed(verb, (), rest))
        branches = [walk(root, below(above, key)) for key in keys]
        actions = [branch.action for branch in branches if branch is not None and branch.action is not None]
        if not actions:
            left = [IWARI.parse(step) for step in wanted if step not in steps]
            leads = any((address_of(root, action) or "").startswith(f"{rest}.") for action in left)
            return (steps, rest) if leads else None
        longer = (*steps, *map(IWARI.notation, actions))
        return (longer, "") if set(longer) <= set(wanted) and self.at.plan(longer).stopped is None else None


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


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", ATLAS)
async def test_a_placement_takes_four_touches_at_most(name, seats):
    dice = random.Random(f"{name} {seats}")
    for state in dice.sample(list(positions(name, seats, "touches")), 3):
        shown = Panel(state)
        for place in dice.sample(placements(state), min(6, len(placements(state)))):
            for steps in dice.sample(wholes(state, place), min(3, len(wholes(state, place)))):
                assert await shown.touches(steps) <= MOST, steps


@pytest.mark.parametrize("biome", BIOMES)
@pytest.mark.parametrize("name", ATLAS)
async def test_so_do_two_tents_wherever_they_may_go(name, biome):
    """Every pair of spaces where one tent stands so far, and so all others are free."""
    land, other = ATLAS[name], BIOMES[BIOMES.index(biome) - 1]
    first = [SPACES[next(cells_of(land.spaces[territory]))] for territory in land.territories]
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
        for steps in (steps for place in both for steps in wholes(state, place)):
            assert await shown.touches(steps) <= MOST, steps
