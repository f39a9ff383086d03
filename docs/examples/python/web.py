"""What the examples share: JSON over HTTP, both ways, by the standard library alone."""

import json
import sys
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Refused(Exception):
    """Ends a request with this HTTP code and an error that says what was wrong."""

    def __init__(self, status, message, code="invalid_request"):
        self.status, self.body = status, {"error": {"code": code, "message": message}}


class Handler(BaseHTTPRequestHandler):
    """Answers what `answer(request, read)` gives: an HTTP code and a body. `read()` is the JSON that was sent."""

    def handle_one(self):
        raw = self.read_body()
        try:
            status, body = self.answer(self, lambda: parsed(raw))
        except Refused as refused:
            status, body = refused.status, refused.body
        data = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        if status == 405:
            self.send_header("Allow", "POST")
        if data:
            self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = handle_one

    def read_body(self):
        """A body comes with its length, or in chunks. What is in the chunks is put together before it is decoded."""
        if "chunked" not in self.headers.get("Transfer-Encoding", "").lower():
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        body = b""
        while size := int(self.rfile.readline().split(b";")[0], 16):
            body += self.rfile.read(size)
            self.rfile.readline()
        while self.rfile.readline().strip():  # trailers
            pass
        return body

    def log_message(self, *_):
        pass


def parsed(raw):
    try:
        body = json.loads(raw)
    except ValueError as wrong:
        raise Refused(400, f"the body is not JSON: {wrong}") from wrong
    if not isinstance(body, dict):
        raise Refused(400, "the body has to be a JSON object")
    return body


def post(url, body, seconds=5):
    """Posts JSON and gives the answer's code; raises an OSError for a code of 400 and above, or where nobody answers."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    with urllib.request.urlopen(request, timeout=seconds) as answer:
        return answer.status


def say(line):
    """Writes a line to the terminal in one piece, as requests are answered side by side."""
    sys.stderr.write(f"{line}\n")


def listen(port, answer):
    """Gives a server that takes connections from now on."""
    handler = type("Answering", (Handler,), {"answer": staticmethod(answer)})
    server = ThreadingHTTPServer(("127.0.0.1", port), handler)
    server.daemon_threads = True
    say(f"listening on http://127.0.0.1:{server.server_address[1]}")
    return server


def serve(port, answer):
    listen(port, answer).serve_forever()
