# Everything starts here: `make play` to play, `make test` to test. Both set up what they need on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint bench coverage lock clean

play: .venv/ready
	$(BIN)/tiergarten play mini --players 3

test: .venv/ready lint
	$(BIN)/tiergarten warm
	$(BIN)/python -m pytest -n 2
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -q tests/games
	$(MAKE) coverage

coverage: .venv/ready
	NUMBA_DISABLE_JIT=1 HYPOTHESIS_PROFILE=uncompiled $(BIN)/coverage run -m pytest -q tests/core tests/games
	$(BIN)/coverage report --fail-under=97

lint: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready
	$(BIN)/python -m bench engine

# The virtual environment, with exactly the versions of the lock file.
.venv/ready: pyproject.toml requirements.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tiergarten needs Python 3.11 or newer; call make with PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

# Choose anew the newest versions that pyproject.toml allows.
lock: .venv/ready
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --no-header --all-extras \
		--no-emit-index-url --no-emit-find-links --output-file requirements.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
