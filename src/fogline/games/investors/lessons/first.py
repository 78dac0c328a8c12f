"""The first lessons: what it is about, and what one does in a turn."""

from fogline.core.lesson import Lesson, they, you
from fogline.core.sentences import N_
from fogline.games.investors.lessons.tables import table

MAJORITY = Lesson(
    "majority",
    N_("What you win with"),
    N_("Rebuild a district by having more rods than anybody can reach."),
    (
        you(
            N_("Lay your rod between F2 and G2."),
            "lay f2 g2",
            say=(
                N_(
                    "The earthquake has left the city in ruins. You invest by laying rods on streets. Each rod"
                    " counts for the districts on both its sides. Whoever has more rods around a district than"
                    " anybody else could still reach rebuilds it, and gains its prestige. The most prestige"
                    " wins."
                ),
                N_(
                    "Look at the industry on F2: two rods are yours, one is Balboa's, and one street is empty."
                    " If Balboa gets it, it is two against two, and nobody wins. You have the right to lay a"
                    " rod."
                ),
            ),
            well=N_("Three against one: nobody can equal that. The industry is rebuilt, and you have 6 prestige."),
            no=N_("That decides nothing. The last empty street of F2 lies between F2 and G2."),
        ),
    ),
    N_(
        "Office and industry are worth 6, marketplace and recreation 5, villa and housing 4, Town Hall and"
        " Bank 10. The only question is how to get the right to lay a rod: by bidding."
    ),
    seats=3,
    state=table("invest", "industry checks 1", (["e2 f2", "f1 f2"], ["f2 f3", "c4 d4"], ["a4 b4"])),
)

INFLUENCE = Lesson(
    "influence",
    N_("Bidding with influence"),
    N_("Secret cards: the highest wins, and equal ones are out."),
    (
        you(
            N_("Keep the call."),
            "keep",
            say=(
                N_(
                    "Each round the start player turns over a call: where a rod may be laid, how to bid for"
                    " it, and how many win. You may reject one and take the next. This one offers a street at"
                    " an office, for influence."
                ),
            ),
            no=N_("It suits you well: you have two rods at the office on E4. Keep it."),
        ),
        you(
            N_("Play the cheapest card that surely wins."),
            "influence 5",
            say=(
                N_(
                    "Everybody plays a card from 0 to 9 in secret. The highest wins and pays as many influence"
                    " points; nobody else pays. Who plays the same as another is out. And nobody may play more"
                    " than the influence they have."
                ),
                N_("You have 12 points. Balboa has 4 left and Cabrillo 3: they cannot play more than that."),
            ),
            no=N_("Balboa can play a 4: with 4 or less you may be tied, or beaten. One more is enough."),
            wrong={
                "influence [6-9]": N_("That wins too, and costs more than it must: nobody else can play more than 4."),
            },
        ),
        they(1, "influence 4"),
        they(2, "influence 2"),
        you(
            N_("Lay your rod on an empty street of E4, where it rebuilds the office."),
            "lay e4 e5",
            "lay e4 f4",
            well=N_("Three of four streets: the office is yours, 6 prestige for 5 influence."),
            no=N_("You have two rods at the office on E4. Lay the third one there: E4–E5, say."),
        ),
    ),
    N_("Influence is open, the cards are not. Always count what the others can still play."),
    seats=3,
    seed=2,
    state=table(
        "call", "office influence 1", (["e3 e4", "d4 e4"], ["f3 f4", "a2 a3"], ["b1 b2"]), influence=[12, 4, 3]
    ),
)

CHECKS = Lesson(
    "checks",
    N_("Bidding with checks"),
    N_("An open auction without change: raise by as little as you can."),
    (
        you(
            N_("Keep the call."),
            "keep",
            say=(
                N_("This call is bid for with checks, openly: each bid must be higher, until all others have passed."),
            ),
            no=N_("A street at an industry is just what you need. Keep the call."),
        ),
        you(
            N_("Add your check of $30,000."),
            "add 30",
            say=(
                N_(
                    "A bid is made of checks. What lies on the table stays there: you can add, but not"
                    " exchange, and nobody gives change. Small checks are the good ones to raise with."
                ),
            ),
            no=N_("Begin with 30: your 10s and 20s are for raising later, and the large ones for when it matters."),
        ),
        you(N_("Call your bid."), "call", no=N_("$30,000 is a fair beginning. Call it.")),
        they(1, "add 40"),
        they(1, "call"),
        they(2, "pass"),
        you(
            N_("Add just enough to be above $40,000."),
            "add 20",
            say=(N_("Balboa bids 40. Your 30 stay on the table: what is the least that makes more than 40?"),),
            no=N_("30 and 20 make 50: that is enough, and it costs least."),
            wrong={
                "add 10": N_("30 and 10 make 40: you must be above that."),
                "pass": N_("It is still cheap. Do not give up yet!"),
            },
        ),
        you(N_("Call."), "call", no=N_("50 beats 40: call it.")),
        they(1, "pass"),
        you(
            N_("Lay your rod between G2 and G3: the industry on G3 is yours."),
            "lay g2 g3",
            well=N_("$50,000 for 6 prestige. The checks go to the bank, face down."),
            no=N_("Your two rods stand at the industry on G3: the third one decides it."),
        ),
    ),
    N_("Twelve checks for the whole game, and few ever come back. Who knows what the others hold, bids just enough."),
    seats=3,
    seed=3,
    state=table("call", "industry checks 1", (["f3 g3", "g3 east"], ["g3 g4", "c1 c2"], ["b4 c4"])),
)

CHIPS = Lesson(
    "chips",
    N_("Option chips"),
    N_("Choose what nobody else chooses, and it is nearly free."),
    (
        you(
            N_("Keep the call."),
            "keep",
            say=(
                N_(
                    "A question mark: everybody chooses one of three chips in secret, each for two sorts of"
                    " district. Who is alone with a chip has a right, for a single check. Those who show the"
                    " same chip must bid against each other."
                ),
            ),
            no=N_("The question mark is worth a try: keep it."),
        ),
        you(
            N_("Choose the chip for marketplace and recreation."),
            "chip market recreation",
            say=(
                N_(
                    "Where do the others want to go? Balboa's rods stand around an office, Cabrillo's around a"
                    " villa. You have two at the marketplace on G4."
                ),
            ),
            no=N_("There you would meet one of the others, and pay for it. Your own rods stand at a marketplace."),
        ),
        they(1, "chip industry office"),
        they(2, "chip villa housing"),
        you(
            N_("Pay your smallest check."),
            "pay 10",
            say=(N_("All three are alone. The right costs one check of your choice, and nobody sees which."),),
            no=N_("Any check will do, and nobody sees it: pay the smallest."),
        ),
        they(1, "pay 10"),
        they(2, "pay 20"),
        they(1, "lay a2 b2"),
        you(
            N_("Lay your rod between G4 and G5."),
            "lay g4 g5",
            well=N_("5 prestige for a check of $10,000: that is what chips are for."),
            no=N_("The marketplace on G4 needs one more rod of yours: G4–G5."),
        ),
    ),
    N_("Chips are a game of guessing: look at where the others' rods stand, and keep out of their way."),
    seats=3,
    seed=4,
    state=table("call", "option chips 3", (["f4 g4", "g3 g4"], ["a1 a2", "e4 f4"], ["c3 c4", "f2 g2"])),
)
