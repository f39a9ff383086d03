// Code generated from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. DO NOT EDIT.

// Package channel has the messages of the Channel API, and the parties that serve it.
package channel

import (
	"context"
	"parlance"
)

// LocationContent: A point on the map.
type LocationContent struct {
	// Marks a location.
	Type string `json:"type"`

	// Degrees north of the equator; negative to the south.
	Latitude float64 `json:"latitude"`

	// Degrees east of Greenwich; negative to the west.
	Longitude float64 `json:"longitude"`

	// A comment that goes with the location.
	Text *string `json:"text,omitempty"`

	// The name of the place.
	Title *string `json:"title,omitempty"`
}

// AgentMessageID: The service's id of the message, kept for logs and for notices of delivery and reading to
// come.
type AgentMessageID = string

// AgentLocation: A place from an agent.
//
// A point on the map.
type AgentLocation struct {
	// Marks a location.
	Type string `json:"type"`

	// Degrees north of the equator; negative to the south.
	Latitude float64 `json:"latitude"`

	// Degrees east of Greenwich; negative to the west.
	Longitude float64 `json:"longitude"`

	// A comment that goes with the location.
	Text *string `json:"text,omitempty"`

	// The name of the place.
	Title *string `json:"title,omitempty"`

	ID *AgentMessageID `json:"id,omitempty"`
}

// WritingAgent: The agent who writes.
type WritingAgent struct {
	// The agent's name.
	Name *string `json:"name,omitempty"`

	// The address of the agent's picture.
	Photo *string `json:"photo,omitempty"`
}

// Recipient: The customer who is written to.
//
// Rules: CHN-OUT-03 MUST
//
// Local rule CHN-OUT-04: recipient.id is a JSON string even when sender.id came as an integer: the source gives
// it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not contract.
//
// Open point OPEN-39: recipient.id is a string, and is sender.id returned unchanged, which may be an integer;
// which of the two it is then is not stated. The reference's choice, not contract: The digits as a string.
type Recipient struct {
	// The id that the integrator gave as sender.id. A customer whose id is an integer may be named by its digits as
	// a string, or by the integer (OPEN-39).
	ID any `json:"id"`
}

// AgentLocationMessage: An agent's place on the map.
type AgentLocationMessage struct {
	Sender *WritingAgent `json:"sender,omitempty"`

	Recipient Recipient `json:"recipient"`

	Message AgentLocation `json:"message"`
}

// MediaType: The kinds of message that carry a file.
type MediaType string

// The values of MediaType.
const (
	MediaTypeVideo MediaType = "video"

	MediaTypeAudio MediaType = "audio"

	MediaTypeVoice MediaType = "voice"

	MediaTypePhoto MediaType = "photo"

	MediaTypeSticker MediaType = "sticker"

	MediaTypeDocument MediaType = "document"
)

// HTTPURL: An absolute address with the scheme http or https.
//
// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
type HTTPURL = string

// PositiveInteger: A whole number above zero.
//
// Limit: at least 1.
type PositiveInteger = int64

// MediaContent: A file with what is known of it.
type MediaContent struct {
	Type MediaType `json:"type"`

	// Where the file can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	File string `json:"file"`

	// The file's name as its owner chose it.
	FileName string `json:"file_name"`

	// The file's size in bytes.
	//
	// A whole number above zero.
	//
	// Limit: format int64; at least 1.
	FileSize int64 `json:"file_size"`

	// Where a preview picture, 320 pixels wide, can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	Thumb *string `json:"thumb,omitempty"`

	// A Unicode character that can stand in for the file.
	Emoji *string `json:"emoji,omitempty"`

	// How long a recording plays, in seconds.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Duration *int64 `json:"duration,omitempty"`

	// Width in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Width *int64 `json:"width,omitempty"`

	// Height in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Height *int64 `json:"height,omitempty"`

	// A comment that goes with the file.
	Text *string `json:"text,omitempty"`

	// The person or group that wrote, composed or performs it.
	Performer *string `json:"performer,omitempty"`

	// The title of the piece.
	Title *string `json:"title,omitempty"`
}

