// Made from specs/bot.asyncapi.yaml and specs/bot.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasKind, hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  BotMessageEvent,
  ChatClosedEvent,
  ClientMessageEvent,
  InviteAgentEvent,
  ProviderEvent,
} from './types.ts';

/** The known kinds of ProviderEvent: the values of event. */
export const providerEventKinds = ['BOT_MESSAGE', 'INVITE_AGENT'] as const;

/**
 * A body of an unknown kind, where ProviderEvent is expected. In `ProviderEvent | UnknownProviderEvent`,
 * `event` still narrows the known kinds.
 */
export interface UnknownProviderEvent {
  /** The kind, a string. */
  readonly event: UnknownKind;
  /** Other fields, of unknown meaning. */
  readonly [field: string]: unknown;
}

/**
 * True if a value is of an unknown kind: event is a string and none of `providerEventKinds`. Call it
 * before the validators, which reject unknown kinds.
 */
export function isUnknownProviderEvent(value: unknown): value is UnknownProviderEvent {
  return hasUnknownKind(value, ['event'], providerEventKinds);
}

/** True if a body is of the type BotMessageEvent, by event. Then the compiler knows the type of each field. */
export function isBotMessage(body: ProviderEvent | UnknownProviderEvent): body is BotMessageEvent {
  return hasKind(body, ['event'], ['BOT_MESSAGE']);
}

/**
 * True if a body is of the type InviteAgentEvent, by event. Then the compiler knows the type of each
 * field.
 */
export function isInviteAgent(body: ProviderEvent | UnknownProviderEvent): body is InviteAgentEvent {
  return hasKind(body, ['event'], ['INVITE_AGENT']);
}

/** The bodies that one address accepts; event selects the type. */
export type BotProviderEvent =
  | ClientMessageEvent
  | AgentJoinedEvent
  | AgentUnavailableEvent
  | ChatClosedEvent;

/** The known kinds of BotProviderEvent: the values of event. */
export const botProviderEventKinds = ['CLIENT_MESSAGE', 'AGENT_JOINED', 'AGENT_UNAVAILABLE', 'CHAT_CLOSED'] as const;

/** The id of the rule about the time at which a body is sent, by the value of event. */
export const botProviderEventRules = {
  /**
   * Once a bot is on a channel, the client messages of every new conversation MUST go to the provider
   * first.
   */
  CLIENT_MESSAGE: 'BOT-OUT-01',
  /**
   * After INVITE_AGENT the service MUST send AGENT_JOINED with id, client_id and chat_id when an agent
   * joins.
   */
  AGENT_JOINED: 'BOT-OUT-10',
  /**
   * After INVITE_AGENT with no agent available the service MUST send AGENT_UNAVAILABLE with id, chat_id
   * and client_id.
   */
  AGENT_UNAVAILABLE: 'BOT-OUT-11',
  /** When a chat is closed the service MUST send CHAT_CLOSED; only the event's name is required of it. */
  CHAT_CLOSED: 'BOT-OUT-12',
} as const;

/**
 * A body of an unknown kind, where BotProviderEvent is expected. In `BotProviderEvent |
 * UnknownBotProviderEvent`, `event` still narrows the known kinds.
 */
export interface UnknownBotProviderEvent {
  /** The kind, a string. */
  readonly event: UnknownKind;
  /** Other fields, of unknown meaning. */
  readonly [field: string]: unknown;
}

/**
 * True if a value is of an unknown kind: event is a string and none of `botProviderEventKinds`. Call it
 * before the validators, which reject unknown kinds.
 */
export function isUnknownBotProviderEvent(value: unknown): value is UnknownBotProviderEvent {
  return hasUnknownKind(value, ['event'], botProviderEventKinds);
}

/**
 * True if a body is of the type ClientMessageEvent, by event. Then the compiler knows the type of each
 * field.
 */
export function isClientMessage(body: BotProviderEvent | UnknownBotProviderEvent): body is ClientMessageEvent {
  return hasKind(body, ['event'], ['CLIENT_MESSAGE']);
}

/**
 * True if a body is of the type AgentJoinedEvent, by event. Then the compiler knows the type of each
 * field.
 */
export function isAgentJoined(body: BotProviderEvent | UnknownBotProviderEvent): body is AgentJoinedEvent {
  return hasKind(body, ['event'], ['AGENT_JOINED']);
}

/**
 * True if a body is of the type AgentUnavailableEvent, by event. Then the compiler knows the type of each
 * field.
 */
export function isAgentUnavailable(body: BotProviderEvent | UnknownBotProviderEvent): body is AgentUnavailableEvent {
  return hasKind(body, ['event'], ['AGENT_UNAVAILABLE']);
}

/** True if a body is of the type ChatClosedEvent, by event. Then the compiler knows the type of each field. */
export function isChatClosed(body: BotProviderEvent | UnknownBotProviderEvent): body is ChatClosedEvent {
  return hasKind(body, ['event'], ['CHAT_CLOSED']);
}
