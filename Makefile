# `make play` and `make test` work from a fresh clone with Python 3.11+ and make; the rest comes from the registries.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := .venv/bin
WORKERS ?= 2

.PHONY: play test check bench lock clean golden

play: .venv/ready
	@$(RUN)/houseful play

test: check
	$(RUN)/python tests/run.py --workers $(WORKERS)

check: .venv/ready
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .
	$(RUN)/mypy

bench: .venv/ready
	$(RUN)/python -m benchmarks

golden: .venv/ready
	$(RUN)/python -m tests.golden

.venv/ready: requirements.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip install --quiet --python .venv --require-hashes -r requirements.lock
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
