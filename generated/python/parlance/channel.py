# Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
"""Channel API.

The integrator connects a chat front end of its own, in an app, on a desktop or in a web page. Customers'
messages go to an address of the service; agents' answers go to an address of the integrator. The
service's address holds a random string and the channel's identifier, and is handed out when the channel
is set up: in the agents' application by Manage, Add Channels, Chat API, Connect. The form there asks for
the channel's name, the integrator's address, whether requests are sent in chunks, and the agents who take
the channel's chats.
"""

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from . import calling, faults, serving


class _LocationContent(TypedDict):
    type: Literal["location"]
    """Marks a location."""

    latitude: float
    """Degrees north of the equator; negative to the south."""

    longitude: float
    """Degrees east of Greenwich; negative to the west."""


class LocationContent(_LocationContent, total=False):
    """A point on the map."""

    text: str
    """A comment that goes with the location."""

    title: str
    """The name of the place."""


AgentMessageId = str
"""The service's id of the message, kept for logs and for notices of delivery and reading to come."""


class AgentLocation(LocationContent, total=False):
    """A place from an agent.

    A point on the map.
    """

    id: AgentMessageId


class WritingAgent(TypedDict, total=False):
    """The agent who writes."""

    name: str
    """The agent's name."""

    photo: str
    """The address of the agent's picture."""


class Recipient(TypedDict):
    """The customer who is written to.

    Rules: CHN-OUT-03 MUST

    Local rule CHN-OUT-04: recipient.id is a JSON string even when sender.id came as an integer: the
    source gives it this type, and says that it is unchanged (OPEN-39). This is the reference's choice,
    not contract.

    Open point OPEN-39: recipient.id is a string, and is sender.id returned unchanged, which may be an
    integer; which of the two it is then is not stated. The reference's choice, not contract: The digits
    as a string.
    """

    id: Union[str, int]
    """The id that the integrator gave as sender.id. A customer whose id is an integer may be named by its
    digits as a string, or by the integer (OPEN-39).
    """


class _AgentLocationMessage(TypedDict):
    recipient: Recipient

    message: AgentLocation


class AgentLocationMessage(_AgentLocationMessage, total=False):
    """An agent's place on the map."""

    sender: WritingAgent


MediaType = Literal["video", "audio", "voice", "photo", "sticker", "document"]
"""The kinds of message that carry a file."""


HttpUrl = str
"""An absolute address with the scheme http or https.

Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]`.
"""


PositiveInteger = int
"""A whole number above zero.

Limit: at least 1.
"""


class _MediaContent(TypedDict):
    type: MediaType

    file: HttpUrl
    """Where the file can be fetched.

    An absolute address with the scheme http or https.

    Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]`.
    """

    file_name: str
    """The file's name as its owner chose it."""

    file_size: PositiveInteger
    """The file's size in bytes.

    A whole number above zero.

    Limit: format int64; at least 1.
    """


class MediaContent(_MediaContent, total=False):
    """A file with what is known of it."""

    thumb: HttpUrl
    """Where a preview picture, 320 pixels wide, can be fetched.

    An absolute address with the scheme http or https.

    Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]`.
    """

    emoji: str
    """A Unicode character that can stand in for the file."""

    duration: PositiveInteger
    """How long a recording plays, in seconds.

    A whole number above zero.

    Limit: at least 1.
    """

    width: PositiveInteger
    """Width in pixels.

    A whole number above zero.

    Limit: at least 1.
    """

    height: PositiveInteger
    """Height in pixels.

    A whole number above zero.

    Limit: at least 1.
    """

    text: str
    """A comment that goes with the file."""

    performer: str
    """The person or group that wrote, composed or performs it."""

    title: str
    """The title of the piece."""


class AgentMedia(MediaContent, total=False):
    """A file from an agent.

    A file with what is known of it.
    """

    id: AgentMessageId


class _AgentMediaMessage(TypedDict):
    recipient: Recipient

    message: AgentMedia


class AgentMediaMessage(_AgentMediaMessage, total=False):
    """An agent's file.

    Rules: CHN-OUT-05 MUST
    """

    sender: WritingAgent


class _AgentText(TypedDict):
    type: Literal["text"]
    """Marks a plain text."""

    text: str
    """The words of the agent."""


