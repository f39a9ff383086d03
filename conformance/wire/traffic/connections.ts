import pLimit, { type LimitFunction } from 'p-limit';
import { firstOfAll, mostConnections, mostToSlow, placesAt, placesFor, showRoom, type Took } from './pace.ts';
import { perRun } from './patience.ts';
import { waiting } from './queue-time.ts';
import { type Limited, Throttle } from './throttle.ts';

/** The limits on the connections to one server, and the measurements that set them. */
interface Gate {
  throttle: Throttle;
  all: LimitFunction;
  /**
   * The limit on connections whose answers are judged. It is set from the first few answers, which show how many requests the server can
   * handle.
   */
  judged: LimitFunction;
  /**
   * The first answers, whose times show how many requests the server handles in parallel. Absent if --concurrency or `settlePace` has set
   * the limit.
   */
  first?: Took[];
  /** The latest answers, which show whether a slow server can handle more requests. Absent if --concurrency sets the limit. */
  latest?: Took[];
  /** The requests that the server is handling, each with the largest number of others that were handled at the same time. */
  underWay: Set<{ beside: number }>;
  /** The turns of the requests that are made alone. */
  alone: LimitFunction;
  /** Resolves once the request that is made alone has ended. Absent if there is none. */
  closed?: Promise<unknown>;
  /** Called when a request ends. */
  onEnd?: () => void;
}

const newGate = (all: number, judged: number): Gate => ({
  throttle: new Throttle(),
  all: pLimit(all),
  judged: pLimit(judged),
  underWay: new Set(),
  alone: pLimit(1),
});

const gatesOfRun = perRun(() => new Map<string, Gate>());

/** Limits the connections to the server of `url` to `most`. Without this call, the limit depends on how fast the server answers. */
export function limitConnections(url: string, most: number): void {
  gatesOfRun().set(new URL(url).host, newGate(most, most));
}

/** Returns the throttle of the current run for a server. It spaces out the requests if the server answers 429. */
export function throttleOf(url: string): Throttle {
  return gateOf(url).throttle;
}

/** Makes a request as soon as another connection to the server is allowed. Retries it while it is answered 429. */
export function connected<T extends Limited>(url: string, work: () => Promise<T>): Promise<T> {
  const gate = gateOf(url);
  return gate.throttle.insist(async () => (await admitted(gate, [gate.all], work)).result);
}

/**
 * Makes a request as `connected` does, but with a lower limit, for a request whose answer is judged. The answer must come in time, so the
 * request must not compete with too many others of the suite. The time of the answer adjusts the limit.
 */
export function connectedInTime<T extends Took & Limited>(
  url: string,
  work: () => Promise<T>,
): Promise<T & Beside> {
  const gate = gateOf(url);
  return gate.throttle.insist(async () => {
    const { result, beside } = await admitted(gate, [gate.judged, gate.all], work);
    learn(gate, result);
    return { ...result, beside };
  });
}

/** Makes a request while no other request of the run is made to its server. Retries it while it is answered 429. */
export function connectedAlone<T extends Limited>(url: string, work: () => Promise<T>): Promise<T & Beside> {
  const gate = gateOf(url);
  return gate.throttle.insist(async () => {
    const endWait = waiting();
    return gate.alone(async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate.closed = promise;
      while (gate.underWay.size > 0) await ended(gate);
      endWait();
      return work()
        .then((result) => ({ ...result, beside: 0 }))
        .finally(() => {
          delete gate.closed;
          resolve();
        });
    });
  });
}

/** Resolves when a request to the server of `gate` ends. */
function ended(gate: Gate): Promise<void> {
  return new Promise((resolve) => {
    gate.onEnd = resolve;
  });
}

/** The largest number of other requests of the run that a server handled at the same time as a request. */
interface Beside {
  beside: number;
}

/** True if the limit for the server of `url` still depends on its first answers. */
export function isPaced(url: string): boolean {
  return gateOf(url).first !== undefined;
}

/** Limits the judged requests that are made in parallel to the server of `url` to `places`. Later answers can only raise this limit. */
export function settlePace(url: string, places: number): void {
  const gate = gateOf(url);
  delete gate.first;
  gate.judged.concurrency = places;
}

function admitted<T>(
  gate: Gate,
  limits: readonly LimitFunction[],
  work: () => Promise<T>,
): Promise<{ result: T } & Beside> {
  const endWait = waiting();
  const run = async () => {
    while (gate.closed) await gate.closed;
    endWait();
    const { underWay } = gate;
    const own = { beside: underWay.size };
    for (const each of underWay.add(own)) each.beside = Math.max(each.beside, underWay.size - 1);
    try {
      return { result: await work(), beside: own.beside };
    } finally {
      underWay.delete(own);
      gate.onEnd?.();
    }
  };
  return limits.reduceRight((inner, limit) => () => limit(inner), run)();
}

function gateOf(url: string): Gate {
  const { host } = new URL(url);
  const gates = gatesOfRun();
  const known = gates.get(host);
  if (known) return known;
  const gate = { ...newGate(mostConnections, firstOfAll), first: [], latest: [] };
  gates.set(host, gate);
  return gate;
}

function learn(gate: Gate, { sentAt, endedAt }: Took): void {
  const { all, judged, first, latest } = gate;
  if (latest && judged.concurrency === mostConnections) {
    gate.latest = [...latest.slice(1 - mostConnections), { sentAt, endedAt }];
    if (showRoom(gate.latest)) all.concurrency = judged.concurrency = mostToSlow;
  }
  if (!first || judged.concurrency >= mostConnections) return;
  // The first answers may have been slow because the server was starting or busy. So a later, faster answer raises the limit.
  if (first.length === firstOfAll) {
    judged.concurrency = Math.max(judged.concurrency, placesAt(endedAt - sentAt));
    return;
  }
  const answers = [...first, { sentAt, endedAt }];
  const places = placesFor(answers);
  // Requests that did not overlap do not show how many the server can handle at a time.
  gate.first = places === undefined ? answers.slice(1 - firstOfAll) : answers;
  if (places !== undefined) judged.concurrency = places;
}
