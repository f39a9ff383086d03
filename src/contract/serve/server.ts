import { type IncomingMessage, METHODS, maxHeaderSize, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answer, byContract } from './by-contract.ts';
import { errorAnswer } from './errors.ts';
import { defaultBodyLimit, notServed } from './service.ts';

/** Bodies below this many bytes are not counted: they cost no more than their connection. */
const largeFrom = 16 * 1024;

/**
 * Bounds the memory of large bodies that are being read, by their announced lengths. When the bound is exceeded, the oldest is cut
 * off: an honest caller sends its body at once, an attacker holds it back. The function counts a request of which at most `limit`
 * bytes are read, and returns the requests to cut off, oldest first.
 *
 * @param room in bytes
 */
function largeBodies(room: number): (request: IncomingMessage, limit: number) => IncomingMessage[] {
  const held = new Map<IncomingMessage, number>();
  let all = 0;
  const end = (request: IncomingMessage) => {
    all -= held.get(request) ?? 0;
    held.delete(request);
  };
  return (request, limit) => {
    const bytes = Math.min(lengthOf(request), limit);
    if (bytes < largeFrom) return [];
    held.set(request, bytes);
    all += bytes;
    request.once('end', () => end(request)).once('close', () => end(request));
    const cutOff: IncomingMessage[] = [];
    for (const oldest of held.keys()) {
      // The newest is never cut off, even where it alone exceeds the bound.
      if (all <= room || held.size === 1) break;
      end(oldest);
      cutOff.push(oldest);
    }
    return cutOff;
  };
}

/** The announced length of a body; a chunked one announces none. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

export interface ServerOptions {
  log?: FastifyBaseLogger;
  /** The largest body that is read, in bytes. */
  bodyLimit?: number;
  /** Reads bodies also where nothing is served. For commands that print requests. */
  readsAll?: boolean;
  /** Proxies, each an address or a range (`10.0.0.0/8`), whose X-Forwarded-For names the caller. */
  trustProxy?: readonly string[];
  /** The longest wait of `close` for requests under way, in milliseconds. */
  stopGraceMs?: number;
  /** Connections at the same time. One more is closed at once; unlimited by default. */
  maxConnections?: number;
}

/** Bytes of large bodies that are read at once. Beyond it the connection of the body that has taken longest is closed. */
export const largeBodiesAtOnce = 100_000_000;

/** The longest wait of `close` for the rest of requests, in milliseconds. An honest caller sends a request at once. */
const restGraceMs = 1000;

/** The least time between two log lines about connections closed for their number, in milliseconds. */
const dropLogMs = 10_000;

/** A caller that has not sent its request after this many milliseconds is cut off. */
const requestTimeout = 60_000;

/**
 * A Fastify server that answers every error as the contract says. Bodies stay bytes, which the mounted operations parse. Callers
 * never see a message of the framework or a stack.
 */
export function createServer({
  log,
  bodyLimit = defaultBodyLimit,
  readsAll = false,
  trustProxy,
  stopGraceMs = 1000,
  maxConnections,
}: ServerOptions = {}): FastifyInstance {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...(trustProxy && { trustProxy: [...trustProxy] }),
    // Requests under way at the stop still get their responses.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout,
    // A token may be as long as an address can be.
    routerOptions: { maxParamLength: maxHeaderSize },
    // A path that cannot be decoded is answered 404.
    frameworkErrors: (_error, _request, reply) => answer(reply as never, notServed()),
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      const { status, body } = errorAnswer(400, 'The request is not valid HTTP.');
      const text = JSON.stringify(body);
      socket.end(
        `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
        // A caller that never closes would keep its half of the connection.
        () => socket.destroy(),
      );
    },
  });
  app.addHook('preClose', async () => {
    // Connections become idle one by one, when their last requests are answered.
    const idle = setInterval(() => app.server.closeIdleConnections(), 20).unref();
    const halves = setTimeout(closeHalves, Math.min(restGraceMs, stopGraceMs)).unref();
    const all = setTimeout(() => app.server.closeAllConnections(), stopGraceMs).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(halves);
      clearTimeout(all);
    });
  });
  const closeHalves = halvesOf(app);
  if (maxConnections !== undefined) boundConnections(app, maxConnections);
  // Every method reaches the routes, so that each path answers 405 with its own Allow (CHN-IN-28).
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const count = largeBodies(largeBodiesAtOnce);
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404 && !readsAll) {
      answer(reply, notServed());
      return;
    }
    for (const held of count(request.raw, bodyLimit)) {
      request.log.warn(
        { from: held.socket.remoteAddress },
        'a slow large body was cut off to make room for another',
      );
      held.destroy();
    }
    done(null, payload);
  });
  byContract(app);
  app.setNotFoundHandler((_request, reply) => answer(reply, notServed()));
  return app;
}

/** A function that closes the connections on which the server waits for the rest of a request. */
function halvesOf({ server }: FastifyInstance): () => void {
  const open = new Map<Socket, ServerResponse | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', ({ socket }, response: ServerResponse) => {
    if (open.has(socket)) open.set(socket, response);
  });
  return () => {
    for (const [socket, response] of open)
      if (!response?.req.complete || response.writableFinished) socket.destroy();
  };
}

function boundConnections({ server, log }: FastifyInstance, most: number): void {
  server.maxConnections = most;
  let [dropped, logAt] = [0, 0];
  server.on('drop', () => {
    dropped++;
    if (performance.now() < logAt) return;
    logAt = performance.now() + dropLogMs;
    log.warn({ most, dropped }, 'connections were closed at once: there are too many');
  });
}
