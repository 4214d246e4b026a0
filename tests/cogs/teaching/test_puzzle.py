"""Puzzles, over the real protocol: answered rightly, wrongly and twice, given up, begun anew, from old messages."""

from __future__ import annotations

import pytest

from cogs.teaching import puzzle_page
from data.teaching import exercises, puzzles
from rules.core.chance import Dice
from rules.puzzles.answering import Puzzle, Verdict, judge, shipped_puzzles
from rules.registry import GAMES
from tests.kit.room import Guest, Object, Room, buttons, menus

SLUG = "royal_game_of_ur"
GAME = GAMES[SLUG]
CHANNEL = "games"


@pytest.fixture
def found(monkeypatch) -> dict[str, Puzzle]:
    """Two puzzles, that the answer to one of them may be followed by the other."""
    [first, *_] = shipped_puzzles(SLUG).values()
    state = GAME.position(first.position)
    again = GAME.document(GAME.resample(state, first.seat, Dice("second")))
    made = {"first": _called(first, "first", first.position), "second": _called(first, "second", again)}
    monkeypatch.setattr(puzzle_page, "shipped_puzzles", lambda slug: made if slug == SLUG else {})
    return made


def _called(puzzle: Puzzle, name: str, position: dict) -> Puzzle:
    return Puzzle(name, position, puzzle.seat, puzzle.best, puzzle.lead, puzzle.greedy)


async def opened(guest: Guest, slug: str = SLUG) -> Object:
    return await guest.type(CHANNEL, "puzzle", game=slug)


async def standing(room: Room, guest: Guest):
    return await exercises.of_person(room.store.reading, int(guest.id), "puzzle", SLUG)


async def score(room: Room, guest: Guest) -> puzzles.Score:
    return await puzzles.score_of(room.store.reading, int(guest.id), SLUG)


async def laid_out(room: Room, guest: Guest, steps: tuple[str, ...]) -> Object:
    """The panel with this answer laid out."""
    exercise = await standing(room, guest)
    await room.store.write(lambda transaction: exercises.keep_steps(transaction, exercise, steps))
    return await opened(guest)


