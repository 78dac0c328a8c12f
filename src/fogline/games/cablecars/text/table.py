"""The table in plain words: labels and marks for who plays by lines of text."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

TABLE: Final[dict[str, Sentence]] = {
    "map": N_("Reconstructed map, not the printed one"),
    "turn": N_("Turn: {player}"),
    "waiting": N_("Choosing tickets: {players}"),
    "over": N_("The game is over."),
    "last-round": Plural("LAST ROUND: {turns} turn left", "LAST ROUND: {turns} turns left", "turns"),
    "market": N_("Face up: {cards}"),
    "nothing": N_("nothing"),
    "decks": N_("deck {deck}, discards {discards}, ticket deck {tickets}"),
    "hand": N_("Your hand ({count}): {cards}"),
    "claiming": N_("Being claimed: {track}, {track:cost}"),
    "tickets": N_("Your tickets:"),
    "offered": N_("On offer:"),
    "joined": N_("connected: {tickets}"),
    "missing": Plural(
        "{ticket}: {cars} cable car missing on the shortest open way",
        "{ticket}: {cars} cable cars missing on the shortest open way",
        "cars",
    ),
    "no-way": N_("{ticket}: no way left"),
    "stacks": N_("Tourist tokens: {stacks}"),
    "stack": N_("{location} {left} × {symbol}"),
    "aside": N_("set aside {left} × {symbol}"),
    "free-routes": N_("Free routes, each at the first of its ends:"),
    "you": N_("{player} (you)"),
    "counts": N_("points {points}, cable cars {cars}, cards {cards}, tickets {tickets}"),
    "counts-seen": N_("points {points}, cable cars {cars}, cards {cards} (seen: {seen}), tickets {tickets}"),
    "tokens": N_("tokens {count}: {symbols}"),
    "no-tokens": N_("no tokens"),
    "routes": N_("routes: {trails}"),
}
