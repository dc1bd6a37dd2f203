"""Fixtures that serve each app once. The fixtures play journeys with and without the
adapter."""

import shutil

import pytest

from environments import APPS, FOLDER, NotInstalled
from servers import serving
from visit import Visit, compare, new_context, stray_labels

from browsers import MissingTool, chromium_shell

#: The maximum number of attempts at a journey. The attempts stop when both visits
#: agree.
TRIES = 3
#: A row per journey, with app, page, presses of Enter, moves and differences.
ROWS = []


@pytest.fixture(scope="session")
def browser():
    try:
        with chromium_shell() as running:
            yield running
    except MissingTool as error:
        pytest.fail(str(error), pytrace=False)


class App:
    #: JavaScript that waits until the server has answered all the page's messages.
    answered = None

    def __init__(self, name, browser, words):
        self.name = name
        self.address, *self.words = words
        self.contexts = [new_context(browser, has_adapter) for has_adapter in (False, True)]

    def start_state(self):
        """Restores the server's state. Returns the cookies for a run."""
        return []

    def play(self, journey, **options):
        """Returns two visits. Only the second visit has the adapter."""
        visits = []
        for context in self.contexts:
            visit = Visit(context, self.address, self.start_state(**options), self.answered)
            visits.append(visit)
            try:
                journey(visit)
            except Exception as error:
                # The journey must complete without the adapter. A failure with the
                # adapter counts as a difference.
                if len(visits) == 1:
                    raise
                visit.stop(error)
            finally:
                visit.close()
        return visits

    def check(self, journey, **options):
        """Plays a journey, adds its row to the table, and fails on differences."""
        row = [APPS[self.name], journey.__name__.replace("_", " ")]
        # Some pages have race conditions even without the adapter. For example, a menu
        # may open too late for a key press. Differences from such races vary from run
        # to run. A difference that the adapter causes appears in every run.
        for _ in range(TRIES):
            try:
                native, adapted = self.play(journey, **options)
            except BaseException:
                ROWS.append([*row, "", "", "not played"])
                raise
            differences = compare(native, adapted)
            labels = stray_labels(native, adapted)
            if not differences + labels:
                break
        ROWS.append([
            *row, sum(len(step.presses) for step in native.steps),
            sum(step.moves for step in native.steps), len(differences) + len(labels)])
        assert not differences + labels, "\n".join(differences + labels)


class Django(App):
    def start_state(self, logged_in=True):
        data = FOLDER / "django-data"
        shutil.copy(data / "start.sqlite3", data / "library.sqlite3")
        return [("sessionid", self.words[0])] if logged_in else []


class NiceGUI(App):
    # The server answers messages on one socket in order.
    answered = """() => new Promise((resolve) => {
      window.echoes = (window.echoes ?? 0) + 1;
      const sent = `echo ${window.echoes}`;
      emitEvent("echo", sent);
      const look = () => window.echoed === sent ? resolve() : requestAnimationFrame(look);
      look();
    })"""


def app_fixture(name, kind):
    @pytest.fixture(scope="session", name=name)
    def fixture(browser):
        try:
            with serving(name) as words:
                yield kind(name, browser, words)
        except (NotInstalled, MissingTool) as error:
            pytest.fail(str(error), pytrace=False)

    return fixture


django = app_fixture("django", Django)
nicegui = app_fixture("nicegui", NiceGUI)
dash = app_fixture("dash", App)


def pytest_terminal_summary(terminalreporter):
    if not ROWS:
        return
    rows = [["app", "page", "presses", "moves", "differences"], *ROWS]
    widths = [max(len(str(row[column])) for row in rows) for column in range(5)]
    terminalreporter.write_line("")
    for row in rows:
        terminalreporter.write_line("  ".join(
            str(cell).ljust(width) for cell, width in zip(row, widths)).rstrip())
