"""The board in words takes the place of its picture: it is read out well, from the top, and leaves nothing out."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest

from render.kit.renderer import Audience
from render.kit.tell import score_alt
from render.registry import RENDERERS
from render.words.text import Texts, lexicon, texts
from rules.conformance.conformance import play_random
from rules.registry import GAMES
from tests.effort import WHOLE, paired, several
from tests.games import facts_of
from tests.render.aloud import announcing, rubbish, tables, unlabelled
from tests.render.telling import LANGUAGES, PLAIN

EVERY = pytest.mark.parametrize("slug", GAMES)
FIRST = 330
"""Where at the latest an alt text has said whose turn it is for what: who listens goes on where that concerns them."""


def positions(slug: str, count: int) -> Iterator[tuple[Any, Any | None, Audience]]:
    """Observations of spectators and players, what the same viewer saw a little earlier, and who looks but for the
    language: with all seats and options, and a bot player at the table."""
    game = GAMES[slug]
    last = {option.name: option.values[-1] for option in game.info.options}
    for seats, options in ((game.info.fewest, {}), (game.info.most, last)):
        played = play_random(game, seats, game.info.applicable(seats, options), "aloud")
        states = [one.state for one in played.played]
        audience = Audience(texts("en"), PLAIN[:seats], frozenset({1}))
        step = max(1, len(states) // count)
        for number in range(step, len(states), step):
            for viewer in (None, number % seats):
                earlier = game.observe(states[max(0, number - 5)], viewer)
                yield game.observe(states[number], viewer), earlier, audience
        yield game.observe(played.final, None), None, audience


@lru_cache(maxsize=1)
def event_lines(slug: str, language: str) -> list[str]:
    """What the log tells of a game, as it is read out."""
    game, said = GAMES[slug], texts(language)
    seats, lines = game.info.most, list[str]()
    audience = Audience(said, PLAIN[:seats], emblems=False)
    for step in play_random(game, seats, {}, "aloud").played:
        events = [event.seen_by(step.seat) for event in step.transition.events]
        lines += said.event_lines(game.info, events, audience.written)
    return lines


def spoken(slug: str, seen: Any, since: Any | None, audience: Audience) -> Iterator[str]:
    """All that is read out in place of a picture."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    yield from renderer.board_text(seen, audience)
    yield renderer.board_alt(seen, audience, since)
    yield renderer.hand_alt(seen, audience)
    if seen.result is not None:
        yield score_alt(audience.texts, game.info, seen.result, audience.bare)


