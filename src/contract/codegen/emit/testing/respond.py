"""Reads requests from a file with a JSON list, and handles each. Prints the responses as `[[status, headers, body], ...]`."""

import json
import sys

from parlance import bot, channel, developer
from parlance.serving import ErrorResponse


class Integrator(channel.ChannelIntegrator):
    def receive_agent_message(self, body, request):
        if body["message"].get("text") == "fail":
            raise KeyError("a fault of the program")
        if body["message"].get("text") == "busy":
            raise ErrorResponse(503, "Later.")
        return {"result": "ok"}


class Service(channel.ChannelService):
    def get_channel_status(self, request):
        return 1

    def send_user_message(self, body, request):
        return {"path": dict(request.path), "body": body}


class Receiver(developer.WebhookReceiver):
    def receive_chat_accepted(self, body, request):
        return {"result": "OK", "crm_link": f"https://crm.example.com/{body['chat_id']}"}


class Bot(bot.BotProvider):
    token, authorization = "token-1", "agreed"

    def receive_client_message(self, body, request):
        return {}


secrets = ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"]
parties = {
    "channel-integrator": Integrator(prefix="/chat"),
    "channel-service": Service(prefix="/in"),
    "webhook-receiver": Receiver(),
    "signed": Receiver(secrets=secrets),
    "bot-provider": Bot(prefix="/bot"),
}
responses = []
for one in json.load(open(sys.argv[1], encoding="utf-8")):
    body = one["body"].encode("latin-1" if one.get("isLatin") else "utf-8")
    status, headers, content = parties[one["party"]].handle(one["method"], one["path"], one.get("headers", {}), body)
    responses.append([status, headers, content.decode("utf-8")])
print(json.dumps(responses))
