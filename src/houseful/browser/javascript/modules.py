"""Units as ES modules: one for what games share, one for each game, nothing twice."""

from pathlib import Path

from houseful.browser.javascript.program import SHARED, Program, Unit

HEAD = "// Made from the Python sources by houseful.browser.javascript.\n"


def file_name(file: str) -> str:
    """The name of a module's file."""
    return f"{file}.js"


def module_text(program: Program, file: str, exported: dict[str, str], beside: str) -> str:
    """A module; `beside` is the way to the page's Python and to what is written by hand."""
    units = [unit for unit in program.order if unit.file == file]
    lines = [HEAD, *_imports(program, units, file, beside)]
    lines += [unit.text for unit in units]
    used_elsewhere = {used for unit in program.order if unit.file != file for used in unit.uses}
    keys = sorted(program.units[used].key for used in used_elsewhere if program.units[used].file == file)
    named = [f"{program.units[where].key} as {alias}" for alias, where in exported.items()]
    return "\n".join([*lines, f"export {{ {', '.join([*keys, *named])} }};", ""])


def _imports(program: Program, units: list[Unit], file: str, beside: str) -> list[str]:
    texts = [unit.text for unit in units]  # first: what a class is made of is only known then
    assert texts is not None
    py = sorted({name for unit in units for name in unit.py})
    lines = [f'import {{ {", ".join(f"{name} as ${name}" for name in py)} }} from "{beside}python.ts";'] if py else []
    twins = sorted({twin for unit in units for twin in unit.twins})
    lines += [f'import {{ {name} }} from "{beside}{where}.ts";' for where, name in twins]
    shared = sorted(
        {program.units[used].key for unit in units for used in unit.uses if program.units[used].file != file}
    )
    for unit in units:
        for used in unit.uses:
            found = program.units[used]
            if found.file not in (file, SHARED):
                raise AssertionError(f"{unit.key} of {file} uses {found.key} of {found.file}")
    return [*lines, *([f'import {{ {", ".join(shared)} }} from "./{file_name(SHARED)}";'] if shared else [])]


def write_modules(program: Program, exported: dict[str, dict[str, str]], folder: Path, beside: str) -> dict[str, int]:
    """Write all modules; return how many characters each has."""
    sizes = {}
    for file in sorted({unit.file for unit in program.order}):
        text = module_text(program, file, exported.get(file, {}), beside)
        (folder / file_name(file)).write_text(text, encoding="utf-8")
        sizes[file] = len(text)
    return sizes
