"""The first lessons: what it is about, and what one does in a turn."""

from fogline.core.lesson import Lesson, they, you
from fogline.core.sentences import N_
from fogline.games.skyline.lessons.tables import city, table

COLUMN = Lesson(
    "column",
    N_("What you win with"),
    N_("Take a column of projects and lead in a district."),
    (
        you(
            N_("Finalize column 1: take both its cards."),
            "finalize 1",
            say=(
                N_(
                    "You plan a city of five districts. At the end the player whose cards in a district are"
                    " worth most takes its 2 points. Skyscrapers and cable cars score as well."
                ),
                N_(
                    "The projects lie in three columns, and whoever finalizes a column takes all of it. In"
                    " gray and orange you are behind Balboa; column 1 has a 3 for each."
                ),
            ),
            no=N_("Column 1 has what you need: a gray 3 and an orange 3."),
            wrong={
                "draw": N_(
                    "Drawing adds a card to a column. But the two cards you need are there: Balboa would take them."
                ),
                "finalize 2": N_("That is one card in green, where you lead already. Column 1 wins you two districts."),
            },
        ),
        you(
            N_("Build the gray 3."),
            "build gray 3",
            say=(
                N_("Each card goes to the district of its colour, on the leftmost free space. You choose the order."),
            ),
            no=N_("The gray card first, then the orange one. Leaving cards away would be a waste."),
        ),
        you(
            N_("Build the orange 3."),
            "build orange 3",
            well=N_("Now you lead in gray and in orange: that is 4 points, if it stays so."),
            no=N_("The orange 3 is still there: it wins you the district."),
        ),
    ),
    N_(
        "A turn is one of two things: draw a card and put it into a column, or take a column. When to take is"
        " the whole question; the next lesson tells what it costs."
    ),
    state=table(
        (["gray 3", "orange 3"], ["green 2"], []),
        city(gray=["gray 2 tracks"], orange=["orange 1 tracks bonus"], green=["green 3"]),
        city(gray=["gray 3"], orange=["orange 2 bonus"], green=["green 2 tracks"]),
    ),
)

CONTRACTS = Lesson(
    "contracts",
    N_("A contract for every column"),
    N_("Who takes small columns cannot take the next small one."),
    (
        you(
            N_("Finalize column 2: two cards for one contract."),
            "finalize 2",
            say=(
                N_(
                    "Each time you take a column you get a contract, however many cards it has. And you need"
                    " fewer contracts than the column has cards."
                ),
                N_(
                    "You have one contract: column 1, with a single card, is closed to you. Balboa has none"
                    " and may take it."
                ),
            ),
            no=N_(
                "Not another card for the columns: column 2 has two cards for you, and that is one more than"
                " your contract."
            ),
        ),
        you(N_("Build the yellow 3."), "build yellow 3", no=N_("Build both cards, the yellow 3 first.")),
        you(
            N_("Build the other yellow card."),
            "build yellow 2 bonus",
            well=N_("Two contracts now: you would need three cards in a column."),
            no=N_("There is room for it: build it."),
        ),
        they(1, "finalize 1"),
        they(1, "build green 3"),
        you(
            N_("Draw a card."),
            "draw",
            say=(
                N_(
                    "Balboa has taken the single card, and a contract with it. Now everybody has one, and as"
                    " soon as that is so everybody returns one: you are left with one, Balboa with none."
                ),
            ),
        ),
        you(
            N_("Place it where you can reach it too: in column 3."),
            "place 3",
            say=(
                N_(
                    "You have one contract and need two cards; Balboa has none, and any card will do. Alone in"
                    " a column the card is Balboa's. In column 3 it makes two, within your reach as well."
                ),
            ),
            well=N_("Two cards in column 3: you can take them too, if Balboa leaves them to you."),
            no=N_("Alone in an empty column it is a gift for Balboa, and out of your reach."),
        ),
    ),
    N_("So long columns are cheap and short ones dear. Let others spend their contracts first, if you can wait."),
    seed=2,
    state=table(
        (["green 3"], ["yellow 3", "yellow 2 bonus"], ["gray 0 square"]),
        city(orange=["orange 3"], green=["green 2"]),
        city(blue=["blue 3"], yellow=["yellow 2 tracks"]),
        contracts=[1, 0],
    ),
)

PLACE = Lesson(
    "placing",
    N_("What you leave to others"),
    N_("Place a card where the next player cannot reach it."),
    (
        you(
            N_("Draw a card."),
            "draw",
            say=(
                N_(
                    "Balboa has two contracts and needs a column of three cards. Column 1 has two, and they"
                    " are just what Balboa's city is waiting for."
                ),
                N_("Draw a card first. Whatever it is, you must place it."),
            ),
            no=N_(
                "Taking a column gives you a contract. Then everybody has one and returns one, and Balboa is"
                " freer than before. Draw."
            ),
        ),
        you(
            N_("Place it anywhere but in column 1."),
            "place 2",
            "place 3",
            say=(N_("A third card in column 1 would open it to Balboa."),),
            well=N_("No column had three cards: Balboa could take nothing, and had to add a card as well."),
            no=N_("That would be the third card of column 1: exactly what Balboa needs."),
        ),
        they(1, "draw"),
        they(1, "place 3"),
    ),
    N_("Look at the others' contracts before you place a card: they tell which columns are open to them."),
    seed=3,
    state=table(
        (["orange 3", "gray 0 foundation"], ["green 2"], []),
        city(orange=["orange 2 tracks"], green=["green 2 bonus"]),
        city(gray=["gray 3", "gray 3"], yellow=["yellow 3"], orange=["orange 1 foundation"]),
        contracts=[0, 2],
    ),
)

CARS = Lesson(
    "cable-cars",
    N_("Cable cars"),
    N_("Tracks that touch a car have one too, from the depots upwards."),
    (
        you(
            N_("Finalize column 2, the one with tracks."),
            "finalize 2",
            say=(
                N_(
                    "A depot is printed below every space of the lowest district. A card with tracks next to a"
                    " depot has a cable car, and so has a card with tracks next to a card that has one."
                ),
                N_("Whoever has most cable cars at the end gets 2½ points: more than for any district."),
            ),
            no=N_("Column 2 has tracks for yellow and for orange: they stand just above your green tracks."),
            wrong={"finalize 1": N_("Worth more in their districts, but without tracks. Here the cable cars count.")},
        ),
        you(
            N_("Build the yellow tracks."),
            "build yellow 2 tracks",
            say=(N_("The yellow district lies above the green one. Its leftmost space touches your green tracks."),),
            well=N_("Connected: it has a cable car at once."),
            no=N_("From below upwards: yellow first, then orange."),
        ),
        you(
            N_("Build the orange tracks above them."),
            "build orange 2 tracks",
            well=N_("Three cable cars, one above the other."),
            no=N_("The orange tracks carry the line further up."),
        ),
    ),
    N_(
        "Cards that are built earlier get their car when the line reaches them. A blue depot card brings one"
        " from the start."
    ),
    seed=4,
    state=table(
        (["yellow 3", "orange 3"], ["yellow 2 tracks", "orange 2 tracks"], []),
        city(green=["green 2 tracks"]),
        city(green=["green 2 tracks", "green 1 tracks bonus"]),
    ),
)
