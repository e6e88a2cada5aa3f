"""Rules for another target of Numba: copies of their Python functions, with every rule that these call."""

from types import FunctionType
from typing import Any

from houseful.browser.wasm.target import WasmDispatcher, dispatcher

_made: dict[int, tuple[Any, WasmDispatcher]] = {}


def for_wasm(rule: Any) -> WasmDispatcher:
    """The same rule for WebAssembly; made once."""
    if id(rule) not in _made:
        inline = bool(rule.targetoptions.get("forceinline"))
        _made[id(rule)] = (rule, dispatcher(_copy(rule.py_func), forceinline=inline))
    return _made[id(rule)][1]


def exported(template: Any, names: dict[str, Any]) -> WasmDispatcher:
    """A function that the module exports, from a template and the names that it uses."""
    copy = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    return dispatcher(_copy(copy), no_cfunc_wrapper=False)


def _copy(function: FunctionType) -> FunctionType:
    used = {name: function.__globals__[name] for name in _names(function) if name in function.__globals__}
    scope = {**function.__globals__, **{name: _meant(value) for name, value in used.items()}}
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
    copy.__qualname__ = function.__qualname__
    return copy


def _names(function: FunctionType) -> tuple[str, ...]:
    return function.__code__.co_names


def _meant(value: Any) -> Any:
    """What a name means for this target: a rule of this target for a rule, else the same."""
    is_rule = hasattr(value, "py_func") and not isinstance(value, WasmDispatcher)
    return for_wasm(value) if is_rule else value
