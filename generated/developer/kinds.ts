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

/** What reaches the one address, told apart by event_name. */
export type WebhookReceiverEvent =
  | ChatAcceptedEvent
  | ChatAssignedEvent
  | ChatFinishedEvent
  | ChatUpdatedEvent
  | OfflineMessageEvent
  | CallEvent;

/** The kinds of WebhookReceiverEvent that this edition names, at event_name. */
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
 * What comes where WebhookReceiverEvent is expected, of a kind that this edition does not name.
 * `WebhookReceiverEvent | UnknownWebhookReceiverEvent` lets it through, and `event_name` still tells the
 * known kinds apart.
 */
export interface UnknownWebhookReceiverEvent {
  /** The kind, a string. */
  readonly event_name: UnknownKind;
  /** Nothing is known of the rest. */
  readonly [field: string]: unknown;
}

/**
 * Whether something that comes where WebhookReceiverEvent is expected is of a kind that this edition does
 * not name: it has a string at event_name that is none of `webhookReceiverEventKinds`. Ask it before the
 * validators, which refuse what they do not know.
 */
export function isUnknownWebhookReceiverEvent(value: unknown): value is UnknownWebhookReceiverEvent {
  return hasUnknownKind(value, ['event_name'], webhookReceiverEventKinds);
}
