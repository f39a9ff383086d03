import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { TemporaryFailure } from './errors.ts';
import { byContract } from './mount.ts';

test.each([
  [new TemporaryFailure('The disk is full.'), /^Nothing of this was stored\. Send it again/],
  [
    new TemporaryFailure('It was closed.', { isOutcomeUnknown: true }),
    /^It is unknown whether this was stored\. Look before/,
  ],
])('answers 503, and states whether the request was stored: %s', async (failure, message) => {
  const app = Fastify();
  byContract(app);
  app.get('/', () => Promise.reject(failure));
  const response = await app.inject('/');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  expect(response.json().error.message).toMatch(message);
  await app.close();
});