// AgentMedia: A file from an agent.
//
// A file with what is known of it.
type AgentMedia struct {
	Type MediaType `json:"type"`

	// Where the file can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	File string `json:"file"`

	// The file's name as its owner chose it.
	FileName string `json:"file_name"`

	// The file's size in bytes.
	//
	// A whole number above zero.
	//
	// Limit: format int64; at least 1.
	FileSize int64 `json:"file_size"`

	// Where a preview picture, 320 pixels wide, can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	Thumb *string `json:"thumb,omitempty"`

	// A Unicode character that can stand in for the file.
	Emoji *string `json:"emoji,omitempty"`

	// How long a recording plays, in seconds.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Duration *int64 `json:"duration,omitempty"`

	// Width in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Width *int64 `json:"width,omitempty"`

	// Height in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Height *int64 `json:"height,omitempty"`

	// A comment that goes with the file.
	Text *string `json:"text,omitempty"`

	// The person or group that wrote, composed or performs it.
	Performer *string `json:"performer,omitempty"`

	// The title of the piece.
	Title *string `json:"title,omitempty"`

	ID *AgentMessageID `json:"id,omitempty"`
}

// AgentMediaMessage: An agent's file.
//
// Rules: CHN-OUT-05 MUST
type AgentMediaMessage struct {
	Sender *WritingAgent `json:"sender,omitempty"`

	Recipient Recipient `json:"recipient"`

	Message AgentMedia `json:"message"`
}

// AgentText: The text of an agent.
type AgentText struct {
	// Marks a plain text.
	Type string `json:"type"`

	ID *AgentMessageID `json:"id,omitempty"`

	// The words of the agent.
	Text string `json:"text"`
}

// AgentTextMessage: An agent's text.
type AgentTextMessage struct {
	Sender *WritingAgent `json:"sender,omitempty"`

	Recipient Recipient `json:"recipient"`

	Message AgentText `json:"message"`
}

// TypingType: The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped.
type TypingType string

// The values of TypingType.
const (
	TypingTypeTypein TypingType = "typein"

	TypingTypeTypeout TypingType = "typeout"
)

// TypingContent: A notice that somebody begins or stops writing. Whatever else it carries is ignored.
type TypingContent struct {
	Type TypingType `json:"type"`
}

// AgentTypingNotice: An agent begins or stops typing. Only the recipient and the type are read.
type AgentTypingNotice struct {
	// The agent who types, as the agent's messages have it. Receivers ignore it, whatever it is.
	Sender any `json:"sender,omitempty"`

	Recipient Recipient `json:"recipient"`

	Message TypingContent `json:"message"`
}

// AgentMessageMessage: a part of a message.
type AgentMessageMessage struct {
	Type string `json:"type"`

	ID *AgentMessageID `json:"id,omitempty"`

	// The words of the agent.
	//
	// A comment that goes with the file.
	//
	// A comment that goes with the location.
	Text *string `json:"text,omitempty"`

	// Where the file can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	File *string `json:"file,omitempty"`

	// The file's name as its owner chose it.
	FileName *string `json:"file_name,omitempty"`

	// The file's size in bytes.
	//
	// A whole number above zero.
	//
	// Limit: format int64; at least 1.
	FileSize *int64 `json:"file_size,omitempty"`

	// Where a preview picture, 320 pixels wide, can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	Thumb *string `json:"thumb,omitempty"`

	// A Unicode character that can stand in for the file.
	Emoji *string `json:"emoji,omitempty"`

	// How long a recording plays, in seconds.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Duration *int64 `json:"duration,omitempty"`

	// Width in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Width *int64 `json:"width,omitempty"`

	// Height in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Height *int64 `json:"height,omitempty"`

	// The person or group that wrote, composed or performs it.
	Performer *string `json:"performer,omitempty"`

	// The title of the piece.
	//
	// The name of the place.
	Title *string `json:"title,omitempty"`

	// Degrees north of the equator; negative to the south.
	Latitude *float64 `json:"latitude,omitempty"`

	// Degrees east of Greenwich; negative to the west.
	Longitude *float64 `json:"longitude,omitempty"`
}

// AgentMessage: What the service posts when an agent writes, sends a file or a place, begins or stops typing.
//
// The source announces more kinds (section 9): expect kinds that are not listed here.
//
// Rules: CHN-OUT-02 MUST, CHN-OUT-19 SHOULD
//
// It has the fields of all its kinds.
type AgentMessage struct {
	Sender any `json:"sender,omitempty"`

	Recipient Recipient `json:"recipient"`

	Message AgentMessageMessage `json:"message"`
}

