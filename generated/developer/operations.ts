// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext } from '../operation.ts';
import type {
  CallEvent,
  ChatAcceptedEvent,
  ChatAcceptedReply,
  ChatAssignedEvent,
  ChatFinishedEvent,
  ChatUpdatedEvent,
  OfflineMessageEvent,
  WebhookReply,
} from './types.ts';
import {
  validateCallEvent,
  validateChatAcceptedEvent,
  validateChatAcceptedReply,
  validateChatAssignedEvent,
  validateChatFinishedEvent,
  validateChatUpdatedEvent,
  validateOfflineMessageEvent,
  validateWebhookReply,
} from './validators.js';

/** The input of receiveChatAccepted. */
export interface ReceiveChatAcceptedInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The id of the delivery, the same for each attempt. It is there when requests are signed (OPEN-08). */
    'webhook-id'?: string | undefined;
    /** When the attempt was made, in Unix time, in seconds. It is there when requests are signed (OPEN-08). */
    'webhook-timestamp'?: string | undefined;
    /** The signature, as Standard Webhooks describe it. It is there when requests are signed (OPEN-08). */
    'webhook-signature'?: string | undefined;
  } | undefined;
  /** An agent has pressed Reply and has the chat now. The receiver may answer with data for the agent. */
  body: ChatAcceptedEvent;
}

/** The results of receiveChatAccepted. */
export type ReceiveChatAcceptedResult =
  | { status: 200 | 201 | 202 | 203 | 204 | 205 | 206; body: ChatAcceptedReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 405; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of receiveChatAssigned. */
export interface ReceiveChatAssignedInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The id of the delivery, the same for each attempt. It is there when requests are signed (OPEN-08). */
    'webhook-id'?: string | undefined;
    /** When the attempt was made, in Unix time, in seconds. It is there when requests are signed (OPEN-08). */
    'webhook-timestamp'?: string | undefined;
    /** The signature, as Standard Webhooks describe it. It is there when requests are signed (OPEN-08). */
    'webhook-signature'?: string | undefined;
  } | undefined;
  /** An agent has connected the chat to the CRM card that the response to chat_accepted named. */
  body: ChatAssignedEvent;
}

/** The results of receiveChatAssigned. */
export type ReceiveChatAssignedResult =
  | { status: 200 | 201 | 202 | 203 | 204 | 205 | 206; body: WebhookReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 405; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of receiveChatFinished. */
export interface ReceiveChatFinishedInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The id of the delivery, the same for each attempt. It is there when requests are signed (OPEN-08). */
    'webhook-id'?: string | undefined;
    /** When the attempt was made, in Unix time, in seconds. It is there when requests are signed (OPEN-08). */
    'webhook-timestamp'?: string | undefined;
    /** The signature, as Standard Webhooks describe it. It is there when requests are signed (OPEN-08). */
    'webhook-signature'?: string | undefined;
  } | undefined;
  /** A chat has been closed in the agents' application. */
  body: ChatFinishedEvent;
}

/** The results of receiveChatFinished. */
export type ReceiveChatFinishedResult =
  | { status: 200 | 201 | 202 | 203 | 204 | 205 | 206; body: WebhookReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 405; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of receiveChatUpdated. */
export interface ReceiveChatUpdatedInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The id of the delivery, the same for each attempt. It is there when requests are signed (OPEN-08). */
    'webhook-id'?: string | undefined;
    /** When the attempt was made, in Unix time, in seconds. It is there when requests are signed (OPEN-08). */
    'webhook-timestamp'?: string | undefined;
    /** The signature, as Standard Webhooks describe it. It is there when requests are signed (OPEN-08). */
    'webhook-signature'?: string | undefined;
  } | undefined;
  /** What is known of the visitor has changed, for instance because the contact form was filled in. */
  body: ChatUpdatedEvent;
}

/** The results of receiveChatUpdated. */
export type ReceiveChatUpdatedResult =
  | { status: 200 | 201 | 202 | 203 | 204 | 205 | 206; body: WebhookReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 405; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of receiveOfflineMessage. */
export interface ReceiveOfflineMessageInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The id of the delivery, the same for each attempt. It is there when requests are signed (OPEN-08). */
    'webhook-id'?: string | undefined;
    /** When the attempt was made, in Unix time, in seconds. It is there when requests are signed (OPEN-08). */
    'webhook-timestamp'?: string | undefined;
    /** The signature, as Standard Webhooks describe it. It is there when requests are signed (OPEN-08). */
    'webhook-signature'?: string | undefined;
  } | undefined;
  /**
   * A visitor has sent the form that is shown while nobody is online. No chat and no agent belong to it.
   *
   * @openPoint OPEN-15 The parameter table calls the event offline_messages, the sample offline_message.
   * The reference's choice, not contract: offline_message is sent, and both are accepted.
   */
  body: OfflineMessageEvent;
}

