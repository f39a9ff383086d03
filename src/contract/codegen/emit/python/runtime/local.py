"""Serves a party with `http.server` of the standard library, for development and small programs."""

from __future__ import annotations

import errno
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Mapping

from .serving import Response, read_body


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 100

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Does nothing, because a caller that disconnects is not an error of the program."""


def listen(
    handle: Callable[[str, str, Mapping[str, str], bytes], Response], port: int, host: str = "127.0.0.1"
) -> ThreadingHTTPServer:
    """Returns a server; call its `serve_forever`. If the port is in use, ends the program with a sentence.

    `handle` is `Party.handle`, or a function that calls it on one of several parties. It gets header names in lower case.
    """

    class Handler(BaseHTTPRequestHandler):
        timeout = 30

        def respond(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            body = read_body(headers, self.rfile)
            status, fields, content = handle(self.command, self.path, headers, body)
            self.send_response(status)
            for name, value in fields.items():
                self.send_header(name, value)
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(content)

        do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = do_OPTIONS = respond

        def log_message(self, format: str, *args: Any) -> None:
            pass

    try:
        server = _Server((host, port), Handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        sys.exit(f"Port {port} is taken. Stop the program that uses it, or name another port.")
    sys.stderr.write(f"listening on http://{host}:{server.server_address[1]}\n")
    return server
