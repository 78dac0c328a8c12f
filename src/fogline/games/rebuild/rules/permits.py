"""Chapter 4, obtaining permits."""

from mypy_extensions import i64

from fogline.core.choices import Choices
from fogline.core.dealer import Dealer
from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import ROW
from fogline.games.rebuild.open import Open
from fogline.games.rebuild.questions import DONE, PERMIT
from fogline.games.rebuild.rules import decks
from fogline.parts.bits import BIT, size


def possible(s: Open, seat: i64) -> bool:
    """4.4: nobody holds more permits than allowed."""
    return size(s.permits[seat]) < s.box.most_permits


def explain(s: Open, seat: i64) -> list[Reason]:
    return [] if possible(s, seat) else [because("permit-limit", "4.4", most=s.box.most_permits)]


def row_only(s: Open) -> bool:
    """3.3: the permit of the first year comes from the row."""
    return s.stop == 0 and s.year == 0


def begin(s: Open, seat: i64, dealer: Dealer) -> None:
    """Ask which one. 4.3: when others have emptied the row, only the deck is left."""
    if decks.empty(s.permit_row):
        draw(s, seat, dealer)
    else:
        s.asks = PERMIT


def legal(s: Open, out: Choices) -> None:
    """4.3: one of the row, or the top of the deck."""
    first: i64 = s.box.first[a.TAKE_PERMIT]
    for permit in s.permit_row:
        if permit >= 0:
            out.add(first + permit)
    if not row_only(s):
        out.add(s.box.first[a.DRAW_PERMIT])


def explain_take(s: Open, permit: int) -> list[Reason]:
    return [] if permit in s.permit_row else [because("permit-not-in-row", "4.3", permit=permit)]


def explain_draw(s: Open) -> list[Reason]:
    return [because("row-only", "3.3")] if row_only(s) else []


def take(s: Open, seat: i64, permit: i64, dealer: Dealer) -> None:
    """4.3: a permit of the row, laid face up."""
    decks.take_out(s.permit_row, permit)
    s.permits[seat] |= BIT[permit]
    dealer.say(e.TOOK_PERMIT, seat, permit)
    taken(s, dealer)


def draw(s: Open, seat: i64, dealer: Dealer) -> None:
    """4.3: the top card of the deck, laid face up too."""
    permit = draw_top(s, dealer)
    s.permits[seat] |= BIT[permit]
    dealer.say(e.DREW_PERMIT, seat, permit)
    taken(s, dealer)


def taken(s: Open, dealer: Dealer) -> None:
    """3.6: after a benefit the row is filled at once; after an action when the last pawn has moved (2.7)."""
    if s.stop == 0:
        refill(s, dealer)
    s.asks = DONE


def draw_top(s: Open, dealer: Dealer) -> i64:
    """4.5: when the deck has run out, the discards are the new one."""
    if s.deck == 0:
        dealer.say(e.RESHUFFLED, size(s.discards))
        s.deck = s.discards
        s.discards = 0
    permit = decks.draw(s.deck, dealer)
    s.deck &= ~BIT[permit]
    return permit


def refill(s: Open, dealer: Dealer) -> None:
    """Fill the gaps of the row from the left."""
    for place in range(ROW):
        if s.permit_row[place] < 0:
            permit = draw_top(s, dealer)
            s.permit_row[place] = permit
            dealer.say(e.PERMIT_SHOWN, permit)
