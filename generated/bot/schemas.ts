// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

/**
 * The event's own id, for logs and for debugging.
 *
 * Limit: not empty.
 *
 * @rule BOT-PRV-13 MUST, BOT-PRV-16 SHOULD
 * @openPoint OPEN-31 Whether an event's id, the client_id of an INVITE_AGENT and a message's timestamp may
 * be absent is not stated. The reference's choice, not contract: A timestamp may. An event without id, and
 * an INVITE_AGENT without client_id, is accepted and noted at the desk.
 */
export const EventId = {
  type: 'string',
  description: 'The event\'s own id, for logs and for debugging.',
  minLength: 1,
  examples: ['0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11'],
} as const;

/**
 * The user who writes to the channel. It is unique within the customer's account.
 *
 * Limit: not empty.
 */
export const ClientId = {
  type: 'string',
  description: 'The user who writes to the channel. It is unique within the customer\'s account.',
  minLength: 1,
  examples: ['4107'],
} as const;

/**
 * The chat between the user and the bot or agent. It is unique within the customer's account.
 *
 * Limit: not empty.
 */
export const BotChatId = {
  type: 'string',
  description: 'The chat between the user and the bot or agent. It is unique within the customer\'s account.',
  minLength: 1,
  examples: ['7'],
} as const;

/** An agent has joined the chat, because the provider or the client asked for one. */
export const AgentJoinedEvent = {
  type: 'object',
  description: 'An agent has joined the chat, because the provider or the client asked for one.',
  required: ['event', 'id', 'client_id', 'chat_id'],
  properties: {
    event: {
      type: 'string',
      const: 'AGENT_JOINED',
      description: 'Marks the arrival of an agent.',
    },
    id: EventId,
    client_id: ClientId,
    chat_id: BotChatId,
  },
} as const;

/** No agent can take the chat. The bot may go on and ask the client for contact details. */
export const AgentUnavailableEvent = {
  type: 'object',
  description: 'No agent can take the chat. The bot may go on and ask the client for contact details.',
  required: ['event', 'id', 'client_id', 'chat_id'],
  properties: {
    event: {
      type: 'string',
      const: 'AGENT_UNAVAILABLE',
      description: 'Marks that no agent can come.',
    },
    id: EventId,
    client_id: ClientId,
    chat_id: BotChatId,
  },
} as const;

/** One ready-made answer. */
export const AnswerButton = {
  type: 'object',
  description: 'One ready-made answer.',
  required: ['text'],
  properties: {
    text: {
      type: 'string',
      description: 'The answer that the client gives by pressing the button.',
    },
  },
} as const;

/** Header fields of a request of the bot API, in either direction. */
export const AuthorizationHeader = {
  type: 'object',
  description: 'Header fields of a request of the bot API, in either direction.',
  properties: {
    Authorization: {
      type: 'string',
      description: 'The value agreed on beside the token, where one is. The header is compared with it as a whole; its format is not stated (OPEN-07).',
    },
  },
} as const;

/**
 * When the message was written, as Unix time in seconds. The service sends a number; both sides read a
 * string of digits too.
 *
 * @rule BOT-IN-13 SHOULD, BOT-OUT-17 MUST, BOT-PRV-12 SHOULD
 * @openPoint OPEN-14 The tables give the timestamp as a string, the samples as a number. The reference's
 * choice, not contract: Both are accepted; a number of Unix seconds is sent.
 */
export const MessageTimestamp = {
  anyOf: [
    {
      type: 'number',
    },
    {
      type: 'string',
      pattern: '^[0-9]+$',
    },
  ],
  description: 'When the message was written, as Unix time in seconds. The service sends a number; both sides read a string of digits too.',
  examples: [1795251600, '1795251600'],
} as const;

/** A plain text. */
export const TextContent = {
  type: 'object',
  description: 'A plain text.',
  required: ['type', 'text'],
  properties: {
    type: {
      type: 'string',
      const: 'TEXT',
      description: 'Marks a plain text.',
    },
    text: {
      type: 'string',
      description: 'The words.',
    },
    timestamp: MessageTimestamp,
  },
} as const;

/**
 * A formatted text. The first version of the format knows links, bold and italic.
 *
 * @rule BOT-IN-12 SHOULD
 */
export const MarkdownContent = {
  type: 'object',
  description: 'A formatted text. The first version of the format knows links, bold and italic.',
  required: ['type', 'content'],
  properties: {
    type: {
      type: 'string',
      const: 'MARKDOWN',
      description: 'Marks a formatted text.',
    },
    content: {
      type: 'string',
      description: 'The words in Markdown.',
    },
    text: {
      type: 'string',
      description: 'The words for a channel that cannot show Markdown.',
    },
    timestamp: MessageTimestamp,
  },
} as const;

/**
 * A few ready-made answers to choose from, under a heading.
 *
 * @rule BOT-IN-09 MUST, BOT-PRV-09 MUST
 */
export const ButtonsContent = {
  type: 'object',
  description: 'A few ready-made answers to choose from, under a heading.',
  required: ['type', 'buttons'],
  properties: {
    type: {
      type: 'string',
      const: 'BUTTONS',
      description: 'Marks a choice of answers.',
    },
    buttons: {
      type: 'array',
      description: 'The buttons, in the order in which they are shown.',
      maxItems: 3,
      items: AnswerButton,
    },
    title: {
      type: 'string',
      description: 'The heading of the buttons.',
    },
    text: {
      type: 'string',
      description: 'The words for a channel that cannot show buttons.',
    },
    timestamp: MessageTimestamp,
  },
} as const;

/**
 * What a bot says.
 *
 * @rule BOT-IN-10 MUST, BOT-IN-11 MUST, BOT-PRV-10 SHOULD
 */
export const BotContent = {
  description: 'What a bot says.',
  oneOf: [
    TextContent,
    MarkdownContent,
    ButtonsContent,
  ],
} as const;

/** The bot's reply, which the service passes on to the client. */
export const BotMessageEvent = {
  type: 'object',
  description: 'The bot\'s reply, which the service passes on to the client.',
  required: ['event', 'chat_id', 'message'],
  properties: {
    event: {
      type: 'string',
      const: 'BOT_MESSAGE',
      description: 'Marks a reply of the bot.',
    },
    id: EventId,
    chat_id: BotChatId,
    message: BotContent,
  },
} as const;

/**
 * The chat has been closed. The service sends all three ids; receivers rely on the event's name alone.
 *
 * @openPoint OPEN-09 Which parameters CHAT_CLOSED carries is not shown. The reference's choice, not
 * contract: It carries id, client_id and chat_id, as the other events about a chat do.
 */
export const ChatClosedEvent = {
  type: 'object',
  description: 'The chat has been closed. The service sends all three ids; receivers rely on the event\'s name alone.',
  required: ['event'],
  properties: {
    event: {
      type: 'string',
      const: 'CHAT_CLOSED',
      description: 'Marks the end of a chat.',
    },
    id: EventId,
    client_id: ClientId,
    chat_id: BotChatId,
  },
} as const;

/** What a client wrote. */
export const ClientContent = {
  description: 'What a client wrote.',
  oneOf: [
    TextContent,
    MarkdownContent,
    ButtonsContent,
  ],
} as const;

/** A client has written. The provider answers with an event of its own. */
export const ClientMessageEvent = {
  type: 'object',
  description: 'A client has written. The provider answers with an event of its own.',
  required: ['event', 'id', 'client_id', 'chat_id', 'message'],
  properties: {
    event: {
      type: 'string',
      const: 'CLIENT_MESSAGE',
      description: 'Marks a message of a client.',
    },
    id: EventId,
    client_id: ClientId,
    chat_id: BotChatId,
    message: ClientContent,
  },
} as const;

/**
 * The kind of error. Receivers accept codes that are not in the table.
 *
 * Limit: not empty.
 */
export const ErrorCode = {
  type: 'string',
  minLength: 1,
  description: 'The kind of error. Receivers accept codes that are not in the table.',
  examples: ['invalid_request'],
} as const;

/** What went wrong, once for programs and once for people. */
export const ErrorDetail = {
  type: 'object',
  description: 'What went wrong, once for programs and once for people.',
  required: ['code', 'message'],
  properties: {
    code: ErrorCode,
    message: {
      type: 'string',
      minLength: 1,
      description: 'A sentence for a person that says what was wrong, where, and what to do about it.',
    },
  },
} as const;

/**
 * The body of every error response that carries one.
 *
 * @rule BOT-IN-15 SHOULD
 * @openPoint OPEN-32 The bodies of the channel API's error responses, and error codes beyond
 * invalid_client, unauthorized_client and invalid_request, are not stated. The reference's choice, not
 * contract: The same body with codes of its own. Clients take any body, or none.
 */
export const ErrorBody = {
  type: 'object',
  description: 'The body of every error response that carries one.',
  required: ['error'],
  properties: {
    error: ErrorDetail,
  },
} as const;

/** The bot has no answer and hands the chat over to the agents. */
export const InviteAgentEvent = {
  type: 'object',
  description: 'The bot has no answer and hands the chat over to the agents.',
  required: ['event', 'chat_id'],
  properties: {
    event: {
      type: 'string',
      const: 'INVITE_AGENT',
      description: 'Marks the wish for an agent.',
    },
    id: EventId,
    client_id: ClientId,
    chat_id: BotChatId,
  },
} as const;

/**
 * What a bot provider posts to the service.
 *
 * @rule BOT-PRV-17 MUST
 */
export const ProviderEvent = {
  description: 'What a bot provider posts to the service.',
  oneOf: [
    BotMessageEvent,
    InviteAgentEvent,
  ],
} as const;
