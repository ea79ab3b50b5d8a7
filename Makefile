# One door for commands. `make play` and `make test` do all the set-up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
PEERS := .venv-peers
STATIC := src/openps/server/static/index.html
API := .venv-api
PEER_SERVER := bench/peer_server
PIP := -m pip --disable-pip-version-check --quiet
# Ourselves, built by what is installed: nothing comes in that is not locked with its hash.
OURS := --no-deps --no-build-isolation --editable .
GAME ?= pani_high
# Tests start some hundred programs: each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
# One more than there are processors: many a test waits for a browser or a server.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(1 + (os.cpu_count() or 1))')
ARGS ?=

# A Debian package, for those who may install one; a new machine may not know the list of packages yet.
get = (apt-get install -y --no-install-recommends $(1) || (apt-get update && apt-get install -y --no-install-recommends $(1))) >/dev/null 2>&1

.DEFAULT_GOAL := help
.PHONY: help play terminal serve web generated screenshots pictures figures axe browser postgres test quick check format types laws golden honest train chaos fuzz leaks soak compiled bench bench-server mutants lock clean

help: ## what can be done here
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

play: $(STATIC) ## play in the browser: makes everything, starts the server and opens the page (ARGS="--port 8080")
	@$(BIN)/openps serve --open $(ARGS)

terminal: $(VENV)/.play ## play Pani-High! in this terminal (ARGS="--lang fr --players 6")
	@$(BIN)/openps play $(GAME) $(ARGS)

web: $(STATIC) ## build the web client

generated: $(VENV)/.dev ## write the types and meanings that the web client takes from Python
	$(BIN)/python web/generate.py

screenshots: $(STATIC) $(VENV)/.dev browser ## every screen at two sizes into build/screenshots
	$(BIN)/python -m tests.web.screenshots build/screenshots

pictures: $(STATIC) $(VENV)/.dev browser ## the pictures of the README, of real tables
	$(BIN)/python -m tests.web.pictures docs/pictures

figures: $(STATIC) $(VENV)/.dev browser ## how fast the client is, on a quiet machine: the first page, and news on the screen
	$(BIN)/python -m tests.web.figures

axe: $(STATIC) $(VENV)/.dev browser ## what stands against WCAG A and AA: every screen and state at nine sizes (ARGS="replay lesson")
	$(BIN)/python -m tests.web.axe $(ARGS)

browser: # for the browser tests, where it is missing and may be installed
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		$(call get,chromium) || echo "NO CHROMIUM: the web client will NOT be tested in a browser"

postgres: # the programs only: tests run a server of their own with them
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$(call get,postgresql) || echo "NO POSTGRESQL: everything about it will NOT be tested"

serve: $(STATIC) ## serve tables to browsers, terminals and programs (ARGS="--host 0.0.0.0 --port 8000")
	@$(BIN)/openps serve $(ARGS)

# Rules and laws that cost little; what imagines other worlds or compares all words with another reader waits for `make test`.
CHEAP_LAWS := the_log_is_the_truth masks_agree_with_views every_move_survives_its_text nothing_is_lost
QUICK := tests/architecture/test_purity.py tests/architecture/test_no_game_named.py tests/engine tests/games tests/golden \
	tests/wire tests/words tests/docs/test_clauses.py $(CHEAP_LAWS:%=tests/contract/test_laws.py::test_%)
COSTLY := tests/games/panic_station/test_two_worlds.py tests/games/panic_station/test_secrets.py \
	tests/games/negotiator/test_ng_20_secrets.py tests/words/test_fluent.py

quick: check ## what a change most likely breaks, in half a minute: lint, types, layers, engine, rules, words, wire
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(QUICK) $(COSTLY:%=--ignore=%)

test: check $(STATIC) $(API)/.made browser postgres ## everything: lint, types, layers, all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests

check: $(VENV)/.dev ## lint, types and layers only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

format: $(VENV)/.dev ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/.dev ## write the TypeScript types anew, after a change of what goes over the line
	$(BIN)/python -m openps.server.typescript web/src

honest: $(VENV)/.dev ## the long proof that no bot can cheat: 1,000 positions of every seat with 20 worlds each
	OPENPS_POSITIONS=1000 OPENPS_WORLDS=20 $(BIN)/python -m pytest -n auto --timeout 36000 tests/bots/test_no_cheating.py

# Until so many servers were killed, or for so long: without a word two minutes on each store.
KILLS ?=
SECONDS ?= $(if $(KILLS),inf,120)
NUMBER ?= 1000000
HOURS ?= 2
SEED ?= 1

chaos: $(VENV)/.dev postgres ## matches while servers and PostgreSQL are killed, frozen, cut off, filled and flooded; all is checked (KILLS=1000, SECONDS=600)
	$(BIN)/python -m tests.chaos.storm --store sqlite --kills $(or $(KILLS),0) --seconds $(SECONDS) --seed $(SEED) $(ARGS)
	$(BIN)/python -m tests.chaos.storm --store postgres --kills $(or $(KILLS),0) --seconds $(SECONDS) --seed $(SEED) $(ARGS)

fuzz: $(VENV)/.dev ## NUMBER messages, requests and raw bytes that nobody should send: no failure, no changed match, flat memory
	$(BIN)/python -m tests.chaos.fuzz --number $(NUMBER) --seed $(SEED)

