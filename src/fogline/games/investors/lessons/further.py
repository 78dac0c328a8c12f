"""Further lessons: what good players do, how it ends, and a short game."""

from fogline.core.lesson import Lesson, you
from fogline.core.sentences import N_
from fogline.games.investors.lessons.tables import PLAYED, table

TWICE = Lesson(
    "two-at-once",
    N_("One rod, two districts"),
    N_("A street has two sides: find the one that counts twice."),
    (
        you(
            N_("Lay the rod that rebuilds two districts at once."),
            "lay f1 f2",
            say=(
                N_(
                    "A rod counts for the districts on both its sides. You have two rods at the industry on F1"
                    " and two at the one on F2, and each of them has one street left."
                ),
            ),
            well=N_("Both are decided by one rod: 12 prestige."),
            no=N_("That decides one district at most. Which street lies between the two?"),
        ),
    ),
    N_("Before you lay a rod, look at both sides of the street. Your rival's district may lie on the other one."),
    seats=3,
    seed=5,
    state=table(
        "invest",
        "industry checks 1",
        (["e1 f1", "f1 g1", "e2 f2", "f2 g2"], ["f1 north", "d4 e4"], ["f2 f3", "b4 c4"]),
    ),
)

DENY = Lesson(
    "denial",
    N_("Stand in the way"),
    N_("The Town Hall is worth 10, and needs every street: one rod stops it."),
    (
        you(
            N_("Lay your rod at the Town Hall, between D3 and E3."),
            "lay d3 e3",
            say=(
                N_(
                    "Town Hall and Bank are worth 10, but whoever wants one needs all its streets; those with"
                    " a white rod, beside a park, do not count. Balboa has two of the three streets of the Town"
                    " Hall on D3."
                ),
                N_("You have won a right for recreation. The street between D3 and E3 lies at a recreation district."),
            ),
            well=N_(
                "Nobody can rebuild the Town Hall any more. You have kept Balboa from 10 prestige, and have a"
                " rod at E3."
            ),
            no=N_("Balboa needs one more street for 10 prestige. It lies between D3 and E3, and you can take it now."),
        ),
    ),
    N_("Prestige that others do not get counts as much as your own. Look at what would be decided next."),
    seats=3,
    seed=6,
    state=table(
        "invest",
        "recreation checks 1",
        (["f4 g4", "a4 a5"], ["c3 d3", "d3 d4", "e4 f4"], ["b4 c4", "f2 g2"]),
    ),
)

END = Lesson(
    "end",
    N_("How it ends"),
    N_("Each action card is a year, and the twelfth is the last."),
    (
        you(
            N_("Rebuild the housing on D4: lay a third rod there."),
            "lay d4 d5",
            "lay d3 d4",
            say=(
                N_(
                    "Whenever something was rebuilt in a round, an action card is drawn at its end: each one"
                    " is a year. It brings money, influence or special rods, and is often bid for. When the"
                    " twelfth has been carried out, the game ends."
                ),
                N_(
                    "Eleven have been drawn, and you and Balboa have 6 prestige each. Rebuild something now,"
                    " and the last card comes."
                ),
            ),
            well=N_("The twelfth card: the game is over, and you have won."),
            no=N_(
                "That rebuilds nothing, so no card is drawn. At D4 you have two rods already: lay the third,"
                " at D4–D5, say."
            ),
        ),
    ),
    N_("Who is ahead rebuilds, even for 4 prestige. Who is behind should see that there are enough years left."),
    seats=3,
    seed=6,
    state=table(
        "invest",
        "housing checks 1",
        (
            ["c4 d4", "d4 e4", "e1 f1", "f1 g1", "f1 f2"],
            ["c2 c3", "a1 a2", "a2 b2", "a2 a3"],
            ["g4 east", "f4 g4", "g4 g5"],
        ),
        rebuilt=[
            {"tile": "f1", "by": 0, "cards_played": 3, "extra": 0},
            {"tile": "a2", "by": 1, "cards_played": 6, "extra": 0},
            {"tile": "g4", "by": 2, "cards_played": 8, "extra": 0},
        ],
        played=PLAYED,
    ),
)

SHORT = Lesson(
    "game",
    N_("A short game"),
    N_("The last years of a game against Balboa and Cabrillo."),
    (
        you(
            N_("You are the start player: keep the call, or reject it."),
            "*",
            say=(
                N_(
                    "A game in its last years: nine action cards have been drawn, three are still to come."
                    " From here on all moves are yours. Advice is there if you ask for it."
                ),
            ),
        ),
    ),
    N_("Play on to the twelfth card: whoever has most prestige then has won."),
    seats=3,
    seed=8,
    state=table(
        "call",
        "industry influence 2",
        (
            ["c4 d4", "d4 e4", "e1 f1", "f1 g1", "f1 f2", "e4 f4"],
            ["c2 c3", "a1 a2", "a2 b2", "a2 a3", "f4 f5", "g2 g3"],
            ["g4 east", "f4 g4", "g4 g5", "e2 f2", "f3 g3", "b4 c4"],
        ),
        rebuilt=[
            {"tile": "f1", "by": 0, "cards_played": 3, "extra": 0},
            {"tile": "a2", "by": 1, "cards_played": 6, "extra": 0},
            {"tile": "g4", "by": 2, "cards_played": 8, "extra": 0},
        ],
        played=PLAYED[:9],
        influence=[15, 14, 16],
    ),
    bot="casual",
)
