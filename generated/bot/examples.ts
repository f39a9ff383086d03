// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that fit their schema, by schema and by what they show. */
export const examples = {
  EventId: { 'example-1': '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11' },
  ClientId: { 'example-1': '4107' },
  BotChatId: { 'example-1': '7' },
  AgentJoinedEvent: {
    'agent-has-joined': {
      event: 'AGENT_JOINED',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: '7',
    },
  },
  AgentUnavailableEvent: {
    'nobody-is-there': {
      event: 'AGENT_UNAVAILABLE',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: '7',
    },
  },
  AnswerButton: { answer: { text: 'Yes, please' } },
  AuthorizationHeader: { 'agreed-value': { Authorization: 'Basic Ym90OnMzY3JldA==' } },
  MessageTimestamp: { 'example-1': 1795251600, 'example-2': '1795251600' },
  TextContent: {
    'text-with-number-timestamp': { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    'text-with-string-timestamp': { type: 'TEXT', text: 'Where is my order?', timestamp: '1795251600' },
    'text-without-timestamp': { type: 'TEXT', text: 'Where is my order?' },
    'unicode-text': { type: 'TEXT', text: 'Grüß Gott 👋🏽, où est мой заказ？', timestamp: 1795251600 },
  },
  MarkdownContent: {
    'markdown-with-fallback': {
      type: 'MARKDOWN',
      content: 'It is **on its way**: [follow it](https://shop.example/parcels/4711), *please*.',
      text: 'It is on its way: https://shop.example/parcels/4711',
      timestamp: 1795251600,
    },
    'markdown-without-fallback': { type: 'MARKDOWN', content: 'It is **on its way**.' },
  },
  ButtonsContent: {
    'buttons-with-fallback': {
      type: 'BUTTONS',
      title: 'Shall we send it again?',
      buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }, { text: 'Let me talk to a person' }],
      text: 'Shall we send it again? Answer yes or no.',
      timestamp: 1795251600,
    },
    'one-button-without-fallback': { type: 'BUTTONS', buttons: [{ text: 'Yes, please' }] },
  },
  BotContent: {
    'text-with-number-timestamp': { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    'text-with-string-timestamp': { type: 'TEXT', text: 'Where is my order?', timestamp: '1795251600' },
    'text-without-timestamp': { type: 'TEXT', text: 'Where is my order?' },
    'unicode-text': { type: 'TEXT', text: 'Grüß Gott 👋🏽, où est мой заказ？', timestamp: 1795251600 },
    'markdown-with-fallback': {
      type: 'MARKDOWN',
      content: 'It is **on its way**: [follow it](https://shop.example/parcels/4711), *please*.',
      text: 'It is on its way: https://shop.example/parcels/4711',
      timestamp: 1795251600,
    },
    'markdown-without-fallback': { type: 'MARKDOWN', content: 'It is **on its way**.' },
    'buttons-with-fallback': {
      type: 'BUTTONS',
      title: 'Shall we send it again?',
      buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }, { text: 'Let me talk to a person' }],
      text: 'Shall we send it again? Answer yes or no.',
      timestamp: 1795251600,
    },
    'one-button-without-fallback': { type: 'BUTTONS', buttons: [{ text: 'Yes, please' }] },
  },
  BotMessageEvent: {
    'bot-says-text': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'bot-gives-timestamp-as-string': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'One moment.', timestamp: '1795251600' },
    },
    'bot-gives-timestamp-with-fraction': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600.5 },
    },
    'bot-offers-buttons-without-fallback': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'BUTTONS', buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }] },
    },
    'bot-offers-buttons': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: {
        type: 'BUTTONS',
        title: 'Shall we send it again?',
        buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }, { text: 'Let me talk to a person' }],
        text: 'Shall we send it again?',
        timestamp: 1795251600,
      },
    },
    'bot-says-markdown-without-fallback': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'MARKDOWN', content: 'It is **on its way**.' },
    },
    'bot-says-markdown': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: {
        type: 'MARKDOWN',
        content: 'It is **on its way**.',
        text: 'It is on its way.',
        timestamp: 1795251600,
      },
    },
    'bot-says-text-with-fewest-fields': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'One moment.' },
    },
  },
  ChatClosedEvent: {
    'closed-with-all-ids': {
      event: 'CHAT_CLOSED',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: '7',
    },
    'closed-with-the-event-alone': { event: 'CHAT_CLOSED' },
  },
  ClientContent: {
    'text-with-number-timestamp': { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    'text-with-string-timestamp': { type: 'TEXT', text: 'Where is my order?', timestamp: '1795251600' },
    'text-without-timestamp': { type: 'TEXT', text: 'Where is my order?' },
    'unicode-text': { type: 'TEXT', text: 'Grüß Gott 👋🏽, où est мой заказ？', timestamp: 1795251600 },
    'markdown-with-fallback': {
      type: 'MARKDOWN',
      content: 'It is **on its way**: [follow it](https://shop.example/parcels/4711), *please*.',
      text: 'It is on its way: https://shop.example/parcels/4711',
      timestamp: 1795251600,
    },
    'markdown-without-fallback': { type: 'MARKDOWN', content: 'It is **on its way**.' },
    'buttons-with-fallback': {
      type: 'BUTTONS',
      title: 'Shall we send it again?',
      buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }, { text: 'Let me talk to a person' }],
      text: 'Shall we send it again? Answer yes or no.',
      timestamp: 1795251600,
    },
    'one-button-without-fallback': { type: 'BUTTONS', buttons: [{ text: 'Yes, please' }] },
  },
  ClientMessageEvent: {
    'client-writes': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    },
    'client-sends-buttons': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: {
        type: 'BUTTONS',
        title: 'Which one?',
        buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }],
        text: 'Which one?',
        timestamp: 1795251600,
      },
    },
    'client-writes-markdown': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'MARKDOWN', content: 'Is it **here**?', text: 'Is it here?', timestamp: 1795251600 },
    },
    'client-writes-unicode': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Grüß Gott 👋🏽, où est мой заказ？', timestamp: 1795251600 },
    },
    'client-writes-with-fewest-fields': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?' },
    },
    'client-writes-with-fractional-timestamp': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600.5 },
    },
    'client-writes-with-string-timestamp': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: '1795251600' },
    },
  },
  ErrorCode: { 'example-1': 'invalid_request' },
  ErrorDetail: {
    'invalid-request': {
      code: 'invalid_request',
      message: '/message/text must be a string. Compare the field with the documentation.',
    },
  },
  ErrorBody: {
    'access-denied': { error: { code: 'access_denied', message: 'This provider may not write to the chat.' } },
    'internal-error': {
      error: { code: 'internal_error', message: 'The request could not be processed. Try again later.' },
    },
    'invalid-client': {
      error: {
        code: 'invalid_client',
        message: 'The token in the address is not known. Compare it with the one in the settings of the bot.',
      },
    },
    'invalid-request': {
      error: {
        code: 'invalid_request',
        message: '/message/text must be a string. Compare the field with the documentation.',
      },
    },
    'method-not-supported': { error: { code: 'method_not_supported', message: 'PUT is not served here. Use POST.' } },
    'not-found': { error: { code: 'not_found', message: 'No channel has this address.' } },
    overloaded: { error: { code: 'overloaded', message: 'The server is overloaded. Try again later.' } },
    'too-many-requests': { error: { code: 'too_many_requests', message: 'Too many requests. Wait and try again.' } },
    'unauthorized-client': {
      error: {
        code: 'unauthorized_client',
        message: 'The Authorization header does not match the configured one.',
      },
    },
    unavailable: { error: { code: 'unavailable', message: 'The server is not available. Try again later.' } },
    'upstream-timeout': {
      error: {
        code: 'upstream_timeout',
        message: 'The request could not be performed in time. Try again later.',
      },
    },
  },
  InviteAgentEvent: {
    'bot-wants-an-agent': {
      event: 'INVITE_AGENT',
      id: 'c0d7e1b6-61c5-4d9f-8ac1-0f8c1b1d7c55',
      client_id: '4107',
      chat_id: '7',
    },
  },
  ProviderEvent: {
    'bot-says-text': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'bot-gives-timestamp-as-string': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'One moment.', timestamp: '1795251600' },
    },
    'bot-gives-timestamp-with-fraction': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600.5 },
    },
    'bot-offers-buttons-without-fallback': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'BUTTONS', buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }] },
    },
    'bot-offers-buttons': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: {
        type: 'BUTTONS',
        title: 'Shall we send it again?',
        buttons: [{ text: 'Yes, please' }, { text: 'No, thanks' }, { text: 'Let me talk to a person' }],
        text: 'Shall we send it again?',
        timestamp: 1795251600,
      },
    },
    'bot-says-markdown-without-fallback': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'MARKDOWN', content: 'It is **on its way**.' },
    },
    'bot-says-markdown': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: {
        type: 'MARKDOWN',
        content: 'It is **on its way**.',
        text: 'It is on its way.',
        timestamp: 1795251600,
      },
    },
    'bot-says-text-with-fewest-fields': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'One moment.' },
    },
    'bot-wants-an-agent': {
      event: 'INVITE_AGENT',
      id: 'c0d7e1b6-61c5-4d9f-8ac1-0f8c1b1d7c55',
      client_id: '4107',
      chat_id: '7',
    },
  },
};

/** Payloads that receivers accept though no party should send them, by schema and by what they show. */
export const toleratedExamples = {
  BotMessageEvent: {
    'bot-gives-no-id': {
      event: 'BOT_MESSAGE',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'bot-names-the-client-too': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
      client_id: '4107',
    },
  },
  InviteAgentEvent: {
    'without-client-id': { event: 'INVITE_AGENT', id: 'c0d7e1b6-61c5-4d9f-8ac1-0f8c1b1d7c55', chat_id: '7' },
  },
  ProviderEvent: {
    'bot-gives-no-id': {
      event: 'BOT_MESSAGE',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'bot-names-the-client-too': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
      client_id: '4107',
    },
    'without-client-id': { event: 'INVITE_AGENT', id: 'c0d7e1b6-61c5-4d9f-8ac1-0f8c1b1d7c55', chat_id: '7' },
  },
};

/** Payloads that do not fit their schema, by schema and by what is wrong with them. */
export const invalidExamples = {
  AgentJoinedEvent: {
    'another-event': {
      event: 'AGENT_LEFT',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: '7',
    },
    'without-chat-id': { event: 'AGENT_JOINED', id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66', client_id: '4107' },
    'without-client-id': { event: 'AGENT_JOINED', id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66', chat_id: '7' },
    'without-id': { event: 'AGENT_JOINED', client_id: '4107', chat_id: '7' },
  },
  AgentUnavailableEvent: {
    'another-event': {
      event: 'AGENT_LEFT',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: '7',
    },
    'without-chat-id': { event: 'AGENT_UNAVAILABLE', id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66', client_id: '4107' },
    'without-client-id': { event: 'AGENT_UNAVAILABLE', id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66', chat_id: '7' },
    'without-id': { event: 'AGENT_UNAVAILABLE', client_id: '4107', chat_id: '7' },
  },
  ChatClosedEvent: {
    'another-event': {
      event: 'AGENT_LEFT',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: '7',
    },
    'chat-id-is-a-number': {
      event: 'CHAT_CLOSED',
      id: '9a3e5f1c-27c8-4b7e-9a0b-5d1f3c7e2b66',
      client_id: '4107',
      chat_id: 7,
    },
  },
  ClientMessageEvent: {
    'too-many-buttons': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: {
        type: 'BUTTONS',
        buttons: [
          { text: 'January' },
          { text: 'February' },
          { text: 'March' },
          { text: 'April' },
          { text: 'May' },
          { text: 'June' },
          { text: 'July' },
          { text: 'August' },
          { text: 'September' },
          { text: 'October' },
          { text: 'November' },
          { text: 'December' },
        ],
      },
    },
    'unknown-message-type': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'STICKER' },
    },
    'without-chat-id': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    },
    'without-client-id': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    },
    'without-event': {
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    },
    'without-id': {
      event: 'CLIENT_MESSAGE',
      client_id: '4107',
      chat_id: '7',
      message: { type: 'TEXT', text: 'Where is my order?', timestamp: 1795251600 },
    },
    'without-message': {
      event: 'CLIENT_MESSAGE',
      id: '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11',
      client_id: '4107',
      chat_id: '7',
    },
  },
  ErrorBody: {
    'code-is-a-number': { error: { code: 400, message: 'Wrong' } },
    'error-is-a-text': { error: 'invalid_request' },
    'no-message': { error: { code: 'invalid_request' } },
  },
  ProviderEvent: {
    'button-without-text': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'BUTTONS', buttons: [{ title: 'Yes' }], text: 'Choose' },
    },
    'buttons-are-missing': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'BUTTONS', text: 'Choose' },
    },
    'chat-id-is-a-number': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: 7,
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'empty-id': {
      event: 'BOT_MESSAGE',
      id: '',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'event-of-the-service': {
      event: 'CLIENT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
      client_id: '4107',
    },
    'markdown-without-content': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'MARKDOWN', text: 'One moment.' },
    },
    'message-is-a-text': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: 'One moment.',
    },
    'message-without-chat-id': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'message-without-event': {
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'message-without-message': { event: 'BOT_MESSAGE', id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10', chat_id: '7' },
    'message-without-type': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { text: 'One moment.' },
    },
    'not-an-object': ['BOT_MESSAGE'],
    'text-is-a-number': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 42 },
    },
    'text-is-missing': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT' },
    },
    'timestamp-is-a-date': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'One moment.', timestamp: '2026-11-21T09:00:00Z' },
    },
    'timestamp-is-null': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'One moment.', timestamp: null },
    },
    'too-many-buttons': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: {
        type: 'BUTTONS',
        buttons: [
          { text: 'January' },
          { text: 'February' },
          { text: 'March' },
          { text: 'April' },
          { text: 'May' },
          { text: 'June' },
          { text: 'July' },
          { text: 'August' },
          { text: 'September' },
          { text: 'October' },
          { text: 'November' },
          { text: 'December' },
        ],
        text: 'Choose',
      },
    },
    'unknown-event': {
      event: 'BOT_SLEEPS',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'TEXT', text: 'It left our house this morning.', timestamp: 1795251600 },
    },
    'unknown-message-type': {
      event: 'BOT_MESSAGE',
      id: '5f0c3a52-8a5e-4f9e-a2f4-6a2f2f3f8d10',
      chat_id: '7',
      message: { type: 'VIDEO', text: 'Look' },
    },
  },
};
