"""What became of each fault, in a file with one line per fault. Two runs can be
compared."""

import hashlib
import json
from dataclasses import dataclass

import equivalent


@dataclass(frozen=True, order=True)
class Identity:
    """Names a fault for as long as its line says the same. Other lines may change."""
    file: str
    line: str
    fault: str
    place: int  # counts the same faults in equal lines of the file

    @property
    def key(self):
        return equivalent.Key(self.file, self.line, self.fault)

    def draw(self, seed):
        """Returns a random number that only this fault and the seed determine."""
        text = "\0".join(map(str, (seed, self.file, self.line, self.fault,
                                   self.place)))
        return hashlib.sha256(text.encode()).hexdigest()


def sample(identities, count, seed):
    """Returns the faults that are drawn. A fault that another change adds or removes
    takes the place of at most one of them."""
    return set(sorted(identities, key=lambda one: one.draw(seed))[:count])


def write(path, outcomes):
    """`outcomes` maps each fault to its outcome and the tests that noticed it."""
    path.write_text("".join(
        json.dumps(vars(one) | {"outcome": outcome, "tests": sorted(tests)},
                   ensure_ascii=False) + "\n"
        for one, (outcome, tests) in sorted(outcomes.items())))


def read(path):
    outcomes = {}
    for line in path.read_text().splitlines():
        values = json.loads(line)
        outcome, tests = values.pop("outcome"), values.pop("tests")
        outcomes[Identity(**values)] = outcome, tests
    return outcomes


def compared(old, new):
    """Returns the faults of the old run that were noticed and are missed now, with the
    tests that noticed them. Also returns those that the new run didn't plant."""
    noticed = [(one, tests) for one, (outcome, tests) in sorted(old.items())
               if outcome == "noticed"]
    missed = [(one, tests) for one, tests in noticed
              if one in new and new[one][0] != "noticed"]
    return missed, [one for one, _ in noticed if one not in new]