// AgentMessageAccepted: The message has been taken over.
type AgentMessageAccepted struct {
	// The message has been taken over.
	Result string `json:"result"`
}

// ChannelFault: Why the integrator could not use a message.
type ChannelFault struct {
	// A value of the integrator's own choice, in most cases a number or a string.
	Code any `json:"code"`

	// A sentence for the agent.
	Message string `json:"message"`
}

// AgentMessageRefused: The integrator could not use the message and says why.
//
// Open point OPEN-11: Which error codes a channel integrator may use, and which of them hide the message from
// the agent, is not stated. The reference's choice, not contract: Every message is shown to the agent, whatever
// its code.
//
// Open point OPEN-18: Whether an error response ends the retries is not stated. The reference's choice, not
// contract: It does, and its message is shown.
type AgentMessageRefused struct {
	Error ChannelFault `json:"error"`
}

// AgentMessageReply: The integrator's response to an agent's message, with the HTTP code 200 in either case.
//
// Rules: CHN-RCV-08 MUST
type AgentMessageReply struct {
	// The message has been taken over.
	Result *string `json:"result,omitempty"`

	Error *ChannelFault `json:"error,omitempty"`
}

// ChannelStatus: Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all
// are offline or that the chat was removed from the site.
type ChannelStatus = int64

// CustomerID: The customer's id on the integrator's side. It comes back unchanged as the recipient of every
// answer.
//
// Rules: CHN-IN-07 MUST, CHN-IN-08 MUST
//
// Local rule CHN-IN-09: A message whose sender.id is empty or absent gets 400. This is the reference's choice,
// not contract.
type CustomerID = any

// CustomerPhoto: The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether
// it displays is not guaranteed.
//
// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
//
// Rules: CHN-IN-12 SHOULD, CHN-RCV-12 MUST
type CustomerPhoto = string

// CustomerURL: A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes
// a message invalid (CHN-IN-14).
type CustomerURL = string

// Customer: Who writes. Data given in a later message of the chat replaces what the agent saw before.
//
// Rules: CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
//
// Open point OPEN-25: sender.url is sent by integrators; what it means is not stated. The reference's choice,
// not contract: It is kept and shown to the agent as a plain address. A value that is no text is not shown, and
// noted at the desk.
type Customer struct {
	ID CustomerID `json:"id"`

	// The name that the agent sees.
	Name *string `json:"name,omitempty"`

	// The customer's phone number.
	Phone *string `json:"phone,omitempty"`

	// The customer's e-mail address.
	Email *string `json:"email,omitempty"`

	Photo *CustomerPhoto `json:"photo,omitempty"`

	URL *CustomerURL `json:"url,omitempty"`

	// The words with which the integrator invited the customer to write. For the agent it is like an invitation that
	// a trigger made in an agent's name; when to invite is the integrator's affair.
	Invite *string `json:"invite,omitempty"`
}

// TypingCustomer: Who types. Nothing but the id is read.
type TypingCustomer struct {
	ID CustomerID `json:"id"`
}

// UserMessageID: The integrator's own id of the message, kept for logs and for notices of delivery and reading
// to come.
//
// Open point OPEN-42: message.id is a string; whether a number is taken for one is not stated. The reference's
// choice, not contract: An integer is taken as its digits, and noted at the desk. The clients of this project
// send strings.
type UserMessageID = any

// UserTextBody: The words of the customer.
//
// Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.
//
// Rules: CHN-IN-17 MUST, CHN-IN-34 SHOULD
//
// Local rule CHN-IN-18: A character is a Unicode code point, and a cut never leaves half of a surrogate pair.
// This is the reference's choice, not contract.
//
// Open point OPEN-17: What a character is in the limit of 1,000 is not stated. The reference's choice, not
// contract: A Unicode code point.
type UserTextBody = string

// UserLocation: A place from a customer.
//
// A point on the map.
type UserLocation struct {
	// Marks a location.
	Type string `json:"type"`

	// Degrees north of the equator; negative to the south.
	Latitude float64 `json:"latitude"`

	// Degrees east of Greenwich; negative to the west.
	Longitude float64 `json:"longitude"`

	Text *UserTextBody `json:"text,omitempty"`

	// The name of the place.
	Title *string `json:"title,omitempty"`

	ID UserMessageID `json:"id,omitempty"`
}

