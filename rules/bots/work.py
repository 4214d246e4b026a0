"""The budget of a decision: evaluations and played actions are counted, and no more than a limit of them are made."""


class WorkSpent(Exception):
    """No work is left within the limit."""


class Work:
    """``spent`` counts evaluations and played actions together; it never exceeds ``limit`` (``None``: no limit)."""

    def __init__(self, limit: int | None = None) -> None:
        self.limit = limit
        self.spent = 0

    @property
    def left(self) -> int:
        """How much may still be spent; a budget without a limit has no such number."""
        assert self.limit is not None
        return self.limit - self.spent

    def spend(self) -> None:
        """Counts one evaluation or played action that is about to be made. Raises ``WorkSpent`` at the limit."""
        if self.limit is not None and self.spent >= self.limit:
            raise WorkSpent
        self.spent += 1
