import type { LimitFunction } from 'p-limit';
import pLimit from 'p-limit';
import { noteAnswer, perRun } from './patience.ts';
import { pause } from './tasks.ts';

interface Gate {
  throttle: Throttle;
  all: LimitFunction;
  /** The limit on connections whose responses are judged. The first responses set it. */
  judged: LimitFunction;
  /** The first responses, whose times set `judged`. Absent if --concurrency or `settlePace` has set it. */
  first?: Timing[];
  /** The latest responses, which show whether a slow server can handle more requests. Absent if --concurrency sets the limit. */
  latest?: Timing[];
  /** The requests in progress. `beside` is the largest number of other requests that were in progress at the same time. */
  underWay: Map<{ beside: number }, Promise<unknown>>;
  alone: LimitFunction;
  closed?: Promise<unknown>;
}

const newGate = (all: number, judged: number): Gate => ({
  throttle: new Throttle(),
  all: pLimit(all),
  judged: pLimit(judged),
  underWay: new Map(),
  alone: pLimit(1),
});

const gatesOfRun = perRun(() => new Map<string, Gate>());

/** Limits the connections to the server of `url` to `most`. Without this call, the limit depends on how fast the server answers. */
export function limitConnections(url: string, most: number): void {
  gatesOfRun().set(new URL(url).host, newGate(most, most));
}

export function throttleOf(url: string): Throttle {
  return gateOf(url).throttle;
}

/** Makes a request as soon as the limit on connections allows it. Retries it while the response is 429. */
export function connected<T extends Limited>(url: string, work: () => Promise<T>): Promise<T> {
  const gate = gateOf(url);
  return gate.throttle.retryWhileLimited(async () => (await runWithin(gate, [gate.all], work)).result);
}

/** Makes a request whose response is judged. Fewer of these run in parallel than others. The time of each response adjusts their limit. */
export function connectedInTime<T extends Timing & Limited>(
  url: string,
  work: () => Promise<T>,
): Promise<T & Beside> {
  const gate = gateOf(url);
  return gate.throttle.retryWhileLimited(async () => {
    const { result, beside } = await runWithin(gate, [gate.judged, gate.all], work);
    adjustLimit(gate, result);
    return { ...result, beside };
  });
}

/** Makes a request while no other request of the run is made to its server. Retries it while the response is 429. */
export function connectedAlone<T extends Limited>(url: string, work: () => Promise<T>): Promise<T & Beside> {
  const gate = gateOf(url);
  const alone = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.closed = promise;
    while (gate.underWay.size > 0) await Promise.allSettled(gate.underWay.values());
    return work()
      .then((result) => ({ ...result, beside: 0 }))
      .finally(() => {
        delete gate.closed;
        resolve();
      });
  };
  return gate.throttle.retryWhileLimited(() => gate.alone(alone));
}

interface Beside {
  beside: number;
}

/** True if the limit for the server of `url` still depends on its first responses. */
export function isPaced(url: string): boolean {
  return gateOf(url).first !== undefined;
}

/** Limits the judged requests that are made in parallel to the server of `url` to the number `places`. Later answers can only raise this limit. */
export function settlePace(url: string, places: number): void {
  const gate = gateOf(url);
  delete gate.first;
  gate.judged.concurrency = places;
}

function runWithin<T>(
  gate: Gate,
  limits: readonly LimitFunction[],
  work: () => Promise<T>,
): Promise<{ result: T } & Beside> {
  const run = async () => {
    while (gate.closed) await gate.closed;
    const { underWay } = gate;
    const own = { beside: underWay.size };
    const working = work().finally(() => underWay.delete(own));
    underWay.set(own, working);
    for (const each of underWay.keys()) each.beside = Math.max(each.beside, underWay.size - 1);
    return { result: await working, beside: own.beside };
  };
  return limits.reduceRight((inner, limit) => () => limit(inner), run)();
}

function gateOf(url: string): Gate {
  const { host } = new URL(url);
  const gates = gatesOfRun();
  const known = gates.get(host);
  if (known) return known;
  const gate = { ...newGate(mostConnections, sampleSize), first: [], latest: [] };
  gates.set(host, gate);
  return gate;
}

function adjustLimit(gate: Gate, { sentAt, endedAt }: Timing): void {
  const { all, judged, first, latest } = gate;
  if (latest && judged.concurrency === mostConnections) {
    gate.latest = [...latest.slice(1 - mostConnections), { sentAt, endedAt }];
    if (canTakeMore(gate.latest)) all.concurrency = judged.concurrency = mostConnectionsToSlow;
  }
  if (!first || judged.concurrency >= mostConnections) return;
  // The first responses may have been slow because the server was starting or busy. So a later, faster response raises the limit.
  if (first.length === sampleSize) {
    judged.concurrency = Math.max(judged.concurrency, serialLimit(endedAt - sentAt));
    return;
  }
  const answers = [...first, { sentAt, endedAt }];
  const places = limitFor(answers);
  // Requests that did not overlap do not show how many the server can handle at a time.
  gate.first = places === undefined ? answers.slice(1 - sampleSize) : answers;
  if (places !== undefined) judged.concurrency = places;
}

