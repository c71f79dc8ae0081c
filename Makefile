# Wartable. `make play` to play, `make test` to test; both set up what they need.
SHELL := /bin/bash
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --constraint constraints.txt
ENGINES := src/wartable/kernel src/wartable/bots src/wartable/games
# Tests start hundreds of processes, and each would compile every module it imports.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: ray install play cluster test checks needs built read lint style scripts types imports unit suites browser engines outside tour compile pure bench judges bench-server bench-storage bench-memory load faults docs pages lessons site screens dist release sizes soak soak-http fuzz clean

## install: a virtual environment with Wartable in it, pure Python, ready to develop
install: $(VENV)/.ready
$(VENV)/.ready: pyproject.toml constraints.txt setup.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Wartable into $(VENV) …"
	@$(PIP) --upgrade pip setuptools wheel
	@$(PIP) --no-build-isolation --editable '.[dev]'
	@touch $@

## play: the table in the browser, with bots; prints its address
play: $(VENV)/.play
	@./tools/compile-if-possible $(BIN)/python fresh
	@./tools/compile-if-possible $(BIN)/python build &
	@$(BIN)/wartable serve --open
$(VENV)/.play: pyproject.toml constraints.txt setup.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Wartable into $(VENV) (a minute the first time) …"
	@$(PIP) --upgrade pip setuptools wheel
	@$(PIP) --no-build-isolation --editable .
	@touch $@

## cluster: several servers that share a throw-away PostgreSQL, behind one address
cluster: install
	$(BIN)/python -m tools.cluster

