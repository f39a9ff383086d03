# Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.
"""Developer webhooks.

The integrator enters an address in the set-up of the service. The service posts a JSON body there
whenever something happens in a chat or a call. All events go to the same address; event_name names the
event. The response to an accepted chat may carry data that the agent then sees beside the chat.
"""

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from . import calling, faults, serving


ReceiptTime = float
"""When the message arrived. The reference counts seconds of Unix time (OPEN-45).

Open point OPEN-45: The timestamp in chat.messages is the receipt time; its unit is not stated, as it is
for the bot API. The reference's choice, not contract: Seconds of Unix time.
"""


FinishedChatWords = str
"""The words of the message. Of a file they are its comment and its name, of a place its comment, its name
and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
"""


class _AgentChatMessage(TypedDict):
    timestamp: ReceiptTime

    type: Literal["agent"]
    """Marks a message of an agent."""


class AgentChatMessage(_AgentChatMessage, total=False):
    """A message of an agent."""

    agent_id: float
    """The number of the agent who wrote it, where the service numbers its agents."""

    message: FinishedChatWords

    blacklisted: bool
    """Whether the visitor was on the black list then."""


class _AgentInfo(TypedDict):
    id: str
    """The agent's id."""

    name: str
    """The agent's name."""

    email: str
    """The agent's e-mail address. LOCAL, the reference sends an empty text where it knows none."""


class AgentInfo(_AgentInfo, total=False):
    """An agent.

    Rules: HOOK-OUT-04 MUST
    """

    phone: str
    """The agent's phone number."""


CallType = Literal["callback", "incoming", "outgoing"]
"""Who calls whom; `callback` is a call that the visitor asked for."""


CallPhone = str
"""The phone number of the visitor's side."""


RunningCallStatus = Literal["start", "agent_connected", "client_connected"]
"""How far the call has come."""


class RunningCall(TypedDict):
    """A call that begins or goes on."""

    type: CallType

    phone: CallPhone

    status: RunningCallStatus


class _EndedCall(TypedDict):
    type: CallType

    phone: CallPhone

    status: Literal["end"]
    """Marks a call that is over."""


class EndedCall(_EndedCall, total=False):
    """A call that is over."""

    record_url: str
    """The address of the recording, an mp3 file."""


class _FailedCall(TypedDict):
    type: CallType

    phone: CallPhone

    status: Literal["error"]
    """Marks a call that failed."""


class FailedCall(_FailedCall, total=False):
    """A call that did not come about or broke off."""

    reason: str
    """Why the call failed."""

    record_url: str
    """The address of the recording, an mp3 file, where the call had begun before it broke off."""


Call = Union[RunningCall, EndedCall, FailedCall]
"""A call, as it stands now.

Rules: HOOK-OUT-15 MUST
"""


WidgetId = str
"""The widget of the channel that the event is about."""


SocialNetworks = Dict[str, Any]
"""What social networks tell about the visitor.

Open point OPEN-01: The fields of the social object are not shown. The reference's choice, not contract:
An object of strings by the network's name, passed through as it is.
"""


class _Visitor(TypedDict):
    number: str
    """The visitor's sequential number, which the agents see too."""

    description: str
    """What was noted about the visitor. LOCAL, the reference sends an empty text where nothing was."""

    chats_count: float
    """How many chats the visitor has had."""


class Visitor(_Visitor, total=False):
    """The visitor as the agent knows them.

    Rules: HOOK-OUT-03 MUST
    """

    name: str
    """The visitor's name."""

    email: str
    """The visitor's e-mail address."""

    phone: str
    """The visitor's phone number."""

    social: SocialNetworks


class GeoIp(TypedDict, total=False):
    """The place that the visitor's IP address suggests."""

    region_code: str
    """The code of the region."""

    country: str
    """The country's name."""

    country_code: str
    """The country's ISO code."""

    region: str
    """The region's name."""

    city: str
    """The city's name."""

    latitude: str
    """Degrees north of the equator, as a text."""

    longitude: str
    """Degrees east of Greenwich, as a text."""

    organization: str
    """Who runs the network of the address."""


class UtmTags(TypedDict, total=False):
    """The campaign that brought the visitor, as the address of the page told it."""

    source: str
    """Where the visitor came from."""

    campaign: str
    """The campaign's name."""

    content: str
    """Which of several links or advertisements it was."""

    medium: str
    """The kind of advertisement."""

    term: str
    """The words that were searched for."""


