import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { settingsOfRun } from '../traffic/patience.ts';
import { type Evidence, noted } from './evidence.ts';
import { jsonOf, longestBody, Recording, read, type WireMessage } from './wire-message.ts';

export type Answer =
  | { kind: 'reply'; status: number; body: string; headers?: Record<string, string>; afterMs?: number }
  /** Sends the head and half of the body at once, and the rest byte by byte. The last byte is sent after `lastByteAfterMs`. */
  | { kind: 'trickle'; status: number; body: string; lastByteAfterMs: number }
  | { kind: 'hang' }
  | { kind: 'reset' }
  | { kind: 'close' };

export type Reply = Extract<Answer, { kind: 'reply' }>;

export function reply(status: number, body: unknown = '', afterMs = 0): Reply {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers: Record<string, string> =
    typeof body === 'string' ? {} : { 'Content-Type': 'application/json' };
  return { kind: 'reply', status, body: text, headers, afterMs };
}

export const ok: Reply = reply(200, { result: 'ok' });
export const hang: Answer = { kind: 'hang' };
export const reset: Answer = { kind: 'reset' };

export interface CaughtRequest extends WireMessage {
  method: string;
  path: string;
  json: unknown;
  /** The answer that the stand-in gave. */
  answer?: Answer;
  closedAt?: number;
}

/** Returns the response to a request. All calls get the same list `earlier`, which grows. */
export type Script = (request: CaughtRequest, earlier: readonly CaughtRequest[]) => Answer;

const mostRequests = 10_000;
const mostConnections = 1000;

/** A server that plays the other party. It closes each connection after the response, so that no client repeats a request by itself. */
export class StandIn {
  readonly requests: CaughtRequest[] = [];
  /** Evidence of connections on which the suite received no readable request. */
  readonly unreadable: Evidence[] = [];
  readonly host: string;
  port: number;
  script: Script;
  /** True if probes are not recorded. A probe is a request without a body, which some services make first. */
  sparesProbes = false;
  /** The instant until which the port is closed, so that requests of the other party before it cannot be recorded. */
  shutUntil = Number.NEGATIVE_INFINITY;
  readonly #server: Server;
  readonly #scheme: 'http' | 'https';
  /** The TCP connections that carry TLS connections, by the remote port. */
  readonly #bare = new Map<number | undefined, Socket>();
  readonly #recordings = new WeakMap<Socket, Recording>();
  readonly #watchers = new Set<() => void>();