// UserLocationMessage: A customer's place on the map.
//
// Rules: CHN-IN-23 MUST
type UserLocationMessage struct {
	Sender Customer `json:"sender"`

	Message UserLocation `json:"message"`
}

// UserMedia: A file from a customer.
//
// A file with what is known of it.
type UserMedia struct {
	Type MediaType `json:"type"`

	// Where the file can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	File string `json:"file"`

	// The file's name as its owner chose it.
	FileName string `json:"file_name"`

	// The file's size in bytes.
	//
	// A whole number above zero.
	//
	// Limit: format int64; at least 1.
	FileSize int64 `json:"file_size"`

	// Where a preview picture, 320 pixels wide, can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	Thumb *string `json:"thumb,omitempty"`

	// A Unicode character that can stand in for the file.
	Emoji *string `json:"emoji,omitempty"`

	// How long a recording plays, in seconds.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Duration *int64 `json:"duration,omitempty"`

	// Width in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Width *int64 `json:"width,omitempty"`

	// Height in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Height *int64 `json:"height,omitempty"`

	Text *UserTextBody `json:"text,omitempty"`

	// The person or group that wrote, composed or performs it.
	Performer *string `json:"performer,omitempty"`

	// The title of the piece.
	Title *string `json:"title,omitempty"`

	ID UserMessageID `json:"id,omitempty"`
}

// UserMediaMessage: A customer's file.
//
// Rules: CHN-IN-21 MUST, CHN-IN-22 MUST, CHN-IN-24 MUST, CHN-IN-25 MUST, CHN-IN-26 MUST
type UserMediaMessage struct {
	Sender Customer `json:"sender"`

	Message UserMedia `json:"message"`
}

// UserText: The text of a customer.
//
// Rules: CHN-IN-16 MUST, CHN-IN-31 MUST
type UserText struct {
	// Marks a plain text.
	Type string `json:"type"`

	ID UserMessageID `json:"id,omitempty"`

	Text UserTextBody `json:"text"`
}

// UserTextMessage: A customer's text.
type UserTextMessage struct {
	Sender Customer `json:"sender"`

	Message UserText `json:"message"`
}

// UserTypingNotice: A customer begins or stops typing. Only the customer's id and the type are read.
//
// Rules: CHN-IN-19 MUST, CHN-IN-20 MUST
type UserTypingNotice struct {
	Sender TypingCustomer `json:"sender"`

	Message TypingContent `json:"message"`
}

// UserMessageSender: a part of a message.
type UserMessageSender struct {
	ID CustomerID `json:"id"`

	// The name that the agent sees.
	Name *string `json:"name,omitempty"`

	// The customer's phone number.
	Phone *string `json:"phone,omitempty"`

	// The customer's e-mail address.
	Email *string `json:"email,omitempty"`

	Photo *CustomerPhoto `json:"photo,omitempty"`

	URL *CustomerURL `json:"url,omitempty"`

	// The words with which the integrator invited the customer to write. For the agent it is like an invitation that
	// a trigger made in an agent's name; when to invite is the integrator's affair.
	Invite *string `json:"invite,omitempty"`
}

// UserMessageMessage: a part of a message.
type UserMessageMessage struct {
	Type string `json:"type"`

	ID UserMessageID `json:"id,omitempty"`

	Text *UserTextBody `json:"text,omitempty"`

	// Where the file can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	File *string `json:"file,omitempty"`

	// The file's name as its owner chose it.
	FileName *string `json:"file_name,omitempty"`

	// The file's size in bytes.
	//
	// A whole number above zero.
	//
	// Limit: format int64; at least 1.
	FileSize *int64 `json:"file_size,omitempty"`

	// Where a preview picture, 320 pixels wide, can be fetched.
	//
	// An absolute address with the scheme http or https.
	//
	// Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
	Thumb *string `json:"thumb,omitempty"`

	// A Unicode character that can stand in for the file.
	Emoji *string `json:"emoji,omitempty"`

	// How long a recording plays, in seconds.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Duration *int64 `json:"duration,omitempty"`

	// Width in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Width *int64 `json:"width,omitempty"`

	// Height in pixels.
	//
	// A whole number above zero.
	//
	// Limit: at least 1.
	Height *int64 `json:"height,omitempty"`

	// The person or group that wrote, composed or performs it.
	Performer *string `json:"performer,omitempty"`

	// The title of the piece.
	//
	// The name of the place.
	Title *string `json:"title,omitempty"`

	// Degrees north of the equator; negative to the south.
	Latitude *float64 `json:"latitude,omitempty"`

	// Degrees east of Greenwich; negative to the west.
	Longitude *float64 `json:"longitude,omitempty"`
}

