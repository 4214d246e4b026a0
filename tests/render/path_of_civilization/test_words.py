"""Path of Civilization in words: complete, within Discord's limits, and without secrets."""

import logging
from functools import lru_cache
from typing import Any

import pytest

from render.kit.renderer import Audience
from render.path_of_civilization import captions, hints, phrases, text_board, words
from render.path_of_civilization.phrases import CARDS
from render.registry import RENDERERS
from render.words.text import texts
from rules.core.contract import Action
from rules.core.menu import menu_of
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.actions import Buy, Claim, Ready
from rules.path_of_civilization.cards import (
    BASIC,
    BATTLE_ROUNDS,
    BATTLES,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    LEADERS,
    TECHNOLOGIES,
    WONDERS,
)
from rules.path_of_civilization.scoring import CATEGORIES
from rules.path_of_civilization.state import CivState
from rules.path_of_civilization.vocabulary import AGENTS, TYPES
from tests.effort import WHOLE, several
from tests.render.telling import (
    BUTTON,
    LANGUAGES,
    PLAIN,
    Played,
    branches_of,
    columns,
    labels,
    random_game,
    refusals,
    states_of,
    untold,
)

INFO = GAME.info
RENDERER = RENDERERS[INFO.slug]
NAMES = labels(5)
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"solo_threat": "peaceful"}),
    (3, {"board_assignment": "choose", "auto_ready": "off"}),
    (5, {}),
    (4, {"claim_mode": "sealed_ranked"}),
)


def _likes(action: Action) -> bool:
    """Dear cards, and no endless changes of mind."""
    return isinstance(action, Claim | Ready) or (isinstance(action, Buy) and TECHNOLOGIES[action.technology].level > 1)


@lru_cache(maxsize=4)
def played(number: int) -> tuple[Played, ...]:
    """A random game."""
    seats, options = TABLES[number]
    return random_game(GAME, GAME.setup(seats, options, f"words {number}"), f"words {number}", _likes, 3)


def moments() -> list[CivState]:
    """Positions of all phases."""
    found: dict[tuple[int, str], CivState] = {}
    for number in range(len(TABLES)):
        for step in played(number):
            found.setdefault((number, step.before.step), step.before)
        found[number, "over"] = states_of(played(number))[-1]
    return list(found.values())


def people(state: CivState, language: str = "en") -> Audience:
    return Audience(texts(language), PLAIN[: state.seats])


