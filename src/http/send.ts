import { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { fits } from '../../generated/fits.ts';
import type { Validator } from '../../generated/operation.ts';
import type { DeliveryPolicy } from '../../generated/policies.ts';
import { complaintAbout, guardedLookup, type OutgoingRules } from './outgoing.ts';
import { signatureHeaders } from './signature.ts';

/** A request of a delivery, ready to be made. */
export interface OutgoingRequest {
  url: string;
  body: string;
  /** Transfer-Encoding: chunked in place of Content-Length. */
  chunked?: boolean;
  headers?: Record<string, string>;
  /** Signs each attempt as Standard Webhooks describe; the id stays the same over repeats. */
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

/** How one attempt ended. Instants in milliseconds since 1970. */
export interface AttemptResult {
  outcome: AttemptOutcome;
  startedAt: number;
  endedAt: number;
  /** The HTTP code, where there was one. */
  status?: number;
  /** The parsed answer, where it was JSON. */
  body?: unknown;
  /** The answer as it came, where there was one that is not too long. */
  text?: string;
}

/** Makes one attempt by a policy. Never rejects: what goes wrong is an outcome. */
export type Send = (request: OutgoingRequest, policy: DeliveryPolicy) => Promise<AttemptResult>;

export interface SenderOptions extends OutgoingRules {
  /** Validators of the bodies that policies name. */
  validators: Readonly<Record<string, Validator<unknown> | undefined>>;
  /** Milliseconds since 1970 of the clock that intervals are measured by. */
  now?: () => number;
}

/** More of an answer than this is not read, in bytes; what the contract has for an answer is far smaller. */
const answerLimit = 64 * 1024;

/** A connection that is not made by then is given up; the attempt that wanted it was over before, by its policy. */
const longestConnectMs = 30_000;

/** A sender, and the way to end its connections. */
export function createSender({ validators, now = Date.now, ...rules }: SenderOptions): {
  send: Send;
  /** Loads what the first request of a process has to load, by a request to an address of this very process. */
  warmUp(ownUrl: string): Promise<void>;
  close(): Promise<void>;
} {
  // Every attempt has a connection of its own: a kept one that the other side just closed would fail an attempt that the
  // other side never saw, and the policy counts attempts.
  const dispatcher = new Agent({
    pipelining: 0,
    connect: { lookup: guardedLookup(rules), timeout: longestConnectMs },
  });
  return {
    close: () => dispatcher.destroy(),
    async warmUp(ownUrl) {
      try {
        const { body } = await request(ownUrl, { dispatcher, signal: AbortSignal.timeout(1000) });
        await body.dump();
      } catch {
        // Then the first attempt is some tens of milliseconds late.
      }
    },
    async send(outgoing, policy) {
      const startedAt = now();
      const ended = (result: Omit<AttemptResult, 'startedAt' | 'endedAt'>) => ({
        ...result,
        startedAt,
        endedAt: now(),
      });
      // Which scheme a kind of address may have was settled when it was configured.
      if (complaintAbout(outgoing.url, { ...rules, allowHttp: true }))
        return ended({ outcome: 'unreachable' });
      const signal = AbortSignal.timeout(policy.timeoutMs);
      try {
        const answered = request(outgoing.url, {
          dispatcher,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...outgoing.headers,
            ...signed(outgoing, Date.now()),
          },
          // Of a stream the length is not known, so it goes out chunked (CHN-OUT-07).
          body: outgoing.chunked ? Readable.from([Buffer.from(outgoing.body)]) : outgoing.body,
          signal,
          headersTimeout: 0,
          bodyTimeout: 0,
        });
        // An answer that comes after all, or breaks off then, is nobody's any more.
        answered.then(
          ({ body }) => body.on('error', () => undefined),
          () => undefined,
        );
        const response = await orAborted(answered, signal);
        const status = response.statusCode;
        const text = await limited(response.body);
        return ended({
          status,
          ...(text !== undefined && { text }),
          ...judged(status, text, policy, validators),
        });
      } catch {
        return ended({ outcome: signal.aborted ? 'timeout' : 'unreachable' });
      }
    },
  };
}

/** undici heeds a signal from the connection on; an address where nobody takes connections would hold an attempt for minutes. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', abort));
}

function signed({ signing, body }: OutgoingRequest, at: number): Record<string, string> {
  return signing ? signatureHeaders({ ...signing, timestamp: Math.floor(at / 1000), body }) : {};
}

/** The answer's text, or nothing when it is longer than any answer of the contract. */
async function limited(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > answerLimit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function judged(
  status: number,
  text: string | undefined,
  { success, final }: DeliveryPolicy,
  validators: SenderOptions['validators'],
): { outcome: AttemptOutcome; body?: unknown } {
  const body = parsed(text);
  const isOne = (expected: { status: number | string; body?: string }) => {
    const validate = expected.body === undefined ? () => true : validators[expected.body];
    return (
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

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
