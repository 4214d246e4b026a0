"""The colours of Path of Civilization's own pictures."""

from typing import Final

from render.core.palette import PAGE, SUNK, WHITE, Colour, mix, table, text_on

TYPE_COLOURS: Final = table(
    culture="#E98E1D", science="#56A8A4", spirituality="#62559F", industry="#796963", military="#BE350E"
)
"""The colour of a card type, of its research and of the agents that go with it."""

FIELD: Final = mix(SUNK, PAGE, 0.4)
"""An empty field of a track."""
PASSED: Final = mix(SUNK, (150, 125, 90), 0.18)
"""A field of a track that lies behind its marker."""

_PALE = 0.55


def pale(colour: Colour) -> Colour:
    """The large sign in the middle of a card, behind whatever stands on it."""
    return mix(colour, WHITE, _PALE)


SIGN_ON: Final = {type_: text_on(colour) for type_, colour in TYPE_COLOURS.items()}
"""The colour of signs on the colour of a type."""

TITLE_ON: Final = {type_: text_on(mix(colour, WHITE, 0.12)) for type_, colour in TYPE_COLOURS.items()}
"""The colour of a title there: ink on the two light ones."""
