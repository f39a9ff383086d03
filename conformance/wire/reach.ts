import { type Exchange, exchange } from './exchange.ts';

/** How long the answer to a first look may take; one that is slower is looked at by the cases. */
const firstLookMs = 1000;

/** Rejects when nobody listens at an address; any answer will do, and so will none. */
export async function reach(url: string): Promise<Exchange> {
  const answer = await exchange({ url, method: 'GET', timeoutMs: firstLookMs });
  if (answer.failure?.startsWith('connection failed'))
    throw new Error(`${new URL(url).host}: ${answer.failure}`);
  return answer;
}

/**
 * Rejects when an address answers a plain message by a 404 that is not its program's own: every case would fail for the
 * one reason that the address is wrong.
 */
export async function reachServed(url: string, message: unknown): Promise<void> {
  if (!isNothing(await reach(url))) return;
  const body = JSON.stringify(message);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await exchange({ url, method: 'POST', headers, body, timeoutMs: firstLookMs });
  if (isNothing(answer)) throw new Error(nothingServed(url));
}

export function nothingServed(url: string): string {
  return `Nothing is served at ${url}: it answers 404. Compare it with the address that the program serves, to the last slash.`;
}

/** 404 without a word of JSON comes from a server that has nothing at this address. */
export function isNothing({ status, text }: Exchange): boolean {
  if (status !== 404) return false;
  try {
    return typeof JSON.parse(text) !== 'object';
  } catch {
    return true;
  }
}
