// Made from specs/examples/ by `npm run generate`. Change the documents, never this file.

/** Payloads that fit their schema, by schema and by what they show. */
export const examples = {
  EventId: { 'example-1': '0b7a8a9e-4f0e-4b43-9f0e-2f6c6c0d2d11' },
  ClientId: { 'example-1': '4107' },
  BotChatId: { 'example-1': '7' },
  MessageTimestamp: { 'example-1': 1795251600, 'example-2': '1795251600' },
  ProviderEventReply: { 'example-1': {} },
};

/** Payloads that do not fit their schema, by schema and by what is wrong with them. */
export const invalidExamples = {};
