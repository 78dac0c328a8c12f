"""This game's own mind: it weighs columns by what they would build in its city and in the next player's."""

from collections.abc import Sequence

from mypy_extensions import i64

from fogline.core.counts import total
from fogline.core.dealer import Dealer
from fogline.core.ids import ActionId
from fogline.games.skyline import actions as a
from fogline.games.skyline.box import CONTRACT_TOKEN, FOUNDATION, PLUS_TWO, POINTS_TOKEN, Box
from fogline.games.skyline.city import City, boost, build, lay
from fogline.games.skyline.habits import USUAL, Habits
from fogline.games.skyline.questions import BONUS, BOOST, BUILDING, COLUMN, LAY, TURN
from fogline.games.skyline.rules.columns import all_hold_one, fewest
from fogline.games.skyline.rules.spaces import districts_for, targets
from fogline.games.skyline.view import View
from fogline.games.skyline.worth import BONUS_WORTH, Outlook, Outlooks
from fogline.parts.bits import members


class Greedy:
    """Looks at one turn, its own next one, and the neighbour's."""

    needs_view = True
    idle: tuple[int, ...] = (a.DONE,)
    """Verbs of doing nothing: a careless mind looks again before it does that."""

    def __init__(self, habits: Habits = USUAL) -> None:
        self.habits: Habits = habits
        self.outlooks = Outlooks(habits)

    def choose(self, v: View, legal: Sequence[ActionId], dealer: Dealer) -> ActionId:
        if len(legal) == 1:
            return legal[0]
        mine = self.outlooks.of(v, v.turn)
        others = list(legal)
        if v.contract_tokens[v.turn] > 0:
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
            return best_of(others, [self.bonus_value(v, mine, n - v.box.first[a.BONUS]) for n in others])
        city = v.cities[v.turn]
        return best_of(others, [mine.worth(self.after(v, city, action)) for action in others])

    def should_return(self, v: View, mine: Outlook) -> bool:
        """The contract token goes for two contracts, or for the one that bars a column worth taking."""
        if v.contracts[v.turn] > 1:
            return v.asks == TURN or (v.asks == BUILDING and not v.tray)
        barred = [cards for cards in v.columns if len(cards) == 1] if v.asks == TURN else []
        return any([mine.of_column(cards) > self.habits.patience + self.habits.contract for cards in barred])

    # -- the turn ------------------------------------------------------------------------------------------------

    def place_or_finalize(self, v: View, legal: list[ActionId], mine: Outlook) -> ActionId:
        """The best column if it is worth a contract, else a project."""
        theirs = self.outlooks.of(v, (v.turn + 1) % v.seats)
        price: float = price_of_contract(v, self.habits, v.turn)
        best, best_value = v.box.first[a.DRAW], self.value_of_drawing(v, mine)
        for action in legal:
            if action == v.box.first[a.DRAW]:
                continue
            cards = v.columns[action - v.box.first[a.FINALIZE]]
            value: float = mine.of_column(cards) - price
            value += self.habits.denial * self.neighbours_gain(v, theirs, cards)
            if value > best_value:
                best, best_value = action, value
        return best

    def value_of_drawing(self, v: View, mine: Outlook) -> float:
        """Waiting lets columns grow while there is time; and it may end the game, which the leader likes."""
        value = self.habits.patience * mine.time
        if v.foundations == 1:
            foundations = sum([v.deck[card] for card in range(v.box.kinds) if v.box.symbols[card] & FOUNDATION])
            value += float(foundations) / float(total(v.deck)) * self.habits.ending * mine.of_ending(v.cities[v.turn])
        return value

    def neighbours_gain(self, v: View, theirs: Outlook, cards: tuple[int, ...]) -> float:
        """What the next player could make of these cards."""
        return theirs.at_a_glance(cards) if len(cards) >= fewest(v, theirs.seat) else 0.0

    def place(self, v: View, legal: list[ActionId], mine: Outlook) -> ActionId:
        """Where the card helps me most when my turn comes, and the next player least, who takes what is good enough."""
        theirs = self.outlooks.of(v, (v.turn + 1) % v.seats)
        habits = self.habits
        bar: float = habits.bar * (habits.their_patience * theirs.time + price_of_contract(v, habits, theirs.seat))
        my_gains, their_gains = gains(v, mine), gains(v, theirs)
        values: list[float] = []
        for action in legal:
            column = action - v.box.first[a.PLACE]
            their_options = options(v, theirs.seat, their_gains, column)
            my_options = options(v, mine.seat, my_gains, column)
            most = max(their_options)
            if most > bar:
                my_options[their_options.index(most)] = 0.0
            values.append(max(my_options) - (habits.spoiling * most if most > bar else 0.0))
        return best_of(legal, values)

    # -- finalizing ----------------------------------------------------------------------------------------------

    def next_card(self, v: View, legal: list[ActionId], mine: Outlook) -> ActionId:
        """The card that leaves most when the rest is built after it; none if the city is better without."""
        city = v.cities[v.turn]
        best, best_value = v.box.first[a.DONE], mine.worth(city) + 0.01
        for action in legal:
            if action == v.box.first[a.DONE]:
                continue
            card = action - v.box.first[a.BUILD]
            left = v.tray[:]
            left.remove(card)
            for district in members(districts_for(v.box, city, card)):
                step = build(v.box, city, card, district)
                value: float = mine.worth(step) + mine.gain(step, left) if left else mine.worth_of_step(step, district)
                if value > best_value:
                    best, best_value = action, value
        return best

    def after(self, v: View, city: City, action: ActionId) -> City:
        """The city after an answer to where a card or a token goes."""
        if v.asks == BOOST:
            return boost(v.box, city, action - v.box.first[a.CARD])
        if v.asks == LAY:
            return lay(v.box, city, action - v.box.first[a.CARD])
        return build(v.box, city, v.pending, action - v.box.first[a.ROW])

    def bonus_value(self, v: View, mine: Outlook, bonus: i64) -> float:
        """What a bonus would bring where it is used best."""
        if bonus == POINTS_TOKEN:
            return float(v.box.token_points)
        if bonus == CONTRACT_TOKEN:
            return BONUS_WORTH[bonus] * mine.time * (0.5 + float(v.contracts[v.turn]))
        city = v.cities[v.turn]
        return max([mine.worth(option) for option in uses(v.box, city, bonus)]) - mine.worth(city)


