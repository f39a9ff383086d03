import type { LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { RecentMap } from './recent-map.ts';

/** A connection that is not made by then is given up; the attempt that wanted it was over before, by its policy. */
const longestConnectMs = 30_000;
/**
 * How long a connection rests after an answer before it carries the next request, in milliseconds. Who hangs up after an
 * answer has done so by then, whatever was promised.
 */
const restMs = 5;
/** How long it is kept without a request, in milliseconds; every server that keeps connections at all keeps them longer. */
const idleMs = 1000;
/** A server that says for how long it keeps a connection is believed, but for this much at the end, in milliseconds. */
const marginMs = 1000;
/** How long a connection is used at most, in milliseconds, so that a name that leads elsewhere by now is looked up again. */
const longestUseMs = 60_000;
/** How long every request to a destination has a connection of its own after one that failed, in milliseconds. */
const distrustMs = 60_000;

/** Connections to one destination that rest at the same time. */
const mostResting = 500;

/** Over how long the least time to connect is taken, in milliseconds; the least of the time before is remembered beside it. */
const rememberedMs = 60_000;

/** Of how many destinations it is remembered how they fared lately. */
const mostRemembered = 10_000;

/** A connection that carries one request at a time. */
export interface Connection {
  readonly client: Client;
  readonly origin: string;
  readonly openedAt: number;
  /** Whether it has carried a request before. */
  isOld: boolean;
  isUsed: boolean;
  isClosed: boolean;
}

/**
 * Connections to destinations. One that has brought a whole answer is kept for a moment, for the next request to the same
 * destination.
 *
 * Who closes a kept connection just when a request is on its way may have seen the request, or not: nobody can tell. To make it
 * again might be one attempt more than the policy has, so it counts as made. What can be done is to let that not happen: a
 * connection is used again only if it is seen to be open a while after its answer, and only for a second. And where a request
 * failed, all that follow, its repeats above all, have new connections for a while.
 */
export class Connections {
  readonly #connect: buildConnector.connector;
  readonly #open = new Set<Connection>();
  readonly #resting = new Map<string, Connection[]>();
  readonly #distrusted = new RecentMap<string, number>(mostRemembered);
  readonly #connectMs = new RecentMap<string, { since: number; least: number; leastBefore: number }>(
    mostRemembered,
  );

  constructor(lookup: LookupFunction) {
    // Length and chunks of a body are told apart in HTTP/1.1 only (CHN-OUT-07).
    this.#connect = buildConnector({ lookup, timeout: longestConnectMs, allowH2: false });
  }

  /** A connection to a destination that nobody uses; it is used until it is either kept or dropped. */
  take(origin: string): Connection {
    const resting = this.#resting.get(origin)?.pop();
    if (resting) return Object.assign(resting, { isUsed: true, isOld: true });
    const connection: Connection = {
      origin,
      openedAt: performance.now(),
      isOld: false,
      isUsed: true,
      isClosed: false,
      client: new Client(origin, {
        connect: this.#connect,
        headersTimeout: 0,
        bodyTimeout: 0,
        keepAliveTimeout: idleMs,
        keepAliveMaxTimeout: idleMs,
        keepAliveTimeoutThreshold: marginMs,
      }),
    };
    this.#open.add(connection);
    connection.client.once('disconnect', () => {
      connection.isClosed = true;
      // A request that was not written yet goes out on another one, which undici makes.
      if (!connection.isUsed) this.#forget(connection);
    });
    return connection;
  }

  /**
   * How long it takes at least to connect to where a connection leads, in milliseconds, as seen lately; nothing for one that was
   * there. `tookMs` is how long this one took: more where the process was busy.
   */
  leastConnectMs({ origin, isOld }: Connection, tookMs: number): number {
    if (isOld) return 0;
    const now = performance.now();
    let known = this.#connectMs.get(origin);
    if (!known || now - known.since > rememberedMs) {
      known = { since: now, least: tookMs, leastBefore: known?.least ?? tookMs };
      this.#connectMs.set(origin, known);
    }
    known.least = Math.min(known.least, tookMs);
    return Math.min(known.least, known.leastBefore);
  }

  /** The request was answered as a whole: the connection may carry another one. */
  keep(connection: Connection): void {
    connection.isUsed = false;
    // What has come meanwhile, as that it is closed, is read between the timer and what follows it.
    if (connection.isClosed) this.#forget(connection);
    else setTimeout(() => setImmediate(() => this.#rest(connection)), restMs).unref();
  }

  /** The request was not answered: the connection is closed, and so are those that rest. */
  drop(connection: Connection): void {
    const { origin } = connection;
    this.#forget(connection);
    this.#distrusted.set(origin, performance.now() + distrustMs);
    for (const each of this.#resting.get(origin) ?? []) this.#forget(each);
  }

  async close(): Promise<void> {
    const all = [...this.#open];
    this.#open.clear();
    this.#resting.clear();
    await Promise.all(all.map(({ client }) => client.destroy()));
  }

  #rest(connection: Connection): void {
    if (!this.#open.has(connection)) return;
    const { origin, openedAt } = connection;
    const resting = this.#resting.get(origin) ?? [];
    const isOld = performance.now() - openedAt > longestUseMs;
    if (isOld || resting.length >= mostResting || !this.#trusts(origin)) {
      this.#forget(connection);
      return;
    }
    this.#resting.set(origin, resting);
    resting.push(connection);
  }

  #trusts(origin: string): boolean {
    const until = this.#distrusted.get(origin);
    if (until === undefined) return true;
    if (until > performance.now()) return false;
    return this.#distrusted.delete(origin);
  }

  #forget(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    const { origin, client } = connection;
    const others = this.#resting.get(origin)?.filter((each) => each !== connection) ?? [];
    if (others.length > 0) this.#resting.set(origin, others);
    else this.#resting.delete(origin);
    client.destroy().catch(() => {});
  }
}
