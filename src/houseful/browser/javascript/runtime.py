"""What there is of Python in the page: built-in functions and kinds, and what is used of its library.

The page's half is `web/src/offline/python`.
"""

import collections
import contextvars
import dataclasses
import functools
import itertools
import math
import operator
import random
import typing
import unicodedata
import weakref
from typing import Any
from xml.sax import saxutils

from houseful.browser.javascript.layout import Layout

FUNCTIONS: dict[str, tuple[str, Layout]] = {
    "abs": ("abs", Layout(("value",))),
    "all": ("all", Layout(("value",))),
    "any": ("any", Layout(("value",))),
    "bool": ("bool", Layout(("value",))),
    "bytes": ("list", Layout(("value",))),
    "chr": ("chr", Layout(("value",))),
    "divmod": ("divmod", Layout(("a", "b"))),
    "enumerate": ("enumerate", Layout(("value", "start"))),
    "filter": ("filter", Layout(("how", "value"))),
    "float": ("float", Layout(("value",))),
    "frozenset": ("set_", Layout(("value",))),
    "getattr": ("getattr", Layout(("value", "name", "otherwise"))),
    "hasattr": ("hasattr", Layout(("value", "name"))),
    "int": ("int", Layout(("value",))),
    "iter": ("iter", Layout(("value",))),
    "len": ("len", Layout(("value",))),
    "list": ("list", Layout(("value",))),
    "map": ("map", Layout(("how",), rest=True)),
    "max": ("max", Layout((), ("key", "default"), rest=True)),
    "min": ("min", Layout((), ("key", "default"), rest=True)),
    "next": ("next", Layout(("value",), rest=True)),
    "ord": ("ord", Layout(("value",))),
    "pow": ("pow", Layout(("a", "b"))),
    "range": ("range", Layout(("start", "stop", "step"))),
    "repr": ("repr", Layout(("value",))),
    "reversed": ("reversed", Layout(("value",))),
    "round": ("round", Layout(("value", "digits"))),
    "set": ("set_", Layout(("value",))),
    "sorted": ("sorted", Layout(("value",), ("key", "reverse"))),
    "str": ("str", Layout(("value",))),
    "sum": ("sum", Layout(("value", "start"))),
    "tuple": ("tuple", Layout(("value",))),
    "zip": ("zip", Layout((), ("strict",), rest=True)),
}

# Functions that look at every member of what they are given, so that it may as well be a list.
EAGER = {
    "frozenset",
    "list",
    "max",
    "min",
    "set",
    "sorted",
    "sum",
    "tuple",
    "dict",
    "join",
    "Counter",
    "extend",
    "update",
}

LIBRARY: list[tuple[Any, str, Layout]] = [
    (itertools.product, "product", Layout((), ("repeat",), rest=True)),
    (itertools.chain, "chain", Layout((), rest=True)),
    (itertools.chain.from_iterable, "fromIterable", Layout(("value",))),
    (itertools.pairwise, "pairwise", Layout(("value",))),
    (itertools.compress, "compress", Layout(("value", "chosen"))),
    (itertools.combinations, "combinations", Layout(("value", "size"))),
    (itertools.islice, "islice", Layout(("value",), rest=True)),
    (itertools.groupby, "groupby", Layout(("value", "key"))),
    (functools.partial, "partial", Layout(("how",), rest=True)),
    (dict.fromkeys, "fromkeys", Layout(("keys", "value"))),
    (saxutils.escape, "escape", Layout(("text",))),
    (unicodedata.east_asian_width, "east_asian_width", Layout(("sign",))),
    (unicodedata.combining, "combining", Layout(("sign",))),
    (unicodedata.normalize, "normalize", Layout(("form", "text"))),
    (str.maketrans, "maketrans", Layout(("signs",))),
    (math.log, "log", Layout(("value",))),
    (operator.itemgetter, "itemgetter", Layout(("key",))),
]
CLASSES: list[tuple[Any, str, Layout]] = [
    (collections.Counter, "Counter", Layout(("value",))),
    (collections.defaultdict, "DefaultDict", Layout(("make",))),
    (weakref.WeakKeyDictionary, "WeakKeyDictionary", Layout(())),
    (random.Random, "Random", Layout(("seed",))),
    (contextvars.ContextVar, "ContextVar", Layout((), ("default",))),
    (Exception, "PyException", Layout((), rest=True)),
    (ValueError, "ValueError", Layout((), rest=True)),
    (LookupError, "LookupError", Layout((), rest=True)),
    (KeyError, "KeyError", Layout((), rest=True)),
    (IndexError, "IndexError", Layout((), rest=True)),
    (RuntimeError, "RuntimeError", Layout((), rest=True)),
    (NotImplementedError, "NotImplementedError", Layout((), rest=True)),
    (RecursionError, "RecursionError", Layout((), rest=True)),
    (StopIteration, "StopIteration", Layout((), rest=True)),
    (OSError, "OSError", Layout((), rest=True)),
    (TypeError, "TypeError_", Layout((), rest=True)),
]
SPECIAL = (
    typing.cast,
    dataclasses.replace,
    isinstance,
    type,
    dict,
    functools.cache,
)  # written out where they are called

# Kinds of Python's own by the names that the page tells them apart by.
NATIVE: dict[Any, str] = {
    int: "int",
    str: "str",
    bool: "bool",
    float: "float",
    dict: "dict",
    list: "list",
    tuple: "list",
    set: "set",
    frozenset: "set",
    type(None): "None",
}

# Methods of Python's own kinds; `METHODS` of methods.ts has the same.
_METHODS = """
    add casefold get pop update setdefault index count copy remove sort items keys values append extend insert reverse
    clear
    discard issubset union tolist item bit_length bit_count join split rsplit partition rpartition splitlines strip
    lstrip rstrip lower upper capitalize replace startswith endswith removeprefix removesuffix find ljust rjust
    translate isdigit isalnum isalpha isspace isascii isidentifier isprintable
"""
METHODS = frozenset(_METHODS.split())
# Methods and fields of what the page has of Python's library.
_OTHERS = """
    random randrange choice most_common total fullmatch search match findall sub group groups reset _replace _asdict set
"""
OTHER_METHODS = frozenset(_OTHERS.split())

KEYWORDS_OF_METHODS = {
    "sort": Layout((), ("key", "reverse")),
    "split": Layout(("by", "maxsplit")),
    "rsplit": Layout(("by", "maxsplit")),
}

DTYPES = {
    "int8": "i1",
    "uint8": "u1",
    "int16": "i2",
    "uint16": "u2",
    "int32": "i4",
    "int64": "i8",
    "uint64": "u8",
    "float32": "f4",
    "float64": "f8",
}


def library_entry(value: Any) -> tuple[str, Layout] | None:
    """The page's name for a function of Python's library."""
    return next(
        ((name, layout) for known, name, layout in LIBRARY if known is value or (callable(value) and known == value)),
        None,
    )


def library_class(value: Any) -> tuple[str, Layout] | None:
    """The page's name for a class of Python's library."""
    return next(((name, layout) for known, name, layout in CLASSES if known is value), None)
