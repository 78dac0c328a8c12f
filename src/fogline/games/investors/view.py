"""What one seat may know of a game, a careful player's memory included."""

from dataclasses import dataclass

from fogline.games.investors.box import Box


@dataclass(frozen=True)
class View:
    """One seat's sight of the table. What is public is as in the state; ``-1`` stands for the unknown."""

    box: Box
    seats: int
    seat: int
    """Whose view this is, or NOBODY."""
    negotiation: bool
    layout: list[int]
    reach: list[list[int]]
    start: int
    turn: int
    asks: int
    waiting: tuple[int, ...]
    calls: list[int]
    """What is left in the deck of call-for-bids cards: all that are drawn are seen, so everybody can count it."""
    discards: list[int]
    call: int
    cards: list[int]
    """The action cards nobody has seen."""
    bonuses_left: int
    played: list[int]
    card: int
    promised: list[int]
    rods: list[int]
    stock: list[int]
    influence: list[int]
    prestige: list[int]
    builder: list[int]
    built_year: list[int]
    extra: list[int]
    rebuilt: int
    hand: list[int]
    """My checks as counts, without those I have laid; all zero for a spectator."""
    laid: list[int]
    """``laid[seat * CHECKS + check]``: the checks that I have laid unseen; the others' are not shown."""
    held: list[int]
    """How many checks each seat has, laid ones included."""
    front: list[int]
    """``front[seat * CHECKS + check]``: the checks that lie face up in front of each seat."""
    bank_size: int
    pool: list[int]
    """``pool[seat * CHECKS + check]``: what each seat would have, laid ones included, had it paid none unseen."""
    paid_by: list[int]
    """Who paid each check that went to the bank unseen, oldest first."""
    paid: list[int]
    """Which of them were mine, by value; -1 for the others'."""
    most: list[int]
    """``most[nth * CHECKS + check]``: of its payer's unseen checks up to this one, at most so many have this value."""
    least: list[int]
    """``least[nth * CHECKS + check]``: of all unseen checks up to this one, at least so many have this value."""
    my_choice: int
    """What I have chosen in secret, or -1."""
    said: list[int]
    chips: list[int]
    won: list[int]
    queue: list[int]
    contest: int
    proposer: int
    pending: int
    first_rod: int
    limits: list[int]
    lifted: int
    idle: int
    ended_by: int
