"""Iwari in words: whose decision it is and for what, alt texts, and what stands on the pictures.

Made from observations and results only. The whole board to play blind is in ``text_board``.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from render.iwari.board import BoardTexts
from render.iwari.changes import Spot, compared
from render.iwari.chart import ranked
from render.iwari.hand import HandTexts
from render.iwari.table import TableTexts
from render.iwari.tally import TallyTexts
from render.iwari.territory import TerritoryTexts, lines_of
from render.iwari.tray import TrayTexts
from render.kit import tell
from render.kit.header import Header
from render.words.fitting import ALT, cut
from render.words.since import told
from render.words.text import (
    EMBLEMS,
    LANGUAGES,
    Name,
    Texts,
    listed,
)
from rules.core.bitset import cells_of
from rules.iwari.expeditions import CARDS
from rules.iwari.feats import KINDS, free_spaces
from rules.iwari.maps import BIOME_OF, BIOMES, SPACES, TERRITORIES, TERRITORY_OF, Line
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import breakdown, line_points, points_so_far, tent_points
from rules.iwari.settlements import settlements_of
from rules.iwari.state import Feat

PREFIX = "iw"


# --- names --------------------------------------------------------------------------------------------------------


def tribes(
    texts: Texts, observation: IwariObservation, names: Sequence[str], *, labelled: bool, third: str = "iw-third-name"
) -> tuple[str, ...]:
    """The names of all tribes, the third one's among them, by the text ``third``; ``labelled`` names have their emblem
    before them."""
    if not observation.third_tribe:
        return tuple(names)
    name = texts.t(third)
    called = f"{EMBLEMS[observation.tribes - 1]} {name}" if labelled else name
    return (*names, Name(called, person=False))


def addressed(
    texts: Texts, observation: IwariObservation, names: Sequence[str], *, labelled: bool = True
) -> tuple[str, ...]:
    """The names of all tribes as the viewer of the observation is told about them: their own as "you"; the third
    one's as the ``names`` are, with its emblem or without."""
    called = tribes(texts, observation, names, labelled=labelled, third="iw-third-said")
    own = Name(texts.t("iw-you"), person=False)
    return tuple(own if tribe == observation.viewer else name for tribe, name in enumerate(called))


def named(texts: Texts, name: Mapping[str, str]) -> str:
    """A name of a map file in the reader's language, or in the first one where the file lacks it."""
    return name.get(texts.language) or name[LANGUAGES[0]]


def map_name(texts: Texts, observation: IwariObservation) -> str:
    """The name of the map."""
    return named(texts, observation.ground.drawn.name)


def territory_name(texts: Texts, observation: IwariObservation, territory: str) -> str:
    """What a territory is called."""
    entry = next(entry for entry in observation.ground.drawn.territories if entry.id == territory)
    return named(texts, entry.name)


def where_name(texts: Texts, where: str) -> str:
    """A place where a feat token can lie: a territory, or a line by its number."""
    return where if where in TERRITORY_OF else texts.t("iw-line-name", number=int(where))


def cards(numbers: Sequence[int]) -> list[str]:
    """Cards by biome as words of the glossary."""
    return [f"@{BIOMES[card]}" for card, count in enumerate(numbers) for _ in range(count)]


def ranking(texts: Texts, numbers: Sequence[int], names: Sequence[str], key: str = "iw-number") -> list[str]:
    """The tribes that have anything with their numbers, the best first."""
    return [texts.t(key, seat=listed(names[tribe]), number=number) for tribe, number in ranked(numbers)]


# --- the situation ------------------------------------------------------------------------------------------------


