"""Rows of machine numbers: ``vec[i64]``, packed where the code is compiled, a plain list where it is not."""

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from fogline.fast import active

INTERPRETED = not active()
"""Guards what is quicker in an interpreter. To mypy and mypyc it is always false, so none of that is compiled."""

if TYPE_CHECKING or not INTERPRETED:
    # mypyc knows these by name: compiled code looks nothing up at run time.
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = {i64: list, float: list}

    def append(row, number):
        """A packed row cannot grow where it is: what comes of it takes its place."""
        return [*row, number]


PACKED: tuple[type[Any], ...] = (type(vec[i64]()), type(vec[float]())) if active() else ()


def is_packed(value: object) -> bool:
    """Whether this is a row of compiled code."""
    return isinstance(value, PACKED)
