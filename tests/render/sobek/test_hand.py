"""Sobek's private picture, score sheet and lobby picture: everything the viewer may look at, and nothing else."""

import dataclasses

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.core.canvas import Canvas
from render.sobek.groups import Group, draw_strip, groups_of, strip_height
from render.sobek.hand import draw_hand, groups
from render.sobek.words import hand_captions
from render.words.text import texts
from rules.sobek.actions import Pick
from rules.sobek.game import SOBEK as GAME
from rules.sobek.legal import list_actions
from rules.sobek.tiles import ALL, FACE_RANK, FACE_TILES, TILE_OF, TILES
from tests.render.differing import changed
from tests.render.legible import cut_words
from tests.render.sobek import samples
from tests.render.telling import LANGUAGES

MIDDLE = samples.seen(samples.MIDDLE, 1)
LATE = samples.seen(samples.LATE, 0)
HOARD = samples.seen(samples.HOARD, 0)
ARCHITECT = samples.seen(samples.HOARD, 0, phase="architect", drawn=("extra_turn", "corruption_1", "points_7"))
VIZIER = samples.seen(samples.HOARD, 0, phase="vizier")
WORDS = samples.HAND_WORDS


def draw(observation=LATE, task=("", "")) -> Image.Image:
    return samples.hand(observation, task)


def with_own(**changes):
    return replace(LATE, sides=(replace(LATE.sides[0], **changes), LATE.sides[1]))


def tile(name: str) -> int:
    return 1 << TILE_OF[name]


OWN = LATE.sides[0]
FACTS = {
    "hand": with_own(hand=OWN.hand & OWN.hand - 1),
    "which tile": with_own(hand=OWN.hand ^ tile("wheat-b0") ^ tile("wheat-h1-1")),
    "how many": with_own(hand=OWN.hand | tile("wheat-f0-deben")),
    "Deben": with_own(debens=(3, 4, 8)),
    "Deben lost": with_own(lost=(4,)),
    "corruption": with_own(corruption=OWN.corruption & OWN.corruption - 1),
    "corruption tokens": replace(LATE, given=(("corruption_1",), ())),
    "total corruption": with_own(corruption_tiles=OWN.corruption_tiles + 1),
    "royal corruption": with_own(royals=(2, 6)),
    "royal corruption discarded": with_own(shed=(3,)),
    "slots": replace(LATE, slot_tokens=("", "points_7", "", "", "")),
    "seat": replace(LATE, viewer=1, sides=(LATE.sides[1], LATE.sides[0])),
}