class AgentText(_AgentText, total=False):
    """The text of an agent."""

    id: AgentMessageId


class _AgentTextMessage(TypedDict):
    recipient: Recipient

    message: AgentText


class AgentTextMessage(_AgentTextMessage, total=False):
    """An agent's text."""

    sender: WritingAgent


TypingType = Literal["typein", "typeout"]
"""The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped."""


class TypingContent(TypedDict):
    """A notice that somebody begins or stops writing. Whatever else it carries is ignored."""

    type: TypingType


class _AgentTypingNotice(TypedDict):
    recipient: Recipient

    message: TypingContent


class AgentTypingNotice(_AgentTypingNotice, total=False):
    """An agent begins or stops typing. Only the recipient and the type are read."""

    sender: Any
    """The agent who types, as the agent's messages have it. Receivers ignore it, whatever it is."""


AgentMessage = Union[AgentTextMessage, AgentMediaMessage, AgentLocationMessage, AgentTypingNotice]
"""What the service posts when an agent writes, sends a file or a place, begins or stops typing.

The source announces more kinds (section 9): expect kinds that are not listed here.

Rules: CHN-OUT-02 MUST, CHN-OUT-19 SHOULD
"""


class AgentMessageAccepted(TypedDict):
    """The message has been taken over."""

    result: Literal["ok"]
    """The message has been taken over."""


class ChannelFault(TypedDict):
    """Why the integrator could not use a message."""

    code: Any
    """A value of the integrator's own choice, in most cases a number or a string."""

    message: str
    """A sentence for the agent."""


class AgentMessageRefused(TypedDict):
    """The integrator could not use the message and says why.

    Open point OPEN-11: Which error codes a channel integrator may use, and which of them hide the message
    from the agent, is not stated. The reference's choice, not contract: Every message is shown to the
    agent, whatever its code.

    Open point OPEN-18: Whether an error response ends the retries is not stated. The reference's choice,
    not contract: It does, and its message is shown.
    """

    error: ChannelFault


AgentMessageReply = Union[AgentMessageAccepted, AgentMessageRefused]
"""The integrator's response to an agent's message, with the HTTP code 200 in either case.

Rules: CHN-RCV-08 MUST
"""


ChannelStatus = Literal[0, 1]
"""Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are offline
or that the chat was removed from the site.
"""


CustomerId = Union[str, int]
"""The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.

Rules: CHN-IN-07 MUST, CHN-IN-08 MUST

Local rule CHN-IN-09: A message whose sender.id is empty or absent gets 400. This is the reference's
choice, not contract.
"""


CustomerPhoto = str
"""The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it displays
is not guaranteed.

Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://`.

Rules: CHN-IN-12 SHOULD, CHN-RCV-12 MUST
"""


CustomerUrl = str
"""A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes a
message invalid (CHN-IN-14).
"""


class _Customer(TypedDict):
    id: CustomerId


class Customer(_Customer, total=False):
    """Who writes. Data given in a later message of the chat replaces what the agent saw before.

    Rules: CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST

    Open point OPEN-25: sender.url is sent by integrators; what it means is not stated. The reference's
    choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
    not shown, and noted at the desk.
    """

    name: str
    """The name that the agent sees."""

    phone: str
    """The customer's phone number."""

    email: str
    """The customer's e-mail address."""

    photo: CustomerPhoto

    url: CustomerUrl

    invite: str
    """The words with which the integrator invited the customer to write. For the agent it is like an
    invitation that a trigger made in an agent's name; when to invite is the integrator's affair.
    """


class TypingCustomer(TypedDict):
    """Who types. Nothing but the id is read."""

    id: CustomerId


UserMessageId = Union[str, int]
"""The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.

Open point OPEN-42: message.id is a string; whether a number is taken for one is not stated. The
reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The clients of
this project send strings.
"""


UserTextBody = str
"""The words of the customer.

Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.

Rules: CHN-IN-17 MUST, CHN-IN-34 SHOULD

Local rule CHN-IN-18: A character is a Unicode code point, and a cut never leaves half of a surrogate
pair. This is the reference's choice, not contract.

Open point OPEN-17: What a character is in the limit of 1,000 is not stated. The reference's choice, not
contract: A Unicode code point.
"""


