<?php
// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Channel;

/**
 * Serves the party channel-integrator. Extend this class, write the methods that you need, and call
 * `handle` or `serve`.
 *
 * A method returns the body of the response 200, or throws ErrorResponse.
 *
 * @phpstan-import-type AgentMessage from Messages
 * @phpstan-import-type AgentMessageReply from Messages
 */
abstract class ChannelIntegrator extends \Parlance\Party
{
    public const SCHEMAS = Messages::SCHEMAS;
    public const OPERATIONS = [
        'receiveAgentMessage' => [
            'id' => 'receiveAgentMessage',
            'method' => 'POST',
            'path' => '/{channel_public_id}',
            'headers' => [],
            'secrets' => [],
            'body' => 'AgentMessage',
            'responses' => ['200' => 'AgentMessageReply'],
        ],
    ];

    /**
     * Take an agent's message.
     *
     * The service posts what an agent writes to the integrator's HTTPS address with the channel's
     * identifier appended (CHN-OUT-17). The body comes with Content-Length or chunked, as the channel is
     * set up. The response is 200 with one of two bodies: the result ok, or an error that says why the
     * message could not be used.
     *
     * Rules: CHN-RCV-01 MUST, CHN-RCV-02 MUST, CHN-RCV-03 MUST, CHN-RCV-04 MUST, CHN-RCV-07 SHOULD,
     * CHN-RCV-09 SHOULD
     *
     * @param AgentMessage $body
     * @return AgentMessageReply
     */
    abstract public function receiveAgentMessage(array $body, \Parlance\Request $request): array;
}
