"""The first lessons: what it is about, and what one does in a turn."""

from fogline.core.lesson import Lesson, they, you
from fogline.core.sentences import N_
from fogline.games.rebuild.lessons.tables import player, table

BUILD = Lesson(
    "build",
    N_("What you win with"),
    N_("Build where your objectives want it."),
    (
        you(
            N_("Move to space 1 and build."),
            "go 1 build",
            say=(
                N_(
                    "San Francisco after the earthquake of 1906: you rebuild it, by the exposition of 1915."
                    " Points come from objectives: three are for everybody, others are your own secret."
                ),
                N_(
                    "Your secret one is “Red plots”: 2 points for each of your buildings on red. Among those"
                    " for everybody is “Most red buildings”. You have a building ready, and the permit red 4."
                ),
            ),
            no=N_("You have a building and the right permit: this is the moment to build, on space 1."),
            wrong={"go * money": N_("A dollar is no match for a building. Build!")},
        ),
        you(
            N_("Build on red 4b."),
            "build red 4 b",
            "build red 4 c",
            say=(
                N_(
                    "A permit has a colour and a number, and you build on a vacant space of that plot. Rubble"
                    " lies on one of the three spaces: there it would cost $3 more."
                ),
            ),
            well=N_("Your first building. “Red plots” is worth 2 now, and you lead in red."),
            no=N_("Rubble lies there, and clearing it costs $3 more. Take a free space."),
        ),
    ),
    N_("Permits, money and buildings are what you collect; objectives tell you where to build. The most points win."),
    state=table(
        1,
        player(2, 4, 1, ["red-4-lighting-park"], objectives=["red"]),
        player(1, 3, 1, ["green-1-lighting-hydrant"], objectives=["rubble"]),
    ),
)

ORDER = Lesson(
    "order",
    N_("Where you stand, and what you do"),
    N_("Further right means earlier next time; another action costs $2 a step."),
    (
        you(
            N_("Stand on space 3, and obtain a permit from there for $2."),
            "go 3 permit",
            say=(
                N_(
                    "Six action cards lie in a ring, and all pawns visit one after the other. You stand on a"
                    " free space and do its action. Or you do another action of the card, for $2 a step. Or you"
                    " just take $1."
                ),
                N_(
                    "Whoever stands furthest to the right is first at the next card. There you want the space"
                    " with Materials before Balboa takes it. And here you want a permit: so stand on the right,"
                    " and pay $2."
                ),
            ),
            no=N_(
                "Think of the next card: who stands furthest to the right is first there. And a permit is what"
                " you need here."
            ),
            wrong={
                "go 2 permit": N_(
                    "That is free, but Balboa would stand to the right of you and be first at the next card."
                ),
                "go 3 earnings": N_(
                    "$2 are nice, but without a permit you cannot build. You have money: get the permit."
                ),
            },
        ),
        you(
            N_("Take the permit yellow 3."),
            "take yellow 3 lighting park",
            say=(
                N_(
                    "Three permits lie open, or you draw one unseen. Both spaces of the yellow 3 plot are"
                    " vacant, without rubble."
                ),
            ),
            well=N_("Yellow 3 is yours, and you stand furthest to the right."),
            no=N_("Look at the map: for yellow 3 there are two vacant spaces without rubble."),
        ),
        they(1, "go 2 money"),
        you(
            N_("You are first again: move to space 1 and take materials."),
            "go 1 materials",
            say=(N_("Materials: one of your buildings from the pool. Without one there is nothing to build."),),
            well=N_("A permit and two buildings: ready to build."),
            no=N_("You came first for the Materials on space 1."),
        ),
    ),
    N_("Every move is two decisions: what you do now, and when you will be next. Look one card ahead."),
    seed=2,
    state=table(1, player(2, 4, 1, objectives=["yellow"]), player(0, 3, 0, objectives=["rubble"])),
)

PERMIT = Lesson(
    "two-permits",
    N_("Two permits for one building"),
    N_("The colour of one, the number of the other, and a reward if they share an icon."),
    (
        you(
            N_("Move to space 1 and build."),
            "go 1 build",
            say=(
                N_(
                    "With two permits you build on a plot with the colour of one and the number of the other."
                    " And if both show the same icon, you may take an urbanism card of that sort, and your"
                    " development token moves on for free."
                ),
                N_("You have red 2 and blue 3. The map has a plot red 3, and both permits show the light."),
            ),
            no=N_("You have a building and two permits that go together. Build, on space 1."),
        ),
        you(
            N_("Build on red 3a."),
            "build red 3 a",
            say=(N_("Red from one permit, 3 from the other."),),
            no=N_("Two permits for one good place: red 3a has no rubble, and it is red, as your objective wants it."),
        ),
        you(
            N_("Take the electric lighting."),
            "reward lighting",
            well=N_(
                "Lighting is worth 1, 3, 6, 10, 15 points for one to five cards; and the development token has moved."
            ),
            no=N_("It costs nothing: take it."),
        ),
    ),
    N_("Before you take a permit, look at the icons of those you have: a pair is worth more than two."),
    seed=3,
    state=table(
        1,
        player(2, 2, 1, ["red-2-lighting-cable-car", "blue-3-lighting-park"], objectives=["red"]),
        player(1, 3, 1, ["green-1-lighting-hydrant"], objectives=["rubble"]),
    ),
)

CLEAR = Lesson(
    "rubble",
    N_("Rubble and development"),
    N_("Clear up early: it is cheaper, and your development rises."),
    (
        you(
            N_("Move to space 2 and clear up."),
            "go 2 clear",
            say=(
                N_(
                    "Development begins at −7, and everybody must climb out of it: each step counts a point or"
                    " more. Urban development moves the token to the right, clearing rubble moves it up; each"
                    " costs $2."
                ),
                N_("Your objective is “Rubble”: 2 points for each token. And you hold a permit for red 4."),
            ),
            no=N_("Clearing up brings you a token, a step of development, and a vacant space: space 2."),
        ),
        you(
            N_("Clear the rubble of red 4a."),
            "clear red 4 a",
            say=(N_("Any rubble of the map will do. Which space might you build on?"),),
            well=N_("2 points for the token, a step up on the development board, and red 4 is free of rubble."),
            no=N_("Best where you will build yourself: your permit is for red 4."),
        ),
    ),
    N_("Within an action Build, rubble costs $3 instead of $2; but it saves you a whole move."),
    seed=4,
    state=table(
        2,
        player(2, 4, 1, ["red-4-lighting-park"], objectives=["rubble"]),
        player(0, 3, 1, ["green-2-lighting-park"], objectives=["yellow"]),
    ),
)