def best_of(actions: list[ActionId], values: list[float]) -> ActionId:
    """The first action of those with the highest value."""
    return actions[values.index(max(values))]


def gains(v: View, outlook: Outlook) -> list[float]:
    """What each column would bring a seat at a glance; last, what the drawn card alone would."""
    return [outlook.at_a_glance(column) for column in v.columns] + [outlook.of_card(v.drawn)]


def options(v: View, seat: i64, gains: list[float], placed: i64) -> list[float]:
    """What a seat could make of each column, the drawn card being placed in this one."""
    least: i64 = fewest(v, seat)
    found: list[float] = []
    for n, cards in enumerate(v.columns):
        here: i64 = 1 if n == placed else 0
        gain: float = gains[n] + gains[-1] if here == 1 else gains[n]
        found.append(gain if len(cards) + here >= least else 0.0)
    return found


def price_of_contract(v: View, habits: Habits, seat: i64) -> float:
    """A contract bars small columns from now on, unless all return one at once."""
    held = v.contracts[seat]
    if held == 0 and all_hold_one(v, seat):
        return 0.0
    left: float = habits.contracts_last * float(v.foundations) / float(v.box.tokens[v.seats])
    return (habits.contract + habits.more_contracts * float(held)) * min(1.0, left)


def uses(box: Box, city: City, bonus: i64) -> list[City]:
    """The cities that a bonus to be placed can lead to."""
    card = box.bonus_card[bonus]
    if card >= 0:
        return [build(box, city, card, district) for district in members(districts_for(box, city, card))]
    if bonus == PLUS_TWO:
        return [boost(box, city, space) for space in members(targets(box, city, bonus))]
    return [lay(box, city, space) for space in members(targets(box, city, bonus))]
