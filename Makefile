# Everything starts here: `make play` to play, `make test` to test. Both set up what they need on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links

.PHONY: play test services lint coverage bench lock clean wire

play: .venv/for-play
	$(BIN)/tiergarten play mini --players 3

test: .venv/for-work services lint
	$(BIN)/tiergarten warm
	$(BIN)/python -m pytest -n 2 --dist worksteal
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 --dist worksteal -q tests/bounds.py
	$(MAKE) coverage

# Postgres and Redis from the system's packages, for the tests with several servers; without them these are skipped.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb && command -v redis-server; } >/dev/null 2>&1 \
	|| { test "$$(id -u)" = 0 && apt-get install -y -qq --no-install-recommends postgresql redis-server >/dev/null; } \
	|| echo "Postgres and Redis are not there and cannot be installed: the tests that need them are skipped."

# Uncompiled, because coverage cannot look into machine code.
coverage: .venv/for-work
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 HYPOTHESIS_PROFILE=uncompiled $(BIN)/coverage run -m pytest -n 2 --dist worksteal -q tests/core tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=97

lint: .venv/for-work
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/for-work
	$(BIN)/python -m bench engine

# The server's messages, for the browser's part.
wire: .venv/for-work
	$(BIN)/python -m tiergarten.server.typescript > web/src/wire.ts

# The virtual environment, with exactly the versions of the lock files: enough to play, and what work needs besides.
.venv/for-play: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit("Tiergarten needs Python 3.11 or newer: make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/for-work: .venv/for-play requirements-dev.lock
	$(BIN)/python -m pip install --quiet --requirement requirements-dev.lock
	@touch $@

# Choose anew the newest versions that pyproject.toml allows.
lock: .venv/for-work
	$(COMPILE) --upgrade --all-extras --output-file requirements-dev.lock pyproject.toml
	$(COMPILE) --extra build --extra server --constraint requirements-dev.lock --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist
