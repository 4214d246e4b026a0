"""What can be asked about a map of Iwari."""

from collections.abc import Sequence

from render.iwari import text_board
from render.iwari.words import territory_name, tribes
from render.kit.topics import Topic, topic, where
from render.words.text import Texts, listed
from rules.iwari.feats import free_spaces
from rules.iwari.maps import BIOME_OF, BIOMES, TERRITORIES
from rules.iwari.observation import IwariObservation


def topics(texts: Texts, observation: IwariObservation, names: Sequence[str]) -> tuple[Topic, ...]:
    """Tents and totems of every tribe, free spaces by biome, mountains; and how territories and tribes stand."""
    called = tribes(texts, observation, names, labelled=False)
    seats = range(observation.tribes)
    lands = observation.ground.territories
    return (
        *(
            where(
                texts, f"tents {tribe}", texts.t("iw-ask-tents", seat=listed(called[tribe])),
                text_board.spaces(observation.tents[tribe]),
            )
            for tribe in seats
        ),
        *(
            where(
                texts, f"totems {tribe}", texts.t("iw-ask-totems", seat=listed(called[tribe])),
                [
                    texts.t("iw-ask-stack", territory=TERRITORIES[land], count=observation.stacks[land].count(tribe))
                    for land in lands
                    if tribe in observation.stacks[land]
                ],
            )
            for tribe in seats
        ),
        *(_free(texts, observation, biome) for biome in range(len(BIOMES))),
        *(
            topic(
                texts, "strength", f"territory {TERRITORIES[land]}",
                texts.t("iw-ask-territory", territory=TERRITORIES[land],
                        name=territory_name(texts, observation, TERRITORIES[land])),
                text_board.strength_lines(texts, observation, called, land),
            )
            for land in lands
        ),
        *(
            topic(texts, "strength", f"tribe {tribe}", listed(called[tribe]),
                  text_board.tribe_lines(texts, observation, called, tribe))
            for tribe in seats
        ),
    )  # fmt: skip


def _free(texts: Texts, observation: IwariObservation, biome: int) -> Topic:
    """The free spaces of all territories of a biome."""
    free = [
        space
        for land in observation.ground.territories
        if BIOME_OF[land] == biome
        for space in text_board.spaces(free_spaces(observation, land))
    ]
    thing = texts.t("iw-ask-free", biome=f"@{BIOMES[biome]}")
    return where(texts, f"free {BIOMES[biome]}", thing, free)
