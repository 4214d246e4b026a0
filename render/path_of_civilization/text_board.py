"""The whole table of Path of Civilization in words, complete enough to play blind."""

from collections.abc import Sequence

from render.path_of_civilization import phrases
from render.path_of_civilization.phrases import PREFIX, agents_of, gains, name_of, research_of
from render.path_of_civilization.standing import is_past
from render.path_of_civilization.words import headline, limits, round_of, total_now
from render.words.fitting import blocks
from render.words.text import Texts, listed
from rules.path_of_civilization import PATH_OF_CIVILIZATION
from rules.path_of_civilization.actions import Also, Claim, parse
from rules.path_of_civilization.cards import (
    BATTLE_ROUNDS,
    BATTLES,
    BOARDS,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    LEADERS,
    LINES_IN_PLAY,
    PILES,
    ROUNDS,
    TECHNOLOGIES,
    TOKENS,
)
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.powers import cost_of, lasting, power
from rules.path_of_civilization.scoring import CATEGORIES, scores
from rules.path_of_civilization.state import CLAIMS, PASS, Civilization, Kind
from rules.path_of_civilization.vocabulary import TYPES


def board_text(texts: Texts, observation: CivObservation, names: Sequence[str]) -> list[str]:
    """Everything the viewer may know, as Discord markdown in blocks of at most one message.

    ``names`` are the seats' names with their emblems.
    """
    sections = [
        _situation(texts, observation, names),
        *[_market(texts, observation, kind) for kind in CLAIMS],
        _piles(texts, observation),
        _philosophy(texts, observation),
        *events(texts, observation),
        *[civilization(texts, observation, seat, name) for seat, name in enumerate(names)],
    ]
    return blocks([section for section in sections if section])


# --- the situation --------------------------------------------------------------------------------------------------


def _situation(texts: Texts, observation: CivObservation, names: Sequence[str]) -> list[str]:
    lines = [
        texts.t("pc-board-title", number=round_of(observation), rounds=ROUNDS),
        headline(texts, observation, names),
    ]
    lines += own_answer(texts, observation)
    lines += texts.unusual(PATH_OF_CIVILIZATION.info, observation.options)
    return [*lines, texts.t("pc-board-original")]


def own_answer(texts: Texts, observation: CivObservation) -> list[str]:
    """What the viewer has answered in secret, in a line of its own (PC-16.2)."""
    lines = []
    if observation.answer:
        lines.append(texts.t("pc-board-answer", answer=told(texts, observation.answer)))
    if observation.wishes:
        wishes = [texts.t("pc-pass") if wish == PASS else name_of(texts, wish) for wish in observation.wishes]
        lines.append(texts.t("pc-board-wishes", card_list=wishes))
    return lines


def told(texts: Texts, notation: str) -> str:
    """An action as the menu names it."""
    action = parse(notation)
    if isinstance(action, Claim | Also):
        return name_of(texts, action.card)
    path = PATH_OF_CIVILIZATION.path(action)
    return texts.enumerate([texts.choice(PATH_OF_CIVILIZATION.info, choice) for choice in path])


# --- what all share -------------------------------------------------------------------------------------------------


def _market(texts: Texts, observation: CivObservation, kind: Kind) -> list[str]:
    """The cards of a market, with what they cost the viewer where that is less than printed."""
    cards = observation.market(kind)
    lines = [texts.t("pc-board-market", kind=kind, count=len(cards))]
    for card in cards:
        found = observation.great(card)
        own = found.cost if observation.viewer is None else cost_of(observation, observation.viewer, card)
        facts = {"name": name_of(texts, card), "type": f"@{found.type}", "kind": kind, "vp": found.vp}
        text = texts.t("pc-board-card", **facts, cost=found.cost, own=own, cheaper=own < found.cost)
        lines.append(f"- {texts.sentences([text, phrases.in_short(texts, found)])}")
    return lines


def _piles(texts: Texts, observation: CivObservation) -> list[str]:
    """The technologies that can be bought, type by type."""
    lines = [texts.t("pc-board-piles")]
    for kind in TYPES:
        piles = [
            texts.t("pc-board-pile", name=name_of(texts, card), cost=TECHNOLOGIES[card].cost, left=left)
            for card, left in zip(PILES, observation.piles, strict=True)
            if TECHNOLOGIES[card].type == kind
        ]
        lines.append(texts.t("pc-board-row", name=texts.title(PREFIX, kind), item_list=piles))
    return lines


