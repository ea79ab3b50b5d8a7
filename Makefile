# One door for commands. `make play` and `make test` do all the set-up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := .venv-compiled
PEERS := .venv-peers
STATIC := src/openps/server/static/index.html
SITE := build/site/index.html
PACKAGES := web/node_modules/.package-lock.json
API := .venv-api
RL := .venv-rl
PEER_SERVER := bench/peer_server
PIP := -m pip --disable-pip-version-check --quiet
ifeq (,$(shell command -v $(PYTHON)))
$(error openps needs Python 3.11 or newer, and there is no $(PYTHON) here. On Debian or Ubuntu type: sudo apt install python3 python3-venv)
endif
# Makes a folder with Python packages aside and renames it when it is whole: $(ENVIRONMENT) FOLDER PIP ARGUMENTS
ENVIRONMENT := $(PYTHON) tools/environment.py
# Ourselves, built by what is installed: nothing comes in that is not locked with its hash.
OURS := --no-deps --no-build-isolation --editable .
GAME ?= pani_high
# Tests start some hundred programs: each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE
# Two more than there are processors: many a test waits for a browser or a server.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print(2 + (os.cpu_count() or 1))')
# What is made at the same time says its lines together, where this make can do that.
ASIDE := --no-print-directory -j3 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
ARGS ?=

# A Debian package, for those who may install one; a new machine may not know the list of packages yet.
get = (apt-get install -y --no-install-recommends $(1) || (apt-get update && apt-get install -y --no-install-recommends $(1))) >/dev/null 2>&1

INSTALL := sudo make programs installs it
DRIVER := $(BIN)/python -m playwright --version >/dev/null 2>&1

.DEFAULT_GOAL := help
.PHONY: help play fast terminal serve web site site-serve offline generated screenshots pictures screens figures axe browser driver postgres nginx caddy programs test before-tests long quick check format types laws golden honest train puzzles chaos fuzz leaks soak fresh compiled containers wheels release bench bench-rl bench-server review-figures floors mutants lock clean

help: ## what can be done here
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 14

# With the compiled core where `make fast` has made one of these sources.
SERVE = PYTHONPATH="$$($(BIN)/python fast_core.py path)" exec $(BIN)/openps serve

play: $(STATIC) ## play in the browser: makes everything, starts the server and opens the page (ARGS="--port 8080")
	@mkdir -p build
	@$(SERVE) --open --log-file build/openps.log $(ARGS)

fast: $(VENV)/.play ## compile the rules and bots for faster bots and tables: ten minutes of one processor, once; Ctrl-C stops it
	@$(BIN)/python fast_core.py make

terminal: $(VENV)/.play ## play in this terminal, on the full screen (ARGS="panic_station --lang fr", ARGS="--plain")
	@$(BIN)/openps play $(ARGS)

web: $(STATIC) ## build the web client

site: $(SITE) ## all of openps as static files for any web space, into build/site: page, bots and rules in the browser, no server

site-serve: $(SITE) ## serve that folder on this machine, for a try (ARGS="--port 8080")
	@$(BIN)/python -m static_site.serve $(dir $(SITE)) $(ARGS)

offline: $(STATIC) $(PACKAGES) ## Python beside the page of the server here (`make play`, `make serve`): it offers to play without a line, too
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m static_site.build --python-only $(dir $(STATIC))

generated: $(VENV)/.dev ## write the types and meanings that the web client takes from Python
	$(BIN)/python web/generate.py

screenshots: $(STATIC) $(VENV)/.dev browser ## every screen at two sizes into build/screenshots
	$(BIN)/python -m tests.web.screenshots build/screenshots

pictures: $(STATIC) $(VENV)/.dev browser ## the pictures of the README, of real tables
	$(BIN)/python -m tests.web.pictures docs/pictures

screens: $(VENV)/.dev ## every screen of the terminal as a picture, after a change that is meant: look at what changed
	$(BIN)/python -m tests.tui.screens $(ARGS)

figures: $(STATIC) $(SITE) $(VENV)/.dev browser ## how fast the client is, on a quiet machine: the first page, and news on the screen; what a site weighs, and how fast it is
	$(BIN)/python -m tests.web.figures
	$(BIN)/python -m tests.web.site_figures

