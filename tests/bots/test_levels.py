"""The levels, specs, programs and reasons."""

from pathlib import Path
from typing import Any

import pytest

from fogline.bots.base import known, make, minds
from fogline.bots.levels import LEVELS, guide
from fogline.bots.program import Program
from fogline.bots.thinker import DOUBT, DOUBT_BY_NET, Option, Thinker, Thought
from fogline.bots.why import WHY, apart, why
from fogline.core.dealer import Dealer
from fogline.core.errors import SetupError
from fogline.core.game import AnyGame
from fogline.core.registry import find_game, games
from fogline.core.text import Speaker
from tests.bots.small import small_box

GAMES = list(games().values())
GAME = pytest.mark.parametrize("game", GAMES, ids=list(games()))

ECHO = """import json, sys
for line in sys.stdin:
    told = json.loads(line)
    print({answer}, flush=True)
"""


def program(folder: Path, answer: str) -> Path:
    file = folder / "bot.py"
    file.write_text(ECHO.replace("{answer}", answer), encoding="utf-8")
    return file


def opening(game: AnyGame) -> tuple[Any, list[int], int]:
    state = game.setup(small_box(game), game.seats[-1], game.read_options({}), Dealer(3))
    seat = game.waiting(state)[0]
    return game.view(state, seat), game.legal(state, seat), seat


def alone_to_choose(game: AnyGame) -> tuple[Any, list[int]]:
    """The first moment at which one seat chooses by itself: sealed choices are mixed."""
    dealer, quick = Dealer(3), guide(game)
    state = game.setup(small_box(game), game.seats[-1], game.read_options({}), dealer)
    while True:
        seats = game.waiting(state)
        view, legal = game.view(state, seats[0]), game.legal(state, seats[0])
        sealed = game.unseal(game.copy(state), seats[0]) if game.unseal is not None else ()
        if len(seats) == 1 and not sealed and len(legal) > 2:
            return view, legal
        game.apply(state, seats[0], quick.choose(view, legal, dealer), dealer)


def test_the_five_levels_are_the_same_words_for_every_game() -> None:
    assert list(LEVELS) == ["novice", "casual", "strong", "expert", "master"]
    for game in GAMES:
        assert known(game) == [*LEVELS, *minds(game), "search"]


@GAME
@pytest.mark.parametrize("spec", ["novice", "casual", "strong", "expert:iters=2:width=2:seconds=0"])
def test_every_level_chooses_legally_and_the_same_again(game: AnyGame, spec: str) -> None:
    """With small budgets of games instead of time."""
    dealer, quick = Dealer(5), guide(game)
    state = game.setup(small_box(game), game.seats[-1], game.read_options({}), dealer)
    for number in range(40):
        seats = game.waiting(state)
        if not seats:
            break
        view, legal = game.view(state, seats[0]), game.legal(state, seats[0])
        if number % 13 == 3 or "iters" not in spec:
            choice = make(game, spec).choose(view, legal, Dealer(number))
            assert choice in legal
            assert make(game, spec).choose(view, legal, Dealer(number)) == choice
        game.apply(state, seats[0], quick.choose(view, legal, dealer), dealer)


@GAME
def test_novices_do_not_always_see_what_the_quick_mind_sees(game: AnyGame) -> None:
    view, legal, _ = opening(game)
    novice, usual = make(game, "novice"), guide(game).choose(view, legal, Dealer(1))
    choices = [novice.choose(view, legal, Dealer(seed)) for seed in range(40)]
    assert set(choices) <= set(legal)
    assert usual in choices