class Session(TypedDict, total=False):
    """The visit from which the visitor writes or calls.

    Rules: HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD

    Open point OPEN-21: The tables do not mark whether the fields of geoip, utm, utm_json, a department
    and the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may
    be empty. The reference's choice, not contract: Any of these may be absent. The reference sends every
    part of a session and a page, with an empty text where it knows nothing.
    """

    geoip: GeoIp

    utm: str
    """The campaign as one text. Read utm_json in its place.

    Deprecated.
    """

    utm_json: UtmTags

    ip_addr: str
    """The visitor's IP address."""

    user_agent: str
    """How the visitor's browser names itself."""


class PageInfo(TypedDict, total=False):
    """The page of the site that the visitor is on."""

    url: str
    """The page's address. An empty text says that it is not known (OPEN-21)."""

    title: str
    """The page's title."""


ChatNumber = float
"""The number of the chat. The source's table of events says its type once, with call_event, where it names
the field first.
"""


class Department(TypedDict, total=False):
    """The department that the chat or call belongs to."""

    id: float
    """The department's number."""

    name: str
    """The department's name."""


class _CallEvent(TypedDict):
    event_name: Literal["call_event"]
    """Marks a new or changed call."""

    widget_id: WidgetId

    visitor: Visitor

    session: Session

    page: PageInfo

    chat_id: ChatNumber

    agent: AgentInfo

    call: Call


class CallEvent(_CallEvent, total=False):
    """An operator has a new call, or a call has changed its status."""

    department: Department


UserToken = str
"""The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.

Rules: HOOK-OUT-16 MUST

Local rule HOOK-OUT-17: The field with this id is called user_token, since the source gives it no name,
and the event of the offline form is sent as offline_message, not offline_messages. This is the
reference's choice, not contract.

Open point OPEN-22: The name of the field that carries the id of setUserToken is not shown. The
reference's choice, not contract: user_token.
"""


class _ChatAcceptedEvent(TypedDict):
    event_name: Literal["chat_accepted"]
    """Marks that an agent took a chat."""

    widget_id: WidgetId

    visitor: Visitor

    session: Session

    page: PageInfo

    chat_id: ChatNumber

    agent: AgentInfo


class ChatAcceptedEvent(_ChatAcceptedEvent, total=False):
    """An agent has pressed Reply and has the chat now. The receiver may answer with data for the agent."""

    user_token: UserToken

    department: Department


class CustomField(TypedDict, total=False):
    """A field that the agent sees beside the chat."""

    content: str
    """The words of the field. Markup in them is shown as text."""

    title: str
    """A heading above the field."""

    link: str
    """An address that a click on the field opens."""

    key: str
    """A name that stands bold before the words, separated from them by a colon."""


CustomFields = List[CustomField]
"""Fields that the agent sees beside the chat, in this order."""


class _SuppliedContact(TypedDict):
    name: str
    """The visitor's name."""


class SuppliedContact(_SuppliedContact, total=False):
    """Contact data of the visitor, treated as if the visitor had typed it.

    Open point OPEN-47: Contact data of a response is saved in the e-mailed chat log, too; when and to
    whom a log is mailed is not stated. The reference's choice, not contract: No log is mailed. The
    contact data stands in the archive.
    """

    phone: str
    """The visitor's phone number."""

    email: str
    """The visitor's e-mail address."""


class _SuppliedPage(TypedDict):
    url: str
    """The page's address."""


class SuppliedPage(_SuppliedPage, total=False):
    """A page that the receiver names for the agent.

    Open point OPEN-40: What page in the response to chat_accepted does is not stated. The reference's
    choice, not contract: It is shown to the agent as a link beside the page that the visitor is on.
    """

    title: str
    """The page's title."""


class _ChatAcceptedReply(TypedDict):
    result: str
    """The word OK when the data is good. Any other text keeps it from the agent."""


