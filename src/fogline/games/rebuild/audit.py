"""What must be true of every state: each component somewhere, once, and the open question one that can be asked."""

from typing import Final

from fogline.core.reason import Reason, because
from fogline.games.rebuild import actions as a
from fogline.games.rebuild import questions as q
from fogline.games.rebuild.box import COMMITTEE, PARK, TYPES
from fogline.games.rebuild.open import constructed
from fogline.games.rebuild.questions import LAST_YEAR, NOT_ENDED
from fogline.games.rebuild.rules import build, fit, permits, visit
from fogline.games.rebuild.rules.turn import legal
from fogline.games.rebuild.state import State
from fogline.parts.bits import BIT, members, size


def audit(s: State) -> tuple[Reason, ...]:
    """All that is wrong with a state; empty when it can be."""
    found = [
        *audit_permits(s),
        *audit_objectives(s),
        *audit_map(s),
        *audit_pieces(s),
        *audit_urbanism(s),
        *audit_order(s),
    ]
    # Whether a question can be asked is only to be told of a table that can be played on.
    return tuple(found) if any(fault.key not in SCENARIO for fault in found) else (*found, *audit_question(s))


SCENARIO: Final = frozenset({"row-gaps", "rubble-count", "common-count", "best-builder-wrong", "question-unearned"})
"""What only the past of a game rules out. Whoever sets a scenario may have it: it is played on all the same."""


def audit_permits(s: State) -> list[Reason]:
    """1.7, 4.4: every permit once, and in no area too many; 9.2: no grants in a solo game."""
    there = [*members(s.deck), *members(s.discards), *[p for p in s.permit_row if p >= 0], *s.committee_row]
    for player in s.players:
        there += members(s.permits[player])
    wanted = s.box.all_permits & ~s.box.grants if s.seats == 1 else s.box.all_permits
    found = [because("permit-twice", "1.7", permit=p) for p in sorted(set(there)) if there.count(p) > 1]
    found += [because("permit-missing", "1.7", permit=p) for p in members(wanted) if p not in there]
    found += [because("permit-not-used", "9.2", permit=p) for p in sorted(set(there)) if not wanted & BIT[p]]
    for seat in range(s.seats):
        if size(s.permits[seat]) > s.box.most_permits:
            found.append(because("too-many-permits", "4.4", player=seat, most=s.box.most_permits))
    if len(s.committee_row) > s.box.committee_permits or (s.committee_row and s.seats > 1) or s.permits[COMMITTEE]:
        found.append(because("committee-permits", "9.7", most=s.box.committee_permits))
    gaps = list(s.permit_row).count(-1)
    if gaps > (s.at + 1 if s.stop else 0) and s.asks != q.OVER:
        found.append(because("row-gaps", "2.7"))
    return found


def audit_objectives(s: State) -> list[Reason]:
    """1.6: three purple objectives for all, every other one once somewhere."""
    there = [*members(s.bag), *members(s.common), *[o for o in s.objective_row if o >= 0]]
    for player in s.players:
        there += members(s.held[player])
    found = [because("objective-twice", "1.6", objective=o) for o in sorted(set(there)) if there.count(o) > 1]
    found += [because("objective-missing", "1.6", objective=o) for o in members(s.box.all_objectives) if o not in there]
    if size(s.common) != 3 or s.common & ~s.box.purple:
        found.append(because("common-count", "1.6"))
    for player in s.players:
        hidden = size(s.held[player]) - size(s.seen[player])
        if s.seen[player] & ~s.held[player] or (hidden if player == COMMITTEE else hidden < 0):
            found.append(because("seen-wrong", "4.8", player=player))
    if -1 in s.objective_row and s.bag and not s.stop and s.asks != q.OVER:
        found.append(because("row-gaps", "2.7"))
    return found


