"""The private picture of Sobek: own tiles as the menu groups them, and all that only this seat may look at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.core import regions
from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, WHITE
from render.kit.header import Header, draw_header
from render.sobek import cards, pieces
from render.sobek.cards import Block
from render.sobek.groups import Group, groups_of
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import CHARACTERS

_TOP = 104
_GAP = 16
_BESIDE_TOP = 72.0


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand picture, in the reader's language.

    ``faces`` name every face of ``rules.sobek.tiles.FACES`` shortly (a character's face is its id), ``effects`` tell in
    a line what each character does, ``tokens`` in a few words what each canoe token (``TOKENS``) does. ``empty`` stands
    for an empty hand. ``task`` is a begun sale or what the Scribe asks for, as a heading and a line ("" and "": none).

    Headings: ``corruption`` (all that counts as the seat's corruption), ``theirs`` (the opponent's corruption, while
    the Vizier looks), ``peeked`` (what of it was seen before and lies there still), ``debens`` (own Deben values),
    ``slots`` (the canoe slots, once the seat may look), ``drawn`` (the tokens the Architect has drawn). ``none`` stands
    where nothing lies under a heading; ``gone`` is said of greyed tokens that have left the game.
    """

    title: str
    private: str
    faces: Mapping[str, str]
    effects: Mapping[str, str]
    tokens: Mapping[str, str]
    empty: str
    corruption: str
    theirs: str
    peeked: str
    debens: str
    slots: str
    drawn: str
    none: str
    gone: str
    task: tuple[str, str] = ("", "")


def groups(observation: SobekObservation) -> tuple[Group, ...]:
    """The viewer's hand by face, in the order of the menu. Raises ValueError for an observation without a viewer."""
    if observation.own is None:
        raise ValueError("a hand needs a viewer")
    return groups_of(observation.own.hand or 0, observation.picked)


def draw_hand(
    observation: SobekObservation, texts: HandTexts, size: int = UNITS, *, tiles_alone: bool = False
) -> Image.Image:
    """What the viewer of this observation alone may see, RGB, ``size`` pixels wide; or their tiles alone, with what is
    to be done with them.

    Raises ValueError for an observation without a viewer.
    """
    hand = groups(observation)
    blocks = _tiles(hand, texts)
    if not tiles_alone:
        blocks += _beside_tiles(observation, observation.viewer or 0, hand, texts)
    canvas = Canvas.new(size, _TOP + sum(block.height + _GAP for block in blocks) + 12)
    draw_header(canvas, Header(texts.title, texts.private, seat=observation.viewer, private=True))
    y = float(_TOP)
    for block in blocks:
        block.draw(canvas, y)
        y += block.height + _GAP
    return canvas.picture


def beside_hand(market: Image.Image, observation: SobekObservation, title: str, size: int) -> Image.Image:
    """The viewer's tiles alone, one of each face with its number, to the right of a narrower picture: low enough to
    leave room for answers."""
    left = market.width * UNITS / size + _GAP
    height = market.height * UNITS / size
    canvas = Canvas.new(size, height)
    canvas.paste_at(regions.keep(market, ()), 0, 0)
    canvas.text(left, _BESIDE_TOP / 2, title, 44, INK, bold=True, room=UNITS - _GAP - left)
    shown = groups(observation)
    columns = next((columns for columns in (2, 3, 4) if len(shown) <= columns * _rows(left, columns, height)), 5)
    pitch = _pitch(left, columns)
    for number, group in enumerate(shown):
        row, column = divmod(number, columns)
        x, y = left + (column + 0.5) * pitch, _BESIDE_TOP + (row + 0.5) * pitch
        tile = pitch - _GAP / 2
        canvas.paste(pieces.front(canvas.scale, group.tile, tile, direction=False), x, y)
        if group.count > 1:
            corner = tile / 2 - 20
            canvas.disc(x + corner, y - corner, 48, WHITE, rims=((INK, 3),))
            canvas.text(x + corner, y - corner, str(group.count), 38, INK, bold=True, anchor="m")
    return canvas.picture


def _pitch(left: float, columns: int) -> float:
    return (UNITS - _GAP - left) / columns


def _rows(left: float, columns: int, height: float) -> int:
    """So many rows of tiles have room beside the market."""
    return int((height - _BESIDE_TOP) // _pitch(left, columns))


def _tiles(hand: Sequence[Group], texts: HandTexts) -> list[Block]:
    """The tiles, and below them what is asked."""
    blocks = [cards.tiles(hand, texts.faces, texts.empty)]
    return [*blocks, cards.task(*texts.task)] if any(texts.task) else blocks


def _beside_tiles(observation: SobekObservation, seat: int, hand: Sequence[Group], texts: HandTexts) -> list[Block]:
    """From top to bottom what else may be looked at."""
    blocks: list[Block] = []
    theirs = observation.sides[1 - seat]
    if observation.phase == "vizier" and theirs.corruption is not None and not observation.over:
        blocks += [cards.heading(texts.theirs), cards.tiles(groups_of(theirs.corruption), texts.faces, texts.none)]
    elif theirs.peeked:
        seen = [replace(group, number=0) for group in groups_of(theirs.peeked)]
        blocks += [cards.heading(texts.peeked), cards.tiles(seen, texts.faces, texts.none)]
    if observation.drawn is not None:
        blocks.append(cards.canoe(texts.drawn, observation.drawn, texts.tokens))
    characters = [group for group in hand if group.face in CHARACTERS]
    for start in range(0, len(characters), 2):
        blocks.append(cards.characters(characters[start : start + 2], texts.faces, texts.effects))
    blocks.append(cards.secrets(observation, seat, texts.debens, texts.corruption, texts.none, texts.gone))
    slots = observation.slot_tokens or ()
    if any(slots):
        blocks.append(cards.canoe(texts.slots, slots, texts.tokens))
    return blocks
