#!/usr/bin/env python3
"""Run the windows NN-name.py with real keys (XTest), with or without the library.

    harness.py without|with [--library PATH] [--show] [--animations] [FILE or DIR ...]

Needs DISPLAY, GTK 4.18, libadwaita 1.7, PyGObject, libX11 and libXtst; no window
manager (the harness gives the newest toplevel the X focus, as one would).
Each window runs in its own process. --show prints what happens, and checks nothing.
A step is (verb, argument, expectation):
  ("key", "Return" | "shift+Tab" | "ctrl+period" ...)   a press and a release
  ("type", "text")                                       the same, for every letter
  ("do", name)                                           ACTIONS[name]()
  ("focus", name)                                        names[name].grab_focus()
  ("wait", seconds)                                      where GTK needs time and shows nothing
An expectation has any of
  "focus": the innermost of the names around the focus widget; None if there is none
  "log":   the whole log so far
  "text":  {name: text}
It has to hold within 3 s, and still some frames later.
"""
import argparse
import ctypes
import glob
import importlib.util
import os
import subprocess
import sys
import time
import warnings

PATIENCE = 3.0
# Frames are counted, not milliseconds, because a busy machine draws fewer in that time.
STILL = 4
# A new dialog moves focus once more, some frames after it is shown.
SHOWN = 18
KEEP = []  # callbacks that ctypes would drop


def load_attach(path):
    """`attach(widget, on_finish)` of the library at `path`, as FromCAndPython.md has it."""
    library = ctypes.CDLL(path or "libfield-navigation-gtk.so.0")
    library.field_navigation_attach.argtypes = [ctypes.c_void_p]
    library.field_navigation_attach.restype = ctypes.c_void_p
    # FromCAndPython.md shows the four arguments, but not the callback's own: taken to be
    # the data alone. (A second one would be ignored on x86-64 and arm64.)
    finish = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
    library.field_navigation_set_finish_callback.argtypes = [
        ctypes.c_void_p, finish, ctypes.c_void_p, ctypes.c_void_p]
    library.field_navigation_set_finish_callback.restype = None

    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
    pointer.restype = ctypes.c_void_p

    def attach(widget, on_finish=None):
        navigation = library.field_navigation_attach(pointer(widget.__gpointer__, None))
        assert navigation, "field_navigation_attach returned NULL"
        if on_finish is not None:
            callback = finish(lambda data: on_finish())
            KEEP.append(callback)
            library.field_navigation_set_finish_callback(navigation, callback, None, None)
        return navigation

    return attach


