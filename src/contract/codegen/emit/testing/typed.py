# Code of users, for the type checker. A line with the comment `# error: …` must have this error. No other line may have an error.
from parlance import POLICIES, Request
from parlance.bot import BotMessageEvent, BotProvider, BotServiceClient, ClientMessageEvent
from parlance.channel import AgentMessage, AgentMessageReply, ChannelIntegrator, faults_of
from parlance.developer import ChatAcceptedEvent, ChatAcceptedReply, WebhookReceiver


class Frontend(ChannelIntegrator):
    def receive_agent_message(self, body: AgentMessage, request: Request) -> AgentMessageReply:
        message = body["message"]
        if message["type"] == "text":
            words: str = message["text"]
            if not words:
                return {"error": {"code": 7, "message": "An empty text"}}
            return {"result": "ok"}
        print(message["latitude"])  # error: typeddict-item
        return {"result": "OK"}  # error: typeddict-item


class Bot(BotProvider):
    service = BotServiceClient("https://chat.example.com/webhooks/my-bot/my-token")

    def receive_client_message(self, body: ClientMessageEvent, request: Request) -> object:
        reply: BotMessageEvent = {
            "event": "BOT_MESSAGE",
            "chat_id": body["chat_id"],
            "message": {"type": "TEXT", "text": "Hello"},
        }
        self.service.send_provider_event(reply, retry=POLICIES["sendBotEvent"])
        self.service.send_provider_event({"event": "INVITE_AGENT", "client_id": "1"})  # error: arg-type
        return body["chatid"]  # error: typeddict-item


class Crm(WebhookReceiver):
    def receive_chat_accepted(self, body: ChatAcceptedEvent, request: Request) -> ChatAcceptedReply:
        name = body["visitor"]["name"] if "name" in body["visitor"] else "unknown"
        return {"result": "OK", "custom_data": [{"title": name, "content": body["agent"]["id"]}]}


faults_of("UserMesage", {})  # error: arg-type
