"""Path of Civilization's pictures: every fact shows, what is asked is marked, no secret is drawn, all stays small."""

import dataclasses
from functools import cache
from io import BytesIO
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.encode import LIMIT, encode
from render.core.fixed_palette import reduce
from render.core.palette import GOLD, RED, SUNK, TEAL, Colour
from render.kit.renderer import SIZE, Audience, PlanView
from render.kit.seatcard import MARGIN
from render.path_of_civilization import captions, standing, text_board, views
from render.path_of_civilization.colours import TYPE_COLOURS
from render.path_of_civilization.events import battle_height
from render.path_of_civilization.hand import Pool, Project, draw_project
from render.path_of_civilization.seats import SeatView, draw_seats, height_of
from render.path_of_civilization.technologies import TechnologyTexts, draw_technologies
from render.words.text import LANGUAGES, texts
from rules.core.bitset import with_item
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization import powers
from rules.path_of_civilization.actions import Plan
from rules.path_of_civilization.cards import CHALLENGES, LEADERS, RESEARCH_MAX, TECHNOLOGIES, WONDERS, Battle
from rules.path_of_civilization.state import CivState, Level, Window
from rules.path_of_civilization.vocabulary import TYPES
from tests.effort import paired, sample, several
from tests.render.differing import changed
from tests.render.path_of_civilization import samples
from tests.render.path_of_civilization.samples import RENDERER, at, audience, board, seen
from tests.render.telling import PLAIN
from tests.rules.path_of_civilization import desk


@cache
def middle() -> CivState:
    """The wonders of round 5 at a table of five."""
    return at(5, "wonder", 5)


def with_own(state: CivState, seat: int, **changes: Any) -> CivState:
    """The position with another civilization."""
    own = replace(state.civilizations[seat], **changes)
    return replace(state, civilizations=with_item(state.civilizations, seat, own))


def windowed(state: CivState, **changes: Any) -> CivState:
    """The position with another window."""
    window = state.window
    assert window is not None
    return replace(state, window=replace(window, **changes))


def wanting(state: CivState, *seats: int) -> CivState:
    """The position where these seats want the first wonder, and nobody has said anything else."""
    card = state.wonder_market[0]
    return windowed(state, decided=(), intentions=tuple(card if seat in seats else "" for seat in range(state.seats)))


@cache
def facts() -> dict[str, tuple[CivState, CivState]]:
    """Pairs of positions that differ in one fact of the table."""
    state = middle()
    own = state.civilizations[2]
    other = next(card for card in WONDERS if card not in state.wonder_market)
    challenge = next(card for card in CHALLENGES if CHALLENGES[card].stand == "9a" and card not in state.challenges)
    tokens = [Level(("token_vp",), name) for name in ("token_sage", "token_unit")]
    here = {
        "agents": with_own(state, 2, agents=(own.agents[0] + 1, *own.agents[1:])),
        "power": with_own(state, 2, agents=(*own.agents[:4], own.agents[4] + 1)),
        "population": with_own(state, 2, population=(own.population + 2) % 12),
        "legacy": with_own(state, 2, legacy=own.legacy + 1),
        "philosophy": with_own(state, 2, philosophy=(own.philosophy + 1) % 6),
        "points": with_own(state, 2, vp=own.vp + 1),
        "research": with_own(state, 2, research=(own.research[0] + 1, *own.research[1:])),
        "leader": with_own(state, 2, leader="leader_tesla"),
        "wonders": replace(state, wonder_market=(other, *state.wonder_market[1:])),
        "leaders": replace(state, leader_market=state.leader_market[1:]),
        "piles": replace(state, piles=(0, *state.piles[1:])),
        "tokens": replace(state, levels=(*state.levels[:4], tokens[0])),
        "events": replace(state, challenges=(*state.challenges[:3], challenge)),
        "round": replace(state, round=6),
    }
    found = {name: (state, one) for name, one in here.items()}
    found["rejected"] = (here["tokens"], replace(state, levels=(*state.levels[:4], tokens[1])))
    found["intentions"] = (wanting(state), wanting(state, 1))
    found["who wants it"] = (wanting(state, 1), wanting(state, 2))
    found["who passes"] = (wanting(state), windowed(wanting(state), intentions=("pass", "", "", "", "")))
    found["decided"] = (wanting(state), windowed(wanting(state), decided=(3,)))
    return found


FACTS = (
    "agents", "research", "leader", "power", "population", "legacy", "philosophy", "points", "wonders", "leaders",
    "piles", "tokens", "events", "round", "rejected", "intentions", "who wants it", "who passes", "decided",
)  # fmt: skip


