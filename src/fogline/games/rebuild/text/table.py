"""The table in plain words: labels and marks for who plays by lines of text."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence
from fogline.games.rebuild.text.board import BOARD

TABLE: Final[dict[str, Sentence]] = {
    "heading": N_("{year} · building costs ${money} · order: {order}"),
    "reconstructed": N_("(the cards are reconstructions)"),
    "over": N_("The game is over."),
    "card": N_("Action card {stop} of {stops}: {spaces}"),
    "card-money": N_("Every action space pays ${money} instead; another action of the card costs ${step} a step."),
    "next-card": N_("Then: {action_card}"),
    "board": N_("Earnings spaces: {spaces}"),
    "benefits": N_("Benefits of {year}: {benefits}"),
    "blocked": N_("blocked"),
    "dollars": N_("${money}"),
    "per-building": N_("${money} for each building"),
    "legend": N_("Map: Y yellow, G green, R red, B blue; * rubble, =1 built by player 1"),
    "legend-solo": N_("Map: Y yellow, G green, R red, B blue; * rubble, =1 built by you, =C by the Committee"),
    "side": N_("Next plot card: {plot_card}"),
    "permit-row": N_("Permits: {permits} · deck {deck}, discards {discards}"),
    "objective-row": N_("Objectives: {objectives} · deck {deck}"),
    "common": N_("For everybody: {objectives}"),
    "piles": N_("Urbanism cards left: {piles}"),
    "each": N_("{objective} ({points} each)"),
    "places": N_("{objective} ({places})"),
    "gap": N_("gap"),
    "nothing": N_("nothing"),
    "you": N_("{player} (you)"),
    "money": N_("${money}, buildings: ready {stock}, built {count}, pool {pool}"),
    "committee-money": N_("${money}, buildings: ready {stock}, built {count}"),
    "permits": N_("permits: {permits}"),
    "committee-permits": N_("permits from the left: {permits}"),
    "development": N_("development {points:points} (right {right:points}, up {up:points})"),
    "development-other": N_("development {points:points}"),
    "corner": N_("development {points:points} (top right)"),
    "rubble": N_("rubble {count}"),
    "urbanism": N_("urbanism: {cards}"),
    "best-builder": N_("Best Builder"),
    "objectives": Plural("{count} objective", "{count} objectives", "count"),
    "seen": Plural("{count} objective, known: {objectives}", "{count} objectives, known: {objectives}", "count"),
    "mine": N_("Your objectives: {objectives}"),
    "now": N_("{objective} {points} now"),
    "site": N_("Being built: {space}"),
}

DRAWN: Final[dict[str, Sentence]] = {
    "facts": N_("${money} built {built} ready {stock} perm {permits} obj {objectives}"),
    "free": N_("free"),
    "blocked": N_("blocked"),
    "permits": N_("Permits"),
    "piles": N_("Urbanism left"),
    "my-permits": N_("My permits"),
    "my-objectives": N_("My objectives"),
    "committee": N_("The Committee's permits"),
    "reconstructed": N_("Reconstructed cards, not the printed ones."),
    "signs": N_(
        "y5a rubble · + to sign ★ for all · l light c cable car h hydrant p park ?? grant Y yellow G green R red B blue"
    ),
    "page-city": N_("City"),
    "page-cards": N_("Cards"),
    "page-board": N_("Development"),
}
"""The same for a terminal that draws."""

PLOT_LETTERS: Final = tuple(BOARD[f"letter-{colour}"] for colour in range(4))
"""By colour of plot, the same as in the browser."""
DEED_SHORT: Final = (
    N_("build"),
    N_("grant"),
    N_("materials"),
    N_("permit"),
    N_("objective"),
    N_("urban"),
    N_("clear"),
    N_("earn"),
    N_("money"),
    N_("pass"),
)
"""By deed: the word that stands for it on a small action card."""
SERVICE_LETTERS: Final = (N_("l"), N_("c"), N_("h"), N_("p"))
"""By type of urbanism card."""
