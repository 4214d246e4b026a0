"""A position of Path of Civilization: values only. Cards are ids (``rules.path_of_civilization.cards``), agents and
research points are five numbers each, in the order of ``AGENTS`` and ``TYPES``."""

from typing import Annotated, Literal

import msgspec

from rules.core.chance import Chance
from rules.core.contract import Closing, Public
from rules.core.forms import by_word, refusing
from rules.path_of_civilization.cards import (
    BATTLE_ROUNDS,
    BATTLES,
    CHALLENGE_ROUNDS,
    CHALLENGES,
    LIMITS,
    PILES,
    PLACE_OF,
    ROUNDS,
    SOLO_THREAT,
    VERSION,
    Battle,
    Challenge,
    Leader,
    Wonder,
    great_in,
)
from rules.path_of_civilization.vocabulary import AGENTS, NONE, TYPES, Counts, Gain

Step = Literal[
    "board",
    "plan",
    "deploy",
    "token",
    "benefit",
    "wonder",
    "leader",
    "study",
    "buy",
    "fate",
    "history",
    "battle",
    "over",
]
"""How far the round is: the step whose window is open, or whose effects are being carried out. ``board`` comes before
round 1 (option ``board_assignment``), ``plan`` is phase A, ``deploy`` B, ``token`` and ``benefit`` C1, ``wonder`` C2,
``leader`` C3, ``study`` D, ``buy`` E, ``fate`` and ``history`` are a challenge, ``battle`` is a battle (both F)."""

STEPS: tuple[Step, ...] = (
    "board", "plan", "deploy", "token", "benefit", "wonder", "leader", "study", "buy", "fate", "history", "battle",
    "over",
)  # fmt: skip

PHASES: dict[str, str] = {
    "board": "", "plan": "A", "deploy": "B", "token": "C1", "benefit": "C1", "wonder": "C2", "leader": "C3",
    "study": "D", "buy": "E", "fate": "F", "history": "F", "battle": "F", "over": "",
}  # fmt: skip
"""Step -> its phase as the rules name it (PC-5.1)."""

Kind = Literal["board", "plan", "deploy", "token", "benefit", "wonder", "leader", "study", "buy", "fate", "choice"]
"""What a window asks for (PC-16): the step of this name, or a ``choice`` inside an effect."""

CLAIMS: tuple[Kind, ...] = ("wonder", "leader")
"""The windows of intentions and ready marks (PC-8)."""

PASS = "pass"
"""The intention, or wish, for nothing."""


_no_agent = refusing("pc-position-agent", "PC-1.2", "agent")
_no_type = refusing("pc-position-type", "PC-1.1", "type")
_no_pile = refusing("pc-position-pile", "PC-2.2", "card")

Agents = Annotated[Counts, by_word(AGENTS, int, 0, _no_agent)]
"""Numbers of agents, written by their names."""

Research = Annotated[Counts, by_word(TYPES, int, 0, _no_type)]
"""Heights of the research tracks, written by the types."""

UNTOLD = -1
"""The copies of a pile that a position document does not tell."""

Piles = Annotated[tuple[int, ...], by_word(PILES, int, UNTOLD, _no_pile, whole=True)]
"""Copies left in the piles, in the order of ``PILES``."""


class Civilization(msgspec.Struct, frozen=True, kw_only=True):
    """One player's board and cards; everything here is public (PC-15.1).

    ``board`` is the id of the civilization board ("" until one is chosen). ``hand`` are the technologies to be planned
    with, in phase A of a round only; ``left`` and ``right`` are those played this round, ``discovery`` those gained in
    it, ``ancient`` the Ancient Technologies. ``agents`` lie in the trays; ``research`` are the tracks. ``population``
    is the position on its track, ``legacy`` the military legacy, ``philosophy`` the level, ``vp`` the tokens.
    ``leader`` is the living one ("": none), ``cemetery`` those before it in their order of entry.
    """

    board: str = ""
    hand: tuple[str, ...] = ()
    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    discovery: tuple[str, ...] = ()
    ancient: tuple[str, ...] = ()
    agents: Agents = NONE
    research: Research = NONE
    population: int = 0
    legacy: int = 0
    philosophy: int = 0
    vp: int = 0
    leader: str = ""
    cemetery: tuple[str, ...] = ()
    wonders: tuple[str, ...] = ()

    @property
    def technologies(self) -> tuple[str, ...]:
        """All technology cards, wherever they lie (PC-1.5)."""
        return (*self.hand, *self.left, *self.right, *self.discovery, *self.ancient)

    @property
    def leaders(self) -> tuple[str, ...]:
        """The living leader and those in the cemetery."""
        return (self.leader, *self.cemetery) if self.leader else self.cemetery

    @property
    def cards(self) -> tuple[str, ...]:
        """The player's cards in the sense of PC-1.5."""
        return (*self.technologies, *self.wonders, *self.leaders)

    @property
    def base_limit(self) -> int:
        """The limit number at the population marker (PC-1.7), without any bonus."""
        return LIMITS[self.population]