@GAME
def test_a_whim_is_any_action_that_does_something(game: AnyGame) -> None:
    dealer, quick = Dealer(6), guide(game)
    whims, idle = make(game, "novice:overlooks=0:whims=100"), set(getattr(quick, "idle", ()))
    state = game.setup(game.box(None), game.seats[-1], game.read_options({}), dealer)
    for _ in range(60):
        seat = game.waiting(state)[0]
        view, legal = game.view(state, seat), game.legal(state, seat)
        active = {action for action in legal if view.box.verb[action] not in idle} or set(legal)
        done = {whims.choose(view, legal, Dealer(seed)) for seed in range(8)}
        assert done <= active
        if len(active) > 3:
            assert len(done) > 1, "whims are not always the same"
        game.apply(state, seat, quick.choose(view, legal, dealer), dealer)


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("grandmaster", "unknown-bot"),
        ("./no/such/program", "unknown-bot"),
        ("random:iters=3", "unknown-bot"),
        ("search:depth=3", "unknown-bot-setting"),
        ("search:iters=many", "wrong-bot-setting"),
        ("search:iters=-1", "wrong-bot-setting"),
        ("novice:iters=3", "unknown-bot-setting"),
    ],
)
def test_a_spec_that_means_nothing_is_refused_with_its_reason(spec: str, key: str) -> None:
    with pytest.raises(SetupError) as refused:
        make(GAMES[0], spec)
    assert refused.value.key == key


def test_a_spec_changes_the_settings_it_names() -> None:
    mind = make(GAMES[0], "expert:iters=7:width=2")
    assert isinstance(mind, Thinker)
    assert (mind.iters, mind.settings.width, mind.seconds) == (7, 2, LEVELS["expert"].settings["seconds"])


def test_where_a_net_values_games_a_smaller_lead_is_believed() -> None:
    """Its games spread less than whole ones: so it is for whoever leaves it open."""
    game, dealer = find_game("rebuild"), Dealer(3)
    state = game.setup(game.box(None), 2, game.read_options({}), dealer)
    seat = game.waiting(state)[0]
    view, legal = game.view(state, seat), game.legal(state, seat)
    assert len(legal) > 1
    asked = []
    for spec in ("expert:doubt=0:net=0", "expert:doubt=0", "expert:doubt=2"):
        mind = make(game, f"{spec}:iters=2:seconds=0")
        assert isinstance(mind, Thinker)
        mind.think(view, legal, Dealer(1))
        asked.append(mind.settings.doubt)
    assert asked == [DOUBT, DOUBT_BY_NET, 2]


@pytest.mark.parametrize("answer", ["told['legal'][-1]", "json.dumps(told['legal'][-1])", "len(told['legal']) - 1"])
def test_a_program_answers_by_words_or_by_place(tmp_path: Path, answer: str) -> None:
    game = GAMES[0]
    view, legal, _ = opening(game)
    mind = make(game, str(program(tmp_path, answer)))
    assert isinstance(mind, Program)
    try:
        for _ in range(3):
            assert mind.choose(view, legal, Dealer(1)) == legal[-1]
        assert not mind.failed
    finally:
        mind.close()


@pytest.mark.parametrize("answer", ["'xyzzy'", "99999", "exit(1)", "__import__('time').sleep(60)"])
def test_a_program_that_fails_is_replaced_by_the_quick_mind(tmp_path: Path, answer: str) -> None:
    game = GAMES[0]
    view, legal, _ = opening(game)
    mind = Program(game, program(tmp_path, answer), deadline=3.0 if "sleep" not in answer else 0.3)
    usual = guide(game).choose(view, legal, Dealer(1))
    assert mind.choose(view, legal, Dealer(1)) == usual
    assert mind.failed
    assert mind.choose(view, legal, Dealer(1)) == usual


def test_a_program_is_told_its_view_and_nothing_else(tmp_path: Path) -> None:
    game = GAMES[0]
    view, legal, _ = opening(game)
    heard = tmp_path / "heard.json"
    mind = make(game, str(program(tmp_path, f"[open({str(heard)!r}, 'w').write(line), 0][1]")))
    assert isinstance(mind, Program)
    mind.choose(view, legal, Dealer(1))
    mind.close()
    from json import loads

    told = loads(heard.read_text(encoding="utf-8"))
    assert set(told) == {"game", "seat", "view", "legal"}
    assert set(told["view"]) == {name for name in vars(view) if name != "box"}
    assert told["legal"] == [view.box.actions[action].words for action in legal]


