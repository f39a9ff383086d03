<?php
// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Channel;

/**
 * The messages of the Channel API, as array shapes.
 *
 * The agent who writes.
 * - `name`: The agent's name.
 * - `photo`: The address of the agent's picture. Limit: format uri.
 * @phpstan-type WritingAgent array{
 *     name?: string,
 *     photo?: string,
 * }
 *
 * The customer who is written to.
 * Rules: CHN-OUT-03 MUST, CHN-OUT-04 SHOULD
 * - `id`: The id that the integrator gave as sender.id. The service sends a string; receivers accept an
 * integer too. Limit: not empty; format int64.
 * @phpstan-type Recipient array{
 *     id: string|int,
 * }
 *
 * The writer's own id of the message, kept for logs and for notices of delivery and reading to come.
 * @phpstan-type MessageId string
 *
 * A point on the map.
 * - `type`: Marks a location.
 * - `latitude`: Degrees north of the equator; negative to the south.
 * - `longitude`: Degrees east of Greenwich; negative to the west.
 * - `text`: A comment that goes with the location.
 * - `title`: The name of the place.
 * @phpstan-type LocationContent array{
 *     type: 'location',
 *     id?: MessageId,
 *     latitude: int|float,
 *     longitude: int|float,
 *     text?: string,
 *     title?: string,
 * }
 *
 * An agent's place on the map.
 * @phpstan-type AgentLocationMessage array{
 *     sender?: WritingAgent,
 *     recipient: Recipient,
 *     message: LocationContent,
 * }
 *
 * The kinds of message that carry a file.
 * @phpstan-type MediaType 'video'|'audio'|'voice'|'photo'|'sticker'|'document'
 *
 * An absolute address with the scheme http or https.
 * Limit: format uri; matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 * @phpstan-type HttpUrl string
 *
 * A whole number above zero.
 * Limit: at least 1; format int64.
 * @phpstan-type PositiveInteger int
 *
 * A file with what is known of it.
 * - `file`: Where the file can be fetched. An absolute address with the scheme http or https. Limit: format
 * uri; matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 * - `file_name`: The file's name as its owner chose it.
 * - `file_size`: The file's size in bytes. A whole number above zero. Limit: at least 1; format int64.
 * - `thumb`: Where a preview picture, 320 pixels wide, can be fetched. An absolute address with the scheme
 * http or https. Limit: format uri; matches `^[Hh][Tt][Tt][Pp][Ss]?://[^\x00-\x20\x7F/?#]`.
 * - `emoji`: A Unicode character that can stand in for the file.
 * - `duration`: How long a recording plays, in seconds. A whole number above zero. Limit: at least 1;
 * format int64.
 * - `width`: Width in pixels. A whole number above zero. Limit: at least 1; format int64.
 * - `height`: Height in pixels. A whole number above zero. Limit: at least 1; format int64.
 * - `text`: A comment that goes with the file.
 * - `performer`: Who wrote, composed or performs it.
 * - `title`: The title of the piece.
 * @phpstan-type MediaContent array{
 *     type: MediaType,
 *     id?: MessageId,
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
 * An agent's file.
 * Rules: CHN-OUT-05 MUST
 * @phpstan-type AgentMediaMessage array{
 *     sender?: WritingAgent,
 *     recipient: Recipient,
 *     message: MediaContent,
 * }
 *
 * The text of an agent.
 * - `type`: Marks a plain text.
 * - `text`: The words of the agent.
 * @phpstan-type AgentText array{
 *     type: 'text',
 *     id?: MessageId,
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
 * More kinds are announced (section 9 of the source): be ready for one that does not stand here.
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
 * - `code`: A code of the integrator's own choice.
 * - `message`: A sentence for the agent.
 * @phpstan-type ChannelFault array{
 *     code: int|float|string,
 *     message: string,
 * }
 *
 * The integrator could not use the message and says why.
 * Open point OPEN-11: Which error codes a channel integrator may use, and which of them hide the message
 * from the agent, is not stated. The reference's choice, not contract: Every message is shown to the agent,
 * whatever its code.
 * Open point OPEN-18: Whether an error answer ends the repeating is not stated. The reference's choice, not
 * contract: It does, and its message is shown.
 * @phpstan-type AgentMessageRefused array{
 *     error: ChannelFault,
 * }
 *
 * The integrator's answer to an agent's message, with the HTTP code 200 in either case.
 * Rules: CHN-RCV-08 MUST
 * @phpstan-type AgentMessageReply AgentMessageAccepted|AgentMessageRefused
 *
 * Whether somebody can answer now. `1` says that an assigned agent is online; `0` says that all are offline
 * or that the chat was removed from the site.
 * @phpstan-type ChannelStatus 0|1
 *
 * The customer's id on the integrator's side. It comes back unchanged as the recipient of every answer.
 * Limit: not empty; format int64.
 * Rules: CHN-IN-07 MUST, CHN-IN-08 MUST
 * Local rule CHN-IN-09: A message whose sender.id is empty or absent is answered 400. This is the
 * reference's choice, not contract.
 * @phpstan-type CustomerId string|int
 *
 * The address of a picture of the customer, best a png, jpg or gif of 128 by 128 pixels. Whether it
 * displays is not guaranteed.
 * Limit: format uri.
 * Rules: CHN-IN-12 MUST, CHN-RCV-12 MUST
 * @phpstan-type CustomerPhoto string
 *
 * Who writes. Data given in a later message of the chat replaces what the agent saw before.
 * Rules: CHN-IN-10 MUST, CHN-IN-11 MUST, CHN-IN-13 MUST
 * Open point OPEN-25: sender.url is sent by integrators; what it means is not stated. The reference's
 * choice, not contract: It is kept and shown to the agent as a plain address. A value that is no text is
 * not shown, and noted at the desk.
 * - `name`: The name that the agent sees.
 * - `phone`: The customer's phone number.
 * - `email`: The customer's e-mail address.
 * - `url`: An address that integrators send along. The source gives it no meaning, so that any value is
 * taken; the reference shows the agent a text as it stands, and no other value.
 * - `invite`: The words with which the integrator invited the customer to write. When to invite is the
 * integrator's affair.
 * @phpstan-type Customer array{
 *     id: CustomerId,
 *     name?: string,
 *     phone?: string,
 *     email?: string,
 *     photo?: CustomerPhoto,
 *     url?: mixed,
 *     invite?: string,
 * }
 *
 * Who types. Nothing but the id is read.
 * @phpstan-type TypingCustomer array{
 *     id: CustomerId,
 * }
 *
 * The words of the customer.
 * Limit: 1000 characters; what is longer is cut to the first 1000, never refused.
 * Rules: CHN-IN-17 MUST
 * Local rule CHN-IN-18: A character is a Unicode code point, and a cut never leaves half of a surrogate
 * pair. This is the reference's choice, not contract.
 * Open point OPEN-17: What a character is in the limit of 1000 is not stated. The reference's choice, not
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
 *     id?: MessageId,
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
 * More kinds are announced (section 9 of the source): be ready for one that does not stand here.
 * Rules: CHN-IN-14 SHOULD, CHN-IN-15 MUST, CHN-RCV-10 MUST
 * Local rule CHN-IN-29: A message of a type that the contract does not name is answered 400; 405 is as
 * good, since more types are announced. This is the reference's choice, not contract.
 * Local rule CHN-IN-33: null in a field that may be absent counts as absent. This is the reference's
 * choice, not contract.
 * @phpstan-type UserMessage UserTextMessage|UserMediaMessage|UserLocationMessage|UserTypingNotice
 */