def _philosophy(texts: Texts, observation: CivObservation) -> list[str]:
    """The benefit tokens that have been turned up."""
    lines = []
    for number, level in enumerate(observation.levels, 1):
        shown = [
            texts.t("pc-board-token", name=name_of(texts, token), gains=gains(texts, TOKENS[token].gains))
            for token in level.available or level.offered
        ]
        if shown:
            state = "offered" if level.offered and not level.available else "available"
            rejected = name_of(texts, level.rejected) if level.rejected else 0
            lines.append(texts.t("pc-board-level", number=number, state=state, token_list=shown, rejected=rejected))
    return [texts.t("pc-board-philosophy"), *lines] if lines else []


def events(texts: Texts, observation: CivObservation) -> list[list[str]]:
    """The challenges and battles that are still to come, in their order."""
    sections = []
    for number in range(round_of(observation), ROUNDS + 1):
        if number in CHALLENGE_ROUNDS and not is_past(observation, number, battle=False):
            sections.append(phrases.card_text(texts, observation.challenges[CHALLENGE_ROUNDS[number]])[:-1])
        if number in BATTLE_ROUNDS and not is_past(observation, number, battle=True):
            battle = BATTLES[observation.battles[BATTLE_ROUNDS[number]]]
            lines = [
                texts.t("pc-card-line", number=rank, gains=gains(texts, line))
                for rank, line in enumerate(battle.lines[: LINES_IN_PLAY[observation.seats]], 1)
            ]
            facts = {"name": name_of(texts, battle.id), "number": number, "power": observation.threat_in(battle)}
            sections.append([texts.t("pc-card-battle", **facts), *lines])
    granted = [phrases.fate(texts, one) for name in observation.granted for one in CHALLENGES[name].fate if one.then]
    return [*sections, [texts.t("pc-board-granted", effect_list=granted)]] if granted else sections


# --- one civilization -----------------------------------------------------------------------------------------------


def civilization(texts: Texts, observation: CivObservation, seat: int, name: str) -> list[str]:
    own = observation.civilizations[seat]
    facts = {"seat": listed(name), "points": total_now(own), "vp": own.vp}
    lines = [texts.t("pc-board-civilization", **facts, board=name_of(texts, own.board) if own.board else 0)]
    if own.board:
        lines.append(texts.t("pc-board-priority", type_list=[f"@{kind}" for kind in BOARDS[own.board].priority]))
    lines.append(texts.t("pc-board-agents", agents=agents_of(texts, own.agents)))
    lines.append(texts.t("pc-board-research", research=research_of(texts, own.research)))
    lines.append(_tracks(texts, observation, seat))
    lines += _cards(texts, own)
    lines += _in_force(texts, observation, seat)
    parts = [
        texts.t("pc-part", category=f"@{word}", points=points)
        for word, points in zip(CATEGORIES, scores(own), strict=True)
        if points
    ]
    return [*lines, texts.t("pc-board-worth", total=total_now(own), part_list=parts or [texts.t("pc-nothing")])]


def _tracks(texts: Texts, observation: CivObservation, seat: int) -> str:
    own = observation.civilizations[seat]
    return texts.sentences(
        [
            texts.t("pc-board-population", count=own.population),
            limits(texts, observation, seat),
            texts.t("pc-board-tracks", level=own.philosophy, legacy=own.legacy, power=power(observation, seat)),
        ]
    )


def _cards(texts: Texts, own: Civilization) -> list[str]:
    """The cards by where they lie; empty places are left out."""
    return [
        texts.t("pc-board-cards", place=place, card_list=[name_of(texts, card) for card in cards])
        for place, cards in places_of(own).items()
        if cards
    ]


def places_of(own: Civilization) -> dict[str, tuple[str, ...]]:
    """The cards of a civilization by where they lie."""
    return {
        "hand": own.hand, "left": own.left, "right": own.right, "discovery": own.discovery, "ancient": own.ancient,
        "wonder": own.wonders, "leader": (own.leader,) if own.leader else (), "cemetery": own.cemetery,
    }  # fmt: skip


def _in_force(texts: Texts, observation: CivObservation, seat: int) -> list[str]:
    """The lasting effects of the leaders, living and in the cemetery."""
    found = [
        texts.t("pc-board-effect", name=name_of(texts, source), effect=phrases.lasting(texts, effect))
        for source, effect in lasting(observation, seat)
        if source in LEADERS
    ]
    return [texts.t("pc-board-effects", effect_list=found)] if found else []
