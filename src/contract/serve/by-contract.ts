import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationResult } from '../../../generated/operation.ts';
import { errorAnswer, failureAnswer } from './errors.ts';
import { tooLarge } from './service.ts';

const mark = Symbol('by contract');

/** Sends a result as JSON. */
export function answer(reply: FastifyReply, { status, body, headers }: OperationResult): FastifyReply {
  reply.code(status);
  if (headers) reply.headers(headers);
  if (body === undefined) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

/** True if `byContract` was called for the app or for a scope around it. */
export function isByContract(app: FastifyInstance): boolean {
  return app.hasDecorator(mark);
}

/** Sets up an app or a scope of one. Bodies stay bytes for the operations to read, and every error gets the contract's response. */
export function byContract(app: FastifyInstance): void {
  app.decorate(mark, true);
  app.removeAllContentTypeParsers();
  // `application/json` is named, because Fastify finds a named content type at once. It parses any other Content-Type on every request.
  app.addContentTypeParser(['application/json', '*'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // A malformed content type is removed, because Fastify would answer 415.
    const isMalformed = request.headers['content-type'] !== undefined && request.mediaType === undefined;
    if (isMalformed) request.headers = { 'content-type': undefined };
    done(null, payload);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
    answer(reply, answerTo(error, request)),
  );
}

/** Returns the contract's response to an error of the framework or of a handler. Server errors are logged. */
function answerTo(error: Error & { statusCode?: number }, request: FastifyRequest): OperationResult {
  const { statusCode: status = 500 } = error;
  if (status === 413) return tooLarge(request.routeOptions.bodyLimit);
  if (status === 429)
    return errorAnswer(429, 'Too many requests in a second. Wait as long as Retry-After says.');
  if (status < 500) return errorAnswer(400, 'The request is malformed. Compare it with the documents.');
  return failureAnswer(error, request.id, (err, requestId) =>
    request.log.error({ err, requestId }, 'a request could not be processed'),
  );
}
