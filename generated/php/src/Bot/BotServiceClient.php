<?php
// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Bot;

/**
 * Calls the party bot-service.
 *
 * @phpstan-import-type ProviderEvent from Messages
 */
final class BotServiceClient extends \Parlance\Client
{
    protected const SCHEMAS = Messages::SCHEMAS;
    protected const OPERATIONS = BotService::OPERATIONS;

    /**
     * Post what the bot says or wants.
     *
     * @param ProviderEvent $body
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws \Parlance\InvalidMessage
     * @throws \Parlance\CallFailed
     */
    public function sendProviderEvent(array $body, ?array $retry = null): mixed
    {
        return $this->call('sendProviderEvent', $body, $retry);
    }
}
