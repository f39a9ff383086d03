# Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.
"""Bot API.

A bot that is connected to a channel gets every new conversation first. The service posts what happens in
the chat to the provider's address, and the provider posts what the bot says to the service's address.
Either side responds at once with an HTTP code; what the bot has to say comes as a request of its own.
"""

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from . import calling, faults, serving


EventId = str
"""The event's own id, for logs and for debugging.

Limit: not empty.

Rules: BOT-PRV-13 MUST, BOT-PRV-16 SHOULD

Open point OPEN-31: Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp may
be absent is not stated. The reference's choice, not contract: A timestamp may. An event without id, and
an INVITE_AGENT without client_id, is accepted and noted at the desk.
"""


ClientId = str
"""The user who writes to the channel. It is unique within the customer's account.

Limit: not empty.
"""


BotChatId = str
"""The chat between the user and the bot or agent. It is unique within the customer's account.

Limit: not empty.
"""


class AgentJoinedEvent(TypedDict):
    """An agent has joined the chat, because the provider or the client asked for one."""

    event: Literal["AGENT_JOINED"]
    """Marks the arrival of an agent."""

    id: EventId

    client_id: ClientId

    chat_id: BotChatId


class AgentUnavailableEvent(TypedDict):
    """No agent can take the chat. The bot may go on and ask the client for contact details."""

    event: Literal["AGENT_UNAVAILABLE"]
    """Marks that no agent can come."""

    id: EventId

    client_id: ClientId

    chat_id: BotChatId


class AnswerButton(TypedDict):
    """One ready-made answer."""

    text: str
    """The answer that the client gives by pressing the button."""


class AuthorizationHeader(TypedDict, total=False):
    """Header fields of a request of the bot API, in either direction."""

    Authorization: str
    """The value agreed on beside the token, where one is. The header is compared with it as a whole; its
    format is not stated (OPEN-07).
    """


MessageTimestamp = Union[float, str]
"""When the message was written, as Unix time in seconds. The service sends a number; both sides read a
string of digits too.

Rules: BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD

Open point OPEN-14: The tables give the timestamp as a string, the samples as a number. The reference's
choice, not contract: Both are accepted; a number of Unix seconds is sent.
"""


class _TextContent(TypedDict):
    type: Literal["TEXT"]
    """Marks a plain text."""

    text: str
    """The words."""


class TextContent(_TextContent, total=False):
    """A plain text."""

    timestamp: MessageTimestamp


class _MarkdownContent(TypedDict):
    type: Literal["MARKDOWN"]
    """Marks a formatted text."""

    content: str
    """The words in Markdown."""


class MarkdownContent(_MarkdownContent, total=False):
    """A formatted text. The first version of the format knows links, bold and italic.

    Rules: BOT-IN-12 SHOULD
    """

    text: str
    """The words for a channel that cannot show Markdown."""

    timestamp: MessageTimestamp


class _ButtonsContent(TypedDict):
    type: Literal["BUTTONS"]
    """Marks a choice of answers."""

    buttons: List[AnswerButton]
    """The buttons, in the order in which they are shown.

    Limit: at most 3 elements.
    """


class ButtonsContent(_ButtonsContent, total=False):
    """A few ready-made answers to choose from, under a heading.

    Rules: BOT-IN-09 MUST, BOT-PRV-09 MUST
    """

    title: str
    """The heading of the buttons."""

    text: str
    """The words for a channel that cannot show buttons."""

    timestamp: MessageTimestamp


BotContent = Union[TextContent, MarkdownContent, ButtonsContent]
"""What a bot says.

Rules: BOT-IN-10 MUST, BOT-IN-11 MUST, BOT-PRV-10 SHOULD
"""


class _BotMessageEvent(TypedDict):
    event: Literal["BOT_MESSAGE"]
    """Marks a reply of the bot."""

    chat_id: BotChatId

    message: BotContent


class BotMessageEvent(_BotMessageEvent, total=False):
    """The bot's reply, which the service passes on to the client."""

    id: EventId


class _ChatClosedEvent(TypedDict):
    event: Literal["CHAT_CLOSED"]
    """Marks the end of a chat."""