@EVERY
def test_nothing_that_is_read_out_is_rubbish_or_a_table(slug: str) -> None:
    """In each language, in the suite in turns: no sign that is read by its own name, or not read where it means
    something; nothing in columns; each line begins with what it is about, and says something of it."""
    found: dict[str, set[str]] = {"rubbish": set(), "tables": set(), "unlabelled": set(), "announcing": set()}
    for number, (seen, since, audience) in enumerate(positions(slug, several(3, 40))):
        for language in LANGUAGES if WHOLE else [LANGUAGES[number // 2 % len(LANGUAGES)]]:
            audience = Audience(texts(language), audience.names, audience.bots)
            for text in spoken(slug, seen, since, audience):
                found["rubbish"] |= {f"{sign} in {text[:60]}" for sign in rubbish(text)}
                found["tables"] |= set(tables(text))
                found["announcing"] |= set(announcing(text))
            for block in RENDERERS[slug].board_text(seen, audience):
                found["unlabelled"] |= set(unlabelled(block))
    for language in LANGUAGES if WHOLE else [dict(paired(GAMES, LANGUAGES))[slug]]:
        lines = event_lines(slug, language)
        found["rubbish"] |= {f"{sign} in {line}" for line in lines for sign in rubbish(line)}
        found["unlabelled"] |= {line for line in lines if unlabelled(line)}
    assert {law: sorted(those)[:8] for law, those in found.items() if those} == {}


@EVERY
def test_an_alt_text_says_first_whose_turn_it_is_and_what_is_new(slug: str) -> None:
    renderer = RENDERERS[slug]
    for seen, since, audience in positions(slug, several(5, 40)):
        alt = renderer.board_alt(seen, audience, since)
        headline = renderer.headline(seen, Audience(audience.texts, audience.names, audience.bots, emblems=False))
        assert headline in "\n".join(renderer.board_text(seen, audience))
        start = alt.find(headline)
        assert 0 <= start <= FIRST, f"{headline!r} is not at the beginning of {alt!r}"
        new = alt.find("New or changed: ")
        assert new <= start + len(headline) + FIRST, f"what is new stands far behind in {alt!r}"


@EVERY
def test_what_the_picture_shows_stands_in_the_text(slug: str) -> None:
    """Where a step changes the picture it changes the board in words."""
    game, renderer, seats = GAMES[slug], RENDERERS[slug], facts_of(slug).speed.seats
    audience = Audience(texts("en"), PLAIN[:seats])
    states = [one.state for one in play_random(game, seats, {}, "pictured").played]
    unsaid = list[list[bytes]]()
    for before, after in list(pairwise(states))[:: max(1, len(states) // several(6, 120))]:
        seen = [game.observe(state, 0) for state in (before, after)]
        if renderer.board_text(seen[0], audience) == renderer.board_text(seen[1], audience):
            pictures = [renderer.draw_board(one, audience, ()).tobytes() for one in seen]
            if pictures[0] != pictures[1]:
                unsaid.append(pictures)
    assert not unsaid, "the board in words is the same, its picture is not"


@EVERY
def test_every_line_of_the_board_in_words_is_told(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of each of its texts there is a position that brings it; that it says something there is a law above."""
    game, renderer, told, say = GAMES[slug], RENDERERS[slug], set[str](), Texts.say

    def noted(self: Texts, key: str, *arguments: Any) -> str:
        told.add(key)
        return say(self, key, *arguments)

    monkeypatch.setattr(Texts, "say", noted)
    for seen, _, audience in positions(slug, 3):
        renderer.board_text(seen, audience)
    for state in map(game.position, facts_of(slug).rarely):
        seats = game.seats_in(state)
        for viewer in (None, *range(seats)):
            seen, audience = game.observe(state, viewer), Audience(texts("en"), PLAIN[:seats])
            lines = renderer.board_text(seen, audience)
            assert [line for block in lines for line in announcing(block)] == []
    family = f"{game.info.prefix}-board-"
    written = {key for key in lexicon("en").variables if key.startswith(family)} - {f"{family}meaning"}
    assert written
    assert written - told == set()


def test_signs_columns_and_lines_that_say_nothing_are_found() -> None:
    assert rubbish("**Iwari** · New Horizons | ● Aiko → B1, 1–2") == {"·", "|", "●", "→", "–"}
    assert rubbish("**Iwari**, New Horizons\n- 2 × tundra = 4 (D1-2)") == set()
    assert tables("3G 2T W G") == ["3G 2T W G"]
    assert tables("a  b") == ["  "]
    assert tables("Row 3: A to C grass, 4 of 9; G1, H1, I1") == []
    assert announcing("**Tiles**\nTemple: D1\nUsed: \nLost: ; kept: 1") == ["Used: ", "Lost: ; kept: 1"]
    assert unlabelled("**Tiles**\nTemple: D1\nNo set sold yet.\n- From C4\nNo set sold yet") == ["No set sold yet"]


def test_players_of_one_name_are_told_apart_without_their_emblems() -> None:
    said: Texts = texts("en")
    audience = Audience(said, ("Aiko", "Aiko", "*M*"), frozenset({1}))
    assert audience.bare == ("Aiko (Seat 1)", "🤖 Aiko (Seat 2)", "*M*")
    assert audience.aloud.written == ("Aiko (Seat 1)", "🤖 Aiko (Seat 2)", r"\*M\*")
    assert audience.written[0] == "● Aiko"
