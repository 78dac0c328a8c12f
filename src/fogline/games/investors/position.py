"""A state as JSON that a person can read and edit, and back again."""

from typing import Any, Final

from fogline.games.investors import actions as a
from fogline.games.investors import questions as q
from fogline.games.investors.box import CHECKS, CHIPS, DISTRICTS, EMPTY, Box
from fogline.games.investors.rules import checks, end, setup
from fogline.games.investors.scoring import ENDINGS
from fogline.games.investors.state import State, blank
from fogline.parts.reading import Reader, known, number, objects, wrong, wrong_kind

SAID: Final = ("not-yet", "done", "drawing", "stopped", "bust")
CHOICES: Final = {q.INFLUENCE: a.PLAY, q.CHIP: a.CHIP, q.SEAL: a.PAY}
"""Which action a sealed choice is, by the question it answers."""


class Names:
    """The names of a box's components, as a position spells them."""

    def __init__(self, box: Box) -> None:
        calls = box.data["call"]
        self.calls = {f"{c['picture']} {c['bidding']} {c['rights']}": i for i, c in enumerate(calls)}
        self.cards = {
            " ".join([card["kind"], *(card[k] for k in ("bidding", "district") if k in card)]): i
            for i, card in enumerate(box.data["action"])
        }
        self.streets = {name: i for i, name in enumerate(box.street_names)}
        self.tiles = {name: i for i, name in enumerate(box.tile_names)}
        self.checks = {str(value): i for i, value in enumerate(box.values)}
        self.districts = {name: i for i, name in enumerate(DISTRICTS)}
        self.chips = {f"{DISTRICTS[x]} {DISTRICTS[y]}": i for i, (x, y) in enumerate(CHIPS)}


def name(table: dict[str, int], value: int) -> str | None:
    """The name of a number; None below 0."""
    return None if value < 0 else next(k for k, v in table.items() if v == value)


def bag(table: dict[str, int], counts: list[int]) -> dict[str, int]:
    return {entry: counts[i] for entry, i in table.items() if counts[i]}


def rows(table: dict[str, int], counts: list[int]) -> list[dict[str, int]]:
    """Checks by seat."""
    return [bag(table, counts[i : i + CHECKS]) for i in range(0, len(counts), CHECKS)]


def write(s: State) -> dict[str, Any]:
    """The state by names. Stocks, prestige, bank, the decks and where a rod may go follow from it."""
    box, n = s.box, Names(s.box)
    return {
        "asks": q.QUESTIONS[s.asks],
        "start": s.start,
        "turn": s.turn,
        "city": [[DISTRICTS[s.layout[y * box.columns + x]] for x in range(box.columns)] for y in range(box.rows)],
        "rods": [[box.street_names[i] for i, by in enumerate(s.rods) if by == seat] for seat in range(s.seats)],
        "rebuilt": [
            {"tile": box.tile_names[i], "by": by, "cards_played": s.built_year[i], "extra": s.extra[i]}
            for i, by in enumerate(s.builder)
            if by >= 0
        ],
        "rebuilt_now": s.rebuilt,
        "influence": list(s.influence),
        "call": name(n.calls, s.call),
        "discards": bag(n.calls, s.discards),
        "played": [name(n.cards, card) for card in s.played],
        "card_in_use": s.card >= 0,
        "bonuses_left": s.bonuses_left if s.bonuses_left >= 0 else None,
        "promised": bag(n.districts, s.promised + [0] * (len(DISTRICTS) - len(s.promised))),
        **write_checks(s, n),
        **write_question(s, n),
        "idle_rounds": s.idle,
        "ended_by": ENDINGS[s.ended_by],
    }


