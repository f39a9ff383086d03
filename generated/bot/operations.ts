// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext } from '../operation.ts';
import type {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  ChatClosedEvent,
  ClientMessageEvent,
  ErrorBody,
  ProviderEvent,
} from './types.ts';
import {
  validateAgentJoinedEvent,
  validateAgentUnavailableEvent,
  validateChatClosedEvent,
  validateClientMessageEvent,
  validateErrorBody,
  validateProviderEvent,
} from './validators.js';

/** The input of sendProviderEvent. */
export interface SendProviderEventInput {
  /** The path parameters. */
  path: {
    /** The provider's identifier, which the service issues on request. */
    provider_id: string;
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  /** The header fields, named in lower case. */
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string | undefined;
  } | undefined;
  /**
   * What a bot provider posts to the service.
   *
   * @rule BOT-PRV-17 MUST
   */
  body: ProviderEvent;
}

/** The results of sendProviderEvent. */
export type SendProviderEventResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of receiveClientMessage. */
export interface ReceiveClientMessageInput {
  /** The path parameters. */
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  /** The header fields, named in lower case. */
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string | undefined;
  } | undefined;
  /** A client has written. The provider answers with an event of its own. */
  body: ClientMessageEvent;
}

/** The results of receiveClientMessage. */
export type ReceiveClientMessageResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of receiveAgentJoined. */
export interface ReceiveAgentJoinedInput {
  /** The path parameters. */
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  /** The header fields, named in lower case. */
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string | undefined;
  } | undefined;
  /** An agent has joined the chat, because the provider or the client asked for one. */
  body: AgentJoinedEvent;
}

/** The results of receiveAgentJoined. */
export type ReceiveAgentJoinedResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of receiveAgentUnavailable. */
export interface ReceiveAgentUnavailableInput {
  /** The path parameters. */
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  /** The header fields, named in lower case. */
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string | undefined;
  } | undefined;
  /** No agent can take the chat. The bot may go on and ask the client for contact details. */
  body: AgentUnavailableEvent;
}

/** The results of receiveAgentUnavailable. */
export type ReceiveAgentUnavailableResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of receiveChatClosed. */
export interface ReceiveChatClosedInput {
  /** The path parameters. */
  path: {
    /** The token that the provider generated and the customer entered in the settings of the channel. */
    token: string;
  };
  /** The header fields, named in lower case. */
  headers?: {
    /**
     * The value agreed on beside the token, where one is. The header is compared with it as a whole, in
     * either direction; its format is not stated (OPEN-07).
     */
    authorization?: string | undefined;
  } | undefined;
  /**
   * The chat has been closed. The service sends all three ids; receivers rely on the event's name alone.
   *
   * @openPoint OPEN-09 Which parameters CHAT_CLOSED carries is not shown. The reference's choice, not
   * contract: It carries id, client_id and chat_id, as the other events about a chat do.
   */
  body: ChatClosedEvent;
}

