import { pause } from '../traffic/waits.ts';
import type { Exchange } from './exchange.ts';
import { header } from './wire-message.ts';

/** Counts answers 429, whatever case met them. */
export interface Throttling {
  requests: number;
  refused: number;
}

/** How long a request is made again that is answered 429. */
const insistMs = 45_000;
const pauseMs = { least: 250, most: 5000 };
/** A server that has taken nothing by then has no limit: it refuses. */
const hopeless = 100;

/**
 * Makes a request, and makes it again where it is answered 429, in as long as the answer says: a limit on requests is not
 * what the cases look at, and a strict one is no fault.
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
  // A little apart, or all that were refused together come back together.
  const waitMs = (Number.isFinite(seconds) ? seconds * 1000 : 0) + Math.random() * pauseMs.least;
  return Math.min(pauseMs.most, Math.max(pauseMs.least, waitMs));
}
