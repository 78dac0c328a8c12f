"""Events, actions, scores and questions as sentences."""

from typing import Final

from fogline.core.text import N_, Category, Plural, Sentence

TITLE: Final = N_("San Francisco (Wetter and Löpmann)")

EVENTS: Final[dict[str, Sentence]] = {
    "started": N_("{player} is the first start player."),
    "call-drawn": N_("{seat} draws a call: {call}."),
    "call-kept": N_("{seat} keeps the call."),
    "call-rejected": N_("{seat} rejects the call; the next one counts."),
    "call-useless": N_("No street is left for this call, it is put aside: {call}."),
    "calls-shuffled": N_("The discarded calls ({cards}) become the new deck."),
    "chose": N_("{seat} chooses in secret."),
    "influence-shown": N_("{seat} shows {person}."),
    "influence-paid": N_("{seat} wins a right with {person}; influence left: {left}."),
    "influence-tied": N_("{seat} is tied at {person}: no right, nothing to pay."),
    "called": N_("{seat} bids {total:money}, adding {checks}."),
    "passed": N_("{seat} passes."),
    "outbid-all": N_("{seat} wins the right for {total:money}."),
    "nobody-won": N_("Nobody wins a right."),
    "chip-shown": N_("{seat} shows the chip {chip}."),
    "chip-alone": N_("{seat} is alone with {chip} and pays one check."),
    "paid-unseen": N_("{seat} pays a check of {check} face down."),
    "paid-unseen/hidden": N_("{seat} pays a check face down."),
    "cannot-pay": N_("{seat} has no check to pay for {chip}: no right."),
    "contested": N_("{players} players have shown {chip}."),
    "sealed-shown": N_("{seat} had sealed {total:money}: {checks}."),
    "contest-won": N_("{seat} wins the right for {chip} with {total:money}."),
    "contest-tied": N_("Nobody has the highest bid alone: no right for {chip}."),
    "offered": N_("{seat} offers {player} {total:money} for the right: {checks}."),
    "no-offer": N_("{seat} makes no offer."),
    "accepted": N_("{seat} accepts."),
    "refused": N_("{seat} refuses: the offer is off."),
    "agreed": N_("All agree: {seat} pays and has the right for {chip}."),
    "invested": N_("{seat} lays a rod {street}."),
    "lifted": N_("{seat} takes up the rod {street}."),
    "lapsed": N_("No street is left for {seat}: the right lapses."),
    "rebuilt": N_("{seat} rebuilds {district} {tile}: +{points} prestige."),
    "extra-paid": N_("The waiting card pays {seat} {points} more for {district}."),
    "card-drawn": N_("{year}: {seat} draws an action card: {card}."),
    "extra-waits": N_("The card waits: +{points} prestige for the next {district} rebuilt."),
    "extra-void": N_("The card is turned over without effect: {district}."),
    "card-useless": N_("Nobody could use the card: it is turned over."),
    "left-unused": N_("{seat} makes no use of it."),
    "moved": N_("{seat} moves the rod of {owner:player} from {street:spot} to {to:spot}."),
    "exchanged": N_("{seat} exchanges the rods of {owner:player} ({street:spot}) and of {other:player} ({to:spot})."),
    "replaced": N_("{seat} replaces the rod of {owner:player} {street}."),
    "removed": N_("{seat} removes the rod {street}."),
    "got-influence": N_("{seat} takes {points} influence and now has {now}."),
    "wants-checks": N_("{seat} wants checks up to {limit:money}."),
    "drew": N_("{seat} draws {check}: {total:money} so far."),
    "stopped": N_("{seat} stops with {total:money}."),
    "bust": N_("{seat} has {total:money}, more than {limit:money}, and gets nothing."),
    "ended": N_("The game is over."),
    "idle": N_(
        "For {rounds} rounds nobody has paid the bank, laid a rod from the stock or drawn an action card. "
        "After {left} more such rounds the game ends."
    ),
    "price-named": N_("{seat} would leave the right to another for {price:money}."),
    "no-price": N_("{seat} names no price."),
    "price-met": N_("{seat} gets the price of {price:money} and accepts."),
    "countered": N_("{seat} would accept for {price:money}."),
    "withdrawn": N_("{seat} withdraws the offer."),
    "card-put": N_("{seat} puts a card into the deck: {card}. Still missing: {left}."),
    "deck-made": N_("The deck is complete: {cards} action cards, bonuses among them: {bonuses}."),
}

