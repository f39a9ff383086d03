import { unreachableCure } from '../../../src/contract/judgement/unreachable.ts';
import { isPaced, settlePace } from '../traffic/connections.ts';
import { firstOfAll, isQuick, mostConnections, placesFor } from '../traffic/pace.ts';
import { type Exchange, exchange, type RawRequest } from './exchange.ts';
import { jsonOf } from './wire-message.ts';

/** Time limit of the first request; a slower answer is left to the cases. */
const firstLookMs = 1000;

/** Rejects when no program listens at an address; any answer will do, and so will none. */
export async function reach(url: string): Promise<Exchange> {
  return reached(await exchange({ url, method: 'GET', timeoutMs: firstLookMs }), url);
}

/** How to make valid requests to an address. */
export interface FirstLook {
  url: string;
  /** Header fields beside the type, for this body. */
  headers?(body: string): Record<string, string>;
  /** A valid message, new each time. */
  message(): unknown;
  /** How long the answer to one of them may take. */
  timeoutMs: number;
  /** Which part of the address the suite appended, as a sentence. */
  appended?: string;
  /** What to change when the message is rejected; undefined when the cases say what is wrong. */
  refused?(answer: Exchange): string | undefined;
}

/**
 * Rejects when nobody listens at an address, when it answers a right message and a plain look alike by a 404 that is not its program's
 * own, or when the message is refused for how it is addressed: every case would fail for that one reason. What is learnt of the
 * server's pace is not judged.
 */
export async function reachServed(look: FirstLook): Promise<void> {
  const { url, timeoutMs, appended } = look;
  const first = reached(await ask(look, timeoutMs), url);
  if (isNothing(first) && isNothing(await reach(url)))
    throw new Error([nothingServed(url), appended].filter(Boolean).join(' '));
  const why = look.refused?.(first);
  if (why !== undefined) throw new Error(why);
  if (first.status === undefined || !isPaced(url)) return;
  settlePace(url, isQuick(first) ? mostConnections : await placesOf(look, first));
}

/** How many requests a slow server can handle at a time, by requests that are not judged. */
async function placesOf(look: FirstLook, { sentAt, endedAt }: Exchange): Promise<number> {
  const patienceMs = look.timeoutMs + firstOfAll * (endedAt - sentAt);
  const asked = Array.from({ length: firstOfAll }, () => ask(look, patienceMs));
  return placesFor(await Promise.all(asked)) ?? 1;
}

function ask({ url, headers, message }: FirstLook, timeoutMs: number): Promise<Exchange> {
  const body = JSON.stringify(message());
  const request: RawRequest = { url, method: 'POST', body, timeoutMs };
  return exchange({ ...request, headers: headers?.(body) ?? {} });
}

function reached(answer: Exchange, url: string): Exchange {
  if (answer.failure?.startsWith('connection failed'))
    throw new Error(`${new URL(url).host}: ${answer.failure}. ${unreachableCure(answer.failure)}`);
  return answer;
}

export function nothingServed(url: string): string {
  return `Nothing is served at ${url}: it answers 404. Compare it with the address that the program serves, to the last slash.`;
}

/** A 404 without JSON comes from a server that has nothing at this address. */
export function isNothing({ status, text }: Exchange): boolean {
  return status === 404 && typeof jsonOf(text) !== 'object';
}
