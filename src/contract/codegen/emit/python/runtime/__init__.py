"""The contract of conversation services: messages, validators, handlers and clients.

One module an interface ({interfaces}); `rules`, `policies`, `errors` and `states` are data.
"""

from .calling import CallFailed, ErrorStatus, NoResponse, UnexpectedResponse
from .faults import Fault, InvalidMessage, UnreadableBody
from .policies import POLICIES
from .serving import ErrorResponse, Request, read_body
from .signatures import sign, verify

__version__ = "{version}"
__all__ = [
    "POLICIES",
    "CallFailed",
    "ErrorResponse",
    "ErrorStatus",
    "Fault",
    "InvalidMessage",
    "NoResponse",
    "Request",
    "UnexpectedResponse",
    "UnreadableBody",
    "read_body",
    "sign",
    "verify",
]
