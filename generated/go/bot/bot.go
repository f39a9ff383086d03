// Code generated from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. DO NOT EDIT.

// Package bot has the messages of the Bot API, and the parties that serve it.
package bot

import (
	"context"
	"parlance"
)

// EventID: The event's own id, for logs and for debugging.
//
// Limit: not empty.
//
// Rules: BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
//
// Open point OPEN-31: Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp may be
// absent is not stated. The reference's choice, not contract: A timestamp may. An event without id, and an
// INVITE_AGENT without client_id, is accepted and noted at the desk.
type EventID = string

// ClientID: The user who writes to the channel. It is unique within the customer's account.
//
// Limit: not empty.
type ClientID = string

// BotChatID: The chat between the user and the bot or agent. It is unique within the customer's account.
//
// Limit: not empty.
type BotChatID = string

// AgentJoinedEvent: An agent has joined the chat, because the provider or the client asked for one.
type AgentJoinedEvent struct {
	// Marks the arrival of an agent.
	Event string `json:"event"`

	ID EventID `json:"id"`

	ClientID ClientID `json:"client_id"`

	ChatID BotChatID `json:"chat_id"`
}

// AgentUnavailableEvent: No agent can take the chat. The bot may go on and ask the client for contact details.
type AgentUnavailableEvent struct {
	// Marks that no agent can come.
	Event string `json:"event"`

	ID EventID `json:"id"`

	ClientID ClientID `json:"client_id"`

	ChatID BotChatID `json:"chat_id"`
}

// AnswerButton: One ready-made answer.
type AnswerButton struct {
	// The answer that the client gives by pressing the button.
	Text string `json:"text"`
}

// AuthorizationHeader: Header fields of a request of the bot API, in either direction.
type AuthorizationHeader struct {
	// The value agreed on beside the token, where one is. The header is compared with it as a whole; its format is
	// not stated (OPEN-07).
	Authorization *string `json:"Authorization,omitempty"`
}

// MessageTimestamp: When the message was written, as Unix time in seconds. The service sends a number; both
// sides read a string of digits too.
//
// Rules: BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
//
// Open point OPEN-14: The tables give the timestamp as a string, the samples as a number. The reference's
// choice, not contract: Both are accepted; a number of Unix seconds is sent.
type MessageTimestamp = any

// TextContent: A plain text.
type TextContent struct {
	// Marks a plain text.
	Type string `json:"type"`

	// The words.
	Text string `json:"text"`

	Timestamp MessageTimestamp `json:"timestamp,omitempty"`
}

// MarkdownContent: A formatted text. The first version of the format knows links, bold and italic.
//
// Rules: BOT-IN-12 SHOULD
type MarkdownContent struct {
	// Marks a formatted text.
	Type string `json:"type"`

	// The words in Markdown.
	Content string `json:"content"`

	// The words for a channel that cannot show Markdown.
	Text *string `json:"text,omitempty"`

	Timestamp MessageTimestamp `json:"timestamp,omitempty"`
}

// ButtonsContent: A few ready-made answers to choose from, under a heading.
//
// Rules: BOT-IN-09 MUST, BOT-PRV-09 MUST
type ButtonsContent struct {
	// Marks a choice of answers.
	Type string `json:"type"`

	// The buttons, in the order in which they are shown.
	//
	// Limit: at most 3 elements.
	Buttons []AnswerButton `json:"buttons"`

	// The heading of the buttons.
	Title *string `json:"title,omitempty"`

	// The words for a channel that cannot show buttons.
	Text *string `json:"text,omitempty"`

	Timestamp MessageTimestamp `json:"timestamp,omitempty"`
}

// BotContent: What a bot says.
//
// Rules: BOT-IN-10 MUST, BOT-IN-11 MUST, BOT-PRV-10 SHOULD
//
// It has the fields of all its kinds.
type BotContent struct {
	// Marks a plain text.
	//
	// Marks a formatted text.
	//
	// Marks a choice of answers.
	Type string `json:"type"`

	// The words.
	//
	// The words for a channel that cannot show Markdown.
	//
	// The words for a channel that cannot show buttons.
	Text *string `json:"text,omitempty"`

	Timestamp MessageTimestamp `json:"timestamp,omitempty"`

	// The words in Markdown.
	Content *string `json:"content,omitempty"`

	// The buttons, in the order in which they are shown.
	//
	// Limit: at most 3 elements.
	Buttons []AnswerButton `json:"buttons,omitempty"`

	// The heading of the buttons.
	Title *string `json:"title,omitempty"`
}

