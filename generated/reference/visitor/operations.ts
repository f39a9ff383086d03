// Made from specs/reference/visitor.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext, ServerSentEvent } from '../../operation.ts';
import type {
  Availability,
  ContactInfo,
  ErrorBody,
  LeftMessage,
  SetCustomDataArguments,
  SetUserTokenArguments,
  StartCallArguments,
  TakenMessage,
  Visit,
  VisitorEvent,
  VisitorFile,
  VisitorRating,
  VisitorSession,
  VisitorTyping,
  VisitorWords,
} from './types.ts';
import {
  validateAvailability,
  validateContactInfo,
  validateErrorBody,
  validateLeftMessage,
  validateSetCustomDataArguments,
  validateSetUserTokenArguments,
  validateStartCallArguments,
  validateTakenMessage,
  validateVisit,
  validateVisitorEvent,
  validateVisitorFile,
  validateVisitorRating,
  validateVisitorSession,
  validateVisitorTyping,
  validateVisitorWords,
} from './validators.js';

/** The input of beginSession. */
export interface BeginSessionInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** Where the visitor is. */
  body: Visit;
}

/** The results of beginSession. */
export type BeginSessionResult =
  | { status: 200; body: VisitorSession; headers?: Record<string, string> | undefined }
  | { status: 400 | 404 | 429; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of moveToPage. */
export interface MoveToPageInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** Where the visitor is. */
  body: Visit;
}

/** The results of moveToPage. */
export type MoveToPageResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of streamVisitorEvents. */
export interface StreamVisitorEventsInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** The header fields, named in lower case. */
  headers?: {
    /** The number of the last event that was seen, or the one that the session began with. */
    'last-event-id'?: string | undefined;
  } | undefined;
}

/** The results of streamVisitorEvents. */
export type StreamVisitorEventsResult =
  | { status: 200; events: AsyncIterable<ServerSentEvent<VisitorEvent>>; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404 | 429; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of sendVisitorMessage. */
export interface SendVisitorMessageInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** What the visitor says. */
  body: VisitorWords;
}

/** The results of sendVisitorMessage. */
export type SendVisitorMessageResult =
  | { status: 200; body: TakenMessage; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of sendVisitorFile. */
export interface SendVisitorFileInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** A file of the visitor. */
  body: VisitorFile;
}

/** The results of sendVisitorFile. */
export type SendVisitorFileResult =
  | { status: 200; body: TakenMessage; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404 | 429 | 503; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setVisitorTyping. */
export interface SetVisitorTypingInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** Whether the visitor writes. */
  body: VisitorTyping;
}

/** The results of setVisitorTyping. */
export type SetVisitorTypingResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of rateChat. */
export interface RateChatInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** What the visitor thinks of the chat. */
  body: VisitorRating;
}

/** The results of rateChat. */
export type RateChatResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setVisitorContact. */
export interface SetVisitorContactInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** Contact data that the page knows of the visitor. */
  body: ContactInfo;
}

/** The results of setVisitorContact. */
export type SetVisitorContactResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setVisitorCustomData. */
export interface SetVisitorCustomDataInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** The fields to show to the agent. */
  body: SetCustomDataArguments;
}

/** The results of setVisitorCustomData. */
export type SetVisitorCustomDataResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of setVisitorToken. */
export interface SetVisitorTokenInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** The id to give to the visitor. */
  body: SetUserTokenArguments;
}

/** The results of setVisitorToken. */
export type SetVisitorTokenResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of leaveOfflineMessage. */
export interface LeaveOfflineMessageInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** The offline form. */
  body: LeftMessage;
}

/** The results of leaveOfflineMessage. */
export type LeaveOfflineMessageResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404 | 429; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of requestCall. */
export interface RequestCallInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
  /** The call that the visitor wants. */
  body: StartCallArguments;
}

/** The results of requestCall. */
export type RequestCallResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of cancelCall. */
export interface CancelCallInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
}

/** The results of cancelCall. */
export type CancelCallResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The input of getAvailability. */
export interface GetAvailabilityInput {
  /** The path parameters. */
  path: {
    /** The widget, which has the public identifier of its channel. */
    widget_id: string;
  };
}

