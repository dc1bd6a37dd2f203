"""Serves Debian's framework packages to pages that use them."""

import os
import pathlib
import subprocess

MODULES = pathlib.Path("/usr/share/nodejs")
FOLDERS = {
    "react": MODULES / "react" / "umd",
    "react-dom": MODULES / "react-dom" / "umd",
    "jquery": pathlib.Path("/usr/share/javascript/jquery"),
}
REACT = ["react/react.development.js", "react-dom/react-dom.development.js"]
JQUERY = ["jquery/jquery.js"]


def scripts(page, files):
    """Returns script elements that load a framework from the page's own server."""
    page.server.folders.update(FOLDERS)
    return "".join(f"<script src=/{file}></script>" for file in files)


def rendered(app):
    """Returns the HTML that React's server renders for `App`. The script `app` declares
    `App`."""
    script = ("const React = require('react'); const {renderToString} ="
              f"require('react-dom/server'); {app}"
              "process.stdout.write(renderToString(React.createElement(App)));")
    result = subprocess.run(
        ["node", "-e", script], env={**os.environ, "NODE_PATH": str(MODULES)},
        capture_output=True, text=True, timeout=60)
    assert result.returncode == 0, result.stderr
    return result.stdout
