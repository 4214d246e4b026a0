"""What may be left in advance: an answer to every question for support, with none (TE-23.3)."""

from collections.abc import Sequence

from rules.core.contract import Premove, PremoveOffer
from rules.tigris_euphrates.actions import SUPPORTS, TigrisAction
from rules.tigris_euphrates.observation import TigrisObservation

NO_SUPPORT = "no-support"
NEVER_SUPPORT = PremoveOffer(NO_SUPPORT, (NO_SUPPORT,), repeats=True)


def offers(observation: TigrisObservation) -> tuple[PremoveOffer, ...]:
    """What the viewer may leave in advance now."""
    return () if observation.over or observation.viewer is None else (NEVER_SUPPORT,)


def answer(observation: TigrisObservation, legal: Sequence[TigrisAction], premove: Premove) -> TigrisAction | None:
    """No tiles, where the viewer is asked for support."""
    asked = observation.phase in ("attack", "defence") and observation.viewer in observation.to_act
    return SUPPORTS[0] if premove.name == NO_SUPPORT and asked else None
