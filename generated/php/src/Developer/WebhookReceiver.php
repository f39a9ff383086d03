<?php
// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Developer;

/**
 * Serves the party webhook-receiver. Extend this class, write the methods that you need, and call `handle`
 * or `serve`. An event for which you write no method gets the smallest valid response.
 *
 * A method returns the body of the response 200, or throws ErrorResponse.
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
abstract class WebhookReceiver extends \Parlance\Party
{
    public const SCHEMAS = Messages::SCHEMAS;
    public const OPERATIONS = [
        'receiveChatAccepted' => [
            'id' => 'receiveChatAccepted',
            'method' => 'POST',
            'path' => '',
            'headers' => ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
            'secrets' => [],
            'body' => 'ChatAcceptedEvent',
            'property' => 'event_name',
            'values' => ['chat_accepted'],
            'reply' => ['result' => 'OK'],
            'responses' => [
                '200' => 'ChatAcceptedReply',
                '201' => 'ChatAcceptedReply',
                '202' => 'ChatAcceptedReply',
                '203' => 'ChatAcceptedReply',
                '204' => 'ChatAcceptedReply',
                '205' => 'ChatAcceptedReply',
                '206' => 'ChatAcceptedReply',
            ],
        ],
        'receiveChatAssigned' => [
            'id' => 'receiveChatAssigned',
            'method' => 'POST',
            'path' => '',
            'headers' => ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
            'secrets' => [],
            'body' => 'ChatAssignedEvent',
            'property' => 'event_name',
            'values' => ['chat_assigned'],
            'reply' => ['result' => 'OK'],
            'responses' => [
                '200' => 'WebhookReply',
                '201' => 'WebhookReply',
                '202' => 'WebhookReply',
                '203' => 'WebhookReply',
                '204' => 'WebhookReply',
                '205' => 'WebhookReply',
                '206' => 'WebhookReply',
            ],
        ],
        'receiveChatFinished' => [
            'id' => 'receiveChatFinished',
            'method' => 'POST',
            'path' => '',
            'headers' => ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
            'secrets' => [],
            'body' => 'ChatFinishedEvent',
            'property' => 'event_name',
            'values' => ['chat_finished'],
            'reply' => ['result' => 'OK'],
            'responses' => [
                '200' => 'WebhookReply',
                '201' => 'WebhookReply',
                '202' => 'WebhookReply',
                '203' => 'WebhookReply',
                '204' => 'WebhookReply',
                '205' => 'WebhookReply',
                '206' => 'WebhookReply',
            ],
        ],
        'receiveChatUpdated' => [
            'id' => 'receiveChatUpdated',
            'method' => 'POST',
            'path' => '',
            'headers' => ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
            'secrets' => [],
            'body' => 'ChatUpdatedEvent',
            'property' => 'event_name',
            'values' => ['chat_updated'],
            'reply' => ['result' => 'OK'],
            'responses' => [
                '200' => 'WebhookReply',
                '201' => 'WebhookReply',
                '202' => 'WebhookReply',
                '203' => 'WebhookReply',
                '204' => 'WebhookReply',
                '205' => 'WebhookReply',
                '206' => 'WebhookReply',
            ],
        ],
        'receiveOfflineMessage' => [
            'id' => 'receiveOfflineMessage',
            'method' => 'POST',
            'path' => '',
            'headers' => ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
            'secrets' => [],
            'body' => 'OfflineMessageEvent',
            'property' => 'event_name',
            'values' => ['offline_message', 'offline_messages'],
            'reply' => ['result' => 'OK'],
            'responses' => [
                '200' => 'WebhookReply',
                '201' => 'WebhookReply',
                '202' => 'WebhookReply',
                '203' => 'WebhookReply',
                '204' => 'WebhookReply',
                '205' => 'WebhookReply',
                '206' => 'WebhookReply',
            ],
        ],
        'receiveCallEvent' => [
            'id' => 'receiveCallEvent',
            'method' => 'POST',
            'path' => '',
            'headers' => ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
            'secrets' => [],
            'body' => 'CallEvent',
            'property' => 'event_name',
            'values' => ['call_event'],
            'reply' => [],
            'responses' => [
                '200' => null,
                '201' => null,
                '202' => null,
                '203' => null,
                '204' => null,
                '205' => null,
                '206' => null,
            ],
        ],
    ];

    /**
     * Chat accepted by an agent; respond with data for the agent.
     *
     * An agent has pressed Reply. The response may carry fields to show, contact data, a link to a CRM
     * card and a page. Contact data is shown to the agent as if the visitor had typed it, and is kept in
     * the archive. Of a log that is sent by e-mail the source says too little to describe it (OPEN-47).
     *
     * Rules: HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD, HOOK-RCV-01 MUST
     *
     * Local rule HOOK-RCV-07: crm_link and page.url are http or https addresses. This is the reference's
     * choice, not contract.
     *
     * @param ChatAcceptedEvent $body
     * @return ChatAcceptedReply
     */
    public function receiveChatAccepted(array $body, \Parlance\Request $request): array
    {
        return ['result' => 'OK'];
    }

    /**
     * Chat connected to a CRM card.
     *
     * An agent has connected the chat to the card that the response to chat_accepted named.
     *
     * Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
     *
     * @param ChatAssignedEvent $body
     * @return WebhookReply
     */
    public function receiveChatAssigned(array $body, \Parlance\Request $request): array
    {
        return ['result' => 'OK'];
    }

    /**
     * Chat finished.
     *
     * The chat was closed in the agents' application. The event carries its messages and its rating.
     *
     * Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
     *
     * @param ChatFinishedEvent $body
     * @return WebhookReply
     */
    public function receiveChatFinished(array $body, \Parlance\Request $request): array
    {
        return ['result' => 'OK'];
    }

    /**
     * Visitor data changed.
     *
     * Something new is known of the visitor, for instance from the contact form.
     *
     * Rules: HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
     *
     * @param ChatUpdatedEvent $body
     * @return WebhookReply
     */
    public function receiveChatUpdated(array $body, \Parlance\Request $request): array
    {
        return ['result' => 'OK'];
    }

    /**
     * Offline form received.
     *
     * A visitor has left a message while nobody was online.
     *
     * Rules: HOOK-RCV-05 SHOULD, HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
     *
     * @param OfflineMessageEvent $body
     * @return WebhookReply
     */
    public function receiveOfflineMessage(array $body, \Parlance\Request $request): array
    {
        return ['result' => 'OK'];
    }

    /**
     * Call started, or its status changed.
     *
     * An operator has a new call, or a call has changed its status. What a body of the response would say
     * is not agreed on.
     *
     * Rules: HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
     *
     * Local rule HOOK-RCV-03: call_event gets an HTTP code of the class 2xx; nothing is stated of its
     * response. This is the reference's choice, not contract.
     *
     * Open point OPEN-05: The response to call_event is not shown. The reference's choice, not contract:
     * The reference's own receiver responds with the result OK; the service ignores the body.
     *
     * @param CallEvent $body
     * @return array<string, mixed>
     */
    public function receiveCallEvent(array $body, \Parlance\Request $request): array
    {
        return [];
    }
}
