// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext } from '../operation.ts';
import type {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  ChatClosedEvent,
  ClientMessageEvent,
  ErrorBody,
  ProviderEvent,
  ProviderEventReply,
} from './types.ts';
import {
  validateAgentJoinedEvent,
  validateAgentUnavailableEvent,
  validateChatClosedEvent,
  validateClientMessageEvent,
  validateErrorBody,
  validateProviderEvent,
  validateProviderEventReply,
} from './validators.js';

/** What receiveProviderEvent is given. */
export interface ReceiveProviderEventInput {
  path: {
    /** The identifier that the provider was given by the service. */
    provider_id: string;
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string;
  };
  body: ProviderEvent;
}

/** How receiveProviderEvent can be answered. */
export type ReceiveProviderEventResult =
  | { status: 200; body: ProviderEventReply; headers?: Record<string, string> }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody; headers?: Record<string, string> };

/** What receiveClientMessage is given. */
export interface ReceiveClientMessageInput {
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string;
  };
  body: ClientMessageEvent;
}

/** How receiveClientMessage can be answered. */
export type ReceiveClientMessageResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody; headers?: Record<string, string> };

/** What receiveAgentJoined is given. */
export interface ReceiveAgentJoinedInput {
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string;
  };
  body: AgentJoinedEvent;
}

/** How receiveAgentJoined can be answered. */
export type ReceiveAgentJoinedResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody; headers?: Record<string, string> };

/** What receiveAgentUnavailable is given. */
export interface ReceiveAgentUnavailableInput {
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string;
  };
  body: AgentUnavailableEvent;
}

/** How receiveAgentUnavailable can be answered. */
export type ReceiveAgentUnavailableResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody; headers?: Record<string, string> };

/** What receiveChatClosed is given. */
export interface ReceiveChatClosedInput {
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string;
  };
  body: ChatClosedEvent;
}

/** How receiveChatClosed can be answered. */
export type ReceiveChatClosedResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody; headers?: Record<string, string> };

/** What the party bot-service serves. Handlers see no HTTP: they are given an input and give a result. */
export interface BotServiceHandlers<Context = RequestContext> {
  /**
   * Post what the bot says or wants.
   *
   * Takes a reply of the bot, which goes to the client, or the wish to hand the chat over to the agents.
   * With the answer 200 the service has the event for good.
   *
   * 200: The service has the event. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 403: The caller may not do
   * this. 404: The address is not formed as agreed. On the channel API no channel has this identifier.
   * 405: The address has no such method, or the event is not supported. 429: More requests arrived in a
   * unit of time than are allowed. 500: The request could not be processed. 502: The server is overloaded.
   * 503: The server is not available. 504: The request could not be performed.
   *
   * Rules: BOT-IN-01, BOT-IN-02, BOT-IN-03, BOT-IN-04, BOT-IN-18, BOT-IN-05, BOT-IN-06, BOT-IN-07,
   * BOT-IN-08, BOT-IN-14, BOT-IN-16, BOT-IN-17, BOT-IN-19.
   */
  receiveProviderEvent(input: ReceiveProviderEventInput, context: Context): ReceiveProviderEventResult | Promise<ReceiveProviderEventResult>;
}

