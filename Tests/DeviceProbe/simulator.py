"""Picks a simulator from the output of `xcrun simctl list devices available -j`. An iOS
version and a part of the name determine the simulator. The version is the newest, the
oldest or a given one."""

import json
import re
import sys

RUNTIME = re.compile(r"SimRuntime\.iOS-(\d+)-(\d+)")


def choose(listed, version, name):
    """Returns the simulator's identifier and a name to print. Returns None if no
    simulator matches."""
    found = [((int(runtime[1]), int(runtime[2])), device)
             for key, devices in listed["devices"].items()
             if (runtime := RUNTIME.search(key))
             for device in devices if name in device["name"]]
    found.sort(key=lambda one: one[0], reverse=version != "oldest")
    for (major, minor), device in found:
        if version in ("newest", "oldest", f"{major}", f"{major}.{minor}"):
            return device["udid"], f"iOS {major}.{minor}, {device['name']}"
    return None


if __name__ == "__main__":
    _, version, name = sys.argv
    chosen = choose(json.load(sys.stdin), version, name)
    if chosen is None:
        raise SystemExit(f"probe: no simulator of iOS {version}, {name}")
    print(*chosen, sep="\t")
