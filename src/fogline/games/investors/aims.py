"""What an action is good for, by the quick mind's own reckonings: for whoever asks why."""

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.core.text import Aim
from fogline.games.investors import actions as a
from fogline.games.investors.bots import Thought
from fogline.games.investors.box import BANK, EMPTY, WHITE
from fogline.games.investors.rules.majority import rods_of
from fogline.games.investors.view import View
from fogline.games.investors.worth import NEVER, Board, Boards, needed

BIDDING = (a.PlayInfluence, a.PlayChip, a.AddCheck, a.CallBid, a.SealBid)


def aim(v: View, action: ActionId) -> Aim | None:
    """By the districts that a rod decides, and what the right that is bid for is worth."""
    choice = v.box.actions[action]
    if isinstance(choice, a.Lay) or (isinstance(choice, a.ChooseRod) and v.rods[choice.street] == EMPTY):
        return of_rod(v, Board(v, v.seat), choice.street)
    if isinstance(choice, (*BIDDING, a.KeepCall, a.Pass)) and (v.card >= 0 or v.call >= 0):
        worth = round(Thought(v, [action], Dealer(0), Boards()).right())
        if worth > 0:
            return ("right", {"points": worth}) if not isinstance(choice, a.Pass) else ("saves", {"points": worth})
        return "right-idle", {}
    if isinstance(choice, a.TakeChecks | a.TakeInfluence):
        held = sum(int(many) * int(value) for many, value in zip(v.hand, v.box.values, strict=True))
        return "purse", {"money": held, "influence": int(v.influence[v.seat])}
    return None


def of_rod(v: View, board: Board, street: int) -> Aim | None:
    """The district for which a rod of mine does most."""
    sides = [int(tile) for tile in (v.box.side_a[street], v.box.side_b[street]) if tile >= 0]
    tiles = [tile for tile in sides if board.prizes[tile] > 0]
    if not tiles:
        return None
    tile = max(tiles, key=lambda one: board.gains[one])
    there, special = board.rounds[tile], v.layout[tile] >= BANK
    mine, empty, white = (int(rods_of(there, owner)) for owner in (v.seat, EMPTY, WHITE))
    rivals = [(int(rods_of(there, seat)), int(seat)) for seat in range(v.seats) if seat != v.seat]
    most, rival = max(rivals)
    told = {"tile": tile, "district": int(v.layout[tile]), "points": int(board.prizes[tile])}
    more = needed(mine + 1, most, empty - 1, white, special)
    if more == 0:
        return "decides", told
    if most and needed(most, mine, empty, white, special) == 1:
        return "denies", {**told, "player": rival}
    return ("heads-for", {**told, "more": int(more)}) if more < NEVER else None