// UserMessage: What the integrator posts when a customer writes, sends a file or a place, begins or stops
// typing.
//
// The source announces more kinds (section 9): expect kinds that are not listed here.
//
// Rules: CHN-IN-14 SHOULD, CHN-IN-15 MUST, CHN-RCV-10 MUST
//
// Local rule CHN-IN-29: A message of a type that the contract does not name gets 400; 405 is as good, since more
// types are announced. This is the reference's choice, not contract.
//
// Local rule CHN-IN-33: null in a field that may be absent counts as absent. This is the reference's choice, not
// contract.
//
// It has the fields of all its kinds.
type UserMessage struct {
	Sender UserMessageSender `json:"sender"`

	Message UserMessageMessage `json:"message"`
}

// Schemas are the messages as tables, for FaultsOf and UnknownKind.
var Schemas = parlance.Tables[parlance.Schemas](`{
	"LocationContent": {
		"type": "object",
		"required": [
			"type",
			"latitude",
			"longitude"
		],
		"properties": {
			"type": {
				"type": "string",
				"const": "location"
			},
			"latitude": {
				"type": "number"
			},
			"longitude": {
				"type": "number"
			},
			"text": {
				"type": "string"
			},
			"title": {
				"type": "string"
			}
		}
	},
	"AgentMessageId": {
		"type": "string"
	},
	"AgentLocation": {
		"allOf": [
			{
				"$ref": "LocationContent"
			}
		],
		"properties": {
			"id": {
				"$ref": "AgentMessageId"
			}
		}
	},
	"WritingAgent": {
		"type": "object",
		"properties": {
			"name": {
				"type": "string"
			},
			"photo": {
				"type": "string"
			}
		}
	},
	"Recipient": {
		"type": "object",
		"required": [
			"id"
		],
		"properties": {
			"id": {
				"anyOf": [
					{
						"type": "string",
						"minLength": 1
					},
					{
						"type": "integer"
					}
				]
			}
		}
	},
	"AgentLocationMessage": {
		"type": "object",
		"required": [
			"recipient",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "WritingAgent"
			},
			"recipient": {
				"$ref": "Recipient"
			},
			"message": {
				"$ref": "AgentLocation"
			}
		}
	},
	"MediaType": {
		"type": "string",
		"enum": [
			"video",
			"audio",
			"voice",
			"photo",
			"sticker",
			"document"
		]
	},
	"HttpUrl": {
		"type": "string",
		"pattern": "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]",
		"not": {
			"pattern": "[\\x00-\\x20\\x7F]"
		}
	},
	"PositiveInteger": {
		"type": "integer",
		"minimum": 1
	},
	"MediaContent": {
		"type": "object",
		"required": [
			"type",
			"file",
			"file_name",
			"file_size"
		],
		"properties": {
			"type": {
				"$ref": "MediaType"
			},
			"file": {
				"allOf": [
					{
						"$ref": "HttpUrl"
					}
				]
			},
			"file_name": {
				"type": "string"
			},
			"file_size": {
				"allOf": [
					{
						"$ref": "PositiveInteger"
					}
				]
			},
			"thumb": {
				"allOf": [
					{
						"$ref": "HttpUrl"
					}
				]
			},
			"emoji": {
				"type": "string"
			},
			"duration": {
				"allOf": [
					{
						"$ref": "PositiveInteger"
					}
				]
			},
			"width": {
				"allOf": [
					{
						"$ref": "PositiveInteger"
					}
				]
			},
			"height": {
				"allOf": [
					{
						"$ref": "PositiveInteger"
					}
				]
			},
			"text": {
				"type": "string"
			},
			"performer": {
				"type": "string"
			},
			"title": {
				"type": "string"
			}
		}
	},
	"AgentMedia": {
		"allOf": [
			{
				"$ref": "MediaContent"
			}
		],
		"properties": {
			"id": {
				"$ref": "AgentMessageId"
			}
		}
	},
	"AgentMediaMessage": {
		"type": "object",
		"required": [
			"recipient",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "WritingAgent"
			},
			"recipient": {
				"$ref": "Recipient"
			},
			"message": {
				"$ref": "AgentMedia"
			}
		}
	},
	"AgentText": {
		"type": "object",
		"required": [
			"type",
			"text"
		],
		"properties": {
			"type": {
				"type": "string",
				"const": "text"
			},
			"id": {
				"$ref": "AgentMessageId"
			},
			"text": {
				"type": "string"
			}
		}
	},
	"AgentTextMessage": {
		"type": "object",
		"required": [
			"recipient",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "WritingAgent"
			},
			"recipient": {
				"$ref": "Recipient"
			},
			"message": {
				"$ref": "AgentText"
			}
		}
	},
	"TypingType": {
		"type": "string",
		"enum": [
			"typein",
			"typeout"
		]
	},
	"TypingContent": {
		"type": "object",
		"required": [
			"type"
		],
		"properties": {
			"type": {
				"$ref": "TypingType"
			}
		}
	},
	"AgentTypingNotice": {
		"type": "object",
		"required": [
			"recipient",
			"message"
		],
		"properties": {
			"sender": {},
			"recipient": {
				"$ref": "Recipient"
			},
			"message": {
				"$ref": "TypingContent"
			}
		}
	},
	"AgentMessage": {
		"tag": [
			"message",
			"type"
		],
		"branches": {
			"text": {
				"$ref": "AgentTextMessage"
			},
			"video": {
				"$ref": "AgentMediaMessage"
			},
			"audio": {
				"$ref": "AgentMediaMessage"
			},
			"voice": {
				"$ref": "AgentMediaMessage"
			},
			"photo": {
				"$ref": "AgentMediaMessage"
			},
			"sticker": {
				"$ref": "AgentMediaMessage"
			},
			"document": {
				"$ref": "AgentMediaMessage"
			},
			"location": {
				"$ref": "AgentLocationMessage"
			},
			"typein": {
				"$ref": "AgentTypingNotice"
			},
			"typeout": {
				"$ref": "AgentTypingNotice"
			}
		}
	},
	"AgentMessageAccepted": {
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
	"ChannelFault": {
		"type": "object",
		"required": [
			"code",
			"message"
		],
		"properties": {
			"code": {},
			"message": {
				"type": "string"
			}
		}
	},
	"AgentMessageRefused": {
		"type": "object",
		"required": [
			"error"
		],
		"properties": {
			"error": {
				"$ref": "ChannelFault"
			}
		}
	},
	"AgentMessageReply": {
		"anyOf": [
			{
				"$ref": "AgentMessageAccepted"
			},
			{
				"$ref": "AgentMessageRefused"
			}
		]
	},
	"ChannelStatus": {
		"type": "integer",
		"enum": [
			0,
			1
		]
	},
	"CustomerId": {
		"anyOf": [
			{
				"type": "string",
				"minLength": 1
			},
			{
				"type": "integer"
			}
		]
	},
	"CustomerPhoto": {
		"type": "string",
		"pattern": "^[Hh][Tt][Tt][Pp][Ss]?://",
		"x-tolerant": true
	},
	"CustomerUrl": {
		"type": "string",
		"x-tolerant": true
	},
	"Customer": {
		"type": "object",
		"required": [
			"id"
		],
		"properties": {
			"id": {
				"$ref": "CustomerId"
			},
			"name": {
				"type": "string"
			},
			"phone": {
				"type": "string"
			},
			"email": {
				"type": "string"
			},
			"photo": {
				"$ref": "CustomerPhoto"
			},
			"url": {
				"$ref": "CustomerUrl"
			},
			"invite": {
				"type": "string"
			}
		}
	},
	"TypingCustomer": {
		"type": "object",
		"required": [
			"id"
		],
		"properties": {
			"id": {
				"$ref": "CustomerId"
			}
		}
	},
	"UserMessageId": {
		"anyOf": [
			{
				"type": "string"
			},
			{
				"type": "integer"
			}
		]
	},
	"UserTextBody": {
		"type": "string",
		"x-truncate": 1000
	},
	"UserLocation": {
		"allOf": [
			{
				"$ref": "LocationContent"
			}
		],
		"properties": {
			"id": {
				"$ref": "UserMessageId"
			},
			"text": {
				"$ref": "UserTextBody"
			}
		}
	},
	"UserLocationMessage": {
		"type": "object",
		"required": [
			"sender",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "Customer"
			},
			"message": {
				"$ref": "UserLocation"
			}
		}
	},
	"UserMedia": {
		"allOf": [
			{
				"$ref": "MediaContent"
			}
		],
		"properties": {
			"id": {
				"$ref": "UserMessageId"
			},
			"text": {
				"$ref": "UserTextBody"
			}
		}
	},
	"UserMediaMessage": {
		"type": "object",
		"required": [
			"sender",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "Customer"
			},
			"message": {
				"$ref": "UserMedia"
			}
		}
	},
	"UserText": {
		"type": "object",
		"required": [
			"type",
			"text"
		],
		"properties": {
			"type": {
				"type": "string",
				"const": "text"
			},
			"id": {
				"$ref": "UserMessageId"
			},
			"text": {
				"$ref": "UserTextBody"
			}
		}
	},
	"UserTextMessage": {
		"type": "object",
		"required": [
			"sender",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "Customer"
			},
			"message": {
				"$ref": "UserText"
			}
		}
	},
	"UserTypingNotice": {
		"type": "object",
		"required": [
			"sender",
			"message"
		],
		"properties": {
			"sender": {
				"$ref": "TypingCustomer"
			},
			"message": {
				"$ref": "TypingContent"
			}
		}
	},
	"UserMessage": {
		"tag": [
			"message",
			"type"
		],
		"branches": {
			"text": {
				"$ref": "UserTextMessage"
			},
			"video": {
				"$ref": "UserMediaMessage"
			},
			"audio": {
				"$ref": "UserMediaMessage"
			},
			"voice": {
				"$ref": "UserMediaMessage"
			},
			"photo": {
				"$ref": "UserMediaMessage"
			},
			"sticker": {
				"$ref": "UserMediaMessage"
			},
			"document": {
				"$ref": "UserMediaMessage"
			},
			"location": {
				"$ref": "UserLocationMessage"
			},
			"typein": {
				"$ref": "UserTypingNotice"
			},
			"typeout": {
				"$ref": "UserTypingNotice"
			}
		}
	}
}`)

