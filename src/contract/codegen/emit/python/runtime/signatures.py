"""Makes and verifies the signatures of webhooks, as Standard Webhooks specify them."""

from __future__ import annotations

import base64
import hmac
import re
import time
from typing import Dict, Mapping, Optional, Sequence

TOLERANCE_SECONDS = 300
"""The largest accepted difference between a request's timestamp and the current time, in seconds."""


def sign(event_id: str, body: bytes, secrets: Sequence[str], timestamp: Optional[int] = None) -> Dict[str, str]:
    """Returns the header fields of a signed request. Each secret gives a signature, for receivers that know only one.

    A secret is the key in base64, with or without the prefix `whsec_`. `timestamp` is in seconds since 1970.
    """
    at = int(time.time()) if timestamp is None else timestamp
    values = [f"v1,{_signature(event_id, at, body, secret)}" for secret in secrets]
    return {"webhook-id": event_id, "webhook-timestamp": str(at), "webhook-signature": " ".join(values)}


def verify(
    headers: Mapping[str, str], body: bytes, secrets: Sequence[str], now: Optional[float] = None
) -> Optional[str]:
    """Returns the fault of a request's signature; None if it is valid. `body` has the received bytes.

    One valid signature by one of the secrets is enough, so give the old and the new secret while you replace it.
    """
    if not secrets or not all(_key(secret) for secret in secrets):
        # Everybody can sign with an empty key, so a forgotten setting must not accept requests.
        return "the secret is empty"
    fields = {name.lower(): value for name, value in headers.items()}
    event_id, stamp = fields.get("webhook-id"), fields.get("webhook-timestamp", "")
    given = fields.get("webhook-signature", "")
    if not event_id or not stamp or not given:
        return "the request is not signed"
    if not re.fullmatch("[0-9]{1,15}", stamp):
        return "webhook-timestamp is not a whole number of seconds"
    if abs((time.time() if now is None else now) - int(stamp)) > TOLERANCE_SECONDS:
        return "webhook-timestamp is too far from now"
    expected = [f"v1,{_signature(event_id, int(stamp), body, secret)}".encode() for secret in secrets]
    matches = [
        hmac.compare_digest(one.encode("utf-8", "replace"), each) for one in given.split(" ") for each in expected
    ]
    return None if any(matches) else "the signature does not match"


def _signature(event_id: str, timestamp: int, body: bytes, secret: str) -> str:
    digest = hmac.digest(_key(secret), f"{event_id}.{timestamp}.".encode("utf-8", "replace") + body, "sha256")
    return base64.b64encode(digest).decode("ascii")


def _key(secret: str) -> bytes:
    text = secret[len("whsec_") :] if secret.startswith("whsec_") else secret
    return base64.b64decode(text)
