import type { EventEmitter } from 'node:events';
import { IncomingMessage, type Server, type ServerOptions, ServerResponse } from 'node:http';
import { BlockList, isIP, type Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** Requests and responses with fewer bytes are not counted, because their connection costs more. */
const largeFrom = 16 * 1024;

/**
 * Limits the total size of the large requests or responses under way to `room` bytes. The returned function counts a request or response
 * until it ends. It returns the oldest ones, which its caller must cut off to stay below the limit. Only slow callers become the oldest:
 * others send and read at once.
 */
export function byteLimit<Large extends EventEmitter>(room: number): (one: Large, bytes: number) => Large[] {
  const held = new Map<Large, number>();
  let all = 0;
  const end = (one: Large) => {
    all -= held.get(one) ?? 0;
    held.delete(one);
  };
  return (one, bytes) => {
    if (bytes < largeFrom) return [];
    held.set(one, bytes);
    all += bytes;
    one.once('end', () => end(one)).once('close', () => end(one));
    const cutOff: Large[] = [];
    for (const oldest of held.keys()) {
      // The newest one is not cut off, even if it alone exceeds the limit.
      if (all <= room || held.size === 1) break;
      end(oldest);
      cutOff.push(oldest);
    }
    return cutOff;
  };
}

export interface ConnectionLimits {
  /** The trusted proxies, each as an address or a range (`10.0.0.0/8`). The caller's address is taken from their X-Forwarded-For. */
  trustProxy?: readonly string[];
  /** The maximum number of connections; unlimited by default. A new one then replaces the one that has waited longest for its caller. */
  maxConnections?: number;
  /** The maximum number of connections of one network; unlimited by default. It does not apply to proxies, which have many callers. */
  maxConnectionsOfNetwork?: number;
  /** Returns the name of the network that an address belongs to. By default, each address is its own network. */
  networkOf?: (address: string) => string;
}

/** The time after which a stalled request body ends the connection, in milliseconds. */
const bodyMs = 10_000;

/** The interval between two checks of all connections, in milliseconds. */
const checkMs = 1000;

/** If a check comes later than this, in milliseconds, the process was paused. This happens if the machine was suspended. */
const pauseMs = 3000;

/** The shortest time between two warnings about closed connections, in milliseconds. */
const lineMs = 10_000;

/** The network of a connection, its transferred bytes at the last check, and the time when their number last changed. */
interface Known {
  network: Set<Socket> | undefined;
  passed: number;
  since: number;
}

/** The open connections of a server. If there are too many, a new one replaces the one that has waited longest for its caller. */
export class Connections {
  /** The open connections. The one that has transferred no bytes for the longest time is the first, as of the last check. */
  readonly #open = new Map<Socket, Known>();
  readonly #networks = new Map<string, Set<Socket>>();
  readonly #limits: ConnectionLimits;
  readonly #proxies = new BlockList();
  readonly #log: FastifyBaseLogger;
  #closed = 0;
  #lineAt = 0;
  #checkedAt = performance.now();
  #pausedAt = Number.NEGATIVE_INFINITY;

  /** A response that its caller leaves unread for `responseMs`, in milliseconds, ends the connection. */
  constructor(server: Server, limits: ConnectionLimits, log: FastifyBaseLogger, responseMs = 60_000) {
    this.#limits = limits;
    this.#log = log;
    for (const proxy of limits.trustProxy ?? []) {
      const [address = '', bits] = proxy.split('/');
      const family = familyOf(address);
      this.#proxies.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
    }
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.setTimeout(responseMs, (socket) => {
      if (this.wasPaused()) socket.setTimeout(responseMs);
      else if (waits(socket)) socket.destroy();
    });
    const checking = setInterval(() => this.#check(), checkMs).unref();
    server.once('close', () => clearInterval(checking));
  }

  /** True if the process was paused until less than a second ago. Then data of callers may be unread, so no caller counts as late. */
  wasPaused(): boolean {
    const now = performance.now();
    return now - this.#checkedAt > pauseMs || now - this.#pausedAt < checkMs;
  }

  /** Closes the connections without a complete request, including those without any request. */
  closeHalves(): void {
    for (const socket of this.#open.keys()) if (!responseOn(socket)) socket.destroy();
  }

  closeAll(): void {
    for (const socket of this.#open.keys()) socket.destroy();
  }

  #admit(socket: Socket): void {
    // The event `connection` also comes when a pipelined request is given back to the server.
    if (this.#open.has(socket)) return;
    const { maxConnections: most = Number.POSITIVE_INFINITY, maxConnectionsOfNetwork: mostOfOne = most } =
      this.#limits;
    const network = this.#networkOf(socket);
    const isShareTaken = network !== undefined && network.size >= mostOfOne;
    if (isShareTaken || this.#open.size >= most) {
      const former = (isShareTaken ? network.values() : this.#open.keys()).find(waits);
      this.#logClosed(isShareTaken ? { mostOfOne, from: socket.remoteAddress } : { most });
      this.#close(former ?? socket);
      if (!former) return;
    }
    this.#open.set(socket, { network, passed: 0, since: performance.now() });
    network?.add(socket);
    socket.once('close', () => this.#forget(socket));
  }

  /** Returns the connections that come from the same network as `remoteAddress`. Returns undefined for a proxy, which has no limit. */
  #networkOf({ remoteAddress = '' }: Socket): Set<Socket> | undefined {
    const { networkOf = String, maxConnectionsOfNetwork } = this.#limits;
    if (maxConnectionsOfNetwork === undefined || isIP(remoteAddress) === 0) return undefined;
    if (this.#proxies.check(remoteAddress, familyOf(remoteAddress))) return undefined;
    const name = networkOf(remoteAddress);
    const known = this.#networks.get(name) ?? new Set();
    return this.#networks.set(name, known).get(name);
  }

  #close(socket: Socket): void {
    socket.destroy();
    this.#forget(socket);
  }

  #forget(socket: Socket): void {
    this.#open.get(socket)?.network?.delete(socket);
    this.#open.delete(socket);
  }

  /** Records the connections that transferred bytes since the last check. Closes those whose request body has stalled. */
  #check(): void {
    const now = performance.now();
    if (now - this.#checkedAt > pauseMs) this.#pausedAt = now;
    this.#checkedAt = now;
    const areOnTime = !this.wasPaused();
    for (const [socket, known] of [...this.#open]) {
      const passed = socket.bytesRead + socket.bytesWritten;
      if (passed !== known.passed || !areOnTime) {
        this.#forget(socket);
        this.#open.set(socket, { ...known, passed, since: now });
        known.network?.add(socket);
      } else if (isSending(socket) && now - known.since >= bodyMs) this.#close(socket);
    }
    for (const [name, { size }] of this.#networks) if (size === 0) this.#networks.delete(name);
  }

  #logClosed(bound: object): void {
    this.#closed++;
    if (performance.now() < this.#lineAt) return;
    this.#lineAt = performance.now() + lineMs;
    this.#log.warn({ ...bound, closed: this.#closed }, 'connections were closed, because there are too many');
  }
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** True if the server waits for the caller: for a request or the rest of one, or until the caller reads the response. */
const waits = (socket: Socket) => !responseOn(socket) || socket.writableLength > 0;

const responses = new WeakMap<Socket, ServerResponse>();

/** Returns the response that a connection waits for. Returns undefined if the request is incomplete or the response is sent. */
export function responseOn(socket: Socket): ServerResponse | undefined {
  const response = responses.get(socket);
  return response?.req.complete && !isOver(response) ? response : undefined;
}

/** True if the current request of a connection has an incomplete body, and its response is not sent yet. */
function isSending(socket: Socket): boolean {
  const response = responses.get(socket);
  return response !== undefined && !response.req.complete && !isOver(response);
}

const isOver = ({ closed, writableFinished }: ServerResponse) => closed || writableFinished;

/** Makes the classes of a server that handles one request of a connection at a time. `ended` gets each response with unsent bytes. */
export function oneAtATime(
  ended: (response: ServerResponse, socket: Socket) => void,
): Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  /**
   * Marks a request as an upgrade if an earlier response on its connection is not sent. The parser stops after the head of an upgrade.
   * Otherwise it would make an object for each request in 64 kB of bytes before anything could stop it.
   */
  class Request extends IncomingMessage {
    #mustWait = false;

    get upgrade(): boolean {
      return this.#mustWait;
    }

    /** Node sets null when it makes the request, and a boolean when it has read the head. Real upgrades are handled as plain requests. */
    set upgrade(asked: boolean | null) {
      if (asked === null) return;
      const response = responses.get(this.socket);
      this.#mustWait = response !== undefined && !isOver(response);
    }
  }

  class Response extends ServerResponse {
    constructor(...made: [request: IncomingMessage]) {
      super(...made);
      responses.set(made[0].socket, this);
    }

    override end(...given: unknown[]): this {
      super.end(...(given as []));
      if (this.socket && this.socket.writableLength > 0) ended(this, this.socket);
      return this;
    }
  }

  return { IncomingMessage: Request, ServerResponse: Response as typeof ServerResponse };
}

/** Leaves each pipelined request unparsed until the response before it is sent. The server must use the classes of `oneAtATime`. */
export function holdPipelined(server: Server): void {
  const turns: Socket[] = [];
  const timedOut = function (this: Socket) {
    server.emit('timeout', this);
  };
  /** Gives one connection back to the server. Other work runs before the next one, so that no caller can keep the process busy. */
  const giveBack = () => {
    const socket = turns.shift()!;
    if (turns.length > 0) setImmediate(giveBack);
    if (!socket.writable) return;
    socket.off('timeout', timedOut).off('error', ignored).setTimeout(server.timeout);
    server.emit('connection', socket);
    socket.resume();
  };
  for (const event of ['upgrade', 'connect'])
    server.on(event, (request: IncomingMessage, socket: Socket, rest: Buffer) => {
      socket.pause();
      if (rest.length > 0) socket.unshift(rest);
      socket.unshift(headOf(request));
      // The server does not listen to this connection any more. So the events that the response under way needs are passed on here.
      const response = responses.get(socket)!;
      const drained = () => response.emit('drain');
      socket.on('drain', drained).on('timeout', timedOut).on('error', ignored);
      response.once('close', () => {
        socket.off('drain', drained);
        if (turns.push(socket) === 1) setImmediate(giveBack);
      });
    });
}

const ignored = () => {};

function headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  const fields = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
  return Buffer.from(`${method} ${url} HTTP/${httpVersion}\r\n${fields.join('')}\r\n`, 'latin1');
}

/** The signals of `signalOf`, so that a response has one, however often a handler reads it. */
const signals = new WeakMap<ServerResponse, AbortSignal>();

/** Returns a signal that is aborted when the caller disconnects. */
export function signalOf(response: ServerResponse): AbortSignal {
  const known = signals.get(response);
  if (known) return known;
  const hungUp = new AbortController();
  signals.set(response, hungUp.signal);
  // If the caller has already disconnected, `close` is not emitted any more, so the signal is aborted here.
  if (response.closed || response.destroyed) hungUp.abort();
  else response.once('close', () => hungUp.abort());
  return hungUp.signal;
}

/** Returns the names of the header fields in lower case. A repeated field is listed twice. */
export function headerNamesOf({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
}
