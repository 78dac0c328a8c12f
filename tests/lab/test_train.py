"""Training from beginning to end, small: rows, fits, gates, the page; and that it goes on where it stopped."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="NOT INSTALLED: pip install 'fogline[train]' to test training")

from fogline.bots import weights  # noqa: E402
from fogline.bots.sheet import Sheet  # noqa: E402
from fogline.cli import main  # noqa: E402
from fogline.core.registry import find_game  # noqa: E402
from fogline.core.text import Speaker  # noqa: E402
from fogline.lab.learn import rows as r  # noqa: E402
from fogline.lab.learn.encoding import Encoding  # noqa: E402
from fogline.lab.learn.fit import Model, fit, leads, returns, unpacked  # noqa: E402
from fogline.lab.learn.judge import auc  # noqa: E402
from fogline.lab.learn.page import page, spread  # noqa: E402
from fogline.lab.learn.stages import Other, Plan, Training  # noqa: E402

SMALL = Plan("skyline", 2, games=24, more=2, passes=2, seed=3, deals=1, iters=2)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Training:
    training = Training(SMALL, tmp_path_factory.mktemp("training"))
    stages = [done.stage for done in training.run()]
    assert list(dict.fromkeys(stages)) == ["games", "fit", "more", "gate-1", "gate-2"]
    return training


def test_a_small_training_makes_a_net_that_its_game_takes(trained: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    header = trained.told()
    assert header["data"] == {**header["data"], "seed": 3, "games": 24, "more": 2, "lambda": 0.6}
    assert header["test"]["games"] == 26
    assert header["test"]["rounding"] < 0.01
    assert len(header["curve"]) == 2
    game = find_game("skyline")
    monkeypatch.setenv(weights.PLACE, str(trained.folder))
    assert weights.find(game, game.box(None), 2).net is not None
    assert [len(found) for _, found in trained.results()] == [1, 1]


def test_a_net_of_the_adepts_games_is_asked_where_adepts_are_imagined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    training = Training(Plan("skyline", 2, games=8, more=0, passes=1, seed=3, deals=1, iters=2, adept=True), tmp_path)
    list(training.run())
    assert training.net(1).name == "skyline-2-adept.net"
    assert training.told()["data"]["of"] == "adept"
    (first, _), (other, without) = [pair for pair, _ in training.results()]
    assert (first, without) == ("search:iters=2:net=1:adept=2", "search:iters=2:adept=2")
    assert other.endswith(":net=1:adept=2")
    monkeypatch.setenv(weights.PLACE, str(tmp_path))
    game = find_game("skyline")
    box = game.box(None)
    asked, usual = (weights.find(game, box, 2, adept=adept).net for adept in (True, False))
    assert asked is not None
    assert usual is not None
    assert asked is not usual
    training.net(1).unlink()
    assert weights.find(game, box, 2, which=7, adept=True) == weights.Found()


def test_what_is_there_is_not_done_again(trained: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {file.name: file.stat().st_mtime_ns for file in trained.folder.iterdir() if file.name != "plan.json"}
    monkeypatch.setattr("fogline.lab.learn.stages.play_rows", None)
    again = Training(SMALL, trained.folder)
    list(again.run())
    after = {file.name: file.stat().st_mtime_ns for file in trained.folder.iterdir() if file.name != "plan.json"}
    assert after == before
    with pytest.raises(Other):
        list(Training(Plan("skyline", 2, 24, 2, 2, seed=4, deals=1, iters=2), trained.folder).run())


def test_its_page_stands_on_its_own_in_both_languages(trained: Training) -> None:
    pages = [page(trained, trained.told(), Speaker(lang, trained.game.words)) for lang in ("en", "es")]
    assert pages[0] != pages[1]
    for told in pages:
        assert told.count("<svg") >= 3
        assert not re.search(r"(src|href)=", told)
        HTMLParser().feed(told)


def test_the_command_tells_what_came_of_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = "train rebuild --seats 1 --games 10 --more 0 --passes 1 --deals 1 --iters 2 --workers 1 --json --folder"
    assert main([*words.split(), str(tmp_path / "net")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["kept"] is False
    assert Path(told["net"]).is_file()
    assert "fogline train" in Path(told["report"]).read_text(encoding="utf-8")


def test_the_same_games_whoever_plays_them() -> None:
    lesson = r.Lesson("cablecars", 3, "greedy", 5, 120)
    whole, part = r.Pupil(lesson).rows(range(4)), r.Pupil(lesson).rows(range(2, 4))
    assert (whole.known[-len(part.known) :] == part.known).all()
    assert (whole.numbers[-len(part.known) :] == part.numbers).all()
    assert set(np.unique(whole.known[:, r.WIN])) <= {0.0, 0.5, 1.0, np.float32(1 / 3)}


def test_whole_numbers_say_what_the_fractions_say() -> None:
    """An encoding, its file and the net made of it agree with the model for every row."""
    game, box = r.opened("investors")
    rows = r.Pupil(r.Lesson("investors", 3, "greedy", 5, 200)).rows(range(6))
    layout = weights.layout(game, box, 3)
    found = fit(rows, Encoding(layout, rows), 1, 1)
    columns = {"hidden": 64, "middle": 32, "scale": found.scale, "columns": found.encoding.columns(), "outputs": 3}
    net = weights.assemble(columns, found.encoding.whole(found.model.weights))
    for row in range(0, len(rows.known), 9):
        numbers, masks = iter(rows.numbers[row]), iter(rows.masks[row])
        sheet = Sheet()
        for name, bits in layout:
            sheet.mask(name, int(next(masks)), bits) if bits else sheet.number(name, int(next(numbers)))
        net.look(sheet)
        assert net.win == pytest.approx(float(found.predicted[0][row]), abs=0.005)
        assert [net.margin, net.standing] == pytest.approx(np.clip(found.predicted[1][row], -1, 1), abs=0.005)


def test_a_model_learns_what_can_be_learned() -> None:
    bits = np.random.default_rng(1).integers(0, 2, (4096, 16)).astype(np.uint8)
    won = (bits[:, 0] ^ bits[:, 1]).astype(np.float32)
    model, packed = Model(16, 2), np.packbits(bits, axis=1)
    for _ in range(300):
        model.learn(model.array(unpacked(packed, 16)), model.array(won), model.array(won[:, None] * 2 - 1), 0.01)
    win, ahead = model.predict(packed, 16)
    assert ((win > 0.5) == (won > 0.5)).mean() > 0.99
    assert np.abs(ahead[:, 0] - (won * 2 - 1)).mean() < 0.1


def test_who_is_second_stands_better_than_who_is_last() -> None:
    """With the same margin to the best; with one opponent there is nothing else to tell."""
    known = np.zeros((3, r.AHEAD + 2), dtype=np.float32)
    known[:, r.AHEAD :] = [[-10, 10], [-10, -10], [30, 10]]
    assert leads(known, 10.0).tolist() == [[-0.5, 0], [-0.5, -0.5], [0.5, 0.625]]
    assert leads(known[:, : r.AHEAD + 1], 10.0).tolist() == [[-0.5], [-0.5], [0.75]]


def test_returns_go_backwards_through_each_game() -> None:
    known = np.array([[1, 0, 5, 0, 1, 0], [1, 0, 9, 0, 1, 0], [1, 1, 5, 0, 0, 0]], dtype=np.float32)
    ends = known[:, r.WIN], known[:, r.AHEAD]
    wins, _ = returns(known, ends, (np.array([0.1, 0.5, 0.9]), np.zeros(3)))
    assert wins.tolist() == pytest.approx([0.6 * 1 + 0.4 * 0.5, 1, 0])


def test_auc_counts_ties_as_halves() -> None:
    assert auc(np.array([0.1, 0.9]), np.array([0.0, 1.0])) == 1
    assert auc(np.array([0.5, 0.5]), np.array([0.0, 1.0])) == 0.5
    assert auc(np.array([0.2]), np.array([1.0])) == 0.5


def test_a_handful_of_wins_is_no_certainty() -> None:
    mean, error = spread([1.0] * 9)
    assert mean == 1
    assert error == pytest.approx(0.197, abs=0.001)
    assert spread([])[1] > 0.5
    assert spread([0.5, 1.0] * 50)[1] == pytest.approx(0.053, abs=0.003)
