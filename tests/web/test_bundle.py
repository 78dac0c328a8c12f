"""Modules in one answer: what they import is brought with them, once, and they show what they showed before."""

import json
import re
import shutil
import subprocess

import pytest

from fogline.web.bundle import bundle

PAGE = {
    "/page/app.js": 'import { shout } from "/page/kit/words.js";\nshout("here");\nexport default function App() {}\n',
    "/page/kit/words.js": 'import { up as raise } from "/page/kit/case.js";\nexport const shout = (w) => raise(w);\n',
    "/page/kit/case.js": "let n = 0;\nfunction up(word) { n += 1; return `${word}${n}`; }\nexport{up as up};",
    "/face/game/board.js": (
        'import { shout } from "/page/kit/words.js";\nimport {\n  a, b as c,\n} from "./more.js";\n'
        "export default { told: [shout('x'), a, c] };\nexport const told = 1;\nexport async function later() {}\n"
    ),
    "/face/game/more.js": 'export { a, b } from "./deep/most.js";\n',
    "/face/game/deep/most.js": "export const a = 1;\nexport class b {}\n",
}
KIT = ["/page/kit/words.js"]


def defined(text: str) -> list[str]:
    return re.findall(r"define\('([^']+)'", text)


def test_the_first_module_brings_the_kit_and_the_others_leave_it_out() -> None:
    first = bundle("/page/app.js", PAGE.__getitem__, KIT, first=True)
    assert sorted(defined(first)) == ["/page/app.js", "/page/kit/case.js", "/page/kit/words.js"]
    board = bundle("/face/game/board.js", PAGE.__getitem__, KIT)
    assert sorted(defined(board)) == ["/face/game/board.js", "/face/game/deep/most.js", "/face/game/more.js"]
    assert not re.search(r"^import", first + board, re.MULTILINE)


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node on this machine; the browser tests run the real ones")
def test_they_show_what_they_showed_and_run_once() -> None:
    first = bundle("/page/app.js", PAGE.__getitem__, KIT, first=True)
    board = bundle("/face/game/board.js", PAGE.__getitem__, KIT)
    script = """
        const load = (text) => import(`data:text/javascript,${encodeURIComponent(text)}`);
        const [app, board] = [await load(APP), await load(BOARD)];
        console.log(JSON.stringify([typeof app.default, board.default.told.map(String), Object.keys(board).sort()]));
    """.replace("APP", json.dumps(first)).replace("BOARD", json.dumps(board))
    told = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == '["function",["x2","1","class b {}"],["default","later","told"]]'


def test_a_form_that_bundles_do_not_know_is_said() -> None:
    with pytest.raises(ValueError, match=r"/page/app.js: export const \{ a \}"):
        bundle("/page/app.js", {"/page/app.js": "export const { a } = it;\n"}.__getitem__, [], first=True)
