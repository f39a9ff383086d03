// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type CallOptions, type ClientOptions, call } from '../client-runtime.ts';
import {
  type ReceiveProviderEventInput,
  type ReceiveProviderEventResult,
  type ReceiveClientMessageInput,
  type ReceiveClientMessageResult,
  type ReceiveAgentJoinedInput,
  type ReceiveAgentJoinedResult,
  type ReceiveAgentUnavailableInput,
  type ReceiveAgentUnavailableResult,
  type ReceiveChatClosedInput,
  type ReceiveChatClosedResult,
  botServiceOperations,
  botProviderOperations,
} from './operations.ts';

/**
 * Calls to the party bot-service. A promise rejects with UnexpectedResponse when the answer is none that
 * the document describes.
 */
export interface BotServiceClient {
  /** Post what the bot says or wants. */
  receiveProviderEvent(input: ReceiveProviderEventInput, options?: CallOptions): Promise<ReceiveProviderEventResult>;
}

/** A client of the party bot-service. */
export function createBotServiceClient(client: ClientOptions): BotServiceClient {
  return {
    receiveProviderEvent: (input, options) => call(botServiceOperations[0], client, input, options),
  };
}

/**
 * Calls to the party bot-provider. A promise rejects with UnexpectedResponse when the answer is none that
 * the document describes.
 */
export interface BotProviderClient {
  /** Take a client's message. */
  receiveClientMessage(input: ReceiveClientMessageInput, options?: CallOptions): Promise<ReceiveClientMessageResult>;
  /** Learn that an agent has joined. */
  receiveAgentJoined(input: ReceiveAgentJoinedInput, options?: CallOptions): Promise<ReceiveAgentJoinedResult>;
  /** Learn that no agent can come. */
  receiveAgentUnavailable(input: ReceiveAgentUnavailableInput, options?: CallOptions): Promise<ReceiveAgentUnavailableResult>;
  /** Learn that a chat is closed. */
  receiveChatClosed(input: ReceiveChatClosedInput, options?: CallOptions): Promise<ReceiveChatClosedResult>;
}

/** A client of the party bot-provider. */
export function createBotProviderClient(client: ClientOptions): BotProviderClient {
  return {
    receiveClientMessage: (input, options) => call(botProviderOperations[0], client, input, options),
    receiveAgentJoined: (input, options) => call(botProviderOperations[1], client, input, options),
    receiveAgentUnavailable: (input, options) => call(botProviderOperations[2], client, input, options),
    receiveChatClosed: (input, options) => call(botProviderOperations[3], client, input, options),
  };
}