// BotMessageEvent: The bot's reply, which the service passes on to the client.
type BotMessageEvent struct {
	// Marks a reply of the bot.
	Event string `json:"event"`

	ID *EventID `json:"id,omitempty"`

	ChatID BotChatID `json:"chat_id"`

	Message BotContent `json:"message"`
}

// ChatClosedEvent: The chat has been closed. The service sends all three ids; receivers rely on the event's name
// alone.
//
// Open point OPEN-09: Which parameters CHAT_CLOSED carries is not shown. The reference's choice, not contract:
// It carries id, client_id and chat_id, as the other events about a chat do.
type ChatClosedEvent struct {
	// Marks the end of a chat.
	Event string `json:"event"`

	ID *EventID `json:"id,omitempty"`

	ClientID *ClientID `json:"client_id,omitempty"`

	ChatID *BotChatID `json:"chat_id,omitempty"`
}

// ClientContent: What a client wrote.
//
// It has the fields of all its kinds.
type ClientContent struct {
	// Marks a plain text.
	//
	// Marks a formatted text.
	//
	// Marks a choice of answers.
	Type string `json:"type"`

	// The words.
	//
	// The words for a channel that cannot show Markdown.
	//
	// The words for a channel that cannot show buttons.
	Text *string `json:"text,omitempty"`

	Timestamp MessageTimestamp `json:"timestamp,omitempty"`

	// The words in Markdown.
	Content *string `json:"content,omitempty"`

	// The buttons, in the order in which they are shown.
	//
	// Limit: at most 3 elements.
	Buttons []AnswerButton `json:"buttons,omitempty"`

	// The heading of the buttons.
	Title *string `json:"title,omitempty"`
}

// ClientMessageEvent: A client has written. The provider answers with an event of its own.
type ClientMessageEvent struct {
	// Marks a message of a client.
	Event string `json:"event"`

	ID EventID `json:"id"`

	ClientID ClientID `json:"client_id"`

	ChatID BotChatID `json:"chat_id"`

	Message ClientContent `json:"message"`
}

// ErrorCode: The kind of error. Receivers accept codes that are not in the table.
//
// Limit: not empty.
type ErrorCode = string

// ErrorDetail: What went wrong, once for programs and once for people.
type ErrorDetail struct {
	Code ErrorCode `json:"code"`

	// A sentence for a person that says what was wrong, where, and what to do about it.
	//
	// Limit: not empty.
	Message string `json:"message"`
}

// ErrorBody: The body of every error response that carries one.
//
// Rules: BOT-IN-15 SHOULD
//
// Open point OPEN-32: The bodies of the channel API's error responses, and error codes beyond invalid_client,
// unauthorized_client and invalid_request, are not stated. The reference's choice, not contract: The same body
// with codes of its own. Clients take any body, or none.
type ErrorBody struct {
	Error ErrorDetail `json:"error"`
}

// InviteAgentEvent: The bot has no answer and hands the chat over to the agents.
type InviteAgentEvent struct {
	// Marks the wish for an agent.
	Event string `json:"event"`

	ID *EventID `json:"id,omitempty"`

	ClientID *ClientID `json:"client_id,omitempty"`

	ChatID BotChatID `json:"chat_id"`
}

// ProviderEvent: What a bot provider posts to the service.
//
// Rules: BOT-PRV-17 MUST
//
// It has the fields of all its kinds.
type ProviderEvent struct {
	// Marks a reply of the bot.
	//
	// Marks the wish for an agent.
	Event string `json:"event"`

	ID *EventID `json:"id,omitempty"`

	ChatID BotChatID `json:"chat_id"`

	Message *BotContent `json:"message,omitempty"`

	ClientID *ClientID `json:"client_id,omitempty"`
}

