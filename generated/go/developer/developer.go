// Code generated from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. DO NOT EDIT.

// Package developer has the messages of the Developer webhooks, and the parties that serve it.
package developer

import (
	"context"
	"parlance"
)

// ReceiptTime: When the message arrived. The reference counts seconds of Unix time (OPEN-45).
//
// Open point OPEN-45: The timestamp in chat.messages is the receipt time; its unit is not stated, as it is for
// the bot API. The reference's choice, not contract: Seconds of Unix time.
type ReceiptTime = float64

// FinishedChatWords: The words of the message. Of a file they are its comment and its name, of a place its
// comment, its name and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
type FinishedChatWords = string

// AgentChatMessage: A message of an agent.
type AgentChatMessage struct {
	Timestamp ReceiptTime `json:"timestamp"`

	// Marks a message of an agent.
	Type string `json:"type"`

	// The number of the agent who wrote it, where the service numbers its agents.
	AgentID *float64 `json:"agent_id,omitempty"`

	Message *FinishedChatWords `json:"message,omitempty"`

	// Whether the visitor was on the black list then.
	Blacklisted *bool `json:"blacklisted,omitempty"`
}

// AgentInfo: An agent.
//
// Rules: HOOK-OUT-04 MUST
type AgentInfo struct {
	// The agent's id.
	ID string `json:"id"`

	// The agent's name.
	Name string `json:"name"`

	// The agent's e-mail address. LOCAL, the reference sends an empty text where it knows none.
	Email string `json:"email"`

	// The agent's phone number.
	Phone *string `json:"phone,omitempty"`
}

// CallType: Who calls whom; `callback` is a call that the visitor asked for.
type CallType string

// The values of CallType.
const (
	CallTypeCallback CallType = "callback"

	CallTypeIncoming CallType = "incoming"

	CallTypeOutgoing CallType = "outgoing"
)

// CallPhone: The phone number of the visitor's side.
type CallPhone = string

// RunningCallStatus: How far the call has come.
type RunningCallStatus string

// The values of RunningCallStatus.
const (
	RunningCallStatusStart RunningCallStatus = "start"

	RunningCallStatusAgentConnected RunningCallStatus = "agent_connected"

	RunningCallStatusClientConnected RunningCallStatus = "client_connected"
)

// RunningCall: A call that begins or goes on.
type RunningCall struct {
	Type CallType `json:"type"`

	Phone CallPhone `json:"phone"`

	Status RunningCallStatus `json:"status"`
}

// EndedCall: A call that is over.
type EndedCall struct {
	Type CallType `json:"type"`

	Phone CallPhone `json:"phone"`

	// Marks a call that is over.
	Status string `json:"status"`

	// The address of the recording, an mp3 file.
	RecordURL *string `json:"record_url,omitempty"`
}

// FailedCall: A call that did not come about or broke off.
type FailedCall struct {
	Type CallType `json:"type"`

	Phone CallPhone `json:"phone"`

	// Marks a call that failed.
	Status string `json:"status"`

	// Why the call failed.
	Reason *string `json:"reason,omitempty"`

	// The address of the recording, an mp3 file, where the call had begun before it broke off.
	RecordURL *string `json:"record_url,omitempty"`
}

// Call: A call, as it stands now.
//
// Rules: HOOK-OUT-15 MUST
//
// It has the fields of all its kinds.
type Call struct {
	Type CallType `json:"type"`

	Phone CallPhone `json:"phone"`

	Status string `json:"status"`

	// The address of the recording, an mp3 file.
	//
	// The address of the recording, an mp3 file, where the call had begun before it broke off.
	RecordURL *string `json:"record_url,omitempty"`

	// Why the call failed.
	Reason *string `json:"reason,omitempty"`
}

// WidgetID: The widget of the channel that the event is about.
type WidgetID = string

// SocialNetworks: What social networks tell about the visitor.
//
// Open point OPEN-01: The fields of the social object are not shown. The reference's choice, not contract: An
// object of strings by the network's name, passed through as it is.
type SocialNetworks = map[string]any

// Visitor: The visitor as the agent knows them.
//
// Rules: HOOK-OUT-03 MUST
type Visitor struct {
	// The visitor's name.
	Name *string `json:"name,omitempty"`

	// The visitor's e-mail address.
	Email *string `json:"email,omitempty"`

	// The visitor's phone number.
	Phone *string `json:"phone,omitempty"`

	// The visitor's sequential number, which the agents see too.
	Number string `json:"number"`

	// What was noted about the visitor. LOCAL, the reference sends an empty text where nothing was.
	Description string `json:"description"`

	Social SocialNetworks `json:"social,omitempty"`

	// How many chats the visitor has had.
	ChatsCount float64 `json:"chats_count"`
}

// GeoIP: The place that the visitor's IP address suggests.
type GeoIP struct {
	// The code of the region.
	RegionCode *string `json:"region_code,omitempty"`

	// The country's name.
	Country *string `json:"country,omitempty"`

	// The country's ISO code.
	CountryCode *string `json:"country_code,omitempty"`

	// The region's name.
	Region *string `json:"region,omitempty"`

	// The city's name.
	City *string `json:"city,omitempty"`

	// Degrees north of the equator, as a text.
	Latitude *string `json:"latitude,omitempty"`

	// Degrees east of Greenwich, as a text.
	Longitude *string `json:"longitude,omitempty"`

	// Who runs the network of the address.
	Organization *string `json:"organization,omitempty"`
}

