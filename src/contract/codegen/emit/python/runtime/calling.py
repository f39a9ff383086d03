"""Calls the operations of a party. A call has a timeout, follows no redirect, and is retried if it gets a policy."""

from __future__ import annotations

import http.client
import re
import socket
import threading
import time
import uuid
from typing import Any, ClassVar, Dict, List, Mapping, Optional, Sequence, Tuple, Type
from urllib.parse import quote, unquote, urlsplit

from . import faults, signatures

ANSWER_LIMIT = 1024 * 1024
"""The size limit of a response, in bytes."""


class CallFailed(OSError):
    """Raised if a call fails. `status` is the HTTP status of the last response; None if there was no response."""

    status: Optional[int] = None


class NoResponse(CallFailed):
    """Raised if no complete response came before the timeout."""


class UnexpectedResponse(CallFailed):
    """Raised for a redirect, or for a success whose body does not match its schema."""

    def __init__(self, message: str, status: int, body: Any) -> None:
        super().__init__(message)
        self.status, self.body = status, body


class ErrorStatus(CallFailed):
    """Raised for a response with an HTTP status from 400 on. `code` is the error code in its body, if there is one."""

    def __init__(self, operation: str, status: int, headers: Mapping[str, str], body: Any) -> None:
        error = body.get("error") if isinstance(body, dict) else None
        error = error if isinstance(error, dict) else {}
        self.status, self.headers, self.body = status, headers, body
        self.code, self.message = error.get("code"), error.get("message")
        super().__init__(f"{operation} was answered {status}" + (f": {self.code}: {self.message}" if error else ""))