final class Messages
{
    public const SCHEMAS = [
        'WritingAgent' => [
            'type' => 'object',
            'properties' => ['name' => ['type' => 'string'], 'photo' => ['type' => 'string']],
        ],
        'Recipient' => [
            'type' => 'object',
            'required' => ['id'],
            'properties' => ['id' => ['type' => ['string', 'integer'], 'minLength' => 1]],
        ],
        'MessageId' => ['type' => 'string'],
        'LocationContent' => [
            'type' => 'object',
            'required' => ['type', 'latitude', 'longitude'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'location'],
                'id' => ['$ref' => 'MessageId'],
                'latitude' => ['type' => 'number'],
                'longitude' => ['type' => 'number'],
                'text' => ['type' => 'string'],
                'title' => ['type' => 'string'],
            ],
        ],
        'AgentLocationMessage' => [
            'type' => 'object',
            'required' => ['recipient', 'message'],
            'properties' => [
                'sender' => ['$ref' => 'WritingAgent'],
                'recipient' => ['$ref' => 'Recipient'],
                'message' => ['$ref' => 'LocationContent'],
            ],
        ],
        'MediaType' => ['type' => 'string', 'enum' => ['video', 'audio', 'voice', 'photo', 'sticker', 'document']],
        'HttpUrl' => [
            'type' => 'string',
            'pattern' => '^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]',
            'not' => ['type' => 'string', 'pattern' => '[\\x00-\\x20\\x7F]'],
        ],
        'PositiveInteger' => ['type' => 'integer', 'minimum' => 1],
        'MediaContent' => [
            'type' => 'object',
            'required' => ['type', 'file', 'file_name', 'file_size'],
            'properties' => [
                'type' => ['$ref' => 'MediaType'],
                'id' => ['$ref' => 'MessageId'],
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
        'AgentMediaMessage' => [
            'type' => 'object',
            'required' => ['recipient', 'message'],
            'properties' => [
                'sender' => ['$ref' => 'WritingAgent'],
                'recipient' => ['$ref' => 'Recipient'],
                'message' => ['$ref' => 'MediaContent'],
            ],
        ],
        'AgentText' => [
            'type' => 'object',
            'required' => ['type', 'text'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'text'],
                'id' => ['$ref' => 'MessageId'],
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
            'properties' => ['code' => ['type' => ['number', 'string']], 'message' => ['type' => 'string']],
        ],
        'AgentMessageRefused' => [
            'type' => 'object',
            'required' => ['error'],
            'properties' => ['error' => ['$ref' => 'ChannelFault']],
        ],
        'AgentMessageReply' => ['anyOf' => [['$ref' => 'AgentMessageAccepted'], ['$ref' => 'AgentMessageRefused']]],
        'ChannelStatus' => ['type' => 'integer', 'enum' => [0, 1]],
        'CustomerId' => ['type' => ['string', 'integer'], 'minLength' => 1],
        'CustomerPhoto' => ['type' => 'string'],
        'Customer' => [
            'type' => 'object',
            'required' => ['id'],
            'properties' => [
                'id' => ['$ref' => 'CustomerId'],
                'name' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
                'email' => ['type' => 'string'],
                'photo' => ['$ref' => 'CustomerPhoto'],
                'url' => [],
                'invite' => ['type' => 'string'],
            ],
        ],
        'TypingCustomer' => [
            'type' => 'object',
            'required' => ['id'],
            'properties' => ['id' => ['$ref' => 'CustomerId']],
        ],
        'UserTextBody' => ['type' => 'string', 'x-truncate' => 1000],
        'UserLocation' => [
            'allOf' => [['$ref' => 'LocationContent']],
            'properties' => ['text' => ['$ref' => 'UserTextBody']],
        ],
        'UserLocationMessage' => [
            'type' => 'object',
            'required' => ['sender', 'message'],
            'properties' => ['sender' => ['$ref' => 'Customer'], 'message' => ['$ref' => 'UserLocation']],
        ],
        'UserMedia' => [
            'allOf' => [['$ref' => 'MediaContent']],
            'properties' => ['text' => ['$ref' => 'UserTextBody']],
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
                'id' => ['$ref' => 'MessageId'],
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

    /**
     * All faults of a message; an empty list for a valid one. Null in a field that may be absent counts as absent.
     *
     * @param key-of<self::SCHEMAS> $name
     * @return list<\Parlance\Fault>
     */
    public static function faultsOf(string $name, mixed $message): array
    {
        $parsed = \Parlance\Json::parse(\Parlance\Json::dump($message));
        return \Parlance\Validator::faultsOf(self::SCHEMAS, $name, $parsed);
    }

    /**
     * The kind of a message that this edition does not name, or null. The contract announces more kinds.
     *
     * @param key-of<self::SCHEMAS> $name
     */
    public static function unknownKind(string $name, mixed $message): ?string
    {
        $parsed = \Parlance\Json::parse(\Parlance\Json::dump($message));
        return \Parlance\Validator::unknownKind(self::SCHEMAS, $name, $parsed);
    }
}
