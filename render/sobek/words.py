"""Sobek in words: whose decision it is, what stands on the pictures, alt texts, what sets are worth.

Made from observations and results only. The whole position is told in ``render.sobek.text_board``.
"""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from render.kit import tell
from render.sobek.board import BoardTexts
from render.sobek.changes import compared
from render.sobek.hand import HandTexts
from render.words.fitting import ALT, cut
from render.words.since import told
from render.words.text import Texts, listed
from rules.core.bitset import cells_of
from rules.sobek.ankh import costs, takeable
from rules.sobek.market import EMPTY, has_tile, line
from rules.sobek.observation import SobekObservation
from rules.sobek.state import SoldSet
from rules.sobek.tiles import BACK_OF, CHARACTERS, TILES, Tile
from rules.sobek.tokens import CANOE, TOKENS

_PREFIX = "sb"
_EITHER = "/"


# --- whose decision it is -----------------------------------------------------------------------------------------


def headline(texts: Texts, observation: SobekObservation, names: Sequence[str]) -> str:
    """Who must decide what, in a sentence; or who has won."""
    result = observation.result
    if result is not None:
        winners = [names[seat] for seat in result.winning_seats]
        points, tie = max(result.totals), bool(result.tie_break)
        return texts.t("sb-won", winners=winners, count=len(winners), points=points, tie=tie)
    asked = texts.say("sb-turn", _PREFIX, _asked(observation, names))
    return texts.sentences([asked, *texts.closing(_PREFIX, observation.closing)])


def _asked(observation: SobekObservation, names: Sequence[str]) -> dict[str, object]:
    """The facts that the texts about the decision choose from."""
    return {
        "phase": _situation(observation),
        "seat": names[observation.asked],
        "owed": observation.owed,
        "cell": observation.forced,
        "direction": f"@dir_{observation.direction or 'v'}",
        "refill": _may_refill_besides(observation),
    }


def _may_refill_besides(observation: SobekObservation) -> bool:
    """Whether an extra turn leaves the choice to refill, as nothing lies along the Ankh's own direction (SB-6.5)."""
    if not (observation.extra and observation.deck):
        return False
    return not has_tile(observation.market, observation.ankh, observation.direction)


def asked(texts: Texts, observation: SobekObservation, question: str) -> str:
    """What a question of the menu asks for here, where its text alone cannot say it."""
    if question == "sb-cell":
        return texts.t("sb-ask-take", phase=_situation(observation), cell=observation.forced)
    if question == "sb-pick" and observation.selling:
        return texts.t("sb-ask-sale", goods=f"@{observation.selling}")
    if question == "sb-pick":
        return texts.t("sb-ask-scribe", owed=observation.owed)
    return ""


def progress(texts: Texts, observation: SobekObservation) -> str:
    """What is special about the turn, and that the end is near."""
    told = texts.t("sb-progress", phase=_situation(observation))
    return texts.sentences([*filter(None, [told]), *texts.closing(_PREFIX, observation.closing)])


def _situation(observation: SobekObservation) -> str:
    """The phase, and within a turn what is special about it."""
    if observation.phase != "turn":
        return observation.phase
    if observation.forced:
        return "forced"
    if not takeable(observation):
        return "blocked" if observation.deck else "stuck"
    return "extra" if observation.extra else "turn"


# --- tiles and cells ----------------------------------------------------------------------------------------------


def faces(tiles: int) -> list[str]:
    """The words for a set of tiles as they count in a hand, one for each tile."""
    return [f"@{TILES[tile].face}" for tile in cells_of(tiles)]


def used(observation: SobekObservation) -> list[str]:
    """The words for the characters played, the latest last."""
    return [f"@{TILES[tile].id}" for tile in observation.used]


def tokens(kinds: Iterable[str]) -> list[str]:
    """The words for canoe tokens."""
    return [f"@canoe_{kind}" for kind in kinds]


def cell_words(texts: Texts, observation: SobekObservation, cell: int) -> str:
    """A market cell: its number, what lies on it, where the tile would turn the Ankh."""
    if cell == observation.ankh:
        return texts.t("sb-cell-ankh", cell=str(cell))
    return tile_words(texts, observation.market[cell], str(cell))


def tile_words(texts: Texts, lying: int, name: str) -> str:
    """What lies on a cell that is called ``name``."""
    if lying == EMPTY:
        return texts.t("sb-cell-empty", cell=name)
    if lying >= len(TILES):
        return texts.t("sb-cell-hidden", cell=name, back=f"@{BACK_OF[lying]}_tile")
    tile = TILES[lying]
    direction = f"@dir_{tile.direction}"
    return texts.t("sb-cell-tile", cell=name, tile=f"@{tile.face}", deben=tile.deben_icon, direction=direction)