def write_checks(s: State, n: Names) -> dict[str, Any]:
    return {
        "hands": rows(n.checks, s.hands),
        "laid": rows(n.checks, s.laid),
        "front": rows(n.checks, s.front),
        "paid_unseen": [
            {
                "by": by,
                "check": name(n.checks, check),
                "at_most": bag(n.checks, s.most[nth * CHECKS : (nth + 1) * CHECKS]),
                "at_least": bag(n.checks, s.least[nth * CHECKS : (nth + 1) * CHECKS]),
            }
            for nth, (by, check) in enumerate(zip(s.paid_by, s.paid, strict=True))
        ],
    }


def write_question(s: State, n: Names) -> dict[str, Any]:
    """What the open question keeps in mind."""
    return {
        "said": [SAID[said] for said in s.said],
        "chosen": [
            s.box.actions[s.box.first[CHOICES[s.asks]] + choice].words if choice >= 0 else None for choice in s.chosen
        ],
        "chips": [name(n.chips, chip) for chip in s.chips],
        "won": [seat if seat >= 0 else None for seat in s.won],
        "queue": list(s.queue),
        "contest": name(n.chips, s.contest),
        "proposer": s.proposer if s.proposer >= 0 else None,
        "pending": name(n.streets, s.pending),
        "first_rod": name(n.streets, s.first_rod),
        "limits": list(s.limits),
        "lifted": s.lifted,
    }


def read(box: Box, seats: int, options: Any, data: dict[str, Any]) -> State:
    """The state of a position. Names and shapes are checked here, whether it can be is audit's question."""
    r, n = Reader(seats, data), Names(box)
    layout = read_city(box, r, n)
    s = blank(box, seats, options.negotiation, layout, setup.reaches(box, layout))
    s.asks = known({entry: i for i, entry in enumerate(q.QUESTIONS)}, r.get("asks"), "asks")
    s.start, s.turn = r.number("start", 0, seats - 1), r.number("turn", 0, seats - 1)
    s.ended_by = known({entry: i for i, entry in enumerate(ENDINGS)}, r.get("ended_by"), "ended_by")
    s.influence = [number(points, "influence", 0, 1000) for points in r.each("influence")]
    read_board(s, r, n)
    read_decks(s, r, n, options)
    read_checks(s, r, n)
    read_question(s, r, n)
    s.idle = r.number("idle_rounds", 0, end.STANDSTILL, usual=0)
    r.close()
    return s


def read_city(box: Box, r: Reader, n: Names) -> list[int]:
    city = r.get("city")
    shape = isinstance(city, list) and len(city) == box.rows and all(isinstance(row, list) for row in city)
    if not shape or any(len(row) != box.columns for row in city):
        raise wrong("city-shape", rows=box.rows, columns=box.columns)
    layout = [known(n.districts, entry, "city") for row in city for entry in row]
    if [tile for tile, district in enumerate(layout) if DISTRICTS[district] == "town_hall"] != [box.hall_tile]:
        raise wrong("hall-place", tile=box.hall_tile)
    return layout


def read_board(s: State, r: Reader, n: Names) -> None:
    setup.fence_parks(s)
    for seat, streets in enumerate(r.each("rods")):
        for street in r.names(streets, n.streets, "rods"):
            if s.rods[street] != EMPTY:
                raise wrong("rod-twice", street=street)
            s.rods[street] = seat
            s.stock[seat] -= 1
    for entry in objects(r.get("rebuilt"), "rebuilt", "tile", "by", "cards_played", "extra"):
        tile = known(n.tiles, entry.get("tile"), "rebuilt")
        by = number(entry.get("by"), "rebuilt: by", 0, s.seats - 1)
        s.builder[tile] = by
        s.built_year[tile] = number(entry.get("cards_played"), "rebuilt: cards_played", 0, s.box.years)
        s.extra[tile] = number(entry.get("extra"), "rebuilt: extra", 0, 100)
        s.prestige[by] += s.box.prestige[s.layout[tile]] + s.extra[tile]
    s.rebuilt = r.number("rebuilt_now", 0, s.box.tiles)


