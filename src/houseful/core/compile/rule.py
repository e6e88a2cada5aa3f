"""The `@rule` decorator: one text of the rules, run in two ways.

`HOUSEFUL_RULES=compiled` (the default) compiles every rule with Numba; `HOUSEFUL_RULES=interpreted` leaves it a
Python function, for debugging, coverage and for tests that compare the two. A compiled rule is also a CUDA device
function: numba-cuda compiles it when a kernel calls it.
"""

import atexit
import contextlib
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock
from types import FunctionType
from typing import Any, ParamSpec, TypeVar

MODE = os.environ.get("HOUSEFUL_RULES") or "compiled"
if MODE not in ("compiled", "interpreted"):
    raise ValueError(f"HOUSEFUL_RULES is {MODE!r}; it can be compiled or interpreted")
INTERPRETED = MODE == "interpreted"
BOUNDSCHECK = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")

P = ParamSpec("P")
R = TypeVar("R")

_PACKAGE = Path(__file__).resolve().parents[2]
MONTH = 30 * 24 * 3600
_SOURCES = ("core", "games", "lab", "bots", "environments")


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function of box and table as a rule of the game."""
    return function if INTERPRETED else _compiled(function, keep=False)


def noinline(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a rule that is long and used in many places: it is called instead of being inlined."""
    return function if INTERPRETED else _compiled(function, keep=False, inline=False)


_decorating = Lock()


def entry_point(function: Callable[P, R]) -> Callable[P, R]:
    """Mark a function that Python calls: compiled with all the rules below it, and cached on disk."""
    return function if INTERPRETED else _compiled(function, keep=True)


def _compiled(function: Callable[..., Any], keep: bool, inline: bool = True) -> Callable[..., Any]:  # compiled only
    import numba

    from houseful.core.compile.libraries import EntryCompiler, RuleCompiler

    # Numba reads the folder when a function is decorated; other users of Numba keep theirs. One thread at a time:
    # another would put the folder of before back too early, and code would be kept in the working folder.
    with _decorating:
        before = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(cache_folder())
        try:
            jitted = numba.njit(
                cache=keep,
                pipeline_class=EntryCompiler if keep else RuleCompiler,
                nogil=True,
                forceinline=inline and not keep,
                no_cpython_wrapper=not keep,
                no_cfunc_wrapper=True,
            )(function)
        finally:
            numba.config.CACHE_DIR = before
    return jitted if keep else _widening(jitted)


def _widening(jitted: Any) -> Callable[..., Any]:  # compiled only
    """Let a rule take every whole number as 64 bits, whatever field it was read from.

    So a rule is compiled once and not once for each mixture of small types, and adds as Python does.
    """
    narrow_template = jitted.get_call_template

    def get_call_template(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
        return narrow_template(widened(args), kws)

    jitted.get_call_template = get_call_template
    return jitted  # type: ignore[no-any-return]


def widened(args: tuple[Any, ...]) -> tuple[Any, ...]:  # compiled only
    """Types that a rule is called with, its whole numbers as 64 bits."""
    from numba.core import types

    return tuple(types.int64 if isinstance(a, types.Integer) and a != types.uint64 else a for a in args)


@functools.cache
def cache_folder() -> Path:
    """The cache of compiled rules: a folder named by a hash of all their sources.

    Numba notices an edit in the file of a function, but not in the files of the functions it calls. Where
    nothing can be written, a temporary folder is used for this process.
    """
    text = hashlib.sha256(f"{sys.version} {BOUNDSCHECK}".encode())
    for part in _SOURCES:
        for source in sorted((_PACKAGE / part).rglob("*.py")):
            text.update(source.read_bytes())
    try:
        folder = _cache_home() / f"rules-{text.hexdigest()[:16]}"
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)
    except (OSError, RuntimeError):
        folder = Path(tempfile.mkdtemp(prefix="houseful-rules-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return folder
    _sweep(folder.parent)
    return folder


def _cache_home() -> Path:
    if chosen := os.environ.get("HOUSEFUL_CACHE"):
        return Path(chosen)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "houseful"


def _sweep(home: Path) -> None:
    """Remove caches that were not used for a month."""
    with contextlib.suppress(OSError):
        for folder in home.glob("rules-*"):
            if time.time() - folder.stat().st_mtime > MONTH:
                shutil.rmtree(folder, ignore_errors=True)


_plain_twins: dict[int, Callable[..., Any]] = {}


def as_python(function: Callable[P, R]) -> Callable[P, R]:
    """A rule as ordinary Python, with every rule that it calls: for views, messages and tests."""
    if not INTERPRETED and id(function) not in _plain_twins:  # compiled only
        source = getattr(function, "py_func", None)
        if source is None:
            return function
        names = {name: _plain_name(source.__globals__[name]) for name in _globals_used(source)}
        twin = FunctionType(source.__code__, {**names, "__builtins__": __builtins__}, source.__name__)
        _plain_twins[id(function)] = twin
    return _plain_twins.get(id(function), function)


def register_python_twin(compiled: Any, twin: Callable[..., Any]) -> Any:  # compiled only
    """Register the Python version of an intrinsic, for `as_python`."""
    _plain_twins[id(compiled)] = twin
    return compiled


def _plain_name(value: Any) -> Any:  # compiled only
    return as_python(value) if hasattr(value, "py_func") or id(value) in _plain_twins else value


def _globals_used(source: Any) -> list[str]:  # compiled only
    return [name for name in source.__code__.co_names if name in source.__globals__]


def announce_compiling(game: str, say: Callable[[], str]) -> None:
    """Print once for each new set of rules why the first call takes long."""
    marker = cache_folder() / f"{game}.announced"
    if INTERPRETED or marker.exists():
        return
    print(say(), file=sys.stderr, flush=True)
    with contextlib.suppress(OSError):
        marker.touch()