/** The operations that the party bot-service serves. */
export const botServiceOperations = [
  {
    operationId: 'receiveProviderEvent',
    party: 'bot-service',
    method: 'POST',
    path: '/webhooks/{provider_id}/{token}',
    parameters: [
      {
        name: 'provider_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'token',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'Authorization',
        in: 'header',
        required: false,
        secret: true,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateProviderEvent },
    dispatch: { property: 'event', values: ['BOT_MESSAGE', 'INVITE_AGENT'] },
    responses: {
      200: { validate: validateProviderEventReply },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
      405: { validate: validateErrorBody, code: 'method_not_supported' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
      500: { validate: validateErrorBody, code: 'internal_error' },
      502: { validate: validateErrorBody, code: 'overloaded' },
      503: { validate: validateErrorBody, code: 'unavailable' },
      504: { validate: validateErrorBody, code: 'upstream_timeout' },
    },
    rules: [
      'BOT-IN-01',
      'BOT-IN-02',
      'BOT-IN-03',
      'BOT-IN-04',
      'BOT-IN-18',
      'BOT-IN-05',
      'BOT-IN-06',
      'BOT-IN-07',
      'BOT-IN-08',
      'BOT-IN-14',
      'BOT-IN-16',
      'BOT-IN-17',
      'BOT-IN-19',
    ],
  },
] as const satisfies readonly Operation[];

/** What the party bot-provider serves. Handlers see no HTTP: they are given an input and give a result. */
export interface BotProviderHandlers<Context = RequestContext> {
  /**
   * Take a client's message.
   *
   * A client has written in a chat that the bot has. The provider answers 200 at once and posts the bot's
   * reply, or the wish for an agent, to the service's address.
   *
   * 200: The provider has the event. A body is not needed, and any body is ignored. 400: The request does
   * not have the agreed format. Compare its fields with this document. 401: The caller is not who the
   * agreed credentials say. 403: The caller may not do this. 404: The address is not formed as agreed. On
   * the channel API no channel has this identifier. 405: The address has no such method, or the event is
   * not supported. 429: More requests arrived in a unit of time than are allowed. 500: The request could
   * not be processed. 502: The server is overloaded. 503: The server is not available. 504: The request
   * could not be performed.
   *
   * Rules: BOT-PRV-01, BOT-PRV-02, BOT-PRV-15, BOT-PRV-03, BOT-PRV-04, BOT-PRV-14, BOT-PRV-05, BOT-PRV-06,
   * BOT-PRV-08.
   */
  receiveClientMessage(input: ReceiveClientMessageInput, context: Context): ReceiveClientMessageResult | Promise<ReceiveClientMessageResult>;

  /**
   * Learn that an agent has joined.
   *
   * An agent takes the chat from here on, at the wish of the bot or of the client.
   *
   * 200: The provider has the event. A body is not needed, and any body is ignored. 400: The request does
   * not have the agreed format. Compare its fields with this document. 401: The caller is not who the
   * agreed credentials say. 403: The caller may not do this. 404: The address is not formed as agreed. On
   * the channel API no channel has this identifier. 405: The address has no such method, or the event is
   * not supported. 429: More requests arrived in a unit of time than are allowed. 500: The request could
   * not be processed. 502: The server is overloaded. 503: The server is not available. 504: The request
   * could not be performed.
   *
   * Rules: BOT-PRV-07, BOT-PRV-11, BOT-PRV-03, BOT-PRV-04, BOT-PRV-05, BOT-PRV-06.
   */
  receiveAgentJoined(input: ReceiveAgentJoinedInput, context: Context): ReceiveAgentJoinedResult | Promise<ReceiveAgentJoinedResult>;

  /**
   * Learn that no agent can come.
   *
   * The chat stays with the bot, since no agent is there to take it.
   *
   * 200: The provider has the event. A body is not needed, and any body is ignored. 400: The request does
   * not have the agreed format. Compare its fields with this document. 401: The caller is not who the
   * agreed credentials say. 403: The caller may not do this. 404: The address is not formed as agreed. On
   * the channel API no channel has this identifier. 405: The address has no such method, or the event is
   * not supported. 429: More requests arrived in a unit of time than are allowed. 500: The request could
   * not be processed. 502: The server is overloaded. 503: The server is not available. 504: The request
   * could not be performed.
   *
   * Rules: BOT-PRV-03, BOT-PRV-04, BOT-PRV-05, BOT-PRV-06, BOT-PRV-07, BOT-PRV-11.
   */
  receiveAgentUnavailable(input: ReceiveAgentUnavailableInput, context: Context): ReceiveAgentUnavailableResult | Promise<ReceiveAgentUnavailableResult>;

  /**
   * Learn that a chat is closed.
   *
   * Nothing more happens in the chat; whatever the bot kept for it can go.
   *
   * 200: The provider has the event. A body is not needed, and any body is ignored. 400: The request does
   * not have the agreed format. Compare its fields with this document. 401: The caller is not who the
   * agreed credentials say. 403: The caller may not do this. 404: The address is not formed as agreed. On
   * the channel API no channel has this identifier. 405: The address has no such method, or the event is
   * not supported. 429: More requests arrived in a unit of time than are allowed. 500: The request could
   * not be processed. 502: The server is overloaded. 503: The server is not available. 504: The request
   * could not be performed.
   *
   * Rules: BOT-PRV-03, BOT-PRV-04, BOT-PRV-05, BOT-PRV-06, BOT-PRV-07.
   */
  receiveChatClosed(input: ReceiveChatClosedInput, context: Context): ReceiveChatClosedResult | Promise<ReceiveChatClosedResult>;
}

/** The operations that the party bot-provider serves. */
export const botProviderOperations = [
  {
    operationId: 'receiveClientMessage',
    party: 'bot-provider',
    method: 'POST',
    path: '/{token}',
    parameters: [
      {
        name: 'token',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'Authorization',
        in: 'header',
        required: false,
        secret: true,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateClientMessageEvent },
    dispatch: { property: 'event', values: ['CLIENT_MESSAGE'] },
    responses: {
      200: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
      405: { validate: validateErrorBody, code: 'method_not_supported' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
      500: { validate: validateErrorBody, code: 'internal_error' },
      502: { validate: validateErrorBody, code: 'overloaded' },
      503: { validate: validateErrorBody, code: 'unavailable' },
      504: { validate: validateErrorBody, code: 'upstream_timeout' },
    },
    rules: [
      'BOT-PRV-01',
      'BOT-PRV-02',
      'BOT-PRV-15',
      'BOT-PRV-03',
      'BOT-PRV-04',
      'BOT-PRV-14',
      'BOT-PRV-05',
      'BOT-PRV-06',
      'BOT-PRV-08',
    ],
  },
  {
    operationId: 'receiveAgentJoined',
    party: 'bot-provider',
    method: 'POST',
    path: '/{token}',
    parameters: [
      {
        name: 'token',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'Authorization',
        in: 'header',
        required: false,
        secret: true,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateAgentJoinedEvent },
    dispatch: { property: 'event', values: ['AGENT_JOINED'] },
    responses: {
      200: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
      405: { validate: validateErrorBody, code: 'method_not_supported' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
      500: { validate: validateErrorBody, code: 'internal_error' },
      502: { validate: validateErrorBody, code: 'overloaded' },
      503: { validate: validateErrorBody, code: 'unavailable' },
      504: { validate: validateErrorBody, code: 'upstream_timeout' },
    },
    rules: ['BOT-PRV-07', 'BOT-PRV-11', 'BOT-PRV-03', 'BOT-PRV-04', 'BOT-PRV-05', 'BOT-PRV-06'],
  },
  {
    operationId: 'receiveAgentUnavailable',
    party: 'bot-provider',
    method: 'POST',
    path: '/{token}',
    parameters: [
      {
        name: 'token',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'Authorization',
        in: 'header',
        required: false,
        secret: true,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateAgentUnavailableEvent },
    dispatch: { property: 'event', values: ['AGENT_UNAVAILABLE'] },
    responses: {
      200: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
      405: { validate: validateErrorBody, code: 'method_not_supported' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
      500: { validate: validateErrorBody, code: 'internal_error' },
      502: { validate: validateErrorBody, code: 'overloaded' },
      503: { validate: validateErrorBody, code: 'unavailable' },
      504: { validate: validateErrorBody, code: 'upstream_timeout' },
    },
    rules: ['BOT-PRV-03', 'BOT-PRV-04', 'BOT-PRV-05', 'BOT-PRV-06', 'BOT-PRV-07', 'BOT-PRV-11'],
  },
  {
    operationId: 'receiveChatClosed',
    party: 'bot-provider',
    method: 'POST',
    path: '/{token}',
    parameters: [
      {
        name: 'token',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'Authorization',
        in: 'header',
        required: false,
        secret: true,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateChatClosedEvent },
    dispatch: { property: 'event', values: ['CHAT_CLOSED'] },
    responses: {
      200: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      403: { validate: validateErrorBody, code: 'access_denied' },
      404: { validate: validateErrorBody, code: 'not_found' },
      405: { validate: validateErrorBody, code: 'method_not_supported' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
      500: { validate: validateErrorBody, code: 'internal_error' },
      502: { validate: validateErrorBody, code: 'overloaded' },
      503: { validate: validateErrorBody, code: 'unavailable' },
      504: { validate: validateErrorBody, code: 'upstream_timeout' },
    },
    rules: ['BOT-PRV-03', 'BOT-PRV-04', 'BOT-PRV-05', 'BOT-PRV-06', 'BOT-PRV-07'],
  },
] as const satisfies readonly Operation[];
