"""How long minds think: whoever is asked about has figures, and they are in order."""

import re
import sys

import pytest

from fogline.lab import thinking


def test_every_mind_has_its_figures(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ["strong", "search:iters=2:width=2"]
    monkeypatch.setattr(sys, "argv", ["thinking", "skyline", "--bots", ",".join(bots), "--decisions", "3"])
    thinking.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(": p50")[0] for line in lines] == bots
    for line in lines:
        half, most, memory = map(float, re.findall(r" ([\d.]+) (?:ms|MB)", line))
        assert 0 < half <= most
        assert memory > 1
