import type { FastifyInstance } from 'fastify';
import { answer } from './answer.ts';
import { errorAnswer, TemporaryFailure } from './errors.ts';
import { TooManyRequests } from './rate-limit.ts';

const mark = Symbol('by contract');

/** Whether bodies are left as bytes in an app, and failures answered as the contract says. */
export function isByContract(app: FastifyInstance): boolean {
  return app.hasDecorator(mark);
}

/** Leaves bodies as bytes, for the operations to read, and answers every failure as the contract says, in an app or a scope of one. */
export function byContract(app: FastifyInstance): void {
  app.decorate(mark, true);
  app.removeAllContentTypeParsers();
  // One that is named is found at once, any other one is taken apart at every request.
  app.addContentTypeParser(['application/json', '*'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('preParsing', (request, _reply, payload, done) => {
    // What is no media type says nothing of a body, as if there were none.
    const isNone = request.headers['content-type'] !== undefined && request.mediaType === undefined;
    if (isNone) request.headers = { 'content-type': undefined };
    done(null, payload);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode === 413) {
      return answer(
        reply,
        errorAnswer(400, `The body is larger than ${app.initialConfig.bodyLimit} bytes. Send a smaller one.`),
      );
    }
    if (error instanceof TooManyRequests) return error.answer(reply);
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return answer(reply, errorAnswer(400, 'The request is malformed. Compare it with the documents.'));
    }
    request.log.error({ err: error, requestId: request.id }, 'a request could not be processed');
    if (error instanceof TemporaryFailure) {
      const later = errorAnswer(503, 'Nothing of this was stored. Send it again as Retry-After says.');
      return answer(reply, { ...later, headers: { 'retry-after': String(error.retryAfter) } });
    }
    return answer(
      reply,
      errorAnswer(500, `The request could not be processed. Quote ${request.id} when you report it.`),
    );
  });
}
