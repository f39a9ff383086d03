"""A service: the channel API, and a desk for its agents and the suite. usage: service.py PORT DESK_TOKEN"""

import hmac
import itertools
import re
import secrets
import sys
import threading
import time
from datetime import datetime, timezone
from typing import Any, Callable, Mapping, Optional
from urllib.parse import parse_qs, unquote, urlsplit

from parlance import POLICIES, CallFailed, ErrorResponse, Request
from parlance.channel import ChannelIntegratorClient, ChannelService, ChannelStatus, UserMessage
from parlance.faults import dump, parse
from parlance.local import listen
from parlance.serving import Response

# Without a token in the arguments, the desk gets a random token and rejects all requests.
PORT, DESK_TOKEN = int(sys.argv[1]), (sys.argv[2:] or [secrets.token_hex()])[0]
BASE = f"http://127.0.0.1:{PORT}"
lock, numbers = threading.RLock(), itertools.count(1)
Body = dict[str, Any]
Answer = tuple[int, Any]
agents: dict[str, Body] = {}
channels: dict[str, Body] = {}
chats: dict[int, Body] = {}
visitors: dict[tuple[str, str, Any], Body] = {}


def now() -> str:
    return datetime.now(timezone.utc).isoformat(timespec="milliseconds")


def required(body: Body, *names: str) -> Body:
    for name in names:
        if name not in body:
            raise ErrorResponse(400, f"{name} is missing")
    return body


# ---------------------------------------------------------------- chats


def add_entry(chat: Body, author: str, kind: str, **fields: Any) -> Body:
    with lock:
        about = {"entry_id": next(numbers), "chat_id": chat["chat_id"], "at": now(), "from": author, "type": kind}
        chat["transcript"].append({**about, **fields})
        return {**about, **fields}


def open_chat(channel: Body, visitor: Body) -> Body:
    """Returns the visitor's open chat, or opens a new chat."""
    for chat in chats.values():
        if chat["visitor"] is visitor and chat["state"] == "open":
            return chat
    number = next(numbers)
    new = {"chat_id": number, "channel_id": channel["channel_id"], "state": "open", "customer_typing": False}
    chats[number] = {**new, "opened_at": now(), "visitor": visitor, "transcript": [], "queue": []}
    return chats[number]


def seen_by_agents(chat: Body) -> Body:
    """Returns a chat in the form of the desk's API, with the customer's data."""
    return {
        **{name: value for name, value in chat.items() if name not in ("visitor", "transcript", "queue")},
        "customer": {"name": "Anonymous", **chat["visitor"]},
    }


def close(chat: Body) -> None:
    if chat["state"] == "open":
        chat.update(state="closed", closed_at=now())


# ---------------------------------------------------------------- the channel API


class Channels(ChannelService):
    """The package has already checked each request that arrives here, and has cut long texts."""

    prefix = "/chat"

    def get_channel_status(self, request: Request) -> ChannelStatus:
        return status_of(channel_at(request))

    def send_user_message(self, body: UserMessage, request: Request) -> object:
        channel = channel_at(request)
        if channel.get("removed"):
            raise ErrorResponse(404, "the channel was removed")
        take_message(channel, body)
        return {}


def channel_at(request: Request) -> Body:
    channel = channels.get(request.path["channel_public_id"])
    if channel is None or not hmac.compare_digest(channel["random"].encode(), request.path["random_string"].encode()):
        raise ErrorResponse(404, "there is no channel at this address")
    return channel


def take_message(channel: Body, body: Mapping[str, Any]) -> None:
    customer, kind = body["sender"]["id"], body["message"]["type"]
    with lock:
        key = (channel["channel_id"], type(customer).__name__, customer)
        visitor = visitors.setdefault(key, {"id": customer})
        for name in ("name", "phone", "email", "photo", "invite", "url"):
            value = body["sender"].get(name)
            if isinstance(value, str) and value and (name != "photo" or value.lower().startswith(("http://", "https://"))):
                visitor[name] = value
        chat = open_chat(channel, visitor)
        chat["customer_typing"] = kind == "typein"
        if kind not in ("typein", "typeout"):
            content = {name: value for name, value in body["message"].items() if name not in ("type", "id")}
            add_entry(chat, "customer", kind, **content)


def status_of(channel: Body) -> ChannelStatus:
    names = () if channel.get("removed") else channel["agents"]
    return 1 if any(agents.get(name, {}).get("online") for name in names) else 0


# ---------------------------------------------------------------- the desk


def create_channel(body: Body) -> Answer:
    settings = required(body, "name", "customer_endpoint", "agents")
    address = urlsplit(settings["customer_endpoint"])
    if address.scheme != "https" and address.hostname not in ("127.0.0.1", "::1", "localhost"):
        raise ErrorResponse(400, "customer_endpoint has to be an https address")
    channel: Body = {"chunked": False, **settings, "channel_id": secrets.token_hex(6), "random": secrets.token_hex(16)}
    channels[channel["channel_id"]] = channel
    return 201, {**shown(channel), "endpoint": f"{BASE}/chat/{channel['random']}/{channel['channel_id']}"}


def shown(channel: Body) -> Body:
    return {name: value for name, value in channel.items() if name not in ("random", "removed")}


def remove_channel(channel_id: str) -> Answer:
    if channel_id not in channels:
        raise ErrorResponse(404, "there is no such channel", "not_found")
    channels[channel_id]["removed"] = True
    for chat in list(chats.values()):
        if chat["channel_id"] == channel_id:
            close(chat)
    return 204, None