class ChatAcceptedReply(_ChatAcceptedReply, total=False):
    """The receiver's data for the agent. Nothing of it is passed on unless the result is OK.

    Rules: HOOK-RCV-01 MUST

    Local rule HOOK-RCV-07: crm_link and page.url are http or https addresses. This is the reference's
    choice, not contract.
    """

    custom_data: CustomFields

    contact_info: SuppliedContact

    enable_assign: bool
    """Whether the agent gets a button that connects the visitor to a CRM card, in front of all fields."""

    crm_link: str
    """The address of the CRM card, shown as a button of its own below the fields."""

    page: SuppliedPage


class _ChatAssignedEvent(TypedDict):
    event_name: Literal["chat_assigned"]
    """Marks that a chat was connected to a CRM card."""

    widget_id: WidgetId

    visitor: Visitor

    session: Session

    page: PageInfo

    chat_id: ChatNumber

    agent: AgentInfo

    assign_to: str
    """The address of the CRM card, as crm_link gave it."""


class ChatAssignedEvent(_ChatAssignedEvent, total=False):
    """An agent has connected the chat to the CRM card that the response to chat_accepted named."""

    user_token: UserToken

    department: Department


class _VisitorChatMessage(TypedDict):
    timestamp: ReceiptTime

    type: Literal["visitor"]
    """Marks a message of the visitor."""


class VisitorChatMessage(_VisitorChatMessage, total=False):
    """A message of the visitor."""

    message: FinishedChatWords

    blacklisted: bool
    """Whether the visitor was on the black list then."""


FinishedChatMessage = Union[VisitorChatMessage, AgentChatMessage]
"""One message of a finished chat. The contract does not name the field that holds its words.

Rules: HOOK-OUT-12 MUST

Open point OPEN-20: agent.id is a string, agent_id in chat.messages a number; whether they name the same
is not stated. The reference's choice, not contract: The number is the agent's own, and the string its
digits. The reference gives its agents numbers.

Open point OPEN-23: Where the words of an element of chat.messages stand is not shown. The reference's
choice, not contract: In message, a string.
"""


ChatRate = Literal["positive", "negative", None]
"""How the visitor rated the chat; `null` when they did not."""


class FinishedChat(TypedDict):
    """What was said in a chat, and how it was rated."""

    messages: List[FinishedChatMessage]
    """The messages in the order in which they arrived."""

    rate: ChatRate

    blacklisted: bool
    """Whether the visitor was put on the black list."""


class _ChatFinishedEvent(TypedDict):
    event_name: Literal["chat_finished"]
    """Marks the end of a chat."""

    widget_id: WidgetId

    visitor: Visitor

    session: Session

    page: PageInfo

    chat_id: ChatNumber

    agents: List[AgentInfo]
    """The agents who took part."""

    chat: FinishedChat


class ChatFinishedEvent(_ChatFinishedEvent, total=False):
    """A chat has been closed in the agents' application."""

    user_token: UserToken

    department: Department


class _ChatUpdatedEvent(TypedDict):
    event_name: Literal["chat_updated"]
    """Marks a change of the visitor's data."""

    widget_id: WidgetId

    visitor: Visitor

    session: Session

    page: PageInfo

    chat_id: ChatNumber

    agent: AgentInfo


class ChatUpdatedEvent(_ChatUpdatedEvent, total=False):
    """What is known of the visitor has changed, for instance because the contact form was filled in."""

    user_token: UserToken

    department: Department


OfflineMessageEventName = Literal["offline_message", "offline_messages"]
"""Marks an offline form. The service sends the singular; receivers take the plural for the same."""


class _OfflineMessageEvent(TypedDict):
    event_name: OfflineMessageEventName

    widget_id: WidgetId

    visitor: Visitor

    session: Session

    page: PageInfo

    offline_message_id: str
    """The id of the form that was sent."""

    message: str
    """What the visitor wrote in the form."""


class OfflineMessageEvent(_OfflineMessageEvent, total=False):
    """A visitor has sent the form that is shown while nobody is online. No chat and no agent belong to it.

    Open point OPEN-15: The parameter table calls the event offline_messages, the sample offline_message.
    The reference's choice, not contract: offline_message is sent, and both are accepted.
    """

    user_token: UserToken


SignatureHeaders = TypedDict(
    "SignatureHeaders",
    {
        "webhook-id": str,
        "webhook-timestamp": str,
        "webhook-signature": str,
    },
    total=False,
)
"""Header fields of a signed request, as Standard Webhooks describe them. They are there only when a secret
is set (OPEN-08).
"""