/** The results of receiveChatClosed. */
export type ReceiveChatClosedResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The handlers of the party bot-service. Each takes an input and returns a result, without HTTP objects. */
export interface BotServiceHandlers<Context = RequestContext> {
  /**
   * Post what the bot says or wants.
   *
   * Takes a reply of the bot, which goes to the client, or the wish to hand the chat over to the agents.
   * The response 200 says that the service has accepted the event.
   *
   * 200: The service has accepted the event. A body is not needed, and any body is ignored (OPEN-46). 400:
   * The request does not have the agreed format. Compare its fields with this document. 401: The caller is
   * not who the agreed credentials say. 403: The caller may not do this. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier. 405: The address has no such method, or the
   * event is not supported. 429: More requests arrived in a unit of time than are allowed. 500: The
   * request could not be processed. 502: The server is overloaded. 503: The server is not available. 504:
   * The request could not be performed.
   *
   * @rule BOT-IN-01 MUST, BOT-IN-02 MUST, BOT-IN-03 MUST, BOT-IN-04 MUST, BOT-IN-18 SHOULD, BOT-IN-05
   * MUST, BOT-IN-06 MUST, BOT-IN-07 MUST, BOT-IN-08 SHOULD, BOT-PRV-20 MUST, BOT-PRV-21 SHOULD
   * @local BOT-IN-14 A chat_id that is not known gets 400. This is the reference's choice, not contract.
   * @local BOT-IN-16 An unknown provider_id gets 404. This is the reference's choice, not contract.
   * @local BOT-IN-17 An event with the same id, chat and content as one of the last minute counts as a
   * retry and is not shown again; what makes a retry is not stated. This is the reference's choice, not
   * contract.
   * @local BOT-IN-19 An event without id is accepted, and noted at the desk; a message without timestamp
   * is accepted. Whether either may be absent is not stated. This is the reference's choice, not contract.
   * @openPoint OPEN-33 How long a provider waits for the service's response, and how often it retries, is
   * not stated. The reference's choice, not contract: The generated client makes one request, within a
   * time limit of its own, and another only when told to. Nobody is judged by it.
   * @openPoint OPEN-34 The HTTP code that goes with unauthorized_client is not stated. The reference's
   * choice, not contract: 401.
   * @openPoint OPEN-36 What makes a provider's event a retry of another is not stated. The reference's
   * choice, not contract: The same id, chat and content within a minute. Anything else is shown.
   * @openPoint OPEN-44 Whether a provider may post before the first CLIENT_MESSAGE of a chat, or unasked
   * in a chat that it knows, is not stated. The reference's choice, not contract: An event is accepted in
   * a chat that the bot has, asked or unasked, and rejected before there is one.
   * @openPoint OPEN-46 The body of the service's response 200 to a provider's event is not shown. The
   * reference's choice, not contract: An empty object. Clients accept any body, and none.
   */
  sendProviderEvent(input: SendProviderEventInput, context: Context): SendProviderEventResult | Promise<SendProviderEventResult>;
}

/** The operations that the party bot-service serves. */
export const botServiceOperations = [
  {
    operationId: 'sendProviderEvent',
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
      'BOT-PRV-20',
      'BOT-PRV-21',
    ],
  },
] as const satisfies readonly Operation[];

/** The handlers of the party bot-provider. Each takes an input and returns a result, without HTTP objects. */
export interface BotProviderHandlers<Context = RequestContext> {
  /**
   * Take a client's message.
   *
   * A client has written in a chat that the bot has. The provider responds with 200 at once and posts the
   * bot's reply, or the wish for an agent, to the service's address.
   *
   * 200: The provider has accepted the event. A body is not needed, and any body is ignored (OPEN-04).
   * 400: The request does not have the agreed format. Compare its fields with this document. 401: The
   * caller is not who the agreed credentials say. 403: The caller may not do this. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier. 405: The address has no such
   * method, or the event is not supported. 429: More requests arrived in a unit of time than are allowed.
   * 500: The request could not be processed. 502: The server is overloaded. 503: The server is not
   * available. 504: The request could not be performed.
   *
   * @rule BOT-PRV-01 MUST, BOT-PRV-19 SHOULD, BOT-PRV-02 MUST, BOT-PRV-15 SHOULD, BOT-PRV-03 MUST,
   * BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-14 SHOULD, BOT-PRV-05 SHOULD,
   * BOT-PRV-06 SHOULD
   * @local BOT-PRV-08 A retry with the same id does not make the bot answer the client a second time. This
   * is the reference's choice, not contract.
   * @openPoint OPEN-04 The body of the bot endpoint's response 200 is not shown. The reference's choice,
   * not contract: The service ignores it. The reference's own provider sends an empty object.
   */
  receiveClientMessage(input: ReceiveClientMessageInput, context: Context): ReceiveClientMessageResult | Promise<ReceiveClientMessageResult>;