// Schemas are the messages as tables, for FaultsOf and UnknownKind.
var Schemas = parlance.Tables[parlance.Schemas](`{
	"EventId": {
		"type": "string",
		"minLength": 1
	},
	"ClientId": {
		"type": "string",
		"minLength": 1
	},
	"BotChatId": {
		"type": "string",
		"minLength": 1
	},
	"AgentJoinedEvent": {
		"type": "object",
		"required": [
			"event",
			"id",
			"client_id",
			"chat_id"
		],
		"properties": {
			"event": {
				"type": "string",
				"const": "AGENT_JOINED"
			},
			"id": {
				"$ref": "EventId"
			},
			"client_id": {
				"$ref": "ClientId"
			},
			"chat_id": {
				"$ref": "BotChatId"
			}
		}
	},
	"AgentUnavailableEvent": {
		"type": "object",
		"required": [
			"event",
			"id",
			"client_id",
			"chat_id"
		],
		"properties": {
			"event": {
				"type": "string",
				"const": "AGENT_UNAVAILABLE"
			},
			"id": {
				"$ref": "EventId"
			},
			"client_id": {
				"$ref": "ClientId"
			},
			"chat_id": {
				"$ref": "BotChatId"
			}
		}
	},
	"AnswerButton": {
		"type": "object",
		"required": [
			"text"
		],
		"properties": {
			"text": {
				"type": "string"
			}
		}
	},
	"AuthorizationHeader": {
		"type": "object",
		"properties": {
			"Authorization": {
				"type": "string"
			}
		}
	},
	"MessageTimestamp": {
		"anyOf": [
			{
				"type": "number"
			},
			{
				"type": "string",
				"pattern": "^[0-9]+$"
			}
		]
	},
	"TextContent": {
		"type": "object",
		"required": [
			"type",
			"text"
		],
		"properties": {
			"type": {
				"type": "string",
				"const": "TEXT"
			},
			"text": {
				"type": "string"
			},
			"timestamp": {
				"$ref": "MessageTimestamp"
			}
		}
	},
	"MarkdownContent": {
		"type": "object",
		"required": [
			"type",
			"content"
		],
		"properties": {
			"type": {
				"type": "string",
				"const": "MARKDOWN"
			},
			"content": {
				"type": "string"
			},
			"text": {
				"type": "string"
			},
			"timestamp": {
				"$ref": "MessageTimestamp"
			}
		}
	},
	"ButtonsContent": {
		"type": "object",
		"required": [
			"type",
			"buttons"
		],
		"properties": {
			"type": {
				"type": "string",
				"const": "BUTTONS"
			},
			"buttons": {
				"type": "array",
				"maxItems": 3,
				"items": {
					"$ref": "AnswerButton"
				}
			},
			"title": {
				"type": "string"
			},
			"text": {
				"type": "string"
			},
			"timestamp": {
				"$ref": "MessageTimestamp"
			}
		}
	},
	"BotContent": {
		"tag": [
			"type"
		],
		"branches": {
			"TEXT": {
				"$ref": "TextContent"
			},
			"MARKDOWN": {
				"$ref": "MarkdownContent"
			},
			"BUTTONS": {
				"$ref": "ButtonsContent"
			}
		}
	},
	"BotMessageEvent": {
		"type": "object",
		"required": [
			"event",
			"chat_id",
			"message"
		],
		"properties": {
			"event": {
				"type": "string",
				"const": "BOT_MESSAGE"
			},
			"id": {
				"$ref": "EventId"
			},
			"chat_id": {
				"$ref": "BotChatId"
			},
			"message": {
				"$ref": "BotContent"
			}
		}
	},
	"ChatClosedEvent": {
		"type": "object",
		"required": [
			"event"
		],
		"properties": {
			"event": {
				"type": "string",
				"const": "CHAT_CLOSED"
			},
			"id": {
				"$ref": "EventId"
			},
			"client_id": {
				"$ref": "ClientId"
			},
			"chat_id": {
				"$ref": "BotChatId"
			}
		}
	},
	"ClientContent": {
		"tag": [
			"type"
		],
		"branches": {
			"TEXT": {
				"$ref": "TextContent"
			},
			"MARKDOWN": {
				"$ref": "MarkdownContent"
			},
			"BUTTONS": {
				"$ref": "ButtonsContent"
			}
		}
	},
	"ClientMessageEvent": {
		"type": "object",
		"required": [
			"event",
			"id",
			"client_id",
			"chat_id",
			"message"
		],
		"properties": {
			"event": {
				"type": "string",
				"const": "CLIENT_MESSAGE"
			},
			"id": {
				"$ref": "EventId"
			},
			"client_id": {
				"$ref": "ClientId"
			},
			"chat_id": {
				"$ref": "BotChatId"
			},
			"message": {
				"$ref": "ClientContent"
			}
		}
	},
	"ErrorCode": {
		"type": "string",
		"minLength": 1
	},
	"ErrorDetail": {
		"type": "object",
		"required": [
			"code",
			"message"
		],
		"properties": {
			"code": {
				"$ref": "ErrorCode"
			},
			"message": {
				"type": "string",
				"minLength": 1
			}
		}
	},
	"ErrorBody": {
		"type": "object",
		"required": [
			"error"
		],
		"properties": {
			"error": {
				"$ref": "ErrorDetail"
			}
		}
	},
	"InviteAgentEvent": {
		"type": "object",
		"required": [
			"event",
			"chat_id"
		],
		"properties": {
			"event": {
				"type": "string",
				"const": "INVITE_AGENT"
			},
			"id": {
				"$ref": "EventId"
			},
			"client_id": {
				"$ref": "ClientId"
			},
			"chat_id": {
				"$ref": "BotChatId"
			}
		}
	},
	"ProviderEvent": {
		"tag": [
			"event"
		],
		"branches": {
			"BOT_MESSAGE": {
				"$ref": "BotMessageEvent"
			},
			"INVITE_AGENT": {
				"$ref": "InviteAgentEvent"
			}
		}
	}
}`)

