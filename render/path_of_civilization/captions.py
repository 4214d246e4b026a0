"""What stands on the pictures, and what is said of those that are looked at closer, in the reader's language."""

from collections.abc import Callable, Sequence

from render.kit import tell
from render.kit.header import Header
from render.path_of_civilization import standing
from render.path_of_civilization.board import BoardTexts
from render.path_of_civilization.boards import ChoiceTexts
from render.path_of_civilization.civilization import CivilizationTexts
from render.path_of_civilization.gallery import GalleryTexts
from render.path_of_civilization.hand import HandTexts, Pool, Project
from render.path_of_civilization.legend import ENTRIES, LegendTexts
from render.path_of_civilization.technologies import TechnologyTexts
from render.path_of_civilization.tracks import TrackTexts
from render.path_of_civilization.words import round_of
from render.words.fitting import ALT, cut
from render.words.text import Texts
from rules.path_of_civilization import powers
from rules.path_of_civilization.cards import BATTLE_ROUNDS, BOARDS, CHALLENGE_ROUNDS, PILES
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import Kind

PREFIX = "pc"

_FOR = (
    "pc-pic-for-wonders",
    "pc-pic-for-leaders",
    "pc-pic-for-philosophy",
    "pc-pic-for-challenges",
    "pc-pic-for-battles",
)
"""What the agents are for, in their order."""

_PHASES = (
    ("pc-pic-phase-plan", ("board", "plan")),
    ("pc-pic-phase-deploy", ("deploy",)),
    ("pc-pic-phase-philosophy", ("token", "benefit")),
    ("pc-pic-phase-wonder", ("wonder",)),
    ("pc-pic-phase-leader", ("leader",)),
    ("pc-pic-phase-study", ("study",)),
    ("pc-pic-phase-buy", ("buy",)),
    ("pc-pic-phase-event", ("fate", "history", "battle")),
)
"""The phases of a round with their steps."""


def namer(texts: Texts) -> Callable[[str], str]:
    """What every card, token and board is called, by its id."""
    return lambda card: texts.word(PREFIX, card)


def title(texts: Texts, observation: CivObservation) -> str:
    """The round and what happens in it."""
    return texts.t("pc-pic-title", step=observation.step, number=observation.round)


def _head(texts: Texts, observation: CivObservation) -> tuple[str, str]:
    """The title, and more of what happens."""
    return title(texts, observation), texts.t("pc-pic-detail", step=observation.step)


def board_captions(texts: Texts, observation: CivObservation, names: Sequence[str]) -> BoardTexts:
    """The words on the table; ``names`` are without emblems."""
    count, result = len(observation.to_act), observation.result
    head = _head(texts, observation) if result is None else tell.over(texts, PREFIX, result, names)
    return BoardTexts(
        *head,
        right=texts.t("pc-pic-awaited", count=count) if count else "",
        name=namer(texts),
        seats=names,
        markets=(("wonder", texts.t("pc-pic-wonders")), ("leader", texts.t("pc-pic-leaders"))),
        empty=texts.t("pc-pic-market-empty"),
        when=lambda number: texts.t("pc-pic-when", number=number),
        fate=texts.t("pc-pic-fate"),
        history=texts.t("pc-pic-history"),
        nothing=texts.t("pc-pic-no-reward"),
        wants=lambda number: texts.t("pc-pic-wants", number=number) if number else texts.t("pc-pic-passes"),
    )


def civilization_captions(
    texts: Texts, observation: CivObservation, seat: int, names: Sequence[str]
) -> CivilizationTexts:
    """The words on a seat's civilization."""
    own = observation.civilizations[seat]
    round_ = texts.t("pc-pic-when", number=round_of(observation))
    detail = f"{texts.word(PREFIX, own.board)} · {round_}" if own.board else round_
    points = standing.totals(observation)[seat]
    limits = [
        texts.t("pc-pic-limit", limit=powers.limit(observation, seat, phase)) for phase in ("deployment", "research")
    ]
    return CivilizationTexts(
        title=texts.t("pc-pic-civilization", name=names[seat]),
        detail=detail,
        right=texts.t("pc-pic-points", count=points),
        owner=names[seat],
        name=namer(texts),
        tracks=TrackTexts(
            texts.t("pc-pic-agents"), limits[0], texts.t("pc-pic-research"), limits[1], tuple(map(texts.t, _FOR))
        ),
        technologies=texts.t("pc-pic-hand" if own.hand else "pc-pic-played"),
        ancient=texts.t("pc-pic-ancient"),
        greats=texts.t("pc-pic-greats"),
        cemetery=texts.t("pc-pic-cemetery"),
        nothing=texts.t("pc-pic-none"),
        phases=() if observation.over else phases(texts, observation),
    )


def phases(texts: Texts, observation: CivObservation) -> tuple[tuple[str, str], ...]:
    """The phases of the round, each with how far it is."""
    now = next(place for place, (_, steps) in enumerate(_PHASES) if observation.step in steps)
    return tuple(
        (texts.t(key), "done" if place < now else "now" if place == now else "later")
        for place, (key, _) in enumerate(_PHASES)
    )