def list_chats(query: Mapping[str, list[str]]) -> Answer:
    wanted = {name: query[name][0] for name in ("channel_id", "state") if name in query}
    found = [chat for chat in chats.values() if all(chat[name] == value for name, value in wanted.items())]
    newest = sorted(found, key=lambda chat: int(chat["chat_id"]), reverse=True)[: int(query.get("limit", ["100"])[0])]
    return 200, {"chats": [seen_by_agents(chat) for chat in newest]}


def chat_of(number: str) -> Body:
    if int(number) not in chats:
        raise ErrorResponse(404, "there is no such chat", "not_found")
    return chats[int(number)]


def act(chat: Body, action: str, body: Body) -> Answer:
    """Performs an action of an agent in a chat. Returns the status and body of the response."""
    agent_id = required(body, "agent_id")["agent_id"]
    if agent_id not in agents:
        raise ErrorResponse(400, "there is no such agent")
    sender: Body = {name: agents[agent_id][name] for name in ("name", "photo") if name in agents[agent_id]}
    if action == "messages":
        content = required(body, "message")["message"]
        fields = {name: value for name, value in content.items() if name not in ("type", "id")}
        entry = add_entry(chat, "agent", content["type"], agent_id=agent_id, **fields)
        send(chat, sender, {**content, "id": str(entry["entry_id"])}, entry)
        return 202, entry
    if action == "typing":
        send(chat, sender, {"type": "typein" if required(body, "typing")["typing"] else "typeout"})
        return 202, None
    if action == "accept":
        chat.setdefault("agent_id", agent_id)
    else:
        close(chat)
    return 200, seen_by_agents(chat)


def send(chat: Body, sender: Body, message: Body, entry: Optional[Body] = None) -> None:
    """Queues a message. Messages of one chat are sent in order, and no chat waits for another."""
    with lock:
        chat["queue"].append((sender, message, entry))
        if len(chat["queue"]) == 1:
            threading.Thread(target=send_queued, args=(chat,), daemon=True).start()


def send_queued(chat: Body) -> None:
    channel = channels[chat["channel_id"]]
    receiver = ChannelIntegratorClient(
        channel["customer_endpoint"], channel_public_id=channel["channel_id"], chunked=channel["chunked"]
    )
    while chat["queue"]:
        sender, message, entry = chat["queue"][0]
        told = deliver(receiver, {"sender": sender, "recipient": {"id": str(chat["visitor"]["id"])}, "message": message})
        if told and entry:
            add_entry(chat, "system", "error", text=told, about=entry["entry_id"])
        with lock:
            chat["queue"].pop(0)


def deliver(receiver: ChannelIntegratorClient, body: Any) -> Optional[str]:
    """Sends a message. Returns the error that the agent sees, or None if the receiver accepted the message."""
    policy, began = POLICIES["sendAgentMessage"], time.monotonic()
    try:
        reply: Any = receiver.send_agent_message(body, retry=policy)
        return str(reply["error"]["message"]) if "error" in reply else None
    except CallFailed as error:
        if error.status is None:
            time.sleep(max(0.0, began + policy["giveUpMs"] / 1000 - time.monotonic()))
        return "The message could not be delivered."


def put_agent(agent_id: str, settings: Body) -> Answer:
    agent = agents.get(agent_id, {"agent_id": agent_id, "name": agent_id, "online": False})
    agents[agent_id] = {**agent, **settings}
    return 200, agents[agent_id]


def desk(method: str, path: str, query: Mapping[str, list[str]], headers: Mapping[str, str], body: bytes) -> Answer:
    token = headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(token.encode(), DESK_TOKEN.encode()):
        raise ErrorResponse(401, "the desk's token is wrong", "invalid_client")
    chat = r"/chats/(\d+)"
    routes: dict[str, Callable[..., Answer]] = {
        r"GET /agents": lambda: (200, {"agents": list(agents.values())}),
        r"PUT /agents/([^/]+)": lambda agent_id: put_agent(agent_id, parse(body)),
        r"GET /channels": lambda: (200, {"channels": [shown(one) for one in channels.values()]}),
        r"POST /channels": lambda: create_channel(parse(body)),
        r"DELETE /channels/([^/]+)": remove_channel,
        r"GET /chats": lambda: list_chats(query),
        f"GET {chat}": lambda number: (200, read_chat(chat_of(number))),
        f"POST {chat}/(accept|messages|typing|close)": lambda number, action: act(chat_of(number), action, parse(body)),
    }
    for route, handle in routes.items():
        if found := re.fullmatch(route, f"{method} {path}"):
            with lock:
                return handle(*map(unquote, found.groups()))
    raise ErrorResponse(404, "the desk has nothing there")


def read_chat(chat: Body) -> Body:
    return {"chat": seen_by_agents(chat), "transcript": chat["transcript"]}


def handle(method: str, path: str, headers: Mapping[str, str], body: bytes) -> Response:
    """Passes requests to the desk or to the channel API."""
    address = urlsplit(path)
    if not address.path.startswith("/desk/"):
        return channel_api.handle(method, path, headers, body)
    try:
        status, answer = desk(method, address.path.removeprefix("/desk"), parse_qs(address.query), headers, body)
    except ErrorResponse as error:
        status, answer = error.status, {"error": {"code": error.code, "message": error.message}}
    except ValueError as error:
        status, answer = 400, {"error": {"code": "invalid_request", "message": str(error)}}
    content = b"" if answer is None else dump(answer)
    return status, {"Content-Type": "application/json", "Content-Length": str(len(content))}, content


channel_api = Channels()
if __name__ == "__main__":
    listen(handle, PORT).serve_forever()
