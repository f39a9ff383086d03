import { closeSync, openSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { devNull } from 'node:os';
import type { Client, Dispatcher } from 'undici';
import { printed } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Validator } from '../../../generated/operation.ts';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import { parsedJson } from '../documents/json.ts';
import { RecentMap } from '../recent-map.ts';
import { complaintAbout, guardedLookup, Names, type OutgoingRules } from './addresses.ts';
import { Connections } from './connections.ts';
import { signatureHeaders } from './signature.ts';

export interface OutgoingRequest {
  url: string;
  body: string;
  /** True to use Transfer-Encoding: chunked in place of Content-Length. */
  chunked?: boolean;
  headers?: Record<string, string>;
  /** The secrets by which each attempt is signed as Standard Webhooks specify. The id is the same for retries. */
  signing?: { id: string; secret: string; former?: string };
}

export type AttemptOutcome =
  | 'delivered'
  | 'refused'
  | 'invalid_answer'
  | 'bad_status'
  | 'timeout'
  | 'unreachable'
  | 'interrupted';

/** The result of one attempt. Timestamps are in milliseconds since 1970. */
export interface AttemptResult {
  outcome: AttemptOutcome;
  /** When the request was written, minus the shortest recent time to connect to the origin. */
  startedAt: number;
  endedAt: number;
  status?: number;
  /** The parsed response, if it was JSON. */
  body?: unknown;
  /** The body of the response as text; absent if it was too long or there was no response. */
  text?: string;
  location?: string;
  /** The reason that no complete response came, in the words of the system; at a timeout, the part that came. */
  why?: string;
  /** True if this machine had no file, port or memory left for the request. Nothing was sent, so this is no evidence about the endpoint. */
  isShortage?: boolean;
}

/** Makes one attempt, with the timeout and the expected response of `policy`. Never rejects: a failure is an outcome. */
export type Send = (request: OutgoingRequest, policy: DeliveryPolicy) => Promise<AttemptResult>;

export interface SenderOptions extends OutgoingRules {
  /** The validators of the bodies that policies name, by the names of their schemas. */
  validators: Readonly<Record<string, Validator<unknown> | undefined>>;
  /** The clock by which intervals are measured, in milliseconds since 1970. */
  now?: () => number;
}

/** The largest response that is read, in bytes. Responses of the contract are far smaller. */
const answerLimit = 64 * 1024;

const mostDestinations = 1000;

interface Destination {
  origin: string;
  path: string;
}

class TimedOut extends Error {}

interface Posted {
  path: string;
  headers: Record<string, string>;
  /** A string is sent with Content-Length, anything else in chunks. */
  body: string | Iterable<Buffer>;
}

interface Answer {
  status: number;
  location?: string;
  /** Absent if the text is too long or not complete; the connection is then closed. */
  text?: string;
  /** The reason that the response is not complete. */
  why?: string;
}

/** Makes a sender, which has its own connections and its own cache of destinations. */
export function createSender({ validators, now = Date.now, ...rules }: SenderOptions): {
  send: Send;
  /** Makes a request to an address of this process, so that the first attempt does not wait for code to load. */
  warmUp(ownUrl: string): Promise<void>;
  close(): Promise<void>;
} {
  const connections = new Connections(guardedLookup(rules, new Names().find));
  const destinations = new RecentMap<string, Destination | undefined>(mostDestinations);
  const destinationOf = (url: string): Destination | undefined => {
    // The scheme http is allowed here: the settings already rejected http addresses where the contract forbids them.
    const isForbidden = complaintAbout(url, { ...rules, allowHttp: true }) !== undefined;
    return isForbidden ? undefined : parsed(url);
  };
  return {
    close: () => connections.close(),
    async warmUp(ownUrl) {
      const { origin, path } = parsed(ownUrl);
      const connection = connections.acquire(origin);
      const signal = AbortSignal.timeout(1000);
      // The warm-up may fail: then the first attempt is only some tens of milliseconds late.
      await connection.client
        .request({ path, method: 'GET', signal })
        .then(({ body }) => body.dump())
        .then(
          () => connections.keep(connection),
          () => connections.drop(connection),
        );
    },
    async send(outgoing, policy) {
      const askedAt = now();
      let startedAt = askedAt;
      let isOut = false;
      const ended = (result: Omit<AttemptResult, 'startedAt' | 'endedAt'>) => ({
        ...result,
        startedAt,
        endedAt: now(),
      });
      const destination = destinations.getOrMake(outgoing.url, destinationOf);
      if (!destination)
        return ended({ outcome: 'unreachable', why: 'requests do not go to such an address' });
      const { origin, path } = destination;
      const connection = connections.acquire(origin);
      // An attempt starts when it connects. A connect time beyond the shortest one means that this process was busy, so the start moves by
      // it.
      const goesOut = () => {
        isOut = true;
        startedAt = now() - connections.leastConnectMs(connection, now() - askedAt);
      };
      try {
        const request = { path, headers: headersOf(outgoing), body: bodyOf(outgoing) };
        const answer = await exchange(connection.client, request, policy.timeoutMs, goesOut);
        if (answer.why === undefined) connections.keep(connection);
        else connections.drop(connection);
        return ended({ ...answer, ...outcomeOf(answer, policy, validators) });
      } catch (error) {
        connections.drop(connection);
        if (error instanceof TimedOut)
          return ended({ outcome: 'timeout', ...(error.message !== '' && { why: error.message }) });
        const unreachable = { outcome: 'unreachable', why: whyOf(error) } as const;
        return ended(isOut || !isShortage(error) ? unreachable : { ...unreachable, isShortage: true });
      }
    },
  };
}

