import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { answer } from '../../../contract/serve/by-contract.ts';
import { errorAnswer } from '../../../contract/serve/errors.ts';
import { health } from '../../limits.ts';
import { steadyNow } from '../journal/clock.ts';
import { complaintAboutCounter } from '../store/counters.ts';
import type { Reader } from '../store/port.ts';
import { StoreFailure } from '../store/port.ts';
import type { HandlerParts } from './parts.ts';

type HealthParts = Pick<HandlerParts, 'store' | 'shared' | 'log'>;

/**
 * Tells load balancers and supervisors, without a token, if requests can be served. The path has one segment; the addresses that are handed
 * out have two or more. Only the log contains the reason for a 503.
 */
export function serveHealth(app: FastifyInstance, parts: HealthParts, now = steadyNow): void {
  const isUsable = lookOf(parts, now);
  // A load balancer often has the same address as all the requests that it forwards.
  app.get(health.path, { config: { rateLimit: false } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isUsable()) return answer(reply, { status: 200, body: {} });
    const later = errorAnswer(503, 'The store cannot be used now. Ask again as Retry-After says.');
    return answer(reply, { ...later, headers: { 'retry-after': String(Math.ceil(health.holdsMs / 1000)) } });
  });
}

/** Logs the wrong counters: with one, no write succeeds, or new rows replace others. */
export async function tellWrongCounters(store: Reader, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const wrong = await store.find('wrongCounters').catch(() => []);
  for (const each of wrong) log.error(complaintAboutCounter(each));
}

/** Probes the store. All requests during the probe and shortly afterwards share its result, because anybody may ask. */
function lookOf({ store, shared, log }: HealthParts, now: () => number): () => Promise<boolean> {
  let last: { found: Promise<boolean>; until: number } | undefined;
  let wasUsable = true;
  const look = async () => {
    let failure: unknown;
    const read = store.find('counters');
    // A full disk, a read-only database and a deleted file can still be read. They also accept a write without a change. So each probe
    // writes another value.
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
