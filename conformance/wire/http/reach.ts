import { unreachableCure } from '../../../src/contract/judgement/unreachable.ts';
import { isPaced, settlePace } from '../traffic/connections.ts';
import { firstOfAll, isQuick, mostConnections, placesFor } from '../traffic/pace.ts';
import { type Exchange, exchange, type RawRequest } from './exchange.ts';
import { jsonOf } from './wire-message.ts';

/** The time limit of the first request, in milliseconds. Slower answers are left to the cases. */
const firstLookMs = 1000;

/** Throws if no program listens at an address. Any answer is accepted, and so is none. */
export async function reach(url: string): Promise<Exchange> {
  return reached(await exchange({ url, method: 'GET', timeoutMs: firstLookMs }), url);
}

/** The way to make valid requests to an address. */
export interface FirstLook {
  url: string;
  /** Header fields for this body, besides its type. */
  headers?(body: string): Record<string, string>;
  /** A valid message, new each time. */
  message(): unknown;
  /** The longest time for an answer to a message, in milliseconds. */
  timeoutMs: number;
  /** The part of the address that the suite appended, as a sentence. */
  appended?: string;
  /** The remedy if the message is rejected. Undefined if the cases report the reason. */
  refused?(answer: Exchange): string | undefined;
}

/**
 * Throws if every case would fail for one reason: nobody listens at the address, nothing is served there, or the message is rejected
 * because of its address or credentials. Nothing is served there if a message and a plain GET both get a 404 without JSON. Also measures
 * the server's pace, which is not judged.
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

/** The number of requests that a slow server can handle at a time, measured by requests that are not judged. */
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

/** True for a 404 without JSON: the server has nothing at this address. */
export function isNothing({ status, text }: Exchange): boolean {
  return status === 404 && typeof jsonOf(text) !== 'object';
}