## lint, types, imports: style, written code that is fresh and the page's types (tsc), mypy --strict, who may import whom
lint: style scripts
style: install
	@$(BIN)/ruff format --check . || { echo "To mend it: $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/ruff check . || { echo "To mend some of it: $(BIN)/ruff check --fix ."; exit 1; }
	@$(BIN)/python -m tools.states --check
	@$(BIN)/python -m tools.protocol --check
	@$(BIN)/python -m tools.rulebooks --check
	@$(BIN)/python -m tools.bots --check
scripts: install needs
	@./tools/check-scripts $(VENV)/typescript
types: install
	$(BIN)/mypy
imports: install
	$(BIN)/lint-imports

## test: everything CI runs, engines interpreted and compiled; tools are fetched beside the packages,
## engines compile beside the rest
test:
	@$(MAKE) --no-print-directory needs & needs=$$!; \
	$(MAKE) --no-print-directory install || exit; \
	$(MAKE) --no-print-directory built & built=$$!; wait $$needs; \
	$(MAKE) --no-print-directory checks unit; \
	rest=$$?; wait $$built; $(MAKE) --no-print-directory engines && exit $$rest
checks: install
	@$(MAKE) --no-print-directory --jobs=2 needs lint imports read types
needs:
	@./tools/test-tools
read: install # once for all workers; what is wrong with it they say
	@$(BIN)/python -m pytest --collect-only -qq >/dev/null 2>&1 || true
built: install
	@./tools/test-compiled $(BIN)/python build
unit: suites browser
suites: install pure needs
	$(BIN)/python -m pytest -n 3 --dist worksteal --ignore tests/browser
browser: install pure needs # apart: its event loop stands in others' way
	$(BIN)/python -m pytest -n 3 tests/browser
## engines: the engine suites again, compiled, and checksums of both
engines: install
	./tools/test-compiled $(BIN)/python

## outside: a game that `wartable new` writes, interpreted and compiled by `wartable build`
outside: install
	$(BIN)/python -m tools.outside_game

## tour: the notebook examples/tour.ipynb, run and written as build/tour.html
tour: install
	$(PIP) --no-build-isolation --editable '.[tour]'
	$(BIN)/python -m tools.tour

## compile, pure: compiled engines beside the sources, only what changed; and back
compile: install pure # binaries of modules that moved would stand in the way
	WARTABLE_UNITS=1 WARTABLE_COMPILE=must $(BIN)/python setup.py --quiet build_ext --inplace
	@find src -name '*.so' -exec touch {} + # also those whose code an edit left as it was
	@$(BIN)/wartable doctor
pure:
	@find $(ENGINES) -name '*.so' -delete; find src -maxdepth 1 -name '*.so' -delete; rm -f $(VENV)/.compiled

## bench: ratios against peers in one run, written to docs/benchmarks.md; ARGS="3 --part nets" for a part of it
bench: install
	$(PIP) --no-build-isolation --editable '.[bench,pgx,onnx]'
	$(BIN)/python -m benchmarks $(ARGS)

## judges: the adapters before the tests of Gymnasium, PettingZoo, OpenSpiel and TorchRL, at more seats and for longer than in `make test`
judges: install
	$(PIP) --no-build-isolation --editable '.[judges]'
	WARTABLE_JUDGES=all $(BIN)/python -m pytest tests/adapters

## bench-server: what a move costs the server, in milliseconds of CPU time by game
bench-server: install
	$(BIN)/python -m benchmarks.server_move

## bench-storage: what storing a move takes, in milliseconds by number of threads
bench-storage: install
	$(BIN)/python -m benchmarks.storage

## load: tables with live sockets, more and more, written to docs/load.md; ARGS=--smoke for 20 tables
load: install
	$(BIN)/python -m tools.load $(or $(ARGS),--keep)

## faults: people play while servers, databases, disks, clocks and networks fail; ARGS="--times 200 kill-server"
faults: install
	$(BIN)/python -m tools.faults $(ARGS)

## bench-memory: what a table keeps in memory, in kilobytes by game
bench-memory: install
	$(BIN)/python -m benchmarks.server_memory

## docs: pages that are made from the program itself, then the whole documentation as a site in build/site; ARGS=--check tries its search without a network
docs: pages site
pages: install
	$(BIN)/python -m tools.docs
	$(BIN)/python -m tools.reference
	$(BIN)/python -m tools.security
	$(BIN)/python -m tools.lessons
	$(BIN)/python -m tools.rulebooks
site: install
	$(PIP) --no-build-isolation --editable '.[docs]'
	$(BIN)/python -m tools.site $(ARGS)

## lessons: every lesson is taken by its own solutions and counted in docs/learning-lessons.md; warns of long texts and of reading without acting
lessons: install
	$(BIN)/python -m tools.lessons

## screens: pictures of the page in three languages, for the documentation
screens: install needs
	$(BIN)/python -m tools.screens

## dist: packages in dist: sources, a wheel for any system, compiled ones for PYTHONS; ARGS=--pure compiles nothing
dist: install
	$(PIP) --no-build-isolation --editable '.[release]'
	$(BIN)/python -m tools.dist $(ARGS) $(PYTHONS)

## release: the same, checked and listed with licences; prints what is to be tagged and uploaded, and does neither
release: install
	$(PIP) --no-build-isolation --editable '.[release]'
	$(BIN)/python -m tools.release $(ARGS) $(PYTHONS)

## ray: self-play on a real Ray cluster of two workers, one of which is killed, beside two processes
ray: install
	$(PIP) --no-build-isolation --editable '.[ray]'
	$(BIN)/python -m tools.ray_selfplay $(ARGS)

## sizes: every title at fewest and most seats, in three languages, on seven sizes of screen
sizes: install needs
	WARTABLE_SIZES=all $(BIN)/python -m pytest tests/browser/test_sizes.py

## soak: long random play of every game through the contract kit
soak: install
	$(BIN)/python -m tools.soak

## soak-http: whole games of every title over HTTP and sockets, and an auditor of what is stored
soak-http: install
	$(BIN)/python -m tools.soak --http

## fuzz: what strangers send, made worse, for a quarter of an hour of one core; counts in docs/fuzz.md
fuzz: install
	$(BIN)/python -m tools.fuzz

clean: pure
	rm -rf $(VENV) .compiled build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis artifacts
