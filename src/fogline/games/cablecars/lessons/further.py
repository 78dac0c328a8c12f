"""Further lessons: what good players do, how it ends, and a short game."""

from fogline.core.lesson import Lesson, they, you
from fogline.core.sentences import N_
from fogline.games.cablecars.lessons.tables import table

SOUVENIRS = Lesson(
    "souvenirs",
    N_("Souvenirs on the way"),
    N_("Different tourist tokens add up: 1, 2, 4, 6, 9, 12 points for two to seven."),
    (
        you(
            N_("Claim the route from The Embarcadero to Potrero Hill."),
            "claim the-embarcadero potrero-hill",
            say=(
                N_(
                    "Tourist tokens lie at some places. Whoever claims a route takes one from an end of it."
                    " One alone is worth nothing, but two different ones are 1 point, three 2, and all seven"
                    " 12."
                ),
                N_(
                    "You have the crab and the sea lion. The route from The Embarcadero to Potrero Hill has a"
                    " stack at both ends."
                ),
            ),
            no=N_("Look for a route with tokens at both ends: The Embarcadero to Potrero Hill."),
            wrong={
                "draw": N_("You can pay for the route already: three black cards."),
                "take *": N_("You can pay for the route already: three black cards."),
            },
        ),
        you(
            N_("Pay three black cards."),
            "pay 3 black",
            no=N_("The route is gray: three black cards pay it, and your ferry stays with you."),
        ),
        you(
            N_("Take the token of which only one is left."),
            "token potrero-hill",
            say=(
                N_(
                    "Both ends offer a token that you do not have. At Potrero Hill one is left; at The"
                    " Embarcadero there are two."
                ),
            ),
            well=N_("Three different ones. For the flower you can come back: there are two of them."),
            no=N_(
                "Of the flowers there are two: you can come back for one. The cable car at Potrero Hill is the last."
            ),
        ),
    ),
    N_("Nobody takes the same souvenir twice. A route that brings a new one is worth more than its spaces say."),
    seed=6,
    state=table(
        {"black": 3, "ferry": 1, "blue": 1},
        {"green": 1, "purple": 2, "orange": 1, "red": 1},
        ["sunset the-embarcadero"],
        (
            ["japanese-garden sunset black", "fort-mason alcatraz"],
            ["south-of-market potrero-hill", "civic-center south-of-market"],
        ),
        (["crab", "sea lion"], ["cable car"]),
    ),
)

MORE = Lesson(
    "tickets",
    N_("More tickets, more risk"),
    N_("Draw tickets when your routes are there already."),
    (
        you(
            N_("Draw tickets."),
            "tickets",
            say=(
                N_(
                    "Your ticket is done, and you have cars left. Instead of cards you may draw two tickets"
                    " and keep one or both. A ticket that is not done at the end costs its points."
                ),
            ),
            no=N_("All that is possible; this lesson is about the tickets, though. Draw two."),
        ),
        you(
            N_("Keep the ticket that your routes nearly join, and give the other one back."),
            "keep pacific-heights mission-district",
            say=(
                N_(
                    "Your routes lead from Fort Mason over Pacific Heights to Civic Center. From there to"
                    " Mission District it is one route; what the other ticket asks for is far away."
                ),
            ),
            well=N_("One route is missing, and you hold the two red cards for it already."),
            no=N_("Only the one that is nearly done: a ticket that fails costs as much as it would have brought."),
            wrong={
                "keep both": N_(
                    "The far one would cost you its points if you fail, and you have few cars left. Keep the near one."
                )
            },
        ),
        they(1, "draw"),
        they(1, "draw"),
        you(
            N_("Claim the route from Civic Center to Mission District."),
            "claim civic-center mission-district",
            no=N_("One red route makes the new ticket: Civic Center to Mission District."),
        ),
        you(
            N_("Pay for it."),
            "pay 2 red",
            well=N_("A second ticket, done in three turns."),
        ),
    ),
    N_("Tickets that lie along your lines are the cheapest points of all. Take them while there is time to finish."),
    seed=70,
    state=table(
        {"red": 2, "blue": 1},
        {"green": 2, "purple": 1, "orange": 1, "black": 1},
        ["fort-mason civic-center"],
        (["pacific-heights fort-mason", "pacific-heights civic-center"], ["lombard-street pier-39 purple"]),
        rival="sunset the-embarcadero",
    ),
)

