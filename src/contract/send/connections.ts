import type { LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { RecentMap } from '../recent-map.ts';

/** How long to connect may take, in milliseconds: longer than any attempt. */
const longestConnectMs = 30_000;
/** How long a connection rests after an answer before it is used again, in milliseconds: a server that closes it has done so by then. */
const restMs = 5;
/** How long a connection is kept without a request, in milliseconds. Servers that keep connections keep them longer. */
const idleMs = 1000;
/** How much earlier it is closed than the server announces by `Keep-Alive`, in milliseconds. */
const marginMs = 1000;
/** How long a connection is used at most, in milliseconds, so that a changed address of its name is seen. */
const longestUseMs = 60_000;
/** How long every request to an origin gets a new connection after one that failed, in milliseconds. */
const distrustMs = 60_000;

/** How many connections to one origin are kept at most. */
const mostResting = 500;

/** Over how long the least time to connect is measured, in milliseconds. That of the period before counts as well. */
const rememberedMs = 60_000;

/** Of how many origins failures and times to connect are remembered. */
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
 * Connections by origin. A connection that has brought a whole answer is kept for a moment, for the next request to its origin.
 *
 * A server may close a kept connection just when a request is on its way, and nobody can tell whether it has seen the request. A repeat
 * might be one attempt more than the policy has, so the request counts as made. To make that rare, a connection is used again only
 * if it is still open a while after its answer, and only for a second; and after a request that failed all requests to the origin,
 * its repeats above all, get new connections for a while.
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
    // Only HTTP/1.1 distinguishes Content-Length from chunks (CHN-OUT-07).
    this.#connect = buildConnector({ lookup, timeout: longestConnectMs, allowH2: false });
  }

  /** Gives a connection for one request. The caller ends its use by `keep` or `drop`. */
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
      // For a request that was not written yet undici opens another one.
      if (!connection.isUsed) this.#forget(connection);
    });
    return connection;
  }

  /**
   * The least time that it lately took to connect to an origin, in milliseconds; 0 for a connection that was kept. `tookMs` is the time
   * of this connection: more where the process was busy.
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

  /** The request got a whole answer: the connection may be used again. */
  keep(connection: Connection): void {
    connection.isUsed = false;
    // That the server has closed it is read between the timer and `setImmediate`.
    if (connection.isClosed) this.#forget(connection);
    else setTimeout(() => setImmediate(() => this.#rest(connection)), restMs).unref();
  }

  /** The request failed: the connection is closed, and so are the kept ones to its origin. */
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
