"""The renderer of a game: from an observation to pictures and words, in the reader's language.

A renderer is made from nothing but observations, results and names, so it cannot show what it was never given.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, TypeVar

from PIL import Image

from render.core.encode import PRIVATE_LIMIT, Picture, encode
from render.core.harmless import harmless_name
from render.core.type import safe_names, with_robot
from render.kit.closeup import lowered
from render.kit.emoji import Emoji
from render.kit.header import Header, cover_header
from render.kit.large_print import in_large_print
from render.kit.scoresheet import ScoreSheet, draw_score_sheet
from render.kit.tell import score_alt
from render.kit.topics import Topic
from render.words.fitting import ALT, cut
from render.words.markup import unmarked
from render.words.text import (
    ROBOT,
    Name,
    Texts,
    label_of,
)
from rules.core.contract import Action, Choice, GameInfo, Result

SIZE = 1200
"""The width of the pictures that are sent, in pixels."""
PANEL = 960
"""The width of the picture of a private panel, in pixels: about as many as a phone has for it. Each press draws one."""

MOST_BOARDS = 10
"""The most pictures of one message."""
MOST_VIEWS = 25
"""The most entries of one list."""


@dataclass(frozen=True)
class Audience:
    """The readers of a picture or text: the texts of their language, the seats' names in seat order, and the seats that
    bot players hold. Names are bare where they are shown as they are, those of bot players after a robot; texts add
    honorifics (see ``Texts``). While the table is ``paused`` the game stands still, whose turn it may be; so it does
    where the table has ``ended`` before its game. Without ``emblems`` messages name the seats as they are read
    aloud."""

    texts: Texts
    names: tuple[str, ...]
    bots: frozenset[int] = frozenset()
    paused: bool = False
    emblems: bool = True
    ended: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", tuple(self.texts.worded(harmless_name(name)) for name in self.names))

    def as_held_by(self, seat: int, name: str, person: bool) -> "Audience":
        """The same with another holder of one seat, for wording what was done before it changed hands."""
        bots = self.bots - {seat} if person else self.bots | {seat}
        return replace(self, names=(*self.names[:seat], name, *self.names[seat + 1 :]), bots=bots)

    @property
    def aloud(self) -> "Audience":
        """The same for words that take the place of a picture: a screen reader says each emblem by its name, as “black
        circle”, before every name, or nothing for it."""
        return replace(self, emblems=False)

    @property
    def drawn(self) -> tuple[Name, ...]:
        """The names as pictures can show them: one that no font has becomes the seat's number."""
        shown = safe_names(self.names, lambda seat: self.texts.seat(seat))
        return tuple(
            Name(drawn, drawn != self.texts.seat(seat)) if self._is_person(seat) else Name(with_robot(drawn), False)
            for seat, drawn in enumerate(shown)
        )

    @property
    def labels(self) -> tuple[Name, ...]:
        """The names with their emblems, for controls: ``● Aiko``, ``◆ 🤖 Enki``; without, if the
        audience does not see them."""
        if not self.emblems:
            return self.bare
        return tuple(label_of(seat, name, self._is_person(seat)) for seat, name in enumerate(self.names))

    @property
    def bare(self) -> tuple[Name, ...]:
        """The names without emblems, for alt texts and for what must be short: the hints of answers on buttons. Names
        that several seats have are told apart by the seats' numbers."""
        return tuple(self._bare(seat, name) for seat, name in enumerate(self.names))

    @property
    def written(self) -> tuple[Name, ...]:
        """The names for messages, where they must not turn into bold type, links or mentions; with their emblems, if
        the audience sees them."""
        if not self.emblems:
            return tuple(self._bare(seat, unmarked(name)) for seat, name in enumerate(self.names))
        return tuple(label_of(seat, unmarked(name), self._is_person(seat)) for seat, name in enumerate(self.names))

    def _bare(self, seat: int, name: str) -> Name:
        shared = self.names.count(self.names[seat]) > 1
        shown = (
            self.texts.t("name-of-seat", name=Name(name, person=False), seat=self.texts.seat(seat)) if shared else name
        )
        return Name(shown) if self._is_person(seat) else Name(f"{ROBOT} {shown}", person=False)

    def _is_person(self, seat: int) -> bool:
        return seat not in self.bots


