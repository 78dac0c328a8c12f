"""What the drawn board says, in English."""

from typing import Final

from fogline.core.text import N_, Context, Sentence

BOARD: Final[dict[str, Sentence]] = {
    "letter-0": Context("plot", "Y"),
    "letter-1": Context("plot", "G"),
    "letter-2": Context("plot", "R"),
    "letter-3": Context("plot", "B"),
    "money": N_("${sum}"),
    "map": N_("Map of the city"),
    "next-plot-card": N_("The next plot card: which side is up?"),
    "plot": N_("Plot {colour} {number}"),
    "colour-0": N_("yellow"),
    "colour-1": N_("green"),
    "colour-2": N_("red"),
    "colour-3": N_("blue"),
    "vacant": N_("vacant"),
    "with-rubble": N_("with rubble"),
    "built-by": N_("built by {name}"),
    "committee": N_("The Committee"),
    "year-board": N_("Year board"),
    "this-stop": N_("The year's earnings and benefits"),
    "year-letter": Context("year", "Y"),
    "earnings": N_("Earnings"),
    "earnings-title": N_(
        "At the start of each year everybody takes one of these. Further right pays less, and plays earlier on the "
        "first card."
    ),
    "earning-space": N_("Earnings space ${money}"),
    "earning-free": N_("Earnings space ${money}, free"),
    "earning-taken": N_("Earnings space ${money}, taken by {name}"),
    "earning-blocked": N_("The ${money} space is blocked in this solo game"),
    "blocked": N_("blocked"),
    "year": N_("{year}: building costs ${cost}. Benefit: {benefits}"),
    "year-now": N_("Now {year}: building costs ${cost}. Benefit: {benefits}"),
    "benefits": N_("Benefits of the year"),
    "benefit-money": N_("${money}"),
    "benefit-each": N_("${money} for each building"),
    "benefit-opening": N_("A building and a permit"),
    "ring": N_("Action cards, visited clockwise"),
    "action-card": N_("Action card {stop} of {stops}"),
    "card-of": N_("Card {stop} of {stops}"),
    "order": N_("Order at this stop"),
    "order-title": N_("Order at this stop. At the next one, whoever stands furthest to the right here is first."),
    "order-done": N_("{name} has moved"),
    "order-now": N_("{name} moves now"),
    "order-later": N_("{name} moves later"),
    "free": N_("free"),
    "spot-free": N_("Space {spot}: free"),
    "spot-taken": N_("Space {spot}: {name} stands here"),
    "toll": N_("${money} more for the steps between your pawn and the action"),
    "or-money": N_("or ${money}"),
    "take-money": N_("Space {spot}: take ${money} instead of an action"),
    "short-build": N_("Build"),
    "short-grant": N_("Build, grant"),
    "short-materials": N_("Materials"),
    "short-permit": N_("Permit"),
    "short-objective": N_("Objective"),
    "short-urban": N_("Develop"),
    "short-clear": Context("a small button", "Clear up"),
    "short-coin": N_("Earnings"),
    "short-pass": N_("Pass"),
    "about-build": N_("Build: a building of yours, the year's money and one or two permits"),
    "about-grant": N_("Build with a grant: a colour or a number for free, at least one permit"),
    "about-materials": N_("Materials: one of your buildings from the pool"),
    "about-permit": N_("Obtain permit: one of the row or the top of the deck"),
    "about-objective": N_("Sign objective: one of the row or the top of the deck"),
    "about-urban": N_("Urban development: your token one space to the right"),
    "about-clear": N_("Clear up: take a rubble token, your token one space up"),
    "about-coin": N_("Earnings: receive the money shown"),
    "about-pass": N_("Pass: no action, only a good place in the next order"),
    "market": N_("Cards for everybody"),
    "permits": N_("Permits"),
    "discarded": N_("{n} discarded"),
    "permit-deck": N_("Permit deck"),
    "objectives": N_("Objectives"),
    "keep-secret": N_("kept secret"),
    "objective-deck": N_("Objective deck"),
    "common": N_("Everyone scores"),
    "best-at": N_("{n} built: Best Builder"),
    "best-builder": N_("Best Builder"),
    "urbanism": N_("Urbanism"),
    "piles-left": N_("left in the piles"),
    "pile-lighting": N_("Electric lighting, {count} left: {points} points for one card, two cards and so on"),
    "pile-cable": N_("Cable car, {count} left: {worth} points each, costs ${cost}"),
    "pile-hydrant": N_("Fire hydrant, {count} left: {worth} points each"),
    "pile-park": N_("Park, {count} left; the next one and its points: {worth}"),
    "development": N_("Development"),
    "development-hint": N_("clear up ↑ · develop →"),
    "development-title": N_(
        "Development board: the number under a token counts at the end. Clearing rubble moves it up, developing "
        "moves it right. Reconstructed: the printed numbers are not known to us."
    ),
    "development-told": N_("Development board: {list}"),
    "token": N_("{name}: {points} points"),
    "step-right": N_("One step of development"),
    "step-up": N_("One step of clearing up"),
    "gap": N_("Empty until this stop is over"),
    "any": N_("any"),
    "permit-chosen": N_("{permit}, chosen"),
    "permit-alone": N_("{permit}: enough alone"),
    "worth-each": N_("{points} points each time"),
    "worth-places": N_("{points} points by place"),
    "worth-board": N_("{points} points, as printed beside your token on the development board"),
    "worth-best": N_("{points} points for whoever builds everything first"),
    "worth-now": N_("Worth {points} now."),
    "now": N_("now {points}"),
    "my-area": N_("Your area"),
    "my-money": N_("Your money"),
    "stock": N_("{stock} ready · {built} built · {pool} in pool"),
    "stock-title": N_("Of your {all} buildings {stock} are ready to build, {built} are built, {pool} are in the pool"),
    "my-permits": N_("Permits {n} of {most}"),
    "room-for-permit": N_("Room for a permit"),
    "a-permit": N_(
        "A permit. To build you discard one with the plot's colour and number, or two that have them between them; "
        "if those two share an icon, you may take its card."
    ),
    "helper-site": N_("solid: one is enough · dashed: two"),
    "helper-permit": N_("solid: fits alone · dashed: needs two"),
    "helper-space": N_("solid: enough alone · dashed: half"),
    "both-show": N_("both show: {icons}"),
    "no-shared-icon": N_("no icon in common"),
    "my-objectives": N_("My objectives"),
    "secret": N_("secret"),
    "none-yet": N_("none yet"),
    "my-city": N_("City"),
    "my-rubble": N_("Rubble tokens: {n}"),
    "others": N_("Around the table"),
    "ended-built": N_("All buildings of one player stand: the game is over"),
    "ended-year": N_("The exposition opens: the game is over"),
    "clock": N_("{year} · card {stop} of {stops}"),
    "clock-year": N_("{year} · year board"),
    "clock-over": N_("the end"),
    "legend-permit": N_("A permit or a plot: its colour and number"),
    "legend-buildings": N_("Buildings: built of {all}, and +ready to be built"),
    "legend-rubble": N_("Rubble: cleared by a player, or in the way on a space"),
    "legend-development": N_("The points of the development board where the token is now"),
    "legend-star": N_("Points at the end of the game"),
    "legend-places": N_("Points for having most, second most, third most"),
    "fact-money": N_("Money: ${n}"),
    "fact-buildings": N_("Buildings built: {built} of {all}, ready: {stock}"),
    "fact-permits": N_("Permits: {list}"),
    "fact-objectives": N_("Personal objectives: {n}. Known: {list}"),
    "fact-objectives-hidden": N_("Personal objectives: {n}, secret"),
    "fact-rubble": N_("Rubble tokens: {n}"),
    "fact-development": N_("Development: {n}"),
    "k-go": N_("Spaces and actions"),
    "k-site": N_("Where to build"),
    "k-clear": N_("Which rubble"),
    "k-use": N_("Which permits"),
    "k-take": N_("Which permit"),
    "k-sign": N_("Which objective"),
    "dock-go": N_(
        "On the card: where you stand and what you do, in either order. Here: each free space with its own action."
    ),
    "tab-map": N_("Map"),
    "tab-actions": N_("Actions"),
    "tab-cards": N_("Cards"),
    "tabs": N_("Parts of the table"),
    "decide-here": N_("you decide here"),
    "reconstructed": N_("Reconstructed cards"),
    "reconstructed-why": N_(
        "The printed plot cards, action cards, permit icons, development numbers, the value of Best Builder and "
        "the solo aid card are pictures that we have not seen. These agree with everything the rulebook says about "
        "them; your own box can hold the real ones."
    ),
    "aid-card": N_("Aid card"),
    "aid-hard": N_("hard side"),
    "aid-title": N_(
        "The number of the permit that the Committee draws tells where it goes, and which card of a row it takes. "
        "Reconstructed."
    ),
    "place-0": N_("left"),
    "place-1": N_("centre"),
    "place-2": N_("right"),
    "aid-arrows": N_("if taken"),
    "its-permits": N_("Its permits"),
    "its-permits-title": N_("From left to right: it builds with the first whose colour has a vacant space"),
    "no-permits": N_("none"),
    "drawn": N_("Drawn"),
    "watch": N_("Watch its turn"),
    "watching": N_("The Committee's turn"),
    "turn-nth": N_("Turn {n} of {of}"),
    "step-of": N_("Step {n} of {of}"),
    "step-draw": N_("Draw"),
    "step-place": N_("Place"),
    "step-earn": N_("Earnings"),
    "step-act": N_("Act"),
    "step-icons": N_("Icons"),
    "step-benefit": N_("Benefit"),
    "candidates": N_("Spaces of this colour from the top, then from the left:"),
    "candidate-built": N_("{space}: {name} built there"),
    "candidate-rubble": N_("{space}: rubble, only if nothing is free"),
    "candidate-clears": N_("{space}: rubble, nothing is free: clears and builds here"),
    "candidate-free": N_("{space}: free, builds here"),
    "tour-years": N_(
        "The year board. Each year building costs more. At its start everybody takes an earnings space and one of "
        "the year's benefits."
    ),
    "tour-ring": N_(
        "Six action cards lie around the city and are visited clockwise, one after the other. After the sixth the "
        "year ends."
    ),
    "tour-band": N_(
        "The stop where the pawns are now, opened: first the year board with its earnings, then one action card "
        "after the other. On a card, move your pawn to a free space and do its action, or another one of the card "
        "for $2 a step, or just take $1. Whoever stands further right is earlier on the next card."
    ),
    "tour-map": N_(
        "The city. To build you discard a permit with the plot's colour and number, or two that have them between "
        "them. On rubble you pay $3 more and clear it."
    ),
    "tour-market": N_(
        "Permits and objectives to take, three open and a deck; common objectives that everyone scores; urbanism "
        "cards for two permits that share an icon."
    ),
    "tour-development": N_(
        "Your token starts at −7. Clearing rubble moves it up, developing moves it right. The number under it "
        "counts at the end."
    ),
    "tour-mine": N_(
        "Your money, buildings, permits and secret objectives. Click a permit to see which plots it fits, or a "
        "space to see which permits fit it."
    ),
    "tour-committee": N_(
        "Alone you play against the Committee of Fifty. Watch each of its steps with the reason, one by one, or "
        "skip them."
    ),
    "figure-one": N_("One permit with the plot's colour and number."),
    "figure-two": N_("Two permits: the colour of one, the number of the other."),
    "figure-rubble": N_("Rubble on the space: you pay for clearing it, keep its token, and then you build."),
    "figure-reward": N_("Both permits show the park: you may take a park card."),
    "figure-lighting": N_("Points for one to five cards of electric lighting."),
    "tour-players": N_(
        "Most points win: objectives, urbanism cards and the development board count at the end. The numbers "
        "here are what is certain already; the Score tab shows what it would be if the game ended now."
    ),
}
