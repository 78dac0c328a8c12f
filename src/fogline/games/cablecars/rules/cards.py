"""Chapter 3, drawing transportation cards."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.counts import kinds, some
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.core.rows import INTERPRETED
from fogline.games.cablecars import events as e
from fogline.games.cablecars.box import CARDS, FERRY
from fogline.games.cablecars.questions import SECOND_CARD
from fogline.games.cablecars.rules import end, market
from fogline.games.cablecars.state import State
from fogline.parts.bits import BIT


def legal(s: State) -> i64:
    """The face-up cards and the deck as a mask, being the first actions; 3.3: no face-up ferry as a second card."""
    found: i64 = kinds(s.market)
    if s.asks == SECOND_CARD:
        found &= ~BIT[FERRY]
    return found | BIT[CARDS] if some(s.deck) else found


def offer(s: State, out: Choices) -> None:
    """Write them on a sheet."""
    out.offer(0, legal(s))


def explain_take(s: State, card: int) -> list[Reason]:
    if s.market[card] == 0:
        return [because("card-not-face-up", "3.1", card=card)]
    if s.asks == SECOND_CARD and card == FERRY:
        return [because("ferry-second", "3.3")]
    return []


def explain_draw(s: State) -> list[Reason]:
    return [] if some(s.deck) else [because("deck-empty", "3.6")]


def take(s: State, seat: i64, card: i64, dealer: Dealer) -> None:
    """3.1: a face-up card is replaced at once. 3.2: a ferry ends the draw."""
    s.market[card] -= 1
    s.hands[seat * CARDS + card] += 1
    s.seen[seat * CARDS + card] += 1
    dealer.say(e.TOOK, seat, card)
    market.fill(s, dealer)
    after(s, seat, card == FERRY, dealer)


def draw(s: State, seat: i64, dealer: Dealer) -> None:
    """3.1: the top card of the deck, seen by nobody else. 3.9: a ferry drawn unseen is a card like any other.

    3.5: a sweep that was skipped may help now.
    """
    card = market.draw_top(s, dealer)
    s.hands[seat * CARDS + card] += 1
    dealer.say(e.DREW, seat, card)
    if not some(s.deck):
        market.renew(s, dealer)
    if s.market[FERRY] >= s.box.ferries_swept:
        market.sweep(s, dealer)
    after(s, seat, False, dealer)


def after(s: State, seat: i64, done: bool, dealer: Dealer) -> None:
    """A second card follows the first, however many the hand holds (3.10). 3.8: unless none can be taken."""
    if done or s.asks == SECOND_CARD:
        end.finish_turn(s, seat, dealer)
        return
    s.asks = SECOND_CARD
    if not some(s.deck) and legal(s) == 0:
        end.finish_turn(s, seat, dealer)


if INTERPRETED:
    from itertools import compress

    ALL, SUITS_ONLY = range(CARDS), range(FERRY)

    def offer(s: State, out: Choices) -> None:
        out.extend(compress(SUITS_ONLY if s.asks == SECOND_CARD else ALL, s.market))
        if any(s.deck):
            out.append(CARDS)
