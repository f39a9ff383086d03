<?php
// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Bot;

/**
 * The messages of the Bot API, as array shapes.
 *
 * The event's own id, for logs and for debugging.
 * Limit: not empty.
 * Rules: BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
 * Open point OPEN-31: Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp may
 * be absent is not stated. The reference's choice, not contract: A timestamp may. An event without id, and
 * an INVITE_AGENT without client_id, is accepted and noted at the desk.
 * @phpstan-type EventId string
 *
 * The user who writes to the channel. It is unique within the customer's account.
 * Limit: not empty.
 * @phpstan-type ClientId string
 *
 * The chat between the user and the bot or agent. It is unique within the customer's account.
 * Limit: not empty.
 * @phpstan-type BotChatId string
 *
 * An agent has joined the chat, because the provider or the client asked for one.
 * - `event`: Marks the arrival of an agent.
 * @phpstan-type AgentJoinedEvent array{
 *     event: 'AGENT_JOINED',
 *     id: EventId,
 *     client_id: ClientId,
 *     chat_id: BotChatId,
 * }
 *
 * No agent can take the chat. The bot may go on and ask the client for contact details.
 * - `event`: Marks that no agent can come.
 * @phpstan-type AgentUnavailableEvent array{
 *     event: 'AGENT_UNAVAILABLE',
 *     id: EventId,
 *     client_id: ClientId,
 *     chat_id: BotChatId,
 * }
 *
 * One ready-made answer.
 * - `text`: The answer that the client gives by pressing the button.
 * @phpstan-type AnswerButton array{
 *     text: string,
 * }
 *
 * Header fields of a request of the bot API, in either direction.
 * - `Authorization`: The value agreed on beside the token, where one is. The header is compared with it as
 * a whole; its format is not stated (OPEN-07).
 * @phpstan-type AuthorizationHeader array{
 *     Authorization?: string,
 * }
 *
 * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
 * string of digits too.
 * Rules: BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
 * Open point OPEN-14: The tables give the timestamp as a string, the samples as a number. The reference's
 * choice, not contract: Both are accepted; a number of Unix seconds is sent.
 * @phpstan-type MessageTimestamp int|float|string
 *
 * A plain text.
 * - `type`: Marks a plain text.
 * - `text`: The words.
 * @phpstan-type TextContent array{
 *     type: 'TEXT',
 *     text: string,
 *     timestamp?: MessageTimestamp,
 * }
 *
 * A formatted text. The first version of the format knows links, bold and italic.
 * Rules: BOT-IN-12 SHOULD
 * - `type`: Marks a formatted text.
 * - `content`: The words in Markdown.
 * - `text`: The words for a channel that cannot show Markdown.
 * @phpstan-type MarkdownContent array{
 *     type: 'MARKDOWN',
 *     content: string,
 *     text?: string,
 *     timestamp?: MessageTimestamp,
 * }
 *
 * A few ready-made answers to choose from, under a heading.
 * Rules: BOT-IN-09 MUST, BOT-PRV-09 MUST
 * - `type`: Marks a choice of answers.
 * - `buttons`: The buttons, in the order in which they are shown. Limit: at most 3 elements.
 * - `title`: The heading of the buttons.
 * - `text`: The words for a channel that cannot show buttons.
 * @phpstan-type ButtonsContent array{
 *     type: 'BUTTONS',
 *     buttons: list<AnswerButton>,
 *     title?: string,
 *     text?: string,
 *     timestamp?: MessageTimestamp,
 * }
 *
 * What a bot says.
 * Rules: BOT-IN-10 MUST, BOT-IN-11 MUST, BOT-PRV-10 SHOULD
 * @phpstan-type BotContent TextContent|MarkdownContent|ButtonsContent
 *
 * The bot's reply, which the service passes on to the client.
 * - `event`: Marks a reply of the bot.
 * @phpstan-type BotMessageEvent array{
 *     event: 'BOT_MESSAGE',
 *     id?: EventId,
 *     chat_id: BotChatId,
 *     message: BotContent,
 * }
 *
 * The chat has been closed. The service sends all three ids; receivers rely on the event's name alone.
 * Open point OPEN-09: Which parameters CHAT_CLOSED carries is not shown. The reference's choice, not
 * contract: It carries id, client_id and chat_id, as the other events about a chat do.
 * - `event`: Marks the end of a chat.
 * @phpstan-type ChatClosedEvent array{
 *     event: 'CHAT_CLOSED',
 *     id?: EventId,
 *     client_id?: ClientId,
 *     chat_id?: BotChatId,
 * }
 *
 * What a client wrote.
 * @phpstan-type ClientContent TextContent|MarkdownContent|ButtonsContent
 *
 * A client has written. The provider answers with an event of its own.
 * - `event`: Marks a message of a client.
 * @phpstan-type ClientMessageEvent array{
 *     event: 'CLIENT_MESSAGE',
 *     id: EventId,
 *     client_id: ClientId,
 *     chat_id: BotChatId,
 *     message: ClientContent,
 * }
 *
 * The kind of error. Receivers accept codes that are not in the table.
 * Limit: not empty.
 * @phpstan-type ErrorCode string
 *
 * What went wrong, once for programs and once for people.
 * - `message`: A sentence for a person that says what was wrong, where, and what to do about it. Limit: not
 * empty.
 * @phpstan-type ErrorDetail array{
 *     code: ErrorCode,
 *     message: string,
 * }
 *
 * The body of every error response that carries one.
 * Rules: BOT-IN-15 SHOULD
 * Open point OPEN-32: The bodies of the channel API's error responses, and error codes beyond
 * invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
 * contract: The same body with codes of its own. Clients take any body, or none.
 * @phpstan-type ErrorBody array{
 *     error: ErrorDetail,
 * }
 *
 * The bot has no answer and hands the chat over to the agents.
 * - `event`: Marks the wish for an agent.
 * @phpstan-type InviteAgentEvent array{
 *     event: 'INVITE_AGENT',
 *     id?: EventId,
 *     client_id?: ClientId,
 *     chat_id: BotChatId,
 * }
 *
 * What a bot provider posts to the service.
 * Rules: BOT-PRV-17 MUST
 * @phpstan-type ProviderEvent BotMessageEvent|InviteAgentEvent
 */
