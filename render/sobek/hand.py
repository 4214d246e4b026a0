"""The private picture of Sobek: own tiles as the menu groups them, and all that only this seat may look at."""

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image

from render.canvas import UNITS
from rules.sobek.observation import SobekObservation


@dataclass(frozen=True)
class HandTexts:
    """The words on the hand picture, in the reader's language.

    ``faces`` name every face of ``rules.sobek.tiles.FACES`` shortly (a character's face is its id), ``effects`` tell in
    a line what each character does, ``tokens`` in a few words what each canoe token (``TOKENS``) does. ``empty`` stands
    for an empty hand. ``task`` is a begun sale or what the Scribe asks for, as a heading and a line ("" and "": none).

    Headings: ``corruption`` (all that counts as the seat's corruption), ``theirs`` (the opponent's corruption, while
    the Vizier looks), ``debens`` (own Deben values), ``slots`` (the canoe slots, once the seat may look), ``drawn``
    (the tokens the Architect has drawn). ``none`` stands where nothing lies under a heading; ``gone`` is said of
    greyed tokens that have left the game.
    """

    title: str
    private: str
    faces: Mapping[str, str]
    effects: Mapping[str, str]
    tokens: Mapping[str, str]
    empty: str
    corruption: str
    theirs: str
    debens: str
    slots: str
    drawn: str
    none: str
    gone: str
    task: tuple[str, str] = ("", "")


@dataclass(frozen=True)
class Group:
    """Tiles of one face: ``number`` 1, 2, ... is their place in the picture, ``picked`` how many are chosen."""

    number: int
    face: str
    tile: str
    count: int
    picked: int


def groups(observation: SobekObservation) -> tuple[Group, ...]:
    """The viewer's hand by face, in the order of the menu; ``tile`` is the id of one tile of the group."""
    raise ValueError(observation)


def draw_hand(observation: SobekObservation, texts: HandTexts, size: int = UNITS) -> Image.Image:
    """What the viewer of this observation alone may see, RGB, ``size`` pixels wide.

    Raises ValueError for an observation without a viewer.
    """
    raise ValueError(observation, texts, size)