WebhookResult = str
"""The outcome on the receiver's side, `OK` or `FAILURE`. It is read in any case of letters.

Limit: matches `^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$`.

Open point OPEN-19: The table of responses writes the result OK, the sentence on errors writes ok. The
reference's choice, not contract: It is read in any case of letters, with a note at the desk when it is
not OK; examples have OK.
"""


class WebhookReply(TypedDict):
    """Whether the receiver could use the event."""

    result: WebhookResult


SchemaName = Literal[
    "ReceiptTime",
    "FinishedChatWords",
    "AgentChatMessage",
    "AgentInfo",
    "CallType",
    "CallPhone",
    "RunningCallStatus",
    "RunningCall",
    "EndedCall",
    "FailedCall",
    "Call",
    "WidgetId",
    "SocialNetworks",
    "Visitor",
    "GeoIp",
    "UtmTags",
    "Session",
    "PageInfo",
    "ChatNumber",
    "Department",
    "CallEvent",
    "UserToken",
    "ChatAcceptedEvent",
    "CustomField",
    "CustomFields",
    "SuppliedContact",
    "SuppliedPage",
    "ChatAcceptedReply",
    "ChatAssignedEvent",
    "VisitorChatMessage",
    "FinishedChatMessage",
    "ChatRate",
    "FinishedChat",
    "ChatFinishedEvent",
    "ChatUpdatedEvent",
    "OfflineMessageEventName",
    "OfflineMessageEvent",
    "SignatureHeaders",
    "WebhookResult",
    "WebhookReply",
]
"""The names of the messages of this interface, and of their parts."""


def faults_of(name: SchemaName, value: object) -> List[faults.Fault]:
    """Returns all faults of a value; an empty list if it is valid. A null in an optional field counts as absent."""
    return faults.faults_of(SCHEMAS, name, value)


def unknown_kind(name: SchemaName, value: object) -> Optional[str]:
    """Returns the kind of a message if this edition does not know it, and else None. The contract announces more kinds."""
    return faults.unknown_kind(SCHEMAS, name, value)


