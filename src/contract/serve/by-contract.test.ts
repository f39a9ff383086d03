import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { TemporaryFailure } from './errors.ts';
import { byContract } from './mount.ts';

test.each([
  [
    new TemporaryFailure('The disk is full.', { cause: new Error('ENOSPC') }),
    /^The request was not stored\. Send it again/,
  ],
  [
    new TemporaryFailure('The store was closed.', { isOutcomeUnknown: true }),
    /^It is unknown if the request was stored\. Check that before/,
  ],
])(
  'an app with byContract answers 503 to a temporary failure, and says if the request was stored: %s',
  async (failure, message) => {
    const logged: string[] = [];
    const stream = { write: (line: string) => void logged.push(line) };
    const app = Fastify({ logger: { level: 'error', stream } });
    byContract(app);
    app.get('/', () => Promise.reject(failure));
    const response = await app.inject('/');
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
    expect(response.json().error.message).toMatch(message);
    const reason = [failure.message, (failure.cause as Error | undefined)?.message]
      .filter(Boolean)
      .join(': ');
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { reason, msg: 'a request was rejected for now' },
    ]);
    expect(logged.join('')).not.toContain('stack');
    await app.close();
  },
);
