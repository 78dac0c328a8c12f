"""Chapter 9, how the Committee of Fifty builds."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.rules import build as building
from fogline.games.rebuild.rules import decks, development, urbanism
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT


def build(s: State, drawn: i64, dealer: Dealer) -> bool:
    """9.11: with the first of its permits whose colour has a vacant space; whether there was one."""
    if s.stock[COMMITTEE] == 0:
        return False
    for nth, permit in enumerate(s.committee_row):
        colour = s.box.permit_colour[permit]
        spaces: i64 = s.vacant & s.box.of_colour[colour]
        if spaces != 0:
            dealer.say(e.AID_PERMIT, permit, nth + 1)
            build_with(s, permit, spaces, dealer)
            dealer.pause()
            compare_icons(s, permit, drawn, dealer)
            s.committee_row.remove(permit)
            s.discards |= BIT[permit]
            dealer.say(e.USED, COMMITTEE, permit)
            return True
        dealer.say(e.AID_NO_SPACE, permit, colour)
    return False


def build_with(s: State, permit: i64, spaces: i64, dealer: Dealer) -> None:
    """9.11: on the first space without rubble, else on the first with rubble, which it clears; nothing costs money."""
    if spaces & ~s.rubble != 0:
        spaces &= ~s.rubble
    else:
        dealer.say(e.AID_RUBBLE, s.box.permit_colour[permit])
    space = first_of(s, spaces)
    if s.rubble & BIT[space] != 0:
        development.remove(s, COMMITTEE, space, 0, dealer)
    building.place(s, COMMITTEE, space, 0, dealer)


def first_of(s: State, spaces: i64) -> i64:
    """The space of a set that is highest on the map, then furthest to the left."""
    box = s.box
    columns: i64 = box.columns[2]
    best: i64 = -1
    least: i64 = 1 << 40
    for space in decks.members(s.box, spaces):
        slot: i64 = decks.place_of(s.layout, box.space_card[space])
        down: i64 = (slot // columns) * box.card_height + box.space_y[space]
        right: i64 = (slot % columns) * box.card_width + box.space_x[space]
        if down * 1000 + right < least:
            least = down * 1000 + right
            best = space
    return best


def compare_icons(s: State, permit: i64, drawn: i64, dealer: Dealer) -> None:
    """9.12: a card and a step for each icon shared with the permit drawn for this turn; an empty pile gives neither."""
    shared: i64 = s.box.permit_icons[permit] & s.box.permit_icons[drawn] if drawn >= 0 else 0
    if shared == 0 and drawn >= 0:
        dealer.say(e.AID_NO_ICONS, permit, drawn)
    for service in decks.members(s.box, shared):
        if urbanism.left(s, service) > 0:
            dealer.say(e.AID_ICONS, permit, drawn, service)
            urbanism.give(s, COMMITTEE, service, 0, dealer)
        else:
            dealer.say(e.AID_EXHAUSTED, service)