def hand_captions(texts: Texts, project: Project) -> HandTexts:
    """The words on the hand of phase A."""
    agents, research = project.agents, project.research
    return HandTexts(
        title=texts.t("pc-pic-project-laid-out", number=1) if project.laid_out else texts.t("pc-pic-project"),
        private=texts.t("hand-private"),
        name=namer(texts),
        left=texts.t("pc-pic-left"),
        right=texts.t("pc-pic-right"),
        away=texts.t("pc-pic-away"),
        agents=texts.t("pc-pic-agents"),
        research=texts.t("pc-pic-research"),
        agents_note=pool_note(texts, agents),
        research_note=pool_note(texts, research),
    )


def pool_note(texts: Texts, pool: Pool) -> str:
    """How much a pool gives of how much may be had."""
    if pool.pool is None:
        return texts.t("pc-pic-sum-open", limit=pool.limit)
    key = "pc-pic-sum-over" if pool.surplus else "pc-pic-sum"
    return texts.t(key, count=pool.total, limit=pool.limit)


def technology_captions(texts: Texts, observation: CivObservation) -> TechnologyTexts:
    """The words on the picture of all piles."""
    return TechnologyTexts(
        title=texts.t("pc-pic-technologies"),
        detail=texts.t("pc-pic-pile"),
        right=texts.t("pc-pic-when", number=round_of(observation)),
        name=namer(texts),
    )


def gallery_captions(texts: Texts, observation: CivObservation, kind: Kind) -> GalleryTexts:
    """The words on the picture of a market."""
    heading, viewer = texts.t("pc-pic-wonders") if kind == "wonder" else texts.t("pc-pic-leaders"), observation.viewer
    held = "" if viewer is None else texts.t("pc-pic-held", count=held_for(observation, viewer, kind))
    return GalleryTexts(heading, held, texts.t("pc-pic-when", number=round_of(observation)), viewer)


def held_for(observation: CivObservation, seat: int, kind: Kind) -> int:
    """How many of the agents that pay for this market a seat has."""
    return observation.civilizations[seat].agents[powers.payer_of(kind)]


def choice_captions(texts: Texts, observation: CivObservation) -> ChoiceTexts:
    """The words on the picture of the boards to choose from."""
    return ChoiceTexts(*_head(texts, observation), namer(texts))


def events_head(texts: Texts) -> Header:
    """The bar of the picture of all events."""
    return Header(texts.t("pc-pic-events"), texts.t("pc-pic-events-detail"), icon="history")


def legend_captions(texts: Texts) -> LegendTexts:
    """The words of the legend."""
    meanings = {key: texts.t(key) for key in ENTRIES}
    return LegendTexts(texts.t("pc-pic-legend"), texts.t("pc-pic-legend-detail"), meanings)


# --- alt texts of what is looked at closer ----------------------------------------------------------------------------


def market_alt(texts: Texts, observation: CivObservation, kind: Kind) -> str:
    """The alt text of a market: its cards and what they cost."""
    heading = texts.t("pc-pic-wonders") if kind == "wonder" else texts.t("pc-pic-leaders")
    name = namer(texts)
    offers = [observation.great(card) for card in observation.market(kind)]
    cards = [texts.t("pc-alt-offer", name=name(one.id), cost=one.cost, vp=one.vp) for one in offers]
    return cut(texts.t("pc-alt-list", heading=heading, card_list=cards or [texts.t("pc-pic-market-empty")]), ALT)


def technologies_alt(texts: Texts, observation: CivObservation) -> str:
    """The alt text of the piles: how many copies of each are left."""
    name = namer(texts)
    piles = [
        texts.t("pc-alt-pile", name=name(card), count=copies)
        for card, copies in zip(PILES, observation.piles, strict=True)
    ]
    return cut(texts.t("pc-alt-list", heading=texts.t("pc-pic-technologies"), card_list=piles), ALT)


def events_alt(texts: Texts, observation: CivObservation) -> str:
    """The alt text of the events: when each comes."""
    name = namer(texts)
    dated = [
        *zip(CHALLENGE_ROUNDS, observation.challenges, strict=True),
        *zip(BATTLE_ROUNDS, observation.battles, strict=True),
    ]
    listed = [texts.t("pc-alt-event", name=name(card), number=number) for number, card in sorted(dated)]
    return cut(texts.t("pc-alt-list", heading=texts.t("pc-pic-events"), card_list=listed), ALT)


def choice_alt(texts: Texts, observation: CivObservation) -> str:
    """The alt text of the boards: those that are still free."""
    name, taken = namer(texts), {own.board for own in observation.civilizations}
    free = [name(board) for board in BOARDS if board not in taken]
    return cut(texts.t("pc-alt-list", heading=title(texts, observation), card_list=free), ALT)


def legend_alt(texts: Texts) -> str:
    """The alt text of the legend: what the signs mean, in the order in which they stand there."""
    said = legend_captions(texts)
    return cut(texts.t("pc-alt-list", heading=said.title, card_list=[said.meanings[key] for key in ENTRIES]), ALT)
