// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type CallOptions, type ClientOptions, call } from '../client-runtime.ts';
import {
  type GetChannelStatusInput,
  type GetChannelStatusResult,
  type ReceiveUserMessageInput,
  type ReceiveUserMessageResult,
  type ReceiveAgentMessageInput,
  type ReceiveAgentMessageResult,
  channelServiceOperations,
  channelIntegratorOperations,
} from './operations.ts';

/**
 * Calls to the party channel-service. A promise rejects with UnexpectedResponse when the answer is none
 * that the document describes.
 */
export interface ChannelServiceClient {
  /** Ask whether somebody can answer. */
  getChannelStatus(input: GetChannelStatusInput, options?: CallOptions): Promise<GetChannelStatusResult>;
  /** Post a customer's message. */
  receiveUserMessage(input: ReceiveUserMessageInput, options?: CallOptions): Promise<ReceiveUserMessageResult>;
}

/** A client of the party channel-service. */
export function createChannelServiceClient(client: ClientOptions): ChannelServiceClient {
  return {
    getChannelStatus: (input, options) => call(channelServiceOperations[0], client, input, options),
    receiveUserMessage: (input, options) => call(channelServiceOperations[1], client, input, options),
  };
}

/**
 * Calls to the party channel-integrator. A promise rejects with UnexpectedResponse when the answer is none
 * that the document describes.
 */
export interface ChannelIntegratorClient {
  /** Take an agent's message. */
  receiveAgentMessage(input: ReceiveAgentMessageInput, options?: CallOptions): Promise<ReceiveAgentMessageResult>;
}

/** A client of the party channel-integrator. */
export function createChannelIntegratorClient(client: ClientOptions): ChannelIntegratorClient {
  return {
    receiveAgentMessage: (input, options) => call(channelIntegratorOperations[0], client, input, options),
  };
}
