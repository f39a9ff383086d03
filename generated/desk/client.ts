// Made from specs/reference/desk.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type CallOptions, type ClientOptions, call } from '../client-runtime.ts';
import {
  type ListAgentsInput,
  type ListAgentsResult,
  type PutAgentInput,
  type PutAgentResult,
  type ListChannelsInput,
  type ListChannelsResult,
  type CreateChannelInput,
  type CreateChannelResult,
  type RemoveChannelInput,
  type RemoveChannelResult,
  type ListChatsInput,
  type ListChatsResult,
  type GetChatInput,
  type GetChatResult,
  type AcceptChatInput,
  type AcceptChatResult,
  type WriteMessageInput,
  type WriteMessageResult,
  type SetTypingInput,
  type SetTypingResult,
  type CloseChatInput,
  type CloseChatResult,
  type StreamEventsInput,
  type StreamEventsResult,
  deskOperations,
} from './operations.ts';

/**
 * Calls to the party desk. A promise rejects with UnexpectedResponse when the answer is none that the
 * document describes.
 */
export interface DeskClient {
  /** List the agents. */
  listAgents(input: ListAgentsInput, options?: CallOptions): Promise<ListAgentsResult>;
  /** Add or change an agent. */
  putAgent(input: PutAgentInput, options?: CallOptions): Promise<PutAgentResult>;
  /** List the channels. */
  listChannels(input: ListChannelsInput, options?: CallOptions): Promise<ListChannelsResult>;
  /** Set up a channel. */
  createChannel(input: CreateChannelInput, options?: CallOptions): Promise<CreateChannelResult>;
  /** Remove a channel. */
  removeChannel(input: RemoveChannelInput, options?: CallOptions): Promise<RemoveChannelResult>;
  /** List the chats. */
  listChats(input: ListChatsInput, options?: CallOptions): Promise<ListChatsResult>;
  /** Read a chat. */
  getChat(input: GetChatInput, options?: CallOptions): Promise<GetChatResult>;
  /** Accept a chat. */
  acceptChat(input: AcceptChatInput, options?: CallOptions): Promise<AcceptChatResult>;
  /** Write to the customer. */
  writeMessage(input: WriteMessageInput, options?: CallOptions): Promise<WriteMessageResult>;
  /** Begin or stop typing. */
  setTyping(input: SetTypingInput, options?: CallOptions): Promise<SetTypingResult>;
  /** Close a chat. */
  closeChat(input: CloseChatInput, options?: CallOptions): Promise<CloseChatResult>;
  /** Follow what happens. */
  streamEvents(input: StreamEventsInput, options?: CallOptions): Promise<StreamEventsResult>;
}

/** A client of the party desk. */
export function createDeskClient(client: ClientOptions): DeskClient {
  return {
    listAgents: (input, options) => call(deskOperations[0], client, input, options),
    putAgent: (input, options) => call(deskOperations[1], client, input, options),
    listChannels: (input, options) => call(deskOperations[2], client, input, options),
    createChannel: (input, options) => call(deskOperations[3], client, input, options),
    removeChannel: (input, options) => call(deskOperations[4], client, input, options),
    listChats: (input, options) => call(deskOperations[5], client, input, options),
    getChat: (input, options) => call(deskOperations[6], client, input, options),
    acceptChat: (input, options) => call(deskOperations[7], client, input, options),
    writeMessage: (input, options) => call(deskOperations[8], client, input, options),
    setTyping: (input, options) => call(deskOperations[9], client, input, options),
    closeChat: (input, options) => call(deskOperations[10], client, input, options),
    streamEvents: (input, options) => call(deskOperations[11], client, input, options),
  };
}
