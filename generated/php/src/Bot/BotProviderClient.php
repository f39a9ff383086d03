<?php
// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Bot;

/**
 * Calls the party bot-provider.
 *
 * @phpstan-import-type AgentJoinedEvent from Messages
 * @phpstan-import-type AgentUnavailableEvent from Messages
 * @phpstan-import-type ChatClosedEvent from Messages
 * @phpstan-import-type ClientMessageEvent from Messages
 */
final class BotProviderClient extends \Parlance\Client
{
    protected const SCHEMAS = Messages::SCHEMAS;
    protected const OPERATIONS = BotProvider::OPERATIONS;

    /**
     * Take a client's message.
     *
     * @param ClientMessageEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendClientMessage(array $body, ?array $retry = null): mixed
    {
        return $this->call('receiveClientMessage', $body, $retry);
    }

    /**
     * Learn that an agent has joined.
     *
     * @param AgentJoinedEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendAgentJoined(array $body, ?array $retry = null): mixed
    {
        return $this->call('receiveAgentJoined', $body, $retry);
    }

    /**
     * Learn that no agent can come.
     *
     * @param AgentUnavailableEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendAgentUnavailable(array $body, ?array $retry = null): mixed
    {
        return $this->call('receiveAgentUnavailable', $body, $retry);
    }

    /**
     * Learn that a chat is closed.
     *
     * @param ChatClosedEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendChatClosed(array $body, ?array $retry = null): mixed
    {
        return $this->call('receiveChatClosed', $body, $retry);
    }
}
