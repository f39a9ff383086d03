# Copied from src/contract/codegen/emit/python/runtime/serving.py by `npm run generate`. Change it there.

"""Serves the operations of a party. `handle` returns the response to a request; every web framework can call it."""

from __future__ import annotations

import hmac
import logging
import re
from typing import (
    Any,
    Callable,
    ClassVar,
    Dict,
    Iterable,
    List,
    Mapping,
    NamedTuple,
    Optional,
    Protocol,
    Sequence,
    Tuple,
)
from urllib.parse import quote, unquote

from . import faults, signatures
from .errors import HTTP_ERRORS

BODY_LIMIT = 1024 * 1024
"""The size limit of a request's body, in bytes."""

Response = Tuple[int, Dict[str, str], bytes]
"""A response: HTTP status, header fields and body."""

_log = logging.getLogger("parlance")


class Request(NamedTuple):
    """The data of a request that a handler gets in addition to the body."""

    operation: str
    path: Mapping[str, str]
    headers: Mapping[str, str]


class ErrorResponse(Exception):
    """Raised by a handler to respond with an error of the contract. Without `code`, it has the default code of the status."""

    def __init__(self, status: int, message: str, code: Optional[str] = None) -> None:
        super().__init__(message)
        self.status, self.message = status, message
        self.code: str = code or HTTP_ERRORS.get(str(status), HTTP_ERRORS["500"])["code"]
        self.headers: Dict[str, str] = {}


class Party:
    """Serves the operations of a party. A generated class declares them; your class inherits from the generated class.

    Settings are attributes of your class, or keyword arguments:

    - `prefix`: the path in front of the paths of all operations, such as `/bot`, without a slash at its end.
    - `token`: the token at the end of the address, if the party has one (BOT-PRV-03).
    - `authorization`: the value of the header field Authorization, if both sides have agreed on one.
    - `secrets`: the secrets of signed webhooks. A request must have a signature by one of them.
    """

    prefix: str = ""
    token: Optional[str] = None
    authorization: Optional[str] = None
    secrets: Sequence[str] = ()

    schemas: ClassVar[faults.Schemas] = {}
    operations: ClassVar[Mapping[str, Mapping[str, Any]]] = {}

    def __init__(self, **settings: Any) -> None:
        for name, value in settings.items():
            if name not in ("prefix", "token", "authorization", "secrets"):
                raise TypeError(f"{name} is not a setting of {type(self).__name__}")
            setattr(self, name, value)

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        for name in vars(cls):
            if re.match(r"(on|receive)_", name) and name not in cls.operations:
                raise TypeError(f"{cls.__name__}.{name} is not an operation. Known are {', '.join(cls.operations)}.")

    def handle(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response:
        """Returns the response to a request. If a handler raises, the status is 500, and the log `parlance` gets the error.
        The log also names the faults of a body that a handler returns. The body is sent as it is.

        `path` may have a query, which is ignored. `body` has the bytes as they came, chunks joined.
        """
        fields = {name.lower(): value for name, value in headers.items()}
        try:
            return _response(200, self._respond(method, path.split("?")[0], fields, body))
        except ErrorResponse as response:
            error = response
        except Exception:
            _log.exception("a request could not be processed")
            error = ErrorResponse(500, "The request could not be processed.")
        return _response(error.status, {"error": {"code": error.code, "message": error.message}}, error.headers)

    def wsgi(self, environ: Dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        """Responds to a request as a WSGI application, for gunicorn, mod_wsgi or wsgiref."""
        status, headers, body = self.handle(
            environ["REQUEST_METHOD"], wsgi_path(environ), wsgi_headers(environ), wsgi_body(environ)
        )
        start_response(f"{status} {HTTP_ERRORS.get(str(status), {'code': 'OK'})['code']}", list(headers.items()))
        return [body]

    def _respond(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> Any:
        candidates, parameters = self._operations_at(method, path)
        self._authorize(candidates[0], parameters, headers, body)
        operation, value = candidates[0], None
        if "body" in operation:
            value = _read(body)
            operation = _dispatched(candidates, value)
            found = faults.accept(self.schemas, operation["body"], value)
            if found:
                told = "; ".join(map(str, found))
                raise ErrorResponse(400, f"{told[0].upper()}{told[1:]}. Compare it with the documents.")
        request = Request(operation["id"], parameters, headers)
        handler = getattr(self, operation["handler"])
        content = handler(value, request) if "body" in operation else handler(request)
        self._log_faults(operation, {} if content is None else content)
        return content

    def _log_faults(self, operation: Mapping[str, Any], content: Any) -> None:
        schema = operation["responses"].get("200")
        sent = faults.parse(faults.dump(content))
        found = faults.faults_of(self.schemas, schema, sent, sending=True) if schema else []
        if found:
            told = "; ".join(map(str, found))
            _log.error("%s.%s returned a response that is not valid: %s", type(self).__name__, operation["handler"], told)

    def _operations_at(self, method: str, path: str) -> Tuple[List[Mapping[str, Any]], Dict[str, str]]:
        allowed: Dict[str, List[Mapping[str, Any]]] = {}
        parameters: Dict[str, str] = {}
        for operation in self.operations.values():
            template = (self.prefix + operation["path"]) or "/"
            pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>[^/]+)", re.escape(template))
            found = re.fullmatch(pattern, path)
            if found:
                allowed.setdefault(operation["method"], []).append(operation)
                parameters = {name: unquote(value, errors="replace") for name, value in found.groupdict().items()}
        if not allowed or re.search("[\0\ufffd]", "".join(parameters.values())):
            raise ErrorResponse(404, "Nothing is served at this address. Compare it with the one that was handed out.")
        if method not in allowed:
            methods = ", ".join(allowed)
            error = ErrorResponse(405, f"{method} is not served here. Use {methods}.")
            error.headers["Allow"] = methods
            raise error
        return allowed[method], parameters

    def _authorize(
        self, operation: Mapping[str, Any], path: Mapping[str, str], headers: Mapping[str, str], body: bytes
    ) -> None:
        if self.token is not None and not _equal(self.token, path.get("token", "")):
            raise ErrorResponse(401, "The token at the end of the address is not the token of this bot.", "invalid_client")
        if self.authorization is not None and not _equal(self.authorization, headers.get("authorization", "")):
            raise ErrorResponse(401, "The Authorization header has another value than agreed.", "unauthorized_client")
        if self.secrets:
            wrong = signatures.verify(headers, body, self.secrets)
            if wrong is not None:
                raise ErrorResponse(401, f"The signature is not accepted: {wrong}. Sign each attempt by the agreed secret.")


def _equal(expected: str, given: str) -> bool:
    return hmac.compare_digest(expected.encode("utf-8", "replace"), given.encode("utf-8", "replace"))


def _read(body: bytes) -> Dict[str, Any]:
    if not body:
        raise ErrorResponse(400, "The body is missing. Send one JSON object.")
    if len(body) > BODY_LIMIT:
        raise ErrorResponse(400, f"The body is larger than {BODY_LIMIT} bytes. Send a smaller one.")
    try:
        value = faults.parse(body)
    except faults.UnreadableBody as error:
        raise ErrorResponse(400, str(error)) from None
    if not isinstance(value, dict):
        raise ErrorResponse(400, "The body is not a JSON object. Send one JSON object.")
    return value


def _dispatched(candidates: Sequence[Mapping[str, Any]], value: Mapping[str, Any]) -> Mapping[str, Any]:
    """Returns the operation of the event that the body names. Several events may share one address."""
    name = candidates[0].get("property")
    if name is None:
        return candidates[0]
    event = value.get(name)
    if not isinstance(event, str):
        raise ErrorResponse(400, f"/{name} must be a string that names the event. Compare the body with the documents.")
    for operation in candidates:
        if event in operation["values"]:
            return operation
    known = ", ".join(each for operation in candidates for each in operation["values"])
    raise ErrorResponse(405, f"/{name} {event[:80]!r} is not supported here. Known are {known}.")


def _response(status: int, content: Any, more: Optional[Mapping[str, str]] = None) -> Response:
    body = faults.dump({} if content is None else content)
    headers = {"Content-Type": "application/json; charset=utf-8", "Content-Length": str(len(body)), **(more or {})}
    return status, headers, body


class Stream(Protocol):
    """A stream of bytes, such as `rfile` of `http.server`."""

    def read(self, size: int, /) -> bytes: ...

    def readline(self, size: int, /) -> bytes: ...


def read_body(headers: Mapping[str, str], stream: Stream) -> bytes:
    """Reads the body of a request from a stream, by its length or in chunks, and at most one byte more than BODY_LIMIT.

    `http.server` and the development servers of WSGI do not join chunks themselves (CHN-RCV-04).
    """
    fields = {name.lower(): value for name, value in headers.items()}
    if "chunked" not in fields.get("transfer-encoding", "").lower():
        length = fields.get("content-length", "")
        return stream.read(min(int(length), BODY_LIMIT + 1)) if re.fullmatch("[0-9]{1,15}", length) else b""
    body = b""
    while len(body) <= BODY_LIMIT:
        line = stream.readline(1000).split(b";")[0].strip()
        if not re.fullmatch(rb"[0-9A-Fa-f]{1,8}", line):
            return b""
        size = int(line, 16)
        if size == 0:
            while stream.readline(1000).strip():
                pass
            return body
        body += stream.read(min(size, BODY_LIMIT + 1))
        stream.readline(1000)
    return body


def wsgi_path(environ: Mapping[str, Any]) -> str:
    """Returns the path of a WSGI request, percent-encoded."""
    path: str = environ.get("SCRIPT_NAME", "") + environ.get("PATH_INFO", "")
    return quote(path.encode("latin-1", "replace"))


def wsgi_headers(environ: Mapping[str, Any]) -> Dict[str, str]:
    """Returns the header fields of a WSGI request by their names."""
    fields = {key[5:].replace("_", "-"): value for key, value in environ.items() if key.startswith("HTTP_")}
    if environ.get("CONTENT_LENGTH"):
        fields["CONTENT-LENGTH"] = environ["CONTENT_LENGTH"]
    return fields


def wsgi_body(environ: Mapping[str, Any]) -> bytes:
    """Reads the body of a WSGI request. Django does not read chunks; its `request.body` is empty for a chunked body."""
    stream = environ["wsgi.input"]
    if environ.get("wsgi.input_terminated"):
        found: bytes = stream.read(BODY_LIMIT + 1)
        return found
    return read_body(wsgi_headers(environ), stream)