def audit_map(s: State) -> list[Reason]:
    """1.1, 6.2: the right number of different plot cards, each space built on once at most, never over rubble."""
    found: list[Reason] = []
    slots = s.box.slots[max(s.seats, 2)]
    if len(set(s.layout)) != slots or len(s.layout) != slots or len(s.sides) != slots:
        return [because("map-cards", "1.1", need=slots)]
    if sorted(s.ring) != list(range(s.box.action_cards)):
        found.append(because("ring-cards", "1.4"))
    land = sum(s.box.card_spaces[plot] for plot in s.layout)
    there = [space for player in s.players for space in members(s.built[player])]
    found += [because("space-twice", "6.2", space=space) for space in sorted(set(there)) if there.count(space) > 1]
    found += [because("not-on-map", "1.1", space=space) for space in there if not land & BIT[space]]
    if s.vacant != land & ~sum(BIT[space] for space in set(there)):
        found.append(because("vacant-wrong", "6.2"))
    laid = sum(s.box.card_rubble[plot][side] for plot, side in zip(s.layout, s.sides, strict=True) if side >= 0)
    for space in members(s.rubble):
        if not s.vacant & BIT[space] or not laid & BIT[space]:
            found.append(because("rubble-wrong", "6.7", space=space))
    taken = sum(s.cleared)
    if size(s.rubble) + taken != size(laid):
        found.append(because("rubble-count", "1.3", need=int(size(laid)), have=int(size(s.rubble)) + taken))
    return found


def audit_pieces(s: State) -> list[Reason]:
    """Buildings, money and development tokens of each player."""
    found: list[Reason] = []
    for player in s.players:
        if min(s.stock[player], s.pool[player], s.money[player], s.cleared[player]) < 0:
            found.append(because("negative", "4.1", player=player))
        if player == COMMITTEE and s.pool[player]:
            found.append(because("committee-pool", "9.2"))
        if constructed(s, player) != size(s.built[player]):
            found.append(because("building-count", "1.8", player=player, need=s.box.buildings))
        if not 0 <= s.tokens[player] < len(s.box.board):
            found.append(because("token-off-board", "5.1", player=player))
    finished = [player for player in s.players if size(s.built[player]) == s.box.buildings]
    if (s.best >= 0) != bool(finished) or (finished and s.best not in finished):
        found.append(because("best-builder-wrong", "7.1"))
    return found


def audit_urbanism(s: State) -> list[Reason]:
    """1.5: no more urbanism cards than there are; 6.12: parks taken in their order."""
    found: list[Reason] = []
    for service in range(TYPES):
        have = sum(s.urbanism[player * TYPES + service] for player in s.players)
        if have > s.box.service_counts[service]:
            found.append(because("too-many-cards", "1.5", service=service, most=s.box.service_counts[service]))
    parks = [park for player in s.players for park in members(s.parks[player])]
    counted = [s.urbanism[player * TYPES + PARK] == size(s.parks[player]) for player in s.players]
    if sorted(parks) != list(range(len(parks))) or not all(counted):
        found.append(because("parks-wrong", "6.12"))
    return found


def audit_order(s: State) -> list[Reason]:
    """2.1: everybody moves once at each stop, on a space of their own."""
    if s.asks == q.SIDES:
        return [] if -1 in s.sides and not s.stop else [because("sides-wrong", "1.2")]
    if -1 in s.sides:
        return [because("sides-wrong", "1.2")]
    if sorted(s.order) != list(s.players) or not 0 <= s.at <= len(s.order) - (s.asks != q.OVER):
        return [because("order-wrong", "2.1")]
    moved = [s.spots[player] for player in s.order[: s.at]]
    if s.asks in (q.BENEFIT, q.PERMIT, q.OBJECTIVE, q.CLEARING, q.SITING, q.USING, q.REWARDING):
        moved.append(s.spots[s.order[s.at]])
    last_year = s.year == s.box.last_year
    if last_year and s.stop > 0:
        return [because("year-wrong", "3.8", year=s.box.years[s.year])]
    spaces = len(visit.deeds(s)) if s.stop else len(s.box.earnings)
    if not last_year and (len(set(moved)) != len(moved) or any(not 0 <= spot < spaces for spot in moved)):
        return [because("pawns-wrong", "2.2")]
    return []


