"""Finds the faults that can be planted in JavaScript sources."""

import json
import os
import pathlib
import subprocess

from faults import Edit, Fault, Site

SCRIPT = pathlib.Path(__file__).with_suffix(".js")


def find(texts):
    """Returns the sites of each text."""
    # Node finds TypeScript in Debian's folder. Node itself may come from elsewhere.
    done = subprocess.run(
        ["node", SCRIPT], input=json.dumps(list(texts)), capture_output=True,
        text=True,
        env=os.environ | {"NODE_PATH": "/usr/share/nodejs"})
    if done.returncode:
        raise SystemExit(f"the scripts can't be read:\n{done.stderr}")
    return [sorted((site(values) for values in sites),
                   key=lambda one: (one.faults[0].start, one.faults[0].end))
            for sites in json.loads(done.stdout)]


def site(values):
    return Site([Fault(**fault) for fault in values["faults"]],
                [Edit(**edit | {"rank": tuple(edit["rank"])})
                 for edit in values["edits"]])