def lying_words(texts: Texts, lying: int) -> str:
    """What lies on a cell, in a word or two."""
    if lying >= len(TILES):
        return texts.t("sb-hint-hidden", back=f"@{BACK_OF[lying]}_tile")
    return texts.word(_PREFIX, TILES[lying].face)


def line_words(texts: Texts, observation: SobekObservation) -> str:
    """The tiles on the Ankh's line from end to end."""
    cells = [cell for cell in line(observation.ankh, observation.direction) if observation.market[cell] != EMPTY]
    return texts.apart([cell_words(texts, observation, cell) for cell in cells]) or texts.t("sb-line-empty")


def target_words(texts: Texts, observation: SobekObservation) -> list[str]:
    """What may be taken now, with the corruption it costs."""
    prices = costs(observation)
    return [texts.t("sb-board-target", cell=str(cell), corruption=price) for cell, price in prices.items()]


def last_words(texts: Texts, observation: SobekObservation, names: Sequence[str]) -> str:
    """The latest thing done, in a sentence; empty before the first."""
    last = observation.last
    if not last.kind:
        return ""
    cell = str(last.cells[-1]) if last.cells else ""
    return texts.t("sb-last", kind=last.kind, seat=names[last.seat], cell=cell, what=f"@{last.what}")


# --- captions of the pictures -------------------------------------------------------------------------------------


def board_captions(texts: Texts, observation: SobekObservation, names: Sequence[str]) -> BoardTexts:
    """The words on the board picture; ``names`` are without emblems."""
    played = texts.t("sb-head-used", character_list=used(observation), count=len(observation.used))
    aside = texts.t("sb-head-aside", count=observation.aside)
    if observation.result is not None:
        return BoardTexts(*tell.over(texts, _PREFIX, observation.result, names), played, aside)
    facts = _asked(observation, names)
    title, detail = (texts.say(key, _PREFIX, facts) for key in ("sb-head-title", "sb-head-detail"))
    return BoardTexts(title, detail, played, aside)


def hand_captions(texts: Texts, observation: SobekObservation) -> HandTexts:
    """The words on the viewer's hand picture."""
    return HandTexts(
        title=texts.t("hand-title"),
        private=texts.t("hand-private"),
        faces={tile.face: _short(texts, tile) for tile in TILES},
        effects={character: texts.effect(_PREFIX, character) for character in CHARACTERS},
        tokens={token: texts.effect(_PREFIX, f"canoe_{token}") for token in TOKENS},
        empty=texts.t("sb-hand-none"),
        corruption=texts.t("sb-hand-heading-corruption"),
        theirs=texts.t("sb-hand-heading-theirs"),
        peeked=texts.t("sb-hand-heading-peeked"),
        debens=texts.t("sb-hand-heading-debens"),
        slots=texts.t("sb-hand-heading-slots"),
        drawn=texts.t("sb-hand-heading-drawn"),
        none=texts.t("sb-board-no-tiles"),
        gone=texts.t("sb-hand-gone"),
        task=_task(texts, observation),
    )


def _short(texts: Texts, tile: Tile) -> str:
    """A tile's name under its picture, which shows scarabs and back: a character's own, else its goods."""
    if tile.kind == "character" or tile.wild:
        return texts.word(_PREFIX, tile.face)
    return _EITHER.join(texts.word(_PREFIX, goods) for goods in tile.types)


def _task(texts: Texts, observation: SobekObservation) -> tuple[str, str]:
    """A begun sale or what the Scribe asks of the viewer: a heading and a line."""
    if observation.selling:
        heading = texts.t("sb-task-sale", goods=f"@{observation.selling}")
        return heading, prospect(texts, observation, observation.selling, observation.picked)
    if observation.phase == "scribe" and observation.viewer == observation.asked:
        return texts.t("sb-task-scribe"), texts.t("sb-outlook-owed", owed=observation.owed)
    return "", ""


# --- alt texts ----------------------------------------------------------------------------------------------------


