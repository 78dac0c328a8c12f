"""Setuptools makes the wheels; for one that carries the compiled build it needs the tools that compile."""

import os
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    tools = ["mypy>=1.18"] if os.environ.get("FOGLINE_COMPILED") else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *tools]
