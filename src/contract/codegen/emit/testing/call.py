"""Calls the addresses below BASE, whose responses differ. Prints the result of each call as JSON."""

import json
import sys
import time

from parlance import CallFailed, InvalidMessage
from parlance.bot import BotServiceClient
from parlance.channel import ChannelIntegratorClient, ChannelServiceClient
from parlance.developer import WebhookReceiverClient

base = sys.argv[1]
policy = {"attempts": 3, "intervalMs": 1000, "timeoutMs": 1000}
event = {"event": "INVITE_AGENT", "id": "1", "client_id": "c", "chat_id": "x"}
message = {"recipient": {"id": "1"}, "message": {"type": "text", "text": "Hello"}}
ended = {}


def note(name, call):
    began = time.monotonic()
    try:
        how = call()
    except CallFailed as error:
        how = {"status": error.status, "told": str(error)}
    except InvalidMessage as error:
        how = {"faults": [fault.path for fault in error.faults]}
    except ValueError as error:
        how = {"wrong": str(error)}
    ended[name] = {"how": how, "ms": (time.monotonic() - began) * 1000}


def bot(kind, **more):
    return BotServiceClient(f"{base}/{kind}/webhooks/my-bot/a%2Fb", **more)


for kind in ("ok", "redirect", "bad", "down", "odd", "html", "empty"):
    note(kind, lambda: bot(kind).send_provider_event(event))
for kind in ("slow", "silent"):
    note(kind, lambda: bot(kind, timeout=0.5).send_provider_event(event))
note("retried", lambda: bot("down", secrets=["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"]).send_provider_event(event, retry=policy))
note("recovers", lambda: bot("third").send_provider_event(event, retry=policy))
customer = {"sender": {"id": "c", "photo": "a.png"}, "message": {"type": "text", "text": "Hi"}}
note("untrue photo", lambda: ChannelServiceClient(f"{base}/never/r/s").send_user_message(customer))
note("invalid", lambda: bot("never").send_provider_event({**event, "client_id": 7, "chat_id": ""}))
note("refused", lambda: ChannelIntegratorClient(f"{base}/refused", channel_public_id="s").send_agent_message(message))
note("misfit", lambda: ChannelIntegratorClient(f"{base}/misfit", channel_public_id="s").send_agent_message(message))
note("status", lambda: ChannelServiceClient(f"{base}/status/r/s").get_channel_status())
note("nobody", lambda: ChannelServiceClient("http://127.0.0.1:1/r/s").get_channel_status())
note("address", lambda: ChannelServiceClient("ftp://127.0.0.1/r/s"))
note("too short", lambda: BotServiceClient("http://127.0.0.1/bot"))
note("no token", lambda: BotServiceClient(base, provider_id="p", token=""))
accepted = json.loads(sys.argv[3])
for kind in ("declined", "careless"):
    note(kind, lambda: WebhookReceiverClient(f"{base}/{kind}").send_chat_accepted(accepted))
for index in range(int(sys.argv[2])):
    client = ChannelIntegratorClient(f"{base}/any/{index}", channel_public_id="s")
    note(f"any/{index}", lambda: client.send_agent_message(message))
print(json.dumps(ended))
