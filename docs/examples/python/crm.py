"""A CRM: says at the start of a chat who the visitor is, and keeps what happened.

usage: crm.py PORT
"""

import sys

from web import Refused, say, serve

PORT = int(sys.argv[1])
cards = {}


def card_of(visitor):
    """The card of a visitor. Of the visitor's data only number, description and chats_count are always there."""
    card = cards.setdefault(visitor["number"], {"no": len(cards) + 1, "history": []})
    card["name"] = visitor.get("name") or card.get("name") or "unknown"
    return card


def accepted(event, card):
    """What the agent sees beside the chat."""
    return {
        "result": "OK",
        "custom_data": [
            {"title": "Customer", "content": f"card {card['no']}"},
            {"title": "Chats", "content": str(event["visitor"]["chats_count"])},
        ],
        "enable_assign": True,
        "crm_link": f"https://crm.example.com/cards/{card['no']}",
    }


def told(name, event):
    """A line for the card's history."""
    if name == "chat_assigned":
        return f"belongs to {event['assign_to']}"
    if name == "chat_finished":
        return f"ended after {len(event['chat']['messages'])} messages"
    if name == "call_event":
        return f"{event['call']['type']} call: {event['call']['status']}"
    return event["message"] if name in ("offline_message", "offline_messages") else name


NAMES = ("chat_accepted", "chat_assigned", "chat_finished", "chat_updated", "call_event")


def answer(request, read):
    if request.command != "POST":
        raise Refused(405, "events are posted")
    event = read()
    name = event.get("event_name")
    if name not in (*NAMES, "offline_message", "offline_messages"):
        say(f"left alone: {name}")
        return 200, {"result": "FAILURE"}
    try:
        card = card_of(event["visitor"])
        card["history"].append(told(name, event))
        reply = accepted(event, card) if name == "chat_accepted" else {"result": "OK"}
    except (KeyError, TypeError, AttributeError) as missing:
        raise Refused(400, f"{name} lacks {missing}") from missing
    say(f"{name}, card {card['no']} ({card['name']}): {card['history'][-1]}")
    return 200, reply


serve(PORT, answer)
