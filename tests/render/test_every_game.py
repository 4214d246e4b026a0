"""What holds for the pictures and words of every game."""

import logging
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops

from render.core import palette
from render.core.encode import LIMIT, Picture, encode
from render.core.fixed_palette import stored
from render.kit.renderer import SIZE, Audience, PlanView
from render.kit.tell import over, score_alt
from render.registry import RENDERERS
from render.words.fitting import ALT
from render.words.text import texts
from rules.conformance.conformance import Playthrough, play_random
from rules.core.chance import Chance
from rules.core.menu import menu_of
from rules.registry import GAMES
from tests.effort import WHOLE, paired, sample, several
from tests.games import facts_of
from tests.render.legible import NAMES, Faint, cut_words, watched
from tests.render.telling import (
    BUTTON,
    LANGUAGES,
    LONG,
    PLAIN,
    branches_of,
    check_limits,
    columns,
    labels,
    untold,
)

EVERY = pytest.mark.parametrize("slug", GAMES)
IN_EACH = pytest.mark.parametrize(("slug", "language"), paired(GAMES, LANGUAGES))
"""One game after the other; in the trial each in all languages."""


@lru_cache(maxsize=24)
def _random_game(slug: str, seats: int, options: tuple[tuple[str, str], ...], seed: str) -> Playthrough:
    return play_random(GAMES[slug], seats, dict(options), seed)


def random_game(slug: str, seats: int, options: Mapping[str, str], seed: str) -> Playthrough:
    """The last few are remembered."""
    return _random_game(slug, seats, tuple(sorted(options.items())), seed)


class Samples(NamedTuple):
    """A game's made-up positions as pictures, what of them cannot be read, and some of them as they are sent."""

    pictures: tuple[Image.Image, ...]
    faint: Faint
    sent: tuple[tuple[Image.Image, Picture], ...]


@pytest.fixture(scope="module", params=GAMES)
def samples(request: pytest.FixtureRequest) -> Samples:
    """Drawn and encoded once for all that is looked at."""
    slug = str(request.param)
    if not (Path(__file__).parent / slug / "samples.py").exists():
        pytest.fail(f"tests/render/{slug}/samples.py is missing: its pictures() show every piece.", pytrace=False)
    with watched() as faint:
        pictures = tuple(import_module(f"tests.render.{slug}.samples").pictures())
    return Samples(pictures, faint, tuple((picture, encode(picture, slug)) for picture in sample(pictures, 4)))


