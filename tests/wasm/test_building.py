"""Small modules, from a rule to what Node makes of them."""

import hashlib
import json
import subprocess
from math import exp
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from numba.core import errors, types

from houseful.browser.wasm import linking
from houseful.browser.wasm.assembly import Effort, assembled, object_file
from houseful.browser.wasm.build import INFO, MODULE, is_current
from houseful.browser.wasm.linking import link
from houseful.browser.wasm.object_reader import LinkError
from houseful.browser.wasm.retarget import exported
from houseful.browser.wasm.sources import PACKAGE, hash_of, sources_of
from houseful.browser.wasm.target import TRIPLE, target_machine
from houseful.core.compile.rule import rule
from houseful.games import find_game
from tests.wasm.both_sides import NODE

WORD = types.int64


@rule
def half(number: int) -> int:
    if number % 2:
        raise ValueError("odd")
    return number // 2


def halved(number: int) -> int:
    return half(number)


def allocating(number: int) -> int:
    return len(np.empty(number))


def foreign(number: int) -> int:
    return int(exp(number))


def module_of(function: Any) -> bytes:
    compiled = exported(function, {})
    compiled.compile((WORD,))
    whole = assembled([compiled.overloads[(WORD,)].library], [function.__name__], 16)
    return link(object_file(whole, Effort()), [function.__name__]).module


def in_node(module: bytes, expression: str, folder: Path) -> Any:
    """The value of an expression over the module's exports `w`."""
    (folder / "module.wasm").write_bytes(module)
    read = f"new WebAssembly.Module(require('fs').readFileSync('{folder / 'module.wasm'}'))"
    script = f"const w = new WebAssembly.Instance({read}).exports; console.log(JSON.stringify({expression}))"
    done = subprocess.run([NODE, "-e", script], check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def test_a_rule_answers(tmp_path: Path) -> None:
    assert in_node(module_of(halved), "[w.halved(10n), w.halved(-8n)]", tmp_path) == [5, -4]


def test_a_rule_that_raises_something_stops_the_module(tmp_path: Path) -> None:
    caught = "(() => { try { w.halved(3n) } catch (e) { return e instanceof WebAssembly.RuntimeError } })()"
    assert in_node(module_of(halved), caught, tmp_path) is True


def test_a_rule_that_allocates_is_an_error_of_the_build() -> None:
    with pytest.raises(errors.NumbaError, match="empty"):
        module_of(allocating)


def test_what_a_browser_has_not_is_named() -> None:
    with pytest.raises(LinkError, match="exp is missing"):
        module_of(foreign)


def object_of(text: str) -> bytes:
    machine = target_machine()
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{machine.target_data}"\n'
    return bytes(machine.emit_object(llvm.parse_assembly(head + text)))


DATA = """
@numbers = global [3 x i32] [i32 7, i32 8, i32 9]
@empty = global [1000 x i8] zeroinitializer, align 16
@third = global ptr getelementptr ([3 x i32], ptr @numbers, i32 0, i32 2)
define i32 @look(i32 %at) noinline {
  %place = getelementptr [3 x i32], ptr @numbers, i32 0, i32 %at
  %found = load i32, ptr %place
  ret i32 %found
}
define i32 @last() {
  %place = load ptr, ptr @third
  %found = load i32, ptr %place
  %other = call i32 @look(i32 1)
  %sum = add i32 %found, %other
  ret i32 %sum
}
"""


def test_addresses_are_filled_in_code_and_data(tmp_path: Path) -> None:
    linked = link(object_of(DATA), ["look", "last"])
    assert in_node(linked.module, "[w.look(0), w.last(), w.memory.buffer.byteLength]", tmp_path) == [7, 17, 131072]
    assert linked.addresses["empty"] % 16 == 0
    assert linked.end >= linked.addresses["numbers"] + 12 > linking.STACK


def test_noughts_take_no_room_in_a_module() -> None:
    assert len(link(object_of(DATA), ["look"]).module) < 400


def test_what_is_missing_is_named() -> None:
    text = "declare i32 @elsewhere()\ndefine i32 @here() {\n %a = call i32 @elsewhere()\n ret i32 %a\n}"
    with pytest.raises(LinkError, match="elsewhere is missing"):
        link(object_of(text), ["here"])


def test_functions_that_are_passed_around_are_not_linked() -> None:
    text = "@table = global ptr @here\ndefine ptr @here() {\n ret ptr @here\n}"
    with pytest.raises(LinkError):
        link(object_of(text), ["here"])


def test_a_kernel_is_current_until_something_of_its_sources_changes(tmp_path: Path) -> None:
    game = find_game("oktoberfest")
    assert not is_current(game, tmp_path)
    (tmp_path / MODULE).write_bytes(b"module")
    told = {"sources": hash_of(game), "module": hashlib.sha256(b"module").hexdigest()}
    (tmp_path / INFO).write_text(json.dumps(told))
    assert is_current(game, tmp_path)
    (tmp_path / MODULE).write_bytes(b"half of it")
    assert not is_current(game, tmp_path)
    (tmp_path / MODULE).write_bytes(b"module")
    (tmp_path / INFO).write_text(json.dumps({**told, "sources": "other"}))
    assert not is_current(game, tmp_path)


def test_a_kernel_is_made_from_rules_and_from_nothing_that_is_shown() -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in sources_of(find_game("oktoberfest"))}
    assert {"games/oktoberfest/moves.py", "core/compile/rng.py", "bots/search/tree.py"} <= names
    assert {"games/oktoberfest/pack.toml", "games/oktoberfest/ai/grandmaster.net"} <= names
    assert not any("/show/" in name or "overbook" in name for name in names)