class UserLocation(LocationContent, total=False):
    """A place from a customer.

    A point on the map.
    """

    id: UserMessageId


class UserLocationMessage(TypedDict):
    """A customer's place on the map.

    Rules: CHN-IN-23 MUST
    """

    sender: Customer

    message: UserLocation


class UserMedia(MediaContent, total=False):
    """A file from a customer.

    A file with what is known of it.
    """

    id: UserMessageId


class UserMediaMessage(TypedDict):
    """A customer's file.

    Rules: CHN-IN-21 MUST, CHN-IN-22 MUST, CHN-IN-24 MUST, CHN-IN-25 MUST, CHN-IN-26 MUST
    """

    sender: Customer

    message: UserMedia


class _UserText(TypedDict):
    type: Literal["text"]
    """Marks a plain text."""

    text: UserTextBody


class UserText(_UserText, total=False):
    """The text of a customer.

    Rules: CHN-IN-16 MUST, CHN-IN-31 MUST
    """

    id: UserMessageId


class UserTextMessage(TypedDict):
    """A customer's text."""

    sender: Customer

    message: UserText


class UserTypingNotice(TypedDict):
    """A customer begins or stops typing. Only the customer's id and the type are read.

    Rules: CHN-IN-19 MUST, CHN-IN-20 MUST
    """

    sender: TypingCustomer

    message: TypingContent


UserMessage = Union[UserTextMessage, UserMediaMessage, UserLocationMessage, UserTypingNotice]
"""What the integrator posts when a customer writes, sends a file or a place, begins or stops typing.

The source announces more kinds (section 9): expect kinds that are not listed here.

Rules: CHN-IN-14 SHOULD, CHN-IN-15 MUST, CHN-RCV-10 MUST

Local rule CHN-IN-29: A message of a type that the contract does not name gets 400; 405 is as good, since
more types are announced. This is the reference's choice, not contract.

Local rule CHN-IN-33: null in a field that may be absent counts as absent. This is the reference's choice,
not contract.
"""


SchemaName = Literal[
    "LocationContent",
    "AgentMessageId",
    "AgentLocation",
    "WritingAgent",
    "Recipient",
    "AgentLocationMessage",
    "MediaType",
    "HttpUrl",
    "PositiveInteger",
    "MediaContent",
    "AgentMedia",
    "AgentMediaMessage",
    "AgentText",
    "AgentTextMessage",
    "TypingType",
    "TypingContent",
    "AgentTypingNotice",
    "AgentMessage",
    "AgentMessageAccepted",
    "ChannelFault",
    "AgentMessageRefused",
    "AgentMessageReply",
    "ChannelStatus",
    "CustomerId",
    "CustomerPhoto",
    "CustomerUrl",
    "Customer",
    "TypingCustomer",
    "UserMessageId",
    "UserTextBody",
    "UserLocation",
    "UserLocationMessage",
    "UserMedia",
    "UserMediaMessage",
    "UserText",
    "UserTextMessage",
    "UserTypingNotice",
    "UserMessage",
]
"""The names of the messages of this interface, and of their parts."""


def faults_of(name: SchemaName, value: object) -> List[faults.Fault]:
    """Returns all faults of a value; an empty list if it is valid. A null in an optional field counts as absent."""
    return faults.faults_of(SCHEMAS, name, value)


def unknown_kind(name: SchemaName, value: object) -> Optional[str]:
    """Returns the kind of a message if this edition does not know it, and else None. The contract announces more kinds."""
    return faults.unknown_kind(SCHEMAS, name, value)