# --- everything has its words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES if WHOLE else ["de"])
def test_whole_games_are_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every event that happens, every question, choice and hint, in both languages."""
    said, lines, choices, kinds = texts(language), [], set(), set()
    for number, (seats, _) in enumerate(TABLES):
        audience = Audience(said, PLAIN[:seats])
        for turn, step in enumerate(played(number)):
            kinds |= {event.kind for event in step.done.events}
            for viewer in (None, step.seat):
                lines += said.event_lines(INFO, [event.seen_by(viewer) for event in step.done.events], NAMES[:seats])
            if turn % several(9, 3) == 0:
                seen = GAME.observe(step.before, step.seat)
                legal = GAME.legal_actions(step.before, step.seat)[:200]
                root = menu_of(GAME, seen, legal)
                choices |= {said.question(root), *(said.choice(INFO, one.choice) for one in branches_of(root))}
                choices |= {
                    RENDERER.hint(seen, choice, action, audience) for action in legal for choice in GAME.path(action)
                }
                choices.add(RENDERER.outlook(seen, GAME.observe(step.done.state, step.seat), audience))
    assert {"planned", "advanced", "wonder", "leader", "history", "battle", "gained", "threat-took", "buried"} <= kinds
    assert len(lines) > 500
    assert untold(GAME, [*lines, *choices]) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_told(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """All that the vocabulary says has its phrase."""
    told = {card: "\n".join(phrases.card_text(texts(language), card)) for card in CARDS}
    assert len(set(told.values())) == 25 + 30 + 30 + 16 + 16 + 10 + 5
    assert untold(GAME, told.values()) == []
    assert [card for card, text in told.items() if len(text) > 600] == []
    names = [phrases.name_of(texts(language), card) for card in CARDS]
    assert len({*names}) == len(names), "who looks a card up by name finds one"
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_effects_are_said_as_a_person_would() -> None:
    said = {
        "tech_culture_3": "Bonus when bought: 3 population, 1 builder, 1 spirituality research.",
        "wonder_library_alexandria": "Immediate: a free technology up to level I with its bonus.",
        "wonder_himeji": "At the end of the game: 1 VP for every 2 steps of military legacy, at most 6 VP.",
        "leader_medici": "Permanent: after each wonder gained 3 VP, 1 builder in each deployment.",
        "leader_sappho": "Immediate: 1 population. In the cemetery: leaders cost 1 less.",
        "leader_zheng_he": "Permanent: both limits 2 higher. Immediate: 2 population.",
        "leader_hypatia": "In the cemetery: 1 more history in challenges of science.",
        "challenge_silk_road": "Fate: 1 builder for 1 ambassador, as often as you like.",
        "challenge_axial_age": "Fate: 1 sage for every 2 spirituality cards, twice at most.",
        "challenge_pilgrim_roads": "Fate: deployment limit 1 higher for everybody, to the end of the game.",
        "challenge_space_race": "and 2 VP from 6 on, 5 VP from 8 on, 9 VP from 11 on.",
        "battle_zama": "Rank 2: 5 VP, 2 research of your choice.",
        "token_vocation": "1 agent of your choice, 1 VP",
        "board_coral": "Priority: military, science, spirituality, industry, culture.",
    }
    for card, sentence in said.items():
        assert sentence in "\n".join(phrases.card_text(texts("en"), card)), card
    assert "永続：驚異を獲得するたびに3点、展開のたびに建築者1。" in phrases.card_text(texts("ja"), "leader_medici")


def test_a_card_says_that_it_is_an_original() -> None:
    for card in CARDS:
        own = "original design" in phrases.card_text(texts("en"), card)[-1]
        assert own is (card not in TECHNOLOGIES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_said_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    tries = [
        *(
            "board amber",
            "plan culture0 science0 / industry0 military0",
            "plan culture4 science4 / industry4 military4",
        ),
        *("deploy builder 2", "token sage", "benefit sage", "claim stonehenge", "claim sappho", "also stonehenge"),
        *("pass", "ready", "study culture 3", "buy culture4", "buy science1", "fate 3", "fate 1 1", "agents sage 1"),
        *("points culture 1", "take culture1", "take culture4"),
    ]
    met, sentences = refusals(GAME, texts(language), [one for one in moments() if one.seats > 1], tries)
    assert len(met) > 10
    assert untold(GAME, sentences) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


# --- limits and secrets -----------------------------------------------------------------------------------------------


def test_a_secret_answer_is_told_to_its_owner_alone() -> None:
    state = GAME.setup(3, {}, "answers")
    plan = GAME.legal_actions(state, 1)[7]
    state = GAME.apply(state, 1, plan).state
    told = [
        "\n".join(text_board.board_text(texts("en"), GAME.observe(state, viewer), NAMES[:3])) for viewer in (None, 0, 1)
    ]
    assert ["You have chosen: " in one for one in told] == [False, False, True]
    assert words.headline(texts("en"), GAME.observe(state, None), NAMES[:3]) == (
        "Round 1, project: ● Aiko and ▲ 健太 to choose."
    )


# --- the board to play blind ------------------------------------------------------------------------------------------


def whole(state: CivState, viewer: int | None = None) -> str:
    return "\n".join(text_board.board_text(texts("en"), GAME.observe(state, viewer), NAMES[: state.seats]))


def events_to_come(state: CivState) -> list[str]:
    """The challenges and battles that have not been carried out."""
    if state.over:
        return []
    rounds, cards = [*CHALLENGE_ROUNDS, *BATTLE_ROUNDS], [*state.challenges, *state.battles]
    return [card for number, card in zip(rounds, cards, strict=True) if number > state.round]


def test_the_text_board_names_every_card_that_is_open() -> None:
    for state in moments():
        told = whole(state)
        open_cards = {*state.wonder_market, *state.leader_market}
        for own in state.civilizations:
            open_cards |= {*own.cards, *([own.board] if own.board else [])}
        open_cards |= {token for level in state.levels for token in (*level.available, *level.offered)}
        open_cards |= {*events_to_come(state)}
        open_cards |= {level.rejected for level in state.levels if level.rejected}
        missing = [card for card in open_cards if texts("en").word("pc", card) not in told]
        assert missing == []
        chosen_from = [level for level in state.levels if level.offered and not level.available]
        assert told.count(", one of these stays: ") == len(chosen_from)


def test_there_is_no_round_nought() -> None:
    """Boards are chosen before the first round."""
    state = GAME.setup(3, {"board_assignment": "choose"}, "boards")
    seen, audience = GAME.observe(state, None), people(state)
    alt = words.board_alt(audience.texts, seen, NAMES[:3])
    pile = captions.technology_captions(audience.texts, seen).right
    civilization = captions.civilization_captions(audience.texts, seen, 0, NAMES).detail
    assert [one for one in (whole(state), alt, pile, civilization) if "round 1" not in one or "ound 0" in one] == []


def test_the_text_board_counts_agents_research_and_points() -> None:
    state = states_of(played(2))[-1]
    told = whole(state)
    for seat, own in enumerate(state.civilizations):
        section = told.partition(f"**{NAMES[seat]}**")[2].partition("\n**")[0]
        for kind, count in zip(AGENTS, own.agents, strict=True):
            assert (f"{count} {kind}" in section) is bool(count)
        for kind, count in zip(TYPES, own.research, strict=True):
            line = next(one for one in section.splitlines() if one.startswith("Research: "))
            assert (f"{count} {kind}" in line) is bool(count)
        assert f"VP now: {words.total_now(own)} (" in section
    assert len(CATEGORIES) == 7


# --- what helps -------------------------------------------------------------------------------------------------------


def hinted(state: CivState, seat: int, notation: str, level: int = -1) -> str:
    action = GAME.parse(notation)
    assert action in GAME.legal_actions(state, seat), notation
    return RENDERER.hint(GAME.observe(state, seat), GAME.path(action)[level], action, people(state))


def first(kind: str, number: int = 2) -> CivState:
    """The first position of a random game in which this is asked."""
    return next(step.before for step in played(number) if step.before.window and step.before.window.kind == kind)


def test_a_project_tells_its_running_sum() -> None:
    state = GAME.setup(2, {}, "sum")
    assert hinted(state, 0, "plan culture0 science0 / spirituality0 military0", 0) == "makes no agents"
    assert hinted(state, 0, "plan culture0 science0 / spirituality0 military0") == (
        "Tribe and Fire make no agents. Rites and Hunting make 2 research. Discards Tools."
    )
    hand = [f"tech_{name}" for name in ("culture_2", "industry_2", "science_1", "military_1", "industry_0")]
    ancient = [card for card in BASIC if card not in hand]
    state = GAME.position({"seats": 2, "round": 3, "civilizations": [{"hand": hand, "ancient": ancient}]})
    plan = "plan culture2 industry2 / science1 military1"
    assert hinted(state, 0, plan, 0) == "makes 1 builder, 2 ambassadors, 1 sage"
    assert hinted(state, 0, plan) == (
        "Theatre and Metallurgy make 1 builder, 2 ambassadors, 1 sage. "
        "Mathematics and Bronze Weapons make 4 research. Discards Tools."
    )


def test_a_project_beyond_the_limits_says_how_much_fits() -> None:
    hand = [f"tech_{name}" for name in ("culture_3", "industry_3", "science_3", "military_3", "industry_0")]
    ancient = [card for card in BASIC if card not in hand]
    state = GAME.position({"seats": 2, "round": 5, "civilizations": [{"hand": hand, "ancient": ancient}]})
    told = hinted(state, 0, "plan culture3 industry3 / science3 military3")
    assert told.startswith("Printing Press and Coal make 2 builders, 3 ambassadors, 1 sage, but only 4 fit. ")
    assert " make 8 research, but only 4 fit. Discards Tools." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_of_pairs_are_told_in_words(language: str) -> None:
    """A hand so large that its pairs fill more than one list."""
    hand = [f"tech_{type_}_{level}" for type_ in ("culture", "industry") for level in (1, 2, 3, 4)]
    state = GAME.position({"seats": 2, "round": 6, "civilizations": [{"hand": hand}]})
    pages = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    assert pages.question == "menu-page"
    for page in pages.branches:
        assert page.node is not None
        ends = [texts(language).choice(INFO, page.node.branches[place].choice) for place in (0, -1)]
        told = texts(language).choice(INFO, page.choice)
        assert all(end in told for end in ends)
        assert "culture" not in told


def test_a_purchase_tells_cost_holdings_and_effect() -> None:
    state = first("buy")
    seat = state.awaited[0]
    for action in GAME.legal_actions(state, seat):
        card = TECHNOLOGIES[action.technology]
        held = state.civilizations[seat].research[TYPES.index(card.type)]
        told = hinted(state, seat, GAME.notation(action))
        paid = f"Your {held}" if card.cost == held else f"{card.cost} of your {held}"
        assert told.startswith(f"{paid} {card.type} for {card.vp} VP, ")
        assert phrases.gains(texts("en"), card.bonus) in told
    for kind, cards in (("wonder", WONDERS), ("leader", LEADERS)):
        state = first(kind)
        seat = state.awaited[0]
        claims = [action for action in GAME.legal_actions(state, seat) if isinstance(action, Claim)]
        for action in claims:
            told = hinted(state, seat, GAME.notation(action))
            assert f" for {cards[action.card].vp} VP. " in told
            assert "our " in told


def test_wishes_tell_what_comes_of_them() -> None:
    state = first("wonder")
    seat = state.awaited[0]
    claim = next(action for action in GAME.legal_actions(state, seat) if isinstance(action, Claim))
    seen: list[Any] = [GAME.observe(one, seat) for one in (state, GAME.apply(state, seat, claim).state)]
    name = texts("en").word("pc", claim.card)
    told = hints.outlook(texts("en"), seen[0], seen[1], NAMES)
    assert told.startswith(f"{name}: ")
    assert told.endswith(f"As things stand you gain: {name}.")
    assert f"{NAMES[seat]} wants {name} (choosing)" in words.headline(texts("en"), seen[1], NAMES)
    assert f"\nYour wishes: {name}\n" in whole(GAME.apply(state, seat, claim).state, seat)


def test_the_first_wishes_fit_their_buttons() -> None:
    for language in LANGUAGES:
        names = [texts(language).word("pc", card) for card in (*TECHNOLOGIES, *WONDERS, *LEADERS)]
        assert {name: columns(name) for name in names if columns(name) > BUTTON} == {}


@pytest.mark.parametrize(
    ("language", "said"), [("en", "power 0 receives nothing"), ("ja", "パワー0では何も得られません")]
)
def test_pc_11_4_a_battle_card_says_who_receives_nothing(language: str, said: str) -> None:
    for card in BATTLES:
        assert any(said in line for line in phrases.card_text(texts(language), card))
    for card in (*CHALLENGES, *WONDERS):
        assert not any(said in line for line in phrases.card_text(texts(language), card))


def test_pc_11_4_the_help_says_that_rewards_are_received_in_order_of_strength():
    told = texts("en-US").t("pc-help")
    assert "the strongest receive the best rewards" in told
    assert "choose the best rewards" not in told


WALL, ONE = {"seat": "Aiko", "card": "@wonder-great-wall", "cost": 1}, {"count": 1, "held": 1, "all": True, "left": 5}


@pytest.mark.parametrize(
    ("language", "key", "arguments", "told"),
    [
        ("de", "pc-event-wonder", WALL, "Aiko baut ein Wunder für 1 Baumeister: Große Mauer."),
        ("en", "pc-event-wonder", WALL, "Aiko builds a wonder for 1 builder: Great Wall."),
        ("ja", "pc-event-wonder", WALL, "Aikoが建築者1個を払い、万里の長城を獲得しました。"),
        ("ja", "pc-round", {"number": 3}, "第3ラウンド"),
        ("de", "pc-hint-buy", ONE | {"type": "@culture", "vp": 2, "gains": "2 SP"}, "1 Kultur für 2 SP, 2 SP"),
        ("en", "error-pc-under-limit", {"limit": 4, "count": 1}, "Your deployment limit is 4, and 1 is too few."),
        ("de", "error-pc-under-limit", {"limit": 4, "count": 1}, "Deine Einsatzgrenze ist 4, und 1 ist zu wenig."),
    ],
)
def test_names_stand_as_they_are_and_one_is_one(language: str, key: str, arguments: dict[str, Any], told: str) -> None:
    assert texts(language).say(key, "pc", arguments).startswith(told)


def test_german_counts_who_is_still_to_choose() -> None:
    assert [texts("de").t("pc-pic-awaited", count=count) for count in (1, 2)] == ["1 wählt noch", "2 wählen noch"]
