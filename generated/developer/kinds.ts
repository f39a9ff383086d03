// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  CallEvent,
  ChatAcceptedEvent,
  ChatAssignedEvent,
  ChatFinishedEvent,
  ChatUpdatedEvent,
  OfflineMessageEvent,
} from './types.ts';

/** The bodies that one address accepts; event_name selects one. */
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
 * Whether a value is of an unknown kind: event_name is a string and none of `webhookReceiverEventKinds`.
 * Call it before the validators, which reject unknown kinds.
 */
export function isUnknownWebhookReceiverEvent(value: unknown): value is UnknownWebhookReceiverEvent {
  return hasUnknownKind(value, ['event_name'], webhookReceiverEventKinds);
}
