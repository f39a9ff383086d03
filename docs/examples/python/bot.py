"""A bot: offers two topics, and hands the chat over when the client asks for a person.

It responds at once. A queue holds what it has to say, and a thread posts it.
"""

import argparse
import queue
import sys
import threading
import time
import uuid

from parlance import POLICIES, CallFailed
from parlance.bot import BotProvider, BotServiceClient
from parlance.local import listen

REMEMBERED = 10_000
events = queue.Queue()
seen = {}


class Bot(BotProvider):
    prefix = "/bot"

    def receive_client_message(self, body, request):
        # Events are queued, because the service does not wait long for a response. A retry has the same id.
        if body["id"] not in seen:
            seen[body["id"]] = True
            events.put(body)
        while len(seen) > REMEMBERED:
            seen.pop(next(iter(seen)))
        return {}


def reply(event):
    """Returns the event that replies to a client's message, with a new id."""
    words = event["message"].get("text", "").lower()
    about = {"id": str(uuid.uuid4()), "chat_id": event["chat_id"]}
    if "agent" in words:
        return {"event": "INVITE_AGENT", "client_id": event["client_id"], **about}
    message = {
        "type": "BUTTONS",
        "title": "What would you like to know?",
        "text": "Write prices, or agent to talk with a person.",
        "buttons": [{"text": "Prices"}, {"text": "Agent"}],
        "timestamp": int(time.time()),
    }
    return {"event": "BOT_MESSAGE", **about, "message": message}


def post_replies(service):
    while True:
        event = reply(events.get())
        try:
            service.send_provider_event(event, retry=POLICIES["sendBotEvent"])
            print(f"posted {event['event']}", file=sys.stderr)
        except CallFailed as error:
            print(f"the service did not accept {event['event']}: {error}", file=sys.stderr)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("port", type=int)
    arguments.add_argument("service", help="the bot API of the service, up to /webhooks")
    arguments.add_argument("provider_id")
    arguments.add_argument("token")
    given = arguments.parse_args()
    client = BotServiceClient(given.service, provider_id=given.provider_id, token=given.token)
    threading.Thread(target=post_replies, args=[client], daemon=True).start()
    listen(Bot(token=given.token).handle, given.port).serve_forever()