  constructor(script: Script, host = '127.0.0.1', port = 0) {
    this.script = script;
    this.host = host;
    this.port = port;
    // Requests without a Host field are accepted too, so that the cases can judge them.
    const options = { requireHostHeader: false };
    const { certificate } = settingsOfRun();
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
    this.#server.on(certificate ? 'secureConnection' : 'connection', (socket: Socket) => {
      this.#recordings.set(socket, new Recording(socket.setNoDelay(true), () => socket.destroy()));
      socket.on('error', () => socket.destroy());
    });
    // The connection must be closed even if the script throws.
    this.#server.on('request', (incoming, response) => {
      this.#read(incoming, response).catch((error: Error) => this.#refuse(error, incoming.socket));
    });
    this.#server.on('clientError', (error, socket) => this.#refuse(error, socket as Socket));
  }

  async open(): Promise<this> {
    this.shutUntil = Math.min(this.shutUntil, performance.now());
    await once(this.#server.listen(this.port, this.host), 'listening');
    const address = this.#server.address();
    if (address && typeof address === 'object') this.port = address.port;
    return this;
  }

  /** Evidence of requests that are not valid HTTP, such as a body with two lengths. They are not passed to the script. */
  get malformed(): Evidence[] {
    return this.unreadable.filter(({ wire }) => wire.startsWith('Parse Error'));
  }

  get url(): string {
    return `${this.#scheme}://${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
  }

  /** Calls `seen` with all requests so far until it returns a value. Resolves with undefined after the timeout. */
  async until<T>(seen: (requests: readonly CaughtRequest[]) => T | undefined, timeoutMs: number) {
    const { promise, resolve } = Promise.withResolvers<T | undefined>();
    const look = () => {
      const found = seen(this.requests);
      if (found !== undefined) resolve(found);
    };
    const timer = setTimeout(() => resolve(undefined), Math.max(0, timeoutMs));
    this.#watchers.add(look);
    look();
    return promise.finally(() => {
      clearTimeout(timer);
      this.#watchers.delete(look);
    });
  }

  async close(): Promise<void> {
    // A TCP connection on which the TLS handshake never began must be closed too.
    for (const socket of this.#bare.values()) socket.destroy();
    this.#server.closeAllConnections();
    if (this.#server.listening) await once(this.#server.close(), 'close');
  }

  #refuse({ message }: Error, socket: Socket): void {
    if (this.unreadable.length < 20)
      this.unreadable.push(noted('a connection that brought no request', message));
    socket.destroy();
  }

  take(request: CaughtRequest): Answer {
    if (this.sparesProbes && isProbe(request)) return ok;
    const answer = this.script(request, this.requests);
    request.answer = answer;
    this.requests.push(request);
    for (const look of this.#watchers) look();
    return answer;
  }

  async #read(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', httpVersion, socket } = incoming;
    const recording = this.#recordings.get(socket);
    if (!recording) return;
    const message = await read(incoming, recording, `${method} ${path} HTTP/${httpVersion}`, 'none');
    if (!message || this.requests.length >= mostRequests) {
      const brokenOff = recording.isTooLong
        ? `the request is longer than ${longestBody} bytes`
        : 'the connection was closed before the request was complete';
      const why = message ? `more than ${mostRequests} requests came` : brokenOff;
      return this.#refuse(new Error(`${method} ${path}: ${why}`), socket);
    }
    const request: CaughtRequest = { method, path, ...message, json: jsonOf(message.body.toString()) };
    response.on('close', () => {
      request.closedAt = performance.now();
    });
    const answer = this.take(request);
    if (answer.kind === 'reset') return void (this.#bare.get(socket.remotePort) ?? socket).resetAndDestroy();
    sendAnswer(response, answer);
  }
}

export function isProbe({ method, body }: CaughtRequest): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) && body.length === 0;
}

function sendAnswer(response: ServerResponse, answer: Exclude<Answer, { kind: 'reset' }>): void {
  if (answer.kind === 'hang') return;
  if (answer.kind === 'close') return void response.socket?.end();
  const body = Buffer.from(answer.body);
  const headers: Record<string, string> = (answer.kind === 'reply' && answer.headers) || {};
  const length = 'Transfer-Encoding' in headers ? {} : { 'Content-Length': body.length };
  response.writeHead(answer.status, { ...length, Connection: 'close', ...headers });
  if (answer.kind === 'reply') return void afterDelay(answer.afterMs ?? 0, () => response.end(body));
  const half = Math.ceil(body.length / 2);
  response.write(body.subarray(0, half));
  const rest = body.subarray(half);
  for (const [index, byte] of rest.entries()) {
    const afterMs = (answer.lastByteAfterMs * (index + 1)) / rest.length;
    afterDelay(afterMs, () => response.write(Buffer.of(byte)));
  }
  afterDelay(answer.lastByteAfterMs, () => response.end());
}

function afterDelay(ms: number, act: () => unknown): void {
  if (ms === 0) act();
  else setTimeout(act, ms).unref();
}

let port = 20_000 + Math.floor(Math.random() * 9000);

/** Returns a port on which nothing listens, outside the range of ephemeral ports. No two calls return the same port. */
export async function freePort(): Promise<number> {
  for (;;) {
    port += 1;
    const candidate = port;
    const server = createTcpServer();
    const isFree = await once(server.listen(candidate, '127.0.0.1'), 'listening').then(Boolean, () => false);
    if (isFree) await once(server.close(), 'close');
    if (isFree) return candidate;
  }
}