@GAME
@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_choice_is_told_with_its_best_three(game: AnyGame, lang: str) -> None:
    view, legal, _ = opening(game)
    speaker = Speaker(lang, game.words, view.box)
    options = tuple(Option(action, 10, 0.25, 12.25 * game.words.unit) for action in legal[:3])
    told = why(Thought(legal[0], options), speaker, view.box)
    assert len(told.splitlines()) == 1 + len(options)
    assert {"en": "12.2 ", "es": "12,2 "}[lang] in told
    assert speaker.action(view.box.actions[legal[0]]) in told
    assert ("I play" in told) == (lang == "en")
    assert why(Thought(legal[0]), speaker, view.box).count("\n") == 0


@GAME
@pytest.mark.parametrize("lang", ["en", "es"])
def test_advice_does_not_contradict_its_own_numbers(game: AnyGame, lang: str) -> None:
    """A chance to win that few games cannot tell from another is not told; where it is, so is what counts for more."""
    view, legal, _ = opening(game)
    speaker = Speaker(lang, game.words, view.box)
    other = next(action for action in range(len(view.box.actions)) if action != legal[0])
    few, many = ((Option(legal[0], n, 0.29, -2.0), Option(other, n, 0.33, -3.0)) for n in (7, 7000))
    assert apart(many)
    assert not apart([Option(legal[0], 3, 1.0, 2.0), Option(other, 3, 0.0, 1.0)]), "three games prove little"
    percent = {"en": "29%", "es": "29\N{NO-BREAK SPACE}%"}[lang]
    measure = speaker.tell(WHY["measure"])
    assert percent not in (told := why(Thought(legal[0], few), speaker, view.box))
    assert measure not in told
    assert percent in (told := why(Thought(legal[0], many), speaker, view.box))
    assert measure in told
    behind = (Option(legal[0], 30, 0.3, -5 * game.words.unit), Option(other, 30, 0.3, 9 * game.words.unit))
    told = why(Thought(legal[0], behind), speaker, view.box)
    assert speaker.action(view.box.actions[other]) in told
    assert "+9" not in told, "what looks better by luck is no reason"
    assert speaker.tell(WHY["luck"]) in told
    assert speaker.tell(WHY["luck"]) not in why(Thought(legal[0], behind, sure=True), speaker, view.box)
    clearly = {"en": "clearly better than my first idea", "es": "claramente mejor que mi primera idea"}[lang]
    assert clearly in why(Thought(legal[0], few, sure=True), speaker, view.box)
    assert clearly not in why(Thought(legal[0], few, sure=False), speaker, view.box)


def test_a_mind_says_whether_it_left_its_first_idea() -> None:
    game = games()["cablecars"]
    view, legal = alone_to_choose(game)
    bold, timid = (
        Thinker(game, guide(game), iters=60, width=3, doubt=doubt).think(view, legal, Dealer(3))
        for doubt in (-1000.0, 1000.0)
    )
    assert not timid.sure
    assert bold.sure
    assert bold.sure == (bold.action != timid.action)
    for thought in (bold, timid):
        assert thought.options[0].action == thought.action
        margins = [option.margin for option in thought.options[1:]]
        assert margins == sorted(margins, reverse=True)


@GAME
def test_a_novice_does_nothing_only_where_a_careful_mind_might(game: AnyGame) -> None:
    """Who notices only doing nothing looks again: it is never careless to the point of throwing things away."""
    dealer, quick, blind = Dealer(6), guide(game), make(game, "novice:overlooks=100:whims=0")
    state = game.setup(game.box(None), game.seats[-1], game.read_options({}), dealer)
    idle = set(getattr(quick, "idle", ()))
    assert idle
    for number in range(300):
        seats = game.waiting(state)
        if not seats:
            break
        view, legal = game.view(state, seats[0]), game.legal(state, seats[0])
        careful = quick.choose(view, legal, Dealer(number))
        offered = {view.box.verb[action] for action in legal}
        if idle & offered and idle != offered:
            # It overlooks everything at first, and so chooses with all its care.
            dice = Dealer(number)
            for _ in legal:
                dice.below(100)
            assert blind.choose(view, legal, Dealer(number)) == quick.choose(view, legal, dice)
        game.apply(state, seats[0], careful, dealer)
