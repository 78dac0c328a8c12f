"""Several things from a bag of counts: how small games deal, and imagine what was dealt."""

from fogline.core.dealer import Dealer


def drawn(dealer: Dealer, bag: list[int], n: int) -> list[int]:
    """So many, one after the other; what was drawn is no longer in the bag."""
    if n > sum(bag):
        raise ValueError(f"{n} are to be drawn from a bag that holds {sum(bag)}")
    found: list[int] = []
    for _ in range(n):
        one = int(dealer.pick(bag))
        bag[one] -= 1
        found.append(one)
    return found
