// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type Answered, type CallOptions, type ClientOptions, call, type AtEndpoint, type EndpointOptions, atEndpoint } from '../client-runtime.ts';
import {
  type ReceiveChatAcceptedInput,
  type ReceiveChatAcceptedResult,
  type ReceiveChatAssignedInput,
  type ReceiveChatAssignedResult,
  type ReceiveChatFinishedInput,
  type ReceiveChatFinishedResult,
  type ReceiveChatUpdatedInput,
  type ReceiveChatUpdatedResult,
  type ReceiveOfflineMessageInput,
  type ReceiveOfflineMessageResult,
  type ReceiveCallEventInput,
  type ReceiveCallEventResult,
  webhookReceiverOperations,
} from './operations.ts';

/**
 * Calls to the party webhook-receiver. A call returns an error response as its result. It rejects with
 * InvalidRequest if the request does not match the document, and with UnexpectedResponse if a successful
 * response does not.
 */
export interface WebhookReceiverClient {
  /**
   * Chat accepted by an agent; respond with data for the agent.
   *
   * The operation receiveChatAccepted, from the caller's side.
   */
  sendChatAccepted(input: ReceiveChatAcceptedInput, options?: CallOptions): Promise<Answered<ReceiveChatAcceptedResult>>;
  /**
   * Chat connected to a CRM card.
   *
   * The operation receiveChatAssigned, from the caller's side.
   */
  sendChatAssigned(input: ReceiveChatAssignedInput, options?: CallOptions): Promise<Answered<ReceiveChatAssignedResult>>;
  /**
   * Chat finished.
   *
   * The operation receiveChatFinished, from the caller's side.
   */
  sendChatFinished(input: ReceiveChatFinishedInput, options?: CallOptions): Promise<Answered<ReceiveChatFinishedResult>>;
  /**
   * Visitor data changed.
   *
   * The operation receiveChatUpdated, from the caller's side.
   */
  sendChatUpdated(input: ReceiveChatUpdatedInput, options?: CallOptions): Promise<Answered<ReceiveChatUpdatedResult>>;
  /**
   * Offline form received.
   *
   * The operation receiveOfflineMessage, from the caller's side.
   */
  sendOfflineMessage(input: ReceiveOfflineMessageInput, options?: CallOptions): Promise<Answered<ReceiveOfflineMessageResult>>;
  /**
   * Call started, or its status changed.
   *
   * The operation receiveCallEvent, from the caller's side.
   */
  sendCallEvent(input: ReceiveCallEventInput, options?: CallOptions): Promise<Answered<ReceiveCallEventResult>>;
}

/** A client of the party webhook-receiver. */
export function createWebhookReceiverClient(options: EndpointOptions): AtEndpoint<WebhookReceiverClient>;
export function createWebhookReceiverClient(options: ClientOptions): WebhookReceiverClient;
export function createWebhookReceiverClient(options: ClientOptions | EndpointOptions): WebhookReceiverClient {
  const client = atEndpoint(options, '');
  return {
    sendChatAccepted: (input, options) => call(webhookReceiverOperations[0], client, input, options),
    sendChatAssigned: (input, options) => call(webhookReceiverOperations[1], client, input, options),
    sendChatFinished: (input, options) => call(webhookReceiverOperations[2], client, input, options),
    sendChatUpdated: (input, options) => call(webhookReceiverOperations[3], client, input, options),
    sendOfflineMessage: (input, options) => call(webhookReceiverOperations[4], client, input, options),
    sendCallEvent: (input, options) => call(webhookReceiverOperations[5], client, input, options),
  };
}
