"""Chapter 9: the Committee of Fifty, who plays by the top card of the permit deck."""

from mypy_extensions import i64

from fogline.core.dealer import Dealer
from fogline.core.rows import vec
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import events as e
from fogline.games.rebuild.box import COMMITTEE
from fogline.games.rebuild.questions import DONE, EARNING, MOVING
from fogline.games.rebuild.rules import (
    committee_building,
    decks,
    development,
    moving,
    objectives,
    permits,
    visit,
    years,
)
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT


def begin(s: State, dealer: Dealer) -> None:
    """9.3: its first year: it stands on $3 and takes the top card of the permit deck."""
    years.place_pawn(s, COMMITTEE, s.box.committee_start, dealer)
    permit = permits.draw_top(s, dealer)
    s.committee_row.append(permit)
    dealer.say(e.DREW_PERMIT, COMMITTEE, permit)


def turn(s: State, dealer: Dealer) -> None:
    """Its whole turn at this stop. It pauses after each step, so that people can follow it."""
    dealer.pause()
    if s.stop > 0:
        act(s, dealer)
    elif s.year == s.box.last_year:
        take_benefit(s, -1, dealer)
    else:
        change_year(s, dealer)
    dealer.pause()
    s.asks = DONE


def draw(s: State, dealer: Dealer) -> i64:
    """9.4: discard the top card of the permit deck; its number decides what follows."""
    permit = permits.draw_top(s, dealer)
    s.discards |= BIT[permit]
    dealer.say(e.AID, permit, s.box.permit_number[permit], place_for(s, permit))
    dealer.pause()
    return permit


def place_for(s: State, permit: i64) -> i64:
    """What the aid card says for a permit: left, centre or right."""
    return s.box.aid[s.hard][s.box.permit_number[permit]]


def follow_arrows(s: State, place: i64, taken: i64, said: i64, dealer: Dealer) -> i64:
    """9.5: from a place that is not free along the arrows; where they lead round in a circle, the first free one."""
    tries: i64 = 0
    while taken & BIT[place] != 0 and tries < 3:
        to: i64 = s.box.arrows[s.hard][place]
        dealer.say(said, place, to)
        place = to
        tries += 1
    if taken & BIT[place] != 0:
        place = 0
        while taken & BIT[place] != 0:
            place += 1
        dealer.say(e.AID_LAST, place)
    return place


def act(s: State, dealer: Dealer) -> None:
    """9.4, 9.5: go where the aid card says; 9.6: its action, or the money when that cannot be."""
    s.asks = MOVING  # for whoever looks on: its pawn has yet to move
    drawn = draw(s, dealer)
    spot = follow_arrows(s, place_for(s, drawn), visit.taken(s), e.AID_TAKEN, dealer)
    deed = visit.deeds(s)[spot]
    s.spots[COMMITTEE] = spot
    s.asks = DONE
    dealer.say(e.AID_STANDS, spot, deed)
    dealer.pause()
    if deed == a.EARNINGS:
        moving.get_money(s, COMMITTEE, s.box.pays[visit.face(s, s.stop)], dealer)
    elif not carry_out(s, deed, drawn, dealer):
        dealer.say(e.AID_CANNOT, deed)
        moving.get_money(s, COMMITTEE, s.box.bottom, dealer)


def carry_out(s: State, deed: i64, drawn: i64, dealer: Dealer) -> bool:
    """An action without paying; whether it was possible."""
    if deed == a.BUILD or deed == a.GRANT:
        return committee_building.build(s, drawn, dealer)
    if deed == a.URBAN:
        development.step(s, COMMITTEE, False, dealer)  # 9.9
        return True
    if deed == a.CLEAR_UP:
        clear_up(s, dealer)
        return True
    return take_card(s, drawn, dealer)


def take_card(s: State, drawn: i64, dealer: Dealer) -> bool:
    """9.7: materials, permits and objectives are one action to it: a permit, or an objective once it has three."""
    if len(s.committee_row) < s.box.committee_permits:
        dealer.say(e.AID_PERMITS, len(s.committee_row))
        if decks.empty(s.permit_row):
            permit = permits.draw_top(s, dealer)
            dealer.say(e.DREW_PERMIT, COMMITTEE, permit)
        else:
            permit = s.permit_row[pick(s, s.permit_row, drawn, dealer)]
            decks.take_out(s.permit_row, permit)
            dealer.say(e.TOOK_PERMIT, COMMITTEE, permit)
        s.committee_row.append(permit)
        permits.taken(s, dealer)
        return True
    if decks.empty(s.objective_row):
        return False
    dealer.say(e.AID_OBJECTIVES, len(s.committee_row))
    objectives.take(s, COMMITTEE, s.objective_row[pick(s, s.objective_row, drawn, dealer)], dealer)
    return True


def pick(s: State, row: vec[i64], drawn: i64, dealer: Dealer) -> i64:
    """9.8: the place in a row that the drawn permit's number points to."""
    place = place_for(s, drawn)
    dealer.say(e.AID_ROW, s.box.permit_number[drawn], place)
    gaps: i64 = 0
    for nth, shown in enumerate(row):
        if shown < 0:
            gaps |= BIT[nth]
    return follow_arrows(s, place, gaps, e.AID_EMPTY, dealer)


def clear_up(s: State, dealer: Dealer) -> None:
    """9.10: the rubble that is highest, then furthest to the left; without any, only the step."""
    if s.rubble == 0:
        development.step(s, COMMITTEE, True, dealer)
    else:
        development.remove(s, COMMITTEE, committee_building.first_of(s, s.rubble), 0, dealer)


def change_year(s: State, dealer: Dealer) -> None:
    """9.13: an earnings space as on an action card, among the three that are not blocked; then the benefit."""
    s.asks = EARNING
    drawn = draw(s, dealer)
    open_spaces = [space for space in range(len(s.box.earnings)) if space != s.box.blocked[s.hard]]
    taken: i64 = 0
    for place, space in enumerate(open_spaces):
        if visit.taken(s) & BIT[space] != 0:
            taken |= BIT[place]
    place = follow_arrows(s, place_for(s, drawn), taken, e.AID_TAKEN, dealer)
    dealer.say(e.AID_EARNINGS, place, s.box.earnings[open_spaces[place]])
    years.place_pawn(s, COMMITTEE, open_spaces[place], dealer)
    s.asks = DONE
    dealer.pause()
    take_benefit(s, drawn, dealer)


def take_benefit(s: State, drawn: i64, dealer: Dealer) -> None:
    """9.14: the benefit furthest to the right."""
    deed = s.box.benefits[s.year][-1]
    dealer.say(e.CHOSE_BENEFIT, COMMITTEE, deed)
    if not years.receive(s, COMMITTEE, deed, dealer) and not carry_out(s, deed, drawn, dealer):
        dealer.say(e.LOST_BENEFIT, COMMITTEE)
