// Code generated from specs/widget.asyncapi.yaml by `npm run generate`. DO NOT EDIT.

// Package widget has the messages of the Widget script API, and the parties that serve it.
package widget

import (
	"parlance"
)

// CallResult: Whether the call ended well.
type CallResult string

// The values of CallResult.
const (
	CallResultOk CallResult = "ok"

	CallResultFail CallResult = "fail"
)

// CallOutcome: How a call ended.
type CallOutcome struct {
	Result *CallResult `json:"result,omitempty"`

	// Why the call failed. It is there on a failure only.
	Reason *string `json:"reason,omitempty"`
}

// CallEndArguments: How a call ended.
type CallEndArguments struct {
	Outcome CallOutcome `json:"outcome"`
}

// WidgetDone: The call has had its effect.
//
// Local rule WID-26: open, close, setRules, setContactInfo and showProactiveInvitation give the result ok,
// getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with arguments that are
// not stated get none. This is the reference's choice, not contract.
type WidgetDone struct {
	// The call has had its effect.
	Result string `json:"result"`
}

// CallbackUnavailableReason: `Callback disabled` is said when the admin panel has calls switched off; `Callback
// unavaiable`, spelt as the source spells it, for any other reason, such as the day, the hour, or a call that
// has already begun.
type CallbackUnavailableReason string

// The values of CallbackUnavailableReason.
const (
	CallbackUnavailableReasonCallbackDisabled CallbackUnavailableReason = "Callback disabled"

	CallbackUnavailableReasonCallbackUnavaiable CallbackUnavailableReason = "Callback unavaiable"
)

// CallbackUnavailable: The visitor cannot be called now.
type CallbackUnavailable struct {
	// The visitor cannot be called now.
	Result string `json:"result"`

	Reason CallbackUnavailableReason `json:"reason"`
}

// CallbackAvailability: Whether the visitor can be called.
//
// It has the fields of all its kinds.
type CallbackAvailability struct {
	// The call has had its effect.
	//
	// The visitor cannot be called now.
	Result string `json:"result"`

	Reason *CallbackUnavailableReason `json:"reason,omitempty"`
}

// WidgetState: What the widget shows. `chat/call` is the open window with the callback form, and `chat/min` the
// minimised window. LOCAL, as the source does not explain the others: `label` is the closed widget, `chat` the
// open window, and `call` a call.
type WidgetState string

// The values of WidgetState.
const (
	WidgetStateChat WidgetState = "chat"

	WidgetStateCall WidgetState = "call"

	WidgetStateChatCall WidgetState = "chat/call"

	WidgetStateLabel WidgetState = "label"

	WidgetStateChatMin WidgetState = "chat/min"
)

// ChangeStateArguments: The state that the widget has entered.
type ChangeStateArguments struct {
	State WidgetState `json:"state"`
}

// ChatMode: Whether an agent can answer now.
type ChatMode string

// The values of ChatMode.
const (
	ChatModeOnline ChatMode = "online"

	ChatModeOffline ChatMode = "offline"
)

// ContactInfo: Contact data that the page knows of the visitor.
type ContactInfo struct {
	// The visitor's name.
	Name *string `json:"name,omitempty"`

	// The visitor's e-mail address.
	Email *string `json:"email,omitempty"`

	// The visitor's phone number.
	Phone *string `json:"phone,omitempty"`

	// What the agent should know about the visitor.
	Description *string `json:"description,omitempty"`
}

// WidgetRefusal: The call has had no effect.
type WidgetRefusal struct {
	// The call has had no effect.
	Result string `json:"result"`

	// Why not, in words.
	Reason string `json:"reason"`
}

