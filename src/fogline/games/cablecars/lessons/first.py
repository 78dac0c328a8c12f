"""The first lessons: what it is about, and what one does in a turn."""

from fogline.core.lesson import Lesson, they, you
from fogline.core.sentences import N_
from fogline.games.cablecars.lessons.tables import table

JOIN = Lesson(
    "ticket",
    N_("What you win with"),
    N_("Join two places for a destination ticket."),
    (
        you(
            N_("Claim the purple route from Chinatown to Civic Center."),
            "claim chinatown civic-center purple",
            say=(
                N_(
                    "You run cable cars in San Francisco. Every player has secret tickets, and each names two"
                    " places: whoever joins them with routes of their own scores its points at the end. Who"
                    " fails loses as many."
                ),
                N_(
                    "Your ticket says Chinatown to Painted Ladies. You own the route between Painted Ladies"
                    " and Civic Center already. One more route is missing, and it costs two purple cards: you"
                    " hold them."
                ),
            ),
            no=N_("That can wait. The missing piece of your ticket lies between Chinatown and Civic Center."),
            wrong={
                "draw": N_("You hold every card you need already: now is the time to claim."),
                "take *": N_("You hold every card you need already: now is the time to claim."),
                "tickets": N_("Finish the ticket you have before you take on another one."),
            },
        ),
        you(
            N_("Pay with the two purple cards."),
            "pay 2 purple",
            say=(N_("A route costs as many cards as it has spaces, all of the route's colour."),),
            well=N_(
                "Your first ticket is done: from Chinatown by way of Civic Center to Painted Ladies. Any way counts."
            ),
        ),
    ),
    N_(
        "That is the game: routes score at once, tickets at the end, and souvenirs on the way. The most points"
        " win. The next lessons show where the cards come from and what is worth most."
    ),
    seed=1,
    state=table(
        {"purple": 2, "blue": 1, "red": 1},
        {"blue": 1, "green": 1, "black": 1, "orange": 1, "red": 1},
        ["chinatown painted-ladies"],
        (["painted-ladies civic-center orange"], ["fort-mason pier-39"]),
    ),
)

DRAW = Lesson(
    "cards",
    N_("Two cards a turn"),
    N_("Draw the cards that a route needs, and claim it the turn after."),
    (
        you(
            N_("Take a red card from the market."),
            "take red",
            say=(
                N_(
                    "In a turn you do one thing: draw cards, claim a route, or draw tickets. You would like"
                    " the red route from Pacific Heights to Chinatown: three spaces, and you have one red card."
                ),
                N_("Drawing means two cards, one after the other: open ones from the market, or unseen from the deck."),
            ),
            no=N_("Look for red: two red cards lie open in the market, and they are just what is missing."),
            wrong={
                "draw": N_("From the deck you may get anything. Two red cards lie open, and they are what is missing."),
                "take ferry": N_(
                    "A ferry stands in for any colour, but taken from the market it is the only card of the"
                    " turn. Two reds bring you further."
                ),
                "tickets": N_("First the cards for the route you are after."),
            },
        ),
        you(
            N_("Take the second red card."),
            "take red",
            well=N_("Three red cards. Your turn is over; claiming is for the next one."),
            no=N_("The other red card still lies there, and you need three."),
            wrong={"draw": N_("The card you need lies open: there is no need to gamble.")},
        ),
        they(1, "draw"),
        they(1, "draw"),
        you(
            N_("Claim the red route from Pacific Heights to Chinatown."),
            "claim pacific-heights chinatown",
            say=(
                N_(
                    "Balboa has drawn two cards from the deck: nobody but Balboa knows which. Now it is your"
                    " turn again."
                ),
            ),
            no=N_(
                "You have what the red route from Pacific Heights to Chinatown costs: take it before somebody"
                " else does."
            ),
        ),
        you(
            N_("Pay three red cards."),
            "pay 3 red",
            well=N_("Three spaces score 4 points at once, and a souvenir from Chinatown comes with it."),
        ),
    ),
    N_("Cards first, then the route: while you collect, others may take it. That is the tension of every turn."),
    seed=3,
    state=table(
        {"red": 1, "blue": 1, "orange": 1},
        {"red": 2, "blue": 1, "green": 1, "ferry": 1},
        ["presidio chinatown"],
    ),
)

LONG = Lesson(
    "long-routes",
    N_("Long routes pay more"),
    N_("Five spaces are worth ten points: more than five single ones."),
    (
        you(
            N_("Claim the longest route that you can pay for: Golden Gate Bridge to Fort Mason."),
            "claim golden-gate-bridge fort-mason",
            say=(
                N_(
                    "A route of 1, 2, 3, 4 or 5 spaces scores 1, 2, 4, 7 or 10 points, at once. So five spaces"
                    " in one route are worth twice as much as the same cars on short ones."
                ),
                N_(
                    "Gray routes take any colour, as long as all cards are of the same one. And where a space"
                    " shows a ferry, one of the cards must be a ferry. You have four blue cards and a ferry."
                ),
            ),
            no=N_(
                "That route is shorter. The one over the bay from Golden Gate Bridge to Fort Mason brings 10 points."
            ),
            wrong={
                "draw": N_("You hold the cards for the best route on the map: do not wait."),
                "take *": N_("You hold the cards for the best route on the map: do not wait."),
                "tickets": N_("Ten points lie before you: take them first."),
            },
        ),
        you(
            N_("Pay four blue cards and the ferry."),
            "pay 4 blue 1 ferry",
            well=N_("Ten points in one turn, and the bridge as a souvenir."),
        ),
    ),
    N_("Everybody has 20 cable cars, one for each space. Whoever uses them on long routes gets more out of them."),
    seed=4,
    state=table(
        {"blue": 4, "ferry": 1, "orange": 2},
        {"green": 2, "black": 1, "purple": 1, "red": 1},
        ["golden-gate-bridge civic-center"],
    ),
)

FERRIES = Lesson(
    "ferries",
    N_("Ferries stand in for anything"),
    N_("Pay so that your best cards stay in your hand."),
    (
        you(
            N_("Claim the route from Fort Mason to Alcatraz."),
            "claim fort-mason alcatraz",
            say=(
                N_(
                    "A ferry card stands in for a card of any colour. Some routes even ask for one: each ferry"
                    " sign on a route must be paid with a ferry card."
                ),
                N_("Your ticket leads to Alcatraz, and only ferries go there. You have two, and two green cards."),
            ),
            no=N_("Alcatraz is an island: only a route with a ferry sign goes there, and your ticket needs it."),
            wrong={
                "draw": N_("You have what it takes: two of a colour and a ferry."),
                "take *": N_("You have what it takes: two of a colour and a ferry."),
            },
        ),
        you(
            N_("Pay so that one ferry stays in your hand."),
            "pay 2 green 1 ferry",
            say=(N_("There are several ways to pay. Ferries are worth more than other cards: keep what you can."),),
            well=N_("One ferry spent where it had to be, the other one is still yours."),
            no=N_("That spends two ferries. Two green cards can do the work of one of them."),
        ),
    ),
    N_("Before you pay, look at all the ways. The table lists those with the fewest ferries first."),
    seed=5,
    state=table(
        {"green": 2, "ferry": 2, "red": 1},
        {"blue": 1, "black": 1, "purple": 1, "orange": 1, "red": 1},
        ["alcatraz south-of-market"],
    ),
)
