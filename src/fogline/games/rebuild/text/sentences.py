"""Events, actions, scores and questions as sentences."""

from typing import Final

from fogline.core.text import N_, Category, Plural, Sentence

TITLE: Final = N_("1906 San Francisco")
AUTOMA: Final = N_("The Committee of Fifty")

TABLE: Final[dict[str, Sentence]] = {
    "started": N_("{seat} is the starting player."),
    "plot-laid": N_("Plot card {plot_card} is laid with side {side} up."),
    "action-laid": N_("Next action card: {action_card}."),
    "common-laid": N_("Common objective: {objective}."),
    "dealt": N_("{seat} is dealt the objective {objective}."),
    "dealt/hidden": N_("{seat} is dealt a hidden objective."),
    "permit-shown": N_("New in the row of permits: {permit}."),
    "objective-shown": N_("New in the row of objectives: {objective}."),
    "reshuffled": Plural(
        "The discarded permit becomes the new deck.", "The {cards} discarded permits become the new deck.", "cards"
    ),
    "year-began": N_("The year {year} begins. Building costs ${money}."),
    "best-builder": N_("{seat} is the first to have built everything, and the Best Builder."),
    "ended-built": N_("Everybody has finished this stop: the game is over."),
    "ended-year": N_("The exposition of {year} opens: the game is over."),
}
"""What happens to the table."""

DOINGS: Final[dict[str, Sentence]] = {
    "earned": N_("{seat} stands on the earnings space ${money} and receives as much."),
    "chose-benefit": N_("{seat} takes this benefit of the year: {deed}."),
    "lost-benefit": N_("{seat} can have no benefit this year."),
    "instead": N_("{seat} takes the money of the space instead of its action."),
    "moved": N_("{seat} moves to space {spot}: {deed}."),
    "stepped": N_("{seat} pays ${money} to do something else on the card: {deed}."),
    "passed": N_("{seat} passes."),
    "got-money": N_("{seat} receives ${money}."),
    "got-building": N_("{seat} takes a building from the pool; ready to build: {stock}."),
    "took-permit": N_("{seat} takes the permit {permit}."),
    "drew-permit": N_("{seat} takes the top permit of the deck: {permit}."),
    "signed": N_("{seat} signs the objective {objective}."),
    "drew-objective": N_("{seat} draws the objective {objective}."),
    "drew-objective/hidden": N_("{seat} draws an objective from the deck."),
    "developed": N_("{seat} moves the development token {way}, to {points}."),
    "at-corner": N_("{seat} has the development token at the top right: ${money} instead of a step."),
    "cleared": N_("{seat} clears the rubble of {space} for ${money}; rubble taken: {have}."),
    "built": N_("{seat} builds on {space} for ${money}; buildings: {count}."),
    "used": N_("{seat} discards the permit {permit}."),
    "got-card": N_("{seat} takes an urbanism card for ${money}: {service}."),
    "got-park": N_("{seat} takes an urbanism card: park {park}, worth {points}."),
}
"""What somebody does: a player, or the Committee."""

STEPS: Final[dict[str, Sentence]] = {
    "aid": N_("The Committee draws {permit}. Its aid card says for a {number}: {place}."),
    "aid-taken": N_("That space ({place}) is taken; the arrow leads on: {other:place}."),
    "aid-empty": N_("That place of the row ({place}) is empty; the arrow leads on: {other:place}."),
    "aid-last": N_("The arrows only lead round, so it takes the first one left: {place}."),
    "aid-stands": N_("The Committee goes to the {place} space: {deed}."),
    "aid-earnings": N_("Of the three open earnings spaces that is the ${money} one ({place})."),
    "aid-cannot": N_("The Committee cannot do that ({deed}), so it takes the money of the space."),
    "aid-permits": Plural(
        "The Committee has {count} permit, so it takes another.",
        "The Committee has {count} permits, so it takes another.",
        "count",
    ),
    "aid-objectives": Plural(
        "The Committee has {count} permit, so it takes an objective.",
        "The Committee has {count} permits, so it takes an objective.",
        "count",
    ),
    "aid-row": N_("The {number} points to a card of the row: {place}."),
    "aid-permit": N_("The Committee builds with its permit number {nth}: {permit}."),
    "aid-no-space": N_("The Committee cannot use {permit}: no vacant space is {colour}."),
    "aid-rubble": N_("Every vacant space there has rubble ({colour}): the Committee clears the first."),
    "aid-icons": N_("{permit} and {other:permit} share an icon: {service}."),
    "aid-no-icons": N_("{permit} and {other:permit} share no icon: no urbanism card."),
    "aid-exhausted": N_("They share an icon, but no such card is left: {service}."),
}
"""How the Committee comes to do what it does."""

