"""Starts the three browsers that the tests drive, without network access.

The browsers come from the distribution's packages. The tests run the browsers that
users have installed. The drivers' Python packages are imported only when a browser
starts. A test in one browser must not need another browser's driver.
"""

import contextlib
import glob
import os
import shutil
import signal
import subprocess
import sys
import tempfile

# Nothing listens on this port. Every network request fails at once.
DEAD_PROXY = "http://127.0.0.1:9"

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",  # Chromium refuses to run as root with a sandbox.
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Send all requests except local requests to the dead proxy.
    "--proxy-server=" + DEAD_PROXY,
    "--proxy-bypass-list=127.0.0.1;localhost",
]

SHELL_ARGUMENTS = [
    # A frame stays when its document changes. A page then opens in two thirds of the
    # time, and notices nothing.
    "--enable-features=RenderDocument:level/crashed-frame",
]

FIREFOX_PREFERENCES = {
    # Send all requests except local requests to the dead proxy.
    "network.proxy.type": 1,
    "network.proxy.http": "127.0.0.1",
    "network.proxy.http_port": 9,
    "network.proxy.ssl": "127.0.0.1",
    "network.proxy.ssl_port": 9,
    # Without the history and the icons, a page opens in two thirds of the time.
    "places.history.enabled": False,
    "browser.chrome.site_icons": False,
}


#: After so many seconds the tests say that a browser, its driver or a display hasn't
#: started, and after so many more they give up. A machine that has just started, and
#: builds beside, takes over 20 for Firefox.
STARTING, PATIENCE = 20, 100


class MissingTool(Exception):
    """Raised if a program or package for a test is missing, or doesn't start."""


def say(text):
    """Prints a line at once. pytest would show it only after a failure, so conftest.py
    prints around its capture."""
    print(text, file=sys.stderr, flush=True)


@contextlib.contextmanager
def in_time(name):
    """Says if what is in the block takes longer than `STARTING`, and raises `MissingTool`
    after `PATIENCE` more. Whatever the block waits for, it stops, because the alarm
    interrupts the main thread."""
    waits = iter([STARTING, STARTING + PATIENCE])

    def late(*_):
        waited = next(waits)
        if waited > STARTING:
            raise MissingTool(f"{name} has not started after {waited} s")
        say(f"{name} has not started after {waited} s; waiting up to {PATIENCE} s more")
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, STARTING)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def python_package(name):
    return f"the Python package {name} is missing: pip install {name}"


def tool(variable, *candidates):
    """Returns the program given in the environment variable `variable`. Without that
    variable, the function returns the first candidate that exists. A candidate is a
    name or a pattern."""
    named = os.environ.get(variable)
    for candidate in [named] if named else candidates:
        program = shutil.which(candidate)
        if program:
            return program
        programs = sorted(glob.glob(candidate))
        if programs:
            return programs[-1]
    raise MissingTool(
        f"{named or candidates[0]} is missing: install it, or name it in {variable}"
    )


@contextlib.contextmanager
def chromium(*shells):
    """A headless Chromium, as a Playwright `Browser`. The first of `shells` that is
    installed replaces the whole browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise MissingTool(python_package("playwright")) from None
    program = tool("CHROMIUM", *shells, "chromium")
    with sync_playwright() as playwright:
        with in_time(program):
            browser = playwright.chromium.launch(
                executable_path=program,
                args=CHROMIUM_ARGUMENTS + (SHELL_ARGUMENTS if shells else []))
        try:
            yield browser
        finally:
            browser.close()


def chromium_shell():
    """Chromium without the parts that draw tabs and toolbars, because a page then takes
    half the processor time. Tests with a window use the whole browser."""
    return chromium("chromium-headless-shell")


@contextlib.contextmanager
def display():
    """Starts an X server on a free display number."""
    program = tool("XVFB", "Xvfb")
    read, write = os.pipe()
    server = subprocess.Popen(
        [program, "-displayfd", str(write), "-screen", "0", "1280x1024x24",
         # The server would reset when its last program ends, and refuse the next one.
         "-noreset", "-nolisten", "tcp"],
        pass_fds=[write], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with in_time(program), os.fdopen(read) as answer:
            # The X server writes its display number when it's ready for clients.
            number = answer.readline().strip()
        if not number:
            raise MissingTool(f"{program} does not start")
        yield ":" + number
    finally:
        server.terminate()
        server.wait()


def keyboard(display_name):
    """Returns a function that sends real keys to a display with xdotool."""
    program = tool("XDOTOOL", "xdotool")
    environment = dict(os.environ, DISPLAY=display_name)

    def run(*arguments):
        return subprocess.run(
            [program, *arguments], env=environment, capture_output=True, text=True,
        ).stdout.split()

    return run


@contextlib.contextmanager
def webkit():
    """Starts WebKitGTK's MiniBrowser on a separate display. Yields a Selenium
    driver."""
    try:
        from selenium import webdriver
        from selenium.webdriver.webkitgtk.service import Service
    except ImportError:
        raise MissingTool(python_package("selenium")) from None
    driver_program = tool("WEBKIT_DRIVER", "WebKitWebDriver")
    browser_program = tool(
        "MINIBROWSER",
        "MiniBrowser",
        "/usr/lib/*/webkit2gtk-4.*/MiniBrowser",
        "/usr/libexec/webkit2gtk-4.*/MiniBrowser",
    )
    with display() as name:
        environment = dict(
            os.environ, DISPLAY=name, GDK_BACKEND="x11", NO_AT_BRIDGE="1",
            LIBGL_ALWAYS_SOFTWARE="1", WEBKIT_DISABLE_DMABUF_RENDERER="1",
        )
        options = webdriver.WebKitGTKOptions()
        options.binary_location = browser_program
        options.add_argument("--automation")
        options.add_argument("--proxy=" + DEAD_PROXY)
        options.add_argument("--ignore-host=127.0.0.1")
        options.add_argument("--ignore-host=localhost")
        options.set_capability("unhandledPromptBehavior", "dismiss")
        service = Service(driver_program, env=environment, log_output=subprocess.DEVNULL)
        with in_time(f"{browser_program} with {driver_program}"):
            driver = webdriver.WebKitGTK(options=options, service=service)
        try:
            yield driver
        finally:
            driver.quit()


@contextlib.contextmanager
def firefox(display_name=None):
    """Starts Firefox without a window, or with a window on a display. Yields Mozilla's
    driver."""
    try:
        from marionette_driver.marionette import Marionette
    except ImportError:
        raise MissingTool(python_package("marionette_driver")) from None
    program = tool("FIREFOX", "firefox-esr", "firefox")
    with tempfile.TemporaryDirectory() as folder:
        with in_time(program):
            driver = Marionette(
                bin=program, port=0, headless=not display_name, workspace=folder,
                gecko_log=folder, prefs=FIREFOX_PREFERENCES,
                app_args=["--display=" + display_name] if display_name else None)
        try:
            with in_time(program):
                driver.start_session({"unhandledPromptBehavior": "dismiss"})
            # Drawing the toolbars would double the time that a page takes to open.
            with driver.using_context("chrome"):
                driver.execute_script(
                    "document.getElementById('navigator-toolbox').hidden = true")
            yield driver
        finally:
            driver.cleanup()
