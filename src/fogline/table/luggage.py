"""Views packed for a trip to another process and back, without their box."""

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any


def make(kind: type[Any], values: tuple[Any, ...]) -> Any:
    return kind(*values)


class _Packer(pickle.Pickler):
    """A box stays at home: its hash travels. Dataclasses travel by their fields, compiled or not."""

    def __init__(self, file: io.BytesIO, box: Any) -> None:
        super().__init__(file)
        self.box = box

    def persistent_id(self, obj: Any) -> Any:
        return "box" if obj is self.box else None

    def reducer_override(self, obj: Any) -> Any:
        if is_dataclass(obj) and not isinstance(obj, type):
            return make, (type(obj), tuple(getattr(obj, f.name) for f in fields(obj) if f.init))
        return NotImplemented


class _Unpacker(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, box: Callable[[], Any]) -> None:
        super().__init__(file)
        self.box = box

    def persistent_load(self, pid: Any) -> Any:
        return self.box()


def pack_view(view: Any, box: Any) -> bytes:
    out = io.BytesIO()
    _Packer(out, box).dump(view)
    return out.getvalue()


def unpack_view(data: bytes, box: Callable[[], Any]) -> Any:
    return _Unpacker(io.BytesIO(data), box).load()