var botServiceOperations = parlance.Tables[[]parlance.Operation](`[
	{
		"id": "sendProviderEvent",
		"method": "POST",
		"path": "/webhooks/{provider_id}/{token}",
		"headers": [
			"authorization"
		],
		"secrets": [
			"token",
			"authorization"
		],
		"body": "ProviderEvent",
		"property": "event",
		"values": [
			"BOT_MESSAGE",
			"INVITE_AGENT"
		],
		"reply": {},
		"responses": {
			"200": null
		}
	}
]`)

// BotService has the handlers of the party bot-service. An event without a handler gets the smallest valid
// response.
//
// A handler returns the body of the response 200, or an error. A *parlance.ErrorResponse sets the status and the
// code.
type BotService struct {
	// SendProviderEvent serves: Post what the bot says or wants.
	//
	// Takes a reply of the bot, which goes to the client, or the wish to hand the chat over to the agents. The
	// response 200 says that the service has accepted the event.
	//
	// Rules: BOT-IN-01 MUST, BOT-IN-02 MUST, BOT-IN-03 MUST, BOT-IN-04 MUST, BOT-IN-18 SHOULD, BOT-IN-05 MUST,
	// BOT-IN-06 MUST, BOT-IN-07 MUST, BOT-IN-08 SHOULD, BOT-PRV-20 MUST, BOT-PRV-21 SHOULD
	//
	// Local rule BOT-IN-14: A chat_id that is not known gets 400. This is the reference's choice, not contract.
	//
	// Local rule BOT-IN-16: An unknown provider_id gets 404. This is the reference's choice, not contract.
	//
	// Local rule BOT-IN-17: An event with the same id, chat and content as one of the last minute counts as a retry
	// and is not shown again; what makes a retry is not stated. This is the reference's choice, not contract.
	//
	// Local rule BOT-IN-19: An event without id is accepted, and noted at the desk; a message without timestamp is
	// accepted. Whether either may be absent is not stated. This is the reference's choice, not contract.
	//
	// Open point OPEN-33: How long a provider waits for the service's response, and how often it retries, is not
	// stated. The reference's choice, not contract: The generated client makes one request, within a time limit of
	// its own, and another only when told to. Nobody is judged by it.
	//
	// Open point OPEN-34: The HTTP code that goes with unauthorized_client is not stated. The reference's choice,
	// not contract: 401.
	//
	// Open point OPEN-36: What makes a provider's event a retry of another is not stated. The reference's choice,
	// not contract: The same id, chat and content within a minute. Anything else is shown.
	//
	// Open point OPEN-44: Whether a provider may post before the first CLIENT_MESSAGE of a chat, or unasked in a
	// chat that it knows, is not stated. The reference's choice, not contract: An event is accepted in a chat that
	// the bot has, asked or unasked, and rejected before there is one.
	//
	// Open point OPEN-46: The body of the service's response 200 to a provider's event is not shown. The reference's
	// choice, not contract: An empty object. Clients accept any body, and none.
	SendProviderEvent func(body ProviderEvent, request *parlance.Request) (any, error)
}

