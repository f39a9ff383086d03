import type { Exchange } from './wire.ts';

type Answered = Pick<Exchange, 'status' | 'text'>;

/**
 * What an answer is that is not what was asked for, where it is one of the mix-ups that are met again and again. It is
 * said beside what was seen and changes no verdict.
 */
export function whatItIs({ status, text }: Answered): string | undefined {
  const body = text.trim();
  if (body === '' && status === 404)
    return 'nothing seems to be served at this address: compare it letter by letter';
  const value = parsed(body);
  if (typeof value === 'string' && typeof parsed(value) === 'object')
    return 'the body is a JSON text in a JSON text: it was encoded twice';
  if (Array.isArray(value) && value.length === 0) return emptyList;
  if (status === 200 && looksLikeAnEvent(value))
    return 'the answer’s body looks like a BOT_MESSAGE; post it to …/webhooks/{provider_id}/{token}';
  return undefined;
}

/** What stands in the place of an object when PHP encodes an empty array. */
export const emptyList =
  'an empty list, [], stands where an object belongs: PHP writes an empty array so; cast it to an object or leave it out';

/** An event of a provider, or no more than the message that belongs into one. */
function looksLikeAnEvent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { event, message, type } = value as Record<string, unknown>;
  return event === 'BOT_MESSAGE' || isContent({ type }) || isContent(message);
}

function isContent(value: unknown): boolean {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  return ['TEXT', 'MARKDOWN', 'BUTTONS'].includes(String(type));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
