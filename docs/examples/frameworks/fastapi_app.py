"""A chat front end in FastAPI. usage: fastapi_app.py PORT"""

import sys

import uvicorn
from fastapi import FastAPI, Request, Response
from fastapi.concurrency import run_in_threadpool
from parlance.channel import ChannelIntegrator


class Frontend(ChannelIntegrator):
    prefix = "/chat"

    def receive_agent_message(self, body, request):
        print(body["recipient"]["id"], body["message"], file=sys.stderr)
        return {"result": "ok"}


app = FastAPI()
frontend = Frontend()
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


# The route accepts every method, because the package itself responds with 405 to other methods than the contract's.
@app.api_route("/chat/{rest:path}", methods=METHODS)
async def chat(request: Request) -> Response:
    path = request.scope["raw_path"].decode("latin-1")
    content = await request.body()
    status, headers, body = await run_in_threadpool(
        frontend.handle, request.method, path, dict(request.headers), content
    )
    return Response(body, status, headers)


if __name__ == "__main__":
    uvicorn.run(app, port=int(sys.argv[1]), log_level="warning")