LAST = Lesson(
    "last-round",
    N_("How it ends"),
    N_("Two cars left: everybody has one more turn."),
    (
        you(
            N_("Claim a route so that two cars or fewer are left: Lombard Street to Pier 39."),
            "claim lombard-street pier-39 red",
            say=(
                N_(
                    "When somebody has two cable cars or fewer at the end of their turn, the last round"
                    " begins: everybody has one more turn, then all is counted. You have three cars, and you"
                    " are ahead."
                ),
                N_("Balboa is still collecting cards for a long route. End the game before it is claimed!"),
            ),
            no=N_("Be quick: a route now brings the last round, and Balboa is not ready for it."),
            wrong={"take *": N_("That gives Balboa another turn."), "draw": N_("That gives Balboa another turn.")},
        ),
        you(
            N_("Pay for it."),
            "pay 1 red",
            well=N_("Two cars left: the last round has begun. Balboa has one turn, and then you have your last one."),
            no=N_("One red card is enough: keep the ferry for your last turn."),
        ),
        they(1, "draw"),
        they(1, "draw"),
        you(
            N_("Use your last two cars: claim the route from Civic Center to South of Market."),
            "claim civic-center south-of-market",
            say=(N_("Your last turn. Your ticket says Alcatraz to South of Market, and one route is missing."),),
            no=N_("This is the last turn of all: finish your ticket, from Civic Center to South of Market."),
        ),
        you(
            N_("Pay for it."),
            "pay 1 blue 1 ferry",
            well=N_("The game is over, and your ticket is done just in time."),
        ),
    ),
    N_("Watch the others' cars as closely as your own. A ticket that needs two more turns may have only one left."),
    seed=8,
    state=table(
        {"red": 1, "blue": 1, "ferry": 1},
        {"green": 2, "purple": 1, "orange": 1, "black": 1},
        ["alcatraz south-of-market"],
        (
            [
                "fort-mason alcatraz",
                "fort-mason lombard-street",
                "lombard-street chinatown green",
                "chinatown civic-center purple",
                "presidio pacific-heights",
                "golden-gate-bridge presidio blue",
                "pacific-heights lombard-street",
                "painted-ladies civic-center orange",
                "haight-ashbury painted-ladies gray a",
            ],
            ["twin-peaks castro", "castro mission-district green", "japanese-garden sunset red"],
        ),
        (["sea lion", "fortune cookie", "bridge", "painted house"], ["crab"]),
        {"orange": 3, "black": 2},
    ),
)

SHORT = Lesson(
    "game",
    N_("A short game"),
    N_("Half a game against Balboa, with everything that you know now."),
    (
        you(
            N_("Your move. Draw, claim or take tickets, as you like."),
            "*",
            say=(
                N_(
                    "A game that is half played: each of you has cars for a few more routes. You have two"
                    " tickets, one of them nearly done. From here on all moves are yours. Advice is there if"
                    " you ask for it."
                ),
            ),
        ),
    ),
    N_("Play on to the end: whoever has most points then has won."),
    seed=9,
    state=table(
        {"black": 2, "purple": 1, "blue": 1, "ferry": 1},
        {"blue": 1, "green": 1, "black": 1, "orange": 1, "red": 1},
        ["pier-39 civic-center", "pacific-heights potrero-hill"],
        (
            [
                "pier-39 the-embarcadero black",
                "chinatown the-embarcadero gray a",
                "pacific-heights civic-center",
                "civic-center mission-district",
            ],
            [
                "haight-ashbury castro",
                "castro mission-district green",
                "japanese-garden haight-ashbury orange",
                "japanese-garden sunset red",
            ],
        ),
        (["flower", "fortune cookie"], ["crab"]),
        {"orange": 2, "green": 1, "red": 1},
    ),
    bot="casual",
)