/** The results of getAvailability. */
export type GetAvailabilityResult =
  | { status: 200; body: Availability; headers?: Record<string, string> | undefined }
  | { status: 400 | 401 | 404; body?: ErrorBody | undefined; headers?: Record<string, string> | undefined };

/** The handlers of the party visitor. Each takes an input and returns a result, without HTTP objects. */
export interface VisitorHandlers<Context = RequestContext> {
  /**
   * Begin a session.
   *
   * A page with the widget was loaded. With a token the visitor is the one of before, and the answer holds
   * the chat as it is now; without one it is a new visitor, and the answer holds the token to keep. Who
   * did nothing but look at pages is forgotten in time, and is then a new visitor too.
   *
   * 200: What the widget has to know. 400: The request does not have the agreed format. Compare its fields
   * with this document. 404: The address is not formed as agreed. On the channel API no channel has this
   * identifier. 429: More requests arrived in a unit of time than are allowed.
   */
  beginSession(input: BeginSessionInput, context: Context): BeginSessionResult | Promise<BeginSessionResult>;

  /**
   * Move to another page.
   *
   * The address of the page changed without a new page being loaded.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  moveToPage(input: MoveToPageInput, context: Context): MoveToPageResult | Promise<MoveToPageResult>;

  /**
   * Follow the chat.
   *
   * A stream of server-sent events. With Last-Event-ID the stream goes on after that event; without it, it
   * begins with what happens from now on.
   *
   * 200: The stream. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier. 429: More requests arrived in a unit of
   * time than are allowed.
   */
  streamVisitorEvents(input: StreamVisitorEventsInput, context: Context): StreamVisitorEventsResult | Promise<StreamVisitorEventsResult>;

  /**
   * Say something.
   *
   * Takes the visitor's words, or the prepared answer of a button. A message whose id came before is not
   * taken again, so that one whose answer was lost can be sent once more.
   *
   * 200: The words are stored. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  sendVisitorMessage(input: SendVisitorMessageInput, context: Context): SendVisitorMessageResult | Promise<SendVisitorMessageResult>;

  /**
   * Send a file.
   *
   * Stores a file of the visitor and says it in the chat. It is kept, checked and served as the files of
   * agents are: its kind follows from its content, whatever its name says, and a content that no browser
   * shows is only downloaded. The size and the number of files are limited by the reference. A message
   * whose id came before is not taken again.
   *
   * 200: The file is stored and said. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier. 429: More requests arrived in a
   * unit of time than are allowed. 503: The server is not available.
   */
  sendVisitorFile(input: SendVisitorFileInput, context: Context): SendVisitorFileResult | Promise<SendVisitorFileResult>;

  /**
   * Begin or stop typing.
   *
   * Tells the agent that the visitor begins or stops to write. Before there is a chat it tells nobody.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  setVisitorTyping(input: SetVisitorTypingInput, context: Context): SetVisitorTypingResult | Promise<SetVisitorTypingResult>;

  /**
   * Rate the chat.
   *
   * Says what the visitor thinks of the present chat, or of the last one when it has ended. Without one it
   * is answered with 404.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  rateChat(input: RateChatInput, context: Context): RateChatResult | Promise<RateChatResult>;

  /**
   * Tell who the visitor is.
   *
   * What the visitor typed or the page set. Fields that are absent stay as they are.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  setVisitorContact(input: SetVisitorContactInput, context: Context): SetVisitorContactResult | Promise<SetVisitorContactResult>;

  /**
   * Show fields to the agent.
   *
   * The fields of the page take the place of those that it set before.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  setVisitorCustomData(input: SetVisitorCustomDataInput, context: Context): SetVisitorCustomDataResult | Promise<SetVisitorCustomDataResult>;

  /**
   * Give the visitor the site's own id.
   *
   * Webhooks carry it from now on.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  setVisitorToken(input: SetVisitorTokenInput, context: Context): SetVisitorTokenResult | Promise<SetVisitorTokenResult>;

  /**
   * Leave a message.
   *
   * What a visitor leaves while nobody is there. A message whose id came before is not taken again.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier. 429: More requests arrived in a unit of
   * time than are allowed.
   */
  leaveOfflineMessage(input: LeaveOfflineMessageInput, context: Context): LeaveOfflineMessageResult | Promise<LeaveOfflineMessageResult>;

