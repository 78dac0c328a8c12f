"""Tests are about the sources, whatever build lies ready; those of the compiled build start processes of their own."""

import os

os.environ.setdefault("FOGLINE_PURE", "1")