SCHEMAS: Dict[str, Any] = {
    "ReceiptTime": {"type": "number"},
    "FinishedChatWords": {"type": "string"},
    "AgentChatMessage": {
        "type": "object",
        "required": ["timestamp", "type"],
        "properties": {
            "timestamp": {"$ref": "ReceiptTime"},
            "type": {"type": "string", "const": "agent"},
            "agent_id": {"type": "number"},
            "message": {"$ref": "FinishedChatWords"},
            "blacklisted": {"type": "boolean"},
        },
    },
    "AgentInfo": {
        "type": "object",
        "required": ["id", "name", "email"],
        "properties": {
            "id": {"type": "string"},
            "name": {"type": "string"},
            "email": {"type": "string"},
            "phone": {"type": "string"},
        },
    },
    "CallType": {"type": "string", "enum": ["callback", "incoming", "outgoing"]},
    "CallPhone": {"type": "string"},
    "RunningCallStatus": {"type": "string", "enum": ["start", "agent_connected", "client_connected"]},
    "RunningCall": {
        "type": "object",
        "required": ["type", "phone", "status"],
        "not": {
            "anyOf": [
                {"required": ["reason"], "properties": {"reason": {}}},
                {"required": ["record_url"], "properties": {"record_url": {}}},
            ],
        },
        "properties": {
            "type": {"$ref": "CallType"},
            "phone": {"$ref": "CallPhone"},
            "status": {"$ref": "RunningCallStatus"},
        },
    },
    "EndedCall": {
        "type": "object",
        "required": ["type", "phone", "status"],
        "not": {"required": ["reason"], "properties": {"reason": {}}},
        "properties": {
            "type": {"$ref": "CallType"},
            "phone": {"$ref": "CallPhone"},
            "status": {"type": "string", "const": "end"},
            "record_url": {"type": "string"},
        },
    },
    "FailedCall": {
        "type": "object",
        "required": ["type", "phone", "status"],
        "properties": {
            "type": {"$ref": "CallType"},
            "phone": {"$ref": "CallPhone"},
            "status": {"type": "string", "const": "error"},
            "reason": {"type": "string"},
            "record_url": {"type": "string"},
        },
    },
    "Call": {
        "tag": ["status"],
        "branches": {
            "start": {"$ref": "RunningCall"},
            "agent_connected": {"$ref": "RunningCall"},
            "client_connected": {"$ref": "RunningCall"},
            "end": {"$ref": "EndedCall"},
            "error": {"$ref": "FailedCall"},
        },
    },
    "WidgetId": {"type": "string"},
    "SocialNetworks": {"type": "object", "additionalProperties": True},
    "Visitor": {
        "type": "object",
        "properties": {
            "name": {"type": "string"},
            "email": {"type": "string"},
            "phone": {"type": "string"},
            "number": {"type": "string"},
            "description": {"type": "string"},
            "social": {"$ref": "SocialNetworks"},
            "chats_count": {"type": "number"},
        },
        "required": ["number", "description", "chats_count"],
    },
    "GeoIp": {
        "type": "object",
        "properties": {
            "region_code": {"type": "string"},
            "country": {"type": "string"},
            "country_code": {"type": "string"},
            "region": {"type": "string"},
            "city": {"type": "string"},
            "latitude": {"type": "string"},
            "longitude": {"type": "string"},
            "organization": {"type": "string"},
        },
    },
    "UtmTags": {
        "type": "object",
        "properties": {
            "source": {"type": "string"},
            "campaign": {"type": "string"},
            "content": {"type": "string"},
            "medium": {"type": "string"},
            "term": {"type": "string"},
        },
    },
    "Session": {
        "type": "object",
        "properties": {
            "geoip": {"$ref": "GeoIp"},
            "utm": {"type": "string"},
            "utm_json": {"$ref": "UtmTags"},
            "ip_addr": {"type": "string"},
            "user_agent": {"type": "string"},
        },
    },
    "PageInfo": {"type": "object", "properties": {"url": {"type": "string"}, "title": {"type": "string"}}},
    "ChatNumber": {"type": "number"},
    "Department": {"type": "object", "properties": {"id": {"type": "number"}, "name": {"type": "string"}}},
    "CallEvent": {
        "type": "object",
        "required": ["event_name", "widget_id", "visitor", "session", "page", "chat_id", "agent", "call"],
        "properties": {
            "event_name": {"type": "string", "const": "call_event"},
            "widget_id": {"$ref": "WidgetId"},
            "visitor": {"$ref": "Visitor"},
            "session": {"$ref": "Session"},
            "page": {"$ref": "PageInfo"},
            "chat_id": {"$ref": "ChatNumber"},
            "agent": {"$ref": "AgentInfo"},
            "department": {"$ref": "Department"},
            "call": {"$ref": "Call"},
        },
    },
    "UserToken": {"type": "string"},
    "ChatAcceptedEvent": {
        "type": "object",
        "required": ["event_name", "widget_id", "visitor", "session", "page", "chat_id", "agent"],
        "properties": {
            "event_name": {"type": "string", "const": "chat_accepted"},
            "widget_id": {"$ref": "WidgetId"},
            "visitor": {"$ref": "Visitor"},
            "session": {"$ref": "Session"},
            "page": {"$ref": "PageInfo"},
            "user_token": {"$ref": "UserToken"},
            "chat_id": {"$ref": "ChatNumber"},
            "department": {"$ref": "Department"},
            "agent": {"$ref": "AgentInfo"},
        },
    },
    "CustomField": {
        "type": "object",
        "properties": {
            "content": {"type": "string"},
            "title": {"type": "string"},
            "link": {"type": "string"},
            "key": {"type": "string"},
        },
    },
    "CustomFields": {"type": "array", "items": {"$ref": "CustomField"}},
    "SuppliedContact": {
        "type": "object",
        "required": ["name"],
        "properties": {"name": {"type": "string"}, "phone": {"type": "string"}, "email": {"type": "string"}},
    },
    "SuppliedPage": {
        "type": "object",
        "required": ["url"],
        "properties": {"url": {"type": "string"}, "title": {"type": "string"}},
    },
    "ChatAcceptedReply": {
        "type": "object",
        "x-read-if": {"result": "OK"},
        "required": ["result"],
        "properties": {
            "result": {"type": "string"},
            "custom_data": {"$ref": "CustomFields"},
            "contact_info": {"$ref": "SuppliedContact"},
            "enable_assign": {"type": "boolean"},
            "crm_link": {"type": "string"},
            "page": {"$ref": "SuppliedPage"},
        },
    },
    "ChatAssignedEvent": {
        "type": "object",
        "required": ["event_name", "widget_id", "visitor", "session", "page", "chat_id", "agent", "assign_to"],
        "properties": {
            "event_name": {"type": "string", "const": "chat_assigned"},
            "widget_id": {"$ref": "WidgetId"},
            "visitor": {"$ref": "Visitor"},
            "session": {"$ref": "Session"},
            "page": {"$ref": "PageInfo"},
            "user_token": {"$ref": "UserToken"},
            "chat_id": {"$ref": "ChatNumber"},
            "department": {"$ref": "Department"},
            "agent": {"$ref": "AgentInfo"},
            "assign_to": {"type": "string"},
        },
    },
    "VisitorChatMessage": {
        "type": "object",
        "required": ["timestamp", "type"],
        "not": {"required": ["agent_id"], "properties": {"agent_id": {}}},
        "properties": {
            "timestamp": {"$ref": "ReceiptTime"},
            "type": {"type": "string", "const": "visitor"},
            "message": {"$ref": "FinishedChatWords"},
            "blacklisted": {"type": "boolean"},
        },
    },
    "FinishedChatMessage": {
        "tag": ["type"],
        "branches": {"visitor": {"$ref": "VisitorChatMessage"}, "agent": {"$ref": "AgentChatMessage"}},
    },
    "ChatRate": {"type": ["string", "null"], "enum": ["positive", "negative", None]},
    "FinishedChat": {
        "type": "object",
        "required": ["messages", "rate", "blacklisted"],
        "properties": {
            "messages": {"type": "array", "items": {"$ref": "FinishedChatMessage"}},
            "rate": {"$ref": "ChatRate"},
            "blacklisted": {"type": "boolean"},
        },
    },
    "ChatFinishedEvent": {
        "type": "object",
        "required": ["event_name", "widget_id", "visitor", "session", "page", "chat_id", "agents", "chat"],
        "properties": {
            "event_name": {"type": "string", "const": "chat_finished"},
            "widget_id": {"$ref": "WidgetId"},
            "visitor": {"$ref": "Visitor"},
            "session": {"$ref": "Session"},
            "page": {"$ref": "PageInfo"},
            "user_token": {"$ref": "UserToken"},
            "chat_id": {"$ref": "ChatNumber"},
            "department": {"$ref": "Department"},
            "agents": {"type": "array", "items": {"$ref": "AgentInfo"}},
            "chat": {"$ref": "FinishedChat"},
        },
    },
    "ChatUpdatedEvent": {
        "type": "object",
        "required": ["event_name", "widget_id", "visitor", "session", "page", "chat_id", "agent"],
        "properties": {
            "event_name": {"type": "string", "const": "chat_updated"},
            "widget_id": {"$ref": "WidgetId"},
            "visitor": {"$ref": "Visitor"},
            "session": {"$ref": "Session"},
            "page": {"$ref": "PageInfo"},
            "user_token": {"$ref": "UserToken"},
            "chat_id": {"$ref": "ChatNumber"},
            "department": {"$ref": "Department"},
            "agent": {"$ref": "AgentInfo"},
        },
    },
    "OfflineMessageEventName": {"type": "string", "enum": ["offline_message", "offline_messages"]},
    "OfflineMessageEvent": {
        "type": "object",
        "required": ["event_name", "widget_id", "visitor", "session", "page", "offline_message_id", "message"],
        "properties": {
            "event_name": {"$ref": "OfflineMessageEventName"},
            "widget_id": {"$ref": "WidgetId"},
            "visitor": {"$ref": "Visitor"},
            "session": {"$ref": "Session"},
            "page": {"$ref": "PageInfo"},
            "user_token": {"$ref": "UserToken"},
            "offline_message_id": {"type": "string"},
            "message": {"type": "string"},
        },
        "not": {
            "anyOf": [
                {"required": ["chat_id"], "properties": {"chat_id": {}}},
                {"required": ["agent"], "properties": {"agent": {}}},
            ],
        },
    },
    "SignatureHeaders": {
        "type": "object",
        "properties": {
            "webhook-id": {"type": "string"},
            "webhook-timestamp": {"type": "string"},
            "webhook-signature": {"type": "string"},
        },
    },
    "WebhookResult": {"type": "string", "pattern": "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$"},
    "WebhookReply": {"type": "object", "required": ["result"], "properties": {"result": {"$ref": "WebhookResult"}}},
}