class ChatClosedEvent(_ChatClosedEvent, total=False):
    """The chat has been closed. The service sends all three ids; receivers rely on the event's name alone.

    Open point OPEN-09: Which parameters CHAT_CLOSED carries is not shown. The reference's choice, not
    contract: It carries id, client_id and chat_id, as the other events about a chat do.
    """

    id: EventId

    client_id: ClientId

    chat_id: BotChatId


ClientContent = Union[TextContent, MarkdownContent, ButtonsContent]
"""What a client wrote."""


class ClientMessageEvent(TypedDict):
    """A client has written. The provider answers with an event of its own."""

    event: Literal["CLIENT_MESSAGE"]
    """Marks a message of a client."""

    id: EventId

    client_id: ClientId

    chat_id: BotChatId

    message: ClientContent


ErrorCode = str
"""The kind of error. Receivers accept codes that are not in the table.

Limit: not empty.
"""


class ErrorDetail(TypedDict):
    """What went wrong, once for programs and once for people."""

    code: ErrorCode

    message: str
    """A sentence for a person that says what was wrong, where, and what to do about it.

    Limit: not empty.
    """


class ErrorBody(TypedDict):
    """The body of every error response that carries one.

    Rules: BOT-IN-15 SHOULD

    Open point OPEN-32: The bodies of the channel API's error responses, and error codes beyond
    invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
    contract: The same body with codes of its own. Clients take any body, or none.
    """

    error: ErrorDetail


class _InviteAgentEvent(TypedDict):
    event: Literal["INVITE_AGENT"]
    """Marks the wish for an agent."""

    chat_id: BotChatId


class InviteAgentEvent(_InviteAgentEvent, total=False):
    """The bot has no answer and hands the chat over to the agents."""

    id: EventId

    client_id: ClientId


ProviderEvent = Union[BotMessageEvent, InviteAgentEvent]
"""What a bot provider posts to the service.

Rules: BOT-PRV-17 MUST
"""


SchemaName = Literal[
    "EventId",
    "ClientId",
    "BotChatId",
    "AgentJoinedEvent",
    "AgentUnavailableEvent",
    "AnswerButton",
    "AuthorizationHeader",
    "MessageTimestamp",
    "TextContent",
    "MarkdownContent",
    "ButtonsContent",
    "BotContent",
    "BotMessageEvent",
    "ChatClosedEvent",
    "ClientContent",
    "ClientMessageEvent",
    "ErrorCode",
    "ErrorDetail",
    "ErrorBody",
    "InviteAgentEvent",
    "ProviderEvent",
]
"""The names of the messages of this interface, and of their parts."""


def faults_of(name: SchemaName, value: object) -> List[faults.Fault]:
    """Returns all faults of a value; an empty list if it is valid. A null in an optional field counts as absent."""
    return faults.faults_of(SCHEMAS, name, value)


def unknown_kind(name: SchemaName, value: object) -> Optional[str]:
    """Returns the kind of a message if this edition does not know it, and else None. The contract announces more kinds."""
    return faults.unknown_kind(SCHEMAS, name, value)


