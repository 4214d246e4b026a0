"""A panel shows as much as a phone's screen has room for: fewer answers below a high picture, and never none."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from cogs.base.phone import INNER, PICTURE, SCREEN, height_of_card
from cogs.kit.since_last_move import MoveLines, SinceLastMove, chosen
from cogs.planning.plans import menu_after
from cogs.play import controls
from cogs.play import panel as play
from cogs.play.levels import LINES, lay_out, trimmed
from cogs.play.screen import EXTENTS, LESS, Answer, Level, Screen, actions_in, asked_last
from playground.checks.components import walk
from render.kit.closeup import HIGHEST
from render.kit.renderer import SIZE
from render.registry import RENDERERS
from render.words.text import LANGUAGES, texts
from rules.core.chance import Dice
from rules.core.contract import Choice
from rules.core.menu import Branch, Node, actions_of
from rules.registry import GAMES
from tests.cogs.base import test_limits
from tests.cogs.base.test_limits import nothing_drawn, panel, seat_views
from tests.effort import paired
from tests.kit.room import Object
from tests.rules.sobek.desk import at as position

FLAT, HIGH = 300, round(HIGHEST * SIZE)
NAMES = ("Aiko", "Marta", "Jules", "Noor", "Kenta")


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch):
    """Pictures of a height, without drawing any."""

    def of_height(height: int) -> None:
        monkeypatch.setattr(test_limits.Pool, "sketches_of", lambda *_: (nothing_drawn(SIZE, height),))

    return of_height


def height(message: Object, picture: int) -> float:
    [card] = message["view"].to_components()
    return height_of_card(card["components"], [(SIZE, picture)])


def answers(message: Object) -> int:
    shown = [one.get("custom_id") or "" for one in walk(message["view"].to_components())]
    return sum(one.startswith("z:take:") or (one.startswith("z:tab:") and not one.endswith("*")) for one in shown)


def opens_the_rest(message: Object) -> bool:
    shown = [one.get("custom_id") or "" for one in walk(message["view"].to_components())]
    return any(one.endswith("*") or one.startswith("z:pick:") for one in shown)


async def much(*_: object) -> SinceLastMove:
    """The others have done three things."""
    moves = tuple(MoveLines((), (f"{name} has done something that takes a line.",)) for name in NAMES[:3])
    lines, rest = chosen(moves)
    return SinceLastMove(None, moves, ("**Since your last move**", *lines), rest)


def labels(message: Object) -> list[str]:
    return [one.get("label") or "" for one in walk(message["view"].to_components())]


@pytest.mark.parametrize(("slug", "language"), paired(GAMES, LANGUAGES))
async def test_the_first_panel_of_a_turn_is_one_screen_high(slug, language, draw):
    """Below a picture of the height that a panel's picture has at most."""
    for named in seat_views(slug, min(GAMES[slug].info.seats), language, 6):
        at = replace(named, audience=replace(named.audience, names=NAMES[: len(named.audience.names)]))
        if not at.plan(()).legal:
            continue
        draw(HIGH)
        low = await panel(at, (), "")
        draw(FLAT)
        roomy = await panel(at, (), "")
        assert height(low, HIGH) <= SCREEN
        assert min(answers(roomy), 1) <= answers(low) <= answers(roomy)
        assert answers(low) == answers(roomy) or opens_the_rest(low)


@pytest.mark.parametrize(("slug", "language"), paired(GAMES, LANGUAGES))
async def test_a_newcomer_is_offered_the_guide_where_there_is_little_room(slug, language, draw, monkeypatch):
    """Though what the question means has no room, beside a high picture and what the others did."""
    words, offered = texts(language), 0
    draw(HIGH)
    monkeypatch.setattr(play, "since_last_move", much)
    for at in seat_views(slug, min(GAMES[slug].info.seats), language, 12):
        plan = at.plan(())
        if not plan.legal or not words.has(f"{asked_last(lay_out(RENDERERS[slug], at, plan, ''))}-meaning"):
            continue
        assert words.t("button-guide") in labels(await panel(at, (), ""))
        offered += 1
    assert offered


