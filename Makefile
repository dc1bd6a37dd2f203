# `make help` lists the targets. Everything installs what it needs first.
.DEFAULT_GOAL := help
.PHONY: help setup web audit demo docs test apps mutants corpus bench lint format

python := .venv/bin/python
web := Web/dist/field-navigation.inline.js
sources := $(shell find Sources Web/src Web/runtime Web/package Web/build.sh Package.swift -type f)

help: ## list the targets
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

setup:
	@Scripts/setup.sh

$(web): $(sources) | setup
	@echo "Building Web/dist"
	@Web/build.sh && touch $@

web: setup $(web) ## build Web/dist: the browser adapter

audit: setup ## build the command `fieldnavigation`, which audits storyboards
	@swift build -c release --package-path Audit --product fieldnavigation
	@echo "The command is $$(swift build -c release --package-path Audit --show-bin-path)/fieldnavigation"

demo: web ## play the sign-up form in Chromium and on the double of UIKit, audit a storyboard, then serve it (PORT=, PAGE=file.html, CHECK=1)
	@$(python) Scripts/demo.py $(if $(PORT),--port $(PORT)) $(if $(PAGE),--page "$(PAGE)") $(if $(CHECK),--check)

docs: ## build the documentation, .build/docs/site, and fail on its warnings (SERVE=1 serves it, PORT=)
	@Scripts/docs.sh
ifdef SERVE
	@echo "The documentation is on http://127.0.0.1:$(or $(PORT),8080)/documentation (Ctrl+C stops)"
	@python3 -m http.server $(or $(PORT),8080) --bind 127.0.0.1 --directory .build/docs/site
endif

test: web ## test the engine and the adapters on this machine, on doubles of UIKit and SwiftUI, and in Chromium and WebKitGTK
	swift build --build-tests
	swift build --package-path Doubles --build-tests
	@python3 Tests/UIKitFacts/check.py
	@python3 Tests/SwiftUIFacts/check.py
	@python3 Tests/UIKitImport/importer.py
	@Scripts/consumer-check.sh
	$(python) -m pytest -q Tests/UIKitFacts Tests/SwiftUIFacts Tests/UIKitImport Tests/Mutants Tests/Docs Tests/ExampleApp Tests/DeviceProbe
	swift test --skip-build
	swift test --package-path Doubles --skip-build
	swift test --package-path Audit
	@Audit/Tests/fuzz.sh
	$(python) -m pytest -q Tests/WebPackage
	$(python) -m pytest -q Tests/Browser

apps: web ## go through the forms of apps of Django, NiceGUI and Dash, with and without the adapter, and measure (MEASURE=0 does not)
	@$(python) Tests/Apps/environments.py
	$(python) -m pytest -q Tests/Apps
ifneq ($(MEASURE),0)
	@$(python) Tests/Apps/script_time.py
endif

mutants: ## plant small faults in the changed lines and print those that no test notices (ALL=1, BASE=commit, ONLY=engine)
	@python3 Tests/Mutants/mutants.py $(if $(ALL),--all) $(if $(BASE),--base $(BASE)) $(if $(ONLY),--only $(ONLY))

corpus: web ## go through the forms of real pages (PAGES=folder), and the screens of real storyboards (STORYBOARDS=folder)
ifdef STORYBOARDS
	@Scripts/storyboards.sh "$(STORYBOARDS)"
endif
ifneq ($(or $(PAGES),$(if $(STORYBOARDS),,all)),)
	@$(python) Tests/Browser/corpus.py $(if $(PAGES),--pages "$(PAGES)")
	@swift build --package-path Audit --product fieldnavigation
	@$(python) Audit/Tests/pages_against_chromium.py --audit Audit/.build/debug/fieldnavigation $(if $(PAGES),--pages "$(PAGES)")
endif

bench: web ## measure, with the alternatives beside it (WRITE=1 writes the page on the adapter's costs, and its chart)
	@Scripts/bench.sh $(if $(WRITE),--write)

# Not Doubles/Links: what it links to is there by its own name.
swift_sources := Package.swift Sources Tests Examples $(foreach folder,Package.swift Sources Tests,Audit/$(folder) Doubles/$(folder)) Doubles/Benchmarks

lint: ## check the format of the sources, and build the documentation
	swift format lint --strict --recursive $(swift_sources)
	@Scripts/docs.sh

format: ## format the sources
	swift format --in-place --recursive $(swift_sources)
