import type { LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { RecentMap } from '../recent-map.ts';

/** The time limit for connecting, in milliseconds. It is longer than the timeout of any attempt. */
const longestConnectMs = 30_000;
/** The wait after a response before a connection is reused, in milliseconds. Some servers close a connection within it. */
const restMs = 5;
/** The longest time an unused connection is kept, in milliseconds. Servers keep their connections for longer. */
const idleMs = 1000;
/** A connection is closed this long before the end of the time that the server announces in `Keep-Alive`, in milliseconds. */
const marginMs = 1000;
/** The longest time a connection is reused, in milliseconds. After that, a new connection uses the current DNS address of the name. */
const longestUseMs = 60_000;
/** After a failed request, the time in which all requests to its origin get new connections, in milliseconds. */
const distrustMs = 60_000;

/** The maximum number of kept connections to one origin. */
const mostResting = 500;

/** The period over which the shortest connect time is measured, in milliseconds. The previous period counts as well. */
const rememberedMs = 60_000;

/** The maximum number of origins whose failures and connect times are remembered. */
const mostRemembered = 10_000;

/** A connection that carries one request at a time. */
export interface Connection {
  readonly client: Client;
  readonly origin: string;
  readonly openedAt: number;
  isOld: boolean;
  isUsed: boolean;
  isClosed: boolean;
}

/**
 * Manages connections by origin. After a complete response, a connection is kept briefly for the next request to its origin.
 *
 * A server may close a kept connection while a request is on its way. Nobody can know if the server has received that request. A retry
 * might exceed the number of attempts in the policy, so the request counts as made. Two rules make this rare. A connection is reused only
 * if it is still open a few milliseconds after its response, and only for a second. After a failed request, all requests to its origin get
 * new connections for a while, retries included.
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

  /** Returns a connection for one request. The caller ends its use with `keep` or `drop`. */
  acquire(origin: string): Connection {
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
      // A connection in use is not forgotten: undici opens another one for a request that was not written yet.
      if (!connection.isUsed) this.#forget(connection);
    });
    return connection;
  }

  /** Returns the shortest recent time to connect to an origin, in milliseconds; 0 for a reused connection. Records `tookMs`. */
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

  /** Ends a request with a complete response. The connection may be reused for another request. */
  keep(connection: Connection): void {
    connection.isUsed = false;
    // `#rest` is called later, so that a close by the server is noticed: Node reads it between the timer and `setImmediate`.
    if (connection.isClosed) this.#forget(connection);
    else setTimeout(() => setImmediate(() => this.#rest(connection)), restMs).unref();
  }

  /** Ends a failed request. Closes all kept connections to its origin, and reuses none for a minute. */
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