// CustomDataResult: Whether the fields could be used.
//
// It has the fields of all its kinds.
type CustomDataResult struct {
	// The call has had its effect.
	//
	// The call has had no effect.
	Result string `json:"result"`

	// Why not, in words.
	Reason *string `json:"reason,omitempty"`
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

// InvitationRules: The active rules by which visitors are invited to a chat, by name. The form of a single rule
// is not stated (OPEN-24). The reference reads an object: `text` is the invitation, and all that is named beside
// it must be so: `delay`, the seconds that the visitor has been on the page; `url`, what the page's address
// matches, a star for anything; `visits`, how often the visitor has come at least. `department_id` is the
// department that the chat goes to. Each rule invites once a visit, while agents are online and no chat is open.
type InvitationRules = map[string]any

// NoArguments: The call is given no data. A function that gets the result of a call is not part of this object.
type NoArguments = map[string]any

// OfflineMessageForm: What a visitor leaves while nobody is online.
//
// Open point OPEN-41: Which fields sendOfflineMessage needs is not stated. The reference's choice, not contract:
// message. The widget's own form also asks for an e-mail address or a phone number.
type OfflineMessageForm struct {
	// The visitor's name.
	Name *string `json:"name,omitempty"`

	// The visitor's e-mail address.
	Email *string `json:"email,omitempty"`

	// The visitor's phone number.
	Phone *string `json:"phone,omitempty"`

	// What the agent should know about the visitor.
	Description *string `json:"description,omitempty"`

	// What the visitor has to say.
	Message string `json:"message"`
}

// OfflineMessageRefused: The form was not sent.
type OfflineMessageRefused struct {
	// The form was not sent.
	Result string `json:"result"`

	// Which entry of the form is wrong, or why nothing can be sent.
	Error string `json:"error"`
}

// OfflineMessageResult: Whether the form was sent.
//
// It has the fields of all its kinds.
type OfflineMessageResult struct {
	// The call has had its effect.
	//
	// The form was not sent.
	Result string `json:"result"`

	// Which entry of the form is wrong, or why nothing can be sent.
	Error *string `json:"error,omitempty"`
}

// OpenOptions: What the window opens with. Without it, the chat.
type OpenOptions struct {
	// Opens the callback form, which has a field for a phone number.
	Start *string `json:"start,omitempty"`
}

// OpenArguments: How the window is to open.
type OpenArguments struct {
	Options *OpenOptions `json:"options,omitempty"`
}

// SendOfflineMessageArguments: The offline form to send.
type SendOfflineMessageArguments struct {
	Form OfflineMessageForm `json:"form"`
}

// SetContactInfoArguments: The contact data to set.
type SetContactInfoArguments struct {
	ContactInfo ContactInfo `json:"contact_info"`
}

// SetCustomDataArguments: The fields to show to the agent.
type SetCustomDataArguments struct {
	Fields CustomFields `json:"fields"`
}

// SetRulesArguments: The rules to replace the present ones with.
type SetRulesArguments struct {
	Rules InvitationRules `json:"rules"`
}

// SetUserTokenArguments: The id to give to the visitor.
type SetUserTokenArguments struct {
	// The visitor's id on the site's side. One that is hard to guess is recommended.
	Token string `json:"token"`
}

// ShowProactiveInvitationArguments: The invitation to show.
type ShowProactiveInvitationArguments struct {
	// The words that the window opens with.
	InvitationText string `json:"invitation_text"`

	// The department that the chat goes to. LOCAL, the reference takes an invitation without it too.
	DepartmentID *float64 `json:"department_id,omitempty"`
}

// StartCallArguments: The call that the visitor wants.
type StartCallArguments struct {
	// The number to call the visitor on.
	Phone string `json:"phone"`
}

// StartCallResult: Whether the call could be asked for.
//
// It has the fields of all its kinds.
type StartCallResult struct {
	// The call has had its effect.
	//
	// The call has had no effect.
	Result string `json:"result"`

	// Why not, in words.
	Reason *string `json:"reason,omitempty"`
}

// UserTokenRefused: The id was not set.
type UserTokenRefused struct {
	// The id was not set.
	Result string `json:"result"`

	// The id that was given, or `false`.
	Token any `json:"token"`
}

// UserTokenSet: The id was set.
type UserTokenSet struct {
	// The id was set.
	Result string `json:"result"`

	// The id that was set.
	Token string `json:"token"`
}

// UserTokenResult: Whether the id was set.
//
// It has the fields of all its kinds.
type UserTokenResult struct {
	// The id was set.
	//
	// The id was not set.
	Result string `json:"result"`

	// The id that was set.
	//
	// The id that was given, or `false`.
	Token any `json:"token"`
}

// VisitorContact: What stands in the visitor's contact form, typed by the visitor or set by the page.
//
// Open point OPEN-02: The fields of the structure that getContactInfo gives are not shown. The reference's
// choice, not contract: name, email, phone and description, each a string, or null where nothing is known.
type VisitorContact struct {
	// The visitor's name.
	Name *string `json:"name"`

	// The visitor's e-mail address.
	Email *string `json:"email"`

	// The visitor's phone number.
	Phone *string `json:"phone"`

	// What was noted about the visitor.
	Description *string `json:"description"`
}

// VisitorNumber: The visitor's place in the sequence of all visitors, counted from 1. Agents see it, in chats
// and in the archive.
//
// Limit: at least 1.
type VisitorNumber = int64

// Schemas are the messages as tables, for FaultsOf and UnknownKind.
var Schemas = parlance.Tables[parlance.Schemas](`{
	"CallResult": {
		"type": "string",
		"enum": [
			"ok",
			"fail"
		]
	},
	"CallOutcome": {
		"type": "object",
		"properties": {
			"result": {
				"$ref": "CallResult"
			},
			"reason": {
				"type": "string"
			}
		}
	},
	"CallEndArguments": {
		"type": "object",
		"required": [
			"outcome"
		],
		"properties": {
			"outcome": {
				"$ref": "CallOutcome"
			}
		}
	},
	"WidgetDone": {
		"type": "object",
		"required": [
			"result"
		],
		"properties": {
			"result": {
				"type": "string",
				"const": "ok"
			}
		}
	},
	"CallbackUnavailableReason": {
		"type": "string",
		"enum": [
			"Callback disabled",
			"Callback unavaiable"
		]
	},
	"CallbackUnavailable": {
		"type": "object",
		"required": [
			"result",
			"reason"
		],
		"properties": {
			"result": {
				"type": "string",
				"const": "fail"
			},
			"reason": {
				"$ref": "CallbackUnavailableReason"
			}
		}
	},
	"CallbackAvailability": {
		"tag": [
			"result"
		],
		"branches": {
			"ok": {
				"$ref": "WidgetDone"
			},
			"fail": {
				"$ref": "CallbackUnavailable"
			}
		}
	},
	"WidgetState": {
		"type": "string",
		"enum": [
			"chat",
			"call",
			"chat/call",
			"label",
			"chat/min"
		]
	},
	"ChangeStateArguments": {
		"type": "object",
		"required": [
			"state"
		],
		"properties": {
			"state": {
				"$ref": "WidgetState"
			}
		}
	},
	"ChatMode": {
		"type": "string",
		"enum": [
			"online",
			"offline"
		]
	},
	"ContactInfo": {
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
			"description": {
				"type": "string"
			}
		}
	},
	"WidgetRefusal": {
		"type": "object",
		"required": [
			"result",
			"reason"
		],
		"properties": {
			"result": {
				"type": "string",
				"const": "fail"
			},
			"reason": {
				"type": "string"
			}
		}
	},
	"CustomDataResult": {
		"tag": [
			"result"
		],
		"branches": {
			"ok": {
				"$ref": "WidgetDone"
			},
			"fail": {
				"$ref": "WidgetRefusal"
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
	"InvitationRules": {
		"type": "object",
		"additionalProperties": true
	},
	"NoArguments": {
		"type": "object",
		"additionalProperties": false
	},
	"OfflineMessageForm": {
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
			"description": {
				"type": "string"
			},
			"message": {
				"type": "string"
			}
		},
		"required": [
			"message"
		]
	},
	"OfflineMessageRefused": {
		"type": "object",
		"required": [
			"result",
			"error"
		],
		"properties": {
			"result": {
				"type": "string",
				"const": "fail"
			},
			"error": {
				"type": "string"
			}
		}
	},
	"OfflineMessageResult": {
		"tag": [
			"result"
		],
		"branches": {
			"ok": {
				"$ref": "WidgetDone"
			},
			"fail": {
				"$ref": "OfflineMessageRefused"
			}
		}
	},
	"OpenOptions": {
		"type": "object",
		"properties": {
			"start": {
				"type": "string",
				"const": "call"
			}
		}
	},
	"OpenArguments": {
		"type": "object",
		"properties": {
			"options": {
				"$ref": "OpenOptions"
			}
		}
	},
	"SendOfflineMessageArguments": {
		"type": "object",
		"required": [
			"form"
		],
		"properties": {
			"form": {
				"$ref": "OfflineMessageForm"
			}
		}
	},
	"SetContactInfoArguments": {
		"type": "object",
		"required": [
			"contact_info"
		],
		"properties": {
			"contact_info": {
				"$ref": "ContactInfo"
			}
		}
	},
	"SetCustomDataArguments": {
		"type": "object",
		"required": [
			"fields"
		],
		"properties": {
			"fields": {
				"$ref": "CustomFields"
			}
		}
	},
	"SetRulesArguments": {
		"type": "object",
		"required": [
			"rules"
		],
		"properties": {
			"rules": {
				"$ref": "InvitationRules"
			}
		}
	},
	"SetUserTokenArguments": {
		"type": "object",
		"required": [
			"token"
		],
		"properties": {
			"token": {
				"type": "string"
			}
		}
	},
	"ShowProactiveInvitationArguments": {
		"type": "object",
		"required": [
			"invitation_text"
		],
		"properties": {
			"invitation_text": {
				"type": "string"
			},
			"department_id": {
				"type": "number"
			}
		}
	},
	"StartCallArguments": {
		"type": "object",
		"required": [
			"phone"
		],
		"properties": {
			"phone": {
				"type": "string"
			}
		}
	},
	"StartCallResult": {
		"tag": [
			"result"
		],
		"branches": {
			"ok": {
				"$ref": "WidgetDone"
			},
			"fail": {
				"$ref": "WidgetRefusal"
			}
		}
	},
	"UserTokenRefused": {
		"type": "object",
		"required": [
			"result",
			"token"
		],
		"properties": {
			"result": {
				"type": "string",
				"const": "fail"
			},
			"token": {
				"anyOf": [
					{
						"type": "string"
					},
					{
						"type": "boolean",
						"const": false
					}
				]
			}
		}
	},
	"UserTokenSet": {
		"type": "object",
		"required": [
			"result",
			"token"
		],
		"properties": {
			"result": {
				"type": "string",
				"const": "ok"
			},
			"token": {
				"type": "string"
			}
		}
	},
	"UserTokenResult": {
		"tag": [
			"result"
		],
		"branches": {
			"ok": {
				"$ref": "UserTokenSet"
			},
			"fail": {
				"$ref": "UserTokenRefused"
			}
		}
	},
	"VisitorContact": {
		"type": "object",
		"required": [
			"name",
			"email",
			"phone",
			"description"
		],
		"properties": {
			"name": {
				"type": [
					"string",
					"null"
				]
			},
			"email": {
				"type": [
					"string",
					"null"
				]
			},
			"phone": {
				"type": [
					"string",
					"null"
				]
			},
			"description": {
				"type": [
					"string",
					"null"
				]
			}
		}
	},
	"VisitorNumber": {
		"type": "integer",
		"minimum": 1
	}
}`)