WEBHOOK_RECEIVER_OPERATIONS: Dict[str, Any] = {
    "receive_chat_accepted": {
        "handler": "receive_chat_accepted",
        "id": "receiveChatAccepted",
        "method": "POST",
        "path": "",
        "headers": ["webhook-id", "webhook-timestamp", "webhook-signature"],
        "secrets": [],
        "body": "ChatAcceptedEvent",
        "property": "event_name",
        "values": ["chat_accepted"],
        "reply": {"result": "OK"},
        "responses": {
            "200": "ChatAcceptedReply",
            "201": "ChatAcceptedReply",
            "202": "ChatAcceptedReply",
            "203": "ChatAcceptedReply",
            "204": "ChatAcceptedReply",
            "205": "ChatAcceptedReply",
            "206": "ChatAcceptedReply",
        },
    },
    "receive_chat_assigned": {
        "handler": "receive_chat_assigned",
        "id": "receiveChatAssigned",
        "method": "POST",
        "path": "",
        "headers": ["webhook-id", "webhook-timestamp", "webhook-signature"],
        "secrets": [],
        "body": "ChatAssignedEvent",
        "property": "event_name",
        "values": ["chat_assigned"],
        "reply": {"result": "OK"},
        "responses": {
            "200": "WebhookReply",
            "201": "WebhookReply",
            "202": "WebhookReply",
            "203": "WebhookReply",
            "204": "WebhookReply",
            "205": "WebhookReply",
            "206": "WebhookReply",
        },
    },
    "receive_chat_finished": {
        "handler": "receive_chat_finished",
        "id": "receiveChatFinished",
        "method": "POST",
        "path": "",
        "headers": ["webhook-id", "webhook-timestamp", "webhook-signature"],
        "secrets": [],
        "body": "ChatFinishedEvent",
        "property": "event_name",
        "values": ["chat_finished"],
        "reply": {"result": "OK"},
        "responses": {
            "200": "WebhookReply",
            "201": "WebhookReply",
            "202": "WebhookReply",
            "203": "WebhookReply",
            "204": "WebhookReply",
            "205": "WebhookReply",
            "206": "WebhookReply",
        },
    },
    "receive_chat_updated": {
        "handler": "receive_chat_updated",
        "id": "receiveChatUpdated",
        "method": "POST",
        "path": "",
        "headers": ["webhook-id", "webhook-timestamp", "webhook-signature"],
        "secrets": [],
        "body": "ChatUpdatedEvent",
        "property": "event_name",
        "values": ["chat_updated"],
        "reply": {"result": "OK"},
        "responses": {
            "200": "WebhookReply",
            "201": "WebhookReply",
            "202": "WebhookReply",
            "203": "WebhookReply",
            "204": "WebhookReply",
            "205": "WebhookReply",
            "206": "WebhookReply",
        },
    },
    "receive_offline_message": {
        "handler": "receive_offline_message",
        "id": "receiveOfflineMessage",
        "method": "POST",
        "path": "",
        "headers": ["webhook-id", "webhook-timestamp", "webhook-signature"],
        "secrets": [],
        "body": "OfflineMessageEvent",
        "property": "event_name",
        "values": ["offline_message", "offline_messages"],
        "reply": {"result": "OK"},
        "responses": {
            "200": "WebhookReply",
            "201": "WebhookReply",
            "202": "WebhookReply",
            "203": "WebhookReply",
            "204": "WebhookReply",
            "205": "WebhookReply",
            "206": "WebhookReply",
        },
    },
    "receive_call_event": {
        "handler": "receive_call_event",
        "id": "receiveCallEvent",
        "method": "POST",
        "path": "",
        "headers": ["webhook-id", "webhook-timestamp", "webhook-signature"],
        "secrets": [],
        "body": "CallEvent",
        "property": "event_name",
        "values": ["call_event"],
        "reply": {},
        "responses": {"200": None, "201": None, "202": None, "203": None, "204": None, "205": None, "206": None},
    },
}


class WebhookReceiver(serving.Party):
    """Serves the party webhook-receiver. Inherit from this class, write the methods that you need, and call
    `handle`. An event for which you write no method gets the smallest valid response.

    A method returns the body of the response 200, or raises serving.ErrorResponse.
    """

    schemas = SCHEMAS
    operations = WEBHOOK_RECEIVER_OPERATIONS

    def receive_chat_accepted(self, body: ChatAcceptedEvent, request: serving.Request) -> ChatAcceptedReply:
        """Chat accepted by an agent; respond with data for the agent.

        An agent has pressed Reply. The response may carry fields to show, contact data, a link to a CRM
        card and a page. Contact data is shown to the agent as if the visitor had typed it, and is kept in
        the archive. Of a log that is sent by e-mail the source says too little to describe it (OPEN-47).

        Rules: HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD, HOOK-RCV-01 MUST

        Local rule HOOK-RCV-07: crm_link and page.url are http or https addresses. This is the reference's
        choice, not contract.
        """
        return {"result": "OK"}

    def receive_chat_assigned(self, body: ChatAssignedEvent, request: serving.Request) -> WebhookReply:
        """Chat connected to a CRM card.

        An agent has connected the chat to the card that the response to chat_accepted named.

        Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
        """
        return {"result": "OK"}

    def receive_chat_finished(self, body: ChatFinishedEvent, request: serving.Request) -> WebhookReply:
        """Chat finished.

        The chat was closed in the agents' application. The event carries its messages and its rating.

        Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
        """
        return {"result": "OK"}

    def receive_chat_updated(self, body: ChatUpdatedEvent, request: serving.Request) -> WebhookReply:
        """Visitor data changed.

        Something new is known of the visitor, for instance from the contact form.

        Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
        """
        return {"result": "OK"}

    def receive_offline_message(self, body: OfflineMessageEvent, request: serving.Request) -> WebhookReply:
        """Offline form received.

        A visitor has left a message while nobody was online.

        Rules: HOOK-RCV-05 SHOULD, HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
        """
        return {"result": "OK"}

    def receive_call_event(self, body: CallEvent, request: serving.Request) -> object:
        """Call started, or its status changed.

        An operator has a new call, or a call has changed its status. What a body of the response would
        say is not agreed on.

        Rules: HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD

        Local rule HOOK-RCV-03: call_event gets an HTTP code of the class 2xx; nothing is stated of its
        response. This is the reference's choice, not contract.

        Open point OPEN-05: The response to call_event is not shown. The reference's choice, not contract:
        The reference's own receiver responds with the result OK; the service ignores the body.
        """
        return {}