SCHEMAS: Dict[str, Any] = {
    "EventId": {"type": "string", "minLength": 1},
    "ClientId": {"type": "string", "minLength": 1},
    "BotChatId": {"type": "string", "minLength": 1},
    "AgentJoinedEvent": {
        "type": "object",
        "required": ["event", "id", "client_id", "chat_id"],
        "properties": {
            "event": {"type": "string", "const": "AGENT_JOINED"},
            "id": {"$ref": "EventId"},
            "client_id": {"$ref": "ClientId"},
            "chat_id": {"$ref": "BotChatId"},
        },
    },
    "AgentUnavailableEvent": {
        "type": "object",
        "required": ["event", "id", "client_id", "chat_id"],
        "properties": {
            "event": {"type": "string", "const": "AGENT_UNAVAILABLE"},
            "id": {"$ref": "EventId"},
            "client_id": {"$ref": "ClientId"},
            "chat_id": {"$ref": "BotChatId"},
        },
    },
    "AnswerButton": {"type": "object", "required": ["text"], "properties": {"text": {"type": "string"}}},
    "AuthorizationHeader": {"type": "object", "properties": {"Authorization": {"type": "string"}}},
    "MessageTimestamp": {"anyOf": [{"type": "number"}, {"type": "string", "pattern": "^[0-9]+$"}]},
    "TextContent": {
        "type": "object",
        "required": ["type", "text"],
        "properties": {
            "type": {"type": "string", "const": "TEXT"},
            "text": {"type": "string"},
            "timestamp": {"$ref": "MessageTimestamp"},
        },
    },
    "MarkdownContent": {
        "type": "object",
        "required": ["type", "content"],
        "properties": {
            "type": {"type": "string", "const": "MARKDOWN"},
            "content": {"type": "string"},
            "text": {"type": "string"},
            "timestamp": {"$ref": "MessageTimestamp"},
        },
    },
    "ButtonsContent": {
        "type": "object",
        "required": ["type", "buttons"],
        "properties": {
            "type": {"type": "string", "const": "BUTTONS"},
            "buttons": {"type": "array", "maxItems": 3, "items": {"$ref": "AnswerButton"}},
            "title": {"type": "string"},
            "text": {"type": "string"},
            "timestamp": {"$ref": "MessageTimestamp"},
        },
    },
    "BotContent": {
        "tag": ["type"],
        "branches": {
            "TEXT": {"$ref": "TextContent"},
            "MARKDOWN": {"$ref": "MarkdownContent"},
            "BUTTONS": {"$ref": "ButtonsContent"},
        },
    },
    "BotMessageEvent": {
        "type": "object",
        "required": ["event", "chat_id", "message"],
        "properties": {
            "event": {"type": "string", "const": "BOT_MESSAGE"},
            "id": {"$ref": "EventId"},
            "chat_id": {"$ref": "BotChatId"},
            "message": {"$ref": "BotContent"},
        },
    },
    "ChatClosedEvent": {
        "type": "object",
        "required": ["event"],
        "properties": {
            "event": {"type": "string", "const": "CHAT_CLOSED"},
            "id": {"$ref": "EventId"},
            "client_id": {"$ref": "ClientId"},
            "chat_id": {"$ref": "BotChatId"},
        },
    },
    "ClientContent": {
        "tag": ["type"],
        "branches": {
            "TEXT": {"$ref": "TextContent"},
            "MARKDOWN": {"$ref": "MarkdownContent"},
            "BUTTONS": {"$ref": "ButtonsContent"},
        },
    },
    "ClientMessageEvent": {
        "type": "object",
        "required": ["event", "id", "client_id", "chat_id", "message"],
        "properties": {
            "event": {"type": "string", "const": "CLIENT_MESSAGE"},
            "id": {"$ref": "EventId"},
            "client_id": {"$ref": "ClientId"},
            "chat_id": {"$ref": "BotChatId"},
            "message": {"$ref": "ClientContent"},
        },
    },
    "ErrorCode": {"type": "string", "minLength": 1},
    "ErrorDetail": {
        "type": "object",
        "required": ["code", "message"],
        "properties": {"code": {"$ref": "ErrorCode"}, "message": {"type": "string", "minLength": 1}},
    },
    "ErrorBody": {"type": "object", "required": ["error"], "properties": {"error": {"$ref": "ErrorDetail"}}},
    "InviteAgentEvent": {
        "type": "object",
        "required": ["event", "chat_id"],
        "properties": {
            "event": {"type": "string", "const": "INVITE_AGENT"},
            "id": {"$ref": "EventId"},
            "client_id": {"$ref": "ClientId"},
            "chat_id": {"$ref": "BotChatId"},
        },
    },
    "ProviderEvent": {
        "tag": ["event"],
        "branches": {"BOT_MESSAGE": {"$ref": "BotMessageEvent"}, "INVITE_AGENT": {"$ref": "InviteAgentEvent"}},
    },
}