def pictured(state: CivState) -> tuple[Image.Image, bytes]:
    """A table for all as it is drawn and as it is sent."""
    return board(state), RENDERER.board(seen(state), audience(5)).picture.data


@cache
def as_it_was() -> tuple[Image.Image, bytes]:
    """The table before most facts."""
    return pictured(middle())


@pytest.mark.parametrize("fact", FACTS)
def test_every_fact_of_the_table_changes_its_picture(fact: str) -> None:
    assert facts().keys() == set(FACTS)
    one, other = facts()[fact]
    drawn, sent = as_it_was() if one == middle() else pictured(one)
    drawn_too, sent_too = pictured(other)
    assert changed(drawn, drawn_too) is not None
    assert sent != sent_too


@pytest.mark.parametrize("seats", sample(GAME.info.seats, 3))
def test_what_is_sent_of_a_table_is_what_would_be_drawn(seats: int) -> None:
    """Whatever was drawn before: the parts that are kept are told apart by all that they show."""
    states = samples.played(seats)[:: several(40, 7) + several(26, 4) * seats]
    for place, state in enumerate(states):
        viewer = (*GAME.to_act(state), None)[0] if place % 2 else None
        known, people = seen(state, viewer), audience(seats, LANGUAGES[place % 2])
        actions = () if viewer is None else GAME.legal_actions(state, viewer)
        since = None if place % 3 else seen(states[max(0, place - 1)], viewer)
        sent = RENDERER.board(known, people, actions, since).picture
        drawn = RENDERER.draw_board(known, people, actions, since)
        with Image.open(BytesIO(sent.data)) as read:
            assert changed(read.convert("RGB"), reduce(drawn, GAME.info.slug).convert("RGB")) is None


OWN: dict[str, Any] = {
    "board": "board_amber",
    "left": ("tech_culture_1", "tech_culture_2"),
    "right": ("tech_military_1", "tech_military_2"),
    "discovery": ("tech_science_4",),
    "ancient": ("tech_culture_0",),
    "agents": (9, 8, 7, 6, 5),
    "research": (9, 8, 7, 6, 5),
    "population": 12,
    "legacy": 19,
    "philosophy": 5,
    "vp": 77,
    "leader": "leader_gandhi",
    "cemetery": ("leader_sappho", "leader_qin"),
    "wonders": ("wonder_suez", "wonder_arc"),
}


def civilization(state: CivState, seat: int) -> Image.Image:
    people, known = audience(state.seats), seen(state)
    said = captions.civilization_captions(people.texts, known, seat, people.drawn)
    return views.civilization(known, seat, said, SIZE)


@pytest.mark.parametrize("fact", OWN)
def test_every_fact_of_a_civilization_changes_its_picture(fact: str) -> None:
    plain = with_own(middle(), 1, board="board_jade")
    other = with_own(plain, 1, **{fact: OWN[fact]})
    assert other != plain
    assert changed(civilization(plain, 1), civilization(other, 1)) is not None


def test_a_civilization_says_how_far_the_round_is() -> None:
    state = at(2, "plan", 3)
    later = replace(state, step="buy", window=Window("buy", (0, 1)))
    assert changed(civilization(state, 0), civilization(later, 0)) is not None


# --- what is asked, and what has changed ------------------------------------------------------------------------------


def amount(picture: Image.Image, colour: Colour) -> int:
    """How many pixels have this colour."""
    return sum(count for count, one in picture.getcolors(1 << 24) or () if one == colour)


@pytest.mark.parametrize("kind", ["wonder", "leader", "buy", "benefit"])
def test_what_may_be_chosen_is_framed(kind: str) -> None:
    state = at(5, kind, 3)
    acting = GAME.to_act(state)[0]
    legal = GAME.legal_actions(state, acting)
    plain, marked = board(state, viewer=acting), board(state, legal, acting)
    assert amount(marked, GOLD) > amount(plain, GOLD) + 300


def test_actions_without_a_place_frame_nothing() -> None:
    state = at(5, "plan", 3)
    acting = GAME.to_act(state)[0]
    plain = board(state, viewer=acting)
    assert changed(plain, board(state, GAME.legal_actions(state, acting), acting)) is None


