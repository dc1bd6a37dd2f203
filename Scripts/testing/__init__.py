"""What `make test` consists of: `parts.py` lists the parts, `part.py` runs one,
`logs.py` reads what it printed, and `passed.py` knows which parts have passed here."""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
