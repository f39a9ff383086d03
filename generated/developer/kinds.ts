// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasKind, hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  CallEvent,
  ChatAcceptedEvent,
  ChatAssignedEvent,
  ChatFinishedEvent,
  ChatUpdatedEvent,
  OfflineMessageEvent,
} from './types.ts';

/** The bodies that one address accepts; event_name selects the type. */
export type WebhookReceiverEvent =
  | ChatAcceptedEvent
  | ChatAssignedEvent
  | ChatFinishedEvent
  | ChatUpdatedEvent
  | OfflineMessageEvent
  | CallEvent;

/** The known kinds of WebhookReceiverEvent: the values of event_name. */
export const webhookReceiverEventKinds = [
  'chat_accepted',
  'chat_assigned',
  'chat_finished',
  'chat_updated',
  'offline_message',
  'offline_messages',
  'call_event',
] as const;

/** The id of the rule about the time at which a body is sent, by the value of event_name. */
export const webhookReceiverEventRules = {
  /** chat_accepted MUST be sent when an agent presses Reply, with chat_id as a number and the agent. */
  chat_accepted: 'HOOK-OUT-06',
  /**
   * chat_assigned MUST be sent when the agent connects the chat to the CRM, with assign_to being the
   * crm_link of the response to chat_accepted.
   */
  chat_assigned: 'HOOK-OUT-10',
  /**
   * chat_finished MUST be sent when a chat is closed, with chat_id, the agents as a list, and the chat
   * with messages, rate and blacklisted.
   */
  chat_finished: 'HOOK-OUT-11',
  /** chat_updated MUST be sent when what is known of the visitor has changed. */
  chat_updated: 'HOOK-OUT-13',
  /**
   * offline_message MUST be sent when the offline form is submitted, with offline_message_id and message,
   * and without chat_id and agent.
   */
  offline_message: 'HOOK-OUT-14',
  /**
   * offline_message MUST be sent when the offline form is submitted, with offline_message_id and message,
   * and without chat_id and agent.
   */
  offline_messages: 'HOOK-OUT-14',
  /**
   * call_event MUST be sent for a new call and for each change of its status, with reason only when the
   * status is error, and record_url only after the call has ended.
   */
  call_event: 'HOOK-OUT-15',
} as const;

/**
 * A body of an unknown kind, where WebhookReceiverEvent is expected. In `WebhookReceiverEvent |
 * UnknownWebhookReceiverEvent`, `event_name` still narrows the known kinds.
 */
export interface UnknownWebhookReceiverEvent {
  /** The kind, a string. */
  readonly event_name: UnknownKind;
  /** Other fields, of unknown meaning. */
  readonly [field: string]: unknown;
}

/**
 * True if a value is of an unknown kind: event_name is a string and none of `webhookReceiverEventKinds`.
 * Call it before the validators, which reject unknown kinds.
 */
export function isUnknownWebhookReceiverEvent(value: unknown): value is UnknownWebhookReceiverEvent {
  return hasUnknownKind(value, ['event_name'], webhookReceiverEventKinds);
}

/**
 * True if a body is of the type ChatAcceptedEvent, by event_name. Then the compiler knows the type of each
 * field.
 */
export function isChatAccepted(body: WebhookReceiverEvent | UnknownWebhookReceiverEvent): body is ChatAcceptedEvent {
  return hasKind(body, ['event_name'], ['chat_accepted']);
}

/**
 * True if a body is of the type ChatAssignedEvent, by event_name. Then the compiler knows the type of each
 * field.
 */
export function isChatAssigned(body: WebhookReceiverEvent | UnknownWebhookReceiverEvent): body is ChatAssignedEvent {
  return hasKind(body, ['event_name'], ['chat_assigned']);
}

/**
 * True if a body is of the type ChatFinishedEvent, by event_name. Then the compiler knows the type of each
 * field.
 */
export function isChatFinished(body: WebhookReceiverEvent | UnknownWebhookReceiverEvent): body is ChatFinishedEvent {
  return hasKind(body, ['event_name'], ['chat_finished']);
}

/**
 * True if a body is of the type ChatUpdatedEvent, by event_name. Then the compiler knows the type of each
 * field.
 */
export function isChatUpdated(body: WebhookReceiverEvent | UnknownWebhookReceiverEvent): body is ChatUpdatedEvent {
  return hasKind(body, ['event_name'], ['chat_updated']);
}

/**
 * True if a body is of the type OfflineMessageEvent, by event_name. Then the compiler knows the type of
 * each field.
 */
export function isOfflineMessage(body: WebhookReceiverEvent | UnknownWebhookReceiverEvent): body is OfflineMessageEvent {
  return hasKind(body, ['event_name'], ['offline_message', 'offline_messages']);
}

/** True if a body is of the type CallEvent, by event_name. Then the compiler knows the type of each field. */
export function isCall(body: WebhookReceiverEvent | UnknownWebhookReceiverEvent): body is CallEvent {
  return hasKind(body, ['event_name'], ['call_event']);
}