// UtmTags: The campaign that brought the visitor, as the address of the page told it.
type UtmTags struct {
	// Where the visitor came from.
	Source *string `json:"source,omitempty"`

	// The campaign's name.
	Campaign *string `json:"campaign,omitempty"`

	// Which of several links or advertisements it was.
	Content *string `json:"content,omitempty"`

	// The kind of advertisement.
	Medium *string `json:"medium,omitempty"`

	// The words that were searched for.
	Term *string `json:"term,omitempty"`
}

// Session: The visit from which the visitor writes or calls.
//
// Rules: HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
//
// Open point OPEN-21: The tables do not mark whether the fields of geoip, utm, utm_json, a department and the
// title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be empty. The
// reference's choice, not contract: Any of these may be absent. The reference sends every part of a session and
// a page, with an empty text where it knows nothing.
type Session struct {
	Geoip *GeoIP `json:"geoip,omitempty"`

	// The campaign as one text. Read utm_json in its place.
	//
	// Deprecated.
	Utm *string `json:"utm,omitempty"`

	UtmJson *UtmTags `json:"utm_json,omitempty"`

	// The visitor's IP address.
	IPAddr *string `json:"ip_addr,omitempty"`

	// How the visitor's browser names itself.
	UserAgent *string `json:"user_agent,omitempty"`
}

// PageInfo: The page of the site that the visitor is on.
type PageInfo struct {
	// The page's address. An empty text says that it is not known (OPEN-21).
	URL *string `json:"url,omitempty"`

	// The page's title.
	Title *string `json:"title,omitempty"`
}

// ChatNumber: The number of the chat. The source's table of events says its type once, with call_event, where it
// names the field first.
type ChatNumber = float64

// Department: The department that the chat or call belongs to.
type Department struct {
	// The department's number.
	ID *float64 `json:"id,omitempty"`

	// The department's name.
	Name *string `json:"name,omitempty"`
}

// CallEvent: An operator has a new call, or a call has changed its status.
type CallEvent struct {
	// Marks a new or changed call.
	EventName string `json:"event_name"`

	WidgetID WidgetID `json:"widget_id"`

	Visitor Visitor `json:"visitor"`

	Session Session `json:"session"`

	Page PageInfo `json:"page"`

	ChatID ChatNumber `json:"chat_id"`

	Agent AgentInfo `json:"agent"`

	Department *Department `json:"department,omitempty"`

	Call Call `json:"call"`
}

// UserToken: The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
//
// Rules: HOOK-OUT-16 MUST
//
// Local rule HOOK-OUT-17: The field with this id is called user_token, since the source gives it no name, and
// the event of the offline form is sent as offline_message, not offline_messages. This is the reference's
// choice, not contract.
//
// Open point OPEN-22: The name of the field that carries the id of setUserToken is not shown. The reference's
// choice, not contract: user_token.
type UserToken = string

// ChatAcceptedEvent: An agent has pressed Reply and has the chat now. The receiver may answer with data for the
// agent.
type ChatAcceptedEvent struct {
	// Marks that an agent took a chat.
	EventName string `json:"event_name"`

	WidgetID WidgetID `json:"widget_id"`

	Visitor Visitor `json:"visitor"`

	Session Session `json:"session"`

	Page PageInfo `json:"page"`

	UserToken *UserToken `json:"user_token,omitempty"`

	ChatID ChatNumber `json:"chat_id"`

	Department *Department `json:"department,omitempty"`

	Agent AgentInfo `json:"agent"`
}

// CustomField: A field that the agent sees beside the chat.
type CustomField struct {
	// The words of the field. Markup in them is shown as text.
	Content *string `json:"content,omitempty"`

	// A heading above the field.
	Title *string `json:"title,omitempty"`

	// An address that a click on the field opens.
	Link *string `json:"link,omitempty"`

	// A name that stands bold before the words, separated from them by a colon.
	Key *string `json:"key,omitempty"`
}

// CustomFields: Fields that the agent sees beside the chat, in this order.
type CustomFields = []CustomField

// SuppliedContact: Contact data of the visitor, treated as if the visitor had typed it.
//
// Open point OPEN-47: Contact data of a response is saved in the e-mailed chat log, too; when and to whom a log
// is mailed is not stated. The reference's choice, not contract: No log is mailed. The contact data stands in
// the archive.
type SuppliedContact struct {
	// The visitor's name.
	Name string `json:"name"`

	// The visitor's phone number.
	Phone *string `json:"phone,omitempty"`

	// The visitor's e-mail address.
	Email *string `json:"email,omitempty"`
}

// SuppliedPage: A page that the receiver names for the agent.
//
// Open point OPEN-40: What page in the response to chat_accepted does is not stated. The reference's choice, not
// contract: It is shown to the agent as a link beside the page that the visitor is on.
type SuppliedPage struct {
	// The page's address.
	URL string `json:"url"`

	// The page's title.
	Title *string `json:"title,omitempty"`
}

