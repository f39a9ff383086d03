import { pause } from '../traffic/waits.ts';
import type { Exchange } from './exchange.ts';
import { header } from './wire-message.ts';

/** Counts the answers 429 of all cases. */
export interface Throttling {
  requests: number;
  refused: number;
}

/** How long a request that is answered 429 is retried. */
const insistMs = 45_000;
const pauseMs = { least: 250, most: 5000 };
/** A server that has answered 429 to so many requests, and nothing else, has no rate limit: it rejects everything. */
const hopeless = 100;

/**
 * Makes a request, and retries it when it is answered 429, after the delay that the answer names: no case judges rate limits, and a
 * strict one is not a fault.
 */
export async function insisting(
  ask: () => Promise<Exchange>,
  throttling: Throttling = { requests: 0, refused: 0 },
): Promise<Exchange> {
  const end = performance.now() + insistMs;
  for (;;) {
    throttling.requests += 1;
    const answer = await ask();
    if (answer.status !== 429) return answer;
    throttling.refused += 1;
    const isHopeless = throttling.refused >= hopeless && throttling.refused === throttling.requests;
    const waitMs = saidToWait(answer);
    if (isHopeless || performance.now() + waitMs > end) return answer;
    await pause(waitMs);
  }
}

function saidToWait({ response }: Exchange): number {
  const seconds = Number((response && header(response, 'retry-after')) ?? 0);
  // With jitter, so that requests which were rejected together are not retried together.
  const waitMs = (Number.isFinite(seconds) ? seconds * 1000 : 0) + Math.random() * pauseMs.least;
  return Math.min(pauseMs.most, Math.max(pauseMs.least, waitMs));
}