final class Messages extends \Parlance\Messages
{
    public const SCHEMAS = [
        'EventId' => ['type' => 'string', 'minLength' => 1],
        'ClientId' => ['type' => 'string', 'minLength' => 1],
        'BotChatId' => ['type' => 'string', 'minLength' => 1],
        'AgentJoinedEvent' => [
            'type' => 'object',
            'required' => ['event', 'id', 'client_id', 'chat_id'],
            'properties' => [
                'event' => ['type' => 'string', 'const' => 'AGENT_JOINED'],
                'id' => ['$ref' => 'EventId'],
                'client_id' => ['$ref' => 'ClientId'],
                'chat_id' => ['$ref' => 'BotChatId'],
            ],
        ],
        'AgentUnavailableEvent' => [
            'type' => 'object',
            'required' => ['event', 'id', 'client_id', 'chat_id'],
            'properties' => [
                'event' => ['type' => 'string', 'const' => 'AGENT_UNAVAILABLE'],
                'id' => ['$ref' => 'EventId'],
                'client_id' => ['$ref' => 'ClientId'],
                'chat_id' => ['$ref' => 'BotChatId'],
            ],
        ],
        'AnswerButton' => [
            'type' => 'object',
            'required' => ['text'],
            'properties' => ['text' => ['type' => 'string']],
        ],
        'AuthorizationHeader' => ['type' => 'object', 'properties' => ['Authorization' => ['type' => 'string']]],
        'MessageTimestamp' => ['anyOf' => [['type' => 'number'], ['type' => 'string', 'pattern' => '^[0-9]+$']]],
        'TextContent' => [
            'type' => 'object',
            'required' => ['type', 'text'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'TEXT'],
                'text' => ['type' => 'string'],
                'timestamp' => ['$ref' => 'MessageTimestamp'],
            ],
        ],
        'MarkdownContent' => [
            'type' => 'object',
            'required' => ['type', 'content'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'MARKDOWN'],
                'content' => ['type' => 'string'],
                'text' => ['type' => 'string'],
                'timestamp' => ['$ref' => 'MessageTimestamp'],
            ],
        ],
        'ButtonsContent' => [
            'type' => 'object',
            'required' => ['type', 'buttons'],
            'properties' => [
                'type' => ['type' => 'string', 'const' => 'BUTTONS'],
                'buttons' => ['type' => 'array', 'maxItems' => 3, 'items' => ['$ref' => 'AnswerButton']],
                'title' => ['type' => 'string'],
                'text' => ['type' => 'string'],
                'timestamp' => ['$ref' => 'MessageTimestamp'],
            ],
        ],
        'BotContent' => [
            'tag' => ['type'],
            'branches' => [
                'TEXT' => ['$ref' => 'TextContent'],
                'MARKDOWN' => ['$ref' => 'MarkdownContent'],
                'BUTTONS' => ['$ref' => 'ButtonsContent'],
            ],
        ],
        'BotMessageEvent' => [
            'type' => 'object',
            'required' => ['event', 'chat_id', 'message'],
            'properties' => [
                'event' => ['type' => 'string', 'const' => 'BOT_MESSAGE'],
                'id' => ['$ref' => 'EventId'],
                'chat_id' => ['$ref' => 'BotChatId'],
                'message' => ['$ref' => 'BotContent'],
            ],
        ],
        'ChatClosedEvent' => [
            'type' => 'object',
            'required' => ['event'],
            'properties' => [
                'event' => ['type' => 'string', 'const' => 'CHAT_CLOSED'],
                'id' => ['$ref' => 'EventId'],
                'client_id' => ['$ref' => 'ClientId'],
                'chat_id' => ['$ref' => 'BotChatId'],
            ],
        ],
        'ClientContent' => [
            'tag' => ['type'],
            'branches' => [
                'TEXT' => ['$ref' => 'TextContent'],
                'MARKDOWN' => ['$ref' => 'MarkdownContent'],
                'BUTTONS' => ['$ref' => 'ButtonsContent'],
            ],
        ],
        'ClientMessageEvent' => [
            'type' => 'object',
            'required' => ['event', 'id', 'client_id', 'chat_id', 'message'],
            'properties' => [
                'event' => ['type' => 'string', 'const' => 'CLIENT_MESSAGE'],
                'id' => ['$ref' => 'EventId'],
                'client_id' => ['$ref' => 'ClientId'],
                'chat_id' => ['$ref' => 'BotChatId'],
                'message' => ['$ref' => 'ClientContent'],
            ],
        ],
        'ErrorCode' => ['type' => 'string', 'minLength' => 1],
        'ErrorDetail' => [
            'type' => 'object',
            'required' => ['code', 'message'],
            'properties' => [
                'code' => ['$ref' => 'ErrorCode'],
                'message' => ['type' => 'string', 'minLength' => 1],
            ],
        ],
        'ErrorBody' => [
            'type' => 'object',
            'required' => ['error'],
            'properties' => ['error' => ['$ref' => 'ErrorDetail']],
        ],
        'InviteAgentEvent' => [
            'type' => 'object',
            'required' => ['event', 'chat_id'],
            'properties' => [
                'event' => ['type' => 'string', 'const' => 'INVITE_AGENT'],
                'id' => ['$ref' => 'EventId'],
                'client_id' => ['$ref' => 'ClientId'],
                'chat_id' => ['$ref' => 'BotChatId'],
            ],
        ],
        'ProviderEvent' => [
            'tag' => ['event'],
            'branches' => [
                'BOT_MESSAGE' => ['$ref' => 'BotMessageEvent'],
                'INVITE_AGENT' => ['$ref' => 'InviteAgentEvent'],
            ],
        ],
    ];
}
