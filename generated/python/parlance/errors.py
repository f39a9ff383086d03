# Made from specs/schemas/errors.yaml by `npm run generate`. Change the documents, never this file.
"""The error codes and the HTTP statuses of errors."""

from typing import Any, Dict

ERROR_CODES: Dict[str, Any] = {
    "invalid_client": {
        "code": "invalid_client",
        "status": 401,
        "meaning": "The token is not the one that was agreed on; on the bot API it is the last part of the address.",
    },
    "unauthorized_client": {
        "code": "unauthorized_client",
        "status": 401,
        "meaning": "The Authorization header does not match the configured one.",
        "statusChoice": "OPEN-34",
    },
    "invalid_request": {
        "code": "invalid_request",
        "status": 400,
        "meaning": "The request lacks a required parameter, has an unsupported value, repeats a parameter, carries several sets of credentials, or is malformed in another way.",
    },
    "access_denied": {
        "code": "access_denied",
        "status": 403,
        "meaning": "The caller is known, yet not allowed to do this.",
        "choice": "OPEN-32",
    },
    "not_found": {
        "code": "not_found",
        "status": 404,
        "meaning": "Nothing is served at this address; on the channel API no channel has this identifier.",
        "choice": "OPEN-32",
    },
    "method_not_supported": {
        "code": "method_not_supported",
        "status": 405,
        "meaning": "The address has no such method, or the event is not supported.",
        "choice": "OPEN-32",
    },
    "too_many_requests": {
        "code": "too_many_requests",
        "status": 429,
        "meaning": "More requests arrived in a unit of time than are allowed.",
        "choice": "OPEN-32",
    },
    "internal_error": {
        "code": "internal_error",
        "status": 500,
        "meaning": "The request could not be processed for a reason on the answering side.",
        "choice": "OPEN-32",
    },
    "overloaded": {
        "code": "overloaded",
        "status": 502,
        "meaning": "The server is overloaded.",
        "choice": "OPEN-32",
    },
    "unavailable": {
        "code": "unavailable",
        "status": 503,
        "meaning": "The server is not available.",
        "choice": "OPEN-32",
    },
    "upstream_timeout": {
        "code": "upstream_timeout",
        "status": 504,
        "meaning": "The request could not be performed in time.",
        "choice": "OPEN-32",
    },
}
"""The error codes, each with its HTTP status. A `choice` is the open point under which the reference chose a
code. Such a code is not contract.
"""

HTTP_ERRORS: Dict[str, Any] = {
    "400": {
        "status": 400,
        "code": "invalid_request",
        "meaning": "The request does not have the agreed format. Compare its fields with this document.",
    },
    "401": {
        "status": 401,
        "code": "invalid_client",
        "meaning": "The caller is not who the agreed credentials say.",
    },
    "403": {"status": 403, "code": "access_denied", "meaning": "The caller may not do this."},
    "404": {
        "status": 404,
        "code": "not_found",
        "meaning": "The address is not formed as agreed. On the channel API no channel has this identifier.",
    },
    "405": {
        "status": 405,
        "code": "method_not_supported",
        "meaning": "The address has no such method, or the event is not supported.",
    },
    "429": {
        "status": 429,
        "code": "too_many_requests",
        "meaning": "More requests arrived in a unit of time than are allowed.",
    },
    "500": {"status": 500, "code": "internal_error", "meaning": "The request could not be processed."},
    "502": {"status": 502, "code": "overloaded", "meaning": "The server is overloaded."},
    "503": {"status": 503, "code": "unavailable", "meaning": "The server is not available."},
    "504": {"status": 504, "code": "upstream_timeout", "meaning": "The request could not be performed."},
}
"""The errors by HTTP status, each with its default code. A `choice` is the open point under which the
reference chose a code. Such a code is not contract.
"""
