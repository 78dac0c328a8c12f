"""The laws as they ship (``fogline.laws``), each of them for every game of this house."""

from importlib import import_module

from fogline.laws import CHAPTERS

for chapter in CHAPTERS:
    laws = {name: law for name, law in vars(import_module(f"fogline.laws.{chapter}")).items() if name[:5] == "test_"}
    assert not laws.keys() & globals().keys(), f"{chapter} has a law by a name that another one has"
    globals().update(laws)
