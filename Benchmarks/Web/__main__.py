"""Measures the browser adapter and the alternatives in Chromium.

Prints one `name value unit` per line. At the end, prints a table of the figures and
their targets.
"""

import argparse
import pathlib
import signal
import sys

root = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(root / "Tests" / "Browser"))

from browsers import chromium  # noqa: E402

from beside import beside  # noqa: E402
from letters import letters  # noqa: E402
from meter import figures, report  # noqa: E402
from presses import enter, growth, large  # noqa: E402
from sizes import SIZES, size  # noqa: E402
from table import table  # noqa: E402

PARTS = {part.__name__: part for part in [enter, large, growth, letters, beside]}
#: For each name: the slowdown factor of the processor, and the number of rounds.
SPEEDS = {"web": (1, 2), "web.slow": (4, 2)}
#: What takes more than half of the time runs only on request: one part, and one speed.
SLOW = ("beside", "web.slow")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part",
                        help=f"only these of {', '.join(PARTS)}")
    parser.add_argument("--speed", choices=SPEEDS, help="only this")
    parser.add_argument("--slow", action="store_true",
                        help=f"also {' and '.join(SLOW)}")
    parser.add_argument("--write", action="store_true",
                        help="write the page on costs and its chart, with --slow")
    parser.add_argument("--figures", type=argparse.FileType(), default=None,
                        help="lines printed earlier, later ones count; no measure")
    arguments = parser.parse_args()
    if unknown := set(arguments.parts) - set(PARTS):
        parser.error(f"there is no {', '.join(unknown)}, only {', '.join(PARTS)}")
    if arguments.figures:
        read(arguments.figures)
    else:
        left_out = () if arguments.slow or arguments.write else SLOW
        measure(arguments.parts or [part for part in PARTS if part not in left_out],
                [arguments.speed] if arguments.speed else
                [speed for speed in SPEEDS if speed not in left_out])
    if arguments.write:
        from page import write

        write(figures)
    print(f"\n{table(figures)}")


def read(lines):
    for line in lines:
        match line.split():
            case [name, value, unit] if name.startswith("web."):
                figures.append((name, float(value), unit))


def measure(parts, speeds):
    for name in SIZES:
        report(f"web.size.{name}.gzip", size(name), "KiB")
    with chromium() as browser:
        report("web.chromium", int(browser.version.split(".")[0]), "version")
        for prefix in speeds:
            slowdown, rounds = SPEEDS[prefix]
            for part in parts:
                PARTS[part](browser, prefix, rounds, slowdown)


if __name__ == "__main__":
    # Ctrl+C stops the benchmark without a traceback.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    main()
