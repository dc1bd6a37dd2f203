"""Serves the Dash apps and prints their address. The apps keep their state in the
browser. The server has nothing to restore."""

from pages import server
from werkzeug.serving import make_server

running = make_server("127.0.0.1", 0, server, threaded=True)
print(f"http://127.0.0.1:{running.server_port}", flush=True)
running.serve_forever()