def go(panel: Object) -> str:
    """The label of the button that gives the answer."""
    return next(label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:puzzle-go:"))


def wrong_of(puzzle: Puzzle) -> tuple[str, ...]:
    """An answer that is not right."""
    state = GAME.position(puzzle.position)
    answers = [(GAME.notation(action),) for action in GAME.legal_actions(state, puzzle.seat)]
    return next(answer for answer in answers if judge(GAME, puzzle, answer).grade != "right")


async def test_a_right_answer_is_praised_and_counts(room, aiko, found):
    shown = await opened(aiko)
    assert "one turn is clearly the best" in shown["content"]
    assert "Your rating: 1000" in shown["content"]
    name = (await standing(room, aiko)).name
    panel = await laid_out(room, aiko, found[name].best)
    told = await aiko.press(panel, go(panel))
    assert "Right!" in told["content"]
    assert "· solved" in told["content"]
    assert {"Another puzzle", "Try again"} <= buttons(told).keys()
    after = await score(room, aiko)
    assert (after.tried, after.solved, after.streak) == (1, 1, 1)
    assert after.rating > 1000


async def test_a_wrong_answer_is_told_the_better_turn_and_why(room, aiko, found):
    await opened(aiko)
    puzzle = found[(await standing(room, aiko)).name]
    panel = await laid_out(room, aiko, wrong_of(puzzle))
    told = await aiko.press(panel, go(panel))
    assert "better:" in told["content"]
    assert any(words in told["content"] for words in ("For it: ", "Its price: "))
    after = await score(room, aiko)
    assert (after.tried, after.solved, after.streak) == (1, 0, 0)
    assert after.rating < 1000


async def test_where_the_better_turn_pays_only_later_that_is_why(room, aiko, found, monkeypatch):
    monkeypatch.setattr(puzzle_page, "judge", lambda game, puzzle, answer: Verdict("wrong", (), shown=False))
    await opened(aiko)
    panel = await laid_out(room, aiko, wrong_of(found[(await standing(room, aiko)).name]))
    told = await aiko.press(panel, go(panel))
    assert "It promises more in the turns to come." in told["content"]


async def test_an_answer_is_put_together_with_buttons(room, aiko, found):
    shown = await opened(aiko)
    label = next(label for label, one in buttons(shown).items() if one["custom_id"].startswith("z:puzzle-take:"))
    panel = await aiko.press(shown, label)
    assert (await standing(room, aiko)).steps
    told = await aiko.press(panel, go(panel))
    assert "Your rating: " in told["content"]
    assert (await score(room, aiko)).tried == 1


async def test_the_whole_position_can_be_seen(room, aiko):
    """The panel of a puzzle shows the part that is asked about, of Iwari perhaps nothing but the cards."""
    shown, twin = await opened(aiko, "iwari"), await opened(aiko, "iwari")
    board = await aiko.press(shown, "Look at the board")
    assert board["flags"] & 64
    assert board["id"] != shown["id"]
    [whole] = [one["description"] for one in board["attachments"]]
    assert whole.startswith("Iwari, ")
    assert "/table text" not in whole, "there is no table"
    told = await aiko.press(shown, "Show me")
    assert "Another puzzle" in buttons(told)
    assert "answered this already" in (await aiko.press(twin, "Look at the board"))["content"]


async def test_a_second_answer_from_an_old_message_is_refused(room, aiko, found):
    shown = await opened(aiko)
    puzzle = found[(await standing(room, aiko)).name]
    panel = await laid_out(room, aiko, puzzle.best)
    twin = await opened(aiko)
    await aiko.press(panel, go(panel))
    for old in (twin, shown):
        label = next(label for label, one in buttons(old).items() if one["custom_id"].startswith("z:puzzle-"))
        refused = await aiko.press(old, label)
        assert "answered this already" in refused["content"]
    assert (await score(room, aiko)).tried == 1


async def test_once_more_is_possible_and_does_not_count(room, aiko, found):
    await opened(aiko)
    name = (await standing(room, aiko)).name
    panel = await laid_out(room, aiko, wrong_of(found[name]))
    told = await aiko.press(panel, go(panel))
    before = await score(room, aiko)
    again = await aiko.press(told, "Try again")
    assert "does not count this time" in again["content"]
    assert (await standing(room, aiko)).name == name
    panel = await laid_out(room, aiko, found[name].best)
    told_again = await aiko.press(panel, go(panel))
    assert "Right!" in told_again["content"]
    assert "rating stays as it is" in told_again["content"]
    assert await score(room, aiko) == before


async def test_another_puzzle_follows_and_the_old_message_says_so(room, aiko, found):
    await opened(aiko)
    name = (await standing(room, aiko)).name
    panel = await laid_out(room, aiko, found[name].best)
    told = await aiko.press(panel, go(panel))
    following = await aiko.press(told, "Another puzzle")
    assert "one turn is clearly the best" in following["content"]
    assert (await standing(room, aiko)).name != name


@pytest.mark.parametrize("label", ["Another puzzle", "Try again"])
async def test_who_has_gone_on_elsewhere_is_told_so_by_the_old_message(room, aiko, found, label):
    await opened(aiko)
    panel = await laid_out(room, aiko, found[(await standing(room, aiko)).name].best)
    told = await aiko.press(panel, go(panel))
    await opened(aiko)
    before = await standing(room, aiko)
    refused = await aiko.press(told, label)
    assert "gone on from here" in refused["content"]
    assert await standing(room, aiko) == before


async def test_the_answer_can_be_looked_at_and_counts_as_not_solved(room, aiko, found):
    shown = await opened(aiko)
    told = await aiko.press(shown, "Show me")
    assert "would have been the best turn" in told["content"]
    assert (await score(room, aiko)).solved == 0
    assert (await score(room, aiko)).tried == 1


async def test_the_puzzle_that_stands_open_is_opened_again(room, aiko, found):
    await opened(aiko)
    before = await standing(room, aiko)
    await opened(aiko)
    assert await standing(room, aiko) == before


async def test_one_that_was_left_open_is_set_anew_where_its_position_was_written_anew(room, aiko, found):
    old = await opened(aiko)
    await room.store.write(lambda transaction: transaction.run("UPDATE exercises SET position = '{\"old\": 1}'"))
    label = next(label for label, one in buttons(old).items() if one["custom_id"].startswith("z:puzzle-take:"))
    assert (await aiko.press(old, label))["content"] == "This exercise is over: open another one."
    assert "one turn is clearly the best" in (await opened(aiko))["content"]
    kept = await standing(room, aiko)
    assert kept.position == found[kept.name].position


async def test_two_people_do_not_meet(room, aiko, marta, found):
    await opened(aiko)
    panel = await laid_out(room, aiko, found[(await standing(room, aiko)).name].best)
    await opened(marta)
    await aiko.press(panel, go(panel))
    assert (await score(room, marta)).tried == 0
    assert (await standing(room, marta)).stage == puzzle_page.OPEN


async def test_without_a_game_one_is_chosen_from_a_list(room, aiko, found):
    page = await aiko.type(CHANNEL, "puzzle")
    assert "puzzle" in page["content"]
    [menu] = menus(page)
    shown = await aiko.choose(page, menu, [SLUG])
    assert "one turn is clearly the best" in shown["content"]


async def test_a_game_without_puzzles_says_so(room, aiko, found):
    assert "no puzzles of this game yet" in (await opened(aiko, "sobek"))["content"]


async def test_the_panel_of_a_game_that_is_gone_says_so(room, aiko, found):
    panel = await opened(aiko)
    await room.store.write(lambda it: it.run("UPDATE exercises SET slug = 'forgotten'"))
    label = next(label for label, one in buttons(panel).items() if not one.get("disabled"))
    assert (await aiko.press(panel, label))["content"] == "This exercise is over: open another one."


async def test_an_unknown_game_is_refused(room, aiko):
    assert "no game called" in (await opened(aiko, "chess"))["content"]
