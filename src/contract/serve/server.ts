import { type IncomingMessage, METHODS, maxHeaderSize, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import {
  byteLimit,
  type ConnectionLimits,
  Connections,
  holdPipelined,
  oneAtATime,
  responseOn,
} from './connections.ts';
import { errorAnswer } from './errors.ts';
import { answer, byContract } from './mount.ts';
import { defaultBodyLimit, notServed } from './service.ts';

/** Returns the length of a request's body in bytes, as Content-Length announces it; infinite for a chunked body. */
function lengthOf({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

export interface ServerOptions extends ConnectionLimits {
  log?: FastifyBaseLogger;
  /** The size limit of bodies, in bytes. */
  bodyLimit?: number;
  /** True to read bodies even at addresses where no operation is served. Commands that print requests need this. */
  readsAll?: boolean;
  /** The longest time that `close` waits for the responses under way, in milliseconds; 1000 by default. */
  stopGraceMs?: number;
}

/** The size limit of all large request bodies under way, in bytes, and of all large unread responses. Beyond it, the oldest is cut off. */
export const largeAtOnce = 100_000_000;

/** The longest time that `close` waits for the rest of incomplete requests, in milliseconds. Other callers send a request at once. */
const restGraceMs = 1000;

/** The time limits for the head of a request and for the whole request, in milliseconds. Later, the caller is disconnected. */
const [headersTimeout, requestTimeout] = [10_000, 60_000];

/** The interval at which Node checks these time limits, in milliseconds. */
const connectionsCheckingInterval = 1000;

/** Makes a Fastify server that answers every error as the contract defines. Bodies stay bytes, which the mounted operations read. */
export function createServer(options: ServerOptions = {}): FastifyInstance {
  const { log, bodyLimit = defaultBodyLimit, readsAll = false, trustProxy, stopGraceMs = 1000 } = options;
  const unread = byteLimit<ServerResponse>(largeAtOnce);
  const classes = oneAtATime((response, { writableLength }) => {
    for (const held of unread(response, writableLength)) {
      const from = held.socket?.remoteAddress;
      app.log.warn(
        { from },
        'a caller that does not read its response was disconnected to make room for another',
      );
      held.destroy();
    }
  });
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...(trustProxy && { trustProxy: [...trustProxy] }),
    // A stopping server closes only idle connections at once, so that requests under way get their responses.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout,
    http: { ...classes, headersTimeout, connectionsCheckingInterval },
    // Parameters may have any length, because a token may be as long as an address.
    routerOptions: { maxParamLength: maxHeaderSize },
    // A path that cannot be decoded is answered with 404, not with Fastify's 400.
    frameworkErrors: (_error, _request, reply) => answer(reply as never, notServed()),
    clientErrorHandler: ({ code }, socket) => {
      const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT';
      if (isLate && connections.wasPaused()) return;
      // A caller that has sent no byte gets no response.
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
      // The response to the previous request is sent first.
      if (response) response.once('close', () => refuse(socket, says));
      else refuse(socket, says);
    },
  });
  app.addHook('preClose', async () => {
    // Each connection becomes idle when its last response is sent, so idle connections are closed repeatedly.
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
  const connections = new Connections(app.server, options, app.log);
  // Fastify accepts every method, so that each path answers 405 with its own Allow (CHN-IN-28).
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
        'a slow large body was aborted to make room for another',
      );
      held.destroy();
    }
    done(null, payload);
  });
  byContract(app);
  app.setNotFoundHandler((_request, reply) => answer(reply, notServed()));
  return app;
}

/** Answers 400 to a request that is not valid HTTP or too late, and closes its connection. */
function refuse(socket: Socket, message: string): void {
  const { status, body } = errorAnswer(400, message);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
    // The socket is destroyed, because a caller that does not close its side would keep it open.
    () => socket.destroy(),
  );
}

export interface RateLimit {
  /** The maximum number of requests from one address in a second. */
  requestsPerSecond: number;
  /** Requests to paths that begin with one of these texts are not counted. */
  exceptBelow?: readonly string[];
}

/** Makes an app answer 429 with Retry-After to callers with too many requests (CHN-IN-30). To be called before `mount`. */
export async function limitRate(
  app: FastifyInstance,
  { requestsPerSecond, exceptBelow = [] }: RateLimit,
): Promise<void> {
  // The package is imported only here, so that a service without a rate limit can leave it out.
  const { default: rateLimit } = await import('@fastify/rate-limit');
  await app.register(rateLimit, {
    max: requestsPerSecond,
    timeWindow: 1000,
    allowList: ({ url }) => exceptBelow.some((path) => url.startsWith(path)),
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  });
}