  /**
   * Learn that an agent has joined.
   *
   * An agent takes the chat from here on, at the wish of the bot or of the client.
   *
   * 200: The provider has accepted the event. A body is not needed, and any body is ignored (OPEN-04).
   * 400: The request does not have the agreed format. Compare its fields with this document. 401: The
   * caller is not who the agreed credentials say. 403: The caller may not do this. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier. 405: The address has no such
   * method, or the event is not supported. 429: More requests arrived in a unit of time than are allowed.
   * 500: The request could not be processed. 502: The server is overloaded. 503: The server is not
   * available. 504: The request could not be performed.
   *
   * @rule BOT-PRV-07 MUST, BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD,
   * BOT-PRV-05 SHOULD, BOT-PRV-06 SHOULD
   * @local BOT-PRV-11 After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE it may
   * ask the client for contact details. This is the reference's choice, not contract.
   */
  receiveAgentJoined(input: ReceiveAgentJoinedInput, context: Context): ReceiveAgentJoinedResult | Promise<ReceiveAgentJoinedResult>;

  /**
   * Learn that no agent can come.
   *
   * No agent is available to take the chat. The bot may ask the client for contact details.
   *
   * 200: The provider has accepted the event. A body is not needed, and any body is ignored (OPEN-04).
   * 400: The request does not have the agreed format. Compare its fields with this document. 401: The
   * caller is not who the agreed credentials say. 403: The caller may not do this. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier. 405: The address has no such
   * method, or the event is not supported. 429: More requests arrived in a unit of time than are allowed.
   * 500: The request could not be processed. 502: The server is overloaded. 503: The server is not
   * available. 504: The request could not be performed.
   *
   * @rule BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05 SHOULD,
   * BOT-PRV-06 SHOULD, BOT-PRV-07 MUST
   * @local BOT-PRV-11 After AGENT_JOINED the bot stays silent in that chat; after AGENT_UNAVAILABLE it may
   * ask the client for contact details. This is the reference's choice, not contract.
   */
  receiveAgentUnavailable(input: ReceiveAgentUnavailableInput, context: Context): ReceiveAgentUnavailableResult | Promise<ReceiveAgentUnavailableResult>;

  /**
   * Learn that a chat is closed.
   *
   * The chat was closed.
   *
   * 200: The provider has accepted the event. A body is not needed, and any body is ignored (OPEN-04).
   * 400: The request does not have the agreed format. Compare its fields with this document. 401: The
   * caller is not who the agreed credentials say. 403: The caller may not do this. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier. 405: The address has no such
   * method, or the event is not supported. 429: More requests arrived in a unit of time than are allowed.
   * 500: The request could not be processed. 502: The server is overloaded. 503: The server is not
   * available. 504: The request could not be performed.
   *
   * @rule BOT-PRV-03 MUST, BOT-PRV-18 SHOULD, BOT-PRV-21 SHOULD, BOT-PRV-04 SHOULD, BOT-PRV-05 SHOULD,
   * BOT-PRV-06 SHOULD, BOT-PRV-07 MUST
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
      'BOT-PRV-19',
      'BOT-PRV-02',
      'BOT-PRV-15',
      'BOT-PRV-03',
      'BOT-PRV-18',
      'BOT-PRV-21',
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
    rules: [
      'BOT-PRV-07',
      'BOT-PRV-11',
      'BOT-PRV-03',
      'BOT-PRV-18',
      'BOT-PRV-21',
      'BOT-PRV-04',
      'BOT-PRV-05',
      'BOT-PRV-06',
    ],
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
    rules: [
      'BOT-PRV-03',
      'BOT-PRV-18',
      'BOT-PRV-21',
      'BOT-PRV-04',
      'BOT-PRV-05',
      'BOT-PRV-06',
      'BOT-PRV-07',
      'BOT-PRV-11',
    ],
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
    rules: [
      'BOT-PRV-03',
      'BOT-PRV-18',
      'BOT-PRV-21',
      'BOT-PRV-04',
      'BOT-PRV-05',
      'BOT-PRV-06',
      'BOT-PRV-07',
    ],
  },
] as const satisfies readonly Operation[];
