<?php
// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Channel;

/**
 * Calls the party channel-service.
 *
 * @phpstan-import-type ChannelStatus from Messages
 * @phpstan-import-type UserMessage from Messages
 */
final class ChannelServiceClient extends \Parlance\Client
{
    protected const SCHEMAS = Messages::SCHEMAS;
    protected const OPERATIONS = ChannelService::OPERATIONS;

    /**
     * Ask whether somebody can answer.
     *
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return ChannelStatus
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function getChannelStatus(?array $retry = null): int
    {
        return $this->call('getChannelStatus', null, $retry);
    }

    /**
     * Post a customer's message.
     *
     * @param UserMessage $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendUserMessage(array $body, ?array $retry = null): mixed
    {
        return $this->call('sendUserMessage', $body, $retry);
    }
}
