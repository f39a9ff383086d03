<?php
// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Channel;

/**
 * Calls the party channel-integrator.
 *
 * @phpstan-import-type AgentMessage from Messages
 * @phpstan-import-type AgentMessageReply from Messages
 */
final class ChannelIntegratorClient extends \Parlance\Client
{
    protected const SCHEMAS = Messages::SCHEMAS;
    protected const OPERATIONS = ChannelIntegrator::OPERATIONS;

    /**
     * Take an agent's message.
     *
     * @param AgentMessage $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @return AgentMessageReply
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendAgentMessage(array $body, ?array $retry = null): array
    {
        return (array) $this->call('receiveAgentMessage', $body, $retry);
    }
}
