"""Sends what an agent wrote: three attempts three seconds apart, until the other side says that it has it."""

import http.client
import json
import socket
import threading
import time
from urllib.parse import urlsplit

ATTEMPTS, INTERVAL = 3, 3.0
FAILED = "The message could not be delivered."


def deliver(url, body, chunked):
    """Gives what the agent is to be told, or nothing where the message was taken."""
    began = time.monotonic()
    told = None
    for attempt in range(ATTEMPTS):
        time.sleep(max(0.0, began + attempt * INTERVAL - time.monotonic()))
        status, answer = exchange(url, body, chunked)
        if status == 200 and isinstance(answer, dict):
            if answer.get("result") == "ok":
                return None
            if isinstance(answer.get("error"), dict):
                # A refusal is an answer: the agent reads it at once, and nothing is sent again.
                return str(answer["error"].get("message") or FAILED)
        told = FAILED
    if status is None:
        time.sleep(max(0.0, began + ATTEMPTS * INTERVAL - time.monotonic()))
    return told


def exchange(url, body, chunked):
    """One attempt: the code and the JSON of the answer; nothing where none came whole before the next is due."""
    address = urlsplit(url)
    kind = http.client.HTTPSConnection if address.scheme == "https" else http.client.HTTPConnection
    connection = kind(address.hostname, address.port, timeout=INTERVAL)
    cut = threading.Timer(INTERVAL, hang_up, [connection])
    cut.daemon = True
    cut.start()
    data = json.dumps(body).encode()
    framing = {"Transfer-Encoding": "chunked"} if chunked else {"Content-Length": str(len(data))}
    try:
        headers = {"Content-Type": "application/json", **framing}
        content = iter([data]) if chunked else data
        connection.request("POST", address.path, content, headers, encode_chunked=chunked)
        response = connection.getresponse()
        raw = response.read(1_000_000)
        return response.status, parsed(raw) if cut.is_alive() else None
    except (OSError, http.client.HTTPException):
        return None, None
    finally:
        cut.cancel()
        connection.close()


def hang_up(connection):
    """A time-out of a socket is one of each read: an answer that trickles would last for ever."""
    try:
        if connection.sock:
            connection.sock.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass


def parsed(raw):
    try:
        return json.loads(raw)
    except ValueError:
        return None
