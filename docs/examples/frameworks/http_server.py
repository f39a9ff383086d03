"""A receiver of webhooks by http.server of the standard library. usage: http_server.py PORT"""

import sys

from parlance import Request
from parlance.developer import ChatAcceptedEvent, ChatAcceptedReply, WebhookReceiver
from parlance.local import listen


class Receiver(WebhookReceiver):
    """Handles one event. All other events get the default response."""

    prefix = "/hooks"

    def receive_chat_accepted(self, body: ChatAcceptedEvent, request: Request) -> ChatAcceptedReply:
        print("chat", body["chat_id"], "was accepted by", body["agent"]["name"], file=sys.stderr)
        return {"result": "OK", "crm_link": f"https://crm.example.com/{body['visitor']['number']}"}


if __name__ == "__main__":
    listen(Receiver().handle, int(sys.argv[1])).serve_forever()