def board_alt(
    texts: Texts, observation: SobekObservation, names: Sequence[str], since: SobekObservation | None = None
) -> str:
    """The alt text of the board picture, what matters most first, cut to Discord's limit."""
    sentences = [texts.t("sb-alt-title"), headline(texts, observation, names), *_changed(texts, observation, since)]
    if observation.last.kind and not observation.over:
        sentences.append(last_words(texts, observation, names))
    if observation.ankh and not observation.over:
        direction = f"@dir_{observation.direction}"
        cells = line_words(texts, observation)
        sentences.append(texts.t("sb-alt-ankh", cell=str(observation.ankh), direction=direction, cells=cells))
    if takeable(observation) and not observation.over:
        sentences.append(texts.t("sb-alt-targets", cell_list=target_words(texts, observation)))
    for seat, (name, side) in enumerate(zip(names, observation.sides, strict=False)):
        corruption = side.corruption_tiles + observation.given_corruption(seat)
        facts = {"hand": side.hand_size, "corruption": corruption, "debens": side.deben_count}
        sentences.append(texts.t("sb-alt-seat", seat=listed(name), **facts))
        sets = observation.sold_sets(seat)
        if sets:
            values = [texts.t("sb-alt-set", goods=f"@{sold.goods}", points=sold.points) for sold in sets]
            sentences.append(texts.t("sb-alt-sets", seat=name, set_list=values))
    sentences.append(texts.t("sb-alt-piles", slots=sum(observation.slots), deck=observation.deck))
    return cut(texts.sentences(sentences), ALT)


def _changed(texts: Texts, observation: SobekObservation, since: SobekObservation | None) -> list[str]:
    """The market cells that hold something new since then, and those that something has left."""
    found = compared(since, observation)
    return told(texts, found.new, [cell for cell, _ in found.left], str)


def hand_alt(texts: Texts, observation: SobekObservation) -> str:
    """All that the viewer's own hand picture shows, cut to Discord's limit."""
    own, seat = observation.own, observation.viewer
    if own is None or seat is None:
        return ""
    hand, *others = hand_sentences(texts, observation)
    parts = own_corruption(texts, observation, seat)
    corruption = texts.t("sb-hand-no-corruption")
    if parts:
        corruption = texts.t("sb-hand-corruption", total=observation.corruption_count(seat), part_list=parts)
    debens = [texts.t("sb-hand-debens", value_list=own.debens)] if own.debens else []
    _, task = _task(texts, observation)
    return cut(texts.sentences([*filter(None, [task]), hand, corruption, *debens, *others]), ALT)


def hand_sentences(texts: Texts, observation: SobekObservation) -> list[str]:
    """The viewer's hand and what else they alone may look at now, a sentence each; nothing for a spectator."""
    own = observation.own
    if own is None or observation.viewer is None:
        return []
    sentences = [texts.t("sb-hand", tile_list=faces(own.hand)) if own.hand else texts.t("sb-hand-none")]
    theirs = observation.sides[1 - observation.viewer]
    if theirs.corruption and not observation.over:
        sentences.append(texts.t("sb-hand-theirs", tile_list=faces(theirs.corruption)))
    elif theirs.peeked:
        sentences.append(texts.t("sb-hand-peeked", tile_list=faces(theirs.peeked)))
    if observation.drawn:
        sentences.append(texts.t("sb-hand-drawn", token_list=tokens(observation.drawn)))
    left = [token for token in observation.slot_tokens or () if token]
    if left:
        sentences.append(texts.t("sb-hand-slots", token_list=tokens(left)))
    return sentences


def own_corruption(texts: Texts, observation: SobekObservation, seat: int) -> list[str]:
    """What counts as corruption of a player whose corruption is open: tiles by face, tokens by value."""
    side = observation.sides[seat]
    parts: list[str] = []
    if side.corruption:
        parts.append(texts.t("sb-board-faces", tile_list=faces(side.corruption)))
    parts += given_words(texts, observation, seat)
    if side.royals:
        parts.append(texts.t("sb-board-royals-open", value_list=side.royals))
    return parts


def given_words(texts: Texts, observation: SobekObservation, seat: int) -> list[str]:
    """The corruption canoe tokens of a player."""
    return [texts.t("sb-board-given", value=CANOE[token].corruption) for token in observation.given[seat]]


# --- the value of sets ----------------------------------------------------------------------------------------------


def prospect(texts: Texts, observation: SobekObservation, goods: str, added: int) -> str:
    """What the own set of ``goods`` will be worth with the tiles ``added`` (SB-7.7)."""
    old = own_set(observation, goods)
    return worth(texts, replace(old, tiles=old.tiles | added), old.points)


def worth(texts: Texts, sold: SoldSet, now: int) -> str:
    """How a set gets its value, and what it is worth now."""
    grown = now if now != sold.points else 0
    facts = {"count": sold.count, "scarabs": sold.scarabs, "points": sold.points, "now": grown}
    return texts.t("sb-outlook-sale", goods=f"@{sold.goods}", **facts)


def own_set(observation: SobekObservation, goods: str) -> SoldSet:
    """The viewer's set of this type; without tiles when none was sold."""
    return SoldSet(goods) if observation.viewer is None else observation.sold_set(observation.viewer, goods)
