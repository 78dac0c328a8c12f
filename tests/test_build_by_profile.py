"""A build by profile: made, played, and made again for what it was seen to do."""

from pathlib import Path

import pytest

from fogline import build, fast
from tests.small_house import PLAY, needs_compiler, origin, package, run

__all__ = ["package"]


@pytest.mark.long
@pytest.mark.compiled
@needs_compiler
@pytest.mark.skipif(not build.is_gcc(), reason="profiles are gcc's")
def test_a_build_by_profile_is_made_for_what_it_was_seen_to_do(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    really = build._compile

    def compile_and_tell(copy: Path, verbose: bool, more: str = "") -> None:
        asked.append(more)
        really(copy, verbose, more)

    monkeypatch.setattr(build, "_compile", compile_and_tell)
    plain = build.build(package=package)
    made = build.build(package=package, profile=True, practice=("-c", PLAY))
    assert made == plain, "it takes the place of the other one"
    assert ["profile-generate" in flags for flags in asked] == [False, True, False]
    assert ["profile-use" in flags for flags in asked] == [False, False, True]
    assert origin(package).is_relative_to(made)
    assert run(package, PLAY) == run(package, PLAY, FOGLINE_PURE="1")
    for profile in (True, False):
        build.build(package=package, profile=profile)
    assert len(asked) == 3, "it serves whoever wants any"


def test_a_build_by_profile_needs_gcc(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "obstacle", lambda: None)
    monkeypatch.setattr(build, "compiler", lambda: "cc")
    with pytest.raises(build.CannotCompile, match="needs gcc"):
        build.build(package=package, profile=True)


@pytest.mark.long
@pytest.mark.compiled
@needs_compiler
def test_a_build_that_does_not_play_gives_no_profile(package: Path) -> None:
    if build.is_gcc():
        with pytest.raises(build.CannotCompile, match="did not play"):
            build.build(package=package, profile=True, practice=("-c", "raise SystemExit(1)"))
        assert not fast.folder(package).exists()
