"""What a panel says and offers in positions that play seldom reaches: near the end, with tiles that do the same, with
steps of which nothing is seen yet."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.kit.seat_view import SeatView
from playground.checks.components import walk
from render.kit.renderer import Audience
from render.words.text import texts
from rules.conformance.conformance import PlayedAction, play_random
from rules.core.menu import address_of, plan_menu
from rules.registry import GAMES
from rules.table import table as core
from rules.table.player import Holder
from tests.cogs.base.test_limits import panel, row_of
from tests.rules.kingdom_builder.desk import at as kingdom
from tests.rules.kingdom_builder.desk import buildable, places, tile
from tests.rules.tigris_euphrates.desk import at as tigris

NAMES = ("Aiko", "Marta", "健太", "Jules", "Noor")
FULL = "temple 6"


def seat_view(slug: str, state: Any, seat: int, language: str = "en") -> SeatView:
    """The seat's view of a table at this position."""
    game = GAMES[slug]
    seats = game.seats_in(state)
    holders = [Holder(number + 1, name) for number, name in enumerate(NAMES[:seats])]
    table = replace(core.start(game, holders, {}, "panels", 0.0).table, state=state, fence=state)
    audience = Audience(texts(language), NAMES[:seats])
    return SeatView(row_of(slug, table), table, game, seat, seat + 1, game.observe(state, seat), audience)


def readable(shown: dict[str, Any]) -> str:
    """All that stands on a panel: its texts, the labels of buttons, the options of lists with what is known of them."""
    found = [shown["content"] or ""]
    for one in walk(shown["view"].to_components() if shown["view"] else []):
        found += [one.get("content") or "", one.get("label") or ""]
        found += [f"{option['label']}: {option.get('description', '')}" for option in one.get("options", [])]
    return "\n".join(found)


async def asked(at: SeatView, text: str, *steps: str) -> str:
    """The panel on which the action stands as an answer, with these steps planned."""
    plan = at.plan(steps)
    action = at.game.parse(text)
    address = address_of(plan_menu(at.game, plan.observation, plan.legal), action) or ""
    return readable(await panel(at, steps, f"{address.rpartition('.')[0]}.*".lstrip(".")))


async def planned(at: SeatView, *steps: str) -> str:
    """The panel with these steps planned."""
    return readable(await panel(at, steps, ""))


def ending_of(slug: str, seats: int) -> PlayedAction:
    """The last action of a random game that ended with nothing hidden in between."""
    games = (play_random(GAMES[slug], seats, {}, f"panel {number}") for number in range(400))
    return next(one for game in games if (one := game.played[-1]).transition.ends)


SAID = {"en": ("ends the game", "This ends the game."), "ja": ("ゲームが終わる", "これでゲームが終わります。")}
"""Beside the answer, and once it is planned."""


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize("slug", GAMES)
async def test_who_ends_the_game_reads_so_before_doing_it(slug, language):
    before, now = SAID[language]
    seats = 1 if slug == "path_of_civilization" else GAMES[slug].info.fewest
    one = ending_of(slug, seats)
    at, text = seat_view(slug, one.state, one.seat, language), GAMES[slug].notation(one.action)
    assert now in await planned(at, text)
    if not GAMES[slug].ends_turn(one.action):  # that has no answer of its own: it goes with the confirmation
        assert before in await asked(at, text)


async def test_te_14_5_the_last_turn_is_told_with_the_tile_that_brings_it():
    at = seat_view("tigris_euphrates", tigris(FULL, FULL, bag=[]), 0)
    assert "makes this the last turn" in await asked(at, "tile temple E6")
    assert "The game ends with this turn." in await planned(at, "tile temple E6")
    enough = seat_view("tigris_euphrates", tigris(FULL, FULL, bag=["market", "farm"]), 0)
    shown = await asked(enough, "tile temple E6"), await planned(enough, "tile temple E6")
    assert not [text for text in shown if "last turn" in text or "ends" in text]


async def test_te_15_1_two_treasures_left_are_told_with_the_question():
    at = seat_view("tigris_euphrates", tigris(FULL, FULL, treasures="F3 K1"), 0)
    assert "The game ends with this turn." in await planned(at)


async def test_kb_9_1_the_last_settlement_tells_of_the_last_round():
    state = kingdom(" ".join(buildable()[:39]), seats=3, first=2, active=0, placed=2)
    build = f"build {min(places(state, 'build'))}"
    at = seat_view("kingdom_builder", state, 0)
    assert "makes this the last round" in await asked(at, build)
    assert "This is the last round." in await planned(at, build)


async def test_of_two_tiles_that_do_the_same_none_is_asked_for_first():
    """What they would do is offered at once, with the whole turn; the list of the tiles stands beside it."""
    taverns = [tile("tavern", "C7"), tile("tavern", "H7")]
    at = seat_view("kingdom_builder", kingdom("B7 G8 H8 I8", placed=3, tiles=[taverns]), 0)
    shown = await planned(at)
    said = [line for line in shown.splitlines() if line]
    assert {"J8 and K8", "J8: +2", "F8: +2"} <= {*said}
    assert said.index("C7") < said.index("H7") < said.index("J8 and K8"), "both tiles can be chosen"


async def test_an_exchange_in_the_second_action_is_not_said_to_be_still_to_come():
    at = seat_view("tigris_euphrates", tigris(FULL, FULL), 0)
    assert "Go on with action 2" in await planned(at, "tile temple E6")
    shown = await planned(at, "tile temple E6", "exchange temple temple")
    assert "You exchange 2 tiles" in shown
    assert "Go on with action 2" not in shown


async def test_where_only_the_end_of_the_turn_is_left_nothing_is_said_to_be_planned():
    at = seat_view("tigris_euphrates", tigris(FULL, FULL, phase="confirm"), 0)
    shown = await planned(at)
    assert "Only the end of your turn is left." in shown
    assert "step back" not in shown


async def test_a_step_of_which_nothing_is_seen_yet_is_named_beside_the_others():
    state = GAMES["iwari"].setup(2, {}, "x")
    at = seat_view("iwari", state, *GAMES["iwari"].to_act(state))
    shown = await planned(at, "place F1 tent", "space F1-1", "place G1 tent", "space G1-1", "draw")
    assert "What comes of it shows once you confirm." in shown
    assert "F1" in shown
    assert "Chosen: From the deck" in shown
