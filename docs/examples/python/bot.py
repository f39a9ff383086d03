"""A bot: offers two topics, and hands the chat over when it is asked for a person.

usage: bot.py PORT SERVICE PROVIDER_ID TOKEN   SERVICE is the bot API of the service, up to /webhooks
"""

import hmac
import queue
import sys
import threading
import time
import uuid

from web import Refused, post, say, serve

PORT, (SERVICE, PROVIDER_ID, TOKEN) = int(sys.argv[1]), sys.argv[2:5]
FIELDS = {"TEXT": ("text", str), "MARKDOWN": ("content", str), "BUTTONS": ("buttons", list)}
replies = queue.Queue()
seen = set()


def reply(event):
    """What is said to a client's message, as an event of its own with an id of its own."""
    words = str(event["message"].get("text") or "").lower()
    about = {"id": str(uuid.uuid4()), "client_id": event["client_id"], "chat_id": event["chat_id"]}
    if "agent" in words:
        return {"event": "INVITE_AGENT", **about}
    message = {
        "type": "BUTTONS",
        "title": "What would you like to know?",
        "text": "Write prices, or agent to talk with a person.",
        "buttons": [{"text": "Prices"}, {"text": "Agent"}],
        "timestamp": int(time.time()),
    }
    return {"event": "BOT_MESSAGE", **about, "message": message}


def answer(request, read):
    if not hmac.compare_digest(request.path.split("?")[0].rsplit("/", 1)[-1].encode(), TOKEN.encode()):
        raise Refused(401, "the last part of the address is not the token", "invalid_client")
    if request.command != "POST":
        raise Refused(405, "events are posted")
    event = read()
    name = event.get("event")
    if name == "CLIENT_MESSAGE":
        check(event)
        # The service waits three seconds for an answer, so that what takes time comes afterwards.
        if event["id"] not in seen:
            seen.add(event["id"])
            replies.put(event)
    elif name not in ("AGENT_JOINED", "AGENT_UNAVAILABLE", "CHAT_CLOSED"):
        raise Refused(400 if name is None else 405, f"the event {name} is not supported")
    return 200, {}


def check(event):
    message = event.get("message")
    field, kind = FIELDS.get(message.get("type") if isinstance(message, dict) else None, (None, None))
    if field is None or not isinstance(message.get(field), kind):
        raise Refused(400, "message needs a type, and the field of its type")
    for key in ("id", "client_id", "chat_id"):
        if not isinstance(event.get(key), str) or not event[key]:
            raise Refused(400, f"{key} has to be a string")


def send():
    while True:
        event = reply(replies.get())
        try:
            post(f"{SERVICE}/webhooks/{PROVIDER_ID}/{TOKEN}", event)
            say(f"posted {event['event']}")
        except OSError as wrong:
            say(f"tell the operator: the service did not take it: {wrong}")


threading.Thread(target=send, daemon=True).start()
serve(PORT, answer)
