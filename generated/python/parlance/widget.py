# Made from specs/widget.asyncapi.yaml by `npm run generate`. Change the documents, never this file.
"""Widget script API.

What a page and the widget in it have to say to each other, told from the side of the widget. The page
calls the methods of the global object svc_api, which the widget receives, and may define functions of its
own whose names begin with svc_on, which the widget calls. The properties of a request are the arguments
of the call.
"""

from typing import Any, Dict, List, Literal, Mapping, Optional, TypedDict, Union

from . import faults


CallResult = Literal["ok", "fail"]
"""Whether the call ended well."""


class CallOutcome(TypedDict, total=False):
    """How a call ended."""

    result: CallResult

    reason: str
    """Why the call failed. It is there on a failure only."""


class CallEndArguments(TypedDict):
    """How a call ended."""

    outcome: CallOutcome


class WidgetDone(TypedDict):
    """The call has had its effect.

    Local rule WID-26: open, close, setRules, setContactInfo and showProactiveInvitation give the result
    ok, getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with
    arguments that are not stated get none. This is the reference's choice, not contract.
    """

    result: Literal["ok"]
    """The call has had its effect."""


CallbackUnavailableReason = Literal["Callback disabled", "Callback unavaiable"]
"""`Callback disabled` is said when the admin panel has calls switched off; `Callback unavaiable`, spelt as
the source spells it, for any other reason, such as the day, the hour, or a call that has already begun.
"""


class CallbackUnavailable(TypedDict):
    """The visitor cannot be called now."""

    result: Literal["fail"]
    """The visitor cannot be called now."""

    reason: CallbackUnavailableReason


CallbackAvailability = Union[WidgetDone, CallbackUnavailable]
"""Whether the visitor can be called."""


WidgetState = Literal["chat", "call", "chat/call", "label", "chat/min"]
"""What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the minimised
window. LOCAL, as the source does not explain the others: `label` is the closed widget, `chat` the open
window, and `call` a call.
"""


class ChangeStateArguments(TypedDict):
    """The state that the widget has entered."""

    state: WidgetState


ChatMode = Literal["online", "offline"]
"""Whether an agent can answer now."""


class ContactInfo(TypedDict, total=False):
    """Contact data that the page knows of the visitor."""

    name: str
    """The visitor's name."""

    email: str
    """The visitor's e-mail address."""

    phone: str
    """The visitor's phone number."""

    description: str
    """What the agent should know about the visitor."""


class WidgetRefusal(TypedDict):
    """The call has had no effect."""

    result: Literal["fail"]
    """The call has had no effect."""

    reason: str
    """Why not, in words."""


CustomDataResult = Union[WidgetDone, WidgetRefusal]
"""Whether the fields could be used."""


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


InvitationRules = Dict[str, Any]
"""The active rules by which visitors are invited to a chat, by name. The form of a single rule is not stated
(OPEN-24). The reference reads an object: `text` is the invitation, and all that is named beside it must
be so: `delay`, the seconds that the visitor has been on the page; `url`, what the page's address matches,
a star for anything; `visits`, how often the visitor has come at least. `department_id` is the department
that the chat goes to. Each rule invites once a visit, while agents are online and no chat is open.
"""


NoArguments = Dict[str, Any]
"""The call is given no data. A function that gets the result of a call is not part of this object."""


class _OfflineMessageForm(TypedDict):
    message: str
    """What the visitor has to say."""


class OfflineMessageForm(_OfflineMessageForm, total=False):
    """What a visitor leaves while nobody is online.

    Open point OPEN-41: Which fields sendOfflineMessage needs is not stated. The reference's choice, not
    contract: message. The widget's own form also asks for an e-mail address or a phone number.
    """

    name: str
    """The visitor's name."""

    email: str
    """The visitor's e-mail address."""

    phone: str
    """The visitor's phone number."""

    description: str
    """What the agent should know about the visitor."""


class OfflineMessageRefused(TypedDict):
    """The form was not sent."""

    result: Literal["fail"]
    """The form was not sent."""

    error: str
    """Which entry of the form is wrong, or why nothing can be sent."""


OfflineMessageResult = Union[WidgetDone, OfflineMessageRefused]
"""Whether the form was sent."""


class OpenOptions(TypedDict, total=False):
    """What the window opens with. Without it, the chat."""

    start: Literal["call"]
    """Opens the callback form, which has a field for a phone number."""


class OpenArguments(TypedDict, total=False):
    """How the window is to open."""

    options: OpenOptions


class SendOfflineMessageArguments(TypedDict):
    """The offline form to send."""

    form: OfflineMessageForm


class SetContactInfoArguments(TypedDict):
    """The contact data to set."""

    contact_info: ContactInfo


class SetCustomDataArguments(TypedDict):
    """The fields to show to the agent."""

    fields: CustomFields


class SetRulesArguments(TypedDict):
    """The rules to replace the present ones with."""

    rules: InvitationRules


class SetUserTokenArguments(TypedDict):
    """The id to give to the visitor."""

    token: str
    """The visitor's id on the site's side. One that is hard to guess is recommended."""


class _ShowProactiveInvitationArguments(TypedDict):
    invitation_text: str
    """The words that the window opens with."""


class ShowProactiveInvitationArguments(_ShowProactiveInvitationArguments, total=False):
    """The invitation to show."""

    department_id: float
    """The department that the chat goes to. LOCAL, the reference takes an invitation without it too."""


class StartCallArguments(TypedDict):
    """The call that the visitor wants."""

    phone: str
    """The number to call the visitor on."""


StartCallResult = Union[WidgetDone, WidgetRefusal]
"""Whether the call could be asked for."""


class UserTokenRefused(TypedDict):
    """The id was not set."""

    result: Literal["fail"]
    """The id was not set."""

    token: Union[str, Literal[False]]
    """The id that was given, or `false`."""


class UserTokenSet(TypedDict):
    """The id was set."""

    result: Literal["ok"]
    """The id was set."""

    token: str
    """The id that was set."""


UserTokenResult = Union[UserTokenSet, UserTokenRefused]
"""Whether the id was set."""


class VisitorContact(TypedDict):
    """What stands in the visitor's contact form, typed by the visitor or set by the page.

    Open point OPEN-02: The fields of the structure that getContactInfo gives are not shown. The
    reference's choice, not contract: name, email, phone and description, each a string, or null where
    nothing is known.
    """

    name: Union[str, None]
    """The visitor's name."""

    email: Union[str, None]
    """The visitor's e-mail address."""

    phone: Union[str, None]
    """The visitor's phone number."""

    description: Union[str, None]
    """What was noted about the visitor."""


VisitorNumber = int
"""The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats and in the
archive.

Limit: at least 1.
"""


SchemaName = Literal[
    "CallResult",
    "CallOutcome",
    "CallEndArguments",
    "WidgetDone",
    "CallbackUnavailableReason",
    "CallbackUnavailable",
    "CallbackAvailability",
    "WidgetState",
    "ChangeStateArguments",
    "ChatMode",
    "ContactInfo",
    "WidgetRefusal",
    "CustomDataResult",
    "CustomField",
    "CustomFields",
    "InvitationRules",
    "NoArguments",
    "OfflineMessageForm",
    "OfflineMessageRefused",
    "OfflineMessageResult",
    "OpenOptions",
    "OpenArguments",
    "SendOfflineMessageArguments",
    "SetContactInfoArguments",
    "SetCustomDataArguments",
    "SetRulesArguments",
    "SetUserTokenArguments",
    "ShowProactiveInvitationArguments",
    "StartCallArguments",
    "StartCallResult",
    "UserTokenRefused",
    "UserTokenSet",
    "UserTokenResult",
    "VisitorContact",
    "VisitorNumber",
]
"""The names of the messages of this interface, and of their parts."""


def faults_of(name: SchemaName, value: object) -> List[faults.Fault]:
    """Returns all faults of a value; an empty list if it is valid. A null in an optional field counts as absent."""
    return faults.faults_of(SCHEMAS, name, value)


def unknown_kind(name: SchemaName, value: object) -> Optional[str]:
    """Returns the kind of a message if this edition does not know it, and else None. The contract announces more kinds."""
    return faults.unknown_kind(SCHEMAS, name, value)


SCHEMAS: Dict[str, Any] = {
    "CallResult": {"type": "string", "enum": ["ok", "fail"]},
    "CallOutcome": {
        "type": "object",
        "properties": {"result": {"$ref": "CallResult"}, "reason": {"type": "string"}},
    },
    "CallEndArguments": {"type": "object", "required": ["outcome"], "properties": {"outcome": {"$ref": "CallOutcome"}}},
    "WidgetDone": {
        "type": "object",
        "required": ["result"],
        "properties": {"result": {"type": "string", "const": "ok"}},
    },
    "CallbackUnavailableReason": {"type": "string", "enum": ["Callback disabled", "Callback unavaiable"]},
    "CallbackUnavailable": {
        "type": "object",
        "required": ["result", "reason"],
        "properties": {
            "result": {"type": "string", "const": "fail"},
            "reason": {"$ref": "CallbackUnavailableReason"},
        },
    },
    "CallbackAvailability": {
        "tag": ["result"],
        "branches": {"ok": {"$ref": "WidgetDone"}, "fail": {"$ref": "CallbackUnavailable"}},
    },
    "WidgetState": {"type": "string", "enum": ["chat", "call", "chat/call", "label", "chat/min"]},
    "ChangeStateArguments": {"type": "object", "required": ["state"], "properties": {"state": {"$ref": "WidgetState"}}},
    "ChatMode": {"type": "string", "enum": ["online", "offline"]},
    "ContactInfo": {
        "type": "object",
        "properties": {
            "name": {"type": "string"},
            "email": {"type": "string"},
            "phone": {"type": "string"},
            "description": {"type": "string"},
        },
    },
    "WidgetRefusal": {
        "type": "object",
        "required": ["result", "reason"],
        "properties": {"result": {"type": "string", "const": "fail"}, "reason": {"type": "string"}},
    },
    "CustomDataResult": {
        "tag": ["result"],
        "branches": {"ok": {"$ref": "WidgetDone"}, "fail": {"$ref": "WidgetRefusal"}},
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
    "InvitationRules": {"type": "object", "additionalProperties": True},
    "NoArguments": {"type": "object", "additionalProperties": False},
    "OfflineMessageForm": {
        "type": "object",
        "properties": {
            "name": {"type": "string"},
            "email": {"type": "string"},
            "phone": {"type": "string"},
            "description": {"type": "string"},
            "message": {"type": "string"},
        },
        "required": ["message"],
    },
    "OfflineMessageRefused": {
        "type": "object",
        "required": ["result", "error"],
        "properties": {"result": {"type": "string", "const": "fail"}, "error": {"type": "string"}},
    },
    "OfflineMessageResult": {
        "tag": ["result"],
        "branches": {"ok": {"$ref": "WidgetDone"}, "fail": {"$ref": "OfflineMessageRefused"}},
    },
    "OpenOptions": {"type": "object", "properties": {"start": {"type": "string", "const": "call"}}},
    "OpenArguments": {"type": "object", "properties": {"options": {"$ref": "OpenOptions"}}},
    "SendOfflineMessageArguments": {
        "type": "object",
        "required": ["form"],
        "properties": {"form": {"$ref": "OfflineMessageForm"}},
    },
    "SetContactInfoArguments": {
        "type": "object",
        "required": ["contact_info"],
        "properties": {"contact_info": {"$ref": "ContactInfo"}},
    },
    "SetCustomDataArguments": {"type": "object", "required": ["fields"], "properties": {"fields": {"$ref": "CustomFields"}}},
    "SetRulesArguments": {"type": "object", "required": ["rules"], "properties": {"rules": {"$ref": "InvitationRules"}}},
    "SetUserTokenArguments": {"type": "object", "required": ["token"], "properties": {"token": {"type": "string"}}},
    "ShowProactiveInvitationArguments": {
        "type": "object",
        "required": ["invitation_text"],
        "properties": {"invitation_text": {"type": "string"}, "department_id": {"type": "number"}},
    },
    "StartCallArguments": {"type": "object", "required": ["phone"], "properties": {"phone": {"type": "string"}}},
    "StartCallResult": {
        "tag": ["result"],
        "branches": {"ok": {"$ref": "WidgetDone"}, "fail": {"$ref": "WidgetRefusal"}},
    },
    "UserTokenRefused": {
        "type": "object",
        "required": ["result", "token"],
        "properties": {
            "result": {"type": "string", "const": "fail"},
            "token": {"anyOf": [{"type": "string"}, {"type": "boolean", "const": False}]},
        },
    },
    "UserTokenSet": {
        "type": "object",
        "required": ["result", "token"],
        "properties": {"result": {"type": "string", "const": "ok"}, "token": {"type": "string"}},
    },
    "UserTokenResult": {
        "tag": ["result"],
        "branches": {"ok": {"$ref": "UserTokenSet"}, "fail": {"$ref": "UserTokenRefused"}},
    },
    "VisitorContact": {
        "type": "object",
        "required": ["name", "email", "phone", "description"],
        "properties": {
            "name": {"type": ["string", "null"]},
            "email": {"type": ["string", "null"]},
            "phone": {"type": ["string", "null"]},
            "description": {"type": ["string", "null"]},
        },
    },
    "VisitorNumber": {"type": "integer", "minimum": 1},
}
