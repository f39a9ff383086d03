"""The contract of conversation services: messages, validators, handlers and clients.

Each interface has a module ({interfaces}). `rules`, `policies`, `errors` and `states` have the data of the contract.
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
