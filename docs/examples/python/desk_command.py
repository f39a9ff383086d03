"""The desk of service.py as a command: it reads a JSON line for each operation and writes one for each answer.

usage: desk_command.py PORT   PORT is where the channel API is served
"""

import json
import sys
import threading
from typing import Any, Callable

import service
from parlance import ErrorResponse
from parlance.local import listen


def act(action: str) -> Callable[[Any, Any], service.Answer]:
    return lambda given, body: service.act(service.chat_of(given["chat_id"]), action, body)


# The keys are the names of operations in the desk's document. `given` has the parameters of path and query.
OPERATIONS: dict[str, Callable[[Any, Any], service.Answer]] = {
    "listAgents": lambda given, body: (200, {"agents": list(service.agents.values())}),
    "putAgent": lambda given, body: service.put_agent(given["agent_id"], body),
    "createChannel": lambda given, body: service.create_channel(body),
    "removeChannel": lambda given, body: service.remove_channel(given["channel_id"]),
    "listChats": lambda given, body: service.list_chats({name: [value] for name, value in given.items()}),
    "getChat": lambda given, body: (200, service.read_chat(service.chat_of(given["chat_id"]))),
    "acceptChat": act("accept"),
    "writeMessage": act("messages"),
    "setTyping": act("typing"),
    "closeChat": act("close"),
}


def answer(request: service.Body) -> service.Answer:
    operation = OPERATIONS.get(request["operation"])
    if operation is None:
        # An unsupported operation is no error: the suite skips the cases that need it.
        return 501, {"error": {"code": "not_implemented", "message": request["operation"]}}
    try:
        with service.lock:
            return operation(request.get("parameters", {}), request.get("body"))
    except ErrorResponse as error:
        return error.status, {"error": {"code": error.code, "message": error.message}}


# The channel API must be served before the first operation is processed.
threading.Thread(target=listen(service.handle, service.PORT).serve_forever, daemon=True).start()
# At the end of its run, the suite closes the input. Then this loop ends, and with it the command.
for line in sys.stdin:
    asked = json.loads(line)
    status, body = answer(asked)
    print(json.dumps({"id": asked["id"], "status": status, "body": body}), flush=True)
