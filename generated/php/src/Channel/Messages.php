<?php
// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Channel;

/**
 * The messages of the Channel API, as array shapes.
 *
 * A point on the map.
 * - `type`: Marks a location.
 * - `latitude`: Degrees north of the equator; negative to the south.
 * - `longitude`: Degrees east of Greenwich; negative to the west.
 * - `text`: A comment that goes with the location.
 * - `title`: The name of the place.
 * @phpstan-type LocationContent array{
 *     type: 'location',
 *     latitude: int|float,
 *     longitude: int|float,
 *     text?: string,
 *     title?: string,
 * }
 *
 * The service's id of the message, kept for logs and for notices of delivery and reading to come.
 * @phpstan-type AgentMessageId string
 *
 * A place from an agent.
 * A point on the map.
 * @phpstan-type AgentLocation LocationContent
 *
 * The agent who writes.
 * - `name`: The agent's name.
 * - `photo`: The address of the agent's picture.
 * @phpstan-type WritingAgent array{
 *     name?: string,
 *     photo?: string,
 * }
 *
 * The customer who is written to.
 * Rules: CHN-OUT-03 MUST
 * Local rule CHN-OUT-04: recipient.id is a JSON string even when sender.id came as an integer: the source
 * gives it this type, and says that it is unchanged (OPEN-39). This is the reference's choice, not
 * contract.
 * Open point OPEN-39: recipient.id is a string, and is sender.id returned unchanged, which may be an
 * integer; which of the two it is then is not stated. The reference's choice, not contract: The digits as a
 * string.
 * - `id`: The id that the integrator gave as sender.id. A customer whose id is an integer may be named by
 * its digits as a string, or by the integer (OPEN-39).
 * @phpstan-type Recipient array{
 *     id: string|int,
 * }
 *
 * An agent's place on the map.
 * @phpstan-type AgentLocationMessage array{
 *     sender?: WritingAgent,
 *     recipient: Recipient,
 *     message: AgentLocation,
 * }
 *
 * The kinds of message that carry a file.
 * @phpstan-type MediaType 'video'|'audio'|'voice'|'photo'|'sticker'|'document'
 *
 * An absolute address with the scheme http or https.
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 * @phpstan-type HttpUrl string
 *
 * A whole number above zero.
 * Limit: at least 1.
 * @phpstan-type PositiveInteger int
 *
 * A file with what is known of it.
 * - `file`: Where the file can be fetched. An absolute address with the scheme http or https. Limit:
 * matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 * - `file_name`: The file's name as its owner chose it.
 * - `file_size`: The file's size in bytes. A whole number above zero. Limit: format int64; at least 1.
 * - `thumb`: Where a preview picture, 320 pixels wide, can be fetched. An absolute address with the scheme
 * http or https. Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 * - `emoji`: A Unicode character that can stand in for the file.
 * - `duration`: How long a recording plays, in seconds. A whole number above zero. Limit: at least 1.
 * - `width`: Width in pixels. A whole number above zero. Limit: at least 1.
 * - `height`: Height in pixels. A whole number above zero. Limit: at least 1.
 * - `text`: A comment that goes with the file.
 * - `performer`: The person or group that wrote, composed or performs it.
 * - `title`: The title of the piece.
 * @phpstan-type MediaContent array{
 *     type: MediaType,
 *     file: HttpUrl,
 *     file_name: string,
 *     file_size: PositiveInteger,
 *     thumb?: HttpUrl,
 *     emoji?: string,
 *     duration?: PositiveInteger,
 *     width?: PositiveInteger,
 *     height?: PositiveInteger,
 *     text?: string,
 *     performer?: string,
 *     title?: string,
 * }
 *
 * A file from an agent.
 * A file with what is known of it.
 * @phpstan-type AgentMedia MediaContent
 *
 * An agent's file.
 * Rules: CHN-OUT-05 MUST
 * @phpstan-type AgentMediaMessage array{
 *     sender?: WritingAgent,
 *     recipient: Recipient,
 *     message: AgentMedia,
 * }
 *
 * The text of an agent.
 * - `type`: Marks a plain text.
 * - `text`: The words of the agent.
 * @phpstan-type AgentText array{
 *     type: 'text',
 *     id?: AgentMessageId,
 *     text: string,
 * }
 *
 * An agent's text.
 * @phpstan-type AgentTextMessage array{
 *     sender?: WritingAgent,
 *     recipient: Recipient,
 *     message: AgentText,
 * }
 *
 * The two typing notices; `typein` says that somebody begins to write, `typeout` that they stopped.
 * @phpstan-type TypingType 'typein'|'typeout'
 *
 * A notice that somebody begins or stops writing. Whatever else it carries is ignored.
 * @phpstan-type TypingContent array{
 *     type: TypingType,
 * }
 *
 * An agent begins or stops typing. Only the recipient and the type are read.
 * - `sender`: The agent who types, as the agent's messages have it. Receivers ignore it, whatever it is.
 * @phpstan-type AgentTypingNotice array{
 *     sender?: mixed,
 *     recipient: Recipient,
 *     message: TypingContent,
 * }
 *
 * What the service posts when an agent writes, sends a file or a place, begins or stops typing.
 * The source announces more kinds (section 9): expect kinds that are not listed here.
 * Rules: CHN-OUT-02 MUST, CHN-OUT-19 SHOULD
 * @phpstan-type AgentMessage AgentTextMessage|AgentMediaMessage|AgentLocationMessage|AgentTypingNotice
 *
 * The message has been taken over.
 * - `result`: The message has been taken over.
 * @phpstan-type AgentMessageAccepted array{
 *     result: 'ok',
 * }
 *
 * Why the integrator could not use a message.
 * - `code`: A value of the integrator's own choice, in most cases a number or a string.
 * - `message`: A sentence for the agent.
 * @phpstan-type ChannelFault array{
 *     code: mixed,
 *     message: string,
 * }
 *
 * The integrator could not use the message and says why.
 * Open point OPEN-11: Which error codes a channel integrator may use, and which of them hide the message
 * from the agent, is not stated. The reference's choice, not contract: Every message is shown to the agent,
 * whatever its code.
 * Open point OPEN-18: Whether an error response ends the retries is not stated. The reference's choice, not
 * contract: It does, and its message is shown.
 * @phpstan-type AgentMessageRefused array{
 *     error: ChannelFault,
 * }
 *
 * The integrator's response to an agent's message, with the HTTP code 200 in either case.
 * Rules: CHN-RCV-08 MUST
 * @phpstan-type AgentMessageReply AgentMessageAccepted|AgentMessageRefused
 *
 * Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are offline
 * or that the chat was removed from the site.
 * @phpstan-type ChannelStatus 0|1
 *
 * The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.
 * Rules: CHN-IN-07 MUST, CHN-IN-08 MUST
 * Local rule CHN-IN-09: A message whose sender.id is empty or absent gets 400. This is the reference's
 * choice, not contract.
 * @phpstan-type CustomerId string|int
 *
 * The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it
 * displays is not guaranteed.
 * Limit: matches `^[Hh][Tt][Tt][Pp][Ss]?://`.
 * Rules: CHN-IN-12 SHOULD, CHN-RCV-12 MUST
 * @phpstan-type CustomerPhoto string
 *
 * A text that integrators send along. Its meaning is not stated (OPEN-25), and no value of it makes a
 * message invalid (CHN-IN-14).
 * @phpstan-type CustomerUrl string
 *
 * Who writes. Data given in a later message of the chat replaces what the agent saw before.
 * Rules: CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
 * Open point OPEN-25: sender.url is sent by integrators; what it means is not stated. The reference's
 * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
 * not shown, and noted at the desk.
 * - `name`: The name that the agent sees.
 * - `phone`: The customer's phone number.
 * - `email`: The customer's e-mail address.
 * - `invite`: The words with which the integrator invited the customer to write. For the agent it is like
 * an invitation that a trigger made in an agent's name; when to invite is the integrator's affair.
 * @phpstan-type Customer array{
 *     id: CustomerId,
 *     name?: string,
 *     phone?: string,
 *     email?: string,
 *     photo?: CustomerPhoto,
 *     url?: CustomerUrl,
 *     invite?: string,
 * }
 *
 * Who types. Nothing but the id is read.
 * @phpstan-type TypingCustomer array{
 *     id: CustomerId,
 * }
 *
 * The integrator's own id of the message, kept for logs and for notices of delivery and reading to come.
 * Open point OPEN-42: message.id is a string; whether a number is taken for one is not stated. The
 * reference's choice, not contract: An integer is taken as its digits, and noted at the desk. The clients
 * of this project send strings.
 * @phpstan-type UserMessageId string|int
 *
 * The words of the customer.
 * Limit: 1000 characters; a longer text is cut to the first 1000, not rejected.
 * Rules: CHN-IN-17 MUST, CHN-IN-34 SHOULD
 * Local rule CHN-IN-18: A character is a Unicode code point, and a cut never leaves half of a surrogate
 * pair. This is the reference's choice, not contract.
 * Open point OPEN-17: What a character is in the limit of 1,000 is not stated. The reference's choice, not
 * contract: A Unicode code point.
 * @phpstan-type UserTextBody string
 *
 * A place from a customer.
 * A point on the map.
 * @phpstan-type UserLocation LocationContent
 *
 * A customer's place on the map.
 * Rules: CHN-IN-23 MUST
 * @phpstan-type UserLocationMessage array{
 *     sender: Customer,
 *     message: UserLocation,
 * }
 *
 * A file from a customer.
 * A file with what is known of it.
 * @phpstan-type UserMedia MediaContent
 *
 * A customer's file.
 * Rules: CHN-IN-21 MUST, CHN-IN-22 MUST, CHN-IN-24 MUST, CHN-IN-25 MUST, CHN-IN-26 MUST
 * @phpstan-type UserMediaMessage array{
 *     sender: Customer,
 *     message: UserMedia,
 * }
 *
 * The text of a customer.
 * Rules: CHN-IN-16 MUST, CHN-IN-31 MUST
 * - `type`: Marks a plain text.
 * @phpstan-type UserText array{
 *     type: 'text',
 *     id?: UserMessageId,
 *     text: UserTextBody,
 * }
 *
 * A customer's text.
 * @phpstan-type UserTextMessage array{
 *     sender: Customer,
 *     message: UserText,
 * }
 *
 * A customer begins or stops typing. Only the customer's id and the type are read.
 * Rules: CHN-IN-19 MUST, CHN-IN-20 MUST
 * @phpstan-type UserTypingNotice array{
 *     sender: TypingCustomer,
 *     message: TypingContent,
 * }
 *
 * What the integrator posts when a customer writes, sends a file or a place, begins or stops typing.
 * The source announces more kinds (section 9): expect kinds that are not listed here.
 * Rules: CHN-IN-14 SHOULD, CHN-IN-15 MUST, CHN-RCV-10 MUST
 * Local rule CHN-IN-29: A message of a type that the contract does not name gets 400; 405 is as good, since
 * more types are announced. This is the reference's choice, not contract.
 * Local rule CHN-IN-33: null in a field that may be absent counts as absent. This is the reference's
 * choice, not contract.
 * @phpstan-type UserMessage UserTextMessage|UserMediaMessage|UserLocationMessage|UserTypingNotice
 */
