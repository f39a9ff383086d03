import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../serve/errors.ts';

/** Faults of the mock, to test the time-outs and retries of the other side. */
export interface Trouble {
  /** Delay of each response, in milliseconds. */
  delayMs?: number;
  /** How many times each request is answered 503, before it is answered as the contract says. */
  fail?: number;
  /** Accept requests and never answer. */
  silent?: boolean;
}

/** How many failed requests are counted; the oldest is forgotten. */
const mostRemembered = 10_000;

/** Delays responses or replaces them by failures. `told` is called with each request and the status of its response, if any. */
export function makeTrouble(
  app: FastifyInstance,
  { delayMs = 0, fail = 0, silent = false }: Trouble,
  told: (
    request: FastifyRequest,
    reply: FastifyReply,
    answered: number | undefined,
    payload: unknown,
  ) => void,
): void {
  const failed = new Map<string, number>();
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method === 'OPTIONS') return payload;
    if (silent) {
      told(request, reply, undefined, payload);
      await untilGone(reply);
      return payload;
    }
    if (delayMs > 0) await untilGone(reply, delayMs);
    const key = `${request.method} ${request.url} ${String(request.body)}`;
    const before = failed.get(key) ?? 0;
    if (before >= fail) {
      failed.delete(key);
      told(request, reply, reply.statusCode, payload);
      return payload;
    }
    failed.set(key, before + 1);
    if (failed.size > mostRemembered) failed.delete(failed.keys().next().value!);
    const { status, body } = errorAnswer(
      503,
      `The mock fails ${fail} times, this is ${before + 1}. Send it again.`,
    );
    told(request, reply, status, payload);
    reply.code(status).header('content-type', 'application/json; charset=utf-8');
    return JSON.stringify(body);
  });
}

/** Waits until the other side hangs up, or for `ms` milliseconds. */
function untilGone({ raw }: FastifyReply, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    if (raw.destroyed) return resolve();
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
    raw.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
