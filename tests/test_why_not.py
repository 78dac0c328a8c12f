"""Reasons against many actions: what is alike is one entry, and nothing is lost."""

from fogline.core.reason import Reason, because
from fogline.core.why_not import FEW, alike


def words(reason: Reason) -> str:
    return f"{reason.key} {' '.join(map(str, reason.args.values()))} [{reason.rule}]"


def test_the_same_kind_of_reason_is_one_entry_and_few_are_told_each_for_itself() -> None:
    many = [(action, (because("not-offered", "6.1", ticket=action),)) for action in range(20)]
    few = [(action, (because("column-empty", "4.1", column=action),)) for action in range(50, 50 + FEW)]
    told = alike([*many, *few], words)
    assert told[:-1] == [[(words(reason), [action])] for action, [reason] in few]
    assert told[-1] == [(words(reason), [action]) for action, [reason] in many]


def test_a_sentence_is_told_once_with_all_that_it_stands_in_the_way_of() -> None:
    later, taken = because("later", "2.1"), because("taken", "4.1", by=2)
    told = alike([(1, (later,)), (2, (taken, later)), (3, ()), (4, (later,))], words)
    assert told == [[(words(taken), [2])], [(words(later), [1, 2, 4])]]


def test_the_same_words_of_another_rule_are_another_kind() -> None:
    against = [(action, (because("no", rule, n=action),)) for rule in ("1", "2") for action in range(FEW + 1)]
    assert [len(entry) for entry in alike(against, words)] == [FEW + 1, FEW + 1]