def test_what_has_changed_is_framed_and_what_has_left_is_named() -> None:
    state = middle()
    gone = next(card for card in LEADERS if card not in state.leader_market)
    before = replace(state, leader_market=(gone, *state.leader_market[1:]), piles=tuple(n + 1 for n in state.piles))
    assert amount(board(state, since=before), GOLD) > amount(board(state), GOLD) + 1000
    assert changed(board(state, since=state), board(state)) is None
    kept = replace(before, piles=state.piles, leader_market=(*state.leader_market, gone))
    assert changed(board(state, since=kept), board(state)) is not None


def test_who_is_awaited_is_framed_and_who_is_done_is_ticked() -> None:
    state = windowed(middle(), seats=(0, 1, 2), decided=())
    done = windowed(state, decided=(1,))
    assert amount(board(done), GOLD) < amount(board(state), GOLD)
    assert amount(board(done), TEAL) > amount(board(state), TEAL) + 50


def test_who_would_get_a_card_stands_first() -> None:
    """Whoever has the card's type further left on the priority track, whatever the seats' order."""
    wanted = wanting(middle(), 0, 1)
    first, second = (wanted.civilizations[seat].board for seat in (0, 1))
    swapped = with_own(with_own(wanted, 0, board=second), 1, board=first)
    found = [standing.claimants(seen(one), wanted.wonder_market[0]) for one in (wanted, swapped)]
    assert found[0] == tuple(reversed(found[1]))
    assert changed(board(wanted), board(swapped)) is not None


# --- the project ------------------------------------------------------------------------------------------------------


def planning() -> tuple[CivState, int, list[Plan]]:
    """A position in phase A, who is to act in it, and the plans to choose from."""
    state = at(5, "plan", 4)
    seat = GAME.to_act(state)[0]
    return state, seat, [action for action in GAME.legal_actions(state, seat) if isinstance(action, Plan)]


def test_the_project_sums_up_what_is_chosen_so_far() -> None:
    state, seat, plans = planning()
    known, one = seen(state, seat), plans[0]
    nothing = views.project(known, seat, plans)
    assert (nothing.left, nothing.right, nothing.agents.pool, nothing.research.pool) == (None, None, None, None)
    half = views.project(known, seat, [plan for plan in plans if plan.left == one.left])
    assert (half.left, half.right, half.research.pool) == (one.left, None, None)
    assert half.agents.pool is not None
    printed = [sum(column) for column in zip(*(TECHNOLOGIES[card].left for card in one.left), strict=True)]
    assert all(number >= least for number, least in zip(half.agents.pool, printed, strict=True))
    whole = views.project(known, seat, [one])
    assert sorted(whole.sides()) == sorted(["left", "left", "right", "right", *["away"] * (len(whole.hand) - 4)])
    answered = GAME.apply(state, seat, one).state
    assert answered.step == "plan"
    assert views.project(seen(answered, seat), seat) == whole
    assert views.project(seen(answered, seat), seat, plans, plans[:1]) == whole, "what is chosen stays"
    laid_out = views.project(known, seat, plans, [one])
    assert dataclasses.replace(laid_out, laid_out=False) == whole
    assert laid_out.laid_out


def test_of_two_equal_cards_each_has_its_side() -> None:
    twins = ("tech_culture_1", "tech_culture_1", "tech_science_1", "tech_military_1", "tech_industry_0")
    pool = Pool((0,) * 5, 4)
    chosen = Project(0, twins, ("tech_culture_1", "tech_science_1"), ("tech_culture_1", "tech_military_1"), pool, pool)
    assert chosen.sides() == ["left", "right", "left", "right", "away"]


def test_more_than_the_limit_lets_in_is_red() -> None:
    reds = []
    for limit in (4, 3):
        pool = Pool((0,) * 5, limit, (2, 2, 0, 0, 0))
        project = Project(0, ("tech_culture_1",), (), (), pool, pool)
        drawn = draw_project(project, captions.hand_captions(texts("en"), project), SIZE)
        reds.append(amount(drawn, RED))
    assert reds[0] == 0
    assert reds[1] > 100


@pytest.mark.parametrize(
    ("kind", "name"), [("plan", "hand"), ("wonder", "market"), ("buy", "technologies"), ("benefit", "board")]
)
def test_the_panel_shows_what_is_asked(kind: str, name: str) -> None:
    state = at(5, kind, 3)
    acting = GAME.to_act(state)[0]
    known = seen(state, acting)
    drawn = RENDERER.panel(PlanView(known, known, GAME.legal_actions(state, acting)), audience(5))
    assert [one.picture.filename.partition(".")[0] for one in drawn] == [name]
    assert all(0 < len(one.alt) <= 1024 and len(one.picture.data) <= LIMIT for one in drawn)


