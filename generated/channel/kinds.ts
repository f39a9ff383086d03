// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  AgentMessage,
  UserMessage,
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
 * Whether a value is of an unknown kind: message.type is a string and none of `agentMessageKinds`. Call it
 * before the validators, which reject unknown kinds.
 */
export function isUnknownAgentMessage(value: unknown): value is UnknownAgentMessage {
  return hasUnknownKind(value, ['message', 'type'], agentMessageKinds);
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
 * Whether a value is of an unknown kind: message.type is a string and none of `userMessageKinds`. Call it
 * before the validators, which reject unknown kinds.
 */
export function isUnknownUserMessage(value: unknown): value is UnknownUserMessage {
  return hasUnknownKind(value, ['message', 'type'], userMessageKinds);
}