@pytest.mark.parametrize("fact", FACTS)
def test_every_private_fact_changes_the_picture(fact):
    assert changed(draw(), draw(FACTS[fact]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("picked", [0, 1])
def test_no_name_of_a_tile_in_hand_is_cut(language: str, picked: int, written: list[str]) -> None:
    names = hand_captions(texts(language), LATE).faces
    found = [Group(number, face, TILES[0].id, 1, picked) for number, face in enumerate(names, 1)]
    draw_strip(Canvas.new(1200, strip_height(found)), 0, found, names)
    assert len(written) > len(names)
    assert cut_words(written) == []


def test_what_the_architect_drew_shows():
    other = replace(ARCHITECT, drawn=("extra_turn", "corruption_1", "forced_tile"))
    assert changed(draw(ARCHITECT), draw(other))
    assert draw(ARCHITECT).height > draw(HOARD).height


def test_what_the_vizier_sees_shows():
    assert VIZIER.sides[1].corruption is not None
    assert draw(VIZIER).height > draw(HOARD).height
    fewer = replace(VIZIER, sides=(VIZIER.sides[0], replace(VIZIER.sides[1], corruption=tile("fish-f1"))))
    assert changed(draw(VIZIER), draw(fewer))


def test_what_the_vizier_saw_before_shows():
    peeked = replace(HOARD, sides=(HOARD.sides[0], replace(HOARD.sides[1], peeked=tile("fish-f1"))))
    assert draw(peeked).height > draw(HOARD).height
    other = replace(HOARD, sides=(HOARD.sides[0], replace(HOARD.sides[1], peeked=tile("ivory-f3"))))
    assert changed(draw(peeked), draw(other))


def test_a_task_stands_below_the_tiles():
    asked = draw(task=("Sell", "5 tiles"))
    assert asked.height > draw().height
    assert changed(asked, draw(task=("Sell", "6 tiles")))


@pytest.mark.parametrize("word", ["title", "private", "corruption", "debens", "gone"])
def test_every_heading_shows(word):
    words = dataclasses.replace(WORDS, **{word: "???"})
    assert changed(draw_hand(LATE, words), draw())


def test_names_and_effects_show():
    faces = dataclasses.replace(WORDS, faces=dict.fromkeys(WORDS.faces, "?"))
    effects = dataclasses.replace(WORDS, effects=dict.fromkeys(WORDS.effects, "?"))
    tokens = dataclasses.replace(WORDS, tokens=dict.fromkeys(WORDS.tokens, "?"))
    for words in (faces, effects, tokens):
        assert changed(draw_hand(HOARD, words), draw(HOARD))


def test_a_spectator_has_no_hand():
    with pytest.raises(ValueError, match="viewer"):
        draw_hand(samples.seen(samples.LATE), WORDS)


def test_an_empty_hand_says_so():
    nothing = with_own(hand=0)
    assert changed(draw(nothing), draw_hand(nothing, dataclasses.replace(WORDS, empty="!")))


# --- groups ---------------------------------------------------------------------------------------------------------


def test_groups_are_the_faces_of_the_hand_in_menu_order():
    found = groups(HOARD)
    assert sum(group.count for group in found) == 28
    assert [group.number for group in found] == list(range(1, len(found) + 1))
    ranks = [FACE_RANK[group.face] for group in found]
    assert ranks == sorted(set(ranks))
    assert found[0] == Group(1, "wheat1", "wheat-h1-1", 3, 0)


def test_groups_are_what_a_sale_can_pick():
    state = replace(GAME.position(samples.MIDDLE), selling="wheat")
    picks = {action.face for action in list_actions(state, state.asked) if isinstance(action, Pick)}
    assert picks
    assert picks <= {group.face for group in groups(GAME.observe(state, 1))}


def test_picked_tiles_are_counted_and_framed():
    starting = FACE_TILES[FACE_RANK["start-wheat"]] & GAME.position(samples.MIDDLE).hands[1]
    one = samples.seen(samples.MIDDLE, 1, selling="wheat", picked=starting & -starting)
    both = samples.seen(samples.MIDDLE, 1, selling="wheat", picked=starting)
    assert [groups(seen)[1].picked for seen in (MIDDLE, one, both)] == [0, 1, 2]
    pictures = [draw(seen) for seen in (MIDDLE, one, both)]
    for number, picture in enumerate(pictures):
        for other in pictures[:number]:
            box = ImageChops.difference(picture, other).getbbox()
            assert box is not None
            left, top, right, bottom = box
            assert 230 < left < right < 470
            assert 90 < top < bottom < 410


def test_seven_groups_make_a_row():
    def tall(count: int) -> float:
        return strip_height([Group(1, "queen", "queen", 1, 0)] * count)

    assert tall(1) == tall(7) < tall(8) == tall(14) < tall(15)


def test_the_number_in_the_hand_is_bigger_than_any_row_but_all_fit_the_width():
    canvas = Canvas.new(1600, strip_height(groups(HOARD)) + 40)
    ground = canvas.picture.copy()
    draw_strip(canvas, 20, groups(HOARD), WORDS.faces)
    left, _, right, _ = ImageChops.difference(ground, canvas.picture).getbbox()
    assert left >= 4
    assert right <= 1596


def test_every_tile_of_the_game_can_be_held():
    whole = with_own(hand=ALL, corruption=ALL)
    assert len(groups(whole)) == len(FACE_RANK)
    assert draw(whole).width == 1600
    assert sum(group.count for group in groups_of(whole.sides[0].hand)) == len(TILES)


# --- secrets, sizes, other pictures ---------------------------------------------------------------------------------


def test_nothing_of_the_opponents_shows():
    side = LATE.sides[1]
    other = replace(side, hand=tile("queen"), corruption=tile("spy"), debens=(9,), royals=(6,), lost=(3,), shed=(1,))
    assert not changed(draw(), draw(replace(LATE, sides=(LATE.sides[0], other))))


def test_the_sheet_shows_every_number_and_the_winner():
    outcome = samples.result()
    assert outcome.winners == (0,)
    plain = samples.sheet()
    assert plain.width == 1600
    for row, (category, points) in enumerate(outcome.breakdown):
        rows = (*outcome.breakdown[:row], (category, (points[0], points[1] + 1)), *outcome.breakdown[row + 1 :])
        assert changed(plain, samples.sheet(replace(outcome, breakdown=rows)))
    assert changed(plain, samples.sheet(replace(outcome, ranks=(2, 1))))
