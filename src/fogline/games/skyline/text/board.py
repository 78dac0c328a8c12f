"""What the drawn board says, in English."""

from typing import Final

from fogline.core.text import N_, Context, Plural, Sentence

BOARD: Final[dict[str, Sentence]] = {
    "letter-0": Context("district", "B"),
    "letter-1": Context("district", "G"),
    "letter-2": Context("district", "O"),
    "letter-3": Context("district", "Y"),
    "letter-4": Context("district", "N"),
    "letter-5": Context("district", "K"),
    "black": N_("Black"),
    "projects": N_("Projects"),
    "deck-label": N_("Draw a project; {n} cards are in the deck"),
    "deck-title": N_("The project deck: {n} cards left"),
    "foundations-left": Plural("last foundation", "{n} foundations left", "n"),
    "foundations-title": N_(
        "{n} foundation tokens are left. When the last one is placed on a project the game ends at once."
    ),
    "reconstructed": N_("reconstructed"),
    "reconstructed-title": N_(
        "The published project cards could not be consulted. How many there are of each colour, value and symbol "
        "is our reconstruction."
    ),
    "inferred-title": N_("Which bonus belongs to which district is inferred, not taken from the printed board."),
    "column-label": N_("Column {n}: {cards}"),
    "column-empty": N_("empty"),
    "cards": Plural("{n} card", "{n} cards", "n"),
    "goes-here": N_("goes here"),
    "needs": N_("needs {n}"),
    "needs-title": N_("You hold {contracts} contracts, so a column needs at least {n} cards for you to take it."),
    "tray": N_("Building tray"),
    "tray-drawn": N_("Drawn project"),
    "tray-pending": N_("Where to?"),
    "contracts": N_("Contracts"),
    "in-tray": N_("{n} to build"),
    "drawn-hint": N_("choose a column"),
    "full": N_("full"),
    "any-district": N_("any"),
    "bin": N_("leave"),
    "bin-label": N_("End the turn; any cards left go back to the box"),
    "takes": Plural("You can take any column", "You can take {n} cards or more", "n"),
    "takes-short": N_("takes {n}+"),
    "bonus-asked": N_("Bonus for {district}"),
    "bonus-asked-hint": N_("choose one"),
    "token-asked": N_("Bonus token"),
    "token-asked-hint": N_("choose a card"),
    "your-city": N_("Your city"),
    "city-of": N_("{name}'s city"),
    "back-home": N_("Back to your city"),
    "look-at": N_("Look at {name}'s city"),
    "to-fill": Plural("{n} space to fill", "{n} spaces to fill", "n"),
    "city-full": Context("a city", "full"),
    "value-rank": N_("Value and rank"),
    "bonus": N_("Bonus"),
    "finish": N_("Finish"),
    "rank": N_("Rank"),
    "depots": N_("Depots"),
    "depot-title": N_("Printed depot: tracks in the space above it have a cable car."),
    "cable-cars": N_("Cable cars"),
    "rank-1": N_("1st"),
    "rank-2": N_("2nd"),
    "rank-3": N_("3rd"),
    "rank-4": N_("4th"),
    "tied": N_("{rank}, tied in value"),
    "bonus-district": N_("{district} brings the {bonus} (or a tracks token) with its second bonus symbol; {n} left"),
    "bonus-tracks": N_("{bonus}: it can be taken instead of any district's bonus; {n} left"),
    "bonus-taken": N_("gone"),
    "finish-title": N_("{district}: {points} for the first to fill it"),
    "finish-taken": N_("{name} was the first to fill {district}"),
    "points-n": Plural("{n} point", "{n} points", "n"),
    "space-empty": N_("{space}: empty"),
    "space-card": N_("{space}: {card}, worth {value}"),
    "space-next": N_("{space}: the next space of this district"),
    "has-car": N_("cable car"),
    "no-car": N_("tracks without a cable car"),
    "has-tower": N_("skyscraper"),
    "needs-around": N_("foundation: {around} of {need} around it"),
    "square-lit": N_("square beside a cable car"),
    "square-dark": N_("square: worth {value} once a cable car is beside it"),
    "has-plus": N_("+{n} token"),
    "has-laid": N_("tracks token"),
    "medal": N_("Master builder's medal: {name} ({points}). It passes to whoever has more skyscrapers."),
    "legend-tracks": N_("Tracks: from a depot on, each card they reach without a gap gets a cable car"),
    "legend-depot": N_("Depot: where a line of tracks begins"),
    "legend-square": N_("City square: worth 4 beside a cable car, else nothing"),
    "legend-foundation": N_(
        "Foundation: a skyscraper rises when what lies around it is worth enough; the last token of the stacks "
        "ends the game"
    ),
    "legend-seaside": N_("Seaside: all skyscrapers of this city need 1 less"),
    "legend-bonus": N_("Bonus symbol: the second one in a district brings its bonus or a tracks token"),
    "legend-contract": N_("Contracts: a column can be taken only with more cards than one's contracts"),
    "legend-car": N_("Cable cars"),
    "legend-tower": N_("Skyscrapers"),
    "legend-fill": N_("Spaces still to fill; a full city ends the game"),
    "legend-medal": N_("Master builder's medal: most skyscrapers"),
    "fact-contracts": N_("Contracts: {n}. Takes columns of {need} or more cards."),
    "fact-cars": N_("Cable cars: {n}"),
    "fact-towers": N_("Skyscrapers: {n}"),
    "fact-fill": N_("Spaces to fill: {n}. A full city ends the game."),
    "fact-medal": N_("Master builder's medal"),
    "fact-points-tokens": N_("Tokens of 1½ points: {n}"),
    "fact-contract-tokens": N_("Contract tokens: {n}"),
    "table": N_("The table: projects, cities and bonuses"),
    "kind-build": N_("Build a card"),
    "kind-card": N_("On a card"),
    "kind-finalize": N_("Finalize"),
    "signs": N_("Signs"),
    "sign-tracks": N_("tracks"),
    "sign-depot": N_("depot"),
    "sign-square": N_("square"),
    "sign-foundation": N_("foundation"),
    "sign-seaside": N_("seaside: −1 for towers"),
    "sign-bonus": N_("bonus symbol"),
    "advantage": N_("Advantage by district"),
    "tour-deck": N_(
        "A turn is one of two things. The first: draw a project from the deck and place it in one of the columns "
        "for everybody to see."
    ),
    "tour-columns": N_(
        "The second: finalize a whole column. You get all of its cards and one contract. You need more cards in "
        "the column than contracts in your hands, so contracts make small columns impossible."
    ),
    "tour-foundations": N_(
        "This is the clock. A project with a crane gets a foundation token from here; when the last one is placed, "
        "the game ends at once. It also ends when somebody fills a city."
    ),
    "tour-tray": N_(
        "Between turns: everybody's contracts. Cards that you take lie here then: build them one by one in the "
        "order you like: each goes to the leftmost free space of its district, black ones anywhere. What you leave "
        "goes back to the box."
    ),
    "tour-city": N_(
        "Your city: five districts of five spaces. Tracks that reach a depot get cable cars, squares beside a "
        "cable car are worth 4, and a foundation with 7 around it grows into a skyscraper."
    ),
    "tour-rows": N_(
        "What each district is worth, your rank and what it scores. The second bonus symbol in a district brings "
        "its bonus, or a tracks token. Whoever fills a district first takes its token."
    ),
    "tour-cars": N_("Cable cars are ranked as well, and they break a tie at the end."),
    "tour-minis": N_("The other cities. Click one to see it large."),
    "figure-column": N_(
        "Three cards in the column and two contracts in front of you: you may take it. With three contracts "
        "you could not."
    ),
    "figure-tracks": N_(
        "Below, both tracks are connected to a depot. The tracks above the first one join on; those on the "
        "right reach no cable car, so they have none."
    ),
    "figure-square": N_(
        "The square on the left lies next to a cable car and is worth 4; the one on the right is worth nothing."
    ),
    "figure-tower": N_("3 + 2 + 2 = {n} around the foundation: a skyscraper is built."),
    "figure-bonus": N_("The second bonus symbol of the district: its bonus is taken at once."),
    "tour-players": N_(
        "Most points win: skyscrapers, finished districts, and being first or second in each district and in "
        "cable cars. The numbers here are certain already; the Score tab shows what it would be if the game "
        "ended now."
    ),
}
