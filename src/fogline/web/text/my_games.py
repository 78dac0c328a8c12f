"""What the page says about the reader's own games, in English."""

from typing import Final

from fogline.core.text import N_, Plural, Sentence

GAMES: Final[dict[str, Sentence]] = {
    "my-games": N_("My games"),
    "games-found": Plural("{n} game", "{n} games", "n"),
    "games-csv": N_("Save as CSV"),
    "games-turns": Plural("{n} turn", "{n} turns", "n"),
    "games-uncounted": N_("does not count"),
    "search-game": N_("Game"),
    "search-other": N_("With whom, or which bot"),
    "search-result": N_("Result"),
    "search-any": N_("any"),
    "search-won": N_("won by you"),
    "search-lost": N_("lost by you"),
    "search-from": N_("From"),
    "search-to": N_("To"),
    "stat": N_("What they add up to"),
    "stat-by-game": N_("By game"),
    "stat-by-bot": N_("Against bots"),
    "stat-by-seats": N_("By number of players"),
    "stat-level": N_("Level"),
    "stat-seats": N_("Players"),
    "stat-won": N_("Won"),
    "stat-of": N_("{won} of {played}"),
    "stat-plot": N_("As a bar"),
    "stat-mean": N_("Points on average"),
    "stat-best": N_("Best"),
    "stat-turns": N_("Turns"),
    "stat-points": N_("Points over time"),
    "stat-length": N_("Turns over time"),
    "stat-dots": N_("One dot a game, the newest on the right; those that you won are full."),
    "stat-time-told": N_("{n} games, the first {first}, the last {last}, the most {most}."),
    "stat-habits": N_("Where your points come from"),
    "stat-habits-of": Plural("In your last {n} game, on average", "In your last {n} games, on average", "n"),
    "stat-part": N_("Part of the score"),
    "stat-mine": N_("You"),
    "stat-others": N_("The others"),
    "stat-choose": N_("Choose a game above to see your points over time and where they come from."),
    "stat-best-games": N_("Your best games"),
}
