import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Socket } from 'node:net';
import { type Answer, ok } from './answers.ts';
import { certificateOfRun } from './certificate.ts';
import { type Evidence, noted } from './evidence.ts';
import { longestBody, Recording } from './recording.ts';
import { jsonOf, messageOf, type WireMessage } from './wire-message.ts';

export interface CaughtRequest extends WireMessage {
  method: string;
  path: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
  /** When the connection was over, in milliseconds of `performance.now()`. */
  closedAt?: number;
}

/** Decides what to do with a request. `earlier` are the requests before it; the list grows after the call. */
export type Script = (request: CaughtRequest, earlier: readonly CaughtRequest[]) => Answer;

/** Limits of a stand-in; no implementation sends so much. */
const mostRequests = 10_000;
const mostConnections = 1000;

/**
 * A server that plays the other side: it records each request with its bytes and instants, and answers, hangs or resets
 * as its script says. It never keeps a connection alive, so that no client library repeats a request
 * of its own accord on a connection that went stale.
 */
export class StandIn {
  readonly requests: CaughtRequest[] = [];
  /** Connections that brought no readable request. */
  readonly unreadable: Evidence[] = [];
  readonly host: string;
  port: number;
  script: Script;
  /** Whether a request without a body, as some services make before they send, is answered and not counted. */
  sparesProbes = false;
  /** Until when its port was closed, so that requests were not seen. */
  shutUntil = Number.NEGATIVE_INFINITY;
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';
  /** Connections below TLS, by their remote port. */
  readonly #bare = new Map<number | undefined, Socket>();
  readonly #recordings = new WeakMap<Socket, Recording>();
  readonly #watchers = new Set<() => void>();

  constructor(script: Script, host = '127.0.0.1', port = 0) {
    this.script = script;
    this.host = host;
    this.port = port;
    // Requests without Host are read as well: the cases judge them.
    const options = { requireHostHeader: false };
    const certificate = certificateOfRun();
    this.#scheme = certificate ? 'https' : 'http';
    this.#server = certificate ? createSecureServer({ ...options, ...certificate }) : createServer(options);
    this.#server.maxConnections = mostConnections;
    if (certificate) {
      this.#server.on('connection', (socket: Socket) => {
        const { remotePort } = socket;
        this.#bare.set(remotePort, socket);
        socket.on('close', () => this.#bare.delete(remotePort));
      });
    }
    this.#server.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) =>
      this.#accept(socket),
    );
    // A script that fails must not leave its request without an end.
    this.#server.on('request', (incoming, response) => {
      this.#read(incoming, response).catch((error: Error) => this.#refuse(error, incoming.socket));
    });
    this.#server.on('clientError', (error, socket) => this.#refuse(error, socket as Socket));
  }

  /** Listens; `port` then holds the real one. */
  async open(): Promise<this> {
    this.shutUntil = Math.min(this.shutUntil, performance.now());
    await once(this.#server.listen(this.port, this.host), 'listening');
    const address = this.#server.address();
    if (address && typeof address === 'object') this.port = address.port;
    return this;
  }

  get url(): string {
    return `${this.#scheme}://${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
  }

  /** Waits until the requests satisfy `seen`; undefined when the time is over before. */
  async until<T>(seen: (requests: readonly CaughtRequest[]) => T | undefined, timeoutMs: number) {
    const { promise, resolve } = Promise.withResolvers<T | undefined>();
    const look = () => {
      const found = seen(this.requests);
      if (found !== undefined) resolve(found);
    };
    const timer = setTimeout(() => resolve(undefined), timeoutMs);
    this.#watchers.add(look);
    look();
    return promise.finally(() => {
      clearTimeout(timer);
      this.#watchers.delete(look);
    });
  }

  async close(): Promise<void> {
    // A connection below TLS may never begin the handshake.
    for (const socket of this.#bare.values()) socket.destroy();
    this.#server.closeAllConnections();
    if (this.#server.listening) await once(this.#server.close(), 'close');
  }

  #accept(socket: Socket): void {
    this.#recordings.set(socket, new Recording(socket.setNoDelay(true)));
    socket.on('error', () => socket.destroy());
  }

  #refuse({ message }: Error, socket: Socket): void {
    if (this.unreadable.length < 20)
      this.unreadable.push(noted('a connection that brought no request', message));
    socket.destroy();
  }

  /** Records a request and says what to do with it. */
  take(request: CaughtRequest): Answer {
    if (this.sparesProbes && isProbe(request)) return ok;
    const answer = this.script(request, this.requests);
    this.requests.push(request);
    for (const look of this.#watchers) look();
    return answer;
  }

  async #read(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', httpVersion, socket } = incoming;
    const recording = this.#recordings.get(socket);
    if (!recording) return;
    const firstByteAt = recording.firstByteAt ?? recording.lastByteAt;
    const body = await bodyOf(incoming);
    const lastByteAt = recording.lastByteAt;
    recording.next();
    if (typeof body === 'string' || this.requests.length >= mostRequests) {
      const why = typeof body === 'string' ? body : `more than ${mostRequests} requests came`;
      return this.#refuse(new Error(`${method} ${path}: ${why}`), socket);
    }
    const request: CaughtRequest = {
      method,
      path,
      ...messageOf(`${method} ${path} HTTP/${httpVersion}`, incoming.rawHeaders, body, 'none'),
      firstByteAt,
      lastByteAt,
      json: jsonOf(body.toString()),
    };
    response.on('close', () => {
      request.closedAt = performance.now();
    });
    const answer = this.take(request);
    if (answer.kind === 'reset') return void (this.#bare.get(socket.remotePort) ?? socket).resetAndDestroy();
    perform(response, answer);
  }
}

/** Whether a request is a probe: without a body, and by a safe method. */
export function isProbe({ method, body }: CaughtRequest): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) && body.length === 0;
}

/** The body to its end; a string says why there is none. */
async function bodyOf(incoming: IncomingMessage): Promise<Buffer | string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of incoming) {
      length += (part as Buffer).length;
      if (length > longestBody) return `the body is longer than ${longestBody} bytes`;
      parts.push(part as Buffer);
    }
  } catch {
    return 'the connection was closed before the request was complete';
  }
  return Buffer.concat(parts);
}

function perform(response: ServerResponse, answer: Exclude<Answer, { kind: 'reset' }>): void {
  if (answer.kind === 'hang') return;
  if (answer.kind === 'close') return void response.socket?.end();
  const body = Buffer.from(answer.body);
  const headers = answer.kind === 'reply' ? answer.headers : {};
  response.writeHead(answer.status, { 'Content-Length': body.length, Connection: 'close', ...headers });
  if (answer.kind === 'reply') return void later(answer.afterMs ?? 0, () => response.end(body));
  const half = Math.ceil(body.length / 2);
  response.write(body.subarray(0, half));
  const rest = body.subarray(half);
  for (const [index, byte] of rest.entries()) {
    const afterMs = (answer.lastByteAfterMs * (index + 1)) / rest.length;
    later(afterMs, () => response.write(Buffer.of(byte)));
  }
  later(answer.lastByteAfterMs, () => response.end());
}

function later(ms: number, act: () => unknown): void {
  if (ms === 0) act();
  else setTimeout(act, ms).unref();
}
