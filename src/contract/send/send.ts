import { closeSync, openSync } from 'node:fs';
import { isIPv4 } from 'node:net';
import { devNull } from 'node:os';
import type { Client, Dispatcher } from 'undici';
import { printed } from '../../../generated/faults.ts';
import { fits } from '../../../generated/fits.ts';
import type { Validator } from '../../../generated/operation.ts';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import { parsedJson } from '../documents/json.ts';
import { complaintAbout, guardedLookup, Names, type OutgoingRules } from './addresses.ts';
import { Connections } from './connections.ts';
import { signatureHeaders } from './signature.ts';

export interface OutgoingRequest {
  url: string;
  body: string;
  /** True to use Transfer-Encoding: chunked in place of Content-Length. */
  chunked?: boolean;
  headers?: Record<string, string>;
  /** The secrets that sign each attempt as Standard Webhooks specify, and the id, which all attempts share. */
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

/** The result of one attempt. Its times are in milliseconds since 1970. */
export interface AttemptResult {
  outcome: AttemptOutcome;
  /** The time when the request was written, minus the shortest recent time for connecting to the same origin. */
  startedAt: number;
  endedAt: number;
  status?: number;
  /** The parsed body of the response; absent if it was not JSON. */
  body?: unknown;
  /** The body of the response as text; absent if there was no response or it was too long. */
  text?: string;
  location?: string;
  /** The reason that no complete response came: the system's error message, or the part that came before the timeout. */
  why?: string;
  /** True if this machine had no free file descriptor, port or memory. No request was sent, so the result says nothing of the endpoint. */
  isShortage?: boolean;
}

/** Makes one attempt, with the timeout and the expected response of `policy`. Never rejects: a failure has an `outcome` of its own. */
export type Send = (request: OutgoingRequest, policy: DeliveryPolicy) => Promise<AttemptResult>;

export interface SenderOptions extends OutgoingRules {
  /** The validators of the success bodies that policies name, by the names of their schemas. */
  validators: Readonly<Record<string, Validator<unknown> | undefined>>;
  /** The clock that gives the times of attempts, in milliseconds since 1970. */
  now?: () => number;
}

/** The largest response body that is read, in bytes. Valid responses are far smaller. */
const answerLimit = 64 * 1024;

class TimedOut extends Error {}

/** A response, without its text if the text is too long or not complete. Then the connection is closed. */
type Answer = Pick<AttemptResult, 'location' | 'text' | 'why'> & { status: number };

/** Makes a sender, which has its own connections and its own cache of host names. */
export function createSender({ validators, now = Date.now, ...rules }: SenderOptions): {
  send: Send;
  /** Makes a request to this process, so that the first attempt does not have to wait until code is loaded. */
  warmUp(ownUrl: string): Promise<void>;
  close(): Promise<void>;
} {
  const connections = new Connections(guardedLookup(rules, new Names().find));
  return {
    close: () => connections.close(),
    async warmUp(ownUrl) {
      const { origin, path } = parsed(ownUrl);
      const connection = connections.acquire(origin);
      const signal = AbortSignal.timeout(1000);
      // An error is ignored: without the warm-up, the first attempt is only some tens of milliseconds late.
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
      // The scheme http is allowed here: the check of the settings has rejected http where the contract forbids it.
      if (complaintAbout(outgoing.url, { ...rules, allowHttp: true }) !== undefined)
        return ended({ outcome: 'unreachable', why: 'requests must not go to this address' });
      const { origin, path } = parsed(outgoing.url);
      const connection = connections.acquire(origin);
      // An attempt starts when it connects. If connecting takes longer than the shortest time, this process was busy, so the start is
      // moved.
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
        const unreachable = { outcome: 'unreachable', why: messageOf(error) } as const;
        return ended(isOut || !isShortage(error) ? unreachable : { ...unreachable, isShortage: true });
      }
    },
  };
}

function parsed(url: string): { origin: string; path: string } {
  const { origin, pathname, search } = new URL(url);
  return { origin, path: `${pathname}${search}` };
}

/** Returns the message of an error. If all addresses of a name failed, returns the message for the first one. */
function messageOf(error: unknown): string {
  const { message, errors } = error as { message?: string; errors?: unknown[] };
  return message || errors?.[0] === undefined ? printed(error) : messageOf(errors[0]);
}

function headersOf({ headers, signing, body }: OutgoingRequest): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = signing && signatureHeaders({ ...signing, timestamp, body });
  return { 'content-type': 'application/json', ...headers, ...signature };
}

/** Returns the body to send. A list of parts has no Content-Length, so it is sent chunked (CHN-OUT-07). */
function bodyOf({ body, chunked }: OutgoingRequest): string | Buffer {
  // The type is wrong on purpose: undici accepts every iterable, but its types allow only asynchronous ones.
  return chunked ? ([Buffer.from(body)] as unknown as Buffer) : body;
}

type Posted = Pick<Dispatcher.DispatchOptions, 'path' | 'headers' | 'body'>;

/** Returns the outcome that a response has by the policy of its request, and the parsed body. */
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
 * Sends a request, and reads the whole response before the timeout. Rejects with TimedOut, or with the error of the network if no response
 * has begun.
 */
function exchange(client: Client, request: Posted, timeoutMs: number, goesOut: () => void): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const parts: Buffer[] = [];
  let [status, length] = [0, 0];
  let location: { location?: string } = {};
  let controller: Dispatcher.DispatchController | undefined;
  // The timeout includes the time for connecting. Otherwise an address that accepts no connection would hold the attempt for minutes.
  let patience: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    // If the process was paused, data that has arrived is read first. Only then does the attempt count as too late.
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
      own.abort(new Error('The response is too long'));
    },
    onResponseEnd() {
      resolve({ status, text: Buffer.concat(parts).toString('utf8'), ...location });
    },
    onResponseError(_, error) {
      if (status === 0) reject(error);
      else resolve({ status, why: messageOf(error) });
    },
  };
  client.dispatch({ method: 'POST', ...request }, handler);
  return promise.finally(() => {
    clearTimeout(timer);
    clearImmediate(patience);
  });
}

/** The error codes of the operating system for a lack of file descriptors, ports, buffers or memory. */
const codes = new Set(['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'EAI_MEMORY']);

interface SystemError {
  code?: string;
  address?: string;
  errors?: unknown[];
}

/** True if this machine has no free file descriptor, port or memory. Tries to open a file, because lookups hide that error. */
export function isShortage(error: unknown): boolean {
  return hasShortageCode(error) || !canOpen();
}

function hasShortageCode(error: unknown): boolean {
  const { code = '', address = '', errors = [] } = error as SystemError;
  if (errors.length > 0) return errors.every(hasShortageCode);
  // With an IPv6 address, this error may also mean that the machine has no IPv6, which waiting does not change.
  return codes.has(code) || (code === 'EADDRNOTAVAIL' && isIPv4(address));
}

function canOpen(): boolean {
  try {
    closeSync(openSync(devNull, 'r'));
    return true;
  } catch (error) {
    return !hasShortageCode(error);
  }
}
