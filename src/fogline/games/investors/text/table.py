"""What the plain face writes round the board."""

from typing import Final

from fogline.core.text import N_, Sentence
from fogline.games.investors.text.board import BOARD

LETTERS: Final = (*[BOARD[f"letter-{kind}"] for kind in range(6)], "*", BOARD["letter-7"], BOARD["letter-8"])
"""By kind of district, the same as in the browser; a park has a sign."""

TABLE: Final[dict[str, Sentence]] = {
    "heading": N_("{year} · start player: {player} · {ask}"),
    "waiting": N_("waiting for {players}"),
    "over": N_("the game is over"),
    "call": N_("Call: {call}."),
    "card": N_("Action card: {card}."),
    "promised": N_("Waiting: extra prestige for the next {district}."),
    "legend": N_("V villa, H housing 4 · M market, R recreation 5 · O office, I industry 6 · B bank, T town hall 10"),
    "rods": N_("1-5 a player's rod, # white, . empty, + open to the call, ** park, [V2] rebuilt by 2."),
    "decks": N_("The call and action decks are reconstructed."),
    "you": N_("{player} (you)"),
    "player": N_("prestige {prestige}, influence {influence}, rods: {stock} in stock, {board} laid"),
    "has": N_("has {list}"),
    "all-but": N_("has all but {unseen} (paid face down) of {list}"),
    "surely": N_("surely {list}"),
    "front": N_("shows {list} = {total:money}"),
    "passed": N_("has passed"),
    "chip": N_("chip {chip}"),
    "price": N_("would leave the right for {price:money}"),
    "deck": N_("Deck so far: {list}."),
    "empty-deck": N_("Deck so far: no card."),
    "bank": N_("Bank: {count} checks."),
    "bank-seen": N_("Bank: {count} checks, of them seen going in: {list}."),
    "hand": N_("Your checks: {list} = {total:money}."),
    "laid": N_("Laid, not shown yet: {list} = {total:money}."),
    "meant": N_("Meant for {player}: {list} = {total:money}."),
    "chosen": N_("Your choice lies face down: {choice}."),
    "nothing": N_("no checks"),
}

DRAWN: Final[dict[str, Sentence]] = {
    "facts": N_("influence {influence} rods {stock} checks {held}"),
    "facts-beside-bid": N_("rods {stock} checks {held}"),
    "bids": N_("bids {total:money};"),
    "leaves-for": N_("leaves it for {price:money};"),
    "starts": N_("{player} starts."),
    "checks": N_("Checks"),
    "influence": N_("Influence"),
    "bank-short": N_("bank {count}"),
    "page-city": N_("City"),
    "page-bids": N_("Bids and checks"),
    "signs": N_("○ open to the call  ▒ white rod  ✚2 streets that a seat has round a tile  ♣ park"),
}
"""The same for a terminal that draws."""
