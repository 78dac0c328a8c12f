"""What may be done at one moment: a sheet that rules write on, to be counted, picked from or listed."""

from typing import Final, final

from mypy_extensions import i64

from fogline.core.bits import BIT, MOST, nth, size
from fogline.core.rows import INTERPRETED, vec

GROUPS: Final = 8
"""There is room for so many groups of actions, then for as many more."""


@final
class Choices:
    """Groups of actions, each a first number and a mask of those that follow it. A sheet is used again and again."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.groups: i64 = 0
        self.firsts: vec[i64] = vec[i64]([0] * GROUPS)
        self.masks: vec[i64] = vec[i64]([0] * GROUPS)
        self.sizes: vec[i64] = vec[i64]([0] * GROUPS)
        self.listed: list[int] = []
        """The actions of a game that lists them itself."""

    def clear(self) -> None:
        """An empty sheet again."""
        self.count = 0
        self.groups = 0

    def offer(self, first: i64, mask: i64) -> None:
        """The actions ``first + i`` for each i in the mask."""
        if mask != 0:
            if self.groups == len(self.masks):
                self._make_room()
            n: i64 = size(mask)
            self.firsts[self.groups] = first
            self.masks[self.groups] = mask
            self.sizes[self.groups] = n
            self.groups += 1
            self.count += n

    def add(self, action: i64) -> None:
        """One action."""
        last: i64 = self.groups - 1
        if last >= 0:
            ahead: i64 = action - self.firsts[last]
            if 0 < ahead < MOST and self.masks[last] < BIT[ahead]:
                self.masks[last] |= BIT[ahead]
                self.sizes[last] += 1
                self.count += 1
                return
        self.offer(action, 1)

    def _make_room(self) -> None:
        more = [0] * GROUPS
        self.firsts = vec[i64](list(self.firsts) + more)
        self.masks = vec[i64](list(self.masks) + more)
        self.sizes = vec[i64](list(self.sizes) + more)

    def take(self, actions: list[int]) -> None:
        """All actions at once, as a list."""
        self.listed = actions
        self.count = len(actions)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, n: i64) -> i64:
        """The n-th action, from 0."""
        if self.groups == 0:
            return self.listed[n]
        at: i64 = 0
        while n >= self.sizes[at]:
            n -= self.sizes[at]
            at += 1
        return self.firsts[at] + nth(self.masks[at], n)

    def actions(self) -> list[int]:
        """All of them in order."""
        if self.groups == 0:
            return self.listed if self.count else []
        found: list[int] = []
        for at in range(self.groups):
            mask: i64 = self.masks[at]
            while mask != 0:
                found.append(self.firsts[at] + nth(mask, 0))
                mask &= mask - 1
        return found


if INTERPRETED:
    TABLES = {}

    def by_bytes(first):
        """The actions from this one on, as a list for each byte of a mask and each place where the byte may stand."""
        TABLES[first] = [
            [[start + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
            for start in range(first, first + MOST, 8)
        ]
        return TABLES[first]

    class Choices(list):
        """The same where nothing is compiled: the interpreter is quickest at lists, and at bits by the byte."""

        add = list.append
        take = list.extend

        def offer(self, first, mask):
            """The actions of a mask, counted from the first."""
            tables = TABLES.get(first) or by_bytes(first)
            if mask < 256:
                self.extend(tables[0][mask])
                return
            for lists in tables:
                if byte := mask & 255:
                    self.extend(lists[byte])
                mask >>= 8
                if not mask:
                    return

        def actions(self):
            """All of them, as a list of its own."""
            return self[:]