var channelServiceOperations = parlance.Tables[[]parlance.Operation](`[
	{
		"id": "getChannelStatus",
		"method": "GET",
		"path": "/{random_string}/{channel_public_id}/status",
		"headers": [],
		"secrets": [
			"random_string"
		],
		"responses": {
			"200": "ChannelStatus"
		}
	},
	{
		"id": "sendUserMessage",
		"method": "POST",
		"path": "/{random_string}/{channel_public_id}",
		"headers": [],
		"secrets": [
			"random_string"
		],
		"body": "UserMessage",
		"responses": {
			"200": null
		}
	}
]`)

// ChannelService has the handlers of the party channel-service.
//
// A handler returns the body of the response 200, or an error. A *parlance.ErrorResponse sets the status and the
// code.
type ChannelService struct {
	// GetChannelStatus serves: Ask whether somebody can answer.
	//
	// Tells whether an agent of the channel is online. The whole body is one JSON integer.
	//
	// Rules: CHN-IN-01 MUST, CHN-IN-02 MUST, CHN-IN-03 MUST
	GetChannelStatus func(body any, request *parlance.Request) (ChannelStatus, error)

	// SendUserMessage serves: Post a customer's message.
	//
	// Takes a text, a file, a place or a typing notice from a customer. The response 200 says that the service has
	// accepted it.
	//
	// Rules: CHN-IN-04 MUST, CHN-IN-05 MUST, CHN-IN-06 MUST, CHN-IN-32 SHOULD, CHN-IN-27 MUST, CHN-IN-28 MUST,
	// CHN-RCV-11 SHOULD
	//
	// Local rule CHN-IN-30: Too many requests get 429; at which rate is not stated. This is the reference's choice,
	// not contract.
	//
	// Open point OPEN-12: How many requests in which time bring the response 429 is not stated. The reference's
	// choice, not contract: A limit can be configured and is off by default; when it is on, 429 comes with
	// Retry-After.
	//
	// Open point OPEN-26: The body of the response 200 to a posted message is not shown. The reference's choice, not
	// contract: An empty object; clients ignore it.
	//
	// Open point OPEN-37: Whether a message that is retried with the same message.id is one message is not stated.
	// The reference's choice, not contract: The same sender, id and content within a minute is one message; anything
	// else is another.
	//
	// Open point OPEN-38: The Content-Type of channel API requests is not stated; application/json is stated for the
	// bot API alone. The reference's choice, not contract: application/json is sent. Any type or none is accepted,
	// and noted at the desk.
	SendUserMessage func(body UserMessage, request *parlance.Request) (any, error)
}