// Serve returns the party as an http.Handler. It panics if a handler is missing.
func (h BotService) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, botServiceOperations, settings, map[string]parlance.Handler{
		"sendProviderEvent": parlance.Handle(h.SendProviderEvent),
	})
}

// BotServiceClient calls the party bot-service.
type BotServiceClient struct{ parlance.Client }

// NewBotServiceClient makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which are parameters then.
func NewBotServiceClient(endpoint string, parameters map[string]string) (*BotServiceClient, error) {
	client, err := parlance.NewClient(Schemas, botServiceOperations, endpoint, parameters)
	return &BotServiceClient{client}, err
}

// SendProviderEvent: Post what the bot says or wants. It retries by retry, a policy of parlance.Policies; nil
// makes one attempt.
func (c *BotServiceClient) SendProviderEvent(ctx context.Context, body ProviderEvent, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "sendProviderEvent", body, retry)
}

var botProviderOperations = parlance.Tables[[]parlance.Operation](`[
	{
		"id": "receiveClientMessage",
		"method": "POST",
		"path": "/{token}",
		"headers": [
			"authorization"
		],
		"secrets": [
			"token",
			"authorization"
		],
		"body": "ClientMessageEvent",
		"property": "event",
		"values": [
			"CLIENT_MESSAGE"
		],
		"reply": {},
		"responses": {
			"200": null
		}
	},
	{
		"id": "receiveAgentJoined",
		"method": "POST",
		"path": "/{token}",
		"headers": [
			"authorization"
		],
		"secrets": [
			"token",
			"authorization"
		],
		"body": "AgentJoinedEvent",
		"property": "event",
		"values": [
			"AGENT_JOINED"
		],
		"reply": {},
		"responses": {
			"200": null
		}
	},
	{
		"id": "receiveAgentUnavailable",
		"method": "POST",
		"path": "/{token}",
		"headers": [
			"authorization"
		],
		"secrets": [
			"token",
			"authorization"
		],
		"body": "AgentUnavailableEvent",
		"property": "event",
		"values": [
			"AGENT_UNAVAILABLE"
		],
		"reply": {},
		"responses": {
			"200": null
		}
	},
	{
		"id": "receiveChatClosed",
		"method": "POST",
		"path": "/{token}",
		"headers": [
			"authorization"
		],
		"secrets": [
			"token",
			"authorization"
		],
		"body": "ChatClosedEvent",
		"property": "event",
		"values": [
			"CHAT_CLOSED"
		],
		"reply": {},
		"responses": {
			"200": null
		}
	}
]`)

