// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

import type { Operation, RequestContext, ServerSentEvent } from '../operation.ts';
import type {
  ActingAgent,
  AgentList,
  AgentSettings,
  ChannelList,
  ChannelSettings,
  ChatList,
  ChatWithTranscript,
  CreatedChannel,
  DeskAgent,
  DeskChat,
  DeskEvent,
  ErrorBody,
  TranscriptEntry,
  TypingChange,
  WrittenMessage,
} from './types.ts';
import {
  validateActingAgent,
  validateAgentList,
  validateAgentSettings,
  validateChannelList,
  validateChannelSettings,
  validateChatList,
  validateChatWithTranscript,
  validateCreatedChannel,
  validateDeskAgent,
  validateDeskChat,
  validateDeskEvent,
  validateErrorBody,
  validateTranscriptEntry,
  validateTypingChange,
  validateWrittenMessage,
} from './validators.js';

/** What listAgents is given. */
export type ListAgentsInput = Record<never, never>;

/** How listAgents can be answered. */
export type ListAgentsResult =
  | { status: 200; body: AgentList; headers?: Record<string, string> }
  | { status: 401; body: ErrorBody; headers?: Record<string, string> };

/** What putAgent is given. */
export interface PutAgentInput {
  path: {
    /** The agent. */
    agent_id: string;
  };
  body: AgentSettings;
}

/** How putAgent can be answered. */
export type PutAgentResult =
  | { status: 200; body: DeskAgent; headers?: Record<string, string> }
  | { status: 400 | 401; body: ErrorBody; headers?: Record<string, string> };

/** What listChannels is given. */
export type ListChannelsInput = Record<never, never>;

/** How listChannels can be answered. */
export type ListChannelsResult =
  | { status: 200; body: ChannelList; headers?: Record<string, string> }
  | { status: 401; body: ErrorBody; headers?: Record<string, string> };

/** What createChannel is given. */
export interface CreateChannelInput {
  body: ChannelSettings;
}

/** How createChannel can be answered. */
export type CreateChannelResult =
  | { status: 201; body: CreatedChannel; headers?: Record<string, string> }
  | { status: 400 | 401; body: ErrorBody; headers?: Record<string, string> };

/** What removeChannel is given. */
export interface RemoveChannelInput {
  path: {
    /** The public identifier of the channel. */
    channel_id: string;
  };
}

/** How removeChannel can be answered. */
export type RemoveChannelResult =
  | { status: 204; body?: unknown; headers?: Record<string, string> }
  | { status: 401 | 404; body: ErrorBody; headers?: Record<string, string> };

/** What listChats is given. */
export interface ListChatsInput {
  query?: {
    /** Only chats of this channel. */
    channel_id?: string;
    /** Only chats in this state. */
    state?: 'open' | 'closed';
    /** How many at most. */
    limit?: number;
  };
}

/** How listChats can be answered. */
export type ListChatsResult =
  | { status: 200; body: ChatList; headers?: Record<string, string> }
  | { status: 400 | 401; body: ErrorBody; headers?: Record<string, string> };

/** What getChat is given. */
export interface GetChatInput {
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
}

/** How getChat can be answered. */
export type GetChatResult =
  | { status: 200; body: ChatWithTranscript; headers?: Record<string, string> }
  | { status: 401 | 404; body: ErrorBody; headers?: Record<string, string> };

/** What acceptChat is given. */
export interface AcceptChatInput {
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  body: ActingAgent;
}

/** How acceptChat can be answered. */
export type AcceptChatResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> }
  | { status: 400 | 401 | 404; body: ErrorBody; headers?: Record<string, string> };

/** What writeMessage is given. */
export interface WriteMessageInput {
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  body: WrittenMessage;
}

/** How writeMessage can be answered. */
export type WriteMessageResult =
  | { status: 202; body: TranscriptEntry; headers?: Record<string, string> }
  | { status: 400 | 401 | 404; body: ErrorBody; headers?: Record<string, string> };

/** What setTyping is given. */
export interface SetTypingInput {
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  body: TypingChange;
}

/** How setTyping can be answered. */
export type SetTypingResult =
  | { status: 202; body?: unknown; headers?: Record<string, string> }
  | { status: 400 | 401 | 404; body: ErrorBody; headers?: Record<string, string> };

