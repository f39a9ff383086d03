import { connect } from 'node:tls';
import { unreachableCure } from '../../../src/contract/judgement/answer-hints.ts';
import {
  isPaced,
  isQuick,
  limitFor,
  mostConnections,
  sampleSize,
  settlePace,
} from '../traffic/connections.ts';
import { type Exchange, exchange, type RawRequest } from './exchange.ts';
import { jsonOf } from './wire-message.ts';

/** The time limit of the first request, in milliseconds. A slower response is left to the cases. */
const firstLookMs = 1000;

export async function reach(url: string): Promise<Exchange> {
  return throwIfUnreachable(await exchange({ url, method: 'GET', timeoutMs: firstLookMs }), url);
}

export interface FirstLook {
  url: string;
  headers?(body: string): Record<string, string>;
  message(): unknown;
  timeoutMs: number;
  /** A sentence for the error message. It states the path that the suite has appended to the user's address. */
  appended?: string;
  /** The placeholder of --url that the suite has filled, and the value. */
  placed?: readonly [name: string, value: string];
  refused?(answer: Exchange): string | undefined;
}

/**
 * Posts a message, and throws if every case would fail for the same reason. Otherwise measures how many parallel requests are possible.
 * Resolves with the response.
 */
export async function reachServed(look: FirstLook): Promise<Exchange> {
  const { url, timeoutMs, appended } = look;
  const first = throwIfUnreachable(await postFirst(look, timeoutMs), url);
  if (await needsTls(first, url))
    throw new Error(`${new URL(url).host} speaks TLS: begin the address with https://.`);
  if (isNothing(first) && isNothing(await reach(url)))
    throw new Error([nothingServed(url), appended].filter(Boolean).join(' '));
  const why = redirected(first, look) ?? look.refused?.(first);
  if (why !== undefined) throw new Error(why);
  if (first.status !== undefined && isPaced(url))
    settlePace(url, isQuick(first) ? mostConnections : await placesOf(look, first));
  return first;
}

/** Returns the number of requests that a slow server can handle in parallel. Measures it with requests that no case judges. */
async function placesOf(look: FirstLook, { sentAt, endedAt }: Exchange): Promise<number> {
  const patienceMs = look.timeoutMs + sampleSize * (endedAt - sentAt);
  const asked = Array.from({ length: sampleSize }, () => postFirst(look, patienceMs));
  return limitFor(await Promise.all(asked)) ?? 1;
}

function redirected(
  { status = 0, location }: Exchange,
  { url, placed: [name, value] = ['', ''] }: FirstLook,
): string | undefined {
  if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, url))
    return undefined;
  const { href } = new URL(location, url);
  const filled = `/${encodeURIComponent(value)}`;
  const at = value === '' ? -1 : href.lastIndexOf(filled);
  const entered = at < 0 ? href : `${href.slice(0, at)}/{${name}}${href.slice(at + filled.length)}`;
  return `${url} answers ${status} to ${location}, which is not followed. If that is the endpoint, enter --url '${entered}'.`;
}

function postFirst({ url, headers, message }: FirstLook, timeoutMs: number): Promise<Exchange> {
  const body = JSON.stringify(message());
  const request: RawRequest = { url, method: 'POST', body, timeoutMs };
  return exchange({ ...request, headers: headers?.(body) ?? {} });
}

function throwIfUnreachable(answer: Exchange, url: string): Exchange {
  if (answer.failure?.startsWith('connection failed'))
    throw new Error(`${new URL(url).host}: ${answer.failure}. ${unreachableCure(answer.failure)}`);
  return answer;
}

/** True if a server gave no response to a plain request, or a 400 that names HTTPS, and accepts a TLS connection. */
async function needsTls({ status, text = '' }: Exchange, url: string): Promise<boolean> {
  const { protocol, hostname, port } = new URL(url);
  const isClosed = status === undefined || (status === 400 && /https|\b(ssl|tls)\b/i.test(text));
  if (protocol !== 'http:' || !isClosed) return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port || 80),
      rejectUnauthorized: false,
      timeout: firstLookMs,
    });
    const end = (isTls: boolean) => {
      resolve(isTls);
      socket.destroy();
    };
    socket.once('secureConnect', () => end(true));
    for (const event of ['error', 'timeout', 'close']) socket.once(event, () => end(false));
  });
}

export function nothingServed(url: string): string {
  return `Nothing is served at ${url}: it answers 404. Compare it with the address that the program serves, to the last slash.`;
}

export function isNothing({ status, text }: Exchange): boolean {
  return status === 404 && typeof jsonOf(text) !== 'object';
}
