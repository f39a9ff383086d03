# Made from the x-states of specs/ by `npm run generate`. Change the documents, never this file.
"""The states of a chat, a call and the widget, and the transitions between them."""

from typing import Any, Dict

STATES: Dict[str, Any] = {
    "chat": {
        "title": "A chat",
        "begins": ["bot", "waiting"],
        "ways": [
            {
                "from": "bot",
                "to": "waiting",
                "by": "The bot invites an agent, gives no response in time, or the client asks for an agent.",
            },
            {"from": "bot", "to": "agent", "by": "An agent presses Reply."},
            {"from": "waiting", "to": "agent", "by": "An agent presses Reply."},
            {"from": "bot", "to": "closed", "by": "The chat is closed."},
            {"from": "waiting", "to": "closed", "by": "The chat is closed."},
            {"from": "agent", "to": "closed", "by": "The chat is closed."},
        ],
    },
    "call": {
        "title": "A call",
        "begins": ["start"],
        "ways": [
            {"from": "start", "to": "agent_connected", "by": "The agent picks up first."},
            {"from": "start", "to": "client_connected", "by": "The client picks up first."},
            {"from": "agent_connected", "to": "client_connected", "by": "The client picks up."},
            {"from": "client_connected", "to": "agent_connected", "by": "The agent picks up."},
            {"from": "start", "to": "end", "by": "Nobody picks up."},
            {"from": "agent_connected", "to": "end", "by": "Somebody hangs up."},
            {"from": "client_connected", "to": "end", "by": "Somebody hangs up."},
            {"from": "start", "to": "error", "by": "The call does not come about."},
            {"from": "agent_connected", "to": "error", "by": "The call breaks off."},
            {"from": "client_connected", "to": "error", "by": "The call breaks off."},
        ],
    },
    "widget": {
        "title": "The widget",
        "begins": ["label"],
        "ways": [
            {"from": "label", "to": "chat", "by": "The window opens."},
            {"from": "label", "to": "chat/call", "by": "The window opens with the callback form."},
            {"from": "chat", "to": "chat/call", "by": "The callback form is asked for."},
            {"from": "chat/call", "to": "chat", "by": "The callback form is left."},
            {"from": "chat", "to": "chat/min", "by": "The window is minimised."},
            {"from": "chat/min", "to": "chat", "by": "The window opens again."},
            {"from": "chat/call", "to": "call", "by": "A call begins."},
            {"from": "label", "to": "call", "by": "A call begins from the page."},
            {"from": "chat", "to": "call", "by": "A call begins from the page."},
            {"from": "chat/min", "to": "call", "by": "A call begins from the page."},
            {"from": "call", "to": "chat/call", "by": "The call that began in the form ends."},
            {
                "from": "call",
                "to": "label",
                "by": "The call that began from the page ends, or the window closes.",
            },
            {"from": "call", "to": "chat", "by": "The call that began beside the chat ends."},
            {
                "from": "call",
                "to": "chat/min",
                "by": "The call that began beside the minimised chat ends.",
            },
            {"from": "chat", "to": "label", "by": "The window closes."},
            {"from": "chat/call", "to": "label", "by": "The window closes."},
            {"from": "chat/min", "to": "label", "by": "The window closes."},
        ],
    },
}
"""The states and transitions by the name of the state machine."""