// ChatAcceptedReply: The receiver's data for the agent. Nothing of it is passed on unless the result is OK.
//
// Rules: HOOK-RCV-01 MUST
//
// Local rule HOOK-RCV-07: crm_link and page.url are http or https addresses. This is the reference's choice, not
// contract.
type ChatAcceptedReply struct {
	// The word OK when the data is good. Any other text keeps it from the agent.
	Result string `json:"result"`

	CustomData CustomFields `json:"custom_data,omitempty"`

	ContactInfo *SuppliedContact `json:"contact_info,omitempty"`

	// Whether the agent gets a button that connects the visitor to a CRM card, in front of all fields.
	EnableAssign *bool `json:"enable_assign,omitempty"`

	// The address of the CRM card, shown as a button of its own below the fields.
	CrmLink *string `json:"crm_link,omitempty"`

	Page *SuppliedPage `json:"page,omitempty"`
}

// ChatAssignedEvent: An agent has connected the chat to the CRM card that the response to chat_accepted named.
type ChatAssignedEvent struct {
	// Marks that a chat was connected to a CRM card.
	EventName string `json:"event_name"`

	WidgetID WidgetID `json:"widget_id"`

	Visitor Visitor `json:"visitor"`

	Session Session `json:"session"`

	Page PageInfo `json:"page"`

	UserToken *UserToken `json:"user_token,omitempty"`

	ChatID ChatNumber `json:"chat_id"`

	Department *Department `json:"department,omitempty"`

	Agent AgentInfo `json:"agent"`

	// The address of the CRM card, as crm_link gave it.
	AssignTo string `json:"assign_to"`
}

// VisitorChatMessage: A message of the visitor.
type VisitorChatMessage struct {
	Timestamp ReceiptTime `json:"timestamp"`

	// Marks a message of the visitor.
	Type string `json:"type"`

	Message *FinishedChatWords `json:"message,omitempty"`

	// Whether the visitor was on the black list then.
	Blacklisted *bool `json:"blacklisted,omitempty"`
}

// FinishedChatMessage: One message of a finished chat. The contract does not name the field that holds its
// words.
//
// Rules: HOOK-OUT-12 MUST
//
// Open point OPEN-20: agent.id is a string, agent_id in chat.messages a number; whether they name the same is
// not stated. The reference's choice, not contract: The number is the agent's own, and the string its digits.
// The reference gives its agents numbers.
//
// Open point OPEN-23: Where the words of an element of chat.messages stand is not shown. The reference's choice,
// not contract: In message, a string.
//
// It has the fields of all its kinds.
type FinishedChatMessage struct {
	Timestamp ReceiptTime `json:"timestamp"`

	// Marks a message of the visitor.
	//
	// Marks a message of an agent.
	Type string `json:"type"`

	Message *FinishedChatWords `json:"message,omitempty"`

	// Whether the visitor was on the black list then.
	Blacklisted *bool `json:"blacklisted,omitempty"`

	// The number of the agent who wrote it, where the service numbers its agents.
	AgentID *float64 `json:"agent_id,omitempty"`
}

// ChatRate: How the visitor rated the chat; `null` when they did not.
type ChatRate = string

// FinishedChat: What was said in a chat, and how it was rated.
type FinishedChat struct {
	// The messages in the order in which they arrived.
	Messages []FinishedChatMessage `json:"messages"`

	Rate ChatRate `json:"rate"`

	// Whether the visitor was put on the black list.
	Blacklisted bool `json:"blacklisted"`
}

// ChatFinishedEvent: A chat has been closed in the agents' application.
type ChatFinishedEvent struct {
	// Marks the end of a chat.
	EventName string `json:"event_name"`

	WidgetID WidgetID `json:"widget_id"`

	Visitor Visitor `json:"visitor"`

	Session Session `json:"session"`

	Page PageInfo `json:"page"`

	UserToken *UserToken `json:"user_token,omitempty"`

	ChatID ChatNumber `json:"chat_id"`

	Department *Department `json:"department,omitempty"`

	// The agents who took part.
	Agents []AgentInfo `json:"agents"`

	Chat FinishedChat `json:"chat"`
}

// ChatUpdatedEvent: What is known of the visitor has changed, for instance because the contact form was filled
// in.
type ChatUpdatedEvent struct {
	// Marks a change of the visitor's data.
	EventName string `json:"event_name"`

	WidgetID WidgetID `json:"widget_id"`

	Visitor Visitor `json:"visitor"`

	Session Session `json:"session"`

	Page PageInfo `json:"page"`

	UserToken *UserToken `json:"user_token,omitempty"`

	ChatID ChatNumber `json:"chat_id"`

	Department *Department `json:"department,omitempty"`

	Agent AgentInfo `json:"agent"`
}

// OfflineMessageEventName: Marks an offline form. The service sends the singular; receivers take the plural for
// the same.
type OfflineMessageEventName string