/** What closeChat is given. */
export interface CloseChatInput {
  path: {
    /** The number of the chat. */
    chat_id: number;
  };
  body: ActingAgent;
}

/** How closeChat can be answered. */
export type CloseChatResult =
  | { status: 200; body: DeskChat; headers?: Record<string, string> }
  | { status: 400 | 401 | 404; body: ErrorBody; headers?: Record<string, string> };

/** What streamEvents is given. */
export interface StreamEventsInput {
  headers?: {
    /** The number of the last event that was seen. */
    'last-event-id'?: string;
  };
}

/** How streamEvents can be answered. */
export type StreamEventsResult =
  | { status: 200; events: AsyncIterable<ServerSentEvent<DeskEvent>>; headers?: Record<string, string> }
  | { status: 400 | 401; body: ErrorBody; headers?: Record<string, string> };

/** What the party desk serves. Handlers see no HTTP: they are given an input and give a result. */
export interface DeskHandlers<Context = RequestContext> {
  /**
   * List the agents.
   *
   * Gives all agents with their presence.
   *
   * 200: The agents. 401: The caller is not who the agreed credentials say.
   */
  listAgents(input: ListAgentsInput, context: Context): ListAgentsResult | Promise<ListAgentsResult>;

  /**
   * Add or change an agent.
   *
   * Adds the agent or changes the fields that are given, presence among them.
   *
   * 200: The agent as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say.
   */
  putAgent(input: PutAgentInput, context: Context): PutAgentResult | Promise<PutAgentResult>;

  /**
   * List the channels.
   *
   * Gives all channels. The addresses that customers' messages go to are not shown again.
   *
   * 200: The channels. 401: The caller is not who the agreed credentials say.
   */
  listChannels(input: ListChannelsInput, context: Context): ListChannelsResult | Promise<ListChannelsResult>;

  /**
   * Set up a channel.
   *
   * Connects a chat front end. The answer holds the address for customers' messages, random string
   * included; it is shown this once. The customer endpoint has to be HTTPS, or loopback where the service
   * allows it; another is refused with 400.
   *
   * 201: The channel, with its address. 400: The request does not have the agreed format. Compare its
   * fields with this document. 401: The caller is not who the agreed credentials say.
   */
  createChannel(input: CreateChannelInput, context: Context): CreateChannelResult | Promise<CreateChannelResult>;

  /**
   * Remove a channel.
   *
   * Takes the chat off the site. Its status becomes 0 and its chats are closed; posts are answered 404.
   *
   * 204: The channel is removed. 401: The caller is not who the agreed credentials say. 404: The address
   * is not formed as agreed. On the channel API no channel has this identifier.
   */
  removeChannel(input: RemoveChannelInput, context: Context): RemoveChannelResult | Promise<RemoveChannelResult>;

  /**
   * List the chats.
   *
   * Gives the newest chats first, without their transcripts.
   *
   * 200: The chats. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  listChats(input: ListChatsInput, context: Context): ListChatsResult | Promise<ListChatsResult>;

  /**
   * Read a chat.
   *
   * Gives the chat with its transcript, oldest entry first.
   *
   * 200: The chat and all that was said in it. 401: The caller is not who the agreed credentials say. 404:
   * The address is not formed as agreed. On the channel API no channel has this identifier.
   */
  getChat(input: GetChatInput, context: Context): GetChatResult | Promise<GetChatResult>;

  /**
   * Accept a chat.
   *
   * The agent presses Reply. Accepting a chat twice changes nothing.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  acceptChat(input: AcceptChatInput, context: Context): AcceptChatResult | Promise<AcceptChatResult>;

  /**
   * Write to the customer.
   *
   * Takes an agent's text, file or place and delivers it by the policy of the channel API. The answer
   * comes as soon as the message is stored; how the delivery goes is told by events and in the transcript.
   *
   * 202: The message is stored and on its way. 400: The request does not have the agreed format. Compare
   * its fields with this document. 401: The caller is not who the agreed credentials say. 404: The address
   * is not formed as agreed. On the channel API no channel has this identifier.
   */
  writeMessage(input: WriteMessageInput, context: Context): WriteMessageResult | Promise<WriteMessageResult>;

