import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { TemporaryFailure } from './errors.ts';
import { byContract } from './mount.ts';

test.each([
  [new TemporaryFailure('The disk is full.'), /^The request was not stored\. Send it again/],
  [
    new TemporaryFailure('The store was closed.', { isOutcomeUnknown: true }),
    /^It is unknown if the request was stored\. Check that before/,
  ],
])(
  'an app with byContract answers 503 to a temporary failure, and says if the request was stored: %s',
  async (failure, message) => {
    const app = Fastify();
    byContract(app);
    app.get('/', () => Promise.reject(failure));
    const response = await app.inject('/');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect(response.json().error.message).toMatch(message);
    await app.close();
  },
);
