"""Rows of machine numbers: ``vec[i64]``, packed where the code is compiled, a plain list where it is not."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fogline.fast import active

INTERPRETED = not active()
"""Guards what is quicker in an interpreter. To mypy and mypyc it is always false, so none of that is compiled."""

if TYPE_CHECKING:
    # mypyc knows these by name: nothing is looked up at run time, and no interpreter ever comes here.
    from librt.vecs import vec as vec
else:
    vec = {i64: list, float: list}
