<?php
// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Bot;

/**
 * Serves the party bot-service. Extend this class, write the methods that you need, and call `handle` or
 * `serve`. An event for which you write no method gets the smallest valid response.
 *
 * A method returns the body of the response 200, or throws ErrorResponse.
 *
 * @phpstan-import-type ProviderEvent from Messages
 */
abstract class BotService extends \Parlance\Party
{
    public const SCHEMAS = Messages::SCHEMAS;
    public const OPERATIONS = [
        'sendProviderEvent' => [
            'id' => 'sendProviderEvent',
            'method' => 'POST',
            'path' => '/webhooks/{provider_id}/{token}',
            'headers' => ['authorization'],
            'secrets' => ['token', 'authorization'],
            'body' => 'ProviderEvent',
            'property' => 'event',
            'values' => ['BOT_MESSAGE', 'INVITE_AGENT'],
            'reply' => [],
            'responses' => ['200' => null],
        ],
    ];

    /**
     * Post what the bot says or wants.
     *
     * Takes a reply of the bot, which goes to the client, or the wish to hand the chat over to the agents.
     * The response 200 says that the service has accepted the event.
     *
     * Rules: BOT-IN-01 MUST, BOT-IN-02 MUST, BOT-IN-03 MUST, BOT-IN-04 MUST, BOT-IN-18 SHOULD, BOT-IN-05
     * MUST, BOT-IN-06 MUST, BOT-IN-07 MUST, BOT-IN-08 SHOULD, BOT-PRV-20 MUST, BOT-PRV-21 SHOULD
     *
     * Local rule BOT-IN-14: A chat_id that is not known gets 400. This is the reference's choice, not
     * contract.
     *
     * Local rule BOT-IN-16: An unknown provider_id gets 404. This is the reference's choice, not contract.
     *
     * Local rule BOT-IN-17: An event with the same id, chat and content as one of the last minute counts
     * as a retry and is not shown again; what makes a retry is not stated. This is the reference's choice,
     * not contract.
     *
     * Local rule BOT-IN-19: An event without id is accepted, and noted at the desk; a message without
     * timestamp is accepted. Whether either may be absent is not stated. This is the reference's choice,
     * not contract.
     *
     * Open point OPEN-33: How long a provider waits for the service's response, and how often it retries,
     * is not stated. The reference's choice, not contract: The generated client makes one request, within
     * a time limit of its own, and another only when told to. Nobody is judged by it.
     *
     * Open point OPEN-34: The HTTP code that goes with unauthorized_client is not stated. The reference's
     * choice, not contract: 401.
     *
     * Open point OPEN-36: What makes a provider's event a retry of another is not stated. The reference's
     * choice, not contract: The same id, chat and content within a minute. Anything else is shown.
     *
     * Open point OPEN-44: Whether a provider may post before the first CLIENT_MESSAGE of a chat, or
     * unasked in a chat that it knows, is not stated. The reference's choice, not contract: An event is
     * accepted in a chat that the bot has, asked or unasked, and rejected before there is one.
     *
     * Open point OPEN-46: The body of the service's response 200 to a provider's event is not shown. The
     * reference's choice, not contract: An empty object. Clients accept any body, and none.
     *
     * @param ProviderEvent $body
     * @return array<string, mixed>
     */
    public function sendProviderEvent(array $body, \Parlance\Request $request): array
    {
        return [];
    }
}
