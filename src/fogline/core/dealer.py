"""The Dealer: rules ask it for chance and tell it what happened."""

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from fogline.core.counts import total
from fogline.core.rows import INTERPRETED, vec

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000
"""How many different ones there are."""


class ScriptError(Exception):
    """The script ran out, or gave an answer that the question does not allow."""


@final
class Dealer:
    """Chance and a memory of it.

    ``Dealer(seed)`` answers from its own generator (sfc32: additions, shifts and exclusive-ors of 32-bit words, so that
    a seed is the same game on every machine, compiled or not). ``Dealer(script=[...])`` gives the answers listed, which
    is how a record is replayed and how a test stacks the deck. ``quiet`` keeps no memory: for playouts.
    """

    def __init__(self, seed: int = 0, script: list[int] | None = None, quiet: bool = False) -> None:
        self.dealt: list[int] = []
        """What chance answered since the last ``take``."""
        self.said: list[tuple[int, int, int, int, int, int, int]] = []
        """What the rules told since the last ``take``: an event's kind and its numbers."""
        self.shown: bool = False
        """Something hidden was shown since the last ``take``: an information barrier even if no chance was asked."""
        self.quiet: bool = quiet
        self.watch: Callable[[], None] | None = None
        """Whom to call where the rules pause: somebody who keeps what the table looked like then."""
        self._scripted: bool = script is not None
        self._script: list[int] = list(script) if script is not None else []
        self._next: i64 = 0
        self._a: i64 = seed & WORD
        self._b: i64 = (seed >> 32) & WORD
        self._c: i64 = (seed >> 64) & WORD
        self._counter: i64 = 1
        for _ in range(12):
            self._uniform(1)

    def _uniform(self, n: i64) -> i64:
        """One of 0 to n-1, from the next 32 random bits.

        Words past the last whole multiple of n are thrown back, so that none is likelier.
        """
        while True:
            b: i64 = self._b
            c: i64 = self._c
            word: i64 = self._a + b + self._counter & WORD
            self._counter += 1  # only its last 32 bits ever count
            self._a = b ^ (b >> 9)
            self._b = c * 9 & WORD
            self._c = (c << 21) + (c >> 11) + word & WORD
            if word + n <= WORDS or word - word % n + n <= WORDS:  # the first is quicker to tell and nearly always true
                return word % n
            if n > WORDS:
                raise ValueError(f"chance has no {n} answers")

    def below(self, n: i64) -> i64:
        """One of 0 to n-1, all alike."""
        answer: i64
        if self._scripted:
            answer = self._from_script()
            if answer < 0 or answer >= n:
                raise ScriptError(f"chance answered {answer} where only 0 to {n - 1} is possible")
        else:
            answer = self._uniform(n)
        if not self.quiet:
            self.dealt.append(answer)
        return answer

    def pick_from(self, counts: vec[i64]) -> i64:
        """One index of a bag of counts, as likely as its count. The bag is left as it was."""
        answer: i64
        if self._scripted:
            answer = self._from_script()
            if answer < 0 or answer >= len(counts) or counts[answer] <= 0:
                raise ScriptError(f"chance answered {answer}, of which none is left")
        else:
            rest: i64 = self._uniform(total(counts))
            answer = 0
            for n in counts:
                if rest < n:
                    break
                rest -= n
                answer += 1
        if not self.quiet:
            self.dealt.append(answer)
        return answer

    def pick(self, counts: list[int]) -> i64:
        """The same from a list."""
        return self.pick_from(vec[i64](counts))

    def _from_script(self) -> i64:
        if self._next >= len(self._script):
            raise ScriptError("chance was asked once more than the script answers")
        answer: i64 = self._script[self._next]
        self._next += 1
        return answer

    def unused(self) -> int:
        """How many answers of the script nobody asked for."""
        return len(self._script) - self._next

    def say(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        """Tell the table that something happened: an event's kind and its numbers, in the order of its fields."""
        if not self.quiet:
            self.said.append((kind, a, b, c, d, e, f))

    def pause(self) -> None:
        """A step of what the rules play by themselves is done: between two of them the table can be looked at."""
        if self.watch is not None:
            self.watch()

    def show(self) -> None:
        """Somebody was shown something hidden without chance being asked: from here there is no way back."""
        self.shown = True

    def take(self) -> tuple[list[int], list[tuple[int, int, int, int, int, int, int]], bool]:
        """Hand over what was dealt, said and shown, and forget it."""
        taken = (self.dealt, self.said, self.shown)
        self.dealt = []
        self.said = []
        self.shown = False
        return taken


if INTERPRETED:
    Dealer.pick = Dealer.pick_from  # there a row is a list

    def chooser(dealer: Dealer) -> Callable[[i64], i64]:
        """What to ask for one of 0 to n-1: where nothing is written down or read, its generator itself."""
        return dealer._uniform if dealer.quiet and not dealer._scripted else dealer.below
