"""Long stories of points keep their column."""

from rich.text import Text

from fogline.tui.screens.paper import hanging


def test_what_does_not_fit_a_line_goes_on_below_its_beginning() -> None:
    story = "three buildings in one street, each beside a park"
    told = hanging(Text("  +12  "), story, "[6.2]", 32)
    first, *rest = told.plain.split("\n")
    assert first.startswith("  +12  three")
    assert rest
    assert all(line.startswith(" " * 7) and line[7] != " " for line in rest)
    assert all(len(line) <= 32 for line in (first, *rest))
    assert told.plain.split() == ["+12", *story.split(), "[6.2]"]


def test_a_rule_at_the_end_is_told_quietly() -> None:
    told = hanging(Text(" "), "a park", "[6.2]", 40)
    assert [told.plain[span.start : span.end] for span in told.spans if span.start > 1] == ["[6.2]"]