@dataclass(frozen=True)
class Drawing:
    """A picture with its alt text (at most 1,024 characters)."""

    picture: Picture
    alt: str


@dataclass(frozen=True)
class Sketch:
    """A picture before it is a file: its size in pixels, and what makes the file, which is most of the work."""

    width: int
    height: int
    finish: Callable[[], Drawing]

    @classmethod
    def of(cls, drawing: Drawing) -> "Sketch":
        """Of a picture that is a file already."""
        return cls(drawing.picture.width, drawing.picture.height, lambda: drawing)


Observed = TypeVar("Observed")


@dataclass(frozen=True)
class PlanView(Generic[Observed]):
    """What a player's plan is shown by: the observation of the table as it is ``now``, that with the plan carried out,
    the ``targets`` of the question that is open then, whose places are marked, and of many those ``suggested``, which
    are labelled. ``since`` is as for :meth:`Renderer.board`."""

    now: Observed
    planned: Observed
    targets: Sequence[Action] = ()
    since: Observed | None = None
    suggested: Sequence[Action] = ()


@dataclass(frozen=True)
class View:
    """Something that can be shown closer than on the board: ``key`` (at most 100 characters) identifies it, ``label``
    names it in the reader's language, ``emoji`` is the key of its piece, if any."""

    key: str
    label: str
    emoji: str = ""


