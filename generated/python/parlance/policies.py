# Made from the x-delivery of specs/ by `npm run generate`. Change the documents, never this file.
"""The policies for retries. Times are in milliseconds. An interval is the time between the starts of two
attempts.
"""

from typing import Any, Dict

POLICIES: Dict[str, Any] = {
    "sendBotEvent": {
        "rules": {
            "attempts": ["BOT-OUT-06"],
            "timeoutMs": ["BOT-OUT-05"],
            "giveUpMs": ["BOT-OUT-07"],
            "success": ["BOT-OUT-08"],
        },
        "attempts": 3,
        "timeoutMs": 3000,
        "success": {"status": 200},
        "giveUpMs": 9000,
        "giveUp": "The client is transferred to an agent, where the bot still has the chat.",
        "tolerance": {"earlyMs": 200, "lateMs": 750},
        "choices": {"intervalMs": "BOT-OUT-09"},
    },
    "sendAgentMessage": {
        "rules": {
            "attempts": ["CHN-OUT-08", "CHN-OUT-20"],
            "intervalMs": ["CHN-OUT-09"],
            "giveUpMs": ["CHN-OUT-13"],
            "success": ["CHN-OUT-11"],
        },
        "attempts": 3,
        "intervalMs": 3000,
        "timeoutMs": 3000,
        "success": {"status": 200, "body": "AgentMessageAccepted"},
        "final": {"status": 200, "body": "AgentMessageRefused"},
        "giveUpMs": 9000,
        "giveUp": "An error event reaches the desk, and the agent sees an error message in the chat.",
        "tolerance": {"earlyMs": 200, "lateMs": 750},
        "choices": {"attempts": "OPEN-16", "timeoutMs": "OPEN-30", "final": "OPEN-18"},
    },
    "sendWebhookEvent": {
        "attempts": 3,
        "intervalMs": 3000,
        "timeoutMs": 3000,
        "success": {"status": "2xx"},
        "giveUpMs": 9000,
        "giveUp": "The event is dropped, and the desk can see the attempts that were made.",
        "tolerance": {"earlyMs": 200, "lateMs": 750},
        "choices": {
            "attempts": "OPEN-29",
            "intervalMs": "OPEN-29",
            "timeoutMs": "OPEN-29",
            "success": "OPEN-49",
            "giveUpMs": "OPEN-29",
            "giveUp": "OPEN-29",
        },
    },
}
"""The policies by the name of the sending operation. A call takes one of them as `retry`."""
