"""Kingdom Builder in words: the whole board to play blind, alt texts, and what stands on the pictures.

Made from observations and results only.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from render.core import tell
from render.core.fitting import ALT, blocks, cut
from render.core.header import ICON_SLOT
from render.core.scoresheet import ScoreTexts
from render.core.text import Texts
from render.kingdom_builder.board import BoardTexts
from render.kingdom_builder.hand import HandTexts
from rules.core.bits import cells_of, mask_of
from rules.core.contract import GameInfo, Result
from rules.kingdom_builder.actions import KINDS
from rules.kingdom_builder.board import CARDS, TERRAINS
from rules.kingdom_builder.hexes import NAMES, SIDE, areas
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.state import Tile

_PREFIX = "kb"
_AREA_GAP = " / "


def header(texts: Texts, observation: KingdomObservation, names: Sequence[str], icon: str = "") -> tuple[str, str]:
    """Title and detail for the bar above the picture; ``icon`` stands where the terrain's hex is drawn.

    ``names`` are without emblems here: the bar draws a badge.
    """
    if observation.over:
        return texts.t("kb-head-over"), _progress(texts, "kb-head-detail", observation)
    card = None if observation.card is None else f"@{observation.card}"
    title = texts.t("kb-head-title", seat=names[observation.active], terrain=card, icon=icon)
    if observation.lifted is not None:
        return title, texts.t("kb-head-lifted", hex=NAMES[observation.lifted.hex])
    return title, _progress(texts, "kb-head-detail", observation)


def headline(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> str:
    """Whose turn it is and for what, in a sentence; or who has won."""
    result = observation.result
    if result is not None:
        winners = [names[seat] for seat in result.winning_seats]
        return texts.t("kb-won", winners=winners, count=len(winners), points=max(result.totals))
    active = names[observation.active]
    if observation.lifted is not None:
        lifted = observation.lifted
        return texts.t("kb-lifted", seat=active, hex=NAMES[lifted.hex], tile=f"@{lifted.kind}")
    if observation.card is None:
        return texts.t("kb-turn-cardless", seat=active)
    return _progress(texts, "kb-turn", observation, active)


def board_captions(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> BoardTexts:
    """The words on the board picture; ``names`` are without emblems."""
    title, detail = header(texts, observation, names, ICON_SLOT)
    return BoardTexts(title, detail, _builders(texts, observation))


def hand_captions(texts: Texts, observation: KingdomObservation) -> HandTexts:
    """The words on the viewer's hand picture."""
    playing = observation.hand is None and observation.viewer == observation.active
    held = observation.card if playing else observation.hand
    return HandTexts(
        title=texts.t("hand-title"),
        private=texts.t("hand-private"),
        card=texts.t("kb-hand-now" if playing else "kb-hand-next"),
        card_name=texts.t("kb-hand-none") if held is None else texts.word(_PREFIX, held),
        tiles=texts.t("kb-hand-tiles"),
        no_tiles=texts.t("kb-hand-no-tiles"),
        tile_names={kind: texts.word(_PREFIX, kind) for kind in KINDS},
        supply=texts.t("kb-hand-supply"),
        discards=texts.t("kb-hand-discards"),
        builders=tuple((texts.title(_PREFIX, card), texts.rule(_PREFIX, card)) for card in observation.builders),
    )


def score_captions(texts: Texts, info: GameInfo, observation: KingdomObservation, result: Result) -> ScoreTexts:
    """The words on the score sheet."""
    return tell.score_captions(texts, info, result, _progress(texts, "kb-head-detail", observation))


