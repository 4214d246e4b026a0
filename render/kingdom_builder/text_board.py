"""The whole position of Kingdom Builder in words, complete enough to play blind."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from render.kingdom_builder import words
from render.words.fitting import blocks
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.kingdom_builder.board import CARDS, TERRAINS
from rules.kingdom_builder.hexes import NAMES, SIDE, areas
from rules.kingdom_builder.observation import KingdomObservation

_PREFIX = "kb"


def board_text(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> list[str]:
    """Everything the viewer may know, as Discord markdown in blocks of at most one message.

    ``names`` are the seats' names with their emblems.
    """
    seats = [seat_lines(texts, observation, names, seat) for seat in range(observation.seats)]
    return blocks(
        [
            _situation(texts, observation, names),
            _scoring(texts, observation),
            *seats,
            _places(texts, observation),
            _rows(texts, observation),
        ]
    )


# --- the situation ------------------------------------------------------------------------------------------------


def _situation(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> list[str]:
    lines = [
        texts.t("kb-board-title", round=observation.round, first=listed(names[observation.first])),
        *words.turn_lines(texts, observation, names),
        texts.t("kb-board-deck", deck=observation.deck),
    ]
    if observation.viewer is not None:
        lines.insert(1, words.own_card(texts, observation))
    if played := _cards(texts, (*observation.discards, *observation.kept)):
        lines.append(texts.t("kb-board-discards", card_list=played))
    if observation.removed:
        lines.append(texts.t("kb-board-removed", card_list=_cards(texts, observation.removed)))
    return lines


def _scoring(texts: Texts, observation: KingdomObservation) -> list[str]:
    """What scores, in full sentences."""
    rules = [
        texts.t("kb-board-builder", builder=texts.title(_PREFIX, card), effect=texts.rule(_PREFIX, card))
        for card in ("castles", *observation.builders)
    ]
    return [texts.t("kb-board-builders"), *rules]


def _cards(texts: Texts, cards: Iterable[str]) -> list[str]:
    counted = Counter(cards)
    return [texts.t("kb-board-cards", terrain=f"@{card}", count=counted[card]) for card in CARDS if counted[card]]


# --- seats --------------------------------------------------------------------------------------------------------


def seat_lines(texts: Texts, observation: KingdomObservation, names: Sequence[str], seat: int) -> list[str]:
    lines = [texts.t("kb-board-seat", seat=listed(names[seat]), supply=observation.supply[seat])]
    if observation.scores is not None:
        rows = observation.scores[seat]
        parts = [texts.t("score-part", category=texts.title(_PREFIX, row), points=gold) for row, gold in rows]
        total = sum(gold for _, gold in rows)
        lines.append(texts.t("kb-board-points", over=observation.over, points=total, part_list=parts))
    lines += settlements(texts, observation.settlements[seat])
    held = observation.tiles[seat]
    if held:
        tiles = [
            texts.t("kb-board-tile", tile=f"@{tile.kind}", hex=NAMES[tile.origin], state=f"@{tile.state}")
            for tile in held
        ]
        lines.append(texts.t("kb-board-tiles", tile_list=tiles))
    spent = sorted(set(cells_of(observation.taken[seat])) - {tile.origin for tile in held})
    if spent:
        lines.append(texts.t("kb-board-spent", hex_list=words.hexes(spent)))
    return lines


def settlements(texts: Texts, settlements: int) -> list[str]:
    """The settlements, those next to each other on one line."""
    found = [words.hexes(cells_of(area)) for area in areas(settlements)]
    lines = [texts.t("kb-board-area", count=len(area), hex_list=area) for area in found if len(area) > 1]
    alone = [hex_ for area in found if len(area) == 1 for hex_ in area]
    return [*lines, texts.t("kb-board-alone", hex_list=alone)] if alone else lines


# --- the land -----------------------------------------------------------------------------------------------------


def _places(texts: Texts, observation: KingdomObservation) -> list[str]:
    locations = [
        texts.t("kb-board-location", tile=f"@{observation.ground.kind_at[cell]}", hex=NAMES[cell], left=left)
        for cell, left in observation.locations.items()
    ]
    return [
        texts.t("kb-board-locations", location_list=locations),
        texts.t("kb-board-castles", hex_list=words.hexes(observation.ground.castles)),
    ]


def _rows(texts: Texts, observation: KingdomObservation) -> list[str]:
    lines = [texts.t("kb-board-terrain")]
    for row in range(SIDE):
        hexes = observation.ground.terrain[row * SIDE : (row + 1) * SIDE]
        told = [
            texts.t("kb-board-run", first=first if first != last else None, last=last, terrain=f"@{TERRAINS[letter]}")
            for first, last, letter in runs(hexes)
        ]
        lines.append(texts.t("kb-board-row", number=row + 1, run_list=told))
    return lines


def runs(letters: str) -> list[tuple[str, str, str]]:
    """Runs of equal terrain in a row as first and last column with the letter of the terrain: ``GGGC`` is A to C of
    ``G`` and D of ``C``."""
    found, column = [], 0
    for letter, run in groupby(letters):
        end = column + len(tuple(run)) - 1
        found.append((NAMES[column][0], NAMES[end][0], letter))
        column = end + 1
    return found