// The values of OfflineMessageEventName.
const (
	OfflineMessageEventNameOfflineMessage OfflineMessageEventName = "offline_message"

	OfflineMessageEventNameOfflineMessages OfflineMessageEventName = "offline_messages"
)

// OfflineMessageEvent: A visitor has sent the form that is shown while nobody is online. No chat and no agent
// belong to it.
//
// Open point OPEN-15: The parameter table calls the event offline_messages, the sample offline_message. The
// reference's choice, not contract: offline_message is sent, and both are accepted.
type OfflineMessageEvent struct {
	EventName OfflineMessageEventName `json:"event_name"`

	WidgetID WidgetID `json:"widget_id"`

	Visitor Visitor `json:"visitor"`

	Session Session `json:"session"`

	Page PageInfo `json:"page"`

	UserToken *UserToken `json:"user_token,omitempty"`

	// The id of the form that was sent.
	OfflineMessageID string `json:"offline_message_id"`

	// What the visitor wrote in the form.
	Message string `json:"message"`
}

// SignatureHeaders: Header fields of a signed request, as Standard Webhooks describe them. They are there only
// when a secret is set (OPEN-08).
type SignatureHeaders struct {
	// The id of the delivery, the same for each attempt.
	WebhookID *string `json:"webhook-id,omitempty"`

	// When the attempt was made, in Unix time, in seconds.
	WebhookTimestamp *string `json:"webhook-timestamp,omitempty"`

	// One signature or several, separated by spaces, each with its version in front.
	WebhookSignature *string `json:"webhook-signature,omitempty"`
}

// WebhookResult: The outcome on the receiver's side, `OK` or `FAILURE`. It is read in any case of letters.
//
// Limit: matches `^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$`.
//
// Open point OPEN-19: The table of responses writes the result OK, the sentence on errors writes ok. The
// reference's choice, not contract: It is read in any case of letters, with a note at the desk when it is not
// OK; examples have OK.
type WebhookResult = string

// WebhookReply: Whether the receiver could use the event.
type WebhookReply struct {
	Result WebhookResult `json:"result"`
}

