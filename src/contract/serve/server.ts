import { METHODS, maxHeaderSize } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answer, byContract } from './by-contract.ts';
import { errorAnswer } from './errors.ts';
import { LargeBodies } from './large-bodies.ts';

export interface ServerOptions {
  log?: FastifyBaseLogger;
  /** The largest body that is read, in bytes. */
  bodyLimit?: number;
  /** Whether bodies are read also where nothing is served, for who shows what came. */
  readsAll?: boolean;
  /** Proxies, each an address or a range (`10.0.0.0/8`), that are believed when they say by X-Forwarded-For who calls. */
  trustProxy?: readonly string[];
  /** How long a stop waits for requests that are under way, in milliseconds. */
  stopGraceMs?: number;
}

/** One MiB: a thousand times what the longest message of the contract needs. */
const defaultBodyLimit = 1024 * 1024;

/** Bytes of large bodies that are read at once. Beyond it the connection of the body that has taken longest is closed. */
export const largeBodiesAtOnce = 100_000_000;

/** Who has not sent a whole request after this many milliseconds is hung up on. */
const requestTimeout = 60_000;

/**
 * A Fastify server that answers every failure as the contract says: bodies are left as bytes for the mounted operations to
 * read, and no message of the framework and no stack reaches the caller.
 */
export function createServer({
  log,
  bodyLimit = defaultBodyLimit,
  readsAll = false,
  trustProxy,
  stopGraceMs = 1000,
}: ServerOptions = {}): FastifyInstance {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    ...(trustProxy && { trustProxy: [...trustProxy] }),
    // At the stop, requests that are being processed still get their answers.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout,
    // A token may be as long as an address can be.
    routerOptions: { maxParamLength: maxHeaderSize },
    // An address that cannot be decoded is one where nothing is served.
    frameworkErrors: (_error, _request, reply) => answer(reply as never, notServed()),
    clientErrorHandler: (_error, socket) => {
      if (!socket.writable) {
        socket.destroy();
        return;
      }
      const { status, body } = errorAnswer(400, 'The request is not HTTP as it should be.');
      const text = JSON.stringify(body);
      socket.end(
        `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\nconnection: close\r\n\r\n${text}`,
        // Who never closes would keep the half that is left.
        () => socket.destroy(),
      );
    },
  });
  app.addHook('preClose', async () => {
    // Connections fall idle one after the other, as their last requests are answered.
    const idle = setInterval(() => app.server.closeIdleConnections(), 20).unref();
    const all = setTimeout(() => app.server.closeAllConnections(), stopGraceMs).unref();
    app.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(all);
    });
  });
  // That an address does not have a method is for the address to say, also of methods that nobody uses (CHN-IN-28).
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const large = new LargeBodies(largeBodiesAtOnce);
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.is404 && !readsAll) {
      answer(reply, notServed());
      return;
    }
    for (const held of large.begin(request.raw, bodyLimit)) {
      request.log.warn(
        { from: held.socket.remoteAddress },
        'a large body that took long gave way to another',
      );
      held.destroy();
    }
    done(null, payload);
  });
  byContract(app);
  app.setNotFoundHandler((_request, reply) => answer(reply, notServed()));
  return app;
}

function notServed() {
  return errorAnswer(404, 'Nothing is served at this address. Compare it with the one that was handed out.');
}
