<?php
// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.
declare(strict_types=1);

namespace Parlance\Developer;

/**
 * The messages of the Developer webhooks, as array shapes.
 *
 * When the message arrived. The reference counts seconds of Unix time (OPEN-45).
 * Open point OPEN-45: The timestamp in chat.messages is the receipt time; its unit is not stated, as it is
 * for the bot API. The reference's choice, not contract: Seconds of Unix time.
 * @phpstan-type ReceiptTime int|float
 *
 * The words of the message. Of a file they are its comment and its name, of a place its comment, its name
 * and its coordinates, a line each. The field's name is the reference's own (OPEN-23).
 * @phpstan-type FinishedChatWords string
 *
 * A message of an agent.
 * - `type`: Marks a message of an agent.
 * - `agent_id`: The number of the agent who wrote it, where the service numbers its agents.
 * - `blacklisted`: Whether the visitor was on the black list then.
 * @phpstan-type AgentChatMessage array{
 *     timestamp: ReceiptTime,
 *     type: 'agent',
 *     agent_id?: int|float,
 *     message?: FinishedChatWords,
 *     blacklisted?: bool,
 * }
 *
 * An agent.
 * Rules: HOOK-OUT-04 MUST
 * - `id`: The agent's id.
 * - `name`: The agent's name.
 * - `email`: The agent's e-mail address. LOCAL, the reference sends an empty text where it knows none.
 * - `phone`: The agent's phone number.
 * @phpstan-type AgentInfo array{
 *     id: string,
 *     name: string,
 *     email: string,
 *     phone?: string,
 * }
 *
 * Who calls whom; `callback` is a call that the visitor asked for.
 * @phpstan-type CallType 'callback'|'incoming'|'outgoing'
 *
 * The phone number of the visitor's side.
 * @phpstan-type CallPhone string
 *
 * How far the call has come.
 * @phpstan-type RunningCallStatus 'start'|'agent_connected'|'client_connected'
 *
 * A call that begins or goes on.
 * @phpstan-type RunningCall array{
 *     type: CallType,
 *     phone: CallPhone,
 *     status: RunningCallStatus,
 * }
 *
 * A call that is over.
 * - `status`: Marks a call that is over.
 * - `record_url`: The address of the recording, an mp3 file.
 * @phpstan-type EndedCall array{
 *     type: CallType,
 *     phone: CallPhone,
 *     status: 'end',
 *     record_url?: string,
 * }
 *
 * A call that did not come about or broke off.
 * - `status`: Marks a call that failed.
 * - `reason`: Why the call failed.
 * - `record_url`: The address of the recording, an mp3 file, where the call had begun before it broke off.
 * @phpstan-type FailedCall array{
 *     type: CallType,
 *     phone: CallPhone,
 *     status: 'error',
 *     reason?: string,
 *     record_url?: string,
 * }
 *
 * A call, as it stands now.
 * Rules: HOOK-OUT-15 MUST
 * @phpstan-type Call RunningCall|EndedCall|FailedCall
 *
 * The widget of the channel that the event is about.
 * @phpstan-type WidgetId string
 *
 * What social networks tell about the visitor.
 * Open point OPEN-01: The fields of the social object are not shown. The reference's choice, not contract:
 * An object of strings by the network's name, passed through as it is.
 * @phpstan-type SocialNetworks array<string, mixed>
 *
 * The visitor as the agent knows them.
 * Rules: HOOK-OUT-03 MUST
 * - `name`: The visitor's name.
 * - `email`: The visitor's e-mail address.
 * - `phone`: The visitor's phone number.
 * - `number`: The visitor's sequential number, which the agents see too.
 * - `description`: What was noted about the visitor. LOCAL, the reference sends an empty text where nothing
 * was.
 * - `chats_count`: How many chats the visitor has had.
 * @phpstan-type Visitor array{
 *     name?: string,
 *     email?: string,
 *     phone?: string,
 *     number: string,
 *     description: string,
 *     social?: SocialNetworks,
 *     chats_count: int|float,
 * }
 *
 * The place that the visitor's IP address suggests.
 * - `region_code`: The code of the region.
 * - `country`: The country's name.
 * - `country_code`: The country's ISO code.
 * - `region`: The region's name.
 * - `city`: The city's name.
 * - `latitude`: Degrees north of the equator, as a text.
 * - `longitude`: Degrees east of Greenwich, as a text.
 * - `organization`: Who runs the network of the address.
 * @phpstan-type GeoIp array{
 *     region_code?: string,
 *     country?: string,
 *     country_code?: string,
 *     region?: string,
 *     city?: string,
 *     latitude?: string,
 *     longitude?: string,
 *     organization?: string,
 * }
 *
 * The campaign that brought the visitor, as the address of the page told it.
 * - `source`: Where the visitor came from.
 * - `campaign`: The campaign's name.
 * - `content`: Which of several links or advertisements it was.
 * - `medium`: The kind of advertisement.
 * - `term`: The words that were searched for.
 * @phpstan-type UtmTags array{
 *     source?: string,
 *     campaign?: string,
 *     content?: string,
 *     medium?: string,
 *     term?: string,
 * }
 *
 * The visit from which the visitor writes or calls.
 * Rules: HOOK-OUT-05 MUST, HOOK-OUT-19 SHOULD
 * Open point OPEN-21: The tables do not mark whether the fields of geoip, utm, utm_json, a department and
 * the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be
 * empty. The reference's choice, not contract: Any of these may be absent. The reference sends every part
 * of a session and a page, with an empty text where it knows nothing.
 * - `utm`: The campaign as one text. Read utm_json in its place. Deprecated.
 * - `ip_addr`: The visitor's IP address.
 * - `user_agent`: How the visitor's browser names itself.
 * @phpstan-type Session array{
 *     geoip?: GeoIp,
 *     utm?: string,
 *     utm_json?: UtmTags,
 *     ip_addr?: string,
 *     user_agent?: string,
 * }
 *
 * The page of the site that the visitor is on.
 * - `url`: The page's address. An empty text says that it is not known (OPEN-21).
 * - `title`: The page's title.
 * @phpstan-type PageInfo array{
 *     url?: string,
 *     title?: string,
 * }
 *
 * The number of the chat. The source's table of events says its type once, with call_event, where it names
 * the field first.
 * @phpstan-type ChatNumber int|float
 *
 * The department that the chat or call belongs to.
 * - `id`: The department's number.
 * - `name`: The department's name.
 * @phpstan-type Department array{
 *     id?: int|float,
 *     name?: string,
 * }
 *
 * An operator has a new call, or a call has changed its status.
 * - `event_name`: Marks a new or changed call.
 * @phpstan-type CallEvent array{
 *     event_name: 'call_event',
 *     widget_id: WidgetId,
 *     visitor: Visitor,
 *     session: Session,
 *     page: PageInfo,
 *     chat_id: ChatNumber,
 *     agent: AgentInfo,
 *     department?: Department,
 *     call: Call,
 * }
 *
 * The id that the page gave the visitor by setUserToken. The service neither shows nor reads it.
 * Rules: HOOK-OUT-16 MUST
 * Local rule HOOK-OUT-17: The field with this id is called user_token, since the source gives it no name,
 * and the event of the offline form is sent as offline_message, not offline_messages. This is the
 * reference's choice, not contract.
 * Open point OPEN-22: The name of the field that carries the id of setUserToken is not shown. The
 * reference's choice, not contract: user_token.
 * @phpstan-type UserToken string
 *
 * An agent has pressed Reply and has the chat now. The receiver may answer with data for the agent.
 * - `event_name`: Marks that an agent took a chat.
 * @phpstan-type ChatAcceptedEvent array{
 *     event_name: 'chat_accepted',
 *     widget_id: WidgetId,
 *     visitor: Visitor,
 *     session: Session,
 *     page: PageInfo,
 *     user_token?: UserToken,
 *     chat_id: ChatNumber,
 *     department?: Department,
 *     agent: AgentInfo,
 * }
 *
 * A field that the agent sees beside the chat.
 * - `content`: The words of the field. Markup in them is shown as text.
 * - `title`: A heading above the field.
 * - `link`: An address that a click on the field opens.
 * - `key`: A name that stands bold before the words, separated from them by a colon.
 * @phpstan-type CustomField array{
 *     content?: string,
 *     title?: string,
 *     link?: string,
 *     key?: string,
 * }
 *
 * Fields that the agent sees beside the chat, in this order.
 * @phpstan-type CustomFields list<CustomField>
 *
 * Contact data of the visitor, treated as if the visitor had typed it.
 * Open point OPEN-47: Contact data of a response is saved in the e-mailed chat log, too; when and to whom a
 * log is mailed is not stated. The reference's choice, not contract: No log is mailed. The contact data
 * stands in the archive.
 * - `name`: The visitor's name.
 * - `phone`: The visitor's phone number.
 * - `email`: The visitor's e-mail address.
 * @phpstan-type SuppliedContact array{
 *     name: string,
 *     phone?: string,
 *     email?: string,
 * }
 *
 * A page that the receiver names for the agent.
 * Open point OPEN-40: What page in the response to chat_accepted does is not stated. The reference's
 * choice, not contract: It is shown to the agent as a link beside the page that the visitor is on.
 * - `url`: The page's address.
 * - `title`: The page's title.
 * @phpstan-type SuppliedPage array{
 *     url: string,
 *     title?: string,
 * }
 *
 * The receiver's data for the agent. Nothing of it is passed on unless the result is OK.
 * Rules: HOOK-RCV-01 MUST
 * Local rule HOOK-RCV-07: crm_link and page.url are http or https addresses. This is the reference's
 * choice, not contract.
 * - `result`: The word OK when the data is good. Any other text keeps it from the agent.
 * - `enable_assign`: Whether the agent gets a button that connects the visitor to a CRM card, in front of
 * all fields.
 * - `crm_link`: The address of the CRM card, shown as a button of its own below the fields.
 * @phpstan-type ChatAcceptedReply array{
 *     result: string,
 *     custom_data?: CustomFields,
 *     contact_info?: SuppliedContact,
 *     enable_assign?: bool,
 *     crm_link?: string,
 *     page?: SuppliedPage,
 * }
 *
 * An agent has connected the chat to the CRM card that the response to chat_accepted named.
 * - `event_name`: Marks that a chat was connected to a CRM card.
 * - `assign_to`: The address of the CRM card, as crm_link gave it.
 * @phpstan-type ChatAssignedEvent array{
 *     event_name: 'chat_assigned',
 *     widget_id: WidgetId,
 *     visitor: Visitor,
 *     session: Session,
 *     page: PageInfo,
 *     user_token?: UserToken,
 *     chat_id: ChatNumber,
 *     department?: Department,
 *     agent: AgentInfo,
 *     assign_to: string,
 * }
 *
 * A message of the visitor.
 * - `type`: Marks a message of the visitor.
 * - `blacklisted`: Whether the visitor was on the black list then.
 * @phpstan-type VisitorChatMessage array{
 *     timestamp: ReceiptTime,
 *     type: 'visitor',
 *     message?: FinishedChatWords,
 *     blacklisted?: bool,
 * }
 *
 * One message of a finished chat. The contract does not name the field that holds its words.
 * Rules: HOOK-OUT-12 MUST
 * Open point OPEN-20: agent.id is a string, agent_id in chat.messages a number; whether they name the same
 * is not stated. The reference's choice, not contract: The number is the agent's own, and the string its
 * digits. The reference gives its agents numbers.
 * Open point OPEN-23: Where the words of an element of chat.messages stand is not shown. The reference's
 * choice, not contract: In message, a string.
 * @phpstan-type FinishedChatMessage VisitorChatMessage|AgentChatMessage
 *
 * How the visitor rated the chat; `null` when they did not.
 * @phpstan-type ChatRate 'positive'|'negative'|null
 *
 * What was said in a chat, and how it was rated.
 * - `messages`: The messages in the order in which they arrived.
 * - `blacklisted`: Whether the visitor was put on the black list.
 * @phpstan-type FinishedChat array{
 *     messages: list<FinishedChatMessage>,
 *     rate: ChatRate,
 *     blacklisted: bool,
 * }
 *
 * A chat has been closed in the agents' application.
 * - `event_name`: Marks the end of a chat.
 * - `agents`: The agents who took part.
 * @phpstan-type ChatFinishedEvent array{
 *     event_name: 'chat_finished',
 *     widget_id: WidgetId,
 *     visitor: Visitor,
 *     session: Session,
 *     page: PageInfo,
 *     user_token?: UserToken,
 *     chat_id: ChatNumber,
 *     department?: Department,
 *     agents: list<AgentInfo>,
 *     chat: FinishedChat,
 * }
 *
 * What is known of the visitor has changed, for instance because the contact form was filled in.
 * - `event_name`: Marks a change of the visitor's data.
 * @phpstan-type ChatUpdatedEvent array{
 *     event_name: 'chat_updated',
 *     widget_id: WidgetId,
 *     visitor: Visitor,
 *     session: Session,
 *     page: PageInfo,
 *     user_token?: UserToken,
 *     chat_id: ChatNumber,
 *     department?: Department,
 *     agent: AgentInfo,
 * }
 *
 * Marks an offline form. The service sends the singular; receivers take the plural for the same.
 * @phpstan-type OfflineMessageEventName 'offline_message'|'offline_messages'
 *
 * A visitor has sent the form that is shown while nobody is online. No chat and no agent belong to it.
 * Open point OPEN-15: The parameter table calls the event offline_messages, the sample offline_message. The
 * reference's choice, not contract: offline_message is sent, and both are accepted.
 * - `offline_message_id`: The id of the form that was sent.
 * - `message`: What the visitor wrote in the form.
 * @phpstan-type OfflineMessageEvent array{
 *     event_name: OfflineMessageEventName,
 *     widget_id: WidgetId,
 *     visitor: Visitor,
 *     session: Session,
 *     page: PageInfo,
 *     user_token?: UserToken,
 *     offline_message_id: string,
 *     message: string,
 * }
 *
 * Header fields of a signed request, as Standard Webhooks describe them. They are there only when a secret
 * is set (OPEN-08).
 * - `webhook-id`: The id of the delivery, the same for each attempt.
 * - `webhook-timestamp`: When the attempt was made, in Unix time, in seconds.
 * - `webhook-signature`: One signature or several, separated by spaces, each with its version in front.
 * @phpstan-type SignatureHeaders array{
 *     'webhook-id'?: string,
 *     'webhook-timestamp'?: string,
 *     'webhook-signature'?: string,
 * }
 *
 * The outcome on the receiver's side, `OK` or `FAILURE`. It is read in any case of letters.
 * Limit: matches `^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$`.
 * Open point OPEN-19: The table of responses writes the result OK, the sentence on errors writes ok. The
 * reference's choice, not contract: It is read in any case of letters, with a note at the desk when it is
 * not OK; examples have OK.
 * @phpstan-type WebhookResult string
 *
 * Whether the receiver could use the event.
 * @phpstan-type WebhookReply array{
 *     result: WebhookResult,
 * }
 */
final class Messages extends \Parlance\Messages
{
    public const SCHEMAS = [
        'ReceiptTime' => ['type' => 'number'],
        'FinishedChatWords' => ['type' => 'string'],
        'AgentChatMessage' => [
            'type' => 'object',
            'required' => ['timestamp', 'type'],
            'properties' => [
                'timestamp' => ['$ref' => 'ReceiptTime'],
                'type' => ['type' => 'string', 'const' => 'agent'],
                'agent_id' => ['type' => 'number'],
                'message' => ['$ref' => 'FinishedChatWords'],
                'blacklisted' => ['type' => 'boolean'],
            ],
        ],
        'AgentInfo' => [
            'type' => 'object',
            'required' => ['id', 'name', 'email'],
            'properties' => [
                'id' => ['type' => 'string'],
                'name' => ['type' => 'string'],
                'email' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
            ],
        ],
        'CallType' => ['type' => 'string', 'enum' => ['callback', 'incoming', 'outgoing']],
        'CallPhone' => ['type' => 'string'],
        'RunningCallStatus' => ['type' => 'string', 'enum' => ['start', 'agent_connected', 'client_connected']],
        'RunningCall' => [
            'type' => 'object',
            'required' => ['type', 'phone', 'status'],
            'not' => [
                'anyOf' => [
                    ['required' => ['reason'], 'properties' => ['reason' => []]],
                    ['required' => ['record_url'], 'properties' => ['record_url' => []]],
                ],
            ],
            'properties' => [
                'type' => ['$ref' => 'CallType'],
                'phone' => ['$ref' => 'CallPhone'],
                'status' => ['$ref' => 'RunningCallStatus'],
            ],
        ],
        'EndedCall' => [
            'type' => 'object',
            'required' => ['type', 'phone', 'status'],
            'not' => ['required' => ['reason'], 'properties' => ['reason' => []]],
            'properties' => [
                'type' => ['$ref' => 'CallType'],
                'phone' => ['$ref' => 'CallPhone'],
                'status' => ['type' => 'string', 'const' => 'end'],
                'record_url' => ['type' => 'string'],
            ],
        ],
        'FailedCall' => [
            'type' => 'object',
            'required' => ['type', 'phone', 'status'],
            'properties' => [
                'type' => ['$ref' => 'CallType'],
                'phone' => ['$ref' => 'CallPhone'],
                'status' => ['type' => 'string', 'const' => 'error'],
                'reason' => ['type' => 'string'],
                'record_url' => ['type' => 'string'],
            ],
        ],
        'Call' => [
            'tag' => ['status'],
            'branches' => [
                'start' => ['$ref' => 'RunningCall'],
                'agent_connected' => ['$ref' => 'RunningCall'],
                'client_connected' => ['$ref' => 'RunningCall'],
                'end' => ['$ref' => 'EndedCall'],
                'error' => ['$ref' => 'FailedCall'],
            ],
        ],
        'WidgetId' => ['type' => 'string'],
        'SocialNetworks' => ['type' => 'object', 'additionalProperties' => true],
        'Visitor' => [
            'type' => 'object',
            'properties' => [
                'name' => ['type' => 'string'],
                'email' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
                'number' => ['type' => 'string'],
                'description' => ['type' => 'string'],
                'social' => ['$ref' => 'SocialNetworks'],
                'chats_count' => ['type' => 'number'],
            ],
            'required' => ['number', 'description', 'chats_count'],
        ],
        'GeoIp' => [
            'type' => 'object',
            'properties' => [
                'region_code' => ['type' => 'string'],
                'country' => ['type' => 'string'],
                'country_code' => ['type' => 'string'],
                'region' => ['type' => 'string'],
                'city' => ['type' => 'string'],
                'latitude' => ['type' => 'string'],
                'longitude' => ['type' => 'string'],
                'organization' => ['type' => 'string'],
            ],
        ],
        'UtmTags' => [
            'type' => 'object',
            'properties' => [
                'source' => ['type' => 'string'],
                'campaign' => ['type' => 'string'],
                'content' => ['type' => 'string'],
                'medium' => ['type' => 'string'],
                'term' => ['type' => 'string'],
            ],
        ],
        'Session' => [
            'type' => 'object',
            'properties' => [
                'geoip' => ['$ref' => 'GeoIp'],
                'utm' => ['type' => 'string'],
                'utm_json' => ['$ref' => 'UtmTags'],
                'ip_addr' => ['type' => 'string'],
                'user_agent' => ['type' => 'string'],
            ],
        ],
        'PageInfo' => [
            'type' => 'object',
            'properties' => ['url' => ['type' => 'string'], 'title' => ['type' => 'string']],
        ],
        'ChatNumber' => ['type' => 'number'],
        'Department' => [
            'type' => 'object',
            'properties' => ['id' => ['type' => 'number'], 'name' => ['type' => 'string']],
        ],
        'CallEvent' => [
            'type' => 'object',
            'required' => ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent', 'call'],
            'properties' => [
                'event_name' => ['type' => 'string', 'const' => 'call_event'],
                'widget_id' => ['$ref' => 'WidgetId'],
                'visitor' => ['$ref' => 'Visitor'],
                'session' => ['$ref' => 'Session'],
                'page' => ['$ref' => 'PageInfo'],
                'chat_id' => ['$ref' => 'ChatNumber'],
                'agent' => ['$ref' => 'AgentInfo'],
                'department' => ['$ref' => 'Department'],
                'call' => ['$ref' => 'Call'],
            ],
        ],
        'UserToken' => ['type' => 'string'],
        'ChatAcceptedEvent' => [
            'type' => 'object',
            'required' => ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent'],
            'properties' => [
                'event_name' => ['type' => 'string', 'const' => 'chat_accepted'],
                'widget_id' => ['$ref' => 'WidgetId'],
                'visitor' => ['$ref' => 'Visitor'],
                'session' => ['$ref' => 'Session'],
                'page' => ['$ref' => 'PageInfo'],
                'user_token' => ['$ref' => 'UserToken'],
                'chat_id' => ['$ref' => 'ChatNumber'],
                'department' => ['$ref' => 'Department'],
                'agent' => ['$ref' => 'AgentInfo'],
            ],
        ],
        'CustomField' => [
            'type' => 'object',
            'properties' => [
                'content' => ['type' => 'string'],
                'title' => ['type' => 'string'],
                'link' => ['type' => 'string'],
                'key' => ['type' => 'string'],
            ],
        ],
        'CustomFields' => ['type' => 'array', 'items' => ['$ref' => 'CustomField']],
        'SuppliedContact' => [
            'type' => 'object',
            'required' => ['name'],
            'properties' => [
                'name' => ['type' => 'string'],
                'phone' => ['type' => 'string'],
                'email' => ['type' => 'string'],
            ],
        ],
        'SuppliedPage' => [
            'type' => 'object',
            'required' => ['url'],
            'properties' => ['url' => ['type' => 'string'], 'title' => ['type' => 'string']],
        ],
        'ChatAcceptedReply' => [
            'type' => 'object',
            'x-read-if' => ['result' => 'OK'],
            'required' => ['result'],
            'properties' => [
                'result' => ['type' => 'string'],
                'custom_data' => ['$ref' => 'CustomFields'],
                'contact_info' => ['$ref' => 'SuppliedContact'],
                'enable_assign' => ['type' => 'boolean'],
                'crm_link' => ['type' => 'string'],
                'page' => ['$ref' => 'SuppliedPage'],
            ],
        ],
        'ChatAssignedEvent' => [
            'type' => 'object',
            'required' => [
                'event_name',
                'widget_id',
                'visitor',
                'session',
                'page',
                'chat_id',
                'agent',
                'assign_to',
            ],
            'properties' => [
                'event_name' => ['type' => 'string', 'const' => 'chat_assigned'],
                'widget_id' => ['$ref' => 'WidgetId'],
                'visitor' => ['$ref' => 'Visitor'],
                'session' => ['$ref' => 'Session'],
                'page' => ['$ref' => 'PageInfo'],
                'user_token' => ['$ref' => 'UserToken'],
                'chat_id' => ['$ref' => 'ChatNumber'],
                'department' => ['$ref' => 'Department'],
                'agent' => ['$ref' => 'AgentInfo'],
                'assign_to' => ['type' => 'string'],
            ],
        ],
        'VisitorChatMessage' => [
            'type' => 'object',
            'required' => ['timestamp', 'type'],
            'not' => ['required' => ['agent_id'], 'properties' => ['agent_id' => []]],
            'properties' => [
                'timestamp' => ['$ref' => 'ReceiptTime'],
                'type' => ['type' => 'string', 'const' => 'visitor'],
                'message' => ['$ref' => 'FinishedChatWords'],
                'blacklisted' => ['type' => 'boolean'],
            ],
        ],
        'FinishedChatMessage' => [
            'tag' => ['type'],
            'branches' => [
                'visitor' => ['$ref' => 'VisitorChatMessage'],
                'agent' => ['$ref' => 'AgentChatMessage'],
            ],
        ],
        'ChatRate' => ['type' => ['string', 'null'], 'enum' => ['positive', 'negative', null]],
        'FinishedChat' => [
            'type' => 'object',
            'required' => ['messages', 'rate', 'blacklisted'],
            'properties' => [
                'messages' => ['type' => 'array', 'items' => ['$ref' => 'FinishedChatMessage']],
                'rate' => ['$ref' => 'ChatRate'],
                'blacklisted' => ['type' => 'boolean'],
            ],
        ],
        'ChatFinishedEvent' => [
            'type' => 'object',
            'required' => ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agents', 'chat'],
            'properties' => [
                'event_name' => ['type' => 'string', 'const' => 'chat_finished'],
                'widget_id' => ['$ref' => 'WidgetId'],
                'visitor' => ['$ref' => 'Visitor'],
                'session' => ['$ref' => 'Session'],
                'page' => ['$ref' => 'PageInfo'],
                'user_token' => ['$ref' => 'UserToken'],
                'chat_id' => ['$ref' => 'ChatNumber'],
                'department' => ['$ref' => 'Department'],
                'agents' => ['type' => 'array', 'items' => ['$ref' => 'AgentInfo']],
                'chat' => ['$ref' => 'FinishedChat'],
            ],
        ],
        'ChatUpdatedEvent' => [
            'type' => 'object',
            'required' => ['event_name', 'widget_id', 'visitor', 'session', 'page', 'chat_id', 'agent'],
            'properties' => [
                'event_name' => ['type' => 'string', 'const' => 'chat_updated'],
                'widget_id' => ['$ref' => 'WidgetId'],
                'visitor' => ['$ref' => 'Visitor'],
                'session' => ['$ref' => 'Session'],
                'page' => ['$ref' => 'PageInfo'],
                'user_token' => ['$ref' => 'UserToken'],
                'chat_id' => ['$ref' => 'ChatNumber'],
                'department' => ['$ref' => 'Department'],
                'agent' => ['$ref' => 'AgentInfo'],
            ],
        ],
        'OfflineMessageEventName' => ['type' => 'string', 'enum' => ['offline_message', 'offline_messages']],
        'OfflineMessageEvent' => [
            'type' => 'object',
            'required' => [
                'event_name',
                'widget_id',
                'visitor',
                'session',
                'page',
                'offline_message_id',
                'message',
            ],
            'properties' => [
                'event_name' => ['$ref' => 'OfflineMessageEventName'],
                'widget_id' => ['$ref' => 'WidgetId'],
                'visitor' => ['$ref' => 'Visitor'],
                'session' => ['$ref' => 'Session'],
                'page' => ['$ref' => 'PageInfo'],
                'user_token' => ['$ref' => 'UserToken'],
                'offline_message_id' => ['type' => 'string'],
                'message' => ['type' => 'string'],
            ],
            'not' => [
                'anyOf' => [
                    ['required' => ['chat_id'], 'properties' => ['chat_id' => []]],
                    ['required' => ['agent'], 'properties' => ['agent' => []]],
                ],
            ],
        ],
        'SignatureHeaders' => [
            'type' => 'object',
            'properties' => [
                'webhook-id' => ['type' => 'string'],
                'webhook-timestamp' => ['type' => 'string'],
                'webhook-signature' => ['type' => 'string'],
            ],
        ],
        'WebhookResult' => ['type' => 'string', 'pattern' => '^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$'],
        'WebhookReply' => [
            'type' => 'object',
            'required' => ['result'],
            'properties' => ['result' => ['$ref' => 'WebhookResult']],
        ],
    ];
}