// Schemas are the messages as tables, for FaultsOf and UnknownKind.
var Schemas = parlance.Tables[parlance.Schemas](`{
	"ReceiptTime": {
		"type": "number"
	},
	"FinishedChatWords": {
		"type": "string"
	},
	"AgentChatMessage": {
		"type": "object",
		"required": [
			"timestamp",
			"type"
		],
		"properties": {
			"timestamp": {
				"$ref": "ReceiptTime"
			},
			"type": {
				"type": "string",
				"const": "agent"
			},
			"agent_id": {
				"type": "number"
			},
			"message": {
				"$ref": "FinishedChatWords"
			},
			"blacklisted": {
				"type": "boolean"
			}
		}
	},
	"AgentInfo": {
		"type": "object",
		"required": [
			"id",
			"name",
			"email"
		],
		"properties": {
			"id": {
				"type": "string"
			},
			"name": {
				"type": "string"
			},
			"email": {
				"type": "string"
			},
			"phone": {
				"type": "string"
			}
		}
	},
	"CallType": {
		"type": "string",
		"enum": [
			"callback",
			"incoming",
			"outgoing"
		]
	},
	"CallPhone": {
		"type": "string"
	},
	"RunningCallStatus": {
		"type": "string",
		"enum": [
			"start",
			"agent_connected",
			"client_connected"
		]
	},
	"RunningCall": {
		"type": "object",
		"required": [
			"type",
			"phone",
			"status"
		],
		"not": {
			"anyOf": [
				{
					"required": [
						"reason"
					],
					"properties": {
						"reason": {}
					}
				},
				{
					"required": [
						"record_url"
					],
					"properties": {
						"record_url": {}
					}
				}
			]
		},
		"properties": {
			"type": {
				"$ref": "CallType"
			},
			"phone": {
				"$ref": "CallPhone"
			},
			"status": {
				"$ref": "RunningCallStatus"
			}
		}
	},
	"EndedCall": {
		"type": "object",
		"required": [
			"type",
			"phone",
			"status"
		],
		"not": {
			"required": [
				"reason"
			],
			"properties": {
				"reason": {}
			}
		},
		"properties": {
			"type": {
				"$ref": "CallType"
			},
			"phone": {
				"$ref": "CallPhone"
			},
			"status": {
				"type": "string",
				"const": "end"
			},
			"record_url": {
				"type": "string"
			}
		}
	},
	"FailedCall": {
		"type": "object",
		"required": [
			"type",
			"phone",
			"status"
		],
		"properties": {
			"type": {
				"$ref": "CallType"
			},
			"phone": {
				"$ref": "CallPhone"
			},
			"status": {
				"type": "string",
				"const": "error"
			},
			"reason": {
				"type": "string"
			},
			"record_url": {
				"type": "string"
			}
		}
	},
	"Call": {
		"tag": [
			"status"
		],
		"branches": {
			"start": {
				"$ref": "RunningCall"
			},
			"agent_connected": {
				"$ref": "RunningCall"
			},
			"client_connected": {
				"$ref": "RunningCall"
			},
			"end": {
				"$ref": "EndedCall"
			},
			"error": {
				"$ref": "FailedCall"
			}
		}
	},
	"WidgetId": {
		"type": "string"
	},
	"SocialNetworks": {
		"type": "object",
		"additionalProperties": true
	},
	"Visitor": {
		"type": "object",
		"properties": {
			"name": {
				"type": "string"
			},
			"email": {
				"type": "string"
			},
			"phone": {
				"type": "string"
			},
			"number": {
				"type": "string"
			},
			"description": {
				"type": "string"
			},
			"social": {
				"$ref": "SocialNetworks"
			},
			"chats_count": {
				"type": "number"
			}
		},
		"required": [
			"number",
			"description",
			"chats_count"
		]
	},
	"GeoIp": {
		"type": "object",
		"properties": {
			"region_code": {
				"type": "string"
			},
			"country": {
				"type": "string"
			},
			"country_code": {
				"type": "string"
			},
			"region": {
				"type": "string"
			},
			"city": {
				"type": "string"
			},
			"latitude": {
				"type": "string"
			},
			"longitude": {
				"type": "string"
			},
			"organization": {
				"type": "string"
			}
		}
	},
	"UtmTags": {
		"type": "object",
		"properties": {
			"source": {
				"type": "string"
			},
			"campaign": {
				"type": "string"
			},
			"content": {
				"type": "string"
			},
			"medium": {
				"type": "string"
			},
			"term": {
				"type": "string"
			}
		}
	},
	"Session": {
		"type": "object",
		"properties": {
			"geoip": {
				"$ref": "GeoIp"
			},
			"utm": {
				"type": "string"
			},
			"utm_json": {
				"$ref": "UtmTags"
			},
			"ip_addr": {
				"type": "string"
			},
			"user_agent": {
				"type": "string"
			}
		}
	},
	"PageInfo": {
		"type": "object",
		"properties": {
			"url": {
				"type": "string"
			},
			"title": {
				"type": "string"
			}
		}
	},
	"ChatNumber": {
		"type": "number"
	},
	"Department": {
		"type": "object",
		"properties": {
			"id": {
				"type": "number"
			},
			"name": {
				"type": "string"
			}
		}
	},
	"CallEvent": {
		"type": "object",
		"required": [
			"event_name",
			"widget_id",
			"visitor",
			"session",
			"page",
			"chat_id",
			"agent",
			"call"
		],
		"properties": {
			"event_name": {
				"type": "string",
				"const": "call_event"
			},
			"widget_id": {
				"$ref": "WidgetId"
			},
			"visitor": {
				"$ref": "Visitor"
			},
			"session": {
				"$ref": "Session"
			},
			"page": {
				"$ref": "PageInfo"
			},
			"chat_id": {
				"$ref": "ChatNumber"
			},
			"agent": {
				"$ref": "AgentInfo"
			},
			"department": {
				"$ref": "Department"
			},
			"call": {
				"$ref": "Call"
			}
		}
	},
	"UserToken": {
		"type": "string"
	},
	"ChatAcceptedEvent": {
		"type": "object",
		"required": [
			"event_name",
			"widget_id",
			"visitor",
			"session",
			"page",
			"chat_id",
			"agent"
		],
		"properties": {
			"event_name": {
				"type": "string",
				"const": "chat_accepted"
			},
			"widget_id": {
				"$ref": "WidgetId"
			},
			"visitor": {
				"$ref": "Visitor"
			},
			"session": {
				"$ref": "Session"
			},
			"page": {
				"$ref": "PageInfo"
			},
			"user_token": {
				"$ref": "UserToken"
			},
			"chat_id": {
				"$ref": "ChatNumber"
			},
			"department": {
				"$ref": "Department"
			},
			"agent": {
				"$ref": "AgentInfo"
			}
		}
	},
	"CustomField": {
		"type": "object",
		"properties": {
			"content": {
				"type": "string"
			},
			"title": {
				"type": "string"
			},
			"link": {
				"type": "string"
			},
			"key": {
				"type": "string"
			}
		}
	},
	"CustomFields": {
		"type": "array",
		"items": {
			"$ref": "CustomField"
		}
	},
	"SuppliedContact": {
		"type": "object",
		"required": [
			"name"
		],
		"properties": {
			"name": {
				"type": "string"
			},
			"phone": {
				"type": "string"
			},
			"email": {
				"type": "string"
			}
		}
	},
	"SuppliedPage": {
		"type": "object",
		"required": [
			"url"
		],
		"properties": {
			"url": {
				"type": "string"
			},
			"title": {
				"type": "string"
			}
		}
	},
	"ChatAcceptedReply": {
		"type": "object",
		"x-read-if": {
			"result": "OK"
		},
		"required": [
			"result"
		],
		"properties": {
			"result": {
				"type": "string"
			},
			"custom_data": {
				"$ref": "CustomFields"
			},
			"contact_info": {
				"$ref": "SuppliedContact"
			},
			"enable_assign": {
				"type": "boolean"
			},
			"crm_link": {
				"type": "string"
			},
			"page": {
				"$ref": "SuppliedPage"
			}
		}
	},
	"ChatAssignedEvent": {
		"type": "object",
		"required": [
			"event_name",
			"widget_id",
			"visitor",
			"session",
			"page",
			"chat_id",
			"agent",
			"assign_to"
		],
		"properties": {
			"event_name": {
				"type": "string",
				"const": "chat_assigned"
			},
			"widget_id": {
				"$ref": "WidgetId"
			},
			"visitor": {
				"$ref": "Visitor"
			},
			"session": {
				"$ref": "Session"
			},
			"page": {
				"$ref": "PageInfo"
			},
			"user_token": {
				"$ref": "UserToken"
			},
			"chat_id": {
				"$ref": "ChatNumber"
			},
			"department": {
				"$ref": "Department"
			},
			"agent": {
				"$ref": "AgentInfo"
			},
			"assign_to": {
				"type": "string"
			}
		}
	},
	"VisitorChatMessage": {
		"type": "object",
		"required": [
			"timestamp",
			"type"
		],
		"not": {
			"required": [
				"agent_id"
			],
			"properties": {
				"agent_id": {}
			}
		},
		"properties": {
			"timestamp": {
				"$ref": "ReceiptTime"
			},
			"type": {
				"type": "string",
				"const": "visitor"
			},
			"message": {
				"$ref": "FinishedChatWords"
			},
			"blacklisted": {
				"type": "boolean"
			}
		}
	},
	"FinishedChatMessage": {
		"tag": [
			"type"
		],
		"branches": {
			"visitor": {
				"$ref": "VisitorChatMessage"
			},
			"agent": {
				"$ref": "AgentChatMessage"
			}
		}
	},
	"ChatRate": {
		"type": [
			"string",
			"null"
		],
		"enum": [
			"positive",
			"negative",
			null
		]
	},
	"FinishedChat": {
		"type": "object",
		"required": [
			"messages",
			"rate",
			"blacklisted"
		],
		"properties": {
			"messages": {
				"type": "array",
				"items": {
					"$ref": "FinishedChatMessage"
				}
			},
			"rate": {
				"$ref": "ChatRate"
			},
			"blacklisted": {
				"type": "boolean"
			}
		}
	},
	"ChatFinishedEvent": {
		"type": "object",
		"required": [
			"event_name",
			"widget_id",
			"visitor",
			"session",
			"page",
			"chat_id",
			"agents",
			"chat"
		],
		"properties": {
			"event_name": {
				"type": "string",
				"const": "chat_finished"
			},
			"widget_id": {
				"$ref": "WidgetId"
			},
			"visitor": {
				"$ref": "Visitor"
			},
			"session": {
				"$ref": "Session"
			},
			"page": {
				"$ref": "PageInfo"
			},
			"user_token": {
				"$ref": "UserToken"
			},
			"chat_id": {
				"$ref": "ChatNumber"
			},
			"department": {
				"$ref": "Department"
			},
			"agents": {
				"type": "array",
				"items": {
					"$ref": "AgentInfo"
				}
			},
			"chat": {
				"$ref": "FinishedChat"
			}
		}
	},
	"ChatUpdatedEvent": {
		"type": "object",
		"required": [
			"event_name",
			"widget_id",
			"visitor",
			"session",
			"page",
			"chat_id",
			"agent"
		],
		"properties": {
			"event_name": {
				"type": "string",
				"const": "chat_updated"
			},
			"widget_id": {
				"$ref": "WidgetId"
			},
			"visitor": {
				"$ref": "Visitor"
			},
			"session": {
				"$ref": "Session"
			},
			"page": {
				"$ref": "PageInfo"
			},
			"user_token": {
				"$ref": "UserToken"
			},
			"chat_id": {
				"$ref": "ChatNumber"
			},
			"department": {
				"$ref": "Department"
			},
			"agent": {
				"$ref": "AgentInfo"
			}
		}
	},
	"OfflineMessageEventName": {
		"type": "string",
		"enum": [
			"offline_message",
			"offline_messages"
		]
	},
	"OfflineMessageEvent": {
		"type": "object",
		"required": [
			"event_name",
			"widget_id",
			"visitor",
			"session",
			"page",
			"offline_message_id",
			"message"
		],
		"properties": {
			"event_name": {
				"$ref": "OfflineMessageEventName"
			},
			"widget_id": {
				"$ref": "WidgetId"
			},
			"visitor": {
				"$ref": "Visitor"
			},
			"session": {
				"$ref": "Session"
			},
			"page": {
				"$ref": "PageInfo"
			},
			"user_token": {
				"$ref": "UserToken"
			},
			"offline_message_id": {
				"type": "string"
			},
			"message": {
				"type": "string"
			}
		},
		"not": {
			"anyOf": [
				{
					"required": [
						"chat_id"
					],
					"properties": {
						"chat_id": {}
					}
				},
				{
					"required": [
						"agent"
					],
					"properties": {
						"agent": {}
					}
				}
			]
		}
	},
	"SignatureHeaders": {
		"type": "object",
		"properties": {
			"webhook-id": {
				"type": "string"
			},
			"webhook-timestamp": {
				"type": "string"
			},
			"webhook-signature": {
				"type": "string"
			}
		}
	},
	"WebhookResult": {
		"type": "string",
		"pattern": "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$"
	},
	"WebhookReply": {
		"type": "object",
		"required": [
			"result"
		],
		"properties": {
			"result": {
				"$ref": "WebhookResult"
			}
		}
	}
}`)

