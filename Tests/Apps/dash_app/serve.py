"""Serves the apps: prints the address. What they know is in the browser, so nothing
has to be put back."""

from pages import server
from werkzeug.serving import make_server

running = make_server("127.0.0.1", 0, server, threaded=True)
print(f"http://127.0.0.1:{running.server_port}", flush=True)
running.serve_forever()
