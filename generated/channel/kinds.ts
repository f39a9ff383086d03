// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

import { hasUnknownKind, type UnknownKind } from '../kinds.ts';
import type {
  AgentMessage,
  UserMessage,
} from './types.ts';

/** The kinds of AgentMessage that this edition names, at message.type. */
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
 * What comes where AgentMessage is expected, of a kind that this edition does not name. `AgentMessage |
 * UnknownAgentMessage` lets it through, and `message.type` still tells the known kinds apart.
 */
export interface UnknownAgentMessage {
  /** What carries the kind. */
  readonly message: {
    /** The kind, a string. */
    readonly type: UnknownKind;
    /** Nothing is known of the rest. */
    readonly [field: string]: unknown;
  };
  /** Nothing is known of the rest. */
  readonly [field: string]: unknown;
}

/**
 * Whether something that comes where AgentMessage is expected is of a kind that this edition does not
 * name: it has a string at message.type that is none of `agentMessageKinds`. Ask it before the validators,
 * which refuse what they do not know.
 */
export function isUnknownAgentMessage(value: unknown): value is UnknownAgentMessage {
  return hasUnknownKind(value, ['message', 'type'], agentMessageKinds);
}

/** The kinds of UserMessage that this edition names, at message.type. */
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
 * What comes where UserMessage is expected, of a kind that this edition does not name. `UserMessage |
 * UnknownUserMessage` lets it through, and `message.type` still tells the known kinds apart.
 */
export interface UnknownUserMessage {
  /** What carries the kind. */
  readonly message: {
    /** The kind, a string. */
    readonly type: UnknownKind;
    /** Nothing is known of the rest. */
    readonly [field: string]: unknown;
  };
  /** Nothing is known of the rest. */
  readonly [field: string]: unknown;
}

/**
 * Whether something that comes where UserMessage is expected is of a kind that this edition does not name:
 * it has a string at message.type that is none of `userMessageKinds`. Ask it before the validators, which
 * refuse what they do not know.
 */
export function isUnknownUserMessage(value: unknown): value is UnknownUserMessage {
  return hasUnknownKind(value, ['message', 'type'], userMessageKinds);
}