function parsed(url: string): Destination {
  const { origin, pathname, search } = new URL(url);
  return { origin, path: `${pathname}${search}` };
}

/** Returns the message of an error. For a name with several addresses, it is the message for the first one. */
function whyOf(error: unknown): string {
  const { message, errors } = error as { message?: string; errors?: unknown[] };
  return message || errors?.[0] === undefined ? printed(error) : whyOf(errors[0]);
}

function headersOf({ headers, signing, body }: OutgoingRequest): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = signing && signatureHeaders({ ...signing, timestamp, body });
  return { 'content-type': 'application/json', ...headers, ...signature };
}

/** Returns the body to send. A body in parts has no known length, so it is sent chunked (CHN-OUT-07). */
function bodyOf({ body, chunked }: OutgoingRequest): string | Buffer[] {
  return chunked ? [Buffer.from(body)] : body;
}

/** Returns what a response means by the policy of its request, with the parsed body. */
export function outcomeOf(
  { status, text = '', why }: Answer,
  { success, final }: DeliveryPolicy,
  validators: SenderOptions['validators'],
): { outcome: AttemptOutcome; body?: unknown } {
  const body = parsedJson(text);
  const isOne = (expected: { status: number | string; body?: string }) => {
    const validate = expected.body === undefined ? () => true : validators[expected.body];
    return (
      why === undefined &&
      hasStatus(status, expected.status) &&
      validate !== undefined &&
      fits(validate as Validator<unknown>, body)
    );
  };
  if (isOne(success)) return { outcome: 'delivered', body };
  if (final && isOne(final)) return { outcome: 'refused', body };
  return { outcome: hasStatus(status, success.status) ? 'invalid_answer' : 'bad_status', body };
}

function hasStatus(status: number, expected: number | string): boolean {
  return typeof expected === 'number' ? status === expected : String(status)[0] === expected[0];
}

/**
 * Sends a request, and reads the whole response within the timeout. Rejects with TimedOut, or with the network's error if no response
 * has begun.
 */
function exchange(client: Client, request: Posted, timeoutMs: number, goesOut: () => void): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const parts: Buffer[] = [];
  let [status, length] = [0, 0];
  let location: { location?: string } = {};
  let controller: Dispatcher.DispatchController | undefined;
  // The timer includes connecting. Otherwise an address that does not accept connections would hold an attempt for minutes.
  let patience: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // After a pause of the process, data that arrived meanwhile is read before the attempt counts as too late.
    patience = setImmediate(() => {
      const late = new TimedOut(status === 0 ? '' : `the status ${status} and ${length} bytes of its body`);
      reject(late);
      controller?.abort(late);
    });
  }, timeoutMs);
  const handler: Dispatcher.DispatchHandler = {
    onRequestStart(own) {
      controller = own;
      goesOut();
    },
    onResponseStart(_, code, headers) {
      // An informational response is not the response.
      if (code < 200) return;
      status = code;
      if (code >= 300 && code < 400 && headers['location'])
        location = { location: printed(headers['location']) };
    },
    onResponseData(own, part) {
      length += part.length;
      parts.push(part);
      if (length <= answerLimit) return;
      resolve({ status });
      own.abort(new Error('The answer is too long'));
    },
    onResponseEnd() {
      resolve({ status, text: Buffer.concat(parts).toString('utf8'), ...location });
    },
    onResponseError(_, error) {
      if (status === 0) reject(error);
      else resolve({ status, why: whyOf(error) });
    },
  };
  // The type is wrong on purpose: undici sends any iterable, but its types allow only asynchronous ones.
  const body = request.body as string | Buffer;
  client.dispatch({ method: 'POST', path: request.path, headers: request.headers, body }, handler);
  return promise.finally(() => {
    clearTimeout(timer);
    clearImmediate(patience);
  });
}

/** The operating system's error codes for a shortage of files, ports, buffers or memory. */
const codes = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAI_MEMORY']);

interface SystemError {
  code?: string;
  address?: string;
  errors?: unknown[];
}

/** True if this machine has no file, port or memory left. Also tries to open a file, because lookups hide that error. */
export function isShortage(error: unknown): boolean {
  return isItself(error) || !canOpen();
}

function isItself(error: unknown): boolean {
  const { code = '', address = '', errors = [] } = error as SystemError;
  if (errors.length > 0) return errors.every(isItself);
  // For IPv6 this code may mean that this machine has no IPv6 address at all, which no wait changes.
  return codes.has(code) || (code === 'EADDRNOTAVAIL' && isIPv4(address));
}

function canOpen(): boolean {
  try {
    closeSync(openSync(devNull, 'r'));
    return true;
  } catch (error) {
    return !isItself(error);
  }
}
