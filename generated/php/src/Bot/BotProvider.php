<?php
// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Bot;

/**
 * Serves the party bot-provider. Extend this class, write the methods that you need, and call `handle` or
 * `serve`. An event for which you write no method gets the smallest valid response.
 *
 * A method returns the body of the response 200, or throws ErrorResponse.
 *
 * @phpstan-import-type AgentJoinedEvent from Messages
 * @phpstan-import-type AgentUnavailableEvent from Messages
 * @phpstan-import-type ChatClosedEvent from Messages
 * @phpstan-import-type ClientMessageEvent from Messages
 */
abstract class BotProvider extends \Parlance\Party
{
    public const SCHEMAS = Messages::SCHEMAS;
    public const OPERATIONS = [
        'receiveClientMessage' => [
            'id' => 'receiveClientMessage',
            'method' => 'POST',
            'path' => '/{token}',
            'headers' => ['authorization'],
            'secrets' => ['token', 'authorization'],
            'body' => 'ClientMessageEvent',
            'property' => 'event',
            'values' => ['CLIENT_MESSAGE'],
            'reply' => [],
            'responses' => ['200' => null],
        ],
        'receiveAgentJoined' => [
            'id' => 'receiveAgentJoined',
            'method' => 'POST',
            'path' => '/{token}',
            'headers' => ['authorization'],
            'secrets' => ['token', 'authorization'],
            'body' => 'AgentJoinedEvent',
            'property' => 'event',
            'values' => ['AGENT_JOINED'],
            'reply' => [],
            'responses' => ['200' => null],
        ],
        'receiveAgentUnavailable' => [
            'id' => 'receiveAgentUnavailable',
            'method' => 'POST',
            'path' => '/{token}',
            'headers' => ['authorization'],
            'secrets' => ['token', 'authorization'],
            'body' => 'AgentUnavailableEvent',
            'property' => 'event',
            'values' => ['AGENT_UNAVAILABLE'],
            'reply' => [],
            'responses' => ['200' => null],
        ],
        'receiveChatClosed' => [
            'id' => 'receiveChatClosed',
            'method' => 'POST',
            'path' => '/{token}',
            'headers' => ['authorization'],
            'secrets' => ['token', 'authorization'],
            'body' => 'ChatClosedEvent',
            'property' => 'event',
            'values' => ['CHAT_CLOSED'],
            'reply' => [],
            'responses' => ['200' => null],
        ],
    ];

    /**
     * Take a client's message.
     *
     * A client has written in a chat that the bot has. The provider responds with 200 at once and posts
     * the bot's reply, or the wish for an agent, to the service's address.
     *
     * Rules: BOT-PRV-01 MUST, BOT-PRV-19 SHOULD, BOT-PRV-02 MUST, BOT-PRV-15 SHOULD, BOT-PRV-03 MUST,
     * BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-14 SHOULD, BOT-PRV-05 SHOULD,
     * BOT-PRV-06 SHOULD
     *
     * Local rule BOT-PRV-08: A retry with the same id does not make the bot answer the client a second
     * time. This is the reference's choice, not contract.
     *
     * Open point OPEN-04: The body of the bot endpoint's response 200 is not shown. The reference's
     * choice, not contract: The service ignores it. The reference's own provider sends an empty object.
     *
     * @param ClientMessageEvent $body
     * @return array<string, mixed>
     */
    public function receiveClientMessage(array $body, \Parlance\Request $request): array
    {
        return [];
    }

    /**
     * Learn that an agent has joined.
     *
     * An agent takes the chat from here on, at the wish of the bot or of the client.
     *
     * Rules: BOT-PRV-07 MUST, BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD,
     * BOT-PRV-05 SHOULD, BOT-PRV-06 SHOULD
     *
     * Local rule BOT-PRV-11: After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE
     * it may ask the client for contact details. This is the reference's choice, not contract.
     *
     * @param AgentJoinedEvent $body
     * @return array<string, mixed>
     */
    public function receiveAgentJoined(array $body, \Parlance\Request $request): array
    {
        return [];
    }

    /**
     * Learn that no agent can come.
     *
     * No agent is available to take the chat. The bot may ask the client for contact details.
     *
     * Rules: BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05 SHOULD,
     * BOT-PRV-06 SHOULD, BOT-PRV-07 MUST
     *
     * Local rule BOT-PRV-11: After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE
     * it may ask the client for contact details. This is the reference's choice, not contract.
     *
     * @param AgentUnavailableEvent $body
     * @return array<string, mixed>
     */
    public function receiveAgentUnavailable(array $body, \Parlance\Request $request): array
    {
        return [];
    }

    /**
     * Learn that a chat is closed.
     *
     * The chat was closed.
     *
     * Rules: BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05 SHOULD,
     * BOT-PRV-06 SHOULD, BOT-PRV-07 MUST
     *
     * @param ChatClosedEvent $body
     * @return array<string, mixed>
     */
    public function receiveChatClosed(array $body, \Parlance\Request $request): array
    {
        return [];
    }
}
