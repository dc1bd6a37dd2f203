"""Tests the GTK adapter's C library as a packager and its users meet it: an ordinary
user builds it, root installs it, and apps in C, Python, JavaScript and Vala use it.
Real keys drive the examples. The calls run under AddressSanitizer. The tests need a
display, such as Xvfb."""

import os
import pathlib
import re
import select
import shlex
import shutil
import subprocess
import tempfile
import types

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXAMPLES = ROOT / "Examples" / "GTK"
HERE = pathlib.Path(__file__).parent
#: The C compiler of the Swift toolchain.
CLANG = pathlib.Path(shutil.which("swiftc")).resolve().with_name("clang")
NAME = "libfield-navigation-gtk.so"
#: The largest allowed size in bytes, without debug information.
LARGEST = 270_000
#: Folders of a Debian package. The library is in a folder for the processor.
PLACES = {"PREFIX": "/usr", "LIBDIR": "/usr/lib/x86_64-linux-gnu"}
IS_ROOT = os.getuid() == 0
#: Tools that an installation must not run.
UNWANTED = ("swift", "swiftc", "clang", "cc", "pkg-config", "apt-get", "g-ir-scanner")


def run(*command, user=False, folder=ROOT, **variables):
    # `nobody` builds if the tests run as root, because packages are built by users.
    as_user = {"user": 65534, "group": 65534, "extra_groups": []} if user else {}
    return subprocess.run(
        command, cwd=folder, env=os.environ | variables, capture_output=True, text=True,
        timeout=300, **as_user if IS_ROOT else {})


def output(*command, **options):
    result = run(*command, **options)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout + result.stderr


def files(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*")
                  if path.is_symlink() or not path.is_dir())


@pytest.fixture(scope="session")
def shared():
    """A folder that all users can read, as pytest's folders aren't."""
    with tempfile.TemporaryDirectory(prefix="field-navigation-") as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        yield folder


@pytest.fixture(scope="session")
def sources(shared):
    """The sources in a folder of an ordinary user."""
    folder = shared / "sources"
    for name in ("GTK", "Scripts", "Sources"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(
            ".build", "Links", "Tests"))
    for name in ("LICENSE", "Makefile", "Package.swift"):
        shutil.copy(ROOT / name, folder)
    if IS_ROOT:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, 65534, 65534)
    return folder


@pytest.fixture(scope="session")
def installing(tmp_path_factory):
    """The environment of an installation: no compiler, and tools that record calls."""
    tools = tmp_path_factory.mktemp("tools")
    called = tools / "called"
    for name in (*UNWANTED, "ldconfig"):
        (tools / name).write_text(f'#!/bin/sh\necho {name} >>"{called}"\n')
        (tools / name).chmod(0o755)
    return types.SimpleNamespace(
        called=lambda: called.read_text().split() if called.exists() else [],
        variables={"PATH": f"{tools}:/usr/bin:/bin:/usr/sbin:/sbin"})


def test_installing_before_building_names_the_command(sources, installing, tmp_path):
    done = run("make", "install-gtk", f"DESTDIR={tmp_path}", folder=sources,
               **installing.variables)
    assert done.returncode != 0
    assert "there is no library yet; run: make gtk-library" in done.stderr
    assert not files(tmp_path)


def test_building_asks_only_for_what_compiling_needs(sources, shared):
    tools = shared / "tools"
    tools.mkdir()
    for name in ("sh", "dirname", "grep", "head", "id", "uname"):
        (tools / name).symlink_to(shutil.which(name))
    (tools / "swift").write_text("#!/bin/sh\necho Swift version 6.3\n")
    (tools / "swift").chmod(0o755)
    done = run("Scripts/setup.sh", "gtk", "introspection", user=True, folder=sources,
               PATH=str(tools))
    assert done.returncode == 1
    assert done.stderr == (
        "field-navigation: missing packages; run: sudo apt-get update && sudo"
        " apt-get install -y --no-install-recommends pkg-config libgtk-4-dev"
        " gobject-introspection libgirepository1.0-dev valac\n")


@pytest.fixture(scope="session")
def built(sources):
    output("make", "gtk-library", user=True, folder=sources, HOME=str(sources),
           CFLAGS="-O2 -g -fdebug-macro",
           LDFLAGS="-Wl,--hash-style=both")
    return sources


@pytest.fixture(scope="session")
def library(built, installing, tmp_path_factory):
    """The folder that apps get the library from."""
    prefix = tmp_path_factory.mktemp("usr")
    output("make", "install-gtk", f"PREFIX={prefix}", folder=built,
           **installing.variables)
    return prefix


def app_variables(library):
    return {"LD_LIBRARY_PATH": str(library / "lib"),
            "GI_TYPELIB_PATH": str(library / "lib/girepository-1.0"),
            "PKG_CONFIG_PATH": str(library / "lib/pkgconfig"),
            "G_DEBUG": "fatal-criticals"}


