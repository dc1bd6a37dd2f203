"""A plugin for pytest. It switches planted faults on in the built adapter, chooses the
order of the tests, and records them."""

import faulthandler
import json
import os
import pathlib
import shutil
import tempfile
import time

import driving
import pytest


def pytest_configure(config):
    folder = tempfile.TemporaryDirectory()
    config.add_cleanup(folder.cleanup)
    driving.DIST = switched(driving.DIST, pathlib.Path(folder.name, "dist"),
                            os.environ["FAULT"])


def switched(dist, folder, numbers):
    """Copies the built adapter. In the copy, the faults are on."""
    shutil.copytree(dist, folder)
    for script in folder.glob("*.js"):
        script.write_text(script.read_text().replace("-2718281", numbers or "-1"))
    return folder


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    """Puts the files with the fastest tests first. The tests of a file keep their order,
    because some of them share a page."""
    order = {name: at for at, name in enumerate(json.loads(os.environ["ORDER"]))}
    items.sort(key=lambda item: order.get(item.path.name, 0))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    record("started", item.nodeid)
    # A fault can cause an endless loop in the page. Playwright would wait for its end.
    faulthandler.dump_traceback_later(float(os.environ["PATIENCE"]), exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


def pytest_runtest_logreport(report):
    if report.failed:
        record("failed", report.nodeid)
    elif report.when == "teardown":
        record("ended", report.nodeid)


def record(kind, test):
    with open(os.environ["EVENTS"], "a") as file:
        print(json.dumps([kind, test, time.monotonic()]), file=file)