class Client:
    """Calls a party. A generated class declares the operations.

    `endpoint` is the address that the service issued, with its ids and token. Or it is the part before the ids and the
    token, which are keyword arguments then: `BotServiceClient("https://chat.example.com/bot", provider_id="p", token="t")`.

    `timeout` is the time limit of an attempt in seconds, from connecting to the last byte. Every request has the header
    fields `headers`, and is signed by `secrets`. With `chunked`, bodies are sent in chunks. Raises ValueError for an
    endpoint of another form.
    """

    schemas: ClassVar[faults.Schemas] = {}
    operations: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def __init__(
        self,
        endpoint: str,
        *,
        timeout: float = 10.0,
        chunked: bool = False,
        headers: Optional[Mapping[str, str]] = None,
        secrets: Sequence[str] = (),
        **parameters: str,
    ) -> None:
        address = urlsplit(endpoint)
        if address.scheme not in ("http", "https") or not address.hostname or address.query or address.fragment:
            raise ValueError(f"{endpoint} is not an http or https address without query. Use the one that was handed out.")
        templates = sorted((each["path"] for each in self.operations.values()), key=len)
        names = re.findall(r"\{(\w+)\}", templates[0])
        if not parameters and names:
            pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(templates[0]))
            found = re.fullmatch(f"(?P<base_>.*){pattern}", endpoint.rstrip("/"))
            if not found:
                raise ValueError(f"{endpoint} does not end with {templates[0]}. Use the address that was handed out.")
            parameters = {name: unquote(value) for name, value in found.groupdict().items()}
            endpoint = parameters.pop("base_")
        if sorted(parameters) != sorted(names) or not all(parameters.values()):
            raise ValueError(f"{type(self).__name__} needs {', '.join(names) or 'no ids'}, and got {', '.join(parameters)}.")
        self._base, self._parameters = endpoint.rstrip("/"), parameters
        self._timeout, self._chunked, self._headers, self._secrets = timeout, chunked, dict(headers or {}), secrets

    def _call(self, name: str, body: Any = None, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Returns the body of a successful response. Raises InvalidMessage, and then sends no request, or CallFailed."""
        operation = self.operations[name]
        data = b""
        if "body" in operation:
            found = faults.faults_of(self.schemas, operation["body"], body, sending=True)
            if found:
                raise faults.InvalidMessage(operation["body"], found)
            data = faults.dump(body)
        policy = retry or {"attempts": 1, "timeoutMs": self._timeout * 1000}
        event_id, began = str(uuid.uuid4()), time.monotonic()
        for attempt in range(policy["attempts"]):
            time.sleep(max(0.0, began + attempt * policy.get("intervalMs", 0) / 1000 - time.monotonic()))
            try:
                return self._attempt(operation, data, event_id, policy["timeoutMs"] / 1000)
            except CallFailed as error:
                failed = error
        raise failed

    def _attempt(self, operation: Mapping[str, Any], data: bytes, event_id: str, seconds: float) -> Any:
        path = re.sub(r"\{(\w+)\}", lambda found: quote(self._parameters[found[1]], safe=""), operation["path"])
        headers = {"Accept": "application/json", "Connection": "close", **self._headers}
        if "body" in operation:
            headers["Content-Type"] = "application/json"
        if self._secrets:
            headers.update(signatures.sign(event_id, data, self._secrets))
        if self._chunked and data:
            headers["Transfer-Encoding"] = "chunked"
        status, fields, raw = exchange(operation["method"], self._base + path, headers, data, seconds)
        try:
            body = faults.parse(raw) if raw else None
        except faults.UnreadableBody:
            body = raw.decode("utf-8", "replace")
        told = operation["id"]
        if status >= 400:
            raise ErrorStatus(told, status, fields, body)
        if str(status) not in operation["responses"]:
            where = f" to {fields['location']}" if "location" in fields else ""
            raise UnexpectedResponse(f"{told} was answered {status}{where}, which the contract does not have.", status, body)
        schema = operation["responses"][str(status)]
        if not schema:
            return body
        body = faults.read_part(self.schemas, schema, body)
        found = faults.accept(self.schemas, schema, body)
        if found:
            raise UnexpectedResponse(f"{told} was answered {status}: {'; '.join(map(str, found))}.", status, body)
        return body


def exchange(
    method: str, url: str, headers: Mapping[str, str], body: bytes, seconds: float
) -> Tuple[int, Dict[str, str], bytes]:
    """Sends a request. Returns the HTTP status, the header fields (names in lower case) and the body. Raises NoResponse."""
    address = urlsplit(url)
    kind: Type[http.client.HTTPConnection] = http.client.HTTPConnection
    if address.scheme == "https":
        kind = http.client.HTTPSConnection
    connection = kind(address.hostname or "", address.port, timeout=seconds)
    # The timeout of a socket applies to each read, so a response that comes byte by byte would never time out.
    # The socket is stored here, because the connection has no reference to it after the response began.
    sockets: List[socket.socket] = []
    late = threading.Event()
    limit = threading.Timer(seconds, _hang_up, [sockets, late])
    limit.daemon = True
    limit.start()
    try:
        connection.connect()
        sockets.append(connection.sock)
        if late.is_set():
            raise NoResponse(f"No whole response came within {seconds:g} seconds.")
        content = iter([body]) if "Transfer-Encoding" in headers else body or None
        connection.request(method, address.path or "/", content, dict(headers), encode_chunked=True)
        response = connection.getresponse()
        raw = response.read(ANSWER_LIMIT)
        if late.is_set():
            raise NoResponse(f"No whole response came within {seconds:g} seconds.")
        if response.length and len(raw) < ANSWER_LIMIT:
            raise NoResponse(f"No whole response came from {address.netloc}: {response.length} bytes are missing.")
        return response.status, {name.lower(): value for name, value in response.getheaders()}, raw
    except (OSError, http.client.HTTPException) as error:
        if isinstance(error, CallFailed):
            raise
        is_late = isinstance(error, socket.timeout) or late.is_set()
        why = f"within {seconds:g} seconds" if is_late else f"from {address.netloc}: {error or type(error).__name__}"
        raise NoResponse(f"No whole response came {why}.") from error
    finally:
        limit.cancel()
        connection.close()


def _hang_up(sockets: List[socket.socket], late: threading.Event) -> None:
    # This comes before the shutdown, which the caller sees at once.
    late.set()
    for one in sockets:
        try:
            one.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass
