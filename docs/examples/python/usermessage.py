"""What a customer's message has to be like, and what of it reaches the agent."""

from urllib.parse import urlsplit

from web import Refused

FILES = ("video", "audio", "voice", "photo", "sticker", "document")
LONGEST = 1000


def is_web_address(value):
    return isinstance(value, str) and urlsplit(value).scheme.lower() in ("http", "https") and "//" in value


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_positive_integer(value):
    return is_number(value) and value > 0 and value == int(value)


def is_text(value):
    return isinstance(value, str)


OPTIONAL = {
    **dict.fromkeys(("text", "emoji", "performer", "title"), is_text),
    **dict.fromkeys(("duration", "width", "height"), is_positive_integer),
    "thumb": is_web_address,
}
REQUIRED = {
    **dict.fromkeys(FILES, {"file": is_web_address, "file_name": is_text, "file_size": is_positive_integer}),
    "location": {"latitude": is_number, "longitude": is_number},
    "text": {"text": is_text},
    "typein": {},
    "typeout": {},
}


def sender_id(body):
    """The customer's id; a message without one is not taken."""
    sender = body.get("sender")
    found = sender.get("id") if isinstance(sender, dict) else None
    if found in (None, "") or isinstance(found, bool) or not isinstance(found, (str, int)):
        raise Refused(400, "sender.id has to be a string or an integer, and must not be empty")
    return found


def content_of(message):
    """The kind of a message and the fields that are shown. Of a notice of typing all other fields are ignored."""
    kind = message.get("type") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in REQUIRED:
        raise Refused(400, f"message.type has to be one of {', '.join(REQUIRED)}")
    if kind in ("typein", "typeout"):
        return kind, {}
    fields = {}
    for name, is_right in {**OPTIONAL, **REQUIRED[kind]}.items():
        value = message.get(name)
        if value is None and name not in REQUIRED[kind]:
            continue
        if not is_right(value):
            raise Refused(400, f"message.{name} is missing or wrong")
        fields[name] = value[:LONGEST] if name == "text" else value
    return kind, fields
