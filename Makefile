# `make help` lists the targets. Each target first installs what it needs.
.DEFAULT_GOAL := help
.PHONY: help web audit gtk-library install uninstall install-gtk uninstall-gtk demo docs test apps mutants corpus bench lint format release

python := .venv/bin/python
web := Web/dist/field-navigation.inline.js
brew := $(if $(filter Darwin,$(shell uname)),$(shell brew --prefix 2>/dev/null))
sources := $(shell find Sources Web/src Web/runtime Web/package Web/build.sh Package.swift Web/terms.json -type f)

help: ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 13

# Targets such as setup-web and setup-browser install the tools for one part of
# the project.
setup-%:
	@Scripts/setup.sh $(subst -, ,$*)

$(web): $(sources) | setup-web
	@echo "Building Web/dist"
	@Web/build.sh && touch $@

web: setup-web $(web) ## build Web/dist: the browser adapter
	@echo "The script is $(web)"

# Homebrew doesn't link its libxml2 into the default search paths.
audit: export PKG_CONFIG_PATH := $(if $(brew),$(brew)/opt/libxml2/lib/pkgconfig:$(brew)/lib/pkgconfig,$(PKG_CONFIG_PATH))
# On Linux, link Swift's libraries statically. The command then runs without
# Swift. Their symbols would be a fifth of its size.
audit_flags := -c release --package-path Audit --product fieldnavigation $(if $(filter Linux,$(shell uname)),--static-swift-stdlib -Xlinker -s)
audit: setup-audit ## build the command `fieldnavigation`, which audits storyboards and pages
	@swift build $(audit_flags)
	@echo "The command is $$(swift build $(audit_flags) --show-bin-path)/fieldnavigation"

PREFIX ?= /usr/local
installed = $(DESTDIR)$(PREFIX)
install: audit ## install `fieldnavigation`, its manual and its completions (PREFIX=/usr/local, DESTDIR=)
	@command=$$(swift build $(audit_flags) --show-bin-path)/fieldnavigation && \
	install -d "$(installed)/bin" "$(installed)/share/man/man1" \
	  "$(installed)/share/bash-completion/completions" \
	  "$(installed)/share/zsh/site-functions" "$(installed)/share/fish/vendor_completions.d" && \
	install -m 755 "$$command" "$(installed)/bin/fieldnavigation" && \
	"$$command" manual >"$(installed)/share/man/man1/fieldnavigation.1" && \
	"$$command" completion bash >"$(installed)/share/bash-completion/completions/fieldnavigation" && \
	"$$command" completion zsh >"$(installed)/share/zsh/site-functions/_fieldnavigation" && \
	"$$command" completion fish >"$(installed)/share/fish/vendor_completions.d/fieldnavigation.fish"
	@echo "Installed $(installed)/bin/fieldnavigation"

uninstall: ## remove what make install has installed (with the same PREFIX and DESTDIR)
	@rm -f "$(installed)/bin/fieldnavigation" "$(installed)/share/man/man1/fieldnavigation.1" \
	  "$(installed)/share/bash-completion/completions/fieldnavigation" \
	  "$(installed)/share/zsh/site-functions/_fieldnavigation" \
	  "$(installed)/share/fish/vendor_completions.d/fieldnavigation.fish"

# Root installs what a user has built. Installing therefore builds nothing and needs
# no tools. `LIBDIR` is another folder on systems that have one per processor.
LIBDIR ?= $(PREFIX)/lib
gtk-library: setup-gtk$(if $(filter 0,$(INTROSPECTION)),,-introspection) ## build .build/gtk: the GTK adapter as a library for C, Python and others (INTROSPECTION=0: for C only; CFLAGS, LDFLAGS)
	@GTK/library.sh
	@echo "The library is .build/gtk/lib/libfield-navigation-gtk.so; .build/gtk/include has its header"

install-gtk: ## install what make gtk-library has built (PREFIX=/usr/local, LIBDIR=$PREFIX/lib, DESTDIR=)
	@PREFIX="$(PREFIX)" LIBDIR="$(LIBDIR)" DESTDIR="$(DESTDIR)" GTK/install.sh

uninstall-gtk: ## remove what make install-gtk has installed (with the same PREFIX, LIBDIR and DESTDIR)
	@PREFIX="$(PREFIX)" LIBDIR="$(LIBDIR)" DESTDIR="$(DESTDIR)" GTK/install.sh --uninstall

