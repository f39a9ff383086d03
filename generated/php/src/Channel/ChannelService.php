<?php
// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Channel;

/**
 * Serves the party channel-service. Extend this class, write the methods that you need, and call `handle`
 * or `serve`.
 *
 * A method returns the body of the response 200, or throws ErrorResponse.
 *
 * @phpstan-import-type ChannelStatus from Messages
 * @phpstan-import-type UserMessage from Messages
 */
abstract class ChannelService extends \Parlance\Party
{
    public const SCHEMAS = Messages::SCHEMAS;
    public const OPERATIONS = [
        'getChannelStatus' => [
            'id' => 'getChannelStatus',
            'method' => 'GET',
            'path' => '/{random_string}/{channel_public_id}/status',
            'headers' => [],
            'secrets' => ['random_string'],
            'responses' => ['200' => 'ChannelStatus'],
        ],
        'sendUserMessage' => [
            'id' => 'sendUserMessage',
            'method' => 'POST',
            'path' => '/{random_string}/{channel_public_id}',
            'headers' => [],
            'secrets' => ['random_string'],
            'body' => 'UserMessage',
            'responses' => ['200' => null],
        ],
    ];

    /**
     * Ask whether somebody can answer.
     *
     * Tells whether an agent of the channel is online. The whole body is one JSON integer.
     *
     * Rules: CHN-IN-01 MUST, CHN-IN-02 MUST, CHN-IN-03 MUST
     *
     * @return ChannelStatus
     */
    abstract public function getChannelStatus(\Parlance\Request $request): int;

    /**
     * Post a customer's message.
     *
     * Takes a text, a file, a place or a typing notice from a customer. The response 200 says that the
     * service has accepted it.
     *
     * Rules: CHN-IN-04 MUST, CHN-IN-05 MUST, CHN-IN-06 MUST, CHN-IN-32 SHOULD, CHN-IN-27 MUST, CHN-IN-28
     * MUST, CHN-RCV-11 SHOULD
     *
     * Local rule CHN-IN-30: Too many requests get 429; at which rate is not stated. This is the
     * reference's choice, not contract.
     *
     * Open point OPEN-12: How many requests in which time bring the response 429 is not stated. The
     * reference's choice, not contract: A limit can be configured and is off by default; when it is on,
     * 429 comes with Retry-After.
     *
     * Open point OPEN-26: The body of the response 200 to a posted message is not shown. The reference's
     * choice, not contract: An empty object; clients ignore it.
     *
     * Open point OPEN-37: Whether a message that is retried with the same message.id is one message is not
     * stated. The reference's choice, not contract: The same sender, id and content within a minute is one
     * message; anything else is another.
     *
     * Open point OPEN-38: The Content-Type of channel API requests is not stated; application/json is
     * stated for the bot API alone. The reference's choice, not contract: application/json is sent. Any
     * type or none is accepted, and noted at the desk.
     *
     * @param UserMessage $body
     * @return array<string, mixed>
     */
    abstract public function sendUserMessage(array $body, \Parlance\Request $request): array;
}
