// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type Answered, type CallOptions, type ClientOptions, call, type AtEndpoint, type EndpointOptions, atEndpoint } from '../client-runtime.ts';
import {
  type SendProviderEventInput,
  type SendProviderEventResult,
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
 * Calls to the party bot-service. A call returns an error response as its result. It rejects with
 * InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful
 * response does not.
 */
export interface BotServiceClient {
  /** Post what the bot says or wants. */
  sendProviderEvent(input: SendProviderEventInput, options?: CallOptions): Promise<Answered<SendProviderEventResult>>;
}

/** A client of the party bot-service. */
export function createBotServiceClient(options: EndpointOptions): AtEndpoint<BotServiceClient>;
export function createBotServiceClient(options: ClientOptions): BotServiceClient;
export function createBotServiceClient(options: ClientOptions | EndpointOptions): BotServiceClient {
  const client = atEndpoint(options, '/webhooks/{provider_id}/{token}');
  return {
    sendProviderEvent: (input, options) => call(botServiceOperations[0], client, input, options),
  };
}

/**
 * Calls to the party bot-provider. A call returns an error response as its result. It rejects with
 * InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful
 * response does not.
 */
export interface BotProviderClient {
  /**
   * Take a client's message.
   *
   * The operation receiveClientMessage, from the caller's side.
   */
  sendClientMessage(input: ReceiveClientMessageInput, options?: CallOptions): Promise<Answered<ReceiveClientMessageResult>>;
  /**
   * Learn that an agent has joined.
   *
   * The operation receiveAgentJoined, from the caller's side.
   */
  sendAgentJoined(input: ReceiveAgentJoinedInput, options?: CallOptions): Promise<Answered<ReceiveAgentJoinedResult>>;
  /**
   * Learn that no agent can come.
   *
   * The operation receiveAgentUnavailable, from the caller's side.
   */
  sendAgentUnavailable(input: ReceiveAgentUnavailableInput, options?: CallOptions): Promise<Answered<ReceiveAgentUnavailableResult>>;
  /**
   * Learn that a chat is closed.
   *
   * The operation receiveChatClosed, from the caller's side.
   */
  sendChatClosed(input: ReceiveChatClosedInput, options?: CallOptions): Promise<Answered<ReceiveChatClosedResult>>;
}

/** A client of the party bot-provider. */
export function createBotProviderClient(options: EndpointOptions): AtEndpoint<BotProviderClient>;
export function createBotProviderClient(options: ClientOptions): BotProviderClient;
export function createBotProviderClient(options: ClientOptions | EndpointOptions): BotProviderClient {
  const client = atEndpoint(options, '/{token}');
  return {
    sendClientMessage: (input, options) => call(botProviderOperations[0], client, input, options),
    sendAgentJoined: (input, options) => call(botProviderOperations[1], client, input, options),
    sendAgentUnavailable: (input, options) => call(botProviderOperations[2], client, input, options),
    sendChatClosed: (input, options) => call(botProviderOperations[3], client, input, options),
  };
}