def read_decks(s: State, r: Reader, n: Names, options: Any) -> None:
    s.call = -1 if r.get("call") is None else known(n.calls, r.get("call"), "call")
    s.discards = r.bag(r.get("discards"), n.calls, "discards")
    for call in range(len(s.calls)):
        s.calls[call] -= s.discards[call] + (s.call == call)
    played = r.get("played")
    if not isinstance(played, list):
        raise wrong_kind("played", "list", played)
    s.played = [known(n.cards, card, "played") for card in played]
    for card in s.played:
        s.cards[card] -= 1
    if r.get("card_in_use"):
        if not s.played:
            raise wrong("card-none-played")
        s.card = s.played[-1]
    if options.bonuses != "shuffled":
        s.bonuses_left = r.number("bonuses_left", 0, s.box.years)
    elif r.get("bonuses_left") is not None:
        raise wrong("bonuses-not-chosen")
    s.promised = r.bag(r.get("promised"), n.districts, "promised")[: len(s.promised)]


def read_checks(s: State, r: Reader, n: Names) -> None:
    """Who has which checks; the bank has the rest, and what others can reckon follows."""
    s.hands, s.laid, s.front = (
        [count for row in r.each(place) for count in r.bag(row, n.checks, place)]
        for place in ("hands", "laid", "front")
    )
    for entry in objects(r.get("paid_unseen"), "paid_unseen", "by", "check", "at_most", "at_least"):
        s.paid_by.append(number(entry.get("by"), "paid_unseen: by", 0, s.seats - 1))
        s.paid.append(known(n.checks, entry.get("check"), "paid_unseen"))
        s.most += r.bag(entry.get("at_most"), n.checks, "at_most")
        s.least += r.bag(entry.get("at_least"), n.checks, "at_least")
    s.pool = s.hands.copy()
    for place in range(s.seats):
        by = s.turn if s.asks == q.OFFER else place
        for check in range(CHECKS):
            s.pool[by * CHECKS + check] += s.laid[place * CHECKS + check]
    for by, check in zip(s.paid_by, s.paid, strict=True):
        s.pool[by * CHECKS + check] += 1
    for check in range(CHECKS):
        s.bank[check] = int(checks.known_in_bank(s, check)) + s.paid.count(check)


def read_question(s: State, r: Reader, n: Names) -> None:
    said = {entry: i for i, entry in enumerate(SAID)}
    s.said = [known(said, entry, "said") for entry in r.each("said")]
    s.chosen = [-1 if words is None else read_choice(s, words) for words in r.each("chosen")]
    s.chips = [-1 if chip is None else known(n.chips, chip, "chips") for chip in r.each("chips")]
    won = r.get("won")
    if not isinstance(won, list) or len(won) != len(CHIPS):
        raise wrong("won-chips", chips=len(CHIPS))
    s.won = [-1 if seat is None else number(seat, "won", 0, s.seats - 1) for seat in won]
    queue = r.get("queue")
    if not isinstance(queue, list):
        raise wrong_kind("queue", "list", queue)
    s.queue = [number(seat, "queue", 0, s.seats - 1) for seat in queue]
    s.contest = -1 if r.get("contest") is None else known(n.chips, r.get("contest"), "contest")
    s.proposer = -1 if r.get("proposer") is None else r.number("proposer", 0, s.seats - 1)
    s.pending = -1 if r.get("pending") is None else known(n.streets, r.get("pending"), "pending")
    s.first_rod = -1 if r.get("first_rod") is None else known(n.streets, r.get("first_rod"), "first_rod")
    s.limits = [number(limit, "limits", 0, 100_000) for limit in r.each("limits")]
    s.lifted = r.number("lifted", 0, s.box.rods_each)


def read_choice(s: State, words: Any) -> int:
    """A sealed choice as the action that made it."""
    choice = known(s.box.ids, words, "chosen")
    if s.asks not in CHOICES or s.box.verb[choice] != CHOICES[s.asks]:
        raise wrong("choice-misplaced", words=words)
    return choice - s.box.first[CHOICES[s.asks]]