SCHEMAS: Dict[str, Any] = {
    "LocationContent": {
        "type": "object",
        "required": ["type", "latitude", "longitude"],
        "properties": {
            "type": {"type": "string", "const": "location"},
            "latitude": {"type": "number"},
            "longitude": {"type": "number"},
            "text": {"type": "string"},
            "title": {"type": "string"},
        },
    },
    "AgentMessageId": {"type": "string"},
    "AgentLocation": {"allOf": [{"$ref": "LocationContent"}], "properties": {"id": {"$ref": "AgentMessageId"}}},
    "WritingAgent": {"type": "object", "properties": {"name": {"type": "string"}, "photo": {"type": "string"}}},
    "Recipient": {
        "type": "object",
        "required": ["id"],
        "properties": {"id": {"anyOf": [{"type": "string", "minLength": 1}, {"type": "integer"}]}},
    },
    "AgentLocationMessage": {
        "type": "object",
        "required": ["recipient", "message"],
        "properties": {
            "sender": {"$ref": "WritingAgent"},
            "recipient": {"$ref": "Recipient"},
            "message": {"$ref": "AgentLocation"},
        },
    },
    "MediaType": {"type": "string", "enum": ["video", "audio", "voice", "photo", "sticker", "document"]},
    "HttpUrl": {
        "type": "string",
        "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]",
        "not": {"pattern": "[\\x00-\\x20\\x7F]"},
    },
    "PositiveInteger": {"type": "integer", "minimum": 1},
    "MediaContent": {
        "type": "object",
        "required": ["type", "file", "file_name", "file_size"],
        "properties": {
            "type": {"$ref": "MediaType"},
            "file": {"allOf": [{"$ref": "HttpUrl"}]},
            "file_name": {"type": "string"},
            "file_size": {"allOf": [{"$ref": "PositiveInteger"}]},
            "thumb": {"allOf": [{"$ref": "HttpUrl"}]},
            "emoji": {"type": "string"},
            "duration": {"allOf": [{"$ref": "PositiveInteger"}]},
            "width": {"allOf": [{"$ref": "PositiveInteger"}]},
            "height": {"allOf": [{"$ref": "PositiveInteger"}]},
            "text": {"type": "string"},
            "performer": {"type": "string"},
            "title": {"type": "string"},
        },
    },
    "AgentMedia": {"allOf": [{"$ref": "MediaContent"}], "properties": {"id": {"$ref": "AgentMessageId"}}},
    "AgentMediaMessage": {
        "type": "object",
        "required": ["recipient", "message"],
        "properties": {
            "sender": {"$ref": "WritingAgent"},
            "recipient": {"$ref": "Recipient"},
            "message": {"$ref": "AgentMedia"},
        },
    },
    "AgentText": {
        "type": "object",
        "required": ["type", "text"],
        "properties": {
            "type": {"type": "string", "const": "text"},
            "id": {"$ref": "AgentMessageId"},
            "text": {"type": "string"},
        },
    },
    "AgentTextMessage": {
        "type": "object",
        "required": ["recipient", "message"],
        "properties": {
            "sender": {"$ref": "WritingAgent"},
            "recipient": {"$ref": "Recipient"},
            "message": {"$ref": "AgentText"},
        },
    },
    "TypingType": {"type": "string", "enum": ["typein", "typeout"]},
    "TypingContent": {"type": "object", "required": ["type"], "properties": {"type": {"$ref": "TypingType"}}},
    "AgentTypingNotice": {
        "type": "object",
        "required": ["recipient", "message"],
        "properties": {"sender": {}, "recipient": {"$ref": "Recipient"}, "message": {"$ref": "TypingContent"}},
    },
    "AgentMessage": {
        "tag": ["message", "type"],
        "branches": {
            "text": {"$ref": "AgentTextMessage"},
            "video": {"$ref": "AgentMediaMessage"},
            "audio": {"$ref": "AgentMediaMessage"},
            "voice": {"$ref": "AgentMediaMessage"},
            "photo": {"$ref": "AgentMediaMessage"},
            "sticker": {"$ref": "AgentMediaMessage"},
            "document": {"$ref": "AgentMediaMessage"},
            "location": {"$ref": "AgentLocationMessage"},
            "typein": {"$ref": "AgentTypingNotice"},
            "typeout": {"$ref": "AgentTypingNotice"},
        },
    },
    "AgentMessageAccepted": {
        "type": "object",
        "required": ["result"],
        "properties": {"result": {"type": "string", "const": "ok"}},
    },
    "ChannelFault": {
        "type": "object",
        "required": ["code", "message"],
        "properties": {"code": {}, "message": {"type": "string"}},
    },
    "AgentMessageRefused": {"type": "object", "required": ["error"], "properties": {"error": {"$ref": "ChannelFault"}}},
    "AgentMessageReply": {"anyOf": [{"$ref": "AgentMessageAccepted"}, {"$ref": "AgentMessageRefused"}]},
    "ChannelStatus": {"type": "integer", "enum": [0, 1]},
    "CustomerId": {"anyOf": [{"type": "string", "minLength": 1}, {"type": "integer"}]},
    "CustomerPhoto": {"type": "string", "pattern": "^[Hh][Tt][Tt][Pp][Ss]?://", "x-tolerant": True},
    "CustomerUrl": {"type": "string", "x-tolerant": True},
    "Customer": {
        "type": "object",
        "required": ["id"],
        "properties": {
            "id": {"$ref": "CustomerId"},
            "name": {"type": "string"},
            "phone": {"type": "string"},
            "email": {"type": "string"},
            "photo": {"$ref": "CustomerPhoto"},
            "url": {"$ref": "CustomerUrl"},
            "invite": {"type": "string"},
        },
    },
    "TypingCustomer": {"type": "object", "required": ["id"], "properties": {"id": {"$ref": "CustomerId"}}},
    "UserMessageId": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
    "UserTextBody": {"type": "string", "x-truncate": 1000},
    "UserLocation": {
        "allOf": [{"$ref": "LocationContent"}],
        "properties": {"id": {"$ref": "UserMessageId"}, "text": {"$ref": "UserTextBody"}},
    },
    "UserLocationMessage": {
        "type": "object",
        "required": ["sender", "message"],
        "properties": {"sender": {"$ref": "Customer"}, "message": {"$ref": "UserLocation"}},
    },
    "UserMedia": {
        "allOf": [{"$ref": "MediaContent"}],
        "properties": {"id": {"$ref": "UserMessageId"}, "text": {"$ref": "UserTextBody"}},
    },
    "UserMediaMessage": {
        "type": "object",
        "required": ["sender", "message"],
        "properties": {"sender": {"$ref": "Customer"}, "message": {"$ref": "UserMedia"}},
    },
    "UserText": {
        "type": "object",
        "required": ["type", "text"],
        "properties": {
            "type": {"type": "string", "const": "text"},
            "id": {"$ref": "UserMessageId"},
            "text": {"$ref": "UserTextBody"},
        },
    },
    "UserTextMessage": {
        "type": "object",
        "required": ["sender", "message"],
        "properties": {"sender": {"$ref": "Customer"}, "message": {"$ref": "UserText"}},
    },
    "UserTypingNotice": {
        "type": "object",
        "required": ["sender", "message"],
        "properties": {"sender": {"$ref": "TypingCustomer"}, "message": {"$ref": "TypingContent"}},
    },
    "UserMessage": {
        "tag": ["message", "type"],
        "branches": {
            "text": {"$ref": "UserTextMessage"},
            "video": {"$ref": "UserMediaMessage"},
            "audio": {"$ref": "UserMediaMessage"},
            "voice": {"$ref": "UserMediaMessage"},
            "photo": {"$ref": "UserMediaMessage"},
            "sticker": {"$ref": "UserMediaMessage"},
            "document": {"$ref": "UserMediaMessage"},
            "location": {"$ref": "UserLocationMessage"},
            "typein": {"$ref": "UserTypingNotice"},
            "typeout": {"$ref": "UserTypingNotice"},
        },
    },
}


