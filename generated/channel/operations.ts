// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext } from '../operation.ts';
import type {
  AgentMessage,
  AgentMessageRefused,
  AgentMessageReply,
  ChannelStatus,
  UserMessage,
} from './types.ts';
import {
  validateAgentMessage,
  validateAgentMessageRefused,
  validateAgentMessageReply,
  validateChannelStatus,
  validateCustomerPhoto,
  validateCustomerUrl,
  validateUserMessage,
} from './validators.js';

/** The input of getChannelStatus. */
export interface GetChannelStatusInput {
  /** The path parameters. */
  path: {
    /** The random string of the address. Together with the channel's identifier it is the only credential. */
    random_string: string;
    /** The public identifier of the channel. */
    channel_public_id: string;
  };
}

/** The results of getChannelStatus. */
export type GetChannelStatusResult =
  | { status: 200; body: ChannelStatus; headers?: Record<string, string> | undefined }
  | { status: 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of sendUserMessage. */
export interface SendUserMessageInput {
  /** The path parameters. */
  path: {
    /** The random string of the address. Together with the channel's identifier it is the only credential. */
    random_string: string;
    /** The public identifier of the channel. */
    channel_public_id: string;
  };
  /**
   * What the integrator posts when a customer writes, sends a file or a place, begins or stops typing.
   *
   * The source announces more kinds (section 9): expect kinds that are not listed here.
   *
   * @rule CHN-IN-14 SHOULD, CHN-IN-15 MUST, CHN-RCV-10 MUST
   * @local CHN-IN-29 A message of a type that the contract does not name gets 400; 405 is as good, since
   * more types are announced. This is the reference's choice, not contract.
   * @local CHN-IN-33 null in a field that may be absent counts as absent. This is the reference's choice,
   * not contract.
   */
  body: UserMessage;
}

/** The results of sendUserMessage. */
export type SendUserMessageResult =
  | { status: 200; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 403 | 404 | 405 | 429 | 500 | 502 | 503 | 504; body?: unknown; headers?: Record<string, string> | undefined };

/** The input of receiveAgentMessage. */
export interface ReceiveAgentMessageInput {
  /** The path parameters. */
  path: {
    /** The public identifier of the channel. */
    channel_public_id: string;
  };
  /**
   * What the service posts when an agent writes, sends a file or a place, begins or stops typing.
   *
   * The source announces more kinds (section 9): expect kinds that are not listed here.
   *
   * @rule CHN-OUT-02 MUST, CHN-OUT-19 SHOULD
   */
  body: AgentMessage;
}

/** The results of receiveAgentMessage. */
export type ReceiveAgentMessageResult =
  | { status: 200; body: AgentMessageReply; headers?: Record<string, string> | undefined }
  | { status: 400 | 404 | 405; body?: AgentMessageRefused | undefined; headers?: Record<string, string> | undefined };

/**
 * The handlers of the party channel-service. Each takes an input and returns a result, without HTTP
 * objects.
 */
export interface ChannelServiceHandlers<Context = RequestContext> {
  /**
   * Ask whether somebody can answer.
   *
   * Tells whether an agent of the channel is online. The whole body is one JSON integer.
   *
   * 200: The channel is known; the body says whether somebody can answer. 401: The caller is not who the
   * agreed credentials say. 403: The caller may not do this. 404: The address is not formed as agreed. On
   * the channel API no channel has this identifier. 405: The address has no such method, or the event is
   * not supported. 429: More requests arrived in a unit of time than are allowed. 500: The request could
   * not be processed. 502: The server is overloaded. 503: The server is not available. 504: The request
   * could not be performed.
   *
   * @rule CHN-IN-01 MUST, CHN-IN-02 MUST, CHN-IN-03 MUST
   */
  getChannelStatus(input: GetChannelStatusInput, context: Context): GetChannelStatusResult | Promise<GetChannelStatusResult>;

  /**
   * Post a customer's message.
   *
   * Takes a text, a file, a place or a typing notice from a customer. The response 200 says that the
   * service has accepted it.
   *
   * 200: The service has accepted the message. Any body is ignored (OPEN-26). 400: The request does not
   * have the agreed format. Compare its fields with this document. 401: The caller is not who the agreed
   * credentials say. 403: The caller may not do this. 404: The address is not formed as agreed. On the
   * channel API no channel has this identifier. 405: The address has no such method, or the event is not
   * supported. 429: More requests arrived in a unit of time than are allowed. 500: The request could not
   * be processed. 502: The server is overloaded. 503: The server is not available. 504: The request could
   * not be performed.
   *
   * @rule CHN-IN-04 MUST, CHN-IN-05 MUST, CHN-IN-06 MUST, CHN-IN-32 SHOULD, CHN-IN-27 MUST, CHN-IN-28
   * MUST, CHN-RCV-11 SHOULD
   * @local CHN-IN-30 Too many requests get 429; at which rate is not stated. This is the reference's
   * choice, not contract.
   * @openPoint OPEN-12 How many requests in which time bring the response 429 is not stated. The
   * reference's choice, not contract: A limit can be configured and is off by default; when it is on, 429
   * comes with Retry-After.
   * @openPoint OPEN-26 The body of the response 200 to a posted message is not shown. The reference's
   * choice, not contract: An empty object; clients ignore it.
   * @openPoint OPEN-37 Whether a message that is retried with the same message.id is one message is not
   * stated. The reference's choice, not contract: The same sender, id and content within a minute is one
   * message; anything else is another.
   * @openPoint OPEN-38 The Content-Type of channel API requests is not stated; application/json is stated
   * for the bot API alone. The reference's choice, not contract: application/json is sent. Any type or
   * none is accepted, and noted at the desk.
   */
  sendUserMessage(input: SendUserMessageInput, context: Context): SendUserMessageResult | Promise<SendUserMessageResult>;
}

/** The operations that the party channel-service serves. */
export const channelServiceOperations = [
  {
    operationId: 'getChannelStatus',
    party: 'channel-service',
    method: 'GET',
    path: '/{random_string}/{channel_public_id}/status',
    parameters: [
      {
        name: 'random_string',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'channel_public_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      200: { validate: validateChannelStatus },
      401: {},
      403: {},
      404: {},
      405: {},
      429: {},
      500: {},
      502: {},
      503: {},
      504: {},
    },
    rules: ['CHN-IN-01', 'CHN-IN-02', 'CHN-IN-03'],
  },
  {
    operationId: 'sendUserMessage',
    party: 'channel-service',
    method: 'POST',
    path: '/{random_string}/{channel_public_id}',
    parameters: [
      {
        name: 'random_string',
        in: 'path',
        required: true,
        secret: true,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'channel_public_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: {
      required: true,
      validate: validateUserMessage,
      cut: [{ path: ['message', 'text'], length: 1000 }],
      tolerated: [
        { path: ['sender', 'photo'], validate: validateCustomerPhoto },
        { path: ['sender', 'url'], validate: validateCustomerUrl },
      ],
    },
    responses: {
      200: {},
      400: {},
      401: {},
      403: {},
      404: {},
      405: {},
      429: {},
      500: {},
      502: {},
      503: {},
      504: {},
    },
    rules: [
      'CHN-IN-04',
      'CHN-IN-05',
      'CHN-IN-06',
      'CHN-IN-32',
      'CHN-IN-27',
      'CHN-IN-28',
      'CHN-IN-30',
      'CHN-RCV-11',
    ],
  },
] as const satisfies readonly Operation[];

/**
 * The handlers of the party channel-integrator. Each takes an input and returns a result, without HTTP
 * objects.
 */
export interface ChannelIntegratorHandlers<Context = RequestContext> {
  /**
   * Take an agent's message.
   *
   * The service posts what an agent writes to the integrator's HTTPS address with the channel's identifier
   * appended (CHN-OUT-17). The body comes with Content-Length or chunked, as the channel is set up. The
   * response is 200 with one of two bodies: the result ok, or an error that says why the message could not
   * be used.
   *
   * 200: The message was accepted, or the integrator gives the reason why not. 400: The integrator cannot
   * use the request. LOCAL, since the source lists HTTP codes for the service and for bot providers alone;
   * any 4xx rejects (CHN-RCV-07). A body is not needed; an error in it gives the reason. 404: The
   * integrator has nothing at this address. LOCAL, since the source lists HTTP codes for the service and
   * for bot providers alone; any 4xx rejects (CHN-RCV-07). A body is not needed; an error in it gives the
   * reason. 405: The integrator's address has no such method. LOCAL, since the source lists HTTP codes for
   * the service and for bot providers alone; any 4xx rejects (CHN-RCV-07). A body is not needed; an error
   * in it gives the reason.
   *
   * @rule CHN-RCV-01 MUST, CHN-RCV-02 MUST, CHN-RCV-03 MUST, CHN-RCV-04 MUST, CHN-RCV-07 SHOULD,
   * CHN-RCV-09 SHOULD
   */
  receiveAgentMessage(input: ReceiveAgentMessageInput, context: Context): ReceiveAgentMessageResult | Promise<ReceiveAgentMessageResult>;
}

/** The operations that the party channel-integrator serves. */
export const channelIntegratorOperations = [
  {
    operationId: 'receiveAgentMessage',
    party: 'channel-integrator',
    method: 'POST',
    path: '/{channel_public_id}',
    parameters: [
      {
        name: 'channel_public_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateAgentMessage },
    responses: {
      200: { validate: validateAgentMessageReply },
      400: { validate: validateAgentMessageRefused },
      404: { validate: validateAgentMessageRefused },
      405: { validate: validateAgentMessageRefused },
    },
    rules: ['CHN-RCV-01', 'CHN-RCV-02', 'CHN-RCV-03', 'CHN-RCV-04', 'CHN-RCV-07', 'CHN-RCV-09'],
  },
] as const satisfies readonly Operation[];