class Renderer(ABC):
    """Pictures and words of one game. A game draws and words; sizes, files and alt texts are assembled here."""

    info: ClassVar[GameInfo]
    implied: ClassVar[frozenset[str]] = frozenset()
    """The kinds of event that the headline implies when they came last."""
    labels_suggested: ClassVar[bool] = False
    """Whether the pictures of the panel depend on which answers are suggested."""
    emoji: ClassVar[Sequence[Emoji]] = ()
    """The game's own emoji; those of the seats and of points are shared by all games."""

    def board(
        self, observation: Any, audience: Audience, targets: Sequence[Action] = (), since: Any | None = None
    ) -> Drawing:
        """The board as the observation's viewer sees it; ``targets`` are the actions whose places are marked. The alt
        text ends with how to open the board in words, which has no length limit.

        With ``since``, an earlier observation of the same viewer, the board marks what has changed since then, and
        shows faintly what has left its place; without it, or where nothing has changed, what was done last.
        """
        texts = audience.texts
        header, told = self.notice(observation, audience)
        alt = texts.sentences([*told, self.board_alt(observation, audience, since)])
        way = texts.t("board-alt-way")
        picture = self.board_picture(observation, audience, targets, since, header)
        return Drawing(picture, texts.sentences([cut(alt, ALT - len(way) - 1), way]))

    def notice(self, observation: Any, audience: Audience) -> tuple[Header | None, tuple[str, ...]]:
        """What stands in place of the board's own header where the game stands still, and the same as a sentence;
        nothing while it goes on, and once its rules have ended it."""
        texts = audience.texts
        if audience.paused:
            return Header(texts.t("header-paused"), icon="pause"), (texts.t("table-paused"),)
        if audience.ended and not observation.over:
            return Header(texts.t("header-ended"), icon="end_of_game"), (texts.t("table-ended"),)
        return None, ()

    def board_picture(
        self,
        observation: Any,
        audience: Audience,
        targets: Sequence[Action],
        since: Any | None = None,
        header: Header | None = None,
    ) -> Picture:
        """The board's picture as a file; a ``header`` replaces the game's own."""
        image = self.draw_board(observation, audience, targets, since)
        if header is not None:
            cover_header(image, header)
        return encode(image, self.info.slug, "board")

    def boards(
        self, observation: Any, audience: Audience, targets: Sequence[Action] = (), since: Any | None = None
    ) -> tuple[Drawing, ...]:
        """The pictures of a whole post, at most :data:`MOST_BOARDS`: the board, and what has no room on it."""
        return (self.board(observation, audience, targets, since),)

    def panel(self, view: PlanView[Any], audience: Audience) -> tuple[Drawing, ...]:
        """The :meth:`sketches`, finished."""
        return tuple(one.finish() for one in self.sketches(view, audience))

    def sketches(self, view: PlanView[Any], audience: Audience) -> tuple[Sketch, ...]:
        """The pictures of the private panel: by default the :meth:`board` with the plan carried out."""
        return (Sketch.of(self.board(view.planned, audience, view.targets, view.since)),)

    def places(self, observation: Any, choice: Choice) -> tuple[str, ...]:
        """The names of the regions, on any picture of the game, at which a choice of the menu may be touched; none
        where it has no place. Those on the way to it need not be there."""
        return ()

    def touched(self, view: PlanView[Any], audience: Audience) -> tuple[Drawing, ...]:
        """The pictures that are played on by touching them: the whole board with the plan carried out, and of a game
        with a secret hand the hand. What may be touched there are the regions of the :meth:`places`."""
        board = self.board(view.planned, audience, view.targets, view.since)
        return (board, self.hand(view.planned, audience)) if self.info.secret_hand else (board,)

    def views(self, observation: Any, audience: Audience) -> tuple[View, ...]:
        """What the observation's viewer may see closer, at most :data:`MOST_VIEWS`."""
        return ()

    def look(self, observation: Any, key: str, audience: Audience) -> Drawing:
        """One of the :meth:`views`, large. Raises ``KeyError`` for an unknown key."""
        raise KeyError(key)

    def cards(self, texts: Texts) -> tuple[View, ...]:
        """What can be looked up by its name, at a table or without one; empty in a game without cards."""
        return ()

    def card(self, key: str, texts: Texts) -> tuple[str, tuple[Drawing, ...]]:
        """One of the :meth:`cards` in words, as Discord markdown, and its pictures. Raises ``KeyError`` for an unknown
        key."""
        raise KeyError(key)

    def hand(self, observation: Any, audience: Audience) -> Drawing:
        """The viewer's private picture."""
        return self._drawing(self.draw_hand(observation, audience), "hand", self.hand_alt(observation, audience))

    def ask(self, observation: Any, audience: Audience, since: Any | None = None) -> tuple[Drawing, ...]:
        """What the viewer is sent when they must decide: the hand, and whatever else the question needs. ``since`` is
        as for the :meth:`board`."""
        return (self.hand(observation, audience),)

    def scores(self, observation: Any, result: Result, audience: Audience) -> Drawing:
        """The final score sheet. Raises ValueError for a game that was not scored."""
        image = draw_score_sheet(self.sheet(observation, result, audience), SIZE)
        return self._drawing(image, "scores", score_alt(audience.texts, self.info, result, audience.bare))

    def in_large_print(self, drawings: Sequence[Drawing], texts: Texts) -> tuple[Drawing, ...]:
        """Pictures of the game for those who read large print: the parts that each of them notes of itself
        (:mod:`render.kit.parts`), one thing a picture, at least twice as large. One whose parts the message has no room
        for stays as it is."""
        found: list[Drawing] = []
        for number, one in enumerate(drawings, 1):
            most = max(1, MOST_BOARDS - len(found) - (len(drawings) - number))
            parts = [*in_large_print(one.picture, one.alt, texts, self.info.slug, most)]
            found += [Drawing(picture, alt) for picture, alt in parts] if len(parts) <= most else [one]
        return tuple(found)

    def _drawing(self, image: Image.Image, name: str, alt: str) -> Drawing:
        """A picture as a file."""
        return Drawing(encode(image, self.info.slug, name), alt)

    def _in_panel(self, image: Image.Image, name: str, alt: str) -> Sketch:
        """A picture of a private panel: lowered, and encoded quickly."""
        low = lowered(image)
        return Sketch(*low.size, lambda: Drawing(encode(low, self.info.slug, name, PRIVATE_LIMIT), alt))

    @abstractmethod
    def draw_board(
        self, observation: Any, audience: Audience, targets: Sequence[Action], since: Any | None = None
    ) -> Image.Image:
        """The board's picture, :data:`SIZE` pixels wide."""

    @abstractmethod
    def board_alt(self, observation: Any, audience: Audience, since: Any | None = None) -> str:
        """The board's alt text."""

    def draw_hand(self, observation: Any, audience: Audience) -> Image.Image:
        """The picture of the viewer's hand, :data:`SIZE` pixels wide; of a game without a secret hand the board."""
        return self.draw_board(observation, audience, ())

    def hand_alt(self, observation: Any, audience: Audience) -> str:
        """The alt text of the viewer's hand."""
        return self.board_alt(observation, audience)

    @abstractmethod
    def sheet(self, observation: Any, result: Result, audience: Audience) -> ScoreSheet:
        """The content of the score sheet. Raises ValueError for a game that was not scored."""

    def prepare(self) -> None:  # noqa: B027 - most games have nothing that takes long
        """Draws, once a process, slow layers that all tables share."""

    @abstractmethod
    def motif(self, size: int) -> Image.Image:
        """A still life of the game's pieces for the lobby, for a card ``size`` pixels wide."""

    @abstractmethod
    def headline(self, observation: Any, audience: Audience) -> str:
        """One line: whose turn it is and for what; or how it ended."""

    def asked(self, observation: Any, question: str, audience: Audience) -> str:
        """The question to the observation's viewer, in one sentence; empty where the text of the ``question`` says
        it."""
        return ""

    def progress(self, observation: Any, audience: Audience) -> str:
        """The progress of the viewer's turn, on one small line below the question; by default the headline."""
        return self.headline(observation, audience)

    def ending(self, observation: Any, audience: Audience) -> str:
        """What it is called to declare the turn finished now; empty where the game's text says it."""
        return ""

    @abstractmethod
    def board_text(self, observation: Any, audience: Audience) -> list[str]:
        """The whole position in words, complete enough to play blind, in blocks that fit one message each."""

    def topics(self, observation: Any, audience: Audience) -> tuple[Topic, ...]:
        """What can be asked about the board besides what can be reached, with the answers as the viewer knows them."""
        return ()

    def outlook(self, before: Any, after: Any, audience: Audience, *, may_go_on: bool = True) -> str:
        """What a plan leads to in words, where neither its events nor the board say it; empty when they do. ``before``
        and ``after`` are the planner's observations of now and of the plan carried out, which ``may_go_on``."""
        return ""

    def hint(self, observation: Any, choice: Choice, action: Action, audience: Audience) -> str:
        """What the observation adds to a choice of the menu, on one short line; ``action`` is the first one that the
        choice leads to. Empty when the label says it all."""
        return ""

    def brief(self, observation: Any, choice: Choice, action: Action, audience: Audience) -> str | None:
        """The :meth:`hint` in a word or two, for a button; ``None`` where it is no longer than that."""
        return None

    def together(self, observation: Any, actions: Sequence[Action], audience: Audience) -> str | None:
        """What several actions taken one after another bring, on one short line; ``None`` where that is what is known
        of each."""
        return None

    def emoji_of(self, observation: Any, choice: Choice, action: Action | None) -> str:
        """The key of the emoji of an answer in the menu: a piece, a card, a land that it names. ``action`` is the first
        one that the choice leads to; ``None`` where a premove names its choices itself (the question is then the name
        of the offer). Empty for an answer in words alone."""
        return ""

    def limits(self, observation: Any, actions: Sequence[Action], audience: Audience) -> str:
        """Why the observation's viewer is offered just these answers to one question, where a rule excludes expected
        ones; else empty."""
        return ""
