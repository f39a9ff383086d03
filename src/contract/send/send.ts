import { fits } from '../../../generated/fits.ts';
import type { Validator } from '../../../generated/operation.ts';
import type { DeliveryPolicy } from '../../../generated/policies.ts';
import { Connections } from './connections.ts';
import { type Answer, exchange, TimedOut } from './exchange.ts';
import { Names } from './names.ts';
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
  /** When it began to connect, or went out on a connection that was there; later where this process was busy meanwhile. */
  startedAt: number;
  endedAt: number;
  /** The HTTP code, where there was one. */
  status?: number;
  /** The parsed answer, where it was JSON. */
  body?: unknown;
  /** The answer as it came, where there was one that is not too long. */
  text?: string;
  /** Of what is unreachable, what stood in the way, as the system says it. */
  why?: string;
}

/** Makes one attempt by a policy. Never rejects: what goes wrong is an outcome. */
export type Send = (request: OutgoingRequest, policy: DeliveryPolicy) => Promise<AttemptResult>;

export interface SenderOptions extends OutgoingRules {
  /** Validators of the bodies that policies name. */
  validators: Readonly<Record<string, Validator<unknown> | undefined>>;
  /** Milliseconds since 1970 of the clock that intervals are measured by. */
  now?: () => number;
}

/** A sender, and the way to end its connections. */
export function createSender({ validators, now = Date.now, ...rules }: SenderOptions): {
  send: Send;
  /** Loads what the first request of a process has to load, by a request to an address of this very process. */
  warmUp(ownUrl: string): Promise<void>;
  close(): Promise<void>;
} {
  const connections = new Connections(guardedLookup(rules, new Names().find));
  return {
    close: () => connections.close(),
    async warmUp(ownUrl) {
      const { origin, pathname } = new URL(ownUrl);
      const connection = connections.take(origin);
      try {
        const signal = AbortSignal.timeout(1000);
        const { body } = await connection.client.request({ path: pathname, method: 'GET', signal });
        await body.dump();
        connections.keep(connection);
      } catch {
        // Then the first attempt is some tens of milliseconds late.
        connections.drop(connection);
      }
    },
    async send(outgoing, policy) {
      const askedAt = now();
      let startedAt = askedAt;
      const ended = (result: Omit<AttemptResult, 'startedAt' | 'endedAt'>) => ({
        ...result,
        startedAt,
        endedAt: now(),
      });
      // Which scheme a kind of address may have was settled when it was configured.
      if (complaintAbout(outgoing.url, { ...rules, allowHttp: true }))
        return ended({ outcome: 'unreachable', why: 'requests do not go to such an address' });
      const { origin, pathname, search } = new URL(outgoing.url);
      const connection = connections.take(origin);
      // A repeat has to connect as well: what that takes at least is no part of the interval, what this process took longer is.
      const goesOut = () => {
        startedAt = now() - connections.leastConnectMs(connection, now() - askedAt);
      };
      try {
        const request = {
          path: `${pathname}${search}`,
          headers: headersOf(outgoing),
          body: bodyOf(outgoing),
        };
        const answer = await exchange(connection.client, request, policy.timeoutMs, goesOut);
        connections.keep(connection);
        return ended({ ...answer, ...judged(answer, policy, validators) });
      } catch (error) {
        connections.drop(connection);
        if (error instanceof TimedOut) return ended({ outcome: 'timeout' });
        return ended({ outcome: 'unreachable', why: whyOf(error) });
      }
    },
  };
}

/** Where a name has several addresses, the first one tells for all of them. */
function whyOf(error: unknown): string {
  const { message, errors } = error as { message?: string; errors?: unknown[] };
  return message || (errors?.[0] === undefined ? String(error) : whyOf(errors[0]));
}

function headersOf(outgoing: OutgoingRequest): Record<string, string> {
  return { 'content-type': 'application/json', ...outgoing.headers, ...signed(outgoing, Date.now()) };
}

/** Of parts the length is not known, so they go out chunked (CHN-OUT-07). */
function bodyOf({ body, chunked }: OutgoingRequest): string | Buffer[] {
  return chunked ? [Buffer.from(body)] : body;
}

function signed({ signing, body }: OutgoingRequest, at: number): Record<string, string> {
  return signing ? signatureHeaders({ ...signing, timestamp: Math.floor(at / 1000), body }) : {};
}

function judged(
  { status, text }: Answer,
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
