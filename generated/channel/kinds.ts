// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasKind, hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  AgentLocationMessage,
  AgentMediaMessage,
  AgentMessage,
  AgentTextMessage,
  AgentTypingNotice,
  UserLocationMessage,
  UserMediaMessage,
  UserMessage,
  UserTextMessage,
  UserTypingNotice,
} from './types.ts';

/** The known kinds of AgentMessage: the values of message.type. */
export const agentMessageKinds = [
  'text',
  'video',
  'audio',
  'voice',
  'photo',
  'sticker',
  'document',
  'location',
  'typein',
  'typeout',
] as const;

/**
 * A body of an unknown kind, where AgentMessage is expected. In `AgentMessage | UnknownAgentMessage`,
 * `message.type` still narrows the known kinds.
 */
export interface UnknownAgentMessage {
  /** Holds the kind. */
  readonly message: {
    /** The kind, a string. */
    readonly type: UnknownKind;
    /** Other fields, of unknown meaning. */
    readonly [field: string]: unknown;
  };
  /** Other fields, of unknown meaning. */
  readonly [field: string]: unknown;
}

/**
 * True if a value is of an unknown kind: message.type is a string and none of `agentMessageKinds`. Call it
 * before the validators, which reject unknown kinds.
 */
export function isUnknownAgentMessage(value: unknown): value is UnknownAgentMessage {
  return hasUnknownKind(value, ['message', 'type'], agentMessageKinds);
}

/**
 * True if a body is of the type AgentTextMessage, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isAgentText(body: AgentMessage | UnknownAgentMessage): body is AgentTextMessage {
  return hasKind(body, ['message', 'type'], ['text']);
}

/**
 * True if a body is of the type AgentMediaMessage, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isAgentMedia(body: AgentMessage | UnknownAgentMessage): body is AgentMediaMessage {
  return hasKind(body, ['message', 'type'], ['video', 'audio', 'voice', 'photo', 'sticker', 'document']);
}

/**
 * True if a body is of the type AgentLocationMessage, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isAgentLocation(body: AgentMessage | UnknownAgentMessage): body is AgentLocationMessage {
  return hasKind(body, ['message', 'type'], ['location']);
}

/**
 * True if a body is of the type AgentTypingNotice, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isAgentTypingNotice(body: AgentMessage | UnknownAgentMessage): body is AgentTypingNotice {
  return hasKind(body, ['message', 'type'], ['typein', 'typeout']);
}

/** The known kinds of UserMessage: the values of message.type. */
export const userMessageKinds = [
  'text',
  'video',
  'audio',
  'voice',
  'photo',
  'sticker',
  'document',
  'location',
  'typein',
  'typeout',
] as const;

/**
 * A body of an unknown kind, where UserMessage is expected. In `UserMessage | UnknownUserMessage`,
 * `message.type` still narrows the known kinds.
 */
export interface UnknownUserMessage {
  /** Holds the kind. */
  readonly message: {
    /** The kind, a string. */
    readonly type: UnknownKind;
    /** Other fields, of unknown meaning. */
    readonly [field: string]: unknown;
  };
  /** Other fields, of unknown meaning. */
  readonly [field: string]: unknown;
}

/**
 * True if a value is of an unknown kind: message.type is a string and none of `userMessageKinds`. Call it
 * before the validators, which reject unknown kinds.
 */
export function isUnknownUserMessage(value: unknown): value is UnknownUserMessage {
  return hasUnknownKind(value, ['message', 'type'], userMessageKinds);
}

/**
 * True if a body is of the type UserTextMessage, by message.type. Then the compiler knows the type of each
 * field.
 */
export function isUserText(body: UserMessage | UnknownUserMessage): body is UserTextMessage {
  return hasKind(body, ['message', 'type'], ['text']);
}

/**
 * True if a body is of the type UserMediaMessage, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isUserMedia(body: UserMessage | UnknownUserMessage): body is UserMediaMessage {
  return hasKind(body, ['message', 'type'], ['video', 'audio', 'voice', 'photo', 'sticker', 'document']);
}

/**
 * True if a body is of the type UserLocationMessage, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isUserLocation(body: UserMessage | UnknownUserMessage): body is UserLocationMessage {
  return hasKind(body, ['message', 'type'], ['location']);
}

/**
 * True if a body is of the type UserTypingNotice, by message.type. Then the compiler knows the type of
 * each field.
 */
export function isUserTypingNotice(body: UserMessage | UnknownUserMessage): body is UserTypingNotice {
  return hasKind(body, ['message', 'type'], ['typein', 'typeout']);
}
