"""Chapter 1, what has left the deck and the supply: for positions, which leave out what follows, and for audits."""

from fogline.core.counts import total
from fogline.games.skyline.box import CONTRACT_TOKEN, EMPTY, FOUNDATION, PLUS_TWO, POINTS_TOKEN, TRACKS_TOKEN
from fogline.games.skyline.open import Open
from fogline.games.skyline.questions import BONUS_ROW, BOOST, LAY, ROW
from fogline.parts.bits import size


def cards_out(o: Open) -> list[int]:
    """How many of each project and bonus card are out, but for the one just drawn."""
    out = list(o.boxed)
    out += [0, 0]
    lying = [card for column in o.columns for card in column] + o.tray
    lying += [card for city in o.cities for card in city.cards if card != EMPTY]
    if o.asks in (ROW, BONUS_ROW) and o.pending >= 0:
        lying.append(o.pending)
    for card in lying:
        out[card] += 1
    return out


def foundations_out(o: Open, cards: list[int]) -> int:
    """1.4: a foundation token came with each foundation card that is out."""
    return sum([n for card, n in enumerate(cards) if o.box.symbols[card] & FOUNDATION])


def bonuses_out(o: Open, cards: list[int]) -> list[int]:
    """1.2: how many of each bonus were taken."""
    out = [cards[card] if card >= 0 else 0 for card in o.box.bonus_card]
    out[PLUS_TWO] = sum([len(city.boosts) for city in o.cities]) + (o.asks == BOOST)
    out[POINTS_TOKEN] = total(o.points_tokens)
    out[CONTRACT_TOKEN] = total(o.contract_tokens) + o.contract_tokens_used
    out[TRACKS_TOKEN] = sum([int(size(city.laid)) for city in o.cities]) + (o.asks == LAY)
    return out