  /**
   * Ask for a call.
   *
   * The visitor wants to be called. Where calls are not available it is answered with 400. The stream
   * tells how the call goes.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  requestCall(input: RequestCallInput, context: Context): RequestCallResult | Promise<RequestCallResult>;

  /**
   * Cancel the call.
   *
   * The visitor no longer wants to be called. A call that runs fails with the reason `cancelled`; without
   * one nothing happens.
   *
   * 204: It is stored. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  cancelCall(input: CancelCallInput, context: Context): CancelCallResult | Promise<CancelCallResult>;

  /**
   * Ask who can answer.
   *
   * Tells whether agents are there, and whether the visitor can be called at this hour.
   *
   * 200: Who can answer. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say. 404: The address is not formed as
   * agreed. On the channel API no channel has this identifier.
   */
  getAvailability(input: GetAvailabilityInput, context: Context): GetAvailabilityResult | Promise<GetAvailabilityResult>;
}

/** The operations that the party visitor serves. */
export const visitorOperations = [
  {
    operationId: 'beginSession',
    party: 'visitor',
    method: 'POST',
    path: '/{widget_id}/sessions',
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateVisit },
    responses: {
      200: { validate: validateVisitorSession },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      404: { validate: validateErrorBody, code: 'not_found' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
    },
    rules: [],
  },
  {
    operationId: 'moveToPage',
    party: 'visitor',
    method: 'PUT',
    path: '/{widget_id}/page',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateVisit },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'streamVisitorEvents',
    party: 'visitor',
    method: 'GET',
    path: '/{widget_id}/events',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string', pattern: '^[0-9]+$' },
      },
    ],
    responses: {
      200: { validate: validateVisitorEvent, streaming: true },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
    },
    rules: [],
  },
  {
    operationId: 'sendVisitorMessage',
    party: 'visitor',
    method: 'POST',
    path: '/{widget_id}/messages',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateVisitorWords },
    responses: {
      200: { validate: validateTakenMessage },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'sendVisitorFile',
    party: 'visitor',
    method: 'POST',
    path: '/{widget_id}/files',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateVisitorFile },
    responses: {
      200: { validate: validateTakenMessage },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
      503: { validate: validateErrorBody, code: 'unavailable' },
    },
    rules: [],
  },
  {
    operationId: 'setVisitorTyping',
    party: 'visitor',
    method: 'PUT',
    path: '/{widget_id}/typing',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateVisitorTyping },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'rateChat',
    party: 'visitor',
    method: 'PUT',
    path: '/{widget_id}/rating',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateVisitorRating },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setVisitorContact',
    party: 'visitor',
    method: 'PUT',
    path: '/{widget_id}/contact',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateContactInfo },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setVisitorCustomData',
    party: 'visitor',
    method: 'PUT',
    path: '/{widget_id}/custom-data',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateSetCustomDataArguments },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setVisitorToken',
    party: 'visitor',
    method: 'PUT',
    path: '/{widget_id}/user-token',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateSetUserTokenArguments },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'leaveOfflineMessage',
    party: 'visitor',
    method: 'POST',
    path: '/{widget_id}/offline-messages',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateLeftMessage },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
      429: { validate: validateErrorBody, code: 'too_many_requests' },
    },
    rules: [],
  },
  {
    operationId: 'requestCall',
    party: 'visitor',
    method: 'POST',
    path: '/{widget_id}/calls',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateStartCallArguments },
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'cancelCall',
    party: 'visitor',
    method: 'DELETE',
    path: '/{widget_id}/calls',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'getAvailability',
    party: 'visitor',
    method: 'GET',
    path: '/{widget_id}/availability',
    tokens: ['visitorToken'],
    parameters: [
      {
        name: 'widget_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      200: { validate: validateAvailability },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
] as const satisfies readonly Operation[];
