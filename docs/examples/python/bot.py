"""A bot: offers two topics, and hands the chat over when the client asks for a person.

It responds at once. A queue holds what it has to say, and a thread posts it.
"""

import argparse
import queue
import sys
import threading
import time
import uuid

from parlance import POLICIES, CallFailed, Request
from parlance.bot import BotProvider, BotServiceClient, ClientMessageEvent, ProviderEvent
from parlance.local import listen

REMEMBERED = 10_000
events: "queue.Queue[ClientMessageEvent]" = queue.Queue()
seen: dict[str, bool] = {}


class Bot(BotProvider):
    prefix = "/bot"

    def receive_client_message(self, body: ClientMessageEvent, request: Request) -> object:
        # Events are queued, because the service does not wait long for a response. A retry has the same id.
        if body["id"] not in seen:
            seen[body["id"]] = True
            events.put(body)
        while len(seen) > REMEMBERED:
            seen.pop(next(iter(seen)))
        return {}


def reply(event: ClientMessageEvent) -> ProviderEvent:
    """Returns the event that replies to a client's message, with a new id."""
    words = event["message"].get("text", "").lower()
    number, chat_id = str(uuid.uuid4()), event["chat_id"]
    if "agent" in words:
        return {"event": "INVITE_AGENT", "id": number, "chat_id": chat_id, "client_id": event["client_id"]}
    return {
        "event": "BOT_MESSAGE",
        "id": number,
        "chat_id": chat_id,
        "message": {
            "type": "BUTTONS",
            "title": "What would you like to know?",
            "text": "Write prices, or agent to talk with a person.",
            "buttons": [{"text": "Prices"}, {"text": "Agent"}],
            "timestamp": int(time.time()),
        },
    }


def post_replies(service: BotServiceClient) -> None:
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