var webhookReceiverOperations = parlance.Tables[[]parlance.Operation](`[
	{
		"id": "receiveChatAccepted",
		"method": "POST",
		"path": "",
		"headers": [
			"webhook-id",
			"webhook-timestamp",
			"webhook-signature"
		],
		"secrets": [],
		"body": "ChatAcceptedEvent",
		"property": "event_name",
		"values": [
			"chat_accepted"
		],
		"reply": {
			"result": "OK"
		},
		"responses": {
			"200": "ChatAcceptedReply",
			"201": "ChatAcceptedReply",
			"202": "ChatAcceptedReply",
			"203": "ChatAcceptedReply",
			"204": "ChatAcceptedReply",
			"205": "ChatAcceptedReply",
			"206": "ChatAcceptedReply"
		}
	},
	{
		"id": "receiveChatAssigned",
		"method": "POST",
		"path": "",
		"headers": [
			"webhook-id",
			"webhook-timestamp",
			"webhook-signature"
		],
		"secrets": [],
		"body": "ChatAssignedEvent",
		"property": "event_name",
		"values": [
			"chat_assigned"
		],
		"reply": {
			"result": "OK"
		},
		"responses": {
			"200": "WebhookReply",
			"201": "WebhookReply",
			"202": "WebhookReply",
			"203": "WebhookReply",
			"204": "WebhookReply",
			"205": "WebhookReply",
			"206": "WebhookReply"
		}
	},
	{
		"id": "receiveChatFinished",
		"method": "POST",
		"path": "",
		"headers": [
			"webhook-id",
			"webhook-timestamp",
			"webhook-signature"
		],
		"secrets": [],
		"body": "ChatFinishedEvent",
		"property": "event_name",
		"values": [
			"chat_finished"
		],
		"reply": {
			"result": "OK"
		},
		"responses": {
			"200": "WebhookReply",
			"201": "WebhookReply",
			"202": "WebhookReply",
			"203": "WebhookReply",
			"204": "WebhookReply",
			"205": "WebhookReply",
			"206": "WebhookReply"
		}
	},
	{
		"id": "receiveChatUpdated",
		"method": "POST",
		"path": "",
		"headers": [
			"webhook-id",
			"webhook-timestamp",
			"webhook-signature"
		],
		"secrets": [],
		"body": "ChatUpdatedEvent",
		"property": "event_name",
		"values": [
			"chat_updated"
		],
		"reply": {
			"result": "OK"
		},
		"responses": {
			"200": "WebhookReply",
			"201": "WebhookReply",
			"202": "WebhookReply",
			"203": "WebhookReply",
			"204": "WebhookReply",
			"205": "WebhookReply",
			"206": "WebhookReply"
		}
	},
	{
		"id": "receiveOfflineMessage",
		"method": "POST",
		"path": "",
		"headers": [
			"webhook-id",
			"webhook-timestamp",
			"webhook-signature"
		],
		"secrets": [],
		"body": "OfflineMessageEvent",
		"property": "event_name",
		"values": [
			"offline_message",
			"offline_messages"
		],
		"reply": {
			"result": "OK"
		},
		"responses": {
			"200": "WebhookReply",
			"201": "WebhookReply",
			"202": "WebhookReply",
			"203": "WebhookReply",
			"204": "WebhookReply",
			"205": "WebhookReply",
			"206": "WebhookReply"
		}
	},
	{
		"id": "receiveCallEvent",
		"method": "POST",
		"path": "",
		"headers": [
			"webhook-id",
			"webhook-timestamp",
			"webhook-signature"
		],
		"secrets": [],
		"body": "CallEvent",
		"property": "event_name",
		"values": [
			"call_event"
		],
		"reply": {},
		"responses": {
			"200": null,
			"201": null,
			"202": null,
			"203": null,
			"204": null,
			"205": null,
			"206": null
		}
	}
]`)

