import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { errorAnswer } from '../../../contract/serve/errors.ts';
import { answer } from '../../../contract/serve/mount.ts';
import { metrics as figures, health } from '../../limits.ts';
import { nextAttemptAt } from '../delivery/policy.ts';
import type { EventDetails } from '../journal/desk-form.ts';
import type { Work } from '../journal/journal.ts';
import { steadyNow } from '../journal/time.ts';
import { complaintAboutCounter } from '../store/directory-reads.ts';
import { type Reader, StoreFailure } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import type { HandlerParts } from './parts.ts';

type HealthParts = Pick<HandlerParts, 'store' | 'shared' | 'log'>;

/** Serves the health check, without a token. If the status is 503, the reason is only in the log. */
export function serveHealth(app: FastifyInstance, parts: HealthParts, now = steadyNow): void {
  const isUsable = checkOf(parts, now);
  // The check does not count for the rate limit: a load balancer often has the same address as the requests that it forwards.
  app.get(health.path, { config: { rateLimit: false } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isUsable()) return answer(reply, { status: 200, body: {} });
    const later = errorAnswer(503, 'The store cannot be used now. Ask again as Retry-After says.');
    return answer(reply, { ...later, headers: { 'retry-after': String(Math.ceil(health.holdsMs / 1000)) } });
  });
}

/** Logs an error for each wrong counter in the store. A wrong counter makes writes fail, or makes new rows replace others. */
export async function logWrongCounters(store: Reader, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const wrong = await store.find('wrongCounters').catch(() => []);
  for (const each of wrong) log.error(complaintAboutCounter(each));
}

/** Returns a function that checks the store and the lanes. It reuses a result for `holdsMs`, because callers need no token. */
function checkOf({ store, shared, log }: HealthParts, now: () => number): () => Promise<boolean> {
  let last: { found: Promise<boolean>; until: number } | undefined;
  let wasUsable = true;
  const check = async () => {
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
      await logWrongCounters(store, log);
    }
    if (!wasUsable && isUsable) log.info('the store can be used again');
    wasUsable = isUsable;
    return isUsable;
  };
  return () => {
    if (last && last.until > now()) return last.found;
    const begun = { found: check(), until: Number.POSITIVE_INFINITY };
    last = begun;
    void begun.found.then(() => (begun.until = now() + health.holdsMs));
    return begun.found;
  };
}

/** The maximum number of kinds of events whose log entries are limited separately. */
const mostKinds = 1000;

/** The time for which scrapes get the same text, in milliseconds. Scrapes need no token, and writing many labels takes time. */
const holdsMs = 1000;

/** The metrics of one service for Prometheus, and log messages about the counted events. */
export class Metrics {
  readonly registry = new Registry();
  /** Functions that return current values. Each scrape calls them. */
  sources = { pending: () => 0, streams: () => 0 };
  readonly #log: FastifyBaseLogger;
  readonly #lines = new RecentMap<string, { until: number; since: number }>(mostKinds);
  readonly #requests = this.#counter('requests_total', 'Requests that were answered.', ['route', 'status']);
  readonly #entries = this.#counter('messages_total', 'Entries that were added to transcripts.', ['from']);
  readonly #deliveries = this.#counter('deliveries_total', 'Deliveries that ended.', ['kind', 'state']);
  readonly #late = this.#histogram('retry_delay_seconds', 'Time from the due time of a retry to its start.');
  readonly #commits = this.#histogram(
    'commit_seconds',
    'Time from the start of a unit of work until it is durable.',
  );

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
    this.#gauge('deliveries_pending', 'Deliveries that have not ended.', () => this.sources.pending());
    this.#gauge('event_streams', 'Open event streams of agents and visitors.', () => this.sources.streams());
    this.#gauge('heap_bytes', 'Memory of JavaScript in use.', () => process.memoryUsage().heapUsed);
    this.#gauge('resident_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.#gauge(
      'loop_busy_seconds',
      'Time in which the event loop was busy since the start.',
      () => performance.eventLoopUtilization().active / 1000,
    );
  }

  /** Counts and logs requests by their routes, because paths contain secrets. Of many rejected requests, it logs only a few. */
  watch(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions } = request;
      const { statusCode: status, elapsedTime } = reply;
      const route = `${method} ${routeOptions.url ?? '(no route)'}`;
      this.#requests.inc({ route, status });
      this.#log.debug({ route, status, ms: Math.round(elapsedTime) }, 'a request was answered');
      if (status >= 400)
        this.#seldom(`${status} ${route}`, (count) =>
          this.#log[status >= 500 ? 'warn' : 'info']({ route, status, count }, 'requests were rejected'),
        );
      done();
    });
    let last: { text: Promise<string>; until: number } | undefined;
    app.get(figures.path, { config: { rateLimit: false } }, async (_request, reply) => {
      const now = performance.now();
      if (!last || last.until <= now) last = { text: this.registry.metrics(), until: now + holdsMs };
      return reply
        .header('cache-control', 'no-store')
        .type(this.registry.contentType)
        .send(await last.text);
    });
  }

  /** Returns a function that runs units of work like `work`, measures the time until each unit is durable, and logs slow units. */
  timed(work: Work): Work {
    return async (unit) => {
      const begun = performance.now();
      try {
        return await work(unit);
      } finally {
        const ms = performance.now() - begun;
        this.#commits.observe(ms / 1000);
        if (ms > figures.slowMs)
          this.#seldom('slow', (count) =>
            this.#log.warn({ ms: Math.round(ms), count }, 'units of work were slow to become durable'),
          );
      }
    };
  }

  /** Counts an entry when its event has become durable. Does nothing for other events. */
  published({ event, entry }: EventDetails): void {
    if (event === 'entry_added' && entry) this.#entries.inc({ from: entry.from });
  }

  /** Counts a delivery that has ended, and the delays of its retries. `policy` is undefined for an operation without a policy. */
  deliveryEnded(
    { delivery_id, kind, state, chat_id, attempts, request, failure }: Delivery,
    policy?: DeliveryPolicy,
  ) {
    this.#deliveries.inc({ kind, state });
    for (const [index, attempt] of attempts.entries()) {
      const before = attempts[index - 1];
      if (policy && before)
        this.#late.observe(Math.max(0, attempt.startedAt - nextAttemptAt(policy, before)) / 1000);
    }
    if (state !== 'failed') return;
    const to = URL.parse(request.url)?.host;
    const { outcome = failure, status } = attempts.at(-1) ?? {};
    this.#seldom(`${kind} ${to}`, (count) =>
      this.#log.warn(
        { delivery_id, chat_id, kind, to, attempts: attempts.length, outcome, status, count },
        'deliveries failed; the desk lists them',
      ),
    );
  }

  /** Calls `write` at once for a new kind of event, and then at most once in `lineMs`, with the count since the last call. */
  #seldom(kind: string, write: (count: number) => void): void {
    const now = performance.now();
    const line = this.#lines.getOrMake(kind, () => ({ until: 0, since: 0 }));
    line.since++;
    if (now < line.until) return;
    write(line.since);
    Object.assign(line, { until: now + figures.lineMs, since: 0 });
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `parlance_${name}`,
      help,
      registers: [this.registry],
      collect: () => gauge.set(value()),
    });
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[] = []): Counter<Label> {
    return new Counter({ name: `parlance_${name}`, help, labelNames, registers: [this.registry] });
  }

  #histogram(name: string, help: string): Histogram {
    const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 10];
    return new Histogram({ name: `parlance_${name}`, help, buckets, registers: [this.registry] });
  }
}
