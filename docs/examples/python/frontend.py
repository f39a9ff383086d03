"""A chat front end: shows what agents write, and posts what its customer answers.

usage: frontend.py PORT [ENDPOINT]   ENDPOINT is the address that the service gave for the channel
"""

import sys
import threading
import uuid

from web import Refused, post, say, serve

FILES = ("video", "audio", "voice", "photo", "sticker", "document")
PORT = int(sys.argv[1])
ENDPOINT = sys.argv[2] if len(sys.argv) > 2 else None


def shown(message):
    """A message as the customer sees it; a notice of typing is none."""
    kind = message["type"]
    if kind in ("typein", "typeout"):
        return None
    if kind == "text":
        return message["text"]
    if kind in FILES:
        return f"{kind} {message['file_name']}: {message['file']}"
    if kind == "location":
        return f"https://www.openstreetmap.org/#map=16/{message['latitude']}/{message['longitude']}"
    raise KeyError(kind)


def answer_as(customer, words):
    """Posts the customer's words. Whoever runs the service should hear of an answer that is not 200."""
    sender = {"id": customer, "name": "Visitor"}
    message = {"type": "text", "id": str(uuid.uuid4()), "text": words}
    try:
        post(ENDPOINT, {"sender": sender, "message": message})
    except OSError as wrong:
        say(f"tell the operator: a message was not taken: {wrong}")


def answer(request, read):
    if request.command != "POST":
        raise Refused(405, "messages are posted")
    body = read()
    try:
        customer, line = body["recipient"]["id"], shown(body["message"])
    except (KeyError, TypeError) as missing:
        # An answer of 200 ends the repeating; the agent is shown this message.
        return 200, {"error": {"code": 1, "message": f"the message cannot be shown: {missing}"}}
    if line is not None:
        say(f"{customer}: {line}")
        if ENDPOINT:
            threading.Thread(target=answer_as, args=(customer, "Thank you.")).start()
    return 200, {"result": "ok"}


serve(PORT, answer)