def audit_question(s: State) -> list[Reason]:
    """Whether what is asked fits what lies on the table: somebody has a choice, and nothing else is under way."""
    if (s.asks == q.OVER) != (s.ended_by != NOT_ENDED):
        return [because("ending-wrong", "7.1")]
    if s.asks == q.OVER:
        last_year = s.stop == 0 and s.year == s.box.last_year
        fits = last_year if s.ended_by == LAST_YEAR else s.best >= 0
        return [] if fits and s.at == len(s.order) else [because("ending-wrong", "7.1")]
    if (s.site >= 0) != (s.asks in (q.USING, q.REWARDING)) or (s.used and s.site < 0):
        return [because("building-misplaced", "6.2")]
    if s.grant and s.asks not in (q.SITING, q.USING, q.REWARDING):
        return [because("building-misplaced", "6.6")]
    player = s.first if s.asks == q.SIDES else s.order[s.at]
    if s.site >= 0 and not can_go_on(s, player):
        return [because("building-misplaced", "6.2")]
    still = s.order[s.at + (s.asks != q.EARNING) :]
    if s.year == 0 and s.stop == 0 and any(s.pool[other] == 0 for other in still):
        return [because("question-misplaced", "3.3")]
    if s.asks == q.EARNING and s.year == s.box.last_year:
        return [because("question-misplaced", "3.8")]
    board = s.asks in (q.EARNING, q.BENEFIT)
    if s.stop > 0 if board else s.stop == 0 and s.asks == q.MOVING:
        return [because("question-misplaced", "2.1")]
    if player == COMMITTEE:
        begun = s.stop > 0 or s.year > 0  # 9.3: in the first year it has its place before anybody is asked
        return [] if begun and s.asks == first_question(s) else [because("question-misplaced", "9.4")]
    if s.asks == q.PERMIT and not permits.possible(s, player):
        return permits.explain(s, player)
    if not legal(s, player):
        return [because("no-choice", "2.2")]
    unearned = s.asks in ASKED_FOR and not any(deed in ASKED_FOR[s.asks] for deed in offered(s))
    return [because("question-unearned", "2.1")] if unearned else []


def first_question(s: State) -> int:
    """What a turn begins with at this stop."""
    if s.stop > 0:
        return q.MOVING
    return q.BENEFIT if s.year == s.box.last_year else q.EARNING


def can_go_on(s: State, player: int) -> bool:
    """6.1, 6.2: whether the building under way can be finished with the permits chosen."""
    paid = s.money[player] >= build.cost(s, s.site)
    mine = s.used & ~s.permits[player] == 0
    fits = fit.enough(s.box, s.site, s.grant, s.used)
    if s.asks == q.USING:
        fits = fits or fit.useful(s.box, s.permits[player], s.site, s.grant, s.used) != 0
    return mine and fits and paid and bool(s.vacant & BIT[s.site]) and s.stock[player] > 0


ASKED_FOR: dict[int, tuple[int, ...]] = {
    q.PERMIT: (a.PERMIT, a.OPENING),
    q.OBJECTIVE: (a.OBJECTIVE,),
    q.CLEARING: (a.CLEAR_UP,),
    q.SITING: (a.BUILD, a.GRANT),
    q.USING: (a.BUILD, a.GRANT),
    q.REWARDING: (a.BUILD, a.GRANT),
}
"""The actions that lead to a question."""


def offered(s: State) -> list[int]:
    """The actions of the card where the pawns are, or the benefits of the year."""
    return visit.deeds(s) if s.stop else s.box.benefits[s.year]