  /**
   * Begin or stop typing.
   *
   * Tells the customer's side that the agent begins or stops to write.
   *
   * 202: The notice is on its way. 400: The request does not have the agreed format. Compare its fields
   * with this document. 401: The caller is not who the agreed credentials say. 404: The address is not
   * formed as agreed. On the channel API no channel has this identifier.
   */
  setTyping(input: SetTypingInput, context: Context): SetTypingResult | Promise<SetTypingResult>;

  /**
   * Close a chat.
   *
   * Ends the chat. A later message of the customer opens a new one.
   *
   * 200: The chat as it is now. 400: The request does not have the agreed format. Compare its fields with
   * this document. 401: The caller is not who the agreed credentials say. 404: The address is not formed
   * as agreed. On the channel API no channel has this identifier.
   */
  closeChat(input: CloseChatInput, context: Context): CloseChatResult | Promise<CloseChatResult>;

  /**
   * Follow what happens.
   *
   * A stream of server-sent events. Each event has the number of the event as `id`, its name as `event`
   * and a DeskEvent as `data`. With Last-Event-ID the stream goes on after that event; without it, it
   * begins with what happens from now on.
   *
   * 200: The stream. 400: The request does not have the agreed format. Compare its fields with this
   * document. 401: The caller is not who the agreed credentials say.
   */
  streamEvents(input: StreamEventsInput, context: Context): StreamEventsResult | Promise<StreamEventsResult>;
}

/** The operations that the party desk serves. */
export const deskOperations = [
  {
    operationId: 'listAgents',
    party: 'desk',
    method: 'GET',
    path: '/agents',
    parameters: [],
    responses: {
      200: { validate: validateAgentList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'putAgent',
    party: 'desk',
    method: 'PUT',
    path: '/agents/{agent_id}',
    parameters: [
      {
        name: 'agent_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    body: { required: true, validate: validateAgentSettings },
    responses: {
      200: { validate: validateDeskAgent },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'listChannels',
    party: 'desk',
    method: 'GET',
    path: '/channels',
    parameters: [],
    responses: {
      200: { validate: validateChannelList },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'createChannel',
    party: 'desk',
    method: 'POST',
    path: '/channels',
    parameters: [],
    body: { required: true, validate: validateChannelSettings },
    responses: {
      201: { validate: validateCreatedChannel },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'removeChannel',
    party: 'desk',
    method: 'DELETE',
    path: '/channels/{channel_id}',
    parameters: [
      {
        name: 'channel_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'string', minLength: 1 },
      },
    ],
    responses: {
      204: {},
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'listChats',
    party: 'desk',
    method: 'GET',
    path: '/chats',
    parameters: [
      {
        name: 'channel_id',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string' },
      },
      {
        name: 'state',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'string', enum: ['open', 'closed'] },
      },
      {
        name: 'limit',
        in: 'query',
        required: false,
        secret: false,
        schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 },
      },
    ],
    responses: {
      200: { validate: validateChatList },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
  {
    operationId: 'getChat',
    party: 'desk',
    method: 'GET',
    path: '/chats/{chat_id}',
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    responses: {
      200: { validate: validateChatWithTranscript },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'acceptChat',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/accept',
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateActingAgent },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'writeMessage',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/messages',
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateWrittenMessage },
    responses: {
      202: { validate: validateTranscriptEntry },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'setTyping',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/typing',
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateTypingChange },
    responses: {
      202: {},
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'closeChat',
    party: 'desk',
    method: 'POST',
    path: '/chats/{chat_id}/close',
    parameters: [
      {
        name: 'chat_id',
        in: 'path',
        required: true,
        secret: false,
        schema: { type: 'integer', minimum: 1 },
      },
    ],
    body: { required: true, validate: validateActingAgent },
    responses: {
      200: { validate: validateDeskChat },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
      404: { validate: validateErrorBody, code: 'not_found' },
    },
    rules: [],
  },
  {
    operationId: 'streamEvents',
    party: 'desk',
    method: 'GET',
    path: '/events',
    parameters: [
      {
        name: 'Last-Event-ID',
        in: 'header',
        required: false,
        secret: false,
        schema: { type: 'string', pattern: '^[0-9]+$' },
      },
    ],
    responses: {
      200: { validate: validateDeskEvent, streaming: true },
      400: { validate: validateErrorBody, code: 'invalid_request' },
      401: { validate: validateErrorBody, code: 'invalid_client' },
    },
    rules: [],
  },
] as const satisfies readonly Operation[];
