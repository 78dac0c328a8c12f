"""Further lessons: what good players do, how it ends, and a short game."""

from fogline.core.lesson import Lesson, you
from fogline.core.sentences import N_
from fogline.games.skyline.lessons.tables import city, table

SQUARES = Lesson(
    "squares",
    N_("Squares and skyscrapers"),
    N_("A square next to a car is worth 4; a foundation next to 7 becomes a skyscraper."),
    (
        you(
            N_("Finalize column 1, with the orange square."),
            "finalize 1",
            say=(
                N_(
                    "A city square is worth 4 when a card next to it has a cable car, else nothing. A"
                    " foundation turns into a skyscraper, a point for sure, when the cards around it are worth"
                    " 7 together."
                ),
                N_(
                    "Your orange district has a foundation. Above it a gray 3, below it a yellow 2 with a"
                    " cable car: that makes 5. To its right a space is free, and the card below that space has"
                    " a cable car as well."
                ),
            ),
            no=N_(
                "A 2 beside it would make 7 as well, but the square brings 4 and leads in orange too. Take column 1."
            ),
            wrong={"draw": N_("The square lies there: Balboa would not leave it to you.")},
        ),
        you(
            N_("Build the square."),
            "build orange 0 square",
            well=N_(
                "The square is worth 4, because yellow tracks with a car lie below it. 3, 2 and 4 make 9: a"
                " skyscraper, and the first of the game takes the medal!"
            ),
            no=N_("The square first: it lies beside the foundation."),
        ),
        you(
            N_("Build the green card too."),
            "build green 2",
            well=N_("Good: green is yours now."),
            no=N_("There is room in green, and it gives you the lead there."),
        ),
    ),
    N_(
        "Each skyscraper is 1 point, and whoever has most of them holds the medal, one more. Nobody can take"
        " skyscrapers back."
    ),
    seed=5,
    state=table(
        (["orange 0 square", "green 2"], ["orange 2 bonus"], []),
        city(
            gray=["gray 3"],
            orange=["orange 0 foundation"],
            yellow=["yellow 2 tracks", "yellow 2 tracks"],
            green=["green 1 tracks bonus", "green 2 tracks"],
        ),
        city(gray=["gray 2 bonus"], green=["green 3", "green 2"]),
    ),
)

BONUS = Lesson(
    "bonuses",
    N_("Bonuses"),
    N_("The second bonus sign in a district brings its bonus."),
    (
        you(
            N_("Finalize column 1, with the second yellow bonus sign."),
            "finalize 1",
            say=(
                N_(
                    "Some cards show a bonus sign. When the second one comes into a district, its bonus is"
                    " yours, once: each district has its own. Yellow gives 1½ points."
                ),
                N_("Your yellow district has one sign. Column 1 would bring the second."),
            ),
            no=N_("A yellow bonus sign is what you want, and it lies in column 1."),
            wrong={"finalize 2": N_("More worth in yellow, but no sign. The bonus is worth more.")},
        ),
        you(
            N_("Build the yellow card with the sign."),
            "build yellow 1 tracks bonus",
            no=N_("The yellow card with the bonus sign first."),
        ),
        you(
            N_("Take the token of 1½ points."),
            "take points-token",
            say=(
                N_(
                    "Instead of a district's own bonus you may always take a tracks token, which lays tracks"
                    " on one of your cards."
                ),
            ),
            well=N_("1½ points that nobody can take from you."),
            no=N_("Tracks would help; but no cable car of yours is near. Points for sure are better here."),
        ),
        you(
            N_("Build the blue card."),
            "build blue 3",
            well=N_("Blue is yours as well."),
            no=N_("Nobody has anything in blue: build it."),
        ),
    ),
    N_(
        "Blue makes a card worth 2 more, gray is a card of value 4, orange a depot, yellow 1½ points, and"
        " green takes contracts away."
    ),
    seed=6,
    state=table(
        (["yellow 1 tracks bonus", "blue 3"], ["yellow 3"], []),
        city(yellow=["yellow 2 bonus"], orange=["orange 3"]),
        city(yellow=["yellow 3"], gray=["gray 3"]),
    ),
)

END = Lesson(
    "end",
    N_("How it ends"),
    N_("The last foundation token ends the game at once."),
    (
        you(
            N_("Draw a card."),
            "draw",
            say=(
                N_(
                    "Every foundation card that is drawn gets a foundation token. When the last token is"
                    " placed, the game ends at once. It also ends when a city is full."
                ),
                N_("One token is left, and you are ahead. Draw: perhaps the next card is a foundation."),
            ),
            no=N_("You are ahead: what you want is the end. Draw."),
        ),
        you(
            N_("It is one! Place it anywhere."),
            "place *",
            well=N_("The last token is placed, the game is over, and all is counted."),
        ),
    ),
    N_("Keep an eye on the tokens: who is ahead draws, who is behind takes columns."),
    seed=13,
    state=table(
        (["green 2"], ["gray 1 foundation", "orange 1 foundation"], []),
        city(
            blue=["blue 3"],
            gray=["gray 3", "gray 2 tracks"],
            orange=["orange 0 foundation", "orange 3"],
            yellow=["yellow 3", "yellow 2 tracks"],
            green=["green 2 tracks", "green 3"],
        ),
        city(
            blue=["blue 2 bonus"],
            gray=["gray 0 foundation"],
            orange=["orange 2 bonus"],
            yellow=["yellow 1 foundation", "yellow 3"],
            green=["green 2 bonus"],
        ),
        contracts=[1, 0],
        medal=0,
    ),
)

SHORT = Lesson(
    "game",
    N_("A short game"),
    N_("The second half of a game against Balboa, with everything that you know now."),
    (
        you(
            N_("Your move: draw a card, or finalize a column."),
            "*",
            say=(
                N_(
                    "A game that is half played, and an even one. From here on all moves are yours; it ends"
                    " with the last foundation token or with a full city. Advice is there if you ask for it."
                ),
            ),
        ),
    ),
    N_("Play on to the end: whoever has most points then has won."),
    seed=8,
    state=table(
        (["yellow 2 tracks"], ["green 3", "blue 1 seaside"], []),
        city(
            blue=["blue 0 depot", "blue 1 tracks bonus"],
            gray=["gray 3", "gray 0 square"],
            orange=["orange 1 foundation", "orange 1 foundation", "orange 2 tracks"],
            yellow=["yellow 3"],
            green=["green 2", "green 2 tracks"],
        ),
        city(
            blue=["blue 3"],
            gray=["gray 2 tracks", "gray 1 foundation"],
            orange=["orange 1 tracks bonus", "orange 2 bonus", "orange 2 tracks"],
            yellow=["yellow 3"],
            green=["green 2 bonus", "green 2 bonus"],
        ),
        medal=0,
    ),
    bot="casual",
)
