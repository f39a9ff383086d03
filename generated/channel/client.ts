// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type Answered, type CallOptions, type ClientOptions, call, type AtEndpoint, type EndpointOptions, atEndpoint } from '../client-runtime.ts';
import { policies } from '../policies.ts';
import {
  type GetChannelStatusInput,
  type GetChannelStatusResult,
  type SendUserMessageInput,
  type SendUserMessageResult,
  type ReceiveAgentMessageInput,
  type ReceiveAgentMessageResult,
  channelServiceOperations,
  channelIntegratorOperations,
} from './operations.ts';

/**
 * Calls to the party channel-service. A call returns an error response as its result. It rejects with
 * InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful
 * response does not.
 */
export interface ChannelServiceClient {
  /** Ask whether somebody can answer. */
  getChannelStatus(input: GetChannelStatusInput, options?: CallOptions): Promise<Answered<GetChannelStatusResult>>;
  /** Post a customer's message. */
  sendUserMessage(input: SendUserMessageInput, options?: CallOptions): Promise<Answered<SendUserMessageResult>>;
}

/** A client of the party channel-service. */
export function createChannelServiceClient(options: EndpointOptions): AtEndpoint<ChannelServiceClient>;
export function createChannelServiceClient(options: ClientOptions): ChannelServiceClient;
export function createChannelServiceClient(options: ClientOptions | EndpointOptions): ChannelServiceClient {
  const client = atEndpoint(options, '/{random_string}/{channel_public_id}');
  return {
    getChannelStatus: (input, options) => call(channelServiceOperations[0], client, input, options),
    sendUserMessage: (input, options) => call(channelServiceOperations[1], client, input, options),
  };
}

/**
 * Calls to the party channel-integrator. A call returns an error response as its result. It rejects with
 * InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful
 * response does not.
 */
export interface ChannelIntegratorClient {
  /**
   * Take an agent's message.
   *
   * The operation receiveAgentMessage, from the caller's side.
   */
  sendAgentMessage(input: ReceiveAgentMessageInput, options?: CallOptions): Promise<Answered<ReceiveAgentMessageResult>>;
}

/** A client of the party channel-integrator. */
export function createChannelIntegratorClient(options: EndpointOptions): AtEndpoint<ChannelIntegratorClient>;
export function createChannelIntegratorClient(options: ClientOptions): ChannelIntegratorClient;
export function createChannelIntegratorClient(options: ClientOptions | EndpointOptions): ChannelIntegratorClient {
  const client = atEndpoint(options, '/{channel_public_id}');
  return {
    sendAgentMessage: (input, options) => call(channelIntegratorOperations[0], client, input, options, policies.sendAgentMessage),
  };
}
