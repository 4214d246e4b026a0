"""Kingdom Builder in words: the headline, what stands on the pictures, and their alt texts.

Made from observations and results only.
"""

from collections.abc import Iterable, Sequence

from render.kingdom_builder.board import BoardTexts
from render.kingdom_builder.changes import compared
from render.kingdom_builder.hand import HandTexts
from render.kingdom_builder.seats import SeatTexts, last_card
from render.kit import tell
from render.kit.header import ICON_SLOT
from render.kit.scoresheet import ScoreTexts
from render.words.fitting import ALT, cut
from render.words.since import told
from render.words.text import Texts, listed
from rules.core.contract import GameInfo, Result
from rules.kingdom_builder.actions import KINDS
from rules.kingdom_builder.hexes import NAMES
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.state import Tile
from rules.kingdom_builder.tiles import targets, usable_tiles

_PREFIX = "kb"

# --- the situation -------------------------------------------------------------------------------------------------


def headline(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> str:
    """Whose turn it is and for what, and whether the round or turn is the last; or who has won."""
    result = observation.result
    if result is not None:
        winners = [names[seat] for seat in result.winning_seats]
        return texts.t("kb-won", winners=winners, count=len(winners), points=max(result.totals))
    return texts.sentences([_asked(texts, observation, names), *texts.closing(_PREFIX, observation.closing)])


def _asked(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> str:
    active = names[observation.active]
    if observation.lifted is not None:
        lifted = observation.lifted
        return texts.t("kb-lifted", seat=active, hex=NAMES[lifted.hex], tile=f"@{lifted.kind}")
    if not observation.card:
        return texts.t("kb-turn-cardless", seat=active)
    return _progress(texts, "kb-turn", observation, active)


def asked(texts: Texts, observation: KingdomObservation, question: str) -> str:
    """What a question of the menu asks for here, where its text alone cannot say it."""
    if question == "kb-to" and observation.lifted is not None:
        return texts.t("kb-ask-to", hex=NAMES[observation.lifted.hex])
    if question == "kb-where" and observation.card:
        facts = {"due": observation.due, "placed": observation.placed}
        return texts.t("kb-ask-where", terrain=f"@{observation.card}", **facts)
    if question == "kb-where-oracle" and observation.card:
        return texts.t("kb-ask-oracle", terrain=f"@{observation.card}")
    return ""


def progress(texts: Texts, observation: KingdomObservation) -> str:
    """When tiles may be used, where there are any; and that the end is near."""
    told = texts.t("kb-progress", phase=_phase(observation))
    return texts.sentences([*filter(None, [told]), *texts.closing(_PREFIX, observation.closing)])


def turn_lines(
    texts: Texts, observation: KingdomObservation, names: Sequence[str], since: KingdomObservation | None = None
) -> list[str]:
    """Whose turn it is and for what, what has changed since then or happened last."""
    lines = [headline(texts, observation, names)]
    changed = compared(since, observation)
    if changed:
        lines += told(texts, changed.new, [hex_ for hex_, _ in changed.left], NAMES.__getitem__)
    elif observation.last:
        lines.append(texts.t("kb-last", hex_list=hexes(observation.last)))
    return lines


def _progress(texts: Texts, key: str, observation: KingdomObservation, active: str = "") -> str:
    return texts.say(
        key,
        _PREFIX,
        {
            "phase": _phase(observation),
            "seat": active,
            "terrain": f"@{observation.card}" if observation.card else None,
            "number": observation.placed + 1,
            "total": observation.placed + observation.due,
            "round": observation.round,
        },
    )


def _phase(observation: KingdomObservation) -> str:
    """The phase as the texts tell it apart: tiles are spoken of only where the active seat has one to use; once its
    settlements are placed, only where one still reaches a hex."""
    phase, ready = observation.phase, list(usable_tiles(observation))
    if phase == "after":
        ready = [tile for tile in ready if targets(observation, tile.kind)]
    return f"{phase}-tiles" if ready else phase


def own_card(texts: Texts, observation: KingdomObservation) -> str:
    """The viewer's own card: the one they hold, or play just now."""
    if observation.hand:
        return texts.t("kb-hand", terrain=f"@{observation.hand}")
    if observation.viewer == observation.active and observation.card and not observation.over:
        return texts.t("kb-hand-playing", terrain=f"@{observation.card}")
    return texts.t("kb-hand-empty")


def builders(texts: Texts, observation: KingdomObservation) -> tuple[tuple[str, str], ...]:
    """The builder cards in play: name, and effect on one line."""
    return tuple((texts.title(_PREFIX, card), texts.effect(_PREFIX, card)) for card in observation.builders)


def scoring(texts: Texts, observation: KingdomObservation) -> tuple[tuple[str, str], ...]:
    """All that scores: the castles, then the builder cards in play; name, and effect on one line."""
    castles = texts.title(_PREFIX, "castles"), texts.effect(_PREFIX, "castles")
    return (castles, *builders(texts, observation))


def _tile_word(texts: Texts, tile: Tile) -> str:
    """A tile that a seat holds, and its state unless it can be used."""
    if tile.state == "ready":
        return texts.word(_PREFIX, tile.kind)
    return texts.t("kb-alt-tile", tile=f"@{tile.kind}", state=f"@{tile.state}")


def hexes(cells: Iterable[int]) -> list[str]:
    """Hexes by their names."""
    return [NAMES[cell] for cell in cells]


# --- captions of the pictures --------------------------------------------------------------------------------------


def header(texts: Texts, observation: KingdomObservation, names: Sequence[str], icon: str = "") -> tuple[str, str]:
    """Title and detail for the bar above the picture; ``icon`` stands where the terrain's hex is drawn.

    ``names`` are without emblems here: the bar draws a badge.
    """
    if observation.result is not None:
        return tell.over(texts, _PREFIX, observation.result, names)
    card = f"@{observation.card}" if observation.card else None
    title = texts.t("kb-head-title", seat=names[observation.active], terrain=card, icon=icon)
    if observation.lifted is not None:
        return title, texts.t("kb-head-lifted", hex=NAMES[observation.lifted.hex])
    return title, _progress(texts, "kb-head-detail", observation)


def board_captions(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> BoardTexts:
    """The words on the board picture; ``names`` are without emblems."""
    title, detail = header(texts, observation, names, ICON_SLOT)
    return BoardTexts(title, detail, scoring(texts, observation), _seat_captions(texts, observation))


def _seat_captions(texts: Texts, observation: KingdomObservation) -> SeatTexts:
    cards = [last_card(observation, seat) for seat in range(observation.seats)]
    last = tuple(texts.t("kb-seat-last", terrain=f"@{card}") if card else "" for card in cards)
    return SeatTexts({kind: texts.title(_PREFIX, kind) for kind in KINDS}, last)


def hand_captions(texts: Texts, observation: KingdomObservation) -> HandTexts:
    """The words on the viewer's hand picture."""
    playing = observation.hand is None and observation.viewer == observation.active
    held = observation.card if playing else observation.hand
    return HandTexts(
        title=texts.t("hand-title"),
        private=texts.t("hand-private"),
        card=texts.t("kb-hand-now" if playing else "kb-hand-next"),
        card_name=texts.word(_PREFIX, held) if held else texts.t("kb-hand-none"),
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


# --- alt texts -----------------------------------------------------------------------------------------------------


def board_alt(
    texts: Texts, observation: KingdomObservation, names: Sequence[str], since: KingdomObservation | None = None
) -> str:
    """The alt text of the board picture, what matters most first, cut to Discord's limit."""
    supplies = [
        texts.t("kb-alt-seat-supply", seat=listed(name), supply=left)
        for name, left in zip(names, observation.supply, strict=False)
    ]
    sentences = [
        texts.t("kb-alt-title", round=observation.round),
        *turn_lines(texts, observation, names, since),
        *_points(texts, observation, names),
        texts.t("kb-alt-supply", seat_list=supplies),
        *(
            texts.t("kb-alt-tiles", seat=name, tile_list=[_tile_word(texts, tile) for tile in held])
            for name, held in zip(names, observation.tiles, strict=False)
            if held
        ),
        texts.t("kb-alt-builders", builder_list=[f"@{card}" for card in observation.builders]),
        texts.t("kb-alt-deck", deck=observation.deck),
    ]
    return cut(texts.sentences(sentences), ALT)


def _points(texts: Texts, observation: KingdomObservation, names: Sequence[str]) -> list[str]:
    """Everybody's points, where the picture shows them (KB-11.3)."""
    if observation.scores is None:
        return []
    points = [
        texts.t("kb-alt-seat-points", seat=listed(name), points=sum(gold for _, gold in rows))
        for name, rows in zip(names, observation.scores, strict=False)
    ]
    return [texts.t("kb-alt-points", over=observation.over, seat_list=points)]


def hand_alt(texts: Texts, observation: KingdomObservation) -> str:
    """What the viewer's own hand picture shows: the card, the tiles, the settlements left."""
    seat = observation.viewer
    if seat is None:
        return texts.t("kb-hand-empty")
    sentences = [own_card(texts, observation), texts.t("kb-hand-left", supply=observation.supply[seat])]
    if observation.tiles[seat]:
        tiles = [_tile_word(texts, tile) for tile in observation.tiles[seat]]
        sentences.append(texts.t("kb-hand-own-tiles", tile_list=tiles))
    return cut(texts.sentences(sentences), ALT)