def read(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def test_every_game_has_its_renderer() -> None:
    assert RENDERERS.keys() == GAMES.keys(), "each game has a line in render/registry.py"
    assert all(renderer.info is GAMES[slug].info for slug, renderer in RENDERERS.items())


def test_text_in_pictures_stands_out(samples: Samples) -> None:
    assert samples.pictures
    assert samples.faint == {}


def test_every_kind_of_picture_is_small_and_decodes_to_its_size_and_colours(samples: Samples) -> None:
    """The palette changes no colour so far that it shows."""
    for picture, sent in samples.sent:
        assert len(sent.data) <= LIMIT
        with Image.open(BytesIO(sent.data)) as found:
            assert found.size == (sent.width, sent.height) == picture.size
            assert sent.filename == f"board.{str(found.format).lower()}"
            worst = ImageChops.difference(picture, found.convert("RGB"))
        assert picture.width > SIZE or sent.filename == "board.png"
        histogram = worst.convert("L").histogram()
        assert sum(histogram[24:]) < picture.width * picture.height * 0.001


@EVERY
def test_flat_colours_are_kept_exactly(slug: str) -> None:
    holder = stored(slug)
    assert holder is not None, f"`python -m tests.render.palettes {slug}` writes the fixed colours"
    kept: Sequence[int] = holder.getpalette() or ()
    colours = {tuple(kept[i : i + 3]) for i in range(0, len(kept), 3)}
    shared = {palette.PAGE, palette.CARD, palette.INK, palette.WHITE, palette.GOLD}
    assert {*facts_of(slug).flat, *shared} <= colours


def moments(slug: str, viewer: int | None) -> Iterator[tuple[Any, Any]]:
    """What a viewer knew and knows, a few turns apart, all through a game."""
    game = GAMES[slug]
    states = [one.state for one in play_random(game, facts_of(slug).speed.seats, {}, "since").played]
    step = len(states) // several(3, 5)
    for number in sample(range(step, len(states) - step, step), 1):
        yield game.observe(states[number], viewer), game.observe(states[number + min(14, step)], viewer)


MARKED = ("**Aiko**_x_", "~~M~~||s||", "`健太` *x", "<@1> [a](https://b.c)", "N\\_o*o_r")
"""Names of which Discord would make anything but names."""


def unescaped(told: str) -> str:
    """What Discord reads as marks: without what is escaped, code, and bold type that begins and ends."""
    return re.sub(r"\*\*([^*\n]+)\*\*", r"\1", re.sub(r"`[^`\n]*`", "", re.sub(r"\\.", "", told)))


@IN_EACH
def test_nothing_in_a_position_told_is_read_as_a_mark(slug: str, language: str) -> None:
    """Whatever people are called, and with every sign that the board may need (treasures that come first, face-down
    tiles, empty cells): bold headings apart, a message shows each character."""
    game, renderer, said = GAMES[slug], RENDERERS[slug], texts(language)
    lines: list[str] = []
    golden = facts_of(slug).golden
    for seats, options in ((game.info.seats[-1], {}), (golden.seats, golden.options)):
        audience = Audience(said, MARKED[:seats])
        for number, step in enumerate(random_game(slug, seats, options, "story").played):
            if number % several(5, 1) == 0:
                lines += said.event_lines(
                    game.info, [event.seen_by(None) for event in step.transition.events], audience.written
                )
            if number % several(29, 7) == 0:
                for viewer in (None, step.seat):
                    seen = game.observe(step.state, viewer)
                    lines += [*renderer.board_text(seen, audience), renderer.headline(seen, audience)]
    assert len(lines) > 20
    marked = [line for line in map(unescaped, lines) if re.search(r"[*_~`]|\|\||<@|\]\(|^(?:>|#|-#) ", line, re.M)]
    assert marked == []


@IN_EACH
def test_the_coming_end_is_told_wherever_the_position_is(slug: str, language: str) -> None:
    """What public facts decide of the end stands in the headline, the alt text and the board in words."""
    game, renderer, said = GAMES[slug], RENDERERS[slug], texts(language)
    met, told_of = set(), Counter[Any]()
    for number in range(4):
        seats = game.info.seats[number % len(game.info.seats)]
        unusual = {option.name: option.values[-1] for option in game.info.options} if number % 2 else {}
        played = random_game(slug, seats, game.info.applicable(seats, unusual), f"coming {number}").played
        audience = Audience(said, PLAIN[:seats])
        for step in played[-40:]:
            for viewer in (None, step.seat):
                seen = game.observe(step.state, viewer)
                met.add(seen.closing)
                if not seen.closing or told_of[seen.closing, viewer is None] == several(4, len(played)):
                    continue
                told_of[seen.closing, viewer is None] += 1
                views = renderer.headline(seen, audience), renderer.board_alt(seen, audience)
                for told in (*views, "\n".join(renderer.board_text(seen, audience))):
                    assert all(line in told for line in said.closing(game.info.prefix, seen.closing))
    assert met - {""} == {*facts_of(slug).closings}


@IN_EACH
def test_a_boards_alt_text_ends_with_the_way_to_all_of_it(slug: str, language: str) -> None:
    game, renderer, said = GAMES[slug], RENDERERS[slug], texts(language)
    seats = game.info.seats[-1]
    played = random_game(slug, seats, {}, "story").played
    steps = played[0], played[len(played) // 2], played[-1]
    for step, names in product(steps, (PLAIN, LONG)) if WHOLE else ((steps[0], PLAIN), (steps[1], LONG)):
        drawn = renderer.board(game.observe(step.state, None), Audience(said, names[:seats]))
        assert drawn.alt.endswith(said.t("board-alt-way"))
        assert "/table text" in drawn.alt
        assert len(drawn.alt) <= ALT


@IN_EACH
def test_what_is_told_keeps_discords_limits(slug: str, language: str) -> None:
    """With all seats taken and the longest names; a game holds its own crowded positions to the same."""
    game, renderer, seats = GAMES[slug], RENDERERS[slug], GAMES[slug].info.most
    last = {option.name: option.values[-1] for option in game.info.options}
    for options in ({}, game.info.applicable(seats, last)):
        played = random_game(slug, seats, options, "story")
        for state in (*(one.state for one in played.played[:: len(played.played) // several(3, 6)]), played.final):
            check_limits(game, renderer, state, language, (None, 0))
        result = game.result(played.final)
        assert result is not None
        assert 0 < len(score_alt(texts(language), game.info, result, labels(seats, LONG))) <= ALT


@EVERY
def test_what_has_changed_is_marked_and_told(slug: str) -> None:
    """By the picture and by its alt text; nothing changes where nothing has."""
    renderer, audience = RENDERERS[slug], Audience(texts("en"), PLAIN[: facts_of(slug).speed.seats])
    for before, now in moments(slug, None):
        since, last, same = (renderer.board(now, audience, (), one) for one in (before, None, now))
        assert since.picture.data != last.picture.data, (
            "what is new since an earlier observation is marked on the board"
        )
        assert "New or changed: " in since.alt, "it is told with render.words.since.told as well"
        assert (same.picture.data, same.alt) == (last.picture.data, last.alt)
        pictured = renderer.draw_board(now, audience, (), before)
        worst = ImageChops.difference(pictured, read(since.picture.data)).convert("L").histogram()
        assert sum(worst[24:]) < pictured.width * pictured.height * 0.001


@pytest.mark.parametrize(("slug", "viewer"), paired(GAMES, [None, 1]))
def test_nothing_drawn_or_told_tells_a_secret(slug: str, viewer: int | None) -> None:
    """Nor does anything else that is drawn or told: games that look the same to the viewer look the same on every
    board and in every word."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    audience = Audience(texts("ja"), PLAIN[: facts_of(slug).speed.seats])
    for number, seen in enumerate(moments(slug, viewer)):
        dice = Chance(f"since {number}").dice()
        other = [game.observe(game.resample_from(one, dice), viewer) for one in seen]
        (before, now), (before_too, now_too) = seen, other
        drawn = renderer.board(now, audience, (), before), renderer.board(now_too, audience, (), before_too)
        assert drawn[0] == drawn[1]
        for tell in (renderer.board_text, renderer.headline, renderer.hand_alt):
            assert tell(now, audience) == tell(now_too, audience)


@EVERY
@pytest.mark.parametrize(("size", "measured"), [(1600, (576, 560)), (1200, (432, 420))])
def test_the_lobby_picture_has_the_size_of_its_place(slug: str, size: int, measured: tuple[int, int]) -> None:
    assert RENDERERS[slug].motif(size).size == measured


@IN_EACH
def test_a_whole_game_is_told_without_a_gap(slug: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    game, renderer, said = GAMES[slug], RENDERERS[slug], texts(language)
    seats = game.info.seats[-1]
    names = labels(seats)
    audience = Audience(said, PLAIN[:seats])
    lines, choices, pressed = [], [], set()
    played = random_game(slug, seats, {}, "story").played
    for number, step in enumerate(played):
        for viewer in sample((None, *range(seats)), 1 + (number % 4 == 0)):
            lines += said.event_lines(game.info, [event.seen_by(viewer) for event in step.transition.events], names)
        if number % several(17, 5) == 0:
            seen = game.observe(step.state, step.seat)
            menu = menu_of(game, seen, step.legal)
            lines += [said.question(menu, game.info), renderer.headline(seen, audience)]
            branches = list(branches_of(menu))
            choices += [said.choice(game.info, branch.choice) for branch in branches]
            pressed |= {said.choice(game.info, one.choice) for one in branches if one.choice.question.endswith("-what")}
    assert len(lines) > 30
    assert untold(game, lines + choices) == []
    assert max(map(len, choices)) <= 100
    assert {label: columns(label) for label in pressed if columns(label) > BUTTON} == {}
    typed = {notation for step in played if " " in (notation := game.notation(step.action))}
    assert [line for line in lines if any(re.search(rf"\b{re.escape(move)}\b", line) for move in typed)] == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@EVERY
def test_a_robot_stands_beside_bot_players_wherever_names_stand(slug: str) -> None:
    game, renderer = GAMES[slug], RENDERERS[slug]
    seats = game.info.fewest
    people = Audience(texts("en"), PLAIN[:seats])
    mixed = Audience(texts("en"), PLAIN[:seats], frozenset({0}))
    played = play_random(game, seats, {}, "robots")
    for state in (game.setup(seats, {}, "robots"), played.final):
        seen = game.observe(state, None)
        pictures = [renderer.draw_board(seen, audience, ()) for audience in (people, mixed)]
        assert ImageChops.difference(*pictures).getbbox() is not None
        told = "\n".join(renderer.board_text(seen, mixed))
        assert f"🤖 {PLAIN[0]}" in told
        assert f"🤖 {PLAIN[1]}" not in told
    result = game.result(played.final)
    assert result is not None
    sheets = [renderer.scores(seen, result, audience) for audience in (people, mixed)]
    assert sheets[0].picture.data != sheets[1].picture.data
    assert f"🤖 {PLAIN[0]}" in sheets[1].alt


@IN_EACH
def test_a_long_name_cuts_no_word_of_the_bar(slug: str, language: str, written: list[str]) -> None:
    """What happens and what is asked stand there as a whole; the name itself is cut."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    for seats in {game.info.fewest, game.info.most}:
        people = Audience(texts(language), LONG[:seats], frozenset({1}))
        played = random_game(slug, seats, {}, "story")
        for step in played.played[:: len(played.played) // several(5, 12)]:
            seen = game.observe(step.state, step.seat)
            renderer.draw_board(seen, people, ())
            renderer.panel(PlanView(seen, seen, step.legal), people)
        renderer.draw_board(game.observe(played.final, None), people, ())
    assert [word for word in cut_words(written) if not word.endswith("W…")] == []


@IN_EACH
def test_no_word_of_a_score_sheet_is_cut(slug: str, language: str, written: list[str]) -> None:
    game = GAMES[slug]
    for seats in {game.info.fewest, game.info.most}:
        final = random_game(slug, seats, {}, "story").final
        RENDERERS[slug].scores(game.observe(final, None), game.result(final), Audience(texts(language), NAMES[:seats]))
    assert cut_words(written) == []


@IN_EACH
def test_the_bar_of_a_finished_game_says_who_has_won(slug: str, language: str, written: list[str]) -> None:
    game, words = GAMES[slug], texts(language)
    for seats in (game.info.fewest, max(game.info.seats)):
        final = play_random(game, seats, {}, "finished").final
        result, people = game.result(final), Audience(words, NAMES[:seats])
        assert result is not None
        RENDERERS[slug].draw_board(game.observe(final, None), people, ())
        title, who = over(words, game.info.prefix, result, people.drawn)
        assert who
        assert {title, who} <= {*written}
    assert cut_words(written) == []
