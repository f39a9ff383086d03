export type Answer =
  | { kind: 'reply'; status: number; body: string; headers?: Record<string, string>; afterMs?: number }
  /** Sends the head and half of the body at once, and the rest byte by byte. The last byte is sent after `lastByteAfterMs`. */
  | { kind: 'trickle'; status: number; body: string; lastByteAfterMs: number }
  | { kind: 'hang' }
  | { kind: 'reset' }
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