axe: $(STATIC) $(SITE) $(VENV)/.dev browser ## what stands against WCAG A and AA: every screen and state at nine sizes, and those of a site at two (ARGS="replay lesson")
	$(BIN)/python -m tests.web.axe $(ARGS)
	$(BIN)/python -m tests.tab.screens $(ARGS)

# Tests take the one without windows, which costs less; pictures and figures are taken with the whole one.
browser: # for the browser tests, where it is missing and may be installed
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		$(call get,chromium) || echo "NO CHROMIUM: the web client will NOT be tested in a browser ($(INSTALL))"
	@command -v chromium-headless-shell >/dev/null || $(call get,chromium-headless-shell) || true
	@ldconfig -p 2>/dev/null | grep -q libatomic.so.1 || $(call get,libatomic1) || true

driver: $(VENV)/.dev programs # Playwright brings a node of its own, which needs a library that minimal systems lack
	@$(DRIVER) || { echo "Playwright's driver doesn't start, so no browser can be tested. On Debian or Ubuntu type: sudo apt install libatomic1"; exit 1; }

postgres: # the programs only: tests run a server of their own with them
	@command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || \
		$(call get,postgresql) || echo "NO POSTGRESQL: everything about it will NOT be tested ($(INSTALL))"

nginx: # for the example of a proxy, where it is missing and may be installed
	@command -v nginx >/dev/null || ls /usr/sbin/nginx >/dev/null 2>&1 || \
		$(call get,nginx-light) || echo "NO NGINX: the example of a proxy will NOT be tested ($(INSTALL))"

caddy: # for the other example of a proxy
	@command -v caddy >/dev/null || $(call get,caddy) || echo "NO CADDY: its example of a proxy will NOT be tested ($(INSTALL))"

serve: $(STATIC) ## serve tables to browsers, terminals and programs (ARGS="--host 0.0.0.0 --port 8000")
	@$(SERVE) $(ARGS)

# Rules and laws that cost little; what imagines other worlds or compares all words with another reader waits for `make test`.
CHEAP_LAWS := the_log_is_the_truth masks_agree_with_views every_move_survives_its_text nothing_is_lost
QUICK := tests/architecture/test_purity.py tests/architecture/test_no_game_named.py tests/engine tests/games tests/golden \
	tests/wire tests/words tests/docs/test_clauses.py $(CHEAP_LAWS:%=tests/contract/test_laws.py::test_%)
COSTLY := tests/games/panic_station/test_two_worlds.py tests/games/panic_station/test_secrets.py \
	tests/games/negotiator/test_ng_20_secrets.py tests/words/test_fluent.py

quick: check ## what a change most likely breaks, in half a minute: lint, types, layers, engine, rules, words, wire
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(QUICK) $(COSTLY:%=--ignore=%)

test: $(VENV)/.dev ## everything: lint, types, layers, all tests
	@$(MAKE) $(ASIDE) before-tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal tests

# None of them needs another: types are looked at while the page is built.
before-tests: check $(STATIC) $(SITE) $(API)/.made $(RL)/.made driver

programs: # what tests need of Debian's packages, one after the other: only one of them may install something
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory postgres
	@$(MAKE) --no-print-directory nginx
	@$(MAKE) --no-print-directory caddy

# Every file that asks how much of it is wanted, and the client's own tests, which do.
LONG_FORMS = tests/web/test_client.py $(sort $(shell grep -rl --include='test_*.py' '^from tests.long import' tests))

long: $(STATIC) $(SITE) $(VENV)/.dev browser ## what `make test` takes a slice of: each moment of each game at all nine sizes, whole matches and lessons, in browsers, in a tab and in terminals; laws, bots and secrets over more matches
	OPENPS_LONG=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadfile $(LONG_FORMS)

check: $(VENV)/.dev ## lint, types and layers only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

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

fuzz: $(VENV)/.dev $(API)/.made ## NUMBER messages, requests (ours and those of schemathesis) and raw bytes that nobody should send: no failure, no changed match, flat memory
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

