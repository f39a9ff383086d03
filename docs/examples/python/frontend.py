"""A chat front end: shows what agents write, and posts what its customer answers."""

import argparse
import sys
import threading
import uuid
from typing import Any, Mapping, Optional

from parlance import CallFailed, Request
from parlance.channel import AgentMessage, AgentMessageReply, ChannelIntegrator, ChannelServiceClient
from parlance.local import listen


def shown(message: Mapping[str, Any]) -> Optional[str]:
    """Returns a message as the customer sees it, or None for a typing notice. It may be of a kind that is new."""
    if message["type"] in ("typein", "typeout"):
        return None
    if message["type"] == "text":
        return str(message["text"])
    if message["type"] == "location":
        return f"https://www.openstreetmap.org/#map=16/{message['latitude']}/{message['longitude']}"
    if "file" in message:
        return f"{message['type']} {message['file_name']}: {message['file']}"
    return f"a message of the kind {message['type']}"


class Frontend(ChannelIntegrator):
    prefix = "/chat"
    service: Optional[ChannelServiceClient] = None

    def receive_agent_message(self, body: AgentMessage, request: Request) -> AgentMessageReply:
        customer, line = body["recipient"]["id"], shown(body["message"])
        if line is not None:
            print(f"{customer}: {line}", file=sys.stderr)
            if self.service:
                threading.Thread(target=self.answer, args=(self.service, customer)).start()
        return {"result": "ok"}

    def answer(self, service: ChannelServiceClient, customer: str) -> None:
        """Posts the customer's reply. It prints a failure for the operator."""
        number = str(uuid.uuid4())
        try:
            service.send_user_message({
                "sender": {"id": customer, "name": "Visitor"},
                "message": {"type": "text", "id": number, "text": "Thank you."},
            })
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