EVENTS: Final[dict[str, Sentence]] = {**TABLE, **DOINGS, **STEPS}

ACTIONS: Final[dict[str, Sentence]] = {
    "Go": N_("Space {spot}: {deed}"),
    "Earn": N_("Earnings space ${earning}"),
    "Benefit": N_("Benefit: {deed}"),
    "TakePermit": N_("Take the permit {permit}"),
    "DrawPermit": N_("Take the top permit of the deck"),
    "Sign": N_("Sign {objective}"),
    "DrawObjective": N_("Draw an objective from the deck"),
    "Site": N_("Build on {space}"),
    "Use": N_("Discard the permit {permit}"),
    "Enough": N_("Discard no second permit"),
    "Reward": N_("Take an urbanism card: {service}"),
    "NoReward": N_("Take no urbanism card"),
    "ClearUp": N_("Clear the rubble of {space}"),
    "Side": N_("Side {side}"),
}

LINES: Final[dict[str, Sentence]] = {
    "common": N_("Common objective {objective}: {count} × {each}"),
    "common-board": N_("Common objective {objective}: {count}"),
    "common-place": N_("Common objective {objective}: place {rank} with {count}"),
    "common-shared": N_(
        "Common objective {objective}: place {rank} with {count}, shared by {tied}: {together} ÷ {tied}"
    ),
    "common-none": N_("Common objective {objective}: nothing yet"),
    "own": N_("Own objective {objective}: {count} × {each}"),
    "own-board": N_("Own objective {objective}: {count}"),
    "own-place": N_("Own objective {objective}: place {rank} with {count}"),
    "own-shared": N_("Own objective {objective}: place {rank} with {count}, shared by {tied}: {together} ÷ {tied}"),
    "own-none": N_("Own objective {objective}: nothing yet"),
    "best-builder": N_("Best Builder"),
    "development": N_("Development board"),
    "urbanism": N_("Urbanism cards, {service}: {count}"),
    "money": N_("Money: ${money}, a point for every ${each}"),
    "committee-objectives": N_("Objective cards, whatever they say: {count} × {each}"),
    "tie-ahead": N_("Tied on points; ahead with {built} buildings against {best}"),
    "tie-behind": N_("Tied on points; behind with {built} buildings against {best}"),
    "tie-shared": N_("Tied on points and on buildings ({built}): the place is shared"),
}

CATEGORIES: Final = (
    Category(N_("Best Builder"), ("best-builder",)),
    Category(N_("Urbanism"), ("urbanism",)),
    Category(N_("Signed objectives"), ("committee-objectives",)),
    Category(
        N_("Common objectives"),
        ("common", "common-board", "common-place", "common-shared", "common-none"),
        certain=False,
    ),
    Category(
        N_("Own objectives"),
        ("own", "own-board", "own-place", "own-shared", "own-none"),
        certain=False,
        secret=True,
    ),
    Category(N_("Development"), ("development",), certain=False),
    Category(N_("Money"), ("money",), certain=False),
)

ENDINGS: Final[dict[str, str]] = {
    "eighth-building": N_("All buildings of one player stand."),
    "exposition": N_("The year of the exposition has come."),
    "not-over": N_("The game goes on."),
}

QUESTIONS: Final[dict[str, str]] = {
    "sides": N_("Which side of the next plot card is up?"),
    "earning": N_("Which earnings space do you take? The further right, the earlier your next turn."),
    "benefit": N_("Which benefit of the year do you take?"),
    "moving": N_("Which space of the next action card do you move to, and what do you do?"),
    "permit": N_("Which permit do you take?"),
    "objective": N_("Which objective do you sign?"),
    "clearing": N_("Which rubble do you clear?"),
    "siting": N_("Where do you build?"),
    "using": N_("Which permits do you discard for the building? One or two."),
    "rewarding": N_("Which urbanism card do you take?"),
    "over": N_("The game is over."),
}
