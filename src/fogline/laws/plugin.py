"""pytest --fogline GAME: tries the laws on a game, and says of each that is broken what it asks and what to do.

Nothing of this is done, or imported, in a run of pytest that does not ask for it.
"""

from collections.abc import Generator, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from fogline.laws import CHAPTERS

if TYPE_CHECKING:
    from fogline.core.game import AnyGame

pytest.register_assert_rewrite(*(f"fogline.laws.{name}" for name in (*CHAPTERS, "cases", "odd")))


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("fogline", "the laws of Fogline's games")
    group.addoption(
        "--fogline", metavar="GAME", action="append", default=[], help="try the laws on this installed game"
    )
    group.addoption("--fogline-long", action="store_true", help="with every combination of box, seats and options")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--fogline"):
        config.addinivalue_line("markers", "long: a law on what the quick check can do without (--fogline-long)")
        chosen(config)


def chosen(config: pytest.Config) -> "list[AnyGame]":
    """The games that were asked for; a usage error where one is not there."""
    from fogline.core.errors import SetupError
    from fogline.core.registry import find_game

    try:
        return [find_game(name) for name in config.getoption("--fogline")]
    except SetupError as unknown:
        hint = 'An installed package names its games under [project.entry-points."fogline.games"].'
        raise pytest.UsageError(f"--fogline: {unknown} {hint}") from None


@pytest.fixture(scope="session")
def fogline_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with every installed game, for tests that play in a browser; nothing of it is kept."""
    from fogline.laws.serving import served

    with served(tmp_path_factory.mktemp("tables")) as address:
        yield address


class Chapter(pytest.Module):
    """A module of laws, wherever Fogline is installed."""

    def _getobj(self) -> ModuleType:
        return import_module(f"fogline.laws.{self.name}")

    def funcnamefilter(self, name: str) -> bool:
        """Laws are called as they are, whatever a project calls its own tests."""
        return name.startswith("test_")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Adds the laws to whatever else was collected."""
    if not config.getoption("--fogline"):
        return
    here = Path(__file__).parent
    laws: list[pytest.Item] = []
    for name in CHAPTERS:
        chapter = Chapter.from_parent(session, path=here / f"{name}.py", name=name, nodeid=f"laws/{name}")
        laws += session.genitems(chapter)
    if not config.getoption("--fogline-long"):
        left_out = [law for law in laws if law.get_closest_marker("long")]
        laws = [law for law in laws if law not in left_out]
        config.hook.pytest_deselected(items=left_out)
    items += laws


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if isinstance(metafunc.definition.getparent(pytest.Module), Chapter):
        from fogline.laws.cases import spread

        spread(metafunc, chosen(metafunc.config))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A law that is broken says what it asks."""
    report = yield
    law = getattr(item, "function", None)
    if report.failed and getattr(law, "__module__", "").startswith("fogline.laws."):
        report.sections.append(("What this law asks, and where to look", asks(law)))
    return report


def asks(law: Any) -> str:
    """The docstring of a law, as it is read."""
    lines = (law.__doc__ or "").strip().splitlines()
    return "\n".join(line.strip() for line in lines)
