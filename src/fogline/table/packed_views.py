"""Views packed for a trip to another process and back, without their box."""

import io
import pickle
from collections.abc import Callable
from types import FunctionType
from typing import Any

from fogline.core.fields import held
from fogline.core.protocols import AnyBox, AnyView


def make(kind: type[Any], values: dict[str, Any]) -> Any:
    return kind(**values)


class _Packer(pickle.Pickler):
    """A box stays at home. Whatever has fields is made anew from them, perhaps by another build than it comes from."""

    def __init__(self, file: io.BytesIO, box: AnyBox) -> None:
        super().__init__(file)
        self.box = box

    def persistent_id(self, obj: Any) -> Any:
        return "box" if obj is self.box else None

    def reducer_override(self, obj: Any) -> Any:
        return NotImplemented if isinstance(obj, type | FunctionType) else (make, (type(obj), held(obj)))


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, box: Callable[[], AnyBox]) -> None:
        super().__init__(file)
        self.box = box

    def persistent_load(self, pid: Any) -> Any:
        return self.box()


def pack_view(view: AnyView, box: AnyBox) -> bytes:
    out = io.BytesIO()
    _Packer(out, box).dump(view)
    return out.getvalue()


def unpack_view(data: bytes, box: Callable[[], AnyBox]) -> Any:
    return _Unpacker(io.BytesIO(data), box).load()
