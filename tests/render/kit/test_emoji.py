"""Application emoji: every one is a picture that can be told from the others where Discord shows it, and every answer
that carries one carries one that there is."""

from functools import cache
from itertools import combinations
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.palette import Colour, contrast, rgb
from render.kit.emoji import EDGE, LONGEST, SHARED, Emoji, file_of, is_ours, name_of
from render.kit.renderer import Audience
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.contract import Choice
from rules.core.menu import Node, first_action, menu_of
from rules.registry import GAMES
from tests.games import facts_of

GROUNDS = {"dark": rgb("#313338"), "light": rgb("#FFFFFF")}
SHOWN = 20
"""So many pixels high Discord shows one in a line."""
WEIGHT = 256 * 1024
"""Discord takes no larger file."""
MOST = 120
SETS = {"": SHARED, **{slug: renderer.emoji for slug, renderer in RENDERERS.items()}}
PREFIXES = {"": "", **{slug: game.info.prefix for slug, game in GAMES.items()}}
EVERY = [(slug, one) for slug, emoji in SETS.items() for one in emoji]
EACH = pytest.mark.parametrize("slug", GAMES)


@cache
def drawn(emoji: Emoji) -> Image.Image:
    return emoji.draw()


def rgb_of(colour: Any) -> Colour:
    red, green, blue = colour
    return red, green, blue


def shown(emoji: Emoji, ground: str) -> Image.Image:
    """As Discord shows it on a ground."""
    small = drawn(emoji).resize((SHOWN, SHOWN), Image.Resampling.LANCZOS)
    page = Image.new("RGB", small.size, GROUNDS[ground])
    page.paste(small, (0, 0), small)
    return page


def test_all_emoji_together_are_few() -> None:
    assert len(EVERY) <= MOST


@pytest.mark.parametrize("slug", SETS)
def test_an_emoji_is_a_small_picture_on_nothing(slug: str) -> None:
    for emoji in SETS[slug]:
        picture = drawn(emoji)
        assert (picture.mode, picture.size) == ("RGBA", (EDGE, EDGE))
        assert len(file_of(picture)) < WEIGHT
        alpha = picture.getchannel("A")
        last = EDGE - 1
        assert not any(alpha.getpixel(corner) for corner in ((0, 0), (last, 0), (0, last), (last, last))), emoji.key
        assert ImageStat.Stat(alpha).mean[0] > 255 * 0.3, emoji.key
        edges = [alpha.crop(box) for box in ((0, 0, EDGE, 1), (0, last, EDGE, EDGE), (0, 0, 1, EDGE))]
        assert all(ImageStat.Stat(edge).mean[0] < 255 * 0.5 for edge in edges), f"{emoji.key} is cut off at an edge"


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("slug", SETS)
def test_an_emoji_stands_out_from_its_ground(slug: str, ground: str) -> None:
    for emoji in SETS[slug]:
        colours = shown(emoji, ground).getcolors(SHOWN * SHOWN) or []
        clear = sum(count for count, colour in colours if contrast(rgb_of(colour), GROUNDS[ground]) >= 3)
        assert clear > SHOWN * SHOWN * 0.12, emoji.key


@pytest.mark.parametrize("slug", SETS)
def test_no_two_emoji_of_a_game_look_alike(slug: str) -> None:
    pictures = {one: shown(one, "dark") for one in (*SHARED, *SETS[slug])}

    def apart(one: Emoji, other: Emoji) -> float:
        return sum(ImageStat.Stat(ImageChops.difference(pictures[one], pictures[other])).mean) / 3

    pairs = {
        (one.key, other.key): apart(one, other)
        for one, other in combinations((*SHARED, *SETS[slug]), 2)
        if one is not other
    }
    assert {pair: round(value, 1) for pair, value in pairs.items() if value < 9} == {}


def test_names_hold_the_game_the_key_and_the_version() -> None:
    names = [name_of(PREFIXES[slug], emoji.key, drawn(emoji)) for slug, emoji in EVERY]
    assert len({*names}) == len(EVERY)
    assert all(len(name) <= LONGEST and name.isascii() and is_ours(name) for name in names)
    assert names == [name_of(PREFIXES[slug], emoji.key, emoji.draw()) for slug, emoji in EVERY]
    assert not is_ours("zg_temple")
    assert not is_ours("party_blob_12345678")


def test_other_pixels_are_another_version() -> None:
    picture = drawn(SHARED[0]).copy()
    before = name_of("", "seat1", picture)
    picture.putpixel((60, 60), (1, 2, 3, 255))
    assert name_of("", "seat1", picture) != before


# --- what answers carry ---------------------------------------------------------------------------------------------


def carried(renderer: Any, observation: Any, node: Node) -> set[tuple[str, str]]:
    """The questions and the emoji of all answers below a node."""
    found = set()
    for branch in node.branches:
        found.add((branch.choice.question, renderer.emoji_of(observation, branch.choice, first_action(branch))))
        if branch.node is not None:
            found |= carried(renderer, observation, branch.node)
    return found


@EACH
def test_answers_carry_emoji_that_there_are(slug: str) -> None:
    """All through a game, whoever is to act; the whole menu of each position, and what is offered in advance."""
    game, renderer, facts = GAMES[slug], RENDERERS[slug], facts_of(slug)
    known = {emoji.key for emoji in (*SHARED, *renderer.emoji)}
    found: set[tuple[str, str]] = set()
    steps = [
        step
        for golden in (facts.golden, *facts.further_goldens)
        for step in play_random(game, golden.seats, golden.options, "emoji").played
    ]
    for step in steps[:: max(1, len(steps) // 80)]:
        for seat in game.to_act(step.state):
            observation = game.observe(step.state, seat)
            found |= carried(renderer, observation, menu_of(game, observation, game.legal_actions(step.state, seat)))
            for offer in game.premove_offers(observation):
                for choice in offer.choices:
                    found.add((offer.name, renderer.emoji_of(observation, Choice(offer.name, choice), None)))
            audience = Audience(texts("en"), ("Aiko",) * game.seats_in(step.state))
            found |= {("view", view.emoji) for view in renderer.views(observation, audience)}
    keys = {key for _, key in found} - {""}
    assert bool(keys) == bool(renderer.emoji)
    assert keys <= known