demo: setup-web-browser-audit-gtk-display web ## play the sign-up form in Chromium, on the double of UIKit and in GTK, audit a storyboard, then serve the form (PORT=, PAGE=file.html, CHECK=1)
	@$(python) Scripts/demo.py $(if $(PORT),--port $(PORT)) $(if $(PAGE),--page "$(PAGE)") $(if $(CHECK),--check)

docs: $(if $(CHECK),setup-browser) ## build the documentation, .build/docs/site, and fail on its warnings (SERVE=1 serves it, PORT=; CHECK=1 opens its pages in Chromium; BASE=/path on its server)
ifdef SERVE
	@python3 Scripts/docs_serve.py --port $(or $(PORT),8080) --try
endif
	@BASE="$(BASE)" Scripts/docs.sh
ifdef CHECK
	@$(python) Scripts/docs_walk.py --base "$(BASE)"
endif
ifdef SERVE
	@python3 Scripts/docs_serve.py --port $(or $(PORT),8080) --base "$(BASE)"
endif

test: ## test the engine and the adapters on this machine, on doubles of UIKit and SwiftUI, in GTK and in browsers (CIRCLE=ci for everything, FULL=1 also with more rounds, CHANGED=1 for what has changed, ONLY=part, such as gtk, ALSO=part, SEED=)
	@python3 Scripts/test.py --circle $(if $(FULL),night,$(or $(CIRCLE),default)) $(if $(CHANGED),--changed) $(foreach part,$(ONLY),--only $(part)) $(foreach part,$(ALSO),--also $(part))

apps: setup-web-browser-tests web ## fill in the forms of Django, NiceGUI and Dash apps with and without the adapter, and measure (MEASURE=0: don't)
	@$(python) Tests/Apps/environments.py
	$(python) -m pytest -q Tests/Apps
ifneq ($(MEASURE),0)
	@$(python) Tests/Apps/script_time.py
endif

mutants: ## plant small faults in changed lines, and print those that no test detects (ALL=1, BASE=commit, ONLY=product, SAMPLE=, SEED=, MATRIX=1, RESULTS=file, LIKE=file, COMPARE="old new")
	@python3 Tests/Mutants/mutants.py $(foreach product,$(ONLY),--only $(product)) \
	  $(if $(ALL),--all) $(if $(BASE),--base $(BASE)) $(if $(MATRIX),--matrix) \
	  $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) \
	  $(if $(RESULTS),--results $(RESULTS)) $(if $(LIKE),--like $(LIKE)) \
	  $(if $(COMPARE),--compare $(COMPARE))

corpus: setup-web-browser-audit-tests web ## test the forms of real pages (PAGES=folder) and the screens of real storyboards (STORYBOARDS=folder)
ifdef STORYBOARDS
	@Scripts/storyboards.sh "$(STORYBOARDS)"
endif
ifneq ($(or $(PAGES),$(if $(STORYBOARDS),,all)),)
	@$(python) Tests/Browser/corpus.py $(if $(PAGES),--pages "$(PAGES)")
	@swift build --package-path Audit --product fieldnavigation
	@$(python) Audit/Tests/pages_against_chromium.py --audit Audit/.build/debug/fieldnavigation $(if $(PAGES),--pages "$(PAGES)")
endif

bench: setup-web-browser-gtk-display-bench web ## measure the adapter and the alternatives (SLOW=1 also a slow processor and pages with animations, which takes longer than the rest; WRITE=1 does that too, and writes the page on its costs, and the chart)
	@Scripts/bench.sh $(if $(SLOW),--slow) $(if $(WRITE),--write)

# Leave out the folders named Links in Doubles and GTK. They point to sources
# that this list already contains.
swift_sources := Package.swift Sources Tests Examples Audit/Plugins $(foreach folder,Package.swift Sources Tests,Audit/$(folder) Doubles/$(folder) GTK/$(folder)) Doubles/Benchmarks GTK/Benchmarks

lint: ## check the format of the sources, and build the documentation
	swift format lint --strict --recursive $(swift_sources)
	@Scripts/docs.sh

format: ## format the sources
	swift format --in-place --recursive $(swift_sources)

release: ## check, pack and tag a version; nothing is published (VERSION=0.1.0)
	@Scripts/release.sh "$(VERSION)"
