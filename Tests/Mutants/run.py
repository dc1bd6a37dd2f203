"""Plants the faults of one product and runs its tests."""

import concurrent.futures
import pathlib
import sys
import time

import results
from groups import GROUPS
from mutant import mutants
from switching import planted

ROOT = pathlib.Path(__file__).resolve().parents[2]
JOBS = 2
TOGETHER = 8


class Run:
    def __init__(self, name, arguments, lines, known):
        """`lines` has the changed lines of each file, or is None for all lines."""
        self.name, self.group = name, GROUPS[name]
        self.to_the_end = arguments.matrix
        self.texts = self.group.texts(ROOT)
        self.all = []
        for file, sites in self.group.sites(self.texts).items():
            self.all += mutants(file, self.texts[file], sites,
                                len(self.all) + 1)
        self.chosen = self.choose(arguments, lines, known)
        folder = ROOT / ".build/mutants" / name
        self.switched = self.group.switched(ROOT, folder)
        self.plain = self.group.plain(ROOT, folder)
        self.noticed, self.survived, self.invalid = [], [], []
        self.tests = {}  # the tests that noticed each fault

    def choose(self, arguments, lines, known):
        chosen = self.all
        if arguments.like:
            same = results.read(arguments.like)
            return [mutant for mutant in chosen if mutant.identity in same]
        if lines is not None:
            chosen = [mutant for mutant in chosen
                      if mutant.line in lines.get(mutant.key.file, ())]
        if arguments.sample:
            drawn = results.sample(
                (mutant.identity for mutant in chosen
                 if mutant.key not in known), arguments.sample, arguments.seed)
            chosen = [mutant for mutant in chosen if mutant.identity in drawn]
        return chosen

    def outcomes(self):
        for outcome, faults in (("noticed", self.noticed),
                                ("missed", self.survived),
                                ("does not compile", self.invalid)):
            for mutant in faults:
                yield mutant.identity, (
                    outcome, self.tests.get(mutant.identity, ()))

    def run(self):
        if not self.chosen:
            return
        chosen = {id(mutant.site) for mutant in self.chosen}
        sources = {}
        for mutant in self.all:
            file = mutant.key.file
            _, sites = sources.setdefault(file, (self.texts[file], []))
            is_first = mutant.fault is mutant.site.faults[0]
            if id(mutant.site) in chosen and is_first:
                sites.append((mutant.site, mutant.number))
        say(f"{self.name}: builds {len(self.chosen)} faults")
        start = time.monotonic()
        self.switched.fill(sources, len(self.all) + 1)
        self.switched.compile(say)
        say(f"{self.name}: built in {time.monotonic() - start:.0f} s")
        slow = {id(site) for _, site, _ in self.switched.slow}
        self.run_fast([mutant for mutant in self.chosen
                       if id(mutant.site) not in slow])
        self.run_together([mutant for mutant in self.chosen
                           if id(mutant.site) not in slow])
        self.run_slow([mutant for mutant in self.chosen
                       if id(mutant.site) in slow])

    def run_fast(self, chosen):
        self.switched.measure()
        with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
            runs = {pool.submit(self.switched.noticing, [mutant.number],
                                self.to_the_end): mutant
                    for mutant in chosen}
            try:
                for done in concurrent.futures.as_completed(runs):
                    self.note(runs[done], done.result())
            except BaseException:
                # Cancel the remaining work. The pool would otherwise wait for the end
                # of that work.
                pool.shutdown(cancel_futures=True)
                raise

    def run_together(self, chosen):
        """Runs all tests in one process, with several survivors switched on. Each
        survivor has lived through batches of tests. A batch chooses tests by their
        names, and a wrong choice would leave a test out. If a test fails, halves the
        survivors until one is left. Two faults may fail a test only together. Each of
        them then lives on."""
        alive = [mutant for mutant in self.survived if mutant in chosen]
        waiting = [alive[at:at + TOGETHER]
                   for at in range(0, len(alive), TOGETHER)]
        while waiting:
            some = waiting.pop()
            found = self.switched.noticing_together(
                [mutant.number for mutant in some])
            if found and len(some) > 1:
                half = len(some) // 2
                waiting += [some[:half], some[half:]]
            elif found:
                self.survived.remove(some[0])
                self.note(some[0], found)

    def run_slow(self, chosen):
        """Builds once for each fault."""
        if not chosen:
            return
        self.plain.fill({})
        self.plain.batches = self.switched.batches
        for mutant in chosen:
            file = mutant.key.file
            text = self.texts[file]
            # The operator of the switchable form adds numbers only. The fault itself
            # can't compile either, because lists and texts can't be subtracted.
            is_sum = (mutant.fault.new in ("-", "-=")
                      and id(mutant.site) in self.switched.located)
            if mutant.fault.new == "..." or is_sum:
                self.invalid.append(mutant)
                continue
            self.plain.write(file, planted(text, mutant.fault).encode())
            errors, _ = self.plain.build()
            if errors == []:
                self.note(mutant, self.plain.noticing((), self.to_the_end))
            else:
                self.invalid.append(mutant)
            self.plain.write(file, text.encode())

    def note(self, mutant, tests):
        (self.noticed if tests else self.survived).append(mutant)
        self.tests[mutant.identity] = tests
        count = len(self.noticed) + len(self.survived) + len(self.invalid)
        progress(f"{self.name}: {count} of {len(self.chosen)},"
                 f" {len(self.survived)} live on")


def say(text):
    progress("")
    print(text, file=sys.stderr)


def progress(text):
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
