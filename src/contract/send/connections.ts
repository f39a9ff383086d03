import type { LookupFunction } from 'node:net';
import { buildConnector, Client } from 'undici';
import { RecentMap } from '../recent-map.ts';

/** The time limit for opening a connection, in milliseconds. It is longer than the timeout of every delivery policy. */
const longestConnectMs = 30_000;
/** A connection is reused only if it is still open this long after a response, in milliseconds. Some servers close it before. */
const restMs = 5;
/** An unused connection is closed after this time, in milliseconds. Servers usually keep connections longer. */
const idleMs = 1000;
/** A connection is closed this long before the time that the server announces in `Keep-Alive` ends, in milliseconds. */
const marginMs = 1000;
/** A connection is reused for this long, in milliseconds. Then a new one is opened, to follow a changed DNS entry. */
const longestUseMs = 60_000;
/** For this long after a failed request, in milliseconds, every request to the same origin opens a new connection. */
const distrustMs = 60_000;

/** The maximum number of unused connections that are kept for one origin. */
const mostResting = 500;

/** The length of a period in which the shortest connect time is measured, in milliseconds. The period before counts too. */
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
 * Opens, reuses and closes connections, for each origin separately. After a complete response, the connection is kept for the next request.
 *
 * A server may close a kept connection while a request is on its way. Then nobody knows if the server got the request. Sending it again
 * could exceed the number of attempts in the policy, so it counts as an attempt. Two rules make this rare. First, a connection is reused
 * only if it is still open a few milliseconds after its response, and only for a second. Second, all requests to an origin, retries
 * included, get new connections for a while after a failed one.
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
    // HTTP/2 is not used: only HTTP/1.1 distinguishes Content-Length from chunks (CHN-OUT-07).
    this.#connect = buildConnector({ lookup, timeout: longestConnectMs, allowH2: false });
  }

  /** Returns a connection for one request. After the request, the caller calls `keep` or `drop`. */
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
      // A connection in use stays in the list: undici opens it again for a request that is not written yet.
      if (!connection.isUsed) this.#forget(connection);
    });
    return connection;
  }

  /** Records the connect time `tookMs`. Returns the shortest recent one of the origin, in milliseconds; 0 for a reused connection. */
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

  /** To be called after a complete response. Keeps the connection for another request. */
  keep(connection: Connection): void {
    connection.isUsed = false;
    // `#rest` runs in `setImmediate` after a timer. In between, Node reads from the socket, and so notices if the server has closed it.
    if (connection.isClosed) this.#forget(connection);
    else setTimeout(() => setImmediate(() => this.#rest(connection)), restMs).unref();
  }

  /** To be called after a failed request. Closes all kept connections to the origin, and reuses none for `distrustMs`. */
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
