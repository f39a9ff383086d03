// Made from the x-rules and x-open of specs/ by `npm run generate`. Change the documents, never this file.

export type RuleId =
  | 'BOT-IN-15'
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
  | 'CHN-RCV-11';

export type RuleParty =
  | 'bot-service'
  | 'channel-service'
  | 'channel-integrator';

export type RuleLevel =
  | 'SHOULD'
  | 'MUST'
  | 'LOCAL';

export type OpenPointId =
  | 'OPEN-11'
  | 'OPEN-12'
  | 'OPEN-13'
  | 'OPEN-16'
  | 'OPEN-17';

/** A normative statement, and the document and JSON pointer where it stands. */
export interface Rule {
  readonly id: RuleId;
  readonly party: RuleParty;
  readonly level: RuleLevel;
  /** Sections of the source specification. */
  readonly source: string;
  readonly text: string;
  readonly document: string;
  readonly pointer: string;
}

/** Something that the source leaves open, and what the reference does about it. */
export interface OpenPoint {
  readonly id: OpenPointId;
  readonly source: string;
  readonly text: string;
  readonly reference: string;
  readonly document: string;
  readonly pointer: string;
}

export const rules: Readonly<Record<RuleId, Rule>> = {
  'BOT-IN-15': {
    id: 'BOT-IN-15',
    party: 'bot-service',
    level: 'SHOULD',
    source: '7',
    text: 'Every error that the service answers on the bot API SHOULD carry a body with an error object made of a string code and a string message.',
    document: 'specs/schemas/errors.yaml',
    pointer: '/$defs/ErrorBody/x-rules/0',
  },
  'CHN-IN-01': {
    id: 'CHN-IN-01',
    party: 'channel-service',
    level: 'MUST',
    source: '4.1',
    text: 'The status of a known channel MUST be answered 200 with a JSON integer, 0 or 1, as the whole body.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/0',
  },
  'CHN-IN-02': {
    id: 'CHN-IN-02',
    party: 'channel-service',
    level: 'MUST',
    source: '3, 4.1',
    text: 'The status MUST be 1 while at least one assigned agent is online, and 0 when all are offline or the chat was removed from the site.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/1',
  },
  'CHN-IN-03': {
    id: 'CHN-IN-03',
    party: 'channel-service',
    level: 'MUST',
    source: '4.1, 7',
    text: 'The status of an unknown channel MUST be answered 404.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}~1status/get/x-rules/2',
  },
  'CHN-IN-04': {
    id: 'CHN-IN-04',
    party: 'channel-service',
    level: 'MUST',
    source: '4.1',
    text: 'A valid user message posted to the address MUST be answered 200.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/0',
  },
  'CHN-IN-05': {
    id: 'CHN-IN-05',
    party: 'channel-service',
    level: 'MUST',
    source: '4.1, 7',
    text: 'A post to an unknown channel MUST be answered 404.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/1',
  },
  'CHN-IN-06': {
    id: 'CHN-IN-06',
    party: 'channel-service',
    level: 'MUST',
    source: '1, 5',
    text: 'The random string is part of the credential: with a wrong one the service MUST answer 404, for the status and for posts.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/2',
  },
  'CHN-IN-07': {
    id: 'CHN-IN-07',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'The service MUST accept a customer id that is a string and one that is an integer.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerId/x-rules/0',
  },
  'CHN-IN-08': {
    id: 'CHN-IN-08',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'The service MUST NOT pass on a message whose sender.id is empty or absent.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerId/x-rules/1',
  },
  'CHN-IN-09': {
    id: 'CHN-IN-09',
    party: 'channel-service',
    level: 'LOCAL',
    source: '2.1, 7',
    text: 'A message whose sender.id is empty or absent is answered 400.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerId/x-rules/2',
  },
  'CHN-IN-10': {
    id: 'CHN-IN-10',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'A customer without a name MUST be shown to the agent as Anonymous.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-rules/0',
  },
  'CHN-IN-11': {
    id: 'CHN-IN-11',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'A name, phone number or e-mail address given later in the chat MUST replace what the agent sees.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-rules/1',
  },
  'CHN-IN-12': {
    id: 'CHN-IN-12',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'The service MUST NOT show the agent a sender.photo that begins with neither http:// nor https://.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/CustomerPhoto/x-rules/0',
  },
  'CHN-IN-13': {
    id: 'CHN-IN-13',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'The service MUST show sender.invite to the agent as context of the chat.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Customer/x-rules/2',
  },
  'CHN-IN-14': {
    id: 'CHN-IN-14',
    party: 'channel-service',
    level: 'SHOULD',
    source: '2.1',
    text: 'sender.url, and fields that the contract does not name, SHOULD NOT make a message invalid.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/0',
  },
  'CHN-IN-15': {
    id: 'CHN-IN-15',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1, 7',
    text: 'The service MUST answer 400 to a message without message.type.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/1',
  },
  'CHN-IN-16': {
    id: 'CHN-IN-16',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1, 7',
    text: 'The service MUST answer 400 to a text message whose text is missing or is not a string.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-rules/0',
  },
  'CHN-IN-17': {
    id: 'CHN-IN-17',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1, 8',
    text: 'The service MUST cut a text of more than 1000 characters to its first 1000 and accept it; a text of exactly 1000 stays whole.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-rules/1',
  },
  'CHN-IN-18': {
    id: 'CHN-IN-18',
    party: 'channel-service',
    level: 'LOCAL',
    source: '2.1',
    text: 'A character is a Unicode code point, and a cut never leaves half of a surrogate pair.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-rules/2',
  },
  'CHN-IN-19': {
    id: 'CHN-IN-19',
    party: 'channel-service',
    level: 'MUST',
    source: '2.3',
    text: 'The service MUST accept typein and typeout with no more than sender.id and message.type, and MUST show them to the agent as typing, not as messages.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTypingNotice/x-rules/0',
  },
  'CHN-IN-20': {
    id: 'CHN-IN-20',
    party: 'channel-service',
    level: 'MUST',
    source: '2.3',
    text: 'The service MUST ignore every other field of a typing notice, even one whose value would be invalid elsewhere.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTypingNotice/x-rules/1',
  },
  'CHN-IN-21': {
    id: 'CHN-IN-21',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4',
    text: 'The service MUST accept video, audio, voice, photo, sticker and document messages that carry file, file_name and file_size.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/MediaContent/x-rules/0',
  },
  'CHN-IN-22': {
    id: 'CHN-IN-22',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4, 7',
    text: 'The service MUST answer 400 to a message of one of these types that lacks file, file_name or file_size.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/MediaContent/x-rules/1',
  },
  'CHN-IN-23': {
    id: 'CHN-IN-23',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4',
    text: 'The service MUST accept a location that has latitude and longitude, and MUST answer 400 when either is missing.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/LocationContent/x-rules/0',
  },
  'CHN-IN-24': {
    id: 'CHN-IN-24',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4, 7',
    text: 'file and thumb MUST be http or https addresses; the service answers 400 to any other value.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/MediaContent/x-rules/2',
  },
  'CHN-IN-25': {
    id: 'CHN-IN-25',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4, 7',
    text: 'file_size, duration, width and height MUST be positive whole numbers, latitude and longitude real numbers; the service answers 400 to any other value.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/MediaContent/x-rules/3',
  },
  'CHN-IN-26': {
    id: 'CHN-IN-26',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4',
    text: 'The service MUST carry thumb, emoji, duration, width, height, text, performer and title through to the agent when the customer\'s message has them.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/MediaContent/x-rules/4',
  },
  'CHN-IN-27': {
    id: 'CHN-IN-27',
    party: 'channel-service',
    level: 'MUST',
    source: '7',
    text: 'A body that is not JSON, or is not an object, MUST be answered 400.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/3',
  },
  'CHN-IN-28': {
    id: 'CHN-IN-28',
    party: 'channel-service',
    level: 'MUST',
    source: '7',
    text: 'A method that the address does not have MUST be answered 405.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/4',
  },
  'CHN-IN-29': {
    id: 'CHN-IN-29',
    party: 'channel-service',
    level: 'LOCAL',
    source: '7, 9',
    text: 'A message of a type that the contract does not name is answered 400; 405 is as good, since more types are announced.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/2',
  },
  'CHN-IN-30': {
    id: 'CHN-IN-30',
    party: 'channel-service',
    level: 'LOCAL',
    source: '8',
    text: 'Too many requests are answered 429; at which rate is not stated.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/5',
  },
  'CHN-IN-31': {
    id: 'CHN-IN-31',
    party: 'channel-service',
    level: 'MUST',
    source: '2.1',
    text: 'message.id MAY be absent; the service MUST NOT show it to the agent.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserText/x-rules/0',
  },
  'CHN-OUT-01': {
    id: 'CHN-OUT-01',
    party: 'channel-service',
    level: 'MUST',
    source: '4.2',
    text: 'An agent\'s message MUST be sent as a POST to the customer endpoint with the channel\'s identifier appended, with a JSON body.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/0',
  },
  'CHN-OUT-02': {
    id: 'CHN-OUT-02',
    party: 'channel-service',
    level: 'MUST',
    source: '2.2',
    text: 'The body MUST carry sender, recipient.id and a message with type and id, and text when the type is text.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessage/x-rules/0',
  },
  'CHN-OUT-03': {
    id: 'CHN-OUT-03',
    party: 'channel-service',
    level: 'MUST',
    source: '2.2',
    text: 'recipient.id MUST be the sender.id that the customer\'s messages carried, unchanged in value.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Recipient/x-rules/0',
  },
  'CHN-OUT-04': {
    id: 'CHN-OUT-04',
    party: 'channel-service',
    level: 'SHOULD',
    source: '2.2',
    text: 'recipient.id SHOULD be a JSON string even when sender.id came as an integer.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/Recipient/x-rules/1',
  },
  'CHN-OUT-05': {
    id: 'CHN-OUT-05',
    party: 'channel-service',
    level: 'MUST',
    source: '2.4',
    text: 'An agent\'s media message MUST use the same envelope and the same required fields as a customer\'s.',
    document: 'specs/schemas/media.yaml',
    pointer: '/$defs/MediaContent/x-rules/5',
  },
  'CHN-OUT-06': {
    id: 'CHN-OUT-06',
    party: 'channel-service',
    level: 'MUST',
    source: '2.3',
    text: 'An agent\'s typing MUST be sent as typein and typeout.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/1',
  },
  'CHN-OUT-07': {
    id: 'CHN-OUT-07',
    party: 'channel-service',
    level: 'MUST',
    source: '4.2',
    text: 'With the chunked option on, requests MUST use chunked transfer encoding without Content-Length; with it off, Content-Length.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/2',
  },
  'CHN-OUT-08': {
    id: 'CHN-OUT-08',
    party: 'channel-service',
    level: 'MUST',
    source: '6.1, 8',
    text: 'Without a valid positive response the request MUST be made three times in all and never more.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/3',
  },
  'CHN-OUT-09': {
    id: 'CHN-OUT-09',
    party: 'channel-service',
    level: 'MUST',
    source: '6.1, 8',
    text: 'The attempts MUST be three seconds apart.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/4',
  },
  'CHN-OUT-10': {
    id: 'CHN-OUT-10',
    party: 'channel-service',
    level: 'MUST',
    source: '6.1',
    text: 'A valid positive response MUST end the repeating at once.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/5',
  },
  'CHN-OUT-11': {
    id: 'CHN-OUT-11',
    party: 'channel-service',
    level: 'MUST',
    source: '4.2, 6.1',
    text: 'An answer 200 whose body is neither the result ok nor an error object is no valid positive response and MUST be repeated.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/0',
  },
  'CHN-OUT-12': {
    id: 'CHN-OUT-12',
    party: 'channel-service',
    level: 'MUST',
    source: '6.1',
    text: 'An endpoint that cannot be reached or stays silent MUST count as a failed attempt: a refused connection, a reset, no answer within the three-second window.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/6',
  },
  'CHN-OUT-13': {
    id: 'CHN-OUT-13',
    party: 'channel-service',
    level: 'MUST',
    source: '6.1, 8',
    text: 'When the server is unavailable an error event MUST return after nine seconds, and after any final failure the agent MUST see an error message in the chat.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/7',
  },
  'CHN-OUT-14': {
    id: 'CHN-OUT-14',
    party: 'channel-service',
    level: 'MUST',
    source: '4.2',
    text: 'The message of an error answer MUST be shown to the agent in the chat.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/1',
  },
  'CHN-OUT-15': {
    id: 'CHN-OUT-15',
    party: 'channel-service',
    level: 'LOCAL',
    source: '4.2, 6.1, 7',
    text: 'An error answer is not repeated, and its message is shown whatever its code.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/2',
  },
  'CHN-OUT-16': {
    id: 'CHN-OUT-16',
    party: 'channel-service',
    level: 'MUST',
    source: '6.1',
    text: 'A repeat MUST be the same request, with the same payload and the same message.id.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/8',
  },
  'CHN-OUT-17': {
    id: 'CHN-OUT-17',
    party: 'channel-service',
    level: 'MUST',
    source: '4.2',
    text: 'The customer endpoint MUST be HTTPS: a plain http address is refused when a channel is set up, loopback apart.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/9',
  },
  'CHN-OUT-18': {
    id: 'CHN-OUT-18',
    party: 'channel-service',
    level: 'SHOULD',
    source: '6.1',
    text: 'Messages of one chat SHOULD arrive in the order in which the agent wrote them, repeats included, and another chat SHOULD NOT be held up by them.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-rules/10',
  },
  'CHN-RCV-01': {
    id: 'CHN-RCV-01',
    party: 'channel-integrator',
    level: 'MUST',
    source: '2.2, 4.2',
    text: 'A text message MUST be answered 200 with the result ok or with an error that has a code and a message.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/0',
  },
  'CHN-RCV-02': {
    id: 'CHN-RCV-02',
    party: 'channel-integrator',
    level: 'MUST',
    source: '2.4',
    text: 'Every kind of media message and a location MUST be answered in the same form.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/1',
  },
  'CHN-RCV-03': {
    id: 'CHN-RCV-03',
    party: 'channel-integrator',
    level: 'MUST',
    source: '2.3',
    text: 'typein and typeout MUST be answered in the same form, and other fields in them be ignored.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/2',
  },
  'CHN-RCV-04': {
    id: 'CHN-RCV-04',
    party: 'channel-integrator',
    level: 'MUST',
    source: '4.2',
    text: 'Bodies with Content-Length and chunked bodies MUST both be read.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/3',
  },
  'CHN-RCV-05': {
    id: 'CHN-RCV-05',
    party: 'channel-integrator',
    level: 'MUST',
    source: '6.1',
    text: 'The answer MUST come within three seconds.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/3',
  },
  'CHN-RCV-06': {
    id: 'CHN-RCV-06',
    party: 'channel-integrator',
    level: 'SHOULD',
    source: '6.1',
    text: 'A repeat of a message, known by its message.id, SHOULD be answered as the first was.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/components/messages/AgentMessageReply/x-rules/4',
  },
  'CHN-RCV-07': {
    id: 'CHN-RCV-07',
    party: 'channel-integrator',
    level: 'SHOULD',
    source: '2.2',
    text: 'A request that cannot be used (no recipient, an unknown type, not JSON) SHOULD be answered with an error or a 4xx, never with 5xx, and never with the result ok when the body is not JSON.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/4',
  },
  'CHN-RCV-08': {
    id: 'CHN-RCV-08',
    party: 'channel-integrator',
    level: 'MUST',
    source: '2.2',
    text: 'In an error answer error.message MUST be text for people, and error.code a number or a string.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessageReply/x-rules/0',
  },
  'CHN-RCV-09': {
    id: 'CHN-RCV-09',
    party: 'channel-integrator',
    level: 'SHOULD',
    source: '2.2',
    text: 'Unknown extra fields and absent optional ones, such as sender.photo and message.id, SHOULD be tolerated.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/webhooks/agentMessage/post/x-rules/5',
  },
  'CHN-RCV-10': {
    id: 'CHN-RCV-10',
    party: 'channel-integrator',
    level: 'MUST',
    source: '2.1',
    text: 'What the integrator posts to the service MUST have the form of a user message.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserMessage/x-rules/3',
  },
  'CHN-RCV-11': {
    id: 'CHN-RCV-11',
    party: 'channel-integrator',
    level: 'SHOULD',
    source: '4.1',
    text: 'An answer other than 200 SHOULD be reported to whoever runs the service.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-rules/6',
  },
};

export const openPoints: Readonly<Record<OpenPointId, OpenPoint>> = {
  'OPEN-11': {
    id: 'OPEN-11',
    source: '7',
    text: 'Which error codes a channel integrator may use, and which of them hide the message from the agent, is not stated.',
    reference: 'Every message is shown to the agent, whatever its code.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/AgentMessageRefused/x-open/0',
  },
  'OPEN-12': {
    id: 'OPEN-12',
    source: '8',
    text: 'How many requests in which time bring the answer 429 is not stated.',
    reference: 'A limit can be configured and is off by default; when it is on, 429 comes with Retry-After.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/paths/~1{random_string}~1{channel_public_id}/post/x-open/0',
  },
  'OPEN-13': {
    id: 'OPEN-13',
    source: '9',
    text: 'Identifiers of versions, their negotiation and how long an old one is kept are not stated.',
    reference: 'The package and info.version follow semantic versioning; nothing is negotiated on the wire.',
    document: 'specs/channel.openapi.yaml',
    pointer: '/info/x-open/0',
  },
  'OPEN-16': {
    id: 'OPEN-16',
    source: '6.1, 8',
    text: 'One place says that the request is repeated three times, another that there are three attempts.',
    reference: 'Three requests in all.',
    document: 'specs/channel.asyncapi.yaml',
    pointer: '/operations/sendAgentMessage/x-open/0',
  },
  'OPEN-17': {
    id: 'OPEN-17',
    source: '2.1',
    text: 'What a character is in the limit of 1000 is not stated.',
    reference: 'A Unicode code point.',
    document: 'specs/schemas/channel.yaml',
    pointer: '/$defs/UserTextBody/x-open/0',
  },
};