leaks: $(VENV)/.dev ## NUMBER messages that are the same, byte by byte, in a world that their receiver cannot rule out
	$(BIN)/python -m tests.chaos.leaks --number $(NUMBER) --seed $(SEED)

soak: $(VENV)/.dev ## HOURS of 100 tables where people come and go: memory, descriptors and answers stay flat
	$(BIN)/python -m tests.chaos.soak --hours $(HOURS) --seed $(SEED)

laws: $(VENV)/.dev ## the long proof: 10,000 random matches of each game keep all laws
	$(BIN)/openps prove pani_high --num 10000 --secrecy 200 --jobs 2
	$(BIN)/openps prove panic_station --num 10000 --secrecy 500 --jobs 2
	$(BIN)/openps prove negotiator --num 20000 --secrecy 200 --jobs 2 --option abandon=no
	$(BIN)/openps prove negotiator --num 1000 --option abandon=yes --jobs 2

train: $(VENV)/.dev ## learn anew what positions are worth to the bots of GAME (ARGS="--num 2000")
	$(BIN)/python bench/train.py $(GAME) $(ARGS)

golden: $(VENV)/.dev ## write the golden matches anew, after a change of rules that is meant
	$(BIN)/python -m tests.golden.write

compiled: $(COMPILED)/.built ## the compiled core in an environment of its own, and the contract tests on it
	$(COMPILED)/bin/python -m pytest -n auto --dist worksteal tests/compiled tests/contract tests/engine tests/games tests/golden

bench: $(COMPILED)/.built $(PEERS)/.made $(VENV)/.play ## ours, pure and compiled, and peers, in one run
	$(BIN)/python bench/run.py --pure $(BIN)/python --compiled $(COMPILED)/bin/python --peers $(PEERS)/bin/python

bench-server: $(VENV)/.dev $(PEER_SERVER)/.made ## moves a second over the line, durable, with boardgame.io beside it
	$(BIN)/python bench/server.py --peer $(PEER_SERVER)

mutants: $(VENV)/.dev ## turn rules of GAME around at random: do the tests notice? (ARGS="--number 200 --seed 2 --jobs 2")
	$(BIN)/python bench/mutants.py src/openps/games/$(GAME) $(ARGS)

# What a server needs, and what builds it; then the same with all that tests need.
LOCKED := uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --extra web --extra metrics pyproject.toml -

lock: $(VENV)/.dev ## write the hashed requirements anew (needs uv)
	printf 'editables\nhatchling>=1.27\n' | $(LOCKED) --extra dev -o requirements-dev.txt
	printf 'editables\nhatchling>=1.27\n' | $(LOCKED) --constraint requirements-dev.txt -o requirements.txt
	$(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_WHEEL)' | uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate - -o requirements-node.txt

clean: ## remove everything that can be made again
	rm -rf $(VENV) $(COMPILED) $(PEERS) $(API) $(PEER_SERVER)/node_modules $(PEER_SERVER)/.made web/node_modules src/openps/server/static build dist .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("openps needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.12 ..." % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Making the environment (once) ..."
	@$(PYTHON) -m venv $(VENV)

# The core alone: quick, and enough for the terminal. The web client is made when somebody asks for it.
$(VENV)/.play: $(VENV)/bin/python pyproject.toml hatch_build.py requirements.txt
	@$(BIN)/python $(PIP) install --require-hashes -r requirements.txt
	@OPENPS_NO_WEB=1 $(BIN)/python $(PIP) install $(OURS)
	@touch $@

# The build hook makes it, with the node of this machine or one of its own.
NODE := $(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.node_is_good())'
$(STATIC): $(shell find web -name node_modules -prune -o -name fixtures -prune -o -type f -print) $(shell find src -name '*.ftl') | $(VENV)/.play
	@echo "Building the web client ..."
	@($(NODE) || $(BIN)/python $(PIP) install --require-hashes -r requirements-node.txt) && \
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python $(PIP) install $(OURS) || { \
		echo; echo "The web client could not be built; the lines above say why."; \
		echo "It needs Node.js 20.19 or newer, from this machine or, where there is none, from PyPI, and its packages from npm:"; \
		echo "install Node.js from nodejs.org, or see to it that pip and npm reach the network, and try again."; \
		echo "Without it you can play in the terminal: make terminal"; exit 1; }
	@touch $@

$(API)/.made:
	@$(PYTHON) -m venv $(API)
	@$(API)/bin/python $(PIP) install 'schemathesis>=4.32,<5'
	@touch $@

$(PEER_SERVER)/.made: $(PEER_SERVER)/package.json $(PEER_SERVER)/package-lock.json
	@cd $(PEER_SERVER) && npm ci --no-audit --no-fund --silent
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python $(VENV)/.play requirements-dev.txt
	@$(BIN)/python $(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(COMPILED)/.built: pyproject.toml hatch_build.py requirements-dev.txt $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
	@$(PYTHON) -m venv $(COMPILED)
	@$(COMPILED)/bin/python $(PIP) install --require-hashes -r requirements-dev.txt
	OPENPS_NO_WEB=1 OPENPS_COMPILED=1 $(COMPILED)/bin/python $(PIP) install --force-reinstall --no-deps .
	@touch $@

$(PEERS)/.made: bench/requirements-peers.txt
	@$(PYTHON) -m venv $(PEERS)
	@$(PEERS)/bin/python $(PIP) install -r bench/requirements-peers.txt
	@touch $@
