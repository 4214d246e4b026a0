"""What a request to the page must be before anything is done for it: from the page itself, small, and not too often.

Nothing that a proxy adds is trusted: neither addresses of clients nor names of hosts.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Container, Mapping

HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}
"""What every answer carries."""

LARGEST = 4096
"""Bytes of a request's body."""


def framed(by: str) -> Mapping[str, str]:
    """The same for the Activity's page, which clients of Discord show in a frame: ``by`` are their origins."""
    policy = HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", f"frame-ancestors {by}")
    kept = {name: value for name, value in HEADERS.items() if name != "X-Frame-Options"}
    return {**kept, "Content-Security-Policy": policy}


def is_own(headers: Mapping[str, str], origins: Container[str], *, writes: bool) -> bool:
    """Whether a request for data comes from a page of one of these ``origins``, as the browser says; one that
    ``writes`` must say so, and be JSON, which no form of another page can send."""
    site = headers.get("Sec-Fetch-Site", "same-origin")
    if site not in ("same-origin", "none"):
        return False
    if not writes:
        return True
    # Browsers always name the origin of what is posted; a proxy in between may not hand it on.
    own = headers["Origin"] in origins if "Origin" in headers else headers.get("Sec-Fetch-Site") == "same-origin"
    return own and headers.get("Content-Type", "").split(";")[0] == "application/json"


class PersonalLimit:
    """How much one person may ask for: ``burst`` at once, and ``rate`` a second after that. ``now`` is a monotonic
    clock in seconds."""

    KEPT = 4096

    def __init__(self, burst: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._now = now
        self._left: OrderedDict[int, tuple[float, float]] = OrderedDict()

    def take(self, person: int) -> bool:
        """Takes one, if there is one left."""
        now = self._now()
        left, at = self._left.pop(person, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._rate)
        self._left[person] = (left - 1 if left >= 1 else left, now)
        while len(self._left) > self.KEPT:
            self._left.popitem(last=False)
        return left >= 1
