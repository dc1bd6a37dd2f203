"""Serves the apps: prints the address. Their state is in the browser, so nothing
needs to be restored."""

from pages import server
from werkzeug.serving import make_server

running = make_server("127.0.0.1", 0, server, threaded=True)
print(f"http://127.0.0.1:{running.server_port}", flush=True)
running.serve_forever()
