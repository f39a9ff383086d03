"""A CRM: shows the agent who the visitor is, and stores cards and finished chats in SQLite."""

import argparse
import contextlib
import json
import os
import sqlite3
import sys
import threading

from parlance.developer import WebhookReceiver
from parlance.local import listen

TABLES = """
CREATE TABLE IF NOT EXISTS cards (number TEXT PRIMARY KEY, name TEXT NOT NULL DEFAULT 'unknown');
CREATE TABLE IF NOT EXISTS history (id INTEGER PRIMARY KEY, number TEXT NOT NULL, line TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS chats (chat_id NUMERIC PRIMARY KEY, number TEXT NOT NULL, chat TEXT NOT NULL);"""


class Crm(WebhookReceiver):
    """A receiver may get an event twice, so a finished chat replaces the stored chat with the same id."""

    def __init__(self, file, **settings):
        super().__init__(**settings)
        self.file, self.turn = file, threading.Lock()
        with self.connect() as store:
            store.executescript(TABLES)

    @contextlib.contextmanager
    def connect(self):
        with self.turn, contextlib.closing(sqlite3.connect(self.file, timeout=2)) as store, store:
            yield store

    def note(self, body, line):
        """Adds a line to the visitor's card. A visitor always has a number, but may have no name."""
        visitor = body["visitor"]
        with self.connect() as store:
            store.execute("INSERT OR IGNORE INTO cards (number) VALUES (?)", [visitor["number"]])
            if visitor.get("name"):
                store.execute("UPDATE cards SET name = ? WHERE number = ?", [visitor["name"], visitor["number"]])
            store.execute("INSERT INTO history (number, line) VALUES (?, ?)", [visitor["number"], line])
        print(f"{body['event_name']}, card {visitor['number']}: {line}", file=sys.stderr)
        return {"result": "OK"}

    def receive_chat_accepted(self, body, request):
        number = body["visitor"]["number"]
        return {
            **self.note(body, f"{body['agent']['name']} took chat {body['chat_id']}"),
            "custom_data": [
                {"title": "Customer", "content": f"card {number}"},
                {"title": "Chats", "content": str(body["visitor"]["chats_count"])},
            ],
            "enable_assign": True,
            "crm_link": f"https://crm.example.com/cards/{number}",
        }

    def receive_chat_assigned(self, body, request):
        return self.note(body, f"belongs to {body['assign_to']}")

    def receive_chat_finished(self, body, request):
        chat = [body["chat_id"], body["visitor"]["number"], json.dumps(body["chat"])]
        with self.connect() as store:
            store.execute("INSERT OR REPLACE INTO chats VALUES (?, ?, ?)", chat)
        return self.note(body, f"ended after {len(body['chat']['messages'])} messages")

    def receive_offline_message(self, body, request):
        return self.note(body, body["message"])

    def receive_call_event(self, body, request):
        return self.note(body, f"{body['call']['type']} call: {body['call']['status']}")


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("port", type=int)
    arguments.add_argument("file", nargs="?", default="crm.sqlite", help="the database")
    given = arguments.parse_args()
    secrets = [one for one in os.environ.get("WEBHOOK_SECRETS", "").split(",") if one]
    listen(Crm(given.file, prefix="/hooks", secrets=secrets).handle, given.port).serve_forever()