class WebhookReceiverClient(calling.Client):
    """Calls the party webhook-receiver."""

    schemas = SCHEMAS
    operations = WEBHOOK_RECEIVER_OPERATIONS

    def send_chat_accepted(self, body: ChatAcceptedEvent, retry: Optional[Mapping[str, Any]] = None) -> ChatAcceptedReply:
        """Chat accepted by an agent; respond with data for the agent.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_chat_accepted", body, retry)  # type: ignore[no-any-return]

    def send_chat_assigned(self, body: ChatAssignedEvent, retry: Optional[Mapping[str, Any]] = None) -> WebhookReply:
        """Chat connected to a CRM card.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_chat_assigned", body, retry)  # type: ignore[no-any-return]

    def send_chat_finished(self, body: ChatFinishedEvent, retry: Optional[Mapping[str, Any]] = None) -> WebhookReply:
        """Chat finished.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_chat_finished", body, retry)  # type: ignore[no-any-return]

    def send_chat_updated(self, body: ChatUpdatedEvent, retry: Optional[Mapping[str, Any]] = None) -> WebhookReply:
        """Visitor data changed.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_chat_updated", body, retry)  # type: ignore[no-any-return]

    def send_offline_message(self, body: OfflineMessageEvent, retry: Optional[Mapping[str, Any]] = None) -> WebhookReply:
        """Offline form received.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_offline_message", body, retry)  # type: ignore[no-any-return]

    def send_call_event(self, body: CallEvent, retry: Optional[Mapping[str, Any]] = None) -> Any:
        """Call started, or its status changed.

        Retries by the policy `retry`, one of POLICIES. Raises InvalidMessage or CallFailed.
        """
        return self._call("receive_call_event", body, retry)
