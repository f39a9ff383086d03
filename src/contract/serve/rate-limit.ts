import type { FastifyInstance } from 'fastify';

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
