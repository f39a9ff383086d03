// Made from the x-rules and x-open of specs/ by `npm run generate`. Change the documents, never this file.

export type RuleId =
  | 'BOT-IN-01'
  | 'BOT-IN-02'
  | 'BOT-IN-03'
  | 'BOT-IN-04'
  | 'BOT-IN-05'
  | 'BOT-IN-06'
  | 'BOT-IN-07'
  | 'BOT-IN-08'
  | 'BOT-IN-09'
  | 'BOT-IN-10'
  | 'BOT-IN-11'
  | 'BOT-IN-12'
  | 'BOT-IN-13'
  | 'BOT-IN-14'
  | 'BOT-IN-15'
  | 'BOT-IN-16'
  | 'BOT-IN-17'
  | 'BOT-IN-18'
  | 'BOT-IN-19'
  | 'BOT-OUT-01'
  | 'BOT-OUT-02'
  | 'BOT-OUT-03'
  | 'BOT-OUT-04'
  | 'BOT-OUT-05'
  | 'BOT-OUT-06'
  | 'BOT-OUT-07'
  | 'BOT-OUT-08'
  | 'BOT-OUT-09'
  | 'BOT-OUT-10'
  | 'BOT-OUT-11'
  | 'BOT-OUT-12'
  | 'BOT-OUT-13'
  | 'BOT-OUT-14'
  | 'BOT-OUT-15'
  | 'BOT-OUT-16'
  | 'BOT-OUT-17'
  | 'BOT-PRV-01'
  | 'BOT-PRV-02'
  | 'BOT-PRV-03'
  | 'BOT-PRV-04'
  | 'BOT-PRV-05'
  | 'BOT-PRV-06'
  | 'BOT-PRV-07'
  | 'BOT-PRV-08'
  | 'BOT-PRV-09'
  | 'BOT-PRV-10'
  | 'BOT-PRV-11'
  | 'BOT-PRV-12'
  | 'BOT-PRV-13'
  | 'BOT-PRV-14'
  | 'BOT-PRV-15'
  | 'BOT-PRV-16'
  | 'BOT-PRV-17'
  | 'BOT-PRV-18'
  | 'BOT-PRV-19'
  | 'BOT-PRV-20'
  | 'BOT-PRV-21'
  | 'CHN-IN-01'
  | 'CHN-IN-02'
  | 'CHN-IN-03'
  | 'CHN-IN-04'
  | 'CHN-IN-05'
  | 'CHN-IN-06'
  | 'CHN-IN-07'
  | 'CHN-IN-08'
  | 'CHN-IN-09'
  | 'CHN-IN-10'
  | 'CHN-IN-11'
  | 'CHN-IN-12'
  | 'CHN-IN-13'
  | 'CHN-IN-14'
  | 'CHN-IN-15'
  | 'CHN-IN-16'
  | 'CHN-IN-17'
  | 'CHN-IN-18'
  | 'CHN-IN-19'
  | 'CHN-IN-20'
  | 'CHN-IN-21'
  | 'CHN-IN-22'
  | 'CHN-IN-23'
  | 'CHN-IN-24'
  | 'CHN-IN-25'
  | 'CHN-IN-26'
  | 'CHN-IN-27'
  | 'CHN-IN-28'
  | 'CHN-IN-29'
  | 'CHN-IN-30'
  | 'CHN-IN-31'
  | 'CHN-IN-32'
  | 'CHN-IN-33'
  | 'CHN-IN-34'
  | 'CHN-OUT-01'
  | 'CHN-OUT-02'
  | 'CHN-OUT-03'
  | 'CHN-OUT-04'
  | 'CHN-OUT-05'
  | 'CHN-OUT-06'
  | 'CHN-OUT-07'
  | 'CHN-OUT-08'
  | 'CHN-OUT-09'
  | 'CHN-OUT-10'
  | 'CHN-OUT-11'
  | 'CHN-OUT-12'
  | 'CHN-OUT-13'
  | 'CHN-OUT-14'
  | 'CHN-OUT-15'
  | 'CHN-OUT-16'
  | 'CHN-OUT-17'
  | 'CHN-OUT-18'
  | 'CHN-OUT-19'
  | 'CHN-OUT-20'
  | 'CHN-RCV-01'
  | 'CHN-RCV-02'
  | 'CHN-RCV-03'
  | 'CHN-RCV-04'
  | 'CHN-RCV-05'
  | 'CHN-RCV-06'
  | 'CHN-RCV-07'
  | 'CHN-RCV-08'
  | 'CHN-RCV-09'
  | 'CHN-RCV-10'
  | 'CHN-RCV-11'
  | 'CHN-RCV-12'
  | 'HOOK-OUT-01'
  | 'HOOK-OUT-02'
  | 'HOOK-OUT-03'
  | 'HOOK-OUT-04'
  | 'HOOK-OUT-05'
  | 'HOOK-OUT-06'
  | 'HOOK-OUT-07'
  | 'HOOK-OUT-08'
  | 'HOOK-OUT-09'
  | 'HOOK-OUT-10'
  | 'HOOK-OUT-11'
  | 'HOOK-OUT-12'
  | 'HOOK-OUT-13'
  | 'HOOK-OUT-14'
  | 'HOOK-OUT-15'
  | 'HOOK-OUT-16'
  | 'HOOK-OUT-17'
  | 'HOOK-OUT-18'
  | 'HOOK-OUT-19'
  | 'HOOK-RCV-01'
  | 'HOOK-RCV-02'
  | 'HOOK-RCV-03'
  | 'HOOK-RCV-04'
  | 'HOOK-RCV-05'
  | 'HOOK-RCV-06'
  | 'HOOK-RCV-07'
  | 'WID-01'
  | 'WID-02'
  | 'WID-03'
  | 'WID-04'
  | 'WID-05'
  | 'WID-06'
  | 'WID-07'
  | 'WID-08'
  | 'WID-09'
  | 'WID-10'
  | 'WID-11'
  | 'WID-12'
  | 'WID-13'
  | 'WID-14'
  | 'WID-15'
  | 'WID-16'
  | 'WID-17'
  | 'WID-18'
  | 'WID-19'
  | 'WID-20'
  | 'WID-21'
  | 'WID-22'
  | 'WID-23'
  | 'WID-24'
  | 'WID-25'
  | 'WID-26';

export type RuleParty =
  | 'bot-service'
  | 'bot-provider'
  | 'channel-service'
  | 'channel-integrator'
  | 'webhook-sender'
  | 'webhook-receiver'
  | 'widget';

export type RuleLevel =
  | 'MUST'
  | 'SHOULD'
  | 'LOCAL';

export type OpenPointId =
  | 'OPEN-01'
  | 'OPEN-02'
  | 'OPEN-03'
  | 'OPEN-04'
  | 'OPEN-05'
  | 'OPEN-06'
  | 'OPEN-07'
  | 'OPEN-08'
  | 'OPEN-09'
  | 'OPEN-10'
  | 'OPEN-11'
  | 'OPEN-12'
  | 'OPEN-13'
  | 'OPEN-14'
  | 'OPEN-15'
  | 'OPEN-16'
  | 'OPEN-17'
  | 'OPEN-18'
  | 'OPEN-19'
  | 'OPEN-20'
  | 'OPEN-21'
  | 'OPEN-22'
  | 'OPEN-23'
  | 'OPEN-24'
  | 'OPEN-25'
  | 'OPEN-26'
  | 'OPEN-27'
  | 'OPEN-28'
  | 'OPEN-29'
  | 'OPEN-30'
  | 'OPEN-31'
  | 'OPEN-32'
  | 'OPEN-33'
  | 'OPEN-34'
  | 'OPEN-35'
  | 'OPEN-36'
  | 'OPEN-37'
  | 'OPEN-38'
  | 'OPEN-39'
  | 'OPEN-40'
  | 'OPEN-41'
  | 'OPEN-42'
  | 'OPEN-43'
  | 'OPEN-44'
  | 'OPEN-45'
  | 'OPEN-46'
  | 'OPEN-47'
  | 'OPEN-48'
  | 'OPEN-49';

/** A rule, with the document and the JSON pointer where it is written. */
export interface Rule {
  readonly id: RuleId;
  /** The party that the rule binds. */
  readonly party: RuleParty;
  /** A broken MUST fails a conformance run, a broken SHOULD gives a warning. LOCAL is the reference's choice, not contract. */
  readonly level: RuleLevel;
  /** The sections of the source that state the rule; none for a rule of this project. */
  readonly sections: readonly string[];
  readonly text: string;
  readonly document: string;
  readonly pointer: string;
}

/** A question that the source leaves open, and the choice of the reference. */
export interface OpenPoint {
  readonly id: OpenPointId;
  /** The question in a few words. */
  readonly title: string;
  /** The sections of the source that leave the question open; none if no section mentions it. */
  readonly sections: readonly string[];
  readonly text: string;
  readonly reference: string;
  readonly document: string;
  readonly pointer: string;
}

export const rules: Readonly<Record<RuleId, Rule>> = {
  'BOT-IN-01': {
    id: 'BOT-IN-01',
    party: 'bot-service',
    level: 'MUST',
    text: 'A BOT_MESSAGE posted to the provider\'s address with the right token MUST get 200, and its message MUST reach the client.',
    sections: ['4.3', '6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/0',
  },
  'BOT-IN-02': {
    id: 'BOT-IN-02',
    party: 'bot-service',
    level: 'MUST',
    text: 'An INVITE_AGENT MUST get 200 and hand the chat over to the agents.',
    sections: ['6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/1',
  },
  'BOT-IN-03': {
    id: 'BOT-IN-03',
    party: 'bot-service',
    level: 'MUST',
    text: 'A wrong token MUST get 401.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/2',
  },
  'BOT-IN-04': {
    id: 'BOT-IN-04',
    party: 'bot-service',
    level: 'MUST',
    text: 'Where an Authorization header is configured and the request\'s does not match it, the request MUST be rejected; with which HTTP code is not stated.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/3',
  },
  'BOT-IN-05': {
    id: 'BOT-IN-05',
    party: 'bot-service',
    level: 'MUST',
    text: 'A missing required field MUST get 400: event, chat_id, message of a BOT_MESSAGE, and client_id of an INVITE_AGENT where the service needs it (OPEN-31).',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/5',
  },
  'BOT-IN-06': {
    id: 'BOT-IN-06',
    party: 'bot-service',
    level: 'MUST',
    text: 'A value that is not supported, such as an unknown message type or a wrong JSON type, MUST get 400.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/6',
  },
  'BOT-IN-07': {
    id: 'BOT-IN-07',
    party: 'bot-service',
    level: 'MUST',
    text: 'An event or a method that is not supported MUST get 405; an event that only the service sends is one of these.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/7',
  },
  'BOT-IN-08': {
    id: 'BOT-IN-08',
    party: 'bot-service',
    level: 'SHOULD',
    text: 'A parameter given twice, a repeated JSON key among them, and several sets of credentials SHOULD get 400.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/8',
  },
  'BOT-IN-09': {
    id: 'BOT-IN-09',
    party: 'bot-service',
    level: 'MUST',
    text: 'The service MUST accept BUTTONS with up to three buttons, each with text, and respond with 400 to more or to a button that has no text.',
    sections: ['2.5', '8'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/ButtonsContent/x-rules/0',
  },
  'BOT-IN-10': {
    id: 'BOT-IN-10',
    party: 'bot-service',
    level: 'MUST',
    text: 'On a channel that knows neither MARKDOWN nor BUTTONS the service MUST send text in place of such a message.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/BotContent/x-rules/0',
  },
  'BOT-IN-11': {
    id: 'BOT-IN-11',
    party: 'bot-service',
    level: 'MUST',
    text: 'Such a message without text MUST NOT be sent to such a channel.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/BotContent/x-rules/1',
  },
  'BOT-IN-12': {
    id: 'BOT-IN-12',
    party: 'bot-service',
    level: 'SHOULD',
    text: 'Of Markdown the service SHOULD render links, bold and italic only, show everything else as literal text, and let no markup through to the page.',
    sections: ['2.5', '9'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/MarkdownContent/x-rules/0',
  },
  'BOT-IN-13': {
    id: 'BOT-IN-13',
    party: 'bot-service',
    level: 'SHOULD',
    text: 'The service SHOULD accept a timestamp that is a number and one that is a string of digits.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/MessageTimestamp/x-rules/0',
  },
  'BOT-IN-14': {
    id: 'BOT-IN-14',
    party: 'bot-service',
    level: 'LOCAL',
    text: 'A chat_id that is not known gets 400.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/9',
  },
  'BOT-IN-15': {
    id: 'BOT-IN-15',
    party: 'bot-service',
    level: 'SHOULD',
    text: 'Every error that the service answers on the bot API SHOULD carry a body with an error object made of a string code and a string message.',
    sections: ['7'],
    document: 'specs/schemas/errors.yaml',
    pointer: '/$defs/ErrorBody/x-rules/0',
  },
  'BOT-IN-16': {
    id: 'BOT-IN-16',
    party: 'bot-service',
    level: 'LOCAL',
    text: 'An unknown provider_id gets 404.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/10',
  },
  'BOT-IN-17': {
    id: 'BOT-IN-17',
    party: 'bot-service',
    level: 'LOCAL',
    text: 'An event with the same id, chat and content as one of the last minute counts as a retry and is not shown again; what makes a retry is not stated.',
    sections: [],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/11',
  },
  'BOT-IN-18': {
    id: 'BOT-IN-18',
    party: 'bot-service',
    level: 'SHOULD',
    text: 'error.code SHOULD say what was wrong: invalid_client with a wrong token, unauthorized_client where the Authorization header does not match, invalid_request for what is missing, unsupported or given twice.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/4',
  },
  'BOT-IN-19': {
    id: 'BOT-IN-19',
    party: 'bot-service',
    level: 'LOCAL',
    text: 'An event without id is accepted, and noted at the desk; a message without timestamp is accepted. Whether either may be absent is not stated.',
    sections: ['2.5'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/12',
  },
  'BOT-OUT-01': {
    id: 'BOT-OUT-01',
    party: 'bot-service',
    level: 'MUST',
    text: 'Once a bot is on a channel, the client messages of every new conversation MUST go to the provider first.',
    sections: ['1', '6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/ClientMessage/x-rules/0',
  },
  'BOT-OUT-02': {
    id: 'BOT-OUT-02',
    party: 'bot-service',
    level: 'MUST',
    text: 'Events MUST be sent as a POST of application/json to the bot endpoint, with the token as the last segment of the path.',
    sections: ['4.3', '5'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/0',
  },
  'BOT-OUT-03': {
    id: 'BOT-OUT-03',
    party: 'bot-service',
    level: 'MUST',
    text: 'CLIENT_MESSAGE MUST carry id, client_id, chat_id and message.',
    sections: ['2.5', '6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/ClientMessage/x-rules/1',
  },
  'BOT-OUT-04': {
    id: 'BOT-OUT-04',
    party: 'bot-service',
    level: 'MUST',
    text: 'id MUST be unique for each event; client_id MUST name the user and chat_id the chat, unchanged through the chat and unique within the account.',
    sections: ['2.5'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/2',
  },
  'BOT-OUT-05': {
    id: 'BOT-OUT-05',
    party: 'bot-service',
    level: 'MUST',
    text: 'A request that has no response within three seconds MUST be given up.',
    sections: ['8'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/3',
  },
  'BOT-OUT-06': {
    id: 'BOT-OUT-06',
    party: 'bot-service',
    level: 'MUST',
    text: 'A request without a regular successful response MUST be retried twice, which makes three attempts in all and never more.',
    sections: ['8'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/4',
  },
  'BOT-OUT-07': {
    id: 'BOT-OUT-07',
    party: 'bot-service',
    level: 'MUST',
    text: 'After the last failure the client MUST be transferred to an agent, with a silent provider within nine seconds of the first request.',
    sections: ['8'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/5',
  },
  'BOT-OUT-08': {
    id: 'BOT-OUT-08',
    party: 'bot-service',
    level: 'MUST',
    text: 'A successful response MUST end the retries.',
    sections: ['8'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/6',
  },
  'BOT-OUT-09': {
    id: 'BOT-OUT-09',
    party: 'bot-service',
    level: 'LOCAL',
    text: 'A request that fails fast is retried at once; how soon it should be is not stated.',
    sections: ['8'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/7',
  },
  'BOT-OUT-10': {
    id: 'BOT-OUT-10',
    party: 'bot-service',
    level: 'MUST',
    text: 'After INVITE_AGENT the service MUST send AGENT_JOINED with id, client_id and chat_id when an agent joins.',
    sections: ['6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/AgentJoined/x-rules/0',
  },
  'BOT-OUT-11': {
    id: 'BOT-OUT-11',
    party: 'bot-service',
    level: 'MUST',
    text: 'After INVITE_AGENT with no agent available the service MUST send AGENT_UNAVAILABLE with id, chat_id and client_id.',
    sections: ['6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/AgentUnavailable/x-rules/0',
  },
  'BOT-OUT-12': {
    id: 'BOT-OUT-12',
    party: 'bot-service',
    level: 'MUST',
    text: 'When a chat is closed the service MUST send CHAT_CLOSED; only the event\'s name is required of it.',
    sections: ['6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/ChatClosed/x-rules/0',
  },
  'BOT-OUT-13': {
    id: 'BOT-OUT-13',
    party: 'bot-service',
    level: 'MUST',
    text: 'AGENT_JOINED MUST be sent too when it was the client who brought the agent in.',
    sections: ['6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/AgentJoined/x-rules/1',
  },
  'BOT-OUT-14': {
    id: 'BOT-OUT-14',
    party: 'bot-service',
    level: 'MUST',
    text: 'A retry MUST be the same request: every field of the contract is the same, id among them. A field that the contract does not have may differ.',
    sections: ['8'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/8',
  },
  'BOT-OUT-15': {
    id: 'BOT-OUT-15',
    party: 'bot-service',
    level: 'LOCAL',
    text: 'Once an agent has joined, client messages go to the provider no longer.',
    sections: ['6.2'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/ClientMessage/x-rules/2',
  },
  'BOT-OUT-16': {
    id: 'BOT-OUT-16',
    party: 'bot-service',
    level: 'MUST',
    text: 'Events MUST go to an HTTPS address: nothing is sent to a plain http one, loopback apart.',
    sections: ['4.3'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/operations/sendBotEvent/x-rules/1',
  },
  'BOT-OUT-17': {
    id: 'BOT-OUT-17',
    party: 'bot-service',
    level: 'MUST',
    text: 'The timestamp of a client\'s message MUST be when it was created, in Unix time: seconds since 1970.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/MessageTimestamp/x-rules/1',
  },
  'BOT-PRV-01': {
    id: 'BOT-PRV-01',
    party: 'bot-provider',
    level: 'MUST',
    text: 'A CLIENT_MESSAGE with a TEXT MUST get 200 within three seconds.',
    sections: ['6.2', '8'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/0',
  },
  'BOT-PRV-02': {
    id: 'BOT-PRV-02',
    party: 'bot-provider',
    level: 'MUST',
    text: 'The first TEXT of a chat MUST be followed by a BOT_MESSAGE or an INVITE_AGENT for the same chat_id at the service\'s address, with the token as its last segment.',
    sections: ['6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/2',
  },
  'BOT-PRV-03': {
    id: 'BOT-PRV-03',
    party: 'bot-provider',
    level: 'MUST',
    text: 'A request under a wrong token MUST be rejected with an HTTP code of the class 4xx, and nothing of it MUST reach a chat.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/4',
  },
  'BOT-PRV-04': {
    id: 'BOT-PRV-04',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'A request that cannot be understood SHOULD get 400: one that is not JSON, is no object, or is a CLIENT_MESSAGE without chat_id or message.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/7',
  },
  'BOT-PRV-05': {
    id: 'BOT-PRV-05',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'Error responses SHOULD carry the recommended body, an error object made of code and message, with invalid_client for a wrong token and invalid_request for a malformed request.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/9',
  },
  'BOT-PRV-06': {
    id: 'BOT-PRV-06',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'An event or a method that is not supported SHOULD get 405. A provider that accepts an unknown event with 200 and ignores it does no harm.',
    sections: ['7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/10',
  },
  'BOT-PRV-07': {
    id: 'BOT-PRV-07',
    party: 'bot-provider',
    level: 'MUST',
    text: 'AGENT_JOINED, AGENT_UNAVAILABLE and CHAT_CLOSED with all their ids MUST get 200.',
    sections: ['6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/agentJoined/post/x-rules/0',
  },
  'BOT-PRV-08': {
    id: 'BOT-PRV-08',
    party: 'bot-provider',
    level: 'LOCAL',
    text: 'A retry with the same id does not make the bot answer the client a second time.',
    sections: ['2.5', '8'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/11',
  },
  'BOT-PRV-09': {
    id: 'BOT-PRV-09',
    party: 'bot-provider',
    level: 'MUST',
    text: 'The provider\'s BUTTONS MUST hold at most three buttons, each with text, and its MARKDOWN MUST have content.',
    sections: ['2.5', '8'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/ButtonsContent/x-rules/1',
  },
  'BOT-PRV-10': {
    id: 'BOT-PRV-10',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'The provider\'s MARKDOWN and BUTTONS messages SHOULD carry text for channels that cannot show them.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/BotContent/x-rules/2',
  },
  'BOT-PRV-11': {
    id: 'BOT-PRV-11',
    party: 'bot-provider',
    level: 'LOCAL',
    text: 'After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE it may ask the client for contact details.',
    sections: [],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/agentJoined/post/x-rules/1',
  },
  'BOT-PRV-12': {
    id: 'BOT-PRV-12',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'The provider SHOULD read a timestamp that is a number and one that is a string of digits.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/MessageTimestamp/x-rules/2',
  },
  'BOT-PRV-13': {
    id: 'BOT-PRV-13',
    party: 'bot-provider',
    level: 'MUST',
    text: 'Two events that the provider sends MUST NOT have the same id.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/EventId/x-rules/0',
  },
  'BOT-PRV-14': {
    id: 'BOT-PRV-14',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'A lesser fault SHOULD get 400: a CLIENT_MESSAGE without client_id or id, or a message without the field that its type needs.',
    sections: ['2.5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/8',
  },
  'BOT-PRV-15': {
    id: 'BOT-PRV-15',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'Later messages of the chat SHOULD be followed by an event too.',
    sections: ['6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/3',
  },
  'BOT-PRV-16': {
    id: 'BOT-PRV-16',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'Each event that the provider sends SHOULD have an id, and an INVITE_AGENT a client_id; whether they may be absent is not stated (OPEN-31).',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/EventId/x-rules/1',
  },
  'BOT-PRV-17': {
    id: 'BOT-PRV-17',
    party: 'bot-provider',
    level: 'MUST',
    text: 'An event that the provider sends MUST have the form of its kind: chat_id as it came, an id that is a string and client_id as it came where they are sent, a message with the fields of its type, and timestamps in Unix seconds.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/ProviderEvent/x-rules/0',
  },
  'BOT-PRV-18': {
    id: 'BOT-PRV-18',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'A wrong token SHOULD get 401: the source binds this code to it, and gives 403 and 404 meanings of their own.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/5',
  },
  'BOT-PRV-19': {
    id: 'BOT-PRV-19',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'A CLIENT_MESSAGE with MARKDOWN or BUTTONS SHOULD get 200 within three seconds, with the text for other channels and without it.',
    sections: ['2.5', '6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/1',
  },
  'BOT-PRV-20': {
    id: 'BOT-PRV-20',
    party: 'bot-provider',
    level: 'MUST',
    text: 'The body that the provider posts MUST be JSON, with the Content-Type application/json.',
    sections: ['4.3'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-rules/13',
  },
  'BOT-PRV-21': {
    id: 'BOT-PRV-21',
    party: 'bot-provider',
    level: 'SHOULD',
    text: 'Where a value of the Authorization header is agreed on, a request without it or with another value SHOULD get 401 with unauthorized_client, and the provider\'s own posts SHOULD carry it.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-rules/6',
  },
  'CHN-IN-01': {
    id: 'CHN-IN-01',
    party: 'channel-service',
    level: 'MUST',
    text: 'The status of a known channel MUST get 200 with a JSON integer, 0 or 1, as the whole body.',
    sections: ['4.1'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/0',
  },
  'CHN-IN-02': {
    id: 'CHN-IN-02',
    party: 'channel-service',
    level: 'MUST',
    text: 'The status MUST be 1 while at least one assigned agent is online, and 0 when all are offline or the chat was removed from the site.',
    sections: ['3', '4.1'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/1',
  },
  'CHN-IN-03': {
    id: 'CHN-IN-03',
    party: 'channel-service',
    level: 'MUST',
    text: 'The status of an unknown channel MUST get 404.',
    sections: ['4.1', '7'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/2',
  },
  'CHN-IN-04': {
    id: 'CHN-IN-04',
    party: 'channel-service',
    level: 'MUST',
    text: 'A valid user message posted to the address MUST get 200, and its words MUST reach the agent.',
    sections: ['4.1'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/0',
  },
  'CHN-IN-05': {
    id: 'CHN-IN-05',
    party: 'channel-service',
    level: 'MUST',
    text: 'A post to an unknown channel MUST get 404.',
    sections: ['4.1', '7'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/1',
  },
  'CHN-IN-06': {
    id: 'CHN-IN-06',
    party: 'channel-service',
    level: 'MUST',
    text: 'The random string is part of the credential: under a wrong one the service MUST serve neither the status nor a post, even with a right channel identifier.',
    sections: ['1', '5'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/2',
  },
  'CHN-IN-07': {
    id: 'CHN-IN-07',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST accept a customer id that is a string and one that is an integer.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerId/x-rules/0',
  },
  'CHN-IN-08': {
    id: 'CHN-IN-08',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST NOT pass on a message whose sender.id is empty or absent.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerId/x-rules/1',
  },
  'CHN-IN-09': {
    id: 'CHN-IN-09',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'A message whose sender.id is empty or absent gets 400.',
    sections: ['2.1', '7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerId/x-rules/2',
  },
  'CHN-IN-10': {
    id: 'CHN-IN-10',
    party: 'channel-service',
    level: 'MUST',
    text: 'A customer without a name MUST be shown to the agent as Anonymous.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-rules/0',
  },
  'CHN-IN-11': {
    id: 'CHN-IN-11',
    party: 'channel-service',
    level: 'MUST',
    text: 'A name, phone number or e-mail address given later in the chat MUST replace what the agent sees.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-rules/1',
  },
  'CHN-IN-12': {
    id: 'CHN-IN-12',
    party: 'channel-service',
    level: 'SHOULD',
    text: 'The service SHOULD NOT show the agent a sender.photo that begins with neither http:// nor https://.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerPhoto/x-rules/0',
  },
  'CHN-IN-13': {
    id: 'CHN-IN-13',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST show sender.invite to the agent as context of the chat.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-rules/2',
  },
  'CHN-IN-14': {
    id: 'CHN-IN-14',
    party: 'channel-service',
    level: 'SHOULD',
    text: 'sender.url, and fields that the contract does not name, SHOULD NOT make a message invalid.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/0',
  },
  'CHN-IN-15': {
    id: 'CHN-IN-15',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST respond with 400 to a message without message.type.',
    sections: ['2.1', '7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/1',
  },
  'CHN-IN-16': {
    id: 'CHN-IN-16',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST respond with 400 to a text message whose text is missing or is not a string.',
    sections: ['2.1', '7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserText/x-rules/0',
  },
  'CHN-IN-17': {
    id: 'CHN-IN-17',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST cut the text of a text message with more than 1,000 characters to its first 1,000 and accept it; a text of exactly 1,000 stays whole.',
    sections: ['2.1', '8'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-rules/0',
  },
  'CHN-IN-18': {
    id: 'CHN-IN-18',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'A character is a Unicode code point, and a cut never leaves half of a surrogate pair.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-rules/2',
  },
  'CHN-IN-19': {
    id: 'CHN-IN-19',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST accept typein and typeout with no more than sender.id and message.type, and MUST show them to the agent as typing, not as messages.',
    sections: ['2.3'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTypingNotice/x-rules/0',
  },
  'CHN-IN-20': {
    id: 'CHN-IN-20',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST ignore every other field of a typing notice, even one whose value would be invalid elsewhere.',
    sections: ['2.3'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTypingNotice/x-rules/1',
  },
  'CHN-IN-21': {
    id: 'CHN-IN-21',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST accept video, audio, voice, photo, sticker and document messages that carry file, file_name and file_size.',
    sections: ['2.4'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMediaMessage/x-rules/0',
  },
  'CHN-IN-22': {
    id: 'CHN-IN-22',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST respond with 400 to a message of one of these types that lacks file, file_name or file_size.',
    sections: ['2.4', '7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMediaMessage/x-rules/1',
  },
  'CHN-IN-23': {
    id: 'CHN-IN-23',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST accept a location that has latitude and longitude, and MUST answer 400 when either is missing.',
    sections: ['2.4'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserLocationMessage/x-rules/0',
  },
  'CHN-IN-24': {
    id: 'CHN-IN-24',
    party: 'channel-service',
    level: 'MUST',
    text: 'file and thumb MUST be http or https addresses; the service responds with 400 to any other value.',
    sections: ['2.4', '7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMediaMessage/x-rules/2',
  },
  'CHN-IN-25': {
    id: 'CHN-IN-25',
    party: 'channel-service',
    level: 'MUST',
    text: 'file_size, duration, width and height MUST be positive whole numbers, latitude and longitude real numbers; the service responds with 400 to any other value.',
    sections: ['2.4', '7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMediaMessage/x-rules/3',
  },
  'CHN-IN-26': {
    id: 'CHN-IN-26',
    party: 'channel-service',
    level: 'MUST',
    text: 'The service MUST carry thumb, emoji, duration, width, height, text, performer and title through to the agent when the customer\'s message has them.',
    sections: ['2.4'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMediaMessage/x-rules/4',
  },
  'CHN-IN-27': {
    id: 'CHN-IN-27',
    party: 'channel-service',
    level: 'MUST',
    text: 'A body that is not JSON, or is not an object, MUST get 400.',
    sections: ['7'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/4',
  },
  'CHN-IN-28': {
    id: 'CHN-IN-28',
    party: 'channel-service',
    level: 'MUST',
    text: 'A method that the address does not have MUST get 405.',
    sections: ['7'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/5',
  },
  'CHN-IN-29': {
    id: 'CHN-IN-29',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'A message of a type that the contract does not name gets 400; 405 is as good, since more types are announced.',
    sections: ['7', '9'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/2',
  },
  'CHN-IN-30': {
    id: 'CHN-IN-30',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'Too many requests get 429; at which rate is not stated.',
    sections: ['8'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/6',
  },
  'CHN-IN-31': {
    id: 'CHN-IN-31',
    party: 'channel-service',
    level: 'MUST',
    text: 'message.id MAY be absent; the service MUST NOT show it to the agent.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserText/x-rules/1',
  },
  'CHN-IN-32': {
    id: 'CHN-IN-32',
    party: 'channel-service',
    level: 'SHOULD',
    text: 'The code for a wrong random string SHOULD be 404, as for any address that is not formed as agreed.',
    sections: ['5', '7'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/3',
  },
  'CHN-IN-33': {
    id: 'CHN-IN-33',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'null in a field that may be absent counts as absent.',
    sections: ['2.1', '2.4'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/3',
  },
  'CHN-IN-34': {
    id: 'CHN-IN-34',
    party: 'channel-service',
    level: 'SHOULD',
    text: 'The service SHOULD cut the text of a media message and of a location in the same way.',
    sections: ['2.1', '2.4', '8'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-rules/1',
  },
  'CHN-OUT-01': {
    id: 'CHN-OUT-01',
    party: 'channel-service',
    level: 'MUST',
    text: 'An agent\'s message MUST be sent as a POST to the customer endpoint with the channel\'s identifier appended, with a JSON body.',
    sections: ['4.2'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/0',
  },
  'CHN-OUT-02': {
    id: 'CHN-OUT-02',
    party: 'channel-service',
    level: 'MUST',
    text: 'The body MUST carry recipient.id and a message with its type, and text when the type is text.',
    sections: ['2.2'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessage/x-rules/0',
  },
  'CHN-OUT-03': {
    id: 'CHN-OUT-03',
    party: 'channel-service',
    level: 'MUST',
    text: 'recipient.id MUST be the sender.id that the customer\'s messages carried, unchanged in value.',
    sections: ['2.2'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Recipient/x-rules/0',
  },
  'CHN-OUT-04': {
    id: 'CHN-OUT-04',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'recipient.id is a JSON string even when sender.id came as an integer: the source gives it this type, and says that it is unchanged (OPEN-39).',
    sections: ['2.2'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Recipient/x-rules/1',
  },
  'CHN-OUT-05': {
    id: 'CHN-OUT-05',
    party: 'channel-service',
    level: 'MUST',
    text: 'An agent\'s media message MUST use the same envelope and the same required fields as a customer\'s.',
    sections: ['2.4'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMediaMessage/x-rules/0',
  },
  'CHN-OUT-06': {
    id: 'CHN-OUT-06',
    party: 'channel-service',
    level: 'MUST',
    text: 'An agent\'s typing MUST be sent as typein and typeout.',
    sections: ['2.3'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/1',
  },
  'CHN-OUT-07': {
    id: 'CHN-OUT-07',
    party: 'channel-service',
    level: 'MUST',
    text: 'With the chunked option on, requests MUST use chunked transfer encoding without Content-Length; with it off, Content-Length.',
    sections: ['4.2'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/2',
  },
  'CHN-OUT-08': {
    id: 'CHN-OUT-08',
    party: 'channel-service',
    level: 'MUST',
    text: 'Without a valid positive response the request MUST be retried: three attempts in all, or four by the other reading of the source (OPEN-16).',
    sections: ['6.1', '8'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/3',
  },
  'CHN-OUT-09': {
    id: 'CHN-OUT-09',
    party: 'channel-service',
    level: 'MUST',
    text: 'The attempts MUST be three seconds apart.',
    sections: ['6.1', '8'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/5',
  },
  'CHN-OUT-10': {
    id: 'CHN-OUT-10',
    party: 'channel-service',
    level: 'MUST',
    text: 'A valid positive response MUST end the retries at once.',
    sections: ['6.1'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/6',
  },
  'CHN-OUT-11': {
    id: 'CHN-OUT-11',
    party: 'channel-service',
    level: 'MUST',
    text: 'A response 200 whose body is neither the result ok nor an error object is no valid positive response and MUST be retried.',
    sections: ['4.2', '6.1'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/0',
  },
  'CHN-OUT-12': {
    id: 'CHN-OUT-12',
    party: 'channel-service',
    level: 'MUST',
    text: 'An endpoint that cannot be reached or stays silent MUST count as a failed attempt and be retried: a refused connection, a reset, no response.',
    sections: ['6.1'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/7',
  },
  'CHN-OUT-13': {
    id: 'CHN-OUT-13',
    party: 'channel-service',
    level: 'MUST',
    text: 'With an unavailable server an error event MUST return nine seconds after the first attempt, and after any final failure the agent MUST see an error message in the chat. An endpoint that responds with errors or rejects may be given up as early as its last attempt.',
    sections: ['6.1', '8'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/8',
  },
  'CHN-OUT-14': {
    id: 'CHN-OUT-14',
    party: 'channel-service',
    level: 'MUST',
    text: 'The message of an error response MUST be shown to the agent in the chat for at least some codes; which codes hide it is not stated.',
    sections: ['4.2'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/1',
  },
  'CHN-OUT-15': {
    id: 'CHN-OUT-15',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'An error response is not retried, and its message is shown whatever its code; the source states neither.',
    sections: ['4.2', '6.1', '7'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/2',
  },
  'CHN-OUT-16': {
    id: 'CHN-OUT-16',
    party: 'channel-service',
    level: 'MUST',
    text: 'A retry MUST be the same request: every field of the contract is the same, message.id among them. A field that the contract does not have may differ.',
    sections: ['6.1'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/9',
  },
  'CHN-OUT-17': {
    id: 'CHN-OUT-17',
    party: 'channel-service',
    level: 'MUST',
    text: 'An agent\'s message MUST go to an HTTPS address: nothing is sent to a plain http one, loopback apart.',
    sections: ['4.2'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/10',
  },
  'CHN-OUT-18': {
    id: 'CHN-OUT-18',
    party: 'channel-service',
    level: 'LOCAL',
    text: 'Messages of one chat arrive in the order in which the agent wrote them, retries included, and another chat is not held up by them.',
    sections: [],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/11',
  },
  'CHN-OUT-19': {
    id: 'CHN-OUT-19',
    party: 'channel-service',
    level: 'SHOULD',
    text: 'An agent\'s text SHOULD carry sender.name and message.id.',
    sections: ['2.2'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessage/x-rules/1',
  },
  'CHN-OUT-20': {
    id: 'CHN-OUT-20',
    party: 'channel-service',
    level: 'SHOULD',
    text: 'There SHOULD be three attempts in all, and the error nine seconds after the first, not earlier.',
    sections: ['6.1', '8'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/4',
  },
  'CHN-RCV-01': {
    id: 'CHN-RCV-01',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'A text message MUST get 200 with the result ok or with an error that has a code and a message.',
    sections: ['2.2', '4.2'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/0',
  },
  'CHN-RCV-02': {
    id: 'CHN-RCV-02',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'Every kind of media message and a location MUST get a response in the same form.',
    sections: ['2.4'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/1',
  },
  'CHN-RCV-03': {
    id: 'CHN-RCV-03',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'typein and typeout MUST get a response in the same form, and other fields in them be ignored.',
    sections: ['2.3'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/2',
  },
  'CHN-RCV-04': {
    id: 'CHN-RCV-04',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'Bodies with Content-Length and chunked bodies MUST both be read.',
    sections: ['4.2'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/3',
  },
  'CHN-RCV-05': {
    id: 'CHN-RCV-05',
    party: 'channel-integrator',
    level: 'SHOULD',
    text: 'The response SHOULD come before the next attempt is due, three seconds after the request.',
    sections: ['6.1'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/3',
  },
  'CHN-RCV-06': {
    id: 'CHN-RCV-06',
    party: 'channel-integrator',
    level: 'LOCAL',
    text: 'A retry of a message, known by its message.id, gets the same response as the first.',
    sections: [],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/4',
  },
  'CHN-RCV-07': {
    id: 'CHN-RCV-07',
    party: 'channel-integrator',
    level: 'SHOULD',
    text: 'A request that cannot be used (no recipient, an unknown type, not JSON) SHOULD get an error or a 4xx, never 5xx, and never the result ok when the body is not JSON.',
    sections: ['2.2'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/4',
  },
  'CHN-RCV-08': {
    id: 'CHN-RCV-08',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'In an error response error.message MUST be text for people, and error.code MUST be there, with a value of the integrator\'s choice.',
    sections: ['2.2'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessageReply/x-rules/0',
  },
  'CHN-RCV-09': {
    id: 'CHN-RCV-09',
    party: 'channel-integrator',
    level: 'SHOULD',
    text: 'Unknown extra fields and absent optional ones, such as sender.photo and message.id, SHOULD be tolerated.',
    sections: ['2.2'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/5',
  },
  'CHN-RCV-10': {
    id: 'CHN-RCV-10',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'What the integrator posts to the service MUST be JSON of the form of a user message; its Content-Type is an open point (OPEN-38).',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/4',
  },
  'CHN-RCV-11': {
    id: 'CHN-RCV-11',
    party: 'channel-integrator',
    level: 'SHOULD',
    text: 'A response other than 200 SHOULD be reported to the operator of the service.',
    sections: ['4.1'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/7',
  },
  'CHN-RCV-12': {
    id: 'CHN-RCV-12',
    party: 'channel-integrator',
    level: 'MUST',
    text: 'A sender.photo that the integrator posts MUST begin with http:// or https://.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerPhoto/x-rules/1',
  },
  'HOOK-OUT-01': {
    id: 'HOOK-OUT-01',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'An event MUST be sent as a POST with a JSON body to the configured address, its kind in event_name.',
    sections: ['4.4'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/operations/sendWebhookEvent/x-rules/0',
  },
  'HOOK-OUT-02': {
    id: 'HOOK-OUT-02',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'Every event MUST carry event_name, widget_id, visitor, session and page.',
    sections: ['6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/operations/sendWebhookEvent/x-rules/1',
  },
  'HOOK-OUT-03': {
    id: 'HOOK-OUT-03',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'A visitor MUST have number and description as strings and chats_count as a number, and may have name, email, phone and social.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/Visitor/x-rules/0',
  },
  'HOOK-OUT-04': {
    id: 'HOOK-OUT-04',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'An agent MUST have id, name and email as strings and may have phone; of a department, id MUST be a number and name a string where they are sent.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/AgentInfo/x-rules/0',
  },
  'HOOK-OUT-05': {
    id: 'HOOK-OUT-05',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'The parts of a session and a page MUST have their types where they are sent: geoip and utm_json hold nothing but strings; utm, ip_addr, user_agent, url and title are strings.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/Session/x-rules/0',
  },
  'HOOK-OUT-06': {
    id: 'HOOK-OUT-06',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'chat_accepted MUST be sent when an agent presses Reply, with chat_id as a number and the agent.',
    sections: ['6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatAccepted/x-rules/0',
  },
  'HOOK-OUT-07': {
    id: 'HOOK-OUT-07',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'Of a response with the result OK the agent MUST be shown custom_data in its order behind the assign button that enable_assign brings, contact_info, and crm_link as a button of its own.',
    sections: ['4.4'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatAcceptedReply/x-rules/0',
  },
  'HOOK-OUT-08': {
    id: 'HOOK-OUT-08',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'Of a response with another result nothing MUST be passed to the agent; whether ok is another result than OK is an open point (OPEN-19).',
    sections: ['4.4'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatAcceptedReply/x-rules/1',
  },
  'HOOK-OUT-09': {
    id: 'HOOK-OUT-09',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'The contact_info of the response MUST be shown as if the visitor had typed it, and be kept in the archive.',
    sections: ['4.4'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatAcceptedReply/x-rules/2',
  },
  'HOOK-OUT-10': {
    id: 'HOOK-OUT-10',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'chat_assigned MUST be sent when the agent connects the chat to the CRM, with assign_to being the crm_link of the response to chat_accepted.',
    sections: ['6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatAssigned/x-rules/0',
  },
  'HOOK-OUT-11': {
    id: 'HOOK-OUT-11',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'chat_finished MUST be sent when a chat is closed, with chat_id, the agents as a list, and the chat with messages, rate and blacklisted.',
    sections: ['2.6', '6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatFinished/x-rules/0',
  },
  'HOOK-OUT-12': {
    id: 'HOOK-OUT-12',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'In chat.messages agent_id MUST be there only when type is agent, timestamp MUST be a number and type visitor or agent; rate MUST be positive, negative or null.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/FinishedChatMessage/x-rules/0',
  },
  'HOOK-OUT-13': {
    id: 'HOOK-OUT-13',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'chat_updated MUST be sent when what is known of the visitor has changed.',
    sections: ['6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatUpdated/x-rules/0',
  },
  'HOOK-OUT-14': {
    id: 'HOOK-OUT-14',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'offline_message MUST be sent when the offline form is submitted, with offline_message_id and message, and without chat_id and agent.',
    sections: ['6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/OfflineMessage/x-rules/0',
  },
  'HOOK-OUT-15': {
    id: 'HOOK-OUT-15',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'call_event MUST be sent for a new call and for each change of its status, with reason only when the status is error, and record_url only after the call has ended.',
    sections: ['2.6', '6.3'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/Call/x-rules/0',
  },
  'HOOK-OUT-16': {
    id: 'HOOK-OUT-16',
    party: 'webhook-sender',
    level: 'MUST',
    text: 'An id that was set by setUserToken MUST be included in chat_accepted, chat_assigned, chat_finished, chat_updated and offline_message.',
    sections: ['6.3', '4.5'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/UserToken/x-rules/0',
  },
  'HOOK-OUT-17': {
    id: 'HOOK-OUT-17',
    party: 'webhook-sender',
    level: 'LOCAL',
    text: 'The field with this id is called user_token, since the source gives it no name, and the event of the offline form is sent as offline_message, not offline_messages.',
    sections: ['6.3'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/UserToken/x-rules/1',
  },
  'HOOK-OUT-18': {
    id: 'HOOK-OUT-18',
    party: 'webhook-sender',
    level: 'LOCAL',
    text: 'How long a response is waited for, whether a request is retried and how it is authenticated is not stated; the reference treats these requests as it treats those of the channel API.',
    sections: [],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/operations/sendWebhookEvent/x-rules/2',
  },
  'HOOK-OUT-19': {
    id: 'HOOK-OUT-19',
    party: 'webhook-sender',
    level: 'SHOULD',
    text: 'A session SHOULD carry geoip, ip_addr and user_agent, and a page its url.',
    sections: ['2.6', '6.3'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/Session/x-rules/1',
  },
  'HOOK-RCV-01': {
    id: 'HOOK-RCV-01',
    party: 'webhook-receiver',
    level: 'MUST',
    text: 'chat_accepted MUST be answered with JSON whose result is a string; custom_data, contact_info, enable_assign, crm_link and page, where they are there, MUST have their shapes.',
    sections: ['4.4'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/ChatAcceptedReply/x-rules/0',
  },
  'HOOK-RCV-02': {
    id: 'HOOK-RCV-02',
    party: 'webhook-receiver',
    level: 'MUST',
    text: 'chat_assigned, chat_finished, chat_updated and offline_message MUST get the result OK or FAILURE; the case of the letters is an open point.',
    sections: ['4.4'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/webhooks/chatAssigned/post/x-rules/0',
  },
  'HOOK-RCV-03': {
    id: 'HOOK-RCV-03',
    party: 'webhook-receiver',
    level: 'LOCAL',
    text: 'call_event gets an HTTP code of the class 2xx; nothing is stated of its response.',
    sections: ['4.4'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/webhooks/callEvent/post/x-rules/0',
  },
  'HOOK-RCV-04': {
    id: 'HOOK-RCV-04',
    party: 'webhook-receiver',
    level: 'MUST',
    text: 'Parts that may be absent MUST be tolerated when they are: department, page.title, visitor.name and social, and a rate that is null.',
    sections: ['6.3'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/webhooks/chatAccepted/post/x-rules/0',
  },
  'HOOK-RCV-05': {
    id: 'HOOK-RCV-05',
    party: 'webhook-receiver',
    level: 'SHOULD',
    text: 'offline_messages SHOULD be treated as offline_message.',
    sections: ['6.3'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/webhooks/offlineMessage/post/x-rules/0',
  },
  'HOOK-RCV-06': {
    id: 'HOOK-RCV-06',
    party: 'webhook-receiver',
    level: 'SHOULD',
    text: 'An unknown event_name and a malformed body SHOULD NOT get 5xx.',
    sections: ['7', '9'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/webhooks/chatAccepted/post/x-rules/1',
  },
  'HOOK-RCV-07': {
    id: 'HOOK-RCV-07',
    party: 'webhook-receiver',
    level: 'LOCAL',
    text: 'crm_link and page.url are http or https addresses.',
    sections: [],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/ChatAcceptedReply/x-rules/1',
  },
  'WID-01': {
    id: 'WID-01',
    party: 'widget',
    level: 'MUST',
    text: 'The global object svc_api MUST have the 13 methods, and svc_onLoadCallback MUST be called once when it is ready to use.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onLoadCallback/x-rules/0',
  },
  'WID-02': {
    id: 'WID-02',
    party: 'widget',
    level: 'MUST',
    text: 'open MUST open the chat window, with {start: \'call\'} the callback form with a field for a phone number, and svc_onOpen MUST be called.',
    sections: ['4.5', '6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/open/x-rules/0',
  },
  'WID-03': {
    id: 'WID-03',
    party: 'widget',
    level: 'MUST',
    text: 'close MUST close the window, and svc_onClose MUST be called.',
    sections: ['4.5', '6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/close/x-rules/0',
  },
  'WID-04': {
    id: 'WID-04',
    party: 'widget',
    level: 'MUST',
    text: 'chatMode MUST give online or offline, as the agents are.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/chatMode/x-rules/0',
  },
  'WID-05': {
    id: 'WID-05',
    party: 'widget',
    level: 'MUST',
    text: 'getContactInfo MUST give what stands in the visitor\'s contact form, whether it was typed or set.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/getContactInfo/x-rules/0',
  },
  'WID-06': {
    id: 'WID-06',
    party: 'widget',
    level: 'MUST',
    text: 'getVisitorNumber MUST give, asynchronously, the visitor\'s sequential number, the one that the agent is shown.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/getVisitorNumber/x-rules/0',
  },
  'WID-07': {
    id: 'WID-07',
    party: 'widget',
    level: 'MUST',
    text: 'setContactInfo MUST show name, email, phone and description to the agent as if the visitor had typed them.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setContactInfo/x-rules/0',
  },
  'WID-08': {
    id: 'WID-08',
    party: 'widget',
    level: 'MUST',
    text: 'setCustomData MUST give the result ok for an array, and for anything else the result fail with a reason which says that custom data must be an array.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setCustomData/x-rules/0',
  },
  'WID-09': {
    id: 'WID-09',
    party: 'widget',
    level: 'MUST',
    text: 'The fields MUST be shown in the order of the array and can be set again, and the panel of an open chat MUST change at once.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setCustomData/x-rules/1',
  },
  'WID-10': {
    id: 'WID-10',
    party: 'widget',
    level: 'MUST',
    text: 'Tags in content MUST be neutralised.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setCustomData/x-rules/2',
  },
  'WID-11': {
    id: 'WID-11',
    party: 'widget',
    level: 'MUST',
    text: 'title MUST stand above the field, key bold in front of a colon, and link MUST open on a click.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setCustomData/x-rules/3',
  },
  'WID-12': {
    id: 'WID-12',
    party: 'widget',
    level: 'MUST',
    text: 'With the Safe URL setting on, the agent MUST NOT see links to other domains.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setCustomData/x-rules/4',
  },
  'WID-13': {
    id: 'WID-13',
    party: 'widget',
    level: 'MUST',
    text: 'setRules MUST replace the invitation rules.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setRules/x-rules/0',
  },
  'WID-14': {
    id: 'WID-14',
    party: 'widget',
    level: 'MUST',
    text: 'setUserToken MUST give the result ok with the token, or the result fail with the token or false.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setUserToken/x-rules/0',
  },
  'WID-15': {
    id: 'WID-15',
    party: 'widget',
    level: 'MUST',
    text: 'showProactiveInvitation MUST open the window with the text, also when it is called from svc_onLoadCallback.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/showProactiveInvitation/x-rules/0',
  },
  'WID-16': {
    id: 'WID-16',
    party: 'widget',
    level: 'MUST',
    text: 'startCall MUST give the result ok for a well-formed number when calls are available, else the result fail with a reason.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/startCall/x-rules/0',
  },
  'WID-17': {
    id: 'WID-17',
    party: 'widget',
    level: 'MUST',
    text: 'isCallbackEnabled MUST pass to its function the result ok, the result fail with the reason \'Callback disabled\', or a fail with \'Callback unavaiable\', spelt so.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/isCallbackEnabled/x-rules/0',
  },
  'WID-18': {
    id: 'WID-18',
    party: 'widget',
    level: 'MUST',
    text: 'sendOfflineMessage MUST give the result ok for valid parameters, else the result fail with an error.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/sendOfflineMessage/x-rules/0',
  },
  'WID-19': {
    id: 'WID-19',
    party: 'widget',
    level: 'MUST',
    text: 'svc_onMessageSent MUST be called on the visitor\'s first message.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onMessageSent/x-rules/0',
  },
  'WID-20': {
    id: 'WID-20',
    party: 'widget',
    level: 'MUST',
    text: 'svc_onAccept MUST be called when an agent presses Reply.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onAccept/x-rules/0',
  },
  'WID-21': {
    id: 'WID-21',
    party: 'widget',
    level: 'MUST',
    text: 'svc_onIntroduction MUST be called when the visitor fills in the contacts form.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onIntroduction/x-rules/0',
  },
  'WID-22': {
    id: 'WID-22',
    party: 'widget',
    level: 'MUST',
    text: 'svc_onResizeCallback MUST be called at any change of the widget\'s size.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onResizeCallback/x-rules/0',
  },
  'WID-23': {
    id: 'WID-23',
    party: 'widget',
    level: 'MUST',
    text: 'svc_onCallStart MUST be called when the visitor starts a call, and svc_onCallEnd when it ends, with an object; its result, where it has one, MUST be ok or fail, and a fail MUST have a reason.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onCallStart/x-rules/0',
  },
  'WID-24': {
    id: 'WID-24',
    party: 'widget',
    level: 'MUST',
    text: 'svc_onChangeState MUST be called with the state that the window has changed to.',
    sections: ['3', '6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onChangeState/x-rules/0',
  },
  'WID-25': {
    id: 'WID-25',
    party: 'widget',
    level: 'SHOULD',
    text: 'Callbacks that the page does not define, or that throw, SHOULD NOT disturb the widget.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/svc_onLoadCallback/x-rules/1',
  },
  'WID-26': {
    id: 'WID-26',
    party: 'widget',
    level: 'LOCAL',
    text: 'open, close, setRules, setContactInfo and showProactiveInvitation give the result ok, getContactInfo gives the contact form, getVisitorNumber gives a promise, and callbacks with arguments that are not stated get none.',
    sections: [],
    document: 'specs/schemas/widget.yaml',
    pointer: '/$defs/WidgetDone/x-rules/0',
  },
};

export const openPoints: Readonly<Record<OpenPointId, OpenPoint>> = {
  'OPEN-01': {
    id: 'OPEN-01',
    title: 'Fields of social networks',
    text: 'The fields of the social object are not shown.',
    reference: 'An object of strings by the network\'s name, passed through as it is.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/SocialNetworks/x-open/0',
  },
  'OPEN-02': {
    id: 'OPEN-02',
    title: 'Fields of the contact form',
    text: 'The fields of the structure that getContactInfo gives are not shown.',
    reference: 'name, email, phone and description, each a string, or null where nothing is known.',
    sections: ['2.6', '4.5'],
    document: 'specs/schemas/widget.yaml',
    pointer: '/$defs/VisitorContact/x-open/0',
  },
  'OPEN-03': {
    id: 'OPEN-03',
    title: 'Ways between states',
    text: 'The states of channels, widgets and calls are listed, the ways from one to another are not shown.',
    reference: 'State machines for chat, call and widget are documented, and the reference keeps to them.',
    sections: ['3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/info/x-open/0',
  },
  'OPEN-04': {
    id: 'OPEN-04',
    title: 'Body of a bot\'s 200',
    text: 'The body of the bot endpoint\'s response 200 is not shown.',
    reference: 'The service ignores it. The reference\'s own provider sends an empty object.',
    sections: ['4.3'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/webhooks/clientMessage/post/x-open/0',
  },
  'OPEN-05': {
    id: 'OPEN-05',
    title: 'Response to call_event',
    text: 'The response to call_event is not shown.',
    reference: 'The reference\'s own receiver responds with the result OK; the service ignores the body.',
    sections: ['4.4'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/webhooks/callEvent/post/x-open/0',
  },
  'OPEN-06': {
    id: 'OPEN-06',
    title: 'What widget methods give back',
    text: 'What open, close, chatMode, getContactInfo, getVisitorNumber and setRules give back is not shown.',
    reference: 'open, close and setRules give the result ok, chatMode the word online or offline, getContactInfo the contact form, and getVisitorNumber a promise of the number; a function that it is given is called as Node does, with an error or null first and the number second.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/info/x-open/0',
  },
  'OPEN-07': {
    id: 'OPEN-07',
    title: 'Form of the Authorization header',
    text: 'An Authorization header is named among the reasons for a rejection, but its format is not shown.',
    reference: 'It is off unless a value is configured; then the whole header is compared with that value in constant time.',
    sections: ['5'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/info/x-open/0',
  },
  'OPEN-08': {
    id: 'OPEN-08',
    title: 'How a webhook proves its sender',
    text: 'How a receiver can tell that a request comes from the service is not shown.',
    reference: 'Off by default. When a secret is set, requests are signed as Standard Webhooks do, in added headers that a receiver may ignore.',
    sections: ['5'],
    document: 'specs/developer.openapi.yaml',
    pointer: '/info/x-open/0',
  },
  'OPEN-09': {
    id: 'OPEN-09',
    title: 'Fields of CHAT_CLOSED',
    text: 'Which parameters CHAT_CLOSED carries is not shown.',
    reference: 'It carries id, client_id and chat_id, as the other events about a chat do.',
    sections: ['6.2'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/ChatClosedEvent/x-open/0',
  },
  'OPEN-10': {
    id: 'OPEN-10',
    title: 'Arguments of widget callbacks',
    text: 'The arguments of the callbacks are shown for svc_onCallEnd and svc_onChangeState only.',
    reference: 'The other callbacks get none.',
    sections: ['6.4'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/info/x-open/1',
  },
  'OPEN-11': {
    id: 'OPEN-11',
    title: 'Error codes that hide their message',
    text: 'Which error codes a channel integrator may use, and which of them hide the message from the agent, is not stated.',
    reference: 'Every message is shown to the agent, whatever its code.',
    sections: ['7'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessageRefused/x-open/0',
  },
  'OPEN-12': {
    id: 'OPEN-12',
    title: 'Rate at which 429 begins',
    text: 'How many requests in which time bring the response 429 is not stated.',
    reference: 'A limit can be configured and is off by default; when it is on, 429 comes with Retry-After.',
    sections: ['8'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-open/1',
  },
  'OPEN-13': {
    id: 'OPEN-13',
    title: 'Names and life of versions',
    text: 'Identifiers of versions, their negotiation and how long an old one is kept are not stated.',
    reference: 'The package and info.version follow semantic versioning; nothing is negotiated on the wire.',
    sections: ['9'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/info/x-open/0',
  },
  'OPEN-14': {
    id: 'OPEN-14',
    title: 'Timestamp as text or number',
    text: 'The tables give the timestamp as a string, the samples as a number.',
    reference: 'Both are accepted; a number of Unix seconds is sent.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/MessageTimestamp/x-open/0',
  },
  'OPEN-15': {
    id: 'OPEN-15',
    title: 'Two names of the offline event',
    text: 'The parameter table calls the event offline_messages, the sample offline_message.',
    reference: 'offline_message is sent, and both are accepted.',
    sections: ['6.3'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/OfflineMessageEvent/x-open/0',
  },
  'OPEN-16': {
    id: 'OPEN-16',
    title: 'Three attempts or four',
    text: 'One place says that the request is retried three times, another that there are three attempts.',
    reference: 'Three requests in all.',
    sections: ['6.1', '8'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-open/0',
  },
  'OPEN-17': {
    id: 'OPEN-17',
    title: 'What counts as a character',
    text: 'What a character is in the limit of 1,000 is not stated.',
    reference: 'A Unicode code point.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-open/0',
  },
  'OPEN-18': {
    id: 'OPEN-18',
    title: 'Whether a rejection ends the retries',
    text: 'Whether an error response ends the retries is not stated.',
    reference: 'It does, and its message is shown.',
    sections: ['4.2', '6.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessageRefused/x-open/1',
  },
  'OPEN-19': {
    id: 'OPEN-19',
    title: 'Case of the result OK',
    text: 'The table of responses writes the result OK, the sentence on errors writes ok.',
    reference: 'It is read in any case of letters, with a note at the desk when it is not OK; examples have OK.',
    sections: ['4.4', '7'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/WebhookResult/x-open/0',
  },
  'OPEN-20': {
    id: 'OPEN-20',
    title: 'Two forms of the agent id',
    text: 'agent.id is a string, agent_id in chat.messages a number; whether they name the same is not stated.',
    reference: 'The number is the agent\'s own, and the string its digits. The reference gives its agents numbers.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/FinishedChatMessage/x-open/0',
  },
  'OPEN-21': {
    id: 'OPEN-21',
    title: 'Optional parts without a mark',
    text: 'The tables do not mark whether the fields of geoip, utm, utm_json, a department and the title of BUTTONS may be absent, nor whether a session or a page of which nothing is known may be empty.',
    reference: 'Any of these may be absent. The reference sends every part of a session and a page, with an empty text where it knows nothing.',
    sections: ['2.5', '2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/Session/x-open/0',
  },
  'OPEN-22': {
    id: 'OPEN-22',
    title: 'Field of the visitor token',
    text: 'The name of the field that carries the id of setUserToken is not shown.',
    reference: 'user_token.',
    sections: ['6.3'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/UserToken/x-open/0',
  },
  'OPEN-23': {
    id: 'OPEN-23',
    title: 'Words of an archived message',
    text: 'Where the words of an element of chat.messages stand is not shown.',
    reference: 'In message, a string.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/FinishedChatMessage/x-open/1',
  },
  'OPEN-24': {
    id: 'OPEN-24',
    title: 'Form of an invitation rule',
    text: 'The form of a rule of active invitations is not shown.',
    reference: 'The form that is documented with setRules.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setRules/x-open/1',
  },
  'OPEN-25': {
    id: 'OPEN-25',
    title: 'Meaning of sender.url',
    text: 'sender.url is sent by integrators; what it means is not stated.',
    reference: 'It is kept and shown to the agent as a plain address. A value that is no text is not shown, and noted at the desk.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-open/0',
  },
  'OPEN-26': {
    id: 'OPEN-26',
    title: 'Body of 200 to a customer\'s message',
    text: 'The body of the response 200 to a posted message is not shown.',
    reference: 'An empty object; clients ignore it.',
    sections: ['4.1'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-open/2',
  },
  'OPEN-27': {
    id: 'OPEN-27',
    title: 'What contact data and invitations give back',
    text: 'What setContactInfo and showProactiveInvitation give back is not shown.',
    reference: 'The result ok.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/setContactInfo/x-open/0',
  },
  'OPEN-28': {
    id: 'OPEN-28',
    title: 'Field of the callback rejection',
    text: 'Which field carries \'Callback unavaiable\' is not shown.',
    reference: 'reason.',
    sections: ['4.5'],
    document: 'specs/widget.asyncapi.yaml',
    pointer: '/operations/isCallbackEnabled/x-open/0',
  },
  'OPEN-29': {
    id: 'OPEN-29',
    title: 'Retries of webhooks',
    text: 'How long the service waits for the response to a webhook, and how often it retries, is not stated.',
    reference: 'Three seconds, and three attempts three seconds apart, as the channel API has.',
    sections: ['4.4', '8'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/operations/sendWebhookEvent/x-open/0',
  },
  'OPEN-30': {
    id: 'OPEN-30',
    title: 'Time for a front end\'s response',
    text: 'How long the service waits for the integrator\'s response is not stated.',
    reference: 'Until the next attempt is due.',
    sections: ['4.2', '6.1'],
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-open/1',
  },
  'OPEN-31': {
    id: 'OPEN-31',
    title: 'Event id and timestamp left out',
    text: 'Whether an event\'s id, the client_id of an INVITE_AGENT and a message\'s timestamp may be absent is not stated.',
    reference: 'A timestamp may. An event without id, and an INVITE_AGENT without client_id, is accepted and noted at the desk.',
    sections: ['2.5'],
    document: 'specs/schemas/bot.yaml',
    pointer: '/$defs/EventId/x-open/0',
  },
  'OPEN-32': {
    id: 'OPEN-32',
    title: 'Error bodies and further codes',
    text: 'The bodies of the channel API\'s error responses, and error codes beyond invalid_client, unauthorized_client and invalid_request, are not stated.',
    reference: 'The same body with codes of its own. Clients take any body, or none.',
    sections: ['2.2', '7'],
    document: 'specs/schemas/errors.yaml',
    pointer: '/$defs/ErrorBody/x-open/0',
  },
  'OPEN-33': {
    id: 'OPEN-33',
    title: 'A provider\'s own retries',
    text: 'How long a provider waits for the service\'s response, and how often it retries, is not stated.',
    reference: 'The generated client makes one request, within a time limit of its own, and another only when told to. Nobody is judged by it.',
    sections: ['8'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-open/0',
  },
  'OPEN-34': {
    id: 'OPEN-34',
    title: 'HTTP code of unauthorized_client',
    text: 'The HTTP code that goes with unauthorized_client is not stated.',
    reference: '401.',
    sections: ['5', '7'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-open/1',
  },
  'OPEN-35': {
    id: 'OPEN-35',
    title: 'null in place of a missing field',
    text: 'Whether null may stand for a field that is absent is not stated.',
    reference: 'null counts as absent and is never sent, except in the rate of a finished chat.',
    sections: ['2', '4'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/info/x-open/1',
  },
  'OPEN-36': {
    id: 'OPEN-36',
    title: 'When a provider event is a retry',
    text: 'What makes a provider\'s event a retry of another is not stated.',
    reference: 'The same id, chat and content within a minute. Anything else is shown.',
    sections: ['2.5'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-open/2',
  },
  'OPEN-37': {
    id: 'OPEN-37',
    title: 'When a customer message is a retry',
    text: 'Whether a message that is retried with the same message.id is one message is not stated.',
    reference: 'The same sender, id and content within a minute is one message; anything else is another.',
    sections: ['2.1', '7'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-open/3',
  },
  'OPEN-38': {
    id: 'OPEN-38',
    title: 'Content-Type of the channel API',
    text: 'The Content-Type of channel API requests is not stated; application/json is stated for the bot API alone.',
    reference: 'application/json is sent. Any type or none is accepted, and noted at the desk.',
    sections: ['4.1', '4.2', '4.3'],
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-open/0',
  },
  'OPEN-39': {
    id: 'OPEN-39',
    title: 'Recipient with an integer id',
    text: 'recipient.id is a string, and is sender.id returned unchanged, which may be an integer; which of the two it is then is not stated.',
    reference: 'The digits as a string.',
    sections: ['2.1', '2.2'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Recipient/x-open/0',
  },
  'OPEN-40': {
    id: 'OPEN-40',
    title: 'Page in the response to chat_accepted',
    text: 'What page in the response to chat_accepted does is not stated.',
    reference: 'It is shown to the agent as a link beside the page that the visitor is on.',
    sections: ['4.4'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/SuppliedPage/x-open/0',
  },
  'OPEN-41': {
    id: 'OPEN-41',
    title: 'Required fields of the offline form',
    text: 'Which fields sendOfflineMessage needs is not stated.',
    reference: 'message. The widget\'s own form also asks for an e-mail address or a phone number.',
    sections: ['4.5'],
    document: 'specs/schemas/widget.yaml',
    pointer: '/$defs/OfflineMessageForm/x-open/0',
  },
  'OPEN-42': {
    id: 'OPEN-42',
    title: 'Message id that is a number',
    text: 'message.id is a string; whether a number is taken for one is not stated.',
    reference: 'An integer is taken as its digits, and noted at the desk. The clients of this project send strings.',
    sections: ['2.1'],
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessageId/x-open/0',
  },
  'OPEN-43': {
    id: 'OPEN-43',
    title: 'Reply pressed a second time',
    text: 'Whether chat_accepted is sent again when another agent presses Reply in the same chat is not stated.',
    reference: 'Once a chat.',
    sections: ['6.3'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/components/messages/ChatAccepted/x-open/0',
  },
  'OPEN-44': {
    id: 'OPEN-44',
    title: 'A provider that speaks first',
    text: 'Whether a provider may post before the first CLIENT_MESSAGE of a chat, or unasked in a chat that it knows, is not stated.',
    reference: 'An event is accepted in a chat that the bot has, asked or unasked, and rejected before there is one.',
    sections: ['1', '6.2'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-open/3',
  },
  'OPEN-45': {
    id: 'OPEN-45',
    title: 'Unit of an archived message\'s time',
    text: 'The timestamp in chat.messages is the receipt time; its unit is not stated, as it is for the bot API.',
    reference: 'Seconds of Unix time.',
    sections: ['2.6'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/ReceiptTime/x-open/0',
  },
  'OPEN-46': {
    id: 'OPEN-46',
    title: 'Body of 200 to a provider\'s event',
    text: 'The body of the service\'s response 200 to a provider\'s event is not shown.',
    reference: 'An empty object. Clients accept any body, and none.',
    sections: ['4.3'],
    document: 'specs/bot.openapi.yaml',
    pointer: '/paths/~1webhooks~1{provider_id}~1{token}/post/x-open/4',
  },
  'OPEN-47': {
    id: 'OPEN-47',
    title: 'The chat log by e-mail',
    text: 'Contact data of a response is saved in the e-mailed chat log, too; when and to whom a log is mailed is not stated.',
    reference: 'No log is mailed. The contact data stands in the archive.',
    sections: ['4.4'],
    document: 'specs/schemas/developer.yaml',
    pointer: '/$defs/SuppliedContact/x-open/0',
  },
  'OPEN-48': {
    id: 'OPEN-48',
    title: 'Conversations that a bot finds open',
    text: 'Whether a conversation that was open when the bot was added goes to the bot is not stated.',
    reference: 'New conversations only.',
    sections: ['1'],
    document: 'specs/bot.asyncapi.yaml',
    pointer: '/components/messages/ClientMessage/x-open/0',
  },
  'OPEN-49': {
    id: 'OPEN-49',
    title: 'Success of a webhook',
    text: 'Which HTTP code of a webhook\'s response is a success is not stated.',
    reference: 'Each code of the class 2xx, for documents and clients alike.',
    sections: ['4.4'],
    document: 'specs/developer.asyncapi.yaml',
    pointer: '/operations/sendWebhookEvent/x-open/1',
  },
};
