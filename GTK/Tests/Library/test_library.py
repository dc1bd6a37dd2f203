"""Tests the GTK adapter's C library: its size, its examples and its calls. Real
keys drive the examples. The calls run under AddressSanitizer. The tests need a
display, such as Xvfb."""

import os
import pathlib
import re
import select
import shlex
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples" / "GTK"
#: The C compiler of the Swift toolchain.
CLANG = pathlib.Path(shutil.which("swiftc")).resolve().with_name("clang")
NAME = "libfield-navigation-gtk.so.0"
#: The largest allowed size in bytes. Forms of dialogs, the innermost navigator and choices
#: in drop-downs take 23 KB.
LARGEST = 190_000


def output(*command, **variables):
    result = subprocess.run(
        command, cwd=ROOT, env=os.environ | variables, capture_output=True, text=True,
        timeout=300)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout + result.stderr


def build(folder, *sanitizer):
    output("GTK/library.sh", str(folder), *sanitizer)
    return folder


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    return build(tmp_path_factory.mktemp("library"))


def compiled(source, program, library, *flags):
    """Builds a C program with the flags from pkg-config, as the header recommends."""
    wanted = output("pkg-config", "--cflags", "--libs", "field-navigation-gtk",
                    PKG_CONFIG_PATH=str(library / "lib" / "pkgconfig"))
    output(str(CLANG), "-Wall", "-Werror", "-fuse-ld=lld", *flags, str(source), "-o",
           str(program), *shlex.split(wanted), "-lm")
    return program


def test_the_library_is_small_and_needs_no_swift(library):
    file = library / "lib" / NAME
    size = file.stat().st_size
    print(f"{NAME}: {size} bytes")
    assert size <= LARGEST
    needed = re.findall(r"NEEDED.*\[(.*)\]", output("readelf", "-d", str(file)))
    assert "libgtk-4.so.1" in needed
    assert not [name for name in needed if "swift" in name.lower()]


def test_the_library_has_the_functions_of_its_header(library):
    header = (library / "include" / "field_navigation.h").read_text()
    without_comments = re.sub(r"/\*.*?\*/", "", header, flags=re.DOTALL)
    declared = re.findall(r"(field_navigation_\w+) \(", without_comments)
    symbols = output("readelf", "--dyn-syms", "-W", str(library / "lib" / NAME))
    exported = re.findall(r"GLOBAL +\w+ +\d+ (\w+)$", symbols, re.MULTILINE)
    assert sorted(exported) == sorted(declared)


@pytest.mark.parametrize("language", ["C", "Python"])
def test_return_moves_through_the_form_of_each_example(language, library, tmp_path):
    if language == "C":
        program = tmp_path / "signup"
        command = [compiled(EXAMPLES / "C" / "signup.c", program, library)]
    else:
        # Debian's Python has PyGObject, which the example needs.
        command = ["/usr/bin/python3", EXAMPLES / "Python" / "signup.py"]
    app = subprocess.Popen(
        command, env=os.environ | {"LD_LIBRARY_PATH": str(library / "lib")},
        stdout=subprocess.PIPE, text=True)
    try:
        window = output("timeout", "20", "xdotool", "search", "--sync",
                        "--onlyvisible", "--name", "Sign up").strip()
        # Without a window manager, a new window gets no keyboard focus.
        output("xdotool", "windowfocus", "--sync", window)
        for text in ("Ada", "secret", "Paris"):
            output("xdotool", "type", text)
            output("xdotool", "key", "Return")
        ready, _, _ = select.select([app.stdout], [], [], 20)
        assert ready, "the last Return did not sign up"
        assert app.stdout.readline() == "Ada, ada@example.com, 6 letters, Paris\n"
    finally:
        app.kill()
        app.wait()


def test_detaching_takes_no_longer_the_more_navigations_there_are(library, tmp_path):
    many = compiled(pathlib.Path(__file__).with_name("many.c"), tmp_path / "many", library)
    said = output(str(many), LD_LIBRARY_PATH=str(library / "lib"),
                  FIELDNAVIGATION_WARNINGS="off")
    print(said)
    # It took 7.6 seconds while each detached navigation was searched for. Now it takes
    # less than 0.1.
    assert float(re.search(r"5000 detached in ([\d.]+) s", said)[1]) < 1


def test_the_library_leaks_nothing_under_address_sanitizer(tmp_path):
    library = build(tmp_path / "library", "address")
    calls = compiled(pathlib.Path(__file__).with_name("calls.c"), tmp_path / "calls",
                     library, "-g", "-fsanitize=address")
    # GTK and fontconfig leak memory. Only stacks that contain the library
    # count. Only the slow unwinder finds GTK's functions in the stacks. The
    # program draws with Cairo, because this unwinder hangs while OpenGL
    # compiles shaders.
    said = output(
        str(calls), LD_LIBRARY_PATH=str(library / "lib"), GSK_RENDERER="cairo",
        G_SLICE="always-malloc",
        ASAN_OPTIONS="fast_unwind_on_malloc=0", LSAN_OPTIONS="exitcode=0")
    leaks = re.split(r"\n\n", said)
    assert not [leak for leak in leaks if NAME in leak]
    grown = int(re.search(r"(-?\d+) bytes more after 1000 times", said)[1])
    # One leaked object per call would add at least 16,000 bytes.
    assert grown < 10_000
