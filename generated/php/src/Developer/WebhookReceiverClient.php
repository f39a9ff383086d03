<?php
// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Developer;

/**
 * Calls the party webhook-receiver.
 *
 * @phpstan-import-type CallEvent from Messages
 * @phpstan-import-type ChatAcceptedEvent from Messages
 * @phpstan-import-type ChatAcceptedReply from Messages
 * @phpstan-import-type ChatAssignedEvent from Messages
 * @phpstan-import-type ChatFinishedEvent from Messages
 * @phpstan-import-type ChatUpdatedEvent from Messages
 * @phpstan-import-type OfflineMessageEvent from Messages
 * @phpstan-import-type WebhookReply from Messages
 */
final class WebhookReceiverClient extends \Parlance\Client
{
    protected const SCHEMAS = Messages::SCHEMAS;
    protected const OPERATIONS = WebhookReceiver::OPERATIONS;

    /**
     * Chat accepted by an agent; respond with data for the agent.
     *
     * @param ChatAcceptedEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return ChatAcceptedReply
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendChatAccepted(array $body, ?array $retry = null): array
    {
        return (array) $this->call('receiveChatAccepted', $body, $retry);
    }

    /**
     * Chat connected to a CRM card.
     *
     * @param ChatAssignedEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return WebhookReply
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendChatAssigned(array $body, ?array $retry = null): array
    {
        return (array) $this->call('receiveChatAssigned', $body, $retry);
    }

    /**
     * Chat finished.
     *
     * @param ChatFinishedEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return WebhookReply
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendChatFinished(array $body, ?array $retry = null): array
    {
        return (array) $this->call('receiveChatFinished', $body, $retry);
    }

    /**
     * Visitor data changed.
     *
     * @param ChatUpdatedEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return WebhookReply
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendChatUpdated(array $body, ?array $retry = null): array
    {
        return (array) $this->call('receiveChatUpdated', $body, $retry);
    }

    /**
     * Offline form received.
     *
     * @param OfflineMessageEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return WebhookReply
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendOfflineMessage(array $body, ?array $retry = null): array
    {
        return (array) $this->call('receiveOfflineMessage', $body, $retry);
    }

    /**
     * Call started, or its status changed.
     *
     * @param CallEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendCallEvent(array $body, ?array $retry = null): mixed
    {
        return $this->call('receiveCallEvent', $body, $retry);
    }
}
