import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from '../serve/errors.ts';

/** How the mock is made difficult, so that the other side's patience and repeats can be tried. */
export interface Trouble {
  /** Wait so long before each answer, in milliseconds. */
  delayMs?: number;
  /** Answer each request 503 so often, then as the contract says. */
  fail?: number;
  /** Take requests and never answer. */
  silent?: boolean;
}

/** Of how many requests that failed it is remembered how often. */
const mostRemembered = 10_000;

/** Holds answers up, or puts failures in their place. `told` gets each request with the code that it was answered, or none. */
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

/** Waits until the other side hangs up, or for so many milliseconds. */
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