class Level(msgspec.Struct, frozen=True):
    """The benefit tokens of a philosophy level that a player has reached: ``available`` ones, the one that was
    ``rejected`` ("": none), and those just turned up of which one player is choosing (``offered``)."""

    available: tuple[str, ...] = ()
    rejected: str = ""
    offered: tuple[str, ...] = ()

    @property
    def face_up(self) -> bool:
        """Whether the tokens of this level are known."""
        return bool(self.available or self.offered)


class Window(msgspec.Struct, frozen=True):
    """The decision that is open (PC-16). ``seats`` are concerned, ``decided`` those of them who have decided, or marked
    ready; both ascending. ``intentions`` are those of an open claim, by seat: a card, ``pass``, or "" as long as
    nothing was said (PC-8.4); elsewhere it is empty."""

    kind: Kind
    seats: tuple[int, ...] = ()
    decided: tuple[int, ...] = ()
    intentions: tuple[str, ...] = ()

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have not decided yet."""
        return tuple([seat for seat in self.seats if seat not in self.decided])


class Due(msgspec.Struct, frozen=True):
    """A gain still to be carried out, and the card, token or event that it comes from."""

    source: str
    gain: Gain


class CivPublic(Public, frozen=True, kw_only=True):
    """What everybody may see (PC-15.1).

    ``version`` is that of the rules by which the game is played. ``round`` counts from 1 (0 while boards are
    chosen). ``wonder_market`` and ``leader_market`` are in the order in which the cards were revealed; ``taken``
    are cards that the external threat took (PC-18.3). ``piles`` are the copies left. ``challenges`` and ``battles``
    are the four events of each kind, by their stands. ``levels`` are the philosophy levels 1 to 5. ``granted`` are
    the challenges whose effect holds for everybody (PC-14.20). ``advanced`` are the seats that went up in
    philosophy this round.

    ``choosing`` are the seats that still choose a board, in their order. ``window`` is the open decision, and ``due``
    are by seat the gains still to be carried out, the next one first: in a window of the kind ``choice`` the first one
    is the choice that is asked for.
    """

    version: int = VERSION
    round: int = 1
    step: Step = "plan"
    civilizations: tuple[Civilization, ...]
    wonder_market: tuple[str, ...] = ()
    leader_market: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    piles: Piles
    challenges: tuple[str, ...]
    battles: tuple[str, ...]
    levels: tuple[Level, ...]
    granted: tuple[str, ...] = ()
    advanced: tuple[int, ...] = ()
    choosing: tuple[int, ...] = ()
    window: Window | None = None
    due: tuple[tuple[Due, ...], ...]

    @property
    def seats(self) -> int:
        return len(self.civilizations)

    @property
    def over(self) -> bool:
        return self.step == "over"

    @property
    def closing(self) -> Closing:
        """The last round is the ninth (PC-13.1)."""
        return "round" if self.round == ROUNDS and not self.over else ""

    @property
    def phase(self) -> str:
        """The phase of the round: A to F, C in its three steps."""
        return PHASES[self.step]

    @property
    def open_claims(self) -> bool:
        """Whether intentions are shown to everybody (option ``claim_mode``)."""
        return self.options["claim_mode"] == "open"

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        return self.window.awaited if self.window is not None else ()

    @property
    def challenge(self) -> Challenge | None:
        """The challenge of this round."""
        place = CHALLENGE_ROUNDS.get(self.round)
        return None if place is None else CHALLENGES[self.challenges[place]]

    @property
    def battle(self) -> Battle | None:
        """The battle of this round."""
        place = BATTLE_ROUNDS.get(self.round)
        return None if place is None else BATTLES[self.battles[place]]

    @property
    def threat(self) -> int:
        """Where the pawn of the external threat stands: its power in the next battle (PC-4.7, PC-5.2, PC-18.2)."""
        place = min([place for round_, place in BATTLE_ROUNDS.items() if round_ >= self.round])
        return self.threat_in(BATTLES[self.battles[place]])

    def threat_in(self, battle: Battle) -> int:
        """The power of the external threat in a battle."""
        return battle.threat + (SOLO_THREAT[self.options["solo_threat"]] if self.seats == 1 else 0)

    def great(self, name: str) -> Wonder | Leader:
        """A wonder or leader as it is in this game."""
        return great_in(self.version, name)

    def market(self, kind: Kind) -> tuple[str, ...]:
        """The market of ``wonder`` or ``leader`` cards."""
        return self.wonder_market if kind == "wonder" else self.leader_market

    def copies(self, technology: str) -> int:
        """The copies left in a pile."""
        return self.piles[PLACE_OF[technology]]


class CivState(CivPublic, frozen=True, kw_only=True):
    """The whole position. Hidden are, era by era, the ``wonder_decks`` and ``leader_decks``, their top first (what is
    left of an era that is over is out of the game); the ``tokens`` of each level that nobody has reached (PC-15.2); by
    seat the sealed ``answers`` in the open window, as notations, "" where there is none (PC-15.3); and by seat the
    ``wishes`` of a claim, the dearest first, ``("pass",)`` for none, empty as long as nothing was said (PC-8.8)."""

    wonder_decks: tuple[tuple[str, ...], ...]
    leader_decks: tuple[tuple[str, ...], ...]
    tokens: tuple[tuple[str, ...], ...]
    answers: tuple[str, ...]
    wishes: tuple[tuple[str, ...], ...]
    chance: Chance