// BotProvider has the handlers of the party bot-provider. An event without a handler gets the smallest valid
// response.
//
// A handler returns the body of the response 200, or an error. A *parlance.ErrorResponse sets the status and the
// code.
type BotProvider struct {
	// ReceiveClientMessage serves: Take a client's message.
	//
	// A client has written in a chat that the bot has. The provider responds with 200 at once and posts the bot's
	// reply, or the wish for an agent, to the service's address.
	//
	// Rules: BOT-PRV-01 MUST, BOT-PRV-19 SHOULD, BOT-PRV-02 MUST, BOT-PRV-15 SHOULD, BOT-PRV-03 MUST, BOT-PRV-18
	// SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-14 SHOULD, BOT-PRV-05 SHOULD, BOT-PRV-06 SHOULD
	//
	// Local rule BOT-PRV-08: A retry with the same id does not make the bot answer the client a second time. This is
	// the reference's choice, not contract.
	//
	// Open point OPEN-04: The body of the bot endpoint's response 200 is not shown. The reference's choice, not
	// contract: The service ignores it. The reference's own provider sends an empty object.
	ReceiveClientMessage func(body ClientMessageEvent, request *parlance.Request) (any, error)

	// ReceiveAgentJoined serves: Learn that an agent has joined.
	//
	// An agent takes the chat from here on, at the wish of the bot or of the client.
	//
	// Rules: BOT-PRV-07 MUST, BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05
	// SHOULD, BOT-PRV-06 SHOULD
	//
	// Local rule BOT-PRV-11: After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE it may
	// ask the client for contact details. This is the reference's choice, not contract.
	ReceiveAgentJoined func(body AgentJoinedEvent, request *parlance.Request) (any, error)

	// ReceiveAgentUnavailable serves: Learn that no agent can come.
	//
	// No agent is available to take the chat. The bot may ask the client for contact details.
	//
	// Rules: BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05 SHOULD, BOT-PRV-06
	// SHOULD, BOT-PRV-07 MUST
	//
	// Local rule BOT-PRV-11: After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE it may
	// ask the client for contact details. This is the reference's choice, not contract.
	ReceiveAgentUnavailable func(body AgentUnavailableEvent, request *parlance.Request) (any, error)

	// ReceiveChatClosed serves: Learn that a chat is closed.
	//
	// The chat was closed.
	//
	// Rules: BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05 SHOULD, BOT-PRV-06
	// SHOULD, BOT-PRV-07 MUST
	ReceiveChatClosed func(body ChatClosedEvent, request *parlance.Request) (any, error)
}

// Serve returns the party as an http.Handler. It panics if a handler is missing.
func (h BotProvider) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, botProviderOperations, settings, map[string]parlance.Handler{
		"receiveClientMessage":    parlance.Handle(h.ReceiveClientMessage),
		"receiveAgentJoined":      parlance.Handle(h.ReceiveAgentJoined),
		"receiveAgentUnavailable": parlance.Handle(h.ReceiveAgentUnavailable),
		"receiveChatClosed":       parlance.Handle(h.ReceiveChatClosed),
	})
}

// BotProviderClient calls the party bot-provider.
type BotProviderClient struct{ parlance.Client }

// NewBotProviderClient makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which are parameters then.
func NewBotProviderClient(endpoint string, parameters map[string]string) (*BotProviderClient, error) {
	client, err := parlance.NewClient(Schemas, botProviderOperations, endpoint, parameters)
	return &BotProviderClient{client}, err
}

// SendClientMessage: Take a client's message. It retries by retry, a policy of parlance.Policies; nil makes one
// attempt.
func (c *BotProviderClient) SendClientMessage(ctx context.Context, body ClientMessageEvent, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "receiveClientMessage", body, retry)
}

// SendAgentJoined: Learn that an agent has joined. It retries by retry, a policy of parlance.Policies; nil makes
// one attempt.
func (c *BotProviderClient) SendAgentJoined(ctx context.Context, body AgentJoinedEvent, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "receiveAgentJoined", body, retry)
}

// SendAgentUnavailable: Learn that no agent can come. It retries by retry, a policy of parlance.Policies; nil
// makes one attempt.
func (c *BotProviderClient) SendAgentUnavailable(ctx context.Context, body AgentUnavailableEvent, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "receiveAgentUnavailable", body, retry)
}

// SendChatClosed: Learn that a chat is closed. It retries by retry, a policy of parlance.Policies; nil makes one
// attempt.
func (c *BotProviderClient) SendChatClosed(ctx context.Context, body ChatClosedEvent, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "receiveChatClosed", body, retry)
}
