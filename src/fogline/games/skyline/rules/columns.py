"""Chapter 4, what contracts bar and when they go: questions of the open table for rules, minds and faces alike."""

from mypy_extensions import i64

from fogline.games.skyline.open import Open


def fewest(o: Open, seat: i64) -> i64:
    """4.2: how many cards a column must have to be taken by this seat, which leaves out empty ones (4.1)."""
    return o.contracts[seat] + 1


def open_to(o: Open, seat: i64) -> i64:
    """The columns that this seat may take, as a mask."""
    least: i64 = fewest(o, seat)
    mask: i64 = 0
    bit: i64 = 1
    for column in o.columns:
        if len(column) >= least:
            mask |= bit
        bit <<= 1
    return mask


def all_hold_one(o: Open, but: i64 = -1) -> bool:
    """4.4: whether everybody has a contract, this seat left aside."""
    for seat in range(o.seats):
        if o.contracts[seat] == 0 and seat != but:
            return False
    return True


def returnable(o: Open, seat: i64) -> i64:
    """8.8: how many contracts this seat may return with a token of its own."""
    if o.contract_tokens[seat] == 0:
        return 0
    return min(o.contracts[seat], o.box.returned)
