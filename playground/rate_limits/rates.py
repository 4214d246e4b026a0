"""Discord's rate limits as figures, and none for tests about something else.

Discord publishes those of the whole bot and of the gateway ("Rate Limits", "Gateway"). Those of single routes are
only in the headers of each response; the figures here are what libraries and developers have observed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from playground.rate_limits.windows import Rate

_MESSAGES = "/channels/{channel}/messages"
_REACTION = _MESSAGES + "/{message}/reactions/{emoji}/@me"
_HOOK = "/webhooks/{application}/{token}"

ROUTES: Mapping[str, tuple[str, Rate]] = MappingProxyType(
    {
        f"POST {_MESSAGES}": ("messages", Rate(5, 5.0)),
        f"PATCH {_MESSAGES}/{{message}}": ("edits", Rate(5, 5.0)),
        f"DELETE {_MESSAGES}/{{message}}": ("deletions", Rate(5, 1.0)),
        f"PUT {_REACTION}": ("reactions", Rate(1, 0.25)),
        f"DELETE {_REACTION}": ("reactions", Rate(1, 0.25)),
        "POST /channels/{channel}/threads": ("threads", Rate(50, 300.0)),
        f"POST {_MESSAGES}/{{message}}/threads": ("threads", Rate(50, 300.0)),
        f"POST {_HOOK}": ("webhooks", Rate(5, 2.0)),
    }
)
"""Route to the name of its bucket and the bucket's rate, counted for each channel or webhook."""


OLD_EDITS = Rate(3, 60.0)


@dataclass(frozen=True)
class Rates:
    """The limits; None for unlimited.

    `everything`: requests with the bot's token. `refusals`: responses 401, 403 and 429. `new_dms`: direct message
    channels that did not exist. `identifies` and `sessions`: IDENTIFY at the gateway, at once and in a day; at once
    is counted for each remainder of the shard's number by `max_concurrency`. `old_edits`: edits of messages older
    than an hour, in each channel, by the world's clock.
    """

    everything: Rate | None = None
    routes: Mapping[str, tuple[str, Rate]] = field(default_factory=dict)
    refusals: Rate | None = None
    new_dms: Rate | None = None
    identifies: Rate | None = None
    sessions: Rate | None = None
    old_edits: Rate | None = OLD_EDITS
    max_concurrency: int = 1


DISCORD = Rates(
    everything=Rate(50, 1.0),
    routes=ROUTES,
    refusals=Rate(10_000, 600.0),
    new_dms=Rate(30, 600.0),
    identifies=Rate(1, 5.0),
    sessions=Rate(1000, 86_400.0),
)
UNLIMITED = Rates()
