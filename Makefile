# `make demo` and `make test` install what they need; the rest is for working on Trunkline.

# The plan files, the files of knowledge and the details of numbers, each with the table that they are compiled to.
KNOWLEDGE = Sources/NumberingPlanData/Plans Sources/NumberingPlanData/table.bin Knowledge Sources/KnowledgeData/table.bin \
	Sources/NumberingPlanData/words.bin Sources/NumberDetailsData/Details Sources/NumberDetailsData/table.bin

STATIC = .build/static/release/trunkline
TESTS = .build/tests
# Tests write thousands of small databases: in memory, where there is room, they need not wait for a disk.
MEMORY = $(shell df -Pk /dev/shm 2> /dev/null | awk 'NR == 2 && $$4 > 1000000 { print "/dev/shm" }')
TMPDIR ?= $(or $(MEMORY),/tmp)

.PHONY: browser engine library python release help demo test lint format knowledge static man clean

help:
	@echo 'make demo       build, clean the fixtures into contacts.db and show what was rejected'
	@echo 'make test       build and run all tests'
	@echo 'make lint       check the formatting'
	@echo 'make format     format the sources'
	@echo 'make knowledge  compile the plan files, Knowledge and details to the tables that programs embed'
	@echo 'make static     build a trunkline that runs without Swift installed, and time its start'
	@echo 'make man        write manual pages to .build/man and check them'
	@echo 'make library    build the C library and the SQLite extension'
	@echo 'make python     build the wheels and test them installed'
	@echo 'make engine     compile the engine of the pages, and pack it'
	@echo 'make browser    walk through the workbench in Chromium'
	@echo 'make release    build a tarball and Debian packages, and test them in a clean Debian'
	@echo 'make clean      remove what was built'

demo:
	@Scripts/setup
	@Scripts/demo

test:
	@Scripts/setup
	TMPDIR=$(TMPDIR) TRUNKLINE_TESTABLE=1 swift test -c release --disable-xctest --disable-testable-imports \
		--scratch-path $(TESTS) $(TEST_OPTIONS)

lint:
	swift format lint --strict --recursive Sources Tests Benchmarks Fuzz Package.swift
	@if grep -rnE --include='*.swift' '^ *///? +(What|Whether|How) ' Sources Tests Benchmarks Fuzz; then \
		echo 'A summary begins with a noun or a verb.' >&2; exit 1; fi

format:
	swift format --in-place --recursive Sources Tests Benchmarks Fuzz Package.swift

knowledge:
	swift run -c release compile-knowledge $(KNOWLEDGE)

static:
	@Scripts/setup
	swift build -c release --product trunkline
	swift build -c release --product trunkline --static-swift-stdlib --scratch-path .build/static
	Benchmarks/run startup .build/release/trunkline $(STATIC)
	@echo 'The static command is $(STATIC)'

man:
	@Scripts/man

library:
	@Bindings/C/build

python:
	@Bindings/build-wheels

engine:
	Sources/PageEngine/Runtime/build .build/engine
	cp .build/engine/engine.wasm.lzma .build/engine/unpack.wasm Sources/WorkbenchAssets/Files
	Sources/PageEngine/Runtime/hash > Sources/PageEngine/Runtime/engine.sha256

browser:
	@Scripts/setup
	@Tests/Browser/run

release:
	@Scripts/setup
	@Scripts/release/build
	@Scripts/release/check

clean:
	swift package clean
	rm -rf .build
