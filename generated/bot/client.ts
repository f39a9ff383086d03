// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type Answered, type CallOptions, type ClientOptions, call } from '../client-runtime.ts';
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
 * Calls to the party bot-service. An error response is a result like any other. A promise rejects with
 * UnexpectedResponse when a successful response is not as the document describes it.
 */
export interface BotServiceClient {
  /** Post what the bot says or wants. */
  sendProviderEvent(input: ReceiveProviderEventInput, options?: CallOptions): Promise<Answered<ReceiveProviderEventResult>>;
}

/** A client of the party bot-service. */
export function createBotServiceClient(client: ClientOptions): BotServiceClient {
  return {
    sendProviderEvent: (input, options) => call(botServiceOperations[0], client, input, options),
  };
}

/**
 * Calls to the party bot-provider. An error response is a result like any other. A promise rejects with
 * UnexpectedResponse when a successful response is not as the document describes it.
 */
export interface BotProviderClient {
  /** Take a client's message. */
  sendClientMessage(input: ReceiveClientMessageInput, options?: CallOptions): Promise<Answered<ReceiveClientMessageResult>>;
  /** Learn that an agent has joined. */
  sendAgentJoined(input: ReceiveAgentJoinedInput, options?: CallOptions): Promise<Answered<ReceiveAgentJoinedResult>>;
  /** Learn that no agent can come. */
  sendAgentUnavailable(input: ReceiveAgentUnavailableInput, options?: CallOptions): Promise<Answered<ReceiveAgentUnavailableResult>>;
  /** Learn that a chat is closed. */
  sendChatClosed(input: ReceiveChatClosedInput, options?: CallOptions): Promise<Answered<ReceiveChatClosedResult>>;
}

/** A client of the party bot-provider. */
export function createBotProviderClient(client: ClientOptions): BotProviderClient {
  return {
    sendClientMessage: (input, options) => call(botProviderOperations[0], client, input, options),
    sendAgentJoined: (input, options) => call(botProviderOperations[1], client, input, options),
    sendAgentUnavailable: (input, options) => call(botProviderOperations[2], client, input, options),
    sendChatClosed: (input, options) => call(botProviderOperations[3], client, input, options),
  };
}