def test_root_installs_what_a_user_has_built_and_removes_all_of_it(
        built, installing, tmp_path):
    before = installing.called()
    places = [f"{name}={value}" for name, value in PLACES.items()]
    output("make", "install-gtk", f"DESTDIR={tmp_path}", *places, folder=built,
           **installing.variables)
    lib = "usr/lib/x86_64-linux-gnu"
    assert files(tmp_path) == sorted([
        "usr/include/field_navigation.h", "usr/include/field_navigation_navigator.h",
        f"{lib}/{NAME}", f"{lib}/{NAME}.0", f"{lib}/{NAME}.0.1.0",
        f"{lib}/pkgconfig/field-navigation-gtk.pc",
        f"{lib}/girepository-1.0/FieldNavigation-0.typelib",
        "usr/share/gir-1.0/FieldNavigation-0.gir",
        "usr/share/vala/vapi/field-navigation-gtk.deps",
        "usr/share/vala/vapi/field-navigation-gtk.vapi",
        "usr/share/doc/field-navigation-gtk/FromCAndPython.md",
        "usr/share/doc/field-navigation-gtk/LICENSE"])
    assert os.readlink(tmp_path / lib / NAME) == f"{NAME}.0"
    assert os.readlink(tmp_path / lib / f"{NAME}.0") == f"{NAME}.0.1.0"
    modes = {(path.stat().st_mode & 0o777, path.stat().st_uid)
             for path in tmp_path.rglob("*") if path.is_file()}
    assert modes == {(0o644, os.getuid())}
    module = (tmp_path / lib / "pkgconfig/field-navigation-gtk.pc").read_text()
    assert f"prefix=/usr\nlibdir=/{lib}\n" in module
    for path in tmp_path.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            assert str(built).encode() not in content, path
            assert str(tmp_path).encode() not in content, path

    output("make", "uninstall-gtk", f"DESTDIR={tmp_path}", *places, folder=built,
           **installing.variables)
    assert not files(tmp_path)
    # Installing in a folder for a package ran none of the tools.
    assert installing.called() == before


def test_installing_in_the_system_tells_the_linker(built, installing, tmp_path):
    for target in ("install-gtk", "uninstall-gtk"):
        before = installing.called()
        output("make", target, f"PREFIX={tmp_path}", folder=built,
               **installing.variables)
        # Only root can.
        assert installing.called() == before + ["ldconfig"] * IS_ROOT
    assert not files(tmp_path)
    assert not list((tmp_path / "share/doc").iterdir())


def test_the_library_is_small_and_needs_no_swift(library, tmp_path):
    file = library / "lib" / NAME
    output("strip", "-o", str(tmp_path / NAME), str(file))
    size = (tmp_path / NAME).stat().st_size
    print(f"{NAME}: {size} bytes")
    assert size <= LARGEST
    dynamic = output("readelf", "-dW", str(file))
    needed = re.findall(r"NEEDED.*\[(.*)\]", dynamic)
    assert "libgtk-4.so.1" in needed
    assert not [name for name in needed if "swift" in name.lower()]
    assert re.findall(r"SONAME.*\[(.*)\]", dynamic) == [f"{NAME}.0"]
    assert not re.search(r"\((RPATH|RUNPATH|TEXTREL)\)", dynamic)
    assert re.search(r"FLAGS_1.*NOW.*NODELETE", dynamic)


def test_the_library_is_built_with_the_flags_of_a_packager(library):
    file = str(library / "lib" / NAME)
    assert re.search(r"\(HASH\)", output("readelf", "-dW", file))
    sections = output("readelf", "-SW", file)
    for section in (".debug_info", ".debug_mac", ".note.gnu.build-id", ".symtab"):
        assert section in sections


def test_the_library_exports_the_functions_of_its_headers_and_no_others(library):
    declared = []
    for header in (library / "include").glob("*.h"):
        text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.DOTALL)
        # A line that is continued defines a macro.
        text = re.sub(r"#define(.*\\\n)*.*", "", text)
        declared += re.findall(r"\b(field_navigation_\w+) \(", text)
    # A macro declares this function.
    declared.append("field_navigation_navigator_get_type")
    symbols = output("readelf", "--dyn-syms", "-W", str(library / "lib" / NAME))
    # The linker may protect symbols.
    exported = re.findall(
        r"(?:GLOBAL|WEAK) +\w+ +\d+ (\S+)$", symbols, re.MULTILINE)
    assert sorted(exported) == sorted(
        f"{name}@@FIELD_NAVIGATION_0.1" for name in declared)
    # Names with an underscore are private to GLib and GTK.
    wanted = set(re.findall(r"GLOBAL +DEFAULT +UND ([^@\s]+)", symbols))
    assert {name for name in wanted if name.startswith("_")} == {"__stack_chk_fail"}


def compiled(source, program, library, *flags):
    """Builds a C program with the flags from pkg-config, as the header recommends."""
    wanted = output("pkg-config", "--cflags", "--libs", "field-navigation-gtk",
                    PKG_CONFIG_PATH=str(library / "lib" / "pkgconfig"))
    output(str(CLANG), "-Wall", "-Werror", "-fuse-ld=lld", *flags, str(source), "-o",
           str(program), *shlex.split(wanted), "-lm")
    return program