puzzles: $(VENV)/.dev ## make the puzzles of GAME anew from matches by bots, checked and graded (ARGS="--num 123")
	$(BIN)/python bench/puzzles.py $(GAME) $(ARGS)

golden: $(VENV)/.dev ## write the golden matches anew, after a change of rules that is meant
	$(BIN)/python -m tests.golden.write

fresh: ## the two commands on minimal Debian systems with only what the README names, as root (SUITES="bookworm trixie", ARGS="--only play")
	@$(PYTHON) tools/fresh.py $(or $(SUITES),bookworm trixie) $(ARGS)

containers: $(VENV)/.dev ## build the image of deploy/Containerfile on a minimal Debian and play in it, as root with buildah and mmdebstrap (ARGS="--base IMAGE")
	$(BIN)/python -m tests.deploy.containers $(ARGS)

compiled: $(COMPILED)/.built ## the compiled core in an environment of its own, and the contract tests on it
	$(COMPILED)/bin/python -m pytest -n auto --dist worksteal tests/compiled tests/contract tests/engine tests/games tests/golden

wheels: $(STATIC) $(VENV)/.dev ## into dist: the wheel in pure Python, and the one of this machine with the compiled core; both are tried
	$(BIN)/python $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	OPENPS_COMPILED=1 $(BIN)/python $(PIP) wheel --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python bench/try_wheels.py dist/*.whl

release: $(VENV)/.dev ## sdist, wheels, site and checksums into dist/release, for a tagged commit (ARGS=--preview: without the tag)
	@$(BIN)/python tools/release.py $(ARGS)

review-figures: $(VENV)/.dev ## how far reviews can be trusted, on a quiet machine: NUM=500 matches, REVIEWS=20 of them reviewed; goes on where it stopped
	$(BIN)/python bench/review.py --num $(or $(NUM),500) --reviews $(or $(REVIEWS),20)

bench: $(COMPILED)/.built $(PEERS)/.made $(VENV)/.play ## ours, pure and compiled, and peers, in one run
	$(BIN)/python bench/run.py --pure $(BIN)/python --compiled $(COMPILED)/bin/python --peers $(PEERS)/bin/python

bench-rl: $(RL)/.made $(PEERS)/.made $(VENV)/.play ## steps a second of the learning environments, with PettingZoo's own beside them
	-$(BIN)/python fast_core.py make
	$(BIN)/python bench/rl.py --ours $(RL)/bin/python --peers $(PEERS)/bin/python $(ARGS)

bench-server: $(VENV)/.dev $(PEER_SERVER)/.made ## moves a second over the line, durable, on the core that `make serve` takes, with boardgame.io beside it
	-$(BIN)/python fast_core.py make
	PYTHONPATH="$$($(BIN)/python fast_core.py path)" $(BIN)/python bench/server.py --peer $(PEER_SERVER) $(ARGS)

floors: ## tests with the lowest and the newest packages that are allowed, and each extra alone (PYTHON=python3.11, ARGS="lowest web")
	@$(PYTHON) tools/floors.py $(ARGS)

mutants: $(VENV)/.dev ## turn rules of GAME around at random: do the tests notice? (ARGS="--number 200 --seed 2 --jobs 2")
	$(BIN)/python bench/mutants.py src/openps/games/$(GAME) $(ARGS)

# What a server needs, and what builds it; then the same with all that tests need.
LOCKED := uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate --extra web --extra metrics --extra tui pyproject.toml -

lock: $(VENV)/.dev ## write the hashed requirements anew (needs uv)
	printf 'editables\nhatchling>=1.27\n' | $(LOCKED) --extra lab --extra cluster --extra dev -o requirements-dev.txt
	printf 'editables\nhatchling>=1.27\n' | $(LOCKED) --constraint requirements-dev.txt -o requirements.txt
	printf 'msgspec\nmypy[mypyc]>=1.15\nsetuptools>=70\n' | uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --constraint requirements-dev.txt - -o requirements-core.txt
	$(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_WHEEL)' | uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate - -o requirements-node.txt
	echo 'msgspec' | uv pip compile --quiet --universal --python-version 3.14 --generate-hashes --no-header --no-annotate --constraint requirements.txt - -o requirements-site.txt
	printf 'check-jsonschema>=0.33,<1\nschemathesis>=4.32,<5\n' | uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate - -o requirements-api.txt
	printf 'open_spiel>=2.0\npytest>=8.3\npytest-timeout>=2.3\n' | uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --extra rl pyproject.toml - -o requirements-rl.txt

clean: ## remove everything that can be made again
	rm -rf $(VENV) .venv-core .venv-floors-* $(COMPILED) $(PEERS) $(API) $(RL) $(PEER_SERVER)/node_modules $(PEER_SERVER)/.made web/node_modules web/.svelte-check src/openps/server/static build dist .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	@echo "Making the environment (once) ..."
	@$(ENVIRONMENT) $(VENV) --require-hashes -r requirements.txt

# The core alone: quick, and enough for the terminal. The web client is made when somebody asks for it.
$(VENV)/.play: $(VENV)/bin/python pyproject.toml hatch_build.py requirements.txt
	@$(BIN)/python $(PIP) install --require-hashes -r requirements.txt
	@! ls -d $(VENV)/lib/*/site-packages/openps-[0-9]* >/dev/null 2>&1 || $(BIN)/python $(PIP) uninstall --yes openps  # our earlier name
	@OPENPS_NO_WEB=1 $(BIN)/python $(PIP) install $(OURS)
	@touch $@

