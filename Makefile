# Everything a developer or CI does, in one word each. The first call sets up the machine.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
EQUIPPED := .venv/.equipped
CLIENT := src/rubra/web_client/index.html

SIDE_BY_SIDE := -n 4 --dist worksteal --durations 15
IN_BROWSERS := tests/web $(wildcard tests/games/*/web)

.PHONY: play web test test-web check check-web warm fuzz mutants bench records clean

# Start the main job: the server, and a browser to play in
play: $(READY) $(CLIENT)
	$(BIN)/rubra serve --open

# The client alone
web: $(CLIENT)

# Everything that guards the project
test:
	$(MAKE) --jobs 3 --output-sync=target warm $(EQUIPPED) check-web check
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(SIDE_BY_SIDE) --ignore-glob '*/web'
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(SIDE_BY_SIDE) $(IN_BROWSERS)
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest $(SIDE_BY_SIDE) tests/core tests/games \
		--ignore-glob '*/player' --ignore-glob '*/web'

# Of these, whole games and pages in a real browser
test-web: $(EQUIPPED) $(CLIENT) warm
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(SIDE_BY_SIDE) $(IN_BROWSERS)

# Every game compiled as the tests want it
warm: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tools.warm

# Format, lint, types, rule coverage
check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/check_rules.py
	$(BIN)/python tools/wire_types.py --check
	$(BIN)/python tools/word_types.py --check
	$(BIN)/python tools/view_types.py --check

# The client's own: types, parts without a page, format and lint
check-web: $(CLIENT)
	cd web && export PATH="$$PATH:$(abspath $(BIN))" && \
		npm run --silent check && npm run --silent test && npm run --silent lint

# The laws on new random games and boxes, and servers killed at other moments: make fuzz MINUTES=60 KILLS=1000
MINUTES ?= 5
KILLS ?= 1000
fuzz: $(EQUIPPED)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.laws.fuzz --minutes $(MINUTES)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.laws.fuzz_boxes --minutes $(MINUTES)
	$(BIN)/pytest tests/laws/test_compiled.py
	RUBRA_LAYOUT_SEEDS=$(shell date +%s) $(BIN)/pytest tests/web/test_layouts.py
	$(BIN)/python -m tests.server.fuzz --kills $(KILLS)

# The rules changed in one small place after the other, to see which changes no test notices; takes
# hours, and goes on where it was stopped: make mutants MUTANTS="--game GAME --module MODULE"
mutants: $(READY)
	$(BIN)/python -m tools.mutants $(MUTANTS)

# How fast: beside C and beside boardgame.io; and the client in a browser
bench: $(READY) $(EQUIPPED) $(CLIENT)
	$(BIN)/python bench/run.py

# Write the recorded games anew after a change in play
records: $(READY)
	$(BIN)/python tools/records.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis web/node_modules src/rubra/web_client

$(READY): pyproject.toml requirements.lock
	sh tools/setup.sh $(PYTHON)
	touch $@

# The browser's client
$(CLIENT): $(READY) tools/build_web.sh web/package-lock.json \
		$(shell find web/src web/public src/rubra/locales src/rubra/games/*/texts -type f) \
		$(wildcard src/rubra/games/*/lesson.json) $(wildcard web/*.ts web/*.js web/*.html)
	sh tools/build_web.sh
	touch $@

# What only tests need: a database server and a browser
$(EQUIPPED): $(READY) tools/setup_tests.sh
	sh tools/setup_tests.sh
	touch $@
