"""What somebody asks the others to take back."""

import msgspec


class AskedBack(msgspec.Struct, frozen=True):
    """``seat`` asks to take the newest ``count`` steps of the game back that all were told of; ``agreed`` are the seats
    that have agreed."""

    seat: int
    count: int
    agreed: tuple[int, ...]
