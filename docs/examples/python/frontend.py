"""A chat front end: shows what agents write, and posts what its customer answers."""

import argparse
import sys
import threading
import uuid

from parlance import CallFailed
from parlance.channel import ChannelIntegrator, ChannelServiceClient
from parlance.local import listen


def shown(message):
    """Returns a message as the customer sees it, or None for a typing notice."""
    if message["type"] in ("typein", "typeout"):
        return None
    if message["type"] == "text":
        return message["text"]
    if message["type"] == "location":
        return f"https://www.openstreetmap.org/#map=16/{message['latitude']}/{message['longitude']}"
    if "file" in message:
        return f"{message['type']} {message['file_name']}: {message['file']}"
    return f"a message of the kind {message['type']}"


class Frontend(ChannelIntegrator):
    prefix = "/chat"
    service = None

    def receive_agent_message(self, body, request):
        customer, line = body["recipient"]["id"], shown(body["message"])
        if line is not None:
            print(f"{customer}: {line}", file=sys.stderr)
            if self.service:
                threading.Thread(target=self.answer, args=(customer, "Thank you.")).start()
        return {"result": "ok"}

    def answer(self, customer, words):
        """Posts the customer's reply. It prints a failure for the operator."""
        message = {"type": "text", "id": str(uuid.uuid4()), "text": words}
        try:
            self.service.send_user_message({"sender": {"id": customer, "name": "Visitor"}, "message": message})
        except CallFailed as error:
            print(f"the service did not accept a message: {error}", file=sys.stderr)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("port", type=int)
    arguments.add_argument("endpoint", nargs="?", help="the address that the service gave for the channel")
    given = arguments.parse_args()
    frontend = Frontend()
    if given.endpoint:
        frontend.service = ChannelServiceClient(given.endpoint)
    listen(frontend.handle, given.port).serve_forever()
