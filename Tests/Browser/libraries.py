"""Real builds of component libraries, on which stories are played.

    python3 Tests/Browser/libraries.py    # fetches them into .build/libraries

Most come inside wheels, which carry the same files that a page loads from npm. The rest
are Debian packages, which Scripts/setup.sh installs. A page loads `/lib/NAME/FILE`.
"""

import pathlib
import subprocess
import sys
import zipfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FETCHED = ROOT / ".build" / "libraries"
COMMAND = "python3 Tests/Browser/libraries.py"

#: The wheel, and the folder in it. In brackets, what it carries.
WHEELS = {
    # Web Awesome 3.12.0
    "webawesome": ("spaday_webawesome==0.6.0", "spaday_webawesome/extension"),
    # UI5 Web Components 2.26.0
    "ui5": ("spaday_ui5==0.3.0", "spaday_ui5/extension/vendor"),
    # Ant Design 5.28
    "antd": ("feffery_antd_components==0.4.6", "feffery_antd_components"),
    # Mantine 8.3.18
    "mantine": ("dash_mantine_components==2.8.1", "dash_mantine_components"),
    # React 18.3.1, for the two above
    "dash": ("dash==4.4.1", "dash/deps"),
    # Quasar 2.18.5, with Vue 3.5.22
    "quasar": ("nicegui==3.18.0", "nicegui/static"),
    # Tom Select 2.5.2
    "tom-select": ("django_tomselect==2026.6.2",
                   "django_tomselect/static/django_tomselect"),
    # flatpickr 4.6.13 and select2 4.1.0, with jQuery 4.0.0
    "starlette-admin": ("starlette_admin==1.0.3", "starlette_admin/static"),
}

#: The folders of Debian's packages.
DEBIAN = {
    "jquery": "/usr/share/javascript/jquery",
    "jquery-ui": "/usr/share/javascript/jquery-ui",
    "chosen": "/usr/share/javascript/chosen",
    "awesomplete": "/usr/share/nodejs/awesomplete",
    "pikaday": "/usr/share/nodejs/pikaday",
    "typeahead": "/usr/share/javascript/jquery-typeahead",
}


def folder_of(wheel):
    return FETCHED / wheel.replace("==", "-")


#: The folder of each name, whether it's there or not.
FOLDERS = {f"lib/{name}": folder_of(wheel) / inside
           for name, (wheel, inside) in WHEELS.items()}
FOLDERS |= {f"lib/{name}": pathlib.Path(folder) for name, folder in DEBIAN.items()}


def missing(html):
    """Returns a sentence for each library that a page loads and that isn't there."""
    return [f"{folder} is missing; run: {COMMAND}"
            if folder.is_relative_to(ROOT) else
            f"{folder} is missing; run: Scripts/setup.sh tests"
            for name, folder in FOLDERS.items()
            if f"/{name}/" in html and not folder.is_dir()]


def fetch():
    """Fetches the wheels that aren't there, without what they depend on."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    wanted = [wheel for wheel, _ in WHEELS.values() if not folder_of(wheel).is_dir()]
    if not wanted:
        return
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps",
                    "--disable-pip-version-check", "-d", FETCHED, *wanted], check=True)
    for wheel in wanted:
        name, _, version = wheel.partition("==")
        archive, = FETCHED.glob(f"{name}-{version}-*.whl")
        with zipfile.ZipFile(archive) as files:
            files.extractall(folder_of(wheel))
        archive.unlink()


if __name__ == "__main__":
    fetch()