final class Messages extends \Parlance\Messages
{
    public const SCHEMAS = [
        'LocationContent' => [
            'type' => 'object',
            'required' => ['type', 'latitude', 'longitude'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'location'],
                'latitude' => ['type' => 'number'],
                'longitude' => ['type' => 'number'],
                'text' => ['type' => 'string'],
                'title' => ['type' => 'string'],
            ],
        ],
        'AgentMessageId' => ['type' => 'string'],
        'AgentLocation' => [
            'allOf' => [['$ref' => 'LocationContent']],
            'properties' => ['id' => ['$ref' => 'AgentMessageId']],
        ],
        'WritingAgent' => [
            'type' => 'object',
            'properties' => ['name' => ['type' => 'string'], 'photo' => ['type' => 'string']],
        ],
        'Recipient' => [
            'type' => 'object',
            'required' => ['id'],
            'properties' => ['id' => ['anyOf' => [['type' => 'string', 'minLength' => 1], ['type' => 'integer']]]],
        ],
        'AgentLocationMessage' => [
            'type' => 'object',
            'required' => ['recipient', 'message'],
            'properties' => [
                'sender' => ['$ref' => 'WritingAgent'],
                'recipient' => ['$ref' => 'Recipient'],
                'message' => ['$ref' => 'AgentLocation'],
            ],
        ],
        'MediaType' => ['type' => 'string', 'enum' => ['video', 'audio', 'voice', 'photo', 'sticker', 'document']],
        'HttpUrl' => [
            'type' => 'string',
            'pattern' => '^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]',
            'not' => ['pattern' => '[\\x00-\\x20\\x7F]'],
        ],
        'PositiveInteger' => ['type' => 'integer', 'minimum' => 1],
        'MediaContent' => [
            'type' => 'object',
            'required' => ['type', 'file', 'file_name', 'file_size'],
            'properties' => [
                'type' => ['$ref' => 'MediaType'],
                'file' => ['allOf' => [['$ref' => 'HttpUrl']]],
                'file_name' => ['type' => 'string'],
                'file_size' => ['allOf' => [['$ref' => 'PositiveInteger']]],
                'thumb' => ['allOf' => [['$ref' => 'HttpUrl']]],
                'emoji' => ['type' => 'string'],
                'duration' => ['allOf' => [['$ref' => 'PositiveInteger']]],
                'width' => ['allOf' => [['$ref' => 'PositiveInteger']]],
                'height' => ['allOf' => [['$ref' => 'PositiveInteger']]],
                'text' => ['type' => 'string'],
                'performer' => ['type' => 'string'],
                'title' => ['type' => 'string'],
            ],
        ],
        'AgentMedia' => [
            'allOf' => [['$ref' => 'MediaContent']],
            'properties' => ['id' => ['$ref' => 'AgentMessageId']],
        ],
        'AgentMediaMessage' => [
            'type' => 'object',
            'required' => ['recipient', 'message'],
            'properties' => [
                'sender' => ['$ref' => 'WritingAgent'],
                'recipient' => ['$ref' => 'Recipient'],
                'message' => ['$ref' => 'AgentMedia'],
            ],
        ],
        'AgentText' => [
            'type' => 'object',
            'required' => ['type', 'text'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'text'],
                'id' => ['$ref' => 'AgentMessageId'],
                'text' => ['type' => 'string'],
            ],
        ],
        'AgentTextMessage' => [
            'type' => 'object',
            'required' => ['recipient', 'message'],
            'properties' => [
                'sender' => ['$ref' => 'WritingAgent'],
                'recipient' => ['$ref' => 'Recipient'],
                'message' => ['$ref' => 'AgentText'],
            ],
        ],
        'TypingType' => ['type' => 'string', 'enum' => ['typein', 'typeout']],
        'TypingContent' => [
            'type' => 'object',
            'required' => ['type'],
            'properties' => ['type' => ['$ref' => 'TypingType']],
        ],
        'AgentTypingNotice' => [
            'type' => 'object',
            'required' => ['recipient', 'message'],
            'properties' => [
                'sender' => [],
                'recipient' => ['$ref' => 'Recipient'],
                'message' => ['$ref' => 'TypingContent'],
            ],
        ],
        'AgentMessage' => [
            'tag' => ['message', 'type'],
            'branches' => [
                'text' => ['$ref' => 'AgentTextMessage'],
                'video' => ['$ref' => 'AgentMediaMessage'],
                'audio' => ['$ref' => 'AgentMediaMessage'],
                'voice' => ['$ref' => 'AgentMediaMessage'],
                'photo' => ['$ref' => 'AgentMediaMessage'],
                'sticker' => ['$ref' => 'AgentMediaMessage'],
                'document' => ['$ref' => 'AgentMediaMessage'],
                'location' => ['$ref' => 'AgentLocationMessage'],
                'typein' => ['$ref' => 'AgentTypingNotice'],
                'typeout' => ['$ref' => 'AgentTypingNotice'],
            ],
        ],
        'AgentMessageAccepted' => [
            'type' => 'object',
            'required' => ['result'],
            'properties' => ['result' => ['type' => 'string', 'const' => 'ok']],
        ],
        'ChannelFault' => [
            'type' => 'object',
            'required' => ['code', 'message'],
            'properties' => ['code' => [], 'message' => ['type' => 'string']],
        ],
        'AgentMessageRefused' => [
            'type' => 'object',
            'required' => ['error'],
            'properties' => ['error' => ['$ref' => 'ChannelFault']],
        ],
        'AgentMessageReply' => ['anyOf' => [['$ref' => 'AgentMessageAccepted'], ['$ref' => 'AgentMessageRefused']]],
        'ChannelStatus' => ['type' => 'integer', 'enum' => [0, 1]],
        'CustomerId' => ['anyOf' => [['type' => 'string', 'minLength' => 1], ['type' => 'integer']]],
        'CustomerPhoto' => ['type' => 'string', 'pattern' => '^[Hh][Tt][Tt][Pp][Ss]?://', 'x-tolerant' => true],
        'CustomerUrl' => ['type' => 'string', 'x-tolerant' => true],
        'Customer' => [
            'type' => 'object',
            'required' => ['id'],
            'properties' => [
                'id' => ['$ref' => 'CustomerId'],
                'name' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
                'email' => ['type' => 'string'],
                'photo' => ['$ref' => 'CustomerPhoto'],
                'url' => ['$ref' => 'CustomerUrl'],
                'invite' => ['type' => 'string'],
            ],
        ],
        'TypingCustomer' => [
            'type' => 'object',
            'required' => ['id'],
            'properties' => ['id' => ['$ref' => 'CustomerId']],
        ],
        'UserMessageId' => ['anyOf' => [['type' => 'string'], ['type' => 'integer']]],
        'UserTextBody' => ['type' => 'string', 'x-truncate' => 1000],
        'UserLocation' => [
            'allOf' => [['$ref' => 'LocationContent']],
            'properties' => ['id' => ['$ref' => 'UserMessageId'], 'text' => ['$ref' => 'UserTextBody']],
        ],
        'UserLocationMessage' => [
            'type' => 'object',
            'required' => ['sender', 'message'],
            'properties' => ['sender' => ['$ref' => 'Customer'], 'message' => ['$ref' => 'UserLocation']],
        ],
        'UserMedia' => [
            'allOf' => [['$ref' => 'MediaContent']],
            'properties' => ['id' => ['$ref' => 'UserMessageId'], 'text' => ['$ref' => 'UserTextBody']],
        ],
        'UserMediaMessage' => [
            'type' => 'object',
            'required' => ['sender', 'message'],
            'properties' => ['sender' => ['$ref' => 'Customer'], 'message' => ['$ref' => 'UserMedia']],
        ],
        'UserText' => [
            'type' => 'object',
            'required' => ['type', 'text'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'text'],
                'id' => ['$ref' => 'UserMessageId'],
                'text' => ['$ref' => 'UserTextBody'],
            ],
        ],
        'UserTextMessage' => [
            'type' => 'object',
            'required' => ['sender', 'message'],
            'properties' => ['sender' => ['$ref' => 'Customer'], 'message' => ['$ref' => 'UserText']],
        ],
        'UserTypingNotice' => [
            'type' => 'object',
            'required' => ['sender', 'message'],
            'properties' => ['sender' => ['$ref' => 'TypingCustomer'], 'message' => ['$ref' => 'TypingContent']],
        ],
        'UserMessage' => [
            'tag' => ['message', 'type'],
            'branches' => [
                'text' => ['$ref' => 'UserTextMessage'],
                'video' => ['$ref' => 'UserMediaMessage'],
                'audio' => ['$ref' => 'UserMediaMessage'],
                'voice' => ['$ref' => 'UserMediaMessage'],
                'photo' => ['$ref' => 'UserMediaMessage'],
                'sticker' => ['$ref' => 'UserMediaMessage'],
                'document' => ['$ref' => 'UserMediaMessage'],
                'location' => ['$ref' => 'UserLocationMessage'],
                'typein' => ['$ref' => 'UserTypingNotice'],
                'typeout' => ['$ref' => 'UserTypingNotice'],
            ],
        ],
    ];
}
