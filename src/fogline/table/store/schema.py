"""The tables of a store, by format: what it was at first, and each step from there on. There is no way back.

A new store goes through the same steps as an old one, so both end up the same.
"""

from typing import Final

FIRST: Final = 2
"""The format that the tables below are."""

TABLES: Final = """
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS matches (
    id TEXT PRIMARY KEY,
    made INTEGER NOT NULL,
    status TEXT NOT NULL,
    table_json TEXT NOT NULL,
    head_json TEXT,
    changed INTEGER NOT NULL DEFAULT 0,
    brief TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE IF NOT EXISTS turns (
    match TEXT NOT NULL,
    turn INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    chance TEXT NOT NULL,
    keep INTEGER NOT NULL,
    told TEXT,
    PRIMARY KEY (match, turn)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS drafts (
    match TEXT NOT NULL, seat INTEGER NOT NULL, steps TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS orders (
    match TEXT NOT NULL, seat INTEGER NOT NULL, words TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS take_backs (
    match TEXT PRIMARY KEY, seat INTEGER NOT NULL, keep INTEGER NOT NULL, granted TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS holders (
    who TEXT NOT NULL, over INTEGER NOT NULL, made INTEGER NOT NULL, match TEXT NOT NULL, host INTEGER NOT NULL,
    PRIMARY KEY (who, over, made, match)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS holders_of ON holders (match);
CREATE TABLE IF NOT EXISTS boxes (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (match TEXT PRIMARY KEY, turn INTEGER NOT NULL, data TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS heard (
    match TEXT NOT NULL, speaker TEXT NOT NULL, nonce TEXT NOT NULL, answer TEXT NOT NULL,
    words TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (match, speaker, nonce)
) WITHOUT ROWID;
"""

NAMES: Final = (
    "meta", "matches", "turns", "drafts", "orders", "take_backs", "holders", "boxes", "snapshots", "heard",
    "talk", "notes", "calls", "outcomes", "evenings",
)  # fmt: skip
"""All tables of a store."""

STEPS: Final[dict[int, str]] = {
    # Which version of a table this is: whoever changes it says which one they knew.
    3: "ALTER TABLE matches ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
    # Which tables the lobby shows to everybody, when somebody must look at one again, and until when its clocks have
    # been charged: so that none need be opened to know. (Inside a text a quotation mark has a backslash before it.)
    4: """
    ALTER TABLE matches ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE matches ADD COLUMN due REAL;
    ALTER TABLE matches ADD COLUMN charged REAL NOT NULL DEFAULT 0;
    UPDATE matches SET listed = 1 WHERE status != 'over' AND table_json LIKE '%"listed":true%'
        AND (status = 'gathering' OR table_json LIKE '%"watchers":true%');
    UPDATE matches SET due = 0 WHERE status = 'playing';
    CREATE INDEX matches_listed ON matches (made) WHERE listed = 1;
    CREATE INDEX matches_due ON matches (due) WHERE due IS NOT NULL
    """,
    # What people say to each other at a table, and what is known of a person wherever they sit.
    5: """
    CREATE TABLE talk (
        match TEXT NOT NULL, circle TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, who TEXT NOT NULL,
        seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, phrase TEXT NOT NULL, turn INTEGER,
        PRIMARY KEY (match, circle, number)
    ) WITHOUT ROWID;
    CREATE TABLE notes (
        who TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL,
        PRIMARY KEY (who, kind, name)
    ) WITHOUT ROWID;
    CREATE INDEX notes_named ON notes (kind, name);
    CREATE INDEX talk_of ON talk (who)
    """,
    # Who is to be called because it is their turn, and when that is tried next.
    6: """
    CREATE TABLE calls (
        who TEXT NOT NULL, match TEXT NOT NULL, way TEXT NOT NULL, mark TEXT NOT NULL, at INTEGER,
        tries INTEGER NOT NULL, problem TEXT NOT NULL,
        PRIMARY KEY (who, match, way)
    ) WITHOUT ROWID;
    CREATE INDEX calls_of ON calls (match);
    CREATE INDEX calls_due ON calls (at) WHERE at IS NOT NULL
    """,
    # How tables came out that count for the ratings, by seat; and evenings of several tables.
    7: """
    CREATE TABLE outcomes (
        game TEXT NOT NULL, ended INTEGER NOT NULL, match TEXT NOT NULL, seat INTEGER NOT NULL, who TEXT NOT NULL,
        bot TEXT NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL,
        PRIMARY KEY (game, ended, match, seat)
    ) WITHOUT ROWID;
    CREATE INDEX outcomes_of ON outcomes (match);
    CREATE INDEX outcomes_whose ON outcomes (who);
    CREATE TABLE evenings (
        id TEXT PRIMARY KEY, made INTEGER NOT NULL, over INTEGER NOT NULL, version INTEGER NOT NULL,
        data TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX evenings_on ON evenings (made) WHERE over = 0
    """,
}
"""What is done to a store of the format before, by the format that it has then."""

OWN: Final = ("format", "touched")
"""Values that are each store's own, and no club's."""

FORMAT: Final = max(STEPS)
"""Raised with every step: a Fogline that does not know it leaves the store alone."""


def in_parts(text: str) -> list[str]:
    """Each statement of a text."""
    return [part.strip() for part in text.split(";") if part.strip()]