// Serve returns the party as an http.Handler. It panics if a handler is missing.
func (h ChannelService) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, channelServiceOperations, settings, map[string]parlance.Handler{
		"getChannelStatus": parlance.Handle(h.GetChannelStatus),
		"sendUserMessage":  parlance.Handle(h.SendUserMessage),
	})
}

// ChannelServiceClient calls the party channel-service.
type ChannelServiceClient struct{ parlance.Client }

// NewChannelServiceClient makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which are parameters then.
func NewChannelServiceClient(endpoint string, parameters map[string]string) (*ChannelServiceClient, error) {
	client, err := parlance.NewClient(Schemas, channelServiceOperations, endpoint, parameters)
	return &ChannelServiceClient{client}, err
}

// GetChannelStatus: Ask whether somebody can answer. It retries by retry, a policy of parlance.Policies; nil
// makes one attempt.
func (c *ChannelServiceClient) GetChannelStatus(ctx context.Context, retry *parlance.Policy) (ChannelStatus, error) {
	return parlance.Call[ChannelStatus](ctx, &c.Client, "getChannelStatus", nil, retry)
}

// SendUserMessage: Post a customer's message. It retries by retry, a policy of parlance.Policies; nil makes one
// attempt.
func (c *ChannelServiceClient) SendUserMessage(ctx context.Context, body UserMessage, retry *parlance.Policy) (any, error) {
	return parlance.Call[any](ctx, &c.Client, "sendUserMessage", body, retry)
}