def board_text(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> list[str]:
    """Everything the viewer may know, as Discord markdown in blocks of at most one message.

    ``names`` are the seats' names with their emblems.
    """
    seats = [_seat(texts, observation, names, seat) for seat in range(observation.seats)]
    return blocks(
        [_situation(texts, observation, names), *seats, _places(texts, observation), _rows(texts, observation)]
    )


def board_alt(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> str:
    """The alt text of the board picture, what matters most first, cut to Discord's limit."""
    supplies = [
        texts.t("kb-alt-seat-supply", seat=name, supply=left)
        for name, left in zip(names, observation.supply, strict=False)
    ]
    sentences = [
        texts.t("kb-alt-title", round=observation.round),
        *_turn(texts, observation, names),
        texts.t("kb-alt-supply", seat_list=supplies),
        *(
            texts.t("kb-alt-tiles", seat=name, tile_list=[_short_tile(texts, tile) for tile in held])
            for name, held in zip(names, observation.tiles, strict=False)
            if held
        ),
        texts.t("kb-alt-builders", builder_list=[f"@{card}" for card in observation.builders]),
        texts.t("kb-alt-deck", deck=observation.deck),
    ]
    return cut(texts.sentences(sentences), ALT)


def hand_alt(texts: Texts, observation: KingdomObservation) -> str:
    """What the viewer's own hand picture shows: the card, the tiles, the settlements left."""
    seat = observation.viewer
    if seat is None:
        return texts.t("kb-hand-empty")
    sentences = [_own_card(texts, observation), texts.t("kb-hand-left", supply=observation.supply[seat])]
    if observation.tiles[seat]:
        tiles = [_short_tile(texts, tile) for tile in observation.tiles[seat]]
        sentences.append(texts.t("kb-hand-own-tiles", tile_list=tiles))
    return cut(texts.sentences(sentences), ALT)


def _own_card(texts: Texts, observation: KingdomObservation) -> str:
    if observation.hand:
        return texts.t("kb-hand", terrain=f"@{observation.hand}")
    if observation.viewer == observation.active and observation.card is not None and not observation.over:
        return texts.t("kb-hand-playing", terrain=f"@{observation.card}")
    return texts.t("kb-hand-empty")


# --- the situation ------------------------------------------------------------------------------------------------


def _situation(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> list[str]:
    builders = [
        texts.t("kb-board-builder", builder=name, effect=effect) for name, effect in _all_scoring(texts, observation)
    ]
    lines = [
        texts.t("kb-board-title", round=observation.round, first=names[observation.first]),
        *_turn(texts, observation, names),
        texts.t("kb-board-builders", builder_list=builders),
        texts.t("kb-board-deck", deck=observation.deck),
    ]
    if observation.viewer is not None:
        lines.insert(1, _own_card(texts, observation))
    if observation.discards:
        lines.append(texts.t("kb-board-discards", card_list=_cards(texts, observation.discards)))
    if observation.removed:
        lines.append(texts.t("kb-board-removed", card_list=_cards(texts, observation.removed)))
    return lines


def _builders(texts: Texts, observation: KingdomObservation) -> tuple[tuple[str, str], ...]:
    """The builder cards in play: name, and effect on one line."""
    return tuple((texts.title(_PREFIX, card), texts.effect(_PREFIX, card)) for card in observation.builders)


def _all_scoring(texts: Texts, observation: KingdomObservation) -> tuple[tuple[str, str], ...]:
    castles = texts.title(_PREFIX, "castles"), texts.effect(_PREFIX, "castles")
    return (castles, *_builders(texts, observation))


def _turn(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> list[str]:
    """Whose turn it is and for what, whether it is the last one, what happened last."""
    lines = [headline(texts, observation, names)]
    if observation.final_round and not observation.over:
        lines.append(texts.t("kb-board-final"))
    if observation.last:
        lines.append(texts.t("kb-last", hex_list=_hexes(observation.last)))
    return lines


def _progress(texts: Texts, key: str, observation: KingdomObservation, active: str = "") -> str:
    return texts.say(
        key,
        _PREFIX,
        {
            "phase": _phase(observation),
            "seat": active,
            "terrain": None if observation.card is None else f"@{observation.card}",
            "number": observation.placed + 1,
            "total": observation.placed + observation.due,
            "round": observation.round,
        },
    )


def _phase(observation: KingdomObservation) -> str:
    """The phase as the texts tell it apart: tiles are spoken of only where the active seat has one to use."""
    ready = any(tile.state == "ready" for tile in observation.tiles[observation.active])
    return f"{observation.phase}-tiles" if ready and observation.phase in ("before", "after") else observation.phase


def _cards(texts: Texts, cards: Iterable[str]) -> list[str]:
    counted = Counter(cards)
    return [texts.t("kb-board-cards", terrain=f"@{card}", count=counted[card]) for card in CARDS if counted[card]]


# --- seats --------------------------------------------------------------------------------------------------------


def _seat(texts: Texts, observation: KingdomObservation, names: Sequence[str], seat: int) -> list[str]:
    lines = [texts.t("kb-board-seat", seat=names[seat], supply=observation.supply[seat])]
    if observation.scores is not None:
        rows = observation.scores[seat]
        parts = [texts.t("score-part", category=texts.title(_PREFIX, row), points=gold) for row, gold in rows]
        total = sum(gold for _, gold in rows)
        lines.append(texts.t("kb-board-points", over=observation.over, points=total, part_list=parts))
    groups = [" ".join(_hexes(cells_of(area))) for area in areas(mask_of(observation.settlements[seat]))]
    if groups:
        lines.append(texts.t("kb-board-areas", areas=_AREA_GAP.join(groups)))
    held = observation.tiles[seat]
    if held:
        tiles = [
            texts.t("kb-board-tile", tile=f"@{tile.kind}", hex=NAMES[tile.origin], state=f"@{tile.state}")
            for tile in held
        ]
        lines.append(texts.t("kb-board-tiles", tile_list=tiles))
    spent = sorted(set(observation.taken[seat]) - {tile.origin for tile in held})
    if spent:
        lines.append(texts.t("kb-board-spent", hex_list=_hexes(spent)))
    return lines


def _short_tile(texts: Texts, tile: Tile) -> str:
    if tile.state == "ready":
        return texts.word(_PREFIX, tile.kind)
    return texts.t("kb-alt-tile", tile=f"@{tile.kind}", state=f"@{tile.state}")


# --- the land -----------------------------------------------------------------------------------------------------


def _places(texts: Texts, observation: KingdomObservation) -> list[str]:
    locations = [
        texts.t("kb-board-location", tile=f"@{place.kind}", hex=NAMES[place.hex], left=place.left)
        for place in observation.locations
    ]
    castles = [cell for cell, letter in enumerate(observation.terrain) if TERRAINS[letter] == "castle"]
    return [
        texts.t("kb-board-locations", location_list=locations),
        texts.t("kb-board-castles", hex_list=_hexes(castles)),
    ]


def _rows(texts: Texts, observation: KingdomObservation) -> list[str]:
    letters = [texts.t("kb-board-letter", letter=letter, terrain=f"@{terrain}") for letter, terrain in TERRAINS.items()]
    lines = [texts.t("kb-board-terrain", letter_list=letters)]
    for row in range(SIDE):
        hexes = observation.terrain[row * SIDE : (row + 1) * SIDE]
        lines.append(f"{row + 1}: {run_lengths(hexes[: SIDE // 2])} | {run_lengths(hexes[SIDE // 2 :])}")
    return lines


def run_lengths(letters: str) -> str:
    """``GGGC`` as ``3G C``."""
    runs: list[tuple[str, int]] = []
    for letter in letters:
        if runs and runs[-1][0] == letter:
            runs[-1] = letter, runs[-1][1] + 1
        else:
            runs.append((letter, 1))
    return " ".join(letter if count == 1 else f"{count}{letter}" for letter, count in runs)


def _hexes(cells: Iterable[int]) -> list[str]:
    return [NAMES[cell] for cell in cells]