# The build hook makes it, with the node of this machine or one of its own.
NODE := $(BIN)/python -c 'import sys, hatch_build; sys.exit(not hatch_build.node_is_good())'
$(STATIC): $(shell find web LICENSES -name node_modules -prune -o -name .svelte-check -prune -o -name fixtures -prune -o -type f ! -name '*.test.ts' -print) $(shell find src -name '*.ftl') | $(VENV)/.play
	@echo "Building the web client ..."
	@($(NODE) || $(BIN)/python $(PIP) install --require-hashes -r requirements-node.txt) && \
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python $(PIP) install $(OURS) || { \
		echo; echo "The web client could not be built; the lines above say why."; \
		echo "It needs Node.js 20.19 or newer, from this machine or, where there is none, from PyPI, and its packages from npm:"; \
		echo "install Node.js from nodejs.org, or see to it that pip and npm reach the network, and try again."; \
		echo "Without it you can play in the terminal: make terminal"; exit 1; }
	@touch $@

# What npm brought for the page: somebody may have cleared it away since that was built.
$(PACKAGES): | $(STATIC)
	@test -e $@ || (cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund)

# Built beside the server's page, with the same packages.
$(SITE): $(STATIC) requirements-site.txt $(wildcard static_site/*) $(shell find src docs/rules -name static -prune -o -type f ! -name '*.pyc' -print) | $(PACKAGES)
	@echo "Building the site ..."
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m static_site.build $(dir $@) $(if $(filter site,$(MAKECMDGOALS)),$(ARGS))
	@touch $@

$(API)/.made: requirements-api.txt
	@$(ENVIRONMENT) $(API) --require-hashes -r requirements-api.txt
	@touch $@

$(PEER_SERVER)/.made: $(PEER_SERVER)/package.json $(PEER_SERVER)/package-lock.json
	@cd $(PEER_SERVER) && npm ci --no-audit --no-fund --silent
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python $(VENV)/.play requirements-dev.txt
	@$(BIN)/python $(PIP) install --require-hashes -r requirements-dev.txt
	@touch $@

$(COMPILED)/.built: pyproject.toml hatch_build.py compile_core.py requirements-dev.txt $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.toml')
	OPENPS_NO_WEB=1 OPENPS_COMPILED=1 $(ENVIRONMENT) $(COMPILED) --require-hashes -r requirements-dev.txt -- --no-deps .
	@touch $@

$(RL)/.made: requirements-rl.txt
	@$(ENVIRONMENT) $(RL) --require-hashes -r requirements-rl.txt
	@touch $@

$(PEERS)/.made: bench/requirements-peers.txt
	@$(ENVIRONMENT) $(PEERS) -r bench/requirements-peers.txt
	@touch $@
