"""A CRM: shows the agent who the visitor is, and stores cards and chats in SQLite. usage: crm.py PORT [FILE]"""

import contextlib
import json
import os
import sqlite3
import sys
import threading
from typing import Any, Iterator, Mapping

from parlance import Request, developer
from parlance.local import listen

TABLES = """
CREATE TABLE IF NOT EXISTS cards (number TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT 'unknown');
CREATE TABLE IF NOT EXISTS history (id INTEGER PRIMARY KEY, number TEXT NOT NULL, line TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS chats (chat_id NUMERIC PRIMARY KEY, number TEXT NOT NULL, chat TEXT NOT NULL);"""


class Crm(developer.WebhookReceiver):
    """A receiver may get an event twice, so a finished chat replaces the stored chat with the same id."""

    def __init__(self, file: str, **settings: Any) -> None:
        super().__init__(**settings)
        self.file, self.turn = file, threading.Lock()
        with self.connect() as store:
            store.executescript(TABLES)

    @contextlib.contextmanager
    def connect(self) -> Iterator[sqlite3.Connection]:
        with self.turn, contextlib.closing(sqlite3.connect(self.file, timeout=2)) as store, store:
            yield store

    def note(self, body: Mapping[str, Any], line: str) -> developer.WebhookReply:
        """Adds a line to the visitor's card. A visitor always has a number, but may have no name."""
        visitor = body["visitor"]
        with self.connect() as store:
            store.execute("INSERT OR IGNORE INTO cards (number) VALUES (?)", [visitor["number"]])
            if visitor.get("name"):
                store.execute("UPDATE cards SET name = ? WHERE number = ?", [visitor["name"], visitor["number"]])
            store.execute("INSERT INTO history (number, line) VALUES (?, ?)", [visitor["number"], line])
        print(f"{body['event_name']}, card {visitor['number']}: {line}", file=sys.stderr)
        return {"result": "OK"}

    def receive_chat_accepted(self, body: developer.ChatAcceptedEvent, request: Request) -> developer.ChatAcceptedReply:
        number = body["visitor"]["number"]
        self.note(body, f"{body['agent']['name']} took chat {body['chat_id']}")
        return {
            "result": "OK",
            "custom_data": [
                {"title": "Customer", "content": f"card {number}"},
                {"title": "Chats", "content": str(body["visitor"]["chats_count"])},
            ],
            "enable_assign": True,
            "crm_link": f"https://crm.example.com/cards/{number}",
        }

    def receive_chat_assigned(self, body: developer.ChatAssignedEvent, request: Request) -> developer.WebhookReply:
        return self.note(body, f"belongs to {body['assign_to']}")

    def receive_chat_finished(self, body: developer.ChatFinishedEvent, request: Request) -> developer.WebhookReply:
        chat = [body["chat_id"], body["visitor"]["number"], json.dumps(body["chat"])]
        with self.connect() as store:
            store.execute("INSERT OR REPLACE INTO chats VALUES (?, ?, ?)", chat)
        return self.note(body, f"ended after {len(body['chat']['messages'])} messages")

    def receive_offline_message(self, body: developer.OfflineMessageEvent, request: Request) -> developer.WebhookReply:
        return self.note(body, body["message"])

    def receive_call_event(self, body: developer.CallEvent, request: Request) -> developer.WebhookReply:
        return self.note(body, f"{body['call']['type']} call: {body['call']['status']}")


if __name__ == "__main__":
    if not sys.argv[1:] or not sys.argv[1].isdigit():
        sys.exit(__doc__)
    port, file = int(sys.argv[1]), (sys.argv[2:] or ["crm.sqlite"])[0]
    secrets = [one for one in os.environ.get("WEBHOOK_SECRETS", "").split(",") if one]
    listen(Crm(file, prefix="/hooks", secrets=secrets).handle, port).serve_forever()
