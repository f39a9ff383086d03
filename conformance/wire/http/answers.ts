/** The reaction of a stand-in to a request. */
export type Answer =
  | { kind: 'reply'; status: number; body: string; headers?: Record<string, string>; afterMs?: number }
  /** The head and half of the body come at once, the rest byte by byte, and the last one after `lastByteAfterMs`. */
  | { kind: 'trickle'; status: number; body: string; lastByteAfterMs: number }
  /** The connection stays open and silent. */
  | { kind: 'hang' }
  /** The connection is reset (RST). */
  | { kind: 'reset' }
  /** The connection is closed without a byte. */
  | { kind: 'close' };

export function reply(status: number, body: unknown = '', afterMs = 0): Answer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers: Record<string, string> =
    typeof body === 'string' ? {} : { 'Content-Type': 'application/json' };
  return { kind: 'reply', status, body: text, headers, afterMs };
}

export const ok: Answer = reply(200, { result: 'ok' });
export const hang: Answer = { kind: 'hang' };
export const reset: Answer = { kind: 'reset' };
