"""A chat front end, a bot and a CRM in FastAPI. usage: fastapi_app.py PORT"""

import sys

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool
from parlance import serving
from parlance.bot import BotProvider
from parlance.channel import AgentMessage, AgentMessageReply, ChannelIntegrator
from parlance.developer import WebhookReceiver


class Frontend(ChannelIntegrator):
    def receive_agent_message(self, body: AgentMessage, request: serving.Request) -> AgentMessageReply:
        print(body["recipient"]["id"], body["message"], file=sys.stderr)
        return {"result": "ok"}


app = FastAPI()


# A route accepts every method, because the package itself responds with 405 to other methods than the contract's.
def serve(rule: str, party: serving.Party) -> None:
    async def view(request: Request) -> Response:
        path, content = request.scope["raw_path"].decode("latin-1"), await request.body()
        fields = dict(request.headers)
        status, headers, body = await run_in_threadpool(party.handle, request.method, path, fields, content)
        return Response(body, status, headers)
    app.add_api_route(rule, view, methods=["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])


serve("/chat/{rest:path}", Frontend(prefix="/chat"))
# Inherit from these classes like Frontend, with a method for each event that you need.
serve("/bot/{rest:path}", BotProvider(prefix="/bot", token="my-token"))
serve("/hooks", WebhookReceiver(prefix="/hooks"))

if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning")