var channelIntegratorOperations = parlance.Tables[[]parlance.Operation](`[
	{
		"id": "receiveAgentMessage",
		"method": "POST",
		"path": "/{channel_public_id}",
		"headers": [],
		"secrets": [],
		"body": "AgentMessage",
		"responses": {
			"200": "AgentMessageReply"
		}
	}
]`)

// ChannelIntegrator has the handlers of the party channel-integrator.
//
// A handler returns the body of the response 200, or an error. A *parlance.ErrorResponse sets the status and the
// code.
type ChannelIntegrator struct {
	// ReceiveAgentMessage serves: Take an agent's message.
	//
	// The service posts what an agent writes to the integrator's HTTPS address with the channel's identifier
	// appended (CHN-OUT-17). The body comes with Content-Length or chunked, as the channel is set up. The response
	// is 200 with one of two bodies: the result ok, or an error that says why the message could not be used.
	//
	// Rules: CHN-RCV-01 MUST, CHN-RCV-02 MUST, CHN-RCV-03 MUST, CHN-RCV-04 MUST, CHN-RCV-07 SHOULD, CHN-RCV-09
	// SHOULD
	ReceiveAgentMessage func(body AgentMessage, request *parlance.Request) (AgentMessageReply, error)
}

// Serve returns the party as an http.Handler. It panics if a handler is missing.
func (h ChannelIntegrator) Serve(settings parlance.Settings) *parlance.Party {
	return parlance.NewParty(Schemas, channelIntegratorOperations, settings, map[string]parlance.Handler{
		"receiveAgentMessage": parlance.Handle(h.ReceiveAgentMessage),
	})
}

// ChannelIntegratorClient calls the party channel-integrator.
type ChannelIntegratorClient struct{ parlance.Client }

// NewChannelIntegratorClient makes a client. The endpoint is the address that the service issued; or the part of it before the ids and the token, which are parameters then.
func NewChannelIntegratorClient(endpoint string, parameters map[string]string) (*ChannelIntegratorClient, error) {
	client, err := parlance.NewClient(Schemas, channelIntegratorOperations, endpoint, parameters)
	return &ChannelIntegratorClient{client}, err
}

// SendAgentMessage: Take an agent's message. It retries by retry, a policy of parlance.Policies; nil makes one
// attempt.
func (c *ChannelIntegratorClient) SendAgentMessage(ctx context.Context, body AgentMessage, retry *parlance.Policy) (AgentMessageReply, error) {
	return parlance.Call[AgentMessageReply](ctx, &c.Client, "receiveAgentMessage", body, retry)
}
