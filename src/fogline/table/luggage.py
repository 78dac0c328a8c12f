"""Views packed for a trip to another process and back, without their box."""

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any


def make(kind: type[Any], values: dict[str, Any]) -> Any:
    return kind(**values)


class _Packer(pickle.Pickler):
    """A box stays at home. Dataclasses and compiled classes, which do not pickle, are made anew from what they hold."""

    def __init__(self, file: io.BytesIO, box: Any) -> None:
        super().__init__(file)
        self.box = box

    def persistent_id(self, obj: Any) -> Any:
        return "box" if obj is self.box else None

    def reducer_override(self, obj: Any) -> Any:
        if isinstance(obj, type):
            return NotImplemented
        names = [f.name for f in fields(obj) if f.init] if is_dataclass(obj) else getattr(obj, "__mypyc_attrs__", ())
        return (make, (type(obj), {name: getattr(obj, name) for name in names})) if names else NotImplemented


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
