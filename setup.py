"""Wheels: pure, or with FOGLINE_COMPILED=1 carrying the compiled build for this platform. See pyproject.toml."""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
COMPILED = bool(os.environ.get("FOGLINE_COMPILED"))


class Carrying(build_py):
    """The sources, and beside them the build that was made of exactly these."""

    def run(self) -> None:
        super().run()
        if COMPILED and not self.editable_mode:
            sys.path.insert(0, str(HERE / "src"))
            from fogline import build, fast

            made = build.build()
            self.copy_tree(str(made), str(fast.carried(Path(self.build_lib, "fogline"), made.name)))


class ForThisPlatform(Distribution):
    def has_ext_modules(self) -> bool:
        return COMPILED

    def parse_config_files(self, *args: Any, **kwargs: Any) -> None:
        """Compiled code keeps its rows with librt; without that a wheel plays from its sources, build or none."""
        super().parse_config_files(*args, **kwargs)
        if COMPILED:
            self.install_requires.append("librt>=0.16")


setup(cmdclass={"build_py": Carrying}, distclass=ForThisPlatform)
