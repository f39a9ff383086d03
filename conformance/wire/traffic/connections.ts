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
}

const gatesOfRun = perRun(() => new Map<string, Gate>());

/** Limits the connections to the server of `url` to `most`. Without this call, the limit depends on how fast the server answers. */
export function limitConnections(url: string, most: number): void {
  const gate = { throttle: new Throttle(), all: pLimit(most), judged: pLimit(most) };
  gatesOfRun().set(new URL(url).host, gate);
}

/** Returns the throttle of the current run for a server. It spaces out the requests if the server answers 429. */
export function throttleOf(url: string): Throttle {
  return gateOf(url).throttle;
}

/** Makes a request as soon as another connection to the server is allowed. Retries it while it is answered 429. */
export function connected<T extends Limited>(url: string, work: () => Promise<T>): Promise<T> {
  const { all, throttle } = gateOf(url);
  return throttle.insist(() => admitted([all], work));
}

/**
 * Makes a request as `connected` does, but with a lower limit, for a request whose answer is judged. The answer must come in time, so the
 * request must not compete with too many others of the suite. The time of the answer adjusts the limit.
 */
export function connectedInTime<T extends Took & Limited>(url: string, work: () => Promise<T>): Promise<T> {
  const gate = gateOf(url);
  return gate.throttle.insist(async () => {
    const took = await admitted([gate.judged, gate.all], work);
    learn(gate, took);
    return took;
  });
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

function admitted<T>(limits: readonly LimitFunction[], work: () => Promise<T>): Promise<T> {
  const endWait = waiting();
  const run = () => {
    endWait();
    return work();
  };
  return limits.reduceRight((inner, limit) => () => limit(inner), run)();
}

function gateOf(url: string): Gate {
  const { host } = new URL(url);
  const gates = gatesOfRun();
  const known = gates.get(host);
  if (known) return known;
  const [all, judged] = [pLimit(mostConnections), pLimit(firstOfAll)];
  const gate = { throttle: new Throttle(), all, judged, first: [], latest: [] };
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