// WebhookReceiver has the handlers of the party webhook-receiver. An event without a handler gets the smallest
// valid response.
//
// A handler returns the body of the response 200, or an error. A *parlance.ErrorResponse sets the status and the
// code.
type WebhookReceiver struct {
	// ReceiveChatAccepted serves: Chat accepted by an agent; respond with data for the agent.
	//
	// An agent has pressed Reply. The response may carry fields to show, contact data, a link to a CRM card and a
	// page. Contact data is shown to the agent as if the visitor had typed it, and is kept in the archive. Of a log
	// that is sent by e-mail the source says too little to describe it (OPEN-47).
	//
	// Rules: HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD, HOOK-RCV-01 MUST
	//
	// Local rule HOOK-RCV-07: crm_link and page.url are http or https addresses. This is the reference's choice, not
	// contract.
	ReceiveChatAccepted func(body ChatAcceptedEvent, request *parlance.Request) (ChatAcceptedReply, error)

	// ReceiveChatAssigned serves: Chat connected to a CRM card.
	//
	// An agent has connected the chat to the card that the response to chat_accepted named.
	//
	// Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
	ReceiveChatAssigned func(body ChatAssignedEvent, request *parlance.Request) (WebhookReply, error)

	// ReceiveChatFinished serves: Chat finished.
	//
	// The chat was closed in the agents' application. The event carries its messages and its rating.
	//
	// Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
	ReceiveChatFinished func(body ChatFinishedEvent, request *parlance.Request) (WebhookReply, error)

	// ReceiveChatUpdated serves: Visitor data changed.
	//
	// Something new is known of the visitor, for instance from the contact form.
	//
	// Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
	ReceiveChatUpdated func(body ChatUpdatedEvent, request *parlance.Request) (WebhookReply, error)

	// ReceiveOfflineMessage serves: Offline form received.
	//
	// A visitor has left a message while nobody was online.
	//
	// Rules: HOOK-RCV-05 SHOULD, HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
	ReceiveOfflineMessage func(body OfflineMessageEvent, request *parlance.Request) (WebhookReply, error)

	// ReceiveCallEvent serves: Call started, or its status changed.
	//
	// An operator has a new call, or a call has changed its status. What a body of the response would say is not
	// agreed on.
	//
	// Rules: HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
	//
	// Local rule HOOK-RCV-03: call_event gets an HTTP code of the class 2xx; nothing is stated of its response. This
	// is the reference's choice, not contract.
	//
	// Open point OPEN-05: The response to call_event is not shown. The reference's choice, not contract: The
	// reference's own receiver responds with the result OK; the service ignores the body.
	ReceiveCallEvent func(body CallEvent, request *parlance.Request) (any, error)
}