BOT_SERVICE_OPERATIONS: Dict[str, Any] = {
    "send_provider_event": {
        "handler": "send_provider_event",
        "id": "sendProviderEvent",
        "method": "POST",
        "path": "/webhooks/{provider_id}/{token}",
        "headers": ["authorization"],
        "secrets": ["token", "authorization"],
        "body": "ProviderEvent",
        "property": "event",
        "values": ["BOT_MESSAGE", "INVITE_AGENT"],
        "reply": {},
        "responses": {"200": None},
    },
}


class BotService(serving.Party):
    """Serves the party bot-service. Inherit from this class, write the methods that you need, and call
    `handle`. An event for which you write no method gets the smallest valid response.

    A method returns the body of the response 200, or raises serving.ErrorResponse.
    """

    schemas = SCHEMAS
    operations = BOT_SERVICE_OPERATIONS

    def send_provider_event(self, body: ProviderEvent, request: serving.Request) -> object:
        """Post what the bot says or wants.

        Takes a reply of the bot, which goes to the client, or the wish to hand the chat over to the
        agents. The response 200 says that the service has accepted the event.

        Rules: BOT-IN-01 MUST, BOT-IN-02 MUST, BOT-IN-03 MUST, BOT-IN-04 MUST, BOT-IN-18 SHOULD, BOT-IN-05
        MUST, BOT-IN-06 MUST, BOT-IN-07 MUST, BOT-IN-08 SHOULD, BOT-PRV-20 MUST, BOT-PRV-21 SHOULD

        Local rule BOT-IN-14: A chat_id that is not known gets 400. This is the reference's choice, not
        contract.

        Local rule BOT-IN-16: An unknown provider_id gets 404. This is the reference's choice, not
        contract.

        Local rule BOT-IN-17: An event with the same id, chat and content as one of the last minute counts
        as a retry and is not shown again; what makes a retry is not stated. This is the reference's
        choice, not contract.

        Local rule BOT-IN-19: An event without id is accepted, and noted at the desk; a message without
        timestamp is accepted. Whether either may be absent is not stated. This is the reference's choice,
        not contract.

        Open point OPEN-33: How long a provider waits for the service's response, and how often it
        retries, is not stated. The reference's choice, not contract: The generated client makes one
        request, within a time limit of its own, and another only when told to. Nobody is judged by it.

        Open point OPEN-34: The HTTP code that goes with unauthorized_client is not stated. The
        reference's choice, not contract: 401.

        Open point OPEN-36: What makes a provider's event a retry of another is not stated. The
        reference's choice, not contract: The same id, chat and content within a minute. Anything else is
        shown.

        Open point OPEN-44: Whether a provider may post before the first CLIENT_MESSAGE of a chat, or
        unasked in a chat that it knows, is not stated. The reference's choice, not contract: An event is
        accepted in a chat that the bot has, asked or unasked, and rejected before there is one.

        Open point OPEN-46: The body of the service's response 200 to a provider's event is not shown. The
        reference's choice, not contract: An empty object. Clients accept any body, and none.
        """
        return {}