CHANNEL_SERVICE_OPERATIONS: Dict[str, Any] = {
    "get_channel_status": {
        "handler": "get_channel_status",
        "id": "getChannelStatus",
        "method": "GET",
        "path": "/{random_string}/{channel_public_id}/status",
        "headers": [],
        "secrets": ["random_string"],
        "responses": {"200": "ChannelStatus"},
    },
    "send_user_message": {
        "handler": "send_user_message",
        "id": "sendUserMessage",
        "method": "POST",
        "path": "/{random_string}/{channel_public_id}",
        "headers": [],
        "secrets": ["random_string"],
        "body": "UserMessage",
        "responses": {"200": None},
    },
}


class ChannelService(serving.Party):
    """Serves the party channel-service. Inherit from this class, write the methods that you need, and call
    `handle`.

    A method returns the body of the response 200, or raises serving.ErrorResponse.
    """

    schemas = SCHEMAS
    operations = CHANNEL_SERVICE_OPERATIONS

    def get_channel_status(self, request: serving.Request) -> ChannelStatus:
        """Ask whether somebody can answer.

        Tells whether an agent of the channel is online. The whole body is one JSON integer.

        Rules: CHN-IN-01 MUST, CHN-IN-02 MUST, CHN-IN-03 MUST
        """
        raise NotImplementedError("ChannelService.get_channel_status is not written yet.")

    def send_user_message(self, body: UserMessage, request: serving.Request) -> object:
        """Post a customer's message.

        Takes a text, a file, a place or a typing notice from a customer. The response 200 says that the
        service has accepted it.

        Rules: CHN-IN-04 MUST, CHN-IN-05 MUST, CHN-IN-06 MUST, CHN-IN-32 SHOULD, CHN-IN-27 MUST, CHN-IN-28
        MUST, CHN-RCV-11 SHOULD

        Local rule CHN-IN-30: Too many requests get 429; at which rate is not stated. This is the
        reference's choice, not contract.

        Open point OPEN-12: How many requests in which time bring the response 429 is not stated. The
        reference's choice, not contract: A limit can be configured and is off by default; when it is on,
        429 comes with Retry-After.

        Open point OPEN-26: The body of the response 200 to a posted message is not shown. The reference's
        choice, not contract: An empty object; clients ignore it.

        Open point OPEN-37: Whether a message that is retried with the same message.id is one message is
        not stated. The reference's choice, not contract: The same sender, id and content within a minute
        is one message; anything else is another.

        Open point OPEN-38: The Content-Type of channel API requests is not stated; application/json is
        stated for the bot API alone. The reference's choice, not contract: application/json is sent. Any
        type or none is accepted, and noted at the desk.
        """
        raise NotImplementedError("ChannelService.send_user_message is not written yet.")


