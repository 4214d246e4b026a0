"""The whole position of Sobek in words, complete enough to play blind."""

from collections.abc import Sequence

from render.sobek import hints, words
from render.words.fitting import blocks
from render.words.text import Texts, listed
from rules.sobek.ankh import takeable
from rules.sobek.market import GRID
from rules.sobek.observation import SobekObservation
from rules.sobek.state import SoldSet
from rules.sobek.tiles import CHARACTERS, ids_of

_PREFIX = "sb"


def board_text(texts: Texts, observation: SobekObservation, names: Sequence[str]) -> list[str]:
    """Everything the viewer may know, as Discord markdown in blocks of at most one message.

    ``names`` are the seats' names with their emblems."""
    seats = [seat_lines(texts, observation, names, seat) for seat in range(observation.seats)]
    return blocks([_situation(texts, observation, names), *seats, _market(texts, observation)])


# --- the situation ------------------------------------------------------------------------------------------------


def _situation(texts: Texts, observation: SobekObservation, names: Sequence[str]) -> list[str]:
    expansion = observation.options["treasures_of_the_pharaoh"]
    lines = [
        texts.t("sb-board-title", starter=listed(names[observation.starter]), expansion=expansion),
        words.headline(texts, observation, names),
        words.last_words(texts, observation, names) if not observation.over else "",
        hints.outlook(texts, observation, observation),
        *_private(texts, observation),
        *ankh(texts, observation),
        *_piles(texts, observation),
    ]
    return [line for line in lines if line]


def _private(texts: Texts, observation: SobekObservation) -> list[str]:
    """The viewer's hand and what else is theirs alone to look at, with what the characters and tokens do. Their
    corruption and Deben tokens stand at their seat."""
    own = observation.own
    if own is None or observation.over:
        return []
    seen = dict.fromkeys(filter(None, (*(observation.drawn or ()), *(observation.slot_tokens or ()))))
    useful = [tile for tile in ids_of(own.hand or 0) if tile in CHARACTERS] + [f"canoe_{token}" for token in seen]
    rules = [texts.t("sb-board-rule", name=texts.title(_PREFIX, one), rule=texts.rule(_PREFIX, one)) for one in useful]
    return [*words.hand_sentences(texts, observation), *rules]


def ankh(texts: Texts, observation: SobekObservation) -> list[str]:
    lines = [texts.t("sb-board-no-ankh")]
    if observation.ankh:
        direction = f"@dir_{observation.direction}"
        cells = words.line_words(texts, observation)
        lines = [texts.t("sb-board-ankh", cell=str(observation.ankh), direction=direction, cells=cells)]
    if observation.over:
        return lines
    if takeable(observation):
        lines.append(texts.t("sb-board-targets", cell_list=words.target_words(texts, observation)))
    if observation.forced:
        lines.append(texts.t("sb-board-forced", cell=str(observation.forced)))
    return lines


def _piles(texts: Texts, observation: SobekObservation) -> list[str]:
    lines = [
        texts.t("sb-board-slots", left=sum(observation.slots), aside=observation.aside),
        texts.t("sb-board-piles", deck=observation.deck, bag=observation.bag, pool=observation.pool),
    ]
    if observation.spent:
        lines.append(texts.t("sb-board-spent", token_list=words.tokens(observation.spent)))
    if observation.used:
        lines.append(texts.t("sb-board-used", character_list=words.used(observation)))
    if observation.removed:
        lines.append(texts.t("sb-board-removed", tile_list=words.faces(observation.removed)))
    return lines


# --- seats --------------------------------------------------------------------------------------------------------


def seat_lines(texts: Texts, observation: SobekObservation, names: Sequence[str], seat: int) -> list[str]:
    side = observation.sides[seat]
    lines = [texts.t("sb-board-seat", seat=listed(names[seat]), hand=side.hand_size)]
    result = observation.result
    if result is not None:
        parts = [
            texts.t("score-part", category=texts.title(_PREFIX, category), points=points[seat])
            for category, points in result.breakdown
        ]
        lines.append(texts.t("sb-board-points", points=result.totals[seat], part_list=parts))
    if side.backs:
        backs = [f"@{back}_tile" for back, count in side.backs.items() for _ in range(count)]
        lines.append(texts.t("sb-board-backs", back_list=backs))
    lines += [_sold(texts, sold) for sold in observation.sold_sets(seat)] or [texts.t("sb-board-no-sets")]
    return [*lines, _corruption(texts, observation, seat), *_tokens(texts, observation, seat)]


def _sold(texts: Texts, sold: SoldSet) -> str:
    parts = [texts.t("sb-board-faces", tile_list=words.faces(sold.tiles))]
    parts += [texts.t("sb-board-on-set", token=f"@canoe_{token}") for token in sold.tokens]
    facts = {"points": sold.points, "count": sold.count, "scarabs": sold.scarabs}
    return texts.t("sb-board-set", goods=texts.title(_PREFIX, sold.goods), part_list=parts, **facts)


def _corruption(texts: Texts, observation: SobekObservation, seat: int) -> str:
    side, total = observation.sides[seat], observation.corruption_count(seat)
    if total is not None:
        parts = words.own_corruption(texts, observation, seat) or [texts.t("sb-board-no-tiles")]
        return texts.t("sb-board-corruption-total", total=total, part_list=parts)
    parts = [texts.t("sb-tiles", count=side.corruption_tiles), *words.given_words(texts, observation, seat)]
    if side.royal_count:
        parts.append(texts.t("sb-board-royals", count=side.royal_count))
    return texts.t("sb-board-corruption", part_list=parts)


def _tokens(texts: Texts, observation: SobekObservation, seat: int) -> list[str]:
    side, lines = observation.sides[seat], []
    if side.debens:
        lines.append(texts.t("sb-board-debens-open", count=side.deben_count, value_list=side.debens))
    else:
        lines.append(texts.t("sb-board-debens", count=side.deben_count))
    if observation.looked[seat]:
        lines.append(texts.t("sb-board-looked"))
    if observation.kept[seat]:
        lines.append(texts.t("sb-board-kept", token_list=words.tokens(observation.kept[seat])))
    if side.lost:
        lines.append(texts.t("sb-board-lost", value_list=side.lost))
    elif side.lost_count:
        lines.append(texts.t("sb-board-lost-count", count=side.lost_count))
    if side.shed:
        lines.append(texts.t("sb-board-shed", value_list=side.shed))
    elif side.shed_count:
        lines.append(texts.t("sb-board-shed-count", count=side.shed_count))
    return lines


# --- the market ---------------------------------------------------------------------------------------------------


def _market(texts: Texts, observation: SobekObservation) -> list[str]:
    """Row by row, from the top left."""
    lines = [texts.t("sb-board-market")]
    for number, row in enumerate(GRID, 1):
        cells = texts.apart([words.cell_words(texts, observation, cell) for cell in row])
        lines.append(texts.t("sb-board-row", number=number, cells=cells))
    return lines