def test_boards_to_choose_from_are_shown_with_who_has_them() -> None:
    state = GAME.setup(3, {"board_assignment": "choose"}, "boards")
    first = GAME.to_act(state)[0]
    legal = GAME.legal_actions(state, first)
    (drawn,) = RENDERER.panel(PlanView(seen(state, first), seen(state, first), legal), audience(3))
    taken = GAME.apply(state, first, legal[0]).state
    second = GAME.to_act(taken)[0]
    (later,) = RENDERER.panel(
        PlanView(seen(taken, second), seen(taken, second), GAME.legal_actions(taken, second)), audience(3)
    )
    assert drawn.picture.filename == later.picture.filename == "boards.png"
    assert later.picture.data != drawn.picture.data
    assert later.alt != drawn.alt
    assert board(taken).width == SIZE


# --- secrets ----------------------------------------------------------------------------------------------------------


def test_a_sealed_plan_shows_to_its_owner_alone() -> None:
    state, seat, plans = planning()
    both = [GAME.apply(state, seat, plan).state for plan in (plans[0], plans[-1])]

    def hands(viewer: int) -> list[Image.Image]:
        return [RENDERER.draw_hand(seen(one, viewer), audience(5)) for one in both]

    assert changed(*hands(seat)) is not None
    other = (seat + 1) % 5
    assert changed(*hands(other)) is None
    for viewer in (None, other):
        assert changed(*(board(one, viewer=viewer) for one in both)) is None


@pytest.mark.parametrize("seats", [2, 5])
def test_what_a_seat_newly_wants_is_marked_beside_its_badge(seats: int) -> None:
    """The mark leaves the badge, and what stands above and below, as they are."""
    [view, *rest] = [SeatView(name, (0,) * 5, (0,) * 5, 0, 4, 0, 0, line="wants 3") for name in PLAIN[:seats]]

    def strip(fresh: frozenset[str]) -> Image.Image:
        canvas = Canvas.new(SIZE, height_of(seats))
        draw_seats(canvas, 0, [dataclasses.replace(view, fresh=fresh), *rest])
        return canvas.picture

    found = changed(strip(frozenset()), strip(frozenset({"claim"})))
    assert found is not None
    left, top, right, bottom = (edge * UNITS / SIZE for edge in found)
    assert MARGIN + 14 + (86 if seats == 2 else 76) < left
    assert right < MARGIN + 114 + 200
    assert 16 + 43 < top < bottom < 16 + 86 + 12


def test_own_wishes_show_to_their_owner_alone() -> None:
    """The order of a list is private: two lists with the same intention differ for whoever left them only."""
    claiming = [state for state in samples.played(5) if state.step == "wonder" and state.window is not None]
    state = next(state for state in claiming if len(GAME.legal_actions(state, GAME.to_act(state)[0])) > 4)
    seat = GAME.to_act(state)[0]
    claims = [action for action in GAME.legal_actions(state, seat) if GAME.notation(action).startswith("claim ")]
    first = GAME.apply(state, seat, claims[0]).state
    further = [action for action in GAME.legal_actions(first, seat) if GAME.notation(action).startswith("also ")]
    both = [GAME.apply(first, seat, action).state for action in further[:2]]
    assert len(both) == 2

    def markets(viewer: int | None) -> list[bytes]:
        return [RENDERER.look(seen(one, viewer), "wonder", audience(5)).picture.data for one in both]

    assert len({*markets(seat)}) == 2
    for viewer in (None, (seat + 1) % 5):
        assert len({*markets(viewer)}) == 1
        assert changed(*(board(one, viewer=viewer) for one in both)) is None


# --- closer looks, sizes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("viewer", "language"), paired([None, 2], LANGUAGES))
def test_all_can_be_looked_at(viewer: int | None, language: str) -> None:
    people, known = Audience(texts(language), PLAIN), seen(samples.crowded(9, 9), viewer)
    offered = RENDERER.views(known, people)
    assert len({view.label for view in offered}) == len(offered) == 10
    drawn = {view.key: RENDERER.look(known, view.key, people) for view in offered}
    assert all(len(one.picture.data) <= LIMIT and 0 < len(one.alt) <= 1024 for one in drawn.values())
    assert len({one.picture.data for one in drawn.values()}) == len(offered)
    with pytest.raises(KeyError):
        RENDERER.look(known, "7", people)


