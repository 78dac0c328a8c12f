"""This game's own mind: it weighs columns by what they would build in its city and in the next player's."""

from collections.abc import Sequence
from typing import Final

from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.skyline import actions as a
from fogline.games.skyline.box import CONTRACT_TOKEN, FOUNDATION, PLUS_TWO, POINTS_TOKEN, TRACKS_TOKEN, VALUE_CARD, Box
from fogline.games.skyline.city import City, boost, build, covered, lay, open_districts
from fogline.games.skyline.questions import BONUS, BOOST, BUILDING, COLUMN, LAY, TURN
from fogline.games.skyline.view import View
from fogline.games.skyline.worth import BONUS_WORTH, Outlook
from fogline.parts.bits import members

PATIENCE: Final = 1.5
"""What a column must bring, in halves, while there is time to let it grow."""
DENIAL: Final = 0.25
"""How much of what the next player would gain counts as one's own."""
CONTRACT: Final = 0.6
"""What a first contract costs, in halves."""
MORE_CONTRACTS: Final = 0.4
"""What each contract held already adds to that."""


class Greedy:
    """Looks at one turn, its own next one, and the neighbour's."""

    needs_view = True
    idle: tuple[int, ...] = (a.DONE,)
    """Verbs of doing nothing: a careless mind looks again before it does that."""

    def choose(self, v: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        mine = Outlook(v, v.turn)
        returning = [action for action in legal if v.box.verb[action] == a.RETURN]
        if returning and self.should_return(v, mine):
            return returning[-1]
        others = [action for action in legal if v.box.verb[action] != a.RETURN]
        if v.asks == TURN:
            return self.place_or_finalize(v, others, mine)
        if v.asks == COLUMN:
            return self.place(v, others, mine)
        if v.asks == BUILDING:
            return self.next_card(v, others, mine)
        if v.asks == BONUS:
            return max(others, key=lambda action: self.bonus_value(v, mine, v.box.actions[action].bonus))
        city = v.cities[v.turn]
        return max(others, key=lambda action: mine.worth(self.after(v, city, action)))

    def should_return(self, v: View, mine: Outlook) -> bool:
        """The contract token goes for two contracts, or for the one that bars a column worth taking."""
        if v.contracts[v.turn] > 1:
            return v.asks == TURN or (v.asks == BUILDING and not v.tray)
        barred = [cards for cards in v.columns if len(cards) == 1] if v.asks == TURN else []
        return any([mine.gain(v.cities[v.turn], cards) > PATIENCE + CONTRACT for cards in barred])

    # -- the turn ------------------------------------------------------------------------------------------------

    def place_or_finalize(self, v: View, legal: list[ActionId], mine: Outlook) -> ActionId:
        """The best column if it is worth a contract, else a project."""
        draw = v.box.first[a.DRAW]
        city = v.cities[v.turn]
        best, best_value = draw, self.value_of_drawing(v, mine)
        for action in legal:
            if action == draw:
                continue
            cards = v.columns[v.box.actions[action].column]
            value = mine.gain(city, cards) - self.price_of_contract(v)
            value += DENIAL * self.neighbours_gain(v, cards)
            if value > best_value:
                best, best_value = action, value
        return best

    def value_of_drawing(self, v: View, mine: Outlook) -> float:
        """Waiting lets columns grow while there is time; and it may end the game, which the leader likes."""
        value = PATIENCE * mine.time
        if v.foundations == 1:
            ending = sum([n for card, n in enumerate(v.deck) if v.box.symbols[card] & FOUNDATION]) / sum(v.deck)
            value += ending * mine.of_ending(v.cities[v.turn])
        return value

    def price_of_contract(self, v: View) -> float:
        """A contract bars small columns from now on, unless all return one at once."""
        others = [n for seat, n in enumerate(v.contracts) if seat != v.turn]
        held = v.contracts[v.turn]
        if held == 0 and min(others) > 0:
            return 0.0
        return (CONTRACT + MORE_CONTRACTS * held) * min(1.0, 3 * v.foundations / v.box.tokens[v.seats])

    def neighbours_gain(self, v: View, cards: list[int]) -> float:
        """What the next player could make of these cards."""
        seat = (v.turn + 1) % v.seats
        if len(cards) <= v.contracts[seat]:
            return 0.0
        return Outlook(v, seat).rough_gain(v.cities[seat], cards)

    def place(self, v: View, legal: list[ActionId], mine: Outlook) -> ActionId:
        """Where the card helps me most when my turn comes, and the next player least."""
        card = v.drawn
        seat = (v.turn + 1) % v.seats
        theirs = Outlook(v, seat)
        my_gains = [mine.rough_gain(v.cities[v.turn], column) for column in v.columns]
        their_gains = [theirs.rough_gain(v.cities[seat], column) for column in v.columns]
        my_card = mine.rough_gain(v.cities[v.turn], [card])
        their_card = theirs.rough_gain(v.cities[seat], [card])

        def value(action: ActionId) -> float:
            column = v.box.actions[action].column
            size = [len(cards) + (n == column) for n, cards in enumerate(v.columns)]
            their_options = [
                their_gains[n] + their_card * (n == column) if size[n] > v.contracts[seat] else 0.0
                for n in range(len(size))
            ]
            taken = their_options.index(max(their_options)) if max(their_options) > PATIENCE else -1
            my_options = [
                my_gains[n] + my_card * (n == column) if size[n] > v.contracts[v.turn] and n != taken else 0.0
                for n in range(len(size))
            ]
            return max(my_options) - max(their_options)

        return max(legal, key=value)

    # -- finalizing ----------------------------------------------------------------------------------------------

    def next_card(self, v: View, legal: list[ActionId], mine: Outlook) -> ActionId:
        """The card that leaves most when the rest is built after it; none if the city is better without."""
        city = v.cities[v.turn]
        best, best_value = v.box.first[a.DONE], mine.worth(city) + 0.01
        for action in legal:
            if action == v.box.first[a.DONE]:
                continue
            card = v.box.actions[action].card
            left = v.tray[:]
            left.remove(card)
            for step in mine.steps(city, card):
                value = mine.worth(step) + mine.gain(step, left)
                if value > best_value:
                    best, best_value = action, value
        return best

    def after(self, v: View, city: City, action: ActionId) -> City:
        """The city after an answer to where a card or a token goes."""
        if v.asks == BOOST:
            return boost(v.box, city, v.box.actions[action].space)
        if v.asks == LAY:
            return lay(v.box, city, v.box.actions[action].space)
        return build(v.box, city, v.pending, v.box.actions[action].district)

    def bonus_value(self, v: View, mine: Outlook, bonus: int) -> float:
        """What a bonus would bring where it is used best."""
        if bonus == POINTS_TOKEN:
            return float(v.box.token_points)
        if bonus == CONTRACT_TOKEN:
            return BONUS_WORTH[bonus] * mine.time * (0.5 + v.contracts[v.turn])
        city = v.cities[v.turn]
        return max([mine.worth(option) for option in uses(v.box, city, bonus)]) - mine.worth(city)


def uses(box: Box, city: City, bonus: int) -> list[City]:
    """The cities that a bonus to be placed can lead to."""
    if bonus == PLUS_TWO:
        return [boost(box, city, space) for space in members(covered(box, city))]
    if bonus == TRACKS_TOKEN:
        return [lay(box, city, space) for space in members(covered(box, city) & ~city.rails)]
    card = box.value_card if bonus == VALUE_CARD else box.depot_card
    return [build(box, city, card, district) for district in open_districts(box, city)]