@pytest.mark.parametrize("slug", GAMES)
async def test_what_is_not_tried_would_be_too_much(slug, draw, monkeypatch):
    for at in seat_views(slug, min(GAMES[slug].info.seats), "en", 2):
        if not at.plan(()).legal:
            continue
        for picture in (FLAT, HIGH // 2, HIGH):
            draw(picture)
            chosen = [(await panel(at, (), ""))["view"].to_components()]
            with monkeypatch.context() as all_tried:
                all_tried.setattr(controls, "LESS", {})
                chosen.append((await panel(at, (), ""))["view"].to_components())
            assert chosen[0] == chosen[1]


def test_what_shows_less_shows_less_of_everything():
    for more, less in LESS.items():
        assert (less.answers, less.recent) <= (more.answers, more.recent)
        for name in ("meaning", "aside"):
            assert getattr(less, name) <= getattr(more, name)
        for name in ("brief", "listed", "joined", "few", "small"):
            assert getattr(less, name) >= getattr(more, name)
        assert less.lines == more.lines
        assert EXTENTS.index(less) > EXTENTS.index(more)


def test_the_picture_leaves_more_than_half_of_the_screen():
    assert HIGHEST * INNER <= PICTURE * SCREEN


def test_extents_show_less_and_less():
    """What is left out once is not shown again; at last a whole turn stands alone, where there is one."""
    for name in ("brief", "listed", "joined", "few", "small"):
        shown = [getattr(one, name) for one in EXTENTS]
        assert shown == sorted(shown), name
    assert min(one.recent for one in EXTENTS) == 1, "what the others did is told in any case"
    for name in ("recent", "meaning", "aside"):
        shown = [getattr(one, name) for one in EXTENTS]
        assert shown == sorted(shown, reverse=True), name
    assert (EXTENTS[0].answers, EXTENTS[-1].answers) == (5, 0)
    assert len(set(EXTENTS)) == len(EXTENTS)


def screen_of(count: int) -> Screen:
    branches = tuple(Branch(str(number), Choice("where", str(number)), None, None) for number in range(count))
    level = Level(Node("where", branches), "")
    return Screen(way=(level,), answers=tuple(Answer(one.key, (one,)) for one in branches))


@pytest.mark.parametrize(("count", "most", "left"), [(8, 3, 3), (3, 3, 3), (2, 5, 2)])
def test_answers_that_have_no_room_stand_behind_other(count, most, left):
    screen = screen_of(count)
    shown = trimmed(screen, most)
    assert len(shown.answers) == left
    assert shown.answers == screen.answers[:left], "the best known stay"
    assert bool(shown.more) == (left < count)


def test_a_list_of_all_answers_needs_no_button_beside_it():
    screen = screen_of(4)
    listed = replace(screen, lists=screen.way)
    assert trimmed(listed, 2).more == ""
    assert len(trimmed(listed, 2).answers) == 2


def test_what_holds_all_that_is_asked_for_stays():
    screen = screen_of(6)
    first = replace(screen.answers[0], apart=True)
    shown = trimmed(replace(screen, answers=(first, *screen.answers)), 3)
    assert shown.answers == (first, *screen.answers[:3])
    assert trimmed(replace(screen, answers=(first, *screen.answers)), 0).answers == (first,)
    assert trimmed(screen, 0).answers == screen.answers[:1], "and where nothing does, the best known answer"


def test_a_sale_suggests_whole_sets_though_some_tiles_are_picked_after_others():
    """At first only the tiles of one kind are legal; sets of two kinds are suggested as well."""
    game, any_view = GAMES["sobek"], next(seat_views("sobek", 2, "en", 1))
    state = position("2*livestock1 livestock0 start-livestock", "ivory0")
    table = msgspec.structs.replace(any_view.table, state=state)
    at = replace(any_view, table=table, seat=0, observation=game.observe(state, 0))
    screen = lay_out(RENDERERS["sobek"], at, at.plan(("sell livestock",)), "")
    sets = [[game.notation(step) for step in actions_in(one)] for one in screen.answers]
    assert ["pick 1 livestock1", "pick 1 livestock0"] in sets


def test_where_a_bot_player_considers_few_answers_they_stand_first_and_others_behind_them():
    """Of the squares that come to the same it considers one; a panel shows as many as it has room for."""
    game, renderer, met = GAMES["tigris_euphrates"], RENDERERS["tigris_euphrates"], 0
    at = next(seat_views(game.info.slug, 2, "en", 1))
    plan, considered = at.plan(()), set(game.considered(game.resample_from(at.observation, Dice("any")), at.seat))
    for branch in menu_after(at, plan).branches:
        asked = actions_of(branch.node) if branch.node is not None else ()
        few = considered.intersection(asked)
        screen = lay_out(renderer, at, plan, branch.key)
        shown = [action for one in screen.answers for action in actions_in(one)]
        if not shown or not 0 < len(few) < LINES < len(asked):
            continue
        assert len(set(shown)) == len(shown) >= LINES
        assert few == set(shown[: len(few)])
        assert set(shown) <= set(asked)
        assert lay_out(renderer, at, plan, branch.key) == screen
        met += 1
    assert met == 3, "settlements, farms, markets"
