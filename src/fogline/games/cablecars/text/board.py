"""What the drawn board says, in English."""

from typing import Final

from fogline.core.text import N_, Context, Plural, Sentence

BOARD: Final[dict[str, Sentence]] = {
    "map": N_("Map of San Francisco"),
    "bay": N_("San Francisco Bay"),
    "ocean": N_("Pacific Ocean"),
    "letter-0": Context("card", "B"),
    "letter-1": Context("card", "G"),
    "letter-2": Context("card", "K"),
    "letter-3": Context("card", "P"),
    "letter-4": Context("card", "R"),
    "letter-5": Context("card", "O"),
    "letter-6": Context("card", "F"),
    "route-points": N_("Route points"),
    "points-inferred": N_(
        "Points for a route by its spaces. The printed table was not seen: these are the figures of the series."
    ),
    "claimed-by": N_("Claimed by {name}"),
    "open": N_("Open"),
    "claimable": N_("Open, and you can pay for it"),
    "closed": N_("Closed by its twin track"),
    "with-ferries": Plural("with 1 ferry symbol", "with {n} ferry symbols", "n"),
    "claimable-count": N_("{n} claimable"),
    "claimable-title": N_("Show the routes that you can claim now"),
    "about-map": N_("About this map"),
    "whole-map": N_("Show the whole map"),
    "near-map": N_("Come nearer"),
    "market": N_("Market"),
    "take": N_("Take {card}"),
    "face-up": N_("Face up: {card}"),
    "market-gap": N_("No card left to fill this gap"),
    "deck": N_("Deck"),
    "left": Plural("1 left", "{n} left", "n"),
    "deck-of": Plural("Deck, 1 card", "Deck, {n} cards", "n"),
    "deck-title": N_("Draw the top card, unseen"),
    "tickets": N_("Tickets"),
    "tickets-of": Plural("Ticket deck, 1 ticket", "Ticket deck, {n} tickets", "n"),
    "tickets-title": N_("Draw two destination tickets and keep at least one"),
    "discards": N_("Discards"),
    "no-discards": N_("There are no discards."),
    "aside": N_("To be placed:"),
    "stack": Plural("{symbol}, 1 token", "{symbol}, {n} tokens", "n"),
    "my-tickets": N_("My tickets"),
    "all-tickets": N_("All tickets"),
    "ticket": N_("Ticket"),
    "secret": N_("only you see these"),
    "secret-title": N_("Nobody else sees your tickets before the end."),
    "tickets-hidden": N_("Tickets are secret until the game is over."),
    "ticket-reconstructed": N_("Reconstructed: the printed ticket was not seen."),
    "returned": N_("goes back"),
    "kept": N_("kept"),
    "joined": N_("Connected"),
    "failed-ticket": N_("not connected"),
    "no-way": N_("no way left"),
    "missing": Plural("1 car missing", "{n} cars missing", "n"),
    "my-place": N_("My cards, cable cars and tokens"),
    "hand": N_("Hand"),
    "cards": Plural("1 card", "{n} cards", "n"),
    "cars": N_("Cable cars"),
    "cars-title": N_("Cable cars left. Who ends a turn with {n} or fewer brings the last round."),
    "tokens": N_("Tourist tokens"),
    "tokens-worth": Plural("1 point", "{n} points", "n"),
    "tokens-next": N_("next {n}"),
    "symbols-reconstructed": N_(
        "Tourist tokens and what so many different ones are worth. The symbols are reconstructed."
    ),
    "reconstructed": N_("reconstructed"),
    "own-map": N_("own map"),
    "spaces": Plural("1 space", "{n} spaces", "n"),
    "reconstructed-why": N_(
        "The published map could not be consulted. Rules and counts are exact; most routes, some places, the "
        "tickets and the token symbols are our own, made so that the game can be played. They agree with all that "
        "is known."
    ),
    "own-box": N_("This table plays with a box of its own: {name}."),
    "fact-cars": Plural("1 cable car left", "{n} cable cars left", "n"),
    "fact-cards": Plural("1 card in hand.", "{n} cards in hand.", "n"),
    "fact-seen": N_("Seen being taken: {cards}."),
    "fact-tickets": Plural("1 ticket", "{n} tickets", "n"),
    "fact-tokens": Plural("1 token: {names}", "{n} tokens: {names}", "n"),
    "clock": N_("last round at {last} cars; fewest now: {n}"),
    "clock-last": Plural("Last round: 1 turn left", "Last round: {n} turns left", "n"),
    "kind-take": N_("Take a card"),
    "kind-claim": N_("Claim a route"),
    "kind-pay": N_("Pay"),
    "kind-place": N_("Place a stack"),
    "kind-keep": N_("Keep a ticket"),
    "kind-token": N_("Take a token"),
    "legend-ferry": N_("Ferry: stands for any colour. An anchor on a route must be paid with one."),
    "legend-gray": N_("Gray route: cards of any one colour."),
    "legend-end": N_("One of your tickets ends here; the letter says which."),
    "legend-token": N_(
        "Tourist token: one of each symbol for everybody. The more different ones, the more they are worth."
    ),
    "legend-cards": N_("Cards in hand"),
    "legend-tickets": N_("Destination tickets held"),
    "tour-map": N_(
        "This is the city. Every route is a row of spaces between two places; its colour and sign say which cards "
        "it costs, dots that any one colour will do, an anchor that one card must be a ferry. Click a route to "
        "claim it."
    ),
    "tour-tickets": N_(
        "Your secret tickets. Join the two places with your own routes, by whatever way, and the points are yours "
        "at the end; fail and they are taken away. The map shows how far each one is."
    ),
    "tour-market": N_(
        "Instead of claiming you may take two cards: face-up ones, or unseen from the deck. Ferries stand for any "
        "colour; a face-up ferry is your only card of the turn. Or draw new tickets."
    ),
    "tour-hand": N_("Your cards, always in the same order. A route costs as many cards as it has spaces."),
    "tour-cars": N_(
        "Each space takes one of your cable cars. When somebody has two or fewer left, everybody has one last turn."
    ),
    "tour-tokens": N_(
        "Where your route arrives at a stack you take a token. The more different ones, the more each is worth."
    ),
    "tour-dock": N_(
        "Most points win: routes as you claim them, tickets and tokens at the end. Whatever you may do is also "
        "here, with what it does. Nothing is final before you confirm your turn, except what was drawn from a deck."
    ),
    "figure-colour": N_("A red route of three spaces costs three red cards."),
    "figure-gray": N_("A gray route of two spaces: two cards of one colour, whichever you like."),
    "figure-wild": N_("The same red route with two red cards and a ferry."),
    "figure-ferry": N_("One ferry symbol: one of the three cards must be a ferry; the other two are of one colour."),
    "figure-points": N_("Points of a route by the number of its spaces."),
    "figure-tokens": N_("Points for so many different tokens."),
}