def test_a_former_name_has_its_value_and_a_warning_with_the_new_name(tmp_path):
    names = {"IGNORES_KEYBOARD": "NO_KEYBOARD_AVOIDANCE", "CODE_STAYS": "CODE_NO_ADVANCE"}
    source = tmp_path / "former.c"
    source.write_text("#include <field_navigation.h>\n" + "".join(
        f'_Static_assert(FIELD_NAVIGATION_{old} == FIELD_NAVIGATION_{new}, "");\n'
        for old, new in names.items()))
    flags = output("pkg-config", "--cflags", "gtk4")
    said = output(str(CLANG), "-fsyntax-only", *shlex.split(flags), "-I",
                  str(ROOT / "Sources/FieldNavigationGTKLibrary"), str(source))
    assert [new for new in re.findall(r'replace with "FIELD_NAVIGATION_(\w+)"', said)
            ] == list(names.values())


def example(language, library, folder):
    """Returns the command that runs the example of a language."""
    if language == "C":
        return [compiled(EXAMPLES / "C" / "signup.c", folder / "signup", library)]
    if language == "Vala":
        output("valac", f"--vapidir={library}/share/vala/vapi", "-d", str(folder),
               "--pkg=field-navigation-gtk", "-X", "-fuse-ld=lld", "-X", "-w",
               str(EXAMPLES / "Vala" / "signup.vala"), folder=folder, CC=str(CLANG),
               **app_variables(library))
        return [folder / "signup"]
    if language == "GJS":
        return ["gjs", "-m", EXAMPLES / "GJS" / "signup.js"]
    # Debian's Python has PyGObject, which the example needs.
    return ["/usr/bin/python3", EXAMPLES / "Python" / "signup.py"]


@pytest.mark.parametrize("language", ["C", "Python", "GJS", "Vala"])
def test_return_moves_through_the_form_of_each_example(language, library, tmp_path):
    app = subprocess.Popen(
        example(language, library, tmp_path),
        env=os.environ | app_variables(library), stdout=subprocess.PIPE, text=True)
    try:
        window = output("timeout", "20", "xdotool", "search", "--sync",
                        "--onlyvisible", "--name", "Sign up").strip()
        # Without a window manager, a new window gets no keyboard focus.
        output("timeout", "20", "xdotool", "windowfocus", "--sync", window)
        for text in ("Ada", "secret", "Paris"):
            output("xdotool", "type", text)
            output("xdotool", "key", "Return")
        ready, _, _ = select.select([app.stdout], [], [], 20)
        assert ready, "the last Return did not sign up"
        assert app.stdout.readline() == "Ada, ada@example.com, 6 letters, Paris\n"
    finally:
        app.kill()
        app.wait()


@pytest.mark.parametrize("language", ["Python", "GJS"])
def test_the_class_works_in_languages_that_know_it_by_introspection(language, library):
    script, command = {
        "Python": ("navigator.py", ["/usr/bin/python3"]),
        "GJS": ("navigator.js", ["gjs", "-m"]),
    }[language]
    assert output(*command, str(HERE / script), **app_variables(library)) == "done\n"


def test_detaching_takes_no_longer_the_more_navigations_there_are(library, tmp_path):
    many = compiled(pathlib.Path(__file__).with_name("many.c"), tmp_path / "many", library)
    said = output(str(many), LD_LIBRARY_PATH=str(library / "lib"),
                  FIELDNAVIGATION_WARNINGS="off")
    print(said)
    # It took 7.6 seconds while each detached navigation was searched for. Now it takes
    # less than 0.1.
    assert float(re.search(r"5000 detached in ([\d.]+) s", said)[1]) < 1


def test_the_library_leaks_nothing_under_address_sanitizer(tmp_path):
    library = tmp_path / "library"
    output("GTK/library.sh", str(library), "address", CFLAGS="-O1 -g")
    calls = compiled(HERE / "calls.c", tmp_path / "calls",
                     library, "-g", "-fsanitize=address")
    # GTK and fontconfig leak memory. Only stacks that contain the library count.
    # With symbols, a stack would name sources instead of libraries. Only the slow
    # unwinder finds GTK's functions in the stacks. The program draws with Cairo,
    # because this unwinder hangs while OpenGL compiles shaders.
    said = output(
        str(calls), LD_LIBRARY_PATH=str(library / "lib"), GSK_RENDERER="cairo",
        G_SLICE="always-malloc",
        ASAN_OPTIONS="fast_unwind_on_malloc=0:symbolize=0", LSAN_OPTIONS="exitcode=0")
    leaks = re.split(r"\n\n", said)
    assert not [leak for leak in leaks if NAME in leak]
    grown = int(re.search(r"(-?\d+) bytes more after 500 times", said)[1])
    # One leaked object per call would add at least 8,000 bytes.
    assert grown < 5_000