/** The results of receiveOfflineMessage. */
export type ReceiveOfflineMessageResult =
  | { status: 200 | 201 | 202 | 203 | 204 | 205 | 206; body: WebhookReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 405; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of receiveCallEvent. */
export interface ReceiveCallEventInput {
  /** The header fields, named in lower case. */
  headers?: {
    /** The id of the delivery, the same for each attempt. It is there when requests are signed (OPEN-08). */
    'webhook-id'?: string | undefined;
    /** When the attempt was made, in Unix time, in seconds. It is there when requests are signed (OPEN-08). */
    'webhook-timestamp'?: string | undefined;
    /** The signature, as Standard Webhooks describe it. It is there when requests are signed (OPEN-08). */
    'webhook-signature'?: string | undefined;
  } | undefined;
  /** An operator has a new call, or a call has changed its status. */
  body: CallEvent;
}

/** The results of receiveCallEvent. */
export type ReceiveCallEventResult =
  | { status: 200 | 201 | 202 | 203 | 204 | 205 | 206; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 405; body?: unknown; headers?: Record<string, string> | undefined };

/**
 * The handlers of the party webhook-receiver. Each takes an input and returns a result, without HTTP
 * objects.
 */
export interface WebhookReceiverHandlers<Context = RequestContext> {
  /**
   * Chat accepted by an agent; respond with data for the agent.
   *
   * An agent has pressed Reply. The response may carry fields to show, contact data, a link to a CRM card
   * and a page. Contact data is shown to the agent as if the visitor had typed it, and is kept in the
   * archive. Of a log that is sent by e-mail the source says too little to describe it (OPEN-47).
   *
   * 200, 201, 202, 203, 204, 205, 206: The receiver has the event (OPEN-49). 400: The receiver cannot use
   * the request. LOCAL, since the source lists HTTP codes for the service and for bot providers alone.
   * 405: The address has no such method, or the receiver does not know the event. LOCAL, since the source
   * lists HTTP codes for the service and for bot providers alone.
   *
   * @rule HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD, HOOK-RCV-01 MUST
   * @local HOOK-RCV-07 crm_link and page.url are http or https addresses. This is the reference's choice,
   * not contract.
   */
  receiveChatAccepted(input: ReceiveChatAcceptedInput, context: Context): ReceiveChatAcceptedResult | Promise<ReceiveChatAcceptedResult>;

  /**
   * Chat connected to a CRM card.
   *
   * An agent has connected the chat to the card that the response to chat_accepted named.
   *
   * 200, 201, 202, 203, 204, 205, 206: The receiver has the event (OPEN-49). 400: The receiver cannot use
   * the request. LOCAL, since the source lists HTTP codes for the service and for bot providers alone.
   * 405: The address has no such method, or the receiver does not know the event. LOCAL, since the source
   * lists HTTP codes for the service and for bot providers alone.
   *
   * @rule HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
   */
  receiveChatAssigned(input: ReceiveChatAssignedInput, context: Context): ReceiveChatAssignedResult | Promise<ReceiveChatAssignedResult>;

  /**
   * Chat finished.
   *
   * The chat was closed in the agents' application. The event carries its messages and its rating.
   *
   * 200, 201, 202, 203, 204, 205, 206: The receiver has the event (OPEN-49). 400: The receiver cannot use
   * the request. LOCAL, since the source lists HTTP codes for the service and for bot providers alone.
   * 405: The address has no such method, or the receiver does not know the event. LOCAL, since the source
   * lists HTTP codes for the service and for bot providers alone.
   *
   * @rule HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
   */
  receiveChatFinished(input: ReceiveChatFinishedInput, context: Context): ReceiveChatFinishedResult | Promise<ReceiveChatFinishedResult>;

  /**
   * Visitor data changed.
   *
   * Something new is known of the visitor, for instance from the contact form.
   *
   * 200, 201, 202, 203, 204, 205, 206: The receiver has the event (OPEN-49). 400: The receiver cannot use
   * the request. LOCAL, since the source lists HTTP codes for the service and for bot providers alone.
   * 405: The address has no such method, or the receiver does not know the event. LOCAL, since the source
   * lists HTTP codes for the service and for bot providers alone.
   *
   * @rule HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
   */
  receiveChatUpdated(input: ReceiveChatUpdatedInput, context: Context): ReceiveChatUpdatedResult | Promise<ReceiveChatUpdatedResult>;

  /**
   * Offline form received.
   *
   * A visitor has left a message while nobody was online.
   *
   * 200, 201, 202, 203, 204, 205, 206: The receiver has the event (OPEN-49). 400: The receiver cannot use
   * the request. LOCAL, since the source lists HTTP codes for the service and for bot providers alone.
   * 405: The address has no such method, or the receiver does not know the event. LOCAL, since the source
   * lists HTTP codes for the service and for bot providers alone.
   *
   * @rule HOOK-RCV-05 SHOULD, HOOK-RCV-02 MUST, HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
   */
  receiveOfflineMessage(input: ReceiveOfflineMessageInput, context: Context): ReceiveOfflineMessageResult | Promise<ReceiveOfflineMessageResult>;

  /**
   * Call started, or its status changed.
   *
   * An operator has a new call, or a call has changed its status. What a body of the response would say is
   * not agreed on.
   *
   * 200, 201, 202, 203, 204, 205, 206: The receiver has the event. Any body is ignored (OPEN-05). 400: The
   * receiver cannot use the request. LOCAL, since the source lists HTTP codes for the service and for bot
   * providers alone. 405: The address has no such method, or the receiver does not know the event. LOCAL,
   * since the source lists HTTP codes for the service and for bot providers alone.
   *
   * @rule HOOK-RCV-04 MUST, HOOK-RCV-06 SHOULD
   * @local HOOK-RCV-03 call_event gets an HTTP code of the class 2xx; nothing is stated of its response.
   * This is the reference's choice, not contract.
   * @openPoint OPEN-05 The response to call_event is not shown. The reference's choice, not contract: The
   * reference's own receiver responds with the result OK; the service ignores the body.
   */
  receiveCallEvent(input: ReceiveCallEventInput, context: Context): ReceiveCallEventResult | Promise<ReceiveCallEventResult>;
}

/** The operations that the party webhook-receiver serves. */
export const webhookReceiverOperations = [
  {
    operationId: 'receiveChatAccepted',
    party: 'webhook-receiver',
    method: 'POST',
    path: '',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-timestamp',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-signature',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateChatAcceptedEvent },
    dispatch: { property: 'event_name', values: ['chat_accepted'] },
    responses: {
      200: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      201: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      202: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      203: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      204: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      205: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      206: { validate: validateChatAcceptedReply, readIf: { result: 'OK' } },
      400: {},
      405: {},
    },
    rules: ['HOOK-RCV-04', 'HOOK-RCV-06', 'HOOK-RCV-01', 'HOOK-RCV-07'],
  },
  {
    operationId: 'receiveChatAssigned',
    party: 'webhook-receiver',
    method: 'POST',
    path: '',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-timestamp',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-signature',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateChatAssignedEvent },
    dispatch: { property: 'event_name', values: ['chat_assigned'] },
    responses: {
      200: { validate: validateWebhookReply },
      201: { validate: validateWebhookReply },
      202: { validate: validateWebhookReply },
      203: { validate: validateWebhookReply },
      204: { validate: validateWebhookReply },
      205: { validate: validateWebhookReply },
      206: { validate: validateWebhookReply },
      400: {},
      405: {},
    },
    rules: ['HOOK-RCV-02', 'HOOK-RCV-04', 'HOOK-RCV-06'],
  },
  {
    operationId: 'receiveChatFinished',
    party: 'webhook-receiver',
    method: 'POST',
    path: '',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-timestamp',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-signature',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateChatFinishedEvent },
    dispatch: { property: 'event_name', values: ['chat_finished'] },
    responses: {
      200: { validate: validateWebhookReply },
      201: { validate: validateWebhookReply },
      202: { validate: validateWebhookReply },
      203: { validate: validateWebhookReply },
      204: { validate: validateWebhookReply },
      205: { validate: validateWebhookReply },
      206: { validate: validateWebhookReply },
      400: {},
      405: {},
    },
    rules: ['HOOK-RCV-02', 'HOOK-RCV-04', 'HOOK-RCV-06'],
  },
  {
    operationId: 'receiveChatUpdated',
    party: 'webhook-receiver',
    method: 'POST',
    path: '',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-timestamp',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-signature',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateChatUpdatedEvent },
    dispatch: { property: 'event_name', values: ['chat_updated'] },
    responses: {
      200: { validate: validateWebhookReply },
      201: { validate: validateWebhookReply },
      202: { validate: validateWebhookReply },
      203: { validate: validateWebhookReply },
      204: { validate: validateWebhookReply },
      205: { validate: validateWebhookReply },
      206: { validate: validateWebhookReply },
      400: {},
      405: {},
    },
    rules: ['HOOK-RCV-02', 'HOOK-RCV-04', 'HOOK-RCV-06'],
  },
  {
    operationId: 'receiveOfflineMessage',
    party: 'webhook-receiver',
    method: 'POST',
    path: '',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-timestamp',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-signature',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateOfflineMessageEvent },
    dispatch: { property: 'event_name', values: ['offline_message', 'offline_messages'] },
    responses: {
      200: { validate: validateWebhookReply },
      201: { validate: validateWebhookReply },
      202: { validate: validateWebhookReply },
      203: { validate: validateWebhookReply },
      204: { validate: validateWebhookReply },
      205: { validate: validateWebhookReply },
      206: { validate: validateWebhookReply },
      400: {},
      405: {},
    },
    rules: ['HOOK-RCV-05', 'HOOK-RCV-02', 'HOOK-RCV-04', 'HOOK-RCV-06'],
  },
  {
    operationId: 'receiveCallEvent',
    party: 'webhook-receiver',
    method: 'POST',
    path: '',
    parameters: [
      {
        name: 'webhook-id',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-timestamp',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'webhook-signature',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
    ],
    body: { required: true, validate: validateCallEvent },
    dispatch: { property: 'event_name', values: ['call_event'] },
    responses: { 200: {}, 201: {}, 202: {}, 203: {}, 204: {}, 205: {}, 206: {}, 400: {}, 405: {} },
    rules: ['HOOK-RCV-03', 'HOOK-RCV-04', 'HOOK-RCV-06'],
  },
] as const satisfies readonly Operation[];
