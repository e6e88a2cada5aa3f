# `make play` and `make test` work from a fresh clone with Python 3.11+ and make; the rest comes from the registries.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := .venv/bin

.PHONY: interpreted-core interpreted-games play test check bench lock clean golden test-compiled test-bounds test-measured

play: .venv/ready
	@$(RUN)/houseful play

# Everything: style, types, and the whole suite three times over: compiled, bounds-checked, interpreted.
test: check test-compiled test-bounds test-measured

check: .venv/ready
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy

test-compiled: .venv/ready
	$(RUN)/python -m tests.warm
	$(RUN)/pytest -q -n 2 --ignore tests/server

test-bounds: .venv/ready
	NUMBA_BOUNDSCHECK=1 $(RUN)/python -m tests.warm
	NUMBA_BOUNDSCHECK=1 $(RUN)/pytest -q -n 2 --ignore tests/cli --ignore tests/core/test_words.py --ignore tests/server

# Under coverage: the interpreted suite in two halves side by side, then the server, compiled, in processes of its own.
test-measured: .venv/ready
	$(RUN)/coverage erase
	@$(MAKE) --no-print-directory -j 2 --output-sync=target interpreted-core interpreted-games
	$(RUN)/coverage run -m pytest -q -n 2 tests/server
	$(RUN)/coverage combine -q
	$(RUN)/coverage report

interpreted-core:
	HOUSEFUL_RULES=interpreted $(RUN)/coverage run -m pytest -q tests/core tests/bots tests/lab

interpreted-games:
	HOUSEFUL_RULES=interpreted $(RUN)/coverage run -m pytest -q tests/overbooking tests/overbooked tests/oktoberfest tests/cli tests/test_readme.py

bench: .venv/ready
	$(RUN)/python -m benchmarks

golden: .venv/ready
	$(RUN)/python -m tests.golden

.venv/ready: requirements.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip install --quiet --compile-bytecode --python .venv --require-hashes -r requirements.lock
	$(UV) pip install --quiet --python .venv --no-deps --no-build-isolation --editable .
	@touch $@

# uv, by whichever way this Python can install something; Debian's bare Python can do neither without python3-venv.
.uv/bin/uv:
	@{ $(PYTHON) -m venv .uv && .uv/bin/python -m pip install --quiet --disable-pip-version-check uv; } 2>/dev/null \
	|| { rm -rf .uv && $(PYTHON) -m pip install --quiet --disable-pip-version-check --target .uv uv; } 2>/dev/null \
	|| { rm -rf .uv && apt-get install --yes --quiet python3-venv >/dev/null 2>&1 \
	     && $(PYTHON) -m venv .uv && .uv/bin/python -m pip install --quiet uv; } \
	|| { rm -rf .uv; echo "make: cannot install uv: this needs Python's venv or pip, or uv itself on the PATH" >&2; exit 1; }

# Every package with its hash, for all platforms and Pythons, without naming a registry.
lock: | $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group dev --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache
