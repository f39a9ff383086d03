// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that fit their schema, by schema and by what they show. */
export const examples = {
  EventId: { 'example-1': '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11' },
  ClientId: { 'example-1': '4107' },
  BotChatId: { 'example-1': '7' },
  MessageTimestamp: { 'example-1': 1795251600, 'example-2': '1795251600' },
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
  ProviderEventReply: { 'example-1': {} },
};

/** Payloads that do not fit their schema, by schema and by what is wrong with them. */
export const invalidExamples = {
  ErrorBody: {
    'code-is-a-number': { error: { code: 400, message: 'Wrong' } },
    'error-is-a-text': { error: 'invalid_request' },
    'no-message': { error: { code: 'invalid_request' } },
  },
};