ACTIONS: Final[dict[str, Sentence]] = {
    "KeepCall": N_("Keep the call"),
    "RejectCall": N_("Reject it and use the next"),
    "PlayInfluence": N_("Play {person}"),
    "PlayChip": N_("Play the chip {chip}"),
    "AddCheck": N_("Add a check of {check}"),
    "CallBid": N_("Call the bid"),
    "Pass": N_("Pass"),
    "SealBid": N_("Seal the bid"),
    "PayCheck": N_("Pay a check of {check} face down"),
    "Lay": N_("Lay the rod {street}"),
    "ChooseRod": N_("Choose the rod {street}"),
    "Leave": N_("Leave it"),
    "TakeInfluence": N_("Take influence"),
    "TakeChecks": N_("Take checks from the bank"),
    "DrawCheck": N_("Draw a check"),
    "Stop": N_("Stop drawing"),
    "Accept": N_("Accept the offer"),
    "Refuse": N_("Refuse the offer"),
    "Propose": N_("Make this offer"),
    "Give": N_("Offer {player} a check of {check}"),
    "NamePrice": N_("Leave the right to another for {price:money}"),
    "NamePriceNot": N_("Name no price"),
    "Counter": N_("Accept for {price:money}"),
    "PutCard": N_("Put into the deck: {card}"),
}

LINES: Final[dict[str, Sentence]] = {
    "district": N_("{district} {tile}, rebuilt before the end of {year}"),
    "extra": N_("Extra prestige for {district} {tile}"),
    "tie-ahead": Plural(
        "Tied on prestige; ahead with {rods} rod on the board against {best}",
        "Tied on prestige; ahead with {rods} rods on the board against {best}",
        "rods",
    ),
    "tie-behind": Plural(
        "Tied on prestige; behind with {rods} rod on the board against {best}",
        "Tied on prestige; behind with {rods} rods on the board against {best}",
        "rods",
    ),
    "tie-shared": N_("Tied on prestige and on rods on the board ({rods}): the place is shared"),
}

CATEGORIES: Final = (
    Category(N_("Rebuilt districts"), ("district",)),
    Category(N_("Extra prestige"), ("extra",)),
)

ENDINGS: Final[dict[str, str]] = {
    "last-year": N_("The action card of the last year has been carried out."),
    "no-street": N_("No call has a street left."),
    "no-means": N_("Nobody has influence or checks left to bid with."),
    "standstill": N_("For 36 rounds nobody has paid the bank, laid a rod from the stock or drawn an action card."),
    "not-over": N_("The game goes on."),
}

QUESTIONS: Final[dict[str, str]] = {
    "call": N_("Keep this call, or reject it and use the next one?"),
    "influence": N_("Which influence card do you play? It stays face down until all have chosen."),
    "bid": N_("Add checks and call your bid, or pass. Your checks are shown when you call."),
    "chip": N_("Which option chip do you play? It stays face down until all have chosen."),
    "seal": N_("Your chip is contested: add checks, five at most, and seal your bid. All are shown together."),
    "pay": N_("Nobody else has shown your chip. Which check do you pay for it? Nobody sees which."),
    "offer": N_("What do you offer the others for the right? Everybody must get a check."),
    "answer": N_("Do you accept the checks offered to you?"),
    "invest": N_("Where do you lay your rod?"),
    "lift": N_("Your stock is empty. Which of your rods do you take up?"),
    "two-rods": N_("Where do you lay the first of two rods?"),
    "second-rod": N_("Where do you lay the second rod? It must lie at the same district."),
    "move": N_("Which rod do you move?"),
    "move-to": N_("Where to?"),
    "exchange": N_("Which rod do you exchange?"),
    "exchange-with": N_("With which rod of another player?"),
    "any-street": N_("On which street do you lay your rod?"),
    "replace": N_("Which rod do you replace with yours?"),
    "bonus": N_("Influence, or checks from the bank?"),
    "removal": N_("Remove rods of yours for a bonus? Then take influence or checks for all of them."),
    "draw": N_("Draw another check, or stop?"),
    "over": N_("The game is over."),
    "price": N_("For how much would you leave the right to another? Who offers you as much has your word."),
    "raise": N_("Your offer is answered with a price. Add checks until it is met, or withdraw the offer."),
    "deck": N_("Which action card do you put into the deck? Everybody sees it."),
}

ORDER: Final = N_("Raises for you up to {limit:money}{keep:kept}")
ORDER_LIKE: Final = N_("raise up to 120 keep 10 20")
"""An order, and what to type for one."""
