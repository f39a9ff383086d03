import type { FastifyInstance } from 'fastify';
import { answer } from './answer.ts';
import { errorAnswer } from './errors.ts';

export interface RateLimit {
  /** Requests that a caller, known by its address, may make in a second. */
  requestsPerSecond: number;
  /** Paths that begin with one of these are not counted. */
  exceptBelow?: readonly string[];
}

/** Answers 429 with Retry-After to callers that make too many requests (CHN-IN-30). Register it before the operations. */
export async function limitRate(
  app: FastifyInstance,
  { requestsPerSecond, exceptBelow = [] }: RateLimit,
): Promise<void> {
  // Only who limits needs the package.
  const { default: rateLimit } = await import('@fastify/rate-limit');
  await app.register(rateLimit, {
    max: requestsPerSecond,
    timeWindow: 1000,
    allowList: ({ url }) => exceptBelow.some((path) => url.startsWith(path)),
    errorResponseBuilder: () => new TooManyRequests(),
  });
}

/** Thrown by the limiter; the server's error handler answers it. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;

  /** The answer of the contract. */
  answer(reply: Parameters<typeof answer>[0]): ReturnType<typeof answer> {
    return answer(
      reply,
      errorAnswer(429, 'Too many requests in a second. Wait as long as Retry-After says.'),
    );
  }
}