def headline(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> str:
    """Who is awaited for what, and whether the deck runs out; or who has won."""
    result = observation.result
    if result is not None:
        third = bool(result.winners) and result.winners[0] >= observation.seats
        winners = [names[seat] for seat in result.winning_seats]
        points = max(result.totals)
        won = texts.t("iw-won", third=third, winners=winners, count=len(winners), points=points)
        return texts.sentences([won, *texts.decided(PREFIX, result)])
    told_turn = texts.t("iw-turn", **facts(observation, names))
    return texts.sentences([told_turn, *warning(texts, observation)])


def warning(texts: Texts, observation: IwariObservation) -> list[str]:
    """That the deck runs out, in a sentence, where it does: for the mid scoring, or for the end."""
    if observation.half == 1:
        return [texts.t("iw-runs-out")] if observation.runs_out else []
    return texts.closing(PREFIX, observation.closing)


def facts(observation: IwariObservation, names: Sequence[str]) -> dict[str, Any]:
    """What the texts of a phase may ask for."""
    phase, placing = observation.phase, observation.placing
    shown = "feat" if phase in KINDS else "draft" if observation.drafting and phase == "draw" else phase
    count = observation.to_draw_with(observation.deck, observation.hand_sizes[observation.active])
    if phase == "space" and placing is not None:
        count = placing.tents
    return {
        "phase": shown,
        "seat": names[observation.active],
        "count": count,
        "territory": "" if placing is None else TERRITORIES[placing.territory],
        "third": observation.third_tribe and observation.tribe == observation.seats,
        "feat": f"@{phase}" if phase in KINDS else "",
        "half": observation.half,
        "ending": observation.runs_out,
    }


# --- the pictures -------------------------------------------------------------------------------------------------


def table_captions(texts: Texts) -> TableTexts:
    """The words beside the map."""
    return TableTexts(
        discards=texts.t("iw-table-discards"),
        feats=texts.t("iw-table-feats"),
        expeditions={card: texts.title(PREFIX, card) for card in CARDS},
        conditions={card: texts.effect(PREFIX, card) for card in CARDS},
    )


def board_captions(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> BoardTexts:
    """The words on the board picture; ``names`` are without emblems."""
    result = observation.result
    title, detail = _head(texts, observation, names) if result is None else tell.over(texts, PREFIX, result, names)
    return BoardTexts(
        title=title,
        detail=detail,
        right=half(texts, observation) if result is None else map_name(texts, observation),
        banner=banner(texts, observation, names),
        tribes=tribes(texts, observation, names, labelled=False),
        table=table_captions(texts),
    )


def _head(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> tuple[str, str]:
    """What happens, and more of it."""
    known = facts(observation, names)
    return texts.t("iw-head-title", **known), texts.t("iw-head-detail", **known)


def half(texts: Texts, observation: IwariObservation) -> str:
    """Which deck is played."""
    return texts.t("iw-head-right", half=observation.half)


def panel_header(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> Header:
    """What stands above the panel's picture where it shows no single territory."""
    title, detail = _head(texts, observation, names)
    return Header(title, detail, half(texts, observation), seat=observation.active, names=tuple(names))


def asked(texts: Texts, observation: IwariObservation, question: str) -> str:
    """What the one to act is asked, in a sentence, where the turn adds to the question."""
    known = facts(observation, [""] * observation.seats)
    if question in ("iw-what", "iw-pieces") and observation.phase in ("act", "third"):
        return texts.t("iw-asked", third=known["third"])
    if question == "iw-space" and observation.placing is not None:
        here = TERRITORIES[observation.placing.territory]
        return texts.t("iw-asked-space", **{**known, "name": territory_name(texts, observation, here)})
    if question == "iw-feat":
        return texts.t("iw-asked-feat", feat=known["feat"], third=known["third"])
    return texts.t("iw-asked-take", count=known["count"], draft=observation.drafting) if question == "iw-take" else ""


def banner(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> str:
    """That the third tribe's turn is played, and who plays it; empty while it is not."""
    third = facts(observation, names)["third"] and not observation.over
    return texts.t("iw-banner", seat=names[observation.active]) if third else ""


def tray_captions(texts: Texts) -> TrayTexts:
    """The words beside the hand in the private panel."""
    return TrayTexts(title=texts.t("iw-hand-title"), empty=texts.t("iw-hand-empty"))


def hand_captions(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> HandTexts:
    """The words on the viewer's hand picture."""
    return HandTexts(
        title=texts.t("iw-hand-title"),
        private=texts.t("hand-private"),
        biomes=tuple(texts.title(PREFIX, biome) for biome in BIOMES),
        empty=texts.t("iw-hand-empty"),
        supply=texts.t("iw-hand-supply"),
        tribes=tribes(texts, observation, names, labelled=False),
        table=table_captions(texts),
    )


def tally_kind(observation: IwariObservation, *, interim: bool) -> str:
    """Which scoring a picture of points shows."""
    return "interim" if interim else "final" if observation.over else "now"


def tally_captions(
    texts: Texts, observation: IwariObservation, names: Sequence[str], *, interim: bool = False
) -> TallyTexts:
    """The words on the picture of the points."""
    kind = tally_kind(observation, interim=interim)
    return TallyTexts(
        title=texts.t("iw-tally-title", kind=kind),
        detail=texts.t("iw-tally-detail", kind=kind),
        right=map_name(texts, observation),
        tribes=tribes(texts, observation, names, labelled=False),
        categories={category: texts.title(PREFIX, category) for category, _ in breakdown(observation)},
    )


def territory_captions(
    texts: Texts, observation: IwariObservation, territory: str, names: Sequence[str], *, playing: bool = False
) -> TerritoryTexts:
    """The words on the picture of a territory; while a player is ``playing`` there, with the third tribe's banner."""
    number = TERRITORY_OF[territory]
    return TerritoryTexts(
        title=texts.t("iw-territory-title", territory=territory, name=territory_name(texts, observation, territory)),
        detail=texts.t("iw-territory-detail", **spaces_of(observation, number)),
        right=map_name(texts, observation),
        tribes=tribes(texts, observation, names, labelled=False),
        lines=tuple(_line_caption(texts, observation, territory, line) for line in lines_of(observation, territory)),
        banner=banner(texts, observation, names) if playing else "",
    )


def spaces_of(observation: IwariObservation, territory: int) -> dict[str, Any]:
    """Biome, free spaces and all spaces of a territory."""
    return {
        "biome": f"@{BIOMES[BIOME_OF[territory]]}",
        "free": free_spaces(observation, territory).bit_count(),
        "spaces": observation.ground.spaces[territory].bit_count(),
    }


def other_end(line: Line, territory: str) -> str:
    """Where a line leads to from a territory."""
    return next(TERRITORIES[end] for end in line.ends if TERRITORIES[end] != territory)


def _line_caption(texts: Texts, observation: IwariObservation, territory: str, line: Line) -> str:
    end = other_end(line, territory)
    return texts.t(
        "iw-territory-line",
        territory=end,
        name=territory_name(texts, observation, end),
        blocked=line.number in observation.mountains,
        road=line.road is not None,
    )


# --- alt texts ----------------------------------------------------------------------------------------------------


def board_alt(
    texts: Texts, observation: IwariObservation, names: Sequence[str], since: IwariObservation | None = None
) -> str:
    """The alt text of the board picture, what matters most first, cut to Discord's limit."""
    called = tribes(texts, observation, names, labelled=False)
    sentences = [
        texts.t("iw-alt-title", map=map_name(texts, observation), half=observation.half),
        headline(texts, observation, names),
        *_changed(texts, since, observation),
        *_tribes_alt(texts, observation, called),
        face_up(texts, observation),
        *_feats_alt(texts, observation.feats),
        *_territories_alt(texts, observation, called),
    ]
    return cut(texts.sentences(sentences), ALT)


def _changed(texts: Texts, since: IwariObservation | None, observation: IwariObservation) -> list[str]:
    """The places that hold something new since then, and those that something has left."""

    def name(spot: Spot) -> str:
        if spot.layer == "expedition":
            return texts.title(PREFIX, spot.where)
        return where_name(texts, spot.where) if spot.where.isdigit() else spot.where

    found = compared(since, observation)
    return told(texts, found.new, [spot for spot, _ in found.left], name)


def _tribes_alt(texts: Texts, observation: IwariObservation, called: Sequence[str]) -> list[str]:
    totals = points_so_far(observation) if observation.result is None else observation.result.totals
    return [
        texts.t(
            "iw-alt-tribe",
            seat=listed(name),
            points=totals[tribe],
            tents=observation.tents_left(tribe),
            totems=observation.totems_left(tribe),
        )
        for tribe, name in enumerate(called)
    ]


def _territories_alt(texts: Texts, observation: IwariObservation, called: Sequence[str]) -> list[str]:
    sentences, empty = [], []
    for territory in observation.ground.territories:
        name, tents = TERRITORIES[territory], observation.tents_in(territory)
        if not any(tents):
            empty.append(name)
            continue
        sentences.append(
            texts.t(
                "iw-alt-territory",
                territory=name,
                name=territory_name(texts, observation, name),
                tent_list=ranking(texts, tents, called),
                totem_list=ranking(texts, observation.totems_in(territory), called) or 0,
                free=free_spaces(observation, territory).bit_count(),
            )
        )
    return [*sentences, *([texts.t("iw-alt-empty", territory_list=empty)] if empty else [])]


def feats_at(observation: IwariObservation, territory: str) -> list[Feat]:
    """The feat tokens on a territory and on the lines that end there."""
    places = {territory, *(str(line.number) for line in lines_of(observation, territory))}
    return [feat for feat in observation.feats if feat.where in places]


def _feats_alt(texts: Texts, feats: Sequence[Feat]) -> list[str]:
    """Where feat tokens lie, in a sentence each."""
    return [
        texts.t("iw-alt-place", place=texts.title(PREFIX, feat.kind), part_list=[where_name(texts, feat.where)])
        for feat in feats
    ]


def face_up(texts: Texts, observation: IwariObservation) -> str:
    """The cards to draw from, in a sentence."""
    shown = [f"@{BIOMES[card]}" for card in sorted(observation.display)] or [texts.t("iw-board-none")]
    return texts.t("iw-cards", card_list=shown, deck=observation.deck)


def hand_alt(texts: Texts, observation: IwariObservation) -> str:
    """What the viewer's own hand picture shows."""
    seat, hand = observation.viewer, observation.hand
    if seat is None or hand is None:
        return texts.t("iw-hand-empty")
    held = texts.t("iw-hand", cards=cards(hand)) if any(hand) else texts.t("iw-hand-empty")
    left = texts.t("iw-hand-left", tents=observation.tents_left(seat), totems=observation.totems_left(seat))
    return cut(texts.sentences([held, left, face_up(texts, observation)]), ALT)


def tally_alt(texts: Texts, observation: IwariObservation, names: Sequence[str], *, interim: bool = False) -> str:
    """The points of every tribe by category, then of every territory and line."""
    called = tribes(texts, observation, names, labelled=False)
    rows = [row for row in breakdown(observation) if not interim or row[0] == "interim"]
    sentences = [texts.t("iw-tally-title", kind=tally_kind(observation, interim=interim)) + "."]
    for tribe, name in enumerate(called):
        sentences.append(texts.t("iw-alt-tally", seat=listed(name), part_list=parts(texts, rows, tribe)))
    if not interim:
        sentences += _settlements(texts, observation, called)
    for place, points in _places(texts, observation, interim=interim):
        found = ranking(texts, points, called, "iw-points")
        if found:
            sentences.append(texts.t("iw-alt-place", place=place, part_list=found))
    return cut(texts.sentences(sentences), ALT)


def _settlements(texts: Texts, observation: IwariObservation, called: Sequence[str]) -> list[str]:
    """Whose settlements there are, and what each brings."""
    return [
        texts.t(
            "iw-alt-settlement",
            seat=listed(called[tribe]),
            points=group.bit_count(),
            space_list=[SPACES[space] for space in cells_of(group)],
        )
        for tribe in range(observation.tribes)
        for group in settlements_of(observation, tribe)
    ]


def parts(texts: Texts, rows: Sequence[tuple[str, Sequence[int]]], tribe: int) -> list[str]:
    """A tribe's points by category."""
    return [texts.t("iw-part", category=texts.word(PREFIX, name), points=points[tribe]) for name, points in rows]


def _places(texts: Texts, observation: IwariObservation, *, interim: bool) -> list[tuple[str, Sequence[int]]]:
    """What each territory and, unless it is the mid scoring, each line brings."""
    here = observation.ground.territories
    if interim:
        return [(TERRITORIES[one], observation.interim[one]) for one in here]
    territories = [(TERRITORIES[one], tent_points(observation, one)) for one in here]
    lines = [
        (texts.t("iw-line-name", number=line.number), line_points(observation, line))
        for line in observation.ground.lines
    ]
    return [*territories, *lines]


def territory_alt(texts: Texts, observation: IwariObservation, territory: str, names: Sequence[str]) -> str:
    """What the picture of a territory shows."""
    captions, number = territory_captions(texts, observation, territory, names), TERRITORY_OF[territory]
    called = tribes(texts, observation, names, labelled=False)
    tents = ranking(texts, observation.tents_in(number), called) or [texts.t("iw-board-none")]
    totems = ranking(texts, observation.totems_in(number), called) or 0
    known = {"territory": territory, "name": territory_name(texts, observation, territory)}
    free = free_spaces(observation, number).bit_count()
    told_here = texts.t("iw-alt-territory", **known, tent_list=tents, totem_list=totems, free=free)
    lines = [
        texts.t("iw-alt-place", place=texts.t("iw-line-name", number=line.number), part_list=[caption])
        for line, caption in zip(lines_of(observation, territory), captions.lines, strict=True)
    ]
    return cut(texts.sentences([told_here, *_feats_alt(texts, feats_at(observation, territory)), *lines]), ALT)