class ChannelServiceClient(calling.Client):
    """Calls the party channel-service."""

    schemas = SCHEMAS
    operations = CHANNEL_SERVICE_OPERATIONS

    def get_channel_status(self, retry: Optional[Mapping[str, Any]] = None) -> ChannelStatus:
        """Ask whether somebody can answer.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("get_channel_status", None, retry)  # type: ignore[no-any-return]

    def send_user_message(self, body: UserMessage, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Post a customer's message.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("send_user_message", body, retry)


CHANNEL_INTEGRATOR_OPERATIONS: Dict[str, Any] = {
    "receive_agent_message": {
        "handler": "receive_agent_message",
        "id": "receiveAgentMessage",
        "method": "POST",
        "path": "/{channel_public_id}",
        "headers": [],
        "secrets": [],
        "body": "AgentMessage",
        "responses": {"200": "AgentMessageReply"},
    },
}


class ChannelIntegrator(serving.Party):
    """Serves the party channel-integrator. Inherit from this class, write the methods that you need, and
    call `handle`.

    A method returns the body of the response 200, or raises serving.ErrorResponse.
    """

    schemas = SCHEMAS
    operations = CHANNEL_INTEGRATOR_OPERATIONS

    def receive_agent_message(self, body: AgentMessage, request: serving.Request) -> AgentMessageReply:
        """Take an agent's message.

        The service posts what an agent writes to the integrator's HTTPS address with the channel's
        identifier appended (CHN-OUT-17). The body comes with Content-Length or chunked, as the channel is
        set up. The response is 200 with one of two bodies: the result ok, or an error that says why the
        message could not be used.

        Rules: CHN-RCV-01 MUST, CHN-RCV-02 MUST, CHN-RCV-03 MUST, CHN-RCV-04 MUST, CHN-RCV-07 SHOULD,
        CHN-RCV-09 SHOULD
        """
        raise NotImplementedError("ChannelIntegrator.receive_agent_message is not written yet.")


class ChannelIntegratorClient(calling.Client):
    """Calls the party channel-integrator."""

    schemas = SCHEMAS
    operations = CHANNEL_INTEGRATOR_OPERATIONS

    def send_agent_message(self, body: AgentMessage, retry: Optional[Mapping[str, Any]] = None) -> AgentMessageReply:
        """Take an agent's message.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_agent_message", body, retry)  # type: ignore[no-any-return]