def test_the_piles_show_the_viewer_how_far_each_of_their_tracks_is() -> None:
    """Beside the number, which is written in another colour."""
    words = TechnologyTexts("", "", "", str)
    none, some, full = (
        draw_technologies({"tech_culture_1": 1}, words, 500, research=(held, *[0] * 4)) for held in (0, 5, RESEARCH_MAX)
    )
    colour = TYPE_COLOURS[TYPES[0]]
    assert amount(none, colour) < amount(some, colour) < amount(full, colour)
    assert amount(none, SUNK) > amount(some, SUNK) > amount(full, SUNK) > 0, "what is left to the end"


@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_every_card_can_be_looked_up(language: str) -> None:
    said = texts(language)
    found = RENDERER.cards(said)
    assert len({view.label for view in found}) == len(found) == 132
    for key in (
        "tech_culture_2",
        "wonder_lhc",
        "leader_musa",
        "challenge_udhr",
        "battle_zama",
        "token_vp",
        "board_jade",
    ):
        told, (drawn,) = RENDERER.card(key, said)
        assert next(view.label for view in found if view.key == key) in told
        assert len(drawn.picture.data) <= LIMIT
        assert 0 < len(drawn.alt) <= 1024


@pytest.mark.parametrize(("wonders", "leaders"), sample([(0, 0), (5, 5), (6, 5), (10, 9), (16, 16), (19, 19)], 3))
def test_markets_of_every_size_stay_small(wonders: int, leaders: int) -> None:
    assert len(encode(board(samples.crowded(wonders, leaders)), GAME.info.slug).data) <= LIMIT


# --- what a battle promises -------------------------------------------------------------------------------------------


def battles_to_come(state: CivState) -> list[Battle]:
    known = seen(state)
    return [card for _, card in standing.coming(known) if isinstance(card, Battle)]


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_pc_11_4_a_battle_promises_what_it_would_give(seats: int) -> None:
    """Where everybody would stand if the battle came now, as the rules would count it: none without power on a line."""
    powerless = 0
    for state in samples.played(seats)[::3]:
        known = seen(state)
        strength = [powers.power(known, seat) for seat in range(seats)]
        for battle in battles_to_come(state):
            due = powers.battle_lines(known, strength, known.threat_in(battle))
            ranks = standing.ranks(known, battle)
            shown = {seat: rank.line or None for rank in ranks for seat in rank.seats}
            assert [shown[seat] for seat in range(seats)] == list(due)
            assert sum(rank.threat for rank in ranks) == 1
            assert sum(not rank.line for rank in ranks) <= 1, "there is one row for those who stand on no line"
            powerless += strength.count(0)
    assert powerless


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_a_battle_shows_no_line_that_nobody_can_reach(seats: int) -> None:
    """PC-11.5, PC-18.2: the lines in play, and one row more for somebody whom none rewards."""
    for state in samples.played(seats)[::5]:
        for battle in battles_to_come(state):
            ranks = standing.ranks(seen(state), battle)
            rows = battle_height(seats, ranks) - battle_height(0)
            assert rows == pytest.approx(
                (seats + any(not rank.line for rank in ranks)) * (battle_height(1) - battle_height(0))
            )
    assert battle_height(1) < battle_height(2) < battle_height(3)


SCIENCE_FIRST = [
    "challenge_earth_measured", "challenge_silk_road", "challenge_religious_peace", "challenge_industrial_rev",
]  # fmt: skip
"""What the first one gives for history points is chosen."""

CHOICE_FIRST = ["battle_marathon", "battle_hattin", "battle_lepanto", "battle_verdun"]
"""What the last reward line of the first one gives is chosen."""


@pytest.mark.parametrize(
    ("step", "fields", "coming"),
    [
        ("history", {"round": 3, "challenges": SCIENCE_FIRST}, ["battle_kadesh", "challenge_silk_road"]),
        ("battle", {"round": 4, "battles": CHOICE_FIRST}, ["challenge_paper", "battle_hattin"]),
    ],
)
def test_an_event_whose_rewards_are_still_chosen_is_over(step: str, fields: dict[str, Any], coming: list[str]) -> None:
    """Sages and units have left their trays by then (PC-10.8, PC-11.7): as a coming event it would show everybody with
    less than they had in it."""
    strong = {"agents": {"sage": 3, "unit": 3}}
    state = desk.at(step, strong, strong, {}, {"legacy": 9}, {"legacy": 1}, **fields)
    assert (state.step, desk.asked(state)) == (step, "choice")
    known = seen(state)
    assert [card.id for _, card in standing.coming(known)] == coming
    assert all(stand.over for stand in standing.stands(known)[state.round - 1])
    told = [line for lines in text_board.events(texts("en"), known) for line in lines]
    assert not [line for line in told if f"of round {state.round}" in line]
