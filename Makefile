# Everything a developer or CI does, in one word each. The first call sets up the machine.

# Which Python to set up with, if it shall not be tools/choose_python.sh that chooses
PYTHON ?=
BIN := .venv/bin
READY := .venv/.ready
FULL := .venv/.full
EQUIPPED := .venv/.equipped
CLIENT := src/rubra/web_client/index.html
WEB_TOOLS := web/node_modules/.tools
NODE := $(and $(shell command -v npm),$(shell command -v node))

# Some containers forbid Python to keep what it has compiled; then every process compiles all that it
# imports anew, and a server starts in twice the time
export PYTHONDONTWRITEBYTECODE :=

SIDE_BY_SIDE := -n $(shell nproc 2>/dev/null || echo 2) --dist worksteal --durations 15
IN_BROWSERS := tests/web $(wildcard tests/games/*/web)

.PHONY: play web wheel test test-web test-rest test-cuda check check-web engines fuzz mutants bench records pictures clean

# Start the main job: the server, and a browser to play in. Only what playing needs is installed,
# Python's packages and the client side by side
play:
	@$(MAKE) --no-print-directory --jobs 2 $(READY) $(CLIENT)
	$(BIN)/rubra serve --open

# The client alone
web: $(CLIENT)

# All of it in one file for pip, in dist/; whoever installs it needs neither Node nor a compiler
wheel: $(READY) $(CLIENT)
	$(BIN)/python -m hatchling build --target wheel

# Everything that guards the project, as soon as what it needs is there, so that no core waits: what
# is not Python is checked while Python's packages are installed, and types while tests run. What
# looks at pages waits most of the time, so the rest runs beside it: not in the same processes, for
# Playwright keeps an event loop in its own
test:
	$(MAKE) --jobs 4 check-web check test-rest test-web

# Of these, whole games and pages in a real browser
test-web: $(EQUIPPED) $(CLIENT)
	$(BIN)/pytest $(SIDE_BY_SIDE) $(IN_BROWSERS)

# And all others
test-rest: $(EQUIPPED) $(CLIENT)
	$(BIN)/pytest $(SIDE_BY_SIDE) --ignore-glob '*/web'

# What needs an NVIDIA GPU, and CuPy: rubra[cuda]
test-cuda: $(FULL)
	RUBRA_TEST_CUDA=1 $(BIN)/pytest -n 0 tests/cuda

# Format, lint, types, rule coverage, and whether what is generated is up to date
check: $(FULL)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/word_types.py --check
	$(BIN)/python tools/view_types.py --check
	$(BIN)/python -m tools.engine_descriptions --check
	$(BIN)/python -m tools.box_readers --check
	$(BIN)/python tools/icons.py --check
	$(BIN)/python -m tools.engines --check
	$(BIN)/python -m tools.locks --check

# The client's own: types, parts without a page, format and lint
check-web: $(CLIENT) $(WEB_TOOLS)
	cd web && export PATH="$$PATH:$(abspath $(BIN))" && \
		npm run --silent check && npm run --silent test && npm run --silent lint

# The WebAssembly modules and CUDA kernels of games whose rules have changed
engines: $(FULL)
	sh tools/setup_engines.sh
	$(BIN)/python -m tools.engines

# The laws on new random games and boxes, and servers killed at other moments, so often on each kind
# of database: make fuzz MINUTES=60 KILLS=1000
MINUTES ?= 5
KILLS ?= 1000
fuzz: $(EQUIPPED)
	$(BIN)/python -m tests.laws.fuzz --minutes $(MINUTES)
	$(BIN)/python -m tests.laws.fuzz_boxes --minutes $(MINUTES)
	$(BIN)/python -m tests.web.local.box_mutants --minutes $(MINUTES)
	$(BIN)/python -m tests.laws.fuzz_series --decisions 1e8
	NUMBA_OPT=3 RUBRA_ENGINE_GAMES=20 $(BIN)/pytest tests/laws/test_engines.py
	RUBRA_LAYOUT_SEEDS=$(shell date +%s) $(BIN)/pytest tests/web/test_layouts.py
	$(BIN)/python -m tests.server.fuzz --kills $(KILLS)

# The rules changed in one small place after the other, to see which changes no test notices; takes
# hours, and goes on where it was stopped: make mutants MUTANTS="--game GAME --module MODULE"
mutants: $(FULL)
	$(BIN)/python -m tools.mutants $(MUTANTS)

# How fast: beside C and beside boardgame.io; and the client in a browser
bench: $(EQUIPPED) $(CLIENT)
	$(BIN)/python bench/run.py

# Write the recorded games anew after a change in play
records: $(FULL)
	$(BIN)/python tools/records.py

# Accept how pages look now, after a change that was meant: look at every picture of the diff
pictures: $(EQUIPPED) $(CLIENT)
	RUBRA_PICTURES=accept $(BIN)/pytest -n 0 tests/web/test_pictures.py -k looks_as_accepted

clean:
	rm -rf .venv dist .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/rubra/web_client

# What playing needs
$(READY): pyproject.toml requirements.lock
	sh tools/setup.sh requirements.lock $(PYTHON)
	touch $@

# And all that developing needs, in the same place
$(FULL): $(READY) requirements-dev.lock
	sh tools/setup.sh requirements-dev.lock $(PYTHON)
	touch $@

# The browser's client
$(CLIENT): tools/build_web.sh web/package-lock.json \
		$(shell find web/src web/public src/rubra/locales src/rubra/games/*/texts -type f) \
		$(wildcard src/rubra/games/*/lesson.json) $(wildcard web/*.ts web/*.js web/*.html) \
		| $(if $(NODE),,$(READY))
	sh tools/build_web.sh
	touch $@

# What checking the client needs besides; afterwards, for both write to web/node_modules
$(WEB_TOOLS): web/package-lock.json | $(CLIENT)
	cd web && export PATH="$$PATH:$(abspath $(BIN))" && npm install --no-save --silent
	touch $@

# What only tests need besides Python: a database server and a browser
$(EQUIPPED): $(FULL) tools/setup_tests.sh | $(WEB_TOOLS)
	sh tools/setup_tests.sh
	touch $@
