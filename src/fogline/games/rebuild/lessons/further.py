"""Further lessons: what good players do, how it ends, and a short game."""

from fogline.core.lesson import Lesson, they, you
from fogline.core.sentences import N_
from fogline.games.rebuild.lessons.tables import player, table

SIGN = Lesson(
    "objectives",
    N_("Sign what you have done already"),
    N_("The best objective is one that your city fulfils."),
    (
        you(
            N_("Move to space 3 and sign an objective."),
            "go 3 objective",
            say=(
                N_(
                    "An objective that you sign is yours alone, and you may have as many as you like. Sign"
                    " those that your buildings fulfil already, or will soon."
                ),
            ),
            no=N_("This lesson is about objectives: space 3."),
        ),
        you(
            N_("Sign the one that brings you points at once."),
            "sign pairs",
            say=(
                N_(
                    "You have built on red 4b and red 4c, side by side, and nothing on blue or green. Three"
                    " objectives lie open."
                ),
            ),
            well=N_("“Pairs of own buildings”: 3 points at once for your two red neighbours."),
            no=N_("You have nothing of that. Two of your buildings stand side by side: is there an objective for it?"),
            wrong={
                "draw objective": N_(
                    "From the deck you might get anything. One of the three that lie open brings 3 points now."
                )
            },
        ),
    ),
    N_("And look at what the others sign from the row: it tells you where they want to build."),
    seed=5,
    state=table(
        3,
        player(
            2, 3, 1, ["yellow-3-lighting-park"], objectives=["red"], buildings=["red-4b", "red-4c"], development=[1, 0]
        ),
        player(0, 3, 1, ["green-2-lighting-park"], objectives=["rubble"], buildings=["yellow-1a"]),
        ("green-2-cable-car-hydrant", "green-1-cable-car-park", "blue-5-cable-car-park"),
        ("blue", "pairs", "most-green"),
    ),
)

YEAR = Lesson(
    "years",
    N_("A new year"),
    N_("Earnings or an early move, and a benefit that grows with what you have built."),
    (
        you(
            N_("Take the earnings space of $4."),
            "earn 4",
            say=(
                N_(
                    "After six cards a year is over. Everybody stands on an earnings space and gets its money:"
                    " on the left there is more of it, on the right you are earlier at the first card. Building"
                    " costs $1 from now on, later up to $3."
                ),
                N_("You have no money left, and nothing at the first card is urgent."),
            ),
            no=N_("You need money more than an early move: $4."),
        ),
        you(
            N_("Take the benefit that pays for what you have built."),
            "benefit per-building",
            say=(
                N_(
                    "Each year also has a benefit, and you choose one. In 1908 it is a building from the pool,"
                    " or $2 for each of your buildings. You have built three, and have two ready."
                ),
            ),
            well=N_("$6 for three buildings: together with the $4 that is money for a whole year."),
            no=N_("You have two buildings ready already. $2 for each of three that you have built is $6."),
        ),
    ),
    N_("Six years of six moves, 1906 to 1911, then the exposition of 1915; and building gets dearer. Build early!"),
    seed=6,
    state=table(
        0,
        player(
            2,
            0,
            2,
            ["red-2-hydrant-park"],
            objectives=["red"],
            buildings=["red-4b", "red-4c", "yellow-3a"],
            development=[1, 1],
        ),
        player(0, 3, 1, ["green-2-lighting-park"], objectives=["rubble"], buildings=["yellow-1a", "green-4a"]),
        asks="earning",
        year=1908,
    ),
)

END = Lesson(
    "end",
    N_("How it ends"),
    N_("The eighth building ends the game, and is worth 5 points more."),
    (
        you(
            N_("Move to space 1 and build your eighth building."),
            "go 1 build",
            say=(
                N_(
                    "The game ends with the exposition of 1915; or earlier, when somebody builds the eighth"
                    " building. That makes them Best Builder: 5 points. Whoever has not moved at this card"
                    " still does."
                ),
                N_("It is 1911, you have built seven, and Balboa still has plans."),
            ),
            no=N_("Best Builder is before you, and the end of Balboa's plans: build, on space 1."),
        ),
        you(
            N_("Build on yellow 3b."),
            "build yellow 3 b",
            "build yellow 3 a",
            well=N_("The eighth building: you are Best Builder. Balboa has one more move, then all is counted."),
        ),
        they(1, "go 3 earnings"),
    ),
    N_("At the end objectives, development, urbanism and money are counted. $3 are a point: spend it before!"),
    seed=7,
    state=table(
        1,
        player(
            2,
            5,
            1,
            ["yellow-3-lighting-park"],
            objectives=["red", "pairs"],
            buildings=["red-4b", "red-4c", "red-3a", "blue-3a", "blue-4a", "yellow-5a", "yellow-5b"],
            development=[2, 3],
            rubble=1,
        ),
        player(
            0,
            2,
            2,
            ["green-2-lighting-park"],
            objectives=["rubble", "green"],
            buildings=["yellow-1a", "green-4a", "green-4b"],
            development=[2, 2],
            rubble=2,
        ),
        ("green-2-cable-car-hydrant", "green-1-cable-car-park", "blue-5-cable-car-park"),
        cleared=("red-2b", "red-4a", "green-1a"),
        year=1911,
    ),
)

SHORT = Lesson(
    "game",
    N_("A short game"),
    N_("The last two years against Balboa, with everything that you know now."),
    (
        you(
            N_("Your move: choose a space of the action card, and what you do."),
            "*",
            say=(
                N_(
                    "It is 1910, and the exposition is near: this year's last cards, then 1911, then 1915."
                    " From here on all moves are yours. Advice is there if you ask for it."
                ),
            ),
        ),
    ),
    N_("Play on to the exposition: whoever has most points then has won."),
    seed=8,
    state=table(
        4,
        player(
            2,
            5,
            1,
            ["yellow-3-lighting-park", "red-2-hydrant-park"],
            objectives=["red", "pairs", "rubble"],
            buildings=["red-4b", "red-4c", "red-3a", "yellow-5a"],
            development=[2, 2],
            rubble=1,
        ),
        player(
            1,
            5,
            1,
            ["green-2-lighting-park", "blue-4-hydrant-park"],
            objectives=["rivals", "green", "yellow"],
            buildings=["yellow-1a", "green-4a", "green-4b", "yellow-5b"],
            development=[4, 4],
            rubble=1,
            urbanism={"lighting": 2, "hydrant": 1},
        ),
        ("green-2-cable-car-hydrant", "green-1-cable-car-park", "blue-5-cable-car-park"),
        cleared=("red-4a", "green-1a"),
        year=1910,
    ),
    bot="casual",
)
