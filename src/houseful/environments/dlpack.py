"""Arrays of a device or of this machine handed to other libraries without a copy, by DLPack.

An exported array knows its memory for as long as anybody uses it. https://dmlc.github.io/dlpack describes the
structures; they are laid out below with ctypes.
"""

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of devices
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # kinds of numbers


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))

_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_python = ctypes.pythonapi
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, _Destructor)(
    ("PyCapsule_New", _python)
)
_is_named = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _python))
_pointer_in = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _python))

FRESH = b"dltensor"  # the name of a capsule that nobody has taken
_kept: dict[int, tuple[Any, ...]] = {}  # by the address of its structure: all that an exported array needs


@_Deleter  # type: ignore[untyped-decorator]
def _let_go(managed: Any) -> None:
    _kept.pop(ctypes.addressof(managed.contents), None)


@_Destructor  # type: ignore[untyped-decorator]
def _let_go_unless_taken(capsule: int) -> None:
    if _is_named(capsule, FRESH):
        _kept.pop(_pointer_in(capsule, FRESH) or 0, None)


def export(address: int, shape: tuple[int, ...], kind: Any, device: tuple[int, int], owner: Any) -> Any:
    """A capsule with an array that lies row by row in memory; its owner is kept until it is let go."""
    dtype = np.dtype(kind)
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    managed = _Managed()
    managed.tensor.data, managed.tensor.device = address, _Device(*device)
    managed.tensor.dimensions, managed.tensor.offset = len(shape), 0
    managed.tensor.type = _Type(CODES[dtype.kind], 8 * dtype.itemsize, 1)
    managed.tensor.shape = ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64))
    managed.tensor.strides = None  # row by row
    managed.deleter = _let_go
    _kept[ctypes.addressof(managed)] = (managed, sizes, owner)
    return _new_capsule(ctypes.addressof(managed), FRESH, _let_go_unless_taken)
