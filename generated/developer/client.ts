// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { type CallOptions, type ClientOptions, call } from '../client-runtime.ts';
import {
  type OnChatAcceptedInput,
  type OnChatAcceptedResult,
  type OnChatAssignedInput,
  type OnChatAssignedResult,
  type OnChatFinishedInput,
  type OnChatFinishedResult,
  type OnChatUpdatedInput,
  type OnChatUpdatedResult,
  type OnOfflineMessageInput,
  type OnOfflineMessageResult,
  type OnCallEventInput,
  type OnCallEventResult,
  webhookReceiverOperations,
} from './operations.ts';

/**
 * Calls to the party webhook-receiver. A promise rejects with UnexpectedResponse when the answer is none
 * that the document describes.
 */
export interface WebhookReceiverClient {
  /** Learn that an agent took a chat, and supply data for the agent. */
  onChatAccepted(input: OnChatAcceptedInput, options?: CallOptions): Promise<OnChatAcceptedResult>;
  /** Learn that a chat was connected to a CRM card. */
  onChatAssigned(input: OnChatAssignedInput, options?: CallOptions): Promise<OnChatAssignedResult>;
  /** Learn that a chat is over. */
  onChatFinished(input: OnChatFinishedInput, options?: CallOptions): Promise<OnChatFinishedResult>;
  /** Learn that the visitor's data changed. */
  onChatUpdated(input: OnChatUpdatedInput, options?: CallOptions): Promise<OnChatUpdatedResult>;
  /** Take an offline form. */
  onOfflineMessage(input: OnOfflineMessageInput, options?: CallOptions): Promise<OnOfflineMessageResult>;
  /** Learn how a call goes. */
  onCallEvent(input: OnCallEventInput, options?: CallOptions): Promise<OnCallEventResult>;
}

/** A client of the party webhook-receiver. */
export function createWebhookReceiverClient(client: ClientOptions): WebhookReceiverClient {
  return {
    onChatAccepted: (input, options) => call(webhookReceiverOperations[0], client, input, options),
    onChatAssigned: (input, options) => call(webhookReceiverOperations[1], client, input, options),
    onChatFinished: (input, options) => call(webhookReceiverOperations[2], client, input, options),
    onChatUpdated: (input, options) => call(webhookReceiverOperations[3], client, input, options),
    onOfflineMessage: (input, options) => call(webhookReceiverOperations[4], client, input, options),
    onCallEvent: (input, options) => call(webhookReceiverOperations[5], client, input, options),
  };
}
