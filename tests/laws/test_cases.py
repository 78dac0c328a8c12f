"""The law of the quick check: the few cases it plays leave out no pair of settings."""

from itertools import combinations, product

from fogline.core.game import AnyGame
from fogline.laws.cases import Case, cases, few


def settings(case: Case) -> dict[str, object]:
    return {"box": case.box_file, "seats": case.seats, **vars(case.options)}


def test_any_two_settings_meet_in_one_of_the_few_cases(game: AnyGame) -> None:
    whole, some = [settings(case) for case in cases(game)], [settings(case) for case in few(cases(game))]
    for one, other in combinations(whole[0], 2):
        values = [{case[name] for case in whole} for name in (one, other)]
        assert {(case[one], case[other]) for case in some} == set(product(*values))


def test_the_few_are_the_same_every_time_and_none_comes_twice(game: AnyGame) -> None:
    names = [case.name for case in few(cases(game))]
    assert names == [case.name for case in few(cases(game))]
    assert len(set(names)) == len(names)


def test_of_many_variants_only_a_part_is_needed(game: AnyGame) -> None:
    if len(game.variants()) > 3:
        assert len(few(cases(game))) * 3 < len(cases(game))
