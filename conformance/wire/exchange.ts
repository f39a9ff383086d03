import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { type Evidence, noted, shown } from './evidence.ts';
import { MessageReader, type WireMessage } from './http1.ts';

/** A request, down to the borders of its chunks. */
export interface RawRequest {
  url: string;
  method: string;
  headers?: Record<string, string>;
  /** Sent with Content-Length. */
  body?: string | Buffer;
  /** Sent chunked in these pieces, one write to the socket each. */
  chunks?: readonly Buffer[];
  /** Until when the whole answer must be there, in milliseconds from the start. */
  timeoutMs?: number;
}

/** A request and what came back. Instants are milliseconds of `performance.now()`. */
export interface Exchange {
  sentAt: number;
  endedAt: number;
  /** HTTP code of the answer; undefined when there was none. */
  status?: number;
  response?: WireMessage;
  /** Body of the answer. */
  text: string;
  /** Why there is no answer. */
  failure?: string;
  evidence: Evidence[];
}

const patienceMs = 5000;

/** Makes one request on a connection of its own. It resolves in any case; what went wrong stands in `failure`. */
export async function exchange(request: RawRequest): Promise<Exchange> {
  const { head, parts } = written(request);
  const sentAt = performance.now();
  const sent = { head, body: Buffer.concat(request.chunks ?? [bodyOf(request)]), firstByteAt: sentAt };
  const outcome = await answerTo(request, head, parts);
  const endedAt = performance.now();
  const evidence = [shown('request', sent)];
  if (typeof outcome === 'string') {
    return {
      sentAt,
      endedAt,
      text: '',
      failure: outcome,
      evidence: [...evidence, noted('no answer', outcome)],
    };
  }
  return {
    sentAt,
    endedAt: outcome.lastByteAt,
    status: Number(outcome.startLine.split(' ')[1]),
    response: outcome,
    text: outcome.body.toString(),
    evidence: [...evidence, shown('answer', outcome)],
  };
}

/** Says in a few words what came back. */
export function inShort({ status, text, failure }: Exchange): string {
  return failure ?? (text === '' ? `${status} with an empty body` : `${status} ${text.slice(0, 120)}`);
}

function bodyOf({ body = '' }: RawRequest): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body;
}

function written(request: RawRequest): { head: string; parts: Buffer[] } {
  const url = new URL(request.url);
  const body = bodyOf(request);
  const framing: Record<string, string> = request.chunks
    ? { 'Transfer-Encoding': 'chunked' }
    : request.body !== undefined || request.method === 'POST'
      ? { 'Content-Length': String(body.length) }
      : {};
  const fields = { Host: url.host, Accept: '*/*', Connection: 'close', ...framing, ...request.headers };
  const head = [
    `${request.method} ${url.pathname}${url.search} HTTP/1.1`,
    ...Object.entries(fields).map(([name, value]) => `${name}: ${value}`),
  ].join('\r\n');
  const parts = request.chunks
    ? [...request.chunks.map(asChunk), Buffer.from('0\r\n\r\n')]
    : body.length > 0
      ? [body]
      : [];
  return { head, parts };
}

function asChunk(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

function answerTo(request: RawRequest, head: string, parts: Buffer[]): Promise<WireMessage | string> {
  const { promise, resolve } = Promise.withResolvers<WireMessage | string>();
  const reader = new MessageReader('response');
  const limit = request.timeoutMs ?? patienceMs;
  const socket = open(new URL(request.url), () => void send(socket, head, parts));
  const timer = setTimeout(() => resolve(`no complete answer within ${limit} ms`), limit);
  socket.on('data', (bytes: Buffer) => {
    const [message] = reader.push(bytes, performance.now());
    if (message) resolve(message);
  });
  socket.on('error', (error) => resolve(`connection failed: ${error.message}`));
  socket.on('close', () =>
    resolve(reader.end(performance.now()) ?? 'connection closed without a complete answer'),
  );
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
}

function open(url: URL, ready: () => void): Socket {
  const tls = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (tls ? 443 : 80));
  const socket = tls
    ? connectTls({ host, port, servername: host }, ready)
    : connectPlain({ host, port }, ready);
  return socket.setNoDelay(true);
}

/** Each part is its own segment: the pause lets the receiver see the borders. */
async function send(socket: Socket, head: string, parts: Buffer[]): Promise<void> {
  if (parts.length <= 1) {
    socket.write(Buffer.concat([Buffer.from(`${head}\r\n\r\n`), ...parts]));
    return;
  }
  socket.write(`${head}\r\n\r\n`);
  for (const part of parts) {
    if (socket.destroyed) return;
    socket.write(part);
    await new Promise((resume) => setTimeout(resume, 5));
  }
}
