// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  ChatClosedEvent,
  ClientMessageEvent,
  ProviderEvent,
} from './types.ts';

/** The kinds of ProviderEvent that this edition names, at event. */
export const providerEventKinds = ['BOT_MESSAGE', 'INVITE_AGENT'] as const;

/**
 * What comes where ProviderEvent is expected, of a kind that this edition does not name. `ProviderEvent |
 * UnknownProviderEvent` lets it through, and `event` still tells the known kinds apart.
 */
export interface UnknownProviderEvent {
  /** The kind, a string. */
  readonly event: UnknownKind;
  /** Nothing is known of the rest. */
  readonly [field: string]: unknown;
}

/**
 * Whether something that comes where ProviderEvent is expected is of a kind that this edition does not
 * name: it has a string at event that is none of `providerEventKinds`. Ask it before the validators, which
 * refuse what they do not know.
 */
export function isUnknownProviderEvent(value: unknown): value is UnknownProviderEvent {
  return hasUnknownKind(value, ['event'], providerEventKinds);
}

/** What reaches the one address, told apart by event. */
export type BotProviderEvent =
  | ClientMessageEvent
  | AgentJoinedEvent
  | AgentUnavailableEvent
  | ChatClosedEvent;

/** The kinds of BotProviderEvent that this edition names, at event. */
export const botProviderEventKinds = ['CLIENT_MESSAGE', 'AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'] as const;

/**
 * What comes where BotProviderEvent is expected, of a kind that this edition does not name.
 * `BotProviderEvent | UnknownBotProviderEvent` lets it through, and `event` still tells the known kinds
 * apart.
 */
export interface UnknownBotProviderEvent {
  /** The kind, a string. */
  readonly event: UnknownKind;
  /** Nothing is known of the rest. */
  readonly [field: string]: unknown;
}

/**
 * Whether something that comes where BotProviderEvent is expected is of a kind that this edition does not
 * name: it has a string at event that is none of `botProviderEventKinds`. Ask it before the validators,
 * which refuse what they do not know.
 */
export function isUnknownBotProviderEvent(value: unknown): value is UnknownBotProviderEvent {
  return hasUnknownKind(value, ['event'], botProviderEventKinds);
}
