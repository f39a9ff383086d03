import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { errorAnswer } from '../../../contract/serve/errors.ts';
import { answer } from '../../../contract/serve/mount.ts';
import { health } from '../../limits.ts';
import { steadyNow } from '../journal/time.ts';
import { complaintAboutCounter } from '../store/counters.ts';
import { type Reader, StoreFailure } from '../store/port.ts';
import type { HandlerParts } from './parts.ts';

type HealthParts = Pick<HandlerParts, 'store' | 'shared' | 'log'>;

/**
 * Serves the health check for load balancers and supervisors, which need no token. Its path has one segment, and the address of a channel
 * has at least two, so the two are never equal. If the status is 503, the reason is only in the log.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts, now = steadyNow): void {
  const isUsable = lookOf(parts, now);
  // The check does not count for the rate limit, because a load balancer often has the same address as all the requests that it forwards.
  app.get(health.path, { config: { rateLimit: false } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isUsable()) return answer(reply, { status: 200, body: {} });
    const later = errorAnswer(503, 'The store cannot be used now. Ask again as Retry-After says.');
    return answer(reply, { ...later, headers: { 'retry-after': String(Math.ceil(health.holdsMs / 1000)) } });
  });
}

/** Logs an error for each wrong counter in the store. A wrong counter makes writes fail, or makes new rows replace others. */
export async function tellWrongCounters(store: Reader, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const wrong = await store.find('wrongCounters').catch(() => []);
  for (const each of wrong) log.error(complaintAboutCounter(each));
}

/**
 * Returns a function that checks if the store can be read and written, and if this process drives lanes. Calls during a check and shortly
 * after it share its result, because anybody may send requests.
 */
function lookOf({ store, shared, log }: HealthParts, now: () => number): () => Promise<boolean> {
  let last: { found: Promise<boolean>; until: number } | undefined;
  let wasUsable = true;
  const look = async () => {
    let failure: unknown;
    const read = store.find('counters');
    // On a full disk, in a read-only database and in a deleted file, reads still succeed. Writes that change nothing succeed, too. So each
    // check writes another value.
    const writes = store.work(async (tx) => tx.put('counters', { counter: 'health', last: now() }));
    await Promise.all([read, writes]).catch((error: unknown) => (failure = error));
    if (shared?.takesPart === false) failure ??= new StoreFailure('This process delivers no messages.');
    const isUsable = failure === undefined;
    if (wasUsable && !isUsable) {
      log.error({ err: failure }, 'the store cannot be used');
      await tellWrongCounters(store, log);
    }
    if (!wasUsable && isUsable) log.info('the store can be used again');
    wasUsable = isUsable;
    return isUsable;
  };
  return () => {
    if (last && last.until > now()) return last.found;
    const begun = { found: look(), until: Number.POSITIVE_INFINITY };
    last = begun;
    void begun.found.then(() => (begun.until = now() + health.holdsMs));
    return begun.found;
  };
}
