"""A chat front end in Django, served by WSGI. usage: django_app.py PORT"""

import sys
from wsgiref.simple_server import make_server

from django.conf import settings
from django.core.wsgi import get_wsgi_application
from django.http import HttpRequest, HttpResponse
from django.urls import re_path
from django.views.decorators.csrf import csrf_exempt
from parlance.channel import AgentMessage, AgentMessageReply, ChannelIntegrator
from parlance.serving import Request, wsgi_body, wsgi_path


class Frontend(ChannelIntegrator):
    prefix = "/chat"

    def receive_agent_message(self, body: AgentMessage, request: Request) -> AgentMessageReply:
        print(body["recipient"]["id"], body["message"], file=sys.stderr)
        return {"result": "ok"}


frontend = Frontend()


@csrf_exempt
def chat(request: HttpRequest) -> HttpResponse:
    # request.body is empty for a chunked body, because Django reads nothing without Content-Length.
    path, content = wsgi_path(request.environ), wsgi_body(request.environ)
    status, headers, body = frontend.handle(request.method, path, request.headers, content)
    return HttpResponse(body, status=status, headers=headers)


urlpatterns = [re_path("^chat/", chat)]
settings.configure(ROOT_URLCONF=__name__, ALLOWED_HOSTS=["127.0.0.1"], SECRET_KEY="only for this example")
application = get_wsgi_application()

if __name__ == "__main__":
    make_server("127.0.0.1", int(sys.argv[1]), application).serve_forever()