// Serve returns the party as an http.Handler. It panics if a handler is missing.
func (h WebhookReceiver) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, webhookReceiverOperations, settings, map[string]parlance.Handler{
		"receiveChatAccepted":   parlance.Handle(h.ReceiveChatAccepted),
		"receiveChatAssigned":   parlance.Handle(h.ReceiveChatAssigned),
		"receiveChatFinished":   parlance.Handle(h.ReceiveChatFinished),
		"receiveChatUpdated":    parlance.Handle(h.ReceiveChatUpdated),
		"receiveOfflineMessage": parlance.Handle(h.ReceiveOfflineMessage),
		"receiveCallEvent":      parlance.Handle(h.ReceiveCallEvent),
	})
}

// WebhookReceiverClient calls the party webhook-receiver.
type WebhookReceiverClient struct{ parlance.Client }

// NewWebhookReceiverClient makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which are parameters then.
func NewWebhookReceiverClient(endpoint string, parameters map[string]string) (*WebhookReceiverClient, error) {
	client, err := parlance.NewClient(Schemas, webhookReceiverOperations, endpoint, parameters)
	return &WebhookReceiverClient{client}, err
}

// SendChatAccepted: Chat accepted by an agent; respond with data for the agent. It retries by retry, a policy of
// parlance.Policies; nil makes one attempt.
func (c *WebhookReceiverClient) SendChatAccepted(ctx context.Context, body ChatAcceptedEvent, retry *parlance.Policy) (ChatAcceptedReply, error) {
	return parlance.Call[ChatAcceptedReply](ctx, &c.Client, "receiveChatAccepted", body, retry)
}

// SendChatAssigned: Chat connected to a CRM card. It retries by retry, a policy of parlance.Policies; nil makes
// one attempt.
func (c *WebhookReceiverClient) SendChatAssigned(ctx context.Context, body ChatAssignedEvent, retry *parlance.Policy) (WebhookReply, error) {
	return parlance.Call[WebhookReply](ctx, &c.Client, "receiveChatAssigned", body, retry)
}

// SendChatFinished: Chat finished. It retries by retry, a policy of parlance.Policies; nil makes one attempt.
func (c *WebhookReceiverClient) SendChatFinished(ctx context.Context, body ChatFinishedEvent, retry *parlance.Policy) (WebhookReply, error) {
	return parlance.Call[WebhookReply](ctx, &c.Client, "receiveChatFinished", body, retry)
}

// SendChatUpdated: Visitor data changed. It retries by retry, a policy of parlance.Policies; nil makes one
// attempt.
func (c *WebhookReceiverClient) SendChatUpdated(ctx context.Context, body ChatUpdatedEvent, retry *parlance.Policy) (WebhookReply, error) {
	return parlance.Call[WebhookReply](ctx, &c.Client, "receiveChatUpdated", body, retry)
}

// SendOfflineMessage: Offline form received. It retries by retry, a policy of parlance.Policies; nil makes one
// attempt.
func (c *WebhookReceiverClient) SendOfflineMessage(ctx context.Context, body OfflineMessageEvent, retry *parlance.Policy) (WebhookReply, error) {
	return parlance.Call[WebhookReply](ctx, &c.Client, "receiveOfflineMessage", body, retry)
}

// SendCallEvent: Call started, or its status changed. It retries by retry, a policy of parlance.Policies; nil
// makes one attempt.
func (c *WebhookReceiverClient) SendCallEvent(ctx context.Context, body CallEvent, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "receiveCallEvent", body, retry)
}
