"""Serves the pages, and prints the address. Each opened page has its own state. The
server has nothing to restore."""

import socket

import pages  # noqa: F401
import uvicorn
from fastapi import FastAPI
from nicegui import ui

app = FastAPI()
# The timeout is long. On a busy machine, a page with 400 fields responds slowly.
ui.run_with(app, title="NiceGUI", reconnect_timeout=60)
listener = socket.create_server(("127.0.0.1", 0))
print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="warning")).run(sockets=[listener])
