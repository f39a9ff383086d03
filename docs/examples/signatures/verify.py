"""Verifies a webhook that is signed as Standard Webhooks describe.

is_signed(self.headers, body, os.environ["WEBHOOK_SECRET"]) before json.loads(body)
"""

import base64
import hmac
import time

TOLERANCE = 300  # maximum difference of the timestamp from now, in seconds


def is_signed(headers, body, secret, now=None):
    """Returns True if the request is signed with the secret. `body` has the unparsed bytes."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    event_id, instant = headers.get("webhook-id"), headers.get("webhook-timestamp") or ""
    if not key or not event_id or not (instant.isascii() and instant.isdigit()):
        return False
    if abs((time.time() if now is None else now) - int(instant)) > TOLERANCE:
        return False
    signed = f"{event_id}.{instant}.".encode() + body
    expected = b"v1," + base64.b64encode(hmac.digest(key, signed, "sha256"))
    # While a secret is changed, a request has several signatures. One of them must be right.
    given = (headers.get("webhook-signature") or "").split(" ")
    return any(hmac.compare_digest(expected, one.encode()) for one in given)
