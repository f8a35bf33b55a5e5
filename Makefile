# Everything starts here: `make play` to play, `make test` to test. Both set up what they need on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-annotate --no-header \
	--no-emit-index-url --no-emit-find-links

PAGE := src/tiergarten/server/static/index.html
MODULES := web/node_modules/.package-lock.json

.PHONY: play test services lint coverage bench lock clean wire

play: .venv/for-play $(PAGE)
	$(BIN)/tiergarten serve --open --log warning

test: .venv/for-work $(PAGE) services lint
	cd web && npm test --silent
	$(BIN)/tiergarten warm
	$(BIN)/python -m pytest -n 2 --dist worksteal
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest -n 2 --dist worksteal -q tests/bounds.py
	$(MAKE) coverage

# Postgres, Redis and Chromium from the system's packages, for the tests with several servers and with browsers;
# without them these are skipped.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb && command -v redis-server && command -v chromium; } >/dev/null 2>&1 \
	|| { test "$$(id -u)" = 0 && apt-get install -y -qq --no-install-recommends postgresql redis-server chromium >/dev/null; } \
	|| echo "Postgres, Redis or Chromium is not there and cannot be installed: the tests that need it are skipped."

# Uncompiled, because coverage cannot look into machine code.
coverage: .venv/for-work
	$(BIN)/coverage erase
	NUMBA_DISABLE_JIT=1 HYPOTHESIS_PROFILE=uncompiled $(BIN)/coverage run -m pytest -n 2 --dist worksteal -q tests/core tests/games
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --fail-under=97

lint: .venv/for-work $(MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check

bench: .venv/for-work
	$(BIN)/python -m bench engine

# The server's messages, for the browser's part.
wire: .venv/for-work
	$(BIN)/python -m tiergarten.server.typescript > web/src/wire.ts

# The page that the server shows, and the packages that building it needs: the versions of the lock file. (Not by
# `npm ci`, which refuses a lock file that lacks the bundler's binaries for other systems than the one it was made on.)
$(PAGE): $(MODULES) web/index.html $(wildcard web/*.ts web/*.js) $(shell find web/src web/public -type f)
	cd web && npm run --silent build -- --logLevel warn

$(MODULES): web/package.json web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null \
	|| { echo "The browser table is built with Node 20.19 or newer, which is not there: install it from nodejs.org or your system's packages, then call make again. Without it: tiergarten play mini"; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

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
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache dist web/node_modules src/tiergarten/server/static