class Keyboard:
    """Keys through XTest on a separate connection."""

    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XOpenDisplay.argtypes = [ctypes.c_char_p]
        self.x.XStringToKeysym.restype = ctypes.c_ulong
        self.x.XStringToKeysym.argtypes = [ctypes.c_char_p]
        self.x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self.x.XKeysymToKeycode.argtypes = [ctypes.c_void_p, ctypes.c_ulong]
        self.x.XkbKeycodeToKeysym.restype = ctypes.c_ulong
        self.x.XkbKeycodeToKeysym.argtypes = [
            ctypes.c_void_p, ctypes.c_ubyte, ctypes.c_int, ctypes.c_int]
        self.x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
        self.x.XSetInputFocus.argtypes = [
            ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
        self.test.XTestFakeKeyEvent.argtypes = [
            ctypes.c_void_p, ctypes.c_uint, ctypes.c_int, ctypes.c_ulong]
        self.display = self.x.XOpenDisplay(None)
        assert self.display, "no display"
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(
            lambda display, error: 0)
        self.x.XSetErrorHandler(self.ignore)

    def fake(self, code, down):
        self.test.XTestFakeKeyEvent(self.display, code, down, 0)

    def press(self, chord):
        *modifiers, name = chord.split("+")
        names = {"shift": b"Shift_L", "ctrl": b"Control_L", "alt": b"Alt_L"}
        held = [self.x.XKeysymToKeycode(self.display, self.x.XStringToKeysym(names[m]))
                for m in modifiers]
        self.stroke(self.x.XStringToKeysym(name.encode()), held)

    def stroke(self, keysym, held=()):
        code = self.x.XKeysymToKeycode(self.display, keysym)
        assert keysym and code, "no key for %x" % keysym
        held = list(held)
        if (self.x.XkbKeycodeToKeysym(self.display, code, 0, 0) != keysym
                and self.x.XkbKeycodeToKeysym(self.display, code, 0, 1) == keysym):
            held.append(self.x.XKeysymToKeycode(
                self.display, self.x.XStringToKeysym(b"Shift_L")))
        for modifier in held:
            self.fake(modifier, 1)
        self.fake(code, 1)
        self.fake(code, 0)
        for modifier in reversed(held):
            self.fake(modifier, 0)
        self.x.XSync(self.display, 0)

    def focus(self, xid):
        self.x.XSetInputFocus(self.display, xid, 2, 0)
        self.x.XSync(self.display, 0)


class Run:
    def __init__(self, path, mode, options):
        import gi
        gi.require_version("Gtk", "4.0")
        gi.require_version("Adw", "1")
        gi.require_version("GdkX11", "4.0")
        from gi.repository import Adw, Gdk, GdkX11, Gio, GLib, Gtk
        self.Gdk, self.Gtk, self.GdkX11 = Gdk, Gtk, GdkX11
        self.loop = GLib.MainContext.default()
        spec = importlib.util.spec_from_file_location("window_under_test", path)
        self.module = importlib.util.module_from_spec(spec)
        self.module.attach = None
        spec.loader.exec_module(self.module)
        app = Adw.Application(application_id="org.example.Windows",
                              flags=Gio.ApplicationFlags.NON_UNIQUE)
        app.register(None)
        Gtk.Settings.get_default().set_property(
            "gtk-enable-animations", options.animations)
        self.keyboard = Keyboard()
        self.attached = []
        self.module.attach = None
        if mode == "with":
            real = load_attach(options.library)

            def attach(widget, on_finish=None):
                self.attached.append(widget)
                return real(widget, on_finish)
            self.module.attach = attach
        self.log = []
        self.raised = []
        sys.excepthook = lambda kind, value, trace: (
            self.raised.append(repr(value)), sys.__excepthook__(kind, value, trace))
        self.window, self.names = self.module.build(app, self.log)
        self.steps = self.module.WITH if mode == "with" else self.module.WITHOUT
        self.show = options.show
        self.mapped = []
        self.window.present()
        self.wait(lambda: self.window.is_active(), 5)
        assert self.window.is_active(), "the window never became active"
        self.draw(STILL)

    # The main loop, and what a window manager does: the newest toplevel has focus.
    def iterate(self):
        busy = False
        while self.loop.pending():
            self.loop.iteration(False)
            busy = True
        shown = [w for w in self.Gtk.Window.list_toplevels() if w.get_mapped()]
        self.mapped = [w for w in self.mapped if w in shown]
        self.mapped += [w for w in shown if w not in self.mapped]
        if self.mapped and not self.mapped[-1].is_active():
            surface = self.mapped[-1].get_surface()
            if surface is not None and surface.get_mapped():
                self.keyboard.focus(self.GdkX11.X11Surface.get_xid(surface))
        if not busy:
            time.sleep(0.002)

    def spin(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.iterate()

    def wait(self, condition, seconds):
        end = time.monotonic() + seconds
        while not condition() and time.monotonic() < end:
            self.iterate()

    def draw(self, frames):
        """Waits until GTK has drawn so many frames of the newest toplevel."""
        end = time.monotonic() + PATIENCE
        clock, drawn = None, 0
        while frames and time.monotonic() < end:
            self.iterate()
            newest = self.mapped[-1].get_frame_clock() if self.mapped else None
            if newest is None:
                return  # the last toplevel has closed
            if newest == clock and newest.get_frame_counter() == drawn:
                continue
            frames -= newest == clock
            clock, drawn = newest, newest.get_frame_counter()
            clock.request_phase(self.Gdk.FrameClockPhase.PAINT)

    # What is so now
    def focus(self):
        widget = self.mapped[-1].get_focus() if self.mapped else None
        while widget is not None:
            for name, candidate in self.names.items():
                if candidate is widget or candidate == widget:
                    return name
            widget = widget.get_parent()
        return None

    def text(self, name):
        widget = self.names[name]
        if isinstance(widget, self.Gtk.TextView):
            buffer = widget.get_buffer()
            return buffer.get_text(buffer.get_start_iter(), buffer.get_end_iter(), True)
        return widget.get_text()

    def state(self, keys):
        got = {}
        for key in keys:
            if key == "focus":
                got[key] = self.focus()
            elif key == "log":
                got[key] = list(self.log)
            else:
                got[key] = {n: self.text(n) for n in keys[key]}
        return got

    def perform(self, verb, argument):
        if verb == "key":
            self.keyboard.press(argument)
        elif verb == "type":
            for letter in argument:
                self.keyboard.stroke(ord(letter))
        elif verb == "do":
            self.module.ACTIONS[argument]()
            self.draw(SHOWN)
        elif verb == "focus":
            self.names[argument].grab_focus()
        elif verb == "wait":
            self.spin(argument)
        else:
            raise ValueError(verb)

    def run(self):
        bad = 0
        for number, (verb, argument, expected) in enumerate(self.steps, 1):
            self.perform(verb, argument)
            if self.show:
                self.spin(0.35)
                now = self.state({"focus": 0, "log": 0, "text": expected.get("text", {})})
                widget = self.mapped[-1].get_focus()
                mark = "" if self.state(expected) == expected else "   <-- expected %r" % expected
                print("  %2d %-5s %-12s focus=%s (%s) log=%s %s%s" % (
                    number, verb, str(argument), now["focus"], type(widget).__name__,
                    now["log"], now["text"] or "", mark))
                continue
            self.wait(lambda: self.state(expected) == expected, PATIENCE)
            self.draw(STILL)
            got = self.state(expected)
            if got != expected:
                bad += 1
                print("  step %d %s %s\n    expected %r\n    got      %r" % (
                    number, verb, argument, expected, self.state({"focus": 0, "log": 0,
                                                    "text": expected.get("text", {})})))
                break  # what follows would only repeat it
        if self.module.attach:
            wanted = len(self.module.ATTACH)
            places = {n for n, w in self.names.items() if w in self.attached}
            if self.window in self.attached:
                places.add("window")
            missing = {n for n, _ in self.module.ATTACH} - places
            if missing and not bad:
                print("  never attached: %s (of %d)" % (sorted(missing), wanted))
        if self.raised:
            bad += 1
            print("  raised", self.raised)
        return bad


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mode", choices=["with", "without"])
    parser.add_argument("paths", nargs="*")
    parser.add_argument("--library")
    parser.add_argument("--show", action="store_true")
    parser.add_argument("--animations", action="store_true")
    parser.add_argument("--one", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        warnings.simplefilter("ignore", DeprecationWarning)  # X11Surface.get_xid
        bad = Run(options.paths[0], options.mode, options).run()
        sys.stdout.flush()
        os._exit(1 if bad else 0)
    paths = []
    for path in options.paths or [os.path.dirname(os.path.abspath(__file__))]:
        paths += sorted(glob.glob(path + "/[0-9]*.py")) if os.path.isdir(path) else [path]
    failed = []
    for path in paths:
        command = [sys.executable, os.path.abspath(__file__), options.mode, "--one", path]
        for name in ("show", "animations"):
            command += ["--" + name] if getattr(options, name) else []
        command += ["--library", options.library] if options.library else []
        try:
            result = subprocess.run(command, capture_output=True, text=True, timeout=180)
            out, code = result.stdout + result.stderr, result.returncode
        except subprocess.TimeoutExpired as error:
            out, code = "timeout\n%s" % error.stdout, 1
        print(("ok     " if code == 0 else "FAILED ") + os.path.basename(path))
        if out.strip():
            print(out.rstrip())
        if code:
            failed.append(path)
    if failed:
        print("%d failed" % len(failed))
    print("%d passed" % (len(paths) - len(failed)))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