/** The largest number of connections to one server. With more, its accept queue may overflow, or requests wait for a worker. */
export const mostConnections = 8;
/** The largest number of parallel connections to a slow server that handles requests in parallel. */
const mostConnectionsToSlow = 16;
/** The number of first responses that show whether a server handles requests in parallel. */
export const sampleSize = 4;

/** The longest acceptable wait in the queue of a server that handles one request after the other, in milliseconds. */
const longestQueueMs = 2500;

/** The instants of a request and of its complete response, in milliseconds of `performance.now()`. */
interface Timing {
  sentAt: number;
  endedAt: number;
}

/** Returns the number of requests that may be made in parallel. Undefined if the responses are too few or do not overlap. */
export function limitFor(answers: readonly Timing[]): number | undefined {
  if (answers.length < sampleSize || !overlap(answers)) return undefined;
  const slowest = Math.max(...durations(answers));
  return areParallel(answers) ? mostConnections : serialLimit(slowest / answers.length);
}

/** True if the latest responses of a slow server were about equally fast. It then gets twice as many requests. */
function canTakeMore(answers: readonly Timing[]): boolean {
  const slowest = Math.max(...durations(answers));
  const isSlow = serialLimit(slowest) < mostConnections && slowest * 2 <= longestQueueMs;
  return isSlow && answers.length === mostConnections && overlap(answers) && areParallel(answers);
}

function overlap(answers: readonly Timing[]): boolean {
  return (
    Math.max(...answers.map(({ sentAt }) => sentAt)) < Math.min(...answers.map(({ endedAt }) => endedAt))
  );
}

function areParallel(answers: readonly Timing[]): boolean {
  const took = durations(answers);
  return Math.max(...took) < Math.min(...took) * 1.5;
}

function durations(answers: readonly Timing[]): number[] {
  return answers.map(({ sentAt, endedAt }) => endedAt - sentAt);
}

/** True if one response was so quick that even a serial server can answer `mostConnections` requests in time. */
export function isQuick({ sentAt, endedAt }: Timing): boolean {
  return serialLimit(endedAt - sentAt) === mostConnections;
}

/** Returns the number of requests that a serial server answers within `longestQueueMs`. */
function serialLimit(eachMs: number): number {
  return Math.min(mostConnections, Math.max(1, Math.floor(longestQueueMs / eachMs)));
}

/** The longest time for which a request that is answered 429 is retried, in milliseconds. */
const retryForMs = 90_000;
const pauseMs = { least: 250, most: 30_000 };
/** The smallest and the largest time between two requests to a server that has answered 429, in milliseconds. */
const spaceMs = { least: 25, most: 250 };
/** The factor by which each accepted request shortens the spacing. Four of them make up for one rejection. */
const speedUp = 0.8;
/** The number of 429 responses, without any other, after which a server counts as one that rejects everything. */
const mostRefused = 100;

interface Limited {
  status?: number;
  retryAfter?: string | undefined;
}

/** Sets the pace of requests to a server that answers 429. No case judges a rate limit, since a strict one is not a fault. */
class Throttle {
  /** The number of requests, and how many of them got a 429 response. */
  requests = 0;
  refused = 0;
  #spaceMs = 0;
  #freeAt = Number.NEGATIVE_INFINITY;
  #slowedAt = Number.NEGATIVE_INFINITY;

  /** Makes a request. While the response is 429, retries after the delay that the response states. Returns the last response. */
  async retryWhileLimited<T extends Limited>(ask: () => Promise<T>): Promise<T> {
    const end = performance.now() + retryForMs;
    for (;;) {
      await this.#turn();
      this.requests += 1;
      const answer = await ask();
      if (answer.status !== undefined) noteAnswer();
      if (answer.status !== 429) {
        this.#spaceMs = this.#spaceMs < 1 ? 0 : this.#spaceMs * speedUp;
        return answer;
      }
      this.refused += 1;
      this.#slowDown();
      const isHopeless = this.refused >= mostRefused && this.refused === this.requests;
      const waitMs = retryDelayMs(answer);
      if (isHopeless || performance.now() + waitMs > end) return answer;
      await pause(waitMs);
    }
  }

  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#freeAt);
    this.#freeAt = at + this.#spaceMs;
    if (at > now) await pause(at - now);
  }

  /** Doubles the time between two requests. Several rejections within a quarter of a second count once. */
  #slowDown(): void {
    const now = performance.now();
    if (now - this.#slowedAt < pauseMs.least) return;
    this.#slowedAt = now;
    this.#spaceMs = Math.min(spaceMs.most, Math.max(spaceMs.least, this.#spaceMs * 2));
  }
}

function retryDelayMs({ retryAfter = '0' }: Limited): number {
  // Retry-After is a number of seconds, or an HTTP date.
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  // The random addition prevents requests that were rejected together from being retried together.
  const waitMs = (Number.isFinite(ms) ? ms : 0) + Math.random() * pauseMs.least;
  return Math.min(pauseMs.most, Math.max(pauseMs.least, waitMs));
}
