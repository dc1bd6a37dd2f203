"""Serves the admin site of the library app. `serve.py FOLDER` prints the site's
address.

FOLDER contains the database. Every run starts from a copy of `start.sqlite3` in the
same folder. The copy includes the session of a logged-in user.
"""

import os
import pathlib
import shutil
import sys

folder = pathlib.Path(sys.argv[1])
database, start = folder / "library.sqlite3", folder / "start.sqlite3"
os.environ["LIBRARY"] = str(database)
os.environ["DJANGO_SETTINGS_MODULE"] = "settings"

import django  # noqa: E402

django.setup()

from django.contrib.auth.models import User  # noqa: E402
from django.contrib.staticfiles.handlers import StaticFilesHandler  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.servers.basehttp import ThreadedWSGIServer  # noqa: E402
from django.core.servers.basehttp import WSGIRequestHandler  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connections  # noqa: E402
from django.test import Client  # noqa: E402
from library.models import Author, Book, Publisher, Tag  # noqa: E402

# 421 books with three fields each result in 1,263 fields.
BOOKS = 421


def fill():
    call_command("migrate", run_syncdb=True, verbosity=0)
    ada = User.objects.create_superuser("ada", "ada@example.com", "engine")
    authors = [Author.objects.create(name=name) for name in ("Jane Austen", "George Eliot")]
    Publisher.objects.create(name="Penguin", city="London")
    for name in ("novel", "poetry", "travel"):
        Tag.objects.create(name=name)
    Book.objects.bulk_create(
        Book(title=f"Book {number}", slug=f"book-{number}", author=authors[number % 2])
        for number in range(1, BOOKS + 1))
    client = Client()
    client.force_login(ada)
    connections.close_all()
    shutil.copy(database, start)
    return client.cookies["sessionid"].value


database.unlink(missing_ok=True)
session = fill()
server = ThreadedWSGIServer(("127.0.0.1", 0), WSGIRequestHandler)
server.set_app(StaticFilesHandler(get_wsgi_application()))
print(f"http://127.0.0.1:{server.server_port} {session}", flush=True)
server.serve_forever()
