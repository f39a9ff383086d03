"""A chat front end, a bot and a CRM in Flask. usage: flask_app.py PORT"""

import sys

from flask import Flask, Response, request
from parlance.bot import BotProvider
from parlance.channel import AgentMessage, AgentMessageReply, ChannelIntegrator
from parlance.developer import WebhookReceiver
from parlance.serving import Party, Request, wsgi_path


class Frontend(ChannelIntegrator):
    def receive_agent_message(self, body: AgentMessage, request: Request) -> AgentMessageReply:
        print(body["recipient"]["id"], body["message"], file=sys.stderr)
        return {"result": "ok"}


app = Flask(__name__)


# A route accepts every method, because the package itself responds with 405 to other methods than the contract's.
def serve(rule: str, party: Party) -> None:
    def view(rest: str = "") -> Response:
        path, content = wsgi_path(request.environ), request.get_data()
        status, headers, body = party.handle(request.method, path, dict(request.headers), content)
        return Response(body, status, headers)

    methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
    app.add_url_rule(rule, rule, view, methods=methods, provide_automatic_options=False)


serve("/chat/<path:rest>", Frontend(prefix="/chat"))
# Inherit from these classes like Frontend, with a method for each event that you need.
serve("/bot/<path:rest>", BotProvider(prefix="/bot", token="my-token"))
serve("/hooks", WebhookReceiver(prefix="/hooks"))

if __name__ == "__main__":
    app.run(port=int(sys.argv[1]))