class BotServiceClient(calling.Client):
    """Calls the party bot-service."""

    schemas = SCHEMAS
    operations = BOT_SERVICE_OPERATIONS

    def send_provider_event(self, body: ProviderEvent, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Post what the bot says or wants.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("send_provider_event", body, retry)


BOT_PROVIDER_OPERATIONS: Dict[str, Any] = {
    "receive_client_message": {
        "handler": "receive_client_message",
        "id": "receiveClientMessage",
        "method": "POST",
        "path": "/{token}",
        "headers": ["authorization"],
        "secrets": ["token", "authorization"],
        "body": "ClientMessageEvent",
        "property": "event",
        "values": ["CLIENT_MESSAGE"],
        "reply": {},
        "responses": {"200": None},
    },
    "receive_agent_joined": {
        "handler": "receive_agent_joined",
        "id": "receiveAgentJoined",
        "method": "POST",
        "path": "/{token}",
        "headers": ["authorization"],
        "secrets": ["token", "authorization"],
        "body": "AgentJoinedEvent",
        "property": "event",
        "values": ["AGENT_JOINED"],
        "reply": {},
        "responses": {"200": None},
    },
    "receive_agent_unavailable": {
        "handler": "receive_agent_unavailable",
        "id": "receiveAgentUnavailable",
        "method": "POST",
        "path": "/{token}",
        "headers": ["authorization"],
        "secrets": ["token", "authorization"],
        "body": "AgentUnavailableEvent",
        "property": "event",
        "values": ["AGENT_UNAVAILABLE"],
        "reply": {},
        "responses": {"200": None},
    },
    "receive_chat_closed": {
        "handler": "receive_chat_closed",
        "id": "receiveChatClosed",
        "method": "POST",
        "path": "/{token}",
        "headers": ["authorization"],
        "secrets": ["token", "authorization"],
        "body": "ChatClosedEvent",
        "property": "event",
        "values": ["CHAT_CLOSED"],
        "reply": {},
        "responses": {"200": None},
    },
}


class BotProvider(serving.Party):
    """Serves the party bot-provider. Inherit from this class, write the methods that you need, and call
    `handle`. An event for which you write no method gets the smallest valid response.

    A method returns the body of the response 200, or raises serving.ErrorResponse.
    """

    schemas = SCHEMAS
    operations = BOT_PROVIDER_OPERATIONS

    def receive_client_message(self, body: ClientMessageEvent, request: serving.Request) -> object:
        """Take a client's message.

        A client has written in a chat that the bot has. The provider responds with 200 at once and posts
        the bot's reply, or the wish for an agent, to the service's address.

        Rules: BOT-PRV-01 MUST, BOT-PRV-19 SHOULD, BOT-PRV-02 MUST, BOT-PRV-15 SHOULD, BOT-PRV-03 MUST,
        BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-14 SHOULD, BOT-PRV-05 SHOULD,
        BOT-PRV-06 SHOULD

        Local rule BOT-PRV-08: A retry with the same id does not make the bot answer the client a second
        time. This is the reference's choice, not contract.

        Open point OPEN-04: The body of the bot endpoint's response 200 is not shown. The reference's
        choice, not contract: The service ignores it. The reference's own provider sends an empty object.
        """
        return {}

    def receive_agent_joined(self, body: AgentJoinedEvent, request: serving.Request) -> object:
        """Learn that an agent has joined.

        An agent takes the chat from here on, at the wish of the bot or of the client.

        Rules: BOT-PRV-07 MUST, BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD,
        BOT-PRV-05 SHOULD, BOT-PRV-06 SHOULD

        Local rule BOT-PRV-11: After AGENT_JOINED the bot stays silent in that chat; after
        AGENT_UNAVAILABLE it may ask the client for contact details. This is the reference's choice, not
        contract.
        """
        return {}

    def receive_agent_unavailable(self, body: AgentUnavailableEvent, request: serving.Request) -> object:
        """Learn that no agent can come.

        No agent is available to take the chat. The bot may ask the client for contact details.

        Rules: BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05
        SHOULD, BOT-PRV-06 SHOULD, BOT-PRV-07 MUST

        Local rule BOT-PRV-11: After AGENT_JOINED the bot stays silent in that chat; after
        AGENT_UNAVAILABLE it may ask the client for contact details. This is the reference's choice, not
        contract.
        """
        return {}

    def receive_chat_closed(self, body: ChatClosedEvent, request: serving.Request) -> object:
        """Learn that a chat is closed.

        The chat was closed.

        Rules: BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05
        SHOULD, BOT-PRV-06 SHOULD, BOT-PRV-07 MUST
        """
        return {}


class BotProviderClient(calling.Client):
    """Calls the party bot-provider."""

    schemas = SCHEMAS
    operations = BOT_PROVIDER_OPERATIONS

    def send_client_message(self, body: ClientMessageEvent, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Take a client's message.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_client_message", body, retry)

    def send_agent_joined(self, body: AgentJoinedEvent, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Learn that an agent has joined.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_agent_joined", body, retry)

    def send_agent_unavailable(self, body: AgentUnavailableEvent, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Learn that no agent can come.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_agent_unavailable", body, retry)

    def send_chat_closed(self, body: ChatClosedEvent, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Learn that a chat is closed.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_chat_closed", body, retry)
