import { createServer, type Server, type Socket } from 'node:net';
import type { Answer } from './answers.ts';
import { header, MessageReader, type WireMessage } from './http1.ts';

/** A request that a stand-in caught. */
export interface CaughtRequest extends WireMessage {
  method: string;
  path: string;
  /** The body as JSON; undefined when it is none. */
  json: unknown;
  /** When the connection was over, in milliseconds of `performance.now()`. */
  closedAt?: number;
}

/** Decides what to do with a request; `earlier` are the ones caught before it. */
export type Script = (request: CaughtRequest, earlier: readonly CaughtRequest[]) => Answer;

/**
 * A server on a raw socket that plays the other side: it records each request with its bytes and instants, and answers,
 * hangs or resets as its script says. It never keeps a connection alive, so that no client library repeats a request
 * of its own accord on a connection that went stale.
 */
export class StandIn {
  readonly requests: CaughtRequest[] = [];
  readonly host: string;
  port: number;
  script: Script;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #watchers = new Set<() => void>();

  constructor(script: Script, host = '127.0.0.1', port = 0) {
    this.script = script;
    this.host = host;
    this.port = port;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  /** Listens; `port` then holds the real one. */
  async open(): Promise<this> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject);
    this.#server.listen(this.port, this.host, resolve);
    await promise;
    const address = this.#server.address();
    if (address && typeof address === 'object') this.port = address.port;
    return this;
  }

  get url(): string {
    return `http://${this.host.includes(':') ? `[${this.host}]` : this.host}:${this.port}`;
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
    for (const socket of this.#sockets) socket.destroy();
    if (!this.#server.listening) return;
    await new Promise<void>((closed) => this.#server.close(() => closed()));
  }

  #accept(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    const caught: CaughtRequest[] = [];
    socket.on('close', () => {
      this.#sockets.delete(socket);
      for (const request of caught) request.closedAt = performance.now();
    });
    socket.on('error', () => socket.destroy());
    const reader = new MessageReader('request', ({ headers }) => {
      if (/100-continue/i.test(header({ headers }, 'expect') ?? ''))
        socket.write('HTTP/1.1 100 Continue\r\n\r\n');
    });
    socket.on('data', (bytes: Buffer) => {
      const at = performance.now();
      for (const message of reader.push(bytes, at)) caught.push(this.#caught(socket, message));
    });
  }

  /** Records a request and says what to do with it. */
  take(request: CaughtRequest): Answer {
    const answer = this.script(request, [...this.requests]);
    this.requests.push(request);
    for (const look of this.#watchers) look();
    return answer;
  }

  #caught(socket: Socket, message: WireMessage): CaughtRequest {
    const [method = '', path = ''] = message.startLine.split(' ');
    const request = { ...message, method, path, json: parsed(message.body) };
    perform(socket, this.take(request));
    return request;
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

function perform(socket: Socket, answer: Answer): void {
  if (answer.kind === 'hang') return;
  if (answer.kind === 'reset') return void socket.resetAndDestroy();
  if (answer.kind === 'close') return void socket.end();
  const body = Buffer.from(answer.body);
  const head = headOf(answer.status, body.length, answer.kind === 'reply' ? answer.headers : undefined);
  if (answer.kind === 'reply') {
    later(answer.afterMs ?? 0, () => socket.end(Buffer.concat([head, body])));
    return;
  }
  const half = Math.ceil(body.length / 2);
  socket.write(Buffer.concat([head, body.subarray(0, half)]));
  later(answer.lastByteAfterMs, () => socket.end(body.subarray(half)));
}

function headOf(status: number, length: number, headers: Record<string, string> = {}): Buffer {
  const fields = { 'Content-Length': String(length), Connection: 'close', ...headers };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`HTTP/1.1 ${status} Conformance`, ...lines, '', ''].join('\r\n'));
}

function later(ms: number, act: () => void): void {
  if (ms === 0) act();
  else setTimeout(act, ms).unref();
}
