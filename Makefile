# Everything a developer or CI does, in one word each. The first call sets up the machine.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
EQUIPPED := .venv/.equipped

.PHONY: play test check fuzz bench records clean

# Start the main job: a game at the terminal
play: $(READY)
	$(BIN)/rubra play rubico --players 5

# Everything that guards the project
test: check $(EQUIPPED)
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest tests/core tests/games

# Format, lint, types, rule coverage
check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python tools/check_rules.py

# The laws, on new random games for as long as one likes: make fuzz MINUTES=60
MINUTES ?= 5
fuzz: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.laws.fuzz --minutes $(MINUTES)

# How fast: beside C and beside boardgame.io
bench: $(READY)
	$(BIN)/python bench/run.py

# Write the recorded games anew after a change in play
records: $(READY)
	$(BIN)/python tools/records.py

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml requirements.lock
	sh tools/setup.sh $(PYTHON)
	touch $@

# What only tests need: a database server and a browser
$(EQUIPPED): $(READY) tools/setup_tests.sh
	sh tools/setup_tests.sh
	touch $@
