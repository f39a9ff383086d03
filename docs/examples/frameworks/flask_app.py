"""A chat front end in Flask. usage: flask_app.py PORT"""

import sys

from flask import Flask, Response, request
from parlance.channel import ChannelIntegrator
from parlance.serving import wsgi_path


class Frontend(ChannelIntegrator):
    prefix = "/chat"

    def receive_agent_message(self, body, request):
        print(body["recipient"]["id"], body["message"], file=sys.stderr)
        return {"result": "ok"}


app = Flask(__name__)
frontend = Frontend()
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


# The route accepts every method, because the package itself responds with 405 to other methods than the contract's.
@app.route("/chat/<path:rest>", methods=METHODS, provide_automatic_options=False)
def chat(rest):
    path = wsgi_path(request.environ)
    status, headers, body = frontend.handle(request.method, path, dict(request.headers), request.get_data())
    return Response(body, status, headers)


if __name__ == "__main__":
    app.run(port=int(sys.argv[1]))
