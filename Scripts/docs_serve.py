"""Serves the built documentation, .build/docs/site.

    python3 Scripts/docs_serve.py [--port 8080] [--base /path] [--try]

With --try, the script builds nothing. The script only checks whether the port is free.
"""

import argparse
import functools
import http.server
import pathlib
import sys

SITE = pathlib.Path(__file__).resolve().parent.parent / ".build" / "docs" / "site"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder below a base path: `/docs/` for the base `/docs`."""

    def __init__(self, *arguments, base="", **named):
        self.base = base
        super().__init__(*arguments, **named)

    def translate_path(self, path):
        if not path.startswith(f"{self.base}/"):
            return str(pathlib.Path(self.directory) / "outside of the base")
        return super().translate_path(path.removeprefix(self.base))

    def log_message(self, *_):
        pass

    def handle(self):
        try:
            super().handle()
        except ConnectionError:
            pass  # The browser has opened another page.


def server(port=0, base="", folder=SITE):
    """Creates a server for the site. Port 0 selects a free port."""
    return http.server.ThreadingHTTPServer(
        ("127.0.0.1", port),
        functools.partial(Handler, base=base.rstrip("/"), directory=str(folder)))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--base", default="", help="where the site is on its server")
    parser.add_argument("--try", action="store_true", dest="is_trial")
    options = parser.parse_args()
    try:
        site = server(options.port, options.base)
    except (OSError, OverflowError) as error:
        sys.exit(f"docs: port {options.port} cannot be used"
                 f" ({getattr(error, 'strerror', None) or error});"
                 f" try make docs SERVE=1 PORT={options.port + 1}")
    with site:
        if options.is_trial:
            return
        if not (SITE / "index.html").is_file():
            sys.exit("docs: there is no site; build it with make docs, on Linux")
        print(f"The documentation is on http://127.0.0.1:{options.port}"
              f"{options.base.rstrip('/')}/ (Ctrl+C stops)", flush=True)
        try:
            site.serve_forever()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
