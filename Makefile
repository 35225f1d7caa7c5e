# Every command there is. `make` alone lists them.

PYTHON ?= python3
BIN := .venv/bin
SETUP = @$(PYTHON) tools/setup.py
PAGE = $(BIN)/python -m tools.build_page
NPM = cd web && $(CLEAN) PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent

# What could hide a fault, or make one, does not reach any command.
unexport $(filter PYTHON% NODE_OPTIONS NODE_PATH,$(.VARIABLES))
# Checks and tests see next to nothing of the caller's environment.
CLEAN := env -i PATH="$$PATH" HOME="$$HOME" LANG=C.UTF-8 $${TERM:+TERM="$$TERM"} \
	$${TMPDIR:+TMPDIR="$$TMPDIR"} $${CI:+CI="$$CI"}
PYTEST := $(CLEAN) $(BIN)/python -m pytest

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play terminal page page-types screens film serve test quick thorough check format docs \
	words mutants bench parity solve findings load scale chaos attack fresh image host clean programs web-modules lint

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play page  ## set up all it needs and play in a browser; ARGS="--port 9000" passes options on
	@exec $(BIN)/python -m tools.play $(ARGS)

terminal: .venv/play  ## play in this terminal; ARGS="--edition pl-incan-gold" passes options on
	@$(BIN)/tacora play $(ARGS) || [ $$? -eq 130 ]

serve: .venv/dev page  ## set up all it needs and serve tables; ARGS="--port 9000" passes options on
	@exec $(BIN)/tacora serve $(ARGS)

test: .venv/dev programs page  ## set up all it needs, check and test everything
	@$(CLEAN) $(BIN)/python -m tools.compile_all & compiling=$$!; trap "kill $$compiling" INT TERM; \
	$(MAKE) --no-print-directory check || { kill $$compiling; exit 1; }; wait $$compiling
	$(PYTEST) -n 6 --dist worksteal $(ARGS)

thorough: .venv/dev programs web-modules page  ## more of the same: 100,000 games of parity, all languages, a trained seat, attacks
	$(PYTEST) -n 4 --dist worksteal --thorough tests/parity tests/properties tests/envs tests/packaging tests/puzzles tests/review \
		tests/records/test_fuzz.py tests/records/test_position.py tests/table/test_leaks.py tests/lab/test_cluster.py tests/lab/test_paired.py \
		tests/cli/test_simulate_engine.py $(addprefix tests/server/test_,chaos.py games.py leaks.py) \
		$(addprefix tests/browser/test_,accessible.py admin.py big_screen.py calculator.py daily.py hand.py) \
		$(addprefix tests/browser/test_,lessons.py looks.py) \
		$(addprefix tests/browser/test_,mine.py puzzles.py result.py review.py rules.py) \
		$(addprefix tests/browser/test_,strong.py ways_in.py wheel.py) $(ARGS)
	$(CLEAN) $(BIN)/python examples/learn.py --curve build/learning.csv
	$(CLEAN) $(BIN)/python -m bench.attack

quick: lint  ## rules, records, table, types and lint in a minute: before a commit
	$(PYTEST) -q -n 2 tests/game tests/rulebook tests/records tests/table tests/editions tests/properties

check: lint web-modules page  ## format, lint, types and import layers, of Python and of the page
	$(NPM) check

lint: .venv/dev
	$(CLEAN) $(BIN)/ruff format --check .
	$(CLEAN) $(BIN)/ruff check .
	$(CLEAN) $(BIN)/mypy
	$(CLEAN) $(BIN)/lint-imports
	$(CLEAN) $(BIN)/python -m tools.page_types --check

format: .venv/dev web-modules  ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) format

page: .venv/play .venv/node  ## build the page into the package
	@$(PAGE)

page-types: .venv/dev  ## generate the page's message types from the server's
	$(BIN)/python -m tools.page_types

screens: .venv/dev programs page  ## take the pictures in docs/screens again
	$(BIN)/python -m tools.screens

film: .venv/dev programs page  ## film the main scenes into build/film, one picture every 100 ms
	$(BIN)/python -m tools.film

docs: .venv/dev  ## generate the generated pages of the docs again
	$(BIN)/python -m tools.editions_page > docs/editions.md
	$(BIN)/python -m tools.pictures

words: .venv/dev  ## write all messages with sample values to build/words, one page a language
	$(BIN)/python -m tools.words_page build/words

mutants: .venv/dev  ## plant known mistakes and see that the tests catch them
	$(BIN)/python -m tools.mutants
	$(BIN)/python -m tools.kernel_mutants
	$(BIN)/python -m tools.table_mutants
	$(BIN)/python -m tools.leaks

bench: .venv/dev programs page  ## measure what must stay fast
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.kernel
	$(BIN)/python -m bench.envs
	$(BIN)/python -m bench.study
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.motion

parity: .venv/dev  ## compare a million games of both engines, move by move
	$(PYTEST) -n 2 --dist worksteal --parity-games 1000000 tests/parity $(ARGS)

solve: .venv/dev  ## solve an expedition for up to eight explorers: 1.4 GB in the cache folder
	$(BIN)/tacora solve --explorers 8 $(ARGS)

findings: .venv/dev  ## compute the numbers and plots of docs/findings.md again
	$(BIN)/python -m tools.findings

load: .venv/dev  ## a thousand people at 125 tables, against a bare echo server, and which part is full
	$(BIN)/python -m bench.load $(ARGS)

scale: .venv/dev programs  ## what a choice costs with one process and with four, on PostgreSQL
	$(BIN)/python -m bench.scale $(ARGS)

chaos: .venv/dev programs  ## kill servers with -9, and restart their database, while games are played behind a bad network
	$(BIN)/python -m bench.chaos $(ARGS)
	$(BIN)/python -m bench.failover
	$(BIN)/python -m bench.upgrade

attack: .venv/dev page  ## attack a server in every known way while fifty honest people play; ARGS="--postgres --nginx"
	$(BIN)/python -m bench.attack $(ARGS)

fresh:  ## try both commands on new Debian systems (root only, about an hour); ARGS="trixie" picks one
	@$(PYTHON) -I tools/fresh.py $(ARGS)

image: .venv/dev programs  ## build the images of deploy/ and play a game through one (root only); ARGS="--folder F" keeps them
	@$(CLEAN) $(BIN)/python -m tools.image $(ARGS)

host: .venv/dev  ## do what deploy/README.md says on a new Debian with systemd, to an upgrade (root only)
	@$(CLEAN) $(BIN)/python -m tools.host

clean:  ## remove the environment and everything generated
	rm -rf .venv web/node_modules web/generated src/tacora/page build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/made:
	$(SETUP) environment
	@touch $@

.venv/play: .venv/made pyproject.toml constraints.txt
	$(SETUP) play
	@touch $@

.venv/dev: .venv/made pyproject.toml constraints.txt
	$(SETUP) dev
	@touch $@ .venv/play

.venv/node: .venv/made
	$(SETUP) node
	@touch $@

# PostgreSQL, nginx and Chromium, for the tests that run the real thing.
programs:
	$(SETUP) programs

# What only checking the page needs: lint and types.
web-modules: .venv/node .venv/play
	@$(PAGE) modules
