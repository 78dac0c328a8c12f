"""How often something may be sent because somebody asked for it."""

import time
from collections import deque

from fogline.table.refusal import Refusal


class Pace:
    """So many in so many seconds for each key; in this process, since it began."""

    def __init__(self, most: int, seconds: float, keys: int = 10_000) -> None:
        self.most, self.seconds, self.keys = most, seconds, keys
        self._taken: dict[str, deque[float]] = {}

    def take(self, key: str) -> None:
        """One more, or a refusal."""
        now = time.monotonic()
        if key not in self._taken and len(self._taken) >= self.keys:
            self._taken = {name: taken for name, taken in self._taken.items() if now - taken[-1] < self.seconds}
        taken = self._taken.get(key, deque())
        while taken and now - taken[0] >= self.seconds:
            taken.popleft()
        if len(taken) >= self.most or len(self._taken) >= self.keys + 1:
            raise Refusal("too-often")
        taken.append(now)
        self._taken[key] = taken
