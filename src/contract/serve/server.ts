import { type IncomingMessage, METHODS, maxHeaderSize, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { byteLimit, Connections, holdPipelined, oneAtATime, responseOn } from './connections.ts';
import { errorAnswer } from './errors.ts';
import { answer, byContract } from './mount.ts';
import { defaultBodyLimit, notServed } from './service.ts';

/** Returns the announced length of a body, in bytes. A chunked body announces none, and counts as infinite. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

export interface ServerOptions {
  log?: FastifyBaseLogger;
  /** The largest body that is read, in bytes. */
  bodyLimit?: number;
  /** Reads bodies also for addresses where nothing is served. For commands that print requests. */
  readsAll?: boolean;
  /** The trusted proxies, each an address or a range (`10.0.0.0/8`). Their X-Forwarded-For names the caller. */
  trustProxy?: readonly string[];
  /** The longest wait of `close` for requests under way, in milliseconds; 1000 by default. */
  stopGraceMs?: number;
  /** Maximum number of connections; unlimited by default. A new one replaces the one that has waited longest for its caller. */
  maxConnections?: number;
  /** Maximum number of connections of one network; unlimited by default. A trusted proxy has no such limit. */
  maxConnectionsOfNetwork?: number;
  /** Returns the name of an address's network. By default each address is its own network. */
  networkOf?: (address: string) => string;
}

/** Maximum bytes of large request bodies under way, and of large unread responses. Beyond it the oldest one is cut off. */
export const largeAtOnce = 100_000_000;

/** The longest wait of `close` for the rest of incomplete requests, in milliseconds. An honest caller sends a request at once. */
const restGraceMs = 1000;

/** The time limits for the head of a request and for the whole request, in milliseconds. A later caller is cut off. */
const [headersTimeout, requestTimeout] = [10_000, 60_000];

/** The interval at which Node checks for requests that exceed these time limits, in milliseconds. */
const connectionsCheckingInterval = 1000;

/** Makes a Fastify server that answers every error as the contract defines. Bodies stay bytes for the mounted operations. */
export function createServer({
  log,
  bodyLimit = defaultBodyLimit,
  readsAll = false,
  trustProxy,
  stopGraceMs = 1000,
  maxConnections: most,
  maxConnectionsOfNetwork: mostOfOne,
  networkOf,
}: ServerOptions = {}): FastifyInstance {
  const unread = byteLimit<ServerResponse>(largeAtOnce);
  const classes = oneAtATime((response, { writableLength }) => {
    for (const held of unread(response, writableLength)) {
      const from = held.socket?.remoteAddress;
      app.log.warn({ from }, 'a caller that does not read was cut off to make room for another');
      held.destroy();
    }
  });
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...(trustProxy && { trustProxy: [...trustProxy] }),
    // When the server stops, requests under way still get their responses.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout,
    http: { ...classes, headersTimeout, connectionsCheckingInterval },
    // Parameters may have any length, because a token may be as long as an address.
    routerOptions: { maxParamLength: maxHeaderSize },
    // A path that cannot be decoded is answered 404.
    frameworkErrors: (_error, _request, reply) => answer(reply as never, notServed()),
    clientErrorHandler: ({ code }, socket) => {
      const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
      if (isLate && connections.wasPaused()) return;
      // A caller that has sent nothing gets no response.
      if (!socket.writable || (isLate && socket.bytesRead === 0)) {
        socket.destroy();
        return;
      }
      const says = isLate
        ? 'The request did not come in time. Send it at once.'
        : code === 'HPE_HEADER_OVERFLOW'
          ? `The address and the header fields have more than ${maxHeaderSize} bytes. Send fewer.`
          : 'The request is not valid HTTP.';
      const response = responseOn(socket);
      // The response to the previous request goes first.
      if (response) response.once('close', () => refuse(socket, says));
      else refuse(socket, says);
    },
  });
  app.addHook('preClose', async () => {
    // Connections become idle one by one, when their last requests are answered.
    const idle = setInterval(() => app.server.closeIdleConnections(), 20).unref();
    const halves = setTimeout(() => connections.closeHalves(), Math.min(restGraceMs, stopGraceMs)).unref();
    const all = setTimeout(() => connections.closeAll(), stopGraceMs).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(halves);
      clearTimeout(all);
    });
  });
  holdPipelined(app.server);
  const bounds = { most, mostOfOne, networkOf, proxies: trustProxy };
  const connections = new Connections(app.server, bounds, app.log);
  // Every method reaches the routes, so that each path answers 405 with its own Allow (CHN-IN-28).
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const bodies = byteLimit<IncomingMessage>(largeAtOnce);
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404 && !readsAll) {
      answer(reply, notServed());
      return;
    }
    for (const held of bodies(request.raw, Math.min(lengthOf(request.raw), request.routeOptions.bodyLimit))) {
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

/** Answers an unreadable request, and closes its connection. */
function refuse(socket: Socket, message: string): void {
  const { status, body } = errorAnswer(400, message);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    // A caller that never closes its half of the connection would keep the socket open.
    () => socket.destroy(),
  );
}

export interface RateLimit {
  /** The maximum number of requests from one address in a second. */
  requestsPerSecond: number;
  /** Requests whose path begins with one of these texts are not counted. */
  exceptBelow?: readonly string[];
}

/** Answers 429 with Retry-After to callers that make too many requests (CHN-IN-30). Register it before the operations. */
export async function limitRate(
  app: FastifyInstance,
  { requestsPerSecond, exceptBelow = [] }: RateLimit,
): Promise<void> {
  // The package is imported only here, so that a service without a limit does not need it.
  const { default: rateLimit } = await import('@fastify/rate-limit');
  await app.register(rateLimit, {
    max: requestsPerSecond,
    timeWindow: 1000,
    allowList: ({ url }) => exceptBelow.some((path) => url.startsWith(path)),
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  });
}
