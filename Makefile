# `make play` and `make test` work from a fresh clone with Python 3.11+ and make; the rest comes from the registries.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := .venv/bin

.PHONY: play test check bench lock clean golden test-compiled test-bounds test-interpreted

play: .venv/ready
	@$(RUN)/houseful play

# Everything: style, types, and the whole suite three times over: compiled, bounds-checked, interpreted.
test: check test-compiled
	@$(MAKE) --no-print-directory -j 2 --output-sync=target test-bounds test-interpreted

check: .venv/ready
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy

test-compiled: .venv/ready
	$(RUN)/pytest -q -n 2

test-bounds: .venv/ready
	NUMBA_BOUNDSCHECK=1 $(RUN)/pytest -q

test-interpreted: .venv/ready
	HOUSEFUL_RULES=interpreted $(RUN)/coverage run -m pytest -q
	$(RUN)/coverage combine -q
	$(RUN)/coverage report

bench: .venv/ready
	$(RUN)/python -m benchmarks

golden: .venv/ready
	$(RUN)/python -m tests.golden

.venv/ready: requirements.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip install --quiet --compile-bytecode --python .venv --require-hashes -r requirements.lock
	$(UV) pip install --quiet --python .venv --no-deps --no-build-isolation --editable .
	@touch $@

.uv/bin/uv:
	@$(PYTHON) -m venv .uv || { echo "make: this needs Python's venv module (Debian: python3-venv), or uv" >&2; exit 1; }
	@.uv/bin/pip install --quiet --disable-pip-version-check uv

# Every package with its hash, for all platforms and Pythons, without naming a registry.
lock: | $(UV)
	$(UV) pip compile --quiet --universal --generate-hashes --no-header --no-annotate --python-version 3.11 \
		--group dev --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache
