import type { Body } from '../body.ts';
import { kinds } from '../kinds.ts';

/** Returns a description of the fault of a customer's message. Returns undefined if the message is valid. */
export function problemOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return 'the body is no object';
  const { sender, message } = body as Body;
  const id: unknown = sender?.['id'];
  if (!Number.isInteger(id) && (typeof id !== 'string' || id === '')) return 'sender.id is missing';
  const type: unknown = message?.['type'];
  if (typeof type !== 'string') return 'message.type is missing';
  return Object.hasOwn(kinds, type) ? kinds[type]!(message) : 'message.type is unknown';
}
